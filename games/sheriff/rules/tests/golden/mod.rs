//! The golden games of Sheriff of Nottingham: recorded once, played as ever, and together they show what seldom happens.

mod shown;
mod trier;

use besace_sheriff::{Action, Options, Sheriff};
use besace_table::checks::{self, Fault, Golden};
use besace_table::{FirstPlayer, Game, Guess, Seat};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/games");

#[test]
fn the_golden_games_are_played_as_ever() -> Result<(), Fault> {
    let golden = |name, seats, seed, royal, timed| {
        let options = Options { royal, timed, haggle: 2, ..Options::default() };
        Golden { name, seats, seed, options }
    };
    let talkative = Options { haggle: 4, timed: 60, ..Options::default() };
    let varied = Options {
        royal: true,
        remove_ten: true,
        hand_size: 7,
        first_player: FirstPlayer::Seat(Seat(2)),
        ..Options::default()
    };
    let games = [
        Golden { name: "three-seats-ten-cards-out-and-hands-of-seven", seats: 3, seed: 1, options: varied },
        golden("three-seats", 3, 1, false, 0),
        golden("three-seats-with-royal-goods", 3, 2, true, 0),
        golden("four-seats-the-clock-runs-down", 4, 32, false, 60),
        golden("four-seats-with-royal-goods", 4, 3, true, 0),
        Golden { name: "four-seats-a-word-is-kept-when-time-is-up", seats: 4, seed: 4, options: talkative },
        golden("five-seats-a-debt-is-forgiven", 5, 58, false, 0),
        golden("five-seats-with-royal-goods-the-deck-is-made-anew", 5, 40, true, 60),
    ];
    checks::golden_games(FOLDER, &games, player, trier::tries)
}

/// Somebody reckless who plays the golden games: any kind of action as readily as another, and any action of that kind;
/// mostly silent when only allowed to speak; the clock runs down now and then.
fn player(game: &Sheriff, seat: Seat, choices: &[Action], guess: &mut Guess) -> Option<usize> {
    if !game.pending().contains(seat) && guess.below(4) > 0 {
        return None;
    }
    let kinds: Vec<_> = choices.iter().map(std::mem::discriminant).collect();
    let mut different = kinds.clone();
    different.dedup();
    different.retain(|kind| *kind != std::mem::discriminant(&Action::TimeUp) || guess.below(6) == 0);
    let kind = different.get(guess.below(different.len().max(1) as u32) as usize)?;
    let of_kind: Vec<usize> = (0..choices.len()).filter(|choice| kinds[*choice] == *kind).collect();
    Some(of_kind[guess.below(of_kind.len() as u32) as usize])
}
