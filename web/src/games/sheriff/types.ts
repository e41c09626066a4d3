// The game's view, events and actions, under the names that a board uses.

export type Good =
  | 'apple'
  | 'cheese'
  | 'bread'
  | 'chicken'
  | 'pepper'
  | 'mead'
  | 'silk'
  | 'crossbow'
  | 'green-apple'
  | 'golden-apple'
  | 'gouda'
  | 'bleu'
  | 'rye'
  | 'pumpernickel'
  | 'royal-rooster';
export type Goods = { [good in Good]?: number };
export type Pile = 'left' | 'right';
export type Deed = 'inspect' | 'let_pass';

export interface Pledge {
  do: Deed;
  seat: number;
}

export interface Later {
  by: number;
  text: string;
}

export interface Give {
  coins: number;
  legal: Goods;
  named: Good[];
  unnamed?: Good[] | null;
  unnamed_count: number;
  bag: Goods;
}

export interface Offer {
  id: number;
  by: number;
  payer: number;
  give: Give;
  promises: Pledge[];
  later: Later[];
}

export interface Bounds {
  min: number;
  max: number;
}

export interface Declared {
  good: Good;
  count: number;
}

export interface Bag {
  state: 'none' | 'loaded' | 'closed' | 'passed' | 'opened';
  cards?: Good[];
  cards_count: number | null;
  declared: Declared | null;
}

export interface SeatView {
  coins: number;
  hand?: Good[];
  hand_count: number;
  legal: Goods;
  contraband?: Good[];
  contraband_count: number;
  bag: Bag;
}

export interface Inspection {
  called: number | null;
  owes: { seat: number; offer: number | null } | null;
  next_id: number;
  haggled: number[];
  must: (Deed | null)[];
  offers: Offer[];
  deals: { id: number; payer: number; promises: Pledge[]; later: Later[] }[];
  time_up: boolean;
}

export interface Options {
  royal: boolean;
  remove_ten: boolean;
  hand_size: number;
  timed: number;
  haggle: number;
  first_player: number | 'random';
}

export type Phase = 'market' | 'market-discard' | 'load' | 'declare' | 'inspect' | 'confiscate' | 'pay' | 'over';

export interface View {
  game: string;
  viewer: number | 'spectator';
  options: Options;
  phase: Phase;
  pending: number[];
  may: number[];
  round: number;
  sheriff: number;
  turn: number | null;
  market: { set_aside?: Good[]; set_aside_count: number } | null;
  confiscated: { seat: number; cards: Good[] } | null;
  debt: { debtor: number; creditor: number; amount: number } | null;
  inspection: Inspection | null;
  seats: SeatView[];
  discards: { left: Good[]; right: Good[] };
  deck_count: number;
  removed_count: number;
}

export type Event =
  | { type: 'sheriff'; seat: number; round: number }
  | { type: 'set_aside'; seat: number; count: number; cards: Good[] | null }
  | { type: 'took'; seat: number; left: Good[]; right: Good[] }
  | { type: 'drew'; seat: number; count: number; cards: Good[] | null }
  | { type: 'reshuffled'; count: number }
  | { type: 'discarded'; seat: number; pile: Pile; cards: Good[] }
  | { type: 'loaded'; seat: number; cards: Good[] | null }
  | { type: 'bags_closed'; counts: number[] }
  | { type: 'declared'; seat: number; good: Good; count: number }
  | { type: 'called'; seat: number }
  | { type: 'stood'; seat: number }
  | { type: 'offered'; offer: Offer; replaces: number | null }
  | { type: 'refused'; offer: number; by: number }
  | { type: 'withdrawn'; offer: number; by: number }
  | { type: 'lapsed'; offer: number; by: number }
  | { type: 'deal'; offer: Offer }
  | { type: 'passed'; seat: number; legal: Goods; contraband: Good[] | null; contraband_count: number }
  | { type: 'handed_over'; from: number; to: number; goods: Goods }
  | { type: 'opened'; seat: number; cards: Good[]; truth: boolean }
  | { type: 'confiscated'; seat: number; cards: Good[] }
  | { type: 'paid'; from: number; to: number; coins: number; legal: Goods; contraband: Good[] }
  | { type: 'forgiven'; from: number; to: number; amount: number }
  | { type: 'time_up' }
  | { type: 'refilled'; seat: number; count: number; cards: Good[] | null }
  | { type: 'game_over' };

export interface OfferTerms {
  give: { coins: number; legal: Goods; named: Good[]; unnamed: Good[]; bag: Goods };
  promises: Pledge[];
  later: Later[];
}

export interface CounterTerms {
  give: { coins: number; legal: Goods; named: Good[]; unnamed_count: number; bag: Goods };
  promises: Pledge[];
  later: Later[];
}

export type Action =
  | { type: 'market'; set_aside: Good[]; left: number; right: number }
  | { type: 'discard'; pile: Pile; cards: Good[] }
  | { type: 'load'; cards: Good[] }
  | { type: 'declare'; good: Good; count: number }
  | { type: 'call'; seat: number }
  | { type: 'inspect'; seat: number }
  | { type: 'let_pass'; seat: number }
  | ({ type: 'offer' } & OfferTerms)
  | { type: 'stand' }
  | ({ type: 'counter'; seat: number; replaces: number | null } & CounterTerms)
  | { type: 'accept'; offer: number; unnamed?: Good[] }
  | { type: 'refuse'; offer: number }
  | { type: 'withdraw'; offer: number }
  | { type: 'pay'; legal: Goods; contraband: Good[] }
  | { type: 'time_up' };

export interface MarketBounds {
  type: 'market';
  set_aside: { from: Good[] } & Bounds;
  left: Bounds;
  right: Bounds;
}

export interface OfferBounds {
  type: 'offer';
  give: { coins: Bounds; legal: Goods; contraband: Good[]; bag: Bounds };
  promises: Pledge[];
}

export interface CounterBounds {
  type: 'counter';
  seat: number;
  replaces: (number | null)[];
  give: { coins: Bounds; legal: Goods; contraband: Bounds; bag: Bounds };
  promises: Pledge[];
}

export interface AcceptBounds {
  type: 'accept';
  offer: number;
  unnamed?: { from: Good[] } & Bounds;
}

/** What may be done: an action in full, or its bounds. */
export type Legal =
  | MarketBounds
  | OfferBounds
  | CounterBounds
  | AcceptBounds
  | Exclude<Action, { type: 'market' | 'offer' | 'counter' | 'accept' | 'time_up' }>;
