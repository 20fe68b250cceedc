import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TableView } from '../../src/lib/kluster/draw/view';
import { type CordSpot, Gestures, nearestCord } from '../../src/lib/kluster/hand/gestures';
import { Hand } from '../../src/lib/kluster/hand/hand';
import type { AckedIntent, Streamed } from '../../src/lib/kluster/hand/intent';

/** Two pixels a mm, the middle of the table at (200, 200). */
const SCALE = 2;
const cord = Float32Array.from([-80, -80, 80, -80, 80, 80, -80, 80]);

let element: HTMLElement;
let hand: Hand;
let done: AckedIntent[];
let released: number;
let turned: number;
let zoomed: number;
let now: number;
let gestures: Gestures;
let mine: boolean;
let lifting: boolean;
let attentive: boolean;
let pointed: CordSpot | null;

beforeEach(() => {
  element = document.createElement('div');
  element.setPointerCapture = () => undefined;
  document.body.append(element);
  [done, released, turned, zoomed, mine] = [[], 0, 0, 1, true];
  [lifting, attentive, pointed, now] = [false, true, null, 0];
  hand = new Hand({
    do: (intent: AckedIntent) => {
      done.push(intent);
      return Promise.resolve();
    },
    stream: (_number: number, _intent: Streamed) => undefined,
  });
  const view = {
    scale: SCALE,
    spot: (x: number, y: number) => ({ x: (x - 200) / SCALE, y: (200 - y) / SCALE }),
    turn: (around: number) => (turned += around),
    zoom: (factor: number) => (zoomed *= factor),
  } as unknown as TableView;
  gestures = new Gestures(element, {
    hand,
    view: () => view,
    cords: () => [cord],
    mayAct: () => mine,
    letGo: () => released++,
    liftLetsGo: () => lifting,
    attentive: () => attentive,
    pointAt: (spot) => (pointed = spot),
    trouble: () => undefined,
    now: () => now,
  });
});

afterEach(() => {
  gestures.dispose();
  element.remove();
});

function pointer(name: string, x: number, y: number, more: PointerEventInit = {}): void {
  element.dispatchEvent(
    new PointerEvent(name, { clientX: x, clientY: y, pointerId: 1, pointerType: 'mouse', button: 0, bubbles: true, ...more }),
  );
}

const finger = (name: string, x: number, y: number, pointerId = 1) => pointer(name, x, y, { pointerType: 'touch', pointerId });

