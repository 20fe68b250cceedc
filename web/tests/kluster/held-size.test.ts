import { describe, expect, it } from 'vitest';
import { heatColour } from '../../src/lib/kluster/draw/heat';
import { HeldSize, LEAST } from '../../src/lib/kluster/draw/held-size';
import { emptyPicture } from '../../src/lib/kluster/draw/picture';
import { SeenPull, seenLanding } from '../../src/lib/kluster/hand/shown-hand';
import { moment, ROSTER } from './moments';

const held = (magnet: number) => {
  const picture = emptyPicture(ROSTER);
  picture.present.set([1, 1]);
  picture.turn.set([1, 0, 0, 0, 1, 0, 0, 0]);
  picture.held = magnet;
  return picture;
};

describe('a held magnet', () => {
  it('is drawn large enough on a phone, to scale where that is large enough, and what lies always to scale', () => {
    for (const scale of [0.9, 1.05, 1.6, 3]) {
      const size = new HeldSize(ROSTER);
      size.advance(held(1), scale, 0.016);
      expect(size.of(1) * 16 * scale).toBeGreaterThanOrEqual(LEAST - 1e-9);
      expect(size.of(1)).toBe(Math.max(1, LEAST / (16 * scale)));
      expect(size.of(0)).toBe(1);
    }
  });

  it('shrinks to scale when it is let go', () => {
    const size = new HeldSize(ROSTER);
    size.advance(held(0), 1, 0.016);
    expect(size.advance(held(-1), 1, 0.016)).toBe(true);
    for (let k = 0; k < 30; k++) size.advance(held(-1), 1, 0.016);
    expect(size.of(0)).toBe(1);
  });

  it('has a neutral ring below it in another hand', () => {
    expect(seenLanding(held(1), ROSTER)).toMatchObject({ release: 'seen', outline: { long: 9, short: 8 } });
    expect(seenLanding(held(-1), ROSTER)).toBeNull();
    expect(held(1).heat).toBeNull();
  });
});

describe('heat', () => {
  it('goes from calm to hot, and is neutral where nobody may feel it', () => {
    const reds = [0, 0.33, 0.66, 1].map((danger) => heatColour(danger));
    const greens = reds.map(([, green]) => green);
    expect(greens).toEqual([...greens].sort((a, b) => b - a));
    expect(heatColour(2)).toEqual(heatColour(1));
    const [r, g, b] = heatColour(null);
    expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(0.15);
  });
});

describe('a pull that others make', () => {
  it('is where the cord moves most', () => {
    const pull = new SeenPull();
    const line = (x: number) => Float32Array.from([0, 0, 50, 0, 50, 50, x, 50]);
    expect(pull.spot(moment(0, { cords: [line(0)] }))).toBeNull();
    expect(pull.spot(moment(32, { cords: [line(0)], grabbed: [0] }))).toBeNull();
    expect(pull.spot(moment(64, { cords: [line(-5)], grabbed: [0] }))).toEqual({ cord: 0, x: -5, y: 50 });
    expect(pull.spot(moment(96, { cords: [line(-5)], grabbed: [0] }))).toEqual({ cord: 0, x: -5, y: 50 });
    expect(pull.spot(moment(128, { cords: [line(-5)] }))).toBeNull();
  });
});
