/**
 * A seat's turn before it is played: the chosen tile, the cell where it lies on trial, the points that would bring.
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

/** ms a pointer must rest on a cell before the server is asked what a placement there is worth. */
const restTime = 120;

const nothing = { cell: null, reasons: [] };

export class ClusteredDesk {
  chosen = $state<string | null>(null);
  /** The cell where the chosen tile lies on trial. */
  ghost = $state.raw<CellAt | null>(null);
  /** The cell under the pointer while a tile is chosen. */
  hovered = $state.raw<CellAt | null>(null);
  trial = $state.raw<{ cell: CellAt; found: Trial } | null>(null);
  /** Why the last attempt was refused, and on which cell; null for one that has no cell. */
  refused = $state.raw<{ cell: CellAt | null; reasons: readonly Problem[] }>(nothing);
  /** Why the cell under the pointer would be refused. */
  warned = $state.raw<{ cell: CellAt | null; reasons: readonly Problem[] }>(nothing);
  sending = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly ask: Ask,
    /** What the seat on turn sees; null while none of this page's seats is on turn. */
    readonly own: () => ClusteredPrivate | null,
    /** Whether somebody might wonder why nothing fits on this cell: it is free, and beside a tile. */
    private readonly puzzling: (cell: CellAt) => boolean = () => false,
  ) {}

  /** The reasons to show: for the cell under the pointer, or else for the last refused attempt. */
  get reasons(): readonly Problem[] {
    return this.warned.reasons.length > 0 ? this.warned.reasons : this.refused.reasons;
  }

  /** The cell the reasons are about; null: none. */
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
    // Put the newly chosen tile on the same cell if it fits there, too.
    if (ghost && this.isLegal(ghost)) void this.put(ghost);
  }

  /** Choose nothing any more, as when the turn has passed. */
  clear(): void {
    clearTimeout(this.#timer);
    this.chosen = null;
    this.ghost = null;
    this.hovered = null;
    this.trial = null;
    this.refused = nothing;
    this.warned = nothing;
  }

  /** A cell was chosen before a tile: put the first tile of the hand that fits there on trial. False if none fits. */
  async aim(cell: CellAt): Promise<boolean> {
    const own = this.own();
    const tile = own?.hand.find((one) => own.place[one]?.some((place) => sameCell(place, cell)));
    if (tile === undefined) return false;
    this.choose(tile);
    return this.put(cell);
  }

  /** Put the chosen tile on trial; doing it again on the same cell confirms. Returns whether the tile may lie there. */
  async put(cell: CellAt): Promise<boolean> {
    if (this.chosen === null || this.sending) return false;
    if (sameCell(cell, this.ghost)) return this.confirm();
    if (!this.isLegal(cell)) {
      // A tap far from all tiles while one lies on trial is a slip; a refusal would seem to be about the tile on trial.
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

  /** Play the tile on trial, or the discard. True if the server has accepted it. */
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
