/** The snap of the last turn, to be seen again slowly. */

import type { Picture } from '../draw/picture';
import type { Moment } from './moment';
import { Recorder, type Replay } from './recorder';

export class SlowMotion {
  /** There is one to be seen. */
  replay = $state.raw<Replay | null>(null);
  running = $state(false);
  private readonly recorder = new Recorder();
  private played = 0;

  push(moment: Moment): void {
    this.recorder.push(moment);
  }

  /** A turn has ended; with a snap, or without. */
  keep(snapped: boolean): void {
    this.replay = snapped ? this.recorder.replay() : null;
  }

  start(): void {
    if (!this.replay) return;
    this.played = 0;
    this.running = true;
  }

  stop(): void {
    this.running = false;
  }

  /** Write the next moment of it into a picture; the touches in it. */
  show(picture: Picture, seconds: number): readonly (readonly [number, number])[] {
    const { replay } = this;
    if (!replay) return [];
    const before = this.played;
    this.played += seconds;
    const touches = replay.show(this.played, picture, before);
    Object.assign(picture, { ghost: null, landing: null, tug: null, grabbed: [] });
    if (this.played >= replay.length) this.stop();
    return touches;
  }
}
