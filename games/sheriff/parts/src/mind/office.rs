//! The sheriff's decisions: whom to threaten, what to take, what to ask for, and which bags to open.
//!
//! It cannot talk without end: a merchant to whom nothing has been said is called once, an offer is answered with a
//! proposal once, and after that the bag is decided.

use super::bag;
use super::belief::{Belief, belief, offered};
use super::decision::Decision;
use super::duel::{Duel, Hand, OFFERS, Verdict, offer_like, sign};
use super::explain::Why;
use super::merchant::{HANDS, after_market, best_standing};
use super::past::{Bags, Record, price};
use super::temper::Temper;
use super::worth::Worth;
use besace_bots::{Reason, Why as _};
use besace_sheriff::{Action, Ask, Deed, Listed, Promises, StandingOffer, Words};
use besace_table::{Guess, Seat};

/// What the sheriff makes of one closed bag.
struct Case {
    seat: Seat,
    belief: Belief,
    /// Whether he opens it if no more is offered than stands.
    opens: bool,
}

/// What the sheriff does next.
pub(super) fn decide(decision: &Decision, guess: &mut Guess) -> (Action, Vec<Reason>) {
    // A word that was given is kept first: nothing can be gained by waiting.
    for seat in decision.closed() {
        match decision.world.must(seat) {
            Some(Deed::Inspect) => return (Action::Inspect { seat }, Vec::new()),
            Some(Deed::LetPass) => return (Action::LetPass { seat }, Vec::new()),
            None => {}
        }
    }
    let mut cases: Vec<Case> = decision.closed().filter_map(|seat| Case::of(decision, seat, guess)).collect();
    if let Some(bought) = sold_elsewhere(decision, &cases) {
        return bought;
    }
    // The most suspicious first: what he pays leaves less for the others to hide behind.
    cases.sort_by(|a, b| b.belief.lie.total_cmp(&a.belief.lie));
    if let Some(case) = cases.iter().find(|case| wants_to_call(decision, case)) {
        let reasons = vec![likelihood(case), Why::CallsForAnOffer.reason()];
        return (Action::Call { seat: case.seat }, reasons);
    }
    let case = cases.first().expect("the sheriff decides while a bag is closed");
    match best_standing(decision, case.seat) {
        Some(offer) => answer(decision, case, offer),
        None if case.opens => {
            let reason = Why::OpeningPays.reason();
            (Action::Inspect { seat: case.seat }, vec![likelihood(case), reason])
        }
        None => {
            let reason = Why::OpeningCosts.reason();
            (Action::LetPass { seat: case.seat }, vec![likelihood(case), reason])
        }
    }
}

impl Case {
    fn of(decision: &Decision, seat: Seat, guess: &mut Guess) -> Option<Case> {
        let first = belief(decision, seat)?;
        let offer = offered(decision, seat);
        let (belief, opens) = match decision.temper {
            Some(temper) => (first, person_opens(decision, temper, seat, &first, offer)),
            None => reckoned(decision, seat, first, offer, guess),
        };
        Some(Case { seat, belief, opens })
    }

    /// What the bag brings as things stand, before anything is paid.
    fn worth(&self, envy: f32) -> f32 {
        if self.opens { self.belief.opening(envy) } else { self.belief.passing(envy) }
    }
}

/// Whether a person of this temperament opens the bag: by what it seems to bring, not always alike.
fn person_opens(decision: &Decision, temper: Temper, seat: Seat, belief: &Belief, offer: f32) -> bool {
    let grudge =
        if temper == Temper::Vindictive { 0.15 * decision.past.record(seat).opened_mine } else { 0.0 };
    let mood = 0.24 * (decision.private_guess(&("mood", seat)).fraction() - 0.5);
    let lie = (belief.lie + temper.suspects() + grudge.min(0.45) + mood).clamp(0.02, 0.98);
    let opening = Belief { lie, ..*belief }.opening(0.0);
    if offer > 0.0 { offer < temper.takes() * opening } else { opening > 0.0 }
}

/// How likely a merchant is to lie before anything is known of him, and how firmly that is believed.
const LIES: f32 = 0.4;
const BELIEVED: f32 = 2.0;

