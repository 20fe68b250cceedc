/** Magnets that were set in motion by others and came to rest again without touching any. */

import type { Roster } from '../draw/picture';
import { axisOf, quaternionOf, type Triple } from '../magnet';
import type { Moment } from './moment';

/** mm a magnet must have moved, at its rim or as a whole, to be worth mentioning. */
const LEAST = 0.75;
/** ms after a cord was let go during which it may still be what moves a magnet. */
const SWAYING = 500;

export interface NearMiss {
  magnet: string;
  /** The farthest it moved. */
  mm: number;
}

/** The magnets that moved in a turn, except `others` (placed, taken); the farthest first. */
export function nearMisses(turn: readonly Moment[], { names, sizes }: Roster, others: readonly string[]): NearMiss[] {
  const free = withoutCords(turn);
  const [first, last] = [free[0], free[free.length - 1]];
  if (!first || !last) return [];
  return names
    .flatMap((magnet, i) => {
      if (others.includes(magnet) || !first.present[i] || !last.present[i]) return [];
      const wide = Math.max(...(sizes[i] ?? [0]));
      const mm = Math.max(...free.map((moment) => moved(first, moment, i, wide / 2)));
      return mm < LEAST || free.some(({ grip }) => grip?.magnet === i) ? [] : [{ magnet, mm }];
    })
    .sort((one, other) => other.mm - one.mm);
}

/** The part of a turn after the last cord was let go and has settled. */
function withoutCords(turn: readonly Moment[]): readonly Moment[] {
  const last = turn.findLast(({ grabbed }) => grabbed.length);
  return last ? turn.filter(({ clock }) => clock > last.clock + SWAYING) : turn;
}

/** mm that a magnet has moved, or that its rim has by tilting. */
function moved(from: Moment, to: Moment, i: number, radius: number): number {
  const along = (axis: number) => (to.at[3 * i + axis] as number) - (from.at[3 * i + axis] as number);
  const [before, after] = [thinAxis(from, i), thinAxis(to, i)];
  const cosine = before.reduce((sum, part, k) => sum + part * (after[k] as number), 0);
  return Math.max(Math.hypot(along(0), along(1), along(2)), radius * Math.acos(Math.min(1, Math.abs(cosine))));
}

const thinAxis = ({ turned }: Moment, i: number): Triple => axisOf(quaternionOf(turned, i), 2);
