import { describe, expect, it } from 'vitest';
import { clocksOf, RATE } from '../../src/lib/kluster/clip/clocks';
import { telling } from '../../src/lib/kluster/clip/record-source';
import { moment } from './moments';

const turn = (length: number, touch = -1) =>
  Array.from({ length: length / 16 + 1 }, (_, k) => moment(16 * k, { touches: 16 * k === touch ? [[0, 1]] : [] }));

describe('pictures of a video', () => {
  it('come at even steps of the time in which it happened, and the last one stays', () => {
    const clocks = clocksOf(turn(1600));
    expect(clocks.length / RATE).toBeCloseTo(2.3, 1);
    expect(clocks[1]! - clocks[0]!).toBeCloseTo(1000 / RATE);
    expect(clocks.at(-1)).toBe(1600);
  });

  it('come slowly in the last 80 ms before the first touch, once', () => {
    const clocks = clocksOf(turn(3200, 1600));
    const slow = clocks.filter((clock) => clock >= 1520 && clock < 1600);
    expect(slow.length).toBeGreaterThanOrEqual(10);
    expect(clocks.filter((clock) => clock >= 1600 && clock < 1680).length).toBeLessThanOrEqual(3);
  });

  it('of a kluster are those about its touches; a turn without any is shown whole', () => {
    const about = telling(turn(9600, 4800));
    expect(about[0]?.clock).toBe(3200);
    expect(about.at(-1)?.clock).toBe(5792);
    expect(telling(turn(320))).toHaveLength(21);
    expect(clocksOf([])).toEqual([]);
  });
});
