// The game's view, events and actions, under the names that a board uses. All are generated from the rules' own.

import type { BoardProps, BoardStep, Sight as AnySight } from '#web/board/contract.ts';
import type { Beside } from './beside.ts';
import type { Action, Bounds, Memory, SeenEvent, View } from './generated.ts';

export type { Beside, Fate } from './beside.ts';
export type { Action, BagPromise, BagState, Crowns, Declared, Deed, Good, Goods, Later, Memory, OfferView, SeatView, Side, SomeOf, Span, View } from './generated.ts';
export type Event = SeenEvent;
/** What may be done: an action in full, or its bounds. */
export type Legal = Bounds | Action;

type OfType<Type> = Extract<Bounds, { type: Type }>;
export type MarketBounds = OfType<'market'>;
export type OfferBounds = OfType<'offer'>;
export type CounterBounds = OfType<'counter'>;

/** The game's own types. */
export interface Sheriff {
  View: View;
  Event: Event;
  Action: Action;
  Legal: Legal;
  Memory: Memory;
  Beside: Beside;
}
export type Sight = AnySight<Sheriff>;
export type Step = BoardStep<Sheriff>;
export type Props = BoardProps<Sheriff>;
