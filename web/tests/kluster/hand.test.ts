import { beforeEach, describe, expect, it } from 'vitest';
import { emptyPicture } from '../../src/lib/kluster/draw/picture';
import { HandFollower } from '../../src/lib/kluster/hand/follower';
import { CARRIED, Hand, heldPose } from '../../src/lib/kluster/hand/hand';
import type { AckedIntent, Streamed } from '../../src/lib/kluster/hand/intent';
import { commandOf } from '../../src/lib/kluster/hand/keys';
import { Reconciler } from '../../src/lib/kluster/hand/reconcile';
import { ShownHand } from '../../src/lib/kluster/hand/shown-hand';
import type { Grip } from '../../src/lib/kluster/live/moment';
import type { Triple } from '../../src/lib/kluster/magnet';
import { moment, ROSTER } from './moments';

const SIZE: Triple = [18, 16, 10];

class Line {
  done: AckedIntent[] = [];
  streamed: { number: number; intent: Streamed }[] = [];
  refuse: string | null = null;
  do(intent: AckedIntent): Promise<void> {
    this.done.push(intent);
    return this.refuse === intent.do ? Promise.reject(new Error('refused')) : Promise.resolve();
  }
  stream(number: number, intent: Streamed): void {
    this.streamed.push({ number, intent });
  }
}

let line: Line;
let hand: Hand;

beforeEach(() => {
  line = new Line();
  hand = new Hand(line, undefined, 100);
});

const grip = (change: Partial<Grip> = {}): Grip => ({ magnet: 0, face: 'a', pose: 'flat', yaw: 0, height: CARRIED, ...change });

