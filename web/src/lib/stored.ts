/** Values kept in this browser. A browser that keeps nothing (private windows, blocked storage) is no reason to fail. */

export function readStored(name: string): unknown {
  try {
    const text = localStorage.getItem(`lodestone.${name}`);
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

export function writeStored(name: string, value: unknown): void {
  try {
    localStorage.setItem(`lodestone.${name}`, JSON.stringify(value));
  } catch {
    // Then nothing is kept; the page goes on with what it has in memory.
  }
}
