/** Open tables, and waiting for somebody to play with. The socket is open only while they are shown, or somebody waits. */
import { post, RefusedRequest } from '../api';
import { language, t } from '../i18n/index.svelte';
import { socketAddress } from '../net/socket';
import { announce, toast } from '../notices.svelte';
import { notify } from '../notifying';
import type { AnyLobbyTold, Joined, Listings, Problem } from '../protocol/types';
import { type GameName, gameTitles } from '../games';
import { navigate, route } from '../router.svelte';
import { yourTurn } from '../sound';
import { readStored, writeStored } from '../stored';
import { callToCompany } from '../table/attention';
import { keepTable, newToken } from '../table/kept';
import { wordsOf } from '../table/live.svelte';
import { ownName } from '../table/opening';
import { LobbyLine } from './line';
import { type Call, lobby } from './state.svelte';

/** ms of waiting after which a bot is offered instead. */
const longWait = 20_000;

let line: LobbyLine | null = null;
let watchers = 0;
/** The token with which we will take a seat; if we join again with it, the server recognises us. */
let token = '';
let growingLong: ReturnType<typeof setTimeout> | undefined;

/** The token this browser waits with, in any tab, so that a second tab replaces the first instead of being paired with it. */
function sharedToken(): string {
  const kept = readStored('waiting');
  const shared = typeof kept === 'string' && /^[0-9a-f]{48}$/.test(kept) ? kept : newToken();
  writeStored('waiting', shared);
  return shared;
}

function needLine(): void {
  line ??= new LobbyLine(socketAddress('/api/lobby/socket'), language(), { told: hear, opened, lost });
}

function dropLine(): void {
  if (watchers > 0 || lobby.waiting) return;
  line?.close();
  line = null;
  lobby.known = lobby.lost = false;
}

function opened(): void {
  lobby.lost = false;
  say();
}

function lost(): void {
  lobby.known = false;
  lobby.lost = true;
}

/** Watch the open tables until the returned function is called. */
export function watchTables(): () => void {
  watchers += 1;
  needLine();
  return () => {
    watchers -= 1;
    dropLine();
  };
}

/** Wait for somebody who wants to play this. */
export function playSomebody(game: GameName): void {
  token = sharedToken();
  lobby.waiting = { game, meanwhile: false, long: false };
  setCall(null);
  clearTimeout(growingLong);
  growingLong = setTimeout(() => {
    if (lobby.waiting) lobby.waiting = { ...lobby.waiting, long: true };
  }, longWait);
  needLine();
  say();
  announce(t('web-open-waiting', { game: gameTitles[game] }));
}

/** Keep waiting while doing something else: from now on we are asked before we are taken to a table. */
export function waitBeside(): void {
  if (lobby.waiting) lobby.waiting = { ...lobby.waiting, meanwhile: true };
}

export function stopWaiting(): void {
  void line?.ask({ type: 'stop' });
  end();
}

function setCall(call: Call | null): void {
  lobby.call = call;
  if (!call || call.agreed) callToCompany(null);
}

/** Stop waiting. `elsewhere`: because another tab waits with the same token. */
function end(elsewhere = false): void {
  if (!elsewhere) writeStored('waiting', null);
  clearTimeout(growingLong);
  setCall(null);
  lobby.waiting = null;
  dropLine();
}

/** Tell the server that we are waiting; on a new connection it has forgotten. */
function say(): void {
  const { waiting } = lobby;
  if (!waiting) return;
  const asked = token;
  void line?.ask({ type: 'wait', game: waiting.game, token, name: ownName() }).then((problem: Problem | null) => {
    if (!problem || token !== asked) return;
    toast(wordsOf(problem), 'problem');
    end();
  });
}

/** Answer whether we are coming. */
export function answerCall(agree: boolean): void {
  const { call } = lobby;
  if (!call) return;
  void line?.ask({ type: 'answer', pair: call.pair, agree });
  if (agree) setCall({ ...call, agreed: true });
  else end();
}

/** Somebody who is looking at the lobby has nothing else to do and is taken to the table; anybody else is asked first. */
const isFree = (): boolean =>
  lobby.waiting !== null && !lobby.waiting.meanwhile && route().screen === 'lobby' && document.visibilityState === 'visible';

/** Somebody was found: make it heard, and visible outside the page, for as long as there is time to answer. */
function callPerson(words: string): void {
  yourTurn();
  callToCompany(words);
  if (document.visibilityState === 'visible') return;
  void notify(words, '', 'company', location.pathname);
  document.addEventListener('visibilitychange', comeBack, { once: true });
}

function comeBack(): void {
  if (lobby.call && !lobby.call.agreed && isFree()) answerCall(true);
}

function hear(message: AnyLobbyTold): void {
  switch (message.type) {
    case 'listings':
      lobby.listings = known(message);
      lobby.known = true;
      break;
    case 'found':
      if (!lobby.waiting) break;
      setCall({ pair: message.pair, name: message.name, until: performance.now() + message.seconds * 1000, agreed: false });
      if (isFree()) answerCall(true);
      else callPerson(t('web-open-found', { name: message.name, game: gameTitles[lobby.waiting.game] }));
      break;
    case 'waiting':
      setCall(null);
      toast(t('web-open-gone'));
      break;
    case 'paired': {
      const { game } = message;
      keepTable(message.table, token, game);
      end();
      navigate(`/t/${message.table}`);
      break;
    }
    case 'over':
      toast(whyOver(message.reason), 'problem');
      end(message.reason === 'elsewhere');
      break;
  }
}

function whyOver(reason: string): string {
  if (reason === 'elsewhere') return t('web-open-over-elsewhere');
  return reason === 'full' ? t('web-open-over-full') : t('web-open-over-unanswered');
}

function known({ whole, listings, gone }: Listings): Listings['listings'] {
  if (whole) return listings;
  const news = new Map(listings.map((one) => [one.listing, one]));
  const left = lobby.listings.filter(({ listing }) => !gone.includes(listing));
  const kept = left.map((one) => news.get(one.listing) ?? one);
  const known = new Set(kept.map(({ listing }) => listing));
  return [...listings.filter(({ listing }) => !known.has(listing)), ...kept];
}

/** Take a seat at an open table and go there. */
export async function joinListing(listing: string, game: GameName): Promise<void> {
  try {
    const joined = await post<Joined>(`/api/listings/${listing}/seats`, { name: ownName(), token: newToken() });
    keepTable(joined.table, joined.token, game);
    if (lobby.waiting) stopWaiting();
    navigate(`/t/${joined.table}`);
  } catch (refusal) {
    if (!(refusal instanceof RefusedRequest)) throw refusal;
    toast(refusal.message, 'problem');
  }
}
