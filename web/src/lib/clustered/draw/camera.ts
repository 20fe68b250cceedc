/** The part of the endless table that is in view; converts cells to pixels and back. */
import { clamp } from '../../clamp';
import type { CellAt } from './marks';

export interface BoardCamera {
  /** Pixels from the left and top of the view to the corner of cell 0,0. */
  x: number;
  y: number;
  /** Pixels a cell is wide. */
  scale: number;
}

/** Pixels from the left and top of the view. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Cells from left to right and top to bottom, both ends included. */
interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Pixels a cell is wide: the least, the most, and the most when a view is chosen automatically. */
const smallestScale = 6;
const largestScale = 150;
const comfortableScale = 84;
/** The least number of cells along the shorter side of a view: around few tiles this leaves room for messages. */
const fewestCells = 5;

export function cellAt(camera: BoardCamera, x: number, y: number): [number, number] {
  return [Math.floor((x - camera.x) / camera.scale), Math.floor((y - camera.y) / camera.scale)];
}

export function panned(camera: BoardCamera, dx: number, dy: number): BoardCamera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** Zoom by a factor; the point under the finger stays where it is. */
export function zoomed(camera: BoardCamera, factor: number, x: number, y: number): BoardCamera {
  const scale = clamp(camera.scale * factor, smallestScale, largestScale);
  const ratio = scale / camera.scale;
  return { scale, x: x - (x - camera.x) * ratio, y: y - (y - camera.y) * ratio };
}

export function extentOf(cells: Iterable<CellAt>): Extent {
  let extent: Extent | null = null;
  for (const [x, y] of cells) {
    extent = extent
      ? {
          left: Math.min(extent.left, x),
          right: Math.max(extent.right, x),
          top: Math.min(extent.top, y),
          bottom: Math.max(extent.bottom, y),
        }
      : { left: x, right: x, top: y, bottom: y };
  }
  return extent ?? { left: 0, right: 0, top: 0, bottom: 0 };
}

/** A camera with all cells of an extent in view, and room for `margin` more cells on each side. */
export function fitted(extent: Extent, view: Size, margin = 1.6): BoardCamera {
  const width = extent.right - extent.left + 1 + 2 * margin;
  const height = extent.bottom - extent.top + 1 + 2 * margin;
  const largest = Math.min(comfortableScale, view.width / fewestCells, view.height / fewestCells);
  const scale = Math.max(smallestScale, Math.min(view.width / width, view.height / height, largest));
  return {
    scale,
    x: view.width / 2 - ((extent.left + extent.right + 1) / 2) * scale,
    y: view.height / 2 - ((extent.top + extent.bottom + 1) / 2) * scale,
  };
}

/** The same camera, moved just far enough for a cell to be wholly in view. */
export function showing(camera: BoardCamera, [x, y]: CellAt, view: Size): BoardCamera {
  const margin = camera.scale * 0.5;
  const left = camera.x + x * camera.scale;
  const top = camera.y + y * camera.scale;
  const push = (start: number, size: number): number => {
    if (start < margin) return margin - start;
    const end = start + camera.scale + margin;
    return end > size ? size - end : 0;
  };
  return panned(camera, push(left, view.width), push(top, view.height));
}

/** Pixels a cell must be wide for a finger to hit it reliably. */
export const touchScale = 44;

/** Whether a cell is wholly in view. */
export function sees(camera: BoardCamera, [x, y]: CellAt, view: Size): boolean {
  const [left, top] = [camera.x + x * camera.scale, camera.y + y * camera.scale];
  return left >= 0 && top >= 0 && left + camera.scale <= view.width && top + camera.scale <= view.height;
}

/** A camera with a cell in the middle of the view, at a given size. */
export function centred([x, y]: CellAt, scale: number, view: Size): BoardCamera {
  return { scale, x: view.width / 2 - (x + 0.5) * scale, y: view.height / 2 - (y + 0.5) * scale };
}

/** Pixels: the largest cell size when showing a few cells, so that their surroundings are seen as well. */
const closestReach = 60;

type Cells = readonly CellAt[];

/**
 * A camera with which these cells can be hit: the given one if it will do; otherwise one that shows all of them if there
 * is room, or else as many as there is room for at the smallest size a finger can hit, the aim among them if there is one.
 * Shows as much as possible of what lies around them.
 */
