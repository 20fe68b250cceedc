/** What a player is doing at a table without the server knowing; and the cell that a lesson points at. */
import type { CellAt } from '../clustered/draw/marks';

export interface Doing {
  /** Clustered: a tile is chosen, and where it lies on trial. */
  chosen: boolean;
  tried: boolean;
  /** Clustered: the rule behind the refusal that is on the page. */
  refused: string | null;
  /** Kluster: a magnet is in the hand, and how much it tugs, 0 to 1. */
  holding: boolean;
  felt: number;
  /** Kluster: the cord has been in the hand since the last `forget`. */
  cord: boolean;
}

const nothing: Doing = { chosen: false, tried: false, refused: null, holding: false, felt: 0, cord: false };

export const doing = $state<Doing>({ ...nothing });

export function tellDoing(now: Partial<Doing>): void {
  Object.assign(doing, now);
}

/** From now on, what was done before does not count. */
export function forget(): void {
  doing.cord = false;
}

let marked = $state.raw<CellAt | null>(null);

export const markedCell = (): CellAt | null => marked;

export function markCell(cell: CellAt | null): void {
  marked = cell;
}
