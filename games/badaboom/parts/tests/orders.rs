//! With a standing order people are asked when it matters, and what it answers tells nothing.

use besace_badaboom::{Action, Badaboom, Phase};
use besace_badaboom_parts::Parts;
use besace_bots::{Budget, Level, Sight, suggest};
use besace_table::{Game, Guess, Nobody, Offer, Seat, Seed, Viewer, play, play_unrecorded};
use besace_words::orders::answer;
use besace_words::{Ordered, Told};

/// What the orders of these ids say together.
fn says(game: &Badaboom, seat: Seat, ids: &[&str]) -> Option<Action> {
    let seen = game.view(Viewer::Spectator);
    let given = Parts::ORDERS.iter().filter(|order| ids.contains(&order.id));
    answer(given.map(|order| (order.says)(seat, &seen)))
}

/// Plays a whole game of bots and looks at every decision.
fn at_every_decision(seats: u8, seed: u64, mut look: impl FnMut(&Badaboom, Seat)) {
    let mut game = Badaboom::new(seats, Seed::new(seed).unwrap(), &Default::default()).unwrap();
    let mut guess = Guess::new(seed);
    while let Some(seat) = game.pending().first() {
        look(&game, seat);
        let sight = Sight::new(&game, &[], seat);
        let found = suggest::<Parts>(&sight, Level::Novice, Budget::Iterations(1), &mut guess).unwrap();
        play(&mut game, seat, &found.action, &mut Nobody).unwrap();
    }
}

/// How many questions a person answers in each of so many games who gives the first order, sits among regulars and plays like
/// one of them when asked.
fn questions(seats: u8, games: u64) -> Vec<u32> {
    let first = Parts::ORDERS[0].id;
    let asked = |seed: u64| {
        let person = Seat((seed % u64::from(seats)) as u8);
        let mut game = Badaboom::new(seats, Seed::new(seed).unwrap(), &Default::default()).unwrap();
        let (mut events, mut guess, mut asked) = (Vec::new(), Guess::new(seed), 0);
        while let Some(seat) = game.pending().first() {
            let ordered = says(&game, seat, &[first]).filter(|_| seat == person);
            asked += u32::from(seat == person && ordered.is_none());
            let action = ordered.unwrap_or_else(|| {
                let sight = Sight::new(&game, &events, seat);
                suggest::<Parts>(&sight, Level::Regular, Budget::Iterations(1), &mut guess).unwrap().action
            });
            play_unrecorded(&mut game, seat, &action, &mut events).unwrap();
        }
        asked
    };
    (0..games).map(asked).collect()
}

/// How many games are played of each size, and in how many of them at least a person answers at most forty questions.
const GAMES: u64 = 20;
const MOST: usize = 19;

fn forty_are_enough_in_most_games(seats: u8) {
    let questions = questions(seats, GAMES);
    let short = questions.iter().filter(|asked| **asked <= 40).count();
    assert!(short >= MOST, "{seats} seats: {questions:?}");
}

#[test]
fn at_a_table_of_four_the_first_order_leaves_at_most_forty_questions_in_most_games() {
    forty_are_enough_in_most_games(4);
}

#[test]
fn at_a_table_of_five_the_first_order_leaves_at_most_forty_questions_in_most_games() {
    forty_are_enough_in_most_games(5);
}

#[test]
fn at_a_table_of_six_the_first_order_leaves_at_most_forty_questions_in_most_games() {
    forty_are_enough_in_most_games(6);
}

/// Every third turn is one's own there, and tinkering is always asked: in long games that alone is forty questions.
#[test]
fn at_a_table_of_three_the_first_order_leaves_forty_questions_on_average() {
    let questions = questions(3, GAMES);
    let mean = f64::from(questions.iter().sum::<u32>()) / GAMES as f64;
    assert!(mean <= 40.0, "{mean}: {questions:?}");
}
#[test]
fn what_an_order_answers_is_always_legal_and_tinkering_is_always_asked() {
    for seats in 3..=6 {
        at_every_decision(seats, 7, |game, seat| {
            let seen = game.view(Viewer::Spectator);
            for order in Parts::ORDERS {
                let says = (order.says)(seat, &seen);
                if matches!(seen.phase, Phase::Tinker | Phase::Put) {
                    assert_eq!(says, Ordered::Nothing, "{}", order.id);
                }
                let Ordered::Answer(action) = says else { continue };
                let mut offers = Vec::new();
                game.legal(seat, &mut offers);
                let is_it = |offer: &Offer<Badaboom>| matches!(offer, Offer::Action(one) if *one == action);
                assert!(offers.iter().any(is_it), "{}: {action:?}", order.id);
            }
        });
    }
}
