/** Save something made in the browser as a file. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser may still be reading it when this returns.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
