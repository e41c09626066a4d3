// What a choice would do, as the server foresees it. Nothing here knows a rule.

import type { Foreseen } from '#web/wire.ts';
import type { Sentence } from '#web/words/sentence.ts';
import { colorOf, countOf } from './cards.ts';
import type { Scene } from './scene.ts';
import type { Action, Color, Jericho, Lead } from './types.ts';
import { NO_LEAD } from './walls.ts';

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
  /** How many stones fall from each seat's wall, and how many trumpets go with the last of them. */
  fallen: number[];
  collapsed: number[];
  /** The lengths of all seats' walls afterwards. */
  after: number[];
}

/** What a use of a card would do, as far as it can be known. */
export interface Foresight {
  growth: Growth | null;
  fall: Fall | null;
  /** The same in full, for those who do not see the walls. */
  effect: Sentence | null;
}

/** What is foreseen of a use, on the scene as it lies. */
export function foresightOf({ leads }: Scene, { events, effect, beside }: Foreseen<Jericho['Event'], Jericho['Beside']>): Foresight {
  const foresight: Foresight = { growth: null, fall: null, effect };
  if (!beside) return foresight;
  const after = (color: Color) => beside.walls[color] ?? NO_LEAD;
  for (const event of events) {
    if (event.type === 'wall_played') {
      const color = colorOf(event.card)!;
      const lead = after(color);
      foresight.growth = { color, before: leads[color]?.lengths[event.seat] ?? 0, after: lead.lengths[event.seat] ?? 0, lead };
    }
    if (event.type === 'trumpet_played') {
      const { color, value, collapsed } = event;
      foresight.fall = { color, value, fallen: event.fallen.map(countOf), collapsed, after: after(color).lengths };
    }
  }
  return foresight;
}

/** The name of a use among others. */
export function keyOf(use: Action): string {
  return use.type === 'trumpet' ? `trumpet ${use.color}` : `${use.type} ${use.card}`;
}
