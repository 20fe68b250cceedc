/** What people and bots are called on the page. */
import { t } from '../i18n/index.svelte';
import type { SeatInfo, TableInfo } from '../protocol/types';
import { seatLetter } from '../seats';
import { botName } from './bots';
import type { SeatChoice } from './wishes';

/** How well a bot plays, in words; null for an unknown level. */
function levelWords(level: string): string | null {
  switch (level) {
    case 'random':
      return t('web-level-random');
    case 'greedy':
      return t('web-level-greedy');
    case 'montecarlo':
      return t('web-level-montecarlo');
    case 'neural':
      return t('web-level-neural');
    case 'casual':
      return t('web-level-casual');
    case 'club':
      return t('web-level-club');
    case 'expert':
      return t('web-level-expert');
    case 'clumsy':
      return t('web-level-clumsy');
    case 'steady':
      return t('web-level-steady');
    default:
      return null;
  }
}

export const levelName = (level: string): string => levelWords(level) ?? level;

/** The name of a player in a record, where bots are named by their levels. */
export function playerName(player: string, seat: number): string {
  return botName(player, seat) ?? player;
}

/** A bot's name, and how well it plays. */
export const botCalled = (level: string, seat: number): string => `${botName(level, seat) ?? t('web-seat', { seat: seatLetter(seat) })} · ${levelName(level)}`;

/** The name of whoever will sit on a seat of a table that is being set up. */
export function seatCalledAhead(seats: readonly SeatChoice[], seat: number, name: string, hereName: (seat: number) => string): string {
  const choice = seats[seat] ?? 'link';
  if (choice === 'me') return name;
  if (choice === 'here') return hereName(seat);
  return choice === 'link' ? t('web-seat', { seat: seatLetter(seat) }) : botCalled(choice.slice('bot:'.length), seat);
}

/** The name of whoever sits on a seat; also for seats in a list of tables. */
export function seatName(info: Pick<SeatInfo, 'seat' | 'kind' | 'level' | 'name'>): string {
  if (info.kind === 'bot' && info.level !== null) return botName(info.level, info.seat) ?? levelName(info.level);
  if (info.name !== null) return info.name;
  return t('web-seat-free');
}

/** The name of who sits there. */
export function seatNameAt(table: TableInfo, seat: number): string {
  const info = table.seats[seat];
  return info ? seatName(info) : t('web-seat', { seat: seatLetter(seat) });
}

/** A seat in a sentence: its letter, and who sits there. */
export function seatCalled(table: TableInfo, seat: number): string {
  const info = table.seats[seat];
  return info ? t('web-seat-called', { seat: seatLetter(seat), name: seatName(info) }) : t('web-seat', { seat: seatLetter(seat) });
}
