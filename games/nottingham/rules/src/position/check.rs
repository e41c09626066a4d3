//! The invariants of NOT-100, one function each, in their order.
//!
//! Those before the table is laid out look at what was written; the last ones look at the table.

use super::written::{Counts, Kind, Written, WrittenAction};
use crate::cards::{Ambush, COPIES, Card, Mission, Trick};
use crate::state::{AMBUSHES_SEEN, LEAST_DELIVERY, Missions, Nottingham, Phase, ambush_cards, pending};
use besace_table::{BadPosition, Seat, Whole};
use std::collections::BTreeMap;

/// NOT-100.2: every object card lies in exactly one place.
pub(super) fn cards(written: &Written) -> Result<(), BadPosition> {
    let mut all = Counts::default();
    for seat in &written.seats {
        all.add_all(&seat.hand);
        all.add_all(&seat.loot);
        all.add(Card::Gold, seat.ambushes.len() as u64);
    }
    written.delivery.iter().for_each(|delivery| all.add(delivery.object, delivery.count));
    written.shown.iter().for_each(|card| all.add(*card, 1));
    all.add_all(&written.draw);
    all.add_all(&written.discard);
    let all_there = all.0.iter().all(|count| *count == u64::from(COPIES));
    BadPosition::unless(
        all_there,
        "NOT-100.2",
        "there must be twelve cards of each object in all places together",
    )
}

/// NOT-100.3: every ambush card lies in exactly one place, and none before the seat of its colour.
pub(super) fn ambushes(written: &Written) -> Result<(), BadPosition> {
    let colors = written.seats.iter().map(|seat| seat.color);
    let due: Vec<Ambush> = ambush_cards(&written.options, colors).collect();
    let laid = written.seats.iter().flat_map(|seat| &seat.ambushes);
    let drawn = written.action.iter().filter_map(|action| action.drawn.as_ref()).flatten();
    let there: Vec<Ambush> = laid.chain(drawn).chain(&written.ambush_pile).copied().collect();
    let once = |card: &Ambush| there.iter().filter(|other| *other == card).count() == 1;
    BadPosition::unless(
        there.len() == due.len() && due.iter().all(once),
        "NOT-100.3",
        "each ambush card of the table must be in exactly one place",
    )?;
    let own = written.seats.iter().any(|seat| seat.ambushes.contains(&Ambush::of_color(seat.color)));
    BadPosition::unless(!own, "NOT-100.3", "nobody can have laid the ambush card of their own colour")
}

/// NOT-100.4.
pub(super) fn missions(written: &Written) -> Result<(), BadPosition> {
    let all_named = Mission::ALL.iter().all(|mission| written.missions.contains_key(mission));
    let owners_fit = |owners: &Vec<Whole>| {
        owners.len() <= Missions::OWNERS
            && owners.iter().all(|owner| seat(written, *owner).is_some())
            && (1..owners.len()).all(|at| !owners[..at].contains(&owners[at]))
    };
    let taken: usize = written.missions.values().map(Vec::len).sum();
    let fits = all_named
        && written.missions.values().all(owners_fit)
        && (taken < Missions::CARDS || written.phase == Phase::Over);
    BadPosition::unless(
        fits,
        "NOT-100.4",
        "each of the four missions must have at most two owners, and all eight only at the end",
    )
}

/// NOT-100.5.
pub(super) fn sheriff(written: &Written) -> Result<(), BadPosition> {
    let home = i64::from(written.options.track.home());
    let last = if written.phase == Phase::Over { home } else { home - 1 };
    BadPosition::unless(
        (0..=last).contains(&written.sheriff.0),
        "NOT-100.5",
        "the sheriff must be in the city, on his track, or home at the end",
    )
}

/// NOT-100.6.
pub(super) fn shown(written: &Written) -> Result<(), BadPosition> {
    let is_due = !matches!(written.phase, Phase::Deliver | Phase::AmbushWindow | Phase::Purge | Phase::Over);
    let fits = match (written.shown, &written.action) {
        (Some(card), Some(action)) => is_due && kind_of(card.trick()) == Some(action.kind),
        (shown, _) => shown.is_some() == is_due,
    };
    BadPosition::unless(fits, "NOT-100.6", "a card must be shown as long as it is used, and fit the action")
}

