//! What has happened to hidden cards of late, step by step.
//!
//! A number for each kind (`sure`) cannot say that the card which was stolen from one hand is the one that came to
//! another, nor that gifts come from a pile whose cards everybody saw. The story can: it holds what the seats were sure
//! of at its beginning, and every step since. Whoever wants to imagine the table plays it again (`retelling`).
//!
//! It stays small. A spot of which no step speaks needs none for what happens to it openly: what the seats are sure of
//! there now is its beginning. When the story is full, its oldest steps go into the beginning, and what only their order could tell is
//! forgotten. Which steps there are, and how many, depends on nothing but what everybody sees.

use crate::cards::{Card, Cards};
use crate::sure::{SPOTS, Spot, Sure};
use besace_table::Seat;

/// The most steps of a story.
pub(crate) const LONGEST: usize = 96;

/// How many of them are forgotten when there is no room for another.
const FORGOTTEN: usize = 16;

/// How far back a step may be absorbed by another.
const REACH: usize = 6;

/// The beginning and the steps since.
#[derive(Clone, Copy)]
pub(crate) struct Story {
    /// What the seats were sure of in each spot of which a step speaks.
    beginning: Sure,
    /// How many cards lay in each spot at the beginning.
    pub(crate) sizes: [u8; SPOTS],
    /// A ring: the oldest step is at `first`.
    steps: [Packed; LONGEST],
    first: u8,
    len: u8,
    /// A bit for each spot of which a step speaks.
    spoken_of: u16,
    /// Whether nobody has ever seen anything of the draw pile: it is as it was when the game was set up or loaded.
    pile_is_blank: bool,
    /// In an imagined world the seat that imagines it; the steps hold nothing that this seat does not know, and so they
    /// are of no use to the others.
    told_to: Option<Seat>,
}

/// One thing that happened to hidden cards.
#[derive(Clone, Copy)]
pub(crate) enum Step {
    /// Cards came openly.
    Joins { spot: Spot, card: Card, count: u8 },
    /// Cards left openly.
    Leaves { spot: Spot, card: Card, count: u8 },
    /// Everybody saw that there are at least so many.
    Shows { spot: Spot, card: Card, count: u8 },
    /// One seat saw that there are at least so many.
    Looks { seat: Seat, owner: Seat, card: Card, count: u8 },
    /// A card went from one spot to another; only the seats whose hands these are saw which.
    Passes { from: Spot, to: Spot, card: Card },
    /// A card came from a draw pile of which nobody knew anything.
    Gift { to: Spot },
    /// The discard pile became the draw pile.
    Reshuffle,
}

impl Story {
    /// A story without a step.
    pub(crate) fn new(sizes: [u8; SPOTS]) -> Story {
        Story {
            beginning: Sure::NOTHING,
            sizes,
            steps: [Step::Reshuffle.packed(); LONGEST],
            first: 0,
            len: 0,
            spoken_of: 0,
            pile_is_blank: true,
            told_to: None,
        }
    }

    /// What the seats were sure of at its beginning, who are sure of that much now.
    pub(crate) fn beginning(&self, sure: &Sure) -> Sure {
        let mut beginning = *sure;
        for spot in Spot::all().filter(|spot| self.speaks_of(*spot)) {
            beginning.copy(spot, &self.beginning);
        }
        beginning
    }

    /// The steps from the oldest on.
    pub(crate) fn steps(&self) -> impl DoubleEndedIterator<Item = Step> + ExactSizeIterator {
        (0..usize::from(self.len)).map(|at| self.steps[self.slot(at)].step())
    }

    /// Whether this seat can make anything of the story.
    pub(crate) fn is_told_to(&self, seat: Seat) -> bool {
        self.told_to.is_none_or(|told_to| told_to == seat)
    }

    pub(crate) fn joins(&mut self, spot: Spot, cards: &Cards) {
        cards.counts().for_each(|(card, count)| self.note(Step::Joins { spot, card, count }));
    }

    pub(crate) fn leaves(&mut self, spot: Spot, cards: &Cards) {
        cards.counts().for_each(|(card, count)| self.note(Step::Leaves { spot, card, count }));
    }

