/** Fluent catalogues, the same files the Python side reads. English is complete; other languages fall back to it. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { directionOf, isolate } from './direction';
import { isPseudo, localeOf } from './locale';

export type Arguments = Record<string, FluentVariable>;

// Whatever only a terminal shows is never read in a browser.
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

/** The same arguments, with names that run from right to left set apart. */
function apart(given: Arguments): Arguments {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, typeof value === 'string' ? isolate(value) : value]));
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
    // From left to right only what runs the other way is set apart, as in the Python catalogues.
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

/** Codes that browsers use for a language of ours. */
const alsoCalled: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb' };

/** The first wanted language that we speak, as closely as we do: `pt-BR` is Brazilian, `fi-FI` just Finnish. */
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

/** The language without its country: that of the leaflets in a box. */
export function mainPart(code: string): string {
  return code.split('-')[0] ?? code;
}
