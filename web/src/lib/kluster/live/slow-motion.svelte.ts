/**
 * Replays the snap of the last turn in slow motion.
 *
 * It is only an animation: what people may do never depends on whether it runs, and anything they do ends it.
 */

import type { Picture } from '../draw/picture';
import type { MomentRecorder, Replay } from './recorder';

export class SlowMotion {
  /** The replay on offer; null: there is none. */
  replay = $state.raw<Replay | null>(null);
  /** The replay being shown, unaffected by what happens at the table meanwhile; null: the table as it is. */
  private showing = $state.raw<Replay | null>(null);
  /** s of it shown so far. */
  private played = 0;

  constructor(private readonly recorder: MomentRecorder) {}

  get running(): boolean {
    return this.showing !== null;
  }

  /** A turn has ended, with a snap or without. A replay being shown goes on. */
  keep(snapped: boolean): void {
    this.replay = snapped ? this.recorder.replay() : null;
  }

  /** Show all of it, from the beginning. */
  start(): void {
    this.played = 0;
    this.showing = this.replay;
  }

  stop(): void {
    this.showing = null;
  }

  /** Write the next moment of the replay into a picture; returns the touches in it. */
  draw(picture: Picture, seconds: number): readonly (readonly [number, number])[] {
    const { showing } = this;
    if (!showing) return [];
    const before = this.played;
    this.played += seconds;
    const touches = showing.show(this.played, picture, before);
    Object.assign(picture, { ghost: null, landing: null, tug: null, grabbed: [] });
    if (this.played >= showing.length) this.stop();
    return touches;
  }
}
