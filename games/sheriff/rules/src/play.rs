//! What then happens: the market, the bags, and the rounds in which they follow each other. Nothing here can refuse.
//! The inspection has files of its own: `talk.rs`, `bags.rs`, `debts.rs`.

use crate::action::{Action, Side};
use crate::allow::Allowed;
use crate::event::Event;
use crate::goods::{Good, Goods, Listed, Row};
use crate::pile::Pile;
use crate::state::{BagState, Declared, Inspection, Phase, SHOWN};
use crate::{Sheriff, bags, debts, talk};
use besace_table::{Listener, Seat, Secret};

pub(crate) fn carry_out(game: &mut Sheriff, allowed: Allowed, listener: &mut impl Listener<Event>) {
    let Allowed { seat, action } = allowed;
    match action {
        Action::Market { set_aside, left, right } => {
            go_to_market(game, seat, set_aside.0, [left, right], listener);
        }
        Action::Discard { pile, cards } if game.phase == Phase::MarketDiscard => {
            discard_set_aside(game, seat, pile, cards, listener);
        }
        Action::Discard { pile, cards } => bags::discard_confiscated(game, pile, cards, listener),
        Action::Load { cards } => load(game, seat, cards.0, listener),
        Action::Declare { good, count } => declare(game, seat, Declared { good, count }, listener),
        Action::Call { seat } => talk::call(game, seat, listener),
        Action::Offer { give, promises, later } => {
            talk::offer(game, seat, give, promises, later, listener);
        }
        Action::Stand => talk::stand(game, seat, listener),
        Action::Counter { seat, replaces, give, promises, later } => {
            talk::counter(game, seat, replaces, give, promises, later, listener);
        }
        Action::Accept { offer, unnamed } => talk::accept(game, offer, unnamed, listener),
        Action::Refuse { offer } => talk::refuse(game, offer, listener),
        Action::Withdraw { offer } => talk::withdraw(game, offer, listener),
        Action::Inspect { seat } => {
            bags::inspect(game, seat, listener);
            bags::go_on(game, listener);
        }
        Action::LetPass { seat } => {
            bags::let_pass(game, seat, Goods::NONE, listener);
            bags::go_on(game, listener);
        }
        Action::Pay { legal, contraband } => debts::pay(game, legal.plus(&contraband.0), listener),
        Action::TimeUp => bags::time_up(game, listener),
    }
}

/// SHE-30, SHE-31: set aside, take from the piles, draw the rest.
fn go_to_market(
    game: &mut Sheriff,
    seat: Seat,
    set_aside: Goods,
    takes: [u8; 2],
    listener: &mut impl Listener<Event>,
) {
    let hand = game.place_mut(seat).hand.for_rules_mut();
    *hand = hand.without(&set_aside);
    let stayed = hand.len();
    game.known.set_aside(seat, set_aside.len(), stayed);
    game.set_aside = Secret::of(seat, set_aside);
    listener.hear(|| Event::SetAside { seat, count: set_aside.len(), cards: Listed(set_aside) });
    take_from_piles(game, seat, takes, listener);
    draw_up(game, seat, |count, cards| Event::Drew { seat, count, cards }, listener);
    if set_aside.is_empty() {
        leave_market(game, listener);
    } else {
        game.phase = Phase::MarketDiscard;
    }
}

fn take_from_piles(game: &mut Sheriff, seat: Seat, takes: [u8; 2], listener: &mut impl Listener<Event>) {
    if takes == [0, 0] {
        return;
    }
    // Piles do not change under the listener, so the event can be told before the cards move.
    listener.hear(|| {
        let top = |side: Side| game.pile(side).iter().take(usize::from(takes[side.index()])).collect();
        Event::Took { seat, left: top(Side::Left), right: top(Side::Right) }
    });
    let mut taken = Goods::NONE;
    for side in Side::ALL {
        for _ in 0..takes[side.index()] {
            let good = game.discards[side.index()].take().expect("the piles hold what is taken");
            taken.add(good, 1);
        }
    }
    let hand = game.place_mut(seat).hand.for_rules_mut();
    *hand = hand.plus(&taken);
    game.known.took(seat, &taken);
}

/// Draws from the deck until the hand is full or there is no card left to draw. What was drawn before the deck had to
/// be made anew is told before that.
fn draw_up(
    game: &mut Sheriff,
    seat: Seat,
    event: impl Fn(usize, Listed) -> Event,
    listener: &mut impl Listener<Event>,
) {
    let mut due = usize::from(game.options.hand_size) - game.place(seat).hand.for_rules().len();
    while due > 0 {
        if game.deck.for_rules().is_empty() && !reshuffle(game, listener) {
            return;
        }
        let mut drawn = Goods::NONE;
        while due > 0 {
            let Some(good) = game.deck.for_rules_mut().take() else { break };
            drawn.add(good, 1);
            due -= 1;
        }
        let hand = game.place_mut(seat).hand.for_rules_mut();
        *hand = hand.plus(&drawn);
        game.known.drew(seat, &drawn);
        listener.hear(|| event(drawn.len(), Listed(drawn)));
        if game.deck.for_rules().is_empty() {
            reshuffle(game, listener);
        }
    }
}

