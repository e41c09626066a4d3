//! What a seat can know beforehand of an action.

use crate::{Game, Guess, Refusal, Seat, Viewer, play};

/// In how many imagined worlds an action is tried. What happens otherwise in fewer than one world of so many may be
/// missed.
const WORLDS: usize = 64;

/// What the seat would see happen first if it played this action, as far as it can know; or why it may not.
///
/// The action is tried in worlds that the seat imagines. The events that all of them begin with are told, and none
/// after the first that differs: what the seat cannot know (a card from the pile, another hand) differs between its
/// worlds. Of the true world nothing is asked but whether the action is allowed, which the seat may know anyway.
pub fn foresee<G: Game>(
    game: &G,
    seat: Seat,
    action: &G::Action,
    guess: &mut Guess,
) -> Result<Vec<G::SeenEvent>, Refusal> {
    game.allow(seat, action)?;
    let mut foreseen = tried(game, seat, action, guess);
    let mut written: Vec<String> = foreseen.iter().map(to_json).collect();
    for _ in 1..WORLDS {
        let other = tried(game, seat, action, guess);
        let alike = written.iter().zip(&other).take_while(|(event, other)| **event == to_json(other)).count();
        written.truncate(alike);
        if alike == 0 {
            break;
        }
    }
    foreseen.truncate(written.len());
    Ok(foreseen)
}

/// What the seat sees when it plays the action in a world that it imagines.
fn tried<G: Game>(game: &G, seat: Seat, action: &G::Action, guess: &mut Guess) -> Vec<G::SeenEvent> {
    let mut world = game.redeal(seat, guess);
    world.only_play();
    let mut events = Vec::new();
    play(&mut world, seat, action, &mut events)
        .expect("what a seat may do does not depend on what it cannot know");
    events.iter().map(|event| G::seen(event, Viewer::Seat(seat))).collect()
}

fn to_json(event: &impl serde::Serialize) -> String {
    serde_json::to_string(event).expect("an event can be written as JSON")
}
