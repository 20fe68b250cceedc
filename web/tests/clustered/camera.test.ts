import { describe, expect, it } from 'vitest';
import { cellAt, extentOf, fitted, showing, zoomed } from '../../src/lib/clustered/draw/camera';

const view = { width: 800, height: 600 };

describe('the camera', () => {
  it('shows every cell of an extent after fitting', () => {
    const camera = fitted({ left: -12, right: 9, top: -3, bottom: 17 }, view);
    for (const [x, y] of [[-12, -3], [9, 17]] as const) {
      expect(camera.x + x * camera.scale).toBeGreaterThanOrEqual(0);
      expect(camera.y + y * camera.scale).toBeGreaterThanOrEqual(0);
      expect(camera.x + (x + 1) * camera.scale).toBeLessThanOrEqual(view.width);
      expect(camera.y + (y + 1) * camera.scale).toBeLessThanOrEqual(view.height);
    }
  });

  it('leaves room around few tiles, also where there is little', () => {
    const small = { width: 460, height: 240 };
    expect(fitted(extentOf([[0, 0]]), small, 1.2).scale).toBe(small.height / 5);
    expect(fitted(extentOf([[0, 0]]), view, 1.2).scale).toBe(84);
  });

  it('keeps the cell under the pointer while zooming', () => {
    const camera = fitted({ left: -2, right: 2, top: -2, bottom: 2 }, view);
    const before = cellAt(camera, 333, 222);
    expect(cellAt(zoomed(camera, 1.7, 333, 222), 333, 222)).toEqual(before);
    expect(cellAt(zoomed(camera, 0.4, 333, 222), 333, 222)).toEqual(before);
  });

  it('does not zoom beyond its limits', () => {
    const camera = fitted(extentOf([]), view);
    expect(zoomed(camera, 1000, 0, 0).scale).toBe(150);
    expect(zoomed(camera, 0.0001, 0, 0).scale).toBe(6);
    expect(cellAt(zoomed(camera, 1000, 333, 222), 333, 222)).toEqual(cellAt(camera, 333, 222));
  });

  it('moves no more than needed to show a cell', () => {
    const camera = fitted({ left: -2, right: 2, top: -2, bottom: 2 }, view);
    expect(showing(camera, [0, 0], view)).toEqual(camera);
    const moved = showing(camera, [40, 0], view);
    expect(moved.y).toBe(camera.y);
    expect(moved.x + 41 * moved.scale).toBeLessThanOrEqual(view.width);
  });
});
