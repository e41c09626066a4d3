//! A position as it is read: anything that somebody may have written. What leaves this file has every key, seats of
//! this table, what the phase needs (GOB-95), and known cards (GOB-96). Whether it all makes sense together is for
//! `check` to say.

use crate::Options;
use crate::action::{Answer, TrickPlay};
use crate::bombs::BombCard;
use crate::cards::{Card, Fuse};
use crate::read;
use crate::score::Breakdown;
use crate::state::{Armed, Badaboom, Flags, InPlay, Phase, SEATS};
use besace_table::{BadPosition, Chance, Game, Group, Refusal, Seat, SeatSet, Whole, present, read_document};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// The whole of it.
pub(super) struct Written {
    pub(super) options: Options,
    pub(super) chance: Chance,
    pub(super) phase: Phase,
    pub(super) turn_number: u32,
    pub(super) explosions: u32,
    pub(super) holder: Seat,
    pub(super) seats: Vec<WrittenSeat>,
    pub(super) storage: Vec<Card>,
    pub(super) bin: Vec<Card>,
    pub(super) supply: Whole,
    /// `None` if one of them is unknown.
    pub(super) bombs: Option<WrittenBombs>,
    pub(super) turns: u32,
    pub(super) armed: Option<Armed>,
    pub(super) rusted: bool,
    pub(super) slots: Vec<WrittenSlot>,
    pub(super) in_play: Vec<InPlay>,
    pub(super) flags: Flags,
    pub(super) window: Option<WrittenWindow>,
    pub(super) trick: Option<WrittenTrick>,
    pub(super) taken: Option<WrittenTaken>,
}

pub(super) struct WrittenSeat {
    pub(super) coins: Whole,
    /// `None` if one of them is not a number of coins.
    pub(super) tally: Option<Breakdown>,
    pub(super) bag: Vec<Card>,
}

pub(super) struct WrittenBombs {
    pub(super) deck: Vec<BombCard>,
    pub(super) used: Vec<BombCard>,
    pub(super) current: BombCard,
}

pub(super) struct WrittenSlot {
    pub(super) card: Option<Card>,
    pub(super) face_up: bool,
    pub(super) seen_by: SeatSet,
}

pub(super) struct WrittenWindow {
    pub(super) next: Seat,
    pub(super) played: Vec<Seat>,
}

pub(super) struct WrittenTrick {
    pub(super) seat: Seat,
    pub(super) window: Phase,
    pub(super) card: Option<Card>,
    /// Why it cannot be a position, if it cannot.
    pub(super) play: Result<TrickPlay, Refusal>,
    pub(super) asked: Vec<Seat>,
    pub(super) answers: BTreeMap<u8, Answer>,
}

pub(super) struct WrittenTaken {
    pub(super) slot: u8,
    pub(super) card: Option<Card>,
    pub(super) face_up: bool,
}

const SHAPE: &str = "GOB-95";
/// No number that is counted during a game is larger.
const MOST: u32 = 1_000_000;

fn sound(holds: bool, because: &'static str) -> Result<(), BadPosition> {
    BadPosition::unless(holds, SHAPE, because)
}

