//! Jericho keeps the contract: the checks for every game, and its golden games.

use besace_jericho::{Action, Card, Color, Event, Jericho, Options, View, Walls};
use besace_table::checks::{self, Fault, Golden, Plan};
use besace_table::{FirstPlayer, Game, Guess, Seat, Viewer};

fn plan() -> Plan<Jericho> {
    Plan {
        games: 6,
        options: |seats| {
            let last = FirstPlayer::Seat(Seat(seats - 1));
            [FirstPlayer::Random, last].map(|first_player| Options { first_player }).to_vec()
        },
        // Everybody lays a card and fills three times; every other action draws a card, but for the scoring cards.
        ..Plan::new(5 * 4 + 89, &["hand", "first", "chosen", "supply", "draw"], Event::opens)
    }
}

besace_table::contract!(plan, view: "../src/view.rs");

#[test]
fn the_golden_games_are_played_as_ever() -> Result<(), Fault> {
    let golden = |name, seats, seed, first_player| {
        let options = Options { first_player };
        Golden { name, seats, seed, options }
    };
    let games = [
        golden("three-seats-a-shared-victory", 3, 6, FirstPlayer::Random),
        golden("three-seats-wall-cards-break-the-tie", 3, 15, FirstPlayer::Random),
        golden("four-seats-many-tied-walls", 4, 67, FirstPlayer::Random),
        golden("four-seats-begun-by-seat-2", 4, 16, FirstPlayer::Seat(Seat(2))),
        golden("five-seats-wall-cards-break-the-tie", 5, 78, FirstPlayer::Random),
    ];
    checks::golden_games(
        concat!(env!("CARGO_MANIFEST_DIR"), "/tests/games"),
        &games,
        player,
        checks::out_of_turn,
    )
}

/// Somebody who plays the golden games as a beginner would: lengthens walls, blows trumpets where others lose more,
/// fills the supply with colours in which its own wall leads, and is not always sure.
fn player(game: &Jericho, seat: Seat, choices: &[Action], guess: &mut Guess) -> Option<usize> {
    let view = game.view(Viewer::Seat(seat));
    let liking = |action: &Action| liking(&view, seat, action) * 2 + guess.below(5) as i32;
    let likings: Vec<i32> = choices.iter().map(liking).collect();
    (0..choices.len()).max_by_key(|choice| likings[*choice])
}

fn liking(view: &View, seat: Seat, action: &Action) -> i32 {
    let lead = |color| {
        let lengths = (0..).zip(&view.seats).map(|(at, place)| (at, length(&place.walls, color)));
        let (own, others): (Vec<_>, Vec<_>) = lengths.partition(|(at, _)| *at == seat.0);
        own[0].1 - others.iter().map(|(_, length)| *length).max().unwrap_or(0)
    };
    let value = |card: Card| card.value().map_or(0, i32::from);
    match *action {
        Action::Lay { card } => value(card),
        Action::Wall { card } => value(card) + i32::from(card.color().is_some_and(|color| lead(color) < 4)),
        Action::Supply { card } => card.color().map_or(-4, |color| 3 + lead(color).min(4) - value(card)),
        Action::Trumpet { color } => {
            let losses = losses(view, color);
            let total: i32 = losses.iter().sum();
            (total - 3 * losses[seat.index()]).min(9)
        }
    }
}

/// What each seat would lose to a trumpet against this colour.
fn losses(view: &View, color: Color) -> Vec<i32> {
    let stones = |walls: &Walls| -> Vec<i32> {
        walls
            .wall(color)
            .into_iter()
            .flat_map(|cards| cards.iter().filter_map(Card::value).map(i32::from))
            .collect()
    };
    let walls: Vec<Vec<i32>> = view.seats.iter().map(|place| stones(&place.walls)).collect();
    let highest = walls.iter().flatten().max().copied().unwrap_or(0);
    walls.iter().map(|wall| wall.iter().filter(|value| **value == highest).sum()).collect()
}

fn length(walls: &Walls, color: Color) -> i32 {
    let cards = walls.wall(color).into_iter().flat_map(|cards| cards.iter());
    cards.map(|card| card.value().map_or(2, i32::from)).sum()
}
