/** Remembers the last seconds, so that a snap can be replayed in slow motion. */

import type { Picture } from '../draw/picture';
import { blend } from './blend';
import type { Moment } from './moment';

/** ms of a turn that are kept. */
const KEPT = 12_000;
/** ms before the first touch and after the last one in: a replay on request, the automatic one, and a video. */
const ALL = { before: 500, after: 900 };
const MOMENT = { before: 80, after: 32 };
const VIDEO = { before: 1600, after: 1000 };
/** How many times slower than real time. */
export const SLOWNESS = 5;

export class MomentRecorder {
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

  /** A replay of the last turn in which something was let go or went wrong; null if there is none. */
  replay(): Replay | null {
    const { ended } = this;
    const settling = ended.filter((moment) => moment.stage === 'settling');
    const touches = ended.filter((moment) => moment.touches.length);
    const [first, last] = [touches[0] ?? settling[0], touches[touches.length - 1] ?? settling[settling.length - 1]];
    return first && last ? new Replay(cut(ended, first, last, ALL)) : null;
  }

  /** A replay of what led to its first touch; null without a touch. */
  moment(): Replay | null {
    const touch = this.ended.find((moment) => moment.touches.length);
    return touch ? new Replay(cut(this.ended, touch, touch, MOMENT)) : null;
  }

  /** All moments around its touches; empty without touches. */
  snap(): readonly Moment[] {
    return aboutTouches(this.ended);
  }

  /** The last moment with these magnets on the table, before they were taken away. */
  lastWith(magnets: readonly number[]): Moment | null {
    const lay = ({ present }: Moment) => magnets.every((magnet) => present[magnet]);
    return this.ended.findLast(lay) ?? null;
  }

  /** The magnet last held in that turn; null: none. */
  get held(): number | null {
    return this.ended.findLast(({ grip }) => grip)?.grip?.magnet ?? null;
  }

  /**
   * The last turn in which something was let go or went wrong. The message that it has ended may come before or after the
   * first frame of the next turn.
   */
  get ended(): readonly Moment[] {
    return [this.turn, this.turnBefore].find((moments) => moments.some((m) => m.stage === 'settling')) ?? [];
  }
}

const cut = (turn: readonly Moment[], first: Moment, last: Moment, span: typeof ALL): Moment[] =>
  turn.filter(({ clock }) => clock >= first.clock - span.before && clock <= last.clock + span.after);

/** The part of a turn around its touches, as a video shows it; empty without touches. */
export function aboutTouches(turn: readonly Moment[]): readonly Moment[] {
  const touches = turn.filter((moment) => moment.touches.length);
  const [first, last] = [touches[0], touches[touches.length - 1]];
  return first && last ? cut(turn, first, last, VIDEO) : [];
}

export class Replay {
  constructor(private readonly moments: readonly Moment[]) {}

  /** Seconds it takes to show. */
  get length(): number {
    const [first, last] = [this.moments[0], this.moments[this.moments.length - 1]];
    return first && last ? ((last.clock - first.clock) * SLOWNESS) / 1000 : 0;
  }

  /** Write the picture so many seconds into the replay; returns the touches shown since `before`. */
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
