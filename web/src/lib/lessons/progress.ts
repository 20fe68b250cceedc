/** How far somebody has come with a lesson, and at which tables. Kept in this browser. */
import { clamp } from '../clamp';
import { fieldsOf } from '../fields';
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

function isSeat(value: unknown): value is Seat {
  const { table, token } = fieldsOf(value);
  return typeof table === 'string' && typeof token === 'string';
}

export function readProgress(game: GameName, steps: number): LessonProgress {
  const { step, tables } = fieldsOf(readStored(`learn-${game}`));
  const seats = Object.entries(fieldsOf(tables)).filter((entry): entry is [string, Seat] => isSeat(entry[1]));
  return { step: Number.isInteger(step) ? clamp(step as number, 0, steps) : 0, tables: Object.fromEntries(seats) };
}

export const writeProgress = (game: GameName, progress: LessonProgress): void => writeStored(`learn-${game}`, progress);

/** Whether somebody has ever begun the lesson of a game. */
export const hasLearned = (game: GameName): boolean => readStored(`learn-${game}`) !== null;
