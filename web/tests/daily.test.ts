import { beforeEach, describe, expect, it } from 'vitest';
import { barsOf, gainsLine } from '../src/lib/daily/gains';
import { dailyResults, dailyToken, dayAfter, keepResult, ownDailyToken, seriesOf } from '../src/lib/daily/kept';

describe('what is kept of daily tables', () => {
  beforeEach(() => localStorage.clear());

  it('is one token, made when it is needed', () => {
    expect(dailyToken()).toBeNull();
    const token = ownDailyToken();
    expect(token).toMatch(/^[\w-]{20,64}$/);
    expect([ownDailyToken(), dailyToken()]).toEqual([token, token]);
  });

  it('is a result for each day and game, beside the token', () => {
    const token = ownDailyToken();
    keepResult('clustered', '2031-05-17', 40);
    keepResult('kluster', '2031-05-17', 12);
    keepResult('clustered', '2031-05-18', 50);
    expect(dailyResults('clustered')).toEqual({ '2031-05-17': 40, '2031-05-18': 50 });
    expect(dailyResults('kluster')).toEqual({ '2031-05-17': 12 });
    expect(dailyToken()).toBe(token);
  });

  it('survives nonsense in the store', () => {
    localStorage.setItem('lodestone.daily', '{"token": 5, "results": {"clustered": {"2031-05-17": "many"}}}');
    expect(dailyToken()).toBeNull();
    expect(dailyResults('clustered')).toEqual({});
  });
});

describe('the series', () => {
  it('goes on until today, or until yesterday while today can still be played', () => {
    const results = { '2031-05-15': 10, '2031-05-16': 30, '2031-05-17': 20 };
    expect(seriesOf(results, '2031-05-17')).toEqual({ days: 3, best: 30 });
    expect(seriesOf(results, '2031-05-18')).toEqual({ days: 3, best: 30 });
    expect(seriesOf(results, '2031-05-19')).toEqual({ days: 0, best: 30 });
    expect(seriesOf({}, '2031-05-19')).toEqual({ days: 0, best: null });
  });

  it('counts days across months', () => {
    expect([dayAfter('2031-03-01', -1), dayAfter('2031-12-31', 1)]).toEqual(['2031-02-28', '2032-01-01']);
  });
});

describe('gains', () => {
  it('are bars, and crosses for what was lost', () => {
    expect(gainsLine([0, 1, 2, 4, -2])).toBe('▁▃▅█×');
    expect(barsOf([])).toEqual([]);
    expect(gainsLine([1, 1, -3])).toBe('██×');
  });
});
