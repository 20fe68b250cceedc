/** Moments made by hand, for tests. */
import type { Moment } from '../../src/lib/kluster/live/moment';

export function moment(clock: number, change: Partial<Moment> & { x?: number } = {}): Moment {
  const { x = 0, ...rest } = change;
  return {
    clock,
    stage: 'preparing',
    turn: 0,
    turns: 0,
    grip: null,
    grabbed: [],
    resting: false,
    present: Uint8Array.from([1, 1]),
    trembling: new Uint8Array(2),
    touches: [],
    at: Float32Array.from([x, 0, 5, 100, 0, 5]),
    turned: Float32Array.from([1, 0, 0, 0, 1, 0, 0, 0]),
    cords: [],
    own: null,
    ...rest,
  };
}

export const ROSTER = {
  names: ['c1', 'c2'],
  sizes: [
    [18, 16, 10],
    [18, 16, 10],
  ] as [number, number, number][],
};
