/** Fluent catalogues, the same files the Python side reads. English is complete; other languages fall back to it. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import locales from '../../../../src/lodestone/i18n/languages.json';

export type Arguments = Record<string, FluentVariable>;

// The sentences of the terminal, of scenes and of the physics are never read in a browser.
const english = import.meta.glob<string>(
  [
    '../../../../src/lodestone/i18n/locales/en/*.ftl',
    '!../../../../src/lodestone/i18n/locales/*/{cli,play,physics,rules}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const others = import.meta.glob<string>(
  [
    '../../../../src/lodestone/i18n/locales/*/*.ftl',
    '!../../../../src/lodestone/i18n/locales/en/*.ftl',
    '!../../../../src/lodestone/i18n/locales/*/{cli,play,physics,rules}.ftl',
  ],
  { query: '?raw', import: 'default' },
);

/** A language for testing layouts, made from English when it is asked for; see pseudo.ts. */
export const PSEUDO = 'en-x-pseudo';

/** The locale that a language counts and formats by, as on the Python side. */
export function localeOf(language: string): string {
  return (locales as Record<string, string>)[language] ?? language;
}

const languageOf = (path: string): string => path.split('/').at(-2) ?? 'en';

/** The languages there are, English first. */
export const languages: readonly string[] = ['en', ...new Set(Object.keys(others).map(languageOf).sort())];

export class Catalogue {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: string,
    sources: Iterable<string>,
    transform: (text: string) => string = (text) => text,
  ) {
    // No isolation marks, as in the Python catalogues: all our languages run left to right.
    this.#bundle = new FluentBundle(localeOf(language), { useIsolating: false, transform });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  /** The sentence, or null when this language does not have it. */
  text(key: string, given: Arguments = {}): string | null {
    const pattern = this.#bundle.getMessage(key)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, given, []) : null;
  }
}

export const englishCatalogue = new Catalogue('en', Object.values(english));

export async function loadCatalogue(language: string): Promise<Catalogue> {
  if (language === 'en') return englishCatalogue;
  if (language === PSEUDO) {
    const { pseudo } = await import('./pseudo');
    return new Catalogue(PSEUDO, Object.values(english), pseudo);
  }
  const files = Object.entries(others).filter(([path]) => languageOf(path) === language);
  return new Catalogue(language, await Promise.all(files.map(([, load]) => load())));
}

/** The first wanted language that we speak, by its main part: `fi-FI` is Finnish. */
export function chooseLanguage(wanted: readonly string[], known: readonly string[] = languages): string {
  for (const code of wanted) {
    if (code === PSEUDO) return code;
    const main = code.toLowerCase().split('-')[0] ?? '';
    if (known.includes(main)) return main;
  }
  return 'en';
}
