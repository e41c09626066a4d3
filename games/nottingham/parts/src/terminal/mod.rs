//! Nottingham in words, and its table in a terminal.

mod board;
mod cards;
mod choices;
mod tales;

use crate::Parts;
use besace_bots::Reason;
use besace_nottingham::{Action, Bounds, Breakdown, Cards, Nottingham, SeenEvent, View};
use besace_table::{Offer, Seat, Standings};
use besace_terminal::table::Happened;
use besace_terminal::told::{Choice, Pick, Tale, Teller};
use besace_words::Language;
use ratatui::text::Line;

/// What is being thrown away in a purge: so many cards, and those chosen so far.
#[derive(Clone, Copy, PartialEq)]
pub struct Draft {
    count: usize,
    chosen: Cards,
}

impl besace_terminal::TerminalGame for Parts {
    type Draft = Draft;

    fn words(language: Language) -> &'static str {
        match language {
            Language::English => include_str!("../../../words/en.ftl"),
            Language::French => include_str!("../../../words/fr.ftl"),
        }
    }

    fn rules(language: Language) -> &'static str {
        match language {
            Language::English => include_str!("../../../players/en.md"),
            Language::French => include_str!("../../../players/fr.md"),
        }
    }

    const EXAMPLE: &'static str = "take, use 2, offer pearls coin, deliver gold 3";

    fn typed(answer: &str) -> Option<serde_json::Value> {
        choices::typed(answer)
    }

    fn status(view: &View, teller: &Teller) -> String {
        board::status(view, teller)
    }

    fn table(view: &View, teller: &Teller, width: usize) -> Vec<Line<'static>> {
        board::table(view, teller, width)
    }

    fn legend(teller: &Teller) -> String {
        teller.say("nottingham-terminal-legend", &[])
    }

    fn hand(view: &View, teller: &Teller, width: usize) -> Vec<Line<'static>> {
        board::hand(view, teller, width)
    }

    fn describe(view: &View, teller: &Teller) -> Vec<String> {
        board::describe(view, teller)
    }

    fn asked(view: &View, _offers: &[Offer<Nottingham>], teller: &Teller) -> String {
        choices::question(view, teller)
    }

    fn choice(
        view: &View,
        action: &Action,
        _foresee: &dyn Fn() -> Vec<SeenEvent>,
        teller: &Teller,
    ) -> Choice {
        choices::choice(view, action, teller)
    }

    fn draft(bounds: &Bounds) -> Draft {
        let Bounds::Discard { cards } = bounds;
        Draft { count: usize::from(cards.min), chosen: Cards::NONE }
    }

    fn wide_choice(_view: &View, draft: &Draft, teller: &Teller) -> Choice {
        choices::purge(draft, teller)
    }

    fn so_far(view: &View, _draft: &Draft, teller: &Teller) -> String {
        choices::question(view, teller)
    }

    fn steps(
        view: &View,
        draft: &Draft,
        _offers: &[Offer<Nottingham>],
        teller: &Teller,
    ) -> Vec<(Pick<Parts>, Choice)> {
        choices::purge_steps(view, draft, teller)
    }

    fn tale(happened: &Happened<Nottingham>, view: &View, teller: &Teller) -> Option<Tale> {
        Some(tales::tell(&happened.event, view, teller))
    }

    fn refusal(reason: &str, teller: &Teller) -> Option<String> {
        tales::refusal(reason, teller)
    }

    fn reason(reason: &Reason, teller: &Teller) -> Option<String> {
        tales::reason(reason, teller)
    }

    fn end(
        standings: &Standings<Breakdown>,
        _happened: &[Happened<Nottingham>],
        teller: &Teller,
    ) -> Vec<String> {
        tales::ending(standings, teller)
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
    use besace_nottingham::{Card, CardList};
    use besace_table::Seed;
    use besace_terminal::table::Table;
    use besace_terminal::told::{Picked, TerminalGame, menu};
    use besace_words::{Told, Words};
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

    fn fresh_table() -> Table<crate::Parts> {
        Table::new(3, Seed::new(7).unwrap(), Seat(0), Level::Novice).unwrap()
    }

    fn told(event: &SeenEvent, language: Language) -> String {
        match tales::tell(event, &fresh_table().view(), &teller(language)) {
            Tale::Line(line) | Tale::Aside(line) | Tale::Page { line, .. } => line,
        }
    }

    #[test]
    fn a_gift_is_named_to_whoever_gets_it_and_to_nobody_else() {
        let own = SeenEvent::Gift { seat: Seat(0), card: Some(Card::Chest) };
        assert_eq!(told(&own, Language::English), "The sheriff tips you: a chest.");
        let hidden = SeenEvent::Gift { seat: Seat(1), card: None };
        assert_eq!(told(&hidden, Language::English), "The sheriff tips Basile with a card.");
    }

    #[test]
    fn every_refusal_of_the_rules_has_its_words() {
        let reasons = [
            "bad_shape",
            "wrong_phase",
            "unknown_card",
            "cannot_use",
            "bad_target",
            "cannot_defend",
            "wrong_count",
            "not_in_hand",
            "not_there",
            "cannot_offer",
            "no_offer",
            "must_accept",
            "own_color",
            "no_match",
            "mission_taken",
        ];
        for language in Language::ALL {
            let teller = teller(language);
            assert!(reasons.iter().all(|reason| Parts::refusal(reason, &teller).is_some()));
            assert_eq!(Parts::refusal("another", &teller), None);
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
            choices::purge_steps(&view, draft, &teller).into_iter().map(|(_, choice)| choice.label).collect()
        };
        assert_eq!(labels(&draft), ["Throw away a coin", "Throw away a chest"]);
        draft.chosen = Cards::of(Card::Chest, 1);
        assert_eq!(labels(&draft), ["Throw away a coin and a chest"]);
        draft.chosen = [Card::Coin, Card::Chest].into_iter().collect();
        let done = choices::purge_steps(&view, &draft, &teller).remove(0).0;
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
