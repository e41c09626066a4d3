// How a board shows a step: beat by beat, each thing flying from where it lay to where it will lie.
//
// A board draws a scene. While nothing moves, that is the scene of the view; while a step is shown, that of the beat being
// played. Only the game knows what the beats are.

import { flushSync } from 'svelte';
import type { Area, Flight } from './flight.ts';
import type { Pace } from './pace.ts';
import type { Sentence } from '../words/sentence.ts';

/** A thing that goes from one place to another. Places are the board's `data-place`s. */
export interface Move {
  from: string;
  to: string;
  /** It leaves this many milliseconds after the first, at the usual speed. */
  after?: number;
}

/** Moves that belong together. */
export interface Beat<Scene, Moved extends Move> {
  moves: Moved[];
  /** The table while they move. */
  during: Scene;
  /** The table when they have arrived. */
  after: Scene;
  /** How long to stay with it afterwards, in milliseconds at the usual speed. */
  rest?: number;
}

type MoveOf<Shown extends Beat<unknown, Move>> = Shown['moves'][number];

/** What showing needs to know of a board. */
interface Board<Moved, Flown> {
  element: () => HTMLElement;
  pace: () => Pace;
  flightOf: (move: Moved, from: Area, to: Area, pace: Pace) => Flown;
  /** The place around one that is not drawn on its own. */
  around?: (place: string) => string | null;
}

/** How long to stay with a beat that says nothing about it. */
const REST = 80;

/** `hand/2/5` is in `hand/2`, and that in `hand`. */
export function placeAround(place: string): string | null {
  const end = place.lastIndexOf('/');
  return end > 0 ? place.slice(0, end) : null;
}

/** What happened in a step, and the sentences that tell it. */
interface Happening {
  events: readonly unknown[];
  told: readonly (Sentence | null)[];
}

/** What a board shows while something happens on it. */
export class Showing<Shown extends Beat<unknown, Move>, Flown extends Flight> {
  /** The scene to draw; null while nothing moves. */
  scene = $state.raw<Shown['after'] | null>(null);
  /** The beat that is being played. */
  beat = $state.raw<Shown | null>(null);
  /** What is on its way. */
  flights = $state.raw<{ flight: Flown; arrived: () => void }[]>([]);

  readonly #board: Board<MoveOf<Shown>, Flown>;
  /** The step that is being shown. */
  #step: Happening | null = null;
  /** Rises with every step and every end, so that what was being shown knows that it is over. */
  #turn = 0;

  constructor(board: Board<MoveOf<Shown>, Flown>) {
    this.#board = board;
  }

  /** The sentence of the event that is being played; null where it needs none. */
  get sentence(): Sentence | null {
    const { beat } = this;
    const at = beat && this.#step && 'event' in beat ? this.#step.events.indexOf(beat.event) : -1;
    return this.#step?.told[at] ?? null;
  }

  /** Ends what is still moving: the board draws its view again. */
  end(): void {
    this.#turn += 1;
    this.scene = null;
    this.beat = null;
    this.flights = [];
  }

  /** Plays these beats, of this step where its sentences are wanted, unless another step or the end comes between. */
  async play(beats: Iterable<Shown>, step: Happening | null = null): Promise<void> {
    this.#step = step;
    const turn = (this.#turn += 1);
    for (const beat of beats) {
      await this.#playBeat(beat);
      if (this.#turn !== turn) return;
    }
  }

  async #playBeat(beat: Shown): Promise<void> {
    const pace = this.#board.pace();
    const moves = pace.ms(1000) > 0 ? beat.moves : [];
    const from = moves.map((move) => this.#areaOf(move.from));
    this.beat = beat;
    this.scene = beat.after;
    if (moves.length > 0) {
      // The table is drawn once as it will be, only to be measured: nothing is painted in between.
      flushSync();
      const to = moves.map((move) => this.#areaOf(move.to));
      this.scene = beat.during;
      await Promise.all(moves.map((move, index) => this.#fly(move, from[index], to[index])));
      this.flights = [];
      this.scene = beat.after;
    }
    await pace.rest(beat.rest ?? REST);
  }

  #fly(move: MoveOf<Shown>, from: Area | null | undefined, to: Area | null | undefined): Promise<void> {
    if (!from || !to) return Promise.resolve();
    return new Promise((arrived) => {
      const flight = this.#board.flightOf(move, from, to, this.#board.pace());
      this.flights = [...this.flights, { flight, arrived }];
    });
  }

  /** Where a place is on the screen; one that is not drawn on its own is where the one around it is. */
  #areaOf(place: string): Area | null {
    const found = this.#board.element().querySelector(`[data-place="${CSS.escape(place)}"]`);
    if (found) return found.getBoundingClientRect();
    const around = (this.#board.around ?? placeAround)(place);
    return around === null ? null : this.#areaOf(around);
  }
}
