//! How everybody stands: what the next explosion is likely to bring, and what bags are worth after it.

use besace_badaboom::{Badaboom, Card, Phase};
use besace_bots::{shares_by_expectation, shares_of_the_best};
use besace_table::{Game, MAX_SEATS, Seat, SeatSet};

/// A seat that is this many coins behind can hope for half as much: at the goal, and more for each coin that the
/// richest seat still needs.
const SWAY: f32 = 0.8;
const SWAY_TO_COME: f32 = 0.16;

/// How likely an armed bomb is to go off just as it looks now, by how near that is: in this turn's second window, in
/// this turn, later.
const SURE_NOW: f32 = 0.85;
const SURE_SOON: f32 = 0.65;
const SURE_LATER: f32 = 0.45;

/// How likely a seat is to survive an explosion that nothing is known about yet.
const SURVIVES: f32 = 0.62;

/// What a fulfilled mission that is still open is worth, in coins.
const MISSION: f32 = 0.3;

/// What a bag of four fresh cards is worth, in coins.
const FRESH: f32 = 0.85;
/// What one fresh card is worth.
const CARD: f32 = 0.2;

/// Each seat's share of the victory as it looks from here.
pub(super) fn appraise(world: &Badaboom) -> [f32; MAX_SEATS] {
    if world.is_over() {
        return shares_of_the_best(world.seats(), |seat| world.coins(seat));
    }
    let sway = sway(world);
    let Some(turns) = world.explodes_in() else {
        return unknown(world, sway);
    };
    let (holder, sure) = match turns {
        0 if matches!(world.phase_now(), Phase::Post) => (world.holder(), SURE_NOW),
        0 => (world.holder(), SURE_SOON),
        1 => (world.next_holder(), SURE_LATER),
        _ => (world.next_holder(), SURE_LATER / 2.0),
    };
    let as_it_looks = explosion(world, holder, sway);
    let otherwise = unknown(world, sway);
    std::array::from_fn(|seat| sure * as_it_looks[seat] + (1.0 - sure) * otherwise[seat])
}

fn sway(world: &Badaboom) -> f32 {
    let richest = Seat::all(world.seats()).map(|seat| world.coins(seat)).max().unwrap_or(0);
    let to_come = u32::from(world.options().goal).saturating_sub(richest);
    SWAY + SWAY_TO_COME * to_come as f32
}

/// After an explosion before this holder.
fn explosion(world: &Badaboom, holder: Seat, sway: f32) -> [f32; MAX_SEATS] {
    let hit = world.hit_before(holder);
    let mut coins = [0; MAX_SEATS];
    let mut expected = [0.0; MAX_SEATS];
    for seat in Seat::all(world.seats()) {
        let paid = world.pay_of(holder, hit, seat) + fulfilled(world, holder, hit, seat);
        coins[seat.index()] = world.coins(seat) + paid;
        let bag = if hit.contains(seat) { FRESH } else { worth_of_bag(world, seat) + CARD };
        expected[seat.index()] = coins[seat.index()] as f32 + bag;
    }
    let goal = u32::from(world.options().goal);
    if coins.iter().any(|coins| *coins >= goal) {
        return shares_of_the_best(world.seats(), |seat| coins[seat.index()]);
    }
    shares_by_expectation(&expected[..usize::from(world.seats())], sway)
}

/// Some later explosion, about which nothing is known.
fn unknown(world: &Badaboom, sway: f32) -> [f32; MAX_SEATS] {
    let mut expected = [0.0; MAX_SEATS];
    for seat in Seat::all(world.seats()) {
        let bag = world.bag(seat);
        let missions: u8 = bag.counts().filter(|(card, _)| card.is_mission()).map(|(_, count)| count).sum();
        let mechanisms = bag.count(Card::MECHANISM);
        let mut own = world.coins(seat) as f32
            + SURVIVES * f32::from(mechanisms)
            + MISSION * f32::from(missions)
            + SURVIVES * worth_of_bag(world, seat);
        for trick in world.in_play().iter().filter(|trick| trick.owner == seat) {
            own += IN_PLAY.iter().find(|(id, _)| *id == trick.card.id()).map_or(0.0, |(_, worth)| *worth);
        }
        expected[seat.index()] = own;
    }
    shares_by_expectation(&expected[..usize::from(world.seats())], sway)
}

/// What a Permanent trick is worth to its owner while nothing is known of the explosion.
const IN_PLAY: [(&str, f32); 3] = [("lead-apron", 0.35), ("scapegoat", 0.35), ("danger-money", 0.5)];

fn fulfilled(world: &Badaboom, holder: Seat, hit: SeatSet, seat: Seat) -> u32 {
    let bag = world.bag(seat);
    let fulfilled = |(card, count): (Card, u8)| {
        if card.is_mission() && world.would_fulfil(holder, hit, seat, card) { u32::from(count) } else { 0 }
    };
    bag.counts().map(fulfilled).sum()
}

/// What the tricks, gadgets and missions of a bag are worth to keep, in coins.
fn worth_of_bag(world: &Badaboom, seat: Seat) -> f32 {
    world.bag(seat).counts().map(|(card, count)| worth(card) * f32::from(count)).sum()
}

/// What a card in the bag is worth, in coins; Mechanisms are counted apart.
pub(super) fn worth(card: Card) -> f32 {
    WORTH[card.index()]
}

/// In the order of GOB-5: the tricks, the missions, the gadgets, a Mechanism.
const WORTH: [f32; 36] = [
    0.30, 0.30, 0.20, 0.12, 0.12, 0.40, 0.40, 0.35, 0.35, 0.20, 0.35, 0.22, 0.22, 0.30, 0.25, 0.25, 0.15,
    0.30, //
    0.20, 0.20, 0.20, 0.20, 0.20, 0.20, 0.20, 0.20, //
    0.12, 0.15, 0.15, 0.20, 0.08, 0.08, 0.08, 0.10, 0.05, //
    0.0,
];
