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

/// A person gives the first order, sits among regulars, and plays like one of them when asked: how many questions they answer
/// in each of this many games. What is put into the bomb is answered along with what is taken out, unless that was given back
/// for cards that the person sees only then.
fn questions(seats: u8, games: u64) -> Vec<u32> {
    let first = Parts::ORDERS[0].id;
    let is_answered_before = |game: &Badaboom| {
        let seen = game.view(Viewer::Seat(game.holder()));
        seen.taken.is_some_and(|taken| taken.card.is_some())
    };
    let asked = |seed: u64| {
        let person = Seat((seed % u64::from(seats)) as u8);
        let mut game = Badaboom::new(seats, Seed::new(seed).unwrap(), &Default::default()).unwrap();
        let (mut events, mut guess, mut asked) = (Vec::new(), Guess::new(seed), 0);
        while let Some(seat) = game.pending().first() {
            let ordered = says(&game, seat, &[first]).filter(|_| seat == person);
            asked += u32::from(seat == person && ordered.is_none() && !is_answered_before(&game));
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

/// How many games are played of each size.
const GAMES: u64 = 20;

fn forty_are_enough(seats: u8) {
    let questions = questions(seats, GAMES);
    assert!(questions.iter().all(|asked| *asked <= 40), "{seats} seats: {questions:?}");
}

#[test]
fn at_a_table_of_three_the_first_order_leaves_at_most_forty_questions() {
    forty_are_enough(3);
}

#[test]
fn at_a_table_of_four_the_first_order_leaves_at_most_forty_questions() {
    forty_are_enough(4);
}

#[test]
fn at_a_table_of_five_the_first_order_leaves_at_most_forty_questions() {
    forty_are_enough(5);
}

#[test]
fn at_a_table_of_six_the_first_order_leaves_at_most_forty_questions() {
    forty_are_enough(6);
}

/// Where the holder is hit, or the bomb does not go off yet, no order keeps him from tinkering.
#[test]
fn what_an_order_answers_is_always_legal_and_tinkering_that_matters_is_asked() {
    for seats in 3..=6 {
        at_every_decision(seats, 7, |game, seat| {
            let seen = game.view(Viewer::Spectator);
            for order in Parts::ORDERS {
                let says = (order.says)(seat, &seen);
                let goes_off_elsewhere =
                    seen.beside.explodes_in == Some(0) && !seen.blast.unwrap().contains(seat);
                if seen.phase == Phase::Put || seen.phase == Phase::Tinker && !goes_off_elsewhere {
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
