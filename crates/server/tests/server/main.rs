//! The server as its people meet it: real sockets, real SQLite files.

mod control;
mod customs;
mod host;

mod bad_input;
mod calls;
mod choosing;
mod dashboard;
mod deals;
mod dear;
mod failing;
mod files;
mod game_files;
mod guests;
mod keeping;
mod limits;
mod mails;
mod memory;
mod moving;
mod my_games;
mod nodes;
mod opening;
mod play;
mod retention;
mod rules_versions;
mod slow;
mod speech;
mod storage;
mod strangers;
mod tables;
mod timer;
mod types;
mod undo;
mod waiting_room;
