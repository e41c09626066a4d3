//! A position as it is read: anything that somebody may have written. What comes out of here has known names and
//! whole numbers (NOT-100.1); whether they make sense together is for `check` to say.

use crate::Options;
use crate::cards::{Ambush, Card, Cards, Color, KINDS, Mission};
use crate::state::{Nottingham, Phase, SEATS};
use besace_table::{BadPosition, Chance, Game, Group, Whole, present, read_document};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// The whole of it.
pub(super) struct Written {
    pub(super) options: Options,
    pub(super) chance: Chance,
    pub(super) phase: Phase,
    pub(super) turn: u8,
    pub(super) sheriff: Whole,
    pub(super) shown: Option<Card>,
    pub(super) action: Option<WrittenAction>,
    pub(super) delivery: Option<WrittenDelivery>,
    pub(super) seats: Vec<WrittenSeat>,
    pub(super) draw: Counts,
    pub(super) draw_order: Vec<Card>,
    pub(super) discard: Counts,
    pub(super) ambush_pile: Vec<Ambush>,
    pub(super) missions: BTreeMap<Mission, Vec<Whole>>,
}

pub(super) struct WrittenSeat {
    pub(super) color: Color,
    pub(super) hand: Counts,
    pub(super) loot: Counts,
    pub(super) ambushes: Vec<Ambush>,
}

pub(super) struct WrittenAction {
    pub(super) kind: Kind,
    pub(super) target: Option<Whole>,
    pub(super) offers: Option<BTreeMap<Whole, Counts>>,
    pub(super) waiting: Option<Vec<Whole>>,
    pub(super) drawn: Option<Vec<Ambush>>,
    pub(super) chosen: Option<BTreeMap<Whole, Counts>>,
}

/// What an action can be.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Kind {
    Theft,
    Robbery,
    Raid,
    Buy,
    Barter,
    Ambush,
    Purge,
}

pub(super) struct WrittenDelivery {
    pub(super) object: Card,
    pub(super) count: u64,
    pub(super) waiting: Vec<Whole>,
}

/// How many cards of each kind, however many somebody has written.
#[derive(Clone, Copy, Default)]
pub(super) struct Counts(pub(super) [u64; KINDS]);

impl Counts {
    fn of(cards: &[Card]) -> Counts {
        let mut counts = Counts::default();
        cards.iter().for_each(|card| counts.add(*card, 1));
        counts
    }

    /// The cards, once it is sure that there are not more than in the box.
    pub(super) fn cards(&self) -> Cards {
        let mut cards = Cards::NONE;
        Card::ALL.into_iter().zip(self.0).for_each(|(card, count)| cards.add(card, count as u8));
        cards
    }

    pub(super) fn add(&mut self, card: Card, count: u64) {
        let own = &mut self.0[card.index()];
        *own = own.saturating_add(count);
    }

    pub(super) fn add_all(&mut self, counts: &Counts) {
        Card::ALL.into_iter().zip(counts.0).for_each(|(card, count)| self.add(card, count));
    }
}

const RULE: &str = "NOT-100.1";

fn known(holds: bool, because: &'static str) -> Result<(), BadPosition> {
    BadPosition::unless(holds, RULE, because)
}

impl Written {
    pub(super) fn read(position: &Value) -> Result<Written, BadPosition> {
        let raw = read_document::<Raw>(position);
        let raw = raw.map_err(|misread| BadPosition::new(RULE, misread.to_string()))?;
        known(raw.game == Nottingham::INFO.id, "`game` must be nottingham")?;
        known(raw.version == Whole(1), "`version` must be 1")?;
        let seats = raw.seats.len();
        known((3..=SEATS).contains(&seats), "there must be 3 to 7 seats")?;
        let colors: Vec<Color> = raw.seats.iter().map(|seat| seat.color).collect();
        known(
            (1..seats).all(|at| !colors[..at].contains(&colors[at])),
            "the seats must have different colours",
        )?;
        let turn = raw.turn.fit().filter(|turn| usize::from(*turn) < seats);
        let turn = turn.ok_or(BadPosition::new(RULE, "`turn` must be a seat"))?;
        known(raw.options.first_player.fits(seats as u8), "`first_player` must be a seat or random")?;
        let phase = Phase::from_id(&raw.phase);
        let phase = phase.ok_or(BadPosition::new(RULE, "`phase` must be a phase of this game"))?;
        let options = raw.options;
        let seat = |seat: RawSeat| {
            Ok(WrittenSeat {
                color: seat.color,
                hand: counts(seat.hand)?,
                loot: counts(seat.loot)?,
                ambushes: ambushes(&options, &seat.ambushes)?,
            })
        };
        Ok(Written {
            options,
            chance: raw.rng,
            phase,
            turn,
            sheriff: raw.sheriff,
            shown: raw.shown,
            action: raw.action.map(|action| action.read(&options)).transpose()?,
            delivery: raw.delivery.map(RawDelivery::read).transpose()?,
            seats: raw.seats.into_iter().map(seat).collect::<Result<_, _>>()?,
            draw: Counts::of(&raw.draw),
            draw_order: raw.draw,
            discard: counts(raw.discard)?,
            ambush_pile: ambushes(&options, &raw.ambush_pile)?,
            missions: raw.missions,
        })
    }
}

