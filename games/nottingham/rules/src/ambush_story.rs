//! What has happened to the ambush cards, and how one seat tells it again.
//!
//! They move in one way only. The pile is a queue: two cards are drawn from its top, one of them is laid before the
//! seat that drew them and the other goes to the bottom, and there a laid one goes when it is sprung.
//!
//! The rows in which they lie have an order, and nobody lays the card of his own colour. So this is a tale of its own; how
//! it is told again is said in `besace_table::unseen`. A card of which the seat knows nothing is *blank*. Blank cards are alike,
//! whatever row they lie in: so as soon as somebody has to have kept, or not kept, the card of his colour, it is decided
//! where that card lies, and nothing more is known of the others.

use crate::cards::{AMBUSHES, Ambush};
use crate::piles::Ambushes;
use crate::state::{AMBUSHES_SEEN, Place, SEATS};
use besace_table::unseen::{Luck, Odds, Prepared, Stuck, Tale, Tellings};
use besace_table::{Guess, Seat};

/// The ambush cards of a table, each with the seats that are sure of it.
#[derive(Clone, Copy)]
pub(crate) struct AmbushTable {
    /// What lies before each seat, as it was laid; what is being chosen from; the pile, top first.
    rows: [Ambushes; ROWS],
}

/// The rows before the seats come first.
const ROWS: usize = SEATS + 2;
const DRAWN: usize = SEATS;
const PILE: usize = SEATS + 1;

impl AmbushTable {
    pub(crate) fn new(places: &[Place; SEATS], drawn: &Ambushes, pile: &Ambushes) -> AmbushTable {
        let mut rows = [Ambushes::EMPTY; ROWS];
        rows.iter_mut().zip(places).for_each(|(row, place)| *row = *place.ambushes.for_rules());
        rows[DRAWN] = *drawn;
        rows[PILE] = *pile;
        AmbushTable { rows }
    }
}

/// One thing that happened to ambush cards.
#[derive(Clone, Copy)]
pub(crate) enum AmbushStep {
    /// A seat drew the top two; it alone saw them.
    Draws { seat: Seat, cards: [Ambush; AMBUSHES_SEEN] },
    /// It laid the one at this place of the two, as it alone saw, and put the other under the pile.
    Keeps { seat: Seat, place: u8 },
    /// One of those before a seat was shown to everybody and went under the pile.
    Springs { seat: Seat, card: Ambush },
}

/// The beginning and the steps since.
#[derive(Clone)]
pub(crate) struct AmbushStory {
    beginning: AmbushTable,
    steps: Vec<AmbushStep>,
    prepared: Prepared<Tellings<AmbushTale>>,
}

impl AmbushStory {
    /// A story without a step.
    pub(crate) fn new(beginning: AmbushTable) -> AmbushStory {
        AmbushStory { beginning, steps: Vec::new(), prepared: Prepared::default() }
    }

    pub(crate) fn note(&mut self, step: AmbushStep) {
        self.steps.push(step);
        self.prepared.is_of_no_use_any_more();
    }

    /// One way in which the cards may lie, as this seat knows the story; `None` where nobody finds any. `all` are the
    /// table's cards in an order that everybody knows, `own` those of the seats' colours.
    pub(crate) fn tell(
        &self,
        seat: Seat,
        all: impl Iterator<Item = Ambush>,
        own: impl Iterator<Item = Ambush>,
        guess: &mut Guess,
    ) -> Option<Dealt> {
        let tellings = self.prepared.of(seat, || Tellings::new(AmbushTale::new(self, seat, all, own)));
        let rows = tellings.tell(guess)?;
        Some(tellings.tale().deal(rows, guess))
    }
}

/// A card in the order of all ambush cards of the table, which everybody knows.
type Number = u8;
const BLANK: Number = Number::MAX;
/// A set of cards, a bit for each number.
type CardSet = u16;

/// Cards in an order.
type Row = besace_table::Row<Number, AMBUSHES>;

/// Where the cards lie, as far as it is imagined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Rows {
    rows: [Row; ROWS],
    /// What the blank cards are.
    pool: CardSet,
}

impl Rows {
    /// Where the blank cards lie: row and place.
    fn blanks(&self) -> impl Iterator<Item = (usize, usize)> {
        let places = |row: usize| (0..self.rows[row].len()).map(move |at| (row, at));
        (0..ROWS).flat_map(places).filter(|(row, at)| self.rows[*row][*at] == BLANK)
    }

    fn has(&self, card: Number) -> bool {
        self.pool & 1 << card != 0
    }

    /// How likely a blank card is any one of the pool.
    fn each(&self) -> f32 {
        1.0 / self.pool.count_ones() as f32
    }

