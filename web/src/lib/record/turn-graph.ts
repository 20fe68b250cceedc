/** The positions of turns in a graph over a whole game. */
import { clamp } from '../clamp';

/** The width of a graph; this and all other lengths here are in its own units (SVG). */
export const GRAPH_WIDTH = 600;
/** Room to the left and right of it. */
export const BEFORE = 6;
export const AFTER = 34;
/** Room above and below it, together. */
export const AROUND = 12;
/** A graph less high than this is illegible. */
const flattest = 170;

/** The height of a graph that fills a space with this `shape` (height divided by width), but no flatter than legible. */
export function graphHeight(shape: number): number {
  const wanted = shape * (BEFORE + GRAPH_WIDTH + AFTER) - AROUND;
  return Number.isFinite(wanted) ? Math.max(flattest, wanted) : flattest;
}

/**
 * Places letters as near to the `wanted` heights as possible: pushed apart where they would overlap, and kept between the
 * top and the bottom.
 */
export function spread(wanted: readonly number[], apart: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, at) => at).sort((one, other) => (wanted[other] ?? 0) - (wanted[one] ?? 0));
  const found = [...wanted];
  let limit = bottom;
  for (const at of order) {
    found[at] = Math.min(found[at] ?? 0, limit);
    limit = found[at] - apart;
  }
  limit = top;
  for (const at of order.reverse()) {
    found[at] = Math.max(found[at] ?? 0, limit);
    limit = found[at] + apart;
  }
  return found;
}

export function turnX(turn: number, last: number): number {
  return (turn / Math.max(1, last)) * GRAPH_WIDTH;
}

/** The turn nearest to an x coordinate of the graph. */
export function turnAt(x: number, last: number): number {
  return Math.round(clamp(x / GRAPH_WIDTH, 0, 1) * last);
}
