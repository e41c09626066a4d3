// A server that plays a recorded game to the table in this page: every action, whatever it is, brings the next step.

import { FakeSocket } from '../src/live/fake-socket.ts';
import { sightsOf, type Fixture } from '../src/board/recorded.ts';
import type { World } from '../src/table/table.svelte.ts';
import { acted, tableInfo } from '../src/table/told.ts';
import type { Json, Sight, Step, TableInfo } from '../src/wire.ts';

const NAMES = ['Maud', 'Basile', 'Colette', 'Edmond', 'Fanchon', 'Gaspard', 'Hortense'];

export class RecordedServer extends FakeSocket {
  readonly #recording: Fixture;
  readonly #steps: Step[];
  #at: number;

  constructor(recording: Fixture, first: number, watching: boolean) {
    super();
    this.#recording = recording;
    this.#steps = sightsOf(recording).map((sight, index) => step(index + 1, watching ? asSpectator(sight) : sight));
    this.#at = Math.min(Math.max(0, first), this.#steps.length - 1);
    this.#watching = watching;
  }

  readonly #watching: boolean;

  /** What the table needs of the world. */
  get world(): World {
    return {
      open: () => {
        setTimeout(() => {
          this.open();
          const { number, sights } = this.#now;
          this.say({ type: 'table', number, table: this.#table(), you_host: true, sights, chat: [] });
          this.say({ type: 'history', steps: this.#steps.slice(0, this.#at + 1), last: true });
          this.say({ type: 'presence', here: NAMES.map(() => true), watching: 0, watchers: [] });
        });
        return this;
      },
      seen: null,
      keepSeen: () => undefined,
    };
  }

  override send(text: string): void {
    const { id, do: what } = JSON.parse(text) as { id: string; do: string };
    setTimeout(() => {
      this.say({ type: 'done', id, number: this.#now.number });
      // What is only asked changes nothing, and a recording has no answer to it.
      if (what === 'act') this.next();
    });
  }

  /** Brings the next step; the last one ends the game. */
  next(): void {
    if (this.#at + 1 >= this.#steps.length) return;
    this.#at += 1;
    const table = this.#at === this.#steps.length - 1 ? this.#table() : null;
    this.say({ type: 'step', ...this.#now, table });
  }

  get #now(): Step {
    return this.#steps[this.#at]!;
  }

  #table(): TableInfo {
    const over = this.#at === this.#steps.length - 1;
    return tableInfo({
      id: 'preview',
      game: this.#recording.game,
      state: over ? 'over' : 'playing',
      seats: NAMES.slice(0, this.#recording.seats).map((name, seat) => ({
        who: seat === 0 ? 'person' : 'bot',
        name,
        level: seat === 0 ? null : 'regular',
        yours: seat === 0 && !this.#watching,
        played_by_bot: null,
      })),
      result: over ? this.#recording.result : null,
    });
  }
}

function step(number: number, sight: Sight): Step {
  return acted(number, { sights: [{ ...sight, asked: sight.legal.length > 0 ? number : null }] });
}

/** The same without what only the seat may know. */
function asSpectator(sight: Sight): Sight {
  const view = structuredClone(sight.view) as { viewer: Json; chosen?: Json; action?: Secrets | null; seats: Secrets[] };
  view.viewer = 'spectator';
  if (view.chosen) view.chosen = {};
  if (view.action?.drawn) view.action.drawn_count = 2;
  for (const owner of [...view.seats, view.action ?? {}]) SECRETS.forEach((key) => delete owner[key]);
  const hidden = (event: Json) => (event && typeof event === 'object' && 'card' in event && 'seat' in event && event.type !== 'wall_played' ? { ...event, card: null } : event);
  return { ...sight, viewer: 'spectator', view: view as unknown as Json, events: sight.events.map(hidden), told: [], legal: [], asked: null };
}

type Secrets = { [key: string]: Json };

/** What a seat, or somebody who is being shown something, knows alone. */
const SECRETS = ['hand', 'first', 'loot', 'ambushes', 'drawn', 'contraband'];
