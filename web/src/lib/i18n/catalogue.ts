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

/** Names a sentence with its arguments; null where these are more than words and numbers. */
function callOf(key: string, given: Arguments): string | null {
  let call = key;
  for (const name in given) {
    const value = given[name];
    if (typeof value !== 'string' && typeof value !== 'number') return null;
    // The kind of value counts too: “1” as a word chooses other forms than the number does.
    call += `\0${name}\0${typeof value}\0${value}`;
  }
  return call;
}

/** Sentences remembered of a language; a game says some hundred different ones. */
const mostRemembered = 2000;

export class Catalogue {
  readonly #bundle: FluentBundle;
  /** Sentences said before: working them out again would be the longest part of what a click does. */
  readonly #said = new Map<string, string>();

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
    const call = callOf(key, given);
    const before = call === null ? undefined : this.#said.get(call);
    if (before !== undefined) return before;
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) return null;
    const text = this.#bundle.formatPattern(pattern, given, []);
    if (call !== null) {
      if (this.#said.size >= mostRemembered) this.#said.clear();
      this.#said.set(call, text);
    }
    return text;
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

/** Codes that browsers use for a language of ours. */
const alsoCalled: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb' };

/** The first wanted language that we speak, by its main part: `fi-FI` is Finnish. */
export function chooseLanguage(wanted: readonly string[], known: readonly string[] = languages): string {
  for (const code of wanted) {
    if (code === PSEUDO) return code;
    const asked = code.toLowerCase().split('-')[0] ?? '';
    const main = alsoCalled[asked] ?? asked;
    if (known.includes(main)) return main;
  }
  return 'en';
}
