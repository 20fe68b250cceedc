/**
 * Tiles as the notation writes them, and their faces as vector paths in a square of 100 × 100.
 * clustered/tile_art.py draws the same for books and previews; tests/vectors/tile_art.json keeps the two in step.
 */
import { clamp } from '../../clamp';

type Shape = 'S' | 'T' | 'C';
type Fill = 'h' | 'd' | 's';

interface TileDrawing {
  /** Filled areas. */
  filled: string;
  /** Outlines and hatching, drawn as strokes. */
  lines: string;
}

export const WILD = '***';
export const START = '###';

interface Parts {
  shape: Shape;
  fill: Fill;
  count: 1 | 2 | 3;
}

/** The attributes of a tile, or null for a wild and the start tile. */
export function attributes(tile: string): Parts | null {
  const parts = /^([STC])([hds])([123])$/.exec(tile);
  if (!parts) return null;
  return { shape: parts[1] as Shape, fill: parts[2] as Fill, count: Number(parts[3]) as Parts['count'] };
}

/** Where the symbols stand and how large they are (half their width), by count. */
const places: Record<Parts['count'], { half: number; centres: [number, number][] }> = {
  1: { half: 24, centres: [[50, 50]] },
  2: { half: 16.5, centres: [[33, 35], [67, 67]] },
  3: { half: 14.5, centres: [[50, 32], [31, 67], [69, 67]] },
};

const number = (value: number): string => String(Math.round(value * 100) / 100);

// Triangles look smaller than squares of the same width, circles hardly do: these sizes were set by eye.
const triangleTop = (half: number): number => -1.06 * half;
const triangleFoot = (half: number): number => 0.88 * half;
const triangleSide = (half: number): number => 1.12 * half;

function outline(shape: Shape, x: number, y: number, half: number): string {
  if (shape === 'S') {
    const side = half * 0.92;
    return `M${number(x - side)} ${number(y - side)}h${number(2 * side)}v${number(2 * side)}h${number(-2 * side)}z`;
  }
  if (shape === 'T') {
    const [top, foot, side] = [y + triangleTop(half), y + triangleFoot(half), triangleSide(half)];
    return `M${number(x)} ${number(top)}L${number(x + side)} ${number(foot)}H${number(x - side)}z`;
  }
  const arc = `a${number(half)} ${number(half)} 0 1 1`;
  return `M${number(x - half)} ${number(y)}${arc} ${number(2 * half)} 0${arc} ${number(-2 * half)} 0z`;
}

/** Half the width of a symbol at a height above (−) or below (+) its centre. */
function reach(shape: Shape, half: number, height: number): number {
  if (shape === 'S') return half * 0.92;
  if (shape === 'C') return Math.sqrt(Math.max(0, half * half - height * height));
  const depth = (height - triangleTop(half)) / (triangleFoot(half) - triangleTop(half));
  return triangleSide(half) * clamp(depth, 0, 1);
}

/** Horizontal dashes inside a symbol: a tone halfway between hollow and solid at any size. */
function hatching(shape: Shape, x: number, y: number, half: number): string {
  const heights = shape === 'T' ? [-0.28, 0.2, 0.62] : [-0.5, 0, 0.5];
  return heights
    .map((part) => {
      const height = part * half;
      const width = reach(shape, half, height);
      return `M${number(x - width)} ${number(y + height)}h${number(2 * width)}`;
    })
    .join('');
}

/** The paths of a tile's symbols, in a square whose corner is at `left`,`top`; wilds and start tiles have none. */
export function face(tile: string, left = 0, top = 0): TileDrawing | null {
  const parts = attributes(tile);
  if (!parts) return null;
  const { half, centres } = places[parts.count];
  const drawn = { filled: '', lines: '' };
  for (const [x, y] of centres) {
    const around = outline(parts.shape, left + x, top + y, half);
    drawn.lines += around;
    if (parts.fill === 's') drawn.filled += around;
    if (parts.fill === 'd') drawn.lines += hatching(parts.shape, left + x, top + y, half);
  }
  return drawn;
}

/** A star with `points` rays between two radii, as a path around the middle of such a square. */
export function star(points: number, outer: number, inner: number, left = 0, top = 0): string {
  const corners = Array.from({ length: 2 * points }, (_, corner) => {
    const radius = corner % 2 === 0 ? outer : inner;
    const angle = (Math.PI * corner) / points - Math.PI / 2;
    return `${number(left + 50 + radius * Math.cos(angle))} ${number(top + 50 + radius * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}z`;
}
