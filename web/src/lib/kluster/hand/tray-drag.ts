/**
 * A magnet that is dragged out of the tray and onto the table, by mouse or finger.
 *
 * A finger that moves along the tray scrolls it as long as it stays there; one that leaves the tray takes the magnet,
 * whichever way it went at first. A magnet dropped over the tray goes back.
 */

/** CSS pixels: a press that moves less is a click; and how far above a finger the magnet is carried, to stay visible. */
const CLICK = 8;
const ABOVE_FINGER = 56;

export interface TrayTable {
  /** Take a magnet to a point of the page. */
  take(magnet: string, x: number, y: number): void;
  moveTo(x: number, y: number): void;
  /** The drag is over: above the table, or back over the tray. */
  drop(home: boolean): void;
}

interface Drag {
  magnet: string;
  pointer: number;
  touch: boolean;
  /** The tray scrolls up and down, not sideways. */
  upright: boolean;
  /** Where the finger was when the tray last scrolled. */
  along: number;
  x: number;
  y: number;
  taken: boolean;
}

export class TrayDrag {
  private drag: Drag | null = null;

  constructor(
    private readonly tray: () => HTMLElement,
    private readonly table: TrayTable,
  ) {}

  down(event: PointerEvent, magnet: string): void {
    if (this.drag || event.button !== 0) return;
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    const upright = getComputedStyle(this.tray()).flexWrap === 'wrap';
    this.drag = { magnet, pointer, touch: event.pointerType === 'touch', upright, x, y, along: upright ? y : x, taken: false };
  }

  move(event: PointerEvent): void {
    const { drag } = this;
    if (drag?.pointer !== event.pointerId) return;
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
    const y = event.clientY - (drag.touch ? ABOVE_FINGER : 0);
    if (drag.taken) this.table.moveTo(event.clientX, y);
    else if (Math.hypot(dx, dy) >= CLICK && (!drag.touch || Math.abs(dy) > Math.abs(dx) !== drag.upright || !this.isOver(event))) {
      drag.taken = true;
      // Captured by the tray, since the button under the finger is removed during the drag.
      this.tray().setPointerCapture(event.pointerId);
      this.table.take(drag.magnet, event.clientX, y);
    } else if (drag.touch) this.moveTray(drag, event);
  }

  private moveTray(drag: Drag, { clientX, clientY }: PointerEvent): void {
    const along = drag.upright ? clientY : clientX;
    this.tray().scrollBy(drag.upright ? { top: drag.along - along } : { left: drag.along - along });
    drag.along = along;
  }

  up(event: PointerEvent): void {
    const { drag } = this;
    if (drag?.pointer !== event.pointerId) return;
    this.drag = null;
    if (!drag.taken) return;
    this.table.drop(event.type === 'pointercancel' || this.isOver(event));
  }

  private isOver({ clientX: x, clientY: y }: PointerEvent): boolean {
    const box = this.tray().getBoundingClientRect();
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  }

  /** Called when the tray is removed from the page. */
  cancel(): void {
    const { drag } = this;
    this.drag = null;
    if (drag?.taken) this.table.drop(true);
  }
}
