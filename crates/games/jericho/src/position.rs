//! The whole game as a document, and what must be true of one that is loaded (JER-70).

use crate::Options;
use crate::cards::{BOX, COLORS, Card, Cards, Color, HAND, Hand, Pile, SCORINGS, Wall};
use crate::state::{Jericho, Phase, Place, SEATS, Supply};
use crate::view::{Walls, trumpets};
use besace_table::{BadPosition, Game, Seat, Secret};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// A position as it is written.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)] // The fields are those of the rules page, name for name.
pub struct Position {
    pub game: &'static str,
    pub version: u32,
    pub options: Options,
    pub phase: &'static str,
    pub round: u8,
    pub turn: Seat,
    pub seats: Vec<SeatPosition>,
    pub supply: Cards,
    pub removed: Cards,
    pub draw: Vec<Card>,
    pub chosen: BTreeMap<u8, Card>,
}

/// One seat of a position as it is written.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct SeatPosition {
    pub hand: Cards,
    pub first: Option<Card>,
    pub walls: Walls,
    pub won: Cards,
}

impl Position {
    pub(crate) fn of(game: &Jericho) -> Position {
        let seat = |place: &Place| SeatPosition {
            hand: place.hand.for_rules().counts(),
            first: *place.first.for_rules(),
            walls: Walls::of(&place.walls),
            won: place.won.cards(),
        };
        let chosen = |place: &Place| *place.chosen.for_rules();
        Position {
            game: Jericho::INFO.id,
            version: 1,
            options: game.options,
            phase: game.phase.id(),
            round: game.round,
            turn: game.turn,
            seats: game.places().iter().map(seat).collect(),
            supply: game.supply.cards(),
            removed: trumpets(game.removed),
            draw: game.draw.for_rules().iter().collect(),
            chosen: (0..)
                .zip(game.places())
                .filter_map(|(seat, place)| Some((seat, chosen(place)?)))
                .collect(),
        }
    }
}

/// A position as it is read: anything that a careless hand may have written.
#[derive(Deserialize)]
struct Written {
    game: String,
    version: u32,
    #[serde(default)]
    options: Options,
    phase: String,
    round: u8,
    turn: u8,
    seats: Vec<WrittenSeat>,
    supply: WrittenCards,
    removed: WrittenCards,
    draw: Vec<Card>,
    chosen: BTreeMap<u8, Card>,
}

#[derive(Deserialize)]
struct WrittenSeat {
    hand: WrittenCards,
    #[serde(deserialize_with = "present")]
    first: Option<Card>,
    walls: BTreeMap<String, WrittenCards>,
    won: WrittenCards,
}

/// A field that may be `null` but not absent.
fn present<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Card>, D::Error> {
    Option::deserialize(deserializer)
}

/// A group of cards, read as a count map or as a list with repeats; scoring cards, which lie in no such group, and
/// impossible numbers included.
#[derive(Deserialize)]
#[serde(untagged)]
enum WrittenCards {
    Counts(BTreeMap<Card, u32>),
    List(Vec<Card>),
}

impl WrittenCards {
    /// The cards of a zone, where it can hold them: counts are positive (JER-70.1), no kind is there more often than
    /// in the box (JER-70.2), and no scoring card lies here (JER-70.3).
    fn read(self) -> Result<Cards, BadPosition> {
        let counts = match self {
            WrittenCards::Counts(counts) => counts,
            WrittenCards::List(list) => {
                let mut counts = BTreeMap::new();
                list.into_iter().for_each(|card| *counts.entry(card).or_insert(0) += 1);
                counts
            }
        };
        let mut cards = Cards::NONE;
        for (card, count) in counts {
            BadPosition::unless(count > 0, "JER-70.1", "a count of cards is positive")?;
            BadPosition::unless(
                card != Card::SCORING,
                "JER-70.3",
                "a scoring card lies only in the draw pile",
            )?;
            BadPosition::unless(count <= u32::from(card.copies()), "JER-70.2", "too many cards of one kind")?;
            cards.add(card, count as u8);
        }
        Ok(cards)
    }
}

pub(crate) fn load(position: &Value) -> Result<Jericho, BadPosition> {
    BadPosition::unless(
        objects_are_objects(position),
        "JER-70.1",
        "the position, its options and each seat are objects",
    )?;
    let written = Written::deserialize(position)
        .map_err(|error| BadPosition::new("JER-70.1", format!("it cannot be read: {error}")))?;
    let game = assemble(written)?;
    check(&game)?;
    Ok(game)
}

