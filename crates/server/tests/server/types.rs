//! The client's types are generated from the Rust ones and committed; these tests fail when they are stale.
//! `BESACE_WRITE=1 cargo test -p besace-server types` writes them anew.

use besace_server::tables::FORGOTTEN;
use besace_server::{entry, wire};
use besace_table::checks::{module_with, must_be_fresh};
use std::path::Path;
use ts_rs::{Config, TS};

/// The declarations of these types, as one module.
macro_rules! module {
    ($why:literal, $($type:ty),+ $(,)?) => {{
        // Numbers of log entries and milliseconds stay far below 2^53.
        let config = Config::new().with_large_int("number");
        let sentences = ("#web/generated/sentence.ts", &["Sentence"] as &[&str]);
        module_with(&[sentences], $why, &[$(<$type>::decl(&config)),+])
    }};
}

#[test]
fn the_client_has_the_types_of_the_table() {
    must_be_fresh(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/generated/table.ts"),
        &module!(
            "What every game has from the table.",
            besace_table::Seat,
            besace_table::SeatSet,
            besace_table::Viewer,
            besace_table::FirstPlayer,
            besace_table::Standings<serde_json::Value>,
            besace_table::Standing<serde_json::Value>,
        ),
    );
}

#[test]
fn the_messages_of_the_client_are_those_of_the_server() {
    let types = module!(
        "Every message between server and client.",
        serde_json::Value,
        wire::Envelope,
        wire::Request,
        wire::Message,
        wire::Closing,
        wire::Problem,
        besace_table::Code,
        wire::TableNow,
        wire::TableInfo,
        wire::TableState,
        wire::SeatInfo,
        wire::Who,
        wire::Step,
        wire::UndoNow,
        wire::CanUndo,
        wire::UndoQuestion,
        wire::What,
        entry::By,
        entry::Why,
        wire::SeatSight,
        besace_bots::Level,
        besace_bots::Reason,
        wire::ChatLine,
        wire::Me,
        wire::MyTable,
        wire::MyGames,
        wire::MyGame,
        wire::Figure,
        wire::NewName,
        wire::GameInfo,
        wire::GameOption,
        wire::Values,
        wire::NewTable,
        wire::NewSeat,
        wire::Made,
        wire::Replay,
        wire::Recovery,
        wire::Instead,
        wire::Recoverable,
        wire::Invitation,
        wire::DealInfo,
        wire::Language,
        wire::HowCalled,
        wire::MailNow,
        wire::NewDevice,
        wire::NewMail,
        wire::MailLink,
    );
    let forgotten = format!(
        "\n/** The name of somebody who wanted to be forgotten. */\nexport const FORGOTTEN = '{FORGOTTEN}';\n"
    );
    must_be_fresh(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/generated/wire.ts"),
        &(types + &forgotten),
    );
}
