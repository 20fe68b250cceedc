/** For what may come a moment later: it waits until the rest has been drawn. */
export function afterPaint(work: () => void): void {
  // A page in the background draws nothing, and would wait for ever.
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work));
}

/** For what is seen, but not with the first frame: it is drawn with the one after. Call what is returned to leave it. */
export function inNextFrame(work: () => void): () => void {
  if (document.hidden) {
    work();
    return () => undefined;
  }
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(work);
  });
  return () => cancelAnimationFrame(frame);
}
