/** Where everything lay after a turn, from the record itself: for turns whose movement cannot be shown any more. */

import type { KlusterReplay } from '../../protocol/types';
import type { Moment } from '../live/moment';

interface WrittenTurn {
  /** mm and a quaternion: x, y, z, w, x, y, z. Only what lies elsewhere than before. */
  lying: Record<string, readonly number[]>;
  cords: readonly (readonly (readonly [number, number])[])[] | null;
}

/** The table after a turn that is not the first of them; `before` is the set table. */
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
