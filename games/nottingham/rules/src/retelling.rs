//! The story, played again by chance as one seat knows it: where the cards may be that it has lost sight of.
//!
//! Cards whose kind the seat does not know are *blank*; they are given a kind when it could not be otherwise, since
//! somebody shows them before another card comes unseen, or when the world is dealt, from the pool of all that the seat
//! cannot place. Of the cards that went unseen, each is as likely as another, as far as what was seen later allows it:
//! whoever later shows a chest has probably not lost his only one. To know that, a retelling looks at all of the story
//! backwards first.

use crate::cards::{Card, Cards, KINDS, Kinds};
use crate::story::{Step, Story};
use crate::sure::{SPOTS, Spot, Sure};
use besace_table::{Guess, Seat};
use std::sync::OnceLock;

/// The number of a blank card, after those of the kinds.
const BLANK: usize = KINDS;

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

/// Up to how many unseen arrivals ahead a spot is looked at.
const AHEAD: usize = 3;

/// What of a spot is still to be seen from some step on.
#[derive(Clone, Copy)]
struct Outlook {
    /// So many of each kind have to be there until the next card comes unseen; then until the one after that, counted as
    /// if all had to be there now; and so on.
    needs: [Cards; AHEAD + 1],
    /// So many cards will come unseen, as far as one looks.
    arrivals: u8,
}

impl Outlook {
    const NOTHING: Outlook = Outlook { needs: [Cards::NONE; AHEAD + 1], arrivals: 0 };

    /// What has to be there now.
    fn now(&self) -> &Cards {
        &self.needs[0]
    }

    /// What has to be there, or has to come, as far as one looks.
    fn at_last(&self) -> &Cards {
        &self.needs[AHEAD]
    }

    /// Looks one step further back: cards come openly.
    fn before_joining(&mut self, card: Card, count: u8) {
        self.needs.iter_mut().for_each(|needs| *needs = needs.less(&Cards::of(card, count)));
    }

    fn before_leaving(&mut self, card: Card, count: u8) {
        self.needs.iter_mut().for_each(|needs| needs.add(card, count));
    }

    fn before_showing(&mut self, card: Card, count: u8) {
        self.needs.iter_mut().for_each(|needs| *needs = needs.or_more(&Cards::of(card, count)));
    }

    /// A card comes unseen.
    fn before_an_arrival(&mut self) {
        self.needs.copy_within(..AHEAD, 1);
        self.needs[0] = Cards::NONE;
        self.arrivals = (self.arrivals + 1).min(AHEAD as u8);
    }
}

/// What a seat can tell again, as often as it likes.
pub(crate) struct Retelling {
    beginning: Heaps,
    turns: Vec<Turn>,
    /// Ways in which it may have gone, for stories that are hard to tell: found once, by a chance of their own, so that
    /// which of them is told depends on nobody who asked before.
    crowd: OnceLock<Vec<Heaps>>,
}

/// A turn of the story: a card goes where the seat does not see it, or what happens openly between two such cards.
#[derive(Clone, Copy)]
enum Turn {
    /// Cards come to a spot, and leave it.
    Open {
        spot: Spot,
        come: Cards,
        leave: Cards,
    },
    /// What is still to be seen then of the spot that a card left, and of the one to which it came.
    Passes {
        from: Spot,
        to: Spot,
        outlooks: [Outlook; 2],
    },
    /// What has to be there then.
    Gift {
        to: Spot,
        needs: Cards,
    },
    Reshuffle,
}

impl Turn {
    /// Whether a card goes unseen to, or from, a spot of which the other turn speaks.
    fn touches(&self, other: &Turn) -> bool {
        let spots = |turn: &Turn| match turn {
            Turn::Passes { from, to, .. } => 1_u16 << from.index() | 1 << to.index(),
            Turn::Gift { to, .. } => 1 << to.index(),
            Turn::Open { spot, .. } => 1 << spot.index(),
            Turn::Reshuffle => 0,
        };
        spots(self) & spots(other) != 0
    }
}

/// What happens openly between two cards that go unseen.
struct Between {
    come: [Cards; SPOTS],
    leave: [Cards; SPOTS],
}

impl Between {
    const NOTHING: Between = Between { come: [Cards::NONE; SPOTS], leave: [Cards::NONE; SPOTS] };

    /// What comes and goes is left out.
    fn moves(&mut self, spot: Spot, card: Card, count: u8, comes: bool) {
        let (come, leave) = (&mut self.come[spot.index()], &mut self.leave[spot.index()]);
        let (same, opposite) = if comes { (come, leave) } else { (leave, come) };
        let undone = opposite.count(card).min(count);
        opposite.take(card, undone);
        same.add(card, count - undone);
    }

