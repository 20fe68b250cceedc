/** The bots that can be given a seat. */
import { get } from '../api';
import type { ServerInfo } from '../protocol/types';
import type { GameName } from '../games';

/** What is offered until the server has said what it has; weakest first. */
export const usualLevels: Record<GameName, readonly string[]> = {
  clustered: ['random', 'greedy', 'montecarlo', 'casual', 'club', 'neural', 'expert'],
  kluster: ['clumsy', 'casual', 'club', 'steady', 'expert'],
};

/** Gentle and quick, in Clustered and in Kluster. */
const company = ['greedy', 'casual'];

/** Who sits down when nobody has chosen: pleasant company that answers at once, rather than the strongest. */
export function likelyLevel(levels: readonly string[]): string {
  return company.find((level) => levels.includes(level)) ?? levels[0] ?? '';
}

export interface Offered {
  readonly levels: readonly string[];
  /** How many days a turn may be given. */
  readonly turnDays: readonly number[];
}

/** What can be chosen about a table of a game, as far as the server has to say it. */
export async function offered(game: GameName): Promise<Offered> {
  try {
    const server = await get<ServerInfo>('/api/games');
    const found = server.games.find((one) => one.game === game);
    if (found) return { levels: found.levels.map(({ level }) => level), turnDays: found.turn_days };
  } catch {
    // the server has the last word when the table is made
  }
  return { levels: usualLevels[game], turnDays: [] };
}

export const knownLevels = async (game: GameName): Promise<readonly string[]> => (await offered(game)).levels;