/// Ambush cards by their names: the options' pairs and all seven colours are known.
fn ambushes(options: &Options, names: &[String]) -> Result<Vec<Ambush>, BadPosition> {
    let card = |name: &String| Ambush::from_id(name).filter(|card| options.has_ambush(*card));
    let cards: Option<Vec<Ambush>> = names.iter().map(card).collect();
    cards.ok_or(BadPosition::new(RULE, "there is no such ambush card"))
}

#[derive(Deserialize)]
struct Raw {
    game: String,
    version: Whole,
    #[serde(default)]
    options: Options,
    rng: Chance,
    phase: String,
    turn: Whole,
    sheriff: Whole,
    #[serde(deserialize_with = "present")]
    shown: Option<Card>,
    #[serde(deserialize_with = "present")]
    action: Option<RawAction>,
    #[serde(deserialize_with = "present")]
    delivery: Option<RawDelivery>,
    seats: Vec<RawSeat>,
    draw: Vec<Card>,
    discard: Group<Card>,
    ambush_pile: Vec<String>,
    missions: BTreeMap<Mission, Vec<Whole>>,
}

#[derive(Deserialize)]
struct RawSeat {
    color: Color,
    hand: Group<Card>,
    loot: Group<Card>,
    ambushes: Vec<String>,
}

#[derive(Deserialize)]
struct RawAction {
    kind: Kind,
    target: Option<Whole>,
    offers: Option<BTreeMap<Whole, Group<Card>>>,
    waiting: Option<Vec<Whole>>,
    drawn: Option<Vec<String>>,
    chosen: Option<BTreeMap<Whole, Group<Card>>>,
}

impl RawAction {
    fn read(self, options: &Options) -> Result<WrittenAction, BadPosition> {
        Ok(WrittenAction {
            kind: self.kind,
            target: self.target,
            offers: by_seat(self.offers)?,
            waiting: self.waiting,
            drawn: self.drawn.map(|names| ambushes(options, &names)).transpose()?,
            chosen: by_seat(self.chosen)?,
        })
    }
}

fn by_seat(
    cards: Option<BTreeMap<Whole, Group<Card>>>,
) -> Result<Option<BTreeMap<Whole, Counts>>, BadPosition> {
    let one = |(seat, cards): (Whole, Group<Card>)| Ok((seat, counts(cards)?));
    cards.map(|cards| cards.into_iter().map(one).collect()).transpose()
}

#[derive(Deserialize)]
struct RawDelivery {
    object: Card,
    count: Whole,
    waiting: Vec<Whole>,
}

impl RawDelivery {
    fn read(self) -> Result<WrittenDelivery, BadPosition> {
        let RawDelivery { object, count, waiting } = self;
        Ok(WrittenDelivery { object, count: positive(count)?, waiting })
    }
}

fn counts(cards: Group<Card>) -> Result<Counts, BadPosition> {
    let mut counts = Counts::default();
    for (card, count) in cards.0 {
        counts.add(card, positive(count)?);
    }
    Ok(counts)
}

fn positive(count: Whole) -> Result<u64, BadPosition> {
    let count = count.fit().filter(|count| *count > 0);
    count.ok_or(BadPosition::new(RULE, "a count of cards must be at least 1"))
}
