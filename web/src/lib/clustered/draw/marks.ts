/** What a board shows besides its tiles. */
import type { Group } from '../../protocol/types';

export type CellAt = readonly [x: number, y: number];

export interface PlacedTile {
  x: number;
  y: number;
  tile: string;
  /** The seat it belongs to; start tiles belong to nobody. */
  owner: number | null;
}

/** A line or a rectangle that scores, from its first to its last cell. */
export interface ScoredOutline {
  kind: 'line' | 'rectangle';
  seat: number;
  from: CellAt;
  to: CellAt;
  points: number;
}

export type Attribute = 'shape' | 'fill' | 'count';

/** A side on which a tile does not fit its neighbour. */
export interface Clash {
  /** Where the tile would lie. */
  cell: CellAt;
  neighbour: CellAt;
  /** The attributes that differ. */
  differ: readonly Attribute[];
}

export const cellKey = ([x, y]: CellAt): string => `${x},${y}`;

export const sameCell = (one: CellAt | null, other: CellAt | null): boolean =>
  one !== null && other !== null && one[0] === other[0] && one[1] === other[1];

/** Where an outline runs, in hundredths of a cell: along the edges of the tiles, rectangles outside, lines within. */
export function outlineBox({ kind, from, to }: ScoredOutline): { x: number; y: number; width: number; height: number } {
  const inset = kind === 'line' ? 3 : -3;
  return {
    x: 100 * Math.min(from[0], to[0]) + inset,
    y: 100 * Math.min(from[1], to[1]) + inset,
    width: 100 * (Math.abs(to[0] - from[0]) + 1) - 2 * inset,
    height: 100 * (Math.abs(to[1] - from[1]) + 1) - 2 * inset,
  };
}

export const outlineKey = ({ kind, seat, from, to }: ScoredOutline): string => `${kind}${seat}:${from.join()}:${to.join()}`;

export const outlineOf = ({ kind, seat, cells, points }: Group): ScoredOutline => ({
  kind: kind === 'rectangle' ? 'rectangle' : 'line',
  seat,
  from: cells[0],
  to: cells[1],
  points,
});
