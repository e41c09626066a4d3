//! What everybody could have written down: whose bags were not as declared, and what became of the words that were given.
//!
//! Once a bag is decided everybody can tell: an opened one was seen, and of one that passed the legal goods and the number
//! of the others lie on the stand. Words for later bind nobody, and most can never be judged; those that everybody knows
//! in every language can.

use super::offers::{LET_PASS, NO_BRIBE};
use besace_sheriff::{Good, Goods, OfferView, SeenEvent};
use besace_table::{MAX_SEATS, Seat};
use serde::Serialize;

/// What became of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// Its moment has not come.
    Open,
    /// It was kept.
    Kept,
    /// It was broken.
    Broken,
    /// Nothing on the table will ever tell.
    Said,
}

/// What is kept of the events so far.
#[derive(Clone, Debug, Default)]
pub struct Ledger {
    /// The rounds begun by an event: all but the first.
    later_rounds: u8,
    seats: usize,
    sheriff: Option<Seat>,
    declared: [Option<Good>; MAX_SEATS],
    /// What each merchant has promised from the bag.
    promised: [Goods; MAX_SEATS],
    lies: Vec<(Seat, u8)>,
    words: Vec<Word>,
}

/// A word that was given.
#[derive(Clone, Debug)]
struct Word {
    round: u8,
    by: Seat,
    to: Option<Seat>,
    about: About,
    fate: Fate,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum About {
    LetPass,
    NoBribe,
    Other,
}

impl Ledger {
    /// By seat, the rounds in which its bag was not as declared; empty where nobody's was.
    pub fn lies(&self) -> Vec<Vec<u8>> {
        if self.lies.is_empty() {
            return Vec::new();
        }
        let of = |seat: Seat| {
            self.lies.iter().filter(|(liar, _)| *liar == seat).map(|(_, round)| *round).collect()
        };
        Seat::all(self.seats as u8).map(of).collect()
    }

    /// What became of every word so far, in the order in which they were given. A promise of goods from a bag is one of
    /// them, and comes when the goods are handed over.
    pub fn fates(&self) -> Vec<Fate> {
        self.words.iter().map(|word| word.fate).collect()
    }

    /// Takes down what happened.
    pub fn note(&mut self, event: &SeenEvent) {
        match event {
            SeenEvent::Sheriff { round, .. } => self.later_rounds = round - 1,
            SeenEvent::BagsClosed { counts } => {
                self.seats = counts.len();
                // Only the sheriff has no bag.
                self.sheriff =
                    counts.iter().zip(0..).find(|(count, _)| **count == 0).map(|(_, seat)| Seat(seat));
                self.declared = [None; MAX_SEATS];
            }
            SeenEvent::Declared { seat, good, .. } => self.declared[seat.index()] = Some(*good),
            SeenEvent::Deal { offer } => self.strike(offer),
            SeenEvent::Passed { seat, legal, contraband_count, .. } => {
                let declared = self.declared[seat.index()];
                let all_named = legal.counts().all(|(good, _)| Some(good) == declared);
                self.decide(*seat, *contraband_count == 0 && all_named, false);
            }
            SeenEvent::Opened { seat, truth, .. } => self.decide(*seat, *truth, true),
            SeenEvent::HandedOver { from, goods, .. } => {
                let handed: usize = goods.0.values().map(|count| usize::from(*count)).sum();
                let kept = self.promised[from.index()].len() <= handed;
                self.give(*from, self.sheriff, About::Other, if kept { Fate::Kept } else { Fate::Broken });
            }
            _ => {}
        }
    }

    fn round(&self) -> u8 {
        1 + self.later_rounds
    }

    fn give(&mut self, by: Seat, to: Option<Seat>, about: About, fate: Fate) {
        self.words.push(Word { round: self.round(), by, to, about, fate });
    }

    /// A bag is decided, and with it what the sheriff has said of its owner in earlier rounds.
    fn decide(&mut self, seat: Seat, truth: bool, opened: bool) {
        if !truth {
            self.lies.push((seat, self.round()));
        }
        for word in self.due(seat) {
            word.fate = if word.about == About::LetPass && opened { Fate::Broken } else { Fate::Kept };
        }
    }

    fn strike(&mut self, offer: &OfferView) {
        let OfferView { payer, give, later, .. } = offer;
        self.promised[payer.index()] = give.bag;
        let goods = give.legal.len() + give.named.0.len() + usize::from(give.unnamed_count) + give.bag.len();
        if usize::from(give.coins) + goods > 0 {
            let taken = self.due(*payer).filter(|word| word.about == About::NoBribe);
            taken.for_each(|word| word.fate = Fate::Broken);
        }
        for word in later.as_slice() {
            let (about, fate) = match word.text.as_str() {
                LET_PASS => (About::LetPass, Fate::Open),
                NO_BRIBE => (About::NoBribe, Fate::Open),
                _ => (About::Other, Fate::Said),
            };
            let to = if word.by == *payer { self.sheriff } else { Some(*payer) };
            self.give(word.by, to, about, fate);
        }
    }

