/** Numbers, lists and plurals: the browser and the Python side agree on the same samples (tests/vectors). */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Catalogue, chooseLanguage, englishCatalogue, languages, loadCatalogue } from '../src/lib/i18n/catalogue';
import { localeOf, namesOfLeaflets } from '../src/lib/i18n/locale';
import { disguiseIn } from '../src/lib/i18n/pseudo';

interface Samples {
  numbers: number[];
  counts: number[];
  lists: string[][];
  leaflets: string[];
  languages: Record<string, { numbers: string[]; plurals: string[]; lists: string[]; names: string[]; sentence: string[] }>;
}

const samples = JSON.parse(readFileSync('../tests/vectors/formatting.json', 'utf8')) as Samples;

describe.each(Object.entries(samples.languages))('%s', (language, expected) => {
  const locale = localeOf(language);

  it('writes numbers', () => {
    const format = new Intl.NumberFormat(locale);
    expect(samples.numbers.map((value) => format.format(value))).toEqual(expected.numbers);
  });

  it('counts', () => {
    const rules = new Intl.PluralRules(locale);
    expect(samples.counts.map((count) => rules.select(count))).toEqual(expected.plurals);
  });

  it('lists', () => {
    const format = new Intl.ListFormat(locale, { type: 'conjunction' });
    expect(samples.lists.map((list) => format.format(list))).toEqual(expected.lists);
  });

  it('names the languages', () => {
    expect(namesOfLeaflets(samples.leaflets, locale)).toEqual(expected.names);
  });

  it('fills numbers into sentences', () => {
    const catalogue = new Catalogue(language, ['sample = { $n ->\n    [0] none\n    [one] one: { $n }\n    [few] few: { $n }\n    [many] many: { $n }\n   *[other] other: { $n }\n  }']);
    expect(samples.counts.map((n) => catalogue.text('sample', { n }))).toEqual(expected.sentence);
  });
});

describe('the language for testing layouts', () => {
  it('is longer by two fifths, in brackets, with every placeholder', async () => {
    const strange = (await loadCatalogue('en-x-pseudo')).text('web-score-heard', { seat: 'A', total: 12 })!;
    const usual = englishCatalogue.text('web-score-heard', { seat: 'A', total: 12 })!;
    expect(strange).toContain('[Séàţ');
    expect(strange).toContain('12');
    expect(strange.length).toBeGreaterThanOrEqual(1.4 * usual.length);
    expect(disguiseIn('en-x-pseudo')(' · ')).toBe(' · ');
  });

  it('is asked for by name and stands in no menu', () => {
    for (const code of ['en-x-pseudo', 'en-x-rtl', 'en-x-wide']) {
      expect(chooseLanguage([code])).toBe(code);
      expect(languages).not.toContain(code);
    }
  });

  it('may run from right to left, every placeholder set apart, or do without spaces', async () => {
    const said = { seat: 'A', total: 12 };
    expect((await loadCatalogue('en-x-rtl')).text('web-score-heard', said)).toMatch(/^[א-ת]+ \u2068A\u2069: /);
    expect((await loadCatalogue('en-x-wide')).text('web-close-sure')).toMatch(/^[^\sa-z]+$/i);
  });
});
