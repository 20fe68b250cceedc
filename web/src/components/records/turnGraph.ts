/** Where turns stand in a graph over a whole game. */

export const GRAPH_WIDTH = 600;

export function turnX(turn: number, last: number): number {
  return (turn / Math.max(1, last)) * GRAPH_WIDTH;
}

/** The turn nearest to a place in the graph. */
export function turnAt(x: number, last: number): number {
  return Math.round(Math.min(1, Math.max(0, x / GRAPH_WIDTH)) * last);
}
