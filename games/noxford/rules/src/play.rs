//! What then happens, phase by phase in the order of the rules. Nothing here can refuse.

use crate::action::{Allowed, Deed, can_move};
use crate::cards::Card;
use crate::city::Stack;
use crate::event::{EndReason, Event};
use crate::geometry::Spot;
use crate::state::{Gear, Noxford, Phase, Source};
use besace_table::{Listener, Seat};

pub(crate) fn carry_out(game: &mut Noxford, allowed: Allowed, listener: &mut impl Listener<Event>) {
    let Allowed { seat, deed } = allowed;
    match deed {
        Deed::Place { card, source, spot } => place(game, seat, card, source, spot, listener),
        Deed::Cover { card, source, on } => cover(game, seat, card, source, on, listener),
        Deed::MoveTo { from, to } => {
            let corner = game.city.stack(from).spot().corner();
            let card = game.city.lift(from);
            game.city.insert(Stack::new(to, card));
            listener.hear(|| Event::Moved { seat, card, from: corner, to: Some(to), on: None });
            leave_gear(game, seat, listener);
        }
        Deed::MoveOn { from, on } => {
            let [corner, onto] = [from, on].map(|stack| game.city.stack(stack).spot().corner());
            let card = game.city.move_on(from, on);
            listener.hear(|| Event::Moved { seat, card, from: corner, to: None, on: Some(onto) });
            leave_gear(game, seat, listener);
        }
        Deed::Skip => {
            listener.hear(|| Event::Skipped { seat });
            leave_gear(game, seat, listener);
        }
        Deed::Pass => pass(game, seat, listener),
    }
}

/// NOX-40, NOX-43: a gear can be used before the turn ends, if there is any move for it.
fn place(
    game: &mut Noxford,
    seat: Seat,
    card: Card,
    source: Source,
    spot: Spot,
    listener: &mut impl Listener<Event>,
) {
    let Spot { o, x, y } = spot;
    take_up(game, seat, card, source);
    game.city.insert(Stack::new(spot, card));
    listener.hear(|| Event::Placed { seat, card, source, o, x, y });
    if card.has_gear() {
        game.gear = Some(Gear { x, y, from: source });
        if can_move(game) {
            game.phase = Phase::Gear;
            return;
        }
        game.gear = None;
    }
    end_turn(game, seat, source, listener);
}

/// NOX-41: no card with a gear can lie on another, so the turn ends.
fn cover(
    game: &mut Noxford,
    seat: Seat,
    card: Card,
    source: Source,
    on: usize,
    listener: &mut impl Listener<Event>,
) {
    take_up(game, seat, card, source);
    game.city.cover(on, card);
    listener.hear(|| Event::Covered { seat, card, source, on: game.city.stack(on).spot().corner() });
    end_turn(game, seat, source, listener);
}

fn take_up(game: &mut Noxford, seat: Seat, card: Card, source: Source) {
    game.passes = 0;
    match source {
        Source::Hand => game.syndicate_mut(seat).hand.for_rules_mut().take(card),
        Source::Display => game.display.take(card),
        Source::Master => game.syndicate_mut(seat).has_master = false,
    }
}

fn leave_gear(game: &mut Noxford, seat: Seat, listener: &mut impl Listener<Event>) {
    let gear = game.gear.take().expect("the phase has a gear");
    game.phase = Phase::Turn;
    end_turn(game, seat, gear.from, listener);
}

/// NOX-22: what was played is replaced, then the end is tested, then it is the next seat's turn.
fn end_turn(game: &mut Noxford, seat: Seat, source: Source, listener: &mut impl Listener<Event>) {
    match source {
        Source::Hand => {
            let syndicate = game.syndicate_mut(seat);
            if let Some(card) = syndicate.deck.for_rules_mut().pop() {
                syndicate.hand.for_rules_mut().add(card);
                listener.hear(|| Event::Drew { seat, card });
            }
        }
        Source::Display => {
            if let Some(card) = game.neutral_deck.for_rules_mut().pop() {
                game.display.add(card);
                listener.hear(|| Event::TurnedUp { card });
            }
        }
        Source::Master => {}
    }
    if game.syndicate(seat).has_laid_all() {
        return end(game, EndReason::AllLaid, Some(seat), listener);
    }
    game.turn = seat.left(game.seats);
}

/// NOX-47, NOX-70.
fn pass(game: &mut Noxford, seat: Seat, listener: &mut impl Listener<Event>) {
    game.passes += 1;
    let lowest = game.city.open().iter().map(|stack| game.city.stack(stack).top().rank()).min();
    let hand_up_to = &mut game.syndicate_mut(seat).hand_up_to;
    *hand_up_to = lowest.map_or(*hand_up_to, |rank| rank.min(*hand_up_to));
    listener.hear(|| Event::Passed { seat });
    if game.passes == game.seats {
        return end(game, EndReason::AllPassed, None, listener);
    }
    game.turn = seat.left(game.seats);
}

fn end(game: &mut Noxford, reason: EndReason, seat: Option<Seat>, listener: &mut impl Listener<Event>) {
    game.phase = Phase::Over;
    listener.hear(|| Event::GameOver { reason, seat });
}
