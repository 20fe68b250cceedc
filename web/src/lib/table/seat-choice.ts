/** Who is to sit on a seat of a new table, as the form has it, and the wish it becomes. */
import type { SeatWish } from '../protocol/types';

export type SeatChoice = 'me' | 'here' | 'link' | `bot:${string}`;

export function seatWish(choice: SeatChoice, name: string, hereName: (seat: number) => string, seat: number): SeatWish {
  if (choice === 'me') return { kind: 'here', name };
  if (choice === 'here') return { kind: 'here', name: hereName(seat) };
  if (choice === 'link') return { kind: 'link' };
  return { kind: 'bot', level: choice.slice('bot:'.length) };
}