impl Written {
    pub(super) fn read(position: &Value) -> Result<Written, BadPosition> {
        let raw = read_document::<Raw>(position);
        let raw = raw.map_err(|misread| BadPosition::new(SHAPE, misread.to_string()))?;
        sound(raw.game == Badaboom::INFO.id, "`game` must be badaboom")?;
        sound(raw.version == Whole(1), "`version` must be 1")?;
        sound((3..=SEATS).contains(&raw.seats.len()), "there must be 3 to 6 seats")?;
        let seats = Seats(raw.seats.len() as u8);
        raw.options.fault(seats.0).map_or(Ok(()), |because| Err(BadPosition::new(SHAPE, because)))?;
        let phase = phase(&raw.phase)?;
        let is_due = |key: bool, phases: &[Phase]| key == phases.contains(&phase);
        sound(
            is_due(raw.window.is_some(), &[Phase::Pre, Phase::Post, Phase::React])
                && is_due(raw.trick.is_some(), &[Phase::React])
                && is_due(raw.taken.is_some(), &[Phase::Put]),
            "`window`, `trick` and `taken` must be there exactly as the phase needs them",
        )?;
        let is_empty = |slot: &RawSlot| slot.card.is_none();
        sound(
            phase == Phase::Put || !raw.bomb.slots.iter().any(is_empty),
            "a slot can be empty only in `put`",
        )?;
        let read = Read {
            turn_number: count(raw.turn_number)?,
            explosions: count(raw.explosions)?,
            turns: count(raw.bomb.turns)?,
            holder: seats.seat(raw.holder)?,
            armed: raw.bomb.armed.as_ref().map(|armed| seats.armed(armed)).transpose()?,
            seen_by: raw.bomb.slots.iter().map(|slot| seats.set(&slot.seen_by)).collect::<Result<_, _>>()?,
            in_play: raw.in_play.iter().map(|trick| seats.in_play(trick)).collect::<Result<_, _>>()?,
            flags: flags(&raw.flags)?,
            window: raw.window.as_ref().map(|window| seats.window(window)).transpose()?,
            trick: raw.trick.as_ref().map(|trick| seats.trick(trick)).transpose()?,
        };
        read.named(raw, phase)
    }
}

/// What has been read before any card was looked up by its name.
struct Read {
    turn_number: u32,
    explosions: u32,
    turns: u32,
    holder: Seat,
    armed: Option<Armed>,
    seen_by: Vec<SeatSet>,
    /// Owner and target.
    in_play: Vec<(Seat, Option<Seat>)>,
    flags: Flags,
    window: Option<WrittenWindow>,
    trick: Option<WrittenTrick>,
}

impl Read {
    /// Looks up every card by its name (GOB-96), and every bomb.
    fn named(self, raw: Raw, phase: Phase) -> Result<Written, BadPosition> {
        let seat = |seat: &RawSeat| {
            Ok(WrittenSeat { coins: seat.coins, tally: seat.tally.read(), bag: group(&seat.bag)? })
        };
        let slots = raw.bomb.slots.iter().zip(&self.seen_by).map(|(slot, seen_by)| {
            let card = slot.card.as_deref().map(card).transpose()?;
            Ok(WrittenSlot { card, face_up: slot.face_up, seen_by: *seen_by })
        });
        let in_play = raw.in_play.iter().zip(&self.in_play).map(|(trick, (owner, target))| {
            Ok(InPlay { owner: *owner, card: card(&trick.card)?, target: *target })
        });
        let taken = raw.taken.as_ref().map(RawTaken::read).transpose()?;
        let seats = raw.seats.iter().map(seat).collect::<Result<_, _>>()?;
        let storage = raw.storage.iter().map(|name| card(name)).collect::<Result<_, _>>()?;
        let bin = group(&raw.bin)?;
        let (slots, in_play) = (slots.collect::<Result<_, _>>()?, in_play.collect::<Result<_, _>>()?);
        let is_known = |trick: &WrittenTrick| trick.card.is_some() && !names_no_card(&trick.play);
        BadPosition::unless(self.trick.iter().all(is_known), "GOB-96", "there is no such card")?;
        Ok(Written {
            options: raw.options,
            chance: raw.rng,
            phase,
            turn_number: self.turn_number,
            explosions: self.explosions,
            holder: self.holder,
            seats,
            storage,
            bin,
            supply: raw.mechanism_supply,
            bombs: bombs(&raw),
            turns: self.turns,
            armed: self.armed,
            rusted: raw.bomb.rusted,
            slots,
            in_play,
            flags: self.flags,
            window: self.window,
            trick: self.trick,
            taken,
        })
    }
}

fn names_no_card(play: &Result<TrickPlay, Refusal>) -> bool {
    matches!(play, Err(Refusal::Illegal { rule: "GOB-1", .. }))
}

/// How many seats there are: every one that is named has to be one of them.
struct Seats(u8);

impl Seats {
    fn seat(&self, number: Whole) -> Result<Seat, BadPosition> {
        let seat = number.fit().filter(|seat| *seat < self.0).map(Seat);
        seat.ok_or(BadPosition::new(SHAPE, "every seat that is named must be one of the table's"))
    }

