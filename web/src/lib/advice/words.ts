/** Advice in words. */
import { placementOf } from '../clustered/record/replay';
import { type NewsLine, tileWords } from '../clustered/words';
import type { Arguments } from '../i18n/catalogue';
import { type ToldReason, t, tell } from '../i18n/index.svelte';
import { capitalised } from '../i18n/naming';
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
    .map(({ key, args }) => tell({ key, args: named(args), message: key } satisfies ToldReason))
    .map((sentence) => capitalised(sentence))
    .join(' ');
}

/** An advised move of Clustered, in words; its place is shown on the board. */
export function moveWords(move: string): string {
  const placement = placementOf(move);
  return placement ? t('web-hint-there', { tile: tileWords(placement.tile) }) : t('web-hint-discard', { tile: tileWords(move.slice(1)) });
}

/** The same for use within a sentence: the tile, without a verb. */
export function moveShort(move: string): string {
  return tileWords(placementOf(move)?.tile ?? move.slice(1));
}

/** A hint of Clustered, sentence by sentence, each with the cells that it speaks of. */
export function hintLines(move: string, reasons: readonly Because[]): NewsLine[] {
  const placement = placementOf(move);
  const first = { words: moveWords(move), cells: placement ? [placement.cell] : [] };
  return [first, ...reasonLines(reasons)];
}

/** Reasons of Clustered, a sentence each, with the cells that it speaks of. */
export const reasonLines = (reasons: readonly Because[]): NewsLine[] => reasons.map((reason) => reasonLine(reason));

function reasonLine(reason: Because): NewsLine {
  const { key, args } = reason;
  if (key !== 'advice-next') return { words: reasonWords([reason]), cells: [] };
  const [x = 0, y = 0] = String(args['cell']).split(',').map(Number);
  return { words: t('web-hint-next', { points: Number(args['points']) }), cells: [[x, y]] };
}
