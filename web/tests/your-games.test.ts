import { beforeEach, describe, expect, it } from 'vitest';
import type { ClusteredReview } from '../src/lib/protocol/types';
import type { TableState } from '../src/lib/table/state';
import { endedGame } from '../src/lib/yours/ended';
import { fromFile, toFile } from '../src/lib/yours/file';
import { keepGame, keepGiven, MOST, readGame, yourGames, type YourGame } from '../src/lib/yours/games';
import { givenBy } from '../src/lib/yours/given';
import { byOpponent, givenAway, tallyOf } from '../src/lib/yours/tally';

const game = (id: string, change: Partial<YourGame> = {}): YourGame => ({
  id,
  at: 1000,
  game: 'clustered',
  seats: 2,
  seat: 0,
  outcome: 'won',
  points: 12,
  against: ['bot:club'],
  record: 'Record0123',
  given: null,
  ...change,
});

beforeEach(() => localStorage.clear());

describe('games that are over', () => {
  const over = (change: object = {}) =>
    ({
      seats: [0],
      record: 'Record0123',
      game: { game: 'clustered', public: { winners: [0], scores: [{ total: 31 }, { total: 20 }] } },
      table: {
        table: 'Table01234',
        game: 'clustered',
        game_number: 2,
        status: 'over',
        lesson: null,
        seats: [
          { seat: 0, kind: 'here', level: null, name: 'Ada' },
          { seat: 1, kind: 'bot', level: 'club', name: null },
        ],
        ...change,
      },
    }) as unknown as TableState;

  it('become a line, without names of one’s own or keys', () => {
    expect(endedGame(over(), 5)).toEqual(game('Table01234/2', { at: 5, points: 31 }));
  });

  it('count only once they are over, and not as lessons', () => {
    expect(endedGame(over({ status: 'playing' }), 5)).toBeNull();
    expect(endedGame(over({ lesson: 'tiles' }), 5)).toBeNull();
    expect(endedGame({ ...over(), seats: [] }, 5)).toBeNull();
  });

  it('of several seats of one’s own are nobody’s win', () => {
    expect(endedGame({ ...over(), seats: [0, 1] }, 5)?.outcome).toBe('here');
  });

  it('are kept once, and only so many', () => {
    expect(keepGame(game('a/1', { record: null }))).toBe(true);
    expect(keepGame(game('a/1', { at: 9, record: 'Record0123' }))).toBe(true);
    expect(keepGame(game('a/1', { at: 10 }))).toBe(false);
    expect(yourGames()).toEqual([game('a/1')]);
    localStorage.setItem('lodestone.your-games', JSON.stringify({ version: 1, games: Array.from({ length: MOST }, (_, at) => game(`t/${at}`, { at })) }));
    keepGame(game('late/1', { at: MOST + 5 }));
    expect(yourGames()).toHaveLength(MOST);
    expect(yourGames()[0]?.id).toBe('late/1');
  });
});

describe('figures', () => {
  const games = ['won', 'won', 'lost', 'won', 'won', 'won', 'alone'].map((outcome, at) =>
    game(`t/${at}`, { outcome: outcome as YourGame['outcome'], points: at, against: at % 2 ? ['bot:club', 'name:Ben'] : ['name:Ben'] }),
  );

  it('tell wins, the best and streaks, the latest game first', () => {
    expect(tallyOf(games)).toEqual({ games: 7, wins: 5, against: 6, best: 6, streak: 2, longest: 3 });
    expect(tallyOf([])).toEqual({ games: 0, wins: 0, against: 0, best: null, streak: 0, longest: 0 });
  });

  it('tell them by opponent', () => {
    expect(byOpponent(games).map(({ who, tally }) => [who, tally.games, tally.wins])).toEqual([
      ['name:Ben', 6, 5],
      ['bot:club', 3, 3],
    ]);
  });

  it('tell what reviews say was given away most', () => {
    const move = (seat: number, verdict: string, swing: number, key: string) => ({ seat, verdict, swing, reasons: [{ key: 'advice-certain', args: {} }, { key, args: {} }] });
    const review = {
      game: 'clustered',
      moves: [move(0, 'slip', 2, 'advice-denied'), move(0, 'blunder', 7, 'advice-points'), move(0, 'best', 9, 'advice-wild'), move(1, 'blunder', 30, 'advice-next')],
    } as unknown as ClusteredReview;
    keepGame(game('t/1'));
    keepGame(game('t/2', { record: 'Another012' }));
    expect(givenAway(yourGames(), 'clustered')).toBeNull();
    keepGiven('Record0123', (seat) => givenBy(review, seat));
    expect(givenAway(yourGames(), 'clustered')).toEqual([
      { kind: 'points', times: 1, amount: 7 },
      { kind: 'denied', times: 1, amount: 2 },
    ]);
    expect(givenAway(yourGames(), 'kluster')).toBeNull();
  });
});

describe('a file of games', () => {
  it('goes to another browser and adds what is new there', () => {
    keepGame(game('a/1'));
    keepGame(game('b/1', { at: 2000 }));
    const file = toFile();
    localStorage.clear();
    keepGame(game('a/1', { points: 99 }));
    expect(fromFile(file)).toBe(1);
    expect(yourGames().map(({ id, points }) => [id, points])).toEqual([
      ['b/1', 12],
      ['a/1', 99],
    ]);
    expect(fromFile(file)).toBe(0);
  });

  it('of another kind, version or size is refused', () => {
    const file = (change: object) => JSON.stringify({ format: 'lodestone-your-games', version: 1, games: [game('a/1')], ...change });
    for (const wrong of ['Dear Sir or Madam', 'null', '[]', file({ format: 'other' }), file({ version: 2 }), file({ games: {} }), file({ padding: 'x'.repeat(2_000_001) })]) {
      expect(fromFile(wrong)).toBeNull();
    }
    expect(yourGames()).toEqual([]);
  });

  it('brings in nothing that is no game', () => {
    const wrong: object[] = [
      { id: '' }, { id: 'x'.repeat(65) }, { at: -1 }, { at: 1e18 }, { at: '1' }, { game: 'chess' }, { seats: 0 }, { seats: 25 }, { seat: 2 }, { outcome: 'drawn' },
      { points: 1.5 }, { points: 'many' }, { against: 'bot:club' }, { against: ['club'] }, { against: Array(24).fill('bot:club') }, { record: '../../etc' }, { record: 5 },
    ]; // prettier-ignore
    for (const change of wrong) expect(readGame({ ...game('a/1'), ...change }), JSON.stringify(change)).toBeNull();
    expect(readGame({ ...game('a/1'), given: { points: { times: 1, amount: 'x' }, next: { times: 2, amount: 3 } }, more: 1 })).toEqual(
      game('a/1', { given: { next: { times: 2, amount: 3 } } }),
    );
  });
});
