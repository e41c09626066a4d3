//! What is printed on the box.

use super::{Fault, Plan, json};
use crate::{Game, GameOption, Info, Seed, Values};
use serde_json::Value;

/// Catches a box that promises what is not in it: an option that the game does not take, a usual value that is not the
/// default, credits that cannot be taken apart.
pub fn the_box_tells_the_truth<G: Game>(_: &Plan<G>) -> Result<(), Fault> {
    tells_the_truth::<G>(&G::INFO)
}

pub(super) fn tells_the_truth<G: Game>(info: &Info) -> Result<(), Fault> {
    Fault::unless(info.by.split(" · ").count() == 2, || {
        format!("{:?} is not `designers · publisher, year`", info.by)
    })?;
    Fault::unless(info.minutes > 0, || "the box says that a game takes no time".into())?;
    for seats in info.min_seats..=info.max_seats {
        for choice in info.choices {
            let mut usual = None;
            for value in values_of(choice, seats) {
                let mut options = json(&G::Options::default());
                options[choice.key] = value;
                let game = set_up::<G>(seats, options)?;
                usual.get_or_insert_with(|| json(&game.position()));
            }
            let default = set_up::<G>(seats, json(&G::Options::default()))?;
            Fault::unless(usual == Some(json(&default.position())), || {
                format!("the usual value of `{}` is not what {seats} seats have by default", choice.key)
            })?;
        }
    }
    let defaults = json(&G::Options::default());
    // What is chosen for each seat depends on the number of seats, so it has no single default.
    let told = info.choices.iter().filter(|choice| !matches!(choice.values, Values::PerSeat(_)));
    told.into_iter().try_for_each(|choice| usual_is_default(choice, &defaults))
}

pub(super) fn usual_is_default(choice: &GameOption, defaults: &Value) -> Result<(), Fault> {
    let usual = values_of(choice, 0).into_iter().next();
    Fault::unless(usual.as_ref() == defaults.get(choice.key), || {
        format!(
            "the usual value of `{}` is {usual:?}, the default {:?}",
            choice.key,
            defaults.get(choice.key)
        )
    })
}

fn set_up<G: Game>(seats: u8, options: Value) -> Result<G, Fault> {
    let refused = |why: String| Fault::new(format!("{seats} seats with {options}: {why}"));
    let read = serde_json::from_value(options.clone()).map_err(|error| refused(error.to_string()))?;
    let seed = Seed::new(0).expect("0 is a seed");
    G::new(seats, seed, &read).map_err(|error| refused(error.to_string()))
}

/// Everything that can be chosen, the usual value first. Where there is a choice for each seat: every name for the
/// first seat.
fn values_of(choice: &GameOption, seats: u8) -> Vec<Value> {
    match choice.values {
        Values::YesNo { usual } => vec![usual.into(), (!usual).into()],
        Values::Words(words) => words.iter().map(|word| (*word).into()).collect(),
        Values::Numbers(numbers) => numbers.iter().map(|number| (*number).into()).collect(),
        Values::PerSeat(names) => (0..names.len())
            .map(|first| names.iter().cycle().skip(first).take(usize::from(seats)).copied().collect())
            .collect(),
    }
}
