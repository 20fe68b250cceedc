import { beforeEach, expect, it } from 'vitest';
import { keepBest, isBest } from '../../src/lib/kluster/best';
import type { KlusterPublic } from '../../src/lib/protocol/types';

beforeEach(() => localStorage.clear());

const ended = (placed: number, faults: number, loop = 320, rules = {}, options = {}): KlusterPublic =>
  ({ boxes: { classic: 1, duo: 0 }, options, table: { loop_classic: loop, loop_duo: 200, show_poles: false, ...rules }, solo: { placed, faults, allowed: 2 } }) as unknown as KlusterPublic;

it('keeps the best result of each kind: more placed, then fewer faults', () => {
  expect(keepBest(ended(5, 1))).toBeNull();
  expect(keepBest(ended(4, 0))).toMatchObject({ placed: 5 });
  const before = keepBest(ended(5, 0));
  expect(before).toMatchObject({ placed: 5, faults: 1 });
  expect(isBest({ placed: 5, faults: 0, allowed: 2 }, before)).toBe(true);
  expect(keepBest(ended(1, 0))).toMatchObject({ placed: 5, faults: 0 });
  expect(keepBest(ended(9, 0, 200))).toBeNull();
});

it.each([{ surface: 'felt' }, { no_sliding: true }, { cord_by_magnet: true }, { turn_seconds: 30 }])('keeps games with %o apart', (rules) => {
  keepBest(ended(5, 1));
  expect(keepBest(ended(9, 0, 320, rules))).toBeNull();
  expect(keepBest(ended(4, 0, 320, rules))).toMatchObject({ placed: 9 });
  expect(keepBest(ended(5, 0))).toMatchObject({ placed: 5 });
});

it.each([{ rounds: 3 }, { handicap: [2] }])('keeps games with %o apart', (options) => {
  keepBest(ended(9, 0));
  expect(keepBest(ended(3, 0, 320, {}, options))).toBeNull();
});

it('finds what was kept before house rules were told apart', () => {
  localStorage.setItem('lodestone.kluster-best', JSON.stringify({ '1/0/320/200/false': { placed: 7, faults: 0, allowed: 2 } }));
  const usual = { surface: 'wood', no_sliding: false, cord_by_magnet: false, turn_seconds: null };
  expect(keepBest(ended(3, 0, 320, usual, { rounds: null, handicap: [0] }))).toMatchObject({ placed: 7 });
});

it('does not mind what else stands there', () => {
  localStorage.setItem('lodestone.kluster-best', '"rubbish"');
  expect(keepBest(ended(1, 0))).toBeNull();
});
