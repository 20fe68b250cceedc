/** The body of a cord: a round tube along its middle line, written in place. No three.js here. */

/** mm: half the thickness of a cord. */
export const RADIUS = 2;
/** Rings for each node of the middle line, and points around a ring (the first one again at the end). */
export const FINENESS = 4;
export const SIDES = 13;
/** How many times the pattern of the twist repeats between two nodes. */
const PATTERNS = 2.5;
/** mm: how far before and after a crossing the upper cord rises, and how high. */
const RAMP = 9;
const RISE = 1.75 * RADIUS;

/** The arrays of a tube; `positions` and `normals` change with the cord, the others never do. */
export interface Tube {
  nodes: number;
  rings: number;
  positions: Float32Array;
  normals: Float32Array;
  uvs: Float32Array;
  indices: Uint32Array;
}

const COSINES = Float32Array.from({ length: SIDES }, (_, k) => Math.cos((2 * Math.PI * k) / (SIDES - 1)));
const SINES = Float32Array.from({ length: SIDES }, (_, k) => Math.sin((2 * Math.PI * k) / (SIDES - 1)));

/** A tube for a closed line with this many nodes. */
export function makeTube(nodes: number): Tube {
  const rings = nodes * FINENESS + 1;
  const uvs = new Float32Array(2 * rings * SIDES);
  const indices = new Uint32Array(6 * (rings - 1) * (SIDES - 1));
  // A whole number of repeats, so that the pattern joins up where the loop closes.
  const patterns = Math.round(nodes * PATTERNS);
  for (let ring = 0, u = 0; ring < rings; ring++)
    for (let side = 0; side < SIDES; side++) {
      uvs[u++] = side / (SIDES - 1);
      uvs[u++] = (patterns * ring) / (rings - 1);
    }
  for (let ring = 0, i = 0; ring + 1 < rings; ring++)
    for (let side = 0; side + 1 < SIDES; side++) {
      const here = ring * SIDES + side;
      const next = here + SIDES;
      indices.set([here, here + 1, next, next, here + 1, next + 1], i);
      i += 6;
    }
  const size = 3 * rings * SIDES;
  return { nodes, rings, positions: new Float32Array(size), normals: new Float32Array(size), uvs, indices };
}

/** Lay the tube along a closed line (x, y, x, y …), smooth through its nodes (Catmull–Rom); `lift` is mm at each node. */
export function layTube(tube: Tube, line: Float32Array, lift: Float32Array): void {
  const { nodes, positions, normals } = tube;
  let at = 0;
  for (let node = 0; node <= nodes; node++) {
    const steps = node === nodes ? 1 : FINENESS;
    const a = (node + nodes - 1) % nodes;
    const b = node % nodes;
    const c = (node + 1) % nodes;
    const d = (node + 2) % nodes;
    const [ax, ay] = [line[2 * a] as number, line[2 * a + 1] as number];
    const [bx, by] = [line[2 * b] as number, line[2 * b + 1] as number];
    const [cx, cy] = [line[2 * c] as number, line[2 * c + 1] as number];
    const [dx, dy] = [line[2 * d] as number, line[2 * d + 1] as number];
    const [low, high] = [lift[b] as number, lift[c] as number];
    for (let step = 0; step < steps; step++) {
      const t = step / FINENESS;
      const p = 0.5 * t * (-1 + t * (2 - t));
      const q = 1 + 0.5 * t * t * (3 * t - 5);
      const r = 0.5 * t * (1 + t * (4 - 3 * t));
      const s = 0.5 * t * t * (t - 1);
      const x = p * ax + q * bx + r * cx + s * dx;
      const y = p * ay + q * by + r * cy + s * dy;
      const z = RADIUS + low + (high - low) * t * t * (3 - 2 * t);
      const p1 = 0.5 * (-1 + t * (4 - 3 * t));
      const q1 = 0.5 * t * (9 * t - 10);
      const r1 = 0.5 * (1 + t * (8 - 9 * t));
      const s1 = 0.5 * t * (3 * t - 2);
      let tx = p1 * ax + q1 * bx + r1 * cx + s1 * dx;
      let ty = p1 * ay + q1 * by + r1 * cy + s1 * dy;
      const length = Math.sqrt(tx * tx + ty * ty) || 1;
      tx /= length;
      ty /= length;
      for (let side = 0; side < SIDES; side++) {
        const across = COSINES[side] as number;
        const up = SINES[side] as number;
        const nx = -ty * across;
        const ny = tx * across;
        positions[at] = x + RADIUS * nx;
        normals[at++] = nx;
        positions[at] = y + RADIUS * ny;
        normals[at++] = ny;
        positions[at] = z + RADIUS * up;
        normals[at++] = up;
      }
    }
  }
}

