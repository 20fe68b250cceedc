/** What the page knows of the lobby. A small module, since every page may have to say that somebody was found. */
import type { Listing } from '../protocol/types';
import type { GameName } from '../games';

interface Waiting {
  readonly game: GameName;
  /** Playing a bot meanwhile, and so asked before being taken elsewhere. */
  readonly meanwhile: boolean;
  /** They have waited for a while (`longWait`). */
  readonly long: boolean;
}

/** Somebody was found. */
export interface Call {
  readonly pair: string;
  readonly name: string;
  /** ms, by `performance.now()`: when the time to answer is up. */
  readonly until: number;
  /** We have said that we are coming. */
  readonly agreed: boolean;
}

class LobbyState {
  listings = $state.raw<readonly Listing[]>([]);
  /** Whether the server has told us what is open. */
  known = $state(false);
  /** The connection is lost; it reconnects by itself. */
  lost = $state(false);
  waiting = $state.raw<Waiting | null>(null);
  call = $state.raw<Call | null>(null);
}

export const lobby = new LobbyState();
