/** The two games, and what they are called in every language. */
export type GameName = 'clustered' | 'kluster';

export const gameTitles: Readonly<Record<GameName, string>> = { clustered: 'Clustered', kluster: 'Kluster' };

export const isGame = (name: unknown): name is GameName => name === 'clustered' || name === 'kluster';
