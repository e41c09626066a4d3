//! The three levels of play, and the one function that runs them all.

use crate::floor::{Floor, Speaker};
use crate::instinct::Room;
use crate::mind::OwnWay;
use crate::reason::rounded;
use crate::search::Search;
use crate::{ActionOf, General, Mind, Reason, Sight, Why};
use besace_table::{Game, Guess, MAX_SEATS, Nobody, play};
use serde::{Deserialize, Serialize};
use serde_json::{Value, to_value};

/// What bots are called, one a seat: the same names in every language and on every screen.
pub const NAMES: [&str; MAX_SEATS] =
    ["Basile", "Colette", "Edmond", "Fanchon", "Gaspard", "Hortense", "Ignace"];

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename_all = "snake_case"))]
pub enum Level {
    /// Legal, and not silly: plays by instinct.
    Novice,
    /// Quick judgement, one step ahead.
    Regular,
    /// Searches through imagined worlds.
    Expert,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Level; 3] = [Level::Novice, Level::Regular, Level::Expert];

    /// The level's name in the protocol.
    pub fn id(self) -> &'static str {
        match self {
            Level::Novice => "novice",
            Level::Regular => "regular",
            Level::Expert => "expert",
        }
    }

    /// The level of that name.
    pub fn from_id(id: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.id() == id)
    }
}

/// How long an expert may think. The other levels take no time worth limiting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Budget {
    /// This many milliseconds.
    Millis(u64),
    /// This many iterations: the same seed then gives the same move.
    Iterations(u32),
}

/// What a bot would play, and why.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Suggestion<Action> {
    /// The action.
    pub action: Action,
    /// Why: first how it was found, then what it does.
    pub reasons: Vec<Reason>,
    /// The action that came second; `None` where that was to hold back, or where nothing was weighed against it.
    pub instead: Option<Action>,
}

impl<Action: Serialize> Suggestion<Action> {
    /// This action, for these reasons.
    pub fn new(action: Action, reasons: Vec<Reason>) -> Suggestion<Action> {
        Suggestion { action, reasons, instead: None }
    }

    /// Adds what came second, as one more reason: the share that it promises and, where they are counted, how often it was
    /// tried. `None` is to hold back.
    pub fn rather_than(
        mut self,
        next: Option<Action>,
        share: f64,
        visits: Option<u32>,
    ) -> Suggestion<Action> {
        let told = to_value(&next).unwrap_or(Value::Null);
        let reason = General::RunnerUp.reason().with("action", told).with("expected_share", rounded(share));
        self.reasons.push(match visits {
            Some(visits) => reason.with("visits", visits),
            None => reason,
        });
        self.instead = next;
        self
    }
}

/// What a bot of this level would play from this sight; `None` where the seat has nothing to decide, or where it may
/// act and had better not.
pub fn suggest<M: Mind>(
    sight: &Sight<M::Game>,
    level: Level,
    budget: Budget,
    guess: &mut Guess,
) -> Option<Suggestion<ActionOf<M>>> {
    let world = sight.imagine(guess);
    let speaker = Speaker::of(&world, sight.seat())?;
    let mut suggestion = match only_choice(&world, speaker) {
        Some(action) => Suggestion::new(action, vec![General::OnlyChoice.reason()]),
        None => match M::own_way(sight, level, budget, guess) {
            OwnWay::Act(suggestion) => suggestion,
            OwnWay::HoldBack => return None,
            OwnWay::None => match level {
                Level::Novice => Suggestion::new(novice::<M>(&world, speaker, guess)?, Vec::new()),
                Level::Regular => regular::<M>(sight, speaker, guess)?,
                Level::Expert => expert::<M>(sight, budget, guess)?,
            },
        },
    };
    suggestion.reasons.extend(M::explain(&world, sight.seat(), &suggestion.action));
    Some(suggestion)
}

/// The one action of a seat that has to act and has no choice.
fn only_choice<G: Game>(world: &G, speaker: Speaker) -> Option<G::Action> {
    let mut offers = Vec::new();
    world.legal(speaker.seat, &mut offers);
    match (speaker.must, offers.pop(), offers.is_empty()) {
        (true, Some(besace_table::Offer::Action(action)), true) => Some(action),
        _ => None,
    }
}

fn novice<M: Mind>(world: &M::Game, speaker: Speaker, guess: &mut Guess) -> Option<ActionOf<M>> {
    Room::<M>::new().choose(world, speaker, guess).cloned()
}

/// How many worlds a regular imagines.
const WORLDS: u32 = 12;

