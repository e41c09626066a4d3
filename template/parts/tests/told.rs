//! Toll's sentences are whole, and its board knows the game's names and facts.

use besace_table::{Game, Seat, Seed, Viewer};
use besace_terminal::checks::teller;
use besace_toll::{Good, SeenEvent, Toll};
use besace_toll_parts::Parts;
use besace_words::{Language, Told};

besace_terminal::sentence_checks!(Parts);

/// What the person at seat 0 reads of something that the seat `by` did.
fn told(event: SeenEvent, by: u8, language: Language) -> String {
    let game = Toll::new(3, Seed::new(1).unwrap(), &Default::default()).unwrap();
    let view = game.view(Viewer::Seat(Seat(0)));
    teller::<Parts>(3, language).tell(&Parts::tell(&event, Seat(by), &view).unwrap())
}

#[test]
fn an_opened_bag_is_told_with_who_pays_whom() {
    let caught = SeenEvent::Opened { seat: Seat(0), good: Good::Silk, to: Seat(1), coins: 4 };
    assert_eq!(
        told(caught.clone(), 1, Language::English),
        "Agathe opens your bag: a bolt of silk. You pay 4 coins."
    );
    assert_eq!(
        told(caught, 1, Language::French),
        "Agathe ouvre votre sac\u{202f}: un rouleau de soie. Vous payez 4 pièces."
    );
    let honest = SeenEvent::Opened { seat: Seat(2), good: Good::Apple, to: Seat(2), coins: 1 };
    assert_eq!(
        told(honest.clone(), 0, Language::English),
        "You open Basile’s bag: an apple. You pay 1 coin."
    );
    assert_eq!(
        told(honest, 0, Language::French),
        "Vous ouvrez le sac de Basile\u{202f}: une pomme. Vous payez 1 pièce."
    );
}

#[test]
fn a_hidden_good_is_named_to_its_owner_alone() {
    let sealed = |seat, good| SeenEvent::Sealed { seat: Seat(seat), good };
    assert_eq!(told(sealed(0, Some(Good::Cheese)), 0, Language::English), "You seal a cheese in your bag.");
    assert_eq!(told(sealed(1, None), 1, Language::French), "Agathe ferme son sac.");
}
