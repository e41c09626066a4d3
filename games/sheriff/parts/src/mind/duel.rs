//! One merchant against one sheriff over one bag, as a small game of its own that is solved by regret.
//!
//! The merchant has some hand out of many that the sheriff has to reckon with, chooses a bag and what to offer for it,
//! and the sheriff, who sees no more than the number of cards and the offer, opens it or takes the offer. Both choose
//! again and again in proportion to what they regret not having chosen, and their average comes close to ways of mixing
//! against which nobody gains by changing. Where the other's past is known, he is expected to go on like that with some
//! weight, and to answer as well as he can with the rest: so habits are used, but trusted no further than they have
//! been seen.

use super::bag::Bag;

/// What can be offered, in coins. An offer of nothing is to say nothing.
pub(super) const OFFERS: [f32; 5] = [0.0, 2.0, 5.0, 9.0, 14.0];

/// What the sheriff can tell apart: five numbers of cards, and what is offered.
const SIGNS: usize = 5 * OFFERS.len();

/// The sign that a bag of this many cards with this offer gives.
pub(super) fn sign(count: usize, offer: usize) -> usize {
    (count.clamp(1, 5) - 1) * OFFERS.len() + offer
}

/// The offer that comes closest to a price.
pub(super) fn offer_like(price: f32) -> usize {
    let mut best = 0;
    for (at, offer) in OFFERS.iter().enumerate() {
        if (offer - price).abs() < (OFFERS[best] - price).abs() {
            best = at;
        }
    }
    if best == 0 && price > 0.0 { 1 } else { best }
}

/// One thing that a merchant can do with his hand.
struct Tactic {
    bag: Bag,
    sign: usize,
    offer: f32,
    /// How often the merchant's habits choose it.
    habit: f32,
    regret: f32,
    chosen: f32,
}

/// A hand that the merchant may have.
pub(super) struct Hand {
    tactics: Vec<Tactic>,
}

impl Hand {
    /// A hand with these bags, each with every offer up to what the merchant can pay.
    pub(super) fn new(bags: &[Bag], coins: f32) -> Hand {
        let tactics = bags.iter().flat_map(|bag| {
            let affordable = OFFERS.iter().enumerate().filter(move |(_, offer)| **offer <= coins);
            affordable.map(|(at, offer)| Tactic {
                bag: *bag,
                sign: sign(bag.count(), at),
                offer: *offer,
                habit: 0.0,
                regret: 0.0,
                chosen: 0.0,
            })
        });
        Hand { tactics: tactics.collect() }
    }

    /// Notes the merchant's habits: how natural each bag with each offer is to him.
    pub(super) fn with_habits(mut self, habit: impl Fn(&Bag, f32) -> f32) -> Hand {
        for tactic in &mut self.tactics {
            tactic.habit = habit(&tactic.bag, tactic.offer);
        }
        let all: f32 = self.tactics.iter().map(|tactic| tactic.habit).sum();
        for tactic in &mut self.tactics {
            tactic.habit /= all.max(1e-6);
        }
        self
    }
}

/// The game, and what is known of both sides' habits.
pub(super) struct Duel {
    /// The first is the merchant's own where he is the one who thinks.
    pub(super) hands: Vec<Hand>,
    /// How much of the merchant's play is habit.
    pub(super) merchant_weight: f32,
    /// How likely the sheriff opens a bag of each sign by habit, and how much of his play that is.
    pub(super) sheriff_habits: [f32; SIGNS],
    pub(super) sheriff_weight: f32,
    /// How much another's gain counts against one's own.
    pub(super) envy: f32,
}

/// The sheriff's side of the solution, sign by sign.
pub(super) struct Verdict {
    /// How often to open.
    pub(super) open: f32,
    /// How likely the bag is not as declared.
    pub(super) lie: f32,
    /// What is then to be had from its owner, and what the goods are worth to him if the bag passes.
    pub(super) fine: f32,
    pub(super) passed: f32,
}

/// What was learnt about one sign.
#[derive(Clone, Copy, Default)]
struct Sign {
    regret_opening: f32,
    regret_passing: f32,
    opened: f32,
    /// How often it was met on average, and what was met with it.
    met: f32,
    lies: f32,
    fines: f32,
    passed: f32,
}

/// A solved duel.
pub(super) struct Solved {
    hands: Vec<Hand>,
    signs: [Sign; SIGNS],
    weight: f32,
}

impl Duel {
    pub(super) fn solve(mut self, rounds: u32) -> Solved {
        let mut signs = [Sign::default(); SIGNS];
        let mut weight = 0.0;
        for round in 1..=rounds {
            // Later rounds know more, so they weigh more.
            let share = round as f32;
            weight += share;
            self.play_round(&mut signs, share);
        }
        Solved { hands: self.hands, signs, weight }
    }

