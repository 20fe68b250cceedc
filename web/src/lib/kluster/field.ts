/**
 * Training aid: lines of the magnetic field, followed from each north pole. Only where poles are shown (Z5).
 *
 * A picture, not a prediction: each magnet counts as one dipole of the usual strength. What happens is the server's
 * physics alone; a danger map comes from there as well (`DangerMap` in draw/picture).
 */

import type { Picture, Roster } from './draw/picture';
import { isSpinner, type Triple } from './magnet';

/** mm from one point of a line to the next, and how many there are at most. */
const STEP = 3;
const POINTS = 56;
/** Lines from each pole. */
const LINES = 6;
/** mm: closer to the table than this a line has arrived. */
const FLOOR = 0.2;

interface Dipole {
  at: Triple;
  /** Towards north; its length is the strength. */
  moment: Triple;
  size: Triple;
}

export function fieldLines(roster: Roster, picture: Picture): Float32Array[] {
  const dipoles = dipolesOf(roster, picture);
  return dipoles.flatMap((dipole) => starts(dipole).map((start) => follow(start, dipoles)));
}

function dipolesOf(roster: Roster, { present, north, at, turn }: Picture): Dipole[] {
  const found: Dipole[] = [];
  roster.names.forEach((name, i) => {
    if (!present[i] || !north[i]) return;
    const [w, x, y, z] = [turn[4 * i], turn[4 * i + 1], turn[4 * i + 2], turn[4 * i + 3]] as [number, number, number, number];
    const toA: Triple = isSpinner(name)
      ? [1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)]
      : [2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)];
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

/** Points round the north pole, just outside the magnet. */
function starts({ at, moment, size }: Dipole): Triple[] {
  const length = Math.hypot(...moment);
  const n: Triple = [moment[0] / length, moment[1] / length, moment[2] / length];
  const side: Triple = Math.abs(n[2]) < 0.9 ? unit([-n[1], n[0], 0]) : [1, 0, 0];
  const third: Triple = [n[1] * side[2] - n[2] * side[1], n[2] * side[0] - n[0] * side[2], n[0] * side[1] - n[1] * side[0]];
  const out = 0.5 * Math.max(...size);
  return Array.from({ length: LINES }, (_, k): Triple => {
    const angle = (2 * Math.PI * (k + 0.5)) / LINES;
    const [c, s] = [0.8 * Math.cos(angle), 0.8 * Math.sin(angle)];
    return [0, 1, 2].map((i) => (at[i] as number) + out * (0.7 * (n[i] as number) + c * (side[i] as number) + s * (third[i] as number))) as unknown as Triple;
  });
}

function follow(start: Triple, dipoles: readonly Dipole[]): Float32Array {
  const points: number[] = [...start];
  let at = start;
  for (let k = 1; k < POINTS; k++) {
    // Half a step ahead is a better direction for the whole one.
    const first = direction(at, dipoles);
    const middle: Triple = [at[0] + 0.5 * STEP * first[0], at[1] + 0.5 * STEP * first[1], at[2] + 0.5 * STEP * first[2]];
    const along = direction(middle, dipoles);
    at = [at[0] + STEP * along[0], at[1] + STEP * along[1], at[2] + STEP * along[2]];
    if (at[2] < FLOOR || dipoles.some((dipole) => inside(at, dipole))) break;
    points.push(...at);
  }
  return Float32Array.from(points);
}

const inside = (p: Triple, { at, size }: Dipole): boolean =>
  Math.hypot(p[0] - at[0], p[1] - at[1], p[2] - at[2]) < 0.5 * Math.min(...size);

/** Of the field; its strength does not matter for a line. */
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
