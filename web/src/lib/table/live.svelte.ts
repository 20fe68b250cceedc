/** A table as it lives on the page: its state, its line to the server, and everything that can be asked of it. */
import { language, t, tell, type ToldReason } from '../i18n/index.svelte';
import { type ServerAnswer, TableConnection, type LineState, type TableQuestion, RefusedQuestion, type Unanswerable } from '../net/connection';
import { socketAddress } from '../net/socket';
import { toast } from '../notices.svelte';
import type { Bye, Problem } from '../protocol/types';
import { type GameEvent, heard, type TableState } from './state';

type EventListener = (events: readonly GameEvent[], state: TableState) => void;

export class TableClient {
  state = $state.raw<TableState | null>(null);
  line = $state<LineState>('connecting');
  /** The line is open, but nothing comes through. */
  slow = $state(false);
  farewell = $state.raw<Bye | null>(null);
  /** The server does not let us in: there is no such table, or the token is not known. */
  refusal = $state.raw<Problem | null>(null);
  readonly #connection: TableConnection;
  #onEvents: EventListener[] = [];
  #onFrame: ((bytes: ArrayBuffer) => void)[] = [];
  #onStreamRefused: ((problem: Problem) => void)[] = [];
  #onStartedOver: (() => void)[] = [];

  constructor(
    readonly id: string,
    readonly token: string | null,
  ) {
    this.#connection = new TableConnection(socketAddress(`/api/tables/${id}/socket`), token, language(), {
      told: (message) => {
        if (message.type === 'refused' && message.id === null) this.refusal = message.error;
        if (message.type === 'welcome') this.refusal = null; // a table that was full has room again
        if (message.type === 'refused' && message.id === 'stream') {
          for (const listener of this.#onStreamRefused) listener(message.error);
        }
        if (message.type === 'update' && message.declined) this.#tellDeclined(message.by);
        const { state, gap } = heard(this.state, message);
        this.state = state;
        if (gap) this.ask({ type: 'resync' }).catch(() => undefined);
        else if (state && (message.type === 'update' || message.type === 'live') && message.events.length > 0) {
          for (const listener of this.#onEvents) listener(message.events, state);
        }
        if (message.type === 'live' && message.restarted) for (const listener of this.#onStartedOver) listener();
      },
      frame: (bytes) => {
        for (const listener of this.#onFrame) listener(bytes);
      },
      line: (line, farewell) => {
        this.line = line;
        this.farewell = farewell;
      },
      slow: (slow) => {
        this.slow = slow;
      },
    });
  }

  /** Whoever asked is told “no”, and by whom. */
  #tellDeclined(by: number | null): void {
    const { proposal, people } = this.state?.table ?? {};
    if (!proposal || proposal.by !== this.state?.you || by === this.state.you) return;
    toast(t('web-proposal-declined', { name: people?.find(({ person }) => person === by)?.name ?? '' }));
  }

  /** Hear of what happens in the game, after it is on the page; the answer stops it. */
  onEvents(listener: EventListener): () => void {
    this.#onEvents = [...this.#onEvents, listener];
    return () => {
      this.#onEvents = this.#onEvents.filter((other) => other !== listener);
    };
  }

  /** Hear live frames; the answer stops it. */
  onFrame(listener: (bytes: ArrayBuffer) => void): () => void {
    this.#onFrame = [...this.#onFrame, listener];
    return () => {
      this.#onFrame = this.#onFrame.filter((other) => other !== listener);
    };
  }

  /** Hear why a streamed movement was refused; the answer stops it. */
  onStreamRefused(listener: (problem: Problem) => void): () => void {
    this.#onStreamRefused = [...this.#onStreamRefused, listener];
    return () => {
      this.#onStreamRefused = this.#onStreamRefused.filter((other) => other !== listener);
    };
  }

  /** Hear that the running turn begins again; the answer stops it. */
  onStartedOver(listener: () => void): () => void {
    this.#onStartedOver = [...this.#onStartedOver, listener];
    return () => {
      this.#onStartedOver = this.#onStartedOver.filter((other) => other !== listener);
    };
  }

  ask(question: TableQuestion): Promise<ServerAnswer> {
    return this.#connection.ask(question);
  }

  say(message: Unanswerable): void {
    this.#connection.say(message);
  }

  /** Something should have come by now. */
  probe(): void {
    this.#connection.probe();
  }

  /** Ask for something to be done; a refusal is shown in words. True when it was done. */
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
