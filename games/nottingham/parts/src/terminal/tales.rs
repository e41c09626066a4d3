//! What happens, why it is refused, why a bot would do it, and how it ends.

use super::cards::{Form, ambush, card, cards, mission, several, trick};
use crate::Parts;
use besace_bots::Reason;
use besace_nottingham::{Breakdown, Card, Ending, Mission, SeenEvent, ShownTo, View};
use besace_table::{Seat, Standings};
use besace_terminal::told::{Tale, Teller, by_rank};
use besace_words::{Told, Value};

pub fn tell(event: &SeenEvent, view: &View, teller: &Teller) -> Tale {
    match event {
        SeenEvent::AmbushDeclined { .. } | SeenEvent::Accepted { .. } => {
            Tale::Aside(sentence(event, view, teller))
        }
        _ => Tale::Line(sentence(event, view, teller)),
    }
}

fn sentence(event: &SeenEvent, view: &View, teller: &Teller) -> String {
    let one = |name: &'static str, of: Card| (name, Value::from(card(of, Form::One, teller)));
    let the = |name: &'static str, of: Card| (name, Value::from(card(of, Form::The, teller)));
    let called = |name: &'static str, seat: Seat| (name, Value::from(teller.called(seat)));
    match event {
        SeenEvent::TurnedUp { seat, card } => {
            teller.say_about(*seat, "nottingham-event-turned-up", &[one("card", *card)])
        }
        SeenEvent::Took { seat, card } => {
            teller.say_about(*seat, "nottingham-event-took", &[the("card", *card)])
        }
        SeenEvent::Used { seat, card, target } => {
            let values = [the("card", *card), trick(card.trick())];
            match target {
                Some(target) => {
                    let [card, trick] = values;
                    teller.say_about(
                        *seat,
                        "nottingham-event-used-on",
                        &[card, trick, called("target", *target)],
                    )
                }
                None => teller.say_about(*seat, "nottingham-event-used", &values),
            }
        }
        SeenEvent::Defended { seat, attacker, card, received } => {
            let values = [one("card", *card), called("attacker", *attacker), the("received", *received)];
            teller.say_about(*seat, "nottingham-event-defended", &values)
        }
        SeenEvent::Accepted { seat, .. } => teller.say_about(*seat, "nottingham-event-accepted", &[]),
        SeenEvent::HandShown { seat, to, cards: shown } => {
            let shown = shown.as_ref().map(|shown| ("cards", cards(&shown.0, teller).into()));
            hand_shown(*seat, to, shown, teller)
        }
        SeenEvent::Swapped { from, to, card, given, .. } => {
            let (card, given) = (card.map(|card| one("card", card)), given.map(|given| the("given", given)));
            swapped(*to, called("from", *from), card, given, teller)
        }
        SeenEvent::Offered { seat, cards: Some(offer) } => {
            teller.say_about(*seat, "nottingham-event-offered", &[("cards", cards(&offer.0, teller).into())])
        }
        SeenEvent::Offered { seat, cards: None } => {
            teller.say_about(*seat, "nottingham-event-offered-hidden", &[])
        }
        SeenEvent::OffersRevealed { offers } => {
            let offers = teller.list(offers.iter().map(|(seat, offer)| {
                let values = [called("name", Seat(*seat)), ("cards", cards(&offer.0, teller).into())];
                teller.say("nottingham-event-offer", &values)
            }));
            teller.say("nottingham-event-offers-revealed", &[("offers", offers.into())])
        }
        SeenEvent::Refused { seat, card } => {
            teller.say_about(*seat, "nottingham-event-refused", &[the("card", *card)])
        }
        SeenEvent::AmbushSeen { cards: Some(seen), .. } => {
            let seen = teller.list(seen.iter().map(|seen| ambush(*seen, teller)));
            teller.say("nottingham-event-ambush-seen", &[("cards", seen.into())])
        }
        SeenEvent::AmbushSeen { seat, cards: None } => {
            teller.say_about(*seat, "nottingham-event-ambush-seen-hidden", &[])
        }
        SeenEvent::AmbushLaid { card: Some(laid), .. } => {
            teller.say("nottingham-event-ambush-laid", &[("card", ambush(*laid, teller).into())])
        }
        SeenEvent::AmbushLaid { seat, card: None } => {
            teller.say_about(*seat, "nottingham-event-ambush-laid-hidden", &[])
        }
        SeenEvent::Delivering { seat, object, count } => {
            let cards = ("cards", several(*object, *count, teller).into());
            teller.say_about(*seat, "nottingham-event-delivering", &[cards])
        }
        SeenEvent::AmbushSprung { seat, card, victim, object } => {
            let values =
                [("card", ambush(*card, teller).into()), one("object", *object), called("victim", *victim)];
            teller.say_about(*seat, "nottingham-event-ambush-sprung", &values)
        }
        SeenEvent::AmbushDeclined { seat } => {
            teller.say_about(*seat, "nottingham-event-ambush-declined", &[])
        }
        SeenEvent::Delivered { seat, object, .. } => {
            let values = [one("card", *object), ("points", object.value().into())];
            teller.say_about(*seat, "nottingham-event-delivered", &values)
        }
        SeenEvent::DeliveryFailed { seat, count, .. } => {
            teller.say_about(*seat, "nottingham-event-delivery-failed", &[("count", (*count).into())])
        }
        SeenEvent::MissionDone { seat, mission: done, objects, shared } => {
            let handed_in = teller.list(objects.iter().map(|object| several(object, done.copies(), teller)));
            let values = [
                ("mission", mission(*done, teller).into()),
                ("cards", handed_in.into()),
                ("shared", Value::from(if *shared { "yes" } else { "no" })),
            ];
            teller.say_about(*seat, "nottingham-event-mission-done", &values)
        }
        SeenEvent::SheriffMoved { number: Some(number), .. } => {
            teller.say("nottingham-event-sheriff-moved", &[("number", (*number).into())])
        }
        SeenEvent::SheriffMoved { number: None, .. } => teller.say("nottingham-event-sheriff-home", &[]),
        SeenEvent::Gift { card: Some(gift), .. } => {
            teller.say("nottingham-event-gift", &[one("card", *gift)])
        }
        SeenEvent::Gift { seat, card: None } => teller.say_about(*seat, "nottingham-event-gift-hidden", &[]),
        SeenEvent::Reshuffled { count } => {
            teller.say("nottingham-event-reshuffled", &[("count", (*count).into())])
        }
        SeenEvent::Purged { cards: Some(away), .. } => {
            teller.say("nottingham-event-purged", &[("cards", cards(&away.0, teller).into())])
        }
        SeenEvent::Purged { seat, count, cards: None } => {
            teller.say_about(*seat, "nottingham-event-purged-hidden", &[("count", (*count).into())])
        }
        SeenEvent::GameOver { reason } => teller.say(
            match reason {
                Ending::SheriffHome => "nottingham-event-over-home",
                Ending::MissionsDone => "nottingham-event-over-missions",
            },
            &[("taken", view.missions.taken().into())],
        ),
    }
}

