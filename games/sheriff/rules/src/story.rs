//! What has happened to hidden cards, step by step, since `new` or `load`.
//!
//! [`Sure`](crate::sure::Sure) says where single cards can be. It cannot say that of three cards only one went, that a
//! bag held none of a kind, or that an offer lapsed because the card it needed was the last. The story can: it holds
//! every step with hidden cards, and whoever wants to imagine the table plays it again (`retelling`).
//!
//! Some steps hold cards that only one seat or two have seen; a retelling uses them for these seats alone. Which steps
//! there are, and how many, depends on nothing but what everybody sees. They are kept as a string of bytes, a few for
//! each, so that a table stays small.

use crate::goods::{Good, Goods};
use crate::offers::StandingOffer;
use crate::state::{OFFERS, SEATS};
use crate::sure::Places;
use besace_table::Seat;

/// How many steps a story may have: some times as many as a long game with much talk. Beyond it nothing is told any
/// more, and the seats go by what they are sure of.
const LONGEST: u16 = 2000;

/// One thing that happened to hidden cards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Step {
    /// So many cards lay there when the story began, or nobody saw where they came from.
    Lies { place: Places, count: u8 },
    /// Cards came openly.
    Joins { place: Places, goods: Goods },
    /// Cards left openly.
    Leaves { place: Places, goods: Goods },
    /// Cards came from the deck; which, is only kept where everybody knew the deck.
    Draws { seat: Seat, count: u8, goods: Goods },
    /// A merchant put cards of his hand aside.
    SetsAside { seat: Seat, count: u8 },
    /// What he had put aside lies open.
    Discards { seat: Seat, goods: Goods },
    /// So much contraband went unseen from hand or bag onto the stand, and none of it was of these kinds.
    Passes { seat: Seat, count: u8, without: Goods },
    /// A merchant's offer stands that has contraband in it, so many cards of it unnamed.
    Offers { seat: Seat, slot: u8, unnamed: u8, named: Goods },
    /// It still stands after contraband has left his stand.
    Keeps { seat: Seat, slot: u8 },
    /// It lapsed because its contraband was no longer all there.
    Lapses { seat: Seat, slot: u8 },
    /// Contraband that only the two saw went from stand to stand; that of an offer, if it was one of the payer's own.
    Gives { from: Seat, to: Seat, slot: Option<u8>, goods: Goods },
    /// These cards of the discard piles are the new deck.
    Reshuffles { goods: Goods },
}

/// All that happened.
#[derive(Clone, Default)]
pub(crate) struct Story {
    bytes: Vec<u8>,
    /// How many steps it has. Of these, and not of bytes, everybody sees how many there are.
    len: u16,
    /// The numbers of the standing offers of which the story tells, by seat: a step knows them by their place here.
    slots: [[Option<u32>; OFFERS]; SEATS],
    /// A bit for each seat whose stand has lost contraband since the offers were last looked through.
    lost: u8,
}

impl Story {
    /// How many steps it has.
    pub(crate) fn len(&self) -> u16 {
        self.len
    }

    pub(crate) fn is_too_long(&self) -> bool {
        self.len() > LONGEST
    }

    /// The steps from the oldest on.
    pub(crate) fn steps(&self) -> impl Iterator<Item = Step> {
        let mut bytes = self.bytes.iter().copied();
        std::iter::from_fn(move || read(&mut bytes))
    }

    /// Which of the seat's offers in the story the one of this number is.
    pub(crate) fn slot_of(&self, seat: Seat, id: u32) -> Option<u8> {
        self.slots[seat.index()].iter().position(|slot| *slot == Some(id)).map(|slot| slot as u8)
    }

    pub(crate) fn note(&mut self, step: Step) {
        match step {
            Step::Leaves { place, .. } if place.is_stand() => self.loses(place.seat()),
            Step::Gives { from, .. } => self.loses(Some(from)),
            _ => {}
        }
        self.len += 1;
        write(step, &mut self.bytes);
    }

    fn loses(&mut self, seat: Option<Seat>) {
        self.lost |= seat.map_or(0, |seat| 1 << seat.index());
    }

    /// A merchant's offer is made.
    pub(crate) fn offered(&mut self, offer: &StandingOffer) {
        let (seat, named) = (offer.payer, offer.give.named.0);
        if offer.is_proposal() || (named.is_empty() && offer.give.unnamed_count == 0) {
            return;
        }
        let slots = &mut self.slots[seat.index()];
        let Some(slot) = slots.iter().position(Option::is_none) else { return };
        slots[slot] = Some(offer.id);
        self.note(Step::Offers { seat, slot: slot as u8, unnamed: offer.give.unnamed_count, named });
    }

    /// An offer stands no longer. `tells` if everybody sees that only its contraband can have been the reason.
    pub(crate) fn offer_is_gone(&mut self, offer: &StandingOffer, tells: bool) {
        let seat = offer.payer;
        let Some(slot) = self.slot_of(seat, offer.id) else { return };
        self.slots[seat.index()][usize::from(slot)] = None;
        if tells {
            self.note(Step::Lapses { seat, slot });
        }
    }

    /// All offers that cannot be kept have lapsed: those that stand show that their goods are there.
    pub(crate) fn others_can_be_kept(&mut self) {
        let lost = std::mem::take(&mut self.lost);
        for seat in Seat::all(SEATS as u8).filter(|seat| lost & 1 << seat.index() != 0) {
            for (slot, offer) in (0..).zip(self.slots[seat.index()]) {
                if offer.is_some() {
                    self.note(Step::Keeps { seat, slot });
                }
            }
        }
    }

