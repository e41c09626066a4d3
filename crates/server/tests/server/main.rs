//! The server as its people meet it: real sockets, real SQLite files.

mod host;

mod bad_input;
mod files;
mod guests;
mod play;
mod storage;
mod tables;
