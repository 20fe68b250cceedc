/** Clustered in seven steps, at two tables: one at its beginning, one at its end. */
import { t } from '../i18n/index.svelte';
import { clusteredOf, type SeenByLesson, type LessonStep } from './lesson';

/** How many moves were made at the first table before the learner came. */
const movesBefore = 5;

const scoreOf = (seen: SeenByLesson) => clusteredOf(seen)?.scores[0];
const owns = ({ state }: SeenByLesson, x: number, y: number): boolean => state.board.some((tile) => tile.owner === 0 && tile.x === x && tile.y === y);

/** What to point at while a tile is laid: first the hand, then the board, then the button that plays it. */
function laying({ doing }: SeenByLesson): string | null {
  if (doing.tried) return '.confirm .primary';
  return doing.chosen ? '.board' : '.hand';
}

export const clusteredSteps: readonly LessonStep[] = [
  {
    table: 'tiles',
    words: () => t('web-learn-lay'),
    keys: () => t('web-learn-lay-keys'),
    learned: () => t('web-learn-lay-done'),
    done: (seen) => (clusteredOf(seen)?.moves ?? 0) > movesBefore,
    point: laying,
    cell: [0, -2],
  },
  {
    table: 'tiles',
    words: () => t('web-learn-refused'),
    learned: () => t('web-learn-refused-done'),
    done: ({ doing }) => doing.refused === 'C12',
    point: ({ doing }) => (doing.chosen ? '.board' : '.hand'),
  },
  {
    table: 'tiles',
    words: () => t('web-learn-line'),
    learned: () => t('web-learn-line-done'),
    done: (seen) => (scoreOf(seen)?.rows ?? 0) + (scoreOf(seen)?.columns ?? 0) > 0,
    point: laying,
    cell: [0, 1],
  },
  {
    table: 'tiles',
    words: () => t('web-learn-rectangle'),
    learned: () => t('web-learn-rectangle-done'),
    done: (seen) => (scoreOf(seen)?.rectangle ?? 0) > 0,
    point: laying,
    cell: [2, 0],
  },
  {
    table: 'counting',
    words: () => t('web-learn-block'),
    learned: () => t('web-learn-block-done'),
    done: (seen) => owns(seen, -3, -4),
    point: laying,
    cell: [-3, -4],
  },
  {
    table: 'counting',
    words: () => t('web-learn-last'),
    learned: () => t('web-learn-last-done'),
    done: (seen) => clusteredOf(seen)?.phase === 'over',
    point: laying,
    cell: [-6, 2],
  },
  { table: 'counting', words: () => t('web-learn-count'), point: () => 'section.end' },
];
