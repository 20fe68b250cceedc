/** What people and bots are called on the page. */
import { t } from '../i18n/index.svelte';
import type { SeatInfo, TableInfo } from '../protocol/types';
import { seatLetter } from '../seats';

export function levelName(level: string): string {
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
      return level;
  }
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
