import locales from '../../../../src/lodestone/i18n/languages.json';

/** Pseudo-languages for testing layouts (see pseudo.ts), and the locales whose plurals and direction they use. */
const pseudoLocales: Readonly<Record<string, string>> = { 'en-x-pseudo': 'en-GB', 'en-x-rtl': 'he', 'en-x-wide': 'ja' };

/** Whether a language is one of these, made from English on demand. */
export function isPseudo(language: string): boolean {
  return language in pseudoLocales;
}

/** The locale that a language counts and formats by, as on the Python side. */
export function localeOf(language: string): string {
  return (locales as Record<string, string>)[language] ?? pseudoLocales[language] ?? language;
}

/** The names of the leaflets' languages in alphabetical order. Norwegian is named without its form, which does not matter. */
export function namesOfLeaflets(codes: readonly string[], locale: string): string[] {
  const names = new Intl.DisplayNames([locale], { type: 'language' });
  return codes.map((code) => names.of(code === 'nb' ? 'no' : code) ?? code).sort((one, other) => one.localeCompare(other, locale));
}
