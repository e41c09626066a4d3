//! The story, played again by chance as one seat knows it: where the cards may be that it has lost sight of.
//!
//! Cards whose kind the seat does not know are *blank*; they are given a kind as late as can be, when somebody shows
//! them or when the world is dealt, from the pool of all that the seat cannot place. Of the cards that went unseen,
//! each is as likely as another, as far as what was seen later allows it: whoever later shows a chest has probably
//! not lost his only one. To know that, a retelling looks at all of the story backwards first.

use crate::cards::{Card, Cards, KINDS};
use crate::story::{LONGEST, Step, Story};
use crate::sure::{SPOTS, Spot, Sure};
use besace_table::{Guess, Seat};

/// What lies in one spot, as far as it is imagined.
#[derive(Clone, Copy)]
pub(crate) struct Heap {
    pub(crate) cards: Cards,
    pub(crate) blank: u8,
}

impl Heap {
    const NOTHING: Heap = Heap { cards: Cards::NONE, blank: 0 };

    fn len(&self) -> u32 {
        self.cards.len() as u32 + u32::from(self.blank)
    }
}

/// All spots, and the pool from which their blank cards come.
#[derive(Clone, Copy)]
pub(crate) struct Heaps {
    heaps: [Heap; SPOTS],
    pub(crate) pool: Cards,
    /// How many cards the pool has.
    left: u8,
}

/// What of a spot is still to be seen from some step on.
#[derive(Clone, Copy)]
struct Outlook {
    /// So many of each kind have to be there, or have to come unseen.
    needs: Cards,
    /// So many cards will come unseen.
    arrivals: u8,
}

impl Outlook {
    const NOTHING: Outlook = Outlook { needs: Cards::NONE, arrivals: 0 };
}

/// What a seat can tell again, as often as it likes.
pub(crate) struct Retelling {
    beginning: Heaps,
    /// The steps that the seat has seen, the latest first; and of each what is still to be seen then of the spot that
    /// a card left unseen, and of the one to which it came.
    steps: [(Seen, [Outlook; 2]); LONGEST],
    len: usize,
}

impl Retelling {
    /// `sure` is what the seats are sure of now; `hidden` are all the cards that now lie where the seat does not see them.
    pub(crate) fn new(story: &Story, sure: &Sure, seat: Seat, hidden: Cards) -> Retelling {
        let mut steps = [(Seen::Reshuffle, [Outlook::NOTHING; 2]); LONGEST];
        let mut len = 0;
        let mut ahead = [Outlook::NOTHING; SPOTS];
        let mut pool = hidden;
        for step in story.steps().rev().filter_map(|step| seen_by(seat, step)) {
            match step {
                Seen::Joins(spot, card, count) => {
                    let needs = &mut ahead[spot.index()].needs;
                    *needs = needs.less(&Cards::of(card, count));
                    pool.take(card, count);
                }
                Seen::Leaves(spot, card, count) => {
                    ahead[spot.index()].needs.add(card, count);
                    pool.add(card, count);
                }
                Seen::Shows(spot, card, count) => {
                    let needs = &mut ahead[spot.index()].needs;
                    *needs = needs.or_more(&Cards::of(card, count));
                }
                Seen::Passes(from, to) => {
                    steps[len].1 = [ahead[from.index()], ahead[to.index()]];
                    ahead[to.index()].arrivals += 1;
                }
                Seen::Gift(to) => ahead[to.index()].arrivals += 1,
                Seen::Reshuffle => {
                    ahead[Spot::DISCARD.index()] = ahead[Spot::DRAW.index()];
                    ahead[Spot::DRAW.index()] = Outlook::NOTHING;
                }
            }
            steps[len].0 = step;
            len += 1;
        }
        let beginning = Heaps::new(&story.beginning(sure), &story.sizes, seat, pool);
        Retelling { beginning, steps, len }
    }

