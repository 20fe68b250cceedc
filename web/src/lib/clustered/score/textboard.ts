/** Tables as letters: `.` empty, `#` start tile, `A`–`H` a seat's tile, `a`–`h` its wild; one row per line. */
import type { ScoreAnswer, ScoredGroup } from '../../protocol/types';
import { seatLetter, seatOf } from '../../seats';
import { extentOf } from '../draw/camera';
import { type CellAt, cellKey, outlineOf, type PlacedTile, type ScoredOutline } from '../draw/marks';
import { START, WILD } from '../draw/tile';

function letterOf({ tile, owner }: PlacedTile): string {
  if (owner === null) return '#';
  const letter = seatLetter(owner);
  return tile === WILD ? letter.toLowerCase() : letter;
}

/** The letters of a table, and which cell the first of them stands for. */
export function writeBoard(tiles: readonly PlacedTile[]): { text: string; left: number; top: number } {
  const { left, right, top, bottom } = extentOf(tiles.map(({ x, y }) => [x, y] as const));
  const byCell = new Map(tiles.map((tile) => [cellKey([tile.x, tile.y]), tile]));
  const rows: string[] = [];
  for (let y = top; y <= bottom; y++) {
    let row = '';
    for (let x = left; x <= right; x++) {
      const tile = byCell.get(cellKey([x, y]));
      row += tile ? letterOf(tile) : '.';
    }
    rows.push(row);
  }
  return { text: rows.join('\n'), left, top };
}

/** The tiles that letters stand for, the first letter at 0,0. Refusing other characters is left to the server. */
export function readBoard(text: string): PlacedTile[] {
  const rows = text
    .split('\n')
    .map((row) => row.replace(/[ \t\r]/g, ''))
    .filter(Boolean);
  return rows.flatMap((row, y) =>
    [...row].flatMap((letter, x): PlacedTile[] => {
      if (letter === '#') return [{ x, y, tile: START, owner: null }];
      if (!/^[A-H]$/i.test(letter)) return [];
      return [{ x, y, tile: letter === letter.toLowerCase() ? WILD : '', owner: seatOf(letter.toUpperCase()) }];
    }),
  );
}

/** The answer to `POST /api/score`, points included, as outlines; the letters began at the cell `left`,`top`. */
export function outlinesOf(scored: ScoreAnswer, left: number, top: number): ScoredOutline[] {
  const moved = ([x, y]: CellAt): CellAt => [x + left, y + top];
  const outlines = (kind: ScoredOutline['kind'], found: readonly ScoredGroup[]): ScoredOutline[] =>
    found.map(({ seat, cells, points }) =>
      outlineOf({ kind, seat: seatOf(seat), cells: [moved(cells[0]), moved(cells[1])], points }),
    );
  // Rectangles first, so that the lines inside them stay visible.
  return [...outlines('rectangle', scored.rectangles), ...outlines('line', scored.lines)];
}
