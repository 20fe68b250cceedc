/** What each move of a try brought, as a row of bars: it shows how a game went without giving away its deal. */

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

/** The bars as block characters, to paste. */
export const gainsLine = (gains: readonly number[]): string =>
  barsOf(gains)
    .map(({ height, lost }) => (lost ? loss : blocks[Math.round(height * (blocks.length - 1))]))
    .join('');
