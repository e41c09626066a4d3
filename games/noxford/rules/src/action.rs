//! What a seat may decide: listing it and checking it. Nothing here changes the game.

use crate::cards::{Card, HAND};
use crate::city::StackSet;
use crate::geometry::{Corner, Orientation, Spot};
use crate::places::Places;
use crate::refusals::{
    ISOLATES, JUST_PLACED, MASTER, MUST_PLAY, NOT_A_GANG_CARD, RANK_TOO_LOW, SAME_PLACE, UNKNOWN_CARD,
    WRONG_PHASE, locked, misfit, no_such_stack, not_yours,
};
use crate::state::{Noxford, Phase, Source};
use besace_table::{Offer, Refusal, Seat};
use serde::Serialize;

/// A decision by one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[allow(missing_docs)] // The fields are those of the rules page, name for name.
pub enum Action {
    /// A card to a new place (NOX-40).
    Place { card: Card, o: Orientation, x: i16, y: i16 },
    /// A gang member on a weaker one (NOX-41).
    Cover { card: Card, on: Corner },
    /// With a gear: the top card of a stack to a new place (NOX-44).
    #[serde(rename = "move")]
    MoveTo { from: Corner, to: Spot },
    /// With a gear: the top card of a stack on another stack (NOX-44).
    #[serde(rename = "move")]
    MoveOn { from: Corner, on: Corner },
    /// No use of the gear (NOX-46).
    Skip,
    /// No card, where none can be laid (NOX-47).
    Pass,
}

/// An action that has passed every check, with what the checks have found.
pub struct Allowed {
    pub(crate) seat: Seat,
    pub(crate) deed: Deed,
}

/// What is to be done, by the places of stacks in the city's list.
pub(crate) enum Deed {
    Place { card: Card, source: Source, spot: Spot },
    Cover { card: Card, source: Source, on: usize },
    MoveTo { from: usize, to: Spot },
    MoveOn { from: usize, on: usize },
    Skip,
    Pass,
}

pub(crate) fn legal(game: &Noxford, seat: Seat, offers: &mut Vec<Offer<Noxford>>) {
    if !game.owes(seat) {
        return;
    }
    match game.phase {
        Phase::Turn => list_turn(game, seat, offers),
        Phase::Gear => {
            each_move(game, |action| {
                offers.push(Offer::Action(action));
                false
            });
            offers.push(Offer::Action(Action::Skip));
        }
        Phase::Over => {}
    }
}

/// NOX-49: place, cover and, where there is neither, pass.
fn list_turn(game: &Noxford, seat: Seat, offers: &mut Vec<Offer<Noxford>>) {
    let mut kinds = [Card::BARRACKS; KINDS_HELD];
    let count = list_kinds(game, seat, &mut kinds);
    let kinds = &kinds[..count];
    let before = offers.len();
    Places::with(&game.city, game.options.table, |places| {
        for card in kinds {
            places.each(|Spot { o, x, y }| {
                offers.push(Offer::Action(Action::Place { card: *card, o, x, y }));
                false
            });
        }
    });
    each_cover(game, kinds, |action| {
        offers.push(Offer::Action(action));
        false
    });
    if offers.len() == before {
        offers.push(Offer::Action(Action::Pass));
    }
}

/// The most kinds of card that a seat can choose from: its hand, the display and its Master.
const KINDS_HELD: usize = 2 * HAND + 1;

/// Puts each kind of card that the seat could lay into `kinds`, in card order, and says how many they are.
fn list_kinds(game: &Noxford, seat: Seat, kinds: &mut [Card; KINDS_HELD]) -> usize {
    let syndicate = game.syndicate(seat);
    let master = syndicate.has_master.then_some(Card::master(syndicate.color));
    let held = syndicate.hand.for_rules().as_slice().iter().chain(game.display.as_slice()).copied();
    let mut count = 0;
    for card in held.chain(master) {
        let at = kinds[..count].partition_point(|other| *other < card);
        if at == count || kinds[at] != card {
            kinds.copy_within(at..count, at + 1);
            kinds[at] = card;
            count += 1;
        }
    }
    count
}

