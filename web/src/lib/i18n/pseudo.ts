/** A language for testing layouts: English with accents, in brackets and two fifths longer. It is in no menu. */

const accents: Readonly<Record<string, string>> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyz'].map((letter, at) => [letter, [...'àƀçđéƒğĥîĵķļɱñöþɋŕšţûṽŵẋýž'][at] ?? letter]),
);
const growth = 0.4;

/** A text made longer and odd-looking. What has no letters stays as it is. */
export function pseudo(text: string): string {
  if (!/[a-z]/i.test(text)) return text;
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  const more = Math.ceil(words.length * growth);
  const padding = 'ëïöü '.repeat(Math.ceil(more / 5)).slice(0, more).trimEnd();
  const odd = [...words].map((letter) => accents[letter] ?? letter).join('');
  return `${before}[${odd} ${padding}]${after}`;
}
