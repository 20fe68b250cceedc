/** The answer to `POST /api/score`, as outlines and table rows. The points are the server's; nothing is counted here. */
import type { CellAt, Outline } from './marks';

export interface SeatScore {
  rectangle: number;
  rows: number;
  columns: number;
  total: number;
}

export interface ScoredBoard {
  scores: Record<string, SeatScore>;
  largest_rectangle: string | null;
  longest_line: string | null;
  lines: { seat: string; cells: [number, number][]; points: number }[];
  rectangles: { seat: string; cells: [number, number][]; points: number }[];
}

const seatOf = (letter: string): number => letter.charCodeAt(0) - 'A'.charCodeAt(0);

/** Outlines on the table; the letters began at the cell `left`,`top`. */
export function outlinesOf(scored: ScoredBoard, left: number, top: number): Outline[] {
  const moved = ([x, y]: [number, number]): CellAt => [x + left, y + top];
  const outlines = (kind: Outline['kind'], found: ScoredBoard['lines']): Outline[] =>
    found.flatMap(({ seat, cells, points }) => {
      const [from, to] = [cells[0], cells.at(-1)];
      return from && to ? [{ kind, seat: seatOf(seat), from: moved(from), to: moved(to), points }] : [];
    });
  // Rectangles first, so that the lines inside them stay visible.
  return [...outlines('rectangle', scored.rectangles), ...outlines('line', scored.lines)];
}
