/** One's own games as a file: to another browser, or for safe-keeping. No key to any seat is in it. */
import { fieldsOf } from '../fields';
import { addGames, readGames, VERSION, yourGames } from './games';

const FORMAT = 'lodestone-your-games';
/** Bytes: a larger file is none of ours. */
export const LARGEST = 2_000_000;

export const toFile = (): string => JSON.stringify({ format: FORMAT, version: VERSION, games: yourGames() }, null, 1);

/** How many games were new; null: that is no such file. */
export function fromFile(text: string): number | null {
  if (text.length > LARGEST) return null;
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  const { format, version, games } = fieldsOf(read);
  if (format !== FORMAT || version !== VERSION || !Array.isArray(games)) return null;
  return addGames(readGames(games));
}
