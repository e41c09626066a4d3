//! Why a move is good, in words and numbers: only from the seat's own hand, from what lies open, and from what the seat
//! has seen and can still be sure of.

use super::instinct::Deputy;
use besace_bots::{Reason, Why as _, reasons};
use besace_nottingham::{Action, Ambush, Card, Cards, Mission, Nottingham, Trick};
use besace_table::{Game, Seat};

reasons! {
    /// Why a bot plays something.
    pub enum Why {
        CompletesSet = "completes_set",
        BuildsSet = "builds_set",
        ProtectsHand = "protects_hand",
        SavesNecklace = "saves_necklace",
        SavesForMore = "saves_for_more",
        KeepsAmbush = "keeps_ambush",
        BuildsMission = "builds_mission",
        ScoresMission = "scores_mission",
        SparesCard = "spares_card",
        LaysTrap = "lays_trap",
        AsksForOffers = "asks_for_offers",
        TakesKnownCard = "takes_known_card",
        RobsLeader = "robs_leader",
        BreaksSet = "breaks_set",
        ThreatensPlayer = "threatens_player",
        ThreatensObjects = "threatens_objects",
        ScoresLoot = "scores_loot",
        GuardsAgainstAmbush = "guards_against_ambush",
        GainsGift = "gains_gift",
        StopsDelivery = "stops_delivery",
    }
}

/// A mission is spoken of when no more cards than this are missing.
const NEAR: u8 = 2;

pub(super) fn explain(game: &Nottingham, seat: Seat, action: &Action) -> Vec<Reason> {
    let hand = game.hand(seat);
    let arrives = |card| arrival(game, seat, hand, card);
    match *action {
        Action::Take => game.shown().map_or_else(Vec::new, arrives),
        Action::Use { target } => explain_using(game, seat, target),
        Action::Defend => {
            vec![Why::ProtectsHand.because("What could be taken is worth more to you than a necklace.")]
        }
        Action::Accept if hand.count(Card::Necklace) > 0 => {
            vec![Why::SavesNecklace.because("The necklace is worth more to you than what you could lose.")]
        }
        Action::Pick { card } => arrives(card),
        Action::Offer { cards } | Action::Discard { cards } => cards.0.kinds().iter().map(spared).collect(),
        Action::AcceptOffer { seat: other } => {
            game.answer(other).map_or_else(Vec::new, |offer| offer.kinds().iter().flat_map(arrives).collect())
        }
        Action::Refuse => arrives(Card::Coin),
        Action::Keep { card } => vec![threat(game, card)],
        Action::EndTurn if has_a_choice(game, seat) => {
            let text = "What you hold can become worth more than it would bring now.";
            vec![Why::SavesForMore.because(text)]
        }
        Action::Deliver { object, count } => explain_delivering(game, seat, object, count),
        Action::Mission { mission, objects } => {
            let left = hand.len() - usize::from(mission.copies() * objects.len());
            let gift = gift(game, left);
            std::iter::once(mission_scored(game, mission)).chain(gift).collect()
        }
        Action::Spring { .. } => explain_springing(game, hand),
        Action::Decline if has_a_choice(game, seat) => {
            vec![Why::KeepsAmbush.because("The ambush stays before you for another delivery.")]
        }
        Action::Accept | Action::EndTurn | Action::Decline => Vec::new(),
    }
}

fn has_a_choice(game: &Nottingham, seat: Seat) -> bool {
    let mut offers = Vec::new();
    game.legal(seat, &mut offers);
    offers.len() > 1
}

/// What a card does in a hand.
fn arrival(game: &Nottingham, seat: Seat, hand: &Cards, card: Card) -> Vec<Reason> {
    let count = hand.count(card) + 1;
    let near = Mission::ALL.into_iter().filter(|mission| brings_near(game, seat, hand, card, *mission));
    let mut reasons: Vec<Reason> = near.map(mission_built).collect();
    if count >= 3 {
        reasons.insert(0, set(Why::CompletesSet, card, count, "enough to deliver"));
    } else if count == 2 || reasons.is_empty() {
        reasons.push(set(Why::BuildsSet, card, count, "on the way to three"));
    }
    reasons
}

fn set(why: Why, card: Card, count: u8, what: &str) -> Reason {
    let text = format!("It makes {count} × {}: {what}.", card.id());
    why.because(text).with("card", card.id()).with("count", count)
}

/// Whether a mission that the seat can still do is nearer with that card, and near.
fn brings_near(game: &Nottingham, seat: Seat, hand: &Cards, card: Card, mission: Mission) -> bool {
    let after = missing(&hand.plus(&Cards::of(card, 1)), mission);
    game.missions().is_free_for(mission, seat) && after <= NEAR && after < missing(hand, mission)
}

/// How many cards a hand lacks for a mission.
fn missing(hand: &Cards, mission: Mission) -> u8 {
    let mut lacking = Card::ALL.map(|card| mission.copies().saturating_sub(hand.count(card)));
    lacking.sort_unstable();
    lacking[..usize::from(mission.kinds())].iter().sum()
}

fn mission_built(mission: Mission) -> Reason {
    let text = format!("It brings you closer to the mission {}.", mission.id());
    Why::BuildsMission.because(text).with("mission", mission.id())
}

