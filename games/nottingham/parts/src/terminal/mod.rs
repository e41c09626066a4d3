//! Nottingham's table in a terminal.

mod board;
mod choices;
mod drafts;

use crate::Parts;
use besace_nottingham::{Breakdown, Cards, Nottingham, SeenEvent, View};
use besace_table::{Seat, Standings};
use besace_terminal::TerminalGame;
use besace_terminal::table::Happened;
use besace_terminal::told::{Tale, Teller, end_by_rank};
use drafts::Draft;

impl TerminalGame for Parts {
    type Draft = Draft;
    const EXAMPLE: &'static str = "take, use 2, offer pearls coin, deliver gold 3";

    besace_terminal::contents! {
        folder: rules;
        board: status, table, hand, describe;
        choices: typed;
    }

    fn tale(happened: &Happened<Nottingham>, _view: &View, teller: &Teller) -> Option<Tale> {
        let line = teller.tell(happened.told.as_ref()?);
        Some(match happened.event {
            SeenEvent::AmbushDeclined { .. } | SeenEvent::Accepted { .. } => Tale::Aside(line),
            _ => Tale::Line(line),
        })
    }

    fn end(
        standings: &Standings<Breakdown>,
        _happened: &[Happened<Nottingham>],
        teller: &Teller,
    ) -> Vec<String> {
        end_by_rank::<Parts, _>(standings, teller, "nottingham-terminal-end-line", |parts| {
            [
                ("loot", parts.loot.into()),
                ("missions", parts.missions.into()),
                ("cards", parts.loot_cards.into()),
            ]
        })
    }
}

/// Every seat at this table.
fn seats(view: &View) -> impl Iterator<Item = Seat> + use<> {
    Seat::all(view.seats.len() as u8)
}

