/** Tables as letters: `.` empty, `#` start tile, `A`–`H` a seat's tile, `a`–`h` its wild; one row a line. */
import { extentOf } from '../draw/camera';
import { cellKey, type PlacedTile } from '../draw/marks';
import { START, WILD } from '../draw/tile';

const firstSeat = 'A'.charCodeAt(0);

function letterOf({ tile, owner }: PlacedTile): string {
  if (owner === null) return '#';
  const letter = String.fromCharCode(firstSeat + owner);
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

/** The tiles that letters stand for, the first letter at 0,0. Other characters are the server's to refuse. */
export function readBoard(text: string): PlacedTile[] {
  const rows = text
    .split('\n')
    .map((row) => row.replace(/[ \t\r]/g, ''))
    .filter(Boolean);
  return rows.flatMap((row, y) =>
    [...row].flatMap((letter, x): PlacedTile[] => {
      if (letter === '#') return [{ x, y, tile: START, owner: null }];
      if (!/^[A-H]$/i.test(letter)) return [];
      const owner = letter.toUpperCase().charCodeAt(0) - firstSeat;
      return [{ x, y, tile: letter === letter.toLowerCase() ? WILD : '', owner }];
    }),
  );
}
