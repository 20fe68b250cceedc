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
