/** Sends the newest intent, at most thirty times a second; the first one at once. */

import type { Outbox, Streamed } from './intent';

/** ms between two; a little less than two animation frames, so that 60 Hz gives 30 a second. */
const APART = 31;

export class IntentStream {
  private waiting: Streamed | null = null;
  private sent = -Infinity;
  private number: number | null = null;

  /** `first` must be above all numbers used by this seat before, in other windows, too. */
  constructor(
    private readonly outbox: Outbox,
    private readonly first = 1,
  ) {}

  /** The number of the last one sent; null: none yet. */
  get last(): number | null {
    return this.number;
  }

  /** Whether something still waits to be sent. */
  get pending(): boolean {
    return this.waiting !== null;
  }

  wish(intent: Streamed): void {
    this.waiting = intent;
  }

  /** Call once per animation frame. */
  flush(now: number): void {
    if (!this.waiting || now - this.sent < APART) return;
    this.number = this.number === null ? this.first : this.number + 1;
    this.outbox.stream(this.number, this.waiting);
    this.sent = now;
    this.waiting = null;
  }

  /** Send what is waiting now, since what comes next depends on it. */
  flushNow(now: number): void {
    this.sent = -Infinity;
    this.flush(now);
  }

  forget(): void {
    this.waiting = null;
  }
}
