//! What happens, why it is refused, why a bot would do it, and how it ends.
//!
//! Events are told by themselves, without the table after them: a log tells rounds that are long over.

use super::choices::pile;
use super::goods::{by_kind, coins, goods, in_order, many, several};
use super::terms::{Terms, face_down, sentence};
use super::{called, to_whom};
use crate::Parts;
use besace_bots::Reason;
use besace_sheriff::{Breakdown, Good, Goods, Listed, SeenEvent};
use besace_table::{Seat, Standings};
use besace_terminal::told::{Tale, Teller, by_rank};
use besace_words::{Told, Value};

pub fn tell(event: &SeenEvent, teller: &Teller) -> Tale {
    let others = |seat: Seat| seat != teller.person;
    match event {
        SeenEvent::Drew { seat, .. } | SeenEvent::Refilled { seat, .. } | SeenEvent::Loaded { seat, .. }
            if others(*seat) =>
        {
            Tale::Aside(told(event, teller))
        }
        _ => Tale::Line(told(event, teller)),
    }
}

fn told(event: &SeenEvent, teller: &Teller) -> String {
    let cards = |cards: &Goods| ("cards", Value::from(goods(cards, teller)));
    let own = |own: &Option<Listed>| cards(&own.unwrap_or_default().0);
    let count = |count: usize| ("count", Value::from(count));
    match event {
        SeenEvent::Sheriff { seat, round } => {
            teller.say_about(*seat, "sheriff-event-sheriff", &[("round", (*round).into())])
        }
        SeenEvent::SetAside { seat, count: 0, .. } => teller.say_about(*seat, "sheriff-event-kept-all", &[]),
        SeenEvent::SetAside { seat, count: aside, cards } => {
            teller.say_about(*seat, "sheriff-event-set-aside", &[count(*aside), own(cards)])
        }
        SeenEvent::Took { seat, left, right } => {
            teller.say_about(*seat, "sheriff-event-took", &taken(left, right, teller))
        }
        SeenEvent::Drew { seat, count: drawn, cards } => {
            teller.say_about(*seat, "sheriff-event-drew", &[count(*drawn), own(cards)])
        }
        SeenEvent::Reshuffled { count } => {
            teller.say("sheriff-event-reshuffled", &[("count", (*count).into())])
        }
        SeenEvent::Discarded { seat, pile: side, cards } => {
            let cards = ("cards", in_order(cards, teller).into());
            teller.say_about(*seat, "sheriff-event-discarded", &[pile(*side), cards])
        }
        SeenEvent::Loaded { seat, cards } => teller.say_about(*seat, "sheriff-event-loaded", &[own(cards)]),
        SeenEvent::BagsClosed { counts } => {
            teller.say("sheriff-event-bags-closed", &[("bags", bags(counts, teller).into())])
        }
        SeenEvent::Declared { seat, good, count } => {
            let goods = ("goods", several(*good, *count, teller).into());
            teller.say_about(*seat, "sheriff-event-declared", &[goods])
        }
        SeenEvent::Called { seat } => teller.say_about(*seat, "sheriff-event-called", &[]),
        SeenEvent::Stood { seat } => teller.say_about(*seat, "sheriff-event-stood", &[]),
        SeenEvent::Offered { offer, .. } => sentence(offer, teller),
        SeenEvent::Refused { by, .. } => teller.say_about(*by, "sheriff-terminal-event-refused", &[]),
        SeenEvent::Withdrawn { by, .. } => teller.say_about(*by, "sheriff-event-withdrawn", &[]),
        SeenEvent::Lapsed { by, .. } => teller.say_about(*by, "sheriff-event-lapsed", &[]),
        SeenEvent::Deal { offer } => {
            teller.say_about(offer.payer, "sheriff-event-deal", &Terms::of(offer).values(teller))
        }
        SeenEvent::Passed { seat, legal, contraband, contraband_count } => {
            let hidden = face_down(*contraband_count, &contraband.unwrap_or_default().0, teller);
            let what = teller.list(by_kind(legal, teller).chain(hidden));
            teller.say_about(*seat, "sheriff-event-passed", &[("what", what.into())])
        }
        SeenEvent::HandedOver { from, goods: promised, .. } => {
            let kinds = promised.0.iter().map(|(good, count)| several(*good, *count, teller));
            teller.say_about(*from, "sheriff-event-handed-over", &[("goods", teller.list(kinds).into())])
        }
        SeenEvent::Opened { seat, cards: found, truth } => {
            let truth = ("truth", Value::from(if *truth { "yes" } else { "no" }));
            teller.say_about(*seat, "sheriff-event-opened", &[cards(&found.0), truth])
        }
        SeenEvent::Confiscated { seat, cards: found } => {
            teller.say_about(*seat, "sheriff-event-confiscated", &[cards(&found.0)])
        }
        SeenEvent::Paid { from, to, coins: paid, legal, contraband } => {
            let money = (*paid > 0).then(|| coins(*paid, teller));
            let what = money.into_iter().chain(by_kind(&legal.plus(&contraband.0), teller));
            let mut values = to_whom(*to, teller).to_vec();
            values.push(("what", teller.list(what).into()));
            teller.say_about(*from, "sheriff-event-paid", &values)
        }
        SeenEvent::Forgiven { from, amount, .. } => {
            teller.say_about(*from, "sheriff-event-forgiven", &[("amount", (*amount).into())])
        }
        SeenEvent::TimeUp => teller.say("sheriff-event-time-up", &[]),
        SeenEvent::Refilled { seat, count: drawn, cards } => {
            teller.say_about(*seat, "sheriff-event-refilled", &[count(*drawn), own(cards)])
        }
        SeenEvent::GameOver => teller.say("sheriff-event-game-over", &[]),
    }
}

