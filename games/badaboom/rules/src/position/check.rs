//! The invariants of a position, one function each, in the order of the rules.
//!
//! Those before the table is laid out look at the text; the last ones look at the table.

use super::written::{Written, WrittenBombs, WrittenSeat, WrittenSlot};
use crate::action::{self, TrickPlay};
use crate::bombs::BombCard;
use crate::cards::{Back, Card, Cards, MECHANISMS, Permanent};
use crate::state::{Badaboom, LAST_EXPLOSION, Phase};
use besace_table::{BadPosition, Seat};

/// GOB-96: every trick and gadget card lies in exactly one place.
pub(super) fn cards(written: &Written) -> Result<(), BadPosition> {
    let piles = || written.storage.iter().chain(&written.bin);
    let all = piles()
        .chain(written.seats.iter().flat_map(|seat| &seat.bag))
        .chain(written.slots.iter().filter_map(|slot| slot.card.as_ref()))
        .chain(written.in_play.iter().map(|trick| &trick.card))
        .chain(written.trick.iter().filter_map(|trick| trick.card.as_ref()));
    let all: Cards = all.copied().collect();
    let of_piles = Card::all().filter(|card| *card != Card::MECHANISM);
    BadPosition::unless(
        of_piles.clone().all(|card| all.count(card) == card.copies())
            && !piles().any(|card| *card == Card::MECHANISM),
        "GOB-96",
        "each of the 71 trick and gadget cards must lie in exactly one place",
    )
}

/// GOB-97.
pub(super) fn mechanisms(written: &Written) -> Result<(), BadPosition> {
    let in_bags = written.seats.iter().flat_map(|seat| &seat.bag);
    let in_slots = written.slots.iter().filter_map(|slot| slot.card.as_ref());
    let out = in_bags.chain(in_slots).filter(|card| **card == Card::MECHANISM).count();
    BadPosition::unless(
        written.supply.fit::<usize>().and_then(|supply| supply.checked_add(out)) == Some(MECHANISMS.into()),
        "GOB-97",
        "there must be ten Mechanisms in the supply, the bags and the bomb together",
    )
}

/// GOB-98. The bombs, once it is sure that they are all there.
pub(super) fn bombs(written: &Written) -> Result<&WrittenBombs, BadPosition> {
    let are_there = |bombs: &&WrittenBombs| {
        let all = || bombs.deck.iter().chain(&bombs.used).chain([&bombs.current]);
        BombCard::all().all(|bomb| all().filter(|other| **other == bomb).count() == 1)
    };
    let bombs = written.bombs.as_ref().filter(are_there);
    bombs.ok_or(BadPosition::new("GOB-98", "each of the ten bombs must lie in exactly one place"))
}

/// GOB-99.
pub(super) fn slots(written: &Written, bombs: &WrittenBombs) -> Result<(), BadPosition> {
    let print = bombs.current.print();
    let number = written.slots.len();
    let due = usize::from(print.mechanisms);
    let back = |slot: &WrittenSlot| slot.card.map(Card::back);
    let gadgets = written.slots.iter().filter(|slot| back(slot) == Some(Back::Gadget)).count();
    let lies_right = |slot: &WrittenSlot| {
        let must_lie_open = match back(slot) {
            Some(Back::Gadget) => written.armed.is_some() || print.is_glass,
            Some(Back::Trick) => print.is_glass,
            Some(Back::Mechanism) | None => true,
        };
        (slot.face_up || !must_lie_open) && (!slot.face_up || slot.seen_by.is_empty())
    };
    BadPosition::unless(
        (number == due || number < due && written.rusted)
            && gadgets <= 1
            && written.slots.iter().all(lies_right),
        "GOB-99",
        "the bomb must have its number of slots, at most one gadget, and cards that lie as they should",
    )
}

/// GOB-111.
pub(super) fn arming(written: &Written) -> Result<(), BadPosition> {
    let is_mechanism = |card: Option<Card>| card == Some(Card::MECHANISM);
    let in_slots = written.slots.iter().any(|slot| is_mechanism(slot.card));
    let taken = written.taken.as_ref().is_some_and(|taken| taken.card.is_none() || is_mechanism(taken.card));
    let fits = match written.armed {
        None => (in_slots || taken) && !written.rusted && written.flags.fuse.is_none(),
        Some(armed) => {
            !in_slots
                && !taken
                && armed.turn_number <= written.turn_number
                && (armed.by.is_some() || written.rusted)
        }
    };
    BadPosition::unless(fits, "GOB-111", "a bomb must be armed exactly as long as it has no Mechanism")
}

