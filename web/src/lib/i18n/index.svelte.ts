/** The words on the page. `t` follows the chosen language at once, without a reload. */
import { settings } from '../settings.svelte';
import { type Arguments, type Catalogue, chooseLanguage, englishCatalogue, loadCatalogue, localeOf, PSEUDO } from './catalogue';

// Outside of the test language words stay as they are.
let disguised: (text: string) => string = (text) => text;
let current = $state.raw<Catalogue>(englishCatalogue);

/** The language now on the page. */
export function language(): string {
  return current.language;
}

/** The sentence named `key`. Write keys literally: a test looks for them in the catalogues. */
export function t(key: string, given?: Arguments): string {
  const text = current.text(key, given) ?? englishCatalogue.text(key, given);
  if (text === null) throw new Error(`no sentence “${key}” in the catalogues`);
  return text;
}

/** A reason that arrived from the server as key and arguments, with the server's own words in reserve. */
export interface Told {
  key: string;
  args: Arguments;
  message: string;
  rule?: string | null;
}

export function tell(told: Told): string {
  return current.text(told.key, told.args) ?? englishCatalogue.text(told.key, told.args) ?? told.message;
}

/** Bring the page into the language that the settings or the browser ask for. */
export async function followLanguage(): Promise<void> {
  const wanted = chooseLanguage(settings.language ? [settings.language] : navigator.languages);
  if (wanted !== current.language) {
    disguised = wanted === PSEUDO ? (await import('./pseudo')).pseudo : (text) => text;
    current = await loadCatalogue(wanted);
  }
  document.documentElement.lang = current.language;
}

/** A language's name in that language itself. */
export function nameOf(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** The language to ask the server for books in. */
export function bookLanguage(): string {
  return current.language === PSEUDO ? 'en' : current.language;
}

/** Words that do not come from the catalogues, as the language now on the page shows them. */
export function disguise(text: string): string {
  return current.language === PSEUDO ? disguised(text) : text;
}

/** A language's name in the language now on the page. */
export function nameIn(code: string): string {
  return new Intl.DisplayNames([localeOf(bookLanguage())], { type: 'language' }).of(code) ?? code;
}

/** Several things, all of them meant. */
export function formatList(entries: readonly string[]): string {
  return new Intl.ListFormat(localeOf(bookLanguage()), { type: 'conjunction' }).format(entries);
}
