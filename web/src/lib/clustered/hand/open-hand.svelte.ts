/** Whose tiles are shown on this page. With several people at one screen, only to the player who has said “it is me”. */
import type { ClusteredGame, ClusteredPrivate } from '../../protocol/types';

export class OpenHand {
  readonly #turn = $derived.by(() => this.game().public.turn);
  readonly #myTurn = $derived.by(() => this.#turn !== null && this.seats().includes(this.#turn));
  readonly sharesScreen = $derived.by(() => this.seats().length > 1);
  #revealed = $state<number | null>(null);
  readonly covered = $derived(this.sharesScreen && this.#myTurn && this.#revealed !== this.#turn);
  readonly #seat = $derived.by(() => {
    if (this.sharesScreen) return this.#myTurn && !this.covered ? this.#turn : null;
    return this.seats()[0] ?? null;
  });
  /** A drawn tile takes the place of the one that was played, so that the others stay under the finger. */
  #order: readonly string[] = [];
  readonly hand = $derived.by((): ClusteredPrivate | null => {
    const dealt = this.game().private.find(({ seat }) => seat === this.#seat);
    if (!dealt) return null;
    this.#order = arranged(this.#order, dealt.hand);
    return { ...dealt, hand: this.#order };
  });

  constructor(
    private readonly game: () => ClusteredGame,
    /** The seats of this page. */
    private readonly seats: () => readonly number[],
  ) {}

  /** The player on turn has said “it is me”. */
  reveal(): void {
    this.#revealed = this.#turn;
  }

  /** Cover the hand again once that turn has passed. */
  coverAgain(): void {
    if (this.#turn !== null && this.#revealed !== null && this.#revealed !== this.#turn) this.#revealed = null;
  }
}

/** The order of a hand: tiles that stay keep their places, new ones fill the gaps. */
export function arranged(before: readonly string[], now: readonly string[]): readonly string[] {
  const fresh = [...now];
  const kept = before.map((tile) => {
    const at = fresh.indexOf(tile);
    if (at < 0) return null;
    fresh.splice(at, 1);
    return tile;
  });
  const filled = kept.map((tile) => tile ?? fresh.shift() ?? null);
  return [...filled, ...fresh].filter((tile) => tile !== null);
}
