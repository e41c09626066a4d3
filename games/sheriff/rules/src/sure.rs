//! Cards of which somebody is sure that they lie in one of a few places.
//!
//! Whoever has seen a card come to lie somewhere and then unseen cards go on from there does not know any more where it
//! is, but knows a few places of which one holds it. [`Sure`] keeps these places for every such card. Each entry is about
//! other cards, so all entries within some places tell together what these hold at least. What cannot be kept exactly
//! is kept weaker and never stronger: somebody may be sure of too little, but nothing of it is wrong. Nothing is
//! allocated; where there would be too many entries, two are thrown together.

use crate::goods::{Good, Goods};
use crate::state::SEATS;
use besace_table::Seat;

/// A set of places where hidden cards lie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Places(u16);

/// How many such places there are.
pub(crate) const PLACES: usize = 2 * SEATS + 2;

impl Places {
    pub(crate) const NONE: Places = Places(0);
    pub(crate) const ALL: Places = Places((1 << PLACES) - 1);
    pub(crate) const DECK: Places = Places(1 << (2 * SEATS));
    /// What the merchant in the market has set aside.
    pub(crate) const ASIDE: Places = Places(1 << (2 * SEATS + 1));

    /// The seat's hand, and its bag as long as that is closed.
    pub(crate) fn hand(seat: Seat) -> Places {
        Places(1 << seat.index())
    }

    /// The contraband of the seat's stand.
    pub(crate) fn stand(seat: Seat) -> Places {
        Places(1 << (SEATS + seat.index()))
    }

    /// The places one by one.
    pub(crate) fn iter(self) -> impl Iterator<Item = Places> + Clone {
        (0..PLACES).map(|at| Places(1 << at)).filter(move |place| self.include(*place))
    }

    /// Where a single place stands in a list of all.
    pub(crate) fn index(self) -> usize {
        self.0.trailing_zeros() as usize
    }

    /// The single place that stands there in a list of all.
    pub(crate) fn from_index(at: usize) -> Places {
        Places(1 << at)
    }

    /// Whose hand or stand a single place is.
    pub(crate) fn seat(self) -> Option<Seat> {
        (self.index() < 2 * SEATS).then(|| Seat((self.index() % SEATS) as u8))
    }

    /// Those of them that are stands.
    pub(crate) fn stands(self) -> Places {
        Places(self.0 & (((1 << SEATS) - 1) << SEATS))
    }

    pub(crate) fn is_stand(self) -> bool {
        self.stands() == self
    }

    pub(crate) fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub(crate) fn include(self, places: Places) -> bool {
        self.0 & places.0 == places.0
    }

    pub(crate) fn with(self, places: Places) -> Places {
        Places(self.0 | places.0)
    }

    pub(crate) fn without(self, places: Places) -> Places {
        Places(self.0 & !places.0)
    }
}

/// So many cards of a kind that lie in these places, each in one of them.
#[derive(Clone, Copy)]
pub(crate) struct Known {
    pub(crate) places: Places,
    pub(crate) good: Good,
    pub(crate) count: u8,
}

/// How many entries there can be.
pub(crate) const MOST: usize = 56;

/// All that somebody is sure of.
#[derive(Clone, Copy)]
pub(crate) struct Sure {
    /// No two of the same kind and places, none without cards; those of few places before those of many, so that an
    /// entry comes after every other within its places.
    entries: [Known; MOST],
    len: u8,
}

impl Default for Sure {
    fn default() -> Sure {
        Sure { entries: [Known { places: Places::NONE, good: Good::Apple, count: 0 }; MOST], len: 0 }
    }
}

impl Sure {
    pub(crate) fn entries(&self) -> &[Known] {
        &self.entries[..usize::from(self.len)]
    }

    /// The entries by themselves, and how many there are.
    pub(crate) fn into_entries(self) -> ([Known; MOST], usize) {
        (self.entries, usize::from(self.len))
    }

    /// Every place where one of this kind may lie, of the places asked for.
    pub(crate) fn places_of(&self, good: Good, asked: impl Fn(Places) -> bool) -> Places {
        let known = self.entries().iter().filter(|known| known.good == good && asked(known.places));
        known.fold(Places::NONE, |places, known| places.with(known.places))
    }

