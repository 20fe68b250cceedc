/** The list of one's own tables: what comes first, and how much of it is in sight. */
import { describe, expect, it } from 'vitest';
import { formatSpan } from '../src/lib/i18n/index.svelte';
import type { MySeat, MyTable } from '../src/lib/protocol/types';
import { inOrder, type RememberedTable, prominent } from '../src/lib/table/own-tables';

const seat = (change: Partial<MySeat>): MySeat => ({ seat: 0, kind: 'here', name: 'Ann', level: null, you: true, resigned: false, standing: 0, ...change });
const friend = seat({ seat: 1, kind: 'link', name: 'Ben', you: false });
const bot = seat({ seat: 1, kind: 'bot', name: 'greedy', level: 'greedy', you: false });

function own(table: string, at: number, change: Partial<MyTable> | null): RememberedTable {
  const usual: MyTable = {
    table, game: 'clustered', status: 'playing', seats: [seat({}), friend], turn: 1, your_turn: false, awaited: false, since: 0,
    deadline: null, paused: false, lesson: null, record: null,
  };
  return { kept: { table, token: 't', game: 'clustered', at }, known: change && { ...usual, ...change } };
}

const tables = [
  own('gone', 9, null),
  own('over', 8, { status: 'over', turn: null }),
  own('alone', 7, { seats: [seat({}), bot], your_turn: true }),
  own('waiting', 6, { status: 'waiting', turn: null }),
  own('theirs', 5, {}),
  own('mine', 4, { your_turn: true, awaited: true }),
  own('pressing', 3, { your_turn: true, awaited: true, deadline: 20 }),
  own('less', 2, { your_turn: true, awaited: true, deadline: 30 }),
];

describe('one’s own tables', () => {
  it('begin where others wait, the least time first', () => {
    expect(inOrder(tables).map(({ kept }) => kept.table)).toEqual(['pressing', 'less', 'mine', 'theirs', 'waiting', 'alone', 'gone', 'over']);
  });

  it('are in sight where other people are, but a few only', () => {
    expect(prominent(inOrder(tables), 4)).toBe(4);
    expect(prominent(inOrder(tables.slice(0, 4)), 4)).toBe(1);
    expect(prominent(inOrder(tables.slice(0, 3)), 4)).toBe(1);
    expect(prominent([own('done', 1, { status: 'over' })], 4)).toBe(0);
  });
});

describe('a span of time', () => {
  it.each([
    [259_200, '3 days'],
    [172_799, '47 hours'],
    [7_200, '2 hours'],
    [7_199, '119 minutes'],
    [59, '1 minute'],
    [-5, '1 minute'],
  ])('of %i s', (seconds, words) => expect(formatSpan(seconds)).toBe(words));
});
