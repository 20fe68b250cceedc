/** Days, times and results of daily tables in words. */
import { formatDay, t } from '../i18n/index.svelte';
import { type GameName, gameTitles } from '../games';
import { gainsLine } from './gains';

export const resultWords = (game: GameName, points: number): string =>
  game === 'kluster' ? t('web-daily-magnets', { points }) : t('web-daily-points', { points });

/** Seconds in an hour. */
const hour = 3600;

/** How long it is until the next day, in words, given the seconds. */
export function nextWords(seconds: number): string {
  if (seconds >= hour) return t('web-daily-next-hours', { hours: Math.floor(seconds / hour) });
  return t('web-daily-next-minutes', { minutes: Math.max(1, Math.ceil(seconds / 60)) });
}

export interface Finished {
  game: GameName;
  day: string;
  points: number;
  gains: readonly number[];
}

/** A result as a line to paste; it gives away neither a tile nor a magnet. */
export function lineOf({ game, day, points, gains }: Finished, origin: string): string {
  const head = t('web-daily-line', { game: gameTitles[game], day: formatDay(day), result: resultWords(game, points) });
  return `${head}\n${gainsLine(gains)}\n${origin}/daily`;
}

/** Whether the record of a daily table may be read by now: it opens an hour after its day. */
export const recordIsOpen = (daily: string | null): boolean =>
  daily === null || Date.now() >= Date.parse(`${daily}T00:00:00Z`) + 25 * hour * 1000;
