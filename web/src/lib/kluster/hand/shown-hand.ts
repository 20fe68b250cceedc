/** The own hand over what the server says: at once, with the true pose as a ghost. */

import type { Picture, Roster } from '../draw/picture';
import type { Moment } from '../live/moment';
import { between, outline, type Quaternion } from '../magnet';
import { type Hand, heldPose } from './hand';
import { Reconciler } from './reconcile';

/** How fast what is drawn of the own hand turns to where it should, per second. */
const TURNING = 22;

export class ShownHand {
  /** Whether the server would accept a release where the magnet is; null: not known yet. */
  mayRelease: boolean | null = null;
  private readonly reconciler: Reconciler;
  private turn: Quaternion | null = null;
  /** Everything that was drawn of it last: while nothing of that changes, nothing need be drawn again. */
  private drawn: readonly unknown[] = [];

  constructor(
    private readonly hand: Hand,
    private readonly roster: Roster,
  ) {
    this.reconciler = new Reconciler(hand);
  }

  /** Write the hand into a picture of the table; whether that changed it. */
  draw(picture: Picture, moment: Moment, cursor: { cord: number; x: number; y: number } | null, now: number, seconds: number): boolean {
    const { hand } = this;
    picture.ghost = picture.landing = picture.tug = null;
    picture.grabbed = hand.cord ? [hand.cord] : cursor ? [cursor] : [];
    if (!hand.holding) {
      this.mayRelease = null;
      this.turn = null;
      return this.differs(picture.grabbed.flatMap(({ cord, x, y }) => [cord, x, y]));
    }
    const index = this.roster.names.indexOf(hand.holding.magnet);
    this.reconciler.compare(moment, index, now);
    const { ghost } = this.reconciler;
    // While the server's magnet is on its way, its answer is about some other spot.
    this.mayRelease = moment.own && !ghost ? moment.own.mayRelease : null;
    const { at, turn } = heldPose(hand.holding);
    this.turn = this.turn ? between(this.turn, turn, 1 - Math.exp(-TURNING * seconds)) : turn;
    picture.present[index] = 1;
    picture.held = index;
    picture.at.set(at, 3 * index);
    picture.turn.set(this.turn, 4 * index);
    if (ghost) picture.ghost = { magnet: index, at: ghost, turn: turnOf(moment, index) };
    picture.landing = { x: at[0], y: at[1], outline: outline(hand.holding.size, turn), allowed: this.mayRelease };
    picture.tug = moment.own?.force ?? null;
    return this.differs([index, ...at, ...this.turn, ...(ghost ?? []), this.mayRelease, ...(picture.tug ?? [])]);
  }

  private differs(parts: readonly unknown[]): boolean {
    const drawn = parts.map((part) => (typeof part === 'number' ? Math.round(1e4 * part) : part));
    const same = drawn.length === this.drawn.length && drawn.every((part, k) => part === this.drawn[k]);
    this.drawn = drawn;
    return !same;
  }
}

const turnOf = (moment: Moment, index: number): Quaternion =>
  Array.from(moment.turned.subarray(4 * index, 4 * index + 4)) as unknown as Quaternion;
