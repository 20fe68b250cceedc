/**
 * Copies of what can be read without a network: rulebooks, and one's own records. Pages keep them where the table is
 * installed as an app; its worker never does. There is a limit on how many are kept.
 */
import { getBytes, RefusedRequest } from '../api';
import { bookLanguage } from '../i18n/index.svelte';
import { readStored } from '../stored';
import { yourGames } from '../yours/games';

const NAME = 'lodestone-copies';
/** How many copies are kept at most. */
const MOST = 90;
/** Bytes: a larger answer is not kept. */
const LARGEST = 2_000_000;
/** How many of the latest records are fetched ahead. */
const RECORDS = 20;

const kept = (): boolean => readStored('app') === true && 'caches' in globalThis;

/** The server's answer, or the kept copy of the last one if the server cannot be reached. */
export const getKept = async <T>(address: string, signal?: AbortSignal): Promise<T> =>
  JSON.parse(new TextDecoder().decode(await bytesKept(address, signal))) as T;

export async function bytesKept(address: string, signal?: AbortSignal): Promise<ArrayBuffer> {
  try {
    const found = await getBytes(address, signal);
    if (kept()) await keep(address, found).catch(() => undefined); // no room left
    return found;
  } catch (problem) {
    const copy = problem instanceof RefusedRequest && problem.status === 0 ? await copyOf(address) : null;
    if (copy) return copy;
    throw problem;
  }
}

async function copyOf(address: string): Promise<ArrayBuffer | null> {
  if (!('caches' in globalThis)) return null;
  const found = await caches.match(address, { cacheName: NAME }).catch(() => undefined);
  return found ? found.arrayBuffer() : null;
}

async function keep(address: string, body: ArrayBuffer): Promise<void> {
  if (body.byteLength > LARGEST) return;
  const cache = await caches.open(NAME);
  await cache.delete(address); // delete and put again, so that what was read last is evicted last
  await cache.put(address, new Response(body));
  const all = await cache.keys();
  for (const old of all.slice(0, Math.max(0, all.length - MOST))) await cache.delete(old);
}

/** Keep everything that is needed to look at a record. */
export async function keepRecord(game: string, record: string): Promise<void> {
  if (!kept()) return;
  await bytesKept(`/api/records/${record}/replay`);
  if (game === 'kluster') await bytesKept(`/api/records/${record}/tracks/0`);
}

/** Fetch whatever somebody may want to read without a network and is not kept yet. */
export async function stockUp(): Promise<void> {
  if (!kept()) return;
  const cache = await caches.open(NAME);
  const there = new Set((await cache.keys()).map(({ url }) => url.slice(location.origin.length)));
  for (const game of ['clustered', 'kluster']) {
    const book = `/api/rules/${game}?lang=${bookLanguage()}`;
    if (!there.has(book)) await bytesKept(book).catch(() => undefined);
  }
  for (const { game, record } of yourGames().slice(0, RECORDS)) {
    if (record && !there.has(`/api/records/${record}/replay`)) await keepRecord(game, record).catch(() => undefined);
  }
}