    /// `known` is what everybody was sure of before: to see that again tells nothing.
    pub(crate) fn shown(&mut self, spot: Spot, cards: &Cards, known: &Cards) {
        let news = cards.counts().filter(|(card, count)| *count > known.count(*card));
        news.for_each(|(card, count)| self.note(Step::Shows { spot, card, count }));
    }

    /// There is a step for each kind, also for those that are missing: how many steps a story has must tell nothing.
    pub(crate) fn looked_at(&mut self, seat: Seat, owner: Seat, hand: &Cards) {
        for card in Card::ALL {
            self.note(Step::Looks { seat, owner, card, count: hand.count(card) });
        }
    }

    /// What comes from a blank pile might be anything, so only when it came can tell anybody anything later. `sure` is
    /// what the seats were sure of before.
    pub(crate) fn passes_unseen(&mut self, from: Spot, to: Spot, cards: &Cards, sure: &Sure) {
        for card in cards.iter() {
            if from == Spot::DRAW && self.pile_is_blank {
                self.sizes[Spot::DRAW.index()] -= 1;
                self.note(Step::Gift { to });
            } else {
                self.speak_first_of(from, sure);
                self.speak_first_of(to, sure);
                self.note(Step::Passes { from, to, card });
            }
        }
    }

    /// `sure` is what the seats were sure of before.
    pub(crate) fn reshuffled(&mut self, sure: &Sure) {
        self.pile_is_blank = false;
        if self.speaks_of(Spot::DRAW) || self.speaks_of(Spot::DISCARD) {
            self.speak_first_of(Spot::DRAW, sure);
            self.speak_first_of(Spot::DISCARD, sure);
        }
        self.note(Step::Reshuffle);
    }

    /// Forgets all steps: from here on it begins with what the seats are sure of now.
    pub(crate) fn begin_anew(&mut self) {
        while self.len > 0 {
            self.begin_later();
        }
        self.spoken_of = 0;
    }

    /// The story of a world that this seat imagines: nothing is in it but what the seat knows.
    pub(crate) fn imagined_by(&mut self, seat: Seat) {
        if !self.is_told_to(seat) {
            return self.begin_anew();
        }
        self.told_to = Some(seat);
        self.beginning.forget_but_for(seat);
        for at in 0..usize::from(self.len) {
            let slot = self.slot(at);
            self.steps[slot] = self.steps[slot].without_secrets_from(seat);
        }
    }

    fn slot(&self, at: usize) -> usize {
        (usize::from(self.first) + at) % LONGEST
    }

    fn speaks_of(&self, spot: Spot) -> bool {
        self.spoken_of & 1 << spot.index() != 0
    }

    fn speak_of(&mut self, spot: Spot) {
        self.spoken_of |= 1 << spot.index();
    }

    /// From here on steps speak of this spot, too: what the seats are sure of there is its beginning.
    fn speak_first_of(&mut self, spot: Spot, sure: &Sure) {
        if !self.speaks_of(spot) {
            self.beginning.copy(spot, sure);
            self.speak_of(spot);
        }
    }

    /// Adds a step, where it speaks of a spot of which the story does; of any other only the size has to be known.
    fn note(&mut self, step: Step) {
        if !self.goes_on_with(step) {
            return self.resize(step);
        }
        if self.is_absorbed(step) {
            return;
        }
        if usize::from(self.len) == LONGEST {
            self.make_room();
            if !self.goes_on_with(step) {
                return self.resize(step);
            }
        }
        self.set(usize::from(self.len), step);
        self.len += 1;
    }

    /// What happens openly is added to a step shortly before, where nothing in between makes a difference: the same again,
    /// or the opposite, after which neither need be told.
    fn is_absorbed(&mut self, step: Step) -> bool {
        let (spot, count, comes) = match step {
            Step::Joins { spot, count, .. } => (spot, count, true),
            Step::Leaves { spot, count, .. } => (spot, count, false),
            _ => return false,
        };
        let packed = step.packed();
        let len = usize::from(self.len);
        for at in (len.saturating_sub(REACH)..len).rev() {
            let before = self.steps[self.slot(at)];
            if before.is_open() {
                if before.is_of_the_same(packed) {
                    return self.absorb(at, before, comes, count);
                }
            } else if before.step().matters_to(spot, comes) {
                return false;
            }
        }
        false
    }

