//! The rules of Sheriff of Nottingham, one test or more for each, in the order of `RULES.md`.
//!
//! Each test sets up only what its rule speaks of, plays, and says what changed. A reader who doubts a rule finds it
//! here by its number; `tests/rule_ids.rs` makes sure of that.

mod table;

mod watcher;

// In the order of RULES.md; blank lines keep the formatter from sorting them.
mod setup;

mod refusals;

mod market;

mod inspection;

mod debts;

mod sight;

mod end;

mod positions;

mod memory;

mod scenarios;