    /// The inspection is over, and with it every offer.
    pub(crate) fn offers_are_over(&mut self) {
        self.slots = Default::default();
    }
}

/// Writes a step down: its kind and a place or a seat in the first byte, then its numbers, then its goods.
fn write(step: Step, bytes: &mut Vec<u8>) {
    let mut begin = |kind: u8, at: usize| bytes.push(kind << 4 | at as u8);
    match step {
        Step::Lies { place, .. } => begin(0, place.index()),
        Step::Joins { place, .. } => begin(1, place.index()),
        Step::Leaves { place, .. } => begin(2, place.index()),
        Step::Draws { seat, .. } => begin(3, seat.index()),
        Step::SetsAside { seat, .. } => begin(4, seat.index()),
        Step::Discards { seat, .. } => begin(5, seat.index()),
        Step::Passes { seat, .. } => begin(6, seat.index()),
        Step::Offers { seat, .. } => begin(7, seat.index()),
        Step::Keeps { seat, .. } => begin(8, seat.index()),
        Step::Lapses { seat, .. } => begin(9, seat.index()),
        Step::Gives { from, .. } => begin(10, from.index()),
        Step::Reshuffles { .. } => begin(11, 0),
    }
    match step {
        Step::Lies { count, .. } | Step::SetsAside { count, .. } => bytes.push(count),
        Step::Keeps { slot, .. } | Step::Lapses { slot, .. } => bytes.push(slot),
        Step::Joins { goods, .. }
        | Step::Leaves { goods, .. }
        | Step::Discards { goods, .. }
        | Step::Reshuffles { goods } => write_goods(&goods, bytes),
        Step::Draws { count, goods, .. } | Step::Passes { count, without: goods, .. } => {
            bytes.push(count);
            write_goods(&goods, bytes);
        }
        Step::Offers { slot, unnamed, named, .. } => {
            bytes.extend([slot, unnamed]);
            write_goods(&named, bytes);
        }
        Step::Gives { to, slot, goods, .. } => {
            bytes.extend([to.0, slot.unwrap_or(NO_SLOT)]);
            write_goods(&goods, bytes);
        }
    }
}

/// Instead of the place of an offer, where there is none.
const NO_SLOT: u8 = u8::MAX;

fn read(bytes: &mut impl Iterator<Item = u8>) -> Option<Step> {
    let first = bytes.next()?;
    let at = first & 0b1111;
    let (place, seat) = (Places::from_index(usize::from(at)), Seat(at));
    Some(match first >> 4 {
        0 => Step::Lies { place, count: bytes.next()? },
        1 => Step::Joins { place, goods: read_goods(bytes)? },
        2 => Step::Leaves { place, goods: read_goods(bytes)? },
        3 => Step::Draws { seat, count: bytes.next()?, goods: read_goods(bytes)? },
        4 => Step::SetsAside { seat, count: bytes.next()? },
        5 => Step::Discards { seat, goods: read_goods(bytes)? },
        6 => Step::Passes { seat, count: bytes.next()?, without: read_goods(bytes)? },
        7 => Step::Offers { seat, slot: bytes.next()?, unnamed: bytes.next()?, named: read_goods(bytes)? },
        8 => Step::Keeps { seat, slot: bytes.next()? },
        9 => Step::Lapses { seat, slot: bytes.next()? },
        10 => {
            let (to, slot) = (Seat(bytes.next()?), Some(bytes.next()?).filter(|slot| *slot != NO_SLOT));
            Step::Gives { from: seat, to, slot, goods: read_goods(bytes)? }
        }
        _ => Step::Reshuffles { goods: read_goods(bytes)? },
    })
}

/// A byte for each kind, with the number in its upper half, and more where there are more cards; before them how many
/// bytes that are.
fn write_goods(goods: &Goods, bytes: &mut Vec<u8>) {
    let len = bytes.len();
    bytes.push(0);
    for (good, mut count) in goods.counts() {
        while count > 0 {
            let part = count.min(0b1111);
            bytes.push(part << 4 | good.index() as u8);
            count -= part;
        }
    }
    bytes[len] = (bytes.len() - len - 1) as u8;
}

fn read_goods(bytes: &mut impl Iterator<Item = u8>) -> Option<Goods> {
    let mut goods = Goods::NONE;
    for _ in 0..bytes.next()? {
        let byte = bytes.next()?;
        goods.add(Good::ALL[usize::from(byte & 0b1111)], byte >> 4);
    }
    Some(goods)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every step comes out of its bytes as it went in, one after the other.
    #[test]
    fn a_step_that_is_written_down_is_the_same_step() {
        let (seat, other) = (Seat(4), Seat(2));
        let goods = Goods::of(Good::Apple, 48).plus(&Goods::of(Good::RoyalRooster, 2));
        let steps = [
            Step::Lies { place: Places::stand(seat), count: 72 },
            Step::Joins { place: Places::DECK, goods },
            Step::Leaves { place: Places::hand(other), goods: Goods::NONE },
            Step::Draws { seat, count: 7, goods },
            Step::SetsAside { seat, count: 5 },
            Step::Discards { seat, goods },
            Step::Passes { seat, count: 5, without: goods },
            Step::Offers { seat, slot: 1, unnamed: 3, named: goods },
            Step::Keeps { seat, slot: 1 },
            Step::Lapses { seat, slot: 0 },
            Step::Gives { from: seat, to: other, slot: None, goods },
            Step::Gives { from: seat, to: other, slot: Some(1), goods },
            Step::Reshuffles { goods },
        ];
        let mut story = Story::default();
        steps.into_iter().for_each(|step| story.note(step));
        assert!(story.steps().eq(steps));
    }
}
