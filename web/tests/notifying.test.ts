/** A notification of the system, from the page that shows it to the worker that is told when somebody presses it. */
import { afterEach, expect, it, vi } from 'vitest';
import workerSource from '../scripts/service-worker/worker.js?raw';
import { notify } from '../src/lib/notifying';

interface Pressed {
  notification: { data: unknown; close: () => void };
  waitUntil: (done: Promise<void>) => void;
}

/** The worker's answer to a press, with the windows it opens. */
function startWorker(opened: string[]): (event: Pressed) => void {
  const listeners = new Map<string, (event: Pressed) => void>();
  const self = {
    addEventListener: (name: string, listener: (event: Pressed) => void) => listeners.set(name, listener),
    clients: { matchAll: () => Promise.resolve([]), openWindow: (address: string) => Promise.resolve(opened.push(address)) },
  };
  new Function('self', 'BUILT', workerSource)(self, { VERSION: '', ENTRY: '', FILES: [], LANGUAGES: {} });
  return listeners.get('notificationclick') as (event: Pressed) => void;
}

afterEach(() => vi.unstubAllGlobals());

it('leads to where it is about', async () => {
  const shown: NotificationOptions[] = [];
  const registration = {
    active: {},
    showNotification: (_: string, options: NotificationOptions) => Promise.resolve(void shown.push(options)),
  };
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve(registration) } });
  expect(await notify('Your turn', '', 'turn', '/t/abcdefgh')).toBe(true);

  const opened: string[] = [];
  let done: Promise<void> | undefined;
  startWorker(opened)({ notification: { data: shown[0]?.data, close: () => undefined }, waitUntil: (what) => (done = what) });
  await done;
  expect(opened).toEqual(['/t/abcdefgh']);
});
