/** What a video shows of a finished game. */

import { get, RefusedRequest } from '../../api';
import type { KlusterReplay } from '../../protocol/types';
import type { Moment } from '../live/moment';
import { aboutTouches } from '../live/recorder';
import { fetchTrack } from '../record/track';
import { bestKluster, turnMarks } from '../record/turn-marks';
import { rosterOf, surfaceOf } from '../record/written';
import type { ClipSource } from './drawn-clip';

/** These turns, whole. */
export async function turnsOf(replay: KlusterReplay, turns: readonly number[]): Promise<ClipSource> {
  const tracks: Moment[][] = [];
  for (const turn of turns) {
    const track = await fetchTrack(replay.info.record, turn);
    if (track instanceof RefusedRequest) throw track;
    tracks.push(track);
  }
  return { roster: rosterOf(replay), surface: surfaceOf(replay), turns: tracks };
}

/** Only what is about the touches of a turn; all of it, if there are none. */
export function telling(turn: readonly Moment[]): readonly Moment[] {
  const about = aboutTouches(turn);
  return about.length ? about : turn;
}

/** The best kluster; where there was none, the nearest miss, or else the last turn. */
export async function bestOf(replay: KlusterReplay): Promise<ClipSource> {
  const marks = turnMarks(replay);
  const nearest = marks.toSorted((one, other) => other.much - one.much)[0];
  const turn = bestKluster(marks)?.turn ?? nearest?.turn ?? replay.turns.length - 1;
  const found = await turnsOf(replay, [turn]);
  return { ...found, turns: found.turns.map(telling) };
}

/** The same of a record that has not been loaded yet. */
export async function bestOfRecord(record: string): Promise<ClipSource> {
  return bestOf(await get<KlusterReplay>(`/api/records/${record}/replay`));
}
