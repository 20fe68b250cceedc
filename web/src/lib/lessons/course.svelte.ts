/** Progress through a lesson: on automatically when a step is done; back, skip, start over; and the tables it needs. */
import { post } from '../api';
import { clamp } from '../clamp';
import type { Created } from '../protocol/types';
import type { GameName } from '../games';
import { clusteredSteps } from './clustered';
import { doing, forget } from './doing.svelte';
import { klusterSteps } from './kluster';
import type { LessonTable, SeenByLesson, LessonStep } from './lesson';
import { type LessonProgress, readProgress, type Seat, writeProgress } from './progress';

export const stepsOf: Readonly<Record<GameName, readonly LessonStep[]>> = { clustered: clusteredSteps, kluster: klusterSteps };

export class Course {
  readonly steps: readonly LessonStep[];
  #progress = $state.raw<LessonProgress>({ step: 0, tables: {} });
  /** What the previous step has taught, if it was completed just now. */
  learned = $state<string | null>(null);
  /** The step was already done when it came up, so the learner decides when to go on. */
  before = $state(false);
  /** The step for which the table has been checked since it came up. */
  #entered = -1;

  constructor(
    readonly game: GameName,
    readonly name: string,
  ) {
    this.steps = stepsOf[game];
    this.#progress = readProgress(game, this.steps.length);
  }

  get number(): number {
    return this.#progress.step;
  }

  /** Null when all is done. */
  get step(): LessonStep | null {
    return this.steps[this.number] ?? null;
  }

  /** The table of the step; after the last one, that of the last one. */
  get table(): LessonTable {
    return (this.step ?? (this.steps.at(-1) as LessonStep)).table;
  }

  get seat(): Seat | null {
    return this.#progress.tables[this.table] ?? null;
  }

  #keep(change: Partial<LessonProgress>): void {
    this.#progress = { ...this.#progress, ...change };
    writeProgress(this.game, this.#progress);
  }

  #go(step: number, learned: string | null = null): void {
    this.#entered = -1;
    this.learned = learned;
    forget();
    this.#keep({ step: clamp(step, 0, this.steps.length) });
  }

  back(): void {
    this.#go(this.number - 1);
  }

  next(): void {
    this.#go(this.number + 1);
  }

  /** Check whether the table as it is now completes the step. */
  look(state: SeenByLesson['state']): void {
    const { step } = this;
    if (!step || state.table.lesson !== step.table) return;
    const done = step.done?.({ state, doing }) ?? false;
    if (this.#entered !== this.number) {
      this.#entered = this.number;
      this.before = done;
    } else if (done && !this.before) {
      this.#go(this.number + 1, step.learned?.() ?? null);
    }
  }

  /** Sit down at the table of the step, unless that was done before. */
  async sit(): Promise<void> {
    const { table } = this;
    if (this.seat) return;
    const { table: id, token } = await post<Created>(`/api/lessons/${table}`, { name: this.name });
    this.#keep({ tables: { ...this.#progress.tables, [table]: { table: id, token } } });
  }

  /** The table is gone, or the learner wants a new one: go back to the first step at that table. */
  anew(): void {
    const { table } = this;
    const tables = Object.fromEntries(Object.entries(this.#progress.tables).filter(([name]) => name !== table));
    this.#keep({ tables });
    this.#go(this.steps.findIndex((step) => step.table === table));
  }
}
