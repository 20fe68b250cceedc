/** One's own games in figures. */
import type { GameName } from '../games';
import { botName } from '../table/bots';
import { levelName } from '../table/names';
import type { YourGame } from './games';

export interface GamesTally {
  readonly games: number;
  /** Wins in games against somebody else. */
  readonly wins: number;
  readonly against: number;
  /** The most points at Clustered, or the most magnets in solo Kluster. */
  readonly best: number | null;
  /** Wins in a row: now, and the most there ever were. */
  readonly streak: number;
  readonly longest: number;
}

/** The seat of a bot with only one opponent: its name there is the one most people know. */
const SECOND = 1;

/** The name of an opponent kept with a game (`YourGame.against`). */
export function opponentName(who: string): string {
  const [, kind, name = ''] = /^(bot|name):(.*)$/s.exec(who) ?? [];
  return kind === 'bot' ? (botName(name, SECOND) ?? levelName(name)) : name;
}

const decided = ({ outcome }: YourGame): boolean => outcome === 'won' || outcome === 'lost';

/** `games`: the latest first. */
export function tallyOf(games: readonly YourGame[]): GamesTally {
  const results = games.filter(decided).map(({ outcome }) => outcome === 'won');
  const points = games.flatMap(({ points }) => points ?? []);
  let [longest, row] = [0, 0];
  for (const won of results) longest = Math.max(longest, (row = won ? row + 1 : 0));
  const lost = results.indexOf(false);
  return {
    games: games.length,
    wins: results.filter(Boolean).length,
    against: results.length,
    best: points.length > 0 ? Math.max(...points) : null,
    streak: lost < 0 ? results.length : lost,
    longest,
  };
}

/** A tally per opponent, those met most often first. A game against several counts for each. */
export function byOpponent(games: readonly YourGame[]): { who: string; tally: GamesTally }[] {
  const met = new Set(games.filter(decided).flatMap(({ against }) => against));
  return [...met]
    .map((who) => ({ who, tally: tallyOf(games.filter((game) => decided(game) && game.against.includes(who))) }))
    .sort((one, other) => other.tally.games - one.tally.games || one.who.localeCompare(other.who));
}

interface GivenAway {
  readonly kind: string;
  readonly times: number;
  readonly amount: number;
}

/** What was given away according to the reviews of a game, the most first; null: there was no review. */
export function givenAway(games: readonly YourGame[], game: GameName): GivenAway[] | null {
  const reviewed = games.filter((one) => one.game === game && one.given !== null);
  if (reviewed.length === 0) return null;
  const all = new Map<string, GivenAway>();
  for (const [kind, { times, amount }] of reviewed.flatMap(({ given }) => Object.entries(given ?? {}))) {
    const before = all.get(kind);
    all.set(kind, { kind, times: times + (before?.times ?? 0), amount: amount + (before?.amount ?? 0) });
  }
  return [...all.values()].sort((one, other) => other.amount - one.amount);
}
