//! Hamsterrolle keeps the contract: the checks for every game, and its golden games.

use besace_hamsterrolle::{Action, Bounds, Event, FourthSet, Hamsterrolle, Options, Stray, Tremor};
use besace_table::checks::{self, Fault, Golden, Plan};
use besace_table::{FirstPlayer, Game, Guess, Seat};
use serde_json::{Value, json};

/// An action takes some 30 ms, so games are short, and no check plays more actions on a walk than one game has.
fn plan() -> Plan<Hamsterrolle> {
    Plan {
        games: 1,
        options: |seats| {
            let short = Options { turn_limit: 20, ..Options::default() };
            let steady = Options { teams: seats == 4, fourth_set: FourthSet::Shared, ..short };
            let shaky = Options { tremor: Tremor::Shaky, stray: Stray::Removed, teams: false, ..short };
            vec![steady, shaky]
        },
        work: 21,
        samples: 1,
        within: Bounds::hold,
        // HAM-9 and HAM-10 are checked on play.
        judged_on_play: |action| !matches!(action, Action::LetGo { .. }),
        ..Plan::new(20, &["rng"], Event::opens)
    }
}

besace_table::contract!(plan, view: "../src/view.rs");

#[test]
fn the_golden_games_are_played_as_ever() -> Result<(), Fault> {
    let usual = Options::default();
    let begins = |seat| FirstPlayer::Seat(Seat(seat));
    let games = [
        Golden {
            name: "two-seats",
            seats: 2,
            seed: 1,
            options: Options { first_player: begins(0), turn_limit: 30, ..usual },
        },
        Golden { name: "three-seats-to-the-end", seats: 3, seed: 2, options: usual },
        Golden {
            name: "three-seats-with-shaky-hands-share-the-fourth-set",
            seats: 3,
            seed: 3,
            options: Options {
                tremor: Tremor::Shaky,
                fourth_set: FourthSet::Shared,
                stray: Stray::Removed,
                turn_limit: 24,
                seconds: 0,
                ..usual
            },
        },
        Golden {
            name: "four-seats-in-teams",
            seats: 4,
            seed: 4,
            options: Options { turn_limit: 40, ..usual },
        },
        Golden {
            name: "four-seats-for-themselves-with-shaky-hands",
            seats: 4,
            seed: 5,
            options: Options { tremor: Tremor::Shaky, teams: false, turn_limit: 24, ..usual },
        },
    ];
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/games");
    checks::golden_games(folder, &games, player, trier)
}

/// Plays the golden games when they are recorded: mostly a placement, now and then a pass, or too late.
fn player(_: &Hamsterrolle, _: Seat, choices: &[Action], guess: &mut Guess) -> Option<usize> {
    let kind = match guess.below(16) {
        0 => |action: &Action| matches!(action, Action::LetGo { .. }),
        1..4 => |action: &Action| matches!(action, Action::Pass(_)),
        _ => |action: &Action| matches!(action, Action::Place(_)),
    };
    let of_kind: Vec<usize> = (0..choices.len()).filter(|at| kind(&choices[*at])).collect();
    let among = if of_kind.is_empty() { (0..choices.len()).collect() } else { of_kind };
    Some(among[guess.below(among.len() as u32) as usize])
}

/// Forbidden actions for the golden games: one for each reason that can come up at any time.
fn trier(game: &Hamsterrolle, guess: &mut Guess) -> Vec<(Seat, Value)> {
    let mut tried = checks::out_of_turn(game, guess);
    let (Some(seat), 0) = (game.pending().first(), guess.below(4)) else { return tried };
    let aim = |kind: &str, piece: &str, changes: Value| {
        let mut aim = json!({
            "type": kind, "piece": piece, "compartment": 0, "along": 0, "side": 0, "stand": 0, "tilt": 0, "yaw": 0,
        });
        for (key, value) in changes.as_object().into_iter().flatten() {
            aim[key] = value.clone();
        }
        aim
    };
    let hand = json!(game.view(besace_table::Viewer::Spectator));
    let own = hand["seats"][seat.index()]["hand"][0].as_str().unwrap_or("black").to_owned();
    tried.push((
        seat,
        match guess.below(6) {
            0 => json!({"type": "place", "piece": own}),
            1 => aim("place", "green-5", json!({})),
            2 => aim("place", &own, json!({"tilt": 7})),
            3 => aim("pass", &own, json!({"compartment": 5})),
            4 => aim("place", &own, json!({"compartment": 12})),
            // No compartment is open to a piece that would lie in the next one.
            _ => aim("place", &own, json!({"compartment": hand["front"].as_u64().unwrap_or(2), "along": 40, "stand": 0, "tilt": 45, "yaw": 0, "push": 0})),
        },
    ));
    tried.retain(|(seat, action)| {
        game.read(*seat, action).and_then(|action| game.allow(*seat, &action)).is_err()
    });
    tried
}
