/** What the sockets to a table and to the lobby have in common. */

/** A question without its id, which is added on sending. */
export type WithoutId<T> = T extends { readonly id: string } ? Omit<T, 'id'> : never;

/** ms before reconnecting: at first and at most; the delay doubles each time. */
export const firstDelay = 250;
export const longestDelay = 8000;
/** ms between two pings, and ms within which one must be answered. */
export const pingEvery = 20_000;
export const pongWithin = 8000;

/** A delay (ms) with random spread, so that not everybody calls a restarted server at once. */
export const spreadOut = (delay: number): number => delay * (0.5 + Math.random() / 2);

/** The full address of a socket on the server this page came from. */
export const socketAddress = (path: string): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`;

/** Close a socket. One that is still connecting is closed once it is open: otherwise browsers log an error. */
export function hangUp(socket: WebSocket | null): void {
  if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket?.close();
}
