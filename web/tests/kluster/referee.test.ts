import { describe, expect, it } from 'vitest';
import { pickedUp, placed, type RefereePosition } from '../../src/lib/kluster/referee';

const position: RefereePosition = {
  seat: 1,
  pools: [['c1'], ['c7', 'c8', 's2']],
  table: ['c3', 'c4', 's1'],
  phase: 'turn',
  winner: null,
  solo: null,
};

describe('what people say at a real table', () => {
  it('a clean turn names a magnet of the kind that was placed', () => {
    expect(placed(position.pools[1] ?? [], 'spinner')).toEqual({ op: 'turn', facts: { placed: 's2' } });
  });

  it('magnets that snapped together are one kluster, with the one just placed', () => {
    expect(pickedUp(position, { stone: 2, spinner: 1 }, 'stone')).toEqual({
      op: 'turn',
      facts: { placed: 'c7', klusters: [['c7', 'c3', 's1']] },
    });
  });

  it('one that jumped to the hand is a kluster with what was held', () => {
    expect(pickedUp(position, { stone: 1, spinner: 0 }, null)).toEqual({
      op: 'turn',
      facts: { held: 'c7', klusters: [['c7', 'c3']] },
    });
  });

  it('a single one after a placement went outside', () => {
    expect(pickedUp(position, { stone: 0, spinner: 1 }, 'stone')).toEqual({
      op: 'turn',
      facts: { placed: 'c7', outside: ['s1'] },
    });
  });
});
