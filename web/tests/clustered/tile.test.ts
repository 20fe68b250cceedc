import { describe, expect, it } from 'vitest';
import { attributes, face, START, WILD } from '../../src/lib/clustered/draw/tile';

const all = [...'STC'].flatMap((shape) => [...'hds'].flatMap((fill) => [...'123'].map((count) => shape + fill + count)));

describe('tile faces', () => {
  it('draws all 27 differently', () => {
    const drawn = new Set(all.map((tile) => JSON.stringify(face(tile))));
    expect(drawn.size).toBe(27);
  });

  it('draws as many symbols as the tile counts', () => {
    for (const tile of all) {
      const outlines = face(tile)?.lines.match(/z/g)?.length;
      expect(outlines).toBe(attributes(tile)?.count);
    }
  });

  it('fills only solid tiles', () => {
    for (const tile of all) expect(face(tile)?.filled !== '').toBe(tile[1] === 's');
  });

  it('stays inside the square', () => {
    for (const tile of all) {
      const starts = [...(face(tile)?.lines ?? '').matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
      expect(Math.min(...starts)).toBeGreaterThan(8);
      expect(Math.max(...starts)).toBeLessThan(92);
    }
  });

  it('has no symbols on wilds and start tiles', () => {
    expect(face(WILD)).toBeNull();
    expect(face(START)).toBeNull();
  });
});
