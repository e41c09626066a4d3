//! Lobby, tables, live connections and storage.
//!
//! A table is its log: [`storage`] keeps it, [`table`] is what replaying it gives, [`owner`] is the one task that may
//! add to it, [`tell`] is what each viewer hears of it. [`wire`] lists every message, [`http`] and [`live`] carry them,
//! [`judge`] says who may ask for what. [`Server`] puts all this together.

pub mod addressed;
pub mod app;
mod called;
mod calls;
pub mod chance;
pub mod client;
pub mod clock;
pub mod config;
pub mod control;
mod database;
pub mod disk;
pub mod door;
pub mod entry;
pub mod envelope;
mod extract;
mod foresee;
pub mod frame;
pub mod gallery;
pub mod game_file;
pub mod glance;
pub mod history;
pub mod http;
pub mod inventory;
pub mod invite;
pub mod judge;
pub mod keeping;
pub mod limits;
pub mod live;
pub mod moving;
pub mod my_games;
pub mod nodes;
pub mod outlet;
pub mod owner;
pub mod places;
pub mod post;
pub mod postgres;
mod problem;
pub mod push;
pub mod recordings;
pub mod retention;
pub mod seldom;
pub mod server;
pub mod session;
pub mod slow;
pub mod socket;
pub mod sqlite;
pub mod storage;
pub mod table;
pub mod tables;
pub mod tell;
pub mod think;
pub mod timer;
pub mod undo;
pub mod verdicts;
mod wal;
pub mod wire;
pub mod workshop;
pub mod writing;

pub use client::{Client, Folder};
pub use config::Config;
pub use limits::Limits;
pub use server::{Server, Trouble, openapi};
