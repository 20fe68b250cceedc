/** What the tug on a held magnet means: how dangerous it is here, 0 to 1. Newtons. */

import type { Own } from './live/moment';
import type { Triple } from './magnet';

/** N: about the weight of a stone (9 × 8 × 5 mm half axes, 5 g/cm³). Pulled by as much, others rise to meet it. */
export const LIFT_OFF = 0.074;
/** N: below this nobody feels anything. */
const FAINT = 0.0008;

/** What the holder is told of a magnet in the own hand, 0 to 1; null: nothing is felt there, or nobody tells. */
export function dangerOf(own: Own | null): number | null {
  return own?.force ? danger(own.force) : null;
}

/** 0: nothing is felt; 1: a stone's weight or more. Even steps for even factors, as fingers and ears judge. */
export function danger(tug: Triple): number {
  const force = Math.hypot(...tug);
  if (force <= FAINT) return 0;
  return Math.min(1, Math.log(force / FAINT) / Math.log(LIFT_OFF / FAINT));
}
