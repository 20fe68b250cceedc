/** A new table of any game as its form has it, and the request it becomes. */
import type { CreateTable, SeatWish } from '../protocol/types';
import { type FirstChoice, firstWish } from './first';

export type SeatChoice = 'me' | 'here' | 'link' | `bot:${string}`;

export interface TableWishes {
  seats: SeatChoice[];
  chat: boolean;
  /** Listed in the lobby, if a seat is open to whoever comes. */
  listed: boolean;
  /** Hints for everybody, for nobody, or (null) in solo play and by agreement. */
  hints: boolean | null;
  first: FirstChoice;
}

/** The defaults: a table against a bot of that level. */
export const usualWishes = (level: string): TableWishes => ({
  seats: ['me', `bot:${level}`],
  chat: true,
  listed: false,
  hints: null,
  first: '',
});

function seatWish(choice: SeatChoice, name: string, hereName: (seat: number) => string, seat: number): SeatWish {
  if (choice === 'me') return { kind: 'here', name };
  if (choice === 'here') return { kind: 'here', name: hereName(seat) };
  if (choice === 'link') return { kind: 'link' };
  return { kind: 'bot', level: choice.slice('bot:'.length) };
}

/** The part of the request that does not depend on the game; `hereName` names the others at this screen. */
export function tableRequest({ seats, chat, listed, hints, first }: TableWishes, name: string, hereName: (seat: number) => string): Omit<CreateTable, 'game'> {
  return {
    name,
    chat,
    listed: listed && seats.includes('link'),
    hints,
    first: firstWish(first, seats),
    seats: seats.map((choice, seat) => seatWish(choice, name, hereName, seat)),
  };
}
