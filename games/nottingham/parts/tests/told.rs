//! Nottingham's sentences are whole, and its board knows the game's names and facts.

use besace_nottingham::{Breakdown, Ending, Nottingham, SeenEvent};
use besace_nottingham_parts::Parts;
use besace_table::{Game, Seat, Seed, Standings, Viewer};
use besace_words::{Language, Reader, Sentence, Told, Words};
use serde_json::json;

besace_terminal::sentence_checks!(Parts);

/// Says a sentence in both languages; what does not exist, or is left open in it, is found where it is said.
fn said(sentence: &Sentence) -> [String; 2] {
    let names: Vec<String> = ["Anna", "Basile", "Colette"].map(str::to_owned).into();
    let things = Parts::names();
    Language::ALL.map(|language| {
        let words = Words::of(language).with(Parts::words(language));
        words.tell(sentence, &Reader { names: &names, me: Some(Seat(0)), things: &things })
    })
}

#[test]
fn a_bots_reason_names_the_card_and_the_seat() {
    let numbers = json!({"card": "pearls", "seat": 1});
    let [english, french] = said(&Parts::why("takes_known_card", numbers.as_object().unwrap()));
    assert_eq!(english, "You know what you can get: you have seen pearls in Basile’s hand.");
    assert_eq!(
        french,
        "Vous savez ce que vous pouvez trouver dans la main de Basile, vous l’avez vu\u{202f}: perles."
    );
}

#[test]
fn the_end_says_what_ended_the_game_who_has_won_and_what_decided() {
    let view =
        Nottingham::new(3, Seed::new(1).unwrap(), &Default::default()).unwrap().view(Viewer::Spectator);
    let over = |reason| {
        let [english, _] = said(&Parts::tell(&SeenEvent::GameOver { reason }, Seat(0), &view).unwrap());
        english
    };
    assert_eq!(over(Ending::MissionsDone), "All mission cards are taken: the game is over.");
    assert_eq!(over(Ending::SheriffHome), "The sheriff is home again: the game is over.");

    let ended = |loot_cards: [u8; 3]| -> Vec<String> {
        let parts = loot_cards.map(|loot_cards| Breakdown { loot: 20, missions: 0, loot_cards });
        let standings =
            Standings::ranked(parts.into_iter().map(|parts| (20, parts)), |parts| parts.loot_cards);
        Parts::ending(&standings).iter().map(|sentence| said(sentence)[0].clone()).collect()
    };
    assert_eq!(ended([2, 2, 2]), ["You, Basile and Colette share the victory with 20 points each."]);
    assert_eq!(
        ended([2, 1, 1]),
        [
            "You win with 20 points.",
            "Basile and Colette had 20 points too; more cards in the loot decided, 2 against 1."
        ]
    );
}
