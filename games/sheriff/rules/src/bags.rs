//! Bags are decided: passed, opened, their goods confiscated, and what follows (SHE-60 to SHE-64, SHE-72, SHE-76).

use crate::action::Side;
use crate::event::Event;
use crate::goods::{Goods, Row};
use crate::offers::Deed;
use crate::play::{declared_good, end_round, put_onto};
use crate::state::{BagState, Phase};
use crate::view::Confiscated;
use crate::{Listed, Sheriff, debts, talk};
use besace_table::{Listener, Seat};

/// SHE-61, SHE-72: the goods go onto the stand; those promised from the bag and really in it go on to the sheriff.
pub(crate) fn let_pass(game: &mut Sheriff, seat: Seat, promised: Goods, listener: &mut impl Listener<Event>) {
    let cards = close_case(game, seat, BagState::Passed);
    game.place_mut(seat).deliver(&cards);
    listener.hear(|| Event::Passed { seat, goods: cards });
    let handed = cards.common(&promised);
    let hidden = cards.contraband().len() - handed.contraband().len();
    let hand = game.place(seat).hand.for_rules().len();
    let missing = promised.without(&cards);
    game.known.passed(seat, &cards.legal().plus(&handed.contraband()), &missing, hidden, hand);
    if promised.is_empty() {
        return;
    }
    let to = game.sheriff;
    game.place_mut(seat).give_up(&handed);
    game.place_mut(to).deliver(&handed);
    game.known.shown_on_stand(to, &handed.contraband());
    listener.hear(|| Event::HandedOver { from: seat, to, promised, goods: handed });
}

/// SHE-62, SHE-63: everybody sees the cards; whoever was wrong pays.
pub(crate) fn inspect(game: &mut Sheriff, seat: Seat, listener: &mut impl Listener<Event>) {
    let good = declared_good(game, seat);
    let cards = close_case(game, seat, BagState::Opened);
    let delivered = Goods::of(good, cards.count(good));
    let confiscated = cards.without(&delivered);
    let truth = confiscated.is_empty();
    let hand = game.place(seat).hand.for_rules().len();
    game.known.opened(seat, &cards, hand);
    game.place_mut(seat).deliver(&delivered);
    listener.hear(|| Event::Opened { seat, cards, truth });
    if truth {
        debts::settle(game, game.sheriff, seat, cards.penalty(), listener);
    } else {
        game.confiscated = Some(Confiscated { seat, cards: Listed(confiscated) });
        game.phase = Phase::Confiscate;
        listener.hear(|| Event::Confiscated { seat, cards: confiscated });
    }
}

/// Empties the bag, and ends what was said and promised about it.
fn close_case(game: &mut Sheriff, seat: Seat, state: BagState) -> Goods {
    let bag = &mut game.place_mut(seat).bag;
    bag.state = state;
    let cards = std::mem::take(bag.cards.for_rules_mut());
    game.inspection.must[seat.index()] = None;
    if game.inspection.called == Some(seat) {
        game.inspection.called = None;
    }
    cards
}

/// SHE-63, SHE-83: the confiscated goods go onto a pile, and only then their owner pays.
pub(crate) fn discard_confiscated(
    game: &mut Sheriff,
    pile: Side,
    cards: Row,
    listener: &mut impl Listener<Event>,
) {
    let sheriff = game.sheriff;
    put_onto(game, sheriff, pile, cards, listener);
    let Confiscated { seat, cards } = game.confiscated.take().expect("something was confiscated");
    game.phase = Phase::Inspect;
    debts::settle(game, seat, sheriff, cards.0.penalty(), listener);
    go_on(game, listener);
}

/// After anything that changed coins, goods or bags: offers that cannot be kept any more lapse, and the inspection
/// goes on or ends. Waits where somebody has to discard or to pay first.
pub(crate) fn go_on(game: &mut Sheriff, listener: &mut impl Listener<Event>) {
    talk::drop_offers_that_cannot_be_kept(game, listener);
    if game.inspection.time_up {
        decide_the_rest(game, listener);
    }
    let open = game.phase == Phase::Inspect;
    if open && !game.merchants().any(|seat| game.is_closed(seat)) {
        end_round(game, listener);
    }
}

/// SHE-76: no offer and no answer counts any more.
pub(crate) fn time_up(game: &mut Sheriff, listener: &mut impl Listener<Event>) {
    listener.hear(|| Event::TimeUp);
    talk::drop_all_offers(game, listener);
    game.inspection.time_up = true;
    go_on(game, listener);
}

/// SHE-76: the inspections to which the sheriff is bound, from his left; then everything else passes.
fn decide_the_rest(game: &mut Sheriff, listener: &mut impl Listener<Event>) {
    let bound = |game: &Sheriff| {
        game.merchants().find(|seat| game.inspection.must[seat.index()] == Some(Deed::Inspect))
    };
    while game.phase == Phase::Inspect {
        let Some(seat) = bound(game) else { break };
        inspect(game, seat, listener);
    }
    if game.phase == Phase::Inspect {
        for seat in game.merchants() {
            if game.is_closed(seat) {
                let_pass(game, seat, Goods::NONE, listener);
            }
        }
    }
}