/// GOB-112.
pub(super) fn in_play(written: &Written) -> Result<(), BadPosition> {
    let fits = written.in_play.iter().all(|trick| match trick.card.permanent() {
        Some(Permanent::Diverts) => trick.target.is_some_and(|target| target != trick.owner),
        Some(_) => trick.target.is_none(),
        None => false,
    });
    BadPosition::unless(
        fits,
        "GOB-112",
        "only Permanent tricks can be in play, a scapegoat with another seat",
    )
}

/// GOB-113.
pub(super) fn coins(written: &Written) -> Result<(), BadPosition> {
    let coins = |seat: &WrittenSeat| seat.tally.map(|tally| tally.coins());
    let adds_up = |seat: &WrittenSeat| coins(seat).is_some_and(|coins| seat.coins.fit() == Some(coins));
    BadPosition::unless(
        written.seats.iter().all(adds_up),
        "GOB-113",
        "each tally must add up to the seat's coins",
    )?;
    let goal = u32::from(written.options.goal);
    let has_ended =
        written.explosions >= LAST_EXPLOSION || written.seats.iter().any(|seat| coins(seat) >= Some(goal));
    BadPosition::unless(
        has_ended == (written.phase == Phase::Over),
        "GOB-113",
        "the game must be over exactly when a seat has the goal or the last bomb has exploded",
    )
}

/// The part of GOB-114 that must hold before a trick can be laid out: the trick has the parameters of its row.
pub(super) fn announcement(written: &Written) -> Result<Option<TrickPlay>, BadPosition> {
    let play = written.trick.as_ref().map(|trick| trick.play.clone());
    play.transpose().map_err(|_| BadPosition::new("GOB-114", "the trick must be one that can be announced"))
}

/// GOB-114.
pub(super) fn window(game: &Badaboom, written: &Written) -> Result<(), BadPosition> {
    let fits = match (game.phase, &game.window) {
        (Phase::Pre | Phase::Post, Some(window)) => game.has_its_call(window.next, window),
        (Phase::React, Some(_)) => has_been_announced(game, written),
        (Phase::Tinker, _) => game.can_tinker(),
        _ => true,
    };
    BadPosition::unless(fits, "GOB-114", "whoever is asked must be somebody whom the rules ask")
}

fn has_been_announced(game: &Badaboom, written: &Written) -> bool {
    let (Some(trick), Some(window)) = (&game.trick, &game.window) else { return false };
    let Some(as_written) = &written.trick else { return false };
    let has_played = window.played.contains(&trick.seat);
    let asked = game.may_cancel(trick.seat, window);
    let asked: Vec<Seat> = game.clockwise_from(trick.seat).filter(|seat| asked.contains(*seat)).collect();
    let is_held = |(seat, answer): (&u8, &action::Answer)| {
        asked.contains(&Seat(*seat))
            && (*answer == action::Answer::Pass || game.bag(Seat(*seat)).count(Card::NUH_UH) > 0)
    };
    trick.seat == window.next
        && has_played
        && as_written.asked == asked
        && as_written.answers.iter().all(is_held)
        && !trick.owing().is_empty()
        && could_be_announced(game, trick.seat, trick.play())
}

/// Whether the seat could announce it if the trick were still in its bag.
fn could_be_announced(game: &Badaboom, seat: Seat, play: TrickPlay) -> bool {
    let mut before = game.clone();
    before.bag_mut(seat).add(play.card, 1);
    action::allow_trick(&before, seat, play).is_ok()
}

/// GOB-115.
pub(super) fn put(game: &Badaboom) -> Result<(), BadPosition> {
    let Some(taken) = &game.taken else { return Ok(()) };
    let empty = |at: &usize| game.bomb.slots[*at].back.is_none();
    let empty: Vec<usize> = (0..game.bomb.slots.len()).filter(empty).collect();
    let is_held = taken.card.for_rules().is_none_or(|card| game.bag(game.holder).count(card) > 0);
    BadPosition::unless(
        empty == [usize::from(taken.slot)] && is_held,
        "GOB-115",
        "exactly the slot of the card that was taken must be empty, and the holder must have that card",
    )?;
    let mut offers = Vec::new();
    action::legal(game, game.holder, &mut offers);
    BadPosition::unless(!offers.is_empty(), "GOB-115", "the holder must have something to put in")
}
