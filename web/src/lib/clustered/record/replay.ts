/** A finished game as something to step through turn by turn. */
import type { ClusteredReplay } from '../../protocol/types';
import type { CellAt, PlacedTile } from '../draw/marks';
import { START } from '../draw/tile';

/** The placement that a move in notation stands for; null for a discard. */
export function placementOf(move: string | null): { tile: string; cell: CellAt } | null {
  const parts = /^(.{3})@(-?\d+),(-?\d+)$/.exec(move ?? '');
  return parts ? { tile: parts[1] ?? '', cell: [Number(parts[2]), Number(parts[3])] } : null;
}

/** A placement in notation. */
export const placing = (tile: string, [x, y]: CellAt): string => `${tile}@${x},${y}`;

/** Every tile in the order of play, with the number of the turn that laid it; start tiles belong to turn 0. */
export function tilesByTurn(replay: ClusteredReplay): { turn: number; tile: PlacedTile }[] {
  const starts = replay.start.map(([x, y]) => ({ turn: 0, tile: { x, y, tile: START, owner: null } }));
  const placed = replay.turns.flatMap(({ number, move }) => {
    const placement = placementOf(move);
    const owner = replay.turns[number - 1]?.turn ?? null;
    if (!placement || owner === null) return [];
    const [x, y] = placement.cell;
    return [{ turn: number, tile: { x, y, tile: placement.tile, owner } }];
  });
  return [...starts, ...placed];
}

/** The points of each seat after each turn: one list a seat, for a graph. */
export function totals(replay: ClusteredReplay): number[][] {
  return Array.from({ length: replay.seats }, (_, seat) => replay.turns.map(({ scores }) => scores[seat]?.['total'] ?? 0));
}

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
