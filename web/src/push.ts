// Being called while no page is open: the browser's push service wakes the service worker, which shows a notice. The server is told
// where that is, once the person has asked for notices, and forgets it when they do not want them any more.

import { api } from './live/api.ts';
import { href } from './router.svelte.ts';
import { chosenLanguage } from './words/language.svelte.ts';

/** Whether this browser is called while no page is open: it is, it cannot be, or the server calls nobody this way. */
export type Called = 'called' | 'cannot' | 'never';

/** How long the service worker may take to be ready, in milliseconds: the first time it keeps the whole client first. */
const READY = 20_000;

/** From now on the server calls this browser. Where it does already, it is told again: that mends what either has lost. */
export async function callHere(): Promise<Called> {
  const { push_key: key } = await api.calls();
  if (key === null) return 'never';
  const subscription = await subscribed(key);
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  if (!endpoint || !keys?.p256dh || !keys.auth) return 'cannot';
  await api.callDevice({ endpoint, key: keys.p256dh, auth: keys.auth, language: chosenLanguage() });
  await tellWorker(chosenLanguage());
  return 'called';
}

/** Leaves the language that was chosen where the service worker finds it: it moves to another address while no page is open. */
async function tellWorker(language: string): Promise<void> {
  const cache = await caches.open('device').catch(() => null);
  await cache?.put(href('language'), new Response(language)).catch(() => undefined);
}

/** From now on the server does not call this browser any more. */
export async function callNoMore(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const subscription = await worker?.pushManager?.getSubscription();
  await globalThis.caches?.delete('device').catch(() => false);
  if (!subscription) return;
  // Where the server cannot be told now, the push service tells it the next time it calls.
  await api.dropDevice(subscription.endpoint).catch(() => undefined);
  await subscription.unsubscribe().catch(() => false);
}

/** The way to this browser's push service; null where there is none, or no service worker that could be woken by it. */
async function manager(): Promise<PushManager | null> {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (!worker?.pushManager) return null;
  const late = new Promise<null>((settle) => setTimeout(settle, READY, null));
  const ready = await Promise.race([navigator.serviceWorker.ready, late]);
  return ready?.pushManager ?? null;
}

/** The browser's subscription for the server's key; null where it has no push service, or the service does not answer. */
async function subscribed(key: string): Promise<PushSubscription | null> {
  try {
    const push = await manager();
    const known = await push?.getSubscription();
    if (known && isFor(known, key)) return known;
    // One that was made for another key is of no use: the server is no longer the same.
    await known?.unsubscribe();
    return (await push?.subscribe({ userVisibleOnly: true, applicationServerKey: key })) ?? null;
  } catch {
    return null;
  }
}

function isFor(subscription: PushSubscription, key: string): boolean {
  const own = subscription.options.applicationServerKey;
  return own !== null && base64url(new Uint8Array(own)) === key;
}

/** Bytes as push services and servers write them. */
function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
