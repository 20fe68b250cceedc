/** The lines and rectangles that a tile has just completed, lit for a while. */
import type { ServerAnswer, TableQuestion } from '../net/connection';
import { type CellAt, type ScoredOutline, outlineOf } from './draw/marks';

type Ask = (question: TableQuestion) => Promise<ServerAnswer>;

/** ms for which they are lit; as long as the outlines' own animation. */
const litFor = 1600;

const spans = ([x, y]: CellAt, { from, to }: ScoredOutline): boolean => {
  const within = (value: number, one: number, other: number) => value >= Math.min(one, other) && value <= Math.max(one, other);
  return within(x, from[0], to[0]) && within(y, from[1], to[1]);
};

export class Completed {
  outlines = $state.raw<readonly ScoredOutline[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ask: Ask) {}

  /** Light what this seat's tile on this cell has completed. */
  async light(seat: number, cell: CellAt): Promise<void> {
    const answer = await this.ask({ type: 'groups' }).catch(() => null);
    if (answer?.type !== 'grouped') return;
    this.outlines = answer.groups.map(outlineOf).filter((outline) => outline.seat === seat && spans(cell, outline));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.outlines = []), litFor);
  }
}
