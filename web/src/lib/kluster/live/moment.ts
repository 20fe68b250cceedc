/** One moment of a match as the server told it. Magnets by their place in the game's list; millimetres. */

import type { Face, Pose } from '../magnet';

export type Stage = 'preparing' | 'settling' | 'repair' | 'choice' | 'over';

/** The magnet in a hand, and the pose in which it should be held. */
export interface Grip {
  magnet: number;
  face: Face;
  pose: Pose;
  yaw: number;
  /** mm: height of its lowest point above the table. */
  height: number;
}

/** What only the seat on turn is told. */
export interface Own {
  /** N, on the held magnet. */
  force: readonly [number, number, number] | null;
  mayRelease: boolean;
  /** The highest number of a streamed intent that the server has received. */
  heard: number | null;
  /** The danger of letting go here and now, 0 to 1; null unless poles are shown. */
  danger: number | null;
}

export interface Moment {
  /** ms, modulo 2³²; runs evenly while anything moves. */
  clock: number;
  stage: Stage;
  turn: number | null;
  /** Turns played, modulo 256. */
  turns: number;
  grip: Grip | null;
  /** Cords between somebody's fingers. */
  grabbed: readonly number[];
  /** Nothing moves, and no frame follows until somebody does something. */
  resting: boolean;
  present: Uint8Array;
  trembling: Uint8Array;
  touches: readonly (readonly [number, number])[];
  /** x, y, z of each magnet. */
  at: Float32Array;
  /** w, x, y, z of each. */
  turned: Float32Array;
  cords: readonly Float32Array[];
  own: Own | null;
}

/** The node of a cord that has moved farthest since an earlier moment (the first, if several), and how far in mm. */
export function farthestNode(before: Float32Array, now: Float32Array): { node: number; mm: number } {
  let [node, mm] = [0, 0];
  for (let k = 0; k + 1 < now.length; k += 2) {
    const moved = Math.hypot((now[k] as number) - (before[k] as number), (now[k + 1] as number) - (before[k + 1] as number));
    if (moved > mm) [node, mm] = [k / 2, moved];
  }
  return { node, mm };
}
