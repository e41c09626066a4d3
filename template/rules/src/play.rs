//! What happens when an action is carried out, in the order of the rules. Nothing here can refuse.

use crate::action::{Action, Allowed};
use crate::event::Event;
use crate::goods::{FINE, Good};
use crate::state::{Phase, Toll, pending, seats};
use besace_table::{Listener, Seat, Secret};

pub(crate) fn carry_out(
    game: &mut Toll,
    Allowed { seat, action }: Allowed,
    listener: &mut impl Listener<Event>,
) {
    match action {
        Action::Seal { good } => seal(game, seat, good, listener),
        Action::Open { seat } => {
            open(game, seat, listener);
            end_round(game, listener);
        }
        Action::Wave => {
            listener.hear(|| Event::Waved);
            end_round(game, listener);
        }
    }
}

/// TOL-4. The card leaves the hand at once; nobody else sees it.
fn seal(game: &mut Toll, seat: Seat, good: Good, listener: &mut impl Listener<Event>) {
    let stall = game.stall_mut(seat);
    let hand = stall.hand.for_rules_mut();
    let at = hand.iter().position(|held| *held == good).expect("it was checked to be there");
    hand.remove(at);
    *stall.bag.for_rules_mut() = Some(good);
    listener.hear(|| Event::Sealed { seat, good });
    if pending(game).is_empty() {
        game.phase = Phase::Gate;
    }
}

/// TOL-6.
fn open(game: &mut Toll, seat: Seat, listener: &mut impl Listener<Event>) {
    let good = game.bag(seat).expect("every merchant has sealed one");
    let (from, to, owed) = match good.is_forbidden() {
        true => (seat, game.guard, FINE),
        false => (game.guard, seat, game.options.fee),
    };
    let coins = owed.min(game.stall(from).coins);
    game.stall_mut(from).coins -= coins;
    game.stall_mut(to).coins += coins;
    if good.is_forbidden() {
        game.stall_mut(seat).bag = Secret::of(seat, None);
        game.gone.push(good);
    }
    listener.hear(|| Event::Opened { seat, good, to, coins });
}

/// TOL-7 and TOL-8.
fn end_round(game: &mut Toll, listener: &mut impl Listener<Event>) {
    for seat in game.merchants() {
        let Some(good) = game.stall_mut(seat).bag.for_rules_mut().take() else { continue };
        let coins = good.worth();
        game.stall_mut(seat).coins += coins;
        game.gone.push(good);
        listener.hear(|| Event::Sold { seat, good, coins });
    }
    for seat in game.merchants() {
        let good = game.deck.for_rules_mut().remove(0);
        let hand = game.stall_mut(seat).hand.for_rules_mut();
        hand.push(good);
        hand.sort_unstable();
        listener.hear(|| Event::Drew { seat, good });
    }
    if game.round == seats(game) {
        game.phase = Phase::Over;
        listener.hear(|| Event::GameOver);
        return;
    }
    game.round += 1;
    game.guard = game.guard.left(seats(game));
    game.phase = Phase::Seal;
    let (round, guard) = (game.round, game.guard);
    listener.hear(|| Event::RoundStarted { round, guard });
}
