//! A merchant's decisions: what goes into the bag, what is said of it, and what it is worth to have it pass.

use super::bag::{self, Bag};
use super::belief::belief;
use super::decision::Decision;
use super::duel::{Duel, Hand, OFFERS, Solved, sign};
use super::forecast::Forecast;
use super::past::price;
use super::temper::Temper;
use besace_bots::{OwnWay, Reason, Suggestion};
use besace_sheriff::{Action, Deed, Give, Good, Goods, Listed, Promises, StandingOffer, Words};
use besace_table::{Game, Guess, Seat};

/// How many hands a sheriff has to reckon with in a solution.
pub(super) const HANDS: usize = 24;

/// Fills the bag.
pub(super) fn load(decision: &Decision, guess: &mut Guess) -> Action {
    let hand = decision.world.hand(decision.me);
    let mut bags = Vec::new();
    bag::every_sensible(hand, &decision.worth, &decision.kinds(), &mut bags);
    let weights: Vec<f32> = match decision.temper {
        Some(temper) => bags.iter().map(|bag| appeal(decision, temper, bag)).collect(),
        None => {
            let solved = duel(decision, &bags, guess);
            bags.iter().map(|bag| sum_over(&solved, bag)).collect()
        }
    };
    let best = weights.iter().copied().fold(0.0, f32::max);
    // A bag that the solution hardly ever fills is only noise, and one that is hardly worse than the best is as good.
    let sharp: Vec<f32> = weights.iter().map(|weight| sharpened(weight / best.max(1e-6))).collect();
    let chosen = guess.pick(&sharp).unwrap_or(0);
    Action::Load { cards: Listed(bags[chosen].cards) }
}

/// How often the solution fills this bag, whatever it then offers.
fn sum_over(solved: &Solved, bag: &Bag) -> f32 {
    solved.mixed().filter(|(other, ..)| other.cards == bag.cards).map(|(_, _, part)| part).sum()
}

fn sharpened(part: f32) -> f32 {
    if part < 0.15 { 0.0 } else { part }
}

/// How a person of this temperament likes a bag.
fn appeal(decision: &Decision, temper: Temper, bag: &Bag) -> f32 {
    let forecast = Forecast::of(decision);
    let worth = forecast.worth(bag).max(0.1);
    let liked = if bag.is_true() {
        worth
    } else if bag.hidden() > temper.dares() {
        worth * 0.3
    } else {
        worth * temper.lies()
    };
    let square = liked * liked;
    square * square * square
}

/// Says what is in the bag: the truth if it is of one kind, else the kind that it has most of.
pub(super) fn declare(decision: &Decision) -> Action {
    let cards = decision.world.bag(decision.me);
    let kinds = decision.kinds();
    let count = cards.len() as u8;
    let most = kinds.iter().map(|good| cards.count(*good)).max().unwrap_or(0);
    if most > 0 {
        let worth = |good: &Good| decision.worth.gaining(&Goods::of(*good, most));
        let best = kinds.into_iter().filter(|good| cards.count(*good) == most);
        let good = best.max_by(|a, b| worth(a).total_cmp(&worth(b))).unwrap_or(Good::Apple);
        return Action::Declare { good, count };
    }
    // Nothing would be true: any kind will do, preferably a usual one.
    let usual: Vec<f32> =
        kinds.iter().map(|good| f32::from(good.copies(decision.world.seats(), false))).collect();
    let good = kinds[decision.private_guess(&"declare").pick(&usual).unwrap_or(0)];
    Action::Declare { good, count }
}

/// The bag that lies on the table, as its owner sees it.
fn own_bag(decision: &Decision) -> Option<Bag> {
    let declared = decision.world.declared(decision.me)?;
    decision
        .is_closed(decision.me)
        .then(|| Bag::new(*decision.world.bag(decision.me), declared.good, &decision.worth))
}

/// A merchant who need not speak: offers something for his own bag, now and then something about another's, or holds
/// back. Once it has spoken in an inspection it waits for the sheriff.
pub(super) fn speak(decision: &Decision, guess: &mut Guess) -> OwnWay<Action> {
    let world = &decision.world;
    let has_spoken =
        world.haggled(decision.me) > 0 || world.standing_offers().any(|offer| offer.by == decision.me);
    if has_spoken {
        return OwnWay::HoldBack;
    }
    if let Some(bag) = own_bag(decision).filter(|_| world.must(decision.me).is_none()) {
        let coins = unasked(decision, &bag, guess);
        if coins > 0 {
            return OwnWay::Act(Suggestion::new(offer_for_own_bag(decision, coins), Vec::new()));
        }
    }
    match decision.temper.and_then(|temper| against_another(decision, temper)) {
        Some((action, reasons)) => OwnWay::Act(Suggestion::new(action, reasons)),
        None => OwnWay::HoldBack,
    }
}

