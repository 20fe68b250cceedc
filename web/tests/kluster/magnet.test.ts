import { describe, expect, it } from 'vitest';
import { between, character, lowest, multiply, orientation, outline, reach, rotation, type Quaternion, type Triple } from '../../src/lib/kluster/magnet';

const STONE: Triple = [18, 16, 10];
const SPINNER: Triple = [28, 10, 10];

/** Where the body's axis points. */
const axis = (turn: Quaternion, k: number) => [0, 3, 6].map((row) => rotation(turn)[row + k] as number);

const close = (found: readonly number[], wanted: readonly number[]) =>
  found.forEach((value, i) => expect(value).toBeCloseTo(wanted[i] as number, 9));

describe('orientation', () => {
  it('puts face a of a flat stone up and face b down, its length along yaw', () => {
    close(axis(orientation('flat', 0, 'a'), 2), [0, 0, 1]);
    close(axis(orientation('flat', 0, 'b'), 2), [0, 0, -1]);
    close(axis(orientation('flat', 90, 'a'), 0), [0, 1, 0]);
    close(axis(orientation('flat', 90, 'b'), 0), [0, 1, 0]);
  });

  it('points the face of a standing stone ahead along yaw, the medium axis up', () => {
    close(axis(orientation('standing', 0, 'a'), 2), [1, 0, 0]);
    close(axis(orientation('standing', 0, 'b'), 2), [-1, 0, 0]);
    close(axis(orientation('standing', 90, 'a'), 2), [0, 1, 0]);
    close(axis(orientation('standing', 30, 'a'), 1), [0, 0, 1]);
  });

  it('points end a of a spinner ahead along yaw', () => {
    close(axis(orientation('lying', 90, 'a'), 0), [0, 1, 0]);
    close(axis(orientation('lying', 90, 'b'), 0), [0, -1, 0]);
  });
});

describe('shape', () => {
  it('knows how far it reaches in any direction, so that fingers hold a spinner at its ends', () => {
    const along = (yaw: number, way: number) => reach(outline(SPINNER, orientation('lying', yaw, 'a')), way);
    expect([along(0, 0), along(0, Math.PI), along(0, Math.PI / 2)].map(Math.round)).toEqual([14, 14, 5]);
    expect([along(90, 0), along(90, Math.PI / 2)].map(Math.round)).toEqual([5, 14]);
  });

  it('knows how high the middle is above the lowest point', () => {
    expect(lowest(STONE, orientation('flat', 33, 'b'))).toBeCloseTo(5);
    expect(lowest(STONE, orientation('standing', 33, 'a'))).toBeCloseTo(8);
    expect(lowest(SPINNER, orientation('lying', 70, 'a'))).toBeCloseTo(5);
  });

  it('gives the outline from above', () => {
    const flat = outline(STONE, orientation('flat', 30, 'a'));
    expect([flat.long, flat.short]).toEqual([expect.closeTo(9), expect.closeTo(8)]);
    expect(flat.along).toBeCloseTo(Math.PI / 6);
    const standing = outline(STONE, orientation('standing', 0, 'a'));
    expect([standing.long, standing.short]).toEqual([expect.closeTo(9), expect.closeTo(5)]);
  });

  it('keeps the outline within half the extents whichever way it is turned', () => {
    const next = character('anyhow');
    for (let k = 0; k < 200; k++) {
      const raw = [next() - 0.5, next() - 0.5, next() - 0.5, next() - 0.5] as const;
      const length = Math.hypot(...raw);
      const { long, short } = outline(STONE, raw.map((part) => part / length) as unknown as Quaternion);
      expect(long).toBeLessThanOrEqual(9 + 1e-9);
      expect(short).toBeGreaterThanOrEqual(5 - 1e-9);
    }
  });
});

describe('between', () => {
  it('goes half way, the shorter way round, from either sign of a quaternion', () => {
    const to = orientation('flat', 80, 'a');
    const half = orientation('flat', 40, 'a');
    const minus = to.map((part) => -part) as unknown as Quaternion;
    close(rotation(between([1, 0, 0, 0], to, 0.5)), rotation(half));
    close(rotation(between([1, 0, 0, 0], minus, 0.5)), rotation(half));
  });

  it('stays where it is between two equal ones', () => {
    const turn = multiply(orientation('standing', 12, 'b'), orientation('flat', 5, 'a'));
    close(rotation(between(turn, turn, 0.3)), rotation(turn));
  });
});

describe('character', () => {
  it('depends on the name and on nothing else', () => {
    const three = (name: string) => {
      const next = character(name);
      return [next(), next(), next()];
    };
    expect(three('c3')).toEqual(three('c3'));
    expect(three('c3')).not.toEqual(three('c4'));
    for (const value of three('s12')) expect(value >= 0 && value < 1).toBe(true);
  });
});
