/** Clustered in words: tiles, places and what has happened. */
import { t } from '../i18n/index.svelte';
import type { TableInfo } from '../protocol/types';
import { seatLetter } from '../seats';
import { seatCalled } from '../table/names';
import type { GameEvent } from '../table/state';
import type { CellAt, PlacedTile } from './marks';
import { attributes, START } from './tile';

export function tileWords(tile: string): string {
  const parts = attributes(tile);
  if (parts) return t('web-tile-words', { ...parts });
  return tile === START ? t('web-tile-start') : t('web-tile-wild');
}

export function cellWords([x, y]: CellAt, there: PlacedTile | undefined, legal: boolean): string {
  if (there?.owner === null) return t('web-cell-start', { x, y });
  if (there) return t('web-cell-face-of', { x, y, tile: tileWords(there.tile), seat: seatLetter(there.owner) });
  return legal ? t('web-cell-legal', { x, y }) : t('web-cell-empty', { x, y });
}

/**
 * What happened, as a sentence for the news and for screen readers; null for what is not worth one.
 * `mine`: the seats of this page. Where several people share it, what one of them draws is nothing for the others.
 */
export function eventWords(event: GameEvent, table: TableInfo, mine: readonly number[]): string | null {
  const seat = event['seat'] as number;
  const who = typeof seat === 'number' ? seatCalled(table, seat) : '';
  switch (event['event']) {
    case 'TilePlaced': {
      const [x, y] = event['cell'] as [number, number];
      return t('web-news-placed', { who, tile: tileWords(event['tile'] as string), x, y });
    }
    case 'TileDiscarded':
      return typeof event['tile'] === 'string'
        ? t('web-news-discarded', { who, tile: tileWords(event['tile']) })
        : t('web-news-discarded-unseen', { who });
    case 'TileDrawn':
      return mine.length === 1 && mine.includes(seat) && typeof event['tile'] === 'string'
        ? t('web-news-drawn', { tile: tileWords(event['tile']) })
        : null;
    case 'BonusTaken':
      return event['bonus'] === 'first_line' ? t('web-news-first-line', { who }) : t('web-news-first-rectangle', { who });
    case 'TurnPassed':
      return mine.includes(seat) ? t('web-news-your-turn', { seat: seatLetter(seat) }) : null;
    case 'GameEnded':
      return t('web-news-ended');
    default:
      return null;
  }
}
