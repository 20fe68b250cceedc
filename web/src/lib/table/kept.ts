/** The tables this browser has sat at, with the keys to its seats. They stay in this browser. */
import { hasFields } from '../fields';
import type { GameName } from '../games';
import { readStored, writeStored } from '../stored';

export interface KeptTable {
  table: string;
  token: string;
  game: GameName;
  /** ms since 1970: when it was last opened. */
  at: number;
}

/** How many tables are remembered. */
const mostKept = 30;

const isKept = (value: unknown): value is KeptTable => hasFields(value, 'table', 'token', 'game', 'at');

/** The kept tables, latest first. */
export function keptTables(): KeptTable[] {
  const stored = readStored('tables');
  return Array.isArray(stored) ? stored.filter(isKept) : [];
}

export const tokenFor = (table: string): string | null => keptTables().find((kept) => kept.table === table)?.token ?? null;

export function keepTable(table: string, token: string, game: GameName): void {
  const others = keptTables().filter((kept) => kept.table !== table);
  writeStored('tables', [{ table, token, game, at: Date.now() }, ...others].slice(0, mostKept));
}

export function forgetTable(table: string): void {
  writeStored('tables', keptTables().filter((kept) => kept.table !== table));
}

/** A key that cannot be guessed: 24 random bytes in hexadecimal. */
export const newToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export function keptName(): string {
  const name = readStored('name');
  return typeof name === 'string' ? name : '';
}

export const keepName = (name: string): void => writeStored('name', name);
