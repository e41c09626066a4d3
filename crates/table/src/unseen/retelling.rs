//! The story of cards as one seat knows it, turn by turn, with what is still to be seen at each of them.

use super::counts::{Counts, Kinds};
use super::heaps::Heaps;
use super::luck::Luck;
use super::outlook::Outlook;
use super::story::{Beginning, Place, Seen, Story};
use super::tellings::{Stuck, Tale};
use crate::Seat;

/// A turn of the story: something is left to chance, or what happens openly between two such turns.
#[derive(Clone, Copy)]
pub enum Turn<const K: usize> {
    /// Cards come to a place, and leave it.
    Open { place: usize, come: Counts<K>, leave: Counts<K> },
    /// A card goes unseen; of both places which kinds can lie there, and what is still to be seen then.
    Passes { from: usize, to: usize, may: [Kinds; 2], outlooks: [Outlook<K>; 2] },
    /// A card goes unseen, but there is nothing to choose: it might be any, or is the only one there. What is still to be
    /// seen then where it comes to.
    Goes { from: usize, to: usize, may: Kinds, outlook: Outlook<K> },
    /// Chance drew a card that the seat saw; what is still to be seen then of its place.
    Draws { from: usize, kind: usize, outlook: Outlook<K> },
    /// None of these kinds is in a place.
    Lacks { place: usize, kinds: Kinds },
    /// All cards of a place are in another.
    Becomes { from: usize, to: usize },
}

impl<const K: usize> Turn<K> {
    /// The places of which it speaks, a bit for each.
    fn places(&self) -> u64 {
        match self {
            Turn::Open { place, .. } | Turn::Lacks { place, .. } => 1 << place,
            Turn::Passes { from, to, .. } | Turn::Goes { from, to, .. } => 1 << from | 1 << to,
            Turn::Draws { from, .. } => 1 << from,
            Turn::Becomes { .. } => 0,
        }
    }
}

/// What a seat knows of the story.
pub struct Retelling<const K: usize, const P: usize> {
    beginning: Heaps<K, P>,
    may: [Kinds; P],
    /// What is to be seen of each place from the beginning on.
    ahead: [Outlook<K>; P],
    turns: Vec<Turn<K>>,
}

impl<const K: usize, const P: usize> Retelling<K, P> {
    /// Reads the story backwards, which is how far one has to know what comes.
    pub(super) fn new(story: &Story<K, P>, seat: Seat, hidden: Counts<K>) -> Retelling<K, P> {
        let Beginning { mut sizes, owners, may } = story.beginning;
        for (size, _) in sizes.iter_mut().zip(owners).filter(|(_, owner)| *owner == Some(seat)) {
            *size = 0;
        }
        let now = story.seen_by(seat).rev().fold(sizes, sizes_after);
        let mut reading =
            Reading { turns: Vec::new(), ahead: [Outlook::NOTHING; P], sizes: now, pool: hidden };
        story.seen_by(seat).for_each(|step| reading.go_back_before(step, &may));
        let Reading { mut turns, ahead, pool, .. } = reading;
        turns.reverse();
        for step in story.seen_by(seat) {
            // It is as if that card had never been there.
            if let Seen::DrawsBlank(from) = step {
                sizes[from.index()] -= 1;
            }
        }
        Retelling { beginning: Heaps::new([Counts::NONE; P], sizes, pool), may, ahead, turns }
    }
}

impl<const K: usize, const P: usize> Tale for Retelling<K, P> {
    type Scene = Heaps<K, P>;
    type Turn = Turn<K>;

    fn turns(&self) -> &[Turn<K>] {
        &self.turns
    }

    /// What has to be there is there, and every card has a kind where not all can lie.
    fn begin(&self, luck: &mut Luck) -> Result<Heaps<K, P>, Stuck> {
        let mut heaps = self.beginning;
        let mut elsewhere = Counts::NONE;
        self.ahead.iter().for_each(|outlook| elsewhere = elsewhere.plus(outlook.now()));
        for (place, (outlook, may)) in self.ahead.iter().zip(self.may).enumerate() {
            elsewhere = elsewhere.less(outlook.now());
            heaps.show(place, may, outlook, &elsewhere, luck)?;
        }
        for (place, may) in self.may.into_iter().enumerate().filter(|(_, may)| *may != Kinds::MAX) {
            if heaps.blank(Place(place as u8)) > 0 {
                heaps.find(place, &Counts::NONE, may, &Counts::NONE, &self.ahead[place], luck)?;
            }
        }
        Ok(heaps)
    }

    fn go_on(&self, heaps: &mut Heaps<K, P>, turn: &Turn<K>, luck: &mut Luck) -> Result<(), Stuck> {
        heaps.go_on(turn, luck)
    }

    fn leaves_a_choice(&self, turn: &Turn<K>) -> bool {
        !matches!(turn, Turn::Open { .. } | Turn::Becomes { .. })
    }