/// The action that the trick of a shown card is; none for a necklace.
fn kind_of(trick: Trick) -> Option<Kind> {
    match trick {
        Trick::Buy => Some(Kind::Buy),
        Trick::Theft => Some(Kind::Theft),
        Trick::Ambush => Some(Kind::Ambush),
        Trick::Robbery => Some(Kind::Robbery),
        Trick::Raid => Some(Kind::Raid),
        Trick::Barter => Some(Kind::Barter),
        Trick::Defense => None,
    }
}

/// NOT-100.7: action and delivery are those of the phase.
pub(super) fn action(written: &Written) -> Result<(), BadPosition> {
    let action = written.action.as_ref();
    let fits = match written.phase {
        Phase::Choose | Phase::Deliver | Phase::Over | Phase::AmbushWindow => action.is_none(),
        Phase::Defend => is_attack(written, &[Kind::Theft, Kind::Robbery, Kind::Raid]),
        Phase::Pick => is_attack(written, &[Kind::Robbery, Kind::Raid]),
        Phase::BuyOffers | Phase::BuyChoose => {
            has_just(action, Kind::Buy, [false, true, false, false, false])
        }
        Phase::BarterOffers | Phase::BarterChoose => {
            has_just(action, Kind::Barter, [false, true, true, false, false]) && barter_waits_well(written)
        }
        Phase::AmbushChoose => {
            let drawn = action.and_then(|action| action.drawn.as_ref());
            has_just(action, Kind::Ambush, [false, false, false, true, false])
                && drawn.is_some_and(|drawn| drawn.len() == AMBUSHES_SEEN)
        }
        Phase::Purge => has_just(action, Kind::Purge, [false, false, false, false, true]),
    };
    BadPosition::unless(fits, "NOT-100.7", "the action must be one of this phase")?;
    let fits = match &written.delivery {
        Some(delivery) => {
            let has_laid = |seat: usize| !written.seats[seat].ambushes.is_empty();
            written.phase == Phase::AmbushWindow
                && delivery.count >= u64::from(LEAST_DELIVERY)
                && waits_well(written, &delivery.waiting, has_laid)
        }
        None => written.phase != Phase::AmbushWindow,
    };
    BadPosition::unless(
        fits,
        "NOT-100.7",
        "a delivery of three or more must wait in the ambush window, and nowhere else",
    )
}

/// Whether there is an action of this kind with exactly these of its keys: target, offers, waiting, drawn, chosen.
fn has_just(action: Option<&WrittenAction>, kind: Kind, keys: [bool; 5]) -> bool {
    action.is_some_and(|action| {
        let there = [
            action.target.is_some(),
            action.offers.is_some(),
            action.waiting.is_some(),
            action.drawn.is_some(),
            action.chosen.is_some(),
        ];
        action.kind == kind && there == keys
    })
}

fn is_attack(written: &Written, kinds: &[Kind]) -> bool {
    let action = written.action.as_ref();
    let target = action.and_then(|action| action.target).and_then(|target| seat(written, target));
    kinds.iter().any(|kind| has_just(action, *kind, [true, false, false, false, false]))
        && target.is_some_and(|target| {
            target != usize::from(written.turn) && written.seats[target].hand.0.iter().any(|count| *count > 0)
        })
}

fn barter_waits_well(written: &Written) -> bool {
    let waiting = written.action.as_ref().and_then(|action| action.waiting.as_deref()).unwrap_or(&[]);
    let can_offer = |seat: usize| {
        let counts = written.seats[seat].hand.0.iter().enumerate();
        counts.into_iter().any(|(kind, count)| kind != Card::Chest.index() && *count > 0)
    };
    match written.phase {
        Phase::BarterChoose => waiting.is_empty(),
        _ => waits_well(written, waiting, can_offer),
    }
}