/// Every cover with one of these kinds, in the order of NOX-49, until `each` says that it is enough; whether it did.
fn each_cover(game: &Noxford, kinds: &[Card], mut each: impl FnMut(Action) -> bool) -> bool {
    if !kinds.iter().any(|card| card.rank() > 1) {
        return false;
    }
    let open = game.city.open();
    let stacks = game.city.stacks();
    kinds.iter().filter(|card| card.rank() > 1).any(|card| {
        let weaker = open.iter().filter(|stack| stacks[*stack].top().rank() < card.rank());
        weaker.into_iter().any(|stack| each(Action::Cover { card: *card, on: stacks[stack].spot().corner() }))
    })
}

/// Every move of the card with a gear, in the order of NOX-49, until `each` says that it is enough; whether it did.
fn each_move(game: &Noxford, mut each: impl FnMut(Action) -> bool) -> bool {
    let city = &game.city;
    let just_placed = game.gear.map(|gear| gear.corner());
    let locked = city.locked();
    Places::with(city, game.options.table, |places| {
        (0..city.len()).any(|from| {
            let stack = city.stack(from);
            let corner = stack.spot().corner();
            let gone = (stack.height() == 1).then_some(from);
            if locked.contains(from)
                || stack.top().is_master()
                || Some(corner) == just_placed
                || !gone.is_none_or(|gone| city.is_connected_without(Some(gone)))
            {
                return false;
            }
            let to_place = |to: Spot| to != stack.spot() && each(Action::MoveTo { from: corner, to });
            let enough = match gone {
                Some(_) => places.each_without(stack.spot(), to_place),
                None => places.each(to_place),
            };
            enough
                || each_stack_to_cover(game, from, gone, locked, |on| {
                    each(Action::MoveOn { from: corner, on })
                })
        })
    })
}

/// Every stack on which the top card of `from` may be moved.
fn each_stack_to_cover(
    game: &Noxford,
    from: usize,
    gone: Option<usize>,
    locked: StackSet,
    mut each: impl FnMut(Corner) -> bool,
) -> bool {
    let city = &game.city;
    let rank = city.stack(from).top().rank();
    if rank < 2 {
        return false;
    }
    (0..city.len()).any(|on| {
        let stack = city.stack(on);
        // Lifting a card can only open locks.
        let is_locked = || locked.contains(on) && city.is_locked_without(on, gone);
        let fits = on != from && stack.top().is_gang() && stack.top().rank() < rank && !is_locked();
        fits && each(stack.spot().corner())
    })
}

/// Whether any gear move is legal (NOX-46).
pub(crate) fn can_move(game: &Noxford) -> bool {
    each_move(game, |_| true)
}

/// Whether the seat can lay a card at all (NOX-47).
fn can_lay(game: &Noxford, seat: Seat) -> bool {
    let mut kinds = [Card::BARRACKS; KINDS_HELD];
    let count = list_kinds(game, seat, &mut kinds);
    let can_place = || Places::with(&game.city, game.options.table, |places| places.each(|_| true));
    (count > 0 && can_place()) || each_cover(game, &kinds[..count], |_| true)
}