    fn end(&mut self, turns: &mut Vec<Turn>) {
        for spot in (0..SPOTS).map(Spot::from_index) {
            let (come, leave) = (self.come[spot.index()], self.leave[spot.index()]);
            if !come.is_empty() || !leave.is_empty() {
                turns.push(Turn::Open { spot, come, leave });
            }
        }
        *self = Between::NOTHING;
    }
}

impl Retelling {
    /// `hidden` are all the cards that now lie where the seat does not see them.
    pub(crate) fn new(story: &Story, seat: Seat, hidden: Cards) -> Retelling {
        let mut turns = Vec::with_capacity(story.steps().len());
        let mut ahead = [Outlook::NOTHING; SPOTS];
        let mut between = Between::NOTHING;
        let mut pool = hidden;
        for step in story.steps().rev().filter_map(|step| seen_by(seat, step)) {
            match step {
                Seen::Joins(spot, card, count) => {
                    ahead[spot.index()].before_joining(card, count);
                    between.moves(spot, card, count, true);
                    pool.take(card, count);
                }
                Seen::Leaves(spot, card, count) => {
                    ahead[spot.index()].before_leaving(card, count);
                    between.moves(spot, card, count, false);
                    pool.add(card, count);
                }
                Seen::Shows(spot, card, count) => ahead[spot.index()].before_showing(card, count),
                Seen::Passes(from, to) => {
                    between.end(&mut turns);
                    let outlooks = [ahead[from.index()], ahead[to.index()]];
                    turns.push(Turn::Passes { from, to, outlooks });
                    ahead[to.index()].before_an_arrival();
                }
                Seen::Gift(to) => {
                    between.end(&mut turns);
                    turns.push(Turn::Gift { to, needs: *ahead[to.index()].now() });
                    ahead[to.index()].before_an_arrival();
                }
                Seen::Reshuffle => {
                    between.end(&mut turns);
                    turns.push(Turn::Reshuffle);
                    ahead[Spot::DISCARD.index()] = ahead[Spot::DRAW.index()];
                    ahead[Spot::DRAW.index()] = Outlook::NOTHING;
                }
            }
        }
        between.end(&mut turns);
        turns.reverse();
        let mut beginning = Heaps::new(&Sure::NOTHING, &story.sizes, seat, pool);
        for spot in (0..SPOTS).map(Spot::from_index) {
            let needs = ahead[spot.index()].now();
            beginning.show(spot, needs).expect("what was seen was there at the beginning, or came");
        }
        Retelling { beginning, turns, crowd: OnceLock::new() }
    }

    /// One way in which it may all have happened; `None` where nobody finds any.
    pub(crate) fn tell(&self, guess: &mut Guess) -> Option<Heaps> {
        (0..TELLERS).find_map(|_| self.tell_alone(guess)).or_else(|| {
            let crowd = self.crowd.get_or_init(|| self.gather_crowd());
            (!crowd.is_empty()).then(|| crowd[guess.below(crowd.len() as u32) as usize])
        })
    }

    /// Where chance has taken a turn after which all that was seen is impossible, the teller goes back to a card that may
    /// be to blame and chooses another; where that does not help, further back. `None` when its patience is at an end.
    fn tell_alone(&self, guess: &mut Guess) -> Option<Heaps> {
        let mut heaps = self.beginning;
        let mut marks: Vec<Mark> = Vec::new();
        let mut tried = Tried::NOTHING;
        let (mut failures, mut furthest, mut distance) = (0, 0, 0);
        let mut at = 0;
        while let Some(turn) = self.turns.get(at) {
            if matches!(turn, Turn::Passes { .. }) {
                marks.push(Mark { at, heaps, tried, used_up: Kinds::NONE });
            }
            let pool = heaps.pool;
            let missing = match heaps.go_on(turn, tried, guess) {
                Ok(chosen) => {
                    if let Some(mark) = marks.last_mut().filter(|mark| mark.at == at) {
                        mark.tried.insert(chosen);
                        mark.used_up = pool.less(&heaps.pool).kinds();
                    }
                    tried = Tried::NOTHING;
                    at += 1;
                    continue;
                }
                Err(missing) => missing,
            };
            failures += 1;
            if failures > PATIENCE {
                return None;
            }
            distance = if at > furthest { 1 } else { distance + 1 };
            furthest = furthest.max(at);
            Mark { at, heaps, tried, .. } = self.go_back(&mut marks, turn, missing, distance)?;
        }
        Some(heaps)
    }

