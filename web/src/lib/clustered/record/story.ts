/** What a finished game is remembered by: its best move. */
import type { ClusteredReplay } from '../../protocol/types';
import type { CellAt } from '../draw/marks';
import { placementOf } from './replay';

interface BestMove {
  seat: number;
  tile: string;
  cell: CellAt;
  gain: number;
}

/** The move that brought most points at once, the first of several; null where none brought any. */
export function bestMove(replay: ClusteredReplay): BestMove | null {
  let best: BestMove | null = null;
  replay.turns.forEach(({ move, scores }, number) => {
    const before = replay.turns[number - 1];
    const [placement, seat] = [placementOf(move), before?.turn ?? null];
    if (!placement || !before || seat === null) return;
    const gain = (scores[seat]?.['total'] ?? 0) - (before.scores[seat]?.['total'] ?? 0);
    if (gain > (best?.gain ?? 0)) best = { seat, ...placement, gain };
  });
  return best;
}
