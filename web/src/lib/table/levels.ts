/** The bots that can be given a seat. */
import { get } from '../api';
import type { ServerInfo } from '../protocol/types';
import type { GameName } from '../games';

/** The levels offered until the server has said which ones it has; weakest first. */
export const usualLevels: Record<GameName, readonly string[]> = {
  clustered: ['random', 'greedy', 'montecarlo', 'casual', 'club', 'neural', 'expert'],
  kluster: ['clumsy', 'casual', 'club', 'steady', 'expert'],
};

/** Levels that are gentle and quick, one for Clustered and one for Kluster. */
const company = ['greedy', 'casual'];

/** The default level: pleasant company that answers at once, rather than the strongest. */
export function likelyLevel(levels: readonly string[]): string {
  return company.find((level) => levels.includes(level)) ?? levels[0] ?? '';
}

export interface Offered {
  readonly levels: readonly string[];
  /** The numbers of days that can be chosen for a turn. */
  readonly turnDays: readonly number[];
}

/** The choices for a table of a game that depend on the server. */
export async function offered(game: GameName): Promise<Offered> {
  try {
    const server = await get<ServerInfo>('/api/games');
    const found = server.games.find((one) => one.game === game);
    if (found) return { levels: found.levels.map(({ level }) => level), turnDays: found.turn_days };
  } catch {
    // the server decides when the table is made
  }
  return { levels: usualLevels[game], turnDays: [] };
}

export const knownLevels = async (game: GameName): Promise<readonly string[]> => (await offered(game)).levels;
