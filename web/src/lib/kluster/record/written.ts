/** What a record itself contains: its magnets, its table, and where everything lay. */

import type { KlusterReplay } from '../../protocol/types';
import type { Roster, Surface } from '../draw/picture';
import type { Moment } from '../live/moment';
import { type Triple, USUAL_SIZE } from '../magnet';

type Made = Record<string, { size: Triple; moment: number }>;

export function rosterOf({ record, magnets }: KlusterReplay): Roster {
  const made = record['magnets'] as Made;
  return { names: magnets, sizes: magnets.map((magnet) => made[magnet]?.size ?? USUAL_SIZE) };
}

/** Which face of each is north: 1 a, 2 b. */
export function northsOf({ record, magnets }: KlusterReplay): number[] {
  const made = record['magnets'] as Made;
  return magnets.map((magnet) => ((made[magnet]?.moment ?? 0) > 0 ? 1 : 2));
}

export const surfaceOf = ({ record }: KlusterReplay): Surface => (record['table'] as { surface: Surface }).surface;

/** A turn as a record writes it. */
export interface WrittenTurn {
  /** What people did, and when. */
  inputs: readonly (readonly [number, number, { do: string }])[];
  /** The new places of the magnets that have moved: x, y, z in mm and a quaternion w, x, y, z. */
  lying: Record<string, readonly number[]>;
  cords: readonly (readonly (readonly [number, number])[])[] | null;
}

/**
 * Where everything lay after a turn that is not the first, for turns whose movement can no longer be shown. `before`: the
 * set table.
 */
export function stillAfter(replay: KlusterReplay, turn: number, before: Moment): Moment {
  const written = (replay.record['turns'] as WrittenTurn[]).slice(0, turn);
  const at = before.at.slice();
  const turned = before.turned.slice();
  let { cords } = before;
  for (const { lying, cords: laid } of written) {
    if (laid) cords = laid.map((cord) => Float32Array.from(cord.flat()));
    for (const [magnet, pose] of Object.entries(lying)) {
      const i = replay.magnets.indexOf(magnet);
      at.set(pose.slice(0, 3), 3 * i);
      turned.set(pose.slice(3), 4 * i);
    }
  }
  const gone = new Set(replay.turns[turn]?.pools.flat());
  const placed = new Set(written.flatMap(({ lying }) => Object.keys(lying)));
  const present = Uint8Array.from(replay.magnets, (magnet, i) =>
    !gone.has(magnet) && (placed.has(magnet) || before.present[i]) ? 1 : 0,
  );
  return { ...before, at, turned, cords, present, trembling: new Uint8Array(present.length), touches: [], grip: null };
}
