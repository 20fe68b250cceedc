/**
 * Names for things that refusals give in notation, as people call them: tiles, magnets, seats and games.
 * The same as src/lodestone/i18n/naming.py, which says why.
 */
import { attributes, START, WILD } from '../clustered/draw/tile';
import { gameTitles, isGame } from '../games';
import type { Arguments } from './catalogue';

type Worded = (key: string, given?: Arguments) => string;

const tiles: ReadonlySet<string> = new Set(['tile', 'neighbour', 'occupant', 'example']);
const seats: ReadonlySet<string> = new Set(['seat', 'first', 'last']);
const games: ReadonlySet<string> = new Set(['game', 'expected']);

function tileName(notation: string, worded: Worded): string {
  const face = notation.split('@')[0] ?? notation;
  if (face === WILD) return worded('web-tile-wild');
  if (face === START) return worded('web-tile-start');
  const parts = attributes(face);
  return parts ? worded('web-tile-words', { ...parts }) : notation;
}

function magnetName(notation: string, worded: Worded): string {
  const parts = /^([cs])(\d+)$/.exec(notation);
  if (!parts) return notation;
  return worded(parts[1] === 'c' ? 'web-kluster-stone' : 'web-kluster-spinner', { number: Number(parts[2]) });
}

/** The arguments in the form in which they go into a sentence for people. */
export function asPeopleSay(args: Arguments, worded: Worded): Arguments {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => {
      if (tiles.has(name) && typeof value === 'string') return [name, tileName(value, worded)];
      if (name === 'magnet' && typeof value === 'string') return [name, magnetName(value, worded)];
      if (seats.has(name) && typeof value === 'number') return [name, String.fromCharCode(65 + value)];
      if (games.has(name) && typeof value === 'string') return [name, isGame(value) ? gameTitles[value] : value];
      return [name, value];
    }),
  );
}

/** The words with a capital at the start, as `locale` writes it. */
export const capitalised = (words: string, locale?: string): string => words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);

/** Capitalises a sentence that begins with the name of a thing. */
export function begun(text: string, args: Arguments, said: Arguments): string {
  const names = Object.keys(said).filter((name) => said[name] !== args[name]);
  return names.some((name) => text.startsWith(String(said[name]))) ? capitalised(text) : text;
}
