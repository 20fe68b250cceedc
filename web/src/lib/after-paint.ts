/** Do something that is not urgent once the page has been drawn. */
export function afterPaint(work: () => void): void {
  // A page in the background paints nothing, so this would wait for ever.
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work));
}

/** Do something one frame later. Call the returned function to cancel it. */
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
