/** What people and bots are called on the page. */
import { t } from '../i18n/index.svelte';
import type { SeatInfo, TableInfo } from '../protocol/types';
import { seatLetter } from '../seats';

/** How well a bot plays, in words; null for what is no level. */
function levelWords(level: string): string | null {
  switch (level) {
    case 'random':
      return t('web-level-random');
    case 'greedy':
      return t('web-level-greedy');
    case 'montecarlo':
      return t('web-level-montecarlo');
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

/** Somebody in a record, where bots go by the names of their levels. */
export function playerName(player: string): string {
  const level = levelWords(player);
  return level === null ? player : t('web-bot-name', { level });
}

export function seatName(info: SeatInfo): string {
  if (info.kind === 'bot' && info.level !== null) return t('web-bot-name', { level: levelName(info.level) });
  if (info.name !== null) return info.name;
  return t('web-seat-free');
}

/** A seat in a sentence: its letter, and who sits there. */
export function seatCalled(table: TableInfo, seat: number): string {
  const info = table.seats[seat];
  return info ? t('web-seat-called', { seat: seatLetter(seat), name: seatName(info) }) : t('web-seat', { seat: seatLetter(seat) });
}
