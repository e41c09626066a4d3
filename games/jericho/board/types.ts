// Jericho's view, events and actions, under the names that a board uses. All are generated from the rules' own.

import type { BoardProps, BoardStep, Sight as AnySight } from '#web/board/contract.ts';
import type { Action, Beside, SeenEvent, View } from './generated.ts';

export type { Action, Breakdown, Card, Cards, Color, Lead, Leads, View } from './generated.ts';
export type Event = SeenEvent;
export type TrumpetPlayed = Extract<SeenEvent, { type: 'trumpet_played' }>;
export type Scored = Extract<SeenEvent, { type: 'scored' }>;

/** The game's own types. */
export interface Jericho {
  View: View;
  Event: Event;
  Action: Action;
  Legal: Action;
  Beside: Beside;
}
export type Sight = AnySight<Jericho>;
export type Step = BoardStep<Jericho>;
export type Props = BoardProps<Jericho>;
