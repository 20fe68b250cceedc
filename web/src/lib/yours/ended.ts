/** A finished game at a table as an entry in the list of one's own games. */
import type { TableState } from '../table/state';
import type { YourGame } from './games';

/** null: it is not over, nobody here had a seat, or it was a lesson. */
export function endedGame({ table, game, seats, record }: TableState, now: number): YourGame | null {
  const seat = seats[0];
  if (table.status !== 'over' || !game || seat === undefined || table.lesson !== null) return null;
  const { winners } = game.public;
  const alone = table.seats.length === 1;
  const outcome = alone ? 'alone' : seats.length > 1 ? 'here' : winners?.includes(seat) ? 'won' : 'lost';
  const solo = game.game === 'kluster' ? (game.public.solo as { placed?: number } | null) : null;
  const points = game.game === 'clustered' ? (game.public.scores[seat]?.total ?? null) : (solo?.placed ?? null);
  const others = table.seats.filter((other) => !seats.includes(other.seat));
  const against = others.map(({ kind, level, name }) => (kind === 'bot' && level !== null ? `bot:${level}` : `name:${name ?? '?'}`));
  return {
    id: `${table.table}/${table.game_number}`,
    at: now,
    game: table.game,
    seats: table.seats.length,
    seat,
    outcome,
    points,
    against: [...new Set(against)],
    record,
    given: null,
  };
}
