/** A picture between two moments. */

import type { Picture } from '../draw/picture';
import type { Moment } from './moment';

/** Write the table `share` (0 to 1) of the way from one moment to the next into a picture. */
export function blend(from: Moment, to: Moment, share: number, into: Picture): void {
  const seen = share >= 1 ? to : from;
  into.present.set(seen.present);
  into.trembling.set(seen.trembling);
  for (let i = 0; i < into.present.length; i++) {
    if (!into.present[i]) continue;
    // A magnet that was not there before has no pose to blend from.
    if (from.present[i] && to.present[i]) blendPose(from, to, share, i, into);
    else copyPose(seen, i, into);
  }
  blendCords(from, to, share, into);
  into.held = seen.grip?.magnet ?? -1;
}

function copyPose(moment: Moment, i: number, into: Picture): void {
  for (let k = 3 * i; k < 3 * i + 3; k++) into.at[k] = moment.at[k] as number;
  for (let k = 4 * i; k < 4 * i + 4; k++) into.turn[k] = moment.turned[k] as number;
}

function blendPose(from: Moment, to: Moment, share: number, i: number, into: Picture): void {
  for (let k = 3 * i; k < 3 * i + 3; k++) {
    const start = from.at[k] as number;
    into.at[k] = start + share * ((to.at[k] as number) - start);
  }
  const [p, q, out] = [from.turned, to.turned, into.turn];
  let cosine = 0;
  for (let k = 4 * i; k < 4 * i + 4; k++) cosine += (p[k] as number) * (q[k] as number);
  // Each orientation has two quaternions: take the nearer one.
  const toward = cosine < 0 ? -share : share;
  let square = 0;
  for (let k = 4 * i; k < 4 * i + 4; k++) {
    const part = (1 - share) * (p[k] as number) + toward * (q[k] as number);
    out[k] = part;
    square += part * part;
  }
  const shrink = 1 / (Math.sqrt(square) || 1);
  for (let k = 4 * i; k < 4 * i + 4; k++) out[k] = (out[k] as number) * shrink;
}

function blendCords(from: Moment, to: Moment, share: number, into: Picture): void {
  const cords = into.cords as Float32Array[];
  cords.length = to.cords.length;
  to.cords.forEach((end, c) => {
    const start = from.cords[c];
    const line = (cords[c] = cords[c]?.length === end.length ? cords[c] : new Float32Array(end.length));
    if (start?.length !== end.length || start === end) line.set(end);
    else
      for (let k = 0; k < end.length; k++) {
        const value = start[k] as number;
        line[k] = value + share * ((end[k] as number) - value);
      }
  });
}
