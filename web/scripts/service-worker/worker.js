/**
 * What a browser keeps of the table where it is installed as an app: the files of one version, and nothing that anybody
 * has played. The API is never touched here; pages keep their own copies of what can be read without a network.
 *
 * Another version waits until no page of this one is open, or until somebody asks for it, and never reloads a page. The
 * files of earlier versions stay for as long as a page needs them.
 */
/* global BUILT -- written above by scripts/service-worker.ts: the version, the script that its pages begin with, its files,
   and those of languages, of which only what was spoken in a browser is kept there. */
const { VERSION, ENTRY, FILES, LANGUAGES } = BUILT;

const PREFIX = 'lodestone-files-';
const OWN = PREFIX + VERSION;
/** ms that a page has for an answer. */
const PATIENCE = 3000;
const HASHED = '/assets/';
/** Addresses below which no page of ours is. */
const ELSEWHERE = /^\/(api|docs|live|health|ready|metrics)(\/|$)|\.[a-z0-9]+$/i;

self.addEventListener('install', (event) => event.waitUntil(keepFiles()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim().then(tidy)));

self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
  if (event.data === 'tidy') event.waitUntil(tidy());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') {
    if (!ELSEWHERE.test(pathname)) event.respondWith(page(request));
  } else if (pathname.startsWith(HASHED) || FILES.includes(pathname)) {
    event.respondWith(file(request, pathname));
  }
});

/** A notification was pressed: to the page that it is about, or a new one. `data`: its address. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data ?? '/')));
});

async function keepFiles() {
  const cache = await caches.open(OWN);
  const shell = await fetch('/', { cache: 'reload' });
  if (!shell.ok || !(await shell.clone().text()).includes(ENTRY)) throw new Error('the server is between two versions');
  for (const name of [...FILES, ...(await spoken())]) {
    const known = name.startsWith(HASHED) ? await caches.match(name, { ignoreVary: true }) : undefined;
    if (known) await cache.put(name, known);
    else await cache.add(new Request(name, { cache: name.startsWith(HASHED) ? 'default' : 'reload' }));
  }
  await cache.put('/', shell);
}

/** The languages that were spoken under any version, as this one has them. */
async function spoken() {
  const found = new Set();
  for (const name of await ourCaches()) {
    for (const { url } of await (await caches.open(name)).keys()) {
      const code = /\/language-([a-z]+(?:-[A-Z]+)?)-[^/]+\.js$/.exec(url)?.[1];
      if (code && LANGUAGES[code]) found.add(LANGUAGES[code]);
    }
  }
  return found;
}

async function page(request) {
  const cache = await caches.open(OWN);
  return (await cache.match('/', { ignoreVary: true })) ?? fetch(request);
}

async function file(request, pathname) {
  const cache = await caches.open(OWN);
  const kept = (await cache.match(request, { ignoreVary: true })) ?? (await caches.match(request, { ignoreVary: true }));
  if (kept) return kept;
  const found = await fetch(request);
  if (found.ok && pathname.startsWith(HASHED)) await cache.put(request, found.clone());
  return found;
}

const ourCaches = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

/** Forget the files of versions that no page is of any more. */
async function tidy() {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const entries = await Promise.all(pages.map(entryOf));
  if (entries.includes(null)) return; // a page that says nothing may need any of them
  for (const name of (await ourCaches()).filter((one) => one !== OWN)) {
    const cache = await caches.open(name);
    const needed = await Promise.all(entries.map((entry) => cache.match(entry, { ignoreVary: true })));
    if (!needed.some(Boolean)) await caches.delete(name);
  }
}

function entryOf(client) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(String(data));
    setTimeout(resolve, PATIENCE, null);
    client.postMessage('entry', [port2]);
  });
}

async function show(address) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const open = pages.find(({ url }) => new URL(url).pathname === address);
  await (open ? open.focus() : self.clients.openWindow(address));
}
