//! Everything that is asked of the rules, in one program: linking one is quicker than linking many.

mod aims;
mod contract;
mod rule_ids;
mod rules;
mod types;
