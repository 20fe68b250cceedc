/** A cord asks to be moved: it glows under the pointer, and by itself in the first turns of somebody who has never moved one. */

import type { Glow } from '../draw/picture';
import { motionIsReduced } from '../../settings.svelte';
import { readStored, writeStored } from '../../stored';
import { type CordSpot, nearestCord } from './gestures';

/** ms from one swelling of the glow to the next. */
const PERIOD = 1800;

export class CordInvitation {
  /** Nobody has ever moved a cord in this browser. */
  stranger = $state(readStored('kluster-cord') !== true);
  /** Under the pointer. */
  private pointed: CordSpot | null = null;

  pointAt(spot: CordSpot | null): void {
    this.pointed = spot;
  }

  /** A cord was moved: nobody need be told again. */
  accept(): void {
    if (!this.stranger) return;
    this.stranger = false;
    writeStored('kluster-cord', true);
  }

  /** What glows now. `nudge`: where to draw a newcomer's eye, while it is time for that. */
  glow(cords: readonly Float32Array[], held: CordSpot | null, nudge: { x: number; y: number } | null, now: number): Glow | null {
    const spot = held ?? this.pointed;
    if (spot) return { ...spot, strength: 1 };
    const near = this.stranger && nudge ? nearestCord(cords, nudge.x, nudge.y) : null;
    if (!near) return null;
    const swelling = motionIsReduced() ? 1 : 0.5 - 0.5 * Math.cos((2 * Math.PI * now) / PERIOD);
    return { cord: near.cord, x: near.x, y: near.y, strength: 0.25 + 0.65 * swelling };
  }
}
