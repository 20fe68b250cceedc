/** The magnets and the table of a record. */

import type { KlusterReplay } from '../../protocol/types';
import type { Roster, Surface } from '../draw/picture';
import type { Triple } from '../magnet';

type Made = Record<string, { size: Triple; moment: number }>;

export function rosterOf({ record, magnets }: KlusterReplay): Roster {
  const made = record['magnets'] as Made;
  return { names: magnets, sizes: magnets.map((magnet) => made[magnet]?.size ?? [18, 16, 10]) };
}

/** Which face of each is north: 1 a, 2 b. */
export function northsOf({ record, magnets }: KlusterReplay): number[] {
  const made = record['magnets'] as Made;
  return magnets.map((magnet) => ((made[magnet]?.moment ?? 0) > 0 ? 1 : 2));
}

export const surfaceOf = ({ record }: KlusterReplay): Surface => (record['table'] as { surface: Surface }).surface;
