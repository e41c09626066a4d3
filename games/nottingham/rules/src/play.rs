//! What then happens, phase by phase in the order of the rules. Nothing here can refuse.
//!
//! A card moves in two places at once: on the table, and in what the seats know of it (`memory`). Each small function
//! that moves one does both, so that neither can be forgotten.

use crate::action::{Action, Allowed};
use crate::cards::{Ambush, Card, CardList, Cards, Kinds, Mission, Trick};
use crate::event::{Ending, Event, ShownTo};
use crate::memory;
use crate::piles::{Ambushes, Pile};
use crate::state::{AMBUSHES_SEEN, Delivery, LEAST_DELIVERY, Missions, Nottingham, Phase, pending};
use crate::sure::Spot;
use besace_table::{Audience, Listener, Seat, SeatSet, Secret};

pub(crate) fn carry_out(game: &mut Nottingham, allowed: Allowed, listener: &mut impl Listener<Event>) {
    let Allowed { seat, action } = allowed;
    match action {
        Action::Take => take(game, listener),
        Action::Use { target } => use_shown(game, target, listener),
        Action::Defend => defend(game, seat, listener),
        Action::Accept => accept(game, seat, listener),
        Action::Pick { card } => pick(game, card, listener),
        Action::Offer { cards } if game.phase == Phase::BuyOffers => {
            offer_to_buyer(game, seat, cards, listener);
        }
        Action::Offer { cards } => offer_for_chest(game, seat, cards, listener),
        Action::AcceptOffer { seat } => accept_offer(game, seat, listener),
        Action::Refuse => refuse(game, listener),
        Action::Keep { card } => keep(game, card, listener),
        Action::EndTurn => next_turn(game, listener),
        Action::Deliver { object, count } => deliver(game, object, count, listener),
        Action::Mission { mission, objects } => do_mission(game, mission, objects, listener),
        Action::Spring { card } => spring(game, seat, card, listener),
        Action::Decline => decline(game, seat, listener),
        Action::Discard { cards } => discard(game, seat, cards.0, listener),
    }
}

// Choosing what to do with the shown card.

/// NOT-30.
fn take(game: &mut Nottingham, listener: &mut impl Listener<Event>) {
    let card = end_action(game);
    add_openly(game, game.turn, &Cards::of(card, 1));
    listener.hear(|| Event::Took { seat: game.turn, card });
}

/// NOT-31: the card stays on the table until the action ends.
fn use_shown(game: &mut Nottingham, target: Option<Seat>, listener: &mut impl Listener<Event>) {
    let card = game.shown.expect("a card is shown");
    listener.hear(|| Event::Used { seat: game.turn, card, target });
    match card.trick() {
        Trick::Theft | Trick::Robbery | Trick::Raid => {
            game.target = target;
            game.phase = Phase::Defend;
        }
        Trick::Buy => open_buy(game, listener),
        Trick::Ambush => look_at_ambushes(game, listener),
        Trick::Barter => ask_for_offers(game, game.turn, listener),
        Trick::Defense => unreachable!("a necklace cannot be used"),
    }
}

/// The action is over: the card leaves the table, and the turn's seat may deliver (NOT-21).
fn end_action(game: &mut Nottingham) -> Card {
    game.target = None;
    game.asked = None;
    game.phase = Phase::Deliver;
    game.shown.take().expect("a card is shown")
}

// Theft, robbery, raid.

/// NOT-36.
fn defend(game: &mut Nottingham, seat: Seat, listener: &mut impl Listener<Event>) {
    let received = end_action(game);
    let attacker = game.turn;
    pass_openly(game, seat, attacker, &Cards::of(Card::Necklace, 1));
    add_openly(game, seat, &Cards::of(received, 1));
    listener.hear(|| Event::Defended { seat, attacker, card: Card::Necklace, received });
}

/// NOT-38 to NOT-40.
fn accept(game: &mut Nottingham, seat: Seat, listener: &mut impl Listener<Event>) {
    let attacker = game.turn;
    listener.hear(|| Event::Accepted { seat, attacker });
    match game.shown.map(Card::trick) {
        Some(Trick::Robbery) => {
            let hand = *game.hand_of(seat);
            game.known.looked_at(attacker, seat, &hand);
            let to = || ShownTo::Seats(vec![attacker]);
            listener.hear(|| Event::HandShown { seat, to: to(), cards: CardList(hand) });
            game.phase = Phase::Pick;
        }
        Some(Trick::Raid) => {
            show_hand(game, seat, listener);
            game.phase = Phase::Pick;
        }
        _ => steal(game, seat, listener),
    }
}

