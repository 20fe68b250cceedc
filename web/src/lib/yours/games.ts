/** The games finished in this browser: one entry each, kept here and nowhere else. */
import { fieldsOf } from '../fields';
import { type GameName, isGame } from '../games';
import { readStored, writeStored } from '../stored';

/** How it ended for the person here; `here`: they had several seats, so nobody won against anybody else. */
type Outcome = 'won' | 'lost' | 'alone' | 'here';

/** What inferior moves gave away, by what the best move was good for. */
export type Given = Readonly<Record<string, { readonly times: number; readonly amount: number }>>;

export interface YourGame {
  /** The table and the number of the game there. */
  readonly id: string;
  /** ms since 1970. */
  readonly at: number;
  readonly game: GameName;
  readonly seats: number;
  readonly seat: number;
  readonly outcome: Outcome;
  /** Clustered: points. Solo Kluster: magnets placed. */
  readonly points: number | null;
  /** `bot:` and a level, or `name:` and somebody's name. */
  readonly against: readonly string[];
  readonly record: string | null;
  /** From the review of its record, once there was one. */
  readonly given: Given | null;
}

/** The version of the format in which games are kept and written to files. */
export const VERSION = 1;
/** How many games are kept. */
export const MOST = 2000;
const NAME = 'your-games';
/** ms: clocks of two devices may differ by a day. */
const DAY = 86_400_000;

/** The kept games, latest first. */
export function yourGames(): YourGame[] {
  return readGames(fieldsOf(readStored(NAME))['games']);
}

function keepAll(games: readonly YourGame[]): void {
  const sorted = [...games].sort((one, other) => other.at - one.at).slice(0, MOST);
  writeStored(NAME, { version: VERSION, games: sorted });
}

/** Keep a finished game. Looking at its end again changes nothing except adding a record that was missing. */
export function keepGame(game: YourGame): boolean {
  const games = yourGames();
  const before = games.find(({ id }) => id === game.id);
  if (before && (before.record !== null || game.record === null)) return false;
  const kept = before ? { ...before, record: game.record } : game;
  keepAll([kept, ...games.filter(({ id }) => id !== game.id)]);
  return true;
}

/** The review of a record has come: note what was given away. */
export function keepGiven(record: string, givenBy: (seat: number) => Given): void {
  const games = yourGames();
  if (!games.some((game) => game.record === record && game.outcome !== 'here')) return;
  keepAll(games.map((game) => (game.record === record && game.outcome !== 'here' ? { ...game, given: givenBy(game.seat) } : game)));
}

/** Add games from elsewhere; returns how many were new. Known games stay as they are. */
export function addGames(more: readonly YourGame[]): number {
  const games = yourGames();
  const known = new Set(games.map(({ id }) => id));
  const added = more.filter(({ id }, at) => !known.has(id) && more.findIndex((other) => other.id === id) === at);
  if (added.length > 0) keepAll([...games, ...added]);
  return added.length;
}

/** Those entries of a list that are games. */
export function readGames(list: unknown): YourGame[] {
  if (!Array.isArray(list)) return [];
  return list.slice(0, MOST).flatMap((one: unknown) => readGame(one) ?? []);
}

const isCount = (value: unknown, most: number): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
const isAmount = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value < 1e6;
const isText = (value: unknown, longest: number): value is string => typeof value === 'string' && value.length > 0 && value.length <= longest;

/** The value as a game; null for anything else that may be in a file. */
export function readGame(value: unknown): YourGame | null {
  const { id, at, game, seats, seat, outcome, points, against, record, given } = fieldsOf(value);
  if (!isText(id, 64) || !isCount(at, Date.now() + DAY)) return null;
  if (!isGame(game)) return null;
  if (!isCount(seats, 24) || seats === 0 || !isCount(seat, seats - 1)) return null;
  if (outcome !== 'won' && outcome !== 'lost' && outcome !== 'alone' && outcome !== 'here') return null;
  if (points !== null && !isCount(points, 100_000)) return null;
  if (!Array.isArray(against) || against.length > 23 || !against.every((one) => isText(one, 60) && /^(bot|name):/.test(one))) return null;
  if (record !== null && !(typeof record === 'string' && /^[0-9A-Za-z]{8,32}$/.test(record))) return null;
  return { id, at, game, seats, seat, outcome, points, against: against as string[], record, given: readGiven(given) };
}

function readGiven(value: unknown): Given | null {
  if (typeof value !== 'object' || value === null) return null;
  const parts = Object.entries(value).slice(0, 12).filter((entry): entry is [string, { times: number; amount: number }] => {
    const { times, amount } = fieldsOf(entry[1]);
    return isText(entry[0], 20) && isCount(times, 10_000) && isAmount(amount);
  });
  return Object.fromEntries(parts.map(([kind, { times, amount }]) => [kind, { times, amount }]));
}
