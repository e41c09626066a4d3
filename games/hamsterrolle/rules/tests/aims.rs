//! The board draws an aim before the server has answered: how far it reaches, whether there is room for it, where it would
//! be let go. `board/fixtures/aims.json` has aims with what the rules say of them, and a test of the board compares.

use besace_hamsterrolle::{Aim, Bounds, Hamsterrolle, Options};
use besace_table::checks::must_be_fresh;
use besace_table::{FirstPlayer, Game, Guess, Nobody, Offer, Seat, Seed, Viewer, play};
use serde_json::{Value, json};
use std::path::Path;

/// In the game of this seed a piece comes to stand so high that others have no room beside it.
const SEED: u64 = 48;
/// After how many turns of the game aims are tried.
const TURNS: [u32; 3] = [1, 5, 9];
/// How many are tried there.
const AIMS: usize = 60;
/// How many aims without room are added, if there are as many among the further ones that are tried.
const WITHOUT_ROOM: usize = 20;
const FURTHER_AIMS: usize = 5000;

#[test]
fn the_board_has_aims_with_what_the_rules_say_of_them() {
    let options = Options { first_player: FirstPlayer::Seat(Seat(0)), ..Options::default() };
    let mut game =
        Hamsterrolle::new(2, Seed::new(SEED).expect("it is a seed"), &options).expect("two can play");
    let (mut moves, mut aims) = (Guess::new(SEED), Guess::new(SEED));
    let mut tables: Vec<String> = Vec::new();
    for turn in 0..=TURNS[TURNS.len() - 1] {
        let seat = Seat((turn % 2) as u8);
        let offers = bounds(&game, seat);
        if TURNS.contains(&turn) {
            tables.push(table(&game, &offers, &mut aims));
        }
        let action = (0..100).find_map(|_| game.sample(seat, any(&offers, &mut moves), &mut moves));
        play(&mut game, seat, &action.expect("something can be laid"), &mut Nobody).expect("it is allowed");
    }
    let written = format!("[\n{}\n]\n", tables.join(",\n"));
    must_be_fresh(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../board/fixtures/aims.json"), &written);
}

fn bounds(game: &Hamsterrolle, seat: Seat) -> Vec<Bounds> {
    let mut offers = Vec::new();
    game.legal(seat, &mut offers);
    let aims = offers.into_iter().filter_map(|offer| match offer {
        Offer::Bounds(bounds) => Some(bounds),
        Offer::Action(_) => None,
    });
    aims.collect()
}

/// A view, and aims at it, a line each: some that a hand would make, and some that are far from that. Every second one is
/// too short or too far, where that can be hit.
fn table(game: &Hamsterrolle, offers: &[Bounds], guess: &mut Guess) -> String {
    let view = serde_json::to_string(&game.view(Viewer::Spectator)).expect("a view can be written");
    let mut aims: Vec<(&Bounds, Aim)> = Vec::new();
    for number in 0..AIMS {
        let bounds = any(offers, guess);
        let tries = if number % 2 == 0 { 1 } else { 50 };
        let tried: Vec<Aim> = (0..tries).map(|_| any_aim(bounds, guess)).collect();
        let wrong = tried.iter().find(|aim| !bounds.allow_reach(aim.reach()));
        aims.push((bounds, *wrong.unwrap_or(&tried[0])));
    }
    let further = (0..FURTHER_AIMS).map(|_| {
        let bounds = any(offers, guess);
        (bounds, any_aim(bounds, guess))
    });
    aims.extend(further.filter(|(_, aim)| !game.has_room(aim)).take(WITHOUT_ROOM));
    let tried: Vec<String> =
        aims.into_iter().map(|(bounds, aim)| tried(game, bounds, aim).to_string()).collect();
    format!("{{\"view\":{view},\"tried\":[\n{}\n]}}", tried.join(",\n"))
}

fn any<'a>(offers: &'a [Bounds], guess: &mut Guess) -> &'a Bounds {
    &offers[guess.below(offers.len() as u32) as usize]
}

fn any_aim(bounds: &Bounds, guess: &mut Guess) -> Aim {
    let mut number = |range: besace_hamsterrolle::Range, share: i8| {
        let steps = range.max / range.step / share;
        (guess.below(2 * steps as u32 + 1) as i8 - steps) * range.step
    };
    let aim = Aim {
        along: number(bounds.along, 1),
        side: number(bounds.side, 2),
        tilt: number(bounds.tilt, 3),
        yaw: number(bounds.yaw, 3),
        ..Aim::straight(bounds.piece, bounds.compartment)
    };
    Aim { stand: guess.below(6) as u8, ..aim }
}

fn tried(game: &Hamsterrolle, bounds: &Bounds, aim: Aim) -> Value {
    let action = bounds.action(aim);
    json!({
        "bounds": bounds,
        "aim": action,
        "reach": aim.reach(),
        "reaches": bounds.allow_reach(aim.reach()),
        "room": game.has_room(&aim),
        "pose": game.sketch(&action).expect("the aim is within its bounds").pose,
    })
}
