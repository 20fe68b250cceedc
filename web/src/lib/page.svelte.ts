/** A table that needs every pixel takes over the page: the site's bar is hidden, and messages keep clear of the hand. */
import { untrack } from 'svelte';

/** Pixels from the edges of the page to the area where messages may lie. */
interface Clear {
  left: number;
  right: number;
  top: number;
}

let tables = $state(0);
let clear = $state.raw<Clear | null>(null);

export const pageIsTaken = (): boolean => tables > 0;

/** Take over the page until the returned function is called. */
export function takePage(): () => void {
  tables = untrack(() => tables) + 1;
  return () => {
    tables -= 1;
  };
}

/** Set where messages may lie at a table that has taken over the page: over its board, clear of its hand. */
export function keepClear(where: Clear | null): void {
  clear = where;
}

export const clearOf = (): Clear | null => clear;
