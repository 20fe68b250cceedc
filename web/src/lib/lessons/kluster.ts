/** Kluster in eight steps, alone with three stones. */
import { t } from '../i18n/index.svelte';
import { klusterOf, type SeenByLesson, type LessonStep } from './lesson';

/** How strong (0 to 1) a tug must be to count as felt: where the table begins to say “it tugs”. */
const felt = 0.25;

interface Solo {
  placed: number;
  faults: number;
}
const soloOf = (seen: SeenByLesson): Solo => (klusterOf(seen)?.solo ?? { placed: 0, faults: 0 }) as unknown as Solo;

const table = '[role=application]';

/** What to point at while a stone is placed: first the pool, then the button that lets go. */
const placing = ({ doing }: SeenByLesson): string => (doing.holding ? '.pad .go' : '.tray');

export const klusterSteps: readonly LessonStep[] = [
  {
    table: 'magnets',
    words: () => t('web-learn-take'),
    learned: () => t('web-learn-take-done'),
    done: (seen) => seen.doing.holding || soloOf(seen).placed > 0,
    point: () => '.tray',
  },
  {
    table: 'magnets',
    words: () => t('web-learn-place'),
    learned: () => t('web-learn-place-done'),
    done: (seen) => soloOf(seen).placed > 0,
    point: placing,
  },
  {
    table: 'magnets',
    words: () => t('web-learn-feel'),
    learned: () => t('web-learn-feel-done'),
    done: (seen) => seen.doing.holding && seen.doing.felt >= felt,
    point: ({ doing }) => (doing.holding ? table : '.tray'),
  },
  {
    table: 'magnets',
    words: () => t('web-learn-snap'),
    learned: () => t('web-learn-snap-done'),
    done: (seen) => soloOf(seen).faults > 0,
    point: placing,
  },
  { table: 'magnets', words: () => t('web-learn-why'), point: () => '.news' },
  {
    table: 'magnets',
    words: () => t('web-learn-again'),
    learned: () => t('web-learn-place-done'),
    done: (seen) => soloOf(seen).placed > 0,
    point: placing,
  },
  {
    table: 'magnets',
    words: () => t('web-learn-cord'),
    learned: () => t('web-learn-cord-done'),
    done: ({ doing }) => doing.cord,
    point: () => table,
  },
  {
    table: 'magnets',
    words: () => t('web-learn-win'),
    learned: () => t('web-learn-win-done'),
    done: (seen) => klusterOf(seen)?.ending === 'total-victory',
    point: placing,
  },
];