/// NOT-38: each card is as likely as another; it is drawn before the candlestick is handed over.
fn steal(game: &mut Nottingham, victim: Seat, listener: &mut impl Listener<Event>) {
    let hand = *game.hand_of(victim);
    let card = hand.nth(game.chance.below(hand.len() as u32) as usize);
    swap_with_victim(game, victim, card, listener);
}

/// NOT-39, NOT-40.
fn pick(game: &mut Nottingham, card: Card, listener: &mut impl Listener<Event>) {
    let victim = game.target.expect("somebody is robbed");
    swap_with_victim(game, victim, card, listener);
}

/// The attacker has a card of the victim's hand, and the victim the shown one. Only a raid lets everybody see it.
fn swap_with_victim(game: &mut Nottingham, victim: Seat, card: Card, listener: &mut impl Listener<Event>) {
    let given = end_action(game);
    let attacker = game.turn;
    if given.trick() == Trick::Raid {
        pass_openly(game, victim, attacker, &Cards::of(card, 1));
    } else {
        let size = game.hand_of(victim).len() as u8;
        let (from, to) = (Spot::hand(victim), Spot::hand(attacker));
        game.known.passes_unseen(from, to, &Cards::of(card, 1), size);
        game.hand_mut(victim).take(card, 1);
        game.hand_mut(attacker).add(card, 1);
    }
    add_openly(game, victim, &Cards::of(given, 1));
    let kind = given.trick();
    listener.hear(|| Event::Swapped { kind, from: victim, to: attacker, card, given: Some(given) });
}

// Buying and bartering.

/// NOT-45, NOT-46, NOT-48.
fn open_buy(game: &mut Nottingham, listener: &mut impl Listener<Event>) {
    game.phase = Phase::BuyOffers;
    for seat in game.others_clockwise(game.turn) {
        if game.hand_lies_open(seat) {
            show_hand(game, seat, listener);
        }
    }
    if pending(game).is_empty() {
        take(game, listener);
    }
}

/// NOT-45: the last offer turns all of them up.
fn offer_to_buyer(game: &mut Nottingham, seat: Seat, cards: CardList, listener: &mut impl Listener<Event>) {
    *game.place_mut(seat).answer.for_rules_mut() = Some(cards.0);
    listener.hear(|| Event::Offered { seat, cards, kind: Trick::Buy });
    if !pending(game).is_empty() {
        return;
    }
    for seat in Seat::all(game.seats) {
        if let Some(offer) = game.answer_of(seat).copied() {
            game.place_mut(seat).answer.open();
            game.known.shown(Spot::hand(seat), &offer);
        }
    }
    game.phase = Phase::BuyChoose;
    listener.hear(|| {
        let offer = |seat: Seat| game.answer_of(seat).map(|cards| (seat.0, CardList(*cards)));
        Event::OffersRevealed { offers: Seat::all(game.seats).filter_map(offer).collect() }
    });
}

/// NOT-58, NOT-59: the next seat after this one that has something to offer is asked; hands of nothing but chests are
/// shown on the way. Without any offer the chest is taken (NOT-60).
fn ask_for_offers(game: &mut Nottingham, after: Seat, listener: &mut impl Listener<Event>) {
    game.phase = Phase::BarterOffers;
    let mut next = after.left(game.seats);
    while next != game.turn {
        if !game.offerable(next).is_empty() {
            game.asked = Some(next);
            return;
        }
        if !game.hand_of(next).is_empty() {
            show_hand(game, next, listener);
        }
        next = next.left(game.seats);
    }
    game.asked = None;
    if game.places().iter().any(|place| place.answer.for_rules().is_some()) {
        game.phase = Phase::BarterChoose;
    } else {
        take(game, listener);
    }
}

