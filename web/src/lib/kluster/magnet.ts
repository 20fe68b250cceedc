/** Magnets as bodies: their names, sizes and how they are held. Millimetres and degrees; x right, y away, z up. */

export type Face = 'a' | 'b';
export type Pose = 'flat' | 'standing' | 'lying';

/** (w, x, y, z): rotates the body's own axes into those of the table. */
export type Quaternion = readonly [number, number, number, number];
export type Triple = readonly [number, number, number];

/** mm: about the size of a Classic stone, for use where the size of a magnet is not known. */
export const USUAL_SIZE: Triple = [18, 16, 10];

/** The outline of an ellipsoid as seen from above. */
export interface EllipseOutline {
  /** mm: half of its longest and half of its shortest width. */
  long: number;
  short: number;
  /** rad: the direction of the longest. */
  along: number;
}

/** Stones are called c1, c2 …, spinners s1, s2 … */
export const isSpinner = (name: string): boolean => name.startsWith('s');

/** The default pose of a magnet. */
export const usualPose = (name: string): Pose => (isSpinner(name) ? 'lying' : 'flat');

const START: Record<Pose, Quaternion> = {
  flat: [1, 0, 0, 0],
  standing: [0.5, 0.5, 0.5, 0.5],
  lying: [1, 0, 0, 0],
};
/** Turns a stone over: half a turn about its length. */
const OVER: Quaternion = [0, 1, 0, 0];

/** The orientation of a magnet, from an array with w, x, y, z of each. */
export function quaternionOf(turns: ArrayLike<number>, magnet: number): Quaternion {
  return [turns[4 * magnet], turns[4 * magnet + 1], turns[4 * magnet + 2], turns[4 * magnet + 3]] as unknown as Quaternion;
}

/** The orientation of a held magnet: `face` is up, or points along `yaw` if the magnet stands or lies. */
export function orientation(pose: Pose, yaw: number, face: Face): Quaternion {
  const over = face === 'b';
  const base = pose === 'flat' && over ? OVER : START[pose];
  const turned = pose !== 'flat' && over ? yaw + 180 : yaw;
  const half = (turned * Math.PI) / 360;
  return multiply([Math.cos(half), 0, 0, Math.sin(half)], base);
}

/** The rotation q followed by p. */
export function multiply(p: Quaternion, q: Quaternion): Quaternion {
  const [a, b, c, d] = p;
  const [e, f, g, h] = q;
  return [
    a * e - b * f - c * g - d * h,
    a * f + b * e + c * h - d * g,
    a * g - b * h + c * e + d * f,
    a * h + b * g - c * f + d * e,
  ];
}

/** The rotation matrix, row by row. */
export function rotation([w, x, y, z]: Quaternion): readonly number[] {
  return [
    1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y),
    2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x),
    2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y),
  ]; // prettier-ignore
}

/** Where one of a body's own axes points on the table. */
export function axisOf(turn: Quaternion, axis: 0 | 1 | 2): Triple {
  const r = rotation(turn);
  return [r[axis] ?? 0, r[3 + axis] ?? 0, r[6 + axis] ?? 0];
}

/** Which of its own axes runs from pole to pole: a spinner's length, a stone's thickness. */
export const poleAxis = (name: string): 0 | 2 => (isSpinner(name) ? 0 : 2);

/** mm from the middle of an ellipsoid down to its lowest point. `size` is its full extents. */
export function lowest(size: Triple, turn: Quaternion): number {
  const row = rotation(turn).slice(6);
  return 0.5 * Math.hypot(...size.map((extent, axis) => extent * (row[axis] ?? 0)));
}

/** mm: how far something with that outline reaches from its middle in the direction `way` (rad). */
export const reach = ({ long, short, along }: EllipseOutline, way: number): number => Math.hypot(long * Math.cos(way - along), short * Math.sin(way - along));

/** The outline from above: the upper left block of R diag(half²) Rᵀ is the matrix of the ellipse. */
export function outline(size: Triple, turn: Quaternion): EllipseOutline {
  const r = rotation(turn);
  let xx = 0;
  let xy = 0;
  let yy = 0;
  size.forEach((extent, axis) => {
    const half = extent / 2;
    const x = (r[axis] ?? 0) * half;
    const y = (r[3 + axis] ?? 0) * half;
    xx += x * x;
    xy += x * y;
    yy += y * y;
  });
  const mean = (xx + yy) / 2;
  const spread = Math.hypot((xx - yy) / 2, xy);
  return {
    long: Math.sqrt(mean + spread),
    short: Math.sqrt(Math.max(0, mean - spread)),
    along: 0.5 * Math.atan2(2 * xy, xx - yy),
  };
}

/** The orientation a `share` of the way between two, the shorter way round. */
export function between(from: Quaternion, to: Quaternion, share: number): Quaternion {
  let cosine = from[0] * to[0] + from[1] * to[1] + from[2] * to[2] + from[3] * to[3];
  const sign = cosine < 0 ? -1 : 1;
  cosine *= sign;
  const angle = Math.acos(Math.min(1, cosine));
  const sine = Math.sin(angle);
  // For nearly equal orientations the formula would divide by zero; linear interpolation is as good there.
  const first = sine < 1e-4 ? 1 - share : Math.sin((1 - share) * angle) / sine;
  const second = sign * (sine < 1e-4 ? share : Math.sin(share * angle) / sine);
  const mixed = from.map((part, i) => first * part + second * (to[i] ?? 0)) as [number, number, number, number];
  const length = Math.hypot(...mixed);
  return mixed.map((part) => part / length) as unknown as Quaternion;
}

/** A sequence of numbers in 0…1 that depends on the name alone: it gives each magnet its individual looks. */
export function character(name: string): () => number {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507) + 0x9e3779b9;
    const mixed = Math.imul(state ^ (state >>> 13), 3266489909);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
}
