/** Reads the server's binary frames; docs/live-frames.md describes them byte by byte. */

import type { Pose } from '../magnet';
import type { Grip, Moment, Own, Stage } from './moment';

const STAGES: readonly Stage[] = ['preparing', 'settling', 'repair', 'choice', 'over'];
const POSES: readonly Pose[] = ['flat', 'standing', 'lying'];
const KEYFRAME = 1;
const DELTA = 2;
const NOBODY = 255;
/** Lengths come in sixteenths of a mm, angles in eighths of a degree. */
const PER_MM = 16;
const PER_DEGREE = 8;
const RESTING = 1;
const [MAY_RELEASE, HAS_TUG, HAS_HEARD] = [1, 2, 4];
/** The first of the bits that hold the danger, and the number of steps from 0 to 1. */
const DANGER_AT = 3;
const DANGERS = 30;
/** The sizes of the parts of a frame, in bytes. */
const HEAD_SIZE = 28;
const POSE_SIZE = 14;
const OWN_SIZE = 29;

/** Reads a stream of frames. Any of them may be missing: each builds on a keyframe, never on the frame before it. */
export class FrameReader {
  private key: { clock: number; at: Float32Array; turned: Float32Array; cords: readonly Float32Array[] } | null = null;

  /** The table now; null if this builds on a keyframe that never came. Throws a RangeError if the data is not a frame. */
  read(data: ArrayBuffer): Moment | null {
    const view = new DataView(data);
    const kind = view.getUint8(0);
    const keyframe = view.getUint32(4, true);
    const clock = view.getUint32(8, true);
    if (kind !== (keyframe === clock ? KEYFRAME : DELTA)) throw new RangeError('not a live frame');
    const whole = kind === KEYFRAME;
    if (!whole && this.key?.clock !== keyframe) return null;
    const magnets = view.getUint8(23);
    const poses = view.getUint8(24);
    const runs = view.getUint8(25);
    const touched = view.getUint8(26);
    const bits = (magnets + 7) >> 3;
    let offset = HEAD_SIZE;
    const present = bitset(view, offset, magnets);
    const trembling = bitset(view, offset + bits, magnets);
    offset += 2 * bits;
    const touches = pairs(view, offset, touched);
    offset += 2 * touched;
    const base = whole ? null : this.key;
    const at = base ? base.at.slice() : new Float32Array(3 * magnets);
    const turned = base ? base.turned.slice() : new Float32Array(4 * magnets);
    for (let k = 0; k < poses; k++) readPose(view, offset + k, offset + poses + k * POSE_SIZE, at, turned);
    offset += poses * (1 + POSE_SIZE);
    const cords = base ? [...base.cords] : [];
    for (let k = 0; k < runs; k++) offset = readRun(view, offset, cords, base?.cords);
    if (whole) this.key = { clock, at, turned, cords };
    return {
      clock,
      stage: STAGES[view.getUint8(1)] ?? 'preparing',
      turn: seat(view.getUint8(2)),
      turns: view.getUint8(3),
      grip: readGrip(view),
      grabbed: setBits(view.getUint8(22)),
      resting: (view.getUint8(27) & RESTING) !== 0,
      present,
      trembling,
      touches,
      at,
      turned,
      cords,
      own: data.byteLength > offset ? readOwn(view, offset) : null,
    };
  }
}

const seat = (byte: number): number | null => (byte === NOBODY ? null : byte);

function readGrip(view: DataView): Grip | null {
  const magnet = seat(view.getUint8(16));
  if (magnet === null) return null;
  const how = view.getUint8(17);
  return {
    magnet,
    face: how & 1 ? 'b' : 'a',
    pose: POSES[how >> 1] ?? 'flat',
    yaw: view.getInt16(18, true) / PER_DEGREE,
    height: view.getUint16(20, true) / PER_MM,
  };
}

function readPose(view: DataView, idAt: number, offset: number, at: Float32Array, turned: Float32Array): void {
  const magnet = view.getUint8(idAt);
  for (let k = 0; k < 3; k++) at[3 * magnet + k] = view.getInt16(offset + 2 * k, true) / PER_MM;
  let square = 0;
  for (let k = 0; k < 4; k++) square += view.getInt16(offset + 6 + 2 * k, true) ** 2;
  const length = Math.sqrt(square) || 1;
  for (let k = 0; k < 4; k++) turned[4 * magnet + k] = view.getInt16(offset + 6 + 2 * k, true) / length;
}

/** Reads a run of neighbouring nodes; a keyframe has all cords in order and complete. Returns the offset of the next run. */
function readRun(view: DataView, offset: number, cords: Float32Array[], known?: readonly Float32Array[]): number {
  const cord = view.getUint8(offset);
  const start = view.getUint8(offset + 1);
  const count = view.getUint8(offset + 2);
  const told = cords[cord];
  // Copy a cord of the keyframe before writing to it: later frames build on it, too.
  const nodes = told === undefined ? new Float32Array(2 * count) : told === known?.[cord] ? told.slice() : told;
  cords[cord] = nodes;
  const total = nodes.length / 2;
  for (let k = 0, from = offset + 3; k < count; k++, from += 4) {
    const node = (start + k) % total;
    nodes[2 * node] = view.getInt16(from, true) / PER_MM;
    nodes[2 * node + 1] = view.getInt16(from + 2, true) / PER_MM;
  }
  return offset + 3 + 4 * count;
}

function readOwn(view: DataView, offset: number): Own {
  if (view.byteLength - offset !== OWN_SIZE) throw new RangeError('not a live frame');
  const bits = view.getUint8(offset + 28);
  const part = (k: number) => view.getFloat32(offset + 4 * k, true);
  return {
    force: bits & HAS_TUG ? [part(0), part(1), part(2)] : null,
    mayRelease: (bits & MAY_RELEASE) !== 0,
    heard: bits & HAS_HEARD ? view.getUint32(offset + 24, true) : null,
    danger: bits >> DANGER_AT ? ((bits >> DANGER_AT) - 1) / DANGERS : null,
  };
}

function bitset(view: DataView, offset: number, count: number): Uint8Array {
  return Uint8Array.from({ length: count }, (_, i) => (view.getUint8(offset + (i >> 3)) >> (i & 7)) & 1);
}

function pairs(view: DataView, offset: number, count: number): [number, number][] {
  return Array.from({ length: count }, (_, k) => [view.getUint8(offset + 2 * k), view.getUint8(offset + 2 * k + 1)]);
}

function setBits(byte: number): number[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].filter((bit) => (byte >> bit) & 1);
}
