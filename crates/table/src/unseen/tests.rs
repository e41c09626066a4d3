//! A toy game with everything that can happen to unseen cards, and an oracle that thinks of every possible world.
//!
//! Three hands, a deck, a bin, two slots that somebody may have looked into, and a stand on which only some kinds may
//! lie. Some cards are alike and some exist once. What happens is drawn at random; seat 0 watches. The oracle
//! (`checks::worlds`) is made of nothing that the story uses. Games whose memory forgets, or has favourites, are caught.

use super::tellings::TOGETHER;
use super::{Beginning, Counts, Heaps, Place, Retelling, Story, Tellings};
use crate::checks::worlds::{World, Worlds};
use crate::checks::{Fault, Shares};
use crate::{Guess, Seat};
use std::collections::BTreeMap;

const KINDS: usize = 5;
const PLACES: usize = 8;
/// How many cards of each kind there are: the last two exist once.
const BOX: [u8; KINDS] = [4, 3, 2, 1, 1];
const DECK: usize = 3;
const BIN: usize = 4;
const SLOTS: [usize; 2] = [5, 6];
const STAND: usize = 7;
/// What can lie on the stand, which is seat 1's and nobody's to look at.
const ON_STAND: [usize; 3] = [1, 2, 4];

type Cards = [u8; KINDS];

/// What seat 0 sees of something.
#[derive(Clone, Copy, Debug)]
enum Seen {
    Joins(usize, usize),
    Leaves(usize, usize),
    Shows(usize, usize),
    Passes(usize, usize),
    Draws(usize, usize),
    Becomes(usize, usize),
}

/// The one way in which the memory is broken.
#[derive(Clone, Copy, PartialEq)]
enum Flaw {
    Honest,
    /// What is shown is not kept.
    Forgets,
    /// Where each card might be is not weighed: of two worlds always the same one is liked better.
    HasFavourites,
}

/// The true table, its story, and what seat 0 has seen.
struct Toy {
    flaw: Flaw,
    table: [Cards; PLACES],
    story: Story<KINDS, PLACES>,
    seen: Vec<Seen>,
    /// Its own hand is left empty.
    oracle: Worlds,
}

impl Toy {
    fn new(flaw: Flaw, guess: &mut Guess) -> Toy {
        let mut left = BOX;
        let mut table = [[0; KINDS]; PLACES];
        let mut deal = |place: usize, count: usize, guess: &mut Guess| {
            for _ in 0..count {
                let kind = any(&left, guess).unwrap();
                left[kind] -= 1;
                table[place][kind] += 1;
            }
        };
        (0..3).for_each(|hand| deal(hand, 2, guess));
        deal(DECK, 5, guess);
        let sizes: [u8; PLACES] = std::array::from_fn(|place| size(&table[place]) as u8);
        let hidden: Vec<u8> = BOX.iter().zip(table[0]).map(|(all, own)| all - own).collect();
        let oracle = Worlds::dealt(&[&[0], &sizes[1..]].concat(), &hidden);
        let mut owners = [None; PLACES];
        (0..3).for_each(|hand| owners[hand] = Some(Seat(hand as u8)));
        let mut may = [u32::MAX; PLACES];
        may[STAND] = ON_STAND.iter().map(|kind| 1 << kind).sum();
        Toy { flaw, table, story: Story::new(Beginning { sizes, owners, may }), seen: Vec::new(), oracle }
    }

    /// Something happens.
    fn goes_on(&mut self, guess: &mut Guess) {
        let hand = guess.below(3) as usize;
        let other = (hand + 1 + guess.below(2) as usize) % 3;
        let slot = SLOTS[guess.below(2) as usize];
        match guess.below(10) {
            _ if size(&self.table[DECK]) == 0 => self.reshuffle(),
            0 | 1 => self.pass(DECK, hand, guess),
            2 | 3 => self.pass(hand, other, guess),
            4 => self.play(hand, guess),
            5 => self.show(hand, guess),
            6 => self.turn_up(hand, guess),
            7 if size(&self.table[slot]) == 0 => self.pass(hand, slot, guess),
            7 => self.pass(slot, if guess.below(2) == 0 { BIN } else { hand }, guess),
            8 => self.look(slot),
            _ => self.put_on_stand(guess),
        }
    }

