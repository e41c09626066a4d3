//! The client's types are generated from the Rust ones and committed; these tests fail when they are stale.
//! `BESACE_WRITE=1 cargo test -p besace-server --test types` writes them anew.

use besace_server::{entry, wire};
use std::path::Path;
use ts_rs::{Config, TS};

/// The declarations of these types, as one module.
macro_rules! module {
    ($why:literal, $($type:ty),+ $(,)?) => {{
        // Numbers of log entries and milliseconds stay far below 2^53.
        let config = Config::new().with_large_int("number");
        let declarations = [$(<$type>::decl(&config)),+];
        let mut text = format!("// {}\n// Generated from the Rust types by a test; not to be edited.\n", $why);
        for declaration in declarations {
            text.push_str(&format!("\nexport {declaration}\n"));
        }
        // The generator ends lines with spaces; no file here does.
        text.lines().map(|line| format!("{}\n", line.trim_end())).collect::<String>()
    }};
}

#[test]
fn the_messages_of_the_client_are_those_of_the_server() {
    check(
        "wire.ts",
        &module!(
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
            wire::What,
            entry::By,
            entry::Why,
            wire::SeatSight,
            besace_table::Seat,
            besace_table::Viewer,
            besace_bots::Level,
            besace_bots::Reason,
            wire::ChatLine,
            wire::Me,
            wire::MyTable,
            wire::NewName,
            wire::GameInfo,
            wire::NewTable,
            wire::NewSeat,
            wire::Made,
            wire::Replay,
            wire::Recovery,
        ),
    );
}

/// The same for a game: first what every game has from the table, then its own types.
macro_rules! game_module {
    ($why:literal, $($type:ty),+ $(,)?) => {
        module!(
            $why,
            besace_table::Seat,
            besace_table::SeatSet,
            besace_table::Viewer,
            besace_table::FirstPlayer,
            besace_table::Standings<game::Breakdown>,
            besace_table::Standing<game::Breakdown>,
            $($type),+
        )
    };
}

#[test]
fn the_client_knows_jericho_as_its_rules_write_it() {
    use besace_jericho as game;
    check(
        "jericho.ts",
        &game_module!(
            "What Jericho shows, tells, offers and asks.",
            game::Color,
            game::Card,
            game::Cards,
            game::Lengths,
            game::Options,
            game::Action,
            game::View,
            game::SeatView,
            game::Walls,
            game::SeenEvent,
            game::Breakdown,
        ),
    );
}

#[test]
fn the_client_knows_nottingham_as_its_rules_write_it() {
    use besace_nottingham as game;
    check(
        "nottingham.ts",
        &game_module!(
            "What Nottingham shows, tells, offers and asks.",
            game::Card,
            game::Cards,
            game::CardList,
            game::Kinds,
            game::Trick,
            game::Color,
            game::Ambush,
            game::Mission,
            game::Missions,
            game::Options,
            game::Track,
            game::MissionValues,
            game::AmbushPairs,
            game::Action,
            game::Bounds,
            game::Range,
            game::View,
            game::SeatView,
            game::ActionView,
            game::DeliveryView,
            game::SeenEvent,
            game::ShownTo,
            game::Ending,
            game::Memory,
            game::Breakdown,
        ),
    );
}

#[test]
fn the_client_knows_sheriff_as_its_rules_write_it() {
    use besace_sheriff as game;
    check(
        "sheriff.ts",
        &game_module!(
            "What Sheriff of Nottingham shows, tells, offers and asks.",
            game::Good,
            game::Goods,
            game::Listed,
            game::Row,
            game::Side,
            game::Options,
            game::Deed,
            game::BagPromise,
            game::Promises,
            game::Later,
            game::Words,
            game::Give,
            game::Ask,
            game::Action,
            game::Bounds,
            game::Span,
            game::Choice,
            game::GiveBounds,
            game::AskBounds,
            game::Possible,
            game::Replaceable,
            game::View,
            game::MarketView,
            game::Confiscated,
            game::Debt,
            game::InspectionView,
            game::Owes,
            game::OfferView,
            game::GiveView,
            game::Deal,
            game::Deals,
            game::SeatView,
            game::BagView,
            game::BagState,
            game::Declared,
            game::Discards,
            game::SeenEvent,
            game::Promised,
            game::Breakdown,
            game::Bonus,
            game::Memory,
            game::Remembered,
        ),
    );
}

/// Compares the file with what it should be, or writes it where that is asked for.
fn check(file: &str, expected: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/generated").join(file);
    if std::env::var_os("BESACE_WRITE").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, expected).unwrap();
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        committed == expected,
        "web/src/generated/{file} is stale: run `BESACE_WRITE=1 cargo test -p besace-server --test types`"
    );
}
