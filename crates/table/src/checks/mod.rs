//! The checks that every game's tests call. Compiled only with the feature `checks`.

pub mod rule_ids;
