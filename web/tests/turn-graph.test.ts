import { describe, expect, it } from 'vitest';
import { AFTER, AROUND, BEFORE, GRAPH_WIDTH, graphHeight, spread, turnAt, turnX } from '../src/lib/record/turn-graph';

describe('turns in a graph', () => {
  it('are found again where they stand', () => {
    for (const last of [1, 7, 58]) for (let turn = 0; turn <= last; turn++) expect(turnAt(turnX(turn, last), last)).toBe(turn);
  });

  it('end at its edges', () => {
    expect(turnAt(-20, 58)).toBe(0);
    expect(turnAt(GRAPH_WIDTH + 30, 58)).toBe(58);
  });

  it('fill the room there is, unless it is too flat', () => {
    expect((graphHeight(0.5) + AROUND) / (BEFORE + GRAPH_WIDTH + AFTER)).toBeCloseTo(0.5);
    expect(graphHeight(0.1)).toBe(graphHeight(0));
    expect(graphHeight(Number.NaN)).toBe(graphHeight(0)); // before there is any room
  });

  it('are none in a game without turns', () => {
    expect(turnX(0, 0)).toBe(0);
    expect(turnAt(GRAPH_WIDTH, 0)).toBe(0);
  });
});

describe('letters at the ends of lines', () => {
  const gaps = (found: readonly number[]) => [...found].sort((one, other) => one - other).map((y, at, all) => y - (all[at - 1] ?? -Infinity));

  it('stand where they want to when there is room', () => {
    expect(spread([100, 20, 60], 21, 12, 174)).toEqual([100, 20, 60]);
  });

  it('are pushed apart, in their order, and stay inside', () => {
    for (const wanted of [[14, 14, 15, 16, 30, 31, 31, 180], [170, 171, 172, 173, 174, 174, 174, 174], [12, 12, 12, 12, 12, 12, 12, 12]]) {
      const found = spread(wanted, 21, 12, 174);
      expect(Math.min(...gaps(found))).toBeGreaterThanOrEqual(21);
      expect(Math.min(...found)).toBeGreaterThanOrEqual(12);
      expect(Math.max(...found)).toBeLessThanOrEqual(174);
      expect(found.toSorted((one, other) => one - other).map((y) => wanted[found.indexOf(y)])).toEqual(wanted.toSorted((one, other) => one - other));
    }
  });
});
