/** Writing direction, and names written in the other direction. */
import { localeOf } from './locale';

const rightToLeftScripts: ReadonlySet<string> = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The direction of a page in a language. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const script = new Intl.Locale(localeOf(language)).maximize().script;
  return script !== undefined && rightToLeftScripts.has(script) ? 'rtl' : 'ltr';
}

/** Isolates words that run from right to left, so that they do not reorder the sentence around them. */
export function isolate(words: string): string {
  return rightToLeft.test(words) && !words.startsWith('\u2068') ? `\u2068${words}\u2069` : words;
}
