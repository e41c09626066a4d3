//! The board's types are generated from the rules' own.

use besace_sheriff::*;

besace_table::typescript! {
    "What Sheriff of Nottingham shows, tells, offers and asks.",
    Good, Goods, Listed, Row, Side, Options, Deed, BagPromise, Promises, Later, Words, Give, Ask, Phase, RefusalReason, Action, Bounds, Span, SomeOf, GiveBounds, AskBounds, Possible, Replaceable, View, MarketView, Confiscated, Debt, InspectionView, Owes, OfferView, GiveView, Deal, Deals, SeatView, BagView, BagState, Declared, Discards, SeenEvent, Promised, Breakdown, Bonus, Crowns, Memory, Remembered
}
