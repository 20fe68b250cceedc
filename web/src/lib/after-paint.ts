/** Do something that is not urgent once the page has been drawn. */
export function afterPaint(work: () => void): void {
  // A page in the background draws nothing, and would wait for ever.
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work));
}

/** Show something one frame later than the rest. Calling what is returned cancels it. */
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
