/**
 * Plays the server's stream evenly, with a small delay, however unevenly it arrives.
 *
 * A moment's clock says when it happened. The quickest arrivals give the offset of that clock from ours; anything later is
 * jitter, with which the delay grows and shrinks. To change the delay, playback runs a few per cent faster or slower; it
 * never jumps.
 */

import { clamp } from '../../clamp';
import type { Picture } from '../draw/picture';
import { blend } from './blend';
import type { Moment } from './moment';

/** ms from one frame to the next. */
export const TICK = 32;
/** ms: the least and the greatest delay. */
const LEAST = 64;
const MOST = 260;
/** The delay is one and a half ticks plus this many times the usual jitter. */
const CAUTION = 2.5;
/** The weight of each new frame in the running average of the jitter, 0 to 1. */
const USUAL = 0.05;
/** ms per second by which the estimate of the other clock forgets quick arrivals. */
const FORGETTING = 2;
/** The share by which playback may run faster or slower than real time. */
const NUDGE = 0.08;
/** ms without a frame after which a new movement begins. */
const PAUSE = 400;
/** How many moments are kept. */
const KEPT = 120;

export class Playback {
  private moments: Moment[] = [];
  private last: { clock: number; arrival: number; resting: boolean } | null = null;
  /** ms from the other clock to ours, by the quickest frames. */
  private offset = 0;
  private jitter = 4;
  /** What is shown happened at `now − shift` of the other clock. */
  private shift = 0;
  private sampled = 0;
  private shown: { moment: Moment; share: number } | null = null;

  /** The newest moment there is; null before the first. */
  get latest(): Moment | null {
    return this.moments[this.moments.length - 1] ?? null;
  }

  /** ms: the delay to aim for now. */
  get delay(): number {
    return clamp(1.5 * TICK + CAUTION * this.jitter, LEAST, MOST);
  }

  /** Add a moment that arrived at `arrival` (ms, the same clock as for `sample`). */
  push(moment: Moment, arrival: number): void {
    const { last } = this;
    const step = last ? moment.clock - last.clock : 0;
    if (last && step <= 0 && step > -PAUSE) return; // overtaken by a later one
    const begins = !last || last.resting || step < 0 || step > PAUSE || arrival - last.arrival > PAUSE;
    this.last = { clock: moment.clock, arrival, resting: moment.resting };
    if (begins) this.begin(moment, arrival);
    else this.listen(moment, arrival, step);
    this.moments.push(moment);
    if (this.moments.length > KEPT) this.moments.shift();
  }

  /** A new movement after stillness: it starts one tick before its first frame. */
  private begin(moment: Moment, arrival: number): void {
    const still = this.latest;
    this.moments = still ? [{ ...still, clock: moment.clock - TICK }] : [];
    this.offset = arrival - moment.clock;
    this.shift = this.offset + this.delay;
    this.shown = null;
  }

  private listen(moment: Moment, arrival: number, step: number): void {
    const late = arrival - moment.clock - this.offset;
    this.offset = Math.min(this.offset + (FORGETTING * step) / 1000, arrival - moment.clock);
    this.jitter += USUAL * (Math.max(0, late) - this.jitter);
    // A very late frame counts in full at once, or the table would freeze again and again until the average catches up.
    this.jitter = Math.max(this.jitter, Math.min(late, MOST) / (2 * CAUTION));
  }

  /** Write the table as it should be shown at `now` into the picture; returns whether that differs from the last time. */
  sample(now: number, into: Picture): boolean {
    const first = this.moments[0];
    if (!first) return false;
    const passed = this.sampled ? now - this.sampled : 0;
    this.sampled = now;
    const off = this.offset + this.delay - this.shift;
    this.shift += clamp(off, -NUDGE * passed, NUDGE * passed);
    const clock = now - this.shift;
    while (this.moments.length > 2 && (this.moments[1] as Moment).clock <= clock) this.moments.shift();
    const from = this.moments[0] as Moment;
    const to = this.moments[1] ?? from;
    const span = to.clock - from.clock;
    const share = span > 0 ? clamp((clock - from.clock) / span, 0, 1) : 1;
    if (this.shown?.moment === to && this.shown.share === share) return false;
    this.shown = { moment: to, share };
    blend(from, to, share, into);
    return true;
  }

  /** The picture was used for something else: write it in full at the next sample. */
  forget(): void {
    this.shown = null;
  }
}
