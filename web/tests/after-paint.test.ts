import { afterEach, describe, expect, it, vi } from 'vitest';
import { afterPaint } from '../src/lib/after-paint';

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
