/**
 * What is shown automatically after magnets were taken: the last moment before they touched, in slow motion; the clump,
 * for a while; then its magnets flying to the pool of the seat that must take them.
 *
 * It is only an animation: what people may do never depends on it, and anything they do ends it. After the slow part the
 * table is drawn as it is now, with the taken magnets still on it.
 */

import type { Picture, Roster } from '../draw/picture';
import type { Taken } from '../outcome';
import type { Moment } from './moment';
import type { MomentRecorder, Replay } from './recorder';

/** s: how long the clump lies there, how long a magnet flies, and the time between two departures. */
const LIES = 0.8;
export const FLIES = 0.5;
const APART = 0.07;

/** A magnet on its way to a seat's pool. */
export interface Flight {
  magnet: string;
  seat: number;
  /** Where on the table it lay (mm), and the delay before it leaves (s). */
  x: number;
  y: number;
  wait: number;
}

interface Leaving {
  index: number;
  magnet: string;
  seat: number;
  counted: boolean;
}

interface Shown {
  /** null: nothing should move, or there is nothing to show slowly. */
  slowly: Replay | null;
  clump: Moment;
  /** The taken magnets. One in a hand that others jumped to was in the pool all the time and is not counted again. */
  taken: readonly Leaving[];
  calm: boolean;
}

export class AfterKluster {
  private shown = $state.raw<Shown | null>(null);
  /** The flying magnets; filled with all of them when the first one leaves. */
  flights = $state.raw<readonly Flight[]>([]);
  /** How many of them have arrived. */
  private arrived = $state(0);
  /** The slow motion is running: the table must not be drawn as it is now. */
  slow = $state(false);
  /** s since it began. */
  private played = 0;

  constructor(private readonly roster: Roster) {}

  get running(): boolean {
    return this.shown !== null;
  }

  /** Where the clump lies, for the eye to lean towards; null once there is nothing to lean towards. */
  get where(): { x: number; y: number } | null {
    const { shown } = this;
    if (!shown || shown.calm || this.flights.length) return null;
    const { at } = shown.clump;
    const sum = (axis: number) => shown.taken.reduce((total, { index }) => total + (at[3 * index + axis] as number), 0);
    return { x: sum(0) / shown.taken.length, y: sum(1) / shown.taken.length };
  }

  /** How many magnets of a seat have not yet been shown arriving in its pool. */
  missing(seat: number): number {
    return this.shown?.taken.filter((one, k) => one.counted && one.seat === seat && k >= this.arrived).length ?? 0;
  }

  /** Whether this magnet has not yet been shown arriving in its pool. */
  isMissing(magnet: string): boolean {
    return this.shown?.taken.some((one, k) => one.magnet === magnet && k >= this.arrived) ?? false;
  }

  /** A turn has ended with these magnets taken. `calm`: nothing flies; the clump is shown for a while, then is gone. */
  begin(recorder: MomentRecorder, taken: readonly Taken[], calm: boolean): void {
    const leaving = taken.flatMap(({ seat, magnets }) => magnets.map((magnet) => this.leaving(seat, magnet, true)));
    const byHand = taken.find(({ cause }) => cause === 'hand');
    const held = this.roster.names[recorder.held ?? -1];
    if (byHand && held) leaving.push(this.leaving(byHand.seat, held, false));
    const clump = recorder.lastWith(leaving.map(({ index }) => index));
    this.end();
    if (!clump || !leaving.length) return;
    this.played = 0;
    const slowly = calm ? null : recorder.moment();
    this.shown = { slowly, clump, taken: leaving, calm };
    this.slow = slowly !== null;
  }

  private leaving(seat: number, magnet: string, counted: boolean): Leaving {
    return { seat, magnet, index: this.roster.names.indexOf(magnet), counted };
  }

  end(): void {
    this.shown = null;
    this.slow = false;
    this.flights = [];
    this.arrived = 0;
  }

  /** Move on by so many seconds; returns how many touches were shown and how many magnets arrived meanwhile. */
  advance(seconds: number, picture: Picture): { touched: number; arrived: number } {
    const { shown } = this;
    if (!shown) return { touched: 0, arrived: 0 };
    const before = this.played;
    this.played += seconds;
    const { slowly, taken } = shown;
    const slow = slowly?.length ?? 0;
    const touched = slowly && before < slow ? slowly.show(Math.min(this.played, slow), picture, before).length : 0;
    if (this.slow && this.played >= slow) this.slow = false;
    const flown = this.played - slow - LIES;
    if (flown < 0) return { touched, arrived: 0 };
    if (shown.calm || flown >= (taken.length - 1) * APART + FLIES) {
      const left = shown.calm ? 0 : taken.length - this.arrived;
      this.end();
      return { touched, arrived: left };
    }
    if (!this.flights.length) this.flights = taken.map((one, k) => flight(one, shown.clump, k * APART));
    const there = Math.max(0, Math.floor((flown - FLIES) / APART) + 1);
    const arrived = there - this.arrived;
    this.arrived = there;
    return { touched, arrived };
  }

  /** Draw the clump on the current table; magnets that lie there or are held again are left alone. */
  lay(picture: Picture): void {
    const { shown } = this;
    if (!shown || this.flights.length) return;
    const { at, turned } = shown.clump;
    for (const { index } of shown.taken) {
      if (picture.present[index]) continue;
      picture.present[index] = 1;
      picture.at.set(at.subarray(3 * index, 3 * index + 3), 3 * index);
      picture.turn.set(turned.subarray(4 * index, 4 * index + 4), 4 * index);
    }
  }
}

const flight = ({ magnet, seat, index }: Leaving, { at }: Moment, wait: number): Flight => ({
  magnet,
  seat,
  x: at[3 * index] as number,
  y: at[3 * index + 1] as number,
  wait,
});
