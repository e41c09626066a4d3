//! What a game's tests ask of its sentences.

use crate::{Names, Sentence, Text, Told};
use besace_table::Game;
use besace_table::checks::must_be_fresh;
use serde::Serialize;
use serde_json::Value;
use std::fs;
use std::path::Path;

/// Catches a board that has other names or facts than its game: `board/told.ts`, in the game's folder, is generated
/// from the game. With `BESACE_WRITE=1` the file is written first.
pub fn the_board_has_the_games_names_and_facts<G: Game, T: Told<G>>(game: &Path) {
    must_be_fresh(&game.join("board/told.ts"), &module::<G, T>());
}

/// Catches a fact that no file of the game's own part of the client reads.
pub fn the_board_reads_every_fact<G: Game, T: Told<G>>(game: &Path) {
    let mut files = Vec::new();
    ["board", "box", "browser"].iter().for_each(|folder| read_all(&game.join(folder), &mut files));
    let facts = T::facts();
    let unread = unread(&facts, &files);
    assert!(unread.is_empty(), "these facts are told, and nothing reads them: {unread:?}");
}

/// The facts that no text reads as `FACTS.<its name>`.
fn unread<'a>(facts: &'a Value, texts: &[String]) -> Vec<&'a str> {
    let reads = |text: &String, fact: &str| {
        let after = text.split("FACTS.").skip(1);
        after
            .map(|after| after.split(|c: char| !c.is_alphanumeric() && c != '_').next())
            .any(|read| read == Some(fact))
    };
    let facts = facts.as_object().into_iter().flatten().map(|(fact, _)| fact.as_str());
    facts.filter(|fact| !texts.iter().any(|text| reads(text, fact))).collect()
}

fn read_all(folder: &Path, texts: &mut Vec<String>) {
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.expect("a folder's entries can be read").path();
        let is_code =
            path.extension().is_some_and(|ending| ["ts", "svelte", "mjs"].iter().any(|code| ending == *code));
        if path.is_dir() {
            read_all(&path, texts);
        } else if is_code {
            texts.push(fs::read_to_string(path).expect("a source file can be read"));
        }
    }
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
    let aims = match T::AIMS {
        [] => String::new(),
        aims => format!("  aims: {},\n", json(&aims, false)),
    };
    format!(
        "// What {} calls its things, and what a board has to know of its box and its rules.\n\
         // Generated from the game by a test; not to be edited.\n\n\
         import type {{ Names }} from '#web/words/sentence.ts';\n\n\
         export const NAMES: Names = {{\n  cards: {{\n{}  }},\n  things: {{\n{}  }},\n{aims}}};\n\n\
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

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_fact_that_nothing_reads_is_found() {
        let facts = json!({"worth": 3, "fine": 4, "fines": [5], "fee": 1});
        let texts = ["const a = FACTS.worth[good];".to_owned(), "{FACTS.fines}, fee".to_owned()];
        assert_eq!(unread(&facts, &texts), ["fine", "fee"]);
    }
}
