//! Reading an action that came from outside, in the order of GOB-79: what cannot be read at all first, then whose turn
//! it is, then its shape, its phase and its names. Whether the rules allow it is for `action` to say.

use crate::action::{self, Action, Aim, TrickPlay};
use crate::cards::{Asks, Back, Card};
use crate::refusals::{UNKNOWN_BACK, UNKNOWN_CARD, WRONG_PHASE, bad_shape};
use crate::state::{Badaboom, Phase};
use besace_table::{Fields, Refusal, Seat, must_be};
use serde_json::Value;

/// Every field that some action has; each must have the right type if it is there (GOB-79).
struct Written<'a> {
    kind: Option<&'a str>,
    card: Option<&'a str>,
    put: Option<&'a str>,
    back: Option<&'a str>,
    to: Option<i64>,
    target: Option<i64>,
    slot: Option<i64>,
    index: Option<i64>,
    recycle: Option<bool>,
}

impl<'a> Written<'a> {
    fn of(fields: &Fields<'a>) -> Result<Written<'a>, Refusal> {
        Ok(Written {
            kind: fields.kind()?,
            card: fields.text("card")?,
            put: fields.text("put")?,
            back: fields.text("back")?,
            to: fields.integer("to")?,
            target: fields.integer("target")?,
            slot: fields.integer("slot")?,
            index: fields.integer("index")?,
            recycle: truth(fields, "recycle")?,
        })
    }
}

fn truth(fields: &Fields, key: &str) -> Result<Option<bool>, Refusal> {
    let read = |value: &Value| {
        value.as_bool().ok_or_else(|| Refusal::BadRequest(must_be(key, "true or false", value).into()))
    };
    fields.value(key).map(read).transpose()
}

pub(crate) fn read(game: &Badaboom, seat: Seat, action: &Value) -> Result<Action, Refusal> {
    let fields = Fields::of(action, seat, game.seats)?;
    let written = Written::of(&fields)?;
    action::owes_a_decision(game, seat)?;
    let in_window = matches!(game.phase, Phase::Pre | Phase::Post);
    let (keys, required, belongs): (&[&str], bool, bool) = match written.kind {
        Some("pass") => (&[], true, in_window || game.phase == Phase::React),
        Some("trick") => return read_trick(&fields, &written, in_window).map(Action::Trick),
        Some("skip") => (&[], true, game.phase == Phase::Tinker),
        Some("take") => (&["slot", "recycle"], written.slot.is_some(), game.phase == Phase::Tinker),
        Some("put") => (&["card"], written.card.is_some(), game.phase == Phase::Put),
        Some("cancel") => (&[], true, game.phase == Phase::React),
        _ => (&[], false, false),
    };
    Refusal::unless(required && fields.are_only(keys), bad_shape("GOB-79"))?;
    Refusal::unless(belongs, WRONG_PHASE)?;
    Ok(match (written.kind, written.slot, written.card) {
        (_, Some(slot), _) => Action::Take { slot: place(slot), recycle: written.recycle.unwrap_or(false) },
        (_, _, Some(name)) => Action::Put { card: card(name)? },
        (Some("skip"), ..) => Action::Skip,
        (Some("cancel"), ..) => Action::Cancel,
        _ => Action::Pass,
    })
}

/// A trick that was announced, as a position has it.
pub(crate) fn announced(action: &Value, seat: Seat, seats: u8) -> Result<TrickPlay, Refusal> {
    let fields = Fields::of(action, seat, seats)?;
    let written = Written::of(&fields)?;
    Refusal::unless(written.kind == Some("trick"), bad_shape("GOB-79"))?;
    read_trick(&fields, &written, true)
}

/// A trick has exactly the parameters of its row; a card that is no trick has none.
fn read_trick(fields: &Fields, written: &Written, belongs: bool) -> Result<TrickPlay, Refusal> {
    let shape = bad_shape("GOB-81");
    let name = written.card.ok_or_else(|| shape.clone())?;
    let known = Card::from_id(name);
    let (keys, aim): (&[&str], _) = match known.map_or(Asks::Nothing, action::asked_by) {
        Asks::Nothing => (&["card"], Some(Parameters::Nothing)),
        Asks::ToNeighbor | Asks::ToAnybody => (&["card", "to"], written.to.map(Parameters::To)),
        Asks::Target | Asks::TargetWithCards => (&["card", "target"], written.target.map(Parameters::Target)),
        Asks::TargetAndBack => {
            let both = written.target.zip(written.back);
            (&["card", "target", "back"], both.map(|(target, back)| Parameters::TargetAndBack(target, back)))
        }
        Asks::MechanismSlot | Asks::AnySlot => (&["card", "slot"], written.slot.map(Parameters::Slot)),
        Asks::SlotAndPut => {
            let both = written.slot.zip(written.put);
            (&["card", "slot", "put"], both.map(|(slot, put)| Parameters::SlotAndPut(slot, put)))
        }
        Asks::Index => (&["card", "index"], written.index.map(Parameters::Index)),
    };
    let aim = aim.filter(|_| fields.are_only(keys)).ok_or(shape)?;
    Refusal::unless(belongs, WRONG_PHASE)?;
    Ok(TrickPlay { card: known.ok_or(UNKNOWN_CARD)?, aim: aim.named()? })
}

/// The parameters of a trick by the names that they have in the protocol.
enum Parameters<'a> {
    Nothing,
    To(i64),
    Target(i64),
    TargetAndBack(i64, &'a str),
    Slot(i64),
    SlotAndPut(i64, &'a str),
    Index(i64),
}

impl Parameters<'_> {
    fn named(self) -> Result<Aim, Refusal> {
        Ok(match self {
            Parameters::Nothing => Aim::Nothing {},
            Parameters::To(to) => Aim::To { to: Seat(place(to)) },
            Parameters::Target(target) => Aim::Target { target: Seat(place(target)) },
            Parameters::TargetAndBack(target, back) => {
                let back = Back::from_id(back).ok_or(UNKNOWN_BACK)?;
                Aim::TargetAndBack { target: Seat(place(target)), back }
            }
            Parameters::Slot(slot) => Aim::Slot { slot: place(slot) },
            Parameters::SlotAndPut(slot, put) => Aim::SlotAndPut { slot: place(slot), put: card(put)? },
            Parameters::Index(index) => Aim::Index { index: place(index) },
        })
    }
}

fn card(name: &str) -> Result<Card, Refusal> {
    Card::from_id(name).ok_or(UNKNOWN_CARD)
}

/// A place as an index. A number that cannot be one becomes a place that no table has.
fn place(number: i64) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}
