/**
 * The live Kluster table on the page: frames in, pictures and sounds out; the player's own hand; the outcome of the turn.
 *
 * Once an animation frame `tick` draws. Everything else happens when something is heard or done.
 */

import { clamp } from '../clamp';
import type { ServerAnswer, TableQuestion, Unanswerable } from '../net/connection';
import type { KlusterPublic, Placing, Weighed } from '../protocol/types';
import { motionIsReduced } from '../settings.svelte';
import type { GameEvent, TableState } from '../table/state';
import { TrainingAids, type WantedAids } from './aids';
import type { ClipSource } from './clip/drawn-clip';
import { framing } from './draw/orbit';
import { emptyPicture, ghostOf, type Picture, type Roster, type Surface } from './draw/picture';
import { cordsApart } from './draw/rope';
import type { TableView } from './draw/view';
import { CordCursor } from './hand/cord-cursor.svelte';
import { CordInvitation } from './hand/cord-invitation.svelte';
import { HandFollower } from './hand/follower';
import type { CordSpot } from './hand/gestures';
import { Hand } from './hand/hand';
import type { AckedIntent } from './hand/intent';
import { ShownHand } from './hand/shown-hand';
import { ToldPull } from './hand/told-pull.svelte';
import { FrameReader } from './live/frames';
import { LastTurn } from './live/last-turn.svelte';
import type { Moment, Stage } from './live/moment';
import { Playback } from './live/playback';
import { type Triple, USUAL_SIZE } from './magnet';
import { outcomeOf, type TurnOutcome } from './outcome';
import type { Shown } from './shown';
import { cuesBetween } from './sound/cues';
import type { Sounds } from './sound/sounds';
import { CALM, type Felt, feltIn } from './tug';

/** What the desk needs of the connection to a table. */
interface Line {
  readonly state: TableState | null;
  ask(question: TableQuestion): Promise<ServerAnswer>;
  say(message: Unanswerable): void;
  /** Something should have arrived by now: check the connection. */
  probe(): void;
  onFrame(listener: (bytes: ArrayBuffer) => void): () => void;
  onEvents(listener: (events: readonly GameEvent[]) => void): () => void;
  onStartedOver(listener: () => void): () => void;
}

/** ms between two questions for a keyframe. */
const PATIENCE = 2000;
/** ms without a frame, while things move, after which the connection is checked. */
const SILENCE = 250;

export class KlusterDesk implements Shown {
  /** Where the turn is, by the newest frame. */
  stage = $state<Stage>('preparing');
  /** What the player's own hand holds, and how; null: nothing. */
  holding = $state.raw<Hand['holding']>(null);
  released = $state<string | null>(null);
  draggingCord = $state(false);
  /** Whether the server would accept a release where the magnet is; null: not known yet. */
  mayRelease = $state<boolean | null>(null);
  /** What the player's own hand feels, rounded to twentieths. */
  felt = $state.raw<Felt>(CALM);
  /** The outcome of the last turn, until the next one is under way. */
  outcome = $state.raw<TurnOutcome | null>(null);
  /** Whether a picture of the table has come. */
  ready = $state(false);
  /** Where there are several cords: those that cross no other one. */
  apart = $state.raw<readonly number[]>([]);
  /** Where the keyboard would grab a cord. */
  readonly cursor = new CordCursor();
  readonly invitation = new CordInvitation();
  /** What somebody else is doing to the cord. */
  readonly pull = new ToldPull();
  readonly lastTurn: LastTurn;

  readonly hand: Hand;
  readonly roster: Roster;
  readonly picture: Picture;
  private readonly reader = new FrameReader();
  private readonly playback = new Playback();
  private readonly shownHand: ShownHand;
  private readonly follower: HandFollower;
  private readonly aids: TrainingAids;
  private readonly stops: (() => void)[];
  private view: TableView | null = null;
  /** The newest moment received. */
  moment: Moment | null = null;
  private before = 0;
  private seenAt = 0;
  private dirty = true;
  private reach = 0;
  private asked = -Infinity;
  /** The number of the turn in which somebody was last seen doing something. */
  private busyIn: number | null = null;

