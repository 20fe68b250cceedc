/** A held magnet is drawn large enough to be seen on the smallest screen; everything on the table is drawn to scale. */

import { isSpinner, type Triple } from '../magnet';
import type { Picture, Roster } from './picture';

/** CSS pixels: the least width of a held magnet. */
export const LEAST = 28;
/** s in which it shrinks to scale once it is let go. */
const SHRINKING = 0.15;

export class HeldSize {
  /** Which magnet is drawn larger, and how many times. */
  magnet = -1;
  factor = 1;

  constructor(private readonly roster: Roster) {}

  /** `scale`: CSS pixels per mm. Returns whether the size is still changing. */
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

/** mm: the smaller width of a stone lying flat, the length of a spinner. */
function across(roster: Roster, magnet: number): number {
  const size = roster.sizes[magnet] as Triple;
  return isSpinner(roster.names[magnet] ?? '') ? size[0] : size[1];
}
