import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableConnection, type LineState, RefusedQuestion } from '../src/lib/net/connection';
import type { AnyAsked, AnyTold, Welcome } from '../src/lib/protocol/types';

/** The browser's end of a line whose other end is in the test's hand. */
class Line {
  static all: Line[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string | ArrayBuffer }) => void) | null = null;
  onclose: (() => void) | null = null;
  binaryType = 'blob';
  readonly said: AnyAsked[] = [];

  constructor() {
    Line.all.push(this);
  }

  send(text: string) {
    this.said.push(JSON.parse(text) as AnyAsked);
  }

  close() {
    this.onclose?.();
  }

  tell(message: Partial<AnyTold> & { type: string }) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  accept() {
    this.onopen?.();
    this.tell({ type: 'welcome', v: 1 } as Welcome);
  }
}

const states: LineState[] = [];
const frames: ArrayBuffer[] = [];
const stalls: boolean[] = [];
let connection: TableConnection;
const line = (): Line => Line.all.at(-1) as Line;
const idOf = (asked: AnyAsked | undefined): string => (asked && 'id' in asked ? asked.id : '');

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  states.length = 0;
  frames.length = 0;
  stalls.length = 0;
  connection = new TableConnection(
    'ws://table.test/api/tables/t/socket',
    'secret',
    'en',
    { told: () => undefined, frame: (bytes) => frames.push(bytes), line: (state) => states.push(state), slow: (slow) => stalls.push(slow) },
    () => new Line() as unknown as WebSocket,
  );
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe('the connection', () => {
  it('introduces itself and waits with questions until it is welcome', async () => {
    const answer = connection.ask({ type: 'groups' });
    line().onopen?.();
    expect(line().said).toMatchObject([{ type: 'hello', protocol: 1, token: 'secret' }]);
    line().tell({ type: 'welcome', v: 1 } as Welcome);
    expect(line().said[1]).toMatchObject({ type: 'groups' });
    line().tell({ type: 'grouped', id: idOf(line().said[1]), groups: [] });
    await expect(answer).resolves.toMatchObject({ type: 'grouped' });
  });

  it('takes the welcome with its id for the answer to a resync, and no other', async () => {
    line().accept();
    const answer = connection.ask({ type: 'resync' });
    line().tell({ type: 'welcome', v: 2, id: null } as Welcome);
    line().tell({ type: 'welcome', v: 3, id: idOf(line().said[1]) } as Welcome);
    await expect(answer).resolves.toMatchObject({ type: 'welcome', v: 3 });
  });

  it('does not come back when too many screens of the same person are open', () => {
    line().accept();
    line().tell({ type: 'bye', reason: 'too-many', retry_after: null });
    line().close();
    expect(states.at(-1)).toBe('ended');
  });

  it('comes back to a table that is full once there may be room', () => {
    line().onopen?.();
    const error = { code: 'too-many', rule: null, key: 'server-table-full', args: {}, message: 'full', cells: [] };
    line().tell({ type: 'refused', id: null, error });
    line().tell({ type: 'bye', reason: 'too-many', retry_after: 10 });
    line().close();
    vi.advanceTimersByTime(9900);
    expect(Line.all.length).toBe(1);
    vi.advanceTimersByTime(200);
    expect(Line.all.length).toBe(2);
  });

  it('tells a refusal with its reason', async () => {
    line().accept();
    const answer = connection.ask({ type: 'play', seat: 0, move: 'Sh1@9,9' });
    const error = { code: 'illegal-move', rule: 'C11', key: 'illegal-alone', args: {}, message: 'no', cells: [] };
    line().tell({ type: 'refused', id: idOf(line().said[1]), error });
    await expect(answer).rejects.toEqual(new RefusedQuestion(error));
  });

  it('comes back after a loss and asks again under the same id', () => {
    line().accept();
    connection.ask({ type: 'play', seat: 0, move: 'Sh1@1,0' }).catch(() => undefined);
    const id = idOf(line().said[1]);
    line().close();
    expect(states).toEqual(['open', 'lost']);
    vi.advanceTimersByTime(300);
    expect(Line.all.length).toBe(2);
    line().accept();
    expect(states.at(-1)).toBe('open');
    expect(line().said.map(idOf)).toEqual(['', id]);
  });

  it('tries less and less often while nobody answers', () => {
    const tries: number[] = [];
    for (let minute = 0; minute < 3; minute++) {
      const before = Line.all.length;
      for (let second = 0; second < 60; second++) {
        line().close();
        vi.advanceTimersByTime(1000);
      }
      tries.push(Line.all.length - before);
    }
    expect(tries[0]).toBeGreaterThan(tries[2] as number);
    expect(tries[2]).toBeGreaterThanOrEqual(7);
    expect(tries[2]).toBeLessThanOrEqual(15);
  });

  it('waits as long as the server asks for', () => {
    line().accept();
    line().tell({ type: 'bye', reason: 'shutdown', retry_after: 5 });
    line().close();
    vi.advanceTimersByTime(4900);
    expect(Line.all.length).toBe(1);
    vi.advanceTimersByTime(200);
    expect(Line.all.length).toBe(2);
  });

  it('comes back at once to a table that another server has now, but does not knock for ever', () => {
    line().accept();
    line().tell({ type: 'bye', reason: 'moved', retry_after: 0 });
    line().close();
    vi.advanceTimersByTime(0);
    expect(Line.all.length).toBe(2);
    line().tell({ type: 'bye', reason: 'moved', retry_after: 0 });
    line().close();
    vi.advanceTimersByTime(100);
    expect(Line.all.length).toBe(2);
    vi.advanceTimersByTime(1000);
    expect(Line.all.length).toBe(3);
  });

  it('does not come back when told not to, and leaves nobody waiting', async () => {
    line().accept();
    const answer = connection.ask({ type: 'groups' });
    line().tell({ type: 'bye', reason: 'closed', retry_after: null });
    line().close();
    expect(states.at(-1)).toBe('ended');
    await expect(answer).rejects.toThrow();
    vi.advanceTimersByTime(60_000);
    expect(Line.all.length).toBe(1);
  });

  it('notices a line that has gone silent', () => {
    line().accept();
    vi.advanceTimersByTime(20_000);
    expect(line().said.at(-1)).toMatchObject({ type: 'ping' });
    vi.advanceTimersByTime(8000);
    expect(states.at(-1)).toBe('lost');
  });

  it('tells within a second that nothing comes through, and when it does again', () => {
    line().accept();
    connection.ask({ type: 'resync' }).catch(() => undefined);
    vi.advanceTimersByTime(500);
    expect(line().said.at(-1)).toMatchObject({ type: 'ping' });
    expect(stalls).toEqual([]);
    vi.advanceTimersByTime(450);
    expect(stalls).toEqual([true]);
    line().tell({ type: 'ack', id: idOf(line().said.at(-1)) });
    expect(stalls).toEqual([true, false]);
    vi.advanceTimersByTime(5000);
    expect(stalls).toEqual([true, false]);
  });

  it('does not take a server that thinks for a line that stalls', () => {
    line().accept();
    connection.ask({ type: 'resync' }).catch(() => undefined);
    vi.advanceTimersByTime(500);
    line().tell({ type: 'ack', id: idOf(line().said.at(-1)) });
    vi.advanceTimersByTime(5000);
    expect(stalls).toEqual([]);
  });

  it('hands live frames on as bytes', () => {
    line().accept();
    line().onmessage?.({ data: new ArrayBuffer(3) });
    expect(frames.map((bytes) => bytes.byteLength)).toEqual([3]);
  });
});
