/** Training aids where poles are shown: which face is north, lines of the field, a danger map from the server. */

import type { Weighed } from '../protocol/types';
import { motionIsReduced } from '../settings.svelte';
import type { DangerMap, Picture, Roster } from './draw/picture';
import { fieldLines } from './field';
import { PoleReveal } from './pole-reveal';

export interface Wanted {
  lines: boolean;
  danger: boolean;
}

/** ms between two sets of field lines while things move: they take longer than a frame. */
const LINES_EVERY = 400;
/** ms between two danger maps. */
const DANGER_EVERY = 450;

export class Aids {
  private readonly reveal = new PoleReveal();
  private linesAt = -Infinity;
  private askedAt = -Infinity;
  private held: string | null = null;
  private map: DangerMap | null = null;

  constructor(
    private readonly roster: Roster,
    private readonly wanted: () => Wanted,
    /** Ask the server for a danger map of what is in the own hand. */
    private readonly weigh: () => Promise<Weighed>,
    /** Something is to be drawn anew. */
    private readonly changed: () => void,
  ) {}

  /** Write them into a picture. `held` is in the own hand. */
  draw(picture: Picture, north: Readonly<Record<string, string>> | null, held: string | null, now: number): void {
    this.roster.names.forEach((name, i) => {
      picture.north[i] = north ? (north[name] === 'a' ? 1 : 2) : 0;
    });
    picture.revealed = this.reveal.share(north !== null, now, motionIsReduced());
    if (picture.revealed < 1) this.changed();
    const { lines, danger } = this.wanted();
    if (!north || !lines) picture.lines = [];
    else if (now - this.linesAt > LINES_EVERY) {
      this.linesAt = now;
      picture.lines = fieldLines(this.roster, picture);
    }
    if (!north || !danger || held === null || held !== this.held) this.map = null;
    this.held = held;
    picture.danger = this.map;
    if (north && danger && held !== null) this.askFor(held, now);
  }

  private askFor(held: string, now: number): void {
    if (now - this.askedAt < DANGER_EVERY) return;
    this.askedAt = now;
    this.weigh().then(
      ({ magnet, values, x, y, step, columns, rows }) => {
        if (magnet !== held || this.held !== held) return;
        this.map = { x, y, step, columns, rows, values: Uint8Array.from(atob(values), (letter) => letter.charCodeAt(0)) };
        this.changed();
      },
      () => undefined, // put back meanwhile, say: there is nothing to be shown
    );
  }
}