    /// The cards that surely lie in this one place.
    pub(crate) fn only(&self, place: Places) -> Goods {
        self.all(|places| places == place)
    }

    /// All cards of the entries whose places are asked for.
    pub(crate) fn all(&self, asked: impl Fn(Places) -> bool) -> Goods {
        let mut goods = Goods::NONE;
        let known = self.entries().iter().filter(|known| asked(known.places));
        known.for_each(|known| goods.add(known.good, known.count));
        goods
    }

    /// Without whatever lies in one of several places.
    pub(crate) fn of_single_places(&self) -> Sure {
        let mut sure = *self;
        sure.retain(|places| places.len() == 1);
        sure
    }

    /// Keeps the entries whose places are asked for.
    pub(crate) fn retain(&mut self, asked: impl Fn(Places) -> bool) {
        self.lessen(|known| if asked(known.places) { 0 } else { known.count });
    }

    /// Takes a card out of the first entry that has it, of those whose places are asked for.
    pub(crate) fn take(&mut self, good: Good, asked: impl Fn(Places) -> bool) {
        let is_it = |known: &Known| known.good == good && asked(known.places);
        if let Some(at) = self.entries().iter().position(is_it) {
            let places = self.entries[at].places;
            self.lessen(|known| u8::from(known.good == good && known.places == places));
        }
    }

    /// Cards came to lie there of which nothing was known before.
    pub(crate) fn came(&mut self, place: Places, goods: &Goods) {
        goods.counts().for_each(|(good, count)| self.add(Known { places: place, good, count }));
    }

    /// These cards were seen to leave the place.
    pub(crate) fn went(&mut self, from: Places, goods: &Goods) {
        if !goods.is_empty() && self.knows_of(from) {
            self.lose(from, goods, |_| true);
        }
    }

    /// The place was seen to hold at least these cards.
    pub(crate) fn holds(&mut self, place: Places, goods: &Goods) {
        let news = goods.without(&self.only(place));
        if !news.is_empty() {
            self.lose(place, &news, |places| places != place);
            self.came(place, &news);
        }
    }

    /// Up to so many of each kind went from one place to another, and nobody saw which.
    pub(crate) fn went_unseen(&mut self, from: Places, to: Places, most: &Goods) {
        if !most.is_empty() && self.knows_of(from) {
            let moved = self.touched(from, most, |places| !places.include(to));
            self.move_all(&moved, |places| places.with(to));
        }
    }

    /// The place has so many cards, so what finds no room there lies elsewhere.
    pub(crate) fn has_room_for(&mut self, place: Places, cards: usize) {
        if !self.knows_of(place) {
            return;
        }
        let room = cards.saturating_sub(self.only(place).len()).min(usize::from(u8::MAX)) as u8;
        let mut moved = [0; MOST];
        for (moved, known) in moved.iter_mut().zip(self.entries()) {
            if known.places.include(place) && (known.places != place || cards == 0) {
                *moved = known.count.saturating_sub(room);
            }
        }
        self.move_all(&moved, |places| places.without(place));
    }

    /// Everything in the place can be seen, and is this: nothing has to be remembered of it.
    pub(crate) fn is_open(&mut self, place: Places, goods: &Goods) {
        self.went(place, goods);
        self.has_room_for(place, 0);
    }

    fn knows_of(&self, place: Places) -> bool {
        self.entries().iter().any(|known| known.places.include(place))
    }

    /// How many cards each entry may lose when some leave this place unseen, at most so many of each kind. Only entries
    /// that include the place and are asked for lose anything. The cards that left are counted once: first against the
    /// entries with the fewest places, and what remains against the wider ones around them. So the entries never promise
    /// more than is still there.
    fn touched(&self, from: Places, most: &Goods, asked: impl Fn(Places) -> bool) -> [u8; MOST] {
        let mut touched = [0; MOST];
        for (at, known) in self.entries().iter().enumerate() {
            let most = most.count(known.good);
            if most > 0 && known.places.include(from) && asked(known.places) {
                let within =
                    |smaller: &Known| smaller.good == known.good && known.places.include(smaller.places);
                let before = self.entries()[..at].iter().zip(&touched).filter(|(smaller, _)| within(smaller));
                let before: u8 = before.map(|(_, lost)| *lost).sum();
                touched[at] = known.count.min(most.saturating_sub(before));
            }
        }
        touched
    }