/// Tries each action in a few imagined worlds and takes the one after which they look best.
fn regular<M: Mind>(
    sight: &Sight<M::Game>,
    speaker: Speaker,
    guess: &mut Guess,
) -> Option<Suggestion<ActionOf<M>>> {
    let mut room = Room::<M>::new();
    room.look(&sight.imagine(guess), speaker.seat, guess);
    let mut choices: Vec<Option<ActionOf<M>>> = room.actions.drain(..).map(Some).collect();
    if !speaker.must {
        choices.push(None);
    }
    let mut totals = vec![0.0; choices.len()];
    for _ in 0..WORLDS {
        let world = sight.imagine(guess);
        let luck = guess.number();
        for (total, choice) in totals.iter_mut().zip(&choices) {
            // The same luck for every choice, so that it does not decide between them.
            let after = one_step_ahead(&world, speaker, choice.as_ref(), &mut room, &mut Guess::new(luck));
            *total += f64::from(M::appraise(&after)[speaker.seat.index()]) / f64::from(WORLDS);
        }
    }
    let mut ranking: Vec<usize> = (0..choices.len()).collect();
    ranking.sort_by(|a, b| totals[*b].total_cmp(&totals[*a]));
    let best = *ranking.first()?;
    let suggestion = Suggestion::new(choices[best].take()?, vec![appraisal(totals[best])]);
    Some(match ranking.get(1) {
        Some(next) => suggestion.rather_than(choices.swap_remove(*next), totals[*next], None),
        None => suggestion,
    })
}

/// The world after one choice, and after the answers of those who owed one at the same time: before those are in, a
/// sealed choice has changed nothing.
fn one_step_ahead<M: Mind>(
    world: &M::Game,
    speaker: Speaker,
    choice: Option<&ActionOf<M>>,
    room: &mut Room<M>,
    guess: &mut Guess,
) -> M::Game {
    let mut after = world.clone();
    let others = world.pending();
    if let Some(action) = choice {
        play(&mut after, speaker.seat, action, &mut Nobody).expect("it is legal in every world imagined");
    }
    for seat in others.iter().filter(|seat| speaker.must && *seat != speaker.seat) {
        if after.pending().contains(seat) {
            room.step(&mut after, &mut Floor::default(), Speaker { seat, must: true }, guess);
        }
    }
    after
}

fn appraisal(share: f64) -> Reason {
    General::Appraisal.reason().with("worlds", WORLDS).with("expected_share", rounded(share))
}

/// Searches through imagined worlds and takes what was tried most.
fn expert<M: Mind>(
    sight: &Sight<M::Game>,
    budget: Budget,
    guess: &mut Guess,
) -> Option<Suggestion<ActionOf<M>>> {
    let mut search = Search::<M>::new(sight, guess)?;
    let iterations = search.run(budget, guess);
    let arms = search.verdict();
    let best = arms.first()?;
    let tried = f64::from(best.visits) / f64::from(iterations);
    let reason = General::Search
        .reason()
        .with("iterations", iterations)
        .with("visits", best.visits)
        .with("share_of_visits", rounded(tried))
        .with("expected_share", rounded(best.share));
    let suggestion = Suggestion::new(best.action.clone()?, vec![reason]);
    Some(match arms.get(1).filter(|next| next.visits > 0) {
        Some(next) => suggestion.rather_than(next.action.clone(), next.share, Some(next.visits)),
        None => suggestion,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use besace_table::Seat;
    use serde_json::json;

    #[test]
    fn every_level_is_found_by_its_id_and_nothing_else_is() {
        for level in Level::ALL {
            assert_eq!(Level::from_id(level.id()), Some(level));
            assert_eq!(json!(level), json!(level.id()));
        }
        assert_eq!(Level::from_id("grandmaster"), None);
    }

    #[test]
    fn what_came_second_is_kept_and_told_with_its_numbers() {
        let suggestion = Suggestion::new(Seat(1), Vec::new()).rather_than(Some(Seat(2)), 0.123_456, Some(7));
        assert_eq!(suggestion.instead, Some(Seat(2)));
        let told =
            json!({"reason": "runner_up", "numbers": {"action": 2, "expected_share": 0.123, "visits": 7}});
        assert_eq!(json!(suggestion.reasons), json!([told]));
        let held_back = Suggestion::new(Seat(1), Vec::new()).rather_than(None, 0.5, None);
        assert_eq!(json!(held_back.reasons[0].numbers), json!({"action": null, "expected_share": 0.5}));
    }
}
