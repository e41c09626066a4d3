//! What a seat can know beforehand of an action.

use crate::{Game, Guess, Refusal, Seat, Viewer, is_dear, play};

/// In how many imagined worlds an action is tried. What goes differently in fewer than one world of this many may be
/// missed.
pub(crate) const WORLDS: usize = 64;

/// What the seat would see happen first if it played this action, as far as it can know; or why the action is refused.
///
/// The action is tried in worlds that the seat imagines. The result is the events that all of them begin with, up to
/// the first that differs: what the seat cannot know (a card from the pile, another hand) differs between its worlds.
/// The true world is asked only whether the action is allowed, which the seat may know anyway.
///
/// Where actions are dear, nothing is tried: the game itself says what is sure ([`Game::sure`]).
pub fn foresee<G: Game>(
    game: &G,
    seat: Seat,
    action: &G::Action,
    guess: &mut Guess,
) -> Result<Vec<G::SeenEvent>, Refusal> {
    foresee_with(game, seat, action, guess, |_, _| ()).map(|(foreseen, _)| foreseen)
}

/// The same, and what `after` makes of the world that the action leads to and of its events; `None` unless that is the
/// same in all worlds.
pub fn foresee_with<G: Game, T: PartialEq>(
    game: &G,
    seat: Seat,
    action: &G::Action,
    guess: &mut Guess,
    after: impl Fn(&G, &[G::Event]) -> T,
) -> Result<(Vec<G::SeenEvent>, Option<T>), Refusal> {
    let allowed = game.allow(seat, action)?;
    if is_dear::<G>() {
        let sure = game.sure(&allowed);
        return Ok((sure.iter().map(|event| G::seen(event, Viewer::Seat(seat))).collect(), None));
    }
    let mut tried = || {
        let (world, events) = tried(game, seat, action, guess);
        let seen: Vec<G::SeenEvent> = events.iter().map(|event| G::seen(event, Viewer::Seat(seat))).collect();
        (seen, after(&world, &events))
    };
    let (mut foreseen, led_to) = tried();
    let mut led_to = Some(led_to);
    let mut written: Vec<String> = foreseen.iter().map(to_json).collect();
    for _ in 1..WORLDS {
        let (other, elsewhere) = tried();
        let alike = written.iter().zip(&other).take_while(|(event, other)| **event == to_json(other)).count();
        written.truncate(alike);
        led_to = led_to.filter(|here| *here == elsewhere && alike > 0);
        if alike == 0 {
            break;
        }
    }
    foreseen.truncate(written.len());
    Ok((foreseen, led_to))
}

/// The action played in a world that the seat imagines.
fn tried<G: Game>(game: &G, seat: Seat, action: &G::Action, guess: &mut Guess) -> (G, Vec<G::Event>) {
    let mut world = game.redeal(seat, guess);
    world.only_play();
    let mut events = Vec::new();
    play(&mut world, seat, action, &mut events)
        .expect("what a seat may do does not depend on what it cannot know");
    (world, events)
}

fn to_json(event: &impl serde::Serialize) -> String {
    serde_json::to_string(event).expect("an event can be written as JSON")
}
