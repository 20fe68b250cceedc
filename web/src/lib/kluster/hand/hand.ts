/**
 * The player's own hand: what it holds and where. Any input moves it, and it tells the server as it moves.
 *
 * It never waits: its pose is what the input says. The server's pose follows at the speed of hands (Z6), and `Reconciler`
 * compares the two. Nothing is judged here: only the server knows whether a release is allowed.
 */

import { clamp } from '../../clamp';
import { lowest, orientation, usualPose, type Face, type Pose, type Quaternion, type Triple } from '../magnet';
import type { Grip } from '../live/moment';
import type { Outbox } from './intent';
import { IntentStream } from './stream';

interface Holding {
  magnet: string;
  size: Triple;
  face: Face;
  pose: Pose;
  /** Degrees. */
  yaw: number;
  x: number;
  y: number;
  /** mm: height of its lowest point above the table. */
  height: number;
}

/** mm: the height at which a magnet is first carried, the greatest height, and the greatest distance from the middle. */
export const CARRIED = 45;
const HIGHEST = 200;
const REACH = 990;
/** mm: above this height there is room to turn any magnet over. */
const ROOM = 16;

export class Hand {
  holding: Holding | null = null;
  /** The magnet just released, until its outcome is known; it is not in the pool either. */
  released: string | null = null;
  /** A cord between the fingers, and where they are. */
  cord: { cord: number; x: number; y: number } | null = null;
  /** When the server confirmed what is in the hand (magnet or cord), in the browser's ms. Null: not yet. */
  confirmed: number | null = null;
  /** A magnet that was put back is on its way to the pool: until it arrives the server allows nothing else in the hand. */
  returning = false;
  /** The server knows that the magnet is being put back: frames with an empty hand then mean that it has arrived. */
  toldToReturn = false;
  /** Continuations of what is waiting for that. */
  private readonly waiting: (() => void)[] = [];
  /** A turning over that waits until the server's magnet is high enough. */
  private waitingTurn: Partial<Pick<Holding, 'face' | 'pose'>> | null = null;
  readonly stream: IntentStream;

  constructor(
    private readonly outbox: Outbox,
    private readonly changed: () => void = () => undefined,
    firstNumber = 1,
  ) {
    this.stream = new IntentStream(outbox, firstNumber);
  }

  /** Take a magnet from the pool to a spot above the table. */
  async take(magnet: string, size: Triple, x: number, y: number): Promise<void> {
    if (this.holding) return;
    const pose = usualPose(magnet);
    const holding: Holding = { magnet, size, face: 'a', pose, yaw: 0, x, y, height: CARRIED };
    this.holding = holding;
    this.released = null;
    this.waitingTurn = null;
    this.changed();
    if (this.returning) {
      await this.arrival();
      if (this.holding !== holding) return;
    }
    const taken = this.outbox.do({ do: 'take', magnet, face: 'a', pose, yaw: 0 });
    this.hover();
    await this.orElse(taken, () => this.drop());
    this.confirmed = performance.now();
  }

  moveTo(x: number, y: number): void {
    if (!this.holding) return;
    this.holding.x = clamp(x, -REACH, REACH);
    this.holding.y = clamp(y, -REACH, REACH);
    this.hover();
  }

  moveBy(dx: number, dy: number): void {
    if (this.holding) this.moveTo(this.holding.x + dx, this.holding.y + dy);
  }

  raise(by: number): void {
    if (!this.holding) return;
    this.holding.height = clamp(this.holding.height + by, 0, HIGHEST);
    this.hover();
  }

  turn(degrees: number): void {
    if (!this.holding) return;
    this.holding.yaw = (((this.holding.yaw + degrees) % 360) + 360) % 360;
    this.hover();
  }

  /** Turn the other face up, or ahead. */
  flip(): void {
    if (this.holding) this.turnOver({ face: this.holding.face === 'a' ? 'b' : 'a' });
  }

  /** Put a stone on its edge, or flat again; spinners only lie. */
  stand(): void {
    if (this.holding && this.holding.pose !== 'lying')
      this.turnOver({ pose: this.holding.pose === 'flat' ? 'standing' : 'flat' });
  }

  private turnOver(how: Partial<Pick<Holding, 'face' | 'pose'>>): void {
    if (!this.holding) return;
    if (this.holding.height < ROOM) {
      // Nothing can be turned over through the table top (Z6), so raise it first.
      this.holding.height = ROOM;
      this.waitingTurn = how;
    }
    Object.assign(this.holding, how);
    this.hover();
  }

