/** What a lesson consists of: steps at tables that the server sets up for learning. The rules are left to the server. */
import type { CellAt } from '../clustered/draw/marks';
import type { ClusteredPublic, KlusterPublic } from '../protocol/types';
import type { TableState } from '../table/state';
import type { Doing } from './doing.svelte';

/** The server's names for the tables used in lessons. */
export type LessonTable = 'tiles' | 'counting' | 'magnets';

export interface SeenByLesson {
  readonly state: TableState;
  readonly doing: Doing;
}

export interface LessonStep {
  /** Its table; steps at the same table follow each other. */
  readonly table: LessonTable;
  /** What to do, and what it has taught once done. Keys are written literally, because a test looks for them. */
  readonly words: () => string;
  readonly learned?: () => string;
  /** How to do it by keyboard, for those who have one. */
  readonly keys?: () => string;
  /** Whether the step is done. Without this function there is only something to read. */
  readonly done?: (seen: SeenByLesson) => boolean;
  /** The control to point at, as a selector. */
  readonly point?: (seen: SeenByLesson) => string | null;
  /** The cell to point at. */
  readonly cell?: CellAt;
}

export const clusteredOf = ({ state }: SeenByLesson): ClusteredPublic | null => (state.game?.game === 'clustered' ? state.game.public : null);
export const klusterOf = ({ state }: SeenByLesson): KlusterPublic | null => (state.game?.game === 'kluster' ? state.game.public : null);
