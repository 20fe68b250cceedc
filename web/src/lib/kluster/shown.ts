/** What a canvas shows, and the hand that acts on it: a live table, or a record. */

import type { Picture, Roster, Surface } from './draw/picture';
import type { TableView } from './draw/view';
import type { CordSpot } from './hand/gestures';
import type { Hand } from './hand/hand';

export interface Shown {
  readonly roster: Roster;
  readonly surface: Surface;
  readonly picture: Picture;
  readonly hand: Hand;
  /** Whether the hand may do anything now. */
  readonly mayAct: boolean;
  /** A pointer is where it could grab a cord, or (null) no longer is. */
  pointAt?(spot: CordSpot | null): void;
  /** Draw on this from now on. */
  show(view: TableView): void;
  /** One animation frame; `now` in the browser's ms. Returns whether anything was drawn. */
  tick(now: number): boolean;
}
