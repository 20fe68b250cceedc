import { describe, expect, it } from 'vitest';
import { FINENESS, layTube, liftAtCrossings, makeTube, RADIUS, SIDES } from '../../src/lib/kluster/draw/rope';

const NODES = 96;

function circle(x: number, y: number, radius: number): Float32Array {
  return Float32Array.from({ length: 2 * NODES }, (_, k) => {
    const angle = (2 * Math.PI * (k >> 1)) / NODES;
    return k % 2 ? y + radius * Math.sin(angle) : x + radius * Math.cos(angle);
  });
}

function eight(): Float32Array {
  return Float32Array.from({ length: 2 * NODES }, (_, k) => {
    const angle = (2 * Math.PI * ((k >> 1) + 0.25)) / NODES;
    return k % 2 ? 80 * Math.sin(2 * angle) : 160 * Math.sin(angle);
  });
}

describe('a tube', () => {
  const line = circle(10, -20, 160);
  const tube = makeTube(NODES);
  layTube(tube, line, new Float32Array(NODES));

  it('stays one radius away from a smooth line through the nodes and lies on the table', () => {
    for (let v = 0; v < tube.rings * SIDES; v++) {
      const [x, y, z] = tube.positions.subarray(3 * v, 3 * v + 3) as unknown as [number, number, number];
      const across = Math.hypot(x - 10, y + 20) - 160;
      expect(Math.hypot(across, z - RADIUS)).toBeCloseTo(RADIUS, 1);
      expect(z).toBeGreaterThan(-1e-4);
    }
  });

  it('has unit normals that point outwards', () => {
    for (let ring = 0; ring < tube.rings; ring += 37) {
      const centre = [0, 0, 0];
      for (let side = 0; side + 1 < SIDES; side++)
        for (let k = 0; k < 3; k++) centre[k]! += tube.positions[3 * (ring * SIDES + side) + k]! / (SIDES - 1);
      for (let side = 0; side < SIDES; side++) {
        const v = 3 * (ring * SIDES + side);
        const out = [0, 1, 2].map((k) => tube.positions[v + k]! - centre[k]!);
        const along = out.reduce((sum, part, k) => sum + part * tube.normals[v + k]!, 0);
        expect(along).toBeCloseTo(RADIUS, 3);
      }
    }
  });

  it('closes: the last ring is the first, and the pattern of the twist fits', () => {
    const last = 3 * (tube.rings - 1) * SIDES;
    for (let k = 0; k < 3 * SIDES; k++) expect(tube.positions[last + k]).toBeCloseTo(tube.positions[k]!, 3);
    const along = tube.uvs[2 * (tube.rings - 1) * SIDES + 1]!;
    expect(along).toBe(Math.round(along));
  });

  it('shows its outside: triangles turn the same way as the normals point', () => {
    const [a, b, c] = tube.indices as unknown as [number, number, number];
    const at = (v: number) => [0, 1, 2].map((k) => tube.positions[3 * v + k]!) as [number, number, number];
    const [p, q, r] = [at(a), at(b), at(c)];
    const [u, w] = [q.map((x, k) => x - p[k]!), r.map((x, k) => x - p[k]!)] as [number[], number[]];
    const face = [u[1]! * w[2]! - u[2]! * w[1]!, u[2]! * w[0]! - u[0]! * w[2]!, u[0]! * w[1]! - u[1]! * w[0]!];
    expect(face.reduce((sum, part, k) => sum + part * tube.normals[3 * a + k]!, 0)).toBeGreaterThan(0);
  });

  it('is written in place, without new arrays', () => {
    const before = tube.positions;
    layTube(tube, circle(0, 0, 100), new Float32Array(NODES));
    expect(tube.positions).toBe(before);
    expect(tube.rings).toBe(NODES * FINENESS + 1);
  });
});

describe('crossings', () => {
  const raised = (lift: Float32Array) => lift.filter((height) => height > RADIUS).length;

  it('leaves a single loop on the table', () => {
    expect(liftAtCrossings([circle(0, 0, 160)])[0]!.every((height) => height === 0)).toBe(true);
  });

  it('lifts the second of two cords where they cross, twice, and nowhere else', () => {
    const [lower, upper] = liftAtCrossings([circle(-100, 0, 160), circle(100, 0, 160)]) as [Float32Array, Float32Array];
    expect(lower.every((height) => height === 0)).toBe(true);
    const [near, far] = [raised(upper), upper.filter((height) => height === 0).length];
    expect(near).toBeGreaterThanOrEqual(4);
    expect(far).toBeGreaterThan(NODES - 20);
  });

  it('lifts one strand of a figure eight over the other', () => {
    const lift = liftAtCrossings([eight()])[0]!;
    expect(raised(lift)).toBeGreaterThanOrEqual(2);
    expect(raised(lift)).toBeLessThan(12);
  });
});
