//! The whole game as a document, and what must be true of one that is loaded (JER-70).

#![allow(missing_docs, reason = "the fields are those of the rules page, name for name")]

use crate::Options;
use crate::cards::{BOX, COLORS, Card, Cards, Color, HAND, Hand, Pile, SCORINGS, Wall};
use crate::state::{Jericho, Phase, Place, SEATS, Supply};
use crate::view::{Walls, trumpets};
use besace_table::{BadPosition, Game, Group, Seat, Secret, Whole, present, read_document};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// A position as it is written.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Position {
    pub game: &'static str,
    pub version: u32,
    pub options: Options,
    pub phase: Phase,
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
pub struct SeatPosition {
    pub hand: Cards,
    pub first: Option<Card>,
    pub walls: Walls,
    pub won: Cards,
}

pub(crate) fn position(game: &Jericho) -> Position {
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
        phase: game.phase,
        round: game.round,
        turn: game.turn,
        seats: game.places().iter().map(seat).collect(),
        supply: game.supply.cards(),
        removed: trumpets(game.removed),
        draw: game.draw.for_rules().from_top().collect(),
        chosen: (0..).zip(game.places()).filter_map(|(seat, place)| Some((seat, chosen(place)?))).collect(),
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
    round: Whole,
    turn: Whole,
    seats: Vec<WrittenSeat>,
    supply: Group<Card>,
    removed: Group<Card>,
    draw: Vec<Card>,
    chosen: BTreeMap<Whole, Card>,
}

#[derive(Deserialize)]
struct WrittenSeat {
    hand: Group<Card>,
    #[serde(deserialize_with = "present")]
    first: Option<Card>,
    walls: BTreeMap<String, Group<Card>>,
    won: Group<Card>,
}

/// The cards of a zone, where it can hold them: counts are positive (JER-70.1), no kind is there more often than in the
/// box (JER-70.2), and no scoring card lies here (JER-70.3).
fn cards(Group(counts): Group<Card>) -> Result<Cards, BadPosition> {
    let mut cards = Cards::NONE;
    for (card, count) in counts {
        BadPosition::unless(count.0 > 0, "JER-70.1", "a count of cards must be at least 1")?;
        BadPosition::unless(card != Card::SCORING, "JER-70.3", "a scoring card must be in the draw pile")?;
        let count = count.fit().filter(|count| *count <= card.copies());
        cards.add(
            card,
            count.ok_or(BadPosition::new(
                "JER-70.2",
                "there must not be more cards of a kind than in the box",
            ))?,
        );
    }
    Ok(cards)
}

pub(crate) fn load(position: &Value) -> Result<Jericho, BadPosition> {
    let written = read_document(position);
    let game = assemble(written.map_err(|misread| BadPosition::new("JER-70.1", misread.to_string()))?)?;
    check(&game)?;
    Ok(game)
}

/// Lays out what was written, refusing what no table can hold.
fn assemble(written: Written) -> Result<Jericho, BadPosition> {
    let known = |holds, because| BadPosition::unless(holds, "JER-70.1", because);
    known(written.game == Jericho::INFO.id, "`game` must be jericho")?;
    known(written.version == Whole(1), "`version` must be 1")?;
    let seats = written.seats.len();
    known((3..=SEATS).contains(&seats), "there must be 3 to 5 seats")?;
    let turn = written.turn.fit().filter(|turn| usize::from(*turn) < seats);
    let turn = turn.map(Seat).ok_or(BadPosition::new("JER-70.1", "`turn` must be a seat"))?;
    known(written.options.first_player.fits(seats as u8), "`first_player` must be a seat or random")?;
    let phase = Phase::from_id(&written.phase);
    let phase = phase.ok_or(BadPosition::new("JER-70.1", "`phase` must be a phase of this game"))?;
    let round = written.round.fit().filter(|round| (1..=SCORINGS).contains(round));
    let round = round.ok_or(BadPosition::new("JER-70.1", "`round` must be 1, 2 or 3"))?;
    known(phase != Phase::FirstWall || round == 1, "first walls must be laid in round 1")?;
    known(phase != Phase::Over || round == SCORINGS, "the game must end in round 3")?;

    let mut places = [Place::empty(Seat(0)); SEATS];
    for ((seat, place), written) in (0..).zip(&mut places).zip(written.seats) {
        *place = assemble_place(Seat(seat), written)?;
    }
    for (seat, card) in written.chosen {
        let seat = seat.fit::<usize>().filter(|seat| *seat < seats);
        let seat = seat.ok_or(BadPosition::new("JER-70.7", "only seats can choose"))?;
        *places[seat].chosen.for_rules_mut() = Some(card);
    }
    let removed = cards(written.removed)?;
    let only_trumpets = removed.counts().all(|(card, _)| card == Card::TRUMPET);
    BadPosition::unless(only_trumpets, "JER-70.2", "only trumpets can be removed")?;
    BadPosition::unless(
        written.draw.len() <= BOX,
        "JER-70.2",
        "the draw pile must not have more cards than the box",
    )?;
    let mut game = Jericho {
        options: written.options,
        seats: seats as u8,
        phase,
        round,
        turn,
        places,
        supply: Supply { unseen: Secret::unseen(cards(written.supply)?), ..Supply::empty() },
        removed: removed.count(Card::TRUMPET),
        draw: Secret::unseen(Pile::top_first(&written.draw, Card::SCORING)),
    };
    if phase == Phase::Over {
        game.open_everything();
    }
    Ok(game)
}

