/** For what may come a moment later: it waits until the rest has been drawn. */
export function afterPaint(work: () => void): void {
  // A page in the background draws nothing, and would wait for ever.
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work));
}
