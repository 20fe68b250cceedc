/** Clustered in words: tiles, places and what has happened. */
import { t } from '../i18n/index.svelte';
import type { TableInfo } from '../protocol/types';
import { seatLetter } from '../seats';
import { levelName, seatCalled } from '../table/names';
import type { GameEvent } from '../table/state';
import type { CellAt, PlacedTile } from './draw/marks';
import { placementOf } from './record/replay';
import { attributes, START } from './draw/tile';

/** A line of the log: its words, and the cells they are about. */
export interface NewsLine {
  words: string;
  cells: readonly CellAt[];
}

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
 * What happened, as a sentence to be read out, with the place in numbers; null for what is not worth one.
 * `mine`: the seats of this page. Where several people share it, what one of them draws must stay hidden from the others.
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
    case 'MovesTakenBack':
      return t('web-news-taken-back', { who, count: event['count'] as number });
    case 'TimeRanOut':
      return t('web-news-time-up', { who });
    case 'BotStoodIn':
      return t('web-stood-in', { who, level: levelName(event['level'] as string) });
    case 'GameEnded':
      return t('web-news-ended');
    default:
      return null;
  }
}

/** Events that are read out but left out of the log, which is the same for everybody, even after a reload. */
const passing: ReadonlySet<unknown> = new Set(['TileDrawn', 'TurnPassed']);

/** The same as a line of the log, which can light its place instead of naming it; null for what is not worth one. */
export function eventLine(event: GameEvent, table: TableInfo, mine: readonly number[]): NewsLine | null {
  if (passing.has(event['event'])) return null;
  if (event['event'] === 'TilePlaced') {
    const who = seatCalled(table, event['seat'] as number);
    const words = t('web-news-laid', { who, tile: tileWords(event['tile'] as string) });
    return { words, cells: [event['cell'] as [number, number]] };
  }
  const words = event['event'] === 'SeatResigned' ? t('web-news-resigned', { who: seatCalled(table, event['seat'] as number) }) : eventWords(event, table, mine);
  return words === null ? null : { words, cells: [] };
}

/** A line of the log as the server keeps it. */
export function logLine([seat, done]: readonly [number, string], table: TableInfo): NewsLine | null {
  const placement = placementOf(done);
  if (placement) return eventLine({ event: 'TilePlaced', seat, ...placement }, table, []);
  if (done === 'resign') return eventLine({ event: 'SeatResigned', seat }, table, []);
  if (done.startsWith('back:')) return eventLine({ event: 'MovesTakenBack', seat, count: Number(done.slice(5)) }, table, []);
  if (done.startsWith('-')) return eventLine({ event: 'TileDiscarded', seat, tile: done.slice(1) || null }, table, []);
  if (done.startsWith('stand-in:')) return eventLine({ event: 'BotStoodIn', seat, level: done.slice(9) }, table, []);
  if (done === 'first_line' || done === 'first_rectangle') return eventLine({ event: 'BonusTaken', seat, bonus: done }, table, []);
  return done === 'time-up' ? eventLine({ event: 'TimeRanOut', seat }, table, []) : null;
}