fn offer_for_chest(game: &mut Nottingham, seat: Seat, cards: CardList, listener: &mut impl Listener<Event>) {
    game.place_mut(seat).answer = Secret::of(Audience::Everybody, Some(cards.0));
    game.known.shown(Spot::hand(seat), &cards.0);
    listener.hear(|| Event::Offered { seat, cards, kind: Trick::Barter });
    ask_for_offers(game, seat, listener);
}

fn show_hand(game: &mut Nottingham, seat: Seat, listener: &mut impl Listener<Event>) {
    let hand = *game.hand_of(seat);
    game.known.shown(Spot::hand(seat), &hand);
    listener.hear(|| Event::HandShown { seat, to: ShownTo::All, cards: CardList(hand) });
}

/// NOT-47, NOT-60: the other offers have never left their hands.
fn accept_offer(game: &mut Nottingham, from: Seat, listener: &mut impl Listener<Event>) {
    let offer = *game.answer_of(from).expect("the seat has offered");
    let price = end_action(game);
    clear_answers(game);
    let to = game.turn;
    pass_openly(game, from, to, &offer);
    add_openly(game, from, &Cards::of(price, 1));
    let mut given = Some(price);
    for card in offer.iter() {
        let given = given.take();
        listener.hear(|| Event::Swapped { kind: price.trick(), from, to, card, given });
    }
}

/// NOT-47.
fn refuse(game: &mut Nottingham, listener: &mut impl Listener<Event>) {
    let card = end_action(game);
    clear_answers(game);
    add_openly(game, game.turn, &Cards::of(card, 1));
    listener.hear(|| Event::Refused { seat: game.turn, card });
}

fn clear_answers(game: &mut Nottingham) {
    for (seat, place) in (0..).map(Seat).zip(&mut game.places) {
        place.answer = Secret::of(seat, None);
    }
}

// Laying an ambush.

/// NOT-52: the top two cards, for the turn's seat alone.
fn look_at_ambushes(game: &mut Nottingham, listener: &mut impl Listener<Event>) {
    let mut drawn = Ambushes::EMPTY;
    for _ in 0..AMBUSHES_SEEN {
        // Whoever was sure of a card of the pile still knows that it is one of these.
        let (card, mut known_to) = game.ambush_pile.for_rules_mut().remove(0);
        known_to.insert(game.turn);
        drawn.push(card, known_to);
    }
    game.known.ambushes_drawn(game.turn, [drawn.as_slice()[0], drawn.as_slice()[1]]);
    game.drawn = Secret::of(game.turn, drawn);
    game.phase = Phase::AmbushChoose;
    listener.hear(|| Event::AmbushSeen { seat: game.turn, cards: drawn.as_slice().to_vec() });
}

/// NOT-52: one is laid with the gold under it, the other goes under the pile.
fn keep(game: &mut Nottingham, card: Ambush, listener: &mut impl Listener<Event>) {
    end_action(game);
    let mut drawn = std::mem::replace(game.drawn.for_rules_mut(), Ambushes::EMPTY);
    let kept = drawn.position(card).expect("the card is one of the two");
    let (sure_of_kept, sure_of_returned) = memory::sure_of_kept_and_returned(game, &drawn, kept);
    drawn.remove(kept);
    let (returned, _) = drawn.remove(0);
    game.ambush_pile.for_rules_mut().push(returned, sure_of_returned);
    let seat = game.turn;
    game.place_mut(seat).ambushes.for_rules_mut().push(card, sure_of_kept);
    game.known.ambush_kept(seat, kept);
    listener.hear(|| Event::AmbushLaid { seat, card });
}

// Handing something to the sheriff.

/// NOT-66.
fn deliver(game: &mut Nottingham, object: Card, count: u8, listener: &mut impl Listener<Event>) {
    remove_openly(game, game.turn, &Cards::of(object, count));
    game.delivery = Some(Delivery { object, count });
    listener.hear(|| Event::Delivering { seat: game.turn, object, count });
    ask_for_ambushes(game, game.turn, listener);
}

/// NOT-68: the next seat after this one that has laid an ambush is asked, matching or not.
fn ask_for_ambushes(game: &mut Nottingham, after: Seat, listener: &mut impl Listener<Event>) {
    let mut next = after.left(game.seats);
    while next != game.turn {
        if !game.place(next).ambushes.for_rules().is_empty() {
            game.asked = Some(next);
            game.phase = Phase::AmbushWindow;
            return;
        }
        next = next.left(game.seats);
    }
    complete_delivery(game, listener);
}

