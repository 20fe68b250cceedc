/**
 * Mouse, pen and fingers on the canvas.
 *
 * Mouse: the held magnet follows; a click lets go; the wheel raises it, and turns it when moved sideways or with Shift;
 * dragging with the right button does both. Fingers: the held magnet moves as the finger does, from wherever the finger is
 * put down, so that it is never hidden; a second finger turns and raises. With the setting for it, lifting the finger or
 * pen lets go. With an empty hand, a press on a cord drags it, and one anywhere else moves the eye.
 */

import { clamp } from '../../clamp';
import type { TableView } from '../draw/view';
import type { Hand } from './hand';

/** CSS pixels: a press that moves less is a click; and how near to a cord a press must be to grab it. */
const CLICK = 6;
const NEAR = { mouse: 12, touch: 26 };
/** mm from the cord beyond which the server finds nothing to grab. */
const GRASP = 20;
/** mm (raise), degrees (turn) and rad (orbit) per unit of wheel or pixel moved. */
const RAISE_BY_WHEEL = 0.08;
const TURN_BY_WHEEL = 0.25;
const RAISE_BY_PIXEL = 0.45;
const TURN_BY_PIXEL = 0.8;
const ORBIT_BY_PIXEL = 0.0055;
/** ms: a wheel still turning for a magnet that has just snapped or been let go must not zoom. */
const SAME_TURN_OF_THE_WHEEL = 500;

interface GestureTable {
  hand: Hand;
  view(): TableView;
  /** The middle lines of the cords as drawn. */
  cords(): readonly Float32Array[];
  /** Whether this person may act now. */
  mayAct(): boolean;
  letGo(): void;
  /** Whether ending a drag lets go of the magnet. */
  liftLetsGo(): boolean;
  /** Whether a press now is meant for the table, and not only to give it the keyboard back. */
  attentive(): boolean;
  /** The mouse, with nothing held, is over a cord, or (null) no longer. */
  pointAt(spot: CordSpot | null): void;
  /** Called with refusals, as of a grab. */
  trouble(reason: unknown): void;
  now(): number;
}

/** A spot on a cord. */
export interface CordSpot {
  cord: number;
  x: number;
  y: number;
}

interface Finger {
  x: number;
  y: number;
  startX: number;
  startY: number;
  /** It has moved farther than a tap would. */
  moved: boolean;
}

type Doing = 'nothing' | 'orbit' | 'cord' | 'carry' | 'click' | 'twist';

export class Gestures {
  private readonly fingers = new Map<number, Finger>();
  private doing: Doing = 'nothing';
  /** When the wheel was last turned for a magnet. */
  private wheeledAt = -Infinity;
  private readonly stop = new AbortController();

  constructor(
    element: HTMLElement,
    private readonly table: GestureTable,
  ) {
    const on = <K extends keyof HTMLElementEventMap>(name: K, heard: (event: HTMLElementEventMap[K]) => void) =>
      element.addEventListener(name, heard, { signal: this.stop.signal, passive: false });
    const spot = (event: PointerEvent | WheelEvent) => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    on('pointerdown', (event) => {
      element.setPointerCapture(event.pointerId);
      this.down(event.pointerId, spot(event), event.pointerType, event.button);
    });
    on('pointermove', (event) => this.move(event.pointerId, spot(event), event.pointerType));
    on('pointerup', (event) => this.up(event.pointerId, spot(event)));
    on('pointercancel', (event) => this.up(event.pointerId, spot(event), true));
    on('pointerleave', () => this.table.pointAt(null));
    on('contextmenu', (event) => event.preventDefault());
    on('wheel', (event) => {
      event.preventDefault();
      this.wheel(event);
    });
  }

  private down(id: number, at: { x: number; y: number }, type: string, button: number): void {
    this.fingers.set(id, { ...at, startX: at.x, startY: at.y, moved: false });
    if (this.fingers.size > 1) {
      if (this.doing === 'click') this.doing = 'carry';
      return;
    }
    const touch = type === 'touch';
    if (this.table.hand.holding) this.doing = button !== 0 ? 'twist' : touch || !this.table.attentive() ? 'carry' : 'click';
    else this.doing = button === 0 && this.grab(at, touch ? NEAR.touch : NEAR.mouse) ? 'cord' : 'orbit';
  }

  /** The cord that a press here would grab. */
  private cordAt(at: { x: number; y: number }, near: number): CordSpot | null {
    if (!this.table.mayAct()) return null;
    const view = this.table.view();
    const spot = view.spot(at.x, at.y);
    const found = spot && nearestCord(this.table.cords(), spot.x, spot.y);
    return found && found.away <= Math.min(GRASP, near / view.scale) ? found : null;
  }

  private grab(at: { x: number; y: number }, near: number): boolean {
    const found = this.cordAt(at, near);
    if (!found) return false;
    this.table.hand.grab(found.cord, found.x, found.y).catch((reason: unknown) => this.table.trouble(reason));
    this.table.pointAt(found);
    return true;
  }

