//! What a bot knows about Sheriff of Nottingham.
//!
//! A novice goes by instinct. Where bags are filled, declared, paid for and opened, the other levels go their own
//! way: no move there is good by itself, only a way of mixing moves is, and what the others did before counts.

mod bag;
mod baselines;
mod belief;
mod decision;
mod duel;
mod explain;
mod forecast;
mod instinct;
mod market;
mod merchant;
mod office;
mod past;
mod temper;
mod worth;

use crate::Parts;
use besace_bots::arena::Baseline;
use besace_bots::{Budget, Level, Mind, OwnWay, Reason, Sight, Suggestion, fingerprint};
use besace_sheriff::{Action, Phase, Sheriff};
use besace_table::{Game, Guess, MAX_SEATS, Seat};
use decision::Decision;

impl Mind for Parts {
    type Game = Sheriff;
    type Why = explain::Why;

    fn instinct(world: &Sheriff, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        instinct::weigh(world, seat, actions, weights);
    }

    fn patience(world: &Sheriff, seat: Seat) -> f32 {
        instinct::patience(world, seat)
    }

    fn glimpse(world: &Sheriff, _seat: Seat, action: &Action, onlooker: Seat) -> u64 {
        glimpse(action, onlooker == world.sheriff_seat())
    }

    fn appraise(world: &Sheriff) -> [f32; MAX_SEATS] {
        shares(world)
    }

    fn is_beyond_horizon(world: &Sheriff, start: &Sheriff) -> bool {
        world.pending().is_empty() || world.round() != start.round()
    }

    fn explain(world: &Sheriff, seat: Seat, action: &Action) -> Vec<Reason> {
        explain::explain(world, seat, action)
    }

    fn own_way(sight: &Sight<Sheriff>, level: Level, budget: Budget, guess: &mut Guess) -> OwnWay<Action> {
        match level {
            Level::Novice => OwnWay::None,
            _ => decide(&Decision::new(sight, level, budget, guess), guess),
        }
    }

    fn baselines() -> &'static [Baseline<Parts>] {
        &baselines::ALL
    }
}

/// Every decision of a regular and of an expert.
fn decide(decision: &Decision, guess: &mut Guess) -> OwnWay<Action> {
    let world = &decision.world;
    let plainly = |action| OwnWay::Act(Suggestion::new(action, Vec::new()));
    match world.phase_now() {
        Phase::Market => match decision.temper {
            Some(temper) => plainly(market::by_temper(decision, temper)),
            None => plainly(market::by_search(decision, guess)),
        },
        Phase::MarketDiscard => plainly(market::discard(decision, world.set_aside())),
        Phase::Confiscate => match world.confiscated() {
            Some(confiscated) => plainly(market::discard(decision, &confiscated.cards.0)),
            None => OwnWay::None,
        },
        Phase::Load => plainly(merchant::load(decision, guess)),
        Phase::Declare => plainly(merchant::declare(decision)),
        Phase::Inspect if decision.me == world.sheriff_seat() => {
            let (action, reasons) = office::decide(decision, guess);
            OwnWay::Act(Suggestion::new(action, reasons))
        }
        Phase::Inspect => match world.owes().filter(|owes| owes.seat == decision.me) {
            Some(owes) => plainly(merchant::answer(decision, owes.offer, guess)),
            None => merchant::speak(decision, guess),
        },
        Phase::Pay => payment(decision),
        Phase::Over => OwnWay::None,
    }
}

/// The payment that costs the seat least, crowns included.
fn payment(decision: &Decision) -> OwnWay<Action> {
    let mut offers = Vec::new();
    decision.world.legal(decision.me, &mut offers);
    let payments = offers.into_iter().filter_map(|offer| match offer {
        besace_table::Offer::Action(Action::Pay { legal, contraband }) => Some((legal, contraband)),
        _ => None,
    });
    let cost = |goods: &(besace_sheriff::Goods, besace_sheriff::Listed)| {
        decision.worth.losing(&goods.0.plus(&goods.1.0))
    };
    match payments.min_by(|a, b| cost(a).total_cmp(&cost(b))) {
        Some((legal, contraband)) => {
            OwnWay::Act(Suggestion::new(Action::Pay { legal, contraband }, Vec::new()))
        }
        None => OwnWay::None,
    }
}

/// What can be told of an action: everything but the cards that go into a bag or lie aside, and the unnamed goods of
/// a deal, which the sheriff alone gets to see.
fn glimpse(action: &Action, by_sheriff: bool) -> u64 {
    match action {
        Action::Market { set_aside, left, right } => fingerprint(&(1_u8, set_aside.0.len(), *left, *right)),
        Action::Discard { pile, cards } => fingerprint(&(2_u8, *pile, *cards)),
        Action::Load { .. } => 3,
        Action::Declare { good, count } => fingerprint(&(4_u8, *good, *count)),
        Action::Call { seat } => fingerprint(&(5_u8, *seat)),
        Action::Offer { give, promises, .. } => {
            let open = (give.coins, give.legal, give.named, give.unnamed.0.len(), give.bag);
            fingerprint(&(6_u8, open, *promises))
        }
        Action::Stand => 7,
        Action::Counter { seat, replaces, give, promises, .. } => {
            fingerprint(&(8_u8, *seat, *replaces, *give, *promises))
        }
        Action::Accept { offer, unnamed } if by_sheriff => fingerprint(&(9_u8, *offer, *unnamed)),
        Action::Accept { offer, .. } => fingerprint(&(9_u8, *offer)),
        Action::Refuse { offer } => fingerprint(&(10_u8, *offer)),
        Action::Withdraw { offer } => fingerprint(&(11_u8, *offer)),
        Action::Inspect { seat } => fingerprint(&(12_u8, *seat)),
        Action::LetPass { seat } => fingerprint(&(13_u8, *seat)),
        Action::Pay { legal, contraband } => fingerprint(&(14_u8, *legal, *contraband)),
        Action::TimeUp => 15,
    }
}

/// The victory as the points stand; when the game is over, as the rules share it.
fn shares(world: &Sheriff) -> [f32; MAX_SEATS] {
    let seats = usize::from(world.seats());
    let mut keys = [(i32::MIN, 0, 0); MAX_SEATS];
    for (key, reckoning) in keys.iter_mut().zip(world.reckoning()) {
        *key = (reckoning.score(), reckoning.legal_cards, reckoning.contraband_cards);
    }
    let best = keys.iter().max().copied().unwrap_or_default();
    let mut shares = [0.0; MAX_SEATS];
    if world.pending().is_empty() {
        let winners = keys.iter().filter(|key| **key == best).count() as f32;
        return keys.map(|key| if key == best { 1.0 / winners } else { 0.0 });
    }
    // The more rounds are left, the less a lead says: a lead of this many points halves what a seat behind can hope for.
    let sway = 6.0 + 4.0 * f32::from(world.rounds() - world.round());
    for (share, (score, ..)) in shares.iter_mut().zip(keys).take(seats) {
        let hope = 1.0 / (1.0 + 0.19 * (best.0 - score) as f32 / sway);
        *share = hope * hope * hope * hope;
    }
    let all: f32 = shares.iter().sum();
    shares.map(|share| share / all)
}
