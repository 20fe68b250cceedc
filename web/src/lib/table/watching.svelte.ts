/**
 * Looks after the tables kept in this browser while any page is open: asks about them now and then, counts the turns that
 * others wait for, and notifies of new ones. If there are several tabs, only one asks.
 */
import { gameTitles } from '../games';
import { untrack } from 'svelte';
import { formatList, formatSpan, t } from '../i18n/index.svelte';
import { toast } from '../notices.svelte';
import { notify } from '../notifying';
import type { MyTable } from '../protocol/types';
import { route } from '../router.svelte';
import { readStored, writeStored } from '../stored';
import { countTurns } from './attention';
import { keptTables } from './kept';
import { askAboutMine, followOtherTabs, mineTold, secondsUntil } from './mine.svelte';
import { opponents } from './own-tables';

/** ms between two questions to the server: while somebody else is to move, and otherwise. */
const soon = 30_000;
const seldom = 300_000;
/** ms between two checks whether a question is due. */
const look = 5_000;
/** ms after which an answer is out of date for somebody who comes back to the page. */
const stale = 10_000;
/** s after which nobody is expected to take a free seat any more. */
const longAgo = 8 * 86_400;

/** Whether something may happen there without us: a person has to move or to come, or plays at the table on this page. */
function awaitsNews(one: MyTable, now: number): boolean {
  if (one.status === 'waiting') return now - one.since < longAgo;
  if (one.table === shownTable()) return one.seats.some(({ you, level }) => !you && level === null);
  const next = one.turn === null ? undefined : one.seats[one.turn];
  return one.status === 'playing' && !one.paused && next !== undefined && next.level === null && !next.you;
}

function pause(): number {
  const told = mineTold();
  // Nothing is known yet of a table that was opened since.
  if (!told || keptTables().some(({ at }) => at > told.at)) return 0;
  return told.tables.some((one) => awaitsNews(one, told.now)) ? soon : seldom;
}

/** The table on this page. */
function shownTable(): string | null {
  const here = route();
  return here.screen === 'table' ? here.table : null;
}

/** Whether somebody can see for themselves that it is their turn there. */
function looksAt(table: string): boolean {
  const seen = shownTable() === table || route().screen === 'lobby';
  return seen && document.visibilityState === 'visible' && document.hasFocus();
}

const awaited = (): readonly MyTable[] => mineTold()?.tables.filter((one) => one.awaited) ?? [];

/** Update the counts from the latest answer and the page we are on. */
function count(): void {
  const turns = awaited();
  countTurns(turns.length, turns.filter(({ table }) => table !== shownTable()).length);
}

async function tell(one: MyTable): Promise<void> {
  const title = t('web-days-notice', { names: formatList(opponents(one)) });
  const left = one.deadline === null ? '' : ` · ${t('web-days-left', { time: formatSpan(secondsUntil(one.deadline)) })}`;
  if (await notify(title, `${gameTitles[one.game]}${left}`, `turn-${one.table}`, `/t/${one.table}`)) return;
  if (document.visibilityState === 'visible') toast(title);
}

/** Notify of each new turn once, whichever tab finds out. */
function tellOfNewTurns(): void {
  const before = (readStored('turns-told') ?? {}) as Readonly<Record<string, number>>;
  const turns = awaited();
  writeStored('turns-told', Object.fromEntries(turns.map(({ table, since }) => [table, since])));
  for (const one of turns) if (before[one.table] !== one.since && !looksAt(one.table)) void tell(one);
}

/** Ask now. If there is no answer, it is asked again later. */
export async function lookAfterMine(): Promise<void> {
  try {
    await askAboutMine();
  } catch {
    return;
  }
  tellOfNewTurns();
}

const age = (): number => Date.now() - (mineTold()?.at ?? 0);

/** Start watching, for as long as the page is open. */
export function watchMine(): void {
  let tried = 0;
  const askIfOlder = (than: number) => {
    if (keptTables().length === 0 || age() < than || Date.now() - tried < look) return;
    tried = Date.now();
    void lookAfterMine();
  };
  let shown = shownTable();
  followOtherTabs();
  $effect.root(() => {
    $effect(count);
    // On leaving a table, ask, so that the lists know what was done there.
    $effect(() => {
      const left = shown !== null && shown !== shownTable();
      shown = shownTable();
      if (left) untrack(() => void lookAfterMine());
    });
  });
  setInterval(() => askIfOlder(pause()), look);
  document.addEventListener('visibilitychange', () => askIfOlder(stale));
  askIfOlder(pause());
}