/// A value of a sentence, by its name.
type Named = (&'static str, Value<'static>);

fn hand_shown(seat: Seat, to: &ShownTo, shown: Option<Named>, teller: &Teller) -> String {
    match (to, shown) {
        // What is shown to all is shown to this person.
        (ShownTo::All, shown) => {
            teller.say_about(seat, "nottingham-event-hand-shown", &Vec::from_iter(shown))
        }
        (ShownTo::Seats(seats), shown) => {
            let attacker = ("attacker", teller.all_called(seats).into());
            match shown {
                Some(shown) => teller.say_about(seat, "nottingham-event-hand-seen", &[attacker, shown]),
                None => teller.say_about(seat, "nottingham-event-hand-hidden", &[attacker]),
            }
        }
    }
}

fn swapped(to: Seat, from: Named, card: Option<Named>, given: Option<Named>, teller: &Teller) -> String {
    match (card, given) {
        (Some(card), Some(given)) => teller.say_about(to, "nottingham-event-swapped", &[card, from, given]),
        (None, Some(given)) => teller.say_about(to, "nottingham-event-swapped-hidden", &[from, given]),
        (Some(card), None) => teller.say_about(to, "nottingham-event-swapped-more", &[card, from]),
        // Only barters swap a card for nothing, and they are open.
        (None, None) => String::new(),
    }
}

