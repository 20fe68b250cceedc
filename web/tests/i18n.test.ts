import { describe, expect, it } from 'vitest';
import { Catalogue, chooseLanguage, englishCatalogue } from '../src/lib/i18n/catalogue';
import { directionOf } from '../src/lib/i18n/direction';
import { formatList, nameOf, t, tell } from '../src/lib/i18n/index.svelte';

describe('words', () => {
  it('come from the catalogues that the server reads too', () => {
    expect(englishCatalogue.text('illegal-occupied', { occupant: 'wild' })).toContain('wild');
    expect(t('web-score-heard', { seat: 'A', total: 1 })).toBe('Seat A: 1 point.');
    expect(t('web-score-heard', { seat: 'A', total: 12 })).toBe('Seat A: 12 points.');
  });

  it('of an unknown key are a defect that shows', () => {
    const missing = 'no-such-key';
    expect(() => t(missing)).toThrow(missing);
  });

  it('of the server stand in when a key is unknown here', () => {
    expect(tell({ key: 'no-such-key', args: {}, message: 'in its own words' })).toBe('in its own words');
    expect(tell({ key: 'game-over', args: {}, message: '' })).toBe('The game is over.');
  });

  it('name tiles, magnets, seats and games as people do, not by notation', () => {
    const neighbour = { tile: 'Td1', neighbour: 'Sh2', cell: '-1,-1', differ: 'shape-fill-count' };
    expect(tell({ key: 'illegal-neighbour', args: neighbour, message: '' })).toContain('1 striped triangle cannot lie beside 2 hollow squares:');
    expect(tell({ key: 'illegal-discard', args: { example: '***@1,0' }, message: '' })).toContain(': wild.');
    expect(tell({ key: 'kluster-not-yours', args: { magnet: 's3', seat: 1 }, message: '' })).toMatch(/^Spinner 3 .* seat B/);
    expect(tell({ key: 'kluster-not-in-pool', args: { magnet: 'x9' }, message: '' })).toContain('x9');
    expect(tell({ key: 'table-other-options', args: { game: 'kluster' }, message: '' })).toBe('Kluster has no such options.');
  });

  it('follow what the browser asks for, as far as we speak it', () => {
    expect(chooseLanguage(['fi-FI', 'en'], ['en', 'fi'])).toBe('fi');
    expect(chooseLanguage(['xx', 'FR-ca'], ['en', 'fr'])).toBe('fr');
    expect(chooseLanguage([], ['en', 'fr'])).toBe('en');
    expect(chooseLanguage(['nn-NO'], ['en', 'nb'])).toBe('nb');
    expect(['pt-BR', 'pt-br', 'pt', 'pt-AO'].map((code) => chooseLanguage([code]))).toEqual(['pt-BR', 'pt-BR', 'pt', 'pt']);
    expect(['pt', 'pt-BR', 'en'].map(nameOf)).toEqual(['Português (Portugal)', 'Português (Brasil)', 'English']);
  });

  it('remembers a sentence with what was put into it', () => {
    const words = new Catalogue('en', ['tiles = { $n ->\n    [one] a tile\n   *[other] { $n } tiles\n  }\nof = { $a } of { $b }']);
    const all = () => [words.text('tiles', { n: 1 }), words.text('tiles', { n: '1' }), words.text('tiles', { n: 2 }), words.text('of', { a: 1, b: 2 }), words.text('of', { a: 2, b: 1 })];
    const first = all();
    expect(first).toEqual(['a tile', '1 tiles', '2 tiles', '1 of 2', '2 of 1']);
    expect(all()).toEqual(first);
  });

  it('run their own way, and names that run the other way stay apart', () => {
    expect(['en', 'de', 'he', 'ar', 'fa', 'ja', 'en-x-rtl', 'en-x-wide'].map(directionOf).join(' ')).toBe('ltr ltr rtl rtl rtl ltr rtl ltr');
    expect(t('web-absent', { who: 'Ada' })).toBe('Ada is away.');
    expect(t('web-absent', { who: 'עדה' })).toBe('\u2068עדה\u2069 is away.');
    expect(formatList(['Ada', 'ليلى'])).toBe('Ada and \u2068ليلى\u2069');
  });

  it('count as each language counts', () => {
    const polish = new Catalogue('pl', ['tiles = { $n ->\n    [one] kafelek\n    [few] kafelki\n   *[many] kafelków\n  }']);
    expect([1, 3, 5].map((n) => polish.text('tiles', { n }))).toEqual(['kafelek', 'kafelki', 'kafelków']);
  });
});
