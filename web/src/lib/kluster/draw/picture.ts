/** What is to be drawn now, independent of how: both the 3D table and the flat one draw this. Millimetres. */

import type { Placing } from '../../protocol/types';
import { type EllipseOutline, type Face, lowest, orientation, type Pose, type Quaternion, quaternionOf, type Triple } from '../magnet';

/** The magnets of a game; fixed from its start to its end. */
export interface Roster {
  readonly names: readonly string[];
  /** mm, full extents: a stone's thickness last, a spinner's length first. */
  readonly sizes: readonly Triple[];
}

export type Surface = 'wood' | 'glass' | 'felt';

/** Where the held magnet would land. */
export interface Landing {
  x: number;
  y: number;
  outline: EllipseOutline;
  /** Whether the magnet may be let go here: `unknown` until the server has said so, `seen` in somebody else's hand. */
  release: 'allowed' | 'refused' | 'unknown' | 'seen';
}

/** A glow where a cord can be pulled, or is being pulled. */
export interface Glow {
  cord: number;
  x: number;
  y: number;
  /** 0 to 1. */
  strength: number;
}

/** A magnet where the server has it, if the player's own hand is ahead of that. */
export interface Ghost {
  magnet: number;
  at: Triple;
  turn: Quaternion;
}

/** Training aid: how risky it is to let the held magnet go at each spot, 0 (safe) to 255. */
export interface DangerMap {
  /** mm: the middle of the first cell, and the distance from one cell to the next. */
  x: number;
  y: number;
  step: number;
  columns: number;
  rows: number;
  values: Uint8Array;
}

/** Training aid: lines of the magnetic field, each as x, y, z, x, y, z … in mm. */
export type FieldLines = readonly Float32Array[];

export interface Picture {
  /** One byte for each magnet of the roster: whether it is to be seen. */
  present: Uint8Array;
  /** x, y, z of each. */
  at: Float32Array;
  /** w, x, y, z of each. */
  turn: Float32Array;
  /** One byte each: whether it is about to move. */
  trembling: Uint8Array;
  /** Which magnet is held; −1: none. */
  held: number;
  /** The middle line of each cord: x, y, x, y … */
  cords: readonly Float32Array[];
  /** Where the hand comes from, in rad from seat 0 (−y), anticlockwise. */
  handFrom: number;
  /** Cords between somebody's fingers, and where they are held. */
  grabbed: readonly { cord: number; x: number; y: number }[];
  glow: Glow | null;
  ghost: Ghost | null;
  /** Where advice would put magnets. */
  advised: readonly Ghost[];
  landing: Landing | null;
  /** N: the force on the held magnet. */
  tug: Triple | null;
  /** How dangerous it is to let go, 0 to 1; null: only the holder feels that. */
  heat: number | null;
  /** Which face is north: 0 unknown, 1 face a, 2 face b. */
  north: Uint8Array;
  /** How far the poles have been revealed, 0 to 1, from the middle of the table outwards. */
  revealed: number;
  danger: DangerMap | null;
  lines: FieldLines;
}

/** The orientation of a magnet. */
export const turnOf = ({ turn }: Picture, magnet: number): Quaternion => quaternionOf(turn, magnet);

/** A magnet in the place that advice gives it. */
export function ghostOf({ magnet, x, y, yaw, face, pose }: Placing, { names, sizes }: Roster): Ghost {
  const index = names.indexOf(magnet);
  const turn = orientation(pose as Pose, yaw, face as Face);
  return { magnet: index, at: [x, y, lowest(sizes[index] as Triple, turn)], turn };
}

/** A picture of an empty table. */
export function emptyPicture(roster: Roster): Picture {
  const count = roster.names.length;
  return {
    present: new Uint8Array(count),
    at: new Float32Array(3 * count),
    turn: new Float32Array(4 * count),
    trembling: new Uint8Array(count),
    held: -1,
    cords: [],
    handFrom: 0,
    grabbed: [],
    glow: null,
    ghost: null,
    advised: [],
    landing: null,
    tug: null,
    heat: null,
    north: new Uint8Array(count),
    revealed: 1,
    danger: null,
    lines: [],
  };
}