    fn is(&mut self, row: usize, at: usize, card: Number) {
        self.rows[row][at] = card;
        self.pool &= !(1 << card);
    }

    fn keep(&mut self, seat: Seat, place: usize) {
        let kept = self.rows[DRAWN].remove(place);
        let returned = self.rows[DRAWN].remove(0);
        self.rows[seat.index()].push(kept);
        self.rows[PILE].push(returned);
    }

    /// A card of the pool is one of the blank cards that can be it.
    fn find(
        &mut self,
        card: Number,
        can_be: impl Fn(usize) -> bool,
        luck: &mut Luck,
    ) -> Result<(usize, usize), Stuck> {
        if !self.has(card) {
            return Err(Stuck::default());
        }
        let mut options = [Odds::NONE; AMBUSHES];
        for (odds, (row, _)) in options.iter_mut().zip(self.blanks()) {
            let liking = f32::from(u8::from(can_be(row)));
            *odds = Odds { natural: self.each(), liking };
        }
        let blank = luck.pick(&options, Odds::NONE).ok_or_else(Stuck::default)?;
        let (row, at) = self.blanks().nth(blank).ok_or_else(Stuck::default)?;
        self.is(row, at, card);
        Ok((row, at))
    }
}

/// Who shows a card next: `None` if nobody will, and within, `None` if the seat that tells the story draws it itself.
type Next = Option<Option<Seat>>;

/// A step as one seat sees it, its cards as their numbers.
#[derive(Clone, Copy)]
pub(crate) enum Turn {
    /// Somebody draws two cards.
    Draws([Option<Number>; AMBUSHES_SEEN]),
    /// Somebody keeps the one at this place.
    Keeps {
        seat: Seat,
        place: usize,
    },
    /// The same if nobody saw which; who will show which card next.
    KeepsUnseen {
        seat: Seat,
        next: [Next; AMBUSHES],
    },
    Springs {
        seat: Seat,
        card: Number,
    },
}

/// What a seat knows of the story.
pub(crate) struct AmbushTale {
    /// The table's ambush cards in the order in which everybody can list them.
    cards: Vec<Ambush>,
    /// The card of each seat's colour, which that seat never lays.
    own: Vec<Number>,
    beginning: Rows,
    /// Who shows which card next, from the beginning on.
    next: [Next; AMBUSHES],
    turns: Vec<Turn>,
}

impl AmbushTale {
    fn new(
        story: &AmbushStory,
        seat: Seat,
        all: impl Iterator<Item = Ambush>,
        own: impl Iterator<Item = Ambush>,
    ) -> AmbushTale {
        let cards: Vec<Ambush> = all.collect();
        debug_assert!(cards.len() <= AMBUSHES);
        let number = |card: Ambush| {
            let at = cards.iter().position(|other| *other == card);
            at.expect("the card is one of the table") as Number
        };
        let mut beginning = Rows { rows: [Row::empty(0); ROWS], pool: (1 << cards.len()) - 1 };
        for (row, group) in story.beginning.rows.iter().enumerate() {
            for card in group.known_to(seat) {
                beginning.rows[row].push(card.map_or(BLANK, number));
                beginning.pool &= !card.map_or(0, |card| 1 << number(card));
            }
        }
        let mut next = [None; AMBUSHES];
        let mut turns: Vec<Turn> = Vec::with_capacity(story.steps.len());
        for step in story.steps.iter().rev() {
            turns.push(match *step {
                AmbushStep::Draws { seat: who, cards } if who == seat => {
                    let cards = cards.map(number);
                    cards.into_iter().for_each(|card| next[usize::from(card)] = Some(None));
                    Turn::Draws(cards.map(Some))
                }
                AmbushStep::Draws { .. } => Turn::Draws([None; AMBUSHES_SEEN]),
                AmbushStep::Keeps { seat: who, place } if who == seat => {
                    Turn::Keeps { seat, place: place.into() }
                }
                AmbushStep::Keeps { seat, .. } => Turn::KeepsUnseen { seat, next },
                AmbushStep::Springs { seat, card } => {
                    next[usize::from(number(card))] = Some(Some(seat));
                    Turn::Springs { seat, card: number(card) }
                }
            });
        }
        turns.reverse();
        AmbushTale { own: own.map(number).collect(), cards, beginning, next, turns }
    }

    /// It is decided where the card of a seat's colour lies: nowhere before that seat, nor before anybody from whom it would
    /// have to go to where it is shown.
    fn locate(
        &self,
        rows: &mut Rows,
        seat: usize,
        next: &[Next; AMBUSHES],
        luck: &mut Luck,
    ) -> Result<(), Stuck> {
        let own = self.own[seat];
        if rows.has(own) {
            rows.find(own, |row| row != seat && can_lie(own, row, next), luck)?;
        }
        Ok(())
    }