    /// A card came to a place of that turn, or left it; or a kind that is missing in the pool was taken from it.
    fn may_be_to_blame(
        &self,
        turn: &Turn<K>,
        [before, after]: [&Heaps<K, P>; 2],
        stuck_at: &Turn<K>,
        stuck: Stuck,
    ) -> bool {
        let used_up = before.pool().less(after.pool()).kinds();
        turn.places() & stuck_at.places() != 0 || used_up & stuck.0 != 0
    }
}

/// The story while it is read backwards.
struct Reading<const K: usize, const P: usize> {
    turns: Vec<Turn<K>>,
    /// What is still to be seen of each place.
    ahead: [Outlook<K>; P],
    /// How many cards lie in each place.
    sizes: [u8; P],
    /// The kinds of all cards that are hidden.
    pool: Counts<K>,
}

impl<const K: usize, const P: usize> Reading<K, P> {
    fn go_back_before(&mut self, step: Seen, may: &[Kinds; P]) {
        match step {
            Seen::Joins(place, kind, count) => {
                self.sizes[place.index()] -= count;
                self.ahead[place.index()].before_joining(kind, count);
                self.pool.take(kind, count);
                let (come, leave) = self.open(place);
                let undone = leave.count(kind).min(count);
                leave.take(kind, undone);
                come.add(kind, count - undone);
            }
            Seen::Leaves(place, kind, count) => {
                self.sizes[place.index()] += count;
                self.ahead[place.index()].before_leaving(kind, count);
                self.pool.add(kind, count);
                let (come, leave) = self.open(place);
                let undone = come.count(kind).min(count);
                come.take(kind, undone);
                leave.add(kind, count - undone);
            }
            Seen::Shows(place, kind, count) => self.ahead[place.index()].before_showing(kind, count),
            Seen::Lacks(place, kinds) => self.turns.push(Turn::Lacks { place: place.index(), kinds }),
            Seen::Passes(from, to) => {
                let (from, to) = (from.index(), to.index());
                let outlooks = [self.ahead[from], self.ahead[to]];
                let is_the_only_one = self.sizes[from] == 0 && may[to] == Kinds::MAX;
                self.turns.push(if is_the_only_one {
                    Turn::Goes { from, to, may: may[to], outlook: outlooks[1] }
                } else {
                    Turn::Passes { from, to, may: [may[from], may[to]], outlooks }
                });
                self.ahead[to].before_an_arrival();
                self.sizes[to] -= 1;
                self.sizes[from] += 1;
                if let Some(kind) = outlooks[1].must_have_come(self.sizes[to]) {
                    self.ahead[from].before_leaving(kind, 1);
                }
            }
            Seen::PassesBlank(from, to) => {
                let (from, to) = (from.index(), to.index());
                self.turns.push(Turn::Goes { from, to, may: may[to], outlook: self.ahead[to] });
                self.ahead[to].before_an_arrival();
                self.sizes[to] -= 1;
                self.sizes[from] += 1;
            }
            Seen::Draws(from, kind) => {
                let from = from.index();
                self.turns.push(Turn::Draws { from, kind, outlook: self.ahead[from] });
                self.sizes[from] += 1;
                self.ahead[from].before_leaving(kind, 1);
                self.pool.add(kind, 1);
            }
            Seen::Becomes(from, to) => {
                let (from, to) = (from.index(), to.index());
                self.turns.push(Turn::Becomes { from, to });
                self.ahead[from] = std::mem::replace(&mut self.ahead[to], Outlook::NOTHING);
                self.sizes.swap(from, to);
            }
            Seen::DrawsBlank(from) => self.sizes[from.index()] += 1,
        }
    }

    /// What comes to this place and leaves it openly since something was last left to chance. What comes and goes is left
    /// out.
    fn open(&mut self, place: Place) -> (&mut Counts<K>, &mut Counts<K>) {
        let is_open = |turn: &&Turn<K>| matches!(turn, Turn::Open { .. });
        let open = self.turns.iter().rev().take_while(is_open).count();
        let since = self.turns.len() - open;
        let is_there = |turn: &Turn<K>| matches!(turn, Turn::Open { place: at, .. } if *at == place.index());
        let at = self.turns[since..].iter().position(is_there).map(|at| since + at).unwrap_or_else(|| {
            self.turns.push(Turn::Open { place: place.index(), come: Counts::NONE, leave: Counts::NONE });
            self.turns.len() - 1
        });
        match &mut self.turns[at] {
            Turn::Open { come, leave, .. } => (come, leave),
            _ => unreachable!("an open turn was found or made"),
        }
    }
}

/// How many cards lie in each place after a step.
fn sizes_after<const P: usize>(mut sizes: [u8; P], step: Seen) -> [u8; P] {
    match step {
        Seen::Joins(place, _, count) => sizes[place.index()] += count,
        Seen::Leaves(place, _, count) => sizes[place.index()] -= count,
        Seen::Shows(..) | Seen::Lacks(..) => {}
        Seen::Passes(from, to) | Seen::PassesBlank(from, to) => {
            sizes[from.index()] -= 1;
            sizes[to.index()] += 1;
        }
        Seen::Draws(from, _) | Seen::DrawsBlank(from) => sizes[from.index()] -= 1,
        Seen::Becomes(from, to) => sizes.swap(from.index(), to.index()),
    }
    sizes
}