    /// Adds cards that come to, or leave, a spot openly to a step in which cards of that kind did.
    fn absorb(&mut self, at: usize, before: Packed, comes: bool, count: u8) -> bool {
        match before.step() {
            Step::Joins { spot, card, count: came } if comes => {
                self.set(at, Step::Joins { spot, card, count: came + count });
                true
            }
            Step::Joins { spot, card, count: came } if came > count => {
                self.set(at, Step::Joins { spot, card, count: came - count });
                true
            }
            Step::Joins { count: came, .. } if came == count => {
                self.remove(at);
                true
            }
            Step::Leaves { spot, card, count: left } if !comes => {
                self.set(at, Step::Leaves { spot, card, count: left + count });
                true
            }
            _ => false,
        }
    }

    fn set(&mut self, at: usize, step: Step) {
        self.steps[self.slot(at)] = step.packed();
    }

    fn remove(&mut self, at: usize) {
        for later in at + 1..usize::from(self.len) {
            self.steps[self.slot(later - 1)] = self.steps[self.slot(later)];
        }
        self.len -= 1;
    }

    /// The oldest steps are forgotten, as far as numbers cannot tell them; so are then without any loss those of spots
    /// between which nothing has passed unseen any more.
    fn make_room(&mut self) {
        (0..FORGOTTEN).for_each(|_| self.begin_later());
        if self.passed_between() != self.spoken_of {
            self.leave_out_what_moves_the_beginning();
        }
    }

    /// A bit for each spot that cards have left unseen, or to which they came so.
    fn passed_between(&self) -> u16 {
        let bits = (0..usize::from(self.len)).map(|at| self.steps[self.slot(at)].passes_between());
        bits.fold(0, |all, bits| all | bits)
    }

    fn leave_out_what_moves_the_beginning(&mut self) {
        let len = usize::from(self.len);
        self.spoken_of = 0;
        self.len = 0;
        for at in 0..len {
            let step = self.steps[self.slot(at)];
            if self.goes_on_with(step.step()) {
                self.steps[self.slot(usize::from(self.len))] = step;
                self.len += 1;
            } else {
                self.begin_after(step.step());
            }
        }
    }

    /// Whether a step has to be told after those before it, and does not just move the beginning of a spot on.
    fn goes_on_with(&mut self, step: Step) -> bool {
        match step {
            Step::Joins { spot, .. } | Step::Leaves { spot, .. } | Step::Shows { spot, .. } => {
                self.speaks_of(spot)
            }
            Step::Looks { owner, .. } => self.speaks_of(Spot::hand(owner)),
            Step::Gift { to } => self.speaks_of(to),
            Step::Passes { from, to, .. } => {
                self.speak_of(from);
                self.speak_of(to);
                true
            }
            Step::Reshuffle => {
                let goes_on = self.speaks_of(Spot::DRAW) || self.speaks_of(Spot::DISCARD);
                if goes_on {
                    self.speak_of(Spot::DRAW);
                    self.speak_of(Spot::DISCARD);
                }
                goes_on
            }
        }
    }

    /// The oldest step becomes part of the beginning.
    fn begin_later(&mut self) {
        let oldest = self.steps[usize::from(self.first)].step();
        self.begin_after(oldest);
        self.first = self.slot(1) as u8;
        self.len -= 1;
    }

    fn begin_after(&mut self, step: Step) {
        match step {
            Step::Joins { spot, card, count } => self.beginning.joins(spot, &Cards::of(card, count)),
            Step::Leaves { spot, card, count } => self.beginning.leaves(spot, &Cards::of(card, count)),
            Step::Shows { spot, card, count } => self.beginning.shown(spot, &Cards::of(card, count)),
            Step::Looks { seat, owner, card, count } => {
                self.beginning.looked_at(seat, Spot::hand(owner), &Cards::of(card, count));
            }
            Step::Passes { from, to, card } => {
                self.beginning.passes_unseen(from, to, &Cards::of(card, 1), self.sizes[from.index()]);
            }
            Step::Gift { .. } => {}
            Step::Reshuffle => self.beginning.reshuffled(),
        }
        self.resize(step);
    }

