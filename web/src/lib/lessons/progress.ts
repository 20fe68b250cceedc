/** How far somebody has come with a lesson, and at which tables. Kept in this browser. */
import type { GameName } from '../games';
import { readStored, writeStored } from '../stored';

export interface Seat {
  table: string;
  token: string;
}

export interface LessonProgress {
  /** The step that is on, counted from 0; as many as there are: all done. */
  step: number;
  /** Where the learner sits, by the name of the lesson's table. */
  tables: Record<string, Seat>;
}

const isSeat = (value: unknown): value is Seat =>
  typeof value === 'object' && value !== null && typeof (value as Seat).table === 'string' && typeof (value as Seat).token === 'string';

export function readProgress(game: GameName, steps: number): LessonProgress {
  const stored = readStored(`learn-${game}`);
  const found = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<LessonProgress>;
  const step = Number.isInteger(found.step) ? Math.min(Math.max(found.step as number, 0), steps) : 0;
  const tables = Object.entries(found.tables ?? {}).filter((entry): entry is [string, Seat] => isSeat(entry[1]));
  return { step, tables: Object.fromEntries(tables) };
}

export const writeProgress = (game: GameName, progress: LessonProgress): void => writeStored(`learn-${game}`, progress);

/** Whether somebody has ever begun the lesson of a game. */
export const hasLearned = (game: GameName): boolean => readStored(`learn-${game}`) !== null;
