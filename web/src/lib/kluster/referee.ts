/**
 * The Kluster referee for a real table. Real magnets have no names, so people say how many there are, and the names that
 * the referee needs are filled in here with any of the right kind. All counting and judging is left to the server.
 */

export type Kind = 'stone' | 'spinner';

export interface RefereePosition {
  seat: number | null;
  pools: string[][];
  table: string[];
  phase: 'turn' | 'continue' | 'over';
  winner: number | null;
  solo: { faults: number; allowed: number; placed: number; total_victory: boolean } | null;
}

export type RefereeOperation = Record<string, unknown>;

interface RefereeSetting {
  classic: number;
  duo: number;
  seats: number;
  expert: boolean;
}

export const begin = ({ classic, duo, seats, expert }: RefereeSetting): RefereeOperation => ({
  op: 'new',
  boxes: { classic, duo },
  seats,
  options: { expert },
});

const kindOf = (magnet: string): Kind => (magnet.startsWith('s') ? 'spinner' : 'stone');

export const countOf = (magnets: readonly string[], kind: Kind): number => magnets.filter((one) => kindOf(one) === kind).length;

const ofKind = (magnets: readonly string[], kind: Kind): string | null => magnets.find((one) => kindOf(one) === kind) ?? null;

/** A magnet was placed and nothing else happened. */
export const placed = (pool: readonly string[], kind: Kind): RefereeOperation => ({
  op: 'turn',
  facts: { placed: ofKind(pool, kind) },
});

/** This many had to be picked up; `own`: the kind that had been let go before, or null if it was still in the hand. */
export function pickedUp(position: RefereePosition, counts: Record<Kind, number>, own: Kind | null): RefereeOperation {
  const pool = position.seat === null ? [] : (position.pools[position.seat] ?? []);
  const let_go = own === null ? null : ofKind(pool, own);
  // The one just placed goes first: it is nearly always one of those that snapped together.
  const lying = let_go === null ? position.table : [let_go, ...position.table];
  const taken = (['stone', 'spinner'] as const).flatMap((kind) =>
    lying.filter((magnet) => kindOf(magnet) === kind).slice(0, counts[kind]),
  );
  if (taken.length > 1) return { op: 'turn', facts: { placed: let_go, klusters: [taken] } };
  const held = pool[0];
  if (let_go === null && held !== undefined) return { op: 'turn', facts: { held, klusters: [[held, ...taken]] } };
  return { op: 'turn', facts: { placed: let_go, outside: taken } };
}

export const stop: RefereeOperation = { op: 'stop' };
