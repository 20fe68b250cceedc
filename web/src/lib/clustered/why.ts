/** Why a tile may not go somewhere, in words: tiles are named, places are lit on the board. */
import { t } from '../i18n/index.svelte';
import { capitalised } from '../i18n/naming';
import type { Problem } from '../protocol/types';
import { wordsOf } from '../table/live.svelte';
import { tileWords } from './words';

export function whyWords(problem: Problem): string {
  const { key, args } = problem;
  const tile = (name: string): string => tileWords(String(args[name]));
  switch (key) {
    case 'illegal-neighbour':
      // The sentence may begin with the name of a tile.
      return capitalised(t('web-why-neighbour', { tile: tile('tile'), neighbour: tile('neighbour'), differ: String(args['differ']) }));
    case 'illegal-alone':
      return t('web-why-alone');
    case 'illegal-occupied':
      return t('web-why-occupied', { tile: tile('occupant') });
    case 'illegal-off-table':
      return t('web-why-off-table');
    case 'illegal-discard':
      return t('web-why-discard');
    case 'illegal-trim-drawn':
      return t('web-why-trim-drawn');
    default:
      return wordsOf(problem);
  }
}