/// Left to itself, serde would read a list of values where an object with keys is due.
fn objects_are_objects(position: &Value) -> bool {
    let seats = position["seats"].as_array();
    position.is_object()
        && position.get("options").is_none_or(Value::is_object)
        && seats.is_none_or(|seats| seats.iter().all(Value::is_object))
}

/// Lays out what was written, refusing what no table can hold.
fn assemble(written: Written) -> Result<Jericho, BadPosition> {
    let known = |holds, because| BadPosition::unless(holds, "JER-70.1", because);
    known(written.game == Jericho::INFO.id, "the game is jericho")?;
    known(written.version == 1, "the version is 1")?;
    let seats = written.seats.len();
    known((3..=SEATS).contains(&seats), "there are 3 to 5 seats")?;
    known(usize::from(written.turn) < seats, "the turn is a seat's")?;
    known(written.options.first_player.fits(seats as u8), "first_player is a seat or random")?;
    let phase = Phase::ALL.into_iter().find(|phase| phase.id() == written.phase);
    let phase = phase.ok_or(BadPosition::new("JER-70.1", "there is no such phase"))?;
    let round = written.round;
    known((1..=SCORINGS).contains(&round), "the round is 1, 2 or 3")?;
    known(phase != Phase::FirstWall || round == 1, "first walls are laid in round 1")?;
    known(phase != Phase::Over || round == SCORINGS, "the game ends in round 3")?;

    let mut places = [Place::empty(Seat(0)); SEATS];
    for ((seat, place), written) in (0..).zip(&mut places).zip(written.seats) {
        *place = assemble_place(Seat(seat), written)?;
    }
    for (seat, card) in written.chosen {
        BadPosition::unless(usize::from(seat) < seats, "JER-70.7", "only seats choose")?;
        *places[usize::from(seat)].chosen.for_rules_mut() = Some(card);
    }
    let removed = written.removed.read()?;
    let only_trumpets = removed.counts().all(|(card, _)| card == Card::TRUMPET);
    BadPosition::unless(only_trumpets, "JER-70.2", "only trumpets are removed")?;
    BadPosition::unless(written.draw.len() <= BOX, "JER-70.2", "the draw pile has more cards than the box")?;
    let mut game = Jericho {
        options: written.options,
        seats: seats as u8,
        phase,
        round,
        turn: Seat(written.turn),
        places,
        supply: Supply { unseen: Secret::unseen(written.supply.read()?), ..Supply::empty() },
        removed: removed.count(Card::TRUMPET),
        draw: Secret::unseen(Pile::top_first(&written.draw)),
    };
    if phase == Phase::Over {
        game.open_everything();
    }
    Ok(game)
}

fn assemble_place(seat: Seat, written: WrittenSeat) -> Result<Place, BadPosition> {
    let mut place = Place::empty(seat);
    let hand = written.hand.read()?;
    BadPosition::unless(hand.len() <= HAND, "JER-70.5", "a hand has at most 7 cards")?;
    *place.hand.for_rules_mut() = hand.iter().collect::<Hand>();
    let scoring = written.first == Some(Card::SCORING);
    BadPosition::unless(!scoring, "JER-70.3", "a scoring card lies only in the draw pile")?;
    *place.first.for_rules_mut() = written.first;
    for (color, cards) in written.walls {
        let color = Color::from_id(&color);
        let color = color.ok_or(BadPosition::new("JER-70.1", "there is no wall of such a colour"))?;
        place.walls[color.index()] = assemble_wall(color, &cards.read()?)?;
    }
    let won = written.won.read()?;
    BadPosition::unless(won.count(Card::TRUMPET) == 0, "JER-70.2", "nobody wins a trumpet")?;
    place.won.unseen = Secret::unseen(won);
    Ok(place)
}

fn assemble_wall(color: Color, cards: &Cards) -> Result<Wall, BadPosition> {
    let own = |card: Card| card == Card::TRUMPET || card.color() == Some(color);
    let fits = cards.counts().all(|(card, _)| own(card));
    BadPosition::unless(fits, "JER-70.4", "a wall holds cards of its colour and trumpets")?;
    let stones = std::array::from_fn(|rank| cards.count(Card::wall(color, rank)));
    let wall = Wall::new(stones, cards.count(Card::TRUMPET));
    BadPosition::unless(wall.stands(), "JER-70.4", "a wall has a stone of its colour")?;
    Ok(wall)
}

