/** The camera ("eye"): it orbits the middle of the table, or looks straight down. Millimetres and radians. */

import { clamp } from '../../clamp';
import type { Triple } from '../magnet';

/** The vertical field of view, rad. */
export const FIELD = (34 * Math.PI) / 180;
/** The lowest and the highest angle of the eye above the table, rad. */
const LOWEST = 0.12 * Math.PI;
const HIGHEST = 0.5 * Math.PI;
/** The nearest and the farthest, as a multiple of the distance that just shows everything. */
const NEAREST = 0.45;
const FARTHEST = 2.2;
/** How fast the eye follows: the rate of exponential approach, 1/s. */
const SWIFTNESS = 9;
/** The same rate (1/s) for leaning in; and the shares by which the eye then comes nearer and turns aside. */
const LEANING = 5;
const NEARER = 0.34;
const ASIDE = 0.75;
/** A movement counts as done when this much of it is left (rad, or a share of the distance). */
const ARRIVED = 1e-4;
/** The factor by which a frame is larger than what it shows. */
const MARGIN = 1.02;

/** A disc that must be wholly visible. */
export interface FramedDisc {
  x: number;
  y: number;
  radius: number;
}

/** Shares of the screen that buttons cover: of its height, and of its width on either side. */
export interface Covered {
  bottom: number;
  top: number;
  sides?: number;
}

interface Look {
  /** rad, anticlockwise from straight behind seat 0 (−y). */
  around: number;
  /** rad above the table; a quarter turn looks straight down. */
  above: number;
  /** 1 just shows everything; less is nearer. */
  distance: number;
}

export const USUAL: Readonly<Look> = { around: 0, above: 0.31 * Math.PI, distance: 1 };
/** rad: a portrait screen has room for a steeper view, which makes aiming easier. */
const STEEP = 0.41 * Math.PI;
export const TOP: Readonly<Look> = { around: 0, above: HIGHEST, distance: 1 };

/** Moves the eye nearer to something for a moment, and back. */
export class Leaning {
  private towards = { x: 0, y: 0 };
  private wanted = 0;
  private share = 0;

  lean(towards: { x: number; y: number } | null): void {
    if (towards) this.towards = towards;
    this.wanted = towards ? 1 : 0;
  }

  /** Move on; returns whether anything changed. */
  advance(seconds: number): boolean {
    const rest = this.wanted - this.share;
    if (rest === 0) return false;
    this.share = Math.abs(rest) < 0.002 ? this.wanted : this.share + (1 - Math.exp(-LEANING * seconds)) * rest;
    return true;
  }

  /** The distance of the eye as a share of the usual one. */
  get distance(): number {
    return 1 - NEARER * this.share;
  }

  /** The point to look at instead of the middle of the table. */
  centre({ x, y }: { x: number; y: number }): { x: number; y: number } {
    const share = ASIDE * this.share;
    return { x: x + share * (this.towards.x - x), y: y + share * (this.towards.y - y) };
  }
}

export class Orbit {
  private readonly leaning = new Leaning();
  private now: Look = { ...USUAL };
  private wanted: Look = { ...USUAL };
  private frame: FramedDisc = { x: 0, y: 0, radius: 200 };
  private aspect = 1;
  /** Where the person at this screen sits. */
  private home = 0;
  private covered: Covered = { bottom: 0, top: 0 };

  /** Sit down at a place round the table; 0 is at seat 0 (−y). */
  sit(around: number): void {
    this.home = around;
    this.look(this.fromAbove ? TOP : this.usual, true);
  }

  /** The default view of the table on this screen. */
  get usual(): Readonly<Look> {
    return this.aspect < 0.8 ? { ...USUAL, above: STEEP } : USUAL;
  }

  /** Set what must be visible, and the aspect ratio of the screen; `covered` parts of it do not count as visible. */
  fit(frame: FramedDisc, aspect: number, covered = this.covered): void {
    this.frame = frame;
    this.aspect = aspect;
    this.covered = covered;
  }

  get fromAbove(): boolean {
    return this.wanted.above > HIGHEST - 0.01;
  }

  turn(around: number, above: number): void {
    this.wanted.around += around;
    this.wanted.above = clamp(this.wanted.above + above, LOWEST, HIGHEST);
  }

