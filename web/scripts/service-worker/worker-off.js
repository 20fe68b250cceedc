/**
 * In place of worker.js where a host has switched the app off: it takes over at once and goes. Pages see to that by
 * themselves (src/lib/app/app.ts); this is for pages that do not get that far. Those that are open still find the files
 * of their version.
 */
self.addEventListener('install', () => void self.skipWaiting());
// Not waited for: a page that is being loaded would wait for this, and this for that page.
self.addEventListener('activate', () => void self.registration.unregister());
self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (origin !== location.origin || !pathname.startsWith('/assets/')) return;
  event.respondWith(caches.match(event.request, { ignoreVary: true }).then((kept) => kept ?? fetch(event.request)));
});
