/**
 * The Kluster table as it lives on the page: frames in, pictures and sounds out; the own hand; what the turn came to.
 *
 * Once an animation frame `tick` draws. Everything else happens when something is heard or done.
 */

import type { Answer, Question, Unanswerable } from '../net/connection';
import type { KlusterPublic } from '../protocol/types';
import type { GameEvent, TableState } from '../table/state';
import { framing } from './draw/orbit';
import { emptyPicture, type Picture, type Roster } from './draw/picture';
import { cordsApart } from './draw/rope';
import type { TableView } from './draw/view';
import { fieldLines } from './field';
import { nearestCord } from './hand/gestures';
import { Hand, heldPose } from './hand/hand';
import type { Done } from './hand/intent';
import { Reconciler } from './hand/reconcile';
import { FrameReader } from './live/frames';
import type { Moment, Stage } from './live/moment';
import { Playback } from './live/playback';
import { Recorder, type Replay } from './live/recorder';
import { between, outline, type Quaternion, type Triple } from './magnet';
import { outcomeOf, type Outcome } from './outcome';
import { cuesBetween } from './sound/cues';
import type { Sounds } from './sound/sounds';
import { danger } from './tug';

/** What the desk needs of a table's line. */
export interface Line {
  readonly state: TableState | null;
  ask(question: Question): Promise<Answer>;
  say(message: Unanswerable): void;
  onFrame(listener: (bytes: ArrayBuffer) => void): () => void;
  onEvents(listener: (events: readonly GameEvent[]) => void): () => void;
}

/** How fast what is drawn of the own hand turns to where it should, per second. */
const TURNING = 22;
/** ms between two questions for a keyframe. */
const PATIENCE = 2000;
/** ms between two sets of field lines while things move: they take longer than a frame. */
const LINES_EVERY = 400;

export class Desk {
  /** Where the turn is, by the newest frame. */
  stage = $state<Stage>('preparing');
  /** The own hand holds something; which and how. */
  holding = $state.raw<Hand['holding']>(null);
  draggingCord = $state(false);
  /** Whether the server would accept a release where the magnet is; null: not known yet. */
  mayRelease = $state<boolean | null>(null);
  /** 0 to 1, in twentieths: of the magnet in the own hand. */
  danger = $state(0);
  /** What the last turn came to, until the next one is on its way. */
  outcome = $state.raw<Outcome | null>(null);
  /** The snap of the last turn, while there is one to be seen again. */
  replay = $state.raw<Replay | null>(null);
  replaying = $state(false);
  /** Whether a picture of the table has come. */
  ready = $state(false);
  /** Cords that cross no other one, while there are several. */
  apart = $state.raw<readonly number[]>([]);
  /** Where the keyboard would grab a cord. */
  cursor = $state.raw<{ cord: number; node: number; x: number; y: number } | null>(null);

  readonly hand: Hand;
  readonly roster: Roster;
  readonly picture: Picture;
  private readonly reader = new FrameReader();
  private readonly playback = new Playback();
  private readonly recorder = new Recorder();
  private readonly reconciler: Reconciler;
  private readonly stops: (() => void)[];
  private view: TableView | null = null;
  private moment: Moment | null = null;
  private before = 0;
  private played = 0;
  private dirty = true;
  private reach = 0;
  private turnShown: Quaternion | null = null;
  private linesAt = 0;
  private asked = -Infinity;

  constructor(
    private readonly line: Line,
    private readonly sounds: Sounds,
    readonly game: KlusterPublic,
    /** Field lines where poles are shown. */
    readonly aids: () => boolean = () => false,
  ) {
    this.roster = { names: game.magnets, sizes: game.sizes };
    this.picture = emptyPicture(this.roster);
    this.hand = new Hand(
      {
        do: (intent) => this.ask(intent),
        stream: (number, intent) => {
          const { seat } = this;
          if (seat !== null) line.say({ type: 'stream', seat, number, intent: { ...intent } });
        },
      },
      () => this.noteHand(),
      // Above whatever this seat has counted to in a window before this one: hundredths of a second.
      Math.floor(Date.now() / 10) % 2 ** 32,
    );
    this.reconciler = new Reconciler(this.hand);
    this.stops = [line.onFrame((bytes) => this.see(bytes)), line.onEvents((events) => this.hear(events))];
    // The first pictures came while this screen was still being loaded.
    this.askAgain();
  }

