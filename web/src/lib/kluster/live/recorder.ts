/** Remembers the last seconds, so that a snap can be seen again slowly. */

import type { Picture } from '../draw/picture';
import { blend } from './blend';
import type { Moment } from './moment';

/** ms that are kept of a turn. */
const KEPT = 12_000;
/** ms that a replay shows before the first touch and after the last one. */
const BEFORE = 500;
const AFTER = 900;
/** How much slower than it happened. */
export const SLOWNESS = 5;

export class Recorder {
  private turn: Moment[] = [];
  private turnBefore: Moment[] = [];

  push(moment: Moment): void {
    const last = this.turn[this.turn.length - 1];
    if (last && last.turns !== moment.turns) {
      this.turnBefore = this.turn;
      this.turn = [];
    } else if (last && moment.clock < last.clock) this.turn = [];
    this.turn.push(moment);
    const since = moment.clock - KEPT;
    while ((this.turn[0] as Moment).clock < since) this.turn.shift();
  }

  /** The last turn in which something was let go or went wrong; null if there is none. */
  replay(): Replay | null {
    // Word that a turn has ended may come before or after the first frame of the next one.
    const turn = [this.turn, this.turnBefore].find((moments) => moments.some((m) => m.stage === 'settling'));
    if (!turn) return null;
    const touches = turn.filter((moment) => moment.touches.length);
    const settling = turn.filter((moment) => moment.stage === 'settling');
    const first = (touches[0] ?? settling[0]) as Moment;
    const last = (touches[touches.length - 1] ?? settling[settling.length - 1]) as Moment;
    return new Replay(turn.filter((m) => m.clock >= first.clock - BEFORE && m.clock <= last.clock + AFTER));
  }
}

export class Replay {
  constructor(private readonly moments: readonly Moment[]) {}

  /** Seconds that it takes to show. */
  get length(): number {
    const [first, last] = [this.moments[0], this.moments[this.moments.length - 1]];
    return first && last ? ((last.clock - first.clock) * SLOWNESS) / 1000 : 0;
  }

  /** The picture so many seconds into the replay, and the touches shown since `before`. */
  show(seconds: number, into: Picture, before = seconds): readonly (readonly [number, number])[] {
    const first = this.moments[0];
    if (!first) return [];
    const clock = first.clock + (seconds * 1000) / SLOWNESS;
    const earlier = first.clock + (before * 1000) / SLOWNESS;
    let next = this.moments.findIndex((moment) => moment.clock > clock);
    if (next < 0) next = this.moments.length - 1;
    const to = this.moments[next] as Moment;
    const from = this.moments[Math.max(0, next - 1)] as Moment;
    const span = to.clock - from.clock;
    blend(from, to, span > 0 ? Math.min(1, (clock - from.clock) / span) : 1, into);
    return this.moments.filter((m) => m.clock > earlier && m.clock <= clock).flatMap((m) => [...m.touches]);
  }
}
