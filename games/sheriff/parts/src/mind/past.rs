//! What a seat has seen of everybody so far: who lied, who opened bags, who took money.
//!
//! A bag tells the truth about itself in the end: an opened one is seen, and of one that passed everybody sees the
//! legal goods and the number of the others. So every bag of the game is on record.

use super::worth::SEATS;
use besace_bots::{Sight, fingerprint};
use besace_sheriff::{Deed, Good, Goods, OfferView, SeenEvent, Sheriff, StandingOffer};
use besace_table::{Game, Seat};

/// What is on record, by seat.
pub(super) struct Past {
    records: [Record; SEATS],
    /// The most that each seat has offered for its bag in this round.
    offered: [f32; SEATS],
    /// A number that belongs to this seat in this game and that nobody else can know: it grows from its first hand.
    /// Whatever a bot leaves to chance but has to decide alike when it is asked again grows from this.
    pub(super) secret: u64,
}

/// What one seat has done.
#[derive(Clone, Copy, Default)]
pub(super) struct Record {
    /// Bags that were as declared, and bags that were not.
    pub(super) truths: f32,
    pub(super) lies: f32,
    /// Those of each for which something was offered.
    pub(super) paid_truths: f32,
    pub(super) paid_lies: f32,
    /// Cards in the bags that were not as declared, and those of them that should not have been there.
    pub(super) cards: f32,
    pub(super) hidden: f32,
    /// As sheriff: bags opened, and bags let pass, for which nothing was offered.
    pub(super) opened: f32,
    pub(super) passed: f32,
    /// As sheriff: offers taken, and bags opened all the same.
    pub(super) taken: f32,
    pub(super) spurned: f32,
    /// The least that was taken and the most that was spurned, for each declared card.
    pub(super) least_taken: Option<f32>,
    pub(super) most_spurned: f32,
    /// How often this seat has opened a bag of mine.
    pub(super) opened_mine: f32,
}

/// One merchant's case in the round that is being read.
#[derive(Clone, Copy, Default)]
struct Case {
    declared: Option<(Good, u8)>,
    /// The most that was offered for letting the bag pass.
    offered: f32,
    sold: bool,
}

impl Past {
    /// Reads what the seat has seen.
    pub(super) fn of(sight: &Sight<Sheriff>, world: &Sheriff) -> Past {
        let me = sight.seat();
        let mut reader = Reader {
            records: [Record::default(); SEATS],
            cases: [Case::default(); SEATS],
            sheriff: Seat(0),
            me,
            first_hand: [0; 15],
        };
        let seats = i32::from(world.seats());
        let first = i32::from(world.sheriff_seat().0) - i32::from(world.round() - 1);
        reader.sheriff = Seat(first.rem_euclid(seats) as u8);
        reader.hold(world.hand(me), 1);
        sight.events().for_each(|event| reader.read(&event));
        let secret = fingerprint(&(me, reader.first_hand));
        Past { records: reader.records, offered: reader.cases.map(|case| case.offered), secret }
    }

    /// The most that the seat has offered in this round for its bag, whether that still stands or not.
    pub(super) fn offered_now(&self, seat: Seat) -> f32 {
        self.offered[seat.index()]
    }

    pub(super) fn record(&self, seat: Seat) -> &Record {
        &self.records[seat.index()]
    }
}

/// Bags that were as declared, and bags that were not.
#[derive(Clone, Copy)]
pub(super) struct Bags {
    pub(super) truths: f32,
    pub(super) lies: f32,
}

impl Bags {
    /// How many.
    pub(super) fn bags(self) -> f32 {
        self.truths + self.lies
    }
}

impl Record {
    /// Every bag on record.
    pub(super) fn all(&self) -> Bags {
        Bags { truths: self.truths, lies: self.lies }
    }

    /// The bags for which something was offered, or nothing.
    pub(super) fn alike(&self, paid: bool) -> Bags {
        if paid {
            Bags { truths: self.paid_truths, lies: self.paid_lies }
        } else {
            Bags { truths: self.truths - self.paid_truths, lies: self.lies - self.paid_lies }
        }
    }

    /// The part of a lying bag that is not as declared.
    pub(super) fn hidden_share(&self) -> f32 {
        (self.hidden + 2.0) / (self.cards + 3.0)
    }
}

struct Reader {
    records: [Record; SEATS],
    cases: [Case; SEATS],
    sheriff: Seat,
    me: Seat,
    /// My first hand: what I hold now, and everything that has come and gone taken back.
    first_hand: [i16; 15],
}

impl Reader {
    fn hold(&mut self, goods: &Goods, times: i16) {
        for (good, count) in goods.counts() {
            self.first_hand[good.index()] += times * i16::from(count);
        }
    }

