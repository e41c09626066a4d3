//! The rules of Nottingham, one test or more for each, in the order of `RULES.md`.
//!
//! Each test sets up only what its rule speaks of, plays, and says what changed. A reader who doubts a rule finds it
//! here by its number; `tests/rule_ids.rs` makes sure of that.

mod table;

// In the order of RULES.md; blank lines keep the formatter from sorting them.
mod components;
mod setup;

mod refusals;

mod tricks;

mod deliveries;

mod sheriff;

mod sight;

mod end;

mod positions;

mod memory;

mod counting;
mod imagination;
mod possible_ambushes;
mod possible_worlds;

mod scenarios;