/// What is offered before anybody asks.
fn unasked(decision: &Decision, bag: &Bag, guess: &mut Guess) -> u16 {
    let mut coin = decision.private_guess(&"unasked");
    match decision.temper {
        Some(temper) => {
            let chance = if bag.is_true() { 0.06 } else { temper.speaks_up() };
            if coin.fraction() < chance { person_offers(decision, temper, bag, &mut coin) } else { 0 }
        }
        None => solved_offer(decision, bag, guess),
    }
}

/// What a person offers for a bag: for an honest one next to nothing, to look guilty.
fn person_offers(decision: &Decision, temper: Temper, bag: &Bag, coin: &mut Guess) -> u16 {
    let price = if bag.is_true() {
        1.0 + 2.0 * coin.fraction()
    } else {
        let at_stake = bag.passed - bag.kept - bag.amends;
        let habit = Forecast::of(decision).price(bag.count());
        let own = temper.pays() * at_stake * (0.7 + 0.6 * coin.fraction());
        0.5 * (own + habit.min(own * 1.5))
    };
    (price.max(1.0) as u16).min(decision.world.coins(decision.me))
}

/// What the solution of the duel offers for the bag that is filled already.
fn solved_offer(decision: &Decision, bag: &Bag, guess: &mut Guess) -> u16 {
    let solved = duel(decision, &[*bag], guess);
    let (offers, parts): (Vec<f32>, Vec<f32>) = solved.mixed().map(|(_, offer, part)| (offer, part)).unzip();
    let best = parts.iter().copied().fold(0.0, f32::max);
    let sharp: Vec<f32> = parts.iter().map(|part| sharpened(part / best.max(1e-6))).collect();
    let offer = offers[decision.private_guess(&"offer").pick(&sharp).unwrap_or(0)];
    if offer <= 0.0 {
        return 0;
    }
    // Not always the same round numbers; and no more than is known to be enough.
    let jitter = decision.private_guess(&"jitter").below(2) as f32;
    let enough = Forecast::of(decision).price(bag.count()).max(1.0);
    let offer = (offer - jitter).max(1.0);
    (offer.min(enough.max(OFFERS[1])) + 0.5) as u16
}

/// The duel over a bag of mine: my own hand among those that the sheriff has to reckon with.
fn duel(decision: &Decision, bags: &[Bag], guess: &mut Guess) -> Solved {
    let forecast = Forecast::of(decision);
    let coins = f32::from(decision.world.coins(decision.me));
    let sheriff = decision.world.sheriff_seat();
    let kinds = decision.kinds();
    let mut hands = vec![Hand::new(bags, coins)];
    let mut others = Vec::new();
    for _ in 1..HANDS {
        let world = decision.sight.imagine(guess).redeal(sheriff, guess);
        let hand = after_market(&world.hand(decision.me).plus(world.bag(decision.me)), world.deck());
        bag::every_sensible(&hand, &decision.worth, &kinds, &mut others);
        if !others.is_empty() {
            hands.push(Hand::new(&others, coins));
        }
    }
    let mut sheriff_habits = [0.0; 5 * OFFERS.len()];
    for count in 1..=5 {
        for (at, offer) in OFFERS.iter().enumerate() {
            sheriff_habits[sign(count, at)] = forecast.opens(count, *offer);
        }
    }
    let duel = Duel {
        hands,
        merchant_weight: 0.0,
        sheriff_habits,
        sheriff_weight: forecast.weight(),
        envy: decision.envy,
    };
    duel.solve(decision.rounds)
}

/// A random hand as it would be after the market: a re-dealt world knows nothing of what its owner was after.
pub(super) fn after_market(hand: &Goods, mut deck: impl Iterator<Item = Good>) -> Goods {
    let best = bag::best_to_declare(hand, &Good::LEGAL).unwrap_or(Good::Apple);
    let kept: Goods = hand.iter().filter(|good| *good == best || !good.is_legal()).collect();
    let drawn: Goods = deck.by_ref().take(hand.len() - kept.len()).collect();
    kept.plus(&drawn)
}

fn offer_for_own_bag(decision: &Decision, coins: u16) -> Action {
    let mut promises = Promises::NONE;
    promises.add(decision.me, Deed::LetPass);
    Action::Offer { give: Give { coins, ..Give::default() }, promises, later: Words::NONE }
}

/// Now and then a person pays a little to have somebody's bag opened: one who leads and does not look honest.
fn against_another(decision: &Decision, temper: Temper) -> Option<(Action, Vec<Reason>)> {
    let world = &decision.world;
    let mut coin = decision.private_guess(&"against");
    let often = if temper == Temper::Vindictive { 0.12 } else { 0.05 };
    if coin.fraction() > often || world.coins(decision.me) < 20 {
        return None;
    }
    let scores: Vec<i32> = world.reckoning().map(|reckoning| reckoning.score()).collect();
    let rivals = decision.closed().filter(|seat| *seat != decision.me && world.must(*seat).is_none());
    let rival = rivals.max_by_key(|seat| scores[seat.index()])?;
    let suspicious = belief(decision, rival).is_some_and(|belief| belief.lie > 0.5);
    if !suspicious || scores[rival.index()] < scores[decision.me.index()] {
        return None;
    }
    let mut promises = Promises::NONE;
    promises.add(rival, Deed::Inspect);
    let coins = 1 + coin.below(3) as u16;
    let give = Give { coins, ..Give::default() };
    Some((Action::Offer { give, promises, later: Words::NONE }, Vec::new()))
}

