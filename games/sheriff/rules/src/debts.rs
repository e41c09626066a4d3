//! Debts: coins first, then goods by value (SHE-80 to SHE-83).

use crate::event::Event;
use crate::goods::{Good, Goods, Listed};
use crate::state::{Debt, Phase, Place};
use crate::{Sheriff, bags};
use besace_table::{Listener, Seat};
use std::ops::ControlFlow;

/// What a debtor has to pay with, once his coins are gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Due {
    /// Legal goods of this worth, none superfluous.
    Legal(u16),
    /// All legal goods, and contraband of this worth, none superfluous.
    Contraband(u16),
    /// Everything; this much is still missing.
    Everything(u16),
}

impl Due {
    pub(crate) fn from(place: &Place, amount: u16) -> Due {
        let legal = place.legal.value();
        let contraband = place.contraband.for_rules().value();
        if legal >= amount {
            Due::Legal(amount)
        } else if legal + contraband >= amount {
            Due::Contraband(amount - legal)
        } else {
            Due::Everything(amount - legal - contraband)
        }
    }
}

/// SHE-80: coins change hands at once. What they do not cover is paid in goods, without a question where there is
/// nothing to choose.
pub(crate) fn settle(
    game: &mut Sheriff,
    debtor: Seat,
    creditor: Seat,
    amount: u16,
    listener: &mut impl Listener<Event>,
) {
    let coins = amount.min(game.place(debtor).coins);
    if coins > 0 {
        game.place_mut(debtor).coins -= coins;
        game.place_mut(creditor).coins += coins;
        listener.hear(|| paid(debtor, creditor, coins, &Goods::NONE));
    }
    let amount = amount - coins;
    if amount == 0 {
        return;
    }
    match only_payment(game.place(debtor), amount) {
        Some(goods) => hand_over(game, debtor, creditor, amount, goods, listener),
        None => {
            game.debt = Some(Debt { debtor, creditor, amount });
            game.phase = Phase::Pay;
        }
    }
}

/// A debtor's choice is carried out.
pub(crate) fn pay(game: &mut Sheriff, goods: Goods, listener: &mut impl Listener<Event>) {
    let Debt { debtor, creditor, amount } = game.debt.take().expect("a debt is due");
    game.phase = Phase::Inspect;
    hand_over(game, debtor, creditor, amount, goods, listener);
    bags::go_on(game, listener);
}

/// SHE-81: the goods lie on the creditor's stand, and everybody has seen them. What they do not cover is forgiven.
fn hand_over(
    game: &mut Sheriff,
    debtor: Seat,
    creditor: Seat,
    amount: u16,
    goods: Goods,
    listener: &mut impl Listener<Event>,
) {
    if !goods.is_empty() {
        game.place_mut(debtor).give_up(&goods);
        game.place_mut(creditor).deliver(&goods);
        let stayed = game.place(debtor).contraband.for_rules().len();
        game.known.shown_leaving(debtor, &goods.contraband(), stayed);
        game.known.shown_on_stand(creditor, &goods.contraband());
        listener.hear(|| paid(debtor, creditor, 0, &goods));
    }
    let missing = amount.saturating_sub(goods.value());
    if missing > 0 {
        listener.hear(|| Event::Forgiven { from: debtor, to: creditor, amount: missing });
    }
}

fn paid(from: Seat, to: Seat, coins: u16, goods: &Goods) -> Event {
    Event::Paid { from, to, coins, legal: goods.legal(), contraband: Listed(goods.contraband()) }
}

