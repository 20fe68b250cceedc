/**
 * A seat's turn before it is played: the tile that was chosen, where it lies on trial, what that would bring.
 * A placement can be moved about until it is confirmed (Z7). What is allowed comes from the server.
 */
import { type ServerAnswer, type TableQuestion, RefusedQuestion } from '../net/connection';
import type { ClusteredPrivate, Group, Problem } from '../protocol/types';
import { type Attribute, type CellAt, type Clash, sameCell } from './draw/marks';
import { placing } from './record/replay';

export interface Trial {
  gain: number;
  groups: readonly Group[];
}

type Ask = (question: TableQuestion) => Promise<ServerAnswer>;

/** ms that a pointer must rest on a cell before the server is asked what it is worth. */
const restTime = 120;

const nothing = { cell: null, reasons: [] };

export class ClusteredDesk {
  chosen = $state<string | null>(null);
  /** Where the chosen tile lies, not yet confirmed. */
  ghost = $state.raw<CellAt | null>(null);
  /** Where the pointer rests with the chosen tile. */
  hovered = $state.raw<CellAt | null>(null);
  trial = $state.raw<{ cell: CellAt; found: Trial } | null>(null);
  /** Why the last try was refused, and where it was made; null for what has no place. */
  refused = $state.raw<{ cell: CellAt | null; reasons: readonly Problem[] }>(nothing);
  /** Why the cell under the pointer would be refused. */
  warned = $state.raw<{ cell: CellAt | null; reasons: readonly Problem[] }>(nothing);
  sending = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly ask: Ask,
    /** What the seat on turn sees; null while no own seat is on turn. */
    readonly own: () => ClusteredPrivate | null,
    /** Whether a cell is one where somebody might wonder why nothing fits: free, beside a tile. */
    private readonly puzzling: (cell: CellAt) => boolean = () => false,
  ) {}

  /** What is said about the cell that is looked at: the one under the pointer first. */
  get reasons(): readonly Problem[] {
    return this.warned.reasons.length > 0 ? this.warned.reasons : this.refused.reasons;
  }

  /** The cell they are about; null: none. */
  get unfit(): CellAt | null {
    return this.warned.reasons.length > 0 ? this.warned.cell : this.refused.cell;
  }

  /** The sides on which the chosen tile does not fit there. */
  get clashes(): Clash[] {
    const cell = this.unfit;
    if (cell === null) return [];
    return this.reasons.flatMap(({ args, cells }): Clash[] => {
      const [neighbour, differ] = [cells[0], args['differ']];
      if (!neighbour || typeof differ !== 'string') return [];
      return [{ cell, neighbour, differ: differ.split('-') as Attribute[] }];
    });
  }

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
    const [again, ghost] = [this.chosen === tile, this.ghost];
    this.clear();
    if (again) return;
    this.chosen = tile;
    // Another tile for the same cell, where it fits there too.
    if (ghost && this.isLegal(ghost)) void this.put(ghost);
  }

  /** Nothing is chosen any more, as when a turn has passed. */
  clear(): void {
    clearTimeout(this.#timer);
    this.chosen = null;
    this.ghost = null;
    this.hovered = null;
    this.trial = null;
    this.refused = nothing;
    this.warned = nothing;
  }

  /** A cell before a tile: the first one of the hand that fits there lies on trial. False if none does. */
  async aim(cell: CellAt): Promise<boolean> {
    const own = this.own();
    const tile = own?.hand.find((one) => own.place[one]?.some((place) => sameCell(place, cell)));
    if (tile === undefined) return false;
    this.choose(tile);
    return this.put(cell);
  }

  /** Put the chosen tile on trial; a second time on the same cell confirms. The answer says whether it may lie there. */
  async put(cell: CellAt): Promise<boolean> {
    if (this.chosen === null || this.sending) return false;
    if (sameCell(cell, this.ghost)) return this.confirm();
    if (!this.isLegal(cell)) {
      // A tap beside everything while a tile lies on trial is a slip: to speak of it would seem to speak of the tile.
      if (this.ghost && !this.puzzling(cell)) return false;
      const reasons = await this.#explain(cell);
      if (reasons) this.refused = { cell, reasons };
      return false;
    }
    this.refused = nothing;
    this.warned = nothing;
    this.ghost = cell;
    this.#wonder(cell, 0);
    return true;
  }

  hover(cell: CellAt | null): void {
    this.hovered = cell;
    clearTimeout(this.#timer);
    this.warned = nothing;
    if (this.chosen === null) return;
    if (cell && !this.isLegal(cell) && this.puzzling(cell)) this.#timer = setTimeout(() => void this.#warn(cell), restTime);
    else if (this.shown) this.#wonder(this.shown, restTime);
  }

  async #warn(cell: CellAt): Promise<void> {
    const reasons = await this.#explain(cell);
    if (reasons && sameCell(this.hovered, cell)) this.warned = { cell, reasons };
  }

  #wonder(cell: CellAt, delay: number): void {
    if (sameCell(cell, this.trial?.cell ?? null)) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#preview(cell), delay);
  }

  async #preview(cell: CellAt): Promise<void> {
    const [own, tile] = [this.own(), this.chosen];
    if (!own || tile === null) return;
    const answer = await this.ask({ type: 'preview', seat: own.seat, move: placing(tile, cell) }).catch(() => null);
    const stillWanted = this.chosen === tile && sameCell(this.shown, cell);
    if (answer?.type === 'previewed' && stillWanted) this.trial = { cell, found: answer };
  }

  async #explain(cell: CellAt): Promise<readonly Problem[] | null> {
    const [own, tile] = [this.own(), this.chosen];
    if (!own || tile === null) return null;
    const answer = await this.ask({ type: 'explain', seat: own.seat, move: placing(tile, cell) }).catch(() => null);
    return answer?.type === 'explained' && this.chosen === tile ? answer.reasons : null;
  }

  /** Play it: the tile on trial, or the discard. True when the server has taken it. */
  async confirm(): Promise<boolean> {
    const own = this.own();
    if (!own || !this.ready || this.chosen === null) return false;
    const move = this.ghost ? placing(this.chosen, this.ghost) : `-${this.chosen}`;
    this.sending = true;
    try {
      await this.ask({ type: 'play', seat: own.seat, move });
      this.clear();
      return true;
    } catch (problem) {
      if (problem instanceof RefusedQuestion) this.refused = { cell: this.ghost, reasons: [problem.problem] };
      return false;
    } finally {
      this.sending = false;
    }
  }
}
