//! The game is told as its rules have it, and nothing that is offered step by step is refused.

use super::*;
use crate::Parts;
use crate::telling::offers::{READY, said};
use crate::telling::standing;
use besace_bots::Level;
use besace_sheriff::{
    BagPromise, BagState, Deed, GiveView, Good, Goods, Later, Listed, OfferView, Options, Phase, Row, Side,
    Words,
};
use besace_table::{Game, Guess, Seed, Viewer};
use besace_terminal::table::TerminalTable;
use besace_terminal::told::{Picked, TerminalGame, menu};
use besace_words::{Language, Told};
use drafts::DraftStep;
use serde_json::json;
use std::ops::ControlFlow;

fn teller(language: Language) -> Teller {
    let names = ["Anna", "Basile", "Colette", "Désiré"].map(str::to_owned).into();
    let words = besace_words::Words::of(language).with(Parts::words(language));
    Teller { words, names, things: Parts::names(), person: Seat(0), colored: false }
}

fn fresh_table(seed: u64) -> TerminalTable<crate::Parts> {
    TerminalTable::new(4, Seed::new(seed).unwrap(), Seat(0), Level::Novice).unwrap()
}

/// A game in which the person picks anything from every menu, until it ends or enough has been seen.
fn play_at_random(
    seed: u64,
    teller: &Teller,
    mut look: impl FnMut(&TerminalTable<crate::Parts>, Option<&Draft>, &[DraftStep]) -> ControlFlow<()>,
) {
    let mut table = fresh_table(seed);
    let mut guess = Guess::new(seed);
    while table.standings().is_none() {
        table.let_bots_decide();
        let mut draft = None;
        while table.asks_the_person() {
            let picks = menu(&table, draft.as_ref(), teller);
            if look(&table, draft.as_ref(), &picks).is_break() {
                return;
            }
            match picks[guess.below(picks.len() as u32) as usize].0.clone() {
                Picked::Play(action) => {
                    table.play(&action).expect("what is put together step by step can be played");
                    break;
                }
                Picked::Draft(next) => draft = Some(next),
                Picked::Back => draft = None,
                Picked::HoldBack => {
                    table.hold_back();
                    break;
                }
            }
        }
    }
}