pub(crate) fn allow(game: &Noxford, seat: Seat, action: &Action) -> Result<Allowed, Refusal> {
    owes_a_decision(game, seat)?;
    let deed = match (game.phase, *action) {
        (Phase::Turn, Action::Place { card, o, x, y }) => {
            known(game, card)?;
            let source = source(game, seat, card).ok_or(not_yours("NOX-40"))?;
            let spot = Spot::new(o, x, y);
            game.city.fits(spot, game.options.table, None).map_err(misfit)?;
            Deed::Place { card, source, spot }
        }
        (Phase::Turn, Action::Cover { card, on }) => {
            known(game, card)?;
            let source = source(game, seat, card).ok_or(not_yours("NOX-41"))?;
            let on = game.city.find(on).ok_or(no_such_stack("NOX-41"))?;
            may_cover(game, card, on, None)?;
            Deed::Cover { card, source, on }
        }
        (Phase::Turn, Action::Pass) => {
            Refusal::unless(!can_lay(game, seat), MUST_PLAY)?;
            Deed::Pass
        }
        (Phase::Gear, Action::MoveTo { from, to }) => {
            let from = game.city.find(from).ok_or(no_such_stack("NOX-44"))?;
            let gone = may_lift(game, from)?;
            Refusal::unless(game.city.stack(from).spot() != to, SAME_PLACE)?;
            game.city.fits(to, game.options.table, gone).map_err(misfit)?;
            Deed::MoveTo { from, to }
        }
        (Phase::Gear, Action::MoveOn { from, on }) => {
            let from = game.city.find(from).ok_or(no_such_stack("NOX-44"))?;
            let on = game.city.find(on).ok_or(no_such_stack("NOX-44"))?;
            let gone = may_lift(game, from)?;
            Refusal::unless(from != on, SAME_PLACE)?;
            may_cover(game, game.city.stack(from).top(), on, gone)?;
            Deed::MoveOn { from, on }
        }
        (Phase::Gear, Action::Skip) => Deed::Skip,
        _ => return Err(WRONG_PHASE),
    };
    Ok(Allowed { seat, deed })
}

pub(crate) fn owes_a_decision(game: &Noxford, seat: Seat) -> Result<(), Refusal> {
    Refusal::unless_asked(game.phase == Phase::Over, game.owes(seat))
}

/// NOX-2: a colour that is not in play has no cards.
fn known(game: &Noxford, card: Card) -> Result<(), Refusal> {
    let is_in_play = |color| game.syndicates().iter().any(|syndicate| syndicate.color == color);
    Refusal::unless(card.color().is_none_or(is_in_play), UNKNOWN_CARD)
}

/// Where the seat has this card, if it has it (NOX-40).
pub(crate) fn source(game: &Noxford, seat: Seat, card: Card) -> Option<Source> {
    let syndicate = game.syndicate(seat);
    if syndicate.hand.for_rules().contains(card) {
        Some(Source::Hand)
    } else if game.display.contains(card) {
        Some(Source::Display)
    } else if syndicate.has_master && card == Card::master(syndicate.color) {
        Some(Source::Master)
    } else {
        None
    }
}

/// NOX-41: what holds for laying this card on that stack, when the stack `gone` is not there.
fn may_cover(game: &Noxford, card: Card, on: usize, gone: Option<usize>) -> Result<(), Refusal> {
    let top = game.city.stack(on).top();
    Refusal::unless(card.is_gang() && top.is_gang(), NOT_A_GANG_CARD)?;
    Refusal::unless(card.rank() > top.rank(), RANK_TOO_LOW)?;
    Refusal::unless(!game.city.is_locked_without(on, gone), locked("NOX-41"))
}

/// NOX-44: what holds for lifting the top card of a stack. The stack itself, if nothing of it would be left.
fn may_lift(game: &Noxford, from: usize) -> Result<Option<usize>, Refusal> {
    let stack = game.city.stack(from);
    Refusal::unless(!stack.top().is_master(), MASTER)?;
    let just_placed = game.gear.map(|gear| gear.corner());
    Refusal::unless(just_placed != Some(stack.spot().corner()), JUST_PLACED)?;
    Refusal::unless(!game.city.is_locked(from), locked("NOX-44"))?;
    let gone = (stack.height() == 1).then_some(from);
    Refusal::unless(gone.is_none() || game.city.is_connected_without(gone), ISOLATES)?;
    Ok(gone)
}
