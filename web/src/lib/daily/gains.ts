/** What each move of a try brought, as a row of bars: it tells how a game went, and nothing about its deal. */

interface Bar {
  /** From 0 to 1. */
  height: number;
  /** The move cost points. */
  lost: boolean;
}

const blocks = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
const loss = '×';

export function barsOf(gains: readonly number[]): Bar[] {
  const most = Math.max(1, ...gains);
  return gains.map((gain) => ({ height: Math.max(0, gain) / most, lost: gain < 0 }));
}

/** In letters, to paste. */
export const gainsLine = (gains: readonly number[]): string =>
  barsOf(gains)
    .map(({ height, lost }) => (lost ? loss : blocks[Math.round(height * (blocks.length - 1))]))
    .join('');
