// Offline: all files of this build are fetched once and then come from the cache; another build has another cache.  A newer
// build waits until no page of this one is open, which keeps its files as long: what a page loads late is of its own build.

const cacheName = `nonet-${'VERSION'}`;
const files = ['FILES'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(files)));
});

self.addEventListener('activate', (event) => {
  const outdated = (name) => name.startsWith('nonet-') && name !== cacheName;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(outdated).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  // Module scripts ask with other headers than addAll did; the address alone decides.
  const options = { ignoreVary: true, ignoreSearch: request.mode === 'navigate' };
  event.respondWith(
    caches.open(cacheName).then((cache) => cache.match(request, options)).then((found) => found ?? fetch(request)),
  );
});
