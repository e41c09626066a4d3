// Which tables wait for this person: the one on the screen says so itself, and the server tells of the others. The page's title
// and icon say so, and whoever wants it hears it or is told by the system.

import { me } from './me.svelte.ts';
import { noticesNow, notify } from './notices.ts';
import { callHere } from './push.ts';
import { settings } from './settings.svelte.ts';
import { games } from './shelf/games.svelte.ts';
import { play } from './sound.ts';
import type { MyTable } from './wire.ts';
import { chosenLanguage, say } from './words/language.svelte.ts';

/** How often the server is asked about the other tables, in milliseconds. */
const AGAIN = 20_000;

/** A table that waits, and the game that is played there. */
export interface Call {
  id: string;
  game: string;
}

class Calls {
  /** What the page is called, without any mark. */
  title = $state('Besace');
  /** The table on the screen, if it waits for this person. */
  here: Call | null = $state.raw(null);
  /** The id of the table on the screen, whose own word counts. */
  shown: string | null = $state(null);

  /** The other tables that wait for this person. */
  elsewhere: Call[] = $derived(callsOf(me.tables, this.shown));

  all: Call[] = $derived(this.here ? [this.here, ...this.elsewhere] : this.elsewhere);
}

export const calls = new Calls();

/** The tables of somebody that wait for them, without the one on the screen. */
export function callsOf(tables: MyTable[], shown: string | null): Call[] {
  return tables.filter((table) => table.your_turn && table.id !== shown).map(({ id, game }) => ({ id, game }));
}

/** What the page is called while these tables wait. */
export function markedTitle(title: string, here: boolean, elsewhere: number): string {
  if (here) return `● ${say('web-card-your-turn')} · ${title}`;
  return elsewhere > 0 ? `● ${say('web-calls-elsewhere', { count: elsewhere })} · ${title}` : title;
}

/** Tells which tables have begun to wait since it was last asked. The first time there is nothing to compare with. */
export class Bell {
  #before: Set<string> | null = null;

  newOf(calling: Call[]): Call[] {
    const before = this.#before;
    this.#before = new Set(calling.map(({ id }) => id));
    return before ? calling.filter(({ id }) => !before.has(id)) : [];
  }
}

/** Marks the page, and calls; to be begun once, while a component is set up. */
export function followCalls(): void {
  $effect(() => {
    document.title = markedTitle(calls.title, calls.here !== null, calls.elsewhere.length);
  });
  $effect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon) icon.href = calls.all.length > 0 ? './icon-turn.svg' : './icon.svg';
  });

  const bell = new Bell();
  $effect(() => {
    if (!me.known) return;
    for (const call of bell.newOf(calls.all)) ring(call);
  });

  // Whoever has asked for notices is called in this browser: again when they become somebody else, or read another language.
  $effect(() => {
    const wanted = settings.notices && me.name !== null && chosenLanguage() !== null;
    // Where the server cannot be reached now, the next page tells it.
    if (wanted && noticesNow() === 'allowed') void callHere().catch(() => undefined);
  });

  $effect(() => {
    const look = () => {
      if (me.name !== null && me.tables.some((table) => table.state !== 'over')) void me.load();
    };
    const back = () => document.hidden || look();
    const timer = setInterval(look, AGAIN);
    document.addEventListener('visibilitychange', back);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', back);
    };
  });
}

/** The table on the screen rings by itself when its question is shown; here it rings for those who look elsewhere. */
function ring(call: Call): void {
  if (call.id !== calls.shown || document.hidden) play('turn');
  if (document.hidden) void notify(say('web-card-your-turn'), games.titleOf(call.game), `t/${call.id}`);
}