    /// A card goes unseen, but for the owners of the two places.
    fn pass(&mut self, from: usize, to: usize, guess: &mut Guess) {
        let Some(kind) = any(&self.table[from], guess) else { return };
        self.moves(from, to, kind);
        self.story.passes(Place(from as u8), Place(to as u8), &Counts::of(kind, 1));
        match (from, to) {
            (0, _) => self.sees(Seen::Joins(to, kind)),
            (_, 0) => self.sees(Seen::Draws(from, kind)),
            _ => self.sees(Seen::Passes(from, to)),
        }
    }

    /// Somebody plays a card of his openly.
    fn play(&mut self, hand: usize, guess: &mut Guess) {
        let Some(kind) = any(&self.table[hand], guess) else { return };
        self.moves(hand, BIN, kind);
        self.story.leaves(Place(hand as u8), &Counts::of(kind, 1));
        self.story.joins(Place(BIN as u8), &Counts::of(kind, 1));
        if hand != 0 {
            self.sees(Seen::Leaves(hand, kind));
        }
        self.sees(Seen::Joins(BIN, kind));
    }

    fn show(&mut self, hand: usize, guess: &mut Guess) {
        let Some(kind) = any(&self.table[hand], guess) else { return };
        if self.flaw != Flaw::Forgets {
            self.story.shows(Place(hand as u8), &Counts::of(kind, 1));
        }
        if hand != 0 {
            self.sees(Seen::Shows(hand, kind));
        }
    }

    /// The top of the deck is turned up and taken.
    fn turn_up(&mut self, hand: usize, guess: &mut Guess) {
        let Some(kind) = any(&self.table[DECK], guess) else { return };
        self.moves(DECK, hand, kind);
        self.story.turns_up(Place(DECK as u8), kind);
        self.story.joins(Place(hand as u8), &Counts::of(kind, 1));
        self.sees(Seen::Draws(DECK, kind));
        if hand != 0 {
            self.sees(Seen::Joins(hand, kind));
        }
    }

    /// Seat 0, and then seat 2, look into a slot.
    fn look(&mut self, slot: usize) {
        let there = self.table[slot];
        for kind in (0..KINDS).filter(|kind| there[*kind] > 0) {
            for seat in [0, 2] {
                self.story.looks(Seat(seat), Place(slot as u8), &Counts::of(kind, 1));
            }
            self.sees(Seen::Shows(slot, kind));
        }
    }

    /// Seat 1 puts a card onto the stand that may lie there.
    fn put_on_stand(&mut self, guess: &mut Guess) {
        let mut can_go = [0; KINDS];
        ON_STAND.iter().for_each(|kind| can_go[*kind] = self.table[1][*kind]);
        let Some(kind) = any(&can_go, guess) else { return };
        self.moves(1, STAND, kind);
        self.story.passes(Place(1), Place(STAND as u8), &Counts::of(kind, 1));
        self.sees(Seen::Passes(1, STAND));
    }

    fn reshuffle(&mut self) {
        self.table.swap(BIN, DECK);
        self.story.becomes(Place(BIN as u8), Place(DECK as u8));
        self.sees(Seen::Becomes(BIN, DECK));
    }

    fn moves(&mut self, from: usize, to: usize, kind: usize) {
        self.table[from][kind] -= 1;
        self.table[to][kind] += 1;
    }

