//! What an action does, as far as the seat that would play it can be sure.

use super::bag::best_to_declare;
use besace_bots::{Reason, Why as _, reasons};
use besace_sheriff::{Action, Deed, Good, Goods, Sheriff, Side};
use besace_table::Seat;

reasons! {
    /// Why a bot plays something, as merchant or as sheriff.
    pub enum Why {
        CheapestPayment = "cheapest_payment",
        Collects = "collects",
        TakesFromPile = "takes_from_pile",
        WorthHiding = "worth_hiding",
        BuriesForOthers = "buries_for_others",
        AllTrue = "all_true",
        RisksALie = "risks_a_lie",
        LetsAnotherBeOpened = "lets_another_be_opened",
        PaysLessThanTheFine = "pays_less_than_the_fine",
        LikelyLying = "likely_lying",
        LikelyHonest = "likely_honest",
        CallsForAnOffer = "calls_for_an_offer",
        OpeningPays = "opening_pays",
        OpeningCosts = "opening_costs",
        OfferIsWorthIt = "offer_is_worth_it",
        AsksForMore = "asks_for_more",
        OfferIsTooLittle = "offer_is_too_little",
    }
}

pub(super) fn explain(world: &Sheriff, seat: Seat, action: &Action) -> Vec<Reason> {
    match action {
        Action::Market { set_aside, left, right } => market(world, seat, &set_aside.0, [*left, *right]),
        Action::Discard { cards, .. } => buries(cards.as_slice()).into_iter().collect(),
        Action::Load { cards } => {
            let said = best_to_declare(&cards.0, &Good::LEGAL).unwrap_or(Good::Apple);
            vec![bag(&cards.0, said)]
        }
        Action::Declare { good, .. } => vec![bag(world.bag(seat), *good)],
        Action::Stand => own_bag(world, seat).into_iter().collect(),
        Action::Offer { give, promises, .. } => offer(world, seat, give.coins, promises.iter()),
        Action::Accept { offer, .. } if seat != world.sheriff_seat() => {
            let coins = world.standing_offer(*offer).map(|offer| offer.give.coins);
            coins.and_then(|coins| pays_less(world, seat, coins)).into_iter().collect()
        }
        Action::Pay { legal, contraband } => {
            let value = legal.value() + contraband.0.value();
            let is_cheapest = super::baselines::cheapest_payment(world, seat).is_some_and(|cheapest| {
                matches!(cheapest, Action::Pay { legal, contraband } if legal.value() + contraband.0.value() == value)
            });
            if is_cheapest { vec![Why::CheapestPayment.reason().with("value", value)] } else { Vec::new() }
        }
        _ => Vec::new(),
    }
}

fn market(world: &Sheriff, seat: Seat, set_aside: &Goods, takes: [u8; 2]) -> Vec<Reason> {
    let mut taken = Goods::NONE;
    for (side, take) in Side::ALL.into_iter().zip(takes) {
        taken = taken.plus(&world.discard_pile(side).take(usize::from(take)).collect());
    }
    let hand = world.hand(seat).without(set_aside).plus(&taken);
    let mut reasons = Vec::new();
    if let Some(good) = best_to_declare(&hand, &Good::LEGAL).filter(|good| hand.count(*good) > 1) {
        let count = hand.count(good);
        reasons.push(Why::Collects.reason().with("good", good.id()).with("count", count));
    }
    if let Some((good, _)) = taken.counts().max_by_key(|(good, count)| (*count, good.value())) {
        reasons.push(Why::TakesFromPile.reason().with("good", good.id()));
    }
    let contraband = hand.contraband();
    if !contraband.is_empty() {
        reasons.push(worth_hiding(contraband.value()));
    }
    reasons
}

fn worth_hiding(value: u16) -> Reason {
    Why::WorthHiding.reason().with("value", value)
}

/// That the card worth most lies deepest, where it does.
fn buries(cards: &[Good]) -> Option<Reason> {
    let sinking = cards.windows(2).all(|pair| pair[0].value() <= pair[1].value());
    let differ = cards.first().map(|good| good.value()) != cards.last().map(|good| good.value());
    (sinking && differ).then(|| Why::BuriesForOthers.reason())
}

/// What is true of a bag if this is said of it.
fn bag(cards: &Goods, said: Good) -> Reason {
    let hidden = cards.without(&Goods::of(said, u8::MAX));
    if hidden.is_empty() {
        let coins = cards.penalty();
        return Why::AllTrue.reason().with("coins", coins).with("good", said.id());
    }
    let (value, fine) = (hidden.value(), hidden.penalty());
    Why::RisksALie.reason().with("value", value).with("fine", fine)
}

fn own_bag(world: &Sheriff, seat: Seat) -> Option<Reason> {
    Some(bag(world.bag(seat), world.declared(seat)?.good))
}

fn offer(
    world: &Sheriff,
    seat: Seat,
    coins: u16,
    promises: impl Iterator<Item = besace_sheriff::BagPromise>,
) -> Vec<Reason> {
    let mut reasons = Vec::new();
    for promise in promises {
        if promise.seat == seat && promise.deed == Deed::LetPass {
            reasons.extend(pays_less(world, seat, coins).or_else(|| own_bag(world, seat)));
        } else if promise.seat != seat && promise.deed == Deed::Inspect {
            reasons.push(Why::LetsAnotherBeOpened.reason().with("seat", promise.seat.0));
        }
    }
    reasons
}

/// That a price is lower than the fine, where it is.
fn pays_less(world: &Sheriff, seat: Seat, coins: u16) -> Option<Reason> {
    let declared = world.declared(seat)?;
    let fine = world.bag(seat).without(&Goods::of(declared.good, u8::MAX)).penalty();
    (coins < fine).then(|| Why::PaysLessThanTheFine.reason().with("coins", coins).with("fine", fine))
}
