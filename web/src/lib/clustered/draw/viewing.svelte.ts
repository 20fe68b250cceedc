/** The view of a table: it follows the table as it grows, moves to where a tile fits, and comes back. */
import { type BoardCamera, cellAt, centred, extentOf, fitted, panned, type Point, reaching, sees, showing, type Size, touchScale, zoomed } from './camera';
import type { CellAt } from './marks';

/** Pixels at the bottom taken by buttons and small print: nothing should lie under them. */
const toolsRoom = 52;
/** ms a movement of the view takes; as long as the CSS transition of the board's plane. */
const flightTime = 280;
/** ms until a dragged plane counts as at rest. */
const restTime = 160;
/** Pixels a cell is wide when somebody wants to see it closer. */
const closeScale = 64;

export class Viewing {
  camera = $state.raw<BoardCamera>({ x: 0, y: 0, scale: 64 });
  view = $state.raw<Size>({ width: 0, height: 0 });
  /** While it is dragged, the plane is a layer of its own, cheap to shift; at rest it is redrawn, sharp at its size. */
  moving = $state(false);
  flying = $state(false);
  /** Until somebody moves the view, it follows the table as it grows. */
  #follows = true;
  /** Where to come back to once the tile that moved the view is laid or put back. */
  #before: { camera: BoardCamera; follows: boolean } | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #flight: ReturnType<typeof setTimeout> | undefined;

  /** Pixels covered by a message at the top. */
  covered = 0;
  /** Pixels covered by small print at the bottom. */
  below = 0;

  /** Find a camera for the part of the view that nothing covers at the top or the bottom. */
  #inRoom(find: (camera: BoardCamera, room: Size) => BoardCamera, from = this.camera, below = this.below): BoardCamera {
    const height = Math.max(1, this.view.height - Math.max(toolsRoom, below) - this.covered);
    return panned(find(panned(from, 0, -this.covered), { width: this.view.width, height }), 0, this.covered);
  }

  #whole(cells: readonly CellAt[], margin = 1.2): BoardCamera {
    return this.#inRoom((_, room) => fitted(extentOf(cells), room, margin));
  }

  /** Show the whole table, and keep doing so as it grows. */
  fit(cells: readonly CellAt[]): void {
    this.#follows = true;
    this.#before = null;
    this.#fly(this.#whole(cells));
  }

  /** The table has changed: follow it. */
  follow(cells: readonly CellAt[]): void {
    if (this.#follows && !this.#before) this.camera = this.#whole(cells);
  }

  /** The same for somebody who lays tile after tile: move only when one nears the edge, and then leave room for more. */
  giveRoom(cells: readonly CellAt[]): void {
    const beside = cells.flatMap(([x, y]) => [[x - 1, y - 1] as const, [x + 1, y + 1] as const]);
    if (!beside.every((cell) => sees(this.camera, cell, this.view))) this.camera = this.#whole(cells, 2);
  }

  /** The view has changed its size, or a message lies over it: fit it again, and bring the places of the tile into view. */
  turn(cells: readonly CellAt[], legal: readonly CellAt[]): void {
    if (!this.#follows && !this.#before) return;
    const whole = this.#whole(cells);
    if (this.#before) this.#before = { ...this.#before, camera: whole };
    this.camera = legal.length > 0 ? this.#inRoom((camera, room) => reaching(camera, legal, room, cells), whole) : whole;
  }

  /** Move to where all or most of these cells can be hit, with as much as possible of the others around them. */
  reach(cells: readonly CellAt[], around: readonly CellAt[] = cells, aim: CellAt | null = null): void {
    this.#before ??= { camera: this.camera, follows: this.#follows };
    this.#fly(this.#inRoom((camera, room) => reaching(camera, cells, room, around, aim)));
  }

  /** Go back to the whole table if it was in view before, else to where the person had moved the view. */
  back(cells: readonly CellAt[]): void {
    if (!this.#before) return;
    const { camera, follows } = this.#before;
    this.#before = null;
    this.#follows = follows;
    this.#fly(follows ? this.#whole(cells) : camera);
  }

  /** Centre a cell, large enough to be hit. */
  goTo(cell: CellAt): void {
    this.#fly(this.#inRoom(({ scale }, room) => centred(cell, Math.max(scale, touchScale), room)));
  }

  /** Zoom in on a point, or back out to the whole table if the view is close already. */
  closer(point: Point, cells: readonly CellAt[]): void {
    if (this.camera.scale >= closeScale) {
      this.fit(cells);
      return;
    }
    this.#follows = false;
    const cell = cellAt(this.camera, point.x, point.y);
    this.#fly(this.#inRoom((_, room) => centred(cell, closeScale, room)));
  }

  /**
   * Move just far enough for a cell to be in view: for a step by keyboard, after which the table is followed as before.
   * `below`: pixels at the bottom that a message covers.
   */
  show(cell: CellAt, below = this.below): void {
    this.#fly(this.#inRoom((camera, room) => showing(camera, cell, room), this.camera, below));
  }

  pan(dx: number, dy: number): void {
    this.#look(panned(this.camera, dx, dy));
  }

  zoom(factor: number, { x, y }: Point = { x: this.view.width / 2, y: this.view.height / 2 }): void {
    this.#look(zoomed(this.camera, factor, x, y));
  }

  /** Pinch: one of two fingers has moved. */
  pinch(other: Point, before: Point, after: Point): void {
    const distance = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
    const grown = zoomed(this.camera, distance(after) / distance(before), (after.x + other.x) / 2, (after.y + other.y) / 2);
    this.#look(panned(grown, (after.x - before.x) / 2, (after.y - before.y) / 2));
  }

  #look(next: BoardCamera): void {
    this.#follows = false;
    this.camera = next;
    this.flying = false;
    this.moving = true;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => (this.moving = false), restTime);
  }

  #fly(next: BoardCamera): void {
    const { x, y, scale } = this.camera;
    if (next.x === x && next.y === y && next.scale === scale) return;
    this.camera = next;
    this.flying = true;
    clearTimeout(this.#flight);
    this.#flight = setTimeout(() => (this.flying = false), flightTime);
  }
}