/// What somebody took from the piles.
fn taken(left: &[Good], right: &[Good], teller: &Teller) -> [(&'static str, Value<'static>); 3] {
    let from = match (left.is_empty(), right.is_empty()) {
        (false, true) => "left",
        (true, _) => "right",
        (false, false) => "both",
    };
    let cards = |cards: &[Good]| Value::from(goods(&cards.iter().copied().collect(), teller));
    [("from", from.into()), ("left", cards(left)), ("right", cards(right))]
}

/// How many cards everybody's bag holds.
fn bags(counts: &[u8], teller: &Teller) -> String {
    let bags = (0..).map(Seat).zip(counts).filter(|(_, count)| **count > 0);
    teller.list(bags.map(|(seat, count)| {
        let values = [("name", called(seat, teller)), ("count", (*count).into())];
        teller.say("sheriff-event-bags-closed-seat", &values)
    }))
}

pub fn refusal(reason: &str, teller: &Teller) -> Option<String> {
    let id = match reason {
        "bad_shape" => "sheriff-refusal-bad-shape",
        "wrong_phase" => "sheriff-refusal-wrong-phase",
        "answer_owed" => "sheriff-refusal-answer-owed",
        "unknown_card" => "sheriff-refusal-unknown-card",
        "wrong_count" => "sheriff-refusal-wrong-count",
        "not_in_hand" => "sheriff-refusal-not-in-hand",
        "wrong_cards" => "sheriff-refusal-wrong-cards",
        "not_legal_good" => "sheriff-refusal-not-legal-good",
        "not_timed" => "sheriff-refusal-not-timed",
        "not_called" => "sheriff-refusal-not-called",
        "no_such_offer" => "sheriff-refusal-no-such-offer",
        "haggle_over" => "sheriff-refusal-haggle-over",
        "too_many_offers" => "sheriff-refusal-too-many-offers",
        "empty_offer" => "sheriff-refusal-empty-offer",
        "not_closed" => "sheriff-refusal-not-closed",
        "bad_promise" => "sheriff-refusal-bad-promise",
        "bad_bag" => "sheriff-refusal-bad-bag",
        "bound" => "sheriff-refusal-bound",
        "cannot_pay" => "sheriff-refusal-cannot-pay",
        "bad_payment" => "sheriff-refusal-bad-payment",
        _ => return None,
    };
    Some(teller.say(id, &[]))
}

