/**
 * Solo play: the current count, and the best result in this browser. Results are ranked not by points as in Clustered but
 * by magnets placed, then by fewer faults, among games of one kind.
 */

import { fieldsOf, hasFields } from '../fields';
import type { KlusterPublic } from '../protocol/types';
import { readStored, writeStored } from '../stored';

export interface SoloCount {
  readonly placed: number;
  readonly faults: number;
  readonly allowed: number;
}

export const soloCount = (game: KlusterPublic): SoloCount | null => game.solo as SoloCount | null;

/**
 * A key that two solo games share if their results compare: same boxes, loops, rounds, handicap and rules of the table, as
 * in `solo_variant` (kluster/standings.py), which the terminal uses. The parts that were added later are left out where they
 * are as usual, so that results kept under the shorter key are still found.
 */
function kindOf({ boxes, table, options }: KlusterPublic): string {
  const { surface = 'wood', turn_seconds: seconds, no_sliding: lifted, cord_by_magnet: untouched } = table;
  const later = {
    surface: surface !== 'wood' && surface,
    seconds,
    lifted,
    untouched,
    rounds: options['rounds'],
    handicap: (options['handicap'] as readonly number[] | null | undefined)?.[0],
  };
  const named = Object.entries(later).flatMap(([name, value]) => (value ? `${name}=${String(value)}` : []));
  return [boxes['classic'] ?? 0, boxes['duo'] ?? 0, table['loop_classic'], table['loop_duo'], table['show_poles'], ...named].join('/');
}

const isCount = (value: unknown): value is SoloCount => hasFields(value, 'placed', 'faults');

const better = (a: SoloCount, b: SoloCount): boolean => a.placed > b.placed || (a.placed === b.placed && a.faults < b.faults);

/** Keep this game if it is the best of its kind. Returns the best one before; null if this is the first. */
export function keepBest(game: KlusterPublic): SoloCount | null {
  const now = soloCount(game);
  const all = fieldsOf(readStored('kluster-best'));
  const best = all[kindOf(game)];
  const known = isCount(best) ? best : null;
  if (now && (!known || better(now, known))) writeStored('kluster-best', { ...all, [kindOf(game)]: now });
  return known;
}

/** Whether a result is better than all before it. */
export const isBest = (now: SoloCount, before: SoloCount | null): boolean => before !== null && better(now, before);