/// What the solution of the duel over the bag says.
fn reckoned(decision: &Decision, seat: Seat, first: Belief, offer: f32, guess: &mut Guess) -> (Belief, bool) {
    let Some(declared) = decision.world.declared(seat) else { return (first, false) };
    let count = usize::from(declared.count);
    let seen = if offer > 0.0 { offer } else { decision.past.offered_now(seat) };
    let at = offer_like(seen);
    let Some(verdict) = duel(decision, seat, guess, sign(count, at)) else {
        let opens =
            first.opening(decision.envy) > first.passing(decision.envy) + offer * (1.0 + decision.envy);
        return (first, opens);
    };
    let record = decision.past.record(seat);
    let belief = tempered(&verdict, record, count, seen > 0.0);
    let gain = belief.opening(decision.envy) - belief.passing(decision.envy) - offer * (1.0 + decision.envy);
    // The closer the call, the more it is left to chance, in the proportion against which nobody gains.
    let coin = decision.private_guess(&("opens", seat, at)).fraction();
    let is_clear = gain.abs() > CLEAR - trust(record, seen > 0.0) * (CLEAR - CLEAREST);
    (belief, if is_clear { gain > 0.0 } else { coin < purified(verdict.open) })
}

/// What is clear enough not to be left to chance, in coins: of a stranger, and of one whose ways are known.
const CLEAR: f32 = 6.0;
const CLEAREST: f32 = 0.5;

/// What is hardly ever done in a solution is not done.
fn purified(part: f32) -> f32 {
    match part {
        _ if part < 0.12 => 0.0,
        _ if part > 0.88 => 1.0,
        _ => part,
    }
}

/// How far what is on record can be trusted. Somebody who pays weighs what he offers, and may do so anew each time;
/// somebody who says nothing acts by habit.
fn trust(record: &Record, paid: bool) -> f32 {
    let bags = record.alike(paid).bags();
    if paid { 0.85 * bags / (bags + 2.0) } else { 0.95 * bags / (bags + 1.0) }
}

/// What the solution says, corrected by what is on record: it knows the hands that merchants may have, and the record
/// knows this one.
fn tempered(verdict: &Verdict, record: &Record, count: usize, paid: bool) -> Belief {
    let known = trust(record, paid);
    let (solved, on_record) = ((1.0 - known) * verdict.lie, known * likely_lies(record.alike(paid)));
    let lie = solved + on_record;
    let usual = 3.8 * record.hidden_share() * count as f32;
    let fine = (solved * verdict.fine + on_record * usual) / lie.max(1e-6);
    Belief { lie, fine, goods: 1.75 * fine, amends: 2.0 * count as f32, passed: verdict.passed }
}

/// How likely another such bag is not as declared.
fn likely_lies(bags: Bags) -> f32 {
    (bags.lies + LIES * BELIEVED) / (bags.bags() + BELIEVED)
}

/// Solves the duel over a merchant's bag, his habits taken into account.
fn duel(decision: &Decision, seat: Seat, guess: &mut Guess, sign: usize) -> Option<Verdict> {
    let record = *decision.past.record(seat);
    let worth = Worth::of(&decision.world, seat, decision.envy);
    let coins = f32::from(decision.world.coins(seat)).max(OFFERS[4]);
    let kinds = decision.kinds();
    let lies = likely_lies(record.all());
    let pays_for_lies = (record.paid_lies + 0.6) / (record.lies + 1.2);
    let pays_for_truth = (record.paid_truths + 0.1) / (record.truths + 1.0);
    let mut hands = Vec::new();
    let mut bags = Vec::new();
    for _ in 0..HANDS {
        let world = decision.sight.imagine(guess);
        let hand = after_market(&world.hand(seat).plus(world.bag(seat)), world.deck());
        bag::every_sensible(&hand, &worth, &kinds, &mut bags);
        let hides = record.hidden_share();
        let hand = Hand::new(&bags, coins).with_habits(|bag, offer| {
            let pays = if bag.is_true() { pays_for_truth } else { pays_for_lies };
            let speaks = if offer > 0.0 { pays / (OFFERS.len() - 1) as f32 } else { 1.0 - pays };
            if bag.is_true() {
                (1.0 - lies) * speaks * bag.passed * bag.passed * 0.01
            } else {
                let share = bag.hidden() as f32 / bag.count() as f32;
                let like_him = 1.0 / (0.3 + (share - hides).abs());
                lies * speaks * like_him * bag.count() as f32 * 0.2
            }
        });
        hands.push(hand);
    }
    let duel = Duel {
        hands,
        merchant_weight: record.all().bags() / (record.all().bags() + 2.0),
        sheriff_habits: [0.0; 5 * OFFERS.len()],
        sheriff_weight: 0.0,
        envy: decision.envy,
    };
    duel.solve(decision.rounds).verdict(sign)
}

