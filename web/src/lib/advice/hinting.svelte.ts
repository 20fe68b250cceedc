/** Asking for a hint, and what came of it: it belongs to the turn in which it was asked for. */
import { t } from '../i18n/index.svelte';
import { RefusedQuestion } from '../net/connection';
import { announce, toast } from '../notices.svelte';
import type { Hinted } from '../protocol/types';
import { type LiveTable, wordsOf } from '../table/live.svelte';

export class Hinting {
  thinking = $state(false);
  /** What is said about it; null: there is none. */
  words = $state<string | null>(null);
  #turn = 0;

  constructor(private readonly live: LiveTable) {}

  /** The advice, or null if there is none or it comes too late; why is shown in words. */
  async ask(seat: number): Promise<Hinted['advice'] | null> {
    const turn = this.#turn;
    this.words = null;
    this.thinking = true;
    announce(t('web-hint-thinking'));
    try {
      const answer = await this.live.ask({ type: 'hint', seat });
      return answer.type === 'hinted' && turn === this.#turn ? answer.advice : null;
    } catch (problem) {
      const words = problem instanceof RefusedQuestion ? wordsOf(problem.problem) : t('web-line-ended');
      toast(words, 'problem');
      return null;
    } finally {
      this.thinking = false;
    }
  }

  /** Say what was found. */
  tell(words: string): void {
    this.words = words;
    announce(words);
  }

  /** Another turn: what was advised is no longer true. */
  clear(): void {
    this.#turn++;
    this.words = null;
  }
}
