/** What a page knows of a table: a fold over the server's messages. Nothing is predicted. */
import type { PlacedTile } from '../clustered/draw/marks';
import type { AnyGame, AnyTold, ChatLine, Clock, ClusteredGame, TableInfo, Update, Welcome } from '../protocol/types';

export type GameEvent = Readonly<Record<string, unknown>>;

export interface TableState {
  readonly v: number;
  readonly you: number | null;
  /** The seats that this page plays for. */
  readonly seats: readonly number[];
  readonly table: TableInfo;
  readonly game: AnyGame | null;
  /** Clustered: all tiles on the table. */
  readonly board: readonly PlacedTile[];
  readonly chat: readonly ChatLine[];
  /** Seats whose bot is thinking. */
  readonly thinking: readonly number[];
  /** The record of the game that has just ended. */
  readonly record: string | null;
  /** The turn's clock, where there is one, and when it was reported (ms of this page's clock). */
  readonly clock: Clock | null;
  readonly clockAt: number;
}

/** The next state; `gap`: something was missed, so everything must be asked for again. */
interface NextState {
  readonly state: TableState | null;
  readonly gap: boolean;
}

function boardOf(game: ClusteredGame, before: readonly PlacedTile[], events: readonly GameEvent[]): readonly PlacedTile[] {
  if (game.public.board) return game.public.board.map(([x, y, tile, owner]) => ({ x, y, tile, owner }));
  const placed = events.flatMap((event): PlacedTile[] => {
    if (event['event'] !== 'TilePlaced') return [];
    const [x, y] = event['cell'] as [number, number];
    return [{ x, y, tile: event['tile'] as string, owner: event['seat'] as number }];
  });
  return placed.length > 0 ? [...before, ...placed] : before;
}

function welcomed(message: Welcome, now: number): TableState {
  const { v, you, seats, table, game, chat } = message;
  const board = game?.game === 'clustered' ? boardOf(game, [], []) : [];
  const record = table.records.at(-1) ?? null;
  return { v, you, seats, table, game, board, chat, thinking: [], record, clock: table.clock, clockAt: now };
}

function updated(state: TableState, update: Update, now: number): TableState {
  const clock = update.clock ?? update.table?.clock ?? null;
  const game = update.game ?? state.game;
  return {
    ...state,
    v: update.v,
    seats: update.seats ?? state.seats,
    table: update.table ?? state.table,
    game,
    board: update.game?.game === 'clustered' ? boardOf(update.game, state.board, update.events) : state.board,
    chat: update.said ? [...state.chat, update.said] : state.chat,
    record: update.record ?? state.record,
    ...(clock ? { clock, clockAt: now } : {}),
  };
}

export function heard(state: TableState | null, message: AnyTold, now = performance.now()): NextState {
  if (message.type === 'welcome') return { state: welcomed(message, now), gap: false };
  if (!state) return { state, gap: false };
  switch (message.type) {
    case 'update':
      if (message.v <= state.v) return { state, gap: false };
      if (message.v > state.v + 1) return { state, gap: true };
      return { state: updated(state, message, now), gap: false };
    case 'live':
      return { state: { ...state, game: message.game }, gap: false };
    case 'presence': {
      const table = { ...state.table, people: message.people, spectators: message.spectators };
      // The clock stops while nobody is there, so its reading may come with a message about presence.
      const clock = message.clock ? { clock: message.clock, clockAt: now } : {};
      return { state: { ...state, table, ...clock }, gap: false };
    }
    case 'thinking': {
      const others = state.thinking.filter((seat) => seat !== message.seat);
      return { state: { ...state, thinking: message.on ? [...others, message.seat] : others }, gap: false };
    }
    default:
      return { state, gap: false };
  }
}
