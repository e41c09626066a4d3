// The game's view, events and actions, under the names that a board uses. All are generated from the rules' own.

import type { Sentence } from '#web/words/sentence.ts';
import type { Action, Bounds, Crowns, OfferView, BagPromise, SeenEvent, Side } from './generated.ts';

export type { Action, BagState, Choice, Crowns, Declared, Deed, Good, Goods, Later, Memory, SeatView, Span, View } from './generated.ts';
export type Event = SeenEvent;
/** An offer that stands. */
export type Offer = OfferView;
/** What the sheriff undertakes about a bag. */
export type Pledge = BagPromise;
export type Pile = Side;
/** What the game has to show beside the view. */
export interface Beside {
  /** King and Queen of every good if the game ended now, as far as the one who looks can see. */
  crowns: Crowns[];
  /** What each seat would score, without what lies face down. */
  scores: number[];
  /** Every standing offer in words, by its number. */
  offers: { [id: string]: Sentence };
}
/** What may be done: an action in full, or its bounds. */
export type Legal = Bounds | Action;

type OfType<Type> = Extract<Bounds, { type: Type }>;
export type MarketBounds = OfType<'market'>;
export type OfferBounds = OfType<'offer'>;
export type CounterBounds = OfType<'counter'>;
