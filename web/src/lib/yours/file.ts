/** One's own games as a file, to take to another browser or for safe-keeping. It contains no key to any seat. */
import { fieldsOf } from '../fields';
import { addGames, readGames, VERSION, yourGames } from './games';

const FORMAT = 'lodestone-your-games';
/** Bytes: no file of ours is larger. */
export const LARGEST = 2_000_000;

export const toFile = (): string => JSON.stringify({ format: FORMAT, version: VERSION, games: yourGames() }, null, 1);

/** Add the games of a file; returns how many were new, or null if it is not such a file. */
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
