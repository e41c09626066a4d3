// A link that others can open: this page's own address may be one that only this machine knows.

import type { Invitation } from '../wire.ts';

/** Whether only the machine itself knows this host name. */
export function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127\./.test(hostname);
}

/** Why nobody else can open a link of this page; null where others can. */
type Unreachable = 'only-here' | 'no-network' | null;

/** The address of a path for others, as far as the page and the server know; `own` is the page's address of it. */
export function reachable(path: string, own: URL, invitation: Invitation | null): { link: string; unreachable: Unreachable } {
  if (!isThisMachine(own.hostname) || invitation === null) return { link: own.href, unreachable: null };
  if (invitation.address !== null) return { link: new URL(path, invitation.address).href, unreachable: null };
  return { link: own.href, unreachable: invitation.only_here ? 'only-here' : 'no-network' };
}
