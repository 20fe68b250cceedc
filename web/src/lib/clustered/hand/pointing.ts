/** Fingers and mouse on a board: tap, drag the tile on trial, move the view, pinch it. */
import type { Point } from '../draw/camera';
import { type CellAt, sameCell } from '../draw/marks';

/** What a board does in response. */
export interface PointedBoard {
  at(event: PointerEvent): Point;
  cellAt(point: Point): CellAt;
  /** Whether what lies on a cell can be dragged. */
  drags(cell: CellAt): boolean;
  hover(cell: CellAt): void;
  drag(cell: CellAt): void;
  pan(dx: number, dy: number): void;
  pinch(other: Point, before: Point, after: Point): void;
  /** A press that did not move anything has ended on a cell. */
  point(cell: CellAt): void;
  tap(cell: CellAt, point: Point, finger: boolean): void;
}

/** px a tap may move and still be a tap. */
const slack = 7;

export class Pointing {
  private readonly pointers = new Map<number, Point>();
  private pressed: { point: Point; cell: CellAt; drags: boolean } | null = null;

  constructor(private readonly board: PointedBoard) {}

  /** Returns whether this press is to be followed. */
  press(event: PointerEvent): boolean {
    if (event.button !== 0) return false;
    const point = this.board.at(event);
    this.pointers.set(event.pointerId, point);
    const cell = this.board.cellAt(point);
    // With a second finger the touch is a pinch and no longer a tap.
    this.pressed = this.pointers.size === 1 ? { point, cell, drags: this.board.drags(cell) } : null;
    return true;
  }

  move(event: PointerEvent): void {
    const point = this.board.at(event);
    const before = this.pointers.get(event.pointerId);
    if (!before) this.board.hover(this.board.cellAt(point));
    else if (this.follow(event.pointerId, before, point)) this.pointers.set(event.pointerId, point);
  }

  /** Returns whether the movement was more than a tap may slip. */
  private follow(pointer: number, before: Point, point: Point): boolean {
    const { pressed } = this;
    if (this.pointers.size === 2) {
      const other = [...this.pointers].find(([one]) => one !== pointer)?.[1];
      if (other) this.board.pinch(other, before, point);
      return true;
    }
    if (pressed?.drags) {
      const cell = this.board.cellAt(point);
      if (!sameCell(cell, pressed.cell)) {
        pressed.cell = cell;
        this.board.drag(cell);
      }
      return true;
    }
    if (pressed && Math.hypot(point.x - pressed.point.x, point.y - pressed.point.y) <= slack) return false;
    this.pressed = null;
    this.board.pan(point.x - before.x, point.y - before.y);
    return true;
  }

  release(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
    const { pressed } = this;
    this.pressed = null;
    if (!pressed) return;
    const { cell, point, drags } = pressed;
    if (drags && !this.board.drags(cell)) return;
    this.board.point(cell);
    if (event.type === 'pointerup') this.board.tap(cell, point, event.pointerType === 'touch');
  }
}

/** ms within which a second tap makes a double tap, and px it may be away from the first. */
const doubleTime = 320;
const doubleReach = 30;

export class DoubleTap {
  private last: (Point & { at: number }) | null = null;

  /** Whether this tap is the second of two. */
  tapped({ x, y }: Point): boolean {
    const at = performance.now();
    const twice = this.last !== null && at - this.last.at < doubleTime && Math.hypot(x - this.last.x, y - this.last.y) < doubleReach;
    this.last = twice ? null : { at, x, y };
    return twice;
  }
}
