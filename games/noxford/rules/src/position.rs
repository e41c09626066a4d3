//! The whole game as a document, and what must be true of one that is loaded (NOX-90 to NOX-96).

#![allow(missing_docs, reason = "the fields are those of the rules page, name for name")]

use crate::action::can_move;
use crate::cards::{Card, Cards, Color, Deck, HAND, Hand};
use crate::city::{City, Stack};
use crate::geometry::{Orientation, Spot};
use crate::options::Options;
use crate::state::{Gear, Noxford, Phase, Source, Syndicate};
use besace_table::{BadPosition, Game, Seat, Secret, Whole, present, read_document};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A position as it is written.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Position {
    pub game: &'static str,
    pub version: u32,
    pub options: Options,
    pub phase: Phase,
    pub turn: Seat,
    pub gear: Option<Gear>,
    pub passes: u8,
    pub seats: Vec<SeatPosition>,
    pub city: City,
    pub display: Vec<Card>,
    pub neutral_deck: Vec<Card>,
}

/// One seat of a position as it is written.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatPosition {
    pub color: Color,
    pub master: bool,
    pub hand: Vec<Card>,
    pub deck: Vec<Card>,
}

pub(crate) fn position(game: &Noxford) -> Position {
    let seat = |syndicate: &Syndicate| SeatPosition {
        color: syndicate.color,
        master: syndicate.has_master,
        hand: syndicate.hand.for_rules().as_slice().to_vec(),
        deck: syndicate.deck.for_rules().from_top().collect(),
    };
    Position {
        game: Noxford::INFO.id,
        version: 1,
        options: game.options,
        phase: game.phase,
        turn: game.turn,
        gear: game.gear,
        passes: game.passes,
        seats: game.syndicates().iter().map(seat).collect(),
        city: game.city,
        display: game.display.as_slice().to_vec(),
        neutral_deck: game.neutral_deck.for_rules().from_top().collect(),
    }
}

/// A position as it is read: anything that somebody may have written.
#[derive(Deserialize)]
struct Written {
    game: String,
    version: Whole,
    #[serde(default)]
    options: Options,
    phase: String,
    turn: Whole,
    #[serde(deserialize_with = "present")]
    gear: Option<WrittenGear>,
    passes: Whole,
    seats: Vec<WrittenSeat>,
    city: Vec<WrittenStack>,
    display: Vec<String>,
    neutral_deck: Vec<String>,
}

#[derive(Deserialize)]
struct WrittenGear {
    x: Whole,
    y: Whole,
    from: String,
}

#[derive(Deserialize)]
struct WrittenSeat {
    color: Color,
    master: bool,
    hand: Vec<String>,
    deck: Vec<String>,
}

/// Where a stack lies is read as anything at all: NOX-92 speaks of it, and not NOX-90.
#[derive(Deserialize)]
struct WrittenStack {
    #[serde(default)]
    x: Value,
    #[serde(default)]
    y: Value,
    #[serde(default)]
    o: Value,
    cards: Vec<String>,
}

pub(crate) fn load(position: &Value) -> Result<Noxford, BadPosition> {
    let written = read_document(position);
    let written: Written = written.map_err(|misread| BadPosition::new("NOX-90", misread.to_string()))?;
    let passes = written.passes.fit();
    let mut game = assemble(written)?;
    check_hands(&game)?;
    check_gear(&game)?;
    let too_many = BadPosition::new("NOX-96", "`passes` must be a number from 0 to the number of seats");
    game.passes = passes.ok_or(too_many)?;
    check_end(&game)?;
    Ok(game)
}

/// Lays out what was written but for `passes`, which the last invariant speaks of, refusing what no table can hold.
fn assemble(written: Written) -> Result<Noxford, BadPosition> {
    let known = |holds, because| BadPosition::unless(holds, "NOX-90", because);
    let unknown = |because: &'static str| move || BadPosition::new("NOX-90", because);
    known(written.game == Noxford::INFO.id, "`game` must be noxford")?;
    known(written.version == Whole(1), "`version` must be 1")?;
    let seats = written.seats.len();
    known((2..=4).contains(&seats), "there must be 2 to 4 seats")?;
    let options =
        written.options.settled(seats as u8).map_err(|because| BadPosition::new("NOX-90", because))?;
    let colors = written.seats.iter().map(|seat| &seat.color);
    let settled = options.colors;
    known(colors.eq(settled.iter()), "the seats must have the colors of the options")?;
    let phase = Phase::from_id(&written.phase).ok_or_else(unknown("`phase` must be turn, gear or over"))?;
    let turn = written.turn.fit().filter(|turn| usize::from(*turn) < seats);
    let turn = turn.map(Seat).ok_or_else(unknown("`turn` must be a seat"))?;
    let gear = written.gear.as_ref().map(assemble_gear).transpose()?;

    let cards = Zones::of(&written)?;
    cards.check_all_are_there(&options)?;
    let enough = if phase == Phase::Gear { 3 } else { 2 };
    let city = assemble_city(&written.city, cards.stacks, enough, &options)?;

    let too_many =
        |count: usize| BadPosition::unless(count <= HAND, "NOX-94", "there must be at most three cards");
    too_many(cards.display.len())?;
    let mut syndicates = Syndicate::all(&options);
    for ((syndicate, written), (hand, deck)) in syndicates.iter_mut().zip(&written.seats).zip(cards.seats) {
        too_many(hand.len())?;
        syndicate.has_master = written.master;
        *syndicate.hand.for_rules_mut() = hand.into_iter().collect();
        *syndicate.deck.for_rules_mut() = Deck::top_first(&deck, Card::BARRACKS);
    }
    Ok(Noxford {
        options,
        seats: seats as u8,
        phase,
        turn,
        gear,
        passes: 0,
        syndicates,
        city,
        display: cards.display.into_iter().collect(),
        neutral_deck: Secret::unseen(Deck::top_first(&cards.neutral_deck, Card::BARRACKS)),
    })
}

