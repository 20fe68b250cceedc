/** Tiles on paper look as on the table: the Python side draws the same paths in the same colours (tests/vectors). */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { face, star } from '../../src/lib/clustered/draw/tile';
import { seatLooks } from '../../src/lib/seats';

interface Art {
  faces: Record<string, { filled: string; lines: string }>;
  stars: string[];
  looks: { colour: string; ink: string; edge: string; dashes: string; round: boolean }[];
}

const art = JSON.parse(readFileSync('../tests/vectors/tile_art.json', 'utf8')) as Art;

describe('tile art', () => {
  it.each(Object.entries(art.faces))('%s', (tile, expected) => {
    expect(face(tile)).toEqual(expected);
  });

  it('of wilds, start tiles and seats', () => {
    expect([star(8, 31, 14), star(4, 30, 8)]).toEqual(art.stars);
    expect(seatLooks.map(({ colour, ink, edge, dashes, round }) => ({ colour, ink, edge, dashes, round }))).toEqual(art.looks);
  });
});
