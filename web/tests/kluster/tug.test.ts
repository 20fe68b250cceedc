import { describe, expect, it } from 'vitest';
import type { Moment } from '../../src/lib/kluster/live/moment';
import { dangerStep, feltIn, level, LIFT_OFF } from '../../src/lib/kluster/tug';
import { moment } from './moments';

type Triple = readonly [number, number, number];

/** The first magnet is in the own hand and feels a force; the others lie around it. */
function held(force: Triple, others: readonly Triple[], danger: number | null = null): Moment {
  const all: readonly Triple[] = [[0, 0, 5], ...others];
  return moment(0, {
    grip: { magnet: 0, face: 'a', pose: 'flat', yaw: 0, height: 0 },
    present: new Uint8Array(all.length).fill(1),
    at: Float32Array.from(all.flat()),
    own: { force, mayRelease: true, heard: 1, danger },
  });
}

const right: Triple = [30, 0, 5];
const left: Triple = [-30, 0, 5];

describe('what a hand feels', () => {
  it('rises with the tug from nothing to one', () => {
    const levels = [0, 0.001, 0.005, 0.02, LIFT_OFF, 1].map(level);
    expect(levels).toEqual([...levels].sort((a, b) => a - b));
    expect(levels[0]).toBe(0);
    expect(levels.at(-1)).toBe(1);
  });

  it('a pull towards a neighbour is a danger, a push away from it is none', () => {
    expect(feltIn(held([0.1, 0, 0], [right]))).toEqual({ way: 'pull', strength: 1, danger: 1 });
    expect(feltIn(held([-0.1, 0, 0], [right]))).toEqual({ way: 'push', strength: 1, danger: 0 });
    expect(feltIn(held([0, 0, 0.1], [[2, 0, -20]]))).toMatchObject({ way: 'push', danger: 0 });
  });

  it('one that pulls counts though another one pushes the same way', () => {
    expect(feltIn(held([0.1, 0, 0], [right, left]))).toMatchObject({ way: 'pull', danger: 1 });
  });

  it('one far away in the direction of a push changes nothing', () => {
    expect(feltIn(held([-0.1, 0, 0], [right, [-90, 0, 5]]))).toMatchObject({ way: 'push', danger: 0 });
  });

  it('what draws the magnet across, over another one, is to be feared', () => {
    expect(feltIn(held([0, 0.1, 0], [right]))).toMatchObject({ way: 'pull', danger: 1 });
  });

  it('where poles are shown it is what the server says', () => {
    expect(feltIn(held([-0.1, 0, 0], [right], 0.4))).toEqual({ way: 'known', strength: 0.4, danger: 0.4 });
  });

  it('danger is told in four even steps', () => {
    expect([0, 0.24, 0.25, 0.49, 0.5, 0.74, 0.75, 1].map(dangerStep)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
  });

  it('nothing is felt with an empty hand, or in somebody else’s', () => {
    expect(feltIn(moment(0))).toBeNull();
    expect(feltIn({ ...held([0.1, 0, 0], [right]), own: null })).toBeNull();
  });
});
