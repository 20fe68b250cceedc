/** Fluent catalogues, the same files the Python side reads. English is complete; other languages fall back to it. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { directionOf, isolate } from './direction';
import { isPseudo, localeOf } from './locale';

export type Arguments = Record<string, FluentVariable>;

// Texts that only a terminal shows are not loaded.
const english = import.meta.glob<string>('../../../../src/lodestone/i18n/locales/en/{rules,browser,server}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const others = import.meta.glob<string>(
  [
    '../../../../src/lodestone/i18n/locales/*/{rules,browser,server}.ftl',
    '!../../../../src/lodestone/i18n/locales/en/*.ftl',
  ],
  { query: '?raw', import: 'default' },
);

const languageOf = (path: string): string => path.split('/').at(-2) ?? 'en';

/** The languages there are, English first. */
export const languages: readonly string[] = ['en', ...new Set(Object.keys(others).map(languageOf).sort())];

/** A cache key for a sentence with its arguments; null where they are more than strings and numbers. */
function callOf(key: string, given: Arguments): string | null {
  let call = key;
  for (const name in given) {
    const value = given[name];
    if (typeof value !== 'string' && typeof value !== 'number') return null;
    // The type counts, too: the string “1” selects other plural forms than the number.
    call += `\0${name}\0${typeof value}\0${value}`;
  }
  return call;
}

/** The same arguments, with names that run from right to left isolated. */
function apart(given: Arguments): Arguments {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, typeof value === 'string' ? isolate(value) : value]));
}

/** How many sentences per language are cached; a game uses a few hundred different ones. */
const mostRemembered = 2000;

export class Catalogue {
  readonly #bundle: FluentBundle;
  /** Sentences formatted before: formatting them again would be the slowest part of handling a click. */
  readonly #said = new Map<string, string>();

  constructor(
    readonly language: string,
    sources: Iterable<string>,
    transform: (text: string) => string = (text) => text,
  ) {
    // In left-to-right languages only what runs the other way is isolated, as in the Python catalogues.
    this.#bundle = new FluentBundle(localeOf(language), { useIsolating: directionOf(language) === 'rtl', transform });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  /** The sentence, or null when this language does not have it. */
  text(key: string, given: Arguments = {}): string | null {
    const call = callOf(key, given);
    const before = call === null ? undefined : this.#said.get(call);
    if (before !== undefined) return before;
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) return null;
    const text = this.#bundle.formatPattern(pattern, apart(given), []);
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
  if (isPseudo(language)) {
    const { disguiseIn } = await import('./pseudo');
    return new Catalogue(language, Object.values(english), disguiseIn(language));
  }
  const files = Object.entries(others).filter(([path]) => languageOf(path) === language);
  return new Catalogue(language, await Promise.all(files.map(([, load]) => load())));
}

/** Other codes that browsers use for our languages. */
const alsoCalled: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb' };

/** The first wanted language that we have, in the closest variant: `pt-BR` is Brazilian, `fi-FI` just Finnish. */
export function chooseLanguage(wanted: readonly string[], known: readonly string[] = languages): string {
  for (const code of wanted) {
    if (isPseudo(code)) return code;
    const spoken = spokenAs(code, known);
    if (spoken) return spoken;
  }
  return 'en';
}

function spokenAs(code: string, known: readonly string[]): string | undefined {
  for (let tag = code.toLowerCase(); tag; tag = tag.slice(0, Math.max(0, tag.lastIndexOf('-')))) {
    const asked = alsoCalled[tag] ?? tag;
    const spoken = known.find((one) => one.toLowerCase() === asked);
    if (spoken) return spoken;
  }
  return undefined;
}

/** The language without its country, as leaflets in a box have it. */
export function mainPart(code: string): string {
  return code.split('-')[0] ?? code;
}
