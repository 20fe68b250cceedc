/** A new version of the table is available. Pages stay as they are until somebody asks for it: nothing reloads by itself. */

let waiting = $state.raw<ServiceWorker | null>(null);

export const newVersion = (): boolean => waiting !== null;

export function versionWaits(worker: ServiceWorker | null): void {
  waiting = worker;
}

/** Reload this page, and no other, with the new version. */
export function takeVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('take over');
}
