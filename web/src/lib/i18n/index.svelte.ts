/** The words on the page. `t` follows the chosen language at once, without a reload. */
import { settings } from '../settings.svelte';
import { type Arguments, type Catalogue, chooseLanguage, englishCatalogue, loadCatalogue } from './catalogue';

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
}

export function tell(told: Told): string {
  return current.text(told.key, told.args) ?? englishCatalogue.text(told.key, told.args) ?? told.message;
}

/** Bring the page into the language that the settings or the browser ask for. */
export async function followLanguage(): Promise<void> {
  const wanted = chooseLanguage(settings.language ? [settings.language] : navigator.languages);
  if (wanted !== current.language) current = await loadCatalogue(wanted);
  document.documentElement.lang = current.language;
}

/** A language's name in that language itself. */
export function nameOf(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
