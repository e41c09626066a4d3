//! Each seat's share of the victory as it looks while the game runs.

use super::hopes::turns_to_come;
use super::instinct::{Deputy, settle};
use besace_bots::{shares_by_expectation, shares_of_the_best};
use besace_nottingham::{Mission, Nottingham, Phase};
use besace_table::{Game, MAX_SEATS, Seat};

/// A lead of this many points halves what a seat behind can hope for: a fixed part, and a part that grows with the root
/// of the turns to come.
const SWAY: f32 = 4.0;
const SWAY_BY_TURNS: f32 = 4.0;

pub(super) fn appraise(game: &Nottingham) -> [f32; MAX_SEATS] {
    match game.phase_now() {
        Phase::Over => shares_of_the_best(game.seats(), |seat| {
            let reckoning = game.reckoning(seat);
            (reckoning.score(), reckoning.loot_cards)
        }),
        Phase::Choose | Phase::Deliver => shares_to_expect(game),
        _ => {
            let mut game = game.clone();
            settle(&mut game);
            appraise(&game)
        }
    }
}

/// By what each seat has, and by what its hand and its ambushes promise.
fn shares_to_expect(game: &Nottingham) -> [f32; MAX_SEATS] {
    let mut expected = [0.0; MAX_SEATS];
    for (points, seat) in expected.iter_mut().zip(Seat::all(game.seats())) {
        let deputy = Deputy::of(game, seat);
        let ambushes = game.ambushes(seat).len() as f32;
        *points = points_to_stay(game, seat) + deputy.value_of_hand() + ambushes * deputy.value_of_ambush();
        if seat == game.turn() {
            *points += match game.shown() {
                Some(card) => deputy.gain(card).max(0.0),
                None => deputy.best_delivery(),
            };
        }
    }
    let sway = SWAY + SWAY_BY_TURNS * turns_to_come(game).sqrt();
    shares_by_expectation(&expected[..usize::from(game.seats())], sway)
}

/// What the seat has already, less what it loses if somebody comes to share its missions.
fn points_to_stay(game: &Nottingham, seat: Seat) -> f32 {
    let turns = turns_to_come(game);
    let values = &game.options().mission_values;
    let mut points = game.reckoning(seat).score() as f32;
    for mission in Mission::ALL {
        let is_alone = game.missions().count(mission) == 1;
        if is_alone && game.missions().is_done_by(mission, seat) {
            let at_stake = values.value(mission, 1) - values.value(mission, 2);
            points -= f32::from(at_stake) * turns / (turns + 4.0);
        }
    }
    points
}