  /** The newest state of the game. */
  get public(): KlusterPublic {
    const game = this.line.state?.game;
    return game?.game === 'kluster' ? game.public : this.game;
  }

  /** The seat that this page plays for now: the one on turn, if it is ours. */
  get seat(): number | null {
    const { turn } = this.public;
    return turn !== null && this.line.state?.seats.includes(turn) ? turn : null;
  }

  get mayAct(): boolean {
    return this.seat !== null && (this.stage === 'preparing' || this.stage === 'repair') && !this.replaying;
  }

  /** Do something that is acknowledged. Rejects with the server's reason. */
  async ask(intent: Done): Promise<void> {
    const { seat } = this;
    if (seat === null) return;
    await this.line.ask({ type: 'do', seat, intent: { ...intent } });
  }

  /** Draw on this from now on. */
  show(view: TableView): void {
    this.view = view;
    this.reach = 0;
    this.dirty = true;
    const seat = this.line.state?.seats[0];
    if (seat !== undefined) view.sit((2 * Math.PI * seat) / this.game.seats);
    this.frame();
  }

  /** Take a magnet of the pool to the near rim of the area. */
  async take(magnet: string): Promise<void> {
    const size = this.roster.sizes[this.roster.names.indexOf(magnet)];
    if (!size || !this.mayAct) return;
    const { x, y, radius } = framing(this.picture.cords);
    const around = this.view?.heading ?? 0;
    this.outcome = null;
    await this.hand.take(magnet, size, x + Math.sin(around) * 0.8 * radius, y - Math.cos(around) * 0.8 * radius);
  }

  /** Move what is held, or the cord, by so many mm as the screen shows it. */
  nudge(right: number, away: number): void {
    const around = this.view?.heading ?? 0;
    const [cosine, sine] = [Math.cos(around), Math.sin(around)];
    const [dx, dy] = [right * cosine - away * sine, right * sine + away * cosine];
    if (this.hand.cord) this.hand.drag(this.hand.cord.x + dx, this.hand.cord.y + dy);
    else this.hand.moveBy(dx, dy);
  }

  /** Let the keyboard choose a spot on a cord, beginning at the near side; again: no more. */
  toggleCursor(): void {
    const { cords } = this.picture;
    this.dirty = true;
    if (this.cursor || !cords.length || this.hand.holding || !this.mayAct) {
      this.cursor = null;
      return;
    }
    const { x, y, radius } = framing(cords);
    const around = this.view?.heading ?? 0;
    const near = nearestCord(cords, x + Math.sin(around) * radius, y - Math.cos(around) * radius);
    if (near) this.pointAt(near.cord, nearestNode(cords[near.cord] as Float32Array, near.x, near.y));
  }

  /** Along the cord by so many nodes, or to another cord. */
  moveCursor(nodes: number, cords: number): void {
    const { cursor, picture } = this;
    if (!cursor) return;
    const count = picture.cords.length;
    this.pointAt((cursor.cord + cords + count) % count, cursor.node + nodes);
  }

  private pointAt(cord: number, node: number): void {
    const line = this.picture.cords[cord] as Float32Array;
    const at = (((node % (line.length / 2)) + line.length / 2) % (line.length / 2)) | 0;
    this.cursor = { cord, node: at, x: line[2 * at] as number, y: line[2 * at + 1] as number };
    this.dirty = true;
  }

  /** Grab the cord where the cursor is. */
  async grabAtCursor(): Promise<void> {
    const { cursor } = this;
    if (!cursor) return;
    this.cursor = null;
    await this.hand.grab(cursor.cord, cursor.x, cursor.y);
  }

