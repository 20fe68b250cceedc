/** A live table on the page: its state, its connection to the server, and everything that can be asked of it. */
import { language, t, tell, type ToldReason } from '../i18n/index.svelte';
import { type ServerAnswer, TableConnection, type LineState, type TableQuestion, RefusedQuestion, type Unanswerable } from '../net/connection';
import { socketAddress } from '../net/socket';
import { toast } from '../notices.svelte';
import type { Bye, Problem } from '../protocol/types';
import { type GameEvent, heard, type TableState } from './state';

/** Listeners for one kind of event. */
class Listeners<T extends unknown[]> {
  #all: readonly ((...told: T) => void)[] = [];

  /** Add a listener; the returned function removes it. */
  readonly add = (listener: (...told: T) => void): (() => void) => {
    this.#all = [...this.#all, listener];
    return () => {
      this.#all = this.#all.filter((other) => other !== listener);
    };
  };

  tell(...told: T): void {
    for (const listener of this.#all) listener(...told);
  }
}

export class TableClient {
  state = $state.raw<TableState | null>(null);
  line = $state<LineState>('connecting');
  /** The socket is open, but nothing is coming through. */
  slow = $state(false);
  farewell = $state.raw<Bye | null>(null);
  /** Why the server does not let us in: there is no such table, or it does not know the token. */
  refusal = $state.raw<Problem | null>(null);
  readonly #connection: TableConnection;
  readonly #events = new Listeners<[events: readonly GameEvent[], state: TableState]>();
  readonly #frames = new Listeners<[bytes: ArrayBuffer]>();
  readonly #streamRefused = new Listeners<[problem: Problem]>();
  readonly #startedOver = new Listeners<[]>();

  /** Events of the game, after they have been applied to the page's state. */
  readonly onEvents = this.#events.add;
  /** Live frames. */
  readonly onFrame = this.#frames.add;
  /** Why a streamed movement was refused. */
  readonly onStreamRefused = this.#streamRefused.add;
  /** The running turn starts over. */
  readonly onStartedOver = this.#startedOver.add;

  constructor(
    readonly id: string,
    readonly token: string | null,
  ) {
    this.#connection = new TableConnection(socketAddress(`/api/tables/${id}/socket`), token, language(), {
      told: (message) => {
        if (message.type === 'refused' && message.id === null) this.refusal = message.error;
        if (message.type === 'welcome') this.refusal = null; // for example, a table that was full has room again
        if (message.type === 'refused' && message.id === 'stream') this.#streamRefused.tell(message.error);
        if (message.type === 'update' && message.declined) this.#tellDeclined(message.by);
        const { state, gap } = heard(this.state, message);
        this.state = state;
        if (gap) this.ask({ type: 'resync' }).catch(() => undefined);
        else if (state && (message.type === 'update' || message.type === 'live') && message.events.length > 0) this.#events.tell(message.events, state);
        if (message.type === 'live' && message.restarted) this.#startedOver.tell();
      },
      frame: (bytes) => this.#frames.tell(bytes),
      line: (line, farewell) => {
        this.line = line;
        this.farewell = farewell;
      },
      slow: (slow) => {
        this.slow = slow;
      },
    });
  }

  /** Tell whoever made a proposal who has declined it. */
  #tellDeclined(by: number | null): void {
    const { proposal, people } = this.state?.table ?? {};
    if (!proposal || proposal.by !== this.state?.you || by === this.state.you) return;
    toast(t('web-proposal-declined', { name: people?.find(({ person }) => person === by)?.name ?? '' }));
  }

  ask(question: TableQuestion): Promise<ServerAnswer> {
    return this.#connection.ask(question);
  }

  say(message: Unanswerable): void {
    this.#connection.say(message);
  }

  /** Something should have arrived by now: find out whether the connection stalls. */
  probe(): void {
    this.#connection.probe();
  }

  /** Ask for something to be done; a refusal is shown. True if it was done. */
  async request(question: TableQuestion): Promise<boolean> {
    try {
      await this.ask(question);
      return true;
    } catch (problem) {
      if (!(problem instanceof RefusedQuestion)) {
        toast(t('web-line-ended'), 'problem');
        return false;
      }
      const game = this.state?.table.game;
      const { rule } = problem.problem;
      toast(wordsOf(problem.problem), 'problem', game && rule ? { game, rule } : null);
      return false;
    }
  }

  close(): void {
    this.#connection.close();
  }
}

/** A refusal in the reader's language. */
export function wordsOf(problem: Problem): string {
  return tell({ ...problem, args: problem.args as ToldReason['args'] });
}
