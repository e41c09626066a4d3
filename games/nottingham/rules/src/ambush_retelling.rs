//! The ambush cards' story, played again by chance as one seat knows it.
//!
//! What lies face down is a *token*: the seat does not see which card it is, only where it goes. Of each token it is
//! noted which cards it may be; where the seat has seen it, that is one. When somebody else keeps one of two, a coin is
//! tossed; a card that is shown later says which token it was, or that a toss was wrong. What is left at the end is dealt
//! at random among the tokens that may be it.
//!
//! First the tosses are made anew whenever one was wrong, so that each story is as likely as it should be. Where that
//! does not succeed soon, the teller takes back the last toss instead, then the one before: that finds a possible story
//! whenever there is one, and there is one, since something did happen.

use crate::ambush_story::{AmbushStep, AmbushTable, Number, SeenStep, number};
use crate::cards::{AMBUSHES, Ambush, Color};
use crate::piles::Ambushes;
use crate::state::{AMBUSHES_SEEN, SEATS};
use besace_table::{Guess, Seat};

/// A set of cards, a bit for each number.
type CardSet = u16;

/// Tokens in an order.
#[derive(Clone, Copy)]
struct Row {
    tokens: [u8; AMBUSHES],
    len: u8,
}

impl Row {
    const EMPTY: Row = Row { tokens: [0; AMBUSHES], len: 0 };

    fn as_slice(&self) -> &[u8] {
        &self.tokens[..usize::from(self.len)]
    }

    fn push(&mut self, token: u8) {
        self.tokens[usize::from(self.len)] = token;
        self.len += 1;
    }

    fn remove(&mut self, at: usize) -> u8 {
        let token = self.tokens[at];
        self.tokens.copy_within(at + 1..usize::from(self.len), at);
        self.len -= 1;
        token
    }
}

/// Where the tokens lie, and what each of them may be.
#[derive(Clone, Copy)]
struct Tokens {
    laid: [Row; SEATS],
    drawn: Row,
    pile: Row,
    may_be: [CardSet; AMBUSHES],
}

/// Where each ambush card lies in an imagined world.
pub(crate) struct Dealt {
    tokens: Tokens,
    cards: [Ambush; AMBUSHES],
}

impl Dealt {
    pub(crate) fn laid(&self, seat: Seat) -> impl Iterator<Item = Ambush> {
        self.cards_of(&self.tokens.laid[seat.index()])
    }

    pub(crate) fn drawn(&self) -> impl Iterator<Item = Ambush> {
        self.cards_of(&self.tokens.drawn)
    }

    pub(crate) fn pile(&self) -> impl Iterator<Item = Ambush> {
        self.cards_of(&self.tokens.pile)
    }

    fn cards_of(&self, row: &Row) -> impl Iterator<Item = Ambush> {
        row.as_slice().iter().map(|token| self.cards[usize::from(*token)])
    }
}

/// What a seat can tell again, as often as it likes.
pub(crate) struct AmbushRetelling {
    /// The table's ambush cards in the order in which everybody can list them.
    cards: [Ambush; AMBUSHES],
    len: usize,
    /// The card of each seat's colour, which that seat never lays.
    own: [Number; SEATS],
    beginning: Tokens,
    steps: Vec<SeenStep>,
}

/// How often the whole story is told before tosses are taken back.
const ANEW: usize = 8;
/// How many ways are then tried before it is all begun again, at first; each time it is twice as many.
const WAYS: u32 = 64;
/// How often what is left is shuffled before it is dealt by looking for cards that fit.
const SHUFFLES: usize = 8;

impl AmbushRetelling {
    /// `all` are the table's ambush cards, in an order that everybody knows; `own` are those of the seats' colours.
    pub(crate) fn new(
        all: impl Iterator<Item = Ambush>,
        own: impl Iterator<Item = Ambush>,
        beginning: &AmbushTable,
        steps: &[AmbushStep],
        seat: Seat,
    ) -> AmbushRetelling {
        let mut cards = [Ambush::of_color(Color::Red); AMBUSHES];
        let mut len = 0;
        for card in all {
            cards[len] = card;
            len += 1;
        }
        let all = &cards[..len];
        let mut own_numbers = [0; SEATS];
        for (place, card) in own_numbers.iter_mut().zip(own) {
            *place = number(card, all);
        }
        let steps = steps.iter().map(|step| SeenStep::of(*step, seat, all)).collect();
        let beginning = Tokens::new(beginning, seat, all, &own_numbers);
        AmbushRetelling { cards, len, own: own_numbers, beginning, steps }
    }

