/** The turns of a record worth jumping to: klusters, and magnets that moved and settled. */

import type { KlusterReplay } from '../../protocol/types';
import { outcomeOf } from '../outcome';
import type { WrittenTurn } from './written';

interface TurnMark {
  turn: number;
  kind: 'kluster' | 'close';
  /** For a near miss, how far a magnet moved (mm); for a kluster, how many magnets were taken. */
  much: number;
}

/** mm a magnet must have moved from before a turn to after it. */
const LEAST = 1;

export function turnMarks({ record, turns }: KlusterReplay): TurnMark[] {
  const known = new Map<string, readonly number[]>();
  const marks: TurnMark[] = [];
  (record['turns'] as WrittenTurn[]).forEach(({ inputs, lying }, k) => {
    const { taken, placed } = outcomeOf(turns[k + 1]?.events ?? []);
    const klustered = taken.filter(({ cause }) => cause !== 'outside').flatMap(({ magnets }) => magnets);
    const gone = [...taken.flatMap(({ magnets }) => magnets), placed?.magnet];
    const moved = Object.entries(lying).map(([magnet, pose]) => (gone.includes(magnet) ? 0 : apart(known.get(magnet), pose)));
    // Being pushed by a cord is not a near miss.
    const most = inputs.some(([, , intent]) => intent.do === 'grab') ? 0 : Math.max(0, ...moved);
    if (klustered.length) marks.push({ turn: k + 1, kind: 'kluster', much: klustered.length });
    else if (most >= LEAST) marks.push({ turn: k + 1, kind: 'close', much: Math.round(most) });
    for (const [magnet, pose] of Object.entries(lying)) known.set(magnet, pose);
    for (const magnet of taken.flatMap(({ magnets }) => magnets)) known.delete(magnet);
  });
  return marks;
}

const apart = (before: readonly number[] | undefined, after: readonly number[]): number =>
  before ? Math.hypot(...[0, 1, 2].map((axis) => (after[axis] ?? 0) - (before[axis] ?? 0))) : 0;

/** The kluster to show of a game: the one that cost most magnets, and the last of those. */
export function bestKluster(marks: readonly TurnMark[]): TurnMark | null {
  const klusters = marks.filter(({ kind }) => kind === 'kluster');
  return klusters.reduce<TurnMark | null>((best, one) => (best && best.much > one.much ? best : one), null);
}
