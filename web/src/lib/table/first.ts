/** Who begins (Z13): the choice for a new table, and how a table announces it. */
import { t } from '../i18n/index.svelte';
import type { FirstWish, TableInfo } from '../protocol/types';
import { seatCalled, seatName } from './names';
import type { SeatChoice } from './wishes';

/** A seat that was picked or named, drawing lots, or ('') no choice yet. */
export type FirstChoice = '' | 'draw' | `picked:${number}` | `named:${number}`;

const isBot = (choice: SeatChoice): boolean => choice.startsWith('bot:');

/** Whether several people share this screen and nobody else joins: then they can say who is the youngest. */
export function shareOneScreen(seats: readonly SeatChoice[]): boolean {
  return !seats.includes('link') && seats.filter((choice) => !isBot(choice)).length > 1;
}

/** Whether only one person plays, alone or with bots. */
export const onePerson = (seats: readonly SeatChoice[]): boolean => seats.filter((choice) => !isBot(choice)).length === 1;

/** The choice, as far as it still fits those seats. */
export function fitting(first: FirstChoice, seats: readonly SeatChoice[]): FirstChoice {
  const [by, seat] = first.split(':');
  const choice = seat === undefined ? undefined : seats[Number(seat)];
  if (by === 'picked') return choice !== undefined && !isBot(choice) && shareOneScreen(seats) ? first : '';
  if (by === 'named') return choice !== undefined && !shareOneScreen(seats) ? first : '';
  return first;
}

export function firstWish(first: FirstChoice, seats: readonly SeatChoice[]): FirstWish | null {
  const [by, seat] = fitting(first, seats).split(':');
  if (by === 'draw') return { by: 'drawn' };
  return by === 'picked' || by === 'named' ? { by, seat: Number(seat) } : null;
}

/** Who begins, and why; null if there is nothing to say. */
export function beginsWords(table: TableInfo, first: number): string | null {
  const info = table.seats[first];
  if (table.seats.length < 2 || !info) return null;
  // Two people who have given no name are called the same.
  const namesakes = table.seats.filter((seat) => seatName(seat) === seatName(info)).length;
  const who = namesakes > 1 ? seatCalled(table, first) : seatName(info);
  switch (table.first_by) {
    case 'drawn':
      return t('web-begins-drawn', { who });
    case 'picked':
      return table.game === 'clustered' ? t('web-begins-youngest', { who }) : t('web-begins-shortest', { who });
    case 'most_left':
      return t('web-begins-most-left', { who });
    case 'next':
      return t('web-begins-next', { who });
    default:
      return null;
  }
}
