//! What is still to be seen of a place from some step on, and how likely it is that all of it comes about.

use super::counts::Counts;

/// Up to how many unseen arrivals ahead a place is looked at.
pub(super) const AHEAD: usize = 3;

/// A card of which the pool has none is not infinitely better found elsewhere.
const SMALLEST: f32 = 1.0 / 256.0;

/// What of a place is still to be seen from some step on.
#[derive(Clone, Copy)]
pub struct Outlook<const K: usize> {
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
}

/// What is to be expected of a place: its cards, and what of them is still to be seen.
///
/// The likelihoods compare what could go: each says how much better or worse what is seen later agrees with it, and is
/// nothing only where that is impossible. They count in how many ways the cards that are lacking could be found, which is
/// quick and nearly right. `share` is always how much of the pool is of that kind.
pub(super) struct Prospect<'a, const K: usize> {
    known: &'a Counts<K>,
    outlook: &'a Outlook<K>,
    /// How many more cards could be lacking than are, of what has to be there until each of the next ones comes; and the
    /// fewest of these. After the last one that comes it is always the same.
    spares: [i8; AHEAD + 1],
    spare: i8,
    blank: f32,
    /// How many cards are still to come, divided by how many kinds there are: these need not be from the pool, and of
    /// them one kind is taken to be as likely as another.
    arrivals_of_a_kind: f32,
    /// How many cards that will be seen there are not there yet.
    lack: f32,
    /// How many cards could turn out to be one of those: blank ones, and those still to come.
    room: f32,
    /// One divided by the room, and by a room for one more: to divide once is quicker than for every kind.
    of_room: f32,
    of_more_room: f32,
}

impl<'a, const K: usize> Prospect<'a, K> {
    pub(super) fn new(known: &'a Counts<K>, blank: u8, outlook: &'a Outlook<K>) -> Prospect<'a, K> {
        let lack = outlook.at_last().less(known).len() as i8;
        let arrivals = outlook.arrivals as i8;
        let mut spares = [blank as i8 + arrivals - lack; AHEAD + 1];
        let until_each_comes = spares.iter_mut().zip(&outlook.needs).take(outlook.arrivals.into());
        for (at, (spare, needs)) in until_each_comes.enumerate() {
            *spare = (blank + at as u8) as i8 - needs.less(known).len() as i8;
        }
        let (blank, arrivals) = (f32::from(blank), f32::from(arrivals));
        let room = blank + arrivals;
        Prospect {
            known,
            outlook,
            spare: spares.into_iter().fold(i8::MAX, i8::min),
            spares,
            blank,
            arrivals_of_a_kind: arrivals * const { 1.0 / K as f32 },
            lack: f32::from(lack),
            room,
            of_room: 1.0 / room.max(1.0),
            of_more_room: 1.0 / (room + 1.0),
        }
    }

    /// A known card goes: if it will be seen here, another has to take its place.
    pub(super) fn without(&self, kind: usize, share: f32) -> f32 {
        let count = self.known.count(kind);
        let is_possible = self.spare >= 1
            || (self.outlook.needs.iter().zip(self.spares).rev())
                .all(|(needs, spare)| spare >= i8::from(count <= needs.count(kind)));
        if !is_possible {
            0.0
        } else if count > self.outlook.at_last().count(kind) {
            1.0
        } else {
            (self.room - self.lack) * self.found(share)
        }
    }

    /// A blank card goes: the fewer of them are left, the less likely that all that is lacking is among them.
    pub(super) fn without_a_blank(&self) -> f32 {
        if self.spare >= 1 { (self.room - self.lack) * self.of_room } else { 0.0 }
    }

    /// A known card comes: if it is lacking here, nothing else has to be found for it.
    pub(super) fn with(&self, kind: usize, share: f32) -> f32 {
        let count = self.known.count(kind);
        let is_possible = self.spare >= 0
            || (self.outlook.needs.iter().zip(self.spares))
                .all(|(needs, spare)| spare >= -i8::from(count < needs.count(kind)));
        if !is_possible {
            0.0
        } else if count < self.outlook.at_last().count(kind) {
            self.of_more_room / self.found(share).max(SMALLEST)
        } else {
            (self.room + 1.0 - self.lack) * self.of_more_room
        }
    }

    /// A blank card comes.
    pub(super) fn with_a_blank(&self) -> f32 {
        f32::from(u8::from(self.spare >= -1))
    }

    /// How likely one of the cards that could be anything is just what is lacking.
    fn found(&self, share: f32) -> f32 {
        if self.room > 0.0 { (self.blank * share + self.arrivals_of_a_kind) * self.of_room } else { share }
    }
}

/// Up to fewer cards than these are given their kinds together.
pub(super) const MOST_AT_ONCE: usize = 16;

/// How likely each number of cards of a kind is among so many that are drawn, if there are `of_kind` among `all`. (The
/// hypergeometric distribution.)
pub(super) fn likelihoods_of_numbers(drawn: u32, of_kind: u32, all: u32) -> [f32; MOST_AT_ONCE] {
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
    let mut likelihoods = [0.0; MOST_AT_ONCE];
    for number in fewest..=drawn.min(of_kind) {
        likelihoods[number as usize] = likelihood as f32;
        let next = f64::from(of_kind - number) * f64::from(drawn - number);
        likelihood *= next / (f64::from(number + 1) * f64::from(others + number + 1 - drawn));
    }
    likelihoods
}

/// About how likely it is that so many blank cards, drawn from a pool, have at least these among them: card by card, as if
/// what one of them is told nothing of the others.
pub(super) fn found<const K: usize>(missing: &Counts<K>, blank: u32, pool: &Counts<K>, left: u32) -> f32 {
    let mut likelihood = 1.0;
    for (kind, count) in missing.counts() {
        for at in 0..count {
            let share = f32::from(pool.count(kind).saturating_sub(at)) / left.max(1) as f32;
            likelihood *= 1.0 - (1.0 - share).powi(blank as i32);
        }
    }
    likelihood
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Against every way to draw some of up to eight cards, some of them of the kind.
    #[test]
    fn the_likelihood_of_a_number_is_the_share_of_the_ways() {
        let ways = |number: u32, drawn: u32, of_kind: u32, all: u32| {
            let sets = (0..1u32 << all).filter(|set| set.count_ones() == drawn);
            let hits = |set: &u32| (set & ((1 << of_kind) - 1)).count_ones() == number;
            sets.clone().filter(hits).count() as f32 / sets.count() as f32
        };
        for all in 1..9 {
            for (of_kind, drawn) in (0..=all).flat_map(|of_kind| (0..=all).map(move |drawn| (of_kind, drawn)))
            {
                let likelihoods = likelihoods_of_numbers(drawn, of_kind, all);
                for number in 0..=drawn {
                    let (found, right) = (likelihoods[number as usize], ways(number, drawn, of_kind, all));
                    assert!(
                        (found - right).abs() < 1e-6,
                        "{number} {drawn} {of_kind} {all}: {found} {right}"
                    );
                }
            }
        }
    }
}