/** mm to lift each cord at each of its nodes, so that cords that cross (or one that crosses itself) lie over one another. */
export function liftAtCrossings(lines: readonly Float32Array[]): Float32Array[] {
  const lifts = lines.map((line) => new Float32Array(line.length / 2));
  lines.forEach((upper, u) => {
    for (let l = 0; l <= u; l++) {
      const lower = lines[l] as Float32Array;
      forEachCrossing(upper, lower, u === l, (node) => raise(lifts[u] as Float32Array, upper, node));
    }
  });
  return lifts;
}

/** Which cords cross no other one, for a warning; only the server knows whether that is allowed. */
export function cordsApart(lines: readonly Float32Array[]): number[] {
  if (lines.length < 2) return [];
  const crossed = new Set<number>();
  lines.forEach((line, a) => {
    for (let b = 0; b < a; b++)
      forEachCrossing(line, lines[b] as Float32Array, false, () => {
        crossed.add(a).add(b);
      });
  });
  return lines.map((_, cord) => cord).filter((cord) => !crossed.has(cord));
}

function raise(lift: Float32Array, line: Float32Array, crossing: number): void {
  const nodes = lift.length;
  const base = Math.floor(crossing);
  const step = Math.hypot(
    (line[2 * ((base + 1) % nodes)] as number) - (line[2 * base] as number),
    (line[2 * ((base + 1) % nodes) + 1] as number) - (line[2 * base + 1] as number),
  );
  const reach = Math.ceil(RAMP / Math.max(step, 1)) + 1;
  for (let k = -reach; k <= reach + 1; k++) {
    const node = (base + k + nodes) % nodes;
    const away = Math.abs(base + k - crossing) * step;
    // The two nodes beside a crossing carry the full height, or the tube would dip between them.
    const height = away <= step ? RISE : away < step + RAMP ? RISE * 0.5 * (1 + Math.cos((Math.PI * (away - step)) / RAMP)) : 0;
    lift[node] = Math.max(lift[node] as number, height);
  }
}

/** Calls back with each place where the first line crosses the second, measured in nodes along the first. */
function forEachCrossing(
  first: Float32Array,
  second: Float32Array,
  itself: boolean,
  found: (node: number) => void,
): void {
  const n = first.length / 2;
  const m = second.length / 2;
  for (let i = 0; i < n; i++) {
    const [ax, ay] = [first[2 * i] as number, first[2 * i + 1] as number];
    const i1 = (i + 1) % n;
    const [bx, by] = [(first[2 * i1] as number) - ax, (first[2 * i1 + 1] as number) - ay];
    for (let j = itself ? i + 2 : 0; j < m; j++) {
      const j1 = (j + 1) % m;
      if (itself && j1 === i) continue;
      const cx = second[2 * j] as number;
      const cy = second[2 * j + 1] as number;
      const [dx, dy] = [(second[2 * j1] as number) - cx, (second[2 * j1 + 1] as number) - cy];
      const area = bx * dy - by * dx;
      if (area === 0) continue;
      const t = ((cx - ax) * dy - (cy - ay) * dx) / area;
      if (t < 0 || t >= 1) continue;
      const s = ((cx - ax) * by - (cy - ay) * bx) / area;
      if (s >= 0 && s < 1) found(i + t);
    }
  }
}