    /// Cards of the entries asked for left a place. Where entries that do not lie within each other lose more than has
    /// really gone, the difference still lies in some of their places.
    fn lose(&mut self, from: Places, gone: &Goods, asked: impl Fn(Places) -> bool) {
        let lost = self.touched(from, gone, asked);
        if lost == [0; MOST] {
            return;
        }
        let before = *self;
        self.move_all(&lost, |_| Places::NONE);
        for (good, count) in gone.counts() {
            let losers = before.entries().iter().zip(lost);
            let losers = losers.filter(|(known, lost)| known.good == good && *lost > 0);
            let (places, total) = losers.fold((Places::NONE, 0), |(places, total), (known, lost)| {
                (known.places.with(places), total + lost)
            });
            if total > count {
                self.add(Known { places, good, count: total - count });
            }
        }
    }

    /// So many cards of each entry lie in other places than it said; nowhere is known of them where there is none.
    fn move_all(&mut self, moved: &[u8; MOST], to: impl Fn(Places) -> Places) {
        if *moved == [0; MOST] {
            return;
        }
        let before = *self;
        let mut counts = moved.iter();
        self.lessen(|_| *counts.next().expect("there is a number for each entry"));
        for (known, count) in before.entries().iter().zip(moved) {
            self.add(Known { places: to(known.places), good: known.good, count: *count });
        }
    }

    /// Takes so many cards out of each entry; those without any cards are gone.
    fn lessen(&mut self, mut by: impl FnMut(&Known) -> u8) {
        let mut kept = 0;
        for at in 0..usize::from(self.len) {
            let known = self.entries[at];
            let count = known.count.saturating_sub(by(&known));
            if count > 0 {
                self.entries[kept] = Known { count, ..known };
                kept += 1;
            }
        }
        self.len = kept as u8;
    }

    /// Adds cards to the entry of their kind and places, or a new one in its place in the order.
    fn add(&mut self, known: Known) {
        if known.count == 0 || known.places == Places::NONE {
            return;
        }
        let same = |other: &&mut Known| other.good == known.good && other.places == known.places;
        if let Some(entry) = self.entries[..usize::from(self.len)].iter_mut().find(same) {
            entry.count = entry.count.saturating_add(known.count);
            return;
        }
        if usize::from(self.len) == MOST {
            self.throw_two_together();
        }
        let len = usize::from(self.len);
        let at = self.entries().partition_point(|other| other.places.len() <= known.places.len());
        self.entries[len] = known;
        self.entries[at..=len].rotate_right(1);
        self.len += 1;
    }

    /// Makes one entry of the two of one kind that lose least by it: those that have many places already, and that of
    /// the many cards of a deck rather than that of a few in somebody's hand.
    fn throw_two_together(&mut self) {
        let entries = self.entries;
        let loss = |one: &Known, other: &Known| {
            let union = one.places.with(other.places);
            let more = |known: &Known| 60 * (union.len() - known.places.len()) / known.places.len();
            (more(one) + more(other)) / if union.include(Places::DECK) { 4 } else { 1 }
        };
        let pairs = (0..MOST).flat_map(|one| (0..one).map(move |other| (entries[one], entries[other])));
        let alike = pairs.filter(|(one, other)| one.good == other.good);
        // There are more entries than kinds, so two are of the same.
        let Some((one, other)) = alike.min_by_key(|(one, other)| loss(one, other)) else { return };
        let both = [one.places, other.places];
        self.lessen(
            |known| if known.good == one.good && both.contains(&known.places) { known.count } else { 0 },
        );
        let count = one.count.saturating_add(other.count);
        self.add(Known { places: one.places.with(other.places), good: one.good, count });
    }
}
