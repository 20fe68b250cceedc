/** How far somebody has got in a lesson, and at which tables. Kept in this browser. */
import { clamp } from '../clamp';
import { fieldsOf } from '../fields';
import type { GameName } from '../games';
import { readStored, writeStored } from '../stored';

export interface Seat {
  table: string;
  token: string;
}

export interface LessonProgress {
  /** The current step, counted from 0; equal to the number of steps when all are done. */
  step: number;
  /** The learner's seats, by the name of the lesson's table. */
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