    /// One way in which it may all have happened.
    pub(crate) fn tell(&self, guess: &mut Guess) -> Dealt {
        for _ in 0..ANEW {
            let mut teller = Teller { story: self, ways_left: None };
            if let Some(dealt) = teller.go_on(self.beginning, 0, guess) {
                return dealt;
            }
        }
        let mut ways = WAYS;
        loop {
            let mut teller = Teller { story: self, ways_left: Some(ways) };
            if let Some(dealt) = teller.go_on(self.beginning, 0, guess) {
                return dealt;
            }
            ways = ways.saturating_mul(2);
        }
    }

    /// Who will be the next to show this card, from some step on: `None` if nobody will, and within, `None` if the seat
    /// that tells the story will draw it itself.
    fn next_shown_by(&self, card: Number, from: usize) -> Option<Option<Seat>> {
        self.steps[from..].iter().find_map(|step| match step {
            SeenStep::Draws(cards) if cards.contains(&Some(card)) => Some(None),
            SeenStep::Springs { seat, card: sprung } if *sprung == card => Some(Some(*seat)),
            _ => None,
        })
    }

    /// Gives every token a card that it may be; `None` where that is not possible.
    fn deal(&self, tokens: &Tokens, guess: &mut Guess) -> Option<Dealt> {
        let mut numbers = [0; AMBUSHES];
        let mut blank = [0; AMBUSHES];
        let mut blanks = 0;
        let mut left: CardSet = (1 << self.len) - 1;
        for (token, place) in numbers.iter_mut().enumerate().take(self.len) {
            match tokens.known(token as u8) {
                Some(card) => {
                    *place = card;
                    left &= !(1 << card);
                }
                None => {
                    blank[blanks] = token;
                    blanks += 1;
                }
            }
        }
        let blank = &mut blank[..blanks];
        let mut pool = [0; AMBUSHES];
        let mut len = 0;
        for card in (0..self.len).filter(|card| left & 1 << card != 0) {
            pool[len] = card as Number;
            len += 1;
        }
        if len != blanks {
            // Two tokens are taken to be the same card.
            return None;
        }
        let pool = &mut pool[..len];
        let fits = |pool: &[Number]| {
            blank.iter().zip(pool).all(|(token, card)| tokens.may_be[*token] & 1 << card != 0)
        };
        for _ in 0..SHUFFLES {
            guess.shuffle(pool);
            if fits(pool) {
                blank.iter().zip(&*pool).for_each(|(token, card)| numbers[*token] = *card);
                return Some(self.dealt(tokens, &numbers));
            }
        }
        guess.shuffle(blank);
        find_fitting(tokens, blank, pool, &mut numbers).then(|| self.dealt(tokens, &numbers))
    }

    fn dealt(&self, tokens: &Tokens, numbers: &[Number; AMBUSHES]) -> Dealt {
        Dealt { tokens: *tokens, cards: numbers.map(|card| self.cards[usize::from(card)]) }
    }
}

/// Looks for a card for every blank token: those that fit one token only come first.
fn find_fitting(
    tokens: &Tokens,
    blank: &mut [usize],
    pool: &mut [Number],
    numbers: &mut [Number; AMBUSHES],
) -> bool {
    let choice = |token: usize, pool: &[Number]| {
        pool.iter().filter(|card| tokens.may_be[token] & 1 << **card != 0).count()
    };
    let Some(narrowest) = (0..blank.len()).min_by_key(|at| choice(blank[*at], pool)) else {
        return true;
    };
    blank.swap(0, narrowest);
    let token = blank[0];
    for at in 0..pool.len() {
        if tokens.may_be[token] & 1 << pool[at] == 0 {
            continue;
        }
        pool.swap(0, at);
        numbers[token] = pool[0];
        if find_fitting(tokens, &mut blank[1..], &mut pool[1..], numbers) {
            return true;
        }
        pool.swap(0, at);
    }
    false
}

