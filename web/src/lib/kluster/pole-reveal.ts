/** The moment in which everybody sees the poles: from the middle of the table outwards. */

import { clamp } from '../clamp';

/** ms from the first magnet to the last. */
const LASTS = 1600;
/** mm from the middle at which a magnet is among the last. */
const FAR = 170;

export class PoleReveal {
  private since: number | null = null;
  private shown: boolean | null = null;

  /** How much of it has been seen at `now` (ms), 0 to 1. What is shown from the beginning is there at once. */
  share(shown: boolean, now: number, calm: boolean): number {
    if (shown !== this.shown) {
      this.since = shown && this.shown === false && !calm ? now : null;
      this.shown = shown;
    }
    return this.since === null ? 1 : Math.min(1, (now - this.since) / LASTS);
  }
}

/** How much of the poles of a magnet at this spot is to be seen, 0 to 1. */
export function revealedAt(share: number, x: number, y: number): number {
  const wait = Math.min(1, Math.hypot(x, y) / FAR);
  return clamp(3 * share - 2 * wait, 0, 1);
}
