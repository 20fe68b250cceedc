import { describe, expect, it } from 'vitest';
import { type PointedBoard, DoubleTap, Pointing } from '../../src/lib/clustered/hand/pointing';

/** A board with cells of 10 px, on which a tile lies on trial at 2,2; what it was told, word by word. */
function board(): { told: string[]; pointing: Pointing; onTrial: [number, number] } {
  const told: string[] = [];
  const onTrial: [number, number] = [2, 2];
  const heard: PointedBoard = {
    at: ({ clientX: x, clientY: y }) => ({ x, y }),
    cellAt: ({ x, y }) => [Math.floor(x / 10), Math.floor(y / 10)],
    drags: ([x, y]) => x === onTrial[0] && y === onTrial[1],
    hover: (cell) => told.push(`hover ${cell.join()}`),
    drag: (cell) => {
      [onTrial[0], onTrial[1]] = cell;
      told.push(`drag ${cell.join()}`);
    },
    pan: (dx, dy) => told.push(`pan ${dx},${dy}`),
    pinch: (other, before, after) => told.push(`pinch ${other.x} ${before.x} ${after.x}`),
    point: (cell) => told.push(`point ${cell.join()}`),
    tap: (cell, point, finger) => told.push(`tap ${cell.join()} ${point.x} ${finger}`),
  };
  return { told, pointing: new Pointing(heard), onTrial };
}

const at = (clientX: number, clientY: number, pointerId = 1, type = 'pointerup'): PointerEvent =>
  ({ clientX, clientY, pointerId, button: 0, pointerType: 'touch', type }) as PointerEvent;

describe('pointers on a board', () => {
  it('hover without being pressed', () => {
    const { told, pointing } = board();
    pointing.move(at(5, 15));
    expect(told).toEqual(['hover 0,1']);
  });

  it('tap where they were pressed, however they tremble', () => {
    const { told, pointing } = board();
    expect(pointing.press(at(5, 5))).toBe(true);
    pointing.move(at(11, 6));
    pointing.release(at(11, 6));
    expect(told).toEqual(['point 0,0', 'tap 0,0 5 true']);
  });

  it('move the view beyond that, and tap nothing then', () => {
    const { told, pointing } = board();
    pointing.press(at(5, 5));
    pointing.move(at(25, 5));
    pointing.move(at(28, 6));
    pointing.release(at(28, 6));
    expect(told).toEqual(['pan 20,0', 'pan 3,1']);
  });

  it('drag what lies on trial, cell by cell; put where it is refused they tap nothing', () => {
    const { told, pointing, onTrial } = board();
    pointing.press(at(25, 25));
    pointing.move(at(28, 25));
    pointing.move(at(35, 25));
    expect(told).toEqual(['drag 3,2']);
    onTrial[0] = 2;
    pointing.release(at(35, 25));
    expect(told).toEqual(['drag 3,2']);
  });

  it('pinch with two, which is no tap', () => {
    const { told, pointing } = board();
    pointing.press(at(5, 5));
    pointing.press(at(45, 5, 2));
    pointing.move(at(55, 5, 2));
    pointing.release(at(55, 5, 2));
    pointing.release(at(5, 5));
    expect(told).toEqual(['pinch 5 45 55']);
  });

  it('point without tapping when the browser takes them away, and leave other buttons alone', () => {
    const { told, pointing } = board();
    expect(pointing.press({ ...at(5, 5), button: 2 })).toBe(false);
    pointing.press(at(5, 5));
    pointing.release(at(5, 5, 1, 'pointercancel'));
    expect(told).toEqual(['point 0,0']);
  });
});

describe('two taps', () => {
  it('are a double tap close to each other, and a third one is none', () => {
    const taps = new DoubleTap();
    expect(taps.tapped({ x: 0, y: 0 })).toBe(false);
    expect(taps.tapped({ x: 3, y: 4 })).toBe(true);
    expect(taps.tapped({ x: 3, y: 4 })).toBe(false);
    expect(taps.tapped({ x: 90, y: 4 })).toBe(false);
  });
});