describe('with a mouse', () => {
  it('carries the magnet under the pointer and lets go with a click', async () => {
    await hand.take('c1', [18, 16, 10], 0, 0);
    pointer('pointermove', 240, 180);
    expect(hand.holding).toMatchObject({ x: 20, y: 10 });
    pointer('pointerdown', 240, 180);
    pointer('pointerup', 241, 180);
    expect(released).toBe(1);
  });

  it('does not let go after a drag', async () => {
    await hand.take('c1', [18, 16, 10], 0, 0);
    pointer('pointerdown', 240, 180);
    pointer('pointermove', 300, 180);
    pointer('pointerup', 300, 180);
    expect(released).toBe(0);
    expect(hand.holding?.x).toBe(50);
  });

  it('lets go at the end of a drag where that is chosen', async () => {
    lifting = true;
    await hand.take('c1', [18, 16, 10], 0, 0);
    pointer('pointerdown', 240, 180);
    pointer('pointermove', 300, 180);
    pointer('pointerup', 300, 180);
    expect(released).toBe(1);
  });

  it('drops nothing with a click that only brings the keys back', async () => {
    attentive = false;
    await hand.take('c1', [18, 16, 10], 0, 0);
    pointer('pointerdown', 240, 180);
    pointer('pointerup', 240, 180);
    expect(released).toBe(0);
    attentive = true;
    pointer('pointerdown', 240, 180);
    pointer('pointerup', 240, 180);
    expect(released).toBe(1);
  });

  it('turns and raises with the right button, where the magnet is', async () => {
    await hand.take('c1', [18, 16, 10], 0, 0);
    const { height } = hand.holding!;
    pointer('pointerdown', 200, 200, { button: 2 });
    pointer('pointermove', 160, 180);
    pointer('pointerup', 160, 180, { button: 2 });
    expect(hand.holding).toMatchObject({ x: 0, y: 0, yaw: 32 });
    expect(hand.holding!.height).toBeGreaterThan(height);
    expect(released).toBe(0);
  });

  it('tells when it is over a cord that could be pulled', async () => {
    pointer('pointermove', 362, 200);
    expect(pointed).toMatchObject({ cord: 0, x: 80, y: 0 });
    pointer('pointermove', 200, 200);
    expect(pointed).toBeNull();
    await hand.take('c1', [18, 16, 10], 0, 0);
    pointer('pointermove', 362, 200);
    expect(pointed).toBeNull();
  });

  it('raises with the wheel and turns with Shift or sideways', async () => {
    await hand.take('c1', [18, 16, 10], 0, 0);
    const height = hand.holding!.height;
    element.dispatchEvent(new WheelEvent('wheel', { deltaY: -100 }));
    expect(hand.holding!.height).toBeGreaterThan(height);
    element.dispatchEvent(Object.assign(new WheelEvent('wheel', { deltaY: 100 }), { shiftKey: true }));
    expect(hand.holding!.yaw).toBeCloseTo(25);
    element.dispatchEvent(new WheelEvent('wheel', { deltaX: 100, deltaY: 3 }));
    expect(hand.holding!.yaw).toBeCloseTo(50);
  });

  it('does not move the eye with a wheel that was turned for a magnet which has just snapped', async () => {
    const wheel = () => element.dispatchEvent(new WheelEvent('wheel', { deltaY: 100 }));
    await hand.take('c1', [18, 16, 10], 0, 0);
    wheel();
    hand.holding = null;
    for (now of [100, 400, 700]) wheel();
    expect(zoomed).toBe(1);
    now = 1300;
    wheel();
    expect(zoomed).toBeGreaterThan(1);
  });

  it('drags a cord where it is pressed, moves the eye elsewhere', () => {
    pointer('pointerdown', 362, 200);
    pointer('pointermove', 340, 200);
    pointer('pointerup', 340, 200);
    expect(done.map((intent) => intent.do)).toEqual(['grab', 'let_go']);
    pointer('pointerdown', 200, 200);
    pointer('pointermove', 220, 200);
    expect(turned).not.toBe(0);
    expect(done).toHaveLength(2);
  });

  it('touches nothing out of turn', () => {
    mine = false;
    pointer('pointerdown', 360, 200);
    pointer('pointermove', 340, 200);
    expect(done).toEqual([]);
  });
});

describe('with fingers', () => {
  it('moves the magnet as the finger moves, wherever that is put down', async () => {
    await hand.take('c1', [18, 16, 10], 5, 5);
    finger('pointerdown', 20, 380);
    finger('pointermove', 40, 360);
    finger('pointerup', 40, 360);
    expect(hand.holding).toMatchObject({ x: 15, y: 15 });
    expect(released).toBe(0);
  });

  it('lets go when it is lifted, where that is chosen, but not after a tap', async () => {
    lifting = true;
    await hand.take('c1', [18, 16, 10], 5, 5);
    finger('pointerdown', 20, 380);
    finger('pointerup', 20, 380);
    expect(released).toBe(0);
    finger('pointerdown', 20, 380);
    finger('pointermove', 40, 360);
    finger('pointercancel', 40, 360);
    expect(released).toBe(0);
    finger('pointerdown', 20, 380);
    finger('pointermove', 40, 360);
    finger('pointerup', 40, 360);
    expect(released).toBe(1);
  });

  it('turns and raises with two fingers', async () => {
    await hand.take('c1', [18, 16, 10], 0, 0);
    const { height } = hand.holding!;
    finger('pointerdown', 100, 200, 1);
    finger('pointerdown', 200, 200, 2);
    finger('pointermove', 200, 160, 2);
    expect(hand.holding!.yaw).toBeGreaterThan(10);
    expect(hand.holding!.yaw).toBeLessThan(60);
    expect(hand.holding!.height).toBeGreaterThan(height);
    expect(hand.holding).toMatchObject({ x: 0, y: 0 });
  });

  it('pinches the table nearer with an empty hand', () => {
    finger('pointerdown', 150, 200, 1);
    finger('pointerdown', 250, 200, 2);
    finger('pointermove', 350, 200, 2);
    expect(zoomed).toBeLessThan(1);
  });
});

describe('the nearest cord', () => {
  it('is found between its nodes, and across where the loop closes', () => {
    expect(nearestCord([cord], 70, 3)).toMatchObject({ cord: 0, x: 80, y: 3, away: 10 });
    expect(nearestCord([cord], -90, 3)).toMatchObject({ x: -80, y: 3, away: 10 });
    expect(nearestCord([], 0, 0)).toBeNull();
  });
});
