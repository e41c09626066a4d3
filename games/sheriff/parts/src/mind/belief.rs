//! What a regular believes about a closed bag, from what everybody has heard and seen.

use super::decision::Decision;
use super::merchant::best_standing;
use super::past::price;
use besace_sheriff::{Good, Goods};
use besace_table::Seat;

/// What is believed about a bag.
#[derive(Clone, Copy, Debug)]
pub(super) struct Belief {
    /// How likely it is not as declared.
    pub(super) lie: f32,
    /// What its owner would then pay.
    pub(super) fine: f32,
    /// What he would lose in goods besides.
    pub(super) goods: f32,
    /// What the sheriff would pay if it is as declared.
    pub(super) amends: f32,
    /// What the bag is worth to its owner if it passes.
    pub(super) passed: f32,
}

impl Belief {
    /// What opening brings the sheriff, others' gains counted with this envy.
    pub(super) fn opening(&self, envy: f32) -> f32 {
        let kept = self.passed - self.lie * self.goods;
        (self.lie * self.fine - (1.0 - self.lie) * self.amends) * (1.0 + envy) - envy * kept
    }

    /// What letting it pass for nothing brings him.
    pub(super) fn passing(&self, envy: f32) -> f32 {
        -envy * self.passed
    }
}

/// How much likelier a lie is than the truth, by the number of cards: five of a kind are seldom in one hand.
const ODDS: [f32; 5] = [0.2, 0.3, 0.5, 0.8, 1.2];

/// What everybody could believe about the seat's bag.
pub(super) fn belief(decision: &Decision, seat: Seat) -> Option<Belief> {
    let declared = decision.world.declared(seat)?;
    let count = usize::from(declared.count.clamp(1, 5));
    let record = decision.past.record(seat);
    let mut odds = ODDS[count - 1] * (record.lies + 1.0) / (record.truths + 1.0);
    let held = decision.world.surely_held(seat);
    odds *= held_odds(&held, declared.good, count);
    if offered(decision, seat) > 0.0 {
        odds *= 2.0 * (record.paid_lies + 1.0) / (record.paid_truths + 1.0);
    } else if decision.world.haggled(seat) > 0 {
        // Called, and offered nothing: whoever has something to hide mostly does.
        odds *= 0.6;
    }
    let cards = f32::from(declared.count);
    let hidden = (record.hidden_share() * cards).max(1.0);
    let lie = odds / (1.0 + odds);
    let honest_value = cards * f32::from(declared.good.value());
    let goods = 6.5 * hidden;
    Some(Belief {
        lie,
        fine: 3.7 * hidden,
        goods,
        amends: 2.0 * cards,
        passed: (1.0 - lie) * honest_value + lie * (goods + (cards - hidden) * 3.0),
    })
}

/// Cards of the declared kind that were seen speak for the truth, contraband that was seen against it.
fn held_odds(held: &Goods, good: Good, count: usize) -> f32 {
    let seen = usize::from(held.count(good)).min(count) as f32 / count as f32;
    (1.0 - 0.7 * seen) * (1.0 + 1.5 * held.contraband().len() as f32)
}

/// The most that stands offered by the seat for its own bag.
pub(super) fn offered(decision: &Decision, seat: Seat) -> f32 {
    best_standing(decision, seat).map_or(0.0, price)
}
