/** What can still be seen of the turn that has just ended. Only pictures: nothing that people may do depends on them. */

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
  /** The last snap, for a video of it. */
  snap = $state.raw<readonly Moment[]>([]);
  private readonly recorder = new MomentRecorder();

  constructor(private readonly roster: Roster) {
    this.slowly = new SlowMotion(this.recorder);
    this.after = new AfterKluster(roster);
  }

  get running(): boolean {
    return this.slowly.running || this.after.running;
  }

  /** What is drawn is not the table as it is. */
  get past(): boolean {
    return this.slowly.running || this.after.slow;
  }

  push(moment: Moment): void {
    this.recorder.push(moment);
  }

  /** The turn has ended like this. `calm`: nothing should move. Returns what nearly went wrong. */
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

  /** Write the next of it into a picture; what is to be heard: touches, and magnets that arrive in a pool. */
  advance(picture: Picture, seconds: number): { touched: number; arrived: number } {
    if (!this.slowly.running) return this.after.advance(seconds, picture);
    return { touched: this.slowly.draw(picture, seconds).length, arrived: 0 };
  }

  stop(): void {
    this.slowly.stop();
    this.after.end();
  }
}
