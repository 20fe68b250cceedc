/** Draws the pictures of a video one after the other: the table alone, without tug, meter or poles. */

import { framing } from '../draw/orbit';
import { emptyPicture, type Roster, type Surface } from '../draw/picture';
import type { TableView } from '../draw/view';
import { blend } from '../live/blend';
import type { Moment } from '../live/moment';
import { around } from '../record/track';
import { clocksOf, RATE } from './clocks';

/** Pixels: width and height of a video. */
export const SIZE = 720;

export interface ClipSource {
  roster: Roster;
  surface: Surface;
  /** The moments of each turn that is shown. */
  turns: readonly (readonly Moment[])[];
}

export class DrawnClip {
  readonly canvas = document.createElement('canvas');
  private readonly clocks: readonly { turn: readonly Moment[]; clock: number }[];
  private readonly picture;
  private readonly context;

  constructor(
    source: ClipSource,
    private readonly view: TableView,
  ) {
    this.canvas.width = this.canvas.height = SIZE;
    this.context = this.canvas.getContext('2d');
    this.picture = emptyPicture(source.roster);
    this.clocks = source.turns.flatMap((turn) => clocksOf(turn).map((clock) => ({ turn, clock })));
    // A low tier may draw fewer pixels than the video has.
    view.resize(SIZE, SIZE);
    const scale = SIZE / Math.max(1, view.canvas.width);
    if (scale > 1) view.resize(SIZE * scale, SIZE * scale);
  }

  /** How many pictures there are. */
  get length(): number {
    return this.clocks.length;
  }

  draw(index: number): void {
    const shown = this.clocks[index];
    if (!shown) return;
    const { turn, clock } = shown;
    const { from, to, share } = around(turn, clock);
    blend(from, to, share, this.picture);
    if (index === 0 || this.clocks[index - 1]?.turn !== turn) this.view.frame(framing(this.picture.cords));
    this.view.lean(clumpOf(turn, clock));
    this.view.show(this.picture);
    this.view.draw(1 / RATE);
    this.context?.drawImage(this.view.canvas, 0, 0, SIZE, SIZE);
    this.sign();
  }

  /** Write "Lodestone" in the corner of the picture. */
  private sign(): void {
    const { context } = this;
    if (!context) return;
    context.font = '600 20px system-ui, sans-serif';
    context.fillStyle = 'rgb(246 236 220 / 0.75)';
    context.fillText('Lodestone', 18, SIZE - 20);
  }
}

/** The centre of the magnets of the first touch, from half a second before it; null: not yet, or no touch. */
function clumpOf(turn: readonly Moment[], clock: number): { x: number; y: number } | null {
  const touched = turn.find(({ touches }) => touches.length);
  if (!touched || clock < touched.clock - 500) return null;
  const magnets = [...new Set(touched.touches.flat())];
  const middle = (axis: number) => magnets.reduce((sum, i) => sum + (touched.at[3 * i + axis] as number), 0) / magnets.length;
  return { x: middle(0), y: middle(1) };
}