impl Tokens {
    /// Each card is a token. The seat knows those that it is sure of; nobody has laid the card of his own colour.
    fn new(table: &AmbushTable, seat: Seat, all: &[Ambush], own: &[Number; SEATS]) -> Tokens {
        let anything: CardSet = (1 << all.len()) - 1;
        let mut tokens =
            Tokens { laid: [Row::EMPTY; SEATS], drawn: Row::EMPTY, pile: Row::EMPTY, may_be: [0; AMBUSHES] };
        let mut next = 0;
        let mut known = [(0, 0); AMBUSHES];
        let mut known_len = 0;
        let mut lay = |group: &Ambushes, may_be: CardSet, may_be_of: &mut [CardSet; AMBUSHES]| {
            let mut row = Row::EMPTY;
            for card in group.known_to(seat) {
                may_be_of[usize::from(next)] = may_be;
                if let Some(card) = card {
                    known[known_len] = (next, number(card, all));
                    known_len += 1;
                }
                row.push(next);
                next += 1;
            }
            row
        };
        for (place, group) in table.laid.iter().enumerate() {
            tokens.laid[place] = lay(group, anything & !(1 << own[place]), &mut tokens.may_be);
        }
        tokens.drawn = lay(&table.drawn, anything, &mut tokens.may_be);
        tokens.pile = lay(&table.pile, anything, &mut tokens.may_be);
        for (token, card) in &known[..known_len] {
            tokens.is(*token, *card).expect("what a seat is sure of is possible");
        }
        tokens
    }

    fn may_be(&self, token: u8) -> CardSet {
        self.may_be[usize::from(token)]
    }

    /// The card that it must be, if it is but one.
    fn known(&self, token: u8) -> Option<Number> {
        let cards = self.may_be(token);
        cards.is_power_of_two().then(|| cards.trailing_zeros() as Number)
    }

    /// The token turns out to be this card, and no other is; `None` where that is impossible.
    fn is(&mut self, token: u8, card: Number) -> Option<()> {
        let card = 1 << card;
        let was_possible = self.may_be(token) & card != 0;
        self.may_be.iter_mut().for_each(|cards| *cards &= !card);
        self.may_be[usize::from(token)] = card;
        was_possible.then_some(())
    }

    fn is_not(&mut self, token: u8, card: Number) {
        self.may_be[usize::from(token)] &= !(1 << card);
    }

    fn draw(&mut self) {
        for _ in 0..AMBUSHES_SEEN {
            let top = self.pile.remove(0);
            self.drawn.push(top);
        }
    }

    fn keep(&mut self, seat: Seat, place: usize) {
        let kept = self.drawn.remove(place);
        let returned = self.drawn.remove(0);
        self.laid[seat.index()].push(kept);
        self.pile.push(returned);
    }

    fn spring(&mut self, seat: Seat, place: usize, card: Number) -> Option<()> {
        let token = self.laid[seat.index()].remove(place);
        self.pile.push(token);
        self.is(token, card)
    }
}

/// One way in which a step may have gone.
#[derive(Clone, Copy)]
enum Way {
    /// The one at this place was kept; that one of the two was the card of the seat's own colour, if either was.
    Keeps { place: u8, own: Option<u8> },
    /// The one at this place was sprung.
    Springs { place: u8 },
}

/// The ways, each with how likely it is.
struct Ways {
    ways: [(Way, u8); AMBUSHES],
    len: usize,
}

impl Ways {
    const NONE: Ways = Ways { ways: [(Way::Springs { place: 0 }, 0); AMBUSHES], len: 0 };

    fn push(&mut self, way: Way, weight: u8) {
        if weight > 0 {
            self.ways[self.len] = (way, weight);
            self.len += 1;
        }
    }

    /// Takes one of them out.
    fn take(&mut self, guess: &mut Guess) -> Option<Way> {
        let weights = || self.ways[..self.len].iter().map(|(_, weight)| u32::from(*weight));
        if self.len == 0 {
            return None;
        }
        let mut left = guess.below(weights().sum());
        let chosen = weights().position(|weight| match left.checked_sub(weight) {
            Some(less) => {
                left = less;
                false
            }
            None => true,
        })?;
        self.len -= 1;
        self.ways.swap(chosen, self.len);
        Some(self.ways[self.len].0)
    }
}

/// Somebody who tells the story once.
struct Teller<'a> {
    story: &'a AmbushRetelling,
    /// How many ways may still be tried where one has led nowhere; `None` for a teller that never takes anything back.
    ways_left: Option<u32>,
}

