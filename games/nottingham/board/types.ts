// Nottingham's view, events and actions, under the names that a board uses. All are generated from the rules' own.

import type { BoardProps, Sight as AnySight } from '#web/board/contract.ts';
import type { Action, Bounds, SeenEvent, View } from './generated.ts';

export type { Action, Ambush, Breakdown, Card, Cards, Color, Memory, Mission, Trick, View } from './generated.ts';

/** What a seat may do: an action, or its bounds where the cards are free to choose. */
export type Legal = Action | Bounds;
export type Event = SeenEvent;
export type BySeat<Value> = { [seat: number]: Value };

export type Sight = AnySight<View, Event, Legal>;
export type Props = BoardProps<View, Event, Action, Legal>;
