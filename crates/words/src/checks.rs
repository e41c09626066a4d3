//! What a game's tests ask of its sentences.

use crate::{Names, Sentence, Text, Told};
use besace_table::Game;
use besace_table::checks::must_be_fresh;
use serde::Serialize;
use std::path::Path;

/// Catches a board that has other names or facts than its game: `board/told.ts`, in the game's folder, is generated
/// from the game. With `BESACE_WRITE=1` the file is written first.
pub fn the_board_has_the_games_names_and_facts<G: Game, T: Told<G>>(game: &Path) {
    must_be_fresh(&game.join("board/told.ts"), &module::<G, T>());
}

fn module<G: Game, T: Told<G>>() -> String {
    let Names { cards, things } = T::names();
    let orders: Vec<&str> = T::ORDERS.iter().map(|order| order.id).collect();
    let orders = match orders[..] {
        [] => String::new(),
        _ => format!(
            "\n/** The standing orders that a person may give; the first is given at first. */\n\
             export const ORDERS = {} as const;\n",
            json(&orders, false)
        ),
    };
    format!(
        "// What {} calls its things, and what a board has to know of its box and its rules.\n\
         // Generated from the game by a test; not to be edited.\n\n\
         import type {{ Names }} from '#web/words/sentence.ts';\n\n\
         export const NAMES: Names = {{\n  cards: {{\n{}  }},\n  things: {{\n{}  }},\n}};\n\n\
         export const FACTS = {} as const;\n{orders}",
        G::INFO.title,
        entries(&cards),
        entries(&things),
        json(&T::facts(), true),
    )
}

fn entries(names: &[(Text, Sentence)]) -> String {
    names.iter().map(|(id, name)| format!("    {}: {},\n", json(id, false), json(name, false))).collect()
}

fn json(value: &impl Serialize, pretty: bool) -> String {
    let written = if pretty { serde_json::to_string_pretty(value) } else { serde_json::to_string(value) };
    written.expect("names and facts can be written as JSON")
}