/// A coordinate that is off every table.
const FAR_OFF: i16 = 10_000;

/// A place that no table has names no stack, wherever it is.
fn assemble_gear(written: &WrittenGear) -> Result<Gear, BadPosition> {
    let from = Source::from_id(&written.from).filter(|from| *from != Source::Master);
    let from = from.ok_or(BadPosition::new("NOX-90", "`gear.from` must be hand or display"))?;
    let coordinate = |number: &Whole| number.fit().unwrap_or(FAR_OFF);
    Ok(Gear { x: coordinate(&written.x), y: coordinate(&written.y), from })
}

/// Every card of a position, by where it lies.
struct Zones {
    stacks: Vec<Vec<Card>>,
    /// Hand and deck of each seat.
    seats: Vec<(Vec<Card>, Vec<Card>)>,
    masters: Vec<Card>,
    display: Vec<Card>,
    neutral_deck: Vec<Card>,
}

impl Zones {
    fn of(written: &Written) -> Result<Zones, BadPosition> {
        let card = |id: &String| {
            Card::from_id(id).ok_or_else(|| BadPosition::new("NOX-91", format!("there is no card {id:?}")))
        };
        let cards = |ids: &[String]| ids.iter().map(card).collect::<Result<Vec<Card>, BadPosition>>();
        let seat = |seat: &WrittenSeat| Ok((cards(&seat.hand)?, cards(&seat.deck)?));
        let in_front = written.seats.iter().filter(|seat| seat.master);
        Ok(Zones {
            stacks: written.city.iter().map(|stack| cards(&stack.cards)).collect::<Result<_, _>>()?,
            seats: written.seats.iter().map(seat).collect::<Result<_, BadPosition>>()?,
            masters: in_front.map(|seat| Card::master(seat.color)).collect(),
            display: cards(&written.display)?,
            neutral_deck: cards(&written.neutral_deck)?,
        })
    }

    /// NOX-91.
    fn check_all_are_there(&self, options: &Options) -> Result<(), BadPosition> {
        let colors = options.colors;
        let held = self.seats.iter().flat_map(|(hand, deck)| hand.iter().chain(deck));
        let laid = self.stacks.iter().flatten();
        let all = laid.chain(held).chain(&self.masters).chain(&self.display).chain(&self.neutral_deck);
        let in_play = Cards::whole(None);
        let in_play = colors.iter().fold(in_play, |all, color| all.plus(&Cards::whole(Some(*color))));
        let all_there = all.copied().collect::<Cards>() == in_play;
        BadPosition::unless(all_there, "NOX-91", "every card in play must be in exactly one place")?;
        let own = |(cards, color): (&(Vec<Card>, Vec<Card>), &Color)| {
            cards.0.iter().chain(&cards.1).all(|card| card.color() == Some(*color) && !card.is_master())
        };
        let all_own = self.seats.iter().zip(colors.iter()).all(own);
        BadPosition::unless(
            all_own,
            "NOX-91",
            "a hand and its deck must hold cards of their seat's colour only, and no Master",
        )?;
        let neutral = self.display.iter().chain(&self.neutral_deck).all(|card| !card.is_gang());
        BadPosition::unless(neutral, "NOX-91", "display and neutral deck must hold neutral cards only")
    }
}

