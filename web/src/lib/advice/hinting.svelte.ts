/** Asks for a hint and keeps the answer, which is valid only for the turn in which it was asked for. */
import { t } from '../i18n/index.svelte';
import { type ServerAnswer, RefusedQuestion } from '../net/connection';
import { announce, toast } from '../notices.svelte';
import type { Hinted } from '../protocol/types';
import { type TableClient, wordsOf } from '../table/live.svelte';

/** ms before asking again when the server was too busy for a hint. */
const pause = 1200;

export class Hinting {
  thinking = $state(false);
  /** What is said about it; null: there is none. */
  words = $state<string | null>(null);
  #turn = 0;

  constructor(private readonly live: TableClient) {}

  /** The advice; null if there is none or it comes too late, with the reason shown in words. */
  async ask(seat: number): Promise<Hinted['advice'] | null> {
    const turn = this.#turn;
    this.words = null;
    this.thinking = true;
    announce(t('web-hint-thinking'));
    try {
      const answer = await this.#patiently(seat, turn);
      return answer?.type === 'hinted' && turn === this.#turn ? answer.advice : null;
    } catch (problem) {
      const words = problem instanceof RefusedQuestion ? wordsOf(problem.problem) : t('web-line-ended');
      toast(words, 'problem');
      return null;
    } finally {
      if (turn === this.#turn) this.thinking = false;
    }
  }

  /** Ask again while the server is still busy with an earlier hint that nobody is waiting for any more. */
  async #patiently(seat: number, turn: number): Promise<ServerAnswer | null> {
    for (;;) {
      try {
        return await this.live.ask({ type: 'hint', seat });
      } catch (problem) {
        const soon = problem instanceof RefusedQuestion && ['table-hints-often', 'server-hints-busy'].includes(problem.problem.key);
        const late = problem instanceof RefusedQuestion && problem.problem.key === 'table-hint-late';
        if (turn !== this.#turn || late) return null;
        if (!soon) throw problem;
        await new Promise((resolve) => setTimeout(resolve, pause));
        if (turn !== this.#turn) return null;
      }
    }
  }

  /** Show the advice in these words. */
  tell(words: string): void {
    this.words = words;
    announce(words);
  }

  /** The turn has changed: drop the advice. */
  clear(): void {
    this.#turn++;
    this.words = null;
    this.thinking = false;
  }
}