fn decline(game: &mut Nottingham, seat: Seat, listener: &mut impl Listener<Event>) {
    listener.hear(|| Event::AmbushDeclined { seat });
    ask_for_ambushes(game, seat, listener);
}

/// NOT-69, NOT-70.
fn spring(game: &mut Nottingham, seat: Seat, card: Ambush, listener: &mut impl Listener<Event>) {
    let laid = game.place_mut(seat).ambushes.for_rules_mut();
    laid.remove(laid.position(card).expect("the ambush is laid"));
    let has_another = !laid.is_empty();
    game.ambush_pile.for_rules_mut().push(card, SeatSet::all(game.seats));
    game.known.ambush_sprung(seat, card);
    let victim = game.turn;
    let delivery = game.delivery.as_mut().expect("something is delivered");
    delivery.count -= 1;
    let Delivery { object, count } = *delivery;
    add_openly(game, seat, &Cards::of(object, 1));
    add_openly(game, victim, &Cards::of(Card::Gold, 1));
    listener.hear(|| Event::AmbushSprung { seat, card, victim, object });
    if count < LEAST_DELIVERY {
        fail_delivery(game, listener);
    } else if !has_another {
        ask_for_ambushes(game, seat, listener);
    }
}

/// NOT-70.
fn fail_delivery(game: &mut Nottingham, listener: &mut impl Listener<Event>) {
    let Delivery { object, count } = end_delivery(game);
    let seat = game.turn;
    add_openly(game, seat, &Cards::of(object, count));
    listener.hear(|| Event::DeliveryFailed { seat, object, count });
    next_turn(game, listener);
}

/// NOT-71.
fn complete_delivery(game: &mut Nottingham, listener: &mut impl Listener<Event>) {
    let Delivery { object, count } = end_delivery(game);
    let seat = game.turn;
    let place = game.place_mut(seat);
    place.loot.for_rules_mut().add(object, 1);
    place.loot_seen.add(object, 1);
    discard_openly(game, &Cards::of(object, count - 1));
    listener.hear(|| Event::Delivered { seat, object, count });
    reward(game, listener);
}

fn end_delivery(game: &mut Nottingham) -> Delivery {
    game.asked = None;
    game.delivery.take().expect("something is delivered")
}

/// NOT-67, NOT-90.
fn do_mission(game: &mut Nottingham, mission: Mission, objects: Kinds, listener: &mut impl Listener<Event>) {
    let cards = mission_cards(mission, objects);
    let seat = game.turn;
    remove_openly(game, seat, &cards);
    discard_openly(game, &cards);
    game.missions.add(mission, seat);
    let shared = game.missions.count(mission) == Missions::OWNERS;
    listener.hear(|| Event::MissionDone { seat, mission, objects, shared });
    if game.missions.taken() == Missions::CARDS {
        end_game(game, Ending::MissionsDone, listener);
    } else {
        reward(game, listener);
    }
}

/// The cards of a mission's pattern.
pub(crate) fn mission_cards(mission: Mission, objects: Kinds) -> Cards {
    let mut cards = Cards::NONE;
    objects.iter().for_each(|object| cards.add(object, mission.copies()));
    cards
}

// The sheriff.

/// NOT-75: he goes on, and then gifts; at home the game ends.
fn reward(game: &mut Nottingham, listener: &mut impl Listener<Event>) {
    if advance_sheriff(game, listener) {
        give_gifts(game, listener);
        next_turn(game, listener);
    }
}

/// Whether the game goes on.
fn advance_sheriff(game: &mut Nottingham, listener: &mut impl Listener<Event>) -> bool {
    game.sheriff += 1;
    let (to, number) = (game.sheriff, game.options.track.number(game.sheriff));
    listener.hear(|| Event::SheriffMoved { to, number });
    if number.is_none() {
        end_game(game, Ending::SheriffHome, listener);
    }
    number.is_some()
}

