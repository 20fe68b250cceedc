import { describe, expect, it } from 'vitest';
import { cuesBetween, purring, vibration } from '../../src/lib/kluster/sound/cues';
import { moment } from './moments';

describe('cues', () => {
  it('a snap is the louder the faster it was', () => {
    const touch = (x: number) => cuesBetween(moment(0, { x: 0 }), moment(32, { x, touches: [[0, 1]] }), 0).clacks[0]!;
    expect(touch(1)).toBeGreaterThan(0);
    expect(touch(10)).toBeGreaterThan(touch(1));
    expect(touch(500)).toBe(1);
  });

  it('a cord rustles while it is dragged and is silent where it lies', () => {
    const lies = moment(0, { cords: [Float32Array.from([0, 0, 10, 0])] });
    const moved = moment(32, { cords: [Float32Array.from([0, 0, 10, 5])] });
    expect(cuesBetween(lies, moved, 0).rustle).toBeGreaterThan(0.1);
    expect(cuesBetween(lies, lies, 0).rustle).toBe(0);
  });

  it('setting a magnet down is heard once', () => {
    const grip = { magnet: 0, face: 'a', pose: 'flat', yaw: 0, height: 0 } as const;
    const held = moment(0, { grip });
    const free = moment(32, { stage: 'settling' });
    expect(cuesBetween(held, free, 0).placed).toBe(true);
    expect(cuesBetween(free, moment(64, { stage: 'settling' }), 0).placed).toBe(false);
  });

  it('hums only while something is held', () => {
    const grip = { magnet: 0, face: 'a', pose: 'flat', yaw: 0, height: 0 } as const;
    expect(cuesBetween(moment(0), moment(32, { grip }), 0.6).danger).toBe(0.6);
    expect(cuesBetween(moment(0), moment(32), 0.6).danger).toBe(0);
  });

  it('is felt: a jolt for a snap, a purr near danger, nothing otherwise', () => {
    const quiet = { clacks: [], rustle: 0, placed: false, danger: 0.2 };
    expect(vibration(quiet)).toBeNull();
    expect(purring(quiet.danger)).toBeNull();
    const share = (danger: number) => (purring(danger)![0] as number) / (purring(danger)![1] as number);
    expect(share(0.95)).toBeGreaterThan(2 * share(0.6));
    expect(vibration({ ...quiet, clacks: [1] })).toEqual([50]);
  });
});