    fn sees(&mut self, seen: Seen) {
        self.seen.push(seen);
        match seen {
            Seen::Joins(place, kind) => self.oracle.joins(place, kind),
            Seen::Leaves(place, kind) => self.oracle.leaves(place, kind),
            Seen::Shows(place, kind) => self.oracle.shows(place, kind),
            Seen::Draws(place, kind) => self.oracle.draws(place, kind),
            Seen::Passes(from, to) => {
                self.oracle.passes(from, to, |kind| to != STAND || ON_STAND.contains(&kind));
            }
            Seen::Becomes(from, to) => self.oracle.becomes(from, to),
        }
    }

    fn hidden(&self) -> Counts<KINDS> {
        let mut hidden = Counts::NONE;
        self.table[1..].iter().for_each(|cards| hidden = hidden.plus(&Counts(*cards)));
        hidden
    }

    /// Worlds as seat 0 imagines them.
    fn imagine(&self, how: How, guess: &mut Guess) -> Vec<World> {
        let worlds = self.imagine_honestly(how, guess);
        match self.flaw {
            Flaw::HasFavourites => worlds
                .into_iter()
                .zip(self.imagine_honestly(how, guess))
                .map(|(one, other)| one.max(other))
                .collect(),
            _ => worlds,
        }
    }

    fn imagine_honestly(&self, how: How, guess: &mut Guess) -> Vec<World> {
        let tellings = self.story.retelling(Seat(0), || self.hidden());
        let mut ways = Vec::new();
        while ways.len() < WORLDS {
            let crowd =
                if how == How::ByCrowds { tellings.tell_together(TOGETHER, true, guess) } else { None };
            ways.extend(crowd.unwrap_or_else(|| tellings.tell(guess).into_iter().collect()));
        }
        ways.into_iter().map(|heaps| dealt(heaps, guess)).collect()
    }
}

/// How worlds are imagined: as a game does it, or by crowd after crowd, as it would be if no way had ever been listed or
/// remembered.
#[derive(Clone, Copy, PartialEq)]
enum How {
    AsInPlay,
    ByCrowds,
}

/// The world of which this was told.
fn dealt(mut heaps: Heaps<KINDS, PLACES>, guess: &mut Guess) -> World {
    let others = (1..PLACES as u8).map(|place| heaps.deal(Place(place), guess).0.to_vec());
    [vec![0; KINDS]].into_iter().chain(others).collect()
}

fn size(cards: &Cards) -> usize {
    cards.iter().map(|count| usize::from(*count)).sum()
}

/// One of these cards.
fn any(cards: &Cards, guess: &mut Guess) -> Option<usize> {
    Counts(*cards).draw(guess)
}

/// How many tables are watched, for how long, and how often each moment is imagined.
const TABLES: u64 = 80;
const STEPS: usize = 16;
const WORLDS: usize = 2000;

/// Nothing impossible is imagined; everything possible is, where it is likely enough to be met; and everything as often as
/// it should be. (`besace_table::unseen` says what should be.) Over all moments the shares are off by less than
/// a two hundredth, and in no moment by more than a tenth; those of a small crowd, by less than twice as much.
fn is_right(flaw: Flaw, how: How) -> Result<(), Fault> {
    let mut shares = Shares::default();
    for seed in 0..TABLES {
        let mut guess = Guess::new(seed);
        let mut toy = Toy::new(flaw, &mut guess);
        for step in 0..STEPS {
            toy.goes_on(&mut guess);
            if step % 2 == 1 && toy.oracle.possible().len() <= 400 {
                shares.compare(toy.oracle.possible(), toy.imagine(how, &mut guess))?;
            }
        }
    }
    assert!(shares.moments() > 100, "{shares:?}");
    match how {
        How::AsInPlay => shares.are_off_by_less_than(0.005, 0.1),
        How::ByCrowds => shares.are_off_by_less_than(0.01, 0.2),
    }
}

#[test]
fn every_possible_world_is_imagined_as_often_as_it_should_be_and_no_other() -> Result<(), Fault> {
    is_right(Flaw::Honest, How::AsInPlay)
}