    /// One way in which it may all have happened. Where chance has taken a turn after which that is impossible, the
    /// teller goes back a little and tries again, then further back; `None` when its patience is at an end.
    pub(crate) fn tell(&self, guess: &mut Guess) -> Option<Heaps> {
        let mut heaps = self.beginning;
        let mut marks = Marks { at: [(0, heaps); Marks::MOST], next: 0, len: 0 };
        let mut failures = 0;
        let mut at = self.len;
        while at > 0 {
            let (step, outlooks) = &self.steps[at - 1];
            if matches!(step, Seen::Passes(..)) {
                marks.push((at, heaps));
            }
            if heaps.go_on(*step, outlooks, guess).is_some() {
                at -= 1;
                continue;
            }
            if failures == PATIENCE {
                return None;
            }
            (at, heaps) = marks.go_back(1 << (failures / 2))?;
            failures += 1;
        }
        Some(heaps)
    }

    /// The same by a crowd that tells it together: whoever gets stuck goes on from where another is.
    pub(crate) fn tell_together<const CROWD: usize>(&self, guess: &mut Guess) -> Option<Heaps> {
        let mut crowd = [self.beginning; CROWD];
        for (step, outlooks) in self.steps[..self.len].iter().rev() {
            let mut left = 0;
            for at in 0..CROWD {
                if crowd[at].go_on(*step, outlooks, guess).is_some() {
                    crowd.swap(left, at);
                    left += 1;
                }
            }
            if left == 0 {
                return None;
            }
            for at in left..CROWD {
                crowd[at] = crowd[guess.below(left as u32) as usize];
            }
        }
        Some(crowd[guess.below(CROWD as u32) as usize])
    }
}

/// How often a teller goes back.
const PATIENCE: usize = 10;

/// Where a teller could go back to: before each of the last cards that went unseen.
struct Marks {
    at: [(usize, Heaps); Marks::MOST],
    next: usize,
    len: usize,
}

impl Marks {
    const MOST: usize = 16;

    fn push(&mut self, mark: (usize, Heaps)) {
        self.at[self.next % Marks::MOST] = mark;
        self.next += 1;
        self.len = Marks::MOST.min(self.len + 1);
    }

    /// So many marks back, or to the first that is left.
    fn go_back(&mut self, count: usize) -> Option<(usize, Heaps)> {
        let count = count.min(self.len);
        self.next -= count;
        self.len -= count;
        (count > 0).then(|| self.at[self.next % Marks::MOST])
    }
}

/// A step as one seat sees it, for which its own hand is no hidden spot.
#[derive(Clone, Copy)]
enum Seen {
    Joins(Spot, Card, u8),
    Leaves(Spot, Card, u8),
    Shows(Spot, Card, u8),
    Passes(Spot, Spot),
    Gift(Spot),
    Reshuffle,
}

#[inline]
fn seen_by(seat: Seat, step: Step) -> Option<Seen> {
    let is_own = |spot: Spot| spot.is_hand_of(seat);
    Some(match step {
        Step::Joins { spot, card, count } if !is_own(spot) => Seen::Joins(spot, card, count),
        Step::Leaves { spot, card, count } if !is_own(spot) => Seen::Leaves(spot, card, count),
        Step::Shows { spot, card, count } if !is_own(spot) => Seen::Shows(spot, card, count),
        Step::Looks { seat: looker, owner, card, count } if looker == seat && count > 0 => {
            Seen::Shows(Spot::hand(owner), card, count)
        }
        Step::Passes { from, to, card } if is_own(from) => Seen::Joins(to, card, 1),
        Step::Passes { from, to, card } if is_own(to) => Seen::Leaves(from, card, 1),
        Step::Passes { from, to, .. } => Seen::Passes(from, to),
        Step::Gift { to } if !is_own(to) => Seen::Gift(to),
        Step::Reshuffle => Seen::Reshuffle,
        _ => return None,
    })
}

