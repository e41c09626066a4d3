//! What a merchant expects of the sheriff, from how sheriffs have acted so far.

use super::bag::Bag;
use super::decision::Decision;
use super::past::Record;
use besace_table::{Game, Seat};

/// What a sheriff is expected to do.
#[derive(Clone, Copy, Debug)]
pub(super) struct Forecast {
    /// How likely he opens a bag of three cards for which nothing is offered.
    opens: f32,
    /// How likely he takes an offer.
    takes: f32,
    /// What he takes for each card: known if he or another has taken it.
    each: Option<f32>,
    /// What he has spurned for each card.
    spurned: f32,
    /// How many of his decisions are known.
    seen: f32,
    envy: f32,
}

/// What is offered for each card where nobody has ever taken anything.
const USUAL: f32 = 1.6;

impl Forecast {
    /// What the sheriff of this round will do, as far as the table's and his own past tell.
    pub(super) fn of(decision: &Decision) -> Forecast {
        let sheriff = decision.world.sheriff_seat();
        let own = decision.past.record(sheriff);
        let others = Seat::all(decision.world.seats()).filter(|seat| *seat != decision.me);
        let mut all = Record::default();
        for record in others.map(|seat| decision.past.record(seat)) {
            all.opened += record.opened;
            all.passed += record.passed;
            all.taken += record.taken;
            all.spurned += record.spurned;
            // What the most expensive of them has taken is enough for most.
            all.least_taken = match (all.least_taken, record.least_taken) {
                (Some(one), Some(other)) => Some(f32::max(one, other)),
                (one, other) => one.or(other),
            };
        }
        // One stranger opens bags much as another does, so a new sheriff is expected to be like those before him.
        let opens = (all.opened + 1.2) / (all.opened + all.passed + 3.0);
        let takes = (all.taken + 1.5) / (all.taken + all.spurned + 2.5);
        Forecast {
            opens: (own.opened + 2.0 * opens) / (own.opened + own.passed + 2.0),
            takes: (own.taken + 2.0 * takes) / (own.taken + own.spurned + 2.0),
            each: own.least_taken.or(all.least_taken),
            spurned: own.most_spurned,
            seen: own.opened
                + own.passed
                + own.taken
                + own.spurned
                + 0.3 * (all.opened + all.passed + all.taken + all.spurned),
            envy: decision.envy,
        }
    }

    /// How likely he opens a bag of this many cards, if this is offered for it.
    pub(super) fn opens(&self, count: usize, offer: f32) -> f32 {
        if offer <= 0.0 {
            // Many cards of a kind look suspicious.
            let more = 1.0 + 0.08 * (count as f32 - 3.0);
            return (self.opens * more).min(1.0);
        }
        let each = offer / count.max(1) as f32;
        let takes = match self.each {
            Some(least) if each >= least => self.takes.max(0.8),
            _ if each <= self.spurned => self.takes * 0.3,
            _ => self.takes * (each / USUAL).min(1.0),
        };
        1.0 - takes
    }

    /// What he probably takes for a bag of this many cards.
    pub(super) fn price(&self, count: usize) -> f32 {
        let each = self.each.unwrap_or(USUAL).max(self.spurned * 1.1);
        (each * count as f32).max(1.0)
    }

    /// How far what has been seen can be relied on.
    pub(super) fn weight(&self) -> f32 {
        self.seen / (self.seen + 3.0)
    }

    /// What a bag is worth before it is known what becomes of it.
    pub(super) fn worth(&self, bag: &Bag) -> f32 {
        let opened = bag.kept + bag.amends * (1.0 + self.envy);
        let silent = self.opens(bag.count(), 0.0);
        let silent = silent * opened + (1.0 - silent) * bag.passed;
        if bag.is_true() {
            return silent;
        }
        let price = self.price(bag.count());
        let spurned = self.opens(bag.count(), price);
        let paid = spurned * opened + (1.0 - spurned) * (bag.passed - price * (1.0 + self.envy));
        silent.max(paid)
    }
}
