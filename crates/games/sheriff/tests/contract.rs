//! Sheriff of Nottingham keeps the contract: the checks for every game, and its golden games.

use besace_sheriff::{Action, Bounds, Choice, Listed, Options, Sheriff};
use besace_table::checks::{self, Fault, Golden, Plan, is_of_type, is_own};
use besace_table::{Game, Guess, Seat, Viewer};
use serde_json::Value;

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
            opens,
        )
    }
}

/// What shows a viewer cards that it could not know: its own draws, and whatever is shown to all.
fn opens(event: &Value, viewer: Viewer) -> bool {
    is_of_type(
        event,
        &[
            "discarded",
            "bags_closed",
            "offered",
            "deal",
            "passed",
            "handed_over",
            "opened",
            "confiscated",
            "paid",
            "forgiven",
            "lapsed",
            "game_over",
        ],
    ) || (is_of_type(event, &["drew", "refilled"]) && is_own(event, viewer))
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

fn chosen(choice: &Choice, cards: &Listed) -> bool {
    let count = cards.0.len();
    choice.from.0.contains(&cards.0) && (usize::from(choice.min)..=usize::from(choice.max)).contains(&count)
}

besace_table::contract!(plan);

const GAMES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/games");

#[test]
fn the_golden_games_are_played_as_ever() -> Result<(), Fault> {
    let golden = |name, seats, seed, royal, timed| {
        let options = Options { royal, timed, haggle: 2, ..Options::default() };
        Golden { name, seats, seed, options }
    };
    let games = [
        golden("three-seats", 3, 1, false, 0),
        golden("three-seats-with-royal-goods", 3, 2, true, 0),
        golden("four-seats-the-clock-runs-down", 4, 32, false, 60),
        golden("four-seats-with-royal-goods", 4, 3, true, 0),
        golden("five-seats-a-debt-is-forgiven", 5, 58, false, 0),
        golden("five-seats-with-royal-goods-the-deck-is-made-anew", 5, 40, true, 60),
    ];
    checks::golden_games(GAMES, &games, player)
}

/// Together they show what seldom happens, so that a change to it does not go unseen.
#[test]
fn the_golden_games_have_every_kind_of_event_and_of_deal() {
    let texts = std::fs::read_dir(GAMES)
        .unwrap()
        .map(|entry| std::fs::read_to_string(entry.unwrap().path()).unwrap());
    let text: String = texts.collect();
    let events: Vec<Value> =
        text.lines().filter_map(|line| serde_json::from_str(line.strip_prefix("    ")?).ok()).collect();
    let of_type = |kind: &'static str| events.iter().filter(move |event| event["type"] == kind);
    let kinds = "sheriff set_aside took drew reshuffled discarded loaded bags_closed declared called stood offered refused \
        withdrawn lapsed deal passed handed_over opened confiscated paid forgiven time_up refilled game_over";
    for kind in kinds.split_whitespace() {
        assert!(events.iter().any(|event| event["type"] == kind), "no golden game has {kind}");
    }
    let some = |value: &Value| value.as_array().is_some_and(|items| !items.is_empty());
    assert!(of_type("paid").any(|paid| paid["legal"].as_object().is_some_and(|goods| !goods.is_empty())));
    assert!(of_type("paid").any(|paid| some(&paid["contraband"])));
    let deals = || of_type("deal").map(|deal| &deal["offer"]);
    assert!(deals().any(|deal| some(&deal["give"]["unnamed"])));
    assert!(deals().any(|deal| some(&deal["give"]["named"])));
    assert!(deals().any(|deal| deal["by"] != deal["payer"]));
    let about_others = |deal: &&Value| deal["promises"][0]["seat"] != deal["payer"];
    assert!(deals().filter(about_others).any(|deal| deal["promises"][0]["do"] == "inspect"));
    assert!(deals().filter(about_others).any(|deal| deal["promises"][0]["do"] == "let_pass"));
}

/// Somebody reckless who plays the golden games: any kind of action as soon as another, and any of that kind; mostly
/// silent when only allowed to speak; the clock runs down now and then.
fn player(game: &Sheriff, seat: Seat, choices: &[Action], guess: &mut Guess) -> Option<usize> {
    if !game.pending().contains(seat) && guess.below(4) > 0 {
        return None;
    }
    let kinds: Vec<_> = choices.iter().map(std::mem::discriminant).collect();
    let mut different = kinds.clone();
    different.dedup();
    different.retain(|kind| *kind != std::mem::discriminant(&Action::TimeUp) || guess.below(6) == 0);
    let kind = different.get(guess.below(different.len().max(1) as u32) as usize)?;
    let of_kind: Vec<usize> = (0..choices.len()).filter(|choice| kinds[*choice] == *kind).collect();
    Some(of_kind[guess.below(of_kind.len() as u32) as usize])
}
