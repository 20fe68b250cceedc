/** Where a cord glows; used by every way of drawing. */

import type { Glow } from './picture';

/** mm along the table to which the glow reaches. */
const REACH = 46;

/** Reports each node of the cord that is near enough, and how bright it is, 0 to 1. */
export function glowing(glow: Glow, line: Float32Array, found: (x: number, y: number, strength: number) => void): void {
  for (let k = 0; k + 1 < line.length; k += 2) {
    const [x, y] = [line[k] as number, line[k + 1] as number];
    const near = 1 - Math.hypot(x - glow.x, y - glow.y) / REACH;
    if (near > 0) found(x, y, near * glow.strength);
  }
}
