//! The server as its people meet it: real sockets, real SQLite files.

mod customs;
mod host;

mod bad_input;
mod deals;
mod failing;
mod files;
mod guests;
mod limits;
mod memory;
mod opening;
mod play;
mod speech;
mod storage;
mod tables;
mod timer;
