/** Draws the hands: the player's own at once, with the server's pose as a ghost; others as the server reports them. */

import { type Landing, type Picture, type Roster, turnOf } from '../draw/picture';
import { farthestNode, type Moment } from '../live/moment';
import { between, outline, type Quaternion, quaternionOf, type Triple } from '../magnet';
import { feltIn } from '../tug';
import type { CordSpot } from './gestures';
import { type Hand, heldPose } from './hand';
import { Reconciler } from './reconcile';

/** 1/s: how fast the drawn hand turns to where it should be. */
const TURNING = 22;
/** mm from frame to frame: anything less counts as still. */
const STILL = 0.3;

export class ShownHand {
  /** Whether the server would accept a release where the magnet is; null: not known yet. */
  mayRelease: boolean | null = null;
  private readonly reconciler: Reconciler;
  private turn: Quaternion | null = null;
  /** Everything the last drawing depended on: while none of it changes, nothing need be redrawn. */
  private drawn: readonly unknown[] = [];
  private readonly pulling = new SeenPull();

  constructor(
    private readonly hand: Hand,
    private readonly roster: Roster,
  ) {
    this.reconciler = new Reconciler(hand);
  }

  /** Write the hand into a picture of the table; returns whether that changed it. */
  draw(picture: Picture, moment: Moment, cursor: { cord: number; x: number; y: number } | null, now: number, seconds: number): boolean {
    const { hand } = this;
    picture.ghost = picture.landing = picture.tug = picture.heat = null;
    const other = moment.own ? null : this.pulling.spot(moment);
    picture.grabbed = hand.cord ? [hand.cord] : cursor ? [cursor] : other ? [other] : [];
    const { glow } = picture;
    const cordParts = [...picture.grabbed.flatMap(({ cord, x, y }) => [cord, x, y]), ...(glow ? [glow.cord, glow.x, glow.y, glow.strength] : [])];
    if (!hand.holding) {
      this.mayRelease = null;
      this.turn = null;
      picture.landing = seenLanding(picture, this.roster);
      return this.differs(cordParts);
    }
    const index = this.roster.names.indexOf(hand.holding.magnet);
    this.reconciler.compare(moment, index, now);
    const { ghost } = this.reconciler;
    // While the server's magnet is still catching up, its answer is about another spot.
    this.mayRelease = moment.own && moment.grip?.magnet === index && !ghost ? moment.own.mayRelease : null;
    const { at, turn } = heldPose(hand.holding);
    this.turn = this.turn ? between(this.turn, turn, 1 - Math.exp(-TURNING * seconds)) : turn;
    picture.present[index] = 1;
    picture.held = index;
    picture.at.set(at, 3 * index);
    picture.turn.set(this.turn, 4 * index);
    if (ghost) picture.ghost = { magnet: index, at: ghost, turn: quaternionOf(moment.turned, index) };
    const release = this.mayRelease === null ? 'unknown' : this.mayRelease ? 'allowed' : 'refused';
    picture.landing = { x: at[0], y: at[1], outline: outline(hand.holding.size, turn), release };
    picture.tug = moment.own?.force ?? null;
    picture.heat = feltIn(moment)?.danger ?? null;
    return this.differs([index, ...at, ...this.turn, ...(ghost ?? []), this.mayRelease, ...(picture.tug ?? []), picture.heat, ...cordParts]);
  }

  private differs(parts: readonly unknown[]): boolean {
    const drawn = parts.map((part) => (typeof part === 'number' ? Math.round(1e4 * part) : part));
    const same = drawn.length === this.drawn.length && drawn.every((part, k) => part === this.drawn[k]);
    this.drawn = drawn;
    return !same;
  }
}

/** Where a magnet in somebody else's hand would land: that much, and no more, everybody may see. */
export function seenLanding(picture: Picture, roster: Roster): Landing | null {
  const { held, present, at } = picture;
  if (held < 0 || !present[held]) return null;
  const shape = outline(roster.sizes[held] as Triple, turnOf(picture, held));
  return { x: at[3 * held] as number, y: at[3 * held + 1] as number, outline: shape, release: 'seen' };
}

/** Where somebody else pulls a cord. Frames tell which cord is held, not where, but it moves most where it is held. */
export class SeenPull {
  private before: Moment | null = null;
  private node = -1;

  spot(moment: Moment): CordSpot | null {
    const cord = moment.grabbed[0];
    const line = cord === undefined ? undefined : moment.cords[cord];
    if (cord === undefined || !line) {
      this.before = moment;
      this.node = -1;
      return null;
    }
    const old = this.before?.cords[cord];
    if (old?.length === line.length && old !== line) {
      const { node, mm } = farthestNode(old, line);
      if (mm > STILL) this.node = node;
    }
    this.before = moment;
    if (this.node < 0) return null;
    return { cord, x: line[2 * this.node] as number, y: line[2 * this.node + 1] as number };
  }
}
