/** A new table of Kluster as the form has it, and the request it becomes. */
import type { CordPlan } from '../kluster/laying/plans';
import type { CreateTable } from '../protocol/types';
import { type SeatChoice, seatWish } from './wishes';

export interface KlusterWishes {
  seats: SeatChoice[];
  classic: number;
  duo: number;
  surface: 'wood' | 'glass' | 'felt';
  expert: boolean;
  playOn: boolean;
  oneGroup: boolean;
  noSliding: boolean;
  cordByMagnet: boolean;
  showPoles: boolean;
  turnSeconds: number | null;
  chat: boolean;
  /** For everybody, for nobody, or alone and by agreement (null). */
  hints: boolean | null;
  /** How the cords are laid; null: as usual. */
  cords: CordPlan[] | null;
}

export const usualKluster = (level: string): KlusterWishes => ({
  seats: ['me', `bot:${level}`],
  classic: 1,
  duo: 0,
  surface: 'wood',
  expert: false,
  playOn: false,
  oneGroup: false,
  noSliding: false,
  cordByMagnet: false,
  showPoles: false,
  turnSeconds: null,
  chat: true,
  hints: null,
  cords: null,
});

/** Each box brings its own number of people (P2). */
export const mostAt = ({ classic, duo }: KlusterWishes): number => 4 * classic + 2 * duo;

export function klusterRequest(wishes: KlusterWishes, name: string, hereName: (seat: number) => string): CreateTable {
  return {
    game: 'kluster',
    name,
    chat: wishes.chat,
    hints: wishes.hints,
    seats: wishes.seats.map((choice, seat) => seatWish(choice, name, hereName, seat)),
    kluster: {
      boxes: { classic: wishes.classic, duo: wishes.duo },
      options: { expert: wishes.expert, play_on: wishes.playOn, one_group: wishes.oneGroup },
      table: {
        surface: wishes.surface,
        no_sliding: wishes.noSliding,
        cord_by_magnet: wishes.cordByMagnet,
        show_poles: wishes.showPoles,
        turn_seconds: wishes.turnSeconds,
      },
      // Laid for other boxes than are on the table now: then as usual.
      cords: wishes.cords?.length === wishes.classic + wishes.duo ? [...wishes.cords] : null,
    },
  };
}
