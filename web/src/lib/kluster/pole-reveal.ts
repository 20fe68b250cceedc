/** Reveals the poles to everybody, from the middle of the table outwards. */

import { clamp } from '../clamp';

/** ms the whole reveal takes. */
const LASTS = 1600;
/** mm from the middle: magnets this far out or farther are the last. */
const FAR = 170;

export class PoleReveal {
  private since: number | null = null;
  private shown: boolean | null = null;

  /** How far the reveal has come at `now` (ms), 0 to 1. Poles that are shown from the beginning are there at once. */
  share(shown: boolean, now: number, calm: boolean): number {
    if (shown !== this.shown) {
      this.since = shown && this.shown === false && !calm ? now : null;
      this.shown = shown;
    }
    return this.since === null ? 1 : Math.min(1, (now - this.since) / LASTS);
  }
}

/** How much of a magnet's poles is revealed at this spot, 0 to 1. */
export function revealedAt(share: number, x: number, y: number): number {
  const wait = Math.min(1, Math.hypot(x, y) / FAR);
  return clamp(3 * share - 2 * wait, 0, 1);
}
