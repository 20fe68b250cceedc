/** The answer to `POST /api/score`, as outlines. The points are the server's; nothing is counted here. */
import type { ScoreAnswer, ScoredGroup } from '../../protocol/types';
import { type CellAt, type ScoredOutline, outlineOf } from '../draw/marks';

export const seatOf = (letter: string): number => letter.charCodeAt(0) - 'A'.charCodeAt(0);

/** Outlines on the table; the letters began at the cell `left`,`top`. */
export function outlinesOf(scored: ScoreAnswer, left: number, top: number): ScoredOutline[] {
  const moved = ([x, y]: CellAt): CellAt => [x + left, y + top];
  const outlines = (kind: ScoredOutline['kind'], found: readonly ScoredGroup[]): ScoredOutline[] =>
    found.map(({ seat, cells, points }) =>
      outlineOf({ kind, seat: seatOf(seat), cells: [moved(cells[0]), moved(cells[1])], points }),
    );
  // Rectangles first, so that the lines inside them stay visible.
  return [...outlines('rectangle', scored.rectangles), ...outlines('line', scored.lines)];
}
