//! Goods and coins as the terminal's own lists and pages write them.

use crate::telling::goods;
use besace_sheriff::{Good, Goods, View};
use besace_terminal::told::Teller;

/// A kind: "silk".
pub fn kind(good: Good, teller: &Teller) -> String {
    teller.card(&goods::kind(good))
}

/// A kind as a whole: "apples".
pub fn many(good: Good, teller: &Teller) -> String {
    teller.tell(&goods::many(good))
}

/// This many cards of a kind: "2 bolts of silk".
pub fn several(good: Good, count: u8, teller: &Teller) -> String {
    teller.tell(&goods::several(good, count))
}

/// Every kind of some goods with its number.
pub fn by_kind<'a>(goods: &Goods, teller: &'a Teller) -> impl Iterator<Item = String> + use<'a> {
    goods.counts().map(|(good, count)| several(good, count, teller))
}

/// Some goods: "2 apples and 1 bolt of silk", or "nothing".
pub fn goods(goods: &Goods, teller: &Teller) -> String {
    if goods.is_empty() {
        return teller.say("sheriff-no-goods", &[]);
    }
    teller.list(by_kind(goods, teller))
}

/// Cards whose order counts: "apple, silk and apple".
pub fn in_order(cards: &[Good], teller: &Teller) -> String {
    teller.list(cards.iter().map(|good| kind(*good, teller)))
}

/// Coins.
pub fn coins(count: u16, teller: &Teller) -> String {
    teller.tell(&goods::coins(count))
}

/// Every kind that this game has.
pub fn in_the_game(view: &View) -> impl Iterator<Item = Good> + use<> {
    let (seats, royal) = (view.seats.len() as u8, view.options.royal);
    Good::ALL.into_iter().filter(move |good| good.copies(seats, royal) > 0)
}
