/** The line to the lobby, over a socket that is only pretended. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LobbyLine } from '../src/lib/lobby/line';
import { optionsListed } from '../src/lib/lobby/options';
import type { AnyLobbyTold, Listing } from '../src/lib/protocol/types';

class Socket {
  readyState = 1;
  sent: { type: string; id?: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }
  close(): void {
    this.onclose?.();
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

describe('the line to the lobby', () => {
  const sockets: Socket[] = [];
  const told: AnyLobbyTold[] = [];
  let opened = 0;
  let lost = 0;
  const newest = (): Socket => sockets.at(-1) as Socket;
  const open = (): LobbyLine =>
    new LobbyLine('ws://lobby', 'fi', { told: (message) => told.push(message), opened: () => (opened += 1), lost: () => (lost += 1) }, () => {
      sockets.push(new Socket());
      return newest() as unknown as WebSocket;
    });
  const welcome = (): void => {
    newest().onopen?.();
    newest().hear({ type: 'listings', whole: true, listings: [], gone: [] });
  };

  beforeEach(() => {
    vi.useFakeTimers();
    sockets.length = told.length = opened = lost = 0;
  });
  afterEach(() => vi.useRealTimers());

  it('says hello first, and hears whether what it asked for was done', async () => {
    const line = open();
    welcome();
    expect(newest().sent[0]).toMatchObject({ type: 'hello', protocol: 1, language: 'fi' });
    const answer = line.ask({ type: 'stop' });
    newest().hear({ type: 'refused', id: newest().sent[1]?.id, error: { key: 'server-too-fast' } });
    expect(await answer).toMatchObject({ key: 'server-too-fast' });
    line.close();
  });

  it('comes back after a loss and says so, but not before the server wants it', () => {
    const line = open();
    welcome();
    newest().hear({ type: 'bye', reason: 'shutdown', retry_after: 2 });
    newest().close();
    expect(lost).toBe(1);
    vi.advanceTimersByTime(1900);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(200);
    expect(sockets).toHaveLength(2);
    welcome();
    expect(opened).toBe(2);
    line.close();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(2);
    expect(lost).toBe(1); // nobody waits for it any more
  });

  it('hangs up where nobody answers', () => {
    const line = open();
    welcome();
    vi.advanceTimersByTime(28_100);
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
    line.close();
  });
});

describe('an open table in words', () => {
  const listing: Listing = {
    listing: 'abcdefgh',
    game: 'kluster',
    name: 'Ann',
    language: 'en',
    seats: 2,
    free: 1,
    turn_seconds: null,
    house_rules: [],
    about: { boxes: { classic: 2, duo: 0 }, options: { expert: true, play_on: false }, table: {} },
  };

  it('names boxes and what is out of the ordinary', () => {
    expect(optionsListed(listing)).toHaveLength(2);
    expect(optionsListed({ ...listing, turn_seconds: 60 })).toHaveLength(3);
    expect(optionsListed({ ...listing, game: 'clustered', about: { rules: { fast: true } } })).toHaveLength(1);
    expect(optionsListed({ ...listing, game: 'clustered', about: { rules: {}, turn_days: 3 } })).toHaveLength(1);
  });
});
