/**
 * What the server says about the tables kept in this browser, with one question for all of them. The answer is stored, too,
 * for other tabs, and for the next page to start with.
 */
import { post } from '../api';
import type { AskMyTables, MyTable, MyTables } from '../protocol/types';
import { readStored, writeStored } from '../stored';
import { keptTables } from './kept';

const name = 'my-tables';

interface MineTold extends MyTables {
  /** ms since 1970, by this browser's clock: when the server answered. */
  readonly at: number;
}

function stored(): MineTold | null {
  const found = readStored(name) as Partial<MineTold> | null;
  return found && Array.isArray(found.tables) && typeof found.at === 'number' ? (found as MineTold) : null;
}

let told = $state.raw<MineTold | null>(stored());
let asking: Promise<void> | null = null;

/** The latest answer. */
export const mineTold = (): MineTold | null => told;

/** What is known of a table; null: nothing yet. */
export const myTable = (table: string): MyTable | null => told?.tables.find((one) => one.table === table) ?? null;

/** Seconds until a moment of the server's clock. */
export function secondsUntil(moment: number): number {
  return told ? moment - told.now - (Date.now() - told.at) / 1000 : 0;
}

async function ask(): Promise<void> {
  const kept = keptTables();
  const wish: AskMyTables = { tables: kept.map(({ table, token }) => ({ table, token })) };
  const answer = kept.length > 0 ? await post<MyTables>('/api/my-tables', wish) : { tables: [], now: Date.now() / 1000 };
  told = { ...answer, at: Date.now() };
  writeStored(name, told);
}

/** Ask again, unless a question is already under way. */
export function askAboutMine(): Promise<void> {
  asking ??= ask().finally(() => (asking = null));
  return asking;
}

/** From now on use the answers that other tabs get, too. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key === `lodestone.${name}`) told = stored();
  });
}
