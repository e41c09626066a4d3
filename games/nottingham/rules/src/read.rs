//! Reading an action that came from outside, in the order of NOT-85: what cannot be read at all first, then whose turn
//! it is, then its shape, its phase and its names. Whether the rules allow it is for `action` to say.

use crate::action::{self, Action};
use crate::cards::{Ambush, Card, CardList, Cards, Kinds, Mission};
use crate::refusals::{
    BAD_SHAPE, UNKNOWN_AMBUSH, UNKNOWN_CARD, UNKNOWN_MISSION, WRONG_PHASE, bad_target, wrong_count,
};
use crate::state::{Nottingham, Phase};
use besace_table::{Fields, Refusal, Seat};
use serde_json::Value;

/// An action whose fields are of the right types, by the names that they have in the protocol.
enum Written<'a> {
    /// One that has no field besides its type.
    Plain(Action),
    Use(Option<i64>),
    Pick(&'a str),
    Offer(Vec<(&'a str, u8)>),
    AcceptOffer(i64),
    Keep(&'a str),
    Deliver(&'a str, i64),
    Mission(&'a str, Vec<&'a str>),
    Spring(&'a str),
    Discard(Vec<(&'a str, u8)>),
}

pub(crate) fn read(game: &Nottingham, seat: Seat, action: &Value) -> Result<Action, Refusal> {
    let written = written(&Fields::of(action, seat, game.seats)?)?;
    action::owes_a_decision(game, seat)?;
    let written = written.ok_or(BAD_SHAPE)?;
    if let (Phase::Choose, Written::Use(target)) = (game.phase, &written) {
        action::has_the_shape_of_a_use(game, target.is_some())?;
    }
    Refusal::unless(belongs(game.phase, &written), WRONG_PHASE)?;
    Ok(match written {
        Written::Plain(action) => action,
        Written::Use(None) => Action::Use { target: None },
        Written::Use(Some(target)) => {
            action::can_be_used(game)?;
            Action::Use { target: Some(seat_of(target).ok_or(bad_target("NOT-31"))?) }
        }
        Written::Pick(card) => Action::Pick { card: object(card)? },
        Written::Offer(cards) => Action::Offer { cards: group(&cards)? },
        Written::AcceptOffer(seat) => {
            Action::AcceptOffer { seat: seat_of(seat).ok_or(action::no_such_offer(game))? }
        }
        Written::Keep(card) => Action::Keep { card: ambush(game, card)? },
        Written::Deliver(card, count) => {
            Action::Deliver { object: object(card)?, count: count.clamp(0, u8::MAX.into()) as u8 }
        }
        Written::Mission(mission, objects) => {
            let mission = Mission::from_id(mission).ok_or(UNKNOWN_MISSION)?;
            Action::Mission { mission, objects: different(&objects)? }
        }
        Written::Spring(card) => Action::Spring { card: ambush(game, card)? },
        Written::Discard(cards) => Action::Discard { cards: group(&cards)? },
    })
}

/// The action with its fields; `None` where its type is unknown, or a key is missing or too many.
fn written<'a>(fields: &Fields<'a>) -> Result<Option<Written<'a>>, Refusal> {
    let (written, keys): (_, &[&str]) = match fields.kind()? {
        Some("take") => (Some(Written::Plain(Action::Take)), &[]),
        Some("use") => (Some(Written::Use(fields.whole("target")?)), &["target"]),
        Some("defend") => (Some(Written::Plain(Action::Defend)), &[]),
        Some("accept") => (Some(Written::Plain(Action::Accept)), &[]),
        Some("pick") => (fields.text("card")?.map(Written::Pick), &["card"]),
        Some("offer") => (cards(fields)?.map(Written::Offer), &["cards"]),
        Some("accept_offer") => (fields.whole("seat")?.map(Written::AcceptOffer), &["seat"]),
        Some("refuse") => (Some(Written::Plain(Action::Refuse)), &[]),
        Some("keep") => (fields.text("card")?.map(Written::Keep), &["card"]),
        Some("end_turn") => (Some(Written::Plain(Action::EndTurn)), &[]),
        Some("deliver") => {
            let (object, count) = (fields.text("object")?, fields.whole("count")?);
            (object.zip(count).map(|(object, count)| Written::Deliver(object, count)), &["object", "count"])
        }
        Some("mission") => {
            let (mission, objects) = (fields.text("mission")?, fields.texts("objects")?);
            let both = mission.zip(objects);
            (both.map(|(mission, objects)| Written::Mission(mission, objects)), &["mission", "objects"])
        }
        Some("spring") => (fields.text("card")?.map(Written::Spring), &["card"]),
        Some("decline") => (Some(Written::Plain(Action::Decline)), &[]),
        Some("discard") => (cards(fields)?.map(Written::Discard), &["cards"]),
        _ => (None, &[]),
    };
    Ok(written.filter(|_| fields.are_only(keys)))
}

/// A group of cards: a list of names, or a count map.
fn cards<'a>(fields: &Fields<'a>) -> Result<Option<Vec<(&'a str, u8)>>, Refusal> {
    let Some(counts) = fields.counts("cards")? else {
        return Ok(None);
    };
    // More than any hand holds is too much, however much it is.
    Ok(Some(counts.into_iter().map(|(name, count)| (name, count.min(u8::MAX.into()) as u8)).collect()))
}

fn belongs(phase: Phase, written: &Written) -> bool {
    match written {
        Written::Plain(Action::Take) | Written::Use(_) => phase == Phase::Choose,
        Written::Plain(Action::Defend | Action::Accept) => phase == Phase::Defend,
        Written::Pick(_) => phase == Phase::Pick,
        Written::Offer(_) => matches!(phase, Phase::BuyOffers | Phase::BarterOffers),
        Written::AcceptOffer(_) | Written::Plain(Action::Refuse) => {
            matches!(phase, Phase::BuyChoose | Phase::BarterChoose)
        }
        Written::Keep(_) => phase == Phase::AmbushChoose,
        Written::Deliver(..) | Written::Mission(..) | Written::Plain(Action::EndTurn) => {
            phase == Phase::Deliver
        }
        Written::Spring(_) | Written::Plain(Action::Decline) => phase == Phase::AmbushWindow,
        Written::Discard(_) => phase == Phase::Purge,
        Written::Plain(_) => false,
    }
}

/// The seat of that number; `None` for a number that no seat has at any table.
fn seat_of(number: i64) -> Option<Seat> {
    u8::try_from(number).ok().map(Seat)
}

fn object(name: &str) -> Result<Card, Refusal> {
    Card::from_id(name).ok_or(UNKNOWN_CARD)
}

fn group(written: &[(&str, u8)]) -> Result<CardList, Refusal> {
    let mut cards = Cards::NONE;
    for (name, count) in written {
        cards.add(object(name)?, *count);
    }
    Ok(CardList(cards))
}

fn different(names: &[&str]) -> Result<Kinds, Refusal> {
    let objects = names.iter().map(|name| object(name)).collect::<Result<Vec<_>, _>>()?;
    let kinds: Kinds = objects.iter().copied().collect();
    if usize::from(kinds.len()) == objects.len() { Ok(kinds) } else { Err(wrong_count("NOT-67")) }
}

fn ambush(game: &Nottingham, name: &str) -> Result<Ambush, Refusal> {
    Ambush::from_id(name).filter(|card| game.options.has_ambush(*card)).ok_or(UNKNOWN_AMBUSH)
}