pub fn refusal(reason: &str, teller: &Teller) -> Option<String> {
    let id = match reason {
        "bad_shape" => "nottingham-refusal-bad-shape",
        "wrong_phase" => "nottingham-refusal-wrong-phase",
        "unknown_card" => "nottingham-refusal-unknown-card",
        "cannot_use" => "nottingham-refusal-cannot-use",
        "bad_target" => "nottingham-refusal-bad-target",
        "cannot_defend" => "nottingham-refusal-cannot-defend",
        "wrong_count" => "nottingham-refusal-wrong-count",
        "not_in_hand" => "nottingham-refusal-not-in-hand",
        "not_there" => "nottingham-refusal-not-there",
        "cannot_offer" => "nottingham-refusal-cannot-offer",
        "no_offer" => "nottingham-refusal-no-offer",
        "must_accept" => "nottingham-refusal-must-accept",
        "own_color" => "nottingham-refusal-own-color",
        "no_match" => "nottingham-refusal-no-match",
        "mission_taken" => "nottingham-refusal-mission-taken",
        _ => return None,
    };
    Some(teller.say(id, &[]))
}

/// A bot's reason from its numbers; `None` where they are not what this file knows.
pub fn reason(reason: &Reason, teller: &Teller) -> Option<String> {
    let id = match reason.reason {
        "completes_set" => "nottingham-reason-completes-set",
        "builds_set" => "nottingham-reason-builds-set",
        "builds_mission" => "nottingham-reason-builds-mission",
        "scores_loot" => "nottingham-reason-scores-loot",
        "scores_mission" => "nottingham-reason-scores-mission",
        "saves_for_more" => "nottingham-reason-saves-for-more",
        "guards_against_ambush" => "nottingham-reason-guards-against-ambush",
        "takes_known_card" => "nottingham-reason-takes-known-card",
        "robs_leader" => "nottingham-reason-robs-leader",
        "breaks_set" => "nottingham-reason-breaks-set",
        "spares_card" => "nottingham-reason-spares-card",
        "saves_necklace" => "nottingham-reason-saves-necklace",
        "protects_hand" => "nottingham-reason-protects-hand",
        "lays_trap" => "nottingham-reason-lays-trap",
        "asks_for_offers" => "nottingham-reason-asks-for-offers",
        "threatens_player" => "nottingham-reason-threatens-player",
        "threatens_objects" => "nottingham-reason-threatens-objects",
        "keeps_ambush" => "nottingham-reason-keeps-ambush",
        "stops_delivery" => "nottingham-reason-stops-delivery",
        "gains_gift" => "nottingham-reason-gains-gift",
        _ => return None,
    };
    let values: Option<Vec<_>> =
        reason.numbers.iter().map(|(key, value)| number(key, value, teller)).collect();
    Some(teller.say(id, &values?))
}

/// One of a reason's numbers as a variable of its sentence.
fn number(key: &str, value: &serde_json::Value, teller: &Teller) -> Option<(&'static str, Value<'static>)> {
    Some(match key {
        "card" => ("card", card(Card::from_id(value.as_str()?)?, Form::Short, teller).into()),
        "other" => ("other", card(Card::from_id(value.as_str()?)?, Form::Short, teller).into()),
        "mission" => ("mission", mission(Mission::from_id(value.as_str()?)?, teller).into()),
        "seat" => {
            let seat = usize::try_from(value.as_u64()?).ok()?;
            ("name", teller.names.get(seat)?.clone().into())
        }
        "count" => ("count", Value::Number(value.as_i64()?)),
        "points" => ("points", Value::Number(value.as_i64()?)),
        "left" => ("left", Value::Number(value.as_i64()?)),
        _ => return None,
    })
}

pub fn ending(standings: &Standings<Breakdown>, teller: &Teller) -> Vec<String> {
    let mut lines: Vec<String> =
        Parts::ending(standings).iter().map(|sentence| teller.tell(sentence)).collect();
    lines.push(String::new());
    lines.extend(by_rank(standings).into_iter().map(|seat| {
        let standing = &standings.seats[seat.index()];
        let values = [
            ("rank", standing.rank.into()),
            ("name", teller.name(seat).into()),
            ("score", standing.score.into()),
            ("loot", standing.breakdown.loot.into()),
            ("missions", standing.breakdown.missions.into()),
            ("cards", standing.breakdown.loot_cards.into()),
        ];
        teller.say("nottingham-terminal-end-line", &values)
    }));
    lines
}
