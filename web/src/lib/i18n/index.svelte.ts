/** The texts on the page. `t` follows the chosen language at once, without a reload. */
import { settings } from '../settings.svelte';
import { type Arguments, type Catalogue, chooseLanguage, englishCatalogue, languages, loadCatalogue, mainPart } from './catalogue';
import { directionOf, isolate } from './direction';
import { isPseudo, localeOf, namesOfLeaflets } from './locale';
import { asPeopleSay, begun, capitalised } from './naming';

// Only the languages for testing layouts change the words.
let disguised: (text: string) => string = (text) => text;
let current = $state.raw<Catalogue>(englishCatalogue);

/** The current language of the page. */
export function language(): string {
  return current.language;
}

/** The sentence named `key`. Write keys literally: a test looks for them in the catalogues. */
export function t(key: string, given?: Arguments): string {
  const text = current.text(key, given) ?? englishCatalogue.text(key, given);
  if (text === null) throw new Error(`no sentence “${key}” in the catalogues`);
  return text;
}

/** A reason that the server sent as key and arguments, with its own text as a fallback. */
export interface ToldReason {
  key: string;
  args: Arguments;
  message: string;
  rule?: string | null;
}

export function tell(told: ToldReason): string {
  const said = asPeopleSay(told.args, t);
  const text = current.text(told.key, said) ?? englishCatalogue.text(told.key, said);
  return text === null ? told.message : begun(text, told.args, said);
}

/** Show the page in the language that the settings or the browser ask for. */
export async function followLanguage(): Promise<void> {
  const wanted = chooseLanguage(settings.language ? [settings.language] : navigator.languages);
  if (wanted !== current.language) {
    disguised = isPseudo(wanted) ? (await import('./pseudo')).disguiseIn(wanted) : (text) => text;
    current = await loadCatalogue(wanted);
  }
  document.documentElement.lang = current.language;
  document.documentElement.dir = directionOf(current.language);
}

/** A language's name in that language itself. */
export function nameOf(code: string): string {
  const elsewhere = languages.some((other) => other !== code && mainPart(other) === mainPart(code));
  const names = new Intl.DisplayNames([localeOf(code)], { type: 'language', languageDisplay: 'standard' });
  // Name the country only where we have the language of two.
  const name = names.of(elsewhere ? localeOf(code) : code) ?? code;
  return capitalised(name, code);
}

/** The language to ask the server for books in. */
export function bookLanguage(): string {
  return isPseudo(current.language) ? 'en' : current.language;
}

/** Words that do not come from the catalogues, as the current language shows them. */
export function disguise(text: string): string {
  return isPseudo(current.language) ? disguised(text) : text;
}

/** The names of the leaflets' languages in the current language. */
export function leafletNames(codes: readonly string[]): string[] {
  return namesOfLeaflets(codes, localeOf(bookLanguage()));
}

/** A moment, as the current language writes it. */
export function formatWhen(at: number | Date, dateStyle: 'medium' | 'long' = 'medium'): string {
  return new Intl.DateTimeFormat(localeOf(bookLanguage()), { dateStyle, timeStyle: 'short' }).format(at);
}

const spans = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** A duration in the largest unit of which there are at least two: “2 days”, “36 hours”. Rounded down, to a minute at least. */
export function formatSpan(seconds: number, unitDisplay: 'long' | 'narrow' = 'long'): string {
  const span = spans.find((one) => seconds >= 2 * one.seconds) ?? spans[2];
  const count = Math.max(1, Math.floor(seconds / span.seconds));
  return new Intl.NumberFormat(localeOf(bookLanguage()), { style: 'unit', unit: span.unit, unitDisplay }).format(count);
}

/** Formats a day given as `2026-11-18`; the same in every time zone. */
export function formatDay(day: string): string {
  const format = new Intl.DateTimeFormat(localeOf(bookLanguage()), { dateStyle: 'medium', timeZone: 'UTC' });
  return format.format(Date.parse(`${day}T00:00:00Z`));
}

/** A list joined with “and”. */
export function formatList(entries: readonly string[]): string {
  return new Intl.ListFormat(localeOf(bookLanguage()), { type: 'conjunction' }).format(entries.map(isolate));
}
