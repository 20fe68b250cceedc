/** What should be heard and felt of the events on the table, as numbers; no sound is made here. */

import { farthestNode, type Moment } from '../live/moment';

/** mm/s: the speed at which a snap is loudest. */
const HARD = 700;
/** mm/s: the speed at which a cord rustles loudest. */
const SWEEPING = 350;
/** mm a stone must move in a frame; anything less is noise. */
const STILL = 0.05;

export interface Cues {
  /** The strength of each touch, 0 to 1. */
  clacks: number[];
  /** 0 to 1: the sound of a cord dragged over the table. */
  rustle: number;
  /** A magnet was set down. */
  placed: boolean;
  /** The hum of the held magnet, 0 to 1. */
  danger: number;
}

/** What can be heard between two moments of the same table. */
export function cuesBetween(before: Moment, after: Moment, danger: number): Cues {
  const seconds = Math.max(0.008, (after.clock - before.clock) / 1000);
  return {
    clacks: after.touches.map(([a, b]) => Math.min(1, 0.15 + closing(before, after, a, b) / seconds / HARD)),
    rustle: Math.min(1, fastestNode(before, after) / seconds / SWEEPING),
    placed: before.stage === 'preparing' && after.stage === 'settling' && before.grip !== null && after.grip === null,
    danger: after.grip ? danger : 0,
  };
}

/** mm by which two magnets came closer, or parted, since a snap may begin and end between two frames. */
function closing(before: Moment, after: Moment, a: number, b: number): number {
  if (!before.present[a] || !before.present[b]) return 0;
  return Math.abs(gap(before, a, b) - gap(after, a, b));
}

const gap = ({ at }: Moment, a: number, b: number): number =>
  Math.hypot(
    (at[3 * a] as number) - (at[3 * b] as number),
    (at[3 * a + 1] as number) - (at[3 * b + 1] as number),
    (at[3 * a + 2] as number) - (at[3 * b + 2] as number),
  );

function fastestNode(before: Moment, after: Moment): number {
  let most = 0;
  after.cords.forEach((line, c) => {
    const old = before.cords[c];
    if (!old || old === line || old.length !== line.length) return;
    most = Math.max(most, farthestNode(old, line).mm);
  });
  return most < STILL ? 0 : most;
}

/** The vibration pattern for the cues, in ms on and off; null: none. */
export function vibration(cues: Cues): number[] | null {
  if (cues.clacks.length) return [12 + Math.round(38 * Math.max(...cues.clacks))];
  if (cues.placed) return [8];
  return null;
}

/** The pattern while a held magnet tugs, about a tenth of a second: the nearer danger is, the denser the purr. */
export function purring(danger: number): number[] | null {
  if (danger <= 0.45) return null;
  const [on, off] = [Math.round(6 + 22 * (danger - 0.45)), Math.round(95 - 75 * danger)];
  return [on, off, on, off];
}
