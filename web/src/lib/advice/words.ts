/** Advice in words. */
import { placementOf } from '../clustered/replay';
import { tileWords } from '../clustered/words';
import type { Arguments } from '../i18n/catalogue';
import { type Told, t, tell } from '../i18n/index.svelte';
import { magnetName } from '../kluster/words';
import type { Because } from '../protocol/types';

/** Arguments of reasons that name a magnet. */
const MAGNETS = ['one', 'other'];

function named(args: Because['args']): Arguments {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, MAGNETS.includes(name) ? magnetName(String(value)) : value]),
  );
}

/** Reasons, a sentence each, one after the other. */
export function reasonWords(reasons: readonly Because[]): string {
  return reasons
    .map(({ key, args }) => tell({ key, args: named(args), message: key } satisfies Told))
    .map((sentence) => sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1))
    .join(' ');
}

/** A move of Clustered that is advised. */
export function moveWords(move: string): string {
  const placement = placementOf(move);
  if (!placement) return t('web-hint-discard', { tile: tileWords(move.slice(1)) });
  const [x, y] = placement.cell;
  return t('web-hint-tile', { tile: tileWords(placement.tile), x, y });
}

/** The same within a sentence: a tile and its cell, without a verb. */
export function moveShort(move: string): string {
  const placement = placementOf(move);
  return placement ? `${tileWords(placement.tile)} · ${placement.cell.join(', ')}` : moveWords(move);
}
