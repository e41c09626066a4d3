//! Noxford's sentences are whole, its board knows the game's names and facts, and what it tells can be read.

use besace_noxford::{Action, Breakdown, Card, Corner, Noxford, Orientation, SeenEvent, Source, View};
use besace_noxford_parts::Parts;
use besace_table::{Game, Seat, Standings, Viewer};
use besace_terminal::checks::teller;
use besace_words::{Language, Told};
use serde_json::{Value, json};

besace_terminal::sentence_checks!(Parts);

fn card(id: &str) -> Card {
    Card::from_id(id).unwrap()
}

/// What seat 0, red, sees: a grand district with a barracks beside it, and gang members all round.
fn view() -> View {
    let city = json!([
        {"x": 0, "y": -2, "o": "sideways", "cards": ["blue-tough"]},
        {"x": -2, "y": -1, "o": "upright", "cards": ["district-grand"]},
        {"x": 0, "y": 0, "o": "sideways", "cards": ["barracks"]},
        {"x": -4, "y": -1, "o": "upright", "cards": ["blue-punk"]},
        {"x": -2, "y": 2, "o": "sideways", "cards": ["red-punk"]},
    ]);
    let gang = |color: &str, kinds: &[&str]| -> Vec<String> {
        kinds.iter().map(|kind| format!("{color}-{kind}")).collect()
    };
    let seat = |color: &str, kinds: &[&str]| {
        let cards = gang(color, kinds);
        json!({"color": color, "master": true, "hand": &cards[..3], "deck": &cards[3..]})
    };
    let red = ["lieutenant", "tough", "punk-gear", "lieutenant", "tough", "tough", "punk", "punk-gear"];
    let blue = ["lieutenant", "tough", "punk-gear", "lieutenant", "tough", "punk", "punk-gear"];
    let neutral = [
        "district-diamond",
        "district-wine",
        "district-airship",
        "district-dice",
        "district-mask",
        "district-diamond-wine",
        "district-wine-airship",
        "district-airship-dice",
        "district-dice-mask",
        "district-diamond-mask",
        "district-grand",
        "barracks",
        "barracks",
    ];
    let position: Value = json!({
        "game": "noxford", "version": 1, "phase": "turn", "turn": 0, "gear": null, "passes": 0,
        "seats": [seat("red", &red), seat("blue", &blue)],
        "city": city, "display": &neutral[..3], "neutral_deck": &neutral[3..],
    });
    Noxford::load(&position).unwrap_or_else(|bad| panic!("{bad}")).view(Viewer::Seat(Seat(0)))
}

fn told(event: &SeenEvent, language: Language) -> String {
    teller::<Parts>(2, language).tell(&Parts::tell(event, Seat(0), &view()).unwrap())
}

fn effect(action: Action, language: Language) -> String {
    teller::<Parts>(2, language).tell(&Parts::effect(&view(), &action, &[]).unwrap())
}

#[test]
fn a_card_that_is_laid_is_told_with_what_it_lies_beside() {
    let placed = SeenEvent::Placed {
        seat: Seat(1),
        card: card("blue-punk"),
        source: Source::Hand,
        o: Orientation::Upright,
        x: -4,
        y: -1,
    };
    assert_eq!(
        told(&placed, Language::English),
        "Agathe lays a blue punk against the grand district (left edge)."
    );
    assert_eq!(
        told(&placed, Language::French),
        "Agathe pose un voyou bleu contre le grand quartier (bord gauche)."
    );
    let drew = |seat, card| SeenEvent::Drew { seat: Seat(seat), card };
    assert_eq!(told(&drew(1, None), Language::English), "Agathe draws a card.");
    assert_eq!(told(&drew(0, Some(card("red-tough"))), Language::French), "Vous piochez un gros bras rouge.");
}

#[test]
fn an_effect_says_which_districts_change_hands() {
    // Blue's punk leads in the grand district: the barracks silence the other two gang members beside it.
    let place = |id: &str, o, x, y| Action::Place { card: card(id), o, x, y };
    assert_eq!(
        effect(place("red-tough", Orientation::Upright, -2, -4), Language::English),
        "It lies against the blue tough (left edge) and against the grand district (upper edge). Nobody leads in \
         the grand district any more (you 1 and Agathe 1)."
    );
    assert_eq!(
        effect(place("red-punk-gear", Orientation::Upright, 1, 2), Language::French),
        "Cette carte sera contre la caserne (bord du bas) et contre le voyou rouge (bord droit). Aucun quartier ne \
         change de mains. Son engrenage vous permettra ensuite de déplacer une carte."
    );
    let cover = Action::Cover { card: card("red-lieutenant"), on: Corner { x: -4, y: -1 } };
    assert_eq!(
        effect(cover, Language::English),
        "It covers the blue punk, which no longer counts. You lead in the grand district (you 1), worth 6 points."
    );
}

#[test]
fn the_end_says_who_has_won_and_with_which_districts() {
    let parts = |symbols, favorites, districts: &[&str]| Breakdown {
        symbols,
        favorites,
        districts: districts.iter().map(|id| card(id)).collect(),
        count: districts.len() as u8,
    };
    let standings = Standings::ranked(
        [parts(4, 2, &["district-grand"]), parts(6, 0, &["district-grand", "district-dice-mask"])]
            .map(|parts| (parts.score(), parts)),
        |parts| parts.count,
    );
    let end = |language| -> Vec<String> {
        Parts::ending(&standings).iter().map(|sentence| teller::<Parts>(2, language).tell(sentence)).collect()
    };
    assert_eq!(
        end(Language::English),
        [
            "Agathe wins with 6 points.",
            "You had 6 points too; more districts decided, 2 against 1.",
            "You: the grand district; 4 points for symbols, 2 for favourites.",
            "Agathe: the grand district and the district of the dice and the mask; 6 points for symbols, 0 for \
             favourites.",
        ]
    );
    assert_eq!(
        end(Language::French)[2],
        "Vous\u{202f}: le grand quartier\u{202f}; 4 points pour les symboles, 2 pour les préférés."
    );
}
