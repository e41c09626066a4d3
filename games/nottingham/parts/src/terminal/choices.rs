//! What the person is asked, and what can be answered.

use super::cards::{Form, ambush, card, cards, mission, several, trick, trick_use};
use super::{Draft, own_hand};
use besace_nottingham::{Action, ActionView, Card, CardList, Cards, Trick, View};
use besace_table::Seat;
use besace_terminal::told::{Choice, Pick, Picked, Teller, capital};
use serde_json::{Value as Json, json};

/// The fewest cards of a delivery that still counts.
const LEAST_DELIVERY: u8 = 3;

pub fn question(view: &View, teller: &Teller) -> String {
    let turn = || ("name", teller.name(view.turn).to_owned().into());
    let shown =
        |form| ("card", view.shown.map_or_else(String::new, |shown| card(shown, form, teller)).into());
    match view.phase {
        "choose" if view.shown == Some(Card::Necklace) => {
            teller.say("nottingham-question-choose-necklace", &[])
        }
        "choose" => teller.say("nottingham-question-choose", &[shown(Form::One)]),
        "defend" => {
            let armed = own_hand(view, teller).count(Card::Necklace) > 0;
            let id = if armed { "nottingham-question-defend" } else { "nottingham-question-defend-not" };
            teller.say(id, &[turn(), trick(view.shown.map_or(Trick::Theft, Card::trick)), shown(Form::The)])
        }
        "pick" => {
            let from = target(view).map_or_else(String::new, |seat| teller.name(seat).to_owned());
            teller.say("nottingham-question-pick", &[("name", from.into())])
        }
        "buy-offers" => teller.say("nottingham-question-buy-offers", &[turn()]),
        "buy-choose" => teller.say("nottingham-question-buy-choose", &[]),
        "barter-offers" => teller.say("nottingham-question-barter-offers", &[turn()]),
        "barter-choose" => teller.say("nottingham-question-barter-choose", &[]),
        "ambush-choose" => teller.say("nottingham-question-ambush-choose", &[]),
        "ambush-window" => delivery_question(view, teller),
        "purge" => {
            let number = usize::from(view.number.unwrap_or(0));
            let excess = own_hand(view, teller).len().saturating_sub(number);
            teller.say("nottingham-question-purge", &[("count", excess.into())])
        }
        _ => teller.say("nottingham-question-deliver", &[]),
    }
}

fn delivery_question(view: &View, teller: &Teller) -> String {
    let Some(delivery) = view.delivery else { return String::new() };
    let deliverer = view.seats[view.turn.index()].color;
    let laid = view.seats[teller.person.index()].ambushes.as_deref().unwrap_or_default();
    let fits = laid.iter().any(|ambush| ambush.hits(delivery.object, deliverer));
    let id = if fits { "nottingham-question-ambush-window" } else { "nottingham-question-ambush-window-not" };
    let values = [
        ("name", teller.name(view.turn).to_owned().into()),
        ("count", delivery.count.into()),
        ("card", card(delivery.object, Form::Short, teller).into()),
    ];
    teller.say(id, &values)
}

/// Whose hand is attacked.
fn target(view: &View) -> Option<Seat> {
    match view.action {
        Some(
            ActionView::Theft { target }
            | ActionView::Robbery { target, .. }
            | ActionView::Raid { target, .. },
        ) => Some(target),
        _ => None,
    }
}

pub fn choice(view: &View, action: &Action, teller: &Teller) -> Choice {
    Choice { label: label(view, action, teller), effect: effect(view, action, teller) }
}

