/** Compares the player's own hand with the server's: shows a difference as a ghost, and gives in if it lasts. */

import type { Triple } from '../magnet';
import type { Moment } from '../live/moment';
import { heldPose, type Hand } from './hand';

/** mm: a smaller difference is not shown. */
const SEEN = 4;
/** mm and ms: if this much difference lasts this long after the server has received everything, it refused the movement. */
const REFUSED = 1;
const PATIENCE = 350;

export class Reconciler {
  private since: number | null = null;
  private unheardSince: number | null = null;
  private before: Triple | null = null;

  /** The server's position of the held magnet, if it should be shown beside the player's own. */
  ghost: Triple | null = null;

  constructor(private readonly hand: Hand) {}

  /** `moment`: the newest; `index`: the held magnet's place in the game's list. */
  compare(moment: Moment, index: number, now: number): void {
    const { holding, stream } = this.hand;
    this.ghost = null;
    if (!holding || moment.grip?.magnet !== index) {
      this.since = this.unheardSince = this.before = null;
      return;
    }
    const theirs: Triple = [moment.at[3 * index] ?? 0, moment.at[3 * index + 1] ?? 0, moment.at[3 * index + 2] ?? 0];
    const apart = distance(theirs, heldPose(holding).at);
    if (apart > SEEN) this.ghost = theirs;
    const still = this.before !== null && distance(theirs, this.before) < 0.2;
    this.before = theirs;
    const heard = moment.own?.heard ?? null;
    const known = stream.last === null || (heard !== null && heard >= stream.last);
    this.sayAgain(still && !stream.pending && !known, now);
    const settled = still && !stream.pending && known;
    if (!settled || apart < REFUSED) {
      this.since = null;
      return;
    }
    this.since ??= now;
    if (now - this.since < PATIENCE) return;
    this.since = null;
    this.hand.adopt(holding.magnet, holding.size, moment.grip, theirs[0], theirs[1]);
  }

  /** The last movement got lost, for instance because the table moved to another server: send it again, nobody else will. */
  private sayAgain(unheard: boolean, now: number): void {
    if (!unheard) this.unheardSince = null;
    else if (now - (this.unheardSince ??= now) >= PATIENCE) {
      this.unheardSince = null;
      this.hand.sayAgain();
    }
  }
}

const distance = (a: Triple, b: Triple): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
