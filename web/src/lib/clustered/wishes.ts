/** A new table of Clustered as the form has it, and the request it becomes. */
import type { ClusteredOptions, CreateTable } from '../protocol/types';
import { tableRequest, type TableWishes, usualWishes } from '../table/wishes';

interface ClusteredWishes extends TableWishes {
  extraWild: boolean[];
  fast: boolean;
  firstBonus: boolean;
  largestBonus: boolean;
  surface: 'endless' | 'square' | 'round';
  /** Seconds; from `DAY` on whole days, which pass whether anybody is there or not. */
  turnSeconds: number | null;
  tieBreak: boolean;
  trimDrawnOnly: boolean;
  hiddenDiscards: boolean;
}

/** Only the numbers that the server offers. */
type TurnDays = NonNullable<ClusteredOptions['turn_days']>;

export const mostSeats = 8;
/** Seconds in a day. */
export const DAY = 86_400;

export function usualClustered(level: string): ClusteredWishes {
  return {
    ...usualWishes(level),
    extraWild: Array.from({ length: mostSeats }, () => false),
    fast: false,
    firstBonus: false,
    largestBonus: false,
    surface: 'endless',
    turnSeconds: null,
    tieBreak: false,
    trimDrawnOnly: false,
    hiddenDiscards: false,
  };
}

/** Cells from the middle of a bounded table to its edge: few enough to matter, judging by how far endless games grow. */
const halfWidth = 7;
/** Cells between the two start tiles of a larger game. */
const gapOfStarts = 7;

function surfaceOf(kind: ClusteredWishes['surface'], seats: number): Record<string, number> | null {
  const extended = seats > 4;
  if (kind === 'round') return { radius: extended ? halfWidth + 3.5 : halfWidth };
  if (kind === 'square') {
    return { left: -halfWidth, right: extended ? gapOfStarts + halfWidth : halfWidth, top: -halfWidth, bottom: halfWidth };
  }
  return null;
}

export function clusteredRequest(wishes: ClusteredWishes, name: string, hereName: (seat: number) => string): CreateTable {
  const surface = surfaceOf(wishes.surface, wishes.seats.length);
  const { turnSeconds } = wishes;
  const days = turnSeconds !== null && turnSeconds >= DAY;
  return {
    game: 'clustered',
    ...tableRequest(wishes, name, hereName),
    clustered: {
      turn_seconds: days ? null : turnSeconds,
      ...(days ? { turn_days: (turnSeconds / DAY) as TurnDays } : {}),
      rules: {
        extra_wild: wishes.seats.flatMap((_, seat) => (wishes.extraWild[seat] ? [seat] : [])),
        fast: wishes.fast,
        first_bonus: wishes.firstBonus,
        largest_bonus: wishes.largestBonus,
        ...(surface ? { surface } : {}),
        ...(wishes.tieBreak ? { tie_break: true } : {}),
        ...(wishes.fast && wishes.trimDrawnOnly ? { trim_drawn_only: true } : {}),
        ...(wishes.hiddenDiscards ? { hidden_discards: true } : {}),
      },
    },
  };
}