fn assemble_place(seat: Seat, written: WrittenSeat) -> Result<Place, BadPosition> {
    let mut place = Place::empty(seat);
    let hand = cards(written.hand)?;
    BadPosition::unless(hand.len() <= HAND, "JER-70.5", "a hand must have at most 7 cards")?;
    *place.hand.for_rules_mut() = hand.iter().collect::<Hand>();
    let scoring = written.first == Some(Card::SCORING);
    BadPosition::unless(!scoring, "JER-70.3", "a scoring card must be in the draw pile")?;
    *place.first.for_rules_mut() = written.first;
    for (color, wall) in written.walls {
        let color = Color::from_id(&color);
        let color = color.ok_or(BadPosition::new("JER-70.1", "a wall must have one of the five colours"))?;
        place.walls[color.index()] = assemble_wall(color, &cards(wall)?)?;
    }
    let won = cards(written.won)?;
    BadPosition::unless(won.count(Card::TRUMPET) == 0, "JER-70.2", "nobody can win a trumpet")?;
    place.won.unseen = Secret::unseen(won);
    Ok(place)
}

fn assemble_wall(color: Color, cards: &Cards) -> Result<Wall, BadPosition> {
    let own = |card: Card| card == Card::TRUMPET || card.color() == Some(color);
    let fits = cards.counts().all(|(card, _)| own(card));
    BadPosition::unless(fits, "JER-70.4", "a wall must hold cards of its colour and trumpets only")?;
    let stones = std::array::from_fn(|rank| cards.count(Card::wall(color, rank)));
    let wall = Wall::new(stones, cards.count(Card::TRUMPET));
    BadPosition::unless(wall.stands(), "JER-70.4", "a wall must have a card of its colour")?;
    Ok(wall)
}

/// The invariants that speak of the whole table.
fn check(game: &Jericho) -> Result<(), BadPosition> {
    check_every_card_is_there(game)?;
    check_scoring_cards(game)?;
    check_hands(game)?;
    check_first_cards(game)?;
    check_choices(game)?;
    let enough = game.phase != Phase::Play || game.supply.count() >= usize::from(game.seats);
    BadPosition::unless(enough, "JER-70.8", "in play the supply must hold at least a card for each seat")
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
        Walls::of(&place.walls).standing().for_each(|(_, wall)| add(wall));
    }
    for card in game.draw.for_rules().from_top().filter(|card| *card != Card::SCORING) {
        counts[card.index()] += 1;
    }
    let all_there = Card::all().zip(counts).all(|(card, count)| count == u16::from(card.copies()));
    BadPosition::unless(all_there, "JER-70.2", "every card of the box must be in exactly one place")
}

fn check_scoring_cards(game: &Jericho) -> Result<(), BadPosition> {
    let left = game.draw.for_rules().from_top().filter(|card| *card == Card::SCORING).count();
    let due = if game.phase == Phase::Over { 0 } else { usize::from(SCORINGS + 1 - game.round) };
    BadPosition::unless(
        left == due,
        "JER-70.3",
        "the draw pile must hold the scoring cards of the rounds to come",
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
            _ => {
                return Err(BadPosition::new(
                    "JER-70.5",
                    "a hand must have as many cards as the round asks for",
                ));
            }
        }
    }
    let pile_is_spent = game.draw.for_rules().from_top().all(|card| card == Card::SCORING);
    let may_be_short = match (pile_is_spent, game.phase) {
        (false, _) => 0,
        (true, Phase::Over) => 3,
        (true, _) => round - 1,
    };
    BadPosition::unless(
        short <= may_be_short,
        "JER-70.5",
        "a hand may be one card short only if there was no card to draw",
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
    BadPosition::unless(
        fits,
        "JER-70.6",
        "first wall cards can lie face down only before the play of round 1",
    )?;
    let before_walls = game.phase == Phase::FirstWall || (game.phase == Phase::Fill && game.round == 1);
    let no_walls = game.places().iter().all(|place| place.walls == [Wall::default(); COLORS]);
    BadPosition::unless(!before_walls || no_walls, "JER-70.6", "no wall can stand before the play of round 1")
}

fn check_choices(game: &Jericho) -> Result<(), BadPosition> {
    let answers =
        || game.places().iter().filter_map(|place| place.chosen.for_rules().map(|card| (place, card)));
    let fits = match game.phase {
        Phase::Fill => answers().count() < game.places().len(),
        _ => answers().count() == 0,
    };
    BadPosition::unless(fits, "JER-70.7", "answers can wait only in fill, and not all of them")?;
    let held = answers().all(|(place, card)| place.hand.for_rules().contains(card));
    BadPosition::unless(held, "JER-70.7", "a seat must choose a card of its hand")
}
