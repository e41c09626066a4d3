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
            vec![Why::ProtectsHand.reason()]
        }
        Action::Accept if hand.count(Card::Necklace) > 0 => {
            vec![Why::SavesNecklace.reason()]
        }
        Action::Pick { card } => arrives(card),
        Action::Offer { cards } | Action::Discard { cards } => cards.0.kinds().iter().map(spared).collect(),
        Action::AcceptOffer { seat: other } => {
            game.answer(other).map_or_else(Vec::new, |offer| offer.kinds().iter().flat_map(arrives).collect())
        }
        Action::Refuse => arrives(Card::Coin),
        Action::Keep { card } => vec![threat(game, card)],
        Action::EndTurn if has_a_choice(game, seat) => {
            vec![Why::SavesForMore.reason()]
        }
        Action::Deliver { object, count } => explain_delivering(game, seat, object, count),
        Action::Mission { mission, objects } => {
            let left = hand.len() - usize::from(mission.copies() * objects.len());
            let gift = gift(game, left);
            std::iter::once(mission_scored(game, mission)).chain(gift).collect()
        }
        Action::Spring { .. } => explain_springing(game, hand),
        Action::Decline if has_a_choice(game, seat) => {
            vec![Why::KeepsAmbush.reason()]
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
        reasons.insert(0, set(Why::CompletesSet, card, count));
    } else if count == 2 || reasons.is_empty() {
        reasons.push(set(Why::BuildsSet, card, count));
    }
    reasons
}

fn set(why: Why, card: Card, count: u8) -> Reason {
    why.reason().with("card", card.id()).with("count", count)
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
    Why::BuildsMission.reason().with("mission", mission.id())
}

fn mission_scored(game: &Nottingham, mission: Mission) -> Reason {
    let owners = game.missions().count(mission) + 1;
    let points = game.options().mission_values.value(mission, owners);
    Why::ScoresMission.reason().with("mission", mission.id()).with("points", points)
}

fn spared(card: Card) -> Reason {
    Why::SparesCard.reason().with("card", card.id())
}

fn explain_using(game: &Nottingham, seat: Seat, target: Option<Seat>) -> Vec<Reason> {
    match (game.shown().map(Card::trick), target) {
        (Some(Trick::Ambush), _) => {
            vec![Why::LaysTrap.reason()]
        }
        (Some(Trick::Buy | Trick::Barter), _) => {
            vec![Why::AsksForOffers.reason()]
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
    Some(Why::TakesKnownCard.reason().with("seat", target.0).with("card", card.id()))
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
    Some(Why::RobsLeader.reason().with("seat", target.0).with("points", lead))
}

fn big_hand(game: &Nottingham, target: Seat) -> Reason {
    let count = game.hand(target).len();
    Why::BreaksSet.reason().with("seat", target.0).with("count", count)
}

/// Whose deliveries an ambush can hit, or which.
fn threat(game: &Nottingham, card: Ambush) -> Reason {
    let named =
        card.color().and_then(|color| Seat::all(game.seats()).find(|seat| game.color(*seat) == color));
    match named {
        Some(seat) => Why::ThreatensPlayer.reason().with("seat", seat.0),
        None => {
            let mut objects = card.objects().iter().map(Card::id);
            let (first, second) = (objects.next().unwrap_or(""), objects.next().unwrap_or(""));
            Why::ThreatensObjects.reason().with("card", first).with("other", second)
        }
    }
}

fn explain_delivering(game: &Nottingham, seat: Seat, object: Card, count: u8) -> Vec<Reason> {
    let points = object.value();
    let mut reasons = vec![Why::ScoresLoot.reason().with("points", points)];
    let mut others = Seat::all(game.seats()).filter(|other| *other != seat);
    if count > 3 && others.any(|other| !game.ambushes(other).is_empty()) {
        reasons.push(Why::GuardsAgainstAmbush.reason().with("count", count));
    }
    reasons.extend(gift(game, game.hand(seat).len() - usize::from(count)));
    reasons
}

/// That a hand of this many cards gets one from the sheriff when he takes his next step (NOT-75).
fn gift(game: &Nottingham, count: usize) -> Option<Reason> {
    let number = game.options().track.number(game.sheriff() + 1)?;
    (count <= usize::from(number)).then(|| Why::GainsGift.reason().with("count", count))
}

fn explain_springing(game: &Nottingham, hand: &Cards) -> Vec<Reason> {
    let Some((object, count)) = game.delivery() else { return Vec::new() };
    let left = count - 1;
    let mut reasons = vec![Why::StopsDelivery.reason().with("left", left)];
    if hand.count(object) >= 1 {
        let why = if hand.count(object) >= 2 { Why::CompletesSet } else { Why::BuildsSet };
        reasons.push(set(why, object, hand.count(object) + 1));
    }
    reasons
}
