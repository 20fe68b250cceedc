/** The review of a record: asked for, waited for, and there. */
import { get, RefusedRequest } from '../api';
import { t } from '../i18n/index.svelte';
import { announce } from '../notices.svelte';
import type { RecordReview } from '../protocol/types';
import { keepGiven } from '../yours/games';
import { givenBy } from '../yours/given';

/** ms between two questions about its progress. */
const PAUSE = 700;

export class Reviewing {
  /** Progress and result; null: not asked for. */
  state = $state.raw<RecordReview | null>(null);
  problem = $state<string | null>(null);
  #stop: AbortController | null = null;

  constructor(private readonly record: string) {}

  /** Start it, unless it has been started. Leaving the page stops it. */
  start(): void {
    if (this.#stop) return;
    this.#stop = new AbortController();
    this.state = { done: 0, of: 0, review: null };
    void this.#follow(this.#stop.signal);
  }

  async #follow(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        this.state = await get<RecordReview>(`/api/records/${this.record}/review`, signal);
      } catch (problem) {
        if (!signal.aborted) this.problem = problem instanceof RefusedRequest ? problem.message : String(problem);
        return;
      }
      const { review } = this.state;
      if (review) {
        keepGiven(this.record, (seat) => givenBy(review, seat));
        announce(t('web-review-done'));
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }

  stop(): void {
    this.#stop?.abort();
  }
}
