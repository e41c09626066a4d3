// The service worker: without a network it opens the shelf, the rules, and the replays of finished games that were looked at
// before. It answers for nothing that can be played: that needs the server.
//
// It keeps everything that the client is built of, under the build's own name. A newer one waits until no page of the older one
// is open, so a page that is open finds all of its parts, whatever the server has been given meanwhile.

/** What the client is built of, and the build's name: written in while it is built. */
const FILES = [];
const BUILD = '';
/** What a notice says, language by language: by the kind of call, and what the games are called. */
const WORDS = {};

const BUILT = `built-${BUILD}`;
/** What the server has told that does not change any more, and the list of games. */
const TOLD = 'told';
/** How much of that is kept; what was kept first goes first. */
const MOST = 300;
/** What pages have left for times when none is open. */
const DEVICE = 'device';

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

/** The server calls: a table waits for somebody. Whatever has arrived, something has to be shown for it. */
self.addEventListener('push', (event) => event.waitUntil(announce(event.data)));

async function announce(data) {
  let call = {};
  try {
    call = data.json();
  } catch {
    // Nobody but the server can send anything that can be read; what cannot be read calls to the shelf.
  }
  const words = WORDS[call.language] ?? WORDS.en;
  const path = typeof call.table === 'string' ? `t/${encodeURIComponent(call.table)}` : '';
  const how = { body: words.games[call.game] ?? '', lang: call.language, tag: path, icon: `${root}icon.svg`, data: { path } };
  await self.registration.showNotification(words[call.kind] ?? words.turn, how);
}

/** The push service has given this browser another address: the server is told. */
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(move(event)));

async function move({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options ?? { userVisibleOnly: true, applicationServerKey: (await (await fetch(`${root}api/me/calls`)).json()).push_key };
  const { endpoint, keys } = (newSubscription ?? (await self.registration.pushManager.subscribe(options))).toJSON();
  const language = await chosenLanguage();
  const body = JSON.stringify({ endpoint, key: keys.p256dh, auth: keys.auth, language });
  await fetch(`${root}api/me/devices`, { method: 'PUT', headers: { 'content-type': 'application/json' }, body });
}

/** The language that a page has left here; the browser's own where none has. */
async function chosenLanguage() {
  const left = await caches.match(`${root}language`, { cacheName: DEVICE });
  const wanted = (await left?.text()) ?? self.navigator.language;
  return Object.keys(WORDS).find((known) => wanted.startsWith(known)) ?? 'en';
}

/** A notice was pressed: shows its page, where one is open already if there is one. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

async function open(path) {
  const windows = await self.clients.matchAll({ type: 'window' });
  const window = windows.find(({ url }) => new URL(url).pathname === root + path) ?? windows[0];
  if (!window) return self.clients.openWindow(root + path);
  window.postMessage({ go: path });
  return window.focus();
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