    /// Goes back by so many of those cards that may be to blame: that came to a place of this turn, or left it, or after
    /// which a kind that is missing in the pool was taken from it.
    fn go_back(&self, marks: &mut Vec<Mark>, turn: &Turn, missing: Kinds, distance: usize) -> Option<Mark> {
        let may_be_to_blame = |mark: &Mark| {
            let other = &self.turns[mark.at];
            !std::ptr::eq(other, turn) && (other.touches(turn) || mark.used_up.meets(missing))
        };
        let mut back = None;
        for _ in 0..distance {
            back = loop {
                let mark = marks.pop()?;
                if may_be_to_blame(&mark) {
                    break Some(mark);
                }
            };
        }
        back
    }

    /// The ways that a crowd has found, the smallest that finds any.
    fn gather_crowd(&self) -> Vec<Heaps> {
        let mut guess = Guess::new(0);
        CROWDS.into_iter().find_map(|count| self.tell_together(count, &mut guess)).unwrap_or_default()
    }

    /// The same by a crowd that tells it together: whoever gets stuck goes on from where another is.
    fn tell_together(&self, count: usize, guess: &mut Guess) -> Option<Vec<Heaps>> {
        let mut crowd = vec![self.beginning; count];
        for turn in &self.turns {
            let mut left = 0;
            for at in 0..count {
                if crowd[at].go_on(turn, Tried::NOTHING, guess).is_ok() {
                    crowd.swap(left, at);
                    left += 1;
                }
            }
            if left == 0 {
                return None;
            }
            for at in left..count {
                crowd[at] = crowd[guess.below(left as u32) as usize];
            }
        }
        Some(crowd)
    }
}

/// How many try to tell the story alone, one after the other: that is quick, nearly always enough, and as fair as can be.
const TELLERS: usize = 3;

/// How many tell it together.
const CROWDS: [usize; 2] = [300, 1000];

/// How often a teller goes back.
const PATIENCE: usize = 40;

/// Where a teller can go back to: before a card that went unseen.
#[derive(Clone, Copy)]
struct Mark {
    at: usize,
    heaps: Heaps,
    tried: Tried,
    /// Of which kinds blank cards then turned out to be.
    used_up: Kinds,
}

/// Which cards have been tried already where one went unseen: a bit for each kind, and one for a blank card.
#[derive(Clone, Copy)]
struct Tried(u8);

impl Tried {
    const NOTHING: Tried = Tried(0);

    fn insert(&mut self, choice: usize) {
        self.0 |= 1 << choice;
    }

