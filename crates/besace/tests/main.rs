//! The tests of the program from outside, in one program of tests.

mod arena;
mod company;
mod deal;
mod engine;
mod faults;
mod keeping;
mod kill;
mod looking_after;
mod play;
mod serve;
mod terminal;