impl Heaps {
    /// What the seat is sure of in each spot but its own hand; the rest is blank. `hidden` are the cards of all of them
    /// together, and of whatever else never moves and is not seen.
    pub(crate) fn new(sure: &Sure, sizes: &[u8; SPOTS], seat: Seat, hidden: Cards) -> Heaps {
        let mut heaps = Heaps { heaps: [Heap::NOTHING; SPOTS], pool: hidden, left: 0 };
        for spot in (0..SPOTS).map(Spot::from_index).filter(|spot| !spot.is_hand_of(seat)) {
            let cards = sure.of(seat, spot);
            heaps.pool.take_all(&cards);
            *heaps.at(spot) = Heap { cards, blank: sizes[spot.index()] - cards.len() as u8 };
        }
        heaps.left = heaps.pool.len() as u8;
        heaps
    }

    pub(crate) fn of(&self, spot: Spot) -> &Heap {
        &self.heaps[spot.index()]
    }

    fn at(&mut self, spot: Spot) -> &mut Heap {
        &mut self.heaps[spot.index()]
    }

    /// Whether the step is possible; if it is not, the heaps are of no use any more.
    fn go_on(&mut self, step: Seen, outlooks: &[Outlook; 2], guess: &mut Guess) -> Option<()> {
        match step {
            Seen::Joins(spot, card, count) => self.at(spot).cards.add(card, count),
            Seen::Leaves(spot, card, count) => {
                self.show(spot, card, count)?;
                self.at(spot).cards.take(card, count);
            }
            Seen::Shows(spot, card, count) => self.show(spot, card, count)?,
            Seen::Passes(from, to) => self.pass(from, to, outlooks, guess)?,
            Seen::Gift(to) => self.at(to).blank += 1,
            Seen::Reshuffle => {
                self.heaps[Spot::DRAW.index()] = *self.of(Spot::DISCARD);
                self.heaps[Spot::DISCARD.index()] = Heap::NOTHING;
            }
        }
        Some(())
    }

    /// There are at least so many: blank cards turn out to be what is missing.
    fn show(&mut self, spot: Spot, card: Card, count: u8) -> Option<()> {
        let heap = &mut self.heaps[spot.index()];
        let missing = count.saturating_sub(heap.cards.count(card));
        if missing > 0 {
            heap.blank = heap.blank.checked_sub(missing)?;
            if self.pool.count(card) < missing {
                return None;
            }
            self.pool.take(card, missing);
            self.left -= missing;
            heap.cards.add(card, missing);
        }
        Some(())
    }

    /// Some card goes from one spot to another.
    fn pass(&mut self, from: Spot, to: Spot, outlooks: &[Outlook; 2], guess: &mut Guess) -> Option<()> {
        match self.choose(from, to, outlooks, guess)? {
            Some(card) => {
                self.at(from).cards.take(card, 1);
                self.at(to).cards.add(card, 1);
            }
            None => {
                self.at(from).blank -= 1;
                self.at(to).blank += 1;
            }
        }
        Some(())
    }

    /// Which card it is; within, `None` for a blank one.
    fn choose(
        &self,
        from: Spot,
        to: Spot,
        outlooks: &[Outlook; 2],
        guess: &mut Guess,
    ) -> Option<Option<Card>> {
        let (source, target) = (self.of(from), self.of(to));
        if outlooks[0].needs.is_empty() && outlooks[1].needs.are_among(&target.cards) {
            // Nothing that was seen later tells anything about it.
            let chosen = guess.below(source.len()) as usize;
            return Some((chosen < source.cards.len()).then(|| source.cards.nth(chosen)));
        }
        let leaving = Prospect::new(source, &outlooks[0]);
        let coming = Prospect::new(target, &outlooks[1]);
        let each = 1.0 / f32::from(self.left.max(1));
        let mut weights = [0.0; KINDS + 1];
        for (card, count) in source.cards.counts() {
            let share = f32::from(self.pool.count(card)) * each;
            weights[card.index()] = f32::from(count)
                * leaving.likelihood_without(card, share)
                * coming.likelihood_with(card, share);
        }
        weights[KINDS] =
            f32::from(source.blank) * leaving.likelihood_without_a_blank() * coming.likelihood_with_a_blank();
        let chosen = pick(&weights, guess)?;
        Some(Card::ALL.get(chosen).copied())
    }
}

