/** What this browser keeps of daily tables: the token under which its tries count, and its own results. */
import { fieldsOf } from '../fields';
import type { GameName } from '../games';
import { readStored, writeStored } from '../stored';
import { newToken } from '../table/kept';

/** Points by day, written `2026-11-18`. */
type PointsByDay = Readonly<Record<string, number>>;

interface Series {
  /** Days in a row, up to today, or to yesterday as long as today can still be played. */
  days: number;
  best: number | null;
}

/** How many days' results are kept of a game. */
const mostKept = 400;

/** Created when the first daily table is opened; null before. */
export function dailyToken(): string | null {
  const { token } = fieldsOf(readStored('daily'));
  return typeof token === 'string' && /^[\w-]{20,64}$/.test(token) ? token : null;
}

/** The token in a browser that keeps nothing: it lasts as long as the page. */
let unkept: string | null = null;

export function ownDailyToken(): string {
  const known = dailyToken();
  if (known !== null) return known;
  unkept ??= newToken();
  writeStored('daily', { ...fieldsOf(readStored('daily')), token: unkept });
  return unkept;
}

export function dailyResults(game: GameName): PointsByDay {
  const found = fieldsOf(fieldsOf(fieldsOf(readStored('daily'))['results'])[game]);
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
}

export function keepResult(game: GameName, day: string, points: number): void {
  const stored = fieldsOf(readStored('daily'));
  const results = Object.entries({ ...dailyResults(game), [day]: points }).sort(([one], [other]) => (one < other ? 1 : -1));
  const kept = Object.fromEntries(results.slice(0, mostKept));
  writeStored('daily', { ...stored, results: { ...fieldsOf(stored['results']), [game]: kept } });
}

/** The day that is so many days later, or earlier if negative. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

export function seriesOf(results: PointsByDay, today: string): Series {
  let days = 0;
  let day = results[today] === undefined ? dayAfter(today, -1) : today;
  while (results[day] !== undefined) {
    days += 1;
    day = dayAfter(day, -1);
  }
  const points = Object.values(results);
  return { days, best: points.length > 0 ? Math.max(...points) : null };
}
