/** What somebody gave away according to a review: inferior moves, by what the best move was good for. */
import type { ClusteredReview, KlusterReview, ReviewedMove, ReviewedTurn } from '../protocol/types';
import type { Given } from './games';

/** The first reason for a better move tells what it is about. */
const KINDS: Readonly<Record<string, string>> = {
  'advice-points': 'points',
  'advice-denied': 'denied',
  'advice-next': 'next',
  'advice-wild': 'wild',
  'advice-discard': 'discard',
  'advice-beside': 'beside',
  'advice-slack': 'risk',
  'advice-risk': 'risk',
};

function kindOf({ reasons }: ReviewedMove | ReviewedTurn): string {
  const told = reasons.find(({ key }) => key in KINDS);
  return (told && KINDS[told.key]) ?? 'other';
}

export function givenBy(review: ClusteredReview | KlusterReview, seat: number): Given {
  const found: Record<string, { times: number; amount: number }> = {};
  const moves: readonly (ReviewedMove | ReviewedTurn)[] = review.game === 'clustered' ? review.moves : review.turns;
  for (const move of moves) {
    if (move.seat !== seat || (move.verdict !== 'slip' && move.verdict !== 'blunder')) continue;
    const kind = kindOf(move);
    const { times, amount } = found[kind] ?? { times: 0, amount: 0 };
    found[kind] = { times: times + 1, amount: amount + move.swing };
  }
  return found;
}
