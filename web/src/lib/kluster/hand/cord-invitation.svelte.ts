/** A glow shows that a cord can be moved: under the pointer, and in the first turns of somebody who never moved one. */

import type { Glow } from '../draw/picture';
import { motionIsReduced } from '../../settings.svelte';
import { readStored, writeStored } from '../../stored';
import { type CordSpot, nearestCord } from './gestures';

/** ms: the period of the pulsing glow. */
const PERIOD = 1800;

export class CordInvitation {
  /** True if nobody has ever moved a cord in this browser. */
  stranger = $state(readStored('kluster-cord') !== true);
  /** Under the pointer. */
  private pointed: CordSpot | null = null;

  pointAt(spot: CordSpot | null): void {
    this.pointed = spot;
  }

  /** A cord was moved: the glow is not needed any more. */
  accept(): void {
    if (!this.stranger) return;
    this.stranger = false;
    writeStored('kluster-cord', true);
  }

  /** What glows now. `nudge`: the spot to show a newcomer, while the moment is right. */
  glow(cords: readonly Float32Array[], held: CordSpot | null, nudge: { x: number; y: number } | null, now: number): Glow | null {
    const spot = held ?? this.pointed;
    if (spot) return { ...spot, strength: 1 };
    const near = this.stranger && nudge ? nearestCord(cords, nudge.x, nudge.y) : null;
    if (!near) return null;
    const swelling = motionIsReduced() ? 1 : 0.5 - 0.5 * Math.cos((2 * Math.PI * now) / PERIOD);
    return { cord: near.cord, x: near.x, y: near.y, strength: 0.25 + 0.65 * swelling };
  }
}
