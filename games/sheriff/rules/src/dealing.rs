//! The part of a re-deal that cannot be dealt anyhow: what a seat is sure of, a deck of which it knows the cards, and
//! the contraband on stands.
//!
//! Cards that lie in one of a few places are dealt one by one, to each of these places as readily as it has room for
//! them; so some deals come to a dead end, and then there is none. Nothing here looks at a hidden card: of what the
//! seat cannot see only numbers are read.

use crate::debts;
use crate::goods::{BOX, Good, Goods};
use crate::knowledge::for_each_open_place;
use crate::retelling::Heaps;
use crate::state::{SEATS, Sheriff};
use crate::sure::{PLACES, Places, Sure};
use besace_table::{Guess, Seat, Viewer};

/// Cards dealt to hidden places.
pub(crate) struct Dealing<'a> {
    pub(crate) game: &'a Sheriff,
    seat: Seat,
    /// What has to be dealt still of what the seat is sure of.
    sure: Sure,
    dealt: [Goods; PLACES],
    /// How many more cards each place has.
    room: [usize; PLACES],
    /// The cards that may lie anywhere.
    pub(crate) rest: Goods,
}

impl<'a> Dealing<'a> {
    /// Deals all of this, and the stands; `None` where it came to a dead end. The last try need not explain a debt:
    /// there are positions in which nothing does (R24).
    pub(crate) fn of(
        game: &'a Sheriff,
        seat: Seat,
        sure: &Sure,
        is_last: bool,
        guess: &mut Guess,
    ) -> Option<Dealing<'a>> {
        let mut dealing = Dealing::begin(game, seat, sure)?;
        dealing.deal_known_deck(guess)?;
        dealing.deal_what_is_somewhere(guess)?;
        dealing.deal_stands(is_last, guess)?;
        Some(dealing)
    }

    /// The same for a story that has been told again: nothing of it is left to be dealt but blank cards.
    pub(crate) fn as_told(game: &'a Sheriff, seat: Seat, heaps: &Heaps) -> Dealing<'a> {
        let mut room = room_of(game, seat);
        let dealt = std::array::from_fn(|at| {
            let cards = *heaps.cards(Places::from_index(at));
            room[at] -= cards.len();
            cards
        });
        Dealing { game, seat, sure: Sure::default(), dealt, room, rest: *heaps.pool() }
    }

    pub(crate) fn dealt(&self, place: Places) -> &Goods {
        &self.dealt[place.index()]
    }

    pub(crate) fn room(&self, place: Places) -> usize {
        self.room[place.index()]
    }

    /// How many more cards of this kind could lie there: none on a stand if it is legal.
    fn room_for(&self, good: Good, place: Places) -> u32 {
        if place.is_stand() && good.is_legal() { 0 } else { self.room(place) as u32 }
    }

    /// Puts cards that could lie anywhere into a place that has room for them.
    pub(crate) fn deal_from_rest(&mut self, place: Places, goods: &Goods) {
        self.rest = self.rest.without(goods);
        self.put(place, goods);
    }

    fn put(&mut self, place: Places, goods: &Goods) {
        let dealt = &mut self.dealt[place.index()];
        *dealt = dealt.plus(goods);
        self.room[place.index()] -= goods.len();
    }

    /// The cards with a known place are dealt at once.
    fn begin(game: &'a Sheriff, seat: Seat, sure: &Sure) -> Option<Dealing<'a>> {
        let mut dealing = Dealing {
            game,
            seat,
            sure: *sure,
            dealt: [Goods::NONE; PLACES],
            room: room_of(game, seat),
            rest: unseen_by(game, seat),
        };
        if !dealing.rest.contains(&sure.all(|_| true)) {
            return None;
        }
        dealing.rest = dealing.rest.without(&sure.all(|_| true));
        dealing.deal_what_has_one_place()?;
        Some(dealing)
    }

    /// Cards with one place to be are dealt there, until no full place leaves others with one.
    fn deal_what_has_one_place(&mut self) -> Option<()> {
        loop {
            for known in self.sure.of_single_places().entries() {
                if self.room(known.places) < usize::from(known.count) {
                    return None;
                }
                self.put(known.places, &Goods::of(known.good, known.count));
            }
            self.sure.retain(|places| places.len() > 1);
            let leaves_one_place = |place: Places| {
                self.sure.has_room_for(place, self.room[place.index()]);
                self.sure.entries().first().is_some_and(|known| known.places.len() == 1)
            };
            if !Places::ALL.iter().any(leaves_one_place) {
                return Some(());
            }
        }
    }

    /// A deck made of the discard piles holds what lay there and nothing else. Of all that may be in it so much is left
    /// out, each card as readily as another, that it has its number. Cards that are sure to be in it or with somebody
    /// who drew from it are then with somebody.
    fn deal_known_deck(&mut self, guess: &mut Guess) -> Option<()> {
        let Some(among) = self.game.known.deck_is_among(self.seat) else { return Some(()) };
        let among = among.without(self.dealt(Places::DECK));
        let maybe = self.sure.all(|places| places.include(Places::DECK));
        let mut draws = *self.game.known.draws();
        // Somebody may have cards that look like those of the deck: of these there can be too many.
        maybe.without(&among).iter().try_for_each(|good| self.deal_drawn(good, false, &mut draws, guess))?;
        let mut sure = maybe.common(&among);
        let mut spare = among.without(&sure).common(&self.rest);
        let all = sure.plus(&spare);
        let on_stands = |places: Places| places.include(Places::DECK) && places.stands() != Places::NONE;
        let useful = spare.plus(&self.sure.all(on_stands)).contraband().len();
        let mut contraband = useful.saturating_sub(self.contraband_to_spare());
        let mut can_be_elsewhere = self.kinds_that_can_be_drawn();
        for left in (1..=all.len().checked_sub(self.room(Places::DECK))?).rev() {
            let may_go = |good: Good| contraband < left || !good.is_legal();
            let weight = |good: Good| match can_be_elsewhere[good.index()] {
                _ if !may_go(good) => 0,
                true => u32::from(spare.count(good)) + u32::from(sure.count(good)),
                false => u32::from(spare.count(good)),
            };
            let good = any(Good::ALL.into_iter(), weight, guess)?;
            contraband = contraband.saturating_sub(usize::from(!good.is_legal()));
            if spare.count(good) > 0 {
                spare.take(good, 1);
            } else {
                sure.take(good, 1);
                self.deal_drawn(good, contraband > 0, &mut draws, guess)?;
                can_be_elsewhere = self.kinds_that_can_be_drawn();
            }
        }
        self.put(Places::DECK, &sure.plus(&spare));
        self.rest = self.rest.without(&spare);
        self.sure.retain(|places| !places.include(Places::DECK));
        Some(())
    }

    /// How much of the contraband that could lie on stands may lie elsewhere.
    fn contraband_to_spare(&self) -> usize {
        let stands: usize = Seat::all(self.game.seats).map(|seat| self.room(Places::stand(seat))).sum();
        let could = self.rest.plus(&self.sure.all(|places| places.stands() != Places::NONE));
        could.contraband().len().saturating_sub(stands)
    }

    /// Of the places for a card only the stands, where they cannot do without it.
    fn where_needed(&self, good: Good, places: Places, is_needed: bool) -> Places {
        let has_room = places.stands().iter().any(|stand| self.room_for(good, stand) > 0);
        if is_needed && has_room { places.stands() } else { places }
    }

    /// Whether a card of each kind that is sure to be in the deck or elsewhere finds room elsewhere.
    fn kinds_that_can_be_drawn(&self) -> [bool; Good::ALL.len()] {
        let mut kinds = [false; Good::ALL.len()];
        for known in self.sure.entries().iter().filter(|known| known.places.include(Places::DECK)) {
            let mut elsewhere = known.places.without(Places::DECK).iter();
            kinds[known.good.index()] |= elsewhere.any(|place| self.room_for(known.good, place) > 0);
        }
        kinds
    }

    /// A card that was in the deck and is not any more: it went with somebody who drew from it, if possible with one
    /// who drew more than has been found with him.
    fn deal_drawn(
        &mut self,
        good: Good,
        is_needed: bool,
        draws: &mut [u8; SEATS],
        guess: &mut Guess,
    ) -> Option<()> {
        let with_deck = |places: Places| places.include(Places::DECK);
        let places = self.sure.places_of(good, with_deck).without(Places::DECK);
        let places = self.where_needed(good, places, is_needed);
        let drew = |place: Places| {
            let draws = place.seat().map_or(0, |seat| draws[seat.index()]);
            self.room_for(good, place).min(u32::from(draws))
        };
        let place = any(places.iter(), drew, guess)
            .or_else(|| any(places.iter(), |place| self.room_for(good, place), guess))?;
        if let Some(seat) = place.seat() {
            draws[seat.index()] = draws[seat.index()].saturating_sub(1);
        }
        self.sure.take(good, |places| with_deck(places) && places.include(place));
        self.put(place, &Goods::of(good, 1));
        Some(())
    }

    /// The cards that lie in one of a few places. A place on a stand is likelier than one elsewhere: only contraband
    /// can fill it.
    fn deal_what_is_somewhere(&mut self, guess: &mut Guess) -> Option<()> {
        let all = (self.rest.len() + 1) as u32;
        let contraband = (self.rest.contraband().len() + 1) as u32;
        let (mut cards, len) = self.sure.into_entries();
        let cards = &mut cards[..len];
        guess.shuffle(cards);
        // Whatever has the fewest places to be comes first.
        cards.sort_unstable_by_key(|known| known.places.len());
        for known in cards.iter() {
            for _ in 0..known.count {
                let is_needed = self.contraband_to_spare() == 0;
                let places = self.where_needed(known.good, known.places, is_needed);
                let weight = |place: Places| {
                    self.room_for(known.good, place) * if place.is_stand() { all } else { contraband }
                };
                let place = any(places.iter(), weight, guess)?;
                self.sure.take(known.good, |places| places == known.places);
                self.put(place, &Goods::of(known.good, 1));
            }
        }
        Some(())
    }

    /// What else lies face down on the others' stands: contraband that could lie anywhere. A debtor who is being asked
    /// has enough there, and can keep some of it (R15): everybody sees that.
    fn deal_stands(&mut self, is_last: bool, guess: &mut Guess) -> Option<()> {
        let mut pool = Pool::of(&self.rest.contraband());
        for other in debtor_first(self.game) {
            let count = self.room(Places::stand(other));
            if count > pool.len {
                return None;
            }
            let explained = self.bring_what_explains_the_debt(other, count, &mut pool, guess);
            if !explained && !is_last {
                return None;
            }
            let contraband: Goods = pool.take(count).iter().copied().collect();
            self.deal_from_rest(Places::stand(other), &contraband);
        }
        Some(())
    }

    /// Brings so many random cards to the end of the pool; for a debtor again until they explain why he is asked. Few
    /// worlds need more than a few tries; after many, the dearest cards may do it.
    fn bring_what_explains_the_debt(
        &self,
        other: Seat,
        count: usize,
        pool: &mut Pool,
        guess: &mut Guess,
    ) -> bool {
        const TRIES: usize = 20;
        let explains = |pool: &Pool| {
            let Some(debt) = self.game.debt.filter(|debt| debt.debtor == other) else { return true };
            let place = self.game.place(other);
            let more = || pool.cards[pool.len - count..pool.len].iter().copied().collect();
            let seen = place.contraband.seen_by(Viewer::Seat(self.seat)).copied();
            let contraband = seen.unwrap_or_else(|| self.dealt(Places::stand(other)).plus(&more()));
            debts::is_asked(place, &contraband, debt.amount)
        };
        for _ in 0..TRIES {
            pool.bring_to_the_end(count, guess);
            if explains(pool) {
                return true;
            }
        }
        pool.cards[..pool.len].sort_unstable_by_key(|good| good.value());
        explains(pool)
    }
}

fn debtor_first(game: &Sheriff) -> impl Iterator<Item = Seat> + use<> {
    let debtor = game.debt.map_or(0, |debt| debt.debtor.0);
    let seats = game.seats;
    (0..seats).map(move |step| Seat((debtor + step) % seats))
}

/// The cards that the seat does not see.
pub(crate) fn unseen_by(game: &Sheriff, seat: Seat) -> Goods {
    let mut unseen = Goods::in_the_box(game.seats, game.options.royal);
    let mut see = |goods: &Goods| unseen = unseen.without(goods);
    for pile in &game.discards {
        see(&pile.iter().collect());
    }
    if let Some(confiscated) = &game.confiscated {
        see(&confiscated.cards.0);
    }
    for place in game.places() {
        see(&place.legal);
    }
    for_each_open_place(game, seat, |_, goods| see(goods));
    unseen
}

/// How many cards lie in each place that the seat does not see.
fn room_of(game: &Sheriff, seat: Seat) -> [usize; PLACES] {
    let mut room = [0; PLACES];
    for other in Seat::all(game.seats) {
        let place = game.place(other);
        let held = place.hand.for_rules().len() + place.bag.cards.for_rules().len();
        room[Places::hand(other).index()] = held;
        room[Places::stand(other).index()] = place.contraband.for_rules().len();
    }
    room[Places::DECK.index()] = game.deck.for_rules().len();
    room[Places::ASIDE.index()] = game.set_aside.for_rules().len();
    for_each_open_place(game, seat, |place, _| room[place.index()] = 0);
    room
}

/// One of these, each as likely as it weighs; `None` where none weighs anything.
fn any<T: Copy>(
    mut items: impl Iterator<Item = T> + Clone,
    weight: impl Fn(T) -> u32,
    guess: &mut Guess,
) -> Option<T> {
    let total = items.clone().map(&weight).sum();
    let mut at = if total == 0 { return None } else { guess.below(total) };
    items.find(|item| {
        let weight = weight(*item);
        let here = at < weight;
        at = at.saturating_sub(weight);
        here
    })
}

/// Cards to be dealt.
pub(crate) struct Pool {
    cards: [Good; BOX],
    len: usize,
}

impl Pool {
    pub(crate) fn of(goods: &Goods) -> Pool {
        let mut cards = [Good::Apple; BOX];
        Pool { len: goods.lay_out(&mut cards), cards }
    }

    pub(crate) fn shuffle(&mut self, guess: &mut Guess) {
        guess.shuffle(&mut self.cards[..self.len]);
    }

    pub(crate) fn take(&mut self, count: usize) -> &[Good] {
        self.len -= count;
        &self.cards[self.len..self.len + count]
    }

    pub(crate) fn take_all(&mut self) -> &[Good] {
        self.take(self.len)
    }

    /// Puts so many random cards at the end, where `take` finds them.
    fn bring_to_the_end(&mut self, count: usize, guess: &mut Guess) {
        for place in 0..count {
            let end = self.len - 1 - place;
            let at = guess.below((end + 1) as u32) as usize;
            self.cards.swap(at, end);
        }
    }
}
