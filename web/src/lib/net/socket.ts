/** What the line to a table and the one to the lobby have in common. */

/** A question without its id, which the line gives it. */
export type WithoutId<T> = T extends { readonly id: string } ? Omit<T, 'id'> : never;

/** ms until a lost line is tried again: at first, and at the most; each time twice as long. */
export const firstDelay = 250;
export const longestDelay = 8000;
/** ms between two pings, and in which one must be answered. */
export const pingEvery = 20_000;
export const pongWithin = 8000;

/** ms spread at random, so that everybody does not call a restarted server at once. */
export const spreadOut = (delay: number): number => delay * (0.5 + Math.random() / 2);

/** The whole address of a socket of the server that is being visited. */
export const socketAddress = (path: string): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`;

/** Close a socket. One that is still being made is closed once it is: browsers complain on the console about the other way. */
export function hangUp(socket: WebSocket | null): void {
  if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket?.close();
}
