//! One action within bounds: what a guesser tries where no list is possible. Sensible rather than uniform, and always
//! legal.

use crate::action::{Action, AskBounds, Bounds, GiveBounds, Possible, Side, SomeOf};
use crate::goods::{Good, Goods, Listed, Row};
use crate::offers::{Ask, BagPromise, Deed, Give, Promises, Words};
use crate::state::Sheriff;
use besace_table::{Guess, Seat};

pub(crate) fn sample(game: &Sheriff, seat: Seat, bounds: &Bounds, guess: &mut Guess) -> Action {
    match bounds {
        Bounds::Market { set_aside, .. } => market(game, set_aside, guess),
        Bounds::Discard { pile, cards } => {
            let mut row = Row::of(&cards.0).expect("never more than five cards are discarded");
            guess.shuffle(row.as_mut_slice());
            Action::Discard { pile: *pile, cards: row }
        }
        Bounds::Offer { give, promises } => offer(game, seat, give, promises, guess),
        Bounds::Counter { seat, replaces, give, promises } => {
            let replaces = any(guess, replaces.iter()).flatten();
            let (give, promises) = ask(game, *seat, give, promises, guess);
            Action::Counter { seat: *seat, replaces, give, promises, later: Words::NONE }
        }
        Bounds::Accept { offer, unnamed } => {
            let unnamed = Listed(some_of(&unnamed.from.0, usize::from(unnamed.min), guess));
            Action::Accept { offer: *offer, unnamed }
        }
    }
}

/// A merchant collects a kind: he sets other cards aside and takes from the piles while what he wants lies on top.
fn market(game: &Sheriff, set_aside: &SomeOf, guess: &mut Guess) -> Action {
    let hand = &set_aside.from.0;
    let wanted = any(guess, hand.iter()).unwrap_or(Good::Apple);
    let unwanted = hand.without(&Goods::of(wanted, u8::MAX));
    let most = unwanted.len().min(usize::from(set_aside.max));
    let aside = some_of(&unwanted, guess.below(most as u32 + 1) as usize, guess);
    let mut due = usize::from(game.options.hand_size) + aside.len() - hand.len();
    let mut takes = [0; 2];
    for side in Side::ALL {
        let worth_taking = |good: &Good| *good == wanted || guess.below(4) == 0;
        let take = game.pile(side).iter().take(due).take_while(worth_taking).count();
        takes[side.index()] = take as u8;
        due -= take;
    }
    Action::Market { set_aside: Listed(aside), left: takes[0], right: takes[1] }
}

/// A merchant's offer: mostly for his own bag, about as much as it would cost him to have it opened; else a little
/// to have another's bag decided.
fn offer(game: &Sheriff, seat: Seat, give: &GiveBounds, possible: &Possible, guess: &mut Guess) -> Action {
    let promises = promise(seat, possible, guess);
    let passes = promises.of(seat) == Some(Deed::LetPass);
    let bag = game.place(seat).bag.cards.for_rules();
    let fair = if passes { bag.penalty().max(2) } else { 4 };
    let mut given = Give { coins: coins(fair, give.coins.max, guess), ..Give::default() };
    match guess.below(8) {
        0 => given.legal = some_of(&give.legal, 1 + guess.below(2) as usize, guess),
        1 => given.named = Listed(some_of(&give.contraband.0, 1, guess)),
        2 => given.unnamed = Listed(some_of(&give.contraband.0, 1, guess)),
        3 if passes => given.bag = some_of(bag, 1, guess),
        _ => {}
    }
    Action::Offer { give: given, promises, later: Words::NONE }
}

/// What the sheriff asks for: of what he cannot see he only guesses.
fn ask(
    game: &Sheriff,
    seat: Seat,
    give: &AskBounds,
    possible: &Possible,
    guess: &mut Guess,
) -> (Ask, Promises) {
    let promises = promise(seat, possible, guess);
    let passes = promises.of(seat) == Some(Deed::LetPass);
    let fair = if passes { 2 * give.bag.max.max(1) + 2 } else { 4 };
    let mut asked = Ask { coins: coins(fair, give.coins.max, guess), ..Ask::default() };
    match guess.below(8) {
        0 => asked.legal = some_of(&give.legal, 1 + guess.below(2) as usize, guess),
        1 => asked.unnamed_count = give.contraband.max.min(1) as u8,
        2 if give.contraband.max > 0 => {
            let contraband = Good::ALL.into_iter().filter(|good| !good.is_legal() && game.has(*good));
            asked.named = Listed(any(guess, contraband).map_or(Goods::NONE, |good| Goods::of(good, 1)));
        }
        3 if passes => {
            let declared = game.place(seat).bag.declared;
            asked.bag = declared.map_or(Goods::NONE, |declared| Goods::of(declared.good, 1));
        }
        _ => {}
    }
    (asked, promises)
}

/// One promise: in two cases of three to let the payer's own bag pass, where that is possible.
fn promise(payer: Seat, possible: &Possible, guess: &mut Guess) -> Promises {
    let own = BagPromise { deed: Deed::LetPass, seat: payer };
    if possible.contains(own) && guess.below(3) > 0 {
        return [own].into_iter().collect();
    }
    any(guess, possible.iter()).into_iter().collect()
}

/// Around a fair price: from one coin to twice as much, as far as the purse goes.
fn coins(fair: u16, most: u16, guess: &mut Guess) -> u16 {
    (1 + guess.below(2 * u32::from(fair)) as u16).min(most)
}

/// This many random cards of these, or all of them.
fn some_of(goods: &Goods, count: usize, guess: &mut Guess) -> Goods {
    crate::redeal::any_of(goods, count.min(goods.len()), guess)
}

/// One of these at random; `None` if there are none.
fn any<T>(guess: &mut Guess, items: impl Iterator<Item = T>) -> Option<T> {
    // The n-th takes the place of those before with a chance of 1 in n, so all are equally likely.
    let mut chosen = None;
    for (before, item) in (1..).zip(items) {
        if guess.below(before) == 0 {
            chosen = Some(item);
        }
    }
    chosen
}
