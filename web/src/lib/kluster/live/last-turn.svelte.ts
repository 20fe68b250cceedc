/** Replays of the turn that has just ended. Only animations: what people may do never depends on them. */

import type { Picture, Roster } from '../draw/picture';
import type { TurnOutcome } from '../outcome';
import { AfterKluster } from './after-kluster.svelte';
import type { Moment } from './moment';
import { nearMisses, type NearMiss } from './near-miss';
import { MomentRecorder } from './recorder';
import { SlowMotion } from './slow-motion.svelte';

export class LastTurn {
  readonly slowly: SlowMotion;
  readonly after: AfterKluster;
  /** The last snap, as a source for a video. */
  snap = $state.raw<readonly Moment[]>([]);
  private readonly recorder = new MomentRecorder();

  constructor(private readonly roster: Roster) {
    this.slowly = new SlowMotion(this.recorder);
    this.after = new AfterKluster(roster);
  }

  get running(): boolean {
    return this.slowly.running || this.after.running;
  }

  /** Whether the past is being drawn instead of the current table. */
  get past(): boolean {
    return this.slowly.running || this.after.slow;
  }

  push(moment: Moment): void {
    this.recorder.push(moment);
  }

  /** The turn has ended with this outcome. `calm`: show no movement. Returns the near misses. */
  end({ placed, taken }: TurnOutcome, calm: boolean): readonly NearMiss[] {
    this.slowly.keep(taken.length > 0);
    if (taken.length) {
      this.after.begin(this.recorder, taken, calm);
      const snap = this.recorder.snap();
      if (snap.length) this.snap = snap;
    }
    if (!placed && !taken.length) return [];
    const others = [...taken.flatMap(({ magnets }) => magnets), ...(placed ? [placed.magnet] : [])];
    return nearMisses(this.recorder.ended, this.roster, others);
  }

  /** Write the next moment into a picture; returns what should be heard: touches, and magnets arriving in a pool. */
  advance(picture: Picture, seconds: number): { touched: number; arrived: number } {
    if (!this.slowly.running) return this.after.advance(seconds, picture);
    return { touched: this.slowly.draw(picture, seconds).length, arrived: 0 };
  }

  stop(): void {
    this.slowly.stop();
    this.after.end();
  }
}