    fn seats(&self, numbers: &[Whole]) -> Result<Vec<Seat>, BadPosition> {
        numbers.iter().map(|number| self.seat(*number)).collect()
    }

    fn set(&self, numbers: &[Whole]) -> Result<SeatSet, BadPosition> {
        Ok(self.seats(numbers)?.into_iter().collect())
    }

    fn armed(&self, armed: &RawArmed) -> Result<Armed, BadPosition> {
        let by = armed.by.map(|by| self.seat(by)).transpose()?;
        // A larger number than this breaks GOB-111.
        Ok(Armed { by, turn_number: armed.turn_number.fit().unwrap_or(u32::MAX) })
    }

    fn in_play(&self, trick: &RawInPlay) -> Result<(Seat, Option<Seat>), BadPosition> {
        Ok((self.seat(trick.owner)?, trick.target.map(|target| self.seat(target)).transpose()?))
    }

    fn window(&self, window: &RawWindow) -> Result<WrittenWindow, BadPosition> {
        let played = self.seats(&window.played)?;
        let once = (1..played.len()).all(|at| !played[..at].contains(&played[at]));
        sound(once, "nobody can play two tricks in one window")?;
        Ok(WrittenWindow { next: self.seat(window.next)?, played })
    }

    fn trick(&self, trick: &RawTrick) -> Result<WrittenTrick, BadPosition> {
        let seat = self.seat(trick.seat)?;
        let window = phase(&trick.window)?;
        sound(matches!(window, Phase::Pre | Phase::Post), "a trick is announced in `pre` or `post`")?;
        let answer = |(seat, answer): (&Whole, &String)| {
            let answer = Answer::from_id(answer);
            let answer = answer.ok_or(BadPosition::new(SHAPE, "an answer must be `pass` or `cancel`"))?;
            Ok((self.seat(*seat)?.0, answer))
        };
        let play = read::announced(&trick.action, seat, self.0);
        if let Err(Refusal::BadRequest(because)) = play {
            return Err(BadPosition::new(SHAPE, because));
        }
        for key in ["to", "target"] {
            let named = trick.action[key].as_i64();
            named.map_or(Ok(()), |number| self.seat(Whole(number)).map(|_| ()))?;
        }
        let card = trick.action["card"].as_str().and_then(Card::from_id);
        let asked = self.seats(&trick.asked)?;
        let answers = trick.answers.iter().map(answer).collect::<Result<_, _>>()?;
        Ok(WrittenTrick { seat, window, card, play, asked, answers })
    }
}

fn phase(name: &str) -> Result<Phase, BadPosition> {
    Phase::from_id(name).ok_or(BadPosition::new(SHAPE, "a phase must be one of this game"))
}

fn flags(flags: &RawFlags) -> Result<Flags, BadPosition> {
    let fuse = flags.fuse.as_deref().map(|fuse| {
        Fuse::from_id(fuse).ok_or(BadPosition::new(SHAPE, "`flags.fuse` must be wet, short or null"))
    });
    Ok(Flags { leapfrog: count(flags.leapfrog)?, fuse: fuse.transpose()? })
}

fn count(number: Whole) -> Result<u32, BadPosition> {
    let count = number.fit().filter(|count| *count <= MOST);
    count
        .ok_or(BadPosition::new(SHAPE, "turns, explosions and leapfrogs must be numbers from 0 to 1,000,000"))
}

fn card(name: &str) -> Result<Card, BadPosition> {
    Card::from_id(name).ok_or(BadPosition::new("GOB-96", "there is no such card"))
}

/// The cards of a group. Counts that are too large are cut to a number that is still too large.
fn group(group: &Group<String>) -> Result<Vec<Card>, BadPosition> {
    let mut cards = Vec::new();
    for (name, count) in &group.0 {
        let count = count.fit::<u64>().filter(|count| *count > 0);
        let count = count.ok_or(BadPosition::new(SHAPE, "a count of cards must be at least 1"))?;
        cards.extend(std::iter::repeat_n(card(name)?, count.min(100) as usize));
    }
    Ok(cards)
}

