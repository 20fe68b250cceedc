import { beforeEach, expect, it } from 'vitest';
import { keepBest, isBest } from '../../src/lib/kluster/best';
import type { KlusterPublic } from '../../src/lib/protocol/types';

beforeEach(() => localStorage.clear());

const ended = (placed: number, faults: number, loop = 320): KlusterPublic =>
  ({ boxes: { classic: 1, duo: 0 }, table: { loop_classic: loop, loop_duo: 200, show_poles: false }, solo: { placed, faults, allowed: 2 } }) as unknown as KlusterPublic;

it('keeps the best result of each kind: more placed, then fewer faults', () => {
  expect(keepBest(ended(5, 1))).toBeNull();
  expect(keepBest(ended(4, 0))).toMatchObject({ placed: 5 });
  const before = keepBest(ended(5, 0));
  expect(before).toMatchObject({ placed: 5, faults: 1 });
  expect(isBest({ placed: 5, faults: 0, allowed: 2 }, before)).toBe(true);
  expect(keepBest(ended(1, 0))).toMatchObject({ placed: 5, faults: 0 });
  expect(keepBest(ended(9, 0, 200))).toBeNull();
});

it('does not mind what else stands there', () => {
  localStorage.setItem('lodestone.kluster-best', '"rubbish"');
  expect(keepBest(ended(1, 0))).toBeNull();
});