  zoom(factor: number): void {
    this.wanted.distance = clamp(this.wanted.distance * factor, NEAREST, FARTHEST);
  }

  lean(towards: { x: number; y: number } | null): void {
    this.leaning.lean(towards);
  }

  look(at: Readonly<Look>, atOnce = false): void {
    // Go back the short way, without unwinding whole turns.
    const around = this.home + at.around;
    const turns = Math.round((this.now.around - around) / (2 * Math.PI));
    this.wanted = { ...at, around: around + turns * 2 * Math.PI };
    if (atOnce) this.now = { ...this.wanted };
  }

  /** Move on by so many seconds; returns whether anything changed. */
  advance(seconds: number, atOnce = false): boolean {
    const share = atOnce ? 1 : 1 - Math.exp(-SWIFTNESS * seconds);
    let moved = this.leaning.advance(seconds);
    for (const part of ['around', 'above', 'distance'] as const) {
      const rest = this.wanted[part] - this.now[part];
      if (rest === 0) continue;
      moved = true;
      this.now[part] = Math.abs(rest) < ARRIVED ? this.wanted[part] : this.now[part] + share * rest;
    }
    return moved;
  }

  /** Which way "up the screen" points on the table: 0 is +y. */
  get heading(): number {
    return this.now.around;
  }

  /** mm from the eye to the middle of what is looked at. */
  get reach(): number {
    return this.now.distance * this.leaning.distance * this.fitting;
  }

  /**
   * The distance at which the frame just fills the free part of the screen. A circle of radius R, seen from d at the
   * slant a, reaches from −R sin a / (d − R cos a) to R sin a / (d + R cos a) upwards and R / √(d² − R² cos² a) sideways.
   */
  private get fitting(): number {
    const radius = this.frame.radius * MARGIN;
    const half = Math.tan(FIELD / 2);
    const free = half * (1 - this.covered.bottom - this.covered.top);
    const [sine, cosine] = [Math.sin(this.now.above), Math.cos(this.now.above)];
    const high = (radius * (sine + Math.hypot(sine, 2 * free * cosine))) / (2 * free);
    const wide = radius * Math.hypot(1 / (half * this.aspect * (1 - 2 * (this.covered.sides ?? 0))), cosine);
    return Math.max(high, wide);
  }

  /** The share of the screen's height by which everything is shifted up, to centre the frame in the free part. */
  get lens(): number {
    const { radius } = this.frame;
    const [sine, cosine] = [Math.sin(this.now.above), Math.cos(this.now.above)];
    const low = (radius * radius * sine * cosine) / (this.fitting ** 2 - (radius * cosine) ** 2);
    return (this.covered.bottom - this.covered.top + low / Math.tan(FIELD / 2)) / 2;
  }

  /** The point that is looked at. */
  get target(): Triple {
    const { x, y } = this.leaning.centre(this.frame);
    return [x, y, 0];
  }

  get eye(): Triple {
    const [x, y] = this.target;
    const level = this.reach * Math.cos(this.now.above);
    return [
      x + Math.sin(this.now.around) * level,
      y - Math.cos(this.now.around) * level,
      this.reach * Math.sin(this.now.above),
    ];
  }

  /** The up direction of the screen; when looking straight down it is given by the heading. */
  get up(): Triple {
    return [
      -Math.sin(this.now.around) * Math.sin(this.now.above),
      Math.cos(this.now.around) * Math.sin(this.now.above),
      Math.cos(this.now.above),
    ];
  }
}

/** The circle about all cords, with room for a hand around it. */
export function framing(cords: readonly Float32Array[], room = 1.05): FramedDisc {
  let [left, right, near, far] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const cord of cords)
    for (let i = 0; i + 1 < cord.length; i += 2) {
      left = Math.min(left, cord[i] as number);
      right = Math.max(right, cord[i] as number);
      near = Math.min(near, cord[i + 1] as number);
      far = Math.max(far, cord[i + 1] as number);
    }
  if (left > right) return { x: 0, y: 0, radius: 200 };
  const [x, y] = [(left + right) / 2, (near + far) / 2];
  let radius = 0;
  for (const cord of cords)
    for (let i = 0; i + 1 < cord.length; i += 2)
      radius = Math.max(radius, Math.hypot((cord[i] as number) - x, (cord[i + 1] as number) - y));
  return { x, y, radius: radius * room };
}