    fn resize(&mut self, step: Step) {
        let sizes = &mut self.sizes;
        match step {
            Step::Joins { spot, count, .. } => sizes[spot.index()] += count,
            Step::Leaves { spot, count, .. } => sizes[spot.index()] -= count,
            Step::Shows { .. } | Step::Looks { .. } => {}
            Step::Passes { from, to, .. } => {
                sizes[from.index()] -= 1;
                sizes[to.index()] += 1;
            }
            Step::Gift { to } => sizes[to.index()] += 1,
            Step::Reshuffle => {
                sizes[Spot::DRAW.index()] = sizes[Spot::DISCARD.index()];
                sizes[Spot::DISCARD.index()] = 0;
            }
        }
    }
}

impl Step {
    /// Whether it makes a difference if a card comes to this spot, or leaves it, before this step or after it.
    fn matters_to(self, spot: Spot, comes: bool) -> bool {
        match self {
            Step::Joins { .. } | Step::Leaves { .. } => false,
            Step::Shows { spot: shown, .. } => shown == spot,
            Step::Looks { owner, .. } => Spot::hand(owner) == spot,
            Step::Passes { from, to, .. } => from == spot || (!comes && to == spot),
            Step::Gift { to } => !comes && to == spot,
            Step::Reshuffle => spot == Spot::DRAW || spot == Spot::DISCARD,
        }
    }

    fn packed(self) -> Packed {
        let spot = |spot: Spot| spot.index() as u16;
        let one = |kind, at, card: Card, count: u8| Packed::of(kind, at, 0, card as u16, count.into());
        match self {
            Step::Joins { spot: at, card, count } => one(0, spot(at), card, count),
            Step::Leaves { spot: at, card, count } => one(1, spot(at), card, count),
            Step::Shows { spot: at, card, count } => one(2, spot(at), card, count),
            Step::Looks { seat, owner, card, count } => {
                Packed::of(3, owner.0.into(), seat.0.into(), card as u16, count.into())
            }
            Step::Passes { from, to, card } => Packed::of(4, spot(from), 0, card as u16, spot(to)),
            Step::Gift { to } => one(5, spot(to), Card::Coin, 0),
            Step::Reshuffle => one(6, 0, Card::Coin, 0),
        }
    }
}

/// A step in two bytes: what happened (0 to 6), and four small numbers. The two that share a few bits never meet: the
/// piles have higher numbers than any hand, and only at hands does a seat look.
#[derive(Clone, Copy)]
struct Packed(u16);

impl Packed {
    fn of(kind: u16, at: u16, looker: u16, card: u16, count: u16) -> Packed {
        Packed(kind << 13 | (at | looker << 3) << 7 | card << 4 | count)
    }

    /// The same step as far as this seat knows it: of what it has not seen, the kind of a card that passed and the
    /// numbers of a hand are wiped out.
    fn without_secrets_from(self, seat: Seat) -> Packed {
        let seat = u16::from(seat.0);
        let (from, to, looker) = (self.0 >> 7 & 0b1111, self.0 & 0b1111, self.0 >> 10 & 0b111);
        match self.0 >> 13 {
            3 if looker != seat => Packed(self.0 & !0b1111),
            4 if from != seat && to != seat => Packed(self.0 & !(0b111 << 4)),
            _ => self,
        }
    }

    /// Whether cards came or left openly.
    fn is_open(self) -> bool {
        self.0 >> 13 <= 1
    }

    /// Whether the two speak of the same spot and the same kind of card.
    fn is_of_the_same(self, other: Packed) -> bool {
        (self.0 ^ other.0) & (0b1_1111_1111 << 4) == 0
    }

    /// A bit for each of the spots between which a card passed unseen.
    fn passes_between(self) -> u16 {
        match self.0 >> 13 {
            4 => 1 << (self.0 >> 7 & 0b1111) | 1 << (self.0 & 0b1111),
            6 => 1 << Spot::DRAW.index() | 1 << Spot::DISCARD.index(),
            _ => 0,
        }
    }

