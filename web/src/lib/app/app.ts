/** The table as an installed app: what the browser keeps of it, and how a new version gets in. */
import { get } from '../api';
import type { ServerInfo } from '../protocol/types';
import { writeStored } from '../stored';
import { stockUp } from './copies';
import { versionWaits } from './version.svelte';

const WORKER = '/worker.js';
/** ms: how often a page that stays open looks for a new version. */
const HOUR = 3_600_000;

/** Called once a page has nothing better to do. */
export async function startApp(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  // null: unknown, since there is no network.
  const { app } = await get<Pick<ServerInfo, 'app'>>('/api/games').catch(() => ({ app: null }));
  if (app === false) await remove(registration);
  else if (registration) await follow(registration);
  else if (app) await follow(await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' }));
}

/** Keep the table in this browser from now on. Throws the browser's reason if it cannot be installed. */
export async function installApp(): Promise<void> {
  const registration = await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
  await Promise.race([navigator.serviceWorker.ready, broken(registration)]);
  void follow(registration);
}

/** Rejects if the installation fails because a file could not be fetched. */
function broken({ installing }: ServiceWorkerRegistration): Promise<never> {
  return new Promise((_, fail) => {
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'redundant') fail(new Error('not installed'));
    });
  });
}

/** The host has switched the app off: remove what was kept. */
async function remove(registration: ServiceWorkerRegistration | undefined): Promise<void> {
  writeStored('app', false);
  await registration?.unregister();
  for (const name of await caches.keys()) if (name.startsWith('lodestone-')) await caches.delete(name);
}

async function follow(registration: ServiceWorkerRegistration): Promise<void> {
  writeStored('app', true);
  answerWorker();
  look(registration);
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => look(registration));
  });
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - looked < HOUR) return;
    looked = Date.now();
    registration.update().catch(() => undefined); // no network: next time
  });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage('tidy');
  await stockUp();
  await keepLanguage();
}

/** The very first version takes over at once; a later one waits until somebody asks for it. */
function look(registration: ServiceWorkerRegistration): void {
  versionWaits(registration.waiting && navigator.serviceWorker.controller ? registration.waiting : null);
}

let answering = false;

/** Tell the worker this page's version: the name of the script it started with. */
function answerWorker(): void {
  if (answering) return;
  answering = true;
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]');
    if (data === 'entry') ports[0]?.postMessage(entry ? new URL(entry.src).pathname : '');
  });
}

/** The words were loaded before the worker kept anything: fetch them once more, so that it keeps them too. */
async function keepLanguage(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller) await new Promise((taken) => serviceWorker.addEventListener('controllerchange', taken, { once: true }));
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  for (const name of loaded) if (name.includes('/assets/language-')) await fetch(name).catch(() => undefined);
}
