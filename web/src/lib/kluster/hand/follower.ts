/** Keeps the player's own hand in step with what the server says is in it. */

import type { Roster } from '../draw/picture';
import type { Moment } from '../live/moment';
import type { Hand } from './hand';

/** ms: frames that were on their way when the hand took something do not show it yet. */
const ON_THE_WAY = 600;

export class HandFollower {
  constructor(
    private readonly hand: Hand,
    private readonly roster: Roster,
  ) {}

  /** For reloads, faults that have emptied the hand, and turns that end or start over. `seat`: the one on turn, if ours. */
  follow(moment: Moment, seat: number | null, now = performance.now()): void {
    const { hand } = this;
    // A frame of the turn before says nothing about a hand that has just taken something.
    if (seat !== null && moment.turn !== seat) return;
    const preparing = seat !== null && moment.stage === 'preparing';
    // On its way back to the pool a magnet still shows in the hand.
    if (hand.returning && (!preparing || (hand.toldToReturn && !moment.grip))) hand.arrive();
    if (!preparing && hand.holding) hand.slip();
    if (!preparing && hand.cord && (seat === null || moment.stage !== 'repair')) hand.openFingers();
    // The turn has started over, or the server has restarted: what the server does not know of is not held.
    const sure = hand.confirmed !== null && now - hand.confirmed > ON_THE_WAY;
    if (sure && hand.holding && !moment.grip) hand.drop();
    if (sure && hand.cord && !moment.grabbed.includes(hand.cord.cord)) hand.openFingers();
    if (preparing && !hand.holding) this.resume(moment);
  }

  private resume({ grip, own, at }: Moment): void {
    if (!grip || !own || this.hand.returning) return;
    const size = this.roster.sizes[grip.magnet];
    const name = this.roster.names[grip.magnet];
    if (size && name) this.hand.adopt(name, size, grip, at[3 * grip.magnet] ?? 0, at[3 * grip.magnet + 1] ?? 0);
  }
}