  constructor(
    private readonly line: Line,
    private readonly sounds: Sounds,
    readonly game: KlusterPublic,
    /** Which training aids are wanted, where poles are shown. */
    wanted: () => WantedAids = () => ({ lines: false, danger: false }),
    /** Called when a turn in which something had been done begins again. */
    private readonly startedOver: () => void = () => undefined,
  ) {
    this.roster = { names: game.magnets, sizes: game.sizes };
    this.picture = emptyPicture(this.roster);
    this.lastTurn = new LastTurn(this.roster);
    this.hand = new Hand(
      {
        do: (intent) => this.ask(intent),
        stream: (number, intent) => {
          const { seat } = this;
          if (seat !== null) line.say({ type: 'stream', seat, number, intent: { ...intent } });
        },
      },
      () => this.noteHand(),
      // Counting from the time, in hundredths of a second, starts above every number an earlier window used for this seat.
      Math.floor(Date.now() / 10) % 2 ** 32,
    );
    this.shownHand = new ShownHand(this.hand, this.roster);
    this.follower = new HandFollower(this.hand, this.roster);
    this.aids = new TrainingAids(this.roster, wanted, () => this.weigh(), () => (this.dirty = true));
    this.stops = [
      line.onFrame((bytes) => this.see(bytes)),
      line.onEvents((events) => this.hear(events)),
      line.onStartedOver(() => this.startOver()),
    ];
    // The first frames arrived while this screen was still loading.
    this.askAgain();
  }

  /** 0 to 1: how near the magnet in the player's own hand is to snapping. */
  get danger(): number {
    return this.felt.danger;
  }

  /** The newest state of the game. */
  get public(): KlusterPublic {
    const game = this.line.state?.game;
    return game?.game === 'kluster' ? game.public : this.game;
  }

  /** The seat this page is acting for: the one on turn, if it is ours. */
  get seat(): number | null {
    const { turn } = this.public;
    return turn !== null && this.line.state?.seats.includes(turn) ? turn : null;
  }

  get surface(): Surface {
    return (this.game.table['surface'] ?? 'wood') as Surface;
  }

  get mayAct(): boolean {
    return this.seat !== null && !this.public.by_clock && (this.stage === 'preparing' || this.stage === 'repair');
  }

  /** Do something that is acknowledged. Rejects with the server's reason. */
  async ask(intent: AckedIntent): Promise<void> {
    const { seat } = this;
    if (seat === null) return;
    await this.line.ask({ type: 'do', seat, intent: { ...intent } });
  }

