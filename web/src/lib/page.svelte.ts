/** A table that needs every pixel has the page for itself: the bar of the site steps aside, messages keep off its hand. */
import { untrack } from 'svelte';

/** Pixels from the edges of the page to the part of it over which messages may lie. */
interface Clear {
  left: number;
  right: number;
  top: number;
}

let tables = $state(0);
let clear = $state.raw<Clear | null>(null);

export const pageIsTaken = (): boolean => tables > 0;

/** Take the page; the answer gives it back. */
export function takePage(): () => void {
  tables = untrack(() => tables) + 1;
  return () => {
    tables -= 1;
  };
}

/** Where messages may lie, for a table that has the page: over its board, off its hand. */
export function keepClear(where: Clear | null): void {
  clear = where;
}

export const clearOf = (): Clear | null => clear;