fn mission_scored(game: &Nottingham, mission: Mission) -> Reason {
    let owners = game.missions().count(mission) + 1;
    let points = game.options().mission_values.value(mission, owners);
    let text = format!("The mission {} counts {points} points.", mission.id());
    Why::ScoresMission.because(text).with("mission", mission.id()).with("points", points)
}

fn spared(card: Card) -> Reason {
    Why::SparesCard.because(format!("You need {} least.", card.id())).with("card", card.id())
}

fn explain_using(game: &Nottingham, seat: Seat, target: Option<Seat>) -> Vec<Reason> {
    match (game.shown().map(Card::trick), target) {
        (Some(Trick::Ambush), _) => {
            vec![Why::LaysTrap.because("An ambush can take a card from somebody's delivery.")]
        }
        (Some(Trick::Buy | Trick::Barter), _) => {
            vec![Why::AsksForOffers.because("Everybody who can has to offer you something.")]
        }
        (Some(trick), Some(target)) => vec![
            known_prey(game, seat, trick, target)
                .or_else(|| leader(game, seat, target))
                .unwrap_or_else(|| big_hand(game, target)),
        ],
        _ => Vec::new(),
    }
}

/// A card that the seat has seen in the hand that it is going to see again.
fn known_prey(game: &Nottingham, seat: Seat, trick: Trick, target: Seat) -> Option<Reason> {
    if trick == Trick::Theft {
        return None;
    }
    let deputy = Deputy::of(game, seat);
    let known = game.hand_known_to(seat, target).kinds();
    let card = known.iter().max_by(|one, another| deputy.gain(*one).total_cmp(&deputy.gain(*another)))?;
    let text = format!("You have seen that seat {} holds {}.", target.0, card.id());
    Some(Why::TakesKnownCard.because(text).with("seat", target.0).with("card", card.id()))
}

/// That the target is ahead of everybody else, where everybody could count along.
fn leader(game: &Nottingham, seat: Seat, target: Seat) -> Option<Reason> {
    let points = |other| match other == seat {
        true => Some(game.reckoning(seat).score()),
        false => game.points_seen_by_all(other),
    };
    let lead = points(target)?;
    let mut others = Seat::all(game.seats()).filter(|other| *other != target);
    if !others.all(|other| points(other).is_some_and(|points| points < lead)) {
        return None;
    }
    let text = format!("Seat {} is ahead, with {lead} points.", target.0);
    Some(Why::RobsLeader.because(text).with("seat", target.0).with("points", lead))
}

fn big_hand(game: &Nottingham, target: Seat) -> Reason {
    let count = game.hand(target).len();
    let text = format!("Seat {} seems to be collecting, with {count} cards in hand.", target.0);
    Why::BreaksSet.because(text).with("seat", target.0).with("count", count)
}

/// Whose deliveries an ambush can hit, or which.
fn threat(game: &Nottingham, card: Ambush) -> Reason {
    let named =
        card.color().and_then(|color| Seat::all(game.seats()).find(|seat| game.color(*seat) == color));
    match named {
        Some(seat) => {
            let text = format!("It can hit every delivery of seat {}.", seat.0);
            Why::ThreatensPlayer.because(text).with("seat", seat.0)
        }
        None => {
            let mut objects = card.objects().iter().map(Card::id);
            let (first, second) = (objects.next().unwrap_or(""), objects.next().unwrap_or(""));
            let text = format!("It can hit anybody who delivers {first} or {second}.");
            Why::ThreatensObjects.because(text).with("card", first).with("other", second)
        }
    }
}

fn explain_delivering(game: &Nottingham, seat: Seat, object: Card, count: u8) -> Vec<Reason> {
    let points = object.value();
    let text = format!("It puts {points} points into your loot.");
    let mut reasons = vec![Why::ScoresLoot.because(text).with("points", points)];
    let mut others = Seat::all(game.seats()).filter(|other| *other != seat);
    if count > 3 && others.any(|other| !game.ambushes(other).is_empty()) {
        let text = format!("With {count} cards the delivery survives an ambush.");
        reasons.push(Why::GuardsAgainstAmbush.because(text).with("count", count));
    }
    reasons.extend(gift(game, game.hand(seat).len() - usize::from(count)));
    reasons
}

/// That a hand of this many cards gets one from the sheriff when he takes his next step (NOT-75).
fn gift(game: &Nottingham, count: usize) -> Option<Reason> {
    let number = game.options().track.number(game.sheriff() + 1)?;
    let text = format!("With {count} cards in hand you are likely to be tipped.");
    (count <= usize::from(number)).then(|| Why::GainsGift.because(text).with("count", count))
}

fn explain_springing(game: &Nottingham, hand: &Cards) -> Vec<Reason> {
    let Some((object, count)) = game.delivery() else { return Vec::new() };
    let left = count - 1;
    let text = if left < 3 {
        "It takes a card, and the delivery fails.".to_owned()
    } else {
        format!("It takes a card, and {left} cards are left of the delivery.")
    };
    let mut reasons = vec![Why::StopsDelivery.because(text).with("left", left)];
    if hand.count(object) >= 1 {
        let (why, what) = if hand.count(object) >= 2 {
            (Why::CompletesSet, "enough to deliver")
        } else {
            (Why::BuildsSet, "on the way to three")
        };
        reasons.push(set(why, object, hand.count(object) + 1, what));
    }
    reasons
}