    /// The words that the sheriff has given this seat before this round and whose moment has come.
    fn due(&mut self, seat: Seat) -> impl Iterator<Item = &mut Word> {
        let (round, sheriff) = (self.round(), self.sheriff);
        self.words.iter_mut().filter(move |word| {
            word.fate == Fate::Open && word.round < round && Some(word.by) == sheriff && word.to == Some(seat)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use besace_sheriff::{GiveView, Later, Listed, Promised, Words};

    /// Four seats; seat 0 is the sheriff of round 1.
    fn after(events: &[SeenEvent]) -> Ledger {
        let mut ledger = Ledger::default();
        ledger.note(&closed(0));
        events.iter().for_each(|event| ledger.note(event));
        ledger
    }

    fn closed(sheriff: u8) -> SeenEvent {
        SeenEvent::BagsClosed { counts: (0..4).map(|seat| u8::from(seat != sheriff)).collect() }
    }

    fn declared(seat: u8, good: Good, count: u8) -> SeenEvent {
        SeenEvent::Declared { seat: Seat(seat), good, count }
    }

    fn passed(seat: u8, legal: &[Good], contraband_count: usize) -> SeenEvent {
        let legal = legal.iter().copied().collect();
        SeenEvent::Passed { seat: Seat(seat), legal, contraband: None, contraband_count }
    }

    fn opened(seat: u8, truth: bool) -> SeenEvent {
        SeenEvent::Opened { seat: Seat(seat), cards: Listed::NONE, truth }
    }

    fn deal(payer: u8, coins: u16, bag: Goods, later: &[(u8, &str)]) -> SeenEvent {
        let (legal, named) = (Goods::NONE, Listed::NONE);
        let give = GiveView { coins, legal, named, unnamed: None, unnamed_count: 0, bag };
        let word = |(by, text): &(u8, &str)| Later { by: Seat(*by), text: (*text).into() };
        let later: Words = later.iter().map(word).collect();
        let promises = Default::default();
        SeenEvent::Deal {
            offer: OfferView { id: 1, by: Seat(payer), payer: Seat(payer), give, promises, later },
        }
    }

    fn next_round(sheriff: u8, round: u8) -> [SeenEvent; 2] {
        [SeenEvent::Sheriff { seat: Seat(sheriff), round }, closed(sheriff)]
    }

    fn handed_over(silk: u8) -> SeenEvent {
        let goods = Promised([(Good::Silk, silk)].into());
        SeenEvent::HandedOver { from: Seat(1), to: Seat(0), goods }
    }

    #[test]
    fn a_bag_that_was_opened_or_whose_goods_lie_on_the_stand_is_known_to_be_true_or_false() {
        let apples = [Good::Apple, Good::Apple];
        let said = [declared(1, Good::Apple, 2), declared(2, Good::Apple, 2), declared(3, Good::Cheese, 1)];
        let first =
            [&said[..], &[passed(1, &apples, 0), passed(2, &apples[..1], 1), opened(3, true)]].concat();
        assert_eq!(after(&first[..4]).lies(), Vec::<Vec<u8>>::new());
        assert_eq!(after(&first).lies(), [vec![], vec![], vec![1], vec![]]);
        let second =
            [&first[..], &next_round(1, 2), &[declared(2, Good::Bread, 1), opened(2, false)]].concat();
        assert_eq!(after(&second).lies(), [vec![], vec![], vec![1, 2], vec![]]);
    }

    #[test]
    fn a_legal_good_that_was_not_declared_makes_a_bag_false_as_well() {
        let events = [declared(1, Good::Apple, 2), passed(1, &[Good::Apple, Good::Cheese], 0)];
        assert_eq!(after(&events).lies()[1], [1]);
    }

    #[test]
    fn whoever_said_that_a_bag_would_pass_keeps_the_word_by_letting_it_and_breaks_it_by_opening_it() {
        let first = [deal(1, 0, Goods::NONE, &[(1, LET_PASS)]), passed(1, &[], 0)];
        assert_eq!(after(&first).fates(), [Fate::Open]);
        let second = [&first[..], &next_round(1, 2)].concat();
        let then = |event: SeenEvent| after(&[&second[..], &[event]].concat()).fates();
        assert_eq!(then(passed(0, &[], 0)), [Fate::Kept]);
        assert_eq!(then(opened(0, true)), [Fate::Broken]);
        assert_eq!(then(opened(2, true)), [Fate::Open], "nothing was said to this one");
    }

    #[test]
    fn whoever_said_to_take_nothing_breaks_the_word_by_a_deal_that_gives_something() {
        let first = [&[deal(1, 3, Goods::NONE, &[(1, NO_BRIBE)])][..], &next_round(1, 2)].concat();
        let then = |coins| {
            let second = [deal(0, coins, Goods::NONE, &[]), opened(0, true)];
            after(&[&first[..], &second].concat()).fates()
        };
        assert_eq!(then(1), [Fate::Broken]);
        assert_eq!(then(0), [Fate::Kept]);
    }

    #[test]
    fn the_sheriffs_words_are_said_to_the_one_who_pays_and_those_of_ones_own_are_only_taken_down() {
        let words = [(0, LET_PASS), (0, "Next time, old friend")];
        let first = [&[deal(3, 0, Goods::NONE, &words)][..], &next_round(0, 5)].concat();
        assert_eq!(after(&first).fates(), [Fate::Open, Fate::Said]);
        assert_eq!(after(&[&first[..], &[opened(3, false)]].concat()).fates(), [Fate::Broken, Fate::Said]);
    }

    #[test]
    fn goods_promised_from_a_bag_are_a_word_too_and_kept_if_they_were_there() {
        let promise = deal(1, 0, Goods::of(Good::Silk, 1), &[]);
        assert_eq!(after(&[promise.clone(), handed_over(1)]).fates(), [Fate::Kept]);
        assert_eq!(after(&[promise, handed_over(0)]).fates(), [Fate::Broken]);
    }
}
