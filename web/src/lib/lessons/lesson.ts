/** What a lesson is made of: steps at tables that the server keeps for learning. Rules are the server's business. */
import type { CellAt } from '../clustered/draw/marks';
import type { ClusteredPublic, KlusterPublic } from '../protocol/types';
import type { TableState } from '../table/state';
import type { Doing } from './doing.svelte';

/** The tables to learn at, as the server calls them. */
export type LessonTable = 'tiles' | 'counting' | 'magnets';

export interface SeenByLesson {
  readonly state: TableState;
  readonly doing: Doing;
}

export interface LessonStep {
  /** Where it happens; steps at one table follow each other. */
  readonly table: LessonTable;
  /** What to do, and what was to be learned once it is done. Keys are written literally: a test looks for them. */
  readonly words: () => string;
  readonly learned?: () => string;
  /** The same by keyboard, for those who have one. */
  readonly keys?: () => string;
  /** Whether it is done. Without it there is only something to read. */
  readonly done?: (seen: SeenByLesson) => boolean;
  /** The control to point at, as a selector. */
  readonly point?: (seen: SeenByLesson) => string | null;
  /** The cell to point at. */
  readonly cell?: CellAt;
}

export const clusteredOf = ({ state }: SeenByLesson): ClusteredPublic | null => (state.game?.game === 'clustered' ? state.game.public : null);
export const klusterOf = ({ state }: SeenByLesson): KlusterPublic | null => (state.game?.game === 'kluster' ? state.game.public : null);
