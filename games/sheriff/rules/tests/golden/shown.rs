//! What a reader should be able to find in the golden games, so that a change to what seldom happens does not go unseen.

use super::FOLDER;
use besace_sheriff::RefusalReason;
use serde_json::Value;
use std::collections::BTreeSet;

/// A golden game as it is written.
struct Written {
    text: String,
}

impl Written {
    fn all() -> Vec<Written> {
        let files = std::fs::read_dir(FOLDER).unwrap();
        let read = |path| Written { text: std::fs::read_to_string(path).unwrap() };
        files.map(|entry| read(entry.unwrap().path())).collect()
    }

    /// What follows the first word of the line that begins with it.
    fn head(&self, word: &str) -> Value {
        let found = self.text.lines().find_map(|line| line.strip_prefix(word)?.strip_prefix(' '));
        serde_json::from_str(found.unwrap()).unwrap()
    }

    /// What happened, and what was refused, in order.
    fn told(&self) -> impl Iterator<Item = Value> {
        let lines = self.text.lines();
        lines
            .filter_map(|line| serde_json::from_str(line.strip_prefix("    ")?).ok())
            .filter(Value::is_object)
    }
}

/// Everything that is told in all of them.
fn told() -> Vec<Value> {
    Written::all().iter().flat_map(|game| game.told().collect::<Vec<_>>()).collect()
}

fn some(value: &Value) -> bool {
    value.as_array().is_some_and(|items| !items.is_empty())
        || value.as_object().is_some_and(|items| !items.is_empty())
}

#[test]
fn there_is_one_for_every_number_of_seats_with_and_without_royal_goods() {
    let games = Written::all();
    let tables: BTreeSet<(u64, bool)> = games
        .iter()
        .map(|game| (game.head("seats").as_u64().unwrap(), game.head("options")["royal"] == true))
        .collect();
    let every = (3..=5).flat_map(|seats| [(seats, false), (seats, true)]);
    assert_eq!(tables, every.collect());
}

#[test]
fn they_have_every_kind_of_event() {
    let told = told();
    let kinds = "sheriff set_aside took drew reshuffled discarded loaded bags_closed declared called stood offered refused \
        withdrawn lapsed deal passed handed_over opened confiscated paid forgiven time_up refilled game_over";
    for kind in kinds.split_whitespace() {
        assert!(told.iter().any(|event| event["type"] == kind), "no golden game has {kind}");
    }
}

#[test]
fn debts_are_paid_in_coins_in_legal_goods_and_in_contraband_and_forgiven() {
    let told = told();
    let paid = |part: &str| {
        let has = |event: &&Value| {
            event["type"] == "paid" && (some(&event[part]) || event[part].as_u64() > Some(0))
        };
        told.iter().any(|event| has(&event))
    };
    for part in ["coins", "legal", "contraband"] {
        assert!(paid(part), "no debt is paid in {part}");
    }
    assert!(told.iter().any(|event| event["type"] == "forgiven"));
}

#[test]
fn deals_are_about_the_payers_bag_and_others_for_everything_that_can_be_given() {
    let told = told();
    let deals: Vec<&Value> =
        told.iter().filter(|event| event["type"] == "deal").map(|event| &event["offer"]).collect();
    let any = |what: &str, is: &dyn Fn(&Value) -> bool| {
        assert!(deals.iter().any(|deal| is(deal)), "no deal is {what}")
    };
    for part in ["legal", "named", "unnamed", "bag"] {
        any(part, &|deal| some(&deal["give"][part]));
    }
    any("in coins", &|deal| deal["give"]["coins"].as_u64() > Some(0));
    any("the sheriff's proposal", &|deal| deal["by"] != deal["payer"]);
    for deed in ["inspect", "let_pass"] {
        let about = |deal: &Value, own: bool| {
            let promises = deal["promises"].as_array().unwrap();
            promises.iter().any(|word| word["do"] == deed && (word["seat"] == deal["payer"]) == own)
        };
        any(&format!("a bribe to {deed} another's bag"), &|deal| about(deal, false));
    }
    any("for the payer's own bag", &|deal| {
        deal["promises"].as_array().unwrap().iter().any(|word| word["seat"] == deal["payer"])
    });
}

/// SHE-74: between a deal and the decision about the bag that it is about, the contrary is refused.
#[test]
fn a_deal_binds_the_sheriff_and_the_contrary_is_refused() {
    let is_bound = |game: &Written| {
        let mut bound: Vec<Value> = Vec::new();
        let mut rules = BTreeSet::new();
        for event in game.told() {
            match event["type"].as_str() {
                Some("deal") => {
                    let promises = event["offer"]["promises"].as_array().unwrap();
                    bound.extend(promises.iter().map(|word| word["seat"].clone()));
                }
                Some("passed" | "opened") => bound.retain(|seat| *seat != event["seat"]),
                None if event["reason"] == "bound" => {
                    assert!(!bound.is_empty(), "nothing binds the sheriff");
                    rules.insert(event["rule"].as_str().unwrap().to_owned());
                }
                _ => {}
            }
        }
        rules
    };
    let rules: BTreeSet<String> = Written::all().iter().flat_map(is_bound).collect();
    assert!(rules.contains("SHE-74"), "the sheriff never tries to break his word");
    assert!(rules.contains("SHE-67"), "nobody offers anything against it");
}

#[test]
fn the_clock_runs_down_on_a_bag_that_the_sheriff_is_bound_to_open() {
    let has = |game: &Written| {
        let told: Vec<Value> = game.told().collect();
        told.windows(12).any(|events| {
            let up = events[0]["type"] == "time_up";
            let next = events[1..]
                .iter()
                .find(|event| ["passed", "opened"].iter().any(|kind| event["type"] == *kind));
            up && next.is_some_and(|event| event["type"] == "opened")
        })
    };
    assert!(Written::all().iter().any(has));
}

/// SHE-84: the closed list of reasons, and the codes before it.
#[test]
fn they_have_every_refusal() {
    let told = told();
    for reason in RefusalReason::ALL.map(RefusalReason::id) {
        assert!(told.iter().any(|refusal| refusal["reason"] == reason), "no golden game refuses {reason}");
    }
    for code in ["bad_request", "game_over", "not_your_turn", "illegal_action"] {
        assert!(told.iter().any(|refusal| refusal["code"] == code), "no golden game refuses with {code}");
    }
}