    fn contains(self, choice: usize) -> bool {
        self.0 & 1 << choice != 0
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

    /// Whether the turn is possible; if it is not, the heaps are of no use any more.
    ///
    /// Returns which card was chosen, where one was: its number, or that of a blank one. Otherwise the kinds that would
    /// have to be in the pool.
    fn go_on(&mut self, turn: &Turn, tried: Tried, guess: &mut Guess) -> Result<usize, Kinds> {
        match turn {
            Turn::Open { spot, come, leave } => {
                let cards = &mut self.at(*spot).cards;
                cards.add_all(come);
                debug_assert!(leave.are_among(cards), "what leaves has been shown before");
                cards.take_all(leave);
            }
            Turn::Passes { from, to, outlooks } => return self.pass(*from, *to, outlooks, tried, guess),
            Turn::Gift { to, needs } => {
                self.at(*to).blank += 1;
                self.show(*to, needs)?;
            }
            Turn::Reshuffle => {
                self.heaps[Spot::DRAW.index()] = *self.of(Spot::DISCARD);
                self.heaps[Spot::DISCARD.index()] = Heap::NOTHING;
            }
        }
        Ok(BLANK)
    }

    /// There are at least these: blank cards turn out to be what is missing.
    fn show(&mut self, spot: Spot, cards: &Cards) -> Result<(), Kinds> {
        let heap = &mut self.heaps[spot.index()];
        let missing = cards.less(&heap.cards);
        if !missing.is_empty() {
            let count = missing.len() as u8;
            heap.blank = heap.blank.checked_sub(count).ok_or(Kinds::NONE)?;
            if !missing.are_among(&self.pool) {
                return Err(missing.less(&self.pool).kinds());
            }
            self.pool.take_all(&missing);
            self.left -= count;
            heap.cards.add_all(&missing);
        }
        Ok(())
    }

    /// Some card goes from one spot to another. What has to be there then is shown at once: it could not be otherwise,
    /// and whatever is chosen later can count with it.
    fn pass(
        &mut self,
        from: Spot,
        to: Spot,
        outlooks: &[Outlook; 2],
        tried: Tried,
        guess: &mut Guess,
    ) -> Result<usize, Kinds> {
        let chosen = self.choose(from, to, outlooks, tried, guess)?;
        match Card::ALL.get(chosen) {
            Some(card) => {
                self.at(from).cards.take(*card, 1);
                self.at(to).cards.add(*card, 1);
            }
            None => {
                self.at(from).blank -= 1;
                self.at(to).blank += 1;
            }
        }
        self.show(from, outlooks[0].now())?;
        self.show(to, outlooks[1].now())?;
        Ok(chosen)
    }

    /// Which card it is, or that it is a blank one.
    fn choose(
        &self,
        from: Spot,
        to: Spot,
        outlooks: &[Outlook; 2],
        tried: Tried,
        guess: &mut Guess,
    ) -> Result<usize, Kinds> {
        let (source, target) = (self.of(from), self.of(to));
        let says_nothing = outlooks[0].at_last().is_empty() && outlooks[1].at_last().are_among(&target.cards);
        if says_nothing && tried.0 == 0 {
            // Nothing that was seen later tells anything about it.
            let chosen = guess.below(source.len()) as usize;
            return Ok(if chosen < source.cards.len() { source.cards.nth(chosen).index() } else { BLANK });
        }
        // Of what has to be there now, these are neither there nor in the pool: one of them may just be coming.
        let sought = outlooks[1].now().less(&target.cards).less(&self.pool);
        let is_sought = |card: Card| sought.is_empty() || (sought.len() == 1 && sought.count(card) == 1);
        let leaving = Prospect::new(source, &outlooks[0]);
        let coming = Prospect::new(target, &outlooks[1]);
        let each = 1.0 / f32::from(self.left.max(1));
        let mut weights = [0.0; BLANK + 1];
        for (card, count) in source.cards.counts() {
            let has_to_be_replaced = source.cards.count(card) <= outlooks[0].now().count(card);
            let can_be = leaving.is_possible_without(card)
                && coming.is_possible_with(card)
                && is_sought(card)
                && !tried.contains(card.index())
                && (!has_to_be_replaced || self.pool.count(card) > 0);
            if can_be {
                let share = f32::from(self.pool.count(card)) * each;
                weights[card.index()] = f32::from(count)
                    * leaving.likelihood_without(card, share)
                    * coming.likelihood_with(card, share);
            }
        }
        let can_be_blank = leaving.is_possible_without_a_blank()
            && coming.is_possible_with_a_blank()
            && sought.is_empty()
            && !tried.contains(BLANK);
        if can_be_blank {
            weights[BLANK] = f32::from(source.blank)
                * leaving.likelihood_without_a_blank()
                * coming.likelihood_with_a_blank();
        }
        guess.pick(&weights).ok_or(sought.kinds())
    }
}

/// What is to be expected of a spot: its cards, and what of them will be seen.
struct Prospect<'a> {
    cards: &'a Cards,
    needs: &'a Cards,
    outlook: &'a Outlook,
    /// How many cards more could still be lacking, of what has to be there until each of the next ones comes.
    spare: [i8; AHEAD + 1],
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
        let spare = |at: usize| {
            let lack = outlook.needs[at].less(&heap.cards).len() as i8;
            heap.blank as i8 + at.min(usize::from(outlook.arrivals)) as i8 - lack
        };
        Prospect {
            cards: &heap.cards,
            needs: outlook.at_last(),
            outlook,
            spare: std::array::from_fn(spare),
            blank,
            arrivals_of_a_kind: arrivals * (1.0 / KINDS as f32),
            lack: outlook.at_last().less(&heap.cards).len() as f32,
            room,
            of_room: 1.0 / room.max(1.0),
            of_more_room: 1.0 / (room + 1.0),
        }
    }

    /// Whether what has to be there can be there in time if a known card goes.
    fn is_possible_without(&self, card: Card) -> bool {
        if self.is_at_ease() {
            return true;
        }
        let count = self.cards.count(card);
        self.outlook.needs.iter().zip(self.spare).all(|(needs, spare)| {
            let is_lacking_then = count <= needs.count(card);
            spare >= i8::from(is_lacking_then)
        })
    }

    fn is_possible_without_a_blank(&self) -> bool {
        self.is_at_ease()
    }

    /// Whether any card can be spared.
    fn is_at_ease(&self) -> bool {
        self.spare.iter().all(|spare| *spare >= 1)
    }

    /// The same if a known card comes.
    fn is_possible_with(&self, card: Card) -> bool {
        if self.is_at_ease() {
            return true;
        }
        let count = self.cards.count(card);
        self.outlook.needs.iter().zip(self.spare).all(|(needs, spare)| {
            let is_lacking = count < needs.count(card);
            spare >= -i8::from(is_lacking)
        })
    }

    fn is_possible_with_a_blank(&self) -> bool {
        self.spare.iter().all(|spare| *spare >= -1)
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
