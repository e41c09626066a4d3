// Which page is shown. Addresses are this program's own (`/t/<id>`), under the server's sub-path.

export type Page =
  | { page: 'shelf' }
  | { page: 'box'; game: string }
  | { page: 'rules'; game: string }
  | { page: 'mine' }
  | { page: 'file' }
  | { page: 'deal'; number: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'recover'; token: string }
  | { page: 'mail'; token: string }
  | { page: 'missing' };

/** The page at a path that is relative to the program's own root. */
export function pageAt(path: string): Page {
  const parts = path.split('/').filter((part) => part !== '');
  const [first, second, third] = parts;
  if (parts.length === 0) return { page: 'shelf' };
  if (first === 'g' && second && parts.length === 2) return { page: 'box', game: second };
  if (first === 'rules' && second && parts.length === 2) return { page: 'rules', game: second };
  if (first === 'replay' && parts.length === 1) return { page: 'file' };
  if (first === 'me' && parts.length === 1) return { page: 'mine' };
  if (first === 'd' && second && parts.length === 2) return { page: 'deal', number: written(second) };
  if (first === 't' && second && parts.length === 2) return { page: 'table', id: second };
  if (first === 't' && second && third === 'replay' && parts.length === 3) return { page: 'replay', id: second };
  if (first === 'r' && second && parts.length === 2) return { page: 'recover', token: second };
  if (first === 'm' && second && parts.length === 2) return { page: 'mail', token: second };
  return { page: 'missing' };
}

/** What a part of a path says; unchanged where somebody has written what cannot be decoded. */
function written(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The path of a page, from the root of the host. */
export function href(path: string): string {
  return root() + path.replace(/^\//, '');
}

function root(): string {
  return new URL(document.baseURI).pathname;
}

function here(): Page {
  const { pathname } = location;
  return pathname.startsWith(root()) ? pageAt(pathname.slice(root().length)) : { page: 'missing' };
}

let current: Page = $state.raw({ page: 'shelf' });

/** The page that is shown. */
export function page(): Page {
  return current;
}

/** Goes to a page of the program. */
export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', href(path));
  current = here();
  scrollTo(0, 0);
}

/** Follows the address, and links within the program without loading the page anew. */
export function follow(): void {
  current = here();
  addEventListener('popstate', () => (current = here()));
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (!link.pathname.startsWith(root()) || link.hash) return;
    event.preventDefault();
    go(link.pathname.slice(root().length));
  });
}
