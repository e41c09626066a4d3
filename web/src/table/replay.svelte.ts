// The state of a replay: the entries of a game, whose eyes look at it, and the moment that is shown.

import type { Game } from '../board/contract.ts';
import { Steps } from '../live/steps.ts';
import { pendingOf, type Json, type Replay as Recorded, type Sight, type TableInfo } from '../wire.ts';
import { called } from './called.ts';
import { linesOf, type LogLine } from './log.ts';
import { openSight } from './open-sight.ts';
import type { Shower } from './table.svelte.ts';

/** Whose eyes: a seat's, a spectator's, or everybody's at once. */
export type Eyes = number | 'spectator' | 'open';

export class Replay {
  readonly table: TableInfo;
  game: Game | null = $state.raw(null);
  eyes: Eyes = $state('spectator');
  /** The moment that is shown, as an index into `numbers`. */
  at = $state(0);
  playing = $state(false);
  moving = $state(false);

  #steps: Steps = $state.raw(new Steps());
  readonly #fetch: (eyes: Eyes) => Promise<Recorded>;

  /** `table` as this person knows it; `fetch` asks for its steps as seen with these eyes. */
  constructor(table: TableInfo, fetch: (eyes: Eyes) => Promise<Recorded>) {
    this.table = table;
    this.mine = table.seats.flatMap((seat, index) => (seat.yours ? [index] : []));
    this.#fetch = fetch;
  }

  names: string[] = $derived.by(() => this.table.seats.map((seat) => called(seat.name)));
  readonly mine: number[];

  /** The seat at the bottom of the screen; null for a spectator. */
  me: number | null = $derived.by(() => {
    if (this.eyes === 'spectator') return null;
    return this.eyes === 'open' ? (this.mine[0] ?? 0) : this.eyes;
  });
  viewer: Sight['viewer'] = $derived(this.me ?? 'spectator');

  /** The numbers of the entries that show the game. */
  numbers: number[] = $derived(this.#steps.all.filter((step) => step.sights.length > 0).map((step) => step.number));
  last: number = $derived(this.numbers.length - 1);
  now: number | null = $derived(this.numbers[this.at] ?? null);
  sight: Sight | null = $derived(this.#sightAt(this.at));
  /** All that the viewer was told up to the moment that is shown. */
  past: Json[] = $derived(this.#steps.toldUpTo(this.now ?? 0, this.viewer));
  pending: number[] = $derived(pendingOf(this.sight));
  lines: LogLine[] = $derived(
    this.#steps.all.flatMap((step) => linesOf(step, this.game, this.viewer, this.names)),
  );
  /** The sentences of the moment that is shown. */
  told: LogLine[] = $derived(this.lines.filter((line) => line.number === this.now));

  /** Whose eyes may be looked through: one's own and a spectator's; anybody's, and everybody's at once, when it is over. */
  eyesOf: Eyes[] = $derived.by(() => {
    const over = this.table.state === 'over';
    const seats = over ? this.table.seats.map((_, seat) => seat) : this.mine;
    // One's own come first.
    const others = seats.filter((seat) => !this.mine.includes(seat));
    return [...this.mine, 'spectator', ...(over ? ['open' as const] : []), ...others];
  });

  /** Begins as an address says, with a moment and with eyes; what it says wrongly is ignored. */
  async begin(wanted: URLSearchParams): Promise<void> {
    const eyes = this.eyesOf.find((each) => String(each) === wanted.get('eyes'));
    await this.look(eyes ?? this.mine[0] ?? 'spectator');
    const number = Number(wanted.get('at') ?? NaN);
    if (Number.isSafeInteger(number)) this.jumpToEntry(number);
  }

  /** What an address has to say to show this moment with these eyes. */
  get address(): URLSearchParams {
    return new URLSearchParams({ at: String(this.now ?? 0), eyes: String(this.eyes) });
  }

  /** Looks with these eyes, at the same moment. */
  async look(eyes: Eyes): Promise<void> {
    const recorded = await this.#fetch(eyes);
    const steps = new Steps();
    steps.load(recorded.steps);
    this.playing = false;
    this.#steps = steps;
    this.eyes = eyes;
  }

  /** Shows a moment without what led to it. */
  jump(to: number): void {
    this.playing = false;
    this.at = Math.max(0, Math.min(this.last, to));
  }

  /** Shows the moment of a line of the log: its entry, or the nearest before it that shows the game. */
  jumpToEntry(number: number): void {
    this.jump(this.numbers.findLastIndex((each) => each <= number));
  }

  /** Shows the next step happening. */
  async forward(show: Shower): Promise<void> {
    if (this.moving || this.at >= this.last) return;
    const [from, before, after, number] = [this.at, this.sight, this.#sightAt(this.at + 1), this.numbers[this.at + 1]];
    this.moving = true;
    try {
      if (before && after && number !== undefined) await show(before, after, number);
    } finally {
      this.moving = false;
    }
    // A jump while it was happening wins.
    if (this.at === from) this.at += 1;
  }

  /** Shows one step after the other until the end, or until it is stopped. */
  async play(show: Shower, rest: () => Promise<void>): Promise<void> {
    this.playing = true;
    while (this.playing && this.at < this.last) {
      await this.forward(show);
      if (this.playing) await rest();
    }
    this.playing = false;
  }

  #sightAt(index: number): Sight | null {
    const number = this.numbers[index];
    if (number === undefined) return null;
    if (this.eyes !== 'open') return this.#steps.sightAt(number, this.viewer);
    const step = this.#steps.all.find((each) => each.number === number);
    return step ? openSight(step.sights, this.me ?? 0) : null;
  }
}