    fn play_round(&mut self, signs: &mut [Sign; SIGNS], share: f32) {
        let (envy, trust) = (self.envy, self.sheriff_weight);
        let mut open = [0.0; SIGNS];
        for (open, sign) in open.iter_mut().zip(signs.iter_mut()) {
            *open = part(sign.regret_opening, sign.regret_passing);
            sign.opened += share * *open;
        }
        let mut gains = [(0.0, 0.0); SIGNS];
        let each = 1.0 / self.hands.len() as f32;
        for hand in &mut self.hands {
            let regrets: f32 = hand.tactics.iter().map(|tactic| tactic.regret).sum();
            let even = 1.0 / hand.tactics.len().max(1) as f32;
            let mut mean = 0.0;
            for tactic in &mut hand.tactics {
                let freely = if regrets > 0.0 { tactic.regret / regrets } else { even };
                tactic.chosen += share * freely;
                let played =
                    each * (self.merchant_weight * tactic.habit + (1.0 - self.merchant_weight) * freely);
                let bag = &tactic.bag;
                let sign = &mut signs[tactic.sign];
                sign.met += share * played;
                sign.passed += share * played * bag.passed;
                if !bag.is_true() {
                    sign.lies += share * played;
                    sign.fines -= share * played * bag.amends;
                }
                let (opening, passing) = &mut gains[tactic.sign];
                *opening += played * (-bag.amends * (1.0 + envy) - envy * bag.kept);
                *passing += played * (tactic.offer * (1.0 + envy) - envy * bag.passed);
                let opened = trust * self.sheriff_habits[tactic.sign] + (1.0 - trust) * open[tactic.sign];
                mean += freely * tactic.worth(opened, envy);
            }
            for tactic in &mut hand.tactics {
                let opened = trust * self.sheriff_habits[tactic.sign] + (1.0 - trust) * open[tactic.sign];
                tactic.regret = (tactic.regret + tactic.worth(opened, envy) - mean).max(0.0);
            }
        }
        for ((sign, (opening, passing)), open) in signs.iter_mut().zip(gains).zip(open) {
            let mean = open * opening + (1.0 - open) * passing;
            sign.regret_opening = (sign.regret_opening + opening - mean).max(0.0);
            sign.regret_passing = (sign.regret_passing + passing - mean).max(0.0);
        }
    }
}

impl Tactic {
    /// What it brings the merchant if the sheriff opens such bags this often.
    fn worth(&self, opened: f32, envy: f32) -> f32 {
        let bag = &self.bag;
        opened * (bag.kept + bag.amends * (1.0 + envy))
            + (1.0 - opened) * (bag.passed - self.offer * (1.0 + envy))
    }
}

impl Solved {
    /// What the first hand's owner does: each bag with an offer, and how often it is chosen.
    pub(super) fn mixed(&self) -> impl Iterator<Item = (&Bag, f32, f32)> {
        self.hands[0].tactics.iter().map(|tactic| (&tactic.bag, tactic.offer, tactic.chosen / self.weight))
    }

    /// What to do about a sign; `None` if nobody would ever give it.
    pub(super) fn verdict(&self, sign: usize) -> Option<Verdict> {
        let sign = &self.signs[sign];
        if sign.met <= 1e-4 * self.weight {
            return None;
        }
        let lies = sign.lies.max(1e-9);
        Some(Verdict {
            open: sign.opened / self.weight,
            lie: sign.lies / sign.met,
            fine: sign.fines / lies,
            passed: sign.passed / sign.met,
        })
    }
}

/// The part of the first of two regrets.
fn part(first: f32, second: f32) -> f32 {
    if first + second > 0.0 { first / (first + second) } else { 0.5 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use besace_sheriff::{Good, Goods};

    fn bag(cards: Goods, passed: f32, kept: f32, amends: f32) -> Bag {
        Bag { cards, good: Good::Apple, passed, kept, amends }
    }

    fn duel(bags: &[Bag], sheriff_weight: f32, opens: f32) -> Solved {
        let hands = vec![Hand::new(bags, 0.0)];
        let sheriff_habits = [opens; SIGNS];
        Duel { hands, merchant_weight: 0.0, sheriff_habits, sheriff_weight, envy: 0.0 }.solve(4000)
    }

    /// Honest: 4 if it passes, 4 and 4 in amends if opened. Lie: 10 if it passes, 8 to pay if opened. Nobody gains by
    /// changing where the sheriff opens a bag in 3 of 11 cases and the merchant lies in 1 of 3.
    #[test]
    fn regret_finds_the_mixture_against_which_nobody_gains() {
        let honest = bag(Goods::of(Good::Apple, 2), 4.0, 4.0, 4.0);
        let lie = bag(Goods::of(Good::Silk, 2), 10.0, 0.0, -8.0);
        let solved = duel(&[honest, lie], 0.0, 0.0);
        let verdict = solved.verdict(sign(2, 0)).unwrap();
        assert!((verdict.open - 3.0 / 11.0).abs() < 0.02, "opens {}", verdict.open);
        assert!((verdict.lie - 1.0 / 3.0).abs() < 0.02, "lies {}", verdict.lie);
        assert!((verdict.fine - 8.0).abs() < 1e-3);
    }

    #[test]
    fn a_sheriff_who_never_opens_is_lied_to_and_one_who_always_does_is_told_the_truth() {
        let honest = bag(Goods::of(Good::Apple, 2), 4.0, 4.0, 4.0);
        let lie = bag(Goods::of(Good::Silk, 2), 10.0, 0.0, -8.0);
        let lies = |opens: f32| {
            let solved = duel(&[honest, lie], 1.0, opens);
            let part: f32 = solved.mixed().filter(|(bag, ..)| !bag.is_true()).map(|(_, _, part)| part).sum();
            part
        };
        assert!(lies(0.0) > 0.98);
        assert!(lies(1.0) < 0.02);
    }

    #[test]
    fn an_offer_is_like_the_nearest_but_never_like_none() {
        assert_eq!(offer_like(0.0), 0);
        assert_eq!(offer_like(0.4), 1);
        assert_eq!(offer_like(6.0), 2);
        assert_eq!(offer_like(40.0), 4);
    }
}