describe('the hand', () => {
  it('takes a magnet and hovers with it at once, before anything is acknowledged', () => {
    void hand.take('c1', SIZE, 10, -150);
    expect(hand.holding).toMatchObject({ magnet: 'c1', x: 10, y: -150 });
    hand.tick(0, null);
    expect(line.done).toEqual([{ do: 'take', magnet: 'c1', face: 'a', pose: 'flat', yaw: 0 }]);
    expect(line.streamed).toEqual([
      { number: 100, intent: { do: 'hover', x: 10, y: -150, height: CARRIED, yaw: 0, face: 'a', pose: 'flat' } },
    ]);
  });

  it('sends the newest of many movements, thirty times a second at most, the first at once', async () => {
    await hand.take('c1', SIZE, 0, 0);
    hand.tick(0, null);
    for (let frame = 1; frame <= 60; frame++) {
      hand.moveTo(frame, 0);
      hand.moveTo(frame + 0.5, 0);
      hand.tick((frame * 1000) / 60, null);
    }
    expect(line.streamed.length).toBeGreaterThanOrEqual(29);
    expect(line.streamed.length).toBeLessThanOrEqual(32);
    hand.tick(2000, null);
    expect(line.streamed.at(-1)!.intent).toMatchObject({ x: 60.5 });
    expect(line.streamed.map(({ number }) => number)).toEqual(line.streamed.map((_, k) => 100 + k));
  });

  it('tells the last movement before it lets go', async () => {
    await hand.take('c1', SIZE, 0, 0);
    hand.tick(0, null);
    hand.moveTo(7, 8);
    hand.tick(5, null);
    await hand.release(6, 400);
    expect(line.streamed.at(-1)!.intent).toMatchObject({ x: 7, y: 8 });
    expect(line.done.at(-1)).toMatchObject({ do: 'release', x: 7, y: 8, seen: 400 });
    expect(hand.holding).toBeNull();
  });

  it('still holds what it was not allowed to let go', async () => {
    await hand.take('c1', SIZE, 0, 0);
    line.refuse = 'release';
    await expect(hand.release(0)).rejects.toThrow('refused');
    expect(hand.holding?.magnet).toBe('c1');
  });

  it('is empty again if a take is refused', async () => {
    line.refuse = 'take';
    await expect(hand.take('c1', SIZE, 0, 0)).rejects.toThrow('refused');
    expect(hand.holding).toBeNull();
  });

  it('takes the next magnet when the one that was put back is home, and says nothing of it before', async () => {
    const follower = new HandFollower(hand, ROSTER);
    await hand.take('c1', SIZE, 0, 0);
    await hand.putBack();
    void hand.take('c2', SIZE, 30, 0);
    expect(hand.holding).toMatchObject({ magnet: 'c2', x: 30 });
    follower.follow(moment(0, { grip: grip() }), 0);
    hand.moveTo(50, 0);
    hand.tick(100, grip());
    expect(line.done.map((intent) => intent.do)).toEqual(['take', 'put_back']);
    expect(line.streamed).toEqual([]);
    follower.follow(moment(32), 0);
    await Promise.resolve();
    hand.tick(200, null);
    expect(line.done.at(-1)).toMatchObject({ do: 'take', magnet: 'c2' });
    expect(line.streamed.at(-1)!.intent).toMatchObject({ x: 50 });
  });

  it('forgets what was to be taken next if that is put back as well', async () => {
    await hand.take('c1', SIZE, 0, 0);
    await hand.putBack();
    void hand.take('c2', SIZE, 0, 0);
    await hand.putBack();
    hand.arrive();
    await Promise.resolve();
    expect(hand.holding).toBeNull();
    expect(line.done.map((intent) => intent.do)).toEqual(['take', 'put_back']);
  });

  it('turns over high up at once', async () => {
    await hand.take('c1', SIZE, 0, 0);
    hand.flip();
    hand.stand();
    hand.tick(0, grip());
    expect(line.streamed.at(-1)!.intent).toMatchObject({ face: 'b', pose: 'standing' });
  });

  it('rises first where there is no room to turn over, and turns when the server has risen, too', async () => {
    await hand.take('c1', SIZE, 0, 0);
    hand.raise(-CARRIED);
    hand.tick(0, grip());
    hand.flip();
    expect(hand.holding?.face).toBe('b');
    hand.tick(40, grip({ height: 0 }));
    const up = line.streamed.at(-1)!.intent;
    expect(up).toMatchObject({ height: 16 });
    expect(up).not.toHaveProperty('face');
    hand.tick(80, grip({ height: 16 }));
    hand.tick(120, grip({ height: 16 }));
    expect(line.streamed.at(-1)!.intent).toMatchObject({ height: 16, face: 'b' });
  });

  it('leaves spinners lying', async () => {
    await hand.take('s1', [28, 10, 10], 0, 0);
    hand.stand();
    expect(hand.holding?.pose).toBe('lying');
  });

  it('draws what it holds as the server would: lowest point at the height told', async () => {
    await hand.take('c1', SIZE, 3, 4);
    expect(heldPose(hand.holding!).at).toEqual([3, 4, CARRIED + 5]);
    hand.stand();
    expect(heldPose(hand.holding!).at[2]).toBeCloseTo(CARRIED + 8);
  });

  it('grabs, drags and lets go of a cord, and tells the last spot first', async () => {
    await hand.grab(1, 160, 0);
    hand.drag(150, 5);
    hand.tick(0, null);
    hand.drag(140, 6);
    await hand.letGo(3);
    expect(line.done).toEqual([{ do: 'grab', cord: 1, x: 160, y: 0 }, { do: 'let_go', cord: 1 }]);
    expect(line.streamed.at(-1)!.intent).toEqual({ do: 'drag', cord: 1, x: 140, y: 6 });
    expect(hand.cord).toBeNull();
  });
});

describe('reconciling', () => {
  const at = (x: number, height = CARRIED) =>
    moment(0, { at: Float32Array.from([x, 0, height + 5, 0, 0, 5]), grip: grip({ height }), own: { force: null, mayRelease: true, heard: 100, danger: null } });

  beforeEach(async () => {
    await hand.take('c1', SIZE, 0, 0);
    hand.tick(0, null);
  });

  it('shows the true pose trailing behind as a ghost, and nothing when they agree', () => {
    const reconciler = new Reconciler(hand);
    reconciler.compare(at(-60), 0, 0);
    expect(reconciler.ghost).toEqual([-60, 0, CARRIED + 5]);
    reconciler.compare(at(-1), 0, 16);
    expect(reconciler.ghost).toBeNull();
  });

  it('never pulls the hand back while it moves', () => {
    const reconciler = new Reconciler(hand);
    for (let k = 0; k < 60; k++) {
      hand.moveTo(k, 0);
      hand.tick(k * 16, null);
      reconciler.compare(at(k - 20), 0, k * 16);
    }
    expect(hand.holding?.x).toBe(59);
  });

  it('gives in when the server has heard everything and stays elsewhere', () => {
    const reconciler = new Reconciler(hand);
    for (let k = 0; k < 60; k++) reconciler.compare(at(-30), 0, k * 16);
    expect(hand.holding?.x).toBe(-30);
  });

  it('waits as long as the last movement was not heard', () => {
    const reconciler = new Reconciler(hand);
    hand.moveTo(5, 0);
    hand.tick(50, null);
    for (let k = 0; k < 60; k++) reconciler.compare(at(-30), 0, 50 + k * 16);
    expect(hand.holding?.x).toBe(5);
  });

  it('says a movement again that got lost, and no other', () => {
    const reconciler = new Reconciler(hand);
    hand.moveTo(5, 0);
    hand.tick(50, null);
    const before = line.streamed.length;
    for (let k = 0; k < 20; k++) reconciler.compare(at(-30), 0, 50 + k * 16);
    hand.tick(400, null);
    expect(line.streamed.slice(before)).toEqual([]);
    for (let k = 20; k < 25; k++) reconciler.compare(at(-30), 0, 50 + k * 16);
    hand.tick(450, null);
    expect(line.streamed.slice(before).map(({ intent }) => intent)).toMatchObject([{ do: 'hover', x: 5 }]);
  });
});

