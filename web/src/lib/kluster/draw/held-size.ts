/** A held magnet is drawn large enough to be seen on the smallest screen; everything that lies is drawn to scale. */

import { isSpinner, type Triple } from '../magnet';
import type { Picture, Roster } from './picture';

/** CSS pixels that a held magnet is wide, at least. */
export const LEAST = 28;
/** s in which it shrinks to scale when it is let go. */
const SHRINKING = 0.15;

export class HeldSize {
  /** Which magnet is drawn larger, and how many times. */
  magnet = -1;
  factor = 1;

  constructor(private readonly roster: Roster) {}

  /** `scale`: CSS pixels for a mm. Whether anything is still on its way. */
  advance({ held, present }: Picture, scale: number, seconds: number): boolean {
    if (held >= 0 && present[held]) {
      this.magnet = held;
      this.factor = Math.max(1, LEAST / (across(this.roster, held) * scale));
      return false;
    }
    this.factor = Math.max(1, this.factor - (seconds / SHRINKING) * Math.max(0.4, this.factor - 1));
    return this.factor > 1;
  }

  of(magnet: number): number {
    return magnet === this.magnet ? this.factor : 1;
  }
}

/** mm: a stone's lesser width as it lies, a spinner's length. */
function across(roster: Roster, magnet: number): number {
  const size = roster.sizes[magnet] as Triple;
  return isSpinner(roster.names[magnet] ?? '') ? size[0] : size[1];
}
