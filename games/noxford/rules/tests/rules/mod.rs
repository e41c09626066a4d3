//! The rules of Noxford, one test or more for each, in the order of `RULES.md`.
//!
//! Each test sets up only what its rule speaks of, plays, and says what changed. A reader who doubts a rule finds it
//! here by its number; `tests/rule_ids.rs` makes sure of that.

mod table;

// In the order of RULES.md; blank lines keep the formatter from sorting them.
mod components;
mod setup;

mod turns;

mod cities;

mod actions;

mod refusals;

mod sight;

mod sketches;

mod events;

mod end;

mod positions;

mod scenarios;
