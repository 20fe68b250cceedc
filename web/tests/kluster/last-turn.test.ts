/** What is shown and told of a turn that has just ended. */
import { describe, expect, it } from 'vitest';
import { emptyPicture } from '../../src/lib/kluster/draw/picture';
import { LastTurn } from '../../src/lib/kluster/live/last-turn.svelte';
import type { Moment } from '../../src/lib/kluster/live/moment';
import { nearMisses } from '../../src/lib/kluster/live/near-miss';
import { TICK } from '../../src/lib/kluster/live/playback';
import { outcomeOf } from '../../src/lib/kluster/outcome';
import { moment, ROSTER } from './moments';

const BOTH = outcomeOf([{ event: 'MagnetsTaken', seat: 1, magnets: ['c1', 'c2'], rule: 'K10' }]);

/** c1 slides towards c2 and touches it 1 s in. */
function snapped(calm = false): LastTurn {
  const turn = new LastTurn(ROSTER);
  for (let k = 0; k < 60; k++)
    turn.push(moment(k * TICK, { x: Math.min(k, 30), stage: k < 20 ? 'preparing' : 'settling', touches: k === 30 ? [[0, 1]] : [] }));
  turn.end(BOTH, calm);
  turn.push(moment(60 * TICK, { turns: 1, present: new Uint8Array(2) }));
  return turn;
}

/** Runs until it ends, like 60 animation frames a second; what was to be seen and heard, and when. */
function watch(turn: LastTurn) {
  const seen = { slow: 0, lying: 0, flying: 0, touched: 0, arrived: 0, missing: [] as number[] };
  for (let frame = 0; turn.running && frame < 1000; frame++) {
    const picture = emptyPicture(ROSTER);
    const { touched, arrived } = turn.advance(picture, 1 / 60);
    seen.touched += touched;
    seen.arrived += arrived;
    const past = turn.past;
    if (!past) turn.after.lay(picture);
    if (past) seen.slow++;
    else if (picture.present[0]) seen.lying++;
    else if (turn.running) seen.flying++;
    seen.missing.push(turn.after.missing(1));
  }
  return seen;
}

describe('after a kluster', () => {
  it('shows the last 80 ms slowly, the clump for 0.8 s, then each magnet on its way, and the count ticks', () => {
    const seen = watch(snapped());
    expect(seen.slow / 60).toBeGreaterThan(0.35);
    expect(seen.slow / 60).toBeLessThan(0.75);
    expect(seen.lying / 60).toBeCloseTo(0.8, 1);
    expect(seen.flying / 60).toBeGreaterThan(0.4);
    expect(seen.touched).toBe(1);
    expect(seen.arrived).toBe(2);
    expect([...new Set(seen.missing)]).toEqual([2, 1, 0]);
  });

  it('shows what was in the hand, too, when something jumped to it, but does not count it again', () => {
    const turn = new LastTurn(ROSTER);
    const grip = { magnet: 0, face: 'a', pose: 'flat', yaw: 0, height: 9 } as const;
    for (let k = 0; k < 20; k++)
      turn.push(moment(k * TICK, { grip, stage: k < 9 ? 'preparing' : 'settling', touches: k === 9 ? [[0, 1]] : [] }));
    turn.end(outcomeOf([{ event: 'MagnetsTaken', seat: 1, magnets: ['c2'], rule: 'Q-K1' }]), false);
    expect([turn.after.missing(1), turn.after.isMissing('c1'), turn.after.isMissing('c2')]).toEqual([1, true, true]);
    expect(watch(turn).arrived).toBe(2);
  });

  it('is calm where motion is not welcome: the clump is there for 0.8 s, and nothing flies or leans', () => {
    const turn = snapped(true);
    expect(turn.after.where).toBeNull();
    const seen = watch(turn);
    expect(seen).toMatchObject({ slow: 0, flying: 0, touched: 0, arrived: 0 });
    expect(seen.lying / 60).toBeCloseTo(0.8, 1);
  });

  it('lets the eye lean towards the clump until its magnets leave', () => {
    const turn = snapped();
    expect(turn.after.where).toEqual({ x: 65, y: 0 });
    while (!turn.after.flights.length) turn.advance(emptyPicture(ROSTER), 1 / 60);
    expect(turn.after.where).toBeNull();
  });

  it('ends at once when it is skipped, and everything counts', () => {
    const turn = snapped();
    turn.advance(emptyPicture(ROSTER), 0.1);
    turn.stop();
    expect([turn.running, turn.past, turn.after.missing(1)]).toEqual([false, false, 0]);
  });

  it('leaves a magnet alone that is in a hand again', () => {
    const turn = snapped(true);
    const picture = emptyPicture(ROSTER);
    picture.present[0] = 1;
    picture.at[0] = -77;
    turn.advance(picture, 0.1);
    turn.after.lay(picture);
    expect(picture.at[0]).toBe(-77);
    expect(picture.present[1]).toBe(1);
  });
});

describe('near misses', () => {
  const rocking = (angle: number): Partial<Moment> => ({
    turned: Float32Array.from([Math.cos(angle / 2), Math.sin(angle / 2), 0, 0, 1, 0, 0, 0]),
  });

  it('tells how far a magnet moved that came to rest again, or how far its rim rocked', () => {
    const slid = [0, 1, 2, 2].map((x, k) => moment(k * TICK, { x, stage: 'settling' }));
    expect(nearMisses(slid, ROSTER, ['c2'])).toEqual([{ magnet: 'c1', mm: 2 }]);
    const rocked = [0, 0.2, 0].map((angle, k) => moment(k * TICK, rocking(angle)));
    expect(nearMisses(rocked, ROSTER, [])[0]?.mm).toBeCloseTo(1.8, 1);
  });

  it('does not speak of noise, of what was placed or taken, or of what a cord pushed', () => {
    const still = [0, 0.3].map((x, k) => moment(k * TICK, { x }));
    expect(nearMisses(still, ROSTER, [])).toEqual([]);
    const moved = [0, 9].map((x, k) => moment(k * TICK, { x }));
    expect(nearMisses(moved, ROSTER, ['c1'])).toEqual([]);
    const dragged = [0, 9, 9, 9].map((x, k) => moment(k * 400, { x, grabbed: k < 2 ? [0] : [] }));
    expect(nearMisses(dragged, ROSTER, [])).toEqual([]);
  });

  it('is part of what a turn came to', () => {
    const turn = new LastTurn(ROSTER);
    for (let k = 0; k < 9; k++) turn.push(moment(k * TICK, { x: k, stage: 'settling' }));
    const placed = outcomeOf([{ event: 'MagnetPlaced', seat: 0, magnet: 'c2' }]);
    expect(turn.end(placed, true)).toEqual([{ magnet: 'c1', mm: 8 }]);
    expect(turn.running).toBe(false);
  });
});
