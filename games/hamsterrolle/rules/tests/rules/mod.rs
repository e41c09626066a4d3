//! The rules of Hamsterrolle, one test or more for each, in the order of `RULES.md`; a scenario is named in the comment of
//! its test.
//!
//! Many tests let a turn be simulated. What comes of it is the same every time, so a test may say where a piece ends.

mod table;

// In the order of RULES.md; blank lines keep the formatter from sorting them.
mod setup;

mod aiming;

mod releasing;

mod passing;

mod clock;

mod end;

mod sight;

mod refusals;

mod recording;

mod positions;
