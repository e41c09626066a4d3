//! Choices that several seats make at the same time.

use super::findings::{Findings, same, seen};
use super::redeals::imagined;
use super::walk::{Walk, played};
use super::{Fault, Plan, text};
use crate::{Game, Guess, Seat, Viewer};

/// Catches a rule that looks at who answered first: any order of the same choices leads to the same position, and
/// leaves every seat with the same sight and the same knowledge.
pub fn the_order_of_sealed_choices_does_not_matter<G: Game>(plan: &Plan<G>) -> Result<(), Fault> {
    const ORDERS: usize = 4;
    plan.at_each_decision(|walk| {
        let mut answers = one_answer_each(walk);
        if answers.len() < 2 {
            return Ok(());
        }
        walk.spend((1 + ORDERS) * answers.len());
        let one = answered(&walk.game, &answers)?;
        for _ in 0..ORDERS {
            walk.guess.shuffle(&mut answers);
            let another = answered(&walk.game, &answers)?;
            same("another order of answers", &text(&one.position()), &text(&another.position()))?;
            Findings::of(&one, Viewer::Spectator).must_be(&Findings::of(&another, Viewer::Spectator))?;
            let guess = Guess::new(walk.guess.number());
            for seat in Seat::all(one.seats()) {
                Findings::of_seat(&one, seat, &[]).must_be(&Findings::of_seat(&another, seat, &[]))?;
                let worlds = [&one, &another].map(|game| imagined(game, seat, &guess));
                same("what a seat knows after another order of answers", &worlds[0], &worlds[1])?;
            }
        }
        Ok(())
    })
}

/// Catches a choice that shows before all are in: whichever of its actions a seat takes, nobody else can tell.
pub fn a_sealed_choice_shows_to_nobody_else<G: Game>(plan: &Plan<G>) -> Result<(), Fault> {
    const CHOICES: usize = 6;
    plan.at_each_decision(|walk| {
        let owing = walk.game.pending();
        if owing.len() < 2 {
            return Ok(());
        }
        let chooser = walk.any_of(owing);
        let mut choices = plan.choices(&walk.game, chooser, &mut walk.guess);
        walk.guess.shuffle(&mut choices);
        choices.truncate(CHOICES);
        let guess = Guess::new(walk.guess.number());
        let mut told: Option<Heard> = None;
        walk.spend(choices.len());
        for action in &choices {
            let now = Heard::by(&walk.game, chooser, action, &guess)?;
            match &told {
                Some(first) => now
                    .must_be(first)
                    .map_err(|fault| fault.at(&format!("seat {} chooses {}", chooser.0, text(action))))?,
                None => told = Some(now),
            }
        }
        Ok(())
    })
}

/// What everybody else is told by one seat's choice.
struct Heard(Vec<OneHeard>);

struct OneHeard {
    viewer: Viewer,
    events: String,
    sight: Findings,
    imagined: Option<String>,
}

impl Heard {
    fn by<G: Game>(game: &G, chooser: Seat, action: &G::Action, guess: &Guess) -> Result<Heard, Fault> {
        let mut game = game.clone();
        let events = played(&mut game, chooser, action)?;
        let one = |viewer| OneHeard {
            viewer,
            events: text(&seen::<G>(&events, viewer)),
            sight: match viewer {
                Viewer::Seat(seat) => Findings::of_seat(&game, seat, &[]),
                Viewer::Spectator => Findings::of(&game, viewer),
            },
            imagined: match viewer {
                Viewer::Seat(seat) => Some(imagined(&game, seat, guess)),
                Viewer::Spectator => None,
            },
        };
        let others = Seat::all(game.seats()).filter(|seat| *seat != chooser).map(Viewer::Seat);
        Ok(Heard(others.chain([Viewer::Spectator]).map(one).collect()))
    }

    fn must_be(&self, first: &Heard) -> Result<(), Fault> {
        for (now, first) in self.0.iter().zip(&first.0) {
            let told = || {
                same("events", &now.events, &first.events)?;
                now.sight.must_be(&first.sight)?;
                same("what it imagines", &text(&now.imagined), &text(&first.imagined))
            };
            told().map_err(|fault| fault.at(&format!("{:?} can tell", now.viewer)))?;
        }
        Ok(())
    }
}

fn one_answer_each<G: Game>(walk: &mut Walk<'_, G>) -> Vec<(Seat, G::Action)> {
    let mut answers = Vec::new();
    for seat in walk.game.pending().iter() {
        let mut choices = walk.plan.choices(&walk.game, seat, &mut walk.guess);
        walk.guess.shuffle(&mut choices);
        answers.extend(choices.pop().map(|action| (seat, action)));
    }
    answers
}

/// The game after these answers, each of which has to be taken whatever came before it.
fn answered<G: Game>(game: &G, answers: &[(Seat, G::Action)]) -> Result<G, Fault> {
    let mut game = game.clone();
    for (at, (seat, action)) in answers.iter().enumerate() {
        played(&mut game, *seat, action)?;
        if at + 1 < answers.len() {
            let owing: Vec<Seat> = game.pending().iter().collect();
            let mut due: Vec<Seat> = answers[at + 1..].iter().map(|(seat, _)| *seat).collect();
            due.sort();
            Fault::unless(owing == due, || format!("after some answers {owing:?} owe one, not {due:?}"))?;
        }
    }
    Ok(game)
}
