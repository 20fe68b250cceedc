/** Keeps the own hand in step with what the server says is in it. */

import type { Roster } from '../draw/picture';
import type { Moment } from '../live/moment';
import type { Hand } from './hand';

export class HandFollower {
  /** On its way back to the pool a magnet is still to be seen in the hand. */
  returning = false;

  constructor(
    private readonly hand: Hand,
    private readonly roster: Roster,
  ) {}

  /** After a reload, when a fault has emptied it, when the turn is over or begins again. `seat` is ours and on turn. */
  follow(moment: Moment, seat: number | null): void {
    const { hand } = this;
    // A frame of the turn before says nothing of a hand that has just been filled.
    if (seat !== null && moment.turn !== seat) return;
    const preparing = seat !== null && moment.stage === 'preparing';
    if (!preparing && hand.holding) hand.drop();
    if (!preparing && hand.cord && (seat === null || moment.stage !== 'repair')) hand.openFingers();
    // The turn began anew, or the server was started again: what it does not know of is not held.
    if (hand.holding && hand.confirmed && !moment.grip) hand.drop();
    if (hand.cord && hand.confirmed && !moment.grabbed.includes(hand.cord.cord)) hand.openFingers();
    if (preparing && !hand.holding) this.resume(moment);
  }

  private resume({ grip, own, at }: Moment): void {
    if (!grip || !own || this.returning) return;
    const size = this.roster.sizes[grip.magnet];
    const name = this.roster.names[grip.magnet];
    if (size && name) this.hand.adopt(name, size, grip, at[3 * grip.magnet] ?? 0, at[3 * grip.magnet + 1] ?? 0);
  }

  async putBack(): Promise<void> {
    this.returning = true;
    try {
      await this.hand.putBack();
    } catch (reason) {
      this.returning = false;
      throw reason;
    }
  }
}
