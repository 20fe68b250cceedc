/** Addresses and screens: a small router over the History API. */
import { type GameName, isGame } from './games';

export type Route =
  | { screen: 'lobby' }
  | { screen: 'new'; game: GameName }
  /** `key`: from a personal link, which opens a seat taken on another device. */
  | { screen: 'table'; table: string; key: string | null }
  | { screen: 'records' }
  | { screen: 'record'; record: string; turn: number | null; review: boolean }
  | { screen: 'score' }
  | { screen: 'referee' }
  | { screen: 'yours' }
  | { screen: 'rules'; game: GameName }
  | { screen: 'learn'; game: GameName | null }
  | { screen: 'about' }
  | { screen: 'daily' }
  | { screen: 'unknown' };

/** Screens whose address is just their name. */
const PLAIN = ['records', 'score', 'referee', 'about', 'yours', 'daily'] as const;
const isPlain = (word: string): word is (typeof PLAIN)[number] => (PLAIN as readonly string[]).includes(word);

export function parseRoute(address: Pick<Location, 'pathname' | 'search' | 'hash'>): Route {
  const [first, second, ...rest] = address.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  if (rest.length > 0) return { screen: 'unknown' };
  if (first === undefined) return { screen: 'lobby' };
  if (second === undefined) {
    if (isPlain(first)) return { screen: first };
    return first === 'learn' ? { screen: 'learn', game: null } : { screen: 'unknown' };
  }
  if ((first === 'new' || first === 'rules' || first === 'learn') && isGame(second)) return { screen: first, game: second };
  if (first === 't') return { screen: 'table', table: second, key: /^#([\w-]{16,})$/.exec(address.hash)?.[1] ?? null };
  if (first === 'r') {
    const turn = /[?&]turn=(\d+)(?:&|$)/.exec(address.search)?.[1];
    const review = /[?&]review(?:&|=|$)/.test(address.search);
    return { screen: 'record', record: second, turn: turn === undefined ? null : Number(turn), review };
  }
  return { screen: 'unknown' };
}

/** The address of a turn of a record, reviewed or not. */
export const recordAddress = (record: string, turn: number, review: boolean): string =>
  `/r/${record}?turn=${turn}${review ? '&review' : ''}`;

let current = $state.raw<Route>({ screen: 'lobby' });

export function route(): Route {
  return current;
}

/** Go to one of our addresses; `replace` when the back button should not lead to the current one. */
export function navigate(address: string, options: { replace?: boolean } = {}): void {
  if (options.replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  current = parseRoute(location);
}

/** Follow the address bar and take over clicks on links within the page. */
export function startRouter(): void {
  current = parseRoute(location);
  addEventListener('popstate', () => {
    current = parseRoute(location);
  });
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    if (link.hash && link.pathname === location.pathname) {
      history.replaceState(null, '', link.hash);
      dispatchEvent(new HashChangeEvent('hashchange'));
      document.getElementById(decodeURIComponent(link.hash.slice(1)))?.focus();
      return;
    }
    navigate(link.pathname + link.search + link.hash);
    scrollTo(0, 0);
  });
}
