/** A table that needs every pixel has the page for itself: the bar of the site steps aside, messages keep off its hand. */
import { untrack } from 'svelte';

let tables = $state(0);

export const pageIsTaken = (): boolean => tables > 0;

/** Take the page; the answer gives it back. */
export function takePage(): () => void {
  tables = untrack(() => tables) + 1;
  return () => {
    tables -= 1;
  };
}
