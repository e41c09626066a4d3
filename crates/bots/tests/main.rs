//! The tests of bots, on games of the tests' own and on the template, in one program.

mod measuring;
mod toy;
