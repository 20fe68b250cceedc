/** The parts of a finished game that a video shows. */

import { get, RefusedRequest } from '../../api';
import type { KlusterReplay } from '../../protocol/types';
import type { Moment } from '../live/moment';
import { aboutTouches } from '../live/recorder';
import { fetchTrack } from '../record/track';
import { bestKluster, turnMarks } from '../record/turn-marks';
import { rosterOf, surfaceOf } from '../record/written';
import type { ClipSource } from './drawn-clip';

/** These turns in full. */
export async function turnsOf(replay: KlusterReplay, turns: readonly number[]): Promise<ClipSource> {
  const tracks: Moment[][] = [];
  for (const turn of turns) {
    const track = await fetchTrack(replay.info.record, turn);
    if (track instanceof RefusedRequest) throw track;
    tracks.push(track);
  }
  return { roster: rosterOf(replay), surface: surfaceOf(replay), turns: tracks };
}

/** Only the part of a turn around its touches; all of it if there are none. */
export function telling(turn: readonly Moment[]): readonly Moment[] {
  const about = aboutTouches(turn);
  return about.length ? about : turn;
}

/** The best kluster; without one, the nearest miss; without that, the last turn. */
export async function bestOf(replay: KlusterReplay): Promise<ClipSource> {
  const marks = turnMarks(replay);
  const nearest = marks.toSorted((one, other) => other.much - one.much)[0];
  const turn = bestKluster(marks)?.turn ?? nearest?.turn ?? replay.turns.length - 1;
  const found = await turnsOf(replay, [turn]);
  return { ...found, turns: found.turns.map(telling) };
}

/** The same for a record that has not been loaded yet. */
export async function bestOfRecord(record: string): Promise<ClipSource> {
  return bestOf(await get<KlusterReplay>(`/api/records/${record}/replay`));
}