impl Teller<'_> {
    fn go_on(&mut self, mut tokens: Tokens, from: usize, guess: &mut Guess) -> Option<Dealt> {
        for (at, step) in self.story.steps.iter().enumerate().skip(from) {
            match *step {
                SeenStep::Draws(cards) => {
                    tokens.draw();
                    for (place, card) in cards.into_iter().enumerate() {
                        if let Some(card) = card {
                            tokens.is(tokens.drawn.as_slice()[place], card)?;
                        }
                    }
                }
                SeenStep::Keeps { seat, place: Some(place) } => tokens.keep(seat, place.into()),
                SeenStep::Keeps { seat, place: None } => {
                    let ways = self.ways_to_keep(&tokens, seat, at + 1);
                    return self.try_ways(ways, &tokens, at, guess);
                }
                SeenStep::Springs { seat, card } => {
                    let ways = self.ways_to_spring(&tokens, seat, card, guess)?;
                    return self.try_ways(ways, &tokens, at, guess);
                }
            }
        }
        self.story.deal(&tokens, guess)
    }

    /// Goes on after the step at this place in one of the ways, and if that leads nowhere, in another.
    fn try_ways(&mut self, mut ways: Ways, tokens: &Tokens, at: usize, guess: &mut Guess) -> Option<Dealt> {
        while let Some(way) = ways.take(guess) {
            let mut tokens = *tokens;
            let is_possible = self.go(way, &mut tokens, self.story.steps[at]);
            if let Some(dealt) = is_possible.and_then(|()| self.go_on(tokens, at + 1, guess)) {
                return Some(dealt);
            }
            self.ways_left = Some(self.ways_left?.checked_sub(1)?);
        }
        None
    }

    fn go(&self, way: Way, tokens: &mut Tokens, step: SeenStep) -> Option<()> {
        match (way, step) {
            (Way::Keeps { place, own }, SeenStep::Keeps { seat, .. }) => {
                let card = self.story.own[seat.index()];
                let drawn = [0, 1].map(|place| tokens.drawn.as_slice()[place]);
                match own {
                    Some(own) => tokens.is(drawn[usize::from(own)], card)?,
                    None => drawn.into_iter().for_each(|token| tokens.is_not(token, card)),
                }
                tokens.keep(seat, place.into());
            }
            (Way::Springs { place }, SeenStep::Springs { seat, card }) => {
                tokens.spring(seat, place.into(), card)?
            }
            _ => unreachable!("a way is one of its step"),
        }
        Some(())
    }

    /// Whoever draws the card of his own colour has no choice; otherwise one is as likely to be kept as the other. A
    /// card that will be shown elsewhere before its keeper has shown it was not kept.
    fn ways_to_keep(&self, tokens: &Tokens, seat: Seat, from: usize) -> Ways {
        let own: CardSet = 1 << self.story.own[seat.index()];
        let drawn = [0, 1].map(|place| tokens.may_be(tokens.drawn.as_slice()[place]));
        let can_be_kept = |place: usize| {
            let card = drawn[place].is_power_of_two().then(|| drawn[place].trailing_zeros() as Number);
            let shown_by = card.and_then(|card| self.story.next_shown_by(card, from));
            shown_by.is_none_or(|shown_by| shown_by == Some(seat))
        };
        let elsewhere = tokens.may_be.iter().filter(|cards| **cards & own != 0).count()
            - drawn.iter().filter(|cards| **cards & own != 0).count();
        let mut ways = Ways::NONE;
        for place in [0, 1] {
            let other = 1 - place;
            // Where nothing tells the two apart, to try one is to try both.
            let is_the_same_again = place == 1 && drawn[0] == drawn[1];
            if is_the_same_again || !can_be_kept(place) || drawn[place] == own {
                continue;
            }
            if drawn[other] & own != 0 {
                ways.push(Way::Keeps { place: place as u8, own: Some(other as u8) }, 2);
            }
            if drawn[other] != own {
                ways.push(Way::Keeps { place: place as u8, own: None }, elsewhere as u8);
            }
        }
        ways
    }

    /// Any of those before the seat may be the card that it shows. A teller that takes nothing back goes on with the
    /// likelihood that it is there at all.
    fn ways_to_spring(&self, tokens: &Tokens, seat: Seat, card: Number, guess: &mut Guess) -> Option<Ways> {
        let laid = tokens.laid[seat.index()].as_slice();
        let mut ways = Ways::NONE;
        let mut is_known = false;
        for (place, token) in laid.iter().enumerate() {
            let cards = tokens.may_be(*token);
            is_known |= cards == 1 << card;
            // Tokens of which the same is known are alike: to try one is to try them all.
            let is_another = laid[..place].iter().all(|before| tokens.may_be(*before) != cards);
            if cards & 1 << card != 0 && (self.ways_left.is_none() || is_another) {
                ways.push(Way::Springs { place: place as u8 }, 1);
            }
        }
        let is_likely =
            is_known || self.ways_left.is_some() || (guess.below(laid.len() as u32) as usize) < ways.len;
        is_likely.then_some(ways)
    }
}