/// What is to be expected of a spot: its cards, and what of them will be seen.
struct Prospect<'a> {
    cards: &'a Cards,
    needs: &'a Cards,
    blank: f32,
    /// How many cards are still to come, divided by how many kinds there are: these need not be from the pool, and of
    /// them one kind is taken to be as likely as another.
    arrivals_of_a_kind: f32,
    /// How many cards that will be seen there are not there yet, as far as it is imagined.
    lack: f32,
    /// How many cards could turn out to be one of those: blank ones, and those still to come.
    room: f32,
    /// One divided by the room, and by a room for one more: to divide once is quicker than for every kind.
    of_room: f32,
    of_more_room: f32,
}

/// The likelihoods compare what could go: each says how well what is seen later would agree with it. They count in how
/// many ways the cards that are lacking could be found. `share` is always how much of the pool is of that kind.
impl<'a> Prospect<'a> {
    fn new(heap: &'a Heap, outlook: &'a Outlook) -> Prospect<'a> {
        let (blank, arrivals) = (f32::from(heap.blank), f32::from(outlook.arrivals));
        let room = blank + arrivals;
        Prospect {
            cards: &heap.cards,
            needs: &outlook.needs,
            blank,
            arrivals_of_a_kind: arrivals * (1.0 / KINDS as f32),
            lack: outlook.needs.less(&heap.cards).len() as f32,
            room,
            of_room: 1.0 / room.max(1.0),
            of_more_room: 1.0 / (room + 1.0),
        }
    }

    /// A known card goes: if it will be seen here, another has to take its place.
    fn likelihood_without(&self, card: Card, share: f32) -> f32 {
        let can_be_spared = self.cards.count(card) > self.needs.count(card);
        if can_be_spared {
            f32::from(u8::from(self.lack <= self.room))
        } else {
            (self.room - self.lack).max(0.0) * self.found(share)
        }
    }

    /// A blank card goes: the fewer of them are left, the less likely that all that is lacking is among them.
    fn likelihood_without_a_blank(&self) -> f32 {
        (self.room - self.lack).max(0.0) * self.of_room
    }

    /// A known card comes: if it is lacking here, nothing else has to be found for it.
    fn likelihood_with(&self, card: Card, share: f32) -> f32 {
        let is_lacking = self.cards.count(card) < self.needs.count(card);
        if is_lacking {
            self.likelihood_with_a_blank() * self.of_more_room / self.found(share).max(SMALLEST_SHARE)
        } else {
            (self.room + 1.0 - self.lack).max(0.0) * self.of_more_room
        }
    }

    /// A blank card comes.
    fn likelihood_with_a_blank(&self) -> f32 {
        f32::from(u8::from(self.lack <= self.room + 1.0))
    }

    /// How likely one of the cards that could be anything is just what is lacking.
    fn found(&self, share: f32) -> f32 {
        if self.room > 0.0 { (self.blank * share + self.arrivals_of_a_kind) * self.of_room } else { share }
    }
}

/// A card of which the pool has none is not infinitely better found elsewhere.
const SMALLEST_SHARE: f32 = 1.0 / 256.0;

/// One of the places, each as likely as its weight says.
fn pick(weights: &[f32], guess: &mut Guess) -> Option<usize> {
    let sum: f32 = weights.iter().sum();
    let mut left = guess.fraction() * sum;
    let mut chosen = None;
    for (at, weight) in weights.iter().enumerate().filter(|(_, weight)| **weight > 0.0) {
        chosen = Some(at);
        left -= weight;
        if left < 0.0 {
            break;
        }
    }
    chosen
}
