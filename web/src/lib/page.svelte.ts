/** A table that needs every pixel has the page for itself: the site's bar is not shown, and messages keep clear of its hand. */
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

/** Take the page until what is returned is called. */
export function takePage(): () => void {
  tables = untrack(() => tables) + 1;
  return () => {
    tables -= 1;
  };
}

/** Say where messages may lie at a table that has the page: over its board, clear of its hand. */
export function keepClear(where: Clear | null): void {
  clear = where;
}

export const clearOf = (): Clear | null => clear;
