//! What to change in the market, and onto which pile to put what was set aside.

use super::bag::{self, Bag};
use super::decision::Decision;
use super::forecast::Forecast;
use super::temper::Temper;
use besace_sheriff::{Action, Good, Goods, Listed, Row, Side};
use besace_table::Guess;

/// The most cards that are set aside.
const ASIDE: usize = 5;

/// The market as a person plays it: collect the kind that one has most of, and keep what contraband one dares to carry.
pub(super) fn by_temper(decision: &Decision, temper: Temper) -> Action {
    let hand = *decision.world.hand(decision.me);
    let wanted = collected(decision, &hand);
    let keeps = |good: Good| good == wanted || (!good.is_legal() && temper.keeps(good));
    let mut aside: Vec<Good> = hand.iter().filter(|good| !keeps(*good)).collect();
    aside.sort_unstable_by_key(|good| good.value());
    aside.truncate(ASIDE);
    let set_aside: Goods = aside.into_iter().collect();
    let mut due = usize::from(decision.world.options().hand_size) + set_aside.len() - hand.len();
    let mut takes = [0; 2];
    for (take, side) in takes.iter_mut().zip(Side::ALL) {
        let wanted = decision.world.discard_pile(side).take(due).take_while(|good| keeps(*good)).count();
        *take = wanted as u8;
        due -= wanted;
    }
    Action::Market { set_aside: Listed(set_aside), left: takes[0], right: takes[1] }
}

/// The legal kind that promises most: what is in the hand, and what lies on top of the piles.
fn collected(decision: &Decision, hand: &Goods) -> Good {
    let on_top = |good: Good| {
        let run = |side| decision.world.discard_pile(side).take(3).take_while(|top| *top == good).count();
        Side::ALL.map(run).into_iter().sum::<usize>() as f32
    };
    let promise = |good: Good| {
        (f32::from(hand.count(good)) + 0.8 * on_top(good)) * (2.0 + 0.3 * f32::from(good.value()))
    };
    let kinds = decision.kinds();
    kinds.into_iter().max_by(|a, b| promise(*a).total_cmp(&promise(*b))).unwrap_or(Good::Apple)
}

/// A course through the market.
#[derive(Clone, Copy)]
struct Course {
    set_aside: Goods,
    takes: [u8; 2],
    /// The hand before anything comes from the deck.
    hand: Goods,
    /// How many cards come from there.
    due: usize,
    worth: f32,
}

/// How many worlds tell the good ways from the bad ones, and the best from the good.
const FEW_WORLDS: usize = 6;
const MORE_WORLDS: usize = 30;
/// How many ways are looked at a second time.
const GOOD_WAYS: usize = 24;

/// Every way through the market, tried in imagined worlds: first all of them in a few, then the best in many.
pub(super) fn by_search(decision: &Decision, guess: &mut Guess) -> Action {
    let forecast = Forecast::of(decision);
    let mut judge = Judge { decision, forecast, kinds: decision.kinds(), bags: Vec::new() };
    let mut ways = every_way(decision);
    let few = deck_tops(decision, FEW_WORLDS, guess);
    ways.iter_mut().for_each(|way| way.worth = judge.worth(way, &few));
    ways.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    ways.truncate(GOOD_WAYS);
    let more = deck_tops(decision, MORE_WORLDS, guess);
    ways.iter_mut().for_each(|way| way.worth = judge.worth(way, &more));
    ways.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    let Course { set_aside, takes: [left, right], .. } = ways[0];
    Action::Market { set_aside: Listed(set_aside), left, right }
}

/// Every choice of cards to set aside, with every way to take from the piles.
fn every_way(decision: &Decision) -> Vec<Course> {
    let world = &decision.world;
    let hand = *world.hand(decision.me);
    let full = usize::from(world.options().hand_size);
    let piles = Side::ALL.map(|side| world.discard_pile(side).take(full).collect::<Vec<Good>>());
    let mut ways = Vec::new();
    every_choice(&hand, |set_aside| {
        let kept = hand.without(&set_aside);
        let due = full - kept.len();
        for left in 0..=due.min(piles[0].len()) {
            for right in 0..=(due - left).min(piles[1].len()) {
                let taken = piles[0][..left].iter().chain(&piles[1][..right]).copied();
                let hand = kept.plus(&taken.collect());
                let takes = [left as u8, right as u8];
                ways.push(Course { set_aside, takes, hand, due: due - left - right, worth: 0.0 });
            }
        }
    });
    ways
}

/// Every different choice of up to five cards, none of them included.
fn every_choice(hand: &Goods, mut found: impl FnMut(Goods)) {
    fn go_on(kinds: &[(Good, u8)], room: u8, chosen: Goods, found: &mut impl FnMut(Goods)) {
        let Some(((good, there), rest)) = kinds.split_first() else { return found(chosen) };
        for count in 0..=(*there).min(room) {
            let mut chosen = chosen;
            chosen.add(*good, count);
            go_on(rest, room - count, chosen, found);
        }
    }
    let kinds: Vec<(Good, u8)> = hand.counts().collect();
    go_on(&kinds, ASIDE as u8, Goods::NONE, &mut found);
}

/// What might come from the deck next, in this many worlds.
fn deck_tops(decision: &Decision, worlds: usize, guess: &mut Guess) -> Vec<Vec<Good>> {
    let full = usize::from(decision.world.options().hand_size);
    (0..worlds).map(|_| decision.sight.imagine(guess).deck().take(full).collect()).collect()
}

/// Says what a hand is worth when the bag is filled.
struct Judge<'a> {
    decision: &'a Decision<'a>,
    forecast: Forecast,
    kinds: Vec<Good>,
    bags: Vec<Bag>,
}

/// The part of its value that a card counts for while it stays in the hand.
const STAYS: f32 = 0.12;
/// How much less contraband is worth if everybody has seen it come into the hand.
const SEEN: f32 = 0.35;

impl Judge<'_> {
    fn worth(&mut self, way: &Course, decks: &[Vec<Good>]) -> f32 {
        let mut sum = 0.0;
        for deck in decks {
            let drawn: Goods = deck.iter().take(way.due).copied().collect();
            sum += self.hand_worth(&way.hand.plus(&drawn));
        }
        let taken = way.hand.contraband().len() + way.set_aside.contraband().len();
        let seen = taken - self.decision.world.hand(self.decision.me).contraband().len();
        sum / decks.len() as f32 - SEEN * 4.0 * seen as f32
    }

    /// The best bag, and a little for what stays behind.
    fn hand_worth(&mut self, hand: &Goods) -> f32 {
        bag::every_sensible(hand, &self.decision.worth, &self.kinds, &mut self.bags);
        let all = f32::from(hand.value());
        let worth = |bag: &Bag| self.forecast.worth(bag) + STAYS * (all - f32::from(bag.cards.value()));
        self.bags.iter().map(worth).fold(0.0, f32::max)
    }
}

/// What others would like is put deepest, on the pile with the better card on top.
pub(super) fn discard(decision: &Decision, cards: &Goods) -> Action {
    let mut row = Row::of(cards).expect("never more than five cards are discarded");
    row.as_mut_slice().sort_by_key(|good| good.value());
    let top = |side: Side| decision.world.discard_pile(side).next().map_or(0, |good| good.value());
    let pile = if top(Side::Right) > top(Side::Left) { Side::Right } else { Side::Left };
    Action::Discard { pile, cards: row }
}
