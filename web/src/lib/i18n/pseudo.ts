/** Languages for testing layouts, made from English: longer, from right to left, and wide without spaces. They are in no menu. */

const accents: Readonly<Record<string, string>> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyz'].map((letter, at) => [letter, [...'àƀçđéƒğĥîĵķļɱñöþɋŕšţûṽŵẋýž'][at] ?? letter]),
);
const growth = 0.4;

/** A text made longer and odd-looking. What has no letters stays as it is. */
function pseudo(text: string): string {
  if (!/[a-z]/i.test(text)) return text;
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  const more = Math.ceil(words.length * growth);
  const padding = 'ëïöü '.repeat(Math.ceil(more / 5)).slice(0, more).trimEnd();
  const odd = [...words].map((letter) => accents[letter] ?? letter).join('');
  return `${before}[${odd} ${padding}]${after}`;
}

const hebrew = 'אבצדהפגחיזקלמנספקרסתוושכיז';

/** Hebrew letters for Latin ones: nobody can read it, but it runs from right to left. */
function mirrored(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => hebrew[letter.toLowerCase().charCodeAt(0) - 97] ?? letter);
}

const wide = '磁石机紐板角丸手番勝点行列役者目盤面局';

/** A wide character for every other letter, and no spaces between words. */
function widened(text: string): string {
  return text
    .replace(/[a-z]{1,2}/gi, (letters) => wide[(letters.charCodeAt(0) + letters.length) % wide.length] ?? letters)
    .replace(/(?<=[^\s{}\d]) +(?=[^\s{}\d])/g, '');
}

const disguises: Readonly<Record<string, (text: string) => string>> = { 'en-x-rtl': mirrored, 'en-x-wide': widened };

/** How one of these languages writes an English text. */
export function disguiseIn(language: string): (text: string) => string {
  return disguises[language] ?? pseudo;
}
