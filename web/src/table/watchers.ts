// Who watches, in words.

import { say } from '../words/language.svelte.ts';

/** Those who watch, by name as far as they have names; otherwise how many there are. */
export function watchersOf({ watching, watchers }: { watching: number; watchers: readonly string[] }): string {
  if (watchers.length === 0) return say('web-watching', { count: watching });
  return say('web-watching-names', { names: watchers.join(', '), more: Math.max(0, watching - watchers.length) });
}
