/** The two games, and what they are called in every language. */
export type GameName = 'clustered' | 'kluster';

export const gameTitles: Readonly<Record<GameName, string>> = { clustered: 'Clustered', kluster: 'Kluster' };

export const isGame = (name: string): name is GameName => name in gameTitles;
