// The game's view, events and actions, under the names that a board uses. All are generated from the rules' own.

import type { BoardProps, BoardStep, Sight as AnySight } from '#web/board/contract.ts';
import type { Sentence } from '#web/words/sentence.ts';
import type { Action, Bounds, Crowns, Good, Memory, OfferView, BagPromise, SeenEvent, Side, View } from './generated.ts';

export type { Action, BagState, SomeOf, Crowns, Declared, Deed, Good, Goods, Later, Memory, SeatView, Span, View } from './generated.ts';
export type Event = SeenEvent;
/** An offer that stands. */
export type Offer = OfferView;
/** What the sheriff undertakes about a bag. */
export type Pledge = BagPromise;
export type Pile = Side;
/** What became of a word. Open: its moment has not come. Said: nothing on the table will ever tell. */
export type Fate = 'open' | 'kept' | 'broken' | 'said';
/** What the game has to show beside the view. */
export interface Beside {
  /** King and Queen of every good if the game ended now, as far as the one who looks can see. */
  crowns: Crowns[];
  /** Every standing offer in words, by its number. */
  offers?: { [id: string]: Sentence };
  /** While one is in the market: how many cards are drawn, by how many are set aside. */
  draws?: number[];
  /** While one declares: how many cards of the bag each declaration would misname. */
  misnamed?: { [good in Good]?: number };
  /** By seat, the rounds in which its bag was not as declared. */
  lies?: number[][];
  /** What became of the words that were given, in their order. */
  words?: Fate[];
}
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
