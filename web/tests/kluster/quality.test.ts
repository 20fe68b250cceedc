import { describe, expect, it } from 'vitest';
import { Chooser, guess } from '../../src/lib/kluster/draw/quality';

const feed = (chooser: Chooser, ms: number, frames = 60) =>
  Array.from({ length: frames }, () => chooser.measure(ms)).filter((tier) => tier !== null);

describe('quality', () => {
  it('guesses low for software, medium for phones, high for the rest', () => {
    expect(guess('ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)))', false)).toBe('low');
    expect(guess('Adreno (TM) 640', true)).toBe('medium');
    expect(guess('NVIDIA GeForce RTX', false)).toBe('high');
  });

  it('stays where frames are quick', () => {
    const chooser = new Chooser('high');
    expect(feed(chooser, 17, 500)).toEqual([]);
    expect(chooser.tier).toBe('high');
  });

  it('steps down one tier at a time while frames are slow, and stops at low', () => {
    const chooser = new Chooser('high');
    expect(feed(chooser, 60, 200)).toEqual(['medium', 'low']);
  });

  it('says so when even the lowest is far too slow', () => {
    expect(feed(new Chooser('low'), 60)).toEqual([]);
    expect(feed(new Chooser('low'), 120)[0]).toBe('flat');
  });

  it('is not fooled by shaders that compile or by a tab that slept', () => {
    const chooser = new Chooser('high');
    expect(feed(chooser, 900, 5)).toEqual([]);
    for (let k = 0; k < 200; k++) {
      expect(chooser.measure(k % 7 ? 16 : 90)).toBeNull();
      expect(chooser.measure(30_000)).toBeNull();
    }
  });
});
