//! Jericho's sentences, in both languages.

use super::tales::scoring;
use super::*;
use crate::Parts;
use crate::mind::Why;
use crate::telling::length;
use besace_bots::{General, Level, Why as _};
use besace_jericho::{Action, Card, Cards, Color, Lengths, Phase, Walls};
use besace_table::{Seat, Seed};
use besace_terminal::table::TerminalTable;
use besace_terminal::told::{Picked, TerminalGame, advice, menu};
use besace_words::{Language, Told, Words};
use serde_json::json;

fn teller(language: Language) -> Teller {
    let names = ["Anna", "Basile", "Colette"].map(str::to_owned).into();
    let words = Words::of(language).with(Parts::words(language));
    Teller { words, names, things: Parts::names(), person: Seat(0), colored: false }
}

fn fresh_table() -> TerminalTable<crate::Parts> {
    TerminalTable::new(3, Seed::new(7).unwrap(), Seat(0), Level::Novice).unwrap()
}

fn card(id: &str) -> Card {
    Card::from_id(id).unwrap()
}

fn cards(ids: &[&str]) -> Cards {
    ids.iter().map(|id| card(id)).collect()
}

fn told(event: &SeenEvent, language: Language) -> String {
    teller(language).tell(&Parts::tell(event, Seat(0), &fresh_table().view()).unwrap())
}

#[test]
fn a_card_is_named_to_those_who_see_it_and_to_nobody_else() {
    let own = SeenEvent::Drew { seat: Seat(0), card: Some(card("white-7")) };
    assert_eq!(told(&own, Language::English), "You draw a white 7.");
    assert_eq!(told(&own, Language::French), "Vous piochez un 7 blanc.");
    let hidden = SeenEvent::Supplied { seat: Seat(1), card: None };
    assert_eq!(told(&hidden, Language::English), "Basile puts a hidden card into the supply.");
    assert_eq!(told(&hidden, Language::French), "Basile met une carte cachée dans la réserve.");
}

#[test]
fn a_trumpet_is_told_with_what_fell_and_what_became_of_it() {
    let event = SeenEvent::TrumpetPlayed {
        seat: Seat(1),
        color: Color::Red,
        value: Some(4),
        fallen: vec![cards(&["red-4", "red-4"]), Cards::NONE, cards(&["red-4"])],
        collapsed: vec![0, 0, 2],
        kept: true,
    };
    assert_eq!(
        told(&event, Language::English),
        "Basile blows a trumpet at red: every 4 falls (you ×2 and Colette ×1); 2 trumpets in walls are lost \
         with it. The trumpet stays in the wall."
    );
    assert_eq!(
        told(&event, Language::French),
        "Basile sonne de la trompette contre le rouge\u{202f}: tous les 4 tombent (vous ×2 et Colette ×1), et 2 \
         trompettes des murs sont perdues avec eux. La trompette reste dans le mur."
    );
    let blow = Action::Trumpet { color: Color::Red };
    let mut view = fresh_table().view();
    view.seats[0].walls = Walls::from_iter([(Color::Red, cards(&["red-1", "red-4", "red-4"]))]);
    view.seats[2].walls = Walls::from_iter([(Color::Red, cards(&["red-4", "trumpet", "trumpet"]))]);
    let effect = Parts::effect(&view, &blow, std::slice::from_ref(&event)).unwrap();
    assert_eq!(
        teller(Language::English).tell(&effect),
        "Every red 4 falls into the supply (you ×2: 9 → 1 and Colette ×1: 8 → 0), and 2 trumpets in walls are \
         lost. The trumpet joins your wall."
    );
    let nothing = SeenEvent::TrumpetPlayed {
        seat: Seat(0),
        color: Color::Blue,
        value: None,
        fallen: vec![Cards::NONE; 3],
        collapsed: vec![0; 3],
        kept: false,
    };
    assert_eq!(
        told(&nothing, Language::English),
        "You blow a trumpet at blue: nothing stands there, nothing falls. The trumpet is gone."
    );
}

