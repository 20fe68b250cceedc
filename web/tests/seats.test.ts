import { describe, expect, it } from 'vitest';
import { seatLooks } from '../src/lib/seats';

type Rgb = [number, number, number];

const linear = (hex: string): Rgb =>
  [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Rgb;

const times = (matrix: readonly Rgb[], [r, g, b]: Rgb): Rgb =>
  matrix.map(([x, y, z]) => x * r + y * g + z * b) as Rgb;

const luminance = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

const contrast = (one: string, other: string): number => {
  const [dark, light] = [luminance(linear(one)), luminance(linear(other))].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

/** OKLab, in which distances match what the eye sees. */
function oklab(rgb: Rgb): Rgb {
  const roots = times(
    [[0.4122, 0.5363, 0.0514], [0.2119, 0.6807, 0.1074], [0.0883, 0.2817, 0.63]],
    rgb.map((value) => Math.min(1, Math.max(0, value))) as Rgb,
  ).map(Math.cbrt) as Rgb;
  return times([[0.2105, 0.7936, -0.0041], [1.978, -2.4286, 0.4506], [0.0259, 0.7828, -0.8087]], roots);
}

/** How colour-blind eyes see linear RGB (Machado, Oliveira, Fernandes 2009, full severity). */
const eyes: Record<string, readonly Rgb[]> = {
  usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

describe('the eight seats', () => {
  it.each(Object.keys(eyes))('differ in colour for %s', (kind) => {
    const seen = seatLooks.map(({ letter, colour }) => ({ letter, at: oklab(times(eyes[kind] ?? [], linear(colour))) }));
    for (const one of seen) {
      for (const other of seen) {
        if (one.letter >= other.letter) continue;
        const distance = Math.hypot(...one.at.map((value, axis) => value - (other.at[axis] ?? 0)));
        expect(distance, `${one.letter} and ${other.letter}`).toBeGreaterThan(0.08);
      }
    }
  });

  it('have symbols that stand out from their tiles', () => {
    for (const { colour, ink, letter } of seatLooks) expect(contrast(colour, ink), letter).toBeGreaterThan(4.5);
  });

  it('have letters and edge patterns of their own', () => {
    expect(new Set(seatLooks.map(({ letter }) => letter)).size).toBe(8);
    expect(new Set(seatLooks.map(({ dashes }) => dashes)).size).toBe(8);
  });
});