  private move(id: number, at: { x: number; y: number }, type: string): void {
    const finger = this.fingers.get(id);
    const { hand } = this.table;
    const view = this.table.view();
    const follows = this.doing !== 'orbit' && this.doing !== 'twist';
    if (type !== 'touch' && hand.holding && follows) {
      const spot = view.spot(at.x, at.y);
      if (spot) hand.moveTo(spot.x, spot.y);
    }
    if (!finger) {
      if (type !== 'touch') this.table.pointAt(hand.holding ? null : this.cordAt(at, NEAR.mouse));
      return;
    }
    const before = { x: finger.x, y: finger.y };
    Object.assign(finger, at);
    finger.moved ||= Math.hypot(at.x - finger.startX, at.y - finger.startY) >= CLICK;
    if (this.fingers.size > 1) this.withTwo(id, before);
    else this.withOne(before, at, type);
  }

  private withOne(before: { x: number; y: number }, at: { x: number; y: number }, type: string): void {
    const { hand } = this.table;
    const view = this.table.view();
    if (this.doing === 'orbit') view.turn((before.x - at.x) * ORBIT_BY_PIXEL, (at.y - before.y) * ORBIT_BY_PIXEL);
    else if (this.doing === 'twist') {
      hand.turn((before.x - at.x) * TURN_BY_PIXEL);
      hand.raise((before.y - at.y) * RAISE_BY_PIXEL);
    } else if (this.doing === 'cord') {
      const spot = view.spot(at.x, at.y);
      if (spot) hand.drag(spot.x, spot.y);
    } else if (this.doing === 'carry' && type === 'touch') {
      const [from, to] = [view.spot(before.x, before.y), view.spot(at.x, at.y)];
      if (from && to) hand.moveBy(to.x - from.x, to.y - from.y);
    }
  }

  /** Two fingers: they turn and raise what is held, or with an empty hand turn the eye and zoom. */
  private withTwo(id: number, before: { x: number; y: number }): void {
    const other = [...this.fingers].find(([key]) => key !== id)?.[1];
    const finger = this.fingers.get(id);
    if (!other || !finger) return;
    const { hand } = this.table;
    const twist = angle(other, finger) - angle(other, before);
    const turned = Math.atan2(Math.sin(twist), Math.cos(twist));
    const up = (before.y - finger.y) / 2;
    if (hand.holding) {
      hand.turn((-turned * 180) / Math.PI);
      hand.raise(up * RAISE_BY_PIXEL);
      return;
    }
    const view = this.table.view();
    view.turn(turned, -up * ORBIT_BY_PIXEL);
    const [was, is] = [apart(other, before), apart(other, finger)];
    if (was > 1 && is > 1) view.zoom(was / is);
  }

  private up(id: number, at: { x: number; y: number }, cancelled = false): void {
    const finger = this.fingers.get(id);
    this.fingers.delete(id);
    if (!finger || this.fingers.size) return;
    const { hand } = this.table;
    const { doing } = this;
    this.doing = 'nothing';
    if (doing === 'cord') {
      hand.letGo(this.table.now()).catch((reason: unknown) => this.table.trouble(reason));
      this.table.pointAt(null);
    }
    if (cancelled) return;
    const clicked = doing === 'click' && Math.hypot(at.x - finger.startX, at.y - finger.startY) < CLICK;
    const lifted = (doing === 'click' || doing === 'carry') && finger.moved && this.table.liftLetsGo();
    if (clicked || lifted) this.table.letGo();
  }

  private wheel(event: WheelEvent): void {
    const { hand } = this.table;
    const sideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    // Browsers report a wheel turned with Shift as horizontal.
    const by = sideways ? event.deltaX : event.deltaY;
    const now = this.table.now();
    const stillForIt = now - this.wheeledAt < SAME_TURN_OF_THE_WHEEL;
    if (!event.ctrlKey && (hand.holding || stillForIt)) this.wheeledAt = now;
    if (event.ctrlKey || (!hand.holding && !stillForIt)) this.table.view().zoom(Math.exp(by * 0.001));
    else if (!hand.holding) return;
    else if (event.shiftKey || sideways) hand.turn(by * TURN_BY_WHEEL);
    else hand.raise(-by * RAISE_BY_WHEEL);
  }

  dispose(): void {
    this.stop.abort();
  }
}

const angle = (from: { x: number; y: number }, to: { x: number; y: number }): number =>
  Math.atan2(to.y - from.y, to.x - from.x);
const apart = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The cord's point nearest to a spot. */
export function nearestCord(
  cords: readonly Float32Array[],
  x: number,
  y: number,
): { cord: number; x: number; y: number; away: number } | null {
  let best: { cord: number; x: number; y: number; away: number } | null = null;
  cords.forEach((line, cord) => {
    const nodes = line.length / 2;
    for (let i = 0; i < nodes; i++) {
      const j = (i + 1) % nodes;
      const [ax, ay] = [line[2 * i] as number, line[2 * i + 1] as number];
      const [dx, dy] = [(line[2 * j] as number) - ax, (line[2 * j + 1] as number) - ay];
      const square = dx * dx + dy * dy;
      const t = square ? clamp(((x - ax) * dx + (y - ay) * dy) / square, 0, 1) : 0;
      const [px, py] = [ax + t * dx, ay + t * dy];
      const away = Math.hypot(x - px, y - py);
      if (!best || away < best.away) best = { cord, x: px, y: py, away };
    }
  });
  return best;
}