export function reaching(camera: BoardCamera, cells: Cells, view: Size, around: Cells = cells, aim: CellAt | null = null): BoardCamera {
  if (cells.length === 0) return camera;
  if (camera.scale >= touchScale && cells.every((cell) => sees(camera, cell, view))) return camera;
  const all = fitted(extentOf(cells), view, 1);
  const scale = Math.min(all.scale, closestReach);
  const reached = extentOf(scale >= touchScale ? cells : crowd(cells, view, aim));
  return framing(reached, extentOf(around), Math.max(scale, touchScale), view);
}

/** As many of these cells as can be in view together at the smallest size a finger can hit. */
function crowd(cells: Cells, view: Size, aim: CellAt | null): Cells {
  const [across, down] = [Math.floor(view.width / touchScale), Math.floor(view.height / touchScale)];
  const tops = new Set(cells.map(([, y]) => y).filter((y) => !aim || (y <= aim[1] && aim[1] < y + down)));
  let best: Cells = [];
  for (const left of new Set(cells.map(([x]) => x).filter((x) => !aim || (x <= aim[0] && aim[0] < x + across)))) {
    const abreast = cells.filter(([x]) => x >= left && x < left + across);
    if (abreast.length <= best.length) continue;
    for (const top of tops) {
      const seen = abreast.filter(([, y]) => y >= top && y < top + down);
      if (seen.length > best.length) best = seen;
    }
  }
  return best;
}

/** A camera with all of one extent in view, and as much as possible of another. */
function framing(needed: Extent, wanted: Extent, scale: number, view: Size): BoardCamera {
  const along = (first: number, last: number, from: number, to: number, size: number): number => {
    const clear = Math.min(scale / 2, Math.max(0, size - (last - first + 1) * scale) / 2);
    const span = (to - from + 1) * scale;
    const best =
      span + scale <= size
        ? (size - span) / 2 - from * scale
        : clamp(size / 2 - ((first + last + 1) / 2) * scale, size - scale / 2 - (to + 1) * scale, scale / 2 - from * scale);
    return clamp(best, clear - first * scale, size - clear - (last + 1) * scale);
  };
  return {
    scale,
    x: along(needed.left, needed.right, wanted.left, wanted.right, view.width),
    y: along(needed.top, needed.bottom, wanted.top, wanted.bottom, view.height),
  };
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** How far along its edge a pointer stands (0 to 1): in the middle, unless it would cover one of these cells there. */
export function pointerSpot(camera: BoardCamera, cells: Cells, view: Size, way: Direction): number {
  const [wide, high] = pointerSize;
  const lies = (spot: number): boolean => {
    const x = way === 'left' ? 0 : way === 'right' ? view.width - wide : spot * view.width - wide / 2;
    const y = way === 'up' ? 0 : way === 'down' ? view.height - high : spot * view.height - high / 2;
    return cells.some(([column, row]) => {
      const [left, top] = [camera.x + column * camera.scale, camera.y + row * camera.scale];
      return left < x + wide && left + camera.scale > x && top < y + high && top + camera.scale > y;
    });
  };
  return [0.5, 0.38, 0.62, 0.26, 0.74, 0.16].find((spot) => !lies(spot)) ?? 0.5;
}

/** px: width and height of a pointer, with the room around it. */
const pointerSize = [66, 54] as const;

/** How many of these cells are out of view in each direction, and which of them is nearest. */
export function beyond(
  camera: BoardCamera,
  cells: Cells,
  view: Size,
): Partial<Record<Direction, { count: number; nearest: CellAt }>> {
  const found: Partial<Record<Direction, { count: number; nearest: CellAt; far: number }>> = {};
  for (const cell of cells) {
    if (sees(camera, cell, view)) continue;
    const dx = camera.x + (cell[0] + 0.5) * camera.scale - view.width / 2;
    const dy = camera.y + (cell[1] + 0.5) * camera.scale - view.height / 2;
    const sideways = Math.abs(dx) * view.height > Math.abs(dy) * view.width;
    const way: Direction = sideways ? (dx < 0 ? 'left' : 'right') : dy < 0 ? 'up' : 'down';
    const far = Math.hypot(dx, dy);
    const before = found[way];
    const nearer = !before || far < before.far;
    found[way] = { count: (before?.count ?? 0) + 1, nearest: nearer ? cell : before.nearest, far: nearer ? far : before.far };
  }
  return found;
}
