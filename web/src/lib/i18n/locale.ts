import locales from '../../../../src/lodestone/i18n/languages.json';

/** Languages that nobody speaks, for looking at layouts (see pseudo.ts), and the locales they count and run by. */
const pseudoLocales: Readonly<Record<string, string>> = { 'en-x-pseudo': 'en-GB', 'en-x-rtl': 'he', 'en-x-wide': 'ja' };

/** Whether a language is made from English when it is asked for. */
export function isPseudo(language: string): boolean {
  return language in pseudoLocales;
}

/** The locale that a language counts and formats by, as on the Python side. */
export function localeOf(language: string): string {
  return (locales as Record<string, string>)[language] ?? pseudoLocales[language] ?? language;
}

/** What the languages of leaflets are called, in the order of the alphabet. Norwegian is just that: which of its two forms matters to nobody. */
export function namesOfLeaflets(codes: readonly string[], locale: string): string[] {
  const names = new Intl.DisplayNames([locale], { type: 'language' });
  return codes.map((code) => names.of(code === 'nb' ? 'no' : code) ?? code).sort((one, other) => one.localeCompare(other, locale));
}