    fn read(&mut self, event: &SeenEvent) {
        match event {
            SeenEvent::Sheriff { seat, .. } => {
                self.sheriff = *seat;
                self.cases = [Case::default(); SEATS];
            }
            SeenEvent::SetAside { cards: Some(cards), .. } | SeenEvent::Loaded { cards: Some(cards), .. } => {
                self.hold(&cards.0, 1);
            }
            SeenEvent::Drew { cards: Some(cards), .. } | SeenEvent::Refilled { cards: Some(cards), .. } => {
                self.hold(&cards.0, -1);
            }
            SeenEvent::Took { seat, left, right } if *seat == self.me => {
                self.hold(&left.iter().chain(right).copied().collect(), -1);
            }
            SeenEvent::Declared { seat, good, count } => {
                self.cases[seat.index()].declared = Some((*good, *count));
            }
            SeenEvent::Offered { offer, .. } => self.offered(offer),
            SeenEvent::Deal { offer } => self.deal(offer),
            SeenEvent::Passed { seat, legal, contraband_count, .. } => {
                self.passed(*seat, legal, *contraband_count);
            }
            SeenEvent::Opened { seat, cards, truth } => self.opened(*seat, &cards.0, *truth),
            _ => {}
        }
    }

    fn offered(&mut self, offer: &OfferView) {
        if offer.by == offer.payer && offer.promises.of(offer.payer) == Some(Deed::LetPass) {
            let case = &mut self.cases[offer.payer.index()];
            case.offered = case.offered.max(price(offer));
        }
    }

    fn deal(&mut self, offer: &OfferView) {
        if offer.promises.of(offer.payer) != Some(Deed::LetPass) {
            return;
        }
        let case = &mut self.cases[offer.payer.index()];
        case.sold = true;
        case.offered = price(offer);
        let each = case.offered / case.declared.map_or(1.0, |(_, count)| f32::from(count));
        let record = &mut self.records[self.sheriff.index()];
        record.taken += 1.0;
        record.least_taken = Some(record.least_taken.map_or(each, |least| least.min(each)));
    }

    fn passed(&mut self, seat: Seat, legal: &Goods, contraband: usize) {
        let case = self.cases[seat.index()];
        let Some((good, count)) = case.declared else { return };
        let honest = legal.count(good);
        self.bag_seen(seat, contraband == 0 && legal.len() == usize::from(honest), count, count - honest);
        if !case.sold {
            self.records[self.sheriff.index()].passed += 1.0;
        }
    }

    fn opened(&mut self, seat: Seat, cards: &Goods, truth: bool) {
        let case = self.cases[seat.index()];
        let Some((good, count)) = case.declared else { return };
        self.bag_seen(seat, truth, count, count - cards.count(good).min(count));
        let sheriff = &mut self.records[self.sheriff.index()];
        if case.offered > 0.0 {
            sheriff.spurned += 1.0;
            sheriff.most_spurned = sheriff.most_spurned.max(case.offered / f32::from(count.max(1)));
        } else {
            sheriff.opened += 1.0;
        }
        if seat == self.me {
            sheriff.opened_mine += 1.0;
        }
    }

    fn bag_seen(&mut self, seat: Seat, truth: bool, count: u8, hidden: u8) {
        let paid = if self.cases[seat.index()].offered > 0.0 { 1.0 } else { 0.0 };
        let record = &mut self.records[seat.index()];
        if truth {
            record.truths += 1.0;
            record.paid_truths += paid;
        } else {
            record.lies += 1.0;
            record.paid_lies += paid;
            record.cards += f32::from(count);
            record.hidden += f32::from(hidden);
        }
    }
}

/// What is given, as far as everybody sees.
pub(super) trait Priced {
    /// Coins, open goods, how many unnamed ones, and what is said to be in the bag.
    fn parts(&self) -> (u16, Goods, u8, Goods);
}

impl Priced for OfferView {
    fn parts(&self) -> (u16, Goods, u8, Goods) {
        let give = &self.give;
        (give.coins, give.legal.plus(&give.named.0), give.unnamed_count, give.bag)
    }
}

impl Priced for StandingOffer {
    fn parts(&self) -> (u16, Goods, u8, Goods) {
        (self.give.coins, self.give.legal.plus(&self.give.named.0), self.give.unnamed_count, self.give.bag)
    }
}

/// What an offer is worth to whoever gets it: unnamed goods are worth about what contraband is on average, and what is
/// said to be in a bag may not be there.
pub(super) fn price(offer: &impl Priced) -> f32 {
    let (coins, open, unnamed, bag) = offer.parts();
    f32::from(coins + open.value()) + 7.0 * f32::from(unnamed) + 0.4 * f32::from(bag.value())
}
