//! One set of checks for every game.
//!
//! Each check plays many random games through the contract alone and looks for one kind of mistake; it knows no game.
//! A game says in a [`Plan`] what cannot be known from outside (how long a game lasts, what its events turn up) and then
//! calls them all with [`contract!`](crate::contract). A check answers with a [`Fault`] that names the table, the seed
//! and the step, so that it can be looked at again. A game's own rules are tried at a [`desk`].

mod actions;
pub mod desk;
mod ends;
mod findings;
mod foresight;
mod golden;
mod info;
mod junk;
mod leaks;
mod likeness;
mod outcomes;
mod parting;
mod positions;
mod redeals;
pub mod rule_ids;
mod sealed;
mod shares;
#[cfg(test)]
mod tests;
mod types;
mod undo;
mod walk;
pub mod worlds;

pub use actions::{bad_actions_are_refused_and_change_nothing, everything_listed_is_accepted};
pub use ends::every_game_ends_with_a_result;
pub use foresight::what_is_foreseen_comes_true;
pub use golden::{Golden, Player, Trier, golden_games, out_of_turn};
pub use info::the_box_tells_the_truth;
pub use leaks::{
    a_hidden_choice_shows_to_nobody_else, a_redealt_world_looks_the_same_to_its_seat,
    no_view_uses_the_door_for_rules, worlds_that_look_the_same_go_on_looking_the_same,
};
pub use likeness::{what_a_seat_was_told_is_not_forgotten, what_was_dealt_is_imagined_as_often_as_it_is_so};
pub use outcomes::an_outcome_that_was_kept_leads_to_the_same_game;
pub use positions::{
    a_game_that_is_only_played_goes_on_as_the_same_game, a_saved_game_goes_on_as_the_same_game,
    every_position_loads_and_is_written_the_same, the_same_seed_and_actions_give_the_same_bytes,
};
pub use redeals::{imagination_does_not_peek, re_deals_differ_in_everything_hidden};
pub use sealed::{a_sealed_choice_shows_to_nobody_else, the_order_of_sealed_choices_does_not_matter};
pub use shares::Shares;
pub use types::{module, module_with, must_be_fresh};
pub use undo::what_can_be_taken_back_has_shown_nothing;

use crate::{Game, Opening, Viewer};
use serde::Serialize;
use serde_json::Value;
use std::fmt;

/// What a game tells its checks: how much to play, and what they cannot find out by themselves.
pub struct Plan<G: Game> {
    /// How many games are played for each number of seats and each set of options. Their seeds count from 0.
    pub games: u64,
    /// The sets of options for a table with this many seats.
    pub options: fn(u8) -> Vec<G::Options>,
    /// No game has more actions than this.
    pub longest: usize,
    /// How many actions a check may play on one walk, including those that it only tries. A walk that has used them up
    /// ends after the current decision. Unlimited unless actions are slow.
    pub work: usize,
    /// How many actions are tried of each choice that is given by bounds.
    pub samples: usize,
    /// The keys of a position, at any depth, that are entirely hidden from some seat, so that re-deals must change
    /// them. Where the same key is open elsewhere, the key before it is given, too: `bag/cards`.
    pub hidden: &'static [&'static str],
    /// What an event tells this viewer that it could not know before: `Event::opens`, as it was declared. Two worlds
    /// that look the same may differ there, and nowhere else.
    pub opens: fn(&G::Event, Viewer) -> Opening,
    /// The keys of a view that show something new that no event tells, such as the top of a pile that lies face up. Two
    /// worlds may differ there, too.
    pub uncovered: &'static [&'static str],
    /// Whether an action keeps within bounds that `legal` gave.
    pub within: fn(&G::Bounds, &G::Action) -> bool,
    /// Whether `legal` does not say everything about actions of this kind: some are accepted without being listed, or
    /// some within the bounds are refused. None, unless the game's rules page says so.
    pub judged_on_play: fn(&G::Action) -> bool,
}

impl<G: Game> Plan<G> {
    /// A plan of eight games with the default options for every number of seats.
    pub fn new(
        longest: usize,
        hidden: &'static [&'static str],
        opens: fn(&G::Event, Viewer) -> Opening,
    ) -> Plan<G> {
        Plan {
            games: 8,
            options: |_| vec![G::Options::default()],
            longest,
            work: usize::MAX,
            samples: 4,
            hidden,
            opens,
            uncovered: &[],
            within: |bounds, action| json(bounds)["type"] == json(action)["type"],
            judged_on_play: |_| false,
        }
    }
}

/// What a check found wrong, and where.
#[derive(Clone, PartialEq, Eq)]
pub struct Fault(String);

impl Fault {
    /// A fault in these words.
    pub(crate) fn new(what: impl Into<String>) -> Fault {
        Fault(what.into())
    }

    /// The same fault, with the place where it was found.
    fn at(self, place: &str) -> Fault {
        Fault(format!("{place}: {}", self.0))
    }

    /// Finds fault unless something holds.
    fn unless(holds: bool, what: impl FnOnce() -> String) -> Result<(), Fault> {
        if holds { Ok(()) } else { Err(Fault(what())) }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A test that fails prints its error with `Debug`. People read it, so it is the same sentence.
impl fmt::Debug for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Makes a test of every check for one game, given the function that makes its [`Plan`](crate::checks::Plan) and where
/// the source of its view is.
#[macro_export]
macro_rules! contract {
    ($plan:path, view: $view:literal) => {
        $crate::contract!($plan);

        #[test]
        fn no_view_uses_the_door_for_rules() -> Result<(), $crate::checks::Fault> {
            $crate::checks::no_view_uses_the_door_for_rules(include_str!($view))
        }
    };
    ($plan:path) => {
        $crate::contract! { $plan:
            the_box_tells_the_truth
            every_position_loads_and_is_written_the_same
            everything_listed_is_accepted
            bad_actions_are_refused_and_change_nothing
            a_saved_game_goes_on_as_the_same_game
            a_game_that_is_only_played_goes_on_as_the_same_game
            the_order_of_sealed_choices_does_not_matter
            a_sealed_choice_shows_to_nobody_else
            a_redealt_world_looks_the_same_to_its_seat
            worlds_that_look_the_same_go_on_looking_the_same
            a_hidden_choice_shows_to_nobody_else
            re_deals_differ_in_everything_hidden
            imagination_does_not_peek
            what_was_dealt_is_imagined_as_often_as_it_is_so
            what_a_seat_was_told_is_not_forgotten
            what_is_foreseen_comes_true
            an_outcome_that_was_kept_leads_to_the_same_game
            what_can_be_taken_back_has_shown_nothing
            the_same_seed_and_actions_give_the_same_bytes
            every_game_ends_with_a_result
        }
    };
    ($plan:path: $($check:ident)*) => {
        $(
            #[test]
            fn $check() -> Result<(), $crate::checks::Fault> {
                $crate::checks::$check(&$plan())
            }
        )*
    };
}

fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("what a game shows can be written as JSON")
}

fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("what a game shows can be written as JSON")
}
