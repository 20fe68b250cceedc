/** One's own tables in a list: their order, and who plays there. */
import { clamp } from '../clamp';
import type { MyTable } from '../protocol/types';
import type { KeptTable } from './kept';
import { seatName } from './names';

export interface RememberedTable {
  readonly kept: KeptTable;
  /** null: not known (yet). */
  readonly known: MyTable | null;
}

/** Who else is at a table, by name. */
export const opponents = ({ seats }: MyTable): string[] => seats.filter(({ you }) => !you).map(seatName);

const withPeople = ({ seats }: MyTable): boolean => seats.some(({ you, kind, level }) => !you && kind !== 'bot' && level === null);

/** Tables where others wait for us come first; then other games with people, waiting tables, solo games, finished ones. */
function rank({ known }: RememberedTable): number {
  if (known?.awaited) return 0;
  if (known?.status === 'playing') return withPeople(known) ? 1 : 3;
  return known?.status === 'waiting' ? 2 : 4;
}

/** How many of the sorted tables to show at once: a few with other people, but at least the first unless it is over. */
export function prominent(tables: readonly RememberedTable[], most: number): number {
  const least = tables[0]?.known?.status === 'over' ? 0 : 1;
  return clamp(tables.filter((table) => rank(table) < 3).length, least, most);
}

/** Sorted by rank; among tables waiting for us the nearest deadline comes first, otherwise the one opened last. */
export function inOrder(tables: readonly RememberedTable[]): RememberedTable[] {
  const ends = ({ known }: RememberedTable): number => known?.deadline ?? Infinity;
  return [...tables].sort((one, other) => {
    const by = rank(one) - rank(other);
    if (by !== 0) return by;
    if (rank(one) === 0 && ends(one) !== ends(other)) return ends(one) - ends(other);
    return other.kept.at - one.kept.at;
  });
}