  private see(bytes: ArrayBuffer): void {
    const moment = this.reader.read(bytes);
    if (!moment) {
      this.askAgain();
      return;
    }
    const before = this.moment;
    this.moment = moment;
    this.playback.push(moment, performance.now());
    this.recorder.push(moment);
    this.ready = true;
    if (this.stage !== moment.stage) this.stage = moment.stage;
    this.feel(moment);
    if (moment.cords.length > 1 && (!before || before.cords !== moment.cords)) this.watchCords(moment);
    if (before) this.sounds.play(cuesBetween(before, moment, this.danger));
    this.followHand(moment);
  }

  /** A keyframe is missing: ask for everything again, but not with every frame that would need it. */
  private askAgain(): void {
    const now = performance.now();
    if (now - this.asked < PATIENCE) return;
    this.asked = now;
    this.line.ask({ type: 'resync' }).catch(() => undefined);
  }

  private feel(moment: Moment): void {
    const force = moment.own?.force ?? null;
    this.danger = force ? Math.round(20 * danger(force)) / 20 : 0;
  }

  private watchCords(moment: Moment): void {
    const apart = cordsApart(moment.cords);
    if (apart.join() !== this.apart.join()) this.apart = apart;
  }

  /** The server says what is in the own hand: after a reload, when a fault has emptied it, when the turn is over. */
  private followHand(moment: Moment): void {
    const { seat, hand } = this;
    // A frame of the turn before says nothing of a hand that has just been filled.
    if (seat !== null && moment.turn !== seat) return;
    const preparing = seat !== null && moment.stage === 'preparing';
    if (!preparing && hand.holding) hand.drop();
    if (!preparing && hand.cord && (seat === null || moment.stage !== 'repair')) hand.openFingers();
    if (preparing && moment.grip && moment.own && !hand.holding) this.resume(moment);
  }

  private resume(moment: Moment): void {
    const { grip } = moment;
    if (!grip || this.returning) return;
    const size = this.roster.sizes[grip.magnet];
    const name = this.roster.names[grip.magnet];
    if (!size || !name) return;
    this.hand.adopt(name, size, grip, moment.at[3 * grip.magnet] ?? 0, moment.at[3 * grip.magnet + 1] ?? 0);
  }

  /** On its way back to the pool the magnet is still to be seen in the hand. */
  private returning = false;

  async putBack(): Promise<void> {
    this.returning = true;
    try {
      await this.hand.putBack();
    } catch (reason) {
      this.returning = false;
      throw reason;
    }
  }

  private hear(events: readonly GameEvent[]): void {
    const outcome = outcomeOf(events);
    this.hand.drop();
    this.hand.openFingers();
    this.outcome = outcome;
    this.replay = outcome.taken.length ? this.recorder.replay() : null;
    this.dirty = true;
  }

  /** See the snap again, slowly. */
  startReplay(): void {
    if (!this.replay) return;
    this.played = 0;
    this.replaying = true;
  }

  stopReplay(): void {
    this.replaying = false;
    this.dirty = true;
  }

  private noteHand(): void {
    const { holding } = this.hand;
    this.holding = holding && { ...holding };
    if (!holding) this.turnShown = null;
    else this.returning = false;
    this.draggingCord = this.hand.cord !== null;
    this.dirty = true;
  }

  /** One animation frame; ms, as the browser counts. Whether anything was drawn. */
  tick(now: number): boolean {
    const seconds = Math.min(0.1, Math.max(0, (now - this.before) / 1000));
    this.before = now;
    const { moment, picture, view } = this;
    if (!view || !moment) return false;
    this.hand.tick(now, moment.grip);
    if (this.replaying) this.showReplay(seconds);
    else if (this.playback.sample(now, picture)) this.dirty = true;
    if (!this.replaying && this.showHand(moment, now, seconds)) this.dirty = true;
    if (this.dirty) {
      this.frame();
      this.showAids(now);
      view.show(picture);
    }
    this.dirty = false;
    return view.draw(seconds);
  }

  private showReplay(seconds: number): void {
    const { replay, picture } = this;
    if (!replay) return;
    const before = this.played;
    this.played += seconds;
    const touches = replay.show(this.played, picture, before);
    Object.assign(picture, { ghost: null, landing: null, tug: null, grabbed: [] });
    if (touches.length) this.sounds.play({ clacks: touches.map(() => 0.4), rustle: 0, placed: false, danger: 0 });
    this.dirty = true;
    if (this.played >= replay.length) this.stopReplay();
  }

