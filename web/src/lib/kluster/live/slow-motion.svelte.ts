/**
 * The snap of the last turn, to be seen again slowly.
 *
 * It is a picture and nothing else: what people may do never depends on whether it runs, and whatever they do ends it.
 */

import type { Picture } from '../draw/picture';
import type { MomentRecorder, Replay } from './recorder';

export class SlowMotion {
  /** There is one to be seen. */
  replay = $state.raw<Replay | null>(null);
  /** What is being shown, which stays the same whatever happens at the table meanwhile; null: the table as it is. */
  private showing = $state.raw<Replay | null>(null);
  /** s of it that were shown. */
  private played = 0;

  constructor(private readonly recorder: MomentRecorder) {}

  get running(): boolean {
    return this.showing !== null;
  }

  /** A turn has ended, with a snap or without. What is being shown goes on. */
  keep(snapped: boolean): void {
    this.replay = snapped ? this.recorder.replay() : null;
  }

  /** All of it, from the beginning. */
  start(): void {
    this.played = 0;
    this.showing = this.replay;
  }

  stop(): void {
    this.showing = null;
  }

  /** Write the next moment of what is being shown into a picture; the touches in it. */
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
