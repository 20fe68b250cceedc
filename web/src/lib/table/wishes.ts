/** A new table of any game as its form has it, and the request it becomes. */
import type { CreateTable, SeatWish } from '../protocol/types';
import { type FirstChoice, firstWish } from './first';

export type SeatChoice = 'me' | 'here' | 'link' | `bot:${string}`;

export interface TableWishes {
  seats: SeatChoice[];
  chat: boolean;
  /** Open to everybody, if a seat is for whoever comes. */
  listed: boolean;
  /** For everybody, for nobody, or alone and by agreement (null). */
  hints: boolean | null;
  first: FirstChoice;
}

/** A table against a bot of that level. */
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

/** What is asked for whatever the game is; `hereName` names the others at this screen. */
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