fn label(view: &View, action: &Action, teller: &Teller) -> String {
    let with_card = |id, card: String| teller.say(id, &[("card", card.into())]);
    let with_cards = |id, named: String| teller.say(id, &[("cards", named.into())]);
    let name = |seat: Seat| ("name", teller.name(seat).to_owned().into());
    match action {
        Action::Take => match view.shown {
            Some(shown) => with_card("nottingham-choice-take", card(shown, Form::The, teller)),
            None => teller.say("nottingham-action-take", &[]),
        },
        Action::Use { target } => match (view.shown, target) {
            (Some(shown), Some(target)) => {
                teller.say("nottingham-choice-use-on", &[trick(shown.trick()), name(*target)])
            }
            (Some(shown), None) => teller.say("nottingham-choice-use", &[trick(shown.trick())]),
            (None, Some(target)) => teller.say("nottingham-action-use-on", &[name(*target)]),
            (None, None) => teller.say("nottingham-action-use", &[]),
        },
        Action::Defend => teller.say("nottingham-action-defend", &[]),
        Action::Accept => teller.say("nottingham-action-accept", &[]),
        Action::Pick { card: picked } => {
            with_card("nottingham-action-pick", card(*picked, Form::One, teller))
        }
        Action::Offer { cards: offer } => with_cards("nottingham-action-offer", cards(&offer.0, teller)),
        Action::AcceptOffer { seat } => match offer_of(view, *seat) {
            Some(offer) => {
                let values = [("cards", cards(&offer, teller).into()), name(*seat)];
                teller.say("nottingham-choice-accept-offer", &values)
            }
            None => teller.say("nottingham-action-accept-offer", &[name(*seat)]),
        },
        Action::Refuse => teller.say("nottingham-action-refuse", &[]),
        Action::Keep { card: kept } => with_card("nottingham-action-keep", ambush(*kept, teller)),
        Action::EndTurn => teller.say("nottingham-action-end-turn", &[]),
        Action::Deliver { object, count } => {
            with_cards("nottingham-action-deliver", several(*object, *count, teller))
        }
        Action::Mission { mission: done, objects } => {
            let handed_in = teller.list(objects.iter().map(|object| several(object, done.copies(), teller)));
            let values = [("mission", mission(*done, teller).into()), ("cards", handed_in.into())];
            teller.say("nottingham-action-mission", &values)
        }
        Action::Spring { card: laid } => with_card("nottingham-action-spring", ambush(*laid, teller)),
        Action::Decline => teller.say("nottingham-action-decline", &[]),
        Action::Discard { cards: away } => with_cards("nottingham-action-discard", cards(&away.0, teller)),
    }
}

fn offer_of(view: &View, seat: Seat) -> Option<Cards> {
    match &view.action {
        Some(ActionView::Buy { offers, .. } | ActionView::Barter { offers, .. }) => {
            offers.get(&seat.0).map(|offer| offer.0)
        }
        _ => None,
    }
}

/// What the choice will do, where its name does not say it all.
fn effect(view: &View, action: &Action, teller: &Teller) -> String {
    let shown = |id: &str| {
        let shown = view.shown.map_or_else(String::new, |shown| card(shown, Form::The, teller));
        teller.say(id, &[("card", shown.into())])
    };
    match action {
        Action::Take => keeping(view, teller),
        Action::Use { .. } => match view.shown {
            Some(shown) => trick_in_words(shown.trick(), teller),
            None => String::new(),
        },
        Action::Defend => shown("nottingham-terminal-effect-defend"),
        Action::Accept => shown("nottingham-terminal-effect-accept"),
        Action::Pick { card } => would_hold(view, &[*card].into_iter().collect(), teller),
        Action::AcceptOffer { seat } => {
            offer_of(view, *seat).map_or_else(String::new, |offer| would_hold(view, &offer, teller))
        }
        Action::Refuse => shown("nottingham-terminal-effect-refuse"),
        Action::Deliver { object, .. } => points(object.value().into(), teller),
        Action::Mission { mission, .. } => {
            let owners = view.missions.count(*mission) + 1;
            points(view.options.mission_values.value(*mission, owners), teller)
        }
        Action::Spring { .. } => springing(view, teller),
        _ => String::new(),
    }
}

/// A use of the shown card as a sentence.
fn trick_in_words(trick: Trick, teller: &Teller) -> String {
    format!("{}.", capital(&trick_use(trick, teller)))
}

