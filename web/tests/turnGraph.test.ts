import { describe, expect, it } from 'vitest';
import { AFTER, AROUND, BEFORE, GRAPH_WIDTH, graphHeight, turnAt, turnX } from '../src/components/records/turnGraph';

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