    /// Gives every blank card a kind of the pool.
    fn deal(&self, rows: Rows, guess: &mut Guess) -> Dealt {
        let mut pool = [0; AMBUSHES];
        let mut len = 0;
        for card in (0..self.cards.len()).filter(|card| rows.has(*card as Number)) {
            pool[len] = card;
            len += 1;
        }
        guess.shuffle(&mut pool[..len]);
        let mut next = pool.into_iter();
        let mut card = |number: Number| {
            self.cards[if number == BLANK { next.next().unwrap_or(0) } else { usize::from(number) }]
        };
        let mut cards = [[self.cards[0]; AMBUSHES]; ROWS];
        for (cards, row) in cards.iter_mut().zip(&rows.rows) {
            cards.iter_mut().zip(row.iter()).for_each(|(place, number)| *place = card(*number));
        }
        Dealt(cards)
    }
}

/// Whether a card can lie in a row: what lies before a seat is shown by nobody else.
fn can_lie(card: Number, row: usize, next: &[Next; AMBUSHES]) -> bool {
    row >= SEATS || next[usize::from(card)].is_none_or(|by| by.is_some_and(|by| by.index() == row))
}

impl Tale for AmbushTale {
    type Scene = Rows;
    type Turn = Turn;

    fn turns(&self) -> &[Turn] {
        &self.turns
    }

    fn begin(&self, luck: &mut Luck) -> Result<Rows, Stuck> {
        let mut rows = self.beginning;
        for seat in 0..self.own.len() {
            if rows.rows[seat].contains(&BLANK) {
                self.locate(&mut rows, seat, &self.next, luck)?;
            }
        }
        Ok(rows)
    }

    fn go_on(&self, rows: &mut Rows, turn: &Turn, luck: &mut Luck) -> Result<(), Stuck> {
        match turn {
            Turn::Draws(cards) => {
                for card in cards {
                    let top = rows.rows[PILE].remove(0);
                    let at = rows.rows[DRAWN].len();
                    rows.rows[DRAWN].push(top);
                    let Some(card) = card.filter(|card| *card != top) else { continue };
                    if top != BLANK || !rows.has(card) {
                        return Err(Stuck::default());
                    }
                    luck.pick(&[], Odds { natural: rows.each(), liking: 1.0 });
                    rows.is(DRAWN, at, card);
                }
            }
            Turn::Keeps { seat, place } => rows.keep(*seat, *place),
            // Whoever draws the card of his own colour has no choice; otherwise one is as likely to be kept as the other.
            Turn::KeepsUnseen { seat, next } => {
                self.locate(rows, seat.index(), next, luck)?;
                let own = self.own[seat.index()];
                let drawn = [0, 1].map(|place| rows.rows[DRAWN][place]);
                let odds = |place: usize| {
                    let (kept, returned) = (drawn[place], drawn[1 - place]);
                    let natural = if returned == own { 1.0 } else { 0.5 };
                    let can_be = kept != own && (kept == BLANK || can_lie(kept, seat.index(), next));
                    Odds { natural, liking: f32::from(u8::from(can_be)) }
                };
                let place = luck.pick(&[odds(0), odds(1)], Odds::NONE).ok_or_else(Stuck::default)?;
                rows.keep(*seat, place);
            }
            // It lies before the seat, or is one of the blank cards there.
            Turn::Springs { seat, card } => {
                let laid = rows.rows[seat.index()].iter().position(|laid| laid == card);
                let at = match laid {
                    Some(at) => at,
                    None => rows.find(*card, |row| row == seat.index(), luck)?.1,
                };
                let card = rows.rows[seat.index()].remove(at);
                rows.rows[PILE].push(card);
            }
        }
        Ok(())
    }

    fn leaves_a_choice(&self, turn: &Turn) -> bool {
        !matches!(turn, Turn::Keeps { .. } | Turn::Draws([None, ..]))
    }

    fn may_be_to_blame(&self, _: &Turn, _: [&Rows; 2], _: &Turn, _: Stuck) -> bool {
        true
    }
}

/// Where each ambush card lies in an imagined world; each row may be longer than it should be.
pub(crate) struct Dealt([[Ambush; AMBUSHES]; ROWS]);

impl Dealt {
    pub(crate) fn laid(&self, seat: Seat) -> impl Iterator<Item = Ambush> {
        self.0[seat.index()].into_iter()
    }

    pub(crate) fn drawn(&self) -> impl Iterator<Item = Ambush> {
        self.0[DRAWN].into_iter()
    }

    pub(crate) fn pile(&self) -> impl Iterator<Item = Ambush> {
        self.0[PILE].into_iter()
    }
}
