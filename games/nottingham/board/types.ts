// Nottingham's view, events and actions, under the names that a board uses. All are generated from the rules' own.

import type { BoardProps, BoardStep, Sight as AnySight } from '#web/board/contract.ts';
import type { Action, Beside, Bounds, Memory, SeenEvent, View } from './generated.ts';

export type { Action, Ambush, Breakdown, Card, Cards, Color, Mission, Next, Trick, View } from './generated.ts';

/** What a seat may do: an action, or its bounds where the cards are free to choose. */
export type Legal = Action | Bounds;
export type Event = SeenEvent;
export type BySeat<Value> = { [seat: number]: Value };

/** The game's own types. */
export interface Nottingham {
  View: View;
  Event: Event;
  Action: Action;
  Legal: Legal;
  Memory: Memory;
  Beside: Beside;
}
export type Sight = AnySight<Nottingham>;
export type Step = BoardStep<Nottingham>;
export type Props = BoardProps<Nottingham>;
