/** The movement of a turn of a record: a series of live frames, each preceded by its length. */

import { getBytes, RefusedRequest } from '../../api';
import { bytesKept } from '../../app/copies';
import { clamp } from '../../clamp';
import { FrameReader } from '../live/frames';
import type { Moment } from '../live/moment';

/** ms from one frame of the physics to the next. */
export const FRAME = 16;

/** The movement of a turn, or the reason why it cannot be shown. */
export function fetchTrack(record: string, turn: number, signal?: AbortSignal): Promise<Moment[] | RefusedRequest> {
  const read = turn === 0 ? bytesKept : getBytes; // the set table (turn 0) is kept: it suffices to show where things lay
  return read(`/api/records/${record}/tracks/${turn}`, signal).then(readTrack, (refusal: unknown) =>
    refusal instanceof RefusedRequest ? refusal : Promise.reject(refusal as Error),
  );
}

export function readTrack(bytes: ArrayBuffer): Moment[] {
  const view = new DataView(bytes);
  const reader = new FrameReader();
  const moments: Moment[] = [];
  for (let at = 0; at < bytes.byteLength; ) {
    const length = view.getUint16(at, true);
    const moment = reader.read(bytes.slice(at + 2, at + 2 + length));
    if (moment) moments.push(moment);
    at += 2 + length;
  }
  return moments;
}

/** The two moments around a clock, and how far it is from the first to the second. */
export function around(moments: readonly Moment[], clock: number): { from: Moment; to: Moment; share: number } {
  let [low, high] = [0, moments.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((moments[middle] as Moment).clock <= clock) low = middle;
    else high = middle - 1;
  }
  const from = moments[low] as Moment;
  const to = moments[low + 1] ?? from;
  const span = to.clock - from.clock;
  return { from, to, share: span > 0 ? clamp((clock - from.clock) / span, 0, 1) : 1 };
}