#[test]
fn a_shared_colour_is_told_with_each_share_and_the_rest() {
    let supply = cards(&["red-4", "red-3", "red-1", "red-1", "red-1"]);
    let won = [cards(&["red-4", "red-3"]), cards(&["red-1", "red-1"]), Cards::NONE];
    let lengths = Lengths([vec![4, 4, 1], vec![0; 3], vec![0; 3], vec![0; 3], vec![0; 3]]);
    let scored = SeenEvent::Scored { round: 5, supply, lengths, won: won.into(), left: cards(&["red-1"]) };
    let line = |language| scoring(&scored, &teller(language)).remove(0);
    assert_eq!(
        line(Language::English),
        "♦ Red: you and Basile share 5 cards with walls of 4: 2 each, 1 left over."
    );
    assert_eq!(
        line(Language::French),
        "♦ Rouge\u{202f}: 5 cartes à partager entre vous et Basile, murs de 4\u{202f}: 2 par personne, reste 1."
    );
}

#[test]
fn the_end_says_who_has_won_and_what_decided_a_tie() {
    let parts = |won, ones, wall_cards| Breakdown { won, ones, wall_cards };
    let ranked = |parts: [Breakdown; 3]| {
        Standings::ranked(parts.map(|part| (part.score(), part)), |part| part.wall_cards)
    };
    let tied = ranked([parts(8, 0, 4), parts(6, 2, 3), parts(1, 0, 0)]);
    let victory = |standings, language| -> Vec<String> {
        Parts::ending(standings).iter().map(|sentence| teller(language).tell(sentence)).collect()
    };
    assert_eq!(
        victory(&tied, Language::English),
        [
            "You win with 8 cards.",
            "Basile had 8 cards too; more cards left standing in the walls decided, 4 against 3."
        ]
    );
    let shared = ranked([parts(1, 0, 0), parts(6, 2, 3), parts(8, 0, 3)]);
    assert_eq!(
        victory(&shared, Language::French),
        ["Victoire partagée\u{202f}: Basile et Colette, avec 8 cartes."]
    );
}

#[test]
fn what_is_typed_is_an_action_in_the_protocols_words() {
    assert_eq!(Parts::typed("wall red-3"), Some(json!({"type": "wall", "card": "red-3"})));
    assert_eq!(Parts::typed("trumpet  blue"), Some(json!({"type": "trumpet", "color": "blue"})));
    assert_eq!(Parts::typed("lay"), Some(json!({"type": "lay"})));
    assert_eq!(
        Parts::typed("supply red-3 red-4"),
        Some(json!({"type": "supply", "card": "red-3", "more": "red-4"}))
    );
    assert_eq!(Parts::typed("build red-3"), None);
}

#[test]
fn a_bots_reasons_are_told_in_the_persons_language_with_what_it_does_first() {
    let search = General::Search.reason().with("expected_share", 0.314);
    let fall = Why::BringsDown.reason().with("color", "red").with("value", 4).with("count", 2);
    assert_eq!(
        advice::<Parts>(
            "Sonner contre le rouge",
            vec![search, fall.with("seat", 1)],
            &teller(Language::French)
        ),
        "Conseil\u{202f}: Sonner contre le rouge. 2 cartes de valeur 4 tombent du mur de Basile, dans la réserve. \
         Vos chances de gagner ainsi\u{202f}: environ 31\u{202f}%."
    );
}

#[test]
fn a_choice_is_told_with_what_the_rules_would_make_of_it() {
    let (mut table, teller) = (fresh_table(), teller(Language::English));
    while table.view().phase != Phase::Play {
        table.let_bots_decide();
        let Picked::Play(first) = menu(&table, None, &teller)[0].0 else { unreachable!() };
        table.play(&first).unwrap();
    }
    table.let_bots_decide();
    let view = table.view();
    for (pick, choice) in menu(&table, None, &teller) {
        let Picked::Play(Action::Wall { card }) = pick else { continue };
        let color = card.color().unwrap();
        let after = length(&view, Seat(0), color) + card.value().unwrap();
        assert!(choice.effect.contains(&after.to_string()), "{}: {}", choice.label, choice.effect);
    }
}