/// A bot's reason from its numbers; `None` where they are not what this file knows.
pub fn reason(reason: &Reason, teller: &Teller) -> Option<String> {
    let id = match reason.reason {
        "all_true" => "sheriff-why-all-true",
        "risks_a_lie" => "sheriff-why-risks-a-lie",
        "worth_hiding" => "sheriff-why-worth-hiding",
        "collects" => "sheriff-why-collects",
        "takes_from_pile" => "sheriff-why-takes-from-pile",
        "likely_honest" => "sheriff-why-likely-honest",
        "likely_lying" => "sheriff-why-likely-lying",
        "pays_less_than_the_fine" => "sheriff-why-pays-less-than-the-fine",
        "offer_is_worth_it" => "sheriff-why-offer-is-worth-it",
        "offer_is_too_little" => "sheriff-why-offer-is-too-little",
        "asks_for_more" => "sheriff-why-asks-for-more",
        "lets_another_be_opened" => "sheriff-why-lets-another-be-opened",
        "cheapest_payment" => "sheriff-why-cheapest-payment",
        "buries_for_others" => "sheriff-why-buries-for-others",
        "nothing_to_gain" => "sheriff-why-nothing-to-gain",
        _ => return None,
    };
    let values: Option<Vec<_>> =
        reason.numbers.iter().map(|(key, value)| number(key, value, teller)).collect();
    Some(teller.say(id, &values?))
}

/// One of a reason's numbers as a variable of its sentence.
fn number(key: &str, value: &serde_json::Value, teller: &Teller) -> Option<(&'static str, Value<'static>)> {
    let whole = || Some(Value::Number(value.as_f64()?.round() as i64));
    Some(match key {
        "good" => ("good", many(Good::from_id(value.as_str()?)?, teller).into()),
        "seat" => {
            let seat = usize::try_from(value.as_u64()?).ok()?;
            ("name", teller.names.get(seat)?.clone().into())
        }
        "count" => ("count", whole()?),
        "coins" => ("coins", whole()?),
        "fine" => ("fine", whole()?),
        "value" => ("value", whole()?),
        "percent" => ("percent", whole()?),
        _ => return None,
    })
}

pub fn ending(standings: &Standings<Breakdown>, teller: &Teller) -> Vec<String> {
    let mut lines: Vec<String> =
        Parts::ending(standings).iter().map(|sentence| teller.tell(sentence)).collect();
    lines.push(String::new());
    lines.extend(by_rank(standings).into_iter().map(|seat| {
        let standing = &standings.seats[seat.index()];
        let parts = &standing.breakdown;
        let bonus: u16 = parts.bonus.0.iter().map(|points| u16::from(*points)).sum();
        let values = [
            ("rank", standing.rank.into()),
            ("name", teller.name(seat).into()),
            ("score", standing.score.into()),
            ("legal", parts.legal.into()),
            ("contraband", parts.contraband.into()),
            ("coins", parts.coins.into()),
            ("bonus", bonus.into()),
        ];
        teller.say("sheriff-terminal-end-line", &values)
    }));
    lines.push(String::new());
    lines.extend(Good::LEGAL.into_iter().filter_map(|good| crowns(standings, good, teller)));
    lines
}

/// What King and Queen of a kind bring, if anything.
fn crowns(standings: &Standings<Breakdown>, good: Good, teller: &Teller) -> Option<String> {
    let points = |seat: &Seat| standings.seats[seat.index()].breakdown.bonus.0[good.index()];
    let crowned = by_rank(standings).into_iter().filter(|seat| points(seat) > 0);
    let gains = teller.list(crowned.map(|seat| {
        let values = [("name", teller.name(seat).to_owned().into()), ("points", points(&seat).into())];
        teller.say("sheriff-end-bonus-seat", &values)
    }));
    let values = [("good", many(good, teller).into()), ("gains", gains.clone().into())];
    (!gains.is_empty()).then(|| teller.say("sheriff-end-bonus", &values))
}