fn keeping(view: &View, teller: &Teller) -> String {
    match view.shown {
        Some(Card::Necklace) => trick_in_words(Trick::Defense, teller),
        Some(shown) => would_hold(view, &Cards::of(shown, 1), teller),
        None => String::new(),
    }
}

/// How many of each kind the hand would hold with these cards.
fn would_hold(view: &View, more: &Cards, teller: &Teller) -> String {
    let hand = own_hand(view, teller);
    let held = more.counts().map(|(kind, count)| {
        let values =
            [("count", (hand.count(kind) + count).into()), ("card", card(kind, Form::Short, teller).into())];
        teller.say("nottingham-several", &values)
    });
    teller.say("nottingham-terminal-effect-hold", &[("cards", teller.list(held).into())])
}

fn points(points: u16, teller: &Teller) -> String {
    teller.say("nottingham-terminal-effect-points", &[("points", points.into())])
}

fn springing(view: &View, teller: &Teller) -> String {
    let Some(delivery) = view.delivery else { return String::new() };
    let id = if delivery.count > LEAST_DELIVERY {
        "nottingham-terminal-effect-spring"
    } else {
        "nottingham-terminal-effect-spring-fails"
    };
    let values = [
        ("card", card(delivery.object, Form::One, teller).into()),
        ("name", teller.name(view.turn).to_owned().into()),
    ];
    teller.say(id, &values)
}

pub fn purge(draft: &Draft, teller: &Teller) -> Choice {
    let label = teller.say("nottingham-terminal-discard", &[("count", draft.count.into())]);
    Choice { label, effect: String::new() }
}

/// One card more, until there are enough.
pub fn purge_steps(view: &View, draft: &Draft, teller: &Teller) -> Vec<(Pick<crate::Parts>, Choice)> {
    if draft.chosen.len() == draft.count {
        let action = Action::Discard { cards: CardList(draft.chosen) };
        let chosen = choice(view, &action, teller);
        return vec![(Picked::Play(action), chosen)];
    }
    let hand = own_hand(view, teller);
    let left = hand.counts().filter(|(kind, count)| draft.chosen.count(*kind) < *count);
    left.map(|(kind, _)| {
        let chosen: Cards = draft.chosen.iter().chain([kind]).collect();
        let values = [("cards", cards(&chosen, teller).into())];
        let label = teller.say("nottingham-action-discard", &values);
        (Picked::Draft(Draft { chosen, ..*draft }), Choice { label, effect: so_far(draft, teller) })
    })
    .collect()
}

fn so_far(draft: &Draft, teller: &Teller) -> String {
    let values = [("count", (draft.chosen.len() + 1).into()), ("all", draft.count.into())];
    teller.say("nottingham-board-chosen", &values)
}

/// An action in the protocol's words: its type, and what it needs in the order of the rules.
pub fn typed(answer: &str) -> Option<Json> {
    let mut words = answer.split_whitespace();
    let kind = words.next()?;
    let rest: Vec<&str> = words.collect();
    let mut action = json!({ "type": kind });
    let (keys, list): (&[&str], Option<&str>) = match kind {
        "take" | "defend" | "accept" | "refuse" | "end_turn" | "decline" => (&[], None),
        "use" => (&["target"], None),
        "pick" | "keep" | "spring" => (&["card"], None),
        "accept_offer" => (&["seat"], None),
        "deliver" => (&["object", "count"], None),
        "offer" | "discard" => (&[], Some("cards")),
        "mission" => (&["mission"], Some("objects")),
        _ => return None,
    };
    for (key, word) in keys.iter().zip(&rest) {
        action[*key] = number_or_word(word);
    }
    let more = rest.get(keys.len()..).unwrap_or_default();
    match list {
        Some(list) => action[list] = json!(more),
        // A word too many makes an action of the wrong shape, and the rules say so.
        None => more.iter().for_each(|word| action["more"] = json!(word)),
    }
    Some(action)
}

fn number_or_word(word: &str) -> Json {
    word.parse::<i64>().map_or_else(|_| json!(word), |number| json!(number))
}