/// NOT-75, NOT-76: every hand is measured before the first gift; without cards the gifts lapse.
fn give_gifts(game: &mut Nottingham, listener: &mut impl Listener<Event>) {
    let number = game.options.track.number(game.sheriff).expect("the sheriff is on his way");
    let is_small = |seat: &Seat| game.hand_of(*seat).len() <= usize::from(number);
    let receivers: SeatSet = Seat::all(game.seats).filter(is_small).collect();
    for seat in std::iter::once(game.turn).chain(game.others_clockwise(game.turn)) {
        if !receivers.contains(seat) {
            continue;
        }
        let Some(card) = draw(game, listener) else {
            return;
        };
        let size = game.draw.for_rules().len() as u8 + 1;
        game.known.passes_unseen(Spot::DRAW, Spot::hand(seat), &Cards::of(card, 1), size);
        game.hand_mut(seat).add(card, 1);
        listener.hear(|| Event::Gift { seat, card });
    }
}

/// NOT-76: the discard pile is shuffled when a card is needed and none is there.
fn draw(game: &mut Nottingham, listener: &mut impl Listener<Event>) -> Option<Card> {
    if game.draw.for_rules().is_empty() && !game.discard.for_rules().is_empty() {
        let discard = std::mem::take(game.discard.for_rules_mut());
        let mut pile = Pile::of(discard.iter(), Card::Coin);
        game.chance.shuffle(&mut pile);
        *game.draw.for_rules_mut() = pile;
        game.known.reshuffled();
        listener.hear(|| Event::Reshuffled { count: pile.len() as u8 });
    }
    game.draw.for_rules_mut().pop()
}

// The next turn, and the purge before it.

fn next_turn(game: &mut Nottingham, listener: &mut impl Listener<Event>) {
    game.turn = game.turn.left(game.seats);
    open_turn(game, listener);
}

/// NOT-20, NOT-80, NOT-81: a card is turned up. Without one, hands are purged and the sheriff goes on until there is.
pub(crate) fn open_turn(game: &mut Nottingham, listener: &mut impl Listener<Event>) {
    loop {
        if let Some(card) = draw(game, listener) {
            game.known.turned_up(card);
            game.shown = Some(card);
            game.phase = Phase::Choose;
            listener.hear(|| Event::TurnedUp { seat: game.turn, card });
            return;
        }
        game.phase = Phase::Purge;
        if !pending(game).is_empty() || !advance_sheriff(game, listener) {
            return;
        }
    }
}

/// NOT-80: the last choice lets all of them happen.
fn discard(game: &mut Nottingham, seat: Seat, cards: Cards, listener: &mut impl Listener<Event>) {
    *game.place_mut(seat).answer.for_rules_mut() = Some(cards);
    if !pending(game).is_empty() {
        return;
    }
    for seat in Seat::all(game.seats) {
        let Some(cards) = game.place_mut(seat).answer.for_rules_mut().take() else {
            continue;
        };
        let size = game.hand_of(seat).len() as u8;
        game.known.passes_unseen(Spot::hand(seat), Spot::DISCARD, &cards, size);
        game.hand_mut(seat).take_all(&cards);
        game.discard.for_rules_mut().add_all(&cards);
        listener.hear(|| Event::Purged { seat, count: cards.len() as u8, cards: CardList(cards) });
    }
    if advance_sheriff(game, listener) {
        open_turn(game, listener);
    }
}

/// NOT-90.
fn end_game(game: &mut Nottingham, reason: Ending, listener: &mut impl Listener<Event>) {
    game.phase = Phase::Over;
    game.open_everything();
    listener.hear(|| Event::GameOver { reason });
}

// Cards that everybody sees moving.

fn add_openly(game: &mut Nottingham, seat: Seat, cards: &Cards) {
    game.known.joins(Spot::hand(seat), cards);
    game.hand_mut(seat).add_all(cards);
}

fn remove_openly(game: &mut Nottingham, seat: Seat, cards: &Cards) {
    game.known.leaves(Spot::hand(seat), cards);
    game.hand_mut(seat).take_all(cards);
}

fn pass_openly(game: &mut Nottingham, from: Seat, to: Seat, cards: &Cards) {
    remove_openly(game, from, cards);
    add_openly(game, to, cards);
}

fn discard_openly(game: &mut Nottingham, cards: &Cards) {
    game.known.joins(Spot::DISCARD, cards);
    game.discard.for_rules_mut().add_all(cards);
}
