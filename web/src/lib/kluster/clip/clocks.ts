/** Which moments of a turn the pictures of a video show: in real time, except just before a touch, which is slowed down. */

import type { Moment } from '../live/moment';
import { SLOWNESS } from '../live/recorder';

/** Pictures per second. */
export const RATE = 30;
/** ms before the first touch that are shown in slow motion, and ms for which the last picture stays. */
const SLOWLY = 80;
const STAYS = 700;

/** The clock of each picture of a turn. */
export function clocksOf(turn: readonly Moment[]): number[] {
  const [first, last] = [turn[0], turn[turn.length - 1]];
  if (!first || !last) return [];
  const touch = turn.find(({ touches }) => touches.length)?.clock ?? Infinity;
  const step = 1000 / RATE;
  const clocks: number[] = [];
  for (let clock = first.clock; clock < last.clock; clock += isSlow(clock, touch) ? step / SLOWNESS : step) clocks.push(clock);
  return [...clocks, ...Array<number>(Math.round(STAYS / step)).fill(last.clock)];
}

const isSlow = (clock: number, touch: number): boolean => clock >= touch - SLOWLY && clock < touch;