/// The person's own hand.
fn own_hand(view: &View, teller: &Teller) -> Cards {
    view.seats[teller.person.index()].hand.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use besace_bots::Level;
    use besace_nottingham::{Action, Ambush, Card, CardList, Mission, ShownTo, Trick};
    use besace_table::Seed;
    use besace_terminal::Draft as _;
    use besace_terminal::table::TerminalTable;
    use besace_terminal::told::{Picked, menu};
    use besace_words::{Language, Told, Words};
    use serde_json::json;

    fn teller(language: Language) -> Teller {
        let names = ["Anna", "Basile", "Colette"].map(str::to_owned).into();
        Teller {
            words: Words::of(language).with(Parts::words(language)),
            names,
            things: Parts::names(),
            person: Seat(0),
            colored: false,
        }
    }

    fn fresh_table() -> TerminalTable<crate::Parts> {
        TerminalTable::new(3, Seed::new(7).unwrap(), Seat(0), Level::Novice).unwrap()
    }

    fn told(event: &SeenEvent, language: Language) -> String {
        teller(language).tell(&Parts::tell(event, Seat(0), &fresh_table().view()).unwrap())
    }

    #[test]
    fn a_gift_is_named_to_whoever_gets_it_and_to_nobody_else() {
        let own = SeenEvent::Gift { seat: Seat(0), card: Some(Card::Chest) };
        assert_eq!(told(&own, Language::English), "The sheriff tips you: a chest.");
        let hidden = SeenEvent::Gift { seat: Seat(1), card: None };
        assert_eq!(told(&hidden, Language::English), "The sheriff tips Basile with a card.");
    }

    #[test]
    fn a_robbery_is_told_to_each_in_their_own_words() {
        let robbed = |from, to| SeenEvent::Swapped {
            kind: Trick::Robbery,
            from: Seat(from),
            to: Seat(to),
            card: Some(Card::Chest),
            given: Some(Card::Pearls),
        };
        assert_eq!(told(&robbed(0, 1), Language::French), "Basile vous prend un coffre, contre les perles.");
        assert_eq!(
            told(&robbed(1, 0), Language::French),
            "Vous prenez un coffre à Basile, contre les perles."
        );
        assert_eq!(told(&robbed(0, 1), Language::English), "Basile takes a chest from you, for the pearls.");
        let shown = SeenEvent::HandShown {
            seat: Seat(1),
            to: ShownTo::Seats(vec![Seat(0)]),
            cards: Some(CardList(Cards::of(Card::Gold, 2))),
        };
        assert_eq!(told(&shown, Language::French), "Basile vous montre sa main\u{202f}: 2 × or.");
        let hidden = SeenEvent::HandShown { seat: Seat(1), to: ShownTo::Seats(vec![Seat(2)]), cards: None };
        let english = told(&hidden, Language::English);
        assert_eq!(english, "Basile’s hand is shown to Colette, and to nobody else.");
    }

    #[test]
    fn a_choice_is_named_and_what_it_will_do_is_told() {
        let mut view = fresh_table().view();
        view.seats[0].hand = Some([Card::Coin, Card::Gold, Card::Gold].into_iter().collect());
        view.shown = Some(Card::Gold);
        let delivery = besace_nottingham::DeliveryView { object: Card::Chest, count: 3 };
        view.delivery = Some(delivery);
        let spring = Action::Spring { card: Ambush::of_pair(Card::Coin, Card::Chest) };
        let failed = SeenEvent::DeliveryFailed { seat: Seat(0), object: Card::Chest, count: 2 };
        let three_pairs = Action::Mission {
            mission: Mission::ThreePairs,
            objects: [Card::Coin, Card::Gold, Card::Chest].into_iter().collect(),
        };
        for (action, foreseen, label, effect) in [
            (Action::Take, vec![], "Keep the gold", "You would hold 3 × gold."),
            (
                Action::Use { target: None },
                vec![],
                "Lay an ambush",
                "Look at two ambush cards and lay one before you, with the gold.",
            ),
            (Action::Pick { card: Card::Coin }, vec![], "Take the coin", "You would hold 2 × coin."),
            (Action::Deliver { object: Card::Gold, count: 3 }, vec![], "Deliver 3 × gold", "9 points."),
            (three_pairs, vec![], "Three pairs: hand in 2 × coin, 2 × gold and 2 × chest", "15 points."),
            (spring, vec![], "Spring the ambush on coin or chest", "You take a chest; Anna gets your gold."),
            (
                spring,
                vec![failed],
                "Spring the ambush on coin or chest",
                "You take a chest; Anna gets your gold, and the delivery fails.",
            ),
        ] {
            let teller = teller(Language::English);
            assert_eq!(teller.tell(&Parts::label(&view, &action)), label);
            assert_eq!(teller.tell(&Parts::effect(&view, &action, &foreseen).unwrap()), effect);
        }
    }

    #[test]
    fn what_is_typed_is_an_action_in_the_protocols_words() {
        for (typed, action) in [
            ("take", json!({"type": "take"})),
            ("use 2", json!({"type": "use", "target": 2})),
            ("offer pearls coin", json!({"type": "offer", "cards": ["pearls", "coin"]})),
            ("deliver gold 3", json!({"type": "deliver", "object": "gold", "count": 3})),
            (
                "mission three-pairs coin gold chest",
                json!({"type": "mission", "mission": "three-pairs", "objects": ["coin", "gold", "chest"]}),
            ),
            ("take it", json!({"type": "take", "more": "it"})),
        ] {
            assert_eq!(Parts::typed(typed), Some(action), "{typed}");
        }
        assert_eq!(Parts::typed("sell gold"), None);
    }

    #[test]
    fn a_purge_is_chosen_card_by_card_from_the_hand() {
        let mut view = fresh_table().view();
        view.seats[0].hand = Some([Card::Coin, Card::Coin, Card::Chest].into_iter().collect());
        let teller = teller(Language::English);
        let mut draft = Draft { count: 2, chosen: Cards::NONE };
        let labels = |draft: &Draft| -> Vec<String> {
            draft.steps(&view, &[], &teller).into_iter().map(|(_, choice)| choice.label).collect()
        };
        assert_eq!(labels(&draft), ["Discard the coin", "Discard the chest"]);
        draft.chosen = Cards::of(Card::Chest, 1);
        assert_eq!(labels(&draft), ["Discard the coin and the chest"]);
        draft.chosen = [Card::Coin, Card::Chest].into_iter().collect();
        let done = draft.steps(&view, &[], &teller).remove(0).0;
        assert!(done == Picked::Play(Action::Discard { cards: CardList(draft.chosen) }));
    }

    /// Every choice of a whole game has words of its own, so that two cannot be confused.
    #[test]
    fn choices_that_differ_are_told_differently() {
        let mut table = fresh_table();
        let teller = teller(Language::French);
        while table.standings().is_none() {
            table.let_bots_decide();
            let picks = menu(&table, None, &teller);
            let mut labels: Vec<&str> = picks.iter().map(|(_, choice)| choice.label.as_str()).collect();
            labels.sort_unstable();
            labels.dedup();
            assert_eq!(labels.len(), picks.len());
            match picks.last().map(|(pick, _)| pick.clone()) {
                Some(Picked::Play(action)) => table.play(&action).unwrap(),
                Some(_) => panic!("a purge would have to be drafted"),
                None => {}
            }
        }
    }
}
