/** The outcome of a turn by the rules, from the server's events. */

import type { GameEvent } from '../table/state';
import type { NearMiss } from './live/near-miss';

/** Why magnets were taken, in a word. */
type Cause = 'hand' | 'kluster' | 'outside';

export interface Taken {
  seat: number;
  magnets: readonly string[];
  cause: Cause;
  rule: string;
}

export interface TurnOutcome {
  placed: { seat: number; magnet: string } | null;
  taken: readonly Taken[];
  /** Solo: faults so far, how many are allowed, and whether this one was due to the clock. */
  fault: { faults: number; allowed: number; time: boolean } | null;
  /** Expert: the seat that may go on. */
  offered: number | null;
  /** The seat on turn now. */
  passed: number | null;
  resigned: { seat: number; count: number } | null;
  /** The seat whose time is up: another hand plays the turn out (Z9). */
  timeUp: number | null;
  /** The seat whose time was up twice in a row, and the level of the bot that plays on for it. */
  stoodIn: { seat: number; level: string } | null;
  ended: boolean;
  /** What moved and came to rest again, the farthest first, as far as this page saw it. */
  close: readonly NearMiss[];
}

/**
 * Why magnets were taken, by the rule: Q-K1, they touched the held one; K11, they left the loop; all others, they klustered.
 * D10 covers the last two for spinners alone, and counts as a kluster.
 */
function causeOf(rule: string): Cause {
  if (rule === 'Q-K1') return 'hand';
  return rule === 'K11' ? 'outside' : 'kluster';
}

export function outcomeOf(events: readonly GameEvent[]): TurnOutcome {
  const outcome: { -readonly [K in keyof TurnOutcome]: TurnOutcome[K] } & { taken: Taken[] } = {
    placed: null,
    taken: [],
    fault: null,
    offered: null,
    passed: null,
    resigned: null,
    timeUp: null,
    stoodIn: null,
    ended: false,
    close: [],
  };
  for (const event of events) {
    const seat = event['seat'] as number;
    switch (event['event']) {
      case 'MagnetPlaced':
        outcome.placed = { seat, magnet: event['magnet'] as string };
        break;
      case 'MagnetsTaken': {
        const rule = event['rule'] as string;
        outcome.taken.push({ seat, magnets: event['magnets'] as string[], cause: causeOf(rule), rule });
        break;
      }
      case 'FaultCounted':
        outcome.fault = {
          faults: event['faults'] as number,
          allowed: event['allowed'] as number,
          time: event['rule'] === 'Z9',
        };
        break;
      case 'ContinuationOffered':
        outcome.offered = seat;
        break;
      case 'TurnPassed':
        outcome.passed = seat;
        break;
      case 'SeatResigned':
        outcome.resigned = { seat, count: (event['magnets'] as string[]).length };
        break;
      case 'TimeRanOut':
        outcome.timeUp = seat;
        break;
      case 'BotStoodIn':
        outcome.stoodIn = { seat, level: event['level'] as string };
        break;
      case 'GameEnded':
        outcome.ended = true;
    }
  }
  return outcome;
}
