/** The danger map on the flat table: the bands, borders and hatching of the 3D one, painted once for each map. */

import { clamp } from '../../clamp';
import { dangerSheet } from './danger-sheet';
import { dangerStep } from '../tug';
import type { DangerMap } from './picture';

/** Pixels per cell in each direction. */
const FINE = 8;
/** Red, green, blue and opacity of the four bands, of the lines between them and of the hatching on the worst. */
const BANDS = [
  [115, 242, 158, 0.3],
  [255, 230, 90, 0.42],
  [255, 117, 20, 0.56],
  [209, 10, 26, 0.68],
] as const;
const BORDER = [20, 8, 5, 0.95] as const;
const HATCH = [248, 214, 214, 0.68] as const;

export function paintDanger(map: DangerMap): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [FINE * map.columns, FINE * map.rows];
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const image = context.createImageData(canvas.width, canvas.height);
  paint(map, canvas.width, canvas.height, image.data);
  context.putImageData(image, 0, 0);
  return canvas;
}

function paint(map: DangerMap, width: number, height: number, out: Uint8ClampedArray): void {
  const sheet = dangerSheet(map);
  const at = (x: number, y: number) => sample(sheet, map, (x + 0.5) / FINE - 0.5, (y + 0.5) / FINE - 0.5);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i += 4) {
      const [risk, told] = at(x, y);
      if (told < 0.5) continue;
      const band = dangerStep(risk);
      const border = dangerStep(at(x + 1, y)[0]) !== band || dangerStep(at(x, y + 1)[0]) !== band;
      const hatched = band === 3 && (x + y) % (2 * FINE) < 0.7 * FINE;
      const [red, green, blue, opacity] = border ? BORDER : hatched ? HATCH : (BANDS[band] ?? BORDER);
      out.set([red, green, blue, 255 * opacity], i);
    }
}

/** Risk, and whether it is known, 0 to 1 each, interpolated between the middles of cells. */
function sample(sheet: Uint8Array, { columns, rows }: DangerMap, x: number, y: number): [number, number] {
  const [left, low] = [Math.floor(x), Math.floor(y)];
  const [dx, dy] = [x - left, y - low];
  const cell = (column: number, row: number, part: number) => {
    const inside = clamp(row, 0, rows - 1) * columns + clamp(column, 0, columns - 1);
    return (sheet[2 * inside + part] ?? 0) / 255;
  };
  const mixed = (part: number) =>
    (1 - dy) * ((1 - dx) * cell(left, low, part) + dx * cell(left + 1, low, part)) +
    dy * ((1 - dx) * cell(left, low + 1, part) + dx * cell(left + 1, low + 1, part));
  return [mixed(0), mixed(1)];
}
