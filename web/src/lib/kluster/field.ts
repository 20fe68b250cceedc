/**
 * Training aid: lines of the magnetic field, traced from the visible poles. Only where poles are shown (Z5).
 *
 * An illustration, not a prediction: each magnet counts as one dipole of the usual strength. Only the server's physics
 * decides what happens; the danger map comes from the server as well (`DangerMap` in draw/picture).
 */

import type { FieldLines, Picture, Roster } from './draw/picture';
import { axisOf, poleAxis, quaternionOf, type Triple } from './magnet';

/** mm from one point of a line to the next, and how many there are at most. */
const STEP = 3;
const POINTS = 90;
/** Lines in each ring round a pole, and the rings' angles from the pole's centre (rad): the closer, the longer the line. */
const LINES = 6;
const RINGS = [0.3, 0.62];
/** mm: a line that comes closer to the table than this has ended. */
const FLOOR = 0.2;
/** Points traced per picture: takes about a millisecond with 24 magnets. */
const AT_ONCE = 1200;

interface Dipole {
  at: Triple;
  /** Points north; its length is the strength. */
  moment: Triple;
  size: Triple;
}

interface Start {
  at: Triple;
  /** 1: along the field, −1: against it. */
  way: 1 | -1;
}

/** Traces the lines of a table, a few per picture, so that no picture is delayed. */
export class FieldTracer {
  private lines: FieldLines = [];
  private dipoles: readonly Dipole[] = [];
  private ahead: Start[] = [];
  private found: Float32Array[] = [];

  constructor(private readonly roster: Roster) {}

  /** Whether some lines are still to be traced. */
  get busy(): boolean {
    return this.ahead.length > 0;
  }

  /** Trace some more; returns the newest complete set of lines. */
  follow(picture: Picture): FieldLines {
    if (!this.busy) this.begin(dipolesOf(this.roster, picture));
    let points = 0;
    while (this.ahead.length && points < AT_ONCE) {
      const line = follow(this.ahead.pop() as Start, this.dipoles);
      points += line.length / 3;
      this.found.push(line);
    }
    if (!this.busy && this.found.length) {
      this.lines = this.found;
      this.found = [];
      this.begin(dipolesOf(this.roster, picture)); // magnets have moved meanwhile
    }
    return this.lines;
  }

  /** Drop the lines: they are not wanted any more. */
  forget(): FieldLines {
    this.dipoles = [];
    this.ahead = [];
    this.found = [];
    this.lines = NONE;
    return NONE;
  }

  private begin(dipoles: readonly Dipole[]): void {
    if (JSON.stringify(dipoles) === JSON.stringify(this.dipoles)) return;
    this.dipoles = dipoles;
    this.ahead = dipoles.flatMap(starts);
    if (!dipoles.length) this.lines = NONE;
  }
}

const NONE: FieldLines = [];

function dipolesOf(roster: Roster, { present, north, at, turn }: Picture): Dipole[] {
  const found: Dipole[] = [];
  roster.names.forEach((name, i) => {
    if (!present[i] || !north[i]) return;
    const toA = axisOf(quaternionOf(turn, i), poleAxis(name));
    const size = roster.sizes[i] as Triple;
    const strength = (north[i] === 1 ? 1 : -1) * size[0] * size[1] * size[2];
    found.push({
      at: [at[3 * i] as number, at[3 * i + 1] as number, at[3 * i + 2] as number],
      moment: [toA[0] * strength, toA[1] * strength, toA[2] * strength],
      size,
    });
  });
  return found;
}

/** Starting points round the upper pole, just outside the magnet; the lower one is hidden. */
function starts({ at, moment, size }: Dipole): Start[] {
  const way = moment[2] < 0 ? -1 : 1;
  const length = way * Math.hypot(...moment);
  const n: Triple = [moment[0] / length, moment[1] / length, moment[2] / length];
  const side: Triple = Math.abs(n[2]) < 0.9 ? unit([-n[1], n[0], 0]) : [1, 0, 0];
  const third: Triple = [n[1] * side[2] - n[2] * side[1], n[2] * side[0] - n[0] * side[2], n[0] * side[1] - n[1] * side[0]];
  const out = 0.5 * Math.max(...size);
  return RINGS.flatMap((apart, ring) =>
    Array.from({ length: LINES }, (_, k): Start => {
      const angle = (2 * Math.PI * (k + 0.5 * ring)) / LINES;
      const [c, s] = [Math.sin(apart) * Math.cos(angle), Math.sin(apart) * Math.sin(angle)];
      const from = [0, 1, 2].map((i) => (at[i] as number) + out * (Math.cos(apart) * (n[i] as number) + c * (side[i] as number) + s * (third[i] as number)));
      return { at: from as unknown as Triple, way };
    }),
  );
}

function follow({ at: start, way }: Start, dipoles: readonly Dipole[]): Float32Array {
  const points: number[] = [...start];
  let at = start;
  for (let k = 1; k < POINTS; k++) {
    // Midpoint rule: the direction half a step ahead is better for the whole step.
    const first = direction(at, dipoles);
    const half = 0.5 * STEP * way;
    const middle: Triple = [at[0] + half * first[0], at[1] + half * first[1], at[2] + half * first[2]];
    const along = direction(middle, dipoles);
    at = [at[0] + 2 * half * along[0], at[1] + 2 * half * along[1], at[2] + 2 * half * along[2]];
    if (at[2] < FLOOR || dipoles.some((dipole) => inside(at, dipole))) break;
    points.push(...at);
  }
  return Float32Array.from(points);
}

const inside = (p: Triple, { at, size }: Dipole): boolean =>
  Math.hypot(p[0] - at[0], p[1] - at[1], p[2] - at[2]) < 0.5 * Math.min(...size);

/** The direction of the field; its strength does not matter for a line. */
function direction(p: Triple, dipoles: readonly Dipole[]): Triple {
  let [bx, by, bz] = [0, 0, 0];
  for (const { at, moment } of dipoles) {
    const [x, y, z] = [p[0] - at[0], p[1] - at[1], p[2] - at[2]];
    const square = x * x + y * y + z * z + 1e-6;
    const third = 1 / (square * Math.sqrt(square));
    const along = (3 * (moment[0] * x + moment[1] * y + moment[2] * z)) / square;
    bx += third * (along * x - moment[0]);
    by += third * (along * y - moment[1]);
    bz += third * (along * z - moment[2]);
  }
  return unit([bx, by, bz]);
}

function unit([x, y, z]: Triple): Triple {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}
