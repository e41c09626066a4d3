//! What is still to be seen of a place from some step on, and how likely it is that all of it comes about.

use super::counts::Counts;

/// Up to how many unseen arrivals ahead a place is looked at.
pub(super) const AHEAD: usize = 3;

/// A card of which the pool has none may still come from elsewhere.
const SMALLEST: f32 = 1.0 / 64.0;

/// What of a place is still to be seen from some step on.
#[derive(Clone, Copy)]
pub(super) struct Outlook<const K: usize> {
    /// So many of each kind have to be there until the next card comes unseen; then until the one after that, counted as
    /// if all had to be there now; and so on.
    needs: [Counts<K>; AHEAD + 1],
    /// So many cards will come unseen, as far as one looks.
    arrivals: u8,
}

impl<const K: usize> Outlook<K> {
    pub(super) const NOTHING: Outlook<K> = Outlook { needs: [Counts::NONE; AHEAD + 1], arrivals: 0 };

    /// What has to be there now.
    pub(super) fn now(&self) -> &Counts<K> {
        &self.needs[0]
    }

    /// What has to be there, or has to come, as far as one looks.
    pub(super) fn at_last(&self) -> &Counts<K> {
        &self.needs[AHEAD]
    }

    /// Looks one step further back: cards come openly.
    pub(super) fn before_joining(&mut self, kind: usize, count: u8) {
        self.needs.iter_mut().for_each(|needs| needs.0[kind] = needs.0[kind].saturating_sub(count));
    }

    pub(super) fn before_leaving(&mut self, kind: usize, count: u8) {
        self.needs.iter_mut().for_each(|needs| needs.0[kind] += count);
    }

    pub(super) fn before_showing(&mut self, kind: usize, count: u8) {
        self.needs.iter_mut().for_each(|needs| needs.0[kind] = needs.0[kind].max(count));
    }

    /// A card comes unseen.
    pub(super) fn before_an_arrival(&mut self) {
        self.needs.copy_within(..AHEAD, 1);
        self.needs[0] = Counts::NONE;
        self.arrivals = (self.arrivals + 1).min(AHEAD as u8);
    }

    /// The kind of a card that came to a place of so many: where what has to be there now is of one kind, and more than
    /// there was room for before.
    pub(super) fn must_have_come(&self, size: u8) -> Option<usize> {
        let mut kinds = self.now().counts();
        let (kind, count) = kinds.next()?;
        (count > size && kinds.next().is_none()).then_some(kind)
    }

    /// How likely it is that a place with these cards, and so many blank ones from the pool, agrees with it: as far as it
    /// has to be so now, that is reckoned; beyond, it is guessed, and nothing only where it is impossible.
    pub(super) fn likelihood(&self, known: &Counts<K>, blank: u32, pool: &Counts<K>, left: u32) -> f32 {
        let missing = self.now().less(known);
        let mut likelihood = found(&missing, blank, pool, left) as f32;
        if likelihood == 0.0 || self.at_last() == self.now() {
            return likelihood;
        }
        let each = blank as f32 / left.max(1) as f32;
        let mut before = missing;
        for ahead in 1..=AHEAD {
            let lacking = self.needs[ahead].less(known);
            let arrivals = ahead.min(self.arrivals.into()) as u32;
            let cannot_be_blank = lacking.less(pool).len();
            if lacking.len() > blank + arrivals || cannot_be_blank > arrivals {
                return 0.0;
            }
            for (kind, count) in lacking.counts() {
                for at in before.count(kind)..count {
                    let there = f32::from(pool.count(kind).saturating_sub(at)) * each;
                    likelihood *= (there + ahead as f32 / K as f32).clamp(SMALLEST, 1.0);
                }
            }
            before = before.or_more(&lacking);
        }
        likelihood
    }
}

/// How likely it is that so many blank cards, drawn from a pool, have at least these among them: kind by kind, as if what
/// is not of the kind were drawn from all the others.
pub(super) fn found<const K: usize>(missing: &Counts<K>, blank: u32, pool: &Counts<K>, left: u32) -> f64 {
    let (mut blank, mut left, mut likelihood) = (blank, left, 1.0);
    for (kind, count) in missing.counts() {
        let (of_kind, count) = (u32::from(pool.count(kind)), u32::from(count));
        if count > of_kind || count > blank {
            return 0.0;
        }
        likelihood *= at_least(count, blank, of_kind, left);
        blank -= count;
        left -= count;
    }
    likelihood
}

/// How likely it is that of so many drawn cards at least `count` are of a kind, of which there are `of_kind` among `all`.
/// (The tail of the hypergeometric distribution.)
fn at_least(count: u32, drawn: u32, of_kind: u32, all: u32) -> f64 {
    let others = all - of_kind;
    let fewest = drawn.saturating_sub(others);
    // How likely the fewest are: all others first, then what is left of the kind, in any order.
    let mut likelihood = 1.0;
    for at in 0..drawn {
        let from = if at < drawn - fewest { others - at } else { of_kind - (at + fewest - drawn) };
        likelihood *= f64::from(from) / f64::from(all - at);
    }
    for at in 0..fewest {
        likelihood *= f64::from(drawn - at) / f64::from(at + 1);
    }
    let mut fewer = 0.0;
    for number in fewest..count {
        fewer += likelihood;
        let next = f64::from(of_kind - number) * f64::from(drawn - number);
        likelihood *= next / (f64::from(number + 1) * f64::from(others + number + 1 - drawn));
    }
    (1.0 - fewer).max(f64::MIN_POSITIVE)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Against every way to draw: of the ways to draw 4 of 9 cards, 5 of them of the kind.
    #[test]
    fn the_likelihood_to_find_so_many_is_the_share_of_the_ways() {
        let ways = |count: u32, drawn: u32, of_kind: u32, all: u32| {
            let sets = (0..1u32 << all).filter(|set| set.count_ones() == drawn);
            let hits = |set: &u32| (set & ((1 << of_kind) - 1)).count_ones() >= count;
            sets.clone().filter(hits).count() as f64 / sets.count() as f64
        };
        for all in 1..9 {
            for (of_kind, drawn) in (0..=all).flat_map(|of_kind| (0..=all).map(move |drawn| (of_kind, drawn)))
            {
                for count in 1..=of_kind.min(drawn) {
                    let (found, right) =
                        (at_least(count, drawn, of_kind, all), ways(count, drawn, of_kind, all));
                    assert!((found - right).abs() < 1e-9, "{count} {drawn} {of_kind} {all}: {found} {right}");
                }
            }
        }
    }
}
