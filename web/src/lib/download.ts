/** Something made here, as a file on somebody's disk. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser still reads it when the press is over.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