/// An offer about other people's bags, or one that asks for nothing: taken if it is worth what it binds the sheriff to.
fn sold_elsewhere(decision: &Decision, cases: &[Case]) -> Option<(Action, Vec<Reason>)> {
    let gain = |offer: &StandingOffer| {
        let mut gain = price(offer) * (1.0 + decision.envy);
        for promise in offer.promises.iter() {
            let case = cases.iter().find(|case| case.seat == promise.seat)?;
            let done = match promise.deed {
                Deed::Inspect => case.belief.opening(decision.envy),
                Deed::LetPass => case.belief.passing(decision.envy),
            };
            gain += done - case.worth(decision.envy);
        }
        Some(gain)
    };
    let about_others = |offer: &&StandingOffer| {
        let about_own = offer.promises.of(offer.payer) == Some(Deed::LetPass);
        !(about_own && offer.promises.iter().count() == 1)
    };
    let offers = decision.world.standing_offers().filter(about_others);
    let (offer, gain) = offers
        .filter_map(|offer| Some((offer, gain(offer)?)))
        .max_by(|(_, a), (_, b)| a.total_cmp(b))
        .filter(|(_, gain)| *gain > 0.5)?;
    let worth = Why::OfferIsWorthIt.reason().with("value", gain.round());
    Some((Action::Accept { offer: offer.id, unnamed: Listed::NONE }, vec![worth]))
}

/// A threat costs nothing where nothing has been said yet; but one who is surely honest is left in peace.
fn wants_to_call(decision: &Decision, case: &Case) -> bool {
    let least = if decision.temper.is_some() { 0.3 } else { 0.08 };
    let silent = decision.world.haggled(case.seat) == 0 && best_standing(decision, case.seat).is_none();
    silent && case.belief.lie > least
}

/// What to do about an offer for the payer's own bag: take it, ask for more, or open the bag all the same.
fn answer(decision: &Decision, case: &Case, offer: &StandingOffer) -> (Action, Vec<Reason>) {
    let offered = price(offer);
    let seat = case.seat;
    let asked = asking_price(decision, case);
    let may_ask = decision.world.haggled(seat) < decision.world.options().haggle.min(2);
    if may_ask && f32::from(asked) > 1.25 * offered + 1.0 && case.belief.lie > 0.4 {
        let mut promises = Promises::NONE;
        promises.add(seat, Deed::LetPass);
        let give = Ask { coins: asked, ..Ask::default() };
        let reason = Why::AsksForMore.reason().with("seat", seat.0).with("coins", asked);
        let action = Action::Counter { seat, replaces: Some(offer.id), give, promises, later: Words::NONE };
        return (action, vec![likelihood(case), reason]);
    }
    if case.opens {
        let reason = Why::OfferIsTooLittle.reason().with("value", offered.round());
        return (Action::Inspect { seat }, vec![likelihood(case), reason]);
    }
    let reason = Why::OfferIsWorthIt.reason().with("value", offered.round());
    (Action::Accept { offer: offer.id, unnamed: Listed::NONE }, vec![reason, likelihood(case)])
}

/// What the sheriff asks for: a part of what the owner would lose, as far as his purse goes.
fn asking_price(decision: &Decision, case: &Case) -> u16 {
    let loss = case.belief.fine + case.belief.goods;
    let part = decision.temper.map_or(0.42, |temper| 0.2 + 0.2 * temper.takes());
    ((part * loss) as u16).min(decision.world.coins(case.seat))
}

/// How honest the owner seems.
fn likelihood(case: &Case) -> Reason {
    let (why, likely) = if case.belief.lie > 0.5 {
        (Why::LikelyLying, case.belief.lie)
    } else {
        (Why::LikelyHonest, 1.0 - case.belief.lie)
    };
    why.reason().with("seat", case.seat.0).with("percent", (100.0 * likely).round())
}
