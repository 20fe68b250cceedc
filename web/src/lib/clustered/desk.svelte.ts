/**
 * A seat's turn before it is played: the tile that was chosen, where it lies on trial, what that would bring.
 * A placement can be moved about until it is confirmed (Z7). What is allowed comes from the server.
 */
import { type Answer, type Question, RefusedQuestion } from '../net/connection';
import type { ClusteredPrivate, Group, Problem } from '../protocol/types';
import { type CellAt, sameCell } from './marks';

export interface Trial {
  gain: number;
  groups: readonly Group[];
}

type Ask = (question: Question) => Promise<Answer>;

/** A pointer that rests this long on a cell wants to know what it is worth. */
export const restTime = 120;

export class Desk {
  chosen = $state<string | null>(null);
  /** Where the chosen tile lies, not yet confirmed. */
  ghost = $state.raw<CellAt | null>(null);
  /** Where the pointer rests with the chosen tile. */
  hovered = $state.raw<CellAt | null>(null);
  trial = $state.raw<{ cell: CellAt; found: Trial } | null>(null);
  /** Why the last try was refused. */
  reasons = $state.raw<readonly Problem[]>([]);
  sending = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly ask: Ask,
    /** What the seat on turn sees; null while no own seat is on turn. */
    readonly own: () => ClusteredPrivate | null,
  ) {}

  get legal(): readonly CellAt[] {
    return this.chosen === null ? [] : (this.own()?.place[this.chosen] ?? []);
  }

  get discards(): boolean {
    return this.chosen !== null && (this.own()?.discard.includes(this.chosen) ?? false);
  }

  get ready(): boolean {
    return !this.sending && this.chosen !== null && (this.ghost !== null || this.discards);
  }

  /** The cell whose worth is shown. */
  get shown(): CellAt | null {
    return this.hovered && this.isLegal(this.hovered) ? this.hovered : this.ghost;
  }

  isLegal(cell: CellAt): boolean {
    return this.legal.some((one) => sameCell(one, cell));
  }

  choose(tile: string): void {
    const again = this.chosen === tile;
    this.clear();
    if (!again) this.chosen = tile;
  }

  /** Nothing is chosen any more, as when a turn has passed. */
  clear(): void {
    clearTimeout(this.#timer);
    this.chosen = null;
    this.ghost = null;
    this.hovered = null;
    this.trial = null;
    this.reasons = [];
  }

  /** Put the chosen tile on trial; a second time on the same cell confirms. The answer says whether it may lie there. */
  async put(cell: CellAt): Promise<boolean> {
    if (this.chosen === null || this.sending) return false;
    if (sameCell(cell, this.ghost)) return this.confirm();
    if (!this.isLegal(cell)) {
      await this.explain(cell);
      return false;
    }
    this.reasons = [];
    this.ghost = cell;
    this.#wonder(cell, 0);
    return true;
  }

  hover(cell: CellAt | null): void {
    this.hovered = cell;
    clearTimeout(this.#timer);
    const shown = this.shown;
    if (shown && this.chosen !== null) this.#wonder(shown, restTime);
  }

  #wonder(cell: CellAt, delay: number): void {
    if (sameCell(cell, this.trial?.cell ?? null)) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#preview(cell), delay);
  }

  async #preview(cell: CellAt): Promise<void> {
    const [own, tile] = [this.own(), this.chosen];
    if (!own || tile === null) return;
    const answer = await this.ask({ type: 'preview', seat: own.seat, move: `${tile}@${cell[0]},${cell[1]}` }).catch(() => null);
    const stillWanted = this.chosen === tile && sameCell(this.shown, cell);
    if (answer?.type === 'previewed' && stillWanted) this.trial = { cell, found: answer };
  }

  async explain(cell: CellAt): Promise<void> {
    const own = this.own();
    if (!own || this.chosen === null) return;
    const answer = await this.ask({ type: 'explain', seat: own.seat, move: `${this.chosen}@${cell[0]},${cell[1]}` }).catch(
      () => null,
    );
    if (answer?.type === 'explained') this.reasons = answer.reasons;
  }

  /** Play it: the tile on trial, or the discard. True when the server has taken it. */
  async confirm(): Promise<boolean> {
    const own = this.own();
    if (!own || !this.ready || this.chosen === null) return false;
    const move = this.ghost ? `${this.chosen}@${this.ghost[0]},${this.ghost[1]}` : `-${this.chosen}`;
    this.sending = true;
    try {
      await this.ask({ type: 'play', seat: own.seat, move });
      this.clear();
      return true;
    } catch (problem) {
      if (problem instanceof RefusedQuestion) this.reasons = [problem.problem];
      return false;
    } finally {
      this.sending = false;
    }
  }
}