/// The invariants that speak of the whole table.
fn check(game: &Jericho) -> Result<(), BadPosition> {
    check_every_card_is_there(game)?;
    check_scoring_cards(game)?;
    check_hands(game)?;
    check_first_cards(game)?;
    check_choices(game)?;
    let enough = game.phase != Phase::Play || game.supply.cards().len() >= usize::from(game.seats);
    BadPosition::unless(enough, "JER-70.8", "in play the supply holds a card for each seat at least")
}

fn check_every_card_is_there(game: &Jericho) -> Result<(), BadPosition> {
    let mut counts = [0_u16; crate::cards::KINDS];
    let mut add = |cards: &Cards| {
        for (card, count) in cards.counts() {
            counts[card.index()] += u16::from(count);
        }
    };
    add(&game.supply.cards());
    add(&trumpets(game.removed));
    for place in game.places() {
        add(&place.hand.for_rules().counts());
        add(&place.won.cards());
        add(&place.first.for_rules().iter().copied().collect());
        Walls::of(&place.walls).0.iter().for_each(|(_, wall)| add(wall));
    }
    for card in game.draw.for_rules().iter().filter(|card| *card != Card::SCORING) {
        counts[card.index()] += 1;
    }
    let all_there = Card::all().zip(counts).all(|(card, count)| count == u16::from(card.copies()));
    BadPosition::unless(all_there, "JER-70.2", "every card of the box lies in exactly one place")
}

fn check_scoring_cards(game: &Jericho) -> Result<(), BadPosition> {
    let left = game.draw.for_rules().iter().filter(|card| *card == Card::SCORING).count();
    let due = if game.phase == Phase::Over { 0 } else { usize::from(SCORINGS + 1 - game.round) };
    BadPosition::unless(
        left == due,
        "JER-70.3",
        "the draw pile holds the scoring cards of the rounds to come",
    )
}

fn check_hands(game: &Jericho) -> Result<(), BadPosition> {
    let round = usize::from(game.round);
    let due = |place: &Place| match game.phase {
        Phase::FirstWall => HAND - usize::from(place.first.for_rules().is_some()),
        Phase::Fill => HAND - round,
        Phase::Play => HAND - 1 - round,
        Phase::Over => 3,
    };
    let missing = |place: &Place| due(place).checked_sub(place.hand.for_rules().as_slice().len());
    let mut short = 0;
    for place in game.places() {
        match missing(place) {
            Some(0) => {}
            Some(1) => short += 1,
            _ => return Err(BadPosition::new("JER-70.5", "a hand is not of its round's size")),
        }
    }
    let pile_is_spent = game.draw.for_rules().iter().all(|card| card == Card::SCORING);
    let may_be_short = match (pile_is_spent, game.phase) {
        (false, _) => 0,
        (true, Phase::Over) => 3,
        (true, _) => round - 1,
    };
    BadPosition::unless(
        short <= may_be_short,
        "JER-70.5",
        "more hands are a card short than found no card to take",
    )
}

fn check_first_cards(game: &Jericho) -> Result<(), BadPosition> {
    let laid = game.places().iter().filter(|place| place.first.for_rules().is_some()).count();
    let seats = game.places().len();
    let fits = match game.phase {
        Phase::FirstWall => laid < seats,
        Phase::Fill if game.round == 1 => laid == seats,
        _ => laid == 0,
    };
    BadPosition::unless(fits, "JER-70.6", "first wall cards lie face down only before round 1's play")?;
    let before_walls = game.phase == Phase::FirstWall || (game.phase == Phase::Fill && game.round == 1);
    let no_walls = game.places().iter().all(|place| place.walls == [Wall::default(); COLORS]);
    BadPosition::unless(!before_walls || no_walls, "JER-70.6", "no wall stands before round 1's play")
}

fn check_choices(game: &Jericho) -> Result<(), BadPosition> {
    let answers =
        || game.places().iter().filter_map(|place| place.chosen.for_rules().map(|card| (place, card)));
    let fits = match game.phase {
        Phase::Fill => answers().count() < game.places().len(),
        _ => answers().count() == 0,
    };
    BadPosition::unless(fits, "JER-70.7", "answers wait only in fill, and not all of them")?;
    let held = answers().all(|(place, card)| place.hand.for_rules().contains(card));
    BadPosition::unless(held, "JER-70.7", "a seat chooses a card of its hand")
}