/// Whether these are a first seat and every seat after it up to the turn's right that can be asked.
fn waits_well(written: &Written, waiting: &[Whole], can_be_asked: impl Fn(usize) -> bool) -> bool {
    let seats = written.seats.len();
    let after_turn = (1..seats).map(|step| (usize::from(written.turn) + step) % seats);
    let from_first = after_turn.skip_while(|seat| waiting.first() != Some(&Whole(*seat as i64)));
    let due: Vec<Whole> =
        from_first.filter(|seat| can_be_asked(*seat)).map(|seat| Whole(seat as i64)).collect();
    !waiting.is_empty() && due == waiting
}

fn seat(written: &Written, number: Whole) -> Option<usize> {
    number.fit().filter(|seat| *seat < written.seats.len())
}

/// The part of NOT-100.8 and NOT-100.9 that has to hold before answers can be laid out: they are by seats, of cards
/// that the seats hold.
pub(super) fn answers_are_held(written: &Written) -> Result<(), BadPosition> {
    let held = |answers: &Option<BTreeMap<Whole, Counts>>| {
        answers.iter().flatten().all(|(number, cards)| {
            seat(written, *number).is_some_and(|seat| {
                cards.0.iter().zip(written.seats[seat].hand.0).all(|(count, held)| *count <= held)
            })
        })
    };
    let Some(action) = &written.action else {
        return Ok(());
    };
    BadPosition::unless(held(&action.offers), "NOT-100.8", "seats must offer cards that they hold")?;
    BadPosition::unless(held(&action.chosen), "NOT-100.9", "seats must give away cards that they hold")
}

/// NOT-100.8.
pub(super) fn offers(game: &Nottingham) -> Result<(), BadPosition> {
    let most = match game.phase {
        Phase::BuyOffers | Phase::BuyChoose => 1,
        Phase::BarterOffers | Phase::BarterChoose => 2,
        _ => return Ok(()),
    };
    let offers_fit = Seat::all(game.seats).all(|seat| {
        game.answer_of(seat).is_none_or(|offer| {
            seat != game.turn && (1..=most).contains(&offer.len()) && offer.are_among(&game.offerable(seat))
        })
    });
    BadPosition::unless(
        offers_fit,
        "NOT-100.8",
        "others must offer as many cards as they may, and of the kinds that they may",
    )?;
    let has_offered = |seat: Seat| game.answer_of(seat).is_some();
    let can_offer = |seat: Seat| !game.offerable(seat).is_empty();
    let mut others = game.others_clockwise(game.turn);
    let fits = match game.phase {
        Phase::BuyOffers => others.any(|seat| can_offer(seat) && !has_offered(seat)),
        Phase::BarterOffers => others.all(|seat| {
            let had_its_place = game.asked.is_some_and(|asked| game.comes_before(seat, asked));
            has_offered(seat) == (had_its_place && can_offer(seat))
        }),
        _ => {
            others.all(|seat| has_offered(seat) == can_offer(seat)) && Seat::all(game.seats).any(has_offered)
        }
    };
    BadPosition::unless(fits, "NOT-100.8", "exactly those whose turn to offer has come must have offered")
}

/// NOT-100.9.
pub(super) fn purge(game: &Nottingham) -> Result<(), BadPosition> {
    if game.phase != Phase::Purge {
        return Ok(());
    }
    let no_cards = game.draw.for_rules().is_empty() && game.discard.for_rules().is_empty();
    BadPosition::unless(no_cards, "NOT-100.9", "hands can be purged only when both piles are empty")?;
    // A seat that has no card too many does not choose, not even nothing (NOT-80).
    let exact = |seat: Seat| {
        let excess = usize::from(game.excess(seat));
        game.answer_of(seat).is_none_or(|cards| excess > 0 && cards.len() == excess)
    };
    BadPosition::unless(
        Seat::all(game.seats).all(exact),
        "NOT-100.9",
        "a seat must give away exactly its surplus",
    )?;
    BadPosition::unless(!pending(game).is_empty(), "NOT-100.9", "somebody must still have to choose")
}

/// NOT-100.10.
pub(super) fn end(game: &Nottingham) -> Result<(), BadPosition> {
    let has_ended = game.sheriff == game.options.track.home() || game.missions.taken() == Missions::CARDS;
    BadPosition::unless(
        game.phase != Phase::Over || has_ended,
        "NOT-100.10",
        "the game must end when the sheriff is home or all mission cards are taken",
    )
}