    #[inline]
    fn step(self) -> Step {
        let spot = |number: u16| Spot::from_index(usize::from(number & 0b1111));
        let at = self.0 >> 7 & 0b11_1111;
        let card = Card::ALL[usize::from(self.0 >> 4 & 0b111)];
        let count = (self.0 & 0b1111) as u8;
        match self.0 >> 13 {
            0 => Step::Joins { spot: spot(at), card, count },
            1 => Step::Leaves { spot: spot(at), card, count },
            2 => Step::Shows { spot: spot(at), card, count },
            3 => Step::Looks { seat: Seat((at >> 3) as u8), owner: Seat((at & 0b111) as u8), card, count },
            4 => Step::Passes { from: spot(at), to: spot(count.into()), card },
            5 => Step::Gift { to: spot(at) },
            _ => Step::Reshuffle,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hand(seat: u8) -> Spot {
        Spot::hand(Seat(seat))
    }

    /// Every step comes out of its two bytes as it went in.
    #[test]
    fn a_packed_step_is_the_same_step() {
        let card = Card::Chest;
        let numbers = |step: Step| -> [usize; 5] {
            match step {
                Step::Joins { spot, card, count } => [0, spot.index(), 0, card.index(), count.into()],
                Step::Leaves { spot, card, count } => [1, spot.index(), 0, card.index(), count.into()],
                Step::Shows { spot, card, count } => [2, spot.index(), 0, card.index(), count.into()],
                Step::Looks { seat, owner, card, count } => {
                    [3, owner.index(), seat.index(), card.index(), count.into()]
                }
                Step::Passes { from, to, card } => [4, from.index(), to.index(), card.index(), 0],
                Step::Gift { to } => [5, to.index(), 0, 0, 0],
                Step::Reshuffle => [6, 0, 0, 0, 0],
            }
        };
        let mut steps = vec![Step::Reshuffle];
        for spot in (0..SPOTS).map(Spot::from_index) {
            steps.push(Step::Joins { spot, card, count: 12 });
            steps.push(Step::Leaves { spot, card: Card::Coin, count: 1 });
            steps.push(Step::Shows { spot, card, count: 5 });
            steps.push(Step::Passes { from: spot, to: Spot::DISCARD, card });
            steps.push(Step::Passes { from: Spot::DRAW, to: spot, card: Card::Gold });
            steps.push(Step::Gift { to: spot });
        }
        for (seat, owner) in [(0, 6), (6, 0), (5, 3)] {
            steps.push(Step::Looks { seat: Seat(seat), owner: Seat(owner), card, count: 12 });
        }
        for step in steps {
            assert_eq!(numbers(step.packed().step()), numbers(step));
        }
    }

    /// A story that has grown too long begins later, and knows then what numbers alone can tell.
    #[test]
    fn the_oldest_steps_of_a_full_story_become_its_beginning() {
        let seat = Seat(2);
        let mut sure = Sure::NOTHING;
        let mut story = Story::new([3, 3, 3, 0, 0, 0, 0, 60, 0]);
        let two = Cards::of(Card::Pearls, 2);
        story.joins(hand(0), &two);
        sure.joins(hand(0), &two);
        assert_eq!(story.steps().len(), 0, "nothing hidden has happened");
        let mut size = 5;
        for number in 0..LONGEST {
            let (from, to) = if number % 2 == 0 { (hand(0), hand(1)) } else { (hand(1), hand(0)) };
            story.passes_unseen(from, to, &Cards::of(Card::Pearls, 1), &sure);
            sure.passes_unseen(from, to, &Cards::of(Card::Pearls, 1), size);
            size = if number % 2 == 0 { 4 } else { 5 };
        }
        assert_eq!(story.steps().len(), LONGEST);
        assert!(
            story.beginning(&sure).of(seat, hand(0)) == two,
            "as long as it is not too long, it forgets nothing"
        );
        story.joins(hand(0), &Cards::of(Card::Chest, 1));
        assert_eq!(story.steps().len(), LONGEST - FORGOTTEN + 1);
        assert!(story.beginning(&sure).of(seat, hand(0)).is_empty());
        assert_eq!(story.sizes[..2], [5, 3]);
        story.begin_anew();
        assert_eq!((story.steps().len(), story.sizes[0]), (0, 6));
        assert!(story.beginning(&sure).of(seat, hand(0)).is_empty());
    }

    /// What is left of a full story is told only from where it hangs together.
    #[test]
    fn a_spot_that_a_full_story_no_longer_needs_is_left_out_of_it() {
        let mut story = Story::new([9, 9, 9, 9, 0, 0, 0, 40, 0]);
        let coin = Cards::of(Card::Coin, 1);
        story.passes_unseen(hand(2), hand(3), &coin, &Sure::NOTHING);
        story.joins(hand(3), &Cards::of(Card::Gold, 2));
        for number in 0..LONGEST {
            let (from, to) = if number % 2 == 0 { (hand(0), hand(1)) } else { (hand(1), hand(0)) };
            story.passes_unseen(from, to, &coin, &Sure::NOTHING);
            if number == LONGEST / 2 {
                story.joins(hand(3), &Cards::of(Card::Chest, 1));
            }
        }
        let of_the_first_theft =
            |step: &Step| matches!(step, Step::Joins { spot, .. } if spot.index() == hand(3).index());
        assert_eq!(story.steps().filter(of_the_first_theft).count(), 0);
        assert_eq!(story.sizes[2..4], [8, 13]);
        let sure = story.beginning.of(Seat(0), hand(3));
        assert!(sure == Cards::of(Card::Gold, 2).plus(&Cards::of(Card::Chest, 1)));
    }

    /// Room may have to be made in the middle of what is told: the rest of it is told as it then has to be.
    #[test]
    fn cards_that_come_together_are_all_counted_when_a_full_story_leaves_their_spot_out() {
        let mut story = Story::new([9, 9, 9, 9, 0, 0, 0, 40, 0]);
        let coin = Cards::of(Card::Coin, 1);
        story.passes_unseen(hand(2), hand(3), &coin, &Sure::NOTHING);
        for number in 1..LONGEST {
            let (from, to) = if number % 2 == 0 { (hand(0), hand(1)) } else { (hand(1), hand(0)) };
            story.passes_unseen(from, to, &coin, &Sure::NOTHING);
        }
        assert_eq!(story.steps().len(), LONGEST);
        let three = [Card::Coin, Card::Gold, Card::Chest].into_iter().collect();
        story.joins(hand(3), &three);
        assert_eq!(story.steps().len(), LONGEST - FORGOTTEN);
        assert_eq!(story.sizes[3], 9 + 1 + 3);
        story.leaves(hand(3), &three);
        assert_eq!(story.sizes[3], 9 + 1);
    }

    /// What nobody could tell apart is told once: cards that came one after the other, or came and went.
    #[test]
    fn steps_that_can_be_told_together_are_one() {
        let mut story = Story::new([3, 3, 3, 0, 0, 0, 0, 60, 0]);
        let chest = Cards::of(Card::Chest, 1);
        let theft = |story: &mut Story| {
            story.passes_unseen(hand(0), hand(1), &Cards::of(Card::Coin, 1), &Sure::NOTHING)
        };
        theft(&mut story);
        story.joins(hand(0), &chest);
        story.joins(hand(1), &Cards::of(Card::Gold, 1));
        story.joins(hand(0), &chest);
        assert_eq!(story.steps().len(), 3, "two chests came");
        story.leaves(hand(0), &chest);
        story.leaves(hand(0), &chest);
        assert_eq!(story.steps().len(), 2, "and went");
        story.leaves(hand(0), &chest);
        story.joins(hand(0), &chest);
        assert_eq!(story.steps().len(), 4, "a chest that was there before tells something");
        theft(&mut story);
        story.joins(hand(0), &chest);
        assert_eq!(story.steps().len(), 6, "a card that came too late to be stolen");
        story.begin_anew();
        assert_eq!(story.sizes[..2], [2, 6]);
    }

    /// Of a world that one seat imagines, the story has nothing to tell the others.
    #[test]
    fn an_imagined_story_is_for_one_seat() {
        let mut story = Story::new([3, 3, 3, 0, 0, 0, 0, 60, 0]);
        story.passes_unseen(hand(0), hand(1), &Cards::of(Card::Chest, 1), &Sure::NOTHING);
        story.passes_unseen(hand(1), hand(2), &Cards::of(Card::Chest, 1), &Sure::NOTHING);
        story.imagined_by(Seat(2));
        assert!(story.is_told_to(Seat(2)) && !story.is_told_to(Seat(0)));
        let told: Vec<Card> = story
            .steps()
            .map(|step| match step {
                Step::Passes { card, .. } => card,
                _ => unreachable!("cards were passed on"),
            })
            .collect();
        assert_eq!(told, [Card::Coin, Card::Chest], "only its own part");
        story.imagined_by(Seat(0));
        assert_eq!(story.steps().len(), 0);
        assert!(!story.is_told_to(Seat(0)));
    }
}
