//! Badaboom's sentences are whole, its board knows the game's names and facts, and what it tells can be read.

use besace_badaboom::{Action, Aim, Back, Badaboom, BombCard, Breakdown, Card, SeenEvent, TrickPlay, View};
use besace_badaboom_parts::Parts;
use besace_table::{Game, Seat, Standings, Viewer};
use besace_terminal::checks::teller;
use besace_words::{Language, Told};

besace_terminal::sentence_checks!(Parts);

/// Every card and every bomb says what it does, in both languages.
#[test]
fn every_card_says_what_it_does() {
    let ids = Card::all().map(Card::id).chain(BombCard::all().map(BombCard::id));
    let ids: Vec<&str> = ids.collect();
    for language in Language::ALL {
        let teller = teller::<Parts>(3, language);
        for id in &ids {
            assert!(teller.words.has(&format!("badaboom-about-{id}")), "{id}");
        }
    }
}

/// The rules page's position as seat 2 sees it, who holds an armed powder keg with a left hook.
fn view(seat: u8) -> View {
    let position = include_str!("../../rules/tests/rules/example_position.json").parse().unwrap();
    Badaboom::load(&position).unwrap_or_else(|bad| panic!("{bad}")).view(Viewer::Seat(Seat(seat)))
}

fn card(id: &str) -> Card {
    Card::from_id(id).unwrap()
}

fn told(event: &SeenEvent, language: Language) -> String {
    teller::<Parts>(4, language).tell(&Parts::tell(event, Seat(0), &view(0)).unwrap())
}

#[test]
fn a_card_is_named_to_those_who_see_it_and_its_back_to_the_others() {
    let drew = |seat, card| SeenEvent::Drew { seat: Seat(seat), back: Back::Trick, card };
    assert_eq!(told(&drew(0, Some(card("hurl"))), Language::English), "You draw Hurl.");
    assert_eq!(told(&drew(1, None), Language::English), "Agathe draws a trick, unseen.");
    assert_eq!(told(&drew(1, None), Language::French), "Agathe pioche une carte cachée (dos\u{202f}: ruse).");
    let put =
        |seat, card, face_up| SeenEvent::Put { seat: Seat(seat), slot: 1, back: Back::Gadget, card, face_up };
    assert_eq!(
        told(&put(0, Some(card("left-hook")), false), Language::English),
        "You put Left Hook into slot 2, face down."
    );
    assert_eq!(told(&put(1, None, false), Language::English), "Agathe puts a gadget into slot 2, face down.");
    let stole = |card| SeenEvent::Stole { seat: Seat(1), target: Seat(0), back: Back::Mechanism, card };
    assert_eq!(told(&stole(Some(Card::MECHANISM)), Language::French), "Agathe vous vole un Mécanisme.");
}

#[test]
fn an_explosion_is_told_with_whom_it_hits() {
    let exploded = |hit: &[u8]| SeenEvent::Exploded {
        bomb: BombCard::from_id("tin-can").unwrap(),
        holder: Seat(1),
        gadget: None,
        hit: hit.iter().map(|seat| Seat(*seat)).collect(),
    };
    assert_eq!(
        told(&exploded(&[0, 2]), Language::English),
        "Badaboom! Tin Can explodes before Agathe. Hit: you and Basile."
    );
    assert_eq!(
        told(&exploded(&[]), Language::French),
        "Badaboum\u{202f}! Boîte de conserve explose devant Agathe. Personne n’est touché."
    );
}

#[test]
fn a_choice_is_named_with_what_it_is_aimed_at() {
    let label = |play: TrickPlay, language| {
        teller::<Parts>(4, language).tell(&Parts::label(&view(0), &Action::Trick(play)))
    };
    let shove = TrickPlay { card: card("shove"), aim: Aim::To { to: Seat(3) } };
    assert_eq!(label(shove, Language::English), "Play Shove to send the bomb to Colette");
    let rob = Aim::TargetAndBack { target: Seat(1), back: Back::Mechanism };
    let pickpocket = TrickPlay { card: card("pickpocket"), aim: rob };
    assert_eq!(label(pickpocket, Language::French), "Jouer Vide-poches contre Agathe, pour un dos Mécanisme");
    let exchange = Aim::SlotAndPut { slot: 2, put: card("magnet-coil") };
    let sleight = TrickPlay { card: card("sleight-of-hand"), aim: exchange };
    assert_eq!(label(sleight, Language::English), "Play Sleight of Hand on slot 3, to put Magnet Coil there");
}

/// The one who holds it is asked last of all, so the question says whom the bomb would hit.
#[test]
fn the_question_says_what_is_at_stake() {
    let question = |language| {
        let game_view = view(2);
        let mut teller = teller::<Parts>(4, language);
        teller.person = Seat(2);
        let legal = [Action::Pass, Action::Skip].map(besace_table::Offer::Action);
        teller.tell(&Parts::question(&game_view, &legal).unwrap())
    };
    assert_eq!(
        question(Language::English),
        "Now the bomb explodes, and would hit Colette. Do you play a last trick?"
    );
}

#[test]
fn the_end_says_who_is_out() {
    let coins = |survival| Breakdown { survival, ..Breakdown::default() };
    let standings = |all: [u32; 3]| Standings::ranked(all.map(|own| (own as i32, coins(own))), |_| ());
    let end = |all, language| teller::<Parts>(3, language).tell(&Parts::ending(&standings(all))[0]);
    assert_eq!(end([4, 10, 7], Language::English), "Agathe is out, and wins with 10 coins.");
    assert_eq!(
        end([11, 11, 7], Language::French),
        "Victoire partagée\u{202f}: vous et Agathe, avec 11 pièces chacun."
    );
}
