// The service worker: without a network it opens the shelf, the rules, and the replays of finished games that were looked at
// before. It answers for nothing that can be played: that needs the server.
//
// It keeps everything that the client is built of, under the build's own name. A newer one waits until no page of the older one
// is open, so a page that is open finds all of its parts, whatever the server has been given meanwhile.

/** What the client is built of, and the build's name: written in while it is built. */
const FILES = [];
const BUILD = '';

const BUILT = `built-${BUILD}`;
/** What the server has told that does not change any more, and the list of games. */
const TOLD = 'told';
/** How much of that is kept; what was kept first goes first. */
const MOST = 300;

const root = new URL(self.registration.scope).pathname;

self.addEventListener('install', (event) => event.waitUntil(keepBuilt()));

self.addEventListener('activate', (event) => event.waitUntil(begin()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || !url.pathname.startsWith(root)) return;
  const path = url.pathname.slice(root.length);
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (FILES.includes(path)) event.respondWith(built(request));
  else if (path === 'api/games') event.respondWith(told(request, async () => true));
  else if (/^api\/tables\/[^/]+$/.test(path)) event.respondWith(told(request, isOver));
  else if (/^api\/tables\/[^/]+\/(?:replay|recordings\/\d+)$/.test(path)) event.respondWith(told(request, () => tableIsKept(path)));
});

/** A notice was pressed: shows its page, where one is open already if there is one. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

async function open(path) {
  const [window] = await self.clients.matchAll({ type: 'window' });
  if (!window) return self.clients.openWindow(root + path);
  await window.focus();
  return window.postMessage({ go: path });
}

/** One after the other: nobody is to be held up by what is only kept for later. */
async function keepBuilt() {
  const cache = await caches.open(BUILT);
  for (const file of ['', ...FILES]) await cache.add(new Request(root + file, { cache: 'no-cache' }));
}

/** What older builds have kept goes, for none of their pages is open; the page that brought the first worker of all has it from now on. */
async function begin() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('built-') && name !== BUILT).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** A page comes from the server, so that everybody has the newest; without it, from what is kept. */
async function page(request) {
  try {
    return await fetch(request);
  } catch (unreachable) {
    const kept = await caches.match(root, { cacheName: BUILT });
    if (kept) return kept;
    throw unreachable;
  }
}

async function built(request) {
  return (await caches.match(request, { cacheName: BUILT })) ?? fetch(request);
}

/** Asks the server, and keeps the answer if it is worth keeping; where the server is silent, what was kept. */
async function told(request, isWorth) {
  const cache = await caches.open(TOLD);
  let answer;
  try {
    answer = await fetch(request);
  } catch (unreachable) {
    const kept = await cache.match(request);
    if (kept) return kept;
    throw unreachable;
  }
  if (answer.ok && (await isWorth(answer.clone()))) await keep(cache, request, answer.clone());
  return answer;
}

async function keep(cache, request, answer) {
  await cache.put(request, answer);
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((old) => cache.delete(old)));
}

async function isOver(answer) {
  return (await answer.json()).state === 'over';
}

/** What belongs to a table is kept if the table is, which is over then. */
async function tableIsKept(path) {
  const cache = await caches.open(TOLD);
  return (await cache.match(root + path.split('/').slice(0, 3).join('/'))) !== undefined;
}
