/** Whether the server answered the last request. */

let lost = $state(false);

export const lineIsLost = (): boolean => lost;

export function tellLine(reached: boolean): void {
  lost = !reached;
}

addEventListener('offline', () => tellLine(false));
addEventListener('online', () => tellLine(true));
