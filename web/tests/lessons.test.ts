import { beforeEach, describe, expect, it } from 'vitest';
import { Course, stepsOf } from '../src/lib/lessons/course.svelte';
import { doing, tellDoing } from '../src/lib/lessons/doing.svelte';
import { hasLearned, readProgress, writeProgress } from '../src/lib/lessons/progress';
import type { TableState } from '../src/lib/table/state';

beforeEach(() => {
  localStorage.clear();
  tellDoing({ holding: false, felt: 0, cord: false });
});

const alone = (placed: number, faults = 0): TableState =>
  ({ table: { lesson: 'magnets' }, game: { game: 'kluster', public: { solo: { placed, faults }, ending: null } } }) as unknown as TableState;

describe('a lesson', () => {
  it('goes on by itself when a step is done, and keeps its place', () => {
    const course = new Course('kluster', 'Ada');
    course.look(alone(0));
    expect(course.number).toBe(0);
    tellDoing({ holding: true });
    course.look(alone(0));
    expect(course.number).toBe(1);
    expect(course.learned).not.toBeNull();
    expect(new Course('kluster', 'Ada').number).toBe(1);
    expect(hasLearned('kluster')).toBe(true);
    expect(hasLearned('clustered')).toBe(false);
  });

  it('waits at a step that was done before', () => {
    const course = new Course('kluster', 'Ada');
    course.next();
    course.look(alone(2));
    expect([course.number, course.before]).toEqual([1, true]);
    course.back();
    course.look(alone(2));
    expect([course.number, course.before]).toEqual([0, true]);
  });

  it('waits there too when the table of the next step never came', () => {
    const course = new Course('kluster', 'Ada');
    course.look(alone(0));
    tellDoing({ holding: true });
    course.look(alone(0));
    expect(course.number).toBe(1);
    course.back();
    tellDoing({ holding: true });
    course.look(alone(0));
    expect([course.number, course.before]).toEqual([0, true]);
  });

  it('takes no notice of another table', () => {
    const course = new Course('kluster', 'Ada');
    tellDoing({ holding: true });
    course.look({ ...alone(1), table: { lesson: null } } as unknown as TableState);
    expect(course.number).toBe(0);
  });

  it('begins anew at the first step of its table, without the old one', () => {
    const tables = { tiles: { table: 'a', token: 'b' }, counting: { table: 'c', token: 'd' } };
    writeProgress('clustered', { step: 6, tables });
    const course = new Course('clustered', 'Ada');
    expect(course.seat).toEqual(tables.counting);
    course.anew();
    expect([course.number, course.seat]).toEqual([4, null]);
    course.back();
    expect(course.seat).toEqual(tables.tiles);
  });

  it('forgets a cord that was moved before it was asked for', () => {
    tellDoing({ cord: true });
    new Course('kluster', 'Ada').next();
    expect(doing.cord).toBe(false);
  });

  it('reads whatever was kept', () => {
    localStorage.setItem('lodestone.learn-kluster', '{"step": 99, "tables": {"magnets": 7}}');
    expect(readProgress('kluster', 8)).toEqual({ step: 8, tables: {} });
  });
});

it.each(['clustered', 'kluster'] as const)('every step of %s has words, and stays at a table while it is needed', (game) => {
  const tables = stepsOf[game].map(({ table }) => table);
  expect(tables.filter((table, at) => table !== tables[at - 1])).toEqual([...new Set(tables)]);
  for (const step of stepsOf[game]) expect(step.words().length).toBeGreaterThan(20);
});