fn bombs(raw: &Raw) -> Option<WrittenBombs> {
    let pile = |names: &[String]| names.iter().map(|name| BombCard::from_id(name)).collect::<Option<_>>();
    Some(WrittenBombs {
        deck: pile(&raw.bombs.deck)?,
        used: pile(&raw.bombs.used)?,
        current: BombCard::from_id(&raw.bomb.id)?,
    })
}

#[derive(Deserialize)]
struct Raw {
    game: String,
    version: Whole,
    #[serde(default)]
    options: Options,
    rng: Chance,
    phase: String,
    turn_number: Whole,
    explosions: Whole,
    holder: Whole,
    seats: Vec<RawSeat>,
    storage: Vec<String>,
    bin: Group<String>,
    mechanism_supply: Whole,
    bombs: RawBombs,
    bomb: RawBomb,
    in_play: Vec<RawInPlay>,
    flags: RawFlags,
    #[serde(deserialize_with = "present")]
    window: Option<RawWindow>,
    #[serde(deserialize_with = "present")]
    trick: Option<RawTrick>,
    #[serde(deserialize_with = "present")]
    taken: Option<RawTaken>,
}

#[derive(Deserialize)]
struct RawSeat {
    coins: Whole,
    tally: RawTally,
    bag: Group<String>,
}

#[derive(Deserialize)]
struct RawTally {
    survival: Whole,
    holder: Whole,
    mechanisms: Whole,
    danger_money: Whole,
    missions: Whole,
}

impl RawTally {
    fn read(&self) -> Option<Breakdown> {
        let coins = |number: Whole| number.fit().filter(|coins| *coins <= MOST);
        Some(Breakdown {
            survival: coins(self.survival)?,
            holder: coins(self.holder)?,
            mechanisms: coins(self.mechanisms)?,
            danger_money: coins(self.danger_money)?,
            missions: coins(self.missions)?,
        })
    }
}

#[derive(Deserialize)]
struct RawBombs {
    deck: Vec<String>,
    used: Vec<String>,
}

#[derive(Deserialize)]
struct RawBomb {
    id: String,
    turns: Whole,
    #[serde(deserialize_with = "present")]
    armed: Option<RawArmed>,
    rusted: bool,
    slots: Vec<RawSlot>,
}

#[derive(Deserialize)]
struct RawArmed {
    #[serde(deserialize_with = "present")]
    by: Option<Whole>,
    turn_number: Whole,
}

#[derive(Deserialize)]
struct RawSlot {
    #[serde(deserialize_with = "present")]
    card: Option<String>,
    face_up: bool,
    seen_by: Vec<Whole>,
}

#[derive(Deserialize)]
struct RawInPlay {
    owner: Whole,
    card: String,
    #[serde(deserialize_with = "present")]
    target: Option<Whole>,
}

#[derive(Deserialize)]
struct RawFlags {
    leapfrog: Whole,
    #[serde(deserialize_with = "present")]
    fuse: Option<String>,
}

#[derive(Deserialize)]
struct RawWindow {
    next: Whole,
    played: Vec<Whole>,
}

#[derive(Deserialize)]
struct RawTrick {
    seat: Whole,
    window: String,
    action: Value,
    asked: Vec<Whole>,
    answers: BTreeMap<Whole, String>,
}

#[derive(Deserialize)]
struct RawTaken {
    slot: Whole,
    #[serde(deserialize_with = "present")]
    card: Option<String>,
    face_up: Option<bool>,
}

impl RawTaken {
    /// How it lay may be left out: then a Mechanism lay face up, and anything else face down.
    fn read(&self) -> Result<WrittenTaken, BadPosition> {
        let card = self.card.as_deref().map(card).transpose()?;
        let face_up = self.face_up.unwrap_or(card.is_none_or(|card| card == Card::MECHANISM));
        // A slot that no bomb has breaks GOB-115.
        Ok(WrittenTaken { slot: self.slot.fit().unwrap_or(u8::MAX), card, face_up })
    }
}
