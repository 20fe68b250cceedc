/**
 * Plays a record of Kluster: the current position, the turns fetched so far, and the picture of the moment.
 *
 * The timeline strings the turns together without the time in which nothing moved.
 */

import { clamp } from '../../clamp';
import { RefusedRequest } from '../../api';
import type { KlusterReplay, Placing } from '../../protocol/types';
import { motionIsReduced } from '../../settings.svelte';
import { framing } from '../draw/orbit';
import { emptyPicture, ghostOf, type Picture, type Roster, type Surface } from '../draw/picture';
import type { TableView } from '../draw/view';
import { Hand } from '../hand/hand';
import { blend } from '../live/blend';
import type { Moment } from '../live/moment';
import { PoleReveal } from '../pole-reveal';
import type { Shown } from '../shown';
import type { Sounds } from '../sound/sounds';
import { around, FRAME, fetchTrack } from './track';
import { northsOf, rosterOf, stillAfter, surfaceOf } from './written';

/** ms given to a turn whose movement cannot be shown. */
const STILL = 900;

export class Film implements Shown {
  /** The turn that is shown; 0 is the set table. */
  turn = $state(0);
  /** ms into it. */
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  /** Why this turn is shown without its movement; null: it moves. */
  stillness = $state<string | null>(null);
  /** Whether the turn is still being fetched. */
  loading = $state(true);

  readonly roster: Roster;
  readonly surface: Surface;
  readonly picture: Picture;
  /** An empty hand, because the canvas needs one. */
  readonly hand = new Hand({ do: () => Promise.resolve(), stream: () => undefined });
  readonly mayAct = false;
  /** ms: the length of each turn. */
  readonly lengths: readonly number[];
  private readonly norths: readonly number[];
  private poles = false;
  private readonly reveal = new PoleReveal();
  private readonly tracks: (Promise<Moment[] | RefusedRequest> | undefined)[] = [];
  private moments: readonly Moment[] = [];
  private view: TableView | null = null;
  private before = 0;
  private dirty = true;
  private reach = 0;
  private readonly stop = new AbortController();

  constructor(
    private readonly replay: KlusterReplay,
    private readonly sounds: Sounds,
  ) {
    this.roster = rosterOf(replay);
    this.surface = surfaceOf(replay);
    this.picture = emptyPicture(this.roster);
    this.lengths = replay.turns.map(({ frames, number }) => (number ? FRAME * (frames + 1) : 0));
    this.norths = northsOf(replay);
  }

  get last(): number {
    return this.lengths.length - 1;
  }

  /** ms from the beginning of the game to this moment. */
  get clock(): number {
    return this.since(this.turn) + this.at;
  }

  get length(): number {
    return this.since(this.lengths.length);
  }

  /** ms from the beginning of the game to that of a turn. */
  since(turn: number): number {
    return this.lengths.slice(0, turn).reduce((sum, length) => sum + length, 0);
  }

  /** Show or hide which face is north: the game is over, so everybody may know. */
  showPoles(on: boolean): void {
    this.picture.north.set(on ? this.norths : this.norths.map(() => 0));
    this.poles = on;
    this.dirty = true;
  }

  /** Show where a magnet could have gone instead. */
  advise(places: readonly Placing[]): void {
    this.picture.advised = places.map((place) => ghostOf(place, this.roster));
    this.dirty = true;
  }

  /** To the end of a turn: how everything lay after it. */
  toTurn(turn: number): void {
    const to = clamp(turn, 0, this.last);
    this.go(to, this.lengths[to] ?? 0);
  }

  /** To a moment of the timeline. */
  toClock(clock: number): void {
    let turn = 0;
    let left = clock;
    while (turn < this.last && left >= (this.lengths[turn] ?? 0)) left -= this.lengths[turn++] ?? 0;
    this.go(turn, Math.min(left, this.lengths[turn] ?? 0));
  }

  toggle(): void {
    if (!this.playing && this.clock >= this.length) this.go(0, 0);
    this.playing = !this.playing;
  }

  private go(turn: number, at: number): void {
    this.at = at;
    this.dirty = true;
    if (turn === this.turn && this.moments.length) return;
    this.turn = turn;
    this.moments = [];
    this.loading = true;
    void this.load(turn);
    if (turn < this.last) void this.fetched(turn + 1);
  }

  private fetched(turn: number): Promise<Moment[] | RefusedRequest> {
    let track = this.tracks[turn];
    if (!track) {
      track = fetchTrack(this.replay.info.record, turn, this.stop.signal);
      this.tracks[turn] = track;
      // Forget a turn that was refused for now, so that it is fetched again next time.
      const forget = () => (this.tracks[turn] = undefined);
      void track.then((found) => found instanceof RefusedRequest && found.status !== 409 && forget(), forget);
    }
    return track;
  }

  private async load(turn: number): Promise<void> {
    const [set, found] = await Promise.all([this.fetched(0), this.fetched(turn)]).catch(() => [null, null]);
    if (turn !== this.turn || set === null || found === null) return;
    this.loading = false;
    this.dirty = true;
    const opening = set instanceof RefusedRequest ? null : set[0];
    this.stillness = found instanceof RefusedRequest ? found.message : null;
    if (!(found instanceof RefusedRequest)) this.moments = found;
    else if (opening) this.moments = [stillAfter(this.replay, turn, opening)];
  }

  show(view: TableView): void {
    this.view = view;
    this.reach = 0;
    this.dirty = true;
  }

  tick(now: number): boolean {
    const passed = clamp(now - this.before, 0, 100);
    this.before = now;
    const { view, picture } = this;
    if (!view) return false;
    if (this.playing && !this.loading) this.playOn(passed * this.speed);
    picture.revealed = this.reveal.share(this.poles, now, motionIsReduced());
    if (picture.revealed < 1) this.dirty = true;
    if (this.dirty && this.moments.length) {
      const { from, to, share } = around(this.moments, this.at);
      blend(from, to, share, picture);
      this.frame();
      view.show(picture);
      this.dirty = false;
    }
    return view.draw(passed / 1000);
  }

  private playOn(passed: number): void {
    const [before, after] = [this.at, this.at + passed];
    const length = this.stillness === null ? (this.lengths[this.turn] ?? 0) : STILL;
    const touched = this.moments.filter(({ clock }) => clock > before && clock <= after).flatMap(({ touches }) => touches);
    if (touched.length) this.sounds.play({ clacks: touched.map(() => 0.5), rustle: 0, placed: false, danger: 0 });
    this.at = Math.min(after, length);
    this.dirty = true;
    if (after < length) return;
    if (this.turn < this.last) this.go(this.turn + 1, 0);
    else this.playing = false;
  }

  private frame(): void {
    const what = framing(this.picture.cords);
    if (Math.abs(what.radius - this.reach) < 0.02 * what.radius) return;
    this.reach = what.radius;
    this.view?.frame(what);
  }

  dispose(): void {
    this.stop.abort();
    this.sounds.dispose();
  }
}