  /** The own hand over what the server says: at once, with the true pose as a ghost. Whether it changed the picture. */
  private showHand(moment: Moment, now: number, seconds: number): boolean {
    const { picture, hand } = this;
    const { holding } = hand;
    const shown = picture.landing !== null || picture.grabbed.length > 0;
    picture.ghost = picture.landing = picture.tug = null;
    picture.grabbed = hand.cord ? [hand.cord] : this.cursor ? [this.cursor] : [];
    if (!holding) {
      this.mayRelease = null;
      return shown || picture.grabbed.length > 0;
    }
    const index = this.roster.names.indexOf(holding.magnet);
    this.reconciler.compare(moment, index, now);
    // While the server's magnet is on its way, its answer is about some other spot.
    this.mayRelease = moment.own && !this.reconciler.ghost ? moment.own.mayRelease : null;
    const { at, turn } = heldPose(hand.holding ?? holding);
    this.turnShown = this.turnShown ? between(this.turnShown, turn, 1 - Math.exp(-TURNING * seconds)) : turn;
    picture.present[index] = 1;
    picture.held = index;
    picture.at.set(at, 3 * index);
    picture.turn.set(this.turnShown, 4 * index);
    const { ghost } = this.reconciler;
    if (ghost) picture.ghost = { magnet: index, at: ghost, turn: this.turnOf(moment, index) };
    picture.landing = { x: at[0], y: at[1], outline: outline(holding.size, turn), allowed: this.mayRelease };
    picture.tug = moment.own?.force ?? null;
    return true;
  }

  private turnOf(moment: Moment, index: number): Quaternion {
    return Array.from(moment.turned.subarray(4 * index, 4 * index + 4)) as unknown as Quaternion;
  }

  private showAids(now: number): void {
    const { picture } = this;
    const { north } = this.public;
    this.roster.names.forEach((name, i) => {
      picture.north[i] = north ? (north[name] === 'a' ? 1 : 2) : 0;
    });
    if (!north || !this.aids()) picture.lines = [];
    else if (now - this.linesAt > LINES_EVERY) {
      this.linesAt = now;
      picture.lines = fieldLines(this.roster, picture);
    }
  }

  /** Keep all cords in sight; the eye does not follow every millimetre. */
  private frame(): void {
    if (!this.picture.cords.length || this.hand.cord) return;
    const what = framing(this.picture.cords);
    if (Math.abs(what.radius - this.reach) < 0.02 * what.radius) return;
    this.reach = what.radius;
    this.view?.frame(what);
  }

  /** Where the magnets on the table are, for whoever cannot see them: their distance from a spot, nearest first. */
  around(x: number, y: number): { magnet: string; dx: number; dy: number; away: number }[] {
    const { moment } = this;
    if (!moment) return [];
    return this.roster.names
      .flatMap((magnet, i) => {
        if (!moment.present[i] || i === moment.grip?.magnet || magnet === this.hand.holding?.magnet) return [];
        const [dx, dy] = [(moment.at[3 * i] as number) - x, (moment.at[3 * i + 1] as number) - y];
        return [{ magnet, dx, dy, away: Math.hypot(dx, dy) }];
      })
      .sort((a, b) => a.away - b.away);
  }

  /** The size of a magnet, mm. */
  sizeOf(magnet: string): Triple {
    return this.roster.sizes[this.roster.names.indexOf(magnet)] ?? [18, 16, 10];
  }

  dispose(): void {
    for (const stop of this.stops) stop();
    this.sounds.dispose();
  }
}

function nearestNode(line: Float32Array, x: number, y: number): number {
  let best = 0;
  let least = Infinity;
  for (let node = 0; node < line.length / 2; node++) {
    const away = Math.hypot((line[2 * node] as number) - x, (line[2 * node + 1] as number) - y);
    if (away < least) [best, least] = [node, away];
  }
  return best;
}
