/** Where somebody else pulls a cord. Frames tell which cord is between fingers, not where: it moves most where it is held. */

import type { Moment } from '../live/moment';
import type { CordSpot } from './gestures';

/** mm from frame to frame: less is no movement. */
const STILL = 0.3;

export class SeenPull {
  private before: Moment | null = null;
  private node = -1;

  spot(moment: Moment): CordSpot | null {
    const cord = moment.grabbed[0];
    const line = cord === undefined ? undefined : moment.cords[cord];
    if (cord === undefined || !line) {
      this.before = moment;
      this.node = -1;
      return null;
    }
    const old = this.before?.cords[cord];
    if (old?.length === line.length && old !== line) this.node = fastest(old, line) ?? this.node;
    this.before = moment;
    if (this.node < 0) return null;
    return { cord, x: line[2 * this.node] as number, y: line[2 * this.node + 1] as number };
  }
}

function fastest(old: Float32Array, line: Float32Array): number | null {
  let [most, node] = [STILL, -1];
  for (let k = 0; k + 1 < line.length; k += 2) {
    const moved = Math.hypot((line[k] as number) - (old[k] as number), (line[k + 1] as number) - (old[k + 1] as number));
    if (moved > most) [most, node] = [moved, k / 2];
  }
  return node < 0 ? null : node;
}