/// Something of the first random game that has it.
fn found<T>(teller: &Teller, what: impl Fn(&TerminalTable<crate::Parts>) -> Option<T>) -> T {
    let mut found = None;
    for seed in 1.. {
        play_at_random(seed, teller, |table, _, _| {
            found = what(table);
            if found.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        if let Some(found) = found {
            return found;
        }
    }
    unreachable!("there is always another game")
}

/// The draft after the step whose label begins like this.
fn after(draft: &Draft, label: &str, view: &View, teller: &Teller) -> Draft {
    let steps = draft.steps(view, &[], teller);
    let labels: Vec<&str> = steps.iter().map(|(_, choice)| choice.label.as_str()).collect();
    let at = labels.iter().position(|each| each.starts_with(label));
    match &steps[at.unwrap_or_else(|| panic!("no “{label}” in {labels:?}"))].0 {
        Picked::Draft(next) => next.clone(),
        _ => panic!("“{label}” ends the draft"),
    }
}

/// What would be played if a draft were left as it is.
fn action(draft: &Draft, view: &View, teller: &Teller) -> Action {
    let steps = draft.steps(view, &[], teller);
    let action = steps.into_iter().find_map(|(pick, _)| match pick {
        Picked::Play(action) => Some(action),
        _ => None,
    });
    action.expect("the draft can be played as it is")
}

#[test]
fn choices_that_differ_are_told_differently_and_all_of_them_can_be_played() {
    for (seed, language) in [(1, Language::English), (2, Language::French)] {
        let teller = teller(language);
        play_at_random(seed, &teller, |_, _, picks| {
            let mut labels: Vec<&str> = picks.iter().map(|(_, choice)| choice.label.as_str()).collect();
            labels.sort_unstable();
            labels.dedup();
            assert_eq!(labels.len(), picks.len(), "{labels:?}");
            ControlFlow::Continue(())
        });
    }
}

#[test]
fn a_visit_to_the_market_is_put_together_card_by_card() {
    let teller = teller(Language::English);
    let (mut view, offers) = found(&teller, |table| {
        let view = table.view();
        (view.phase == Phase::Market).then(|| (view, table.choices()))
    });
    view.discards.left = vec![Good::Silk, Good::Apple];
    let Some(Offer::Bounds(bounds)) = offers.first() else { panic!("the market has bounds") };
    let Bounds::Market { set_aside, .. } = bounds else { panic!("the market is visited") };
    let good = set_aside.from.0.iter().next().expect("a hand is never empty here");
    let draft = Draft::of(bounds);
    let set_aside =
        teller.say("sheriff-terminal-set-aside", &[("cards", goods::several(good, 1, &teller).into())]);
    let draft = after(&draft, &set_aside, &view, &teller);
    let draft = after(&draft, "Take 1 bolt of silk from the left pile", &view, &teller);
    let done = action(&draft, &view, &teller);
    assert_eq!(done, Action::Market { set_aside: Listed(Goods::of(good, 1)), left: 1, right: 0 });
    let labels = draft.steps(&view, &[], &teller).into_iter().map(|(_, choice)| choice.label);
    assert!(!labels.into_iter().any(|label| label.starts_with("Take")), "one card for one, and no more");
}

#[test]
fn cards_go_onto_a_pile_in_the_order_in_which_they_are_named() {
    let teller = teller(Language::English);
    let view = fresh_table(1).view();
    let cards: Goods = [Good::Apple, Good::Apple, Good::Pepper, Good::Silk].into_iter().collect();
    let mut draft = Draft::of(&Bounds::Discard { pile: Side::Right, cards: Listed(cards) });
    for label in ["On top: silk", "Next: apple", "Next: pepper"] {
        draft = after(&draft, label, &view, &teller);
    }
    let row = Row::new([Good::Silk, Good::Apple, Good::Pepper, Good::Apple]).unwrap();
    assert_eq!(action(&draft, &view, &teller), Action::Discard { pile: Side::Right, cards: row });
    assert_eq!(draft.steps(&view, &[], &teller).len(), 1, "the last card has only one place");
}

#[test]
fn a_counter_offer_starts_from_the_offer_that_it_replaces() {
    let teller = teller(Language::English);
    let (view, bounds, id) = found(&teller, |table| {
        table.choices().into_iter().find_map(|offer| match offer {
            Offer::Bounds(bounds) => match &bounds {
                Bounds::Counter { replaces, .. } => {
                    let id = replaces.iter().flatten().next()?;
                    Some((table.view(), bounds, id))
                }
                _ => None,
            },
            Offer::Action(_) => None,
        })
    });
    let offer = standing(&view, id).expect("what can be replaced stands");
    let draft = after(&Draft::of(&bounds), &format!("Start from offer {id}"), &view, &teller);
    let told = teller.tell(&crate::telling::offers::Terms::of(offer).tell());
    assert!(draft.so_far(&view, &teller).contains(&told), "{told}");
    match action(&draft, &view, &teller) {
        Action::Counter { replaces, give, promises, .. } => {
            assert_eq!((replaces, give.coins, give.legal), (Some(id), offer.give.coins, offer.give.legal));
            assert_eq!(promises, offer.promises);
        }
        other => panic!("not a proposal: {other:?}"),
    }
    let afresh = after(&Draft::of(&bounds), "Start afresh", &view, &teller);
    let more = after(&afresh, "More: 1 coin", &view, &teller);
    assert!(matches!(action(&more, &view, &teller), Action::Counter { replaces: None, .. }));
}

#[test]
fn goods_from_the_bag_go_only_with_the_promise_that_it_passes() {
    let teller = teller(Language::English);
    let (view, bounds) = found(&teller, |table| {
        table.choices().into_iter().find_map(|offer| match offer {
            Offer::Bounds(bounds @ Bounds::Offer { give, .. }) if give.bag.max > 0 => {
                let owed = table.view().inspection?.owes.is_some();
                (!owed).then(|| (table.view(), bounds))
            }
            _ => None,
        })
    });
    assert_eq!(view.seats[0].bag.state, BagState::Closed);
    let mut draft = Draft::of(&bounds);
    for label in ["Goods from the bag", "More: chickens", "Done", "The sheriff’s word"] {
        draft = after(&draft, label, &view, &teller);
    }
    let done = after(&draft, "Done", &view, &teller);
    match action(&done, &view, &teller) {
        Action::Offer { give, promises, .. } => {
            assert_eq!(give.bag, Goods::of(Good::Chicken, 1));
            assert_eq!(promises.of(Seat(0)), Some(Deed::LetPass));
        }
        other => panic!("not an offer: {other:?}"),
    }
    draft = after(&draft, "Take back: your bag passes", &view, &teller);
    draft = after(&draft, "Done", &view, &teller);
    assert_eq!(draft.so_far(&view, &teller), "Your offer so far: nothing.");
}

#[test]
fn words_for_later_are_read_in_every_language() {
    let later = |by: u8, text: &str| Later { by: Seat(by), text: text.to_owned() };
    let (text, _) = READY[0];
    assert_eq!(
        teller(Language::French).tell(&said(&later(1, text))),
        "Basile dit\u{202f}: «\u{202f}Quand je serai shérif, votre sac passera\u{202f}»"
    );
    assert_eq!(teller(Language::English).tell(&said(&later(0, "Trust me"))), "You say: “Trust me”");
}

/// An event as the person is told it, because `by` acted.
fn told(event: &SeenEvent, by: u8) -> Option<String> {
    let after = View { sheriff: Seat(2), ..fresh_table(1).view() };
    let sentence = Parts::tell(event, Seat(by), &after);
    sentence.map(|sentence| teller(Language::English).tell(&sentence))
}

#[test]
fn cards_are_named_to_whoever_draws_them_and_to_nobody_else() {
    let own = Some(Listed([Good::Apple, Good::Silk].into_iter().collect()));
    let drew = SeenEvent::Drew { seat: Seat(0), count: 2, cards: own };
    assert_eq!(told(&drew, 0).as_deref(), Some("You draw 1 apple and 1 bolt of silk."));
    let drew = SeenEvent::Drew { seat: Seat(1), count: 2, cards: None };
    assert_eq!(told(&drew, 1).as_deref(), Some("Basile draws 2 cards."));
    assert_eq!(told(&SeenEvent::Drew { seat: Seat(1), count: 0, cards: None }, 1), None);
}

#[test]
fn an_offer_says_who_gives_and_who_asks() {
    let give = GiveView {
        coins: 8,
        legal: Goods::NONE,
        named: Listed::NONE,
        unnamed: None,
        unnamed_count: 0,
        bag: Goods::NONE,
    };
    let promises = [BagPromise { deed: Deed::LetPass, seat: Seat(0) }].into_iter().collect();
    let made = |by: u8| SeenEvent::Offered {
        offer: OfferView {
            id: 1,
            by: Seat(by),
            payer: Seat(0),
            give: give.clone(),
            promises,
            later: Words::default(),
        },
        replaces: None,
    };
    let proposed = told(&made(2), 2).unwrap();
    assert_eq!(proposed, "Colette asks you for 8 coins, and in return your bag passes.");
    assert_eq!(told(&made(0), 0).unwrap(), "You offer 8 coins, and in return your bag passes.");
    let refused = SeenEvent::Refused { offer: 1, by: Seat(2) };
    assert_eq!(told(&refused, 0).unwrap(), "You refuse what Colette asks for.");
    let refused = SeenEvent::Refused { offer: 1, by: Seat(1) };
    assert_eq!(told(&refused, 2).unwrap(), "Colette refuses Basile’s offer.");
}

#[test]
fn crowns_are_those_of_the_result() {
    for (seats, seed) in [(3, 1), (4, 2), (5, 3)] {
        let mut game =
            Sheriff::new(seats, Seed::new(seed).unwrap(), &Options { royal: true, ..Options::default() })
                .unwrap();
        let mut guess = Guess::new(seed);
        let (mut offers, mut actions) = (Vec::new(), Vec::new());
        while let Some(seat) = game.pending().first() {
            besace_table::actions(&game, seat, 4, &mut guess, &mut offers, &mut actions);
            let action = &actions[guess.below(actions.len() as u32) as usize];
            besace_table::play(&mut game, seat, action, &mut Vec::new()).unwrap();
        }
        let result = game.result().expect("the game is over");
        for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
            let view = game.view(viewer);
            for crowns in view.crowns() {
                let bonus = result.seats.iter().map(|each| each.breakdown.bonus.0[crowns.good.index()]);
                assert_eq!(crowns.points, bonus.collect::<Vec<u8>>());
            }
        }
    }
}

#[test]
fn what_is_typed_is_an_action_in_the_protocols_words() {
    for (typed, action) in [
        (
            "market silk apple 2 0",
            json!({"type": "market", "set_aside": ["silk", "apple"], "left": 2, "right": 0}),
        ),
        ("market", json!({"type": "market", "set_aside": [], "left": 0, "right": 0})),
        ("discard left silk apple", json!({"type": "discard", "pile": "left", "cards": ["silk", "apple"]})),
        ("load apple apple", json!({"type": "load", "cards": ["apple", "apple"]})),
        ("declare apple 2", json!({"type": "declare", "good": "apple", "count": 2})),
        ("inspect 1", json!({"type": "inspect", "seat": 1})),
        ("stand", json!({"type": "stand"})),
        ("accept 3", json!({"type": "accept", "offer": 3})),
        ("accept 3 silk", json!({"type": "accept", "offer": 3, "unnamed": ["silk"]})),
        ("pay apple mead apple", json!({"type": "pay", "legal": ["apple", "apple"], "contraband": ["mead"]})),
        (r#"{"type": "offer", "give": {"coins": 5}}"#, json!({"type": "offer", "give": {"coins": 5}})),
        ("stand still", json!({"type": "stand", "more": "still"})),
        ("market 1 2 3", json!({"type": "market", "set_aside": [], "left": 1, "right": 2, "more": 3})),
    ] {
        assert_eq!(Parts::typed(typed), Some(action), "{typed}");
    }
    assert_eq!(Parts::typed("sell apple"), None);
    assert_eq!(Parts::typed("{nothing"), None);
}
