/** Where turns stand in a graph over a whole game. */

export const GRAPH_WIDTH = 600;

/** Beside the graph itself, on the left and on the right. */
export const BEFORE = 6;
export const AFTER = 34;
/** Above and below it, together. */
export const AROUND = 12;

const flattest = 170;

/** How high a graph is that fills room of a shape, height by width; not flatter than can be read. */
export function graphHeight(shape: number): number {
  const wanted = shape * (BEFORE + GRAPH_WIDTH + AFTER) - AROUND;
  return Number.isFinite(wanted) ? Math.max(flattest, wanted) : flattest;
}

export function turnX(turn: number, last: number): number {
  return (turn / Math.max(1, last)) * GRAPH_WIDTH;
}

/** The turn nearest to a place in the graph. */
export function turnAt(x: number, last: number): number {
  return Math.round(Math.min(1, Math.max(0, x / GRAPH_WIDTH)) * last);
}