/// NOX-92 and NOX-93.
fn assemble_city(
    written: &[WrittenStack],
    cards: Vec<Vec<Card>>,
    enough: usize,
    options: &Options,
) -> Result<City, BadPosition> {
    // So there are no more stacks than cards.
    let has_cards = cards.iter().all(|cards| !cards.is_empty());
    BadPosition::unless(has_cards, "NOX-93", "every stack must have a card")?;
    let spots: Vec<Spot> = written.iter().map(assemble_spot).collect::<Result<_, _>>()?;
    let on_table = spots.iter().all(|spot| spot.is_on(options.table));
    BadPosition::unless(on_table, "NOX-92", "every stack must lie on the table")?;
    let apart = |(at, spot): (usize, &Spot)| !spots[..at].iter().any(|other| spot.overlaps(*other));
    let all_apart = spots.iter().enumerate().all(apart);
    BadPosition::unless(all_apart, "NOX-92", "no two stacks must overlap")?;
    let connected =
        spots.iter().zip(&cards).map(|(spot, cards)| Stack::new(*spot, cards[0])).collect::<City>();
    let connected = connected.is_connected_without(None);
    BadPosition::unless(connected, "NOX-92", "all stacks must be connected by touching")?;
    BadPosition::unless(spots.len() >= enough, "NOX-92", "the city must have two stacks, in gear three")?;
    let stack = |(spot, cards): (Spot, Vec<Card>)| {
        let falls = cards.windows(2).all(|pair| pair[0].rank() > pair[1].rank() && pair[1].is_gang());
        BadPosition::unless(
            falls,
            "NOX-93",
            "in a stack of more than one card all must be syndicate cards, and ranks must fall from top to bottom",
        )?;
        let (bottom, above) = cards.split_last().expect("every stack has a card");
        let mut stack = Stack::new(spot, *bottom);
        above.iter().rev().for_each(|card| stack.cover(*card));
        Ok(stack)
    };
    spots.into_iter().zip(cards).map(stack).collect()
}

fn assemble_spot(written: &WrittenStack) -> Result<Spot, BadPosition> {
    let coordinate = |value: &Value| {
        let number = value.as_i64().or(value.as_u64().map(|_| i64::MAX));
        // One that is far off every table is cut to one that still is.
        number.map(|number| number.clamp(-i64::from(FAR_OFF), i64::from(FAR_OFF)) as i16)
    };
    let (x, y) = (coordinate(&written.x), coordinate(&written.y));
    let (x, y) = x.zip(y).ok_or(BadPosition::new("NOX-92", "coordinates must be whole numbers"))?;
    let o = written.o.as_str().and_then(Orientation::from_id);
    let o = o.ok_or(BadPosition::new("NOX-92", "`o` must be sideways or upright"))?;
    Ok(Spot { o, x, y })
}

/// NOX-94.
fn check_hands(game: &Noxford) -> Result<(), BadPosition> {
    let gear = game.gear.filter(|_| game.phase == Phase::Gear);
    let short_of = |source: Source| usize::from(gear.is_some_and(|gear| gear.from == source));
    let fits = |hand: &Hand, deck_is_empty: bool, short: usize| {
        let full = HAND - short;
        if deck_is_empty { hand.as_slice().len() <= full } else { hand.as_slice().len() == full }
    };
    let hand_fits = |(syndicate, seat): (&Syndicate, u8)| {
        let short = if Seat(seat) == game.turn { short_of(Source::Hand) } else { 0 };
        fits(syndicate.hand.for_rules(), syndicate.deck.for_rules().is_empty(), short)
    };
    let hands_fit = game.syndicates().iter().zip(0..).all(hand_fits);
    BadPosition::unless(
        hands_fit,
        "NOX-94",
        "a hand must have three cards if its deck is not empty, one less where a card of it was just laid",
    )?;
    let display_fits =
        fits(&game.display, game.neutral_deck.for_rules().is_empty(), short_of(Source::Display));
    BadPosition::unless(
        display_fits,
        "NOX-94",
        "the display must have three cards if its deck is not empty, one less where a card of it was just laid",
    )
}

/// NOX-95.
fn check_gear(game: &Noxford) -> Result<(), BadPosition> {
    let in_gear = game.phase == Phase::Gear;
    BadPosition::unless(
        game.gear.is_some() == in_gear,
        "NOX-95",
        "`gear` must be there in phase gear, and only there",
    )?;
    let Some(gear) = game.gear else { return Ok(()) };
    let has_gear = game.city.find(gear.corner()).is_some_and(|stack| game.city.stack(stack).top().has_gear());
    BadPosition::unless(has_gear, "NOX-95", "`gear` must name a stack whose top card has a gear")?;
    BadPosition::unless(can_move(game), "NOX-95", "in phase gear a move must be legal")
}

/// NOX-96.
fn check_end(game: &Noxford) -> Result<(), BadPosition> {
    let all_laid = |seat: &Seat| game.syndicate(*seat).has_laid_all();
    let done: Vec<Seat> = Seat::all(game.seats).filter(all_laid).collect();
    let holds = match game.phase {
        Phase::Over => game.passes <= game.seats && (!done.is_empty() || game.passes == game.seats),
        Phase::Turn => done.is_empty() && game.passes < game.seats,
        Phase::Gear => {
            let from_hand = game.gear.is_some_and(|gear| gear.from == Source::Hand);
            game.passes == 0 && (done.is_empty() || (done == [game.turn] && from_hand))
        }
    };
    BadPosition::unless(
        holds,
        "NOX-96",
        "the game must be over where a seat has laid all its cards or all have passed, and only there",
    )
}
