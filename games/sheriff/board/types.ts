// The game's view, events and actions, under the names that a board uses. All are generated from the rules' own.

import type { Action, Bounds, OfferView, BagPromise, SeenEvent, Side } from './generated.ts';

export type { Action, BagState, Choice, Declared, Deed, Good, Goods, Later, Memory, Span, View } from './generated.ts';
export type Event = SeenEvent;
/** An offer that stands. */
export type Offer = OfferView;
/** What the sheriff undertakes about a bag. */
export type Pledge = BagPromise;
export type Pile = Side;
/** What may be done: an action in full, or its bounds. */
export type Legal = Bounds | Action;

type OfType<Type> = Extract<Bounds, { type: Type }>;
export type MarketBounds = OfType<'market'>;
export type OfferBounds = OfType<'offer'>;
export type CounterBounds = OfType<'counter'>;
