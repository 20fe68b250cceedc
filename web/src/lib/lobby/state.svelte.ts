/** What the page knows of the lobby: small, since every page may have to say that somebody was found. */
import type { Listing } from '../protocol/types';
import type { GameName } from '../games';

interface Waiting {
  readonly game: GameName;
  /** Playing a bot meanwhile: asked before they are taken elsewhere. */
  readonly meanwhile: boolean;
  /** A while has passed. */
  readonly long: boolean;
}

/** Somebody was found. */
export interface Call {
  readonly pair: string;
  readonly name: string;
  /** When the time to answer is up, by `performance.now()`. */
  readonly until: number;
  /** We have said that we come. */
  readonly agreed: boolean;
}

class LobbyState {
  listings = $state.raw<readonly Listing[]>([]);
  /** Whether the server has told us what is open. */
  known = $state(false);
  /** The line is down; it comes back by itself. */
  lost = $state(false);
  waiting = $state.raw<Waiting | null>(null);
  call = $state.raw<Call | null>(null);
}

export const lobby = new LobbyState();
