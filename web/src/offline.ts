// The service worker, from the page's side.

import { go, href } from './router.svelte.ts';

/** Lets the browser open this program without a network from now on, where it can. Only a page that comes by https may. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ go?: string }>) => {
    if (typeof data.go === 'string') go(data.go);
  });
  // A browser that keeps nothing still plays.
  const begin = () => void navigator.serviceWorker.register(href('worker.js')).catch(() => undefined);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

/** Nothing that the server has told stays in this browser. */
export async function forgetWhatWasTold(): Promise<void> {
  await globalThis.caches?.delete('told');
}