#[test]
fn a_crowd_imagines_every_possible_world_as_often_as_it_should_and_no_other() -> Result<(), Fault> {
    is_right(Flaw::Honest, How::ByCrowds)
}

#[test]
fn a_memory_that_forgets_is_caught() {
    let fault = is_right(Flaw::Forgets, How::AsInPlay).expect_err("the flaw is found");
    assert!(fault.to_string().contains("impossible"), "{fault}");
}

#[test]
fn a_memory_that_has_favourites_is_caught() {
    let fault = is_right(Flaw::HasFavourites, How::AsInPlay).expect_err("the flaw is found");
    assert!(fault.to_string().contains("are off by"), "{fault}");
}

/// What has been told is remembered. All of it is possible, and it makes no difference who asked before.
#[test]
fn what_was_told_is_remembered() {
    let mut long = 0;
    for seed in 0..TABLES {
        let mut guess = Guess::new(seed);
        let mut toy = Toy::new(Flaw::Honest, &mut guess);
        (0..4 * STEPS).for_each(|_| toy.goes_on(&mut guess));
        let tellings = toy.story.retelling(Seat(0), || toy.hidden());
        long += u32::from(tellings.all().is_none());
        let tell = |tellings: &Tellings<Retelling<KINDS, PLACES>>, number: u64| {
            let mut guess = Guess::new(number);
            dealt(tellings.tell(&mut guess).expect("a way is found"), &mut guess)
        };
        let first: Vec<World> = (0..100).map(|number| tell(tellings, number)).collect();
        assert!(first.iter().all(|world| toy.oracle.possible().contains_key(world)), "after {:?}", toy.seen);
        let copy = toy.story.clone();
        let anew = copy.retelling(Seat(0), || toy.hidden());
        (0..100).rev().for_each(|number| assert_eq!(tell(anew, number), first[number as usize]));
    }
    assert!(long > 3, "{long}");
}

/// Two hidden hands of two cards each, of which one is known to lack a kind. Of the four cards two are alike, so of the three
/// that can be in that hand two pairs are the same. Then a card goes to it unseen, and the missing one may be there.
#[test]
fn what_a_place_lacks_is_imagined_elsewhere_until_a_card_has_come() {
    const LACKED: usize = 0;
    let owners = [Some(Seat(0)), Some(Seat(1)), Some(Seat(2))];
    let mut story: Story<3, 3> = Story::new(Beginning { sizes: [0, 2, 2], owners, may: [u32::MAX; 3] });
    story.lacks(Place(1), 1 << LACKED);
    let hand = |story: &Story<3, 3>, seed| {
        let mut guess = Guess::new(seed);
        let mut met: BTreeMap<[u8; 3], u32> = BTreeMap::new();
        for _ in 0..6000 {
            let mut heaps = story.retelling(Seat(0), || Counts([1, 1, 2])).tell(&mut guess).unwrap();
            *met.entry(heaps.deal(Place(1), &mut guess).0).or_default() += 1;
        }
        met.into_iter().map(|(hand, count)| (hand, (count + 50) / 100)).collect::<Vec<_>>()
    };
    let near = |met: &[([u8; 3], u32)], due: &[([u8; 3], u32)]| {
        assert_eq!(met.len(), due.len(), "{met:?}");
        for ((hand, count), (due_hand, due_count)) in met.iter().zip(due) {
            assert!(hand == due_hand && count.abs_diff(*due_count) <= 2, "{met:?} instead of {due:?}");
        }
    };
    near(&hand(&story, 1), &[([0, 0, 2], 20), ([0, 1, 1], 40)]);
    story.passes(Place(2), Place(1), &Counts::of(1, 1));
    near(&hand(&story, 2), &[([0, 1, 2], 30), ([1, 0, 2], 10), ([1, 1, 1], 20)]);
    assert_eq!(hand(&story, 2).iter().map(|(hand, _)| hand[LACKED]).collect::<Vec<_>>(), [0, 1, 1]);
}
