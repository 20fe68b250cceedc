import { afterEach, describe, expect, it, vi } from 'vitest';
import { afterPaint, inNextFrame } from '../src/lib/after-paint';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('what nobody sees', () => {
  it('waits for the next frame and for what is drawn in it', async () => {
    const order: string[] = [];
    const done = new Promise<void>((resolve) => {
      afterPaint(() => {
        order.push('work');
        resolve();
      });
    });
    requestAnimationFrame(() => order.push('frame'));
    order.push('now');
    await done;
    expect(order).toEqual(['now', 'frame', 'work']);
  });

  it('does not wait on a page that draws nothing', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    let done = false;
    afterPaint(() => (done = true));
    expect(done).toBe(true);
  });
});

describe('what is seen a frame later', () => {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));

  it('is there with the second frame, before whoever asked for that one later', async () => {
    let done = false;
    inNextFrame(() => (done = true));
    await frame();
    expect(done).toBe(false);
    await frame();
    expect(done).toBe(true);
  });

  it('can be left before either frame', async () => {
    let done = 0;
    const [first, second] = [inNextFrame(() => done++), inNextFrame(() => done++)];
    first();
    await frame();
    second();
    await frame();
    await frame();
    expect(done).toBe(0);
  });

  it('does not wait on a page that draws nothing', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    let done = false;
    inNextFrame(() => (done = true))();
    expect(done).toBe(true);
  });
});
