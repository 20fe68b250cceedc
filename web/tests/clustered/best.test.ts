import { beforeEach, describe, expect, it } from 'vitest';
import { keepSolo, soloBest, soloBests } from '../../src/lib/clustered/best';

const base = { fast: false, extra_wild: [], surface: null };

describe('the best score alone', () => {
  beforeEach(() => localStorage.clear());

  it('is the highest, and remembers the one before', () => {
    expect(keepSolo(base, 31, 'one/1', null)).toMatchObject({ points: 31, before: null });
    expect(keepSolo(base, 30, 'one/2', null)).toMatchObject({ points: 31, game: 'one/1' });
    expect(keepSolo(base, 40, 'two/1', 'r2')).toMatchObject({ points: 40, before: 31, game: 'two/1' });
    expect(keepSolo(base, 40, 'three/1', null)).toMatchObject({ game: 'two/1' });
  });

  it('does not change when the end of the same game is looked at again', () => {
    keepSolo(base, 20, 'one/1', null);
    keepSolo(base, 31, 'one/2', null);
    expect(keepSolo(base, 31, 'one/2', 'r1')).toMatchObject({ points: 31, before: 20, record: 'r1' });
  });

  it('is one for each way of playing', () => {
    keepSolo(base, 31, 'one/1', null);
    keepSolo({ ...base, fast: true }, 45, 'two/1', null);
    keepSolo({ ...base, surface: { radius: 7 } }, 25, 'three/1', null);
    expect(soloBest(base)?.points).toBe(31);
    expect(soloBests().map(({ points }) => points)).toEqual([45, 31, 25]);
  });

  it('takes options that mean nothing alone for the same way, however they are written', () => {
    keepSolo({ tie_break: true, largest_bonus: true }, 31, 'one/1', null);
    expect(soloBest(base)?.points).toBe(31);
    keepSolo({ surface: { left: -7, right: 7, top: -7, bottom: 7 } }, 28, 'two/1', null);
    expect(soloBest({ surface: { top: -7, bottom: 7, left: -7, right: 7 } })?.points).toBe(28);
  });

  it('survives whatever was stored before', () => {
    localStorage.setItem('lodestone.solo', '{"x": 3, "y": null}');
    expect(soloBests()).toEqual([]);
    localStorage.setItem('lodestone.solo', '"nonsense"');
    expect(soloBests()).toEqual([]);
  });
});
