//! The rules of Badaboom, in the order of `RULES.md`: a test cites the rules that it tries.

mod cards;
mod components;
mod end;
mod events;
mod explosion;
mod imagination;
mod positions;
mod possible_tricks;
mod refusals;
mod rulings;
mod scenarios;
mod setup;
mod sight;
mod table;
mod tinkering;
mod turns;
mod windows;
