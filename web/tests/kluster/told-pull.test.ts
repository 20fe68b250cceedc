import { describe, expect, it, vi } from 'vitest';
import { ToldPull, wayOf } from '../../src/lib/kluster/hand/told-pull.svelte';
import type { Moment } from '../../src/lib/kluster/live/moment';

/** A round cord of eight spots, 100 mm wide either way; one of them may be elsewhere. */
function cord(moved?: { to: readonly [number, number] }): Float32Array {
  const line = new Float32Array(16);
  for (let k = 0; k < 8; k++) line.set([100 * Math.cos((k * Math.PI) / 4), 100 * Math.sin((k * Math.PI) / 4)], 2 * k);
  if (moved) line.set(moved.to, 0);
  return line;
}

const seen = (grabbed: number[], line: Float32Array): Moment => ({ grabbed, cords: [line] }) as unknown as Moment;

describe('what somebody does to the cord', () => {
  it('goes in, out or along, and counts only once it can be seen', () => {
    expect(wayOf(cord(), cord({ to: [60, 10] }))).toBe('in');
    expect(wayOf(cord(), cord({ to: [130, -10] }))).toBe('out');
    expect(wayOf(cord(), cord({ to: [98, 40] }))).toBe('along');
    expect(wayOf(cord(), cord({ to: [96, 0] }))).toBeNull();
  });

  it('is told of others while it lasts and a little longer, never of oneself', () => {
    vi.useFakeTimers();
    const told = new ToldPull();
    told.see(seen([0], cord()), true);
    told.see(seen([0], cord({ to: [60, 0] })), true);
    expect(told.way).toBeNull();
    told.see(seen([0], cord()), false);
    expect(told.way).toBeNull();
    told.see(seen([0], cord({ to: [60, 0] })), false);
    expect(told.way).toBe('in');
    told.see(seen([], cord({ to: [60, 0] })), false);
    expect(told.way).toBe('in');
    vi.advanceTimersByTime(3000);
    expect(told.way).toBeNull();
    vi.useRealTimers();
  });
});