  async putBack(): Promise<void> {
    const { holding } = this;
    if (!holding) return;
    this.drop();
    // It was still waiting for the magnet before it to get back: the server knows nothing of it.
    if (this.returning) return;
    this.returning = true;
    await this.orElse(this.outbox.do({ do: 'put_back' }), () => {
      this.arrive();
      this.pickUpAgain(holding);
    });
    this.toldToReturn = true;
  }

  /** The magnet that was put back is in the pool, or the turn is over. */
  arrive(): void {
    this.returning = this.toldToReturn = false;
    for (const go of this.waiting.splice(0)) go();
  }

  private arrival(): Promise<void> {
    return new Promise((go) => this.waiting.push(go));
  }

  /** Let go where this hand is. `seen`: the last frame's clock. Rejects with the reason if refused; then it is still held. */
  async release(now: number, seen: number | null = null): Promise<void> {
    const { holding } = this;
    if (!holding) return;
    if (this.returning) {
      await this.arrival();
      if (this.holding !== holding) return;
    }
    this.stream.flushNow(now);
    const { magnet, x, y, height } = holding;
    this.released = magnet;
    const asked = this.outbox.do({ do: 'release', x, y, height, ...(seen === null ? {} : { seen }) });
    await this.orElse(asked, () => {
      this.released = null;
      this.changed();
    });
    if (this.holding === holding) this.drop();
  }

  async grab(cord: number, x: number, y: number): Promise<void> {
    if (this.cord) return;
    this.cord = { cord, x, y };
    this.changed();
    await this.orElse(this.outbox.do({ do: 'grab', cord, x, y }), () => this.openFingers());
    this.confirmed = performance.now();
  }

  drag(x: number, y: number): void {
    if (!this.cord) return;
    this.cord.x = clamp(x, -REACH, REACH);
    this.cord.y = clamp(y, -REACH, REACH);
    this.stream.wish({ do: 'drag', ...this.cord });
    this.changed();
  }

  async letGo(now: number): Promise<void> {
    const { cord } = this;
    if (!cord) return;
    this.stream.flushNow(now);
    this.openFingers();
    await this.outbox.do({ do: 'let_go', cord: cord.cord });
  }

  /** The hand is empty: the server says so, or the turn is over. */
  drop(): void {
    this.holding = null;
    if (!this.cord) this.confirmed = null;
    this.waitingTurn = null;
    if (!this.cord) this.stream.forget();
    this.changed();
  }

  /** The held magnet has jumped to another one. */
  slip(): void {
    this.released = this.holding?.magnet ?? null;
    this.drop();
  }

  /** The turn is over or starts over. */
  empty(): void {
    this.released = null;
    this.drop();
    this.openFingers();
  }

  openFingers(): void {
    this.cord = null;
    if (!this.holding) this.confirmed = null;
    this.changed();
  }

  /** Take over the server's account of what is held: after joining in mid-turn, or when the server disagrees. */
  adopt(magnet: string, size: Triple, grip: Grip, x: number, y: number): void {
    const { face, pose, yaw, height } = grip;
    this.holding = { magnet, size, face, pose, yaw, x, y, height };
    this.confirmed = -Infinity; // this came from a frame, so every later frame is newer
    this.waitingTurn = null;
    this.changed();
  }

  /** Call once per animation frame; `grip` is what the server says about the player's own hand. */
  tick(now: number, grip: Grip | null): void {
    if (this.waitingTurn && grip && grip.height >= ROOM - 1) {
      this.waitingTurn = null;
      this.hover();
    }
    // While a magnet is on its way back, movements meant for the next one must not turn it round.
    if (!this.returning) this.stream.flush(now);
  }

  /** Send the hand's position again, since the server has not received it. */
  sayAgain(): void {
    this.hover();
  }

  private pickUpAgain(holding: Holding): void {
    if (this.holding) return;
    this.holding = holding;
    this.changed();
  }

  private hover(): void {
    const { holding } = this;
    if (!holding) return;
    const { x, y, height, yaw, face, pose } = holding;
    if (this.waitingTurn) this.stream.wish({ do: 'hover', x, y, height, yaw });
    else this.stream.wish({ do: 'hover', x, y, height, yaw, face, pose });
    this.changed();
  }

  private async orElse(asked: Promise<void>, undo: () => void): Promise<void> {
    try {
      await asked;
    } catch (reason) {
      undo();
      throw reason;
    }
  }
}

/** The orientation and the middle of what is held. */
export function heldPose(holding: Holding): { at: Triple; turn: Quaternion } {
  const turn = orientation(holding.pose, holding.yaw, holding.face);
  return { at: [holding.x, holding.y, holding.height + lowest(holding.size, turn)], turn };
}