/// SHE-33: the five top cards of each pile stay, the others become the deck. False where there are no others.
fn reshuffle(game: &mut Sheriff, listener: &mut impl Listener<Event>) -> bool {
    let mut deck = Pile::EMPTY;
    for pile in &mut game.discards {
        pile.move_all_below(SHOWN, &mut deck);
    }
    if deck.is_empty() {
        return false;
    }
    game.known.reshuffled(deck.iter().collect());
    game.chance.shuffle(deck.as_mut_slice());
    *game.deck.for_rules_mut() = deck;
    listener.hear(|| Event::Reshuffled { count: deck.len() as u8 });
    true
}

/// SHE-32.
fn discard_set_aside(
    game: &mut Sheriff,
    seat: Seat,
    pile: Side,
    cards: Row,
    listener: &mut impl Listener<Event>,
) {
    put_onto(game, seat, pile, cards, listener);
    *game.set_aside.for_rules_mut() = Goods::NONE;
    game.known.discarded(seat, &cards.goods());
    leave_market(game, listener);
}

/// Puts cards onto a pile so that the first of the row lies on top.
pub(crate) fn put_onto(
    game: &mut Sheriff,
    seat: Seat,
    pile: Side,
    cards: Row,
    listener: &mut impl Listener<Event>,
) {
    cards.as_slice().iter().rev().for_each(|good| game.discards[pile.index()].put(*good));
    listener.hear(|| Event::Discarded { seat, pile, cards: cards.as_slice().to_vec() });
}

fn leave_market(game: &mut Sheriff, listener: &mut impl Listener<Event>) {
    match game.next_merchant() {
        Some(next) => {
            game.turn = next;
            game.phase = Phase::Market;
        }
        // SHE-40: without cards there is no bag, and without any bag no inspection.
        None if game.merchants().any(|seat| game.has_to_load(seat)) => game.phase = Phase::Load,
        None => end_round(game, listener),
    }
}

/// SHE-40: the bags are closed together when the last one is ready.
fn load(game: &mut Sheriff, seat: Seat, cards: Goods, listener: &mut impl Listener<Event>) {
    let place = game.place_mut(seat);
    let hand = place.hand.for_rules_mut();
    *hand = hand.without(&cards);
    *place.bag.cards.for_rules_mut() = cards;
    place.bag.state = BagState::Loaded;
    listener.hear(|| Event::Loaded { seat, cards: Listed(cards) });
    if game.merchants().any(|seat| game.has_to_load(seat)) {
        return;
    }
    for place in game.places.iter_mut().filter(|place| place.bag.state == BagState::Loaded) {
        place.bag.state = BagState::Closed;
    }
    let count = |place: &crate::state::Place| place.bag.cards.for_rules().len() as u8;
    listener.hear(|| Event::BagsClosed { counts: game.places().iter().map(count).collect() });
    game.phase = Phase::Declare;
    game.turn = game.merchants().find(|seat| game.is_closed(*seat)).expect("a bag has just been closed");
}

/// SHE-50.
fn declare(game: &mut Sheriff, seat: Seat, declared: Declared, listener: &mut impl Listener<Event>) {
    game.place_mut(seat).bag.declared = Some(declared);
    let Declared { good, count } = declared;
    listener.hear(|| Event::Declared { seat, good, count });
    let undeclared = |seat: &Seat| game.is_closed(*seat) && game.place(*seat).bag.declared.is_none();
    match game.merchants().find(undeclared) {
        Some(next) => game.turn = next,
        None => {
            game.phase = Phase::Inspect;
            game.inspection = Inspection::default();
        }
    }
}

/// SHE-21: hands are filled up and the next seat becomes sheriff, unless that was the last round.
pub(crate) fn end_round(game: &mut Sheriff, listener: &mut impl Listener<Event>) {
    for place in &mut game.places {
        place.bag.state = BagState::None;
        place.bag.declared = None;
    }
    game.inspection = Inspection::default();
    game.known.offers_are_over();
    if game.round == game.rounds() {
        game.phase = Phase::Over;
        open_stands(game);
        listener.hear(|| Event::GameOver);
        return;
    }
    let mut seat = game.sheriff;
    for _ in 0..game.seats {
        seat = seat.left(game.seats);
        draw_up(game, seat, |count, cards| Event::Refilled { seat, count, cards }, listener);
    }
    game.sheriff = game.sheriff.left(game.seats);
    game.round += 1;
    game.turn = game.sheriff.left(game.seats);
    game.phase = Phase::Market;
    listener.hear(|| Event::Sheriff { seat: game.sheriff, round: game.round });
}

/// SHE-100.
fn open_stands(game: &mut Sheriff) {
    for seat in Seat::all(game.seats) {
        let contraband = &mut game.places[seat.index()].contraband;
        contraband.open();
        game.known.stand_is_open(seat, contraband.for_rules());
    }
}

/// The kind of a bag's declaration, for whoever decides about it.
pub(crate) fn declared_good(game: &Sheriff, seat: Seat) -> Good {
    game.place(seat).bag.declared.expect("a bag is declared before it is decided").good
}
