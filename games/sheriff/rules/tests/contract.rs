//! Sheriff of Nottingham keeps the contract: the checks for every game.

use besace_sheriff::{Action, Bounds, Event, Listed, Options, Sheriff, SomeOf};
use besace_table::checks::Plan;

fn plan() -> Plan<Sheriff> {
    Plan {
        games: 1,
        options: |_| {
            let plain = Options { haggle: 2, ..Options::default() };
            let royal = Options { royal: true, remove_ten: true, hand_size: 7, timed: 60, ..plain };
            vec![plain, royal]
        },
        within,
        judged_on_play: |action| *action == Action::TimeUp,
        ..Plan::new(
            4000,
            &["hand", "contraband", "bag/cards", "set_aside", "unnamed", "deck", "removed"],
            Event::opens,
        )
    }
}

fn within(bounds: &Bounds, action: &Action) -> bool {
    match (bounds, action) {
        (
            Bounds::Market { set_aside, left, right },
            Action::Market { set_aside: cards, left: l, right: r },
        ) => chosen(set_aside, cards) && left.contains((*l).into()) && right.contains((*r).into()),
        (Bounds::Discard { pile, cards }, Action::Discard { pile: onto, cards: row }) => {
            pile == onto && cards.0 == row.goods()
        }
        (Bounds::Offer { give, promises }, Action::Offer { give: given, promises: made, .. }) => {
            let contraband = given.named.0.plus(&given.unnamed.0);
            give.coins.contains(given.coins)
                && give.legal.contains(&given.legal)
                && give.contraband.0.contains(&contraband)
                && give.bag.contains(given.bag.len() as u16)
                && made.iter().all(|promise| promises.contains(promise))
        }
        (
            Bounds::Counter { seat, replaces, give, promises },
            Action::Counter { seat: to, replaces: id, give: asked, promises: made, .. },
        ) => {
            let contraband = asked.named.0.len() as u16 + u16::from(asked.unnamed_count);
            seat == to
                && replaces.iter().any(|choice| choice == *id)
                && give.coins.contains(asked.coins)
                && give.legal.contains(&asked.legal)
                && give.contraband.contains(contraband)
                && give.bag.contains(asked.bag.len() as u16)
                && made.iter().all(|promise| promises.contains(promise))
        }
        (Bounds::Accept { offer, unnamed }, Action::Accept { offer: id, unnamed: cards }) => {
            offer == id && chosen(unnamed, cards)
        }
        _ => false,
    }
}

fn chosen(choice: &SomeOf, cards: &Listed) -> bool {
    let count = cards.0.len();
    choice.from.0.contains(&cards.0) && (usize::from(choice.min)..=usize::from(choice.max)).contains(&count)
}

besace_table::contract!(plan, view: "../src/view.rs");