/// The payment that is made without a question; `None` where the debtor is asked. He is asked whenever some of his
/// contraband goes and some stays, even if there is one way only: a silent payment would tell what stays (R15).
fn only_payment(place: &Place, amount: u16) -> Option<Goods> {
    let contraband = *place.contraband.for_rules();
    let everything = place.legal.plus(&contraband);
    match Due::from(place, amount) {
        Due::Everything(_) => Some(everything),
        Due::Contraband(due) => leaves_nothing_out(&contraband, due).then_some(everything),
        Due::Legal(due) => {
            let mut only = None;
            let mut several = false;
            let _ = payments(&place.legal, due, &mut |goods| {
                several = only.replace(goods).is_some();
                if several { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            only.filter(|_| !several)
        }
    }
}

/// Whether these goods are worth the sum, and no longer without the cheapest of them (R8).
pub(crate) fn pays_exactly_enough(goods: &Goods, due: u16) -> bool {
    goods.value() >= due && leaves_nothing_out(goods, due)
}

/// Whether every card is needed to reach the sum.
pub(crate) fn leaves_nothing_out(goods: &Goods, due: u16) -> bool {
    let cheapest = goods.counts().map(|(good, _)| u16::from(good.value())).min().unwrap_or(0);
    goods.value() - cheapest < due
}

/// Whether a debtor who had this contraband would be asked how he pays, once his legal goods are not enough (R15).
pub(crate) fn is_asked(place: &Place, contraband: &Goods, amount: u16) -> bool {
    let mut imagined = *place;
    *imagined.contraband.for_rules_mut() = *contraband;
    match Due::from(&imagined, amount) {
        Due::Legal(_) => true,
        Due::Contraband(due) => !leaves_nothing_out(contraband, due),
        Due::Everything(_) => false,
    }
}

/// Whether SHE-80 allows this payment.
pub(crate) fn is_payment(place: &Place, amount: u16, legal: &Goods, contraband: &Goods) -> bool {
    let own = place.contraband.for_rules();
    if !place.legal.contains(legal) || !own.contains(contraband) {
        return false;
    }
    match Due::from(place, amount) {
        Due::Legal(due) => contraband.is_empty() && pays_exactly_enough(legal, due),
        Due::Contraband(due) => *legal == place.legal && pays_exactly_enough(contraband, due),
        Due::Everything(_) => *legal == place.legal && contraband == own,
    }
}

/// Every payment that SHE-80 allows, as the legal goods and the contraband in it, until one is enough.
pub(crate) fn every_payment(
    place: &Place,
    amount: u16,
    mut found: impl FnMut(Goods, Goods) -> ControlFlow<()>,
) {
    let own = *place.contraband.for_rules();
    let _ = match Due::from(place, amount) {
        Due::Legal(due) => payments(&place.legal, due, &mut |legal| found(legal, Goods::NONE)),
        Due::Contraband(due) => payments(&own, due, &mut |contraband| found(place.legal, contraband)),
        Due::Everything(_) => found(place.legal, own),
    };
}

/// Every choice from these goods that is worth the sum and has no superfluous card.
fn payments(goods: &Goods, due: u16, found: &mut impl FnMut(Goods) -> ControlFlow<()>) -> ControlFlow<()> {
    // The most valuable kinds first: then only the kind being added last decides whether a card is superfluous.
    let mut kinds = [(Good::Apple, 0); Good::ALL.len()];
    let mut len = 0;
    for kind in goods.counts() {
        kinds[len] = kind;
        len += 1;
    }
    let kinds = &mut kinds[..len];
    kinds.sort_unstable_by_key(|(good, _)| (std::cmp::Reverse(good.value()), *good));
    add_kind(kinds, due, Goods::NONE, found)
}

/// Goes on with the next kind. A choice is complete as soon as the sum is reached: since kinds come in falling value,
/// its cheapest card is one of those added last, and without that card it would not have been enough.
fn add_kind(
    kinds: &[(Good, u8)],
    due: u16,
    chosen: Goods,
    found: &mut impl FnMut(Goods) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let Some(((good, there), rest)) = kinds.split_first() else { return ControlFlow::Continue(()) };
    let value = u16::from(good.value());
    let enough = due.div_ceil(value);
    for count in 0..=u16::from(*there).min(enough) {
        let mut goods = chosen;
        goods.add(*good, count as u8);
        if count == enough {
            found(goods)?;
        } else {
            add_kind(rest, due - count * value, goods, found)?;
        }
    }
    ControlFlow::Continue(())
}
