// A server that was given a newer client has none of the older one's files any more: a page of the older one that wants
// another part of it is loaded anew. A page that the service worker keeps finds its parts there, and stays.

/** Follows what cannot be loaded, for as long as the page is open. */
export function renewWhereOutdated(): void {
  addEventListener('vite:preloadError', () => void renewIfOutdated());
}

/** Where the server cannot be reached, or still has the same client, loading the page anew would not help. */
async function renewIfOutdated(): Promise<void> {
  const own = document.querySelector('script[type="module"]')?.getAttribute('src') ?? '';
  const answer = await fetch(document.baseURI, { cache: 'no-store' }).catch(() => null);
  if (answer?.ok && !(await answer.text()).includes(own)) location.reload();
}
