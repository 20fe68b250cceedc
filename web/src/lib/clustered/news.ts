/** What has happened, line by line: words, and the cells they speak of. */
import type { CellAt } from './draw/marks';

export interface NewsLine {
  words: string;
  cells: readonly CellAt[];
}
