import { describe, expect, it } from 'vitest';
import { outlinesOf, readBoard, writeBoard } from '../../src/lib/clustered/score/textboard';

describe('tables as letters', () => {
  it('reads what it writes', () => {
    const text = '.AaA\nB#..\n..hH';
    expect(writeBoard(readBoard(text)).text).toBe(text);
  });

  it('writes the smallest table that holds all tiles, and says where it begins', () => {
    const written = writeBoard([
      { x: -3, y: 2, tile: '', owner: 0 },
      { x: -1, y: 3, tile: '***', owner: 7 },
    ]);
    expect(written).toEqual({ text: 'A..\n..h', left: -3, top: 2 });
  });

  it('skips blanks and empty lines as the command does', () => {
    expect(readBoard(' A\tA \n\n#').map(({ x, y }) => [x, y])).toEqual([[0, 0], [1, 0], [0, 1]]);
  });

  it('puts outlines where the tiles are, rectangles first', () => {
    const outlines = outlinesOf(
      {
        scores: {},
        largest_rectangle: null,
        longest_line: null,
        lines: [{ seat: 'B', cells: [[0, 0], [2, 0]], points: 3 }],
        rectangles: [{ seat: 'A', cells: [[1, 1], [2, 2]], points: 4 }],
      },
      -5,
      10,
    );
    expect(outlines).toEqual([
      { kind: 'rectangle', seat: 0, from: [-4, 11], to: [-3, 12], points: 4 },
      { kind: 'line', seat: 1, from: [-5, 10], to: [-3, 10], points: 3 },
    ]);
  });
});