describe('keys', () => {
  const press = (key: string, more = {}) => commandOf({ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...more });

  it('moves finely with Shift and far with Control', () => {
    expect(press('ArrowUp')).toEqual({ command: 'away', step: { mm: 6, degrees: 15 } });
    expect(press('ArrowUp', { shiftKey: true })?.step.mm).toBe(1);
    expect(press('ArrowUp', { ctrlKey: true })?.step.mm).toBe(30);
  });

  it('leaves the browser its own keys', () => {
    expect(press('r', { ctrlKey: true })).toBeNull();
    expect(press('ArrowLeft', { altKey: true })).toBeNull();
    expect(press('Tab')).toBeNull();
  });

  it('does not mind the case of a letter', () => {
    expect(press('F', { shiftKey: true })?.command).toBe('flip');
  });
});

describe('what the server says is in the hand', () => {
  const follower = () => new HandFollower(hand, ROSTER);

  it('empties a hand of which a turn that begins again knows nothing', async () => {
    await hand.take('c1', SIZE, 0, 0);
    follower().follow(moment(0, { grip: grip() }), 0);
    expect(hand.holding).not.toBeNull();
    follower().follow(moment(32), 0); // was on its way
    expect(hand.holding).not.toBeNull();
    follower().follow(moment(2000), 0, performance.now() + 2000);
    expect(hand.holding).toBeNull();
  });

  it('knows what has left the hand for the table until it is told what came of it', async () => {
    await hand.take('c1', SIZE, 0, 0);
    line.refuse = 'release';
    await hand.release(0).catch(() => undefined);
    expect([hand.holding?.magnet, hand.released]).toEqual(['c1', null]);
    line.refuse = null;
    await hand.release(0);
    expect([hand.holding, hand.released]).toEqual([null, 'c1']);
    hand.empty();
    expect(hand.released).toBeNull();
    await hand.take('c1', SIZE, 0, 0);
    follower().follow(moment(2000, { stage: 'settling' }), 0); // it has jumped to another one
    expect([hand.holding, hand.released]).toEqual([null, 'c1']);
  });

  it('is empty with the next frame that says so, where only a frame had said that it was not', () => {
    // A page that was loaded while a magnet was on its way back: it arrives at once, and nothing moves after that.
    follower().follow(moment(0, { grip: grip(), own: { force: null, mayRelease: true, heard: null, danger: null } }), 0);
    expect(hand.holding?.magnet).toBe('c1');
    follower().follow(moment(32), 0);
    expect(hand.holding).toBeNull();
  });

  it('leaves a hand that has just been filled alone until that is acknowledged', () => {
    void hand.take('c1', SIZE, 0, 0);
    follower().follow(moment(0), 0, performance.now() + 2000);
    expect(hand.holding).not.toBeNull();
  });

  it('opens fingers that hold no cord any more', async () => {
    await hand.grab(0, 160, 0);
    follower().follow(moment(0, { grabbed: [0] }), 0);
    expect(hand.cord).not.toBeNull();
    follower().follow(moment(2000), 0, performance.now() + 2000);
    expect(hand.cord).toBeNull();
  });
});

describe('what is drawn of the hand', () => {
  it('is drawn again only when something of it has changed', async () => {
    const picture = emptyPicture(ROSTER);
    const shown = new ShownHand(hand, ROSTER);
    const draw = () => shown.draw(picture, moment(0, { grip: grip() }), null, 0, 1);
    await hand.take('c1', SIZE, 0, 0);
    expect([draw(), draw()]).toEqual([true, false]);
    hand.moveBy(5, 0);
    expect([draw(), draw()]).toEqual([true, false]);
    hand.drop();
    expect([draw(), draw()]).toEqual([true, false]);
  });
});