/// An answer that is owed: to a call, or to a proposal of the sheriff's.
pub(super) fn answer(decision: &Decision, proposal: Option<u32>, guess: &mut Guess) -> Action {
    match proposal.and_then(|id| decision.world.standing_offer(id)) {
        Some(proposal) => answer_proposal(decision, proposal),
        None => answer_call(decision, guess),
    }
}

fn answer_call(decision: &Decision, guess: &mut Guess) -> Action {
    let Some(bag) = own_bag(decision) else { return Action::Stand };
    let stands = best_standing(decision, decision.me).is_some() || decision.world.must(decision.me).is_some();
    if stands {
        return Action::Stand;
    }
    let mut coin = decision.private_guess(&"called");
    let coins = match decision.temper {
        Some(_) if bag.is_true() && coin.fraction() < 0.9 => 0,
        Some(temper) => person_offers(decision, temper, &bag, &mut coin),
        None => solved_offer(decision, &bag, guess),
    };
    if coins == 0 {
        return Action::Stand;
    }
    // Whoever is called again after an offer was turned down has to offer more.
    let more = coins * u16::from(decision.world.haggled(decision.me)).saturating_sub(1) / 4;
    offer_for_own_bag(decision, (coins + more).min(decision.world.coins(decision.me)))
}

/// Accepts what costs less than a sheriff who goes away empty-handed would. If it costs more, names a price of its
/// own, unless there has been enough talk; one with nothing to hide refuses.
fn answer_proposal(decision: &Decision, proposal: &StandingOffer) -> Action {
    let refuse = Action::Refuse { offer: proposal.id };
    let passes = proposal.promises.of(decision.me) == Some(Deed::LetPass);
    let (Some(bag), true) = (own_bag(decision), passes) else { return refuse };
    let most = reservation(decision, &bag);
    if let Some((unnamed, goods)) = goods_to_give(decision, proposal)
        && f32::from(proposal.give.coins) + goods <= most
    {
        return Action::Accept { offer: proposal.id, unnamed };
    }
    let coins = (0.75 * most).max(0.0) as u16;
    let has_room = decision.world.standing_offers().filter(|offer| offer.by == decision.me).count() < 2;
    if bag.is_true() || coins < 2 || decision.world.haggled(decision.me) > 2 || !has_room {
        return refuse;
    }
    offer_for_own_bag(decision, coins.min(decision.world.coins(decision.me)))
}

/// The unnamed goods that would go, the cheapest ones, and what everything that goes is worth; `None` if the seat
/// lacks what is named.
fn goods_to_give(decision: &Decision, proposal: &StandingOffer) -> Option<(Listed, f32)> {
    let named = proposal.give.named.0;
    let own = decision.world.contraband(decision.me);
    if !own.contains(&named) {
        return None;
    }
    let mut left: Vec<Good> = own.without(&named).iter().collect();
    left.sort_by_key(|good| good.value());
    let unnamed: Goods = left.into_iter().take(usize::from(proposal.give.unnamed_count)).collect();
    let given = proposal.give.legal.plus(&named).plus(&unnamed);
    let from_bag = proposal.give.bag.common(decision.world.bag(decision.me));
    Some((Listed(unnamed), decision.worth.losing(&given) + f32::from(from_bag.value())))
}

/// The most that it is worth to the owner to have the bag pass, now that the sheriff has shown interest.
fn reservation(decision: &Decision, bag: &Bag) -> f32 {
    let opens = Forecast::of(decision).opens(bag.count(), 0.0).max(0.6);
    let opened = bag.kept + bag.amends * (1.0 + decision.envy);
    let at_stake = opens * (bag.passed - opened);
    let part = decision.temper.map_or(0.9 / (1.0 + decision.envy), |temper| 0.5 + temper.pays());
    part * at_stake
}

/// The best of a seat's standing offers for its own bag and nothing else.
pub(super) fn best_standing<'a>(decision: &'a Decision, seat: Seat) -> Option<&'a StandingOffer> {
    let own = decision.world.standing_offers().filter(|offer| {
        let passes = offer.promises.of(seat) == Some(Deed::LetPass) && offer.promises.iter().count() == 1;
        offer.payer == seat && !offer.is_proposal() && passes
    });
    own.max_by(|a, b| price(*a).total_cmp(&price(*b)))
}
