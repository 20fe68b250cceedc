/** The bots that can be given a seat. */
import { get } from '../api';
import type { ServerInfo } from '../protocol/types';
import type { Game } from '../router.svelte';

/** What is offered until the server has said what it has; weakest first. */
export const usualLevels: Record<Game, readonly string[]> = {
  clustered: ['random', 'greedy', 'casual', 'club', 'montecarlo', 'neural', 'expert'],
  kluster: ['clumsy', 'casual', 'club', 'steady', 'expert'],
};

/** Gentle and quick, in Clustered and in Kluster. */
const company = ['greedy', 'casual'];

/** Who sits down when nobody has chosen: pleasant company that answers at once, rather than the strongest. */
export function likelyLevel(levels: readonly string[]): string {
  return company.find((level) => levels.includes(level)) ?? levels[0] ?? '';
}

export async function knownLevels(game: Game): Promise<readonly string[]> {
  try {
    const server = await get<ServerInfo>('/api/games');
    return server.games.find((one) => one.game === game)?.levels.map(({ level }) => level) ?? usualLevels[game];
  } catch {
    return usualLevels[game]; // the server has the last word when the table is made
  }
}
