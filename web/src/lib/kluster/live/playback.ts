/**
 * Shows what the server streams a little late and evenly, however unevenly it arrives.
 *
 * A moment's clock tells when it happened. The quickest arrivals tell how far that clock is from ours; what comes later
 * than that is jitter, and the delay grows and shrinks with it. Playing speed is nudged by a few per cent, never jumped.
 */

import { clamp } from '../../clamp';
import type { Picture } from '../draw/picture';
import { blend } from './blend';
import type { Moment } from './moment';

/** ms from one frame to the next. */
export const TICK = 32;
/** ms: by how much at least and at most everything is shown late. */
const LEAST = 64;
const MOST = 260;
/** How many times the usual jitter the delay allows for, over one tick and a half. */
const CAUTION = 2.5;
/** How much of each new frame goes into the usual jitter, 0 to 1. */
const USUAL = 0.05;
/** The estimate of the other clock forgets quick arrivals by this many ms a second. */
const FORGETTING = 2;
/** Share by which playing may be faster or slower than real. */
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

  /** ms that is shown late, as wanted now. */
  get delay(): number {
    return clamp(1.5 * TICK + CAUTION * this.jitter, LEAST, MOST);
  }

  /** A moment that came at `arrival` (ms, the same clock as `sample`'s). */
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

  /** A new movement: what lay still until now starts a tick before the first frame of it. */
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
    // One very late frame counts at once, or the table would freeze again and again until the average has noticed.
    this.jitter = Math.max(this.jitter, Math.min(late, MOST) / (2 * CAUTION));
  }

  /** Write the table as it is to be shown at `now` into the picture; whether that differs from the last time. */
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

  /** The picture was used for something else: write into it again at the next sample. */
  forget(): void {
    this.shown = null;
  }
}
