// What a choice would do: the events that the server foresees, shown on the scene as it lies. Nothing here knows a rule.

import type { Foreseen } from '#web/wire.ts';
import type { Sentence } from '#web/words/sentence.ts';
import { beatsOfStep } from './beats.ts';
import { colorOf, countOf } from './cards.ts';
import type { Scene } from './scene.ts';
import type { Action, Color, Event } from './types.ts';
import { leadOf, lengthsOf, type Lead } from './walls.ts';

/** A wall before and after. */
export interface Growth {
  color: Color;
  before: number;
  after: number;
  /** Who would be ahead in this colour. */
  lead: Lead;
}

/** What a trumpet would bring down. */
export interface Fall {
  color: Color;
  /** The value that falls; null where no stone of the colour stands. */
  value: number | null;
  /** How many stones fall from each seat's wall. */
  fallen: number[];
  /** The lengths of all seats' walls before and after. */
  before: number[];
  after: number[];
}

/** What a use of a card would do, as far as it can be known. */
export interface Outcome {
  growth: Growth | null;
  fall: Fall | null;
  /** The same in full, for those who do not see the walls. */
  effect: Sentence | null;
}

/** What is foreseen of a use, on the scene as it lies. */
export function outcomeOf(scene: Scene, { events, effect }: Foreseen<Event>): Outcome {
  const after = beatsOfStep(scene, events, []).at(-1)?.after ?? scene;
  const lengths = (at: Scene, color: Color) => lengthsOf(at.places.map((place) => place.walls), color);
  const outcome: Outcome = { growth: null, fall: null, effect };
  for (const event of events) {
    if (event.type === 'wall_played') {
      const color = colorOf(event.card)!;
      const grown = lengths(after, color);
      const before = lengths(scene, color)[event.seat] ?? 0;
      outcome.growth = { color, before, after: grown[event.seat] ?? 0, lead: leadOf(grown) };
    }
    if (event.type === 'trumpet_played') {
      const { color, value } = event;
      outcome.fall = { color, value, fallen: event.fallen.map(countOf), before: lengths(scene, color), after: lengths(after, color) };
    }
  }
  return outcome;
}

/** The name of a use among others. */
export function keyOf(use: Action): string {
  return use.type === 'trumpet' ? `trumpet ${use.color}` : `${use.type} ${use.card}`;
}