  private async weigh(): Promise<Weighed> {
    const answer = await this.line.ask({ type: 'weigh', seat: this.seat ?? 0 });
    if (answer.type !== 'weighed') throw new TypeError(answer.type);
    return answer;
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

  /** Whether this is a good moment to show a newcomer that the cord can be moved. */
  get nudging(): boolean {
    const lesson = this.line.state?.table.lesson ?? null;
    return this.invitation.stranger && lesson === null && this.mayAct && !this.holding && !this.draggingCord;
  }

  pointAt(spot: CordSpot | null): void {
    this.invitation.pointAt(spot);
  }

  /** The spot on the rim of the area nearest to the viewer, or a share of the way there from the middle. */
  private rim(share: number): { x: number; y: number } {
    const { x, y, radius } = framing(this.picture.cords);
    const around = this.view?.heading ?? 0;
    return { x: x + Math.sin(around) * share * radius, y: y - Math.cos(around) * share * radius };
  }

  /** What is wanted in the picture has changed: draw it again. */
  redraw(): void {
    this.dirty = true;
  }

  /** Show where advice would put magnets; an empty list removes them. */
  advise(places: readonly Placing[]): void {
    this.picture.advised = places.map((place) => ghostOf(place, this.roster));
    this.dirty = true;
  }

  /** Take a magnet from the pool to a spot, by default to the near rim of the area. */
  async take(magnet: string, spot?: { x: number; y: number }): Promise<void> {
    const size = this.roster.sizes[this.roster.names.indexOf(magnet)];
    if (!size || !this.mayAct) return;
    this.endReplay();
    this.outcome = null;
    const { x, y } = spot ?? this.rim(0.8);
    await this.hand.take(magnet, size, x, y);
  }

  /** Move what is held, or the cord, by so many mm as the screen shows it. */
  nudge(right: number, away: number): void {
    const around = this.view?.heading ?? 0;
    const [cosine, sine] = [Math.cos(around), Math.sin(around)];
    const [dx, dy] = [right * cosine - away * sine, right * sine + away * cosine];
    if (this.hand.cord) this.hand.drag(this.hand.cord.x + dx, this.hand.cord.y + dy);
    else this.hand.moveBy(dx, dy);
  }

  /** Start choosing a spot on a cord by keyboard, from the near side; called again, stop. */
  toggleCursor(): void {
    const { cords } = this.picture;
    this.dirty = true;
    if (this.cursor.at || !cords.length || this.hand.holding || !this.mayAct) {
      this.cursor.clear();
      return;
    }
    const { x, y } = this.rim(1);
    this.cursor.begin(cords, x, y);
  }

  /** Move the keyboard's cursor along the cord by so many nodes, or to another cord. */
  moveCursor(nodes: number, cords: number): void {
    this.cursor.move(this.picture.cords, nodes, cords);
    this.dirty = true;
  }

  /** Grab the cord where the cursor is. */
  async grabAtCursor(): Promise<void> {
    const { at } = this.cursor;
    if (!at) return;
    this.cursor.clear();
    await this.hand.grab(at.cord, at.x, at.y);
  }

  private see(bytes: ArrayBuffer): void {
    const moment = this.reader.read(bytes);
    if (!moment) {
      this.askAgain();
      return;
    }
    const before = this.moment;
    this.moment = moment;
    this.seenAt = performance.now();
    this.playback.push(moment, this.seenAt);
    this.lastTurn.push(moment);
    this.ready = true;
    if (moment.grip || moment.grabbed.length || moment.stage === 'settling' || moment.stage === 'repair') this.busyIn = moment.turns;
    if (this.stage !== moment.stage) this.stage = moment.stage;
    this.feel(moment);
    if (moment.cords.length > 1 && (!before || before.cords !== moment.cords)) this.watchCords(moment);
    if (before) this.sounds.play(cuesBetween(before, moment, this.danger));
    this.follower.follow(moment, this.seat);
    this.pull.see(moment, this.seat !== null);
  }

  /** A keyframe is missing: ask for everything again, but not for every frame that needs it. */
  private askAgain(): void {
    const now = performance.now();
    if (now - this.asked < PATIENCE) return;
    this.asked = now;
    this.line.ask({ type: 'resync' }).catch(() => undefined);
  }

  private feel(moment: Moment): void {
    const { way, strength, danger } = feltIn(moment) ?? CALM;
    const felt = { way, strength: Math.round(20 * strength) / 20, danger: Math.round(20 * danger) / 20 };
    const { felt: before } = this;
    if (felt.way !== before.way || felt.strength !== before.strength || felt.danger !== before.danger) this.felt = felt;
  }

  private watchCords(moment: Moment): void {
    const apart = cordsApart(moment.cords);
    if (apart.join() !== this.apart.join()) this.apart = apart;
  }

  async putBack(): Promise<void> {
    await this.hand.putBack();
  }

  private hear(events: readonly GameEvent[]): void {
    const outcome = outcomeOf(events);
    this.hand.empty();
    this.outcome = { ...outcome, close: this.lastTurn.end(outcome, motionIsReduced()) };
    this.dirty = true;
  }

  /** The turn has started over and all hands are empty; the frames that show it may have arrived already. */
  private startOver(): void {
    this.hand.empty();
    if (this.busyIn !== null && this.busyIn === this.moment?.turns) this.startedOver();
    this.busyIn = null;
  }

  private noteHand(): void {
    const { holding } = this.hand;
    this.holding = holding && { ...holding };
    this.released = this.hand.released;
    this.draggingCord = this.hand.cord !== null;
    if (this.draggingCord) this.invitation.accept();
    this.dirty = true;
  }

  /** One animation frame; `now` in the browser's ms. Returns whether anything was drawn. */
  tick(now: number): boolean {
    const seconds = clamp((now - this.before) / 1000, 0, 0.1);
    this.before = now;
    const { moment, picture, view } = this;
    if (!view || !moment) return false;
    this.hand.tick(now, moment.grip);
    if (!moment.resting && now - this.seenAt > SILENCE) this.line.probe();
    if (this.hand.holding) this.sounds.purr(this.danger, now);
    if (this.lastTurn.running) this.showLastTurn(seconds);
    view.lean(this.lastTurn.after.where);
    picture.handFrom = this.handFrom(moment.turn);
    picture.glow = this.lastTurn.past ? null : this.invitation.glow(picture.cords, this.hand.cord, this.nudging ? this.rim(1) : null, now);
    if (!this.lastTurn.past) {
      if (this.playback.sample(now, picture)) this.dirty = true;
      if (this.shownHand.draw(picture, moment, this.cursor.at, now, seconds)) this.dirty = true;
      this.lastTurn.after.lay(picture);
    }
    if (this.mayRelease !== this.shownHand.mayRelease) this.mayRelease = this.shownHand.mayRelease;
    if (this.dirty || this.aids.owe(now)) {
      this.dirty = false;
      this.frame();
      this.aids.draw(picture, this.public.north, this.hand.holding?.magnet ?? null, now);
      view.show(picture);
    }
    return view.draw(seconds);
  }

  /** Where a hand comes from: the viewer's side for people at this screen, otherwise the seat's place round the table. */
  private handFrom(turn: number | null): number {
    if (turn === null || this.seat === turn) return this.view?.heading ?? 0;
    return (2 * Math.PI * turn) / this.game.seats;
  }

  private showLastTurn(seconds: number): void {
    const { touched, arrived } = this.lastTurn.advance(this.picture, seconds);
    this.picture.heat = null;
    const clacks = [...Array<number>(touched).fill(0.4), ...Array<number>(arrived).fill(0.25)];
    if (clacks.length) this.sounds.play({ clacks, rustle: 0, placed: false, danger: 0 });
    this.dirty = true;
    // Afterwards the table must be drawn again even if nothing has moved on it meanwhile.
    this.playback.forget();
  }

  /** Show the table as it is now, since somebody is doing something there. */
  endReplay(): void {
    if (!this.lastTurn.running) return;
    this.lastTurn.stop();
    this.playback.forget();
    this.playback.sample(performance.now(), this.picture);
    this.dirty = true;
  }

  /** The source for a video of the last kluster. */
  clip(): ClipSource {
    return { roster: this.roster, surface: this.surface, turns: [this.lastTurn.snap] };
  }

  /** Keep all cords in view; the camera does not follow every millimetre. */
  private frame(): void {
    if (!this.picture.cords.length || this.hand.cord) return;
    const what = framing(this.picture.cords);
    if (Math.abs(what.radius - this.reach) < 0.02 * what.radius) return;
    this.reach = what.radius;
    this.view?.frame(what);
  }

  /** The size of a magnet, mm. */
  sizeOf(magnet: string): Triple {
    return this.roster.sizes[this.roster.names.indexOf(magnet)] ?? USUAL_SIZE;
  }

  dispose(): void {
    for (const stop of this.stops) stop();
    this.pull.forget();
    this.sounds.dispose();
  }
}
