/** Training aids where poles are shown: which face is north, lines of the field, a danger map from the server. */

import type { Weighed } from '../protocol/types';
import { motionIsReduced } from '../settings.svelte';
import type { DangerMap, Picture, Roster } from './draw/picture';
import { FieldTracer } from './field';
import { PoleReveal } from './pole-reveal';

export interface WantedAids {
  lines: boolean;
  danger: boolean;
}

/** ms between two danger maps. */
const DANGER_EVERY = 450;

export class TrainingAids {
  private readonly reveal = new PoleReveal();
  private readonly field: FieldTracer;
  private askedAt = -Infinity;
  /** The table has changed since the last danger map was asked for. */
  private changedSince = false;
  private held: string | null = null;
  private map: DangerMap | null = null;

  constructor(
    private readonly roster: Roster,
    private readonly wanted: () => WantedAids,
    /** Ask the server for a danger map of what is in the player's own hand. */
    private readonly weigh: () => Promise<Weighed>,
    /** Called when something has to be redrawn. */
    private readonly changed: () => void,
  ) {
    this.field = new FieldTracer(roster);
  }

  /** Whether there is more to show although nothing has happened since the last picture. */
  owe(now: number): boolean {
    return this.field.busy || (this.changedSince && now - this.askedAt >= DANGER_EVERY);
  }

  /** Write the aids into a picture. `held` is the magnet in the player's own hand. */
  draw(picture: Picture, north: Readonly<Record<string, string>> | null, held: string | null, now: number): void {
    this.roster.names.forEach((name, i) => {
      picture.north[i] = north ? (north[name] === 'a' ? 1 : 2) : 0;
    });
    picture.revealed = this.reveal.share(north !== null, now, motionIsReduced());
    if (picture.revealed < 1) this.changed();
    const { lines, danger } = this.wanted();
    picture.lines = north && lines ? this.field.follow(picture) : this.field.forget();
    if (!north || !danger || held === null || held !== this.held) this.map = null;
    this.held = held;
    picture.danger = this.map;
    this.changedSince = north !== null && danger && held !== null;
    if (this.changedSince && held !== null) this.askFor(held, now);
  }

  private askFor(held: string, now: number): void {
    if (now - this.askedAt < DANGER_EVERY) return;
    this.askedAt = now;
    this.changedSince = false;
    this.weigh().then(
      ({ magnet, values, x, y, step, columns, rows }) => {
        if (magnet !== held || this.held !== held) return;
        const found = Uint8Array.from(atob(values), (letter) => letter.charCodeAt(0));
        const map = { x, y, step, columns, rows, values: found };
        if (this.map && same(this.map, map)) return;
        this.map = map;
        this.changed();
      },
      () => undefined, // the magnet was put back meanwhile, for example: nothing to show
    );
  }
}

const same = (a: DangerMap, b: DangerMap): boolean =>
  a.x === b.x && a.y === b.y && a.columns === b.columns && a.rows === b.rows && a.values.every((value, i) => value === b.values[i]);
