/** The part of the endless table that is in view: cells to pixels and back. */

export interface Camera {
  /** Pixels from the left and top of the view to the corner of cell 0,0. */
  x: number;
  y: number;
  /** Pixels a cell is wide. */
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Cells from left to right and top to bottom, both ends included. */
export interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const smallestScale = 6;
export const largestScale = 150;
const comfortableScale = 84;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

export function cellAt(camera: Camera, x: number, y: number): [number, number] {
  return [Math.floor((x - camera.x) / camera.scale), Math.floor((y - camera.y) / camera.scale)];
}

export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** Larger or smaller by a factor, with the point under the finger staying where it is. */
export function zoomed(camera: Camera, factor: number, x: number, y: number): Camera {
  const scale = clamp(camera.scale * factor, smallestScale, largestScale);
  const ratio = scale / camera.scale;
  return { scale, x: x - (x - camera.x) * ratio, y: y - (y - camera.y) * ratio };
}

export function extentOf(cells: Iterable<readonly [number, number]>): Extent {
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

/** All cells of an extent in view, with room for `margin` more on each side. */
export function fitted(extent: Extent, view: Size, margin = 1.6): Camera {
  const width = extent.right - extent.left + 1 + 2 * margin;
  const height = extent.bottom - extent.top + 1 + 2 * margin;
  const scale = clamp(Math.min(view.width / width, view.height / height), smallestScale, comfortableScale);
  return {
    scale,
    x: view.width / 2 - ((extent.left + extent.right + 1) / 2) * scale,
    y: view.height / 2 - ((extent.top + extent.bottom + 1) / 2) * scale,
  };
}

/** The same camera, moved just so far that a cell is wholly in view. */
export function showing(camera: Camera, [x, y]: readonly [number, number], view: Size): Camera {
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
