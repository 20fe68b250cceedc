/** Lines of the field on the 3D table: thin three-sided rods, all in one body. Lines of a driver are one pixel wide. */

import { BufferGeometry, Float32BufferAttribute } from 'three';
import type { FieldLines } from './picture';

/** mm. */
const RADIUS = 0.55;
const SIDES = 3;

export function rods(lines: FieldLines): BufferGeometry {
  const positions: number[] = [];
  const indices: number[] = [];
  for (const points of lines) addRod(points, positions, indices);
  const body = new BufferGeometry().setAttribute('position', new Float32BufferAttribute(positions, 3));
  body.setIndex(indices);
  return body;
}

function addRod(points: Float32Array, positions: number[], indices: number[]): void {
  const count = points.length / 3;
  const first = positions.length / 3;
  for (let k = 0; k < count; k++) {
    const [from, to] = [3 * Math.max(0, k - 1), 3 * Math.min(count - 1, k + 1)];
    const [x, y, z] = [points[3 * k] as number, points[3 * k + 1] as number, points[3 * k + 2] as number];
    const [dx, dy] = [(points[to] as number) - (points[from] as number), (points[to + 1] as number) - (points[from + 1] as number)];
    // Across the line as seen from above; one that rises straight up has no such direction of its own.
    const level = Math.hypot(dx, dy);
    const [ax, ay] = level > 1e-3 ? [-dy / level, dx / level] : [1, 0];
    positions.push(x + RADIUS * ax, y + RADIUS * ay, z, x - RADIUS * ax, y - RADIUS * ay, z, x, y, z + RADIUS);
    if (k === 0) continue;
    const here = first + SIDES * k;
    for (let side = 0; side < SIDES; side++) {
      const next = (side + 1) % SIDES;
      indices.push(here - SIDES + side, here + side, here - SIDES + next, here + side, here + next, here - SIDES + next);
    }
  }
}
