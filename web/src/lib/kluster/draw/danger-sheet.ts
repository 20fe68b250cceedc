/** The danger map as a texture that can be interpolated: the unknown cells beyond the cords must not bleed into it. */

import type { DangerMap } from './picture';

/** Two bytes per cell: the risk, extended one cell beyond where it is known, and 255 where it is known. */
export function dangerSheet({ columns, rows, values }: DangerMap): Uint8Array<ArrayBuffer> {
  const sheet = new Uint8Array(2 * columns * rows);
  for (let row = 0, i = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, i++) {
      const told = values[i] ?? 0;
      sheet[2 * i] = told || meanAround(values, columns, rows, column, row);
      sheet[2 * i + 1] = told ? 255 : 0;
    }
  return sheet;
}

/** The mean risk of those neighbours for which it is known. */
function meanAround(values: Uint8Array, columns: number, rows: number, column: number, row: number): number {
  let [sum, count] = [0, 0];
  for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
    for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
      const told = values[y * columns + x] ?? 0;
      sum += told;
      count += told ? 1 : 0;
    }
  return count ? Math.round(sum / count) : 0;
}
