import { describe, expect, it } from 'vitest';
import type { ClusteredGame, ClusteredPublic, TableInfo, Update, Welcome } from '../src/lib/protocol/types';
import { heard, type TableState } from '../src/lib/table/state';

const table = { table: 'abcdefgh', game: 'clustered', status: 'playing', people: [], spectators: 0, records: [], clock: null };

const game = (board: ClusteredPublic['board'], moves: number): ClusteredGame =>
  ({ game: 'clustered', public: { board, moves }, private: [] }) as unknown as ClusteredGame;

const welcome: Welcome = {
  type: 'welcome',
  v: 7,
  program: 'test',
  you: 0,
  seats: [0],
  table: table as unknown as TableInfo,
  game: game([[0, 0, '###', null]], 0),
  chat: [],
  id: null,
};

const update = (v: number, more: Partial<Update> = {}): Update => ({
  type: 'update',
  v,
  events: [],
  by: null,
  table: null,
  seats: null,
  game: null,
  clock: null,
  said: null,
  record: null,
  declined: null,
  ...more,
});

const start = heard(null, welcome, 5).state as TableState;
const placed = { event: 'TilePlaced', seat: 1, tile: 'Sh1', cell: [1, 0] };

describe('what a page knows of a table', () => {
  it('begins with a welcome', () => {
    expect(heard(null, update(1)).state).toBeNull();
    expect(start.board).toEqual([{ x: 0, y: 0, tile: '###', owner: null }]);
  });

  it('grows by the tiles that updates tell of', () => {
    const { state, gap } = heard(start, update(8, { game: game(null, 1), events: [placed] }));
    expect(gap).toBe(false);
    expect(state?.board.at(-1)).toEqual({ x: 1, y: 0, tile: 'Sh1', owner: 1 });
    expect(start.board).toHaveLength(1);
  });

  it('keeps its tiles when a move lays none', () => {
    const after = heard(start, update(8, { game: game(null, 1), events: [{ event: 'TileDiscarded', seat: 0 }] })).state;
    expect(after?.board).toEqual(start.board);
  });

  it('takes a whole board when it is given one, as after a take-back', () => {
    const after = heard(start, update(8, { game: game(null, 1), events: [placed] })).state;
    const back = heard(after, update(9, { game: game([[0, 0, '###', null]], 0) })).state;
    expect(back?.board).toHaveLength(1);
  });

  it('keeps what an update does not mention', () => {
    const { state } = heard(start, update(8, { record: 'recordid1' }));
    expect(state).toEqual({ ...start, v: 8, record: 'recordid1' });
  });

  it('notices what it has missed, and ignores what it knows already', () => {
    expect(heard(start, update(9))).toEqual({ state: start, gap: true });
    expect(heard(start, update(7, { record: 'recordid1' }))).toEqual({ state: start, gap: false });
  });

  it('remembers when it heard of the clock', () => {
    const clock = { turn_seconds: 20, left: 12, running: true, deadline: null };
    const { state } = heard(start, update(8, { clock }), 1000);
    expect(state).toMatchObject({ clock, clockAt: 1000 });
    expect(heard(state, update(9), 2000).state).toMatchObject({ clock, clockAt: 1000 });
  });

  it('follows who is there and who thinks', () => {
    const thinking = heard(start, { type: 'thinking', seat: 2, on: true }).state as TableState;
    expect(thinking.thinking).toEqual([2]);
    expect(heard(thinking, { type: 'thinking', seat: 2, on: false }).state?.thinking).toEqual([]);
    const people = [{ person: 0, name: 'Ada', host: true, present: true }];
    const clock = { turn_seconds: 20, left: 12, running: false, deadline: null };
    const { state } = heard(start, { type: 'presence', people, spectators: 3, clock }, 1000);
    expect(state).toMatchObject({ table: { people, spectators: 3 }, clock, clockAt: 1000 });
    expect(heard(state, { type: 'presence', people, spectators: 0, clock: null }, 2000).state).toMatchObject({ clock, clockAt: 1000 });
  });
});
