//! What those at the table have seen of hidden cards and can still be sure of.
//!
//! For each seat, and for somebody who only watches, [`Sure`] keeps which cards lie in one of which places; the
//! [`Story`] keeps what happened, for whoever wants to imagine more than single cards can tell. This file says what
//! each happening tells whom. A seat's own cards are never in its own [`Sure`]: it sees them. [`Sure`] may forget what
//! the story still knows, but it is never sure of anything that is not so. Nothing here belongs to a position: it
//! begins with `new` or `load`.
//!
//! What only single seats know is shared by all copies of a table, and dropped where nobody will imagine anything: so
//! whoever searches copies what everybody knows and nothing more.

use crate::goods::Goods;
use crate::offers::StandingOffer;
use crate::state::{Phase, SEATS, Sheriff};
use crate::story::{Step, Story};
use crate::sure::{Places, Sure};
use crate::{Listed, Memory, Remembered};
use besace_table::unseen::Recollection;
use besace_table::{Seat, Viewer};

/// Who knows what.
#[derive(Clone, Default)]
pub(crate) struct Knowledge {
    /// What everybody is sure of.
    table: Sure,
    /// The cards of the deck when it was last made of the discard piles: everybody had seen them lie there.
    reshuffled: Option<Goods>,
    /// How many cards each seat has drawn from it.
    draws: [u8; SEATS],
    /// What the seats know beyond that. In an imagined world only the seat that imagines it knows more than everybody.
    minds: Recollection<Minds>,
}

/// What single seats know.
#[derive(Clone, Default)]
struct Minds {
    /// What each seat is sure of about the others.
    rows: [Sure; SEATS],
    /// What each seat has drawn from a deck that was made of the discard piles.
    drawn: [Goods; SEATS],
    /// What happened; `None` where it has become too long.
    story: Option<Story>,
}

impl Knowledge {
    /// The story of this seat, if there is one.
    pub(crate) fn story_for(&self, seat: Seat) -> Option<&Story> {
        self.minds.to(seat)?.story.as_ref()
    }

    /// Nobody will imagine anything any more.
    pub(crate) fn tell_no_more(&mut self) {
        self.minds.ends();
    }

    fn tell(&mut self, tell: impl FnOnce(&mut Story)) {
        self.minds.goes_on(|minds| {
            if let Some(story) = &mut minds.story {
                tell(story);
                minds.story.take_if(|story| story.is_too_long());
            }
        });
    }

    fn note(&mut self, step: Step) {
        self.tell(|story| story.note(step));
    }

    /// Cards came or left openly.
    fn note_goods(&mut self, goods: &Goods, step: impl FnOnce(Goods) -> Step) {
        if !goods.is_empty() {
            self.note(step(*goods));
        }
    }

    /// What everybody knows to be in the seat's hand or in its closed bag.
    pub(crate) fn held(&self, seat: Seat) -> Goods {
        self.table.only(Places::hand(seat))
    }

    /// What the seat is sure of.
    pub(crate) fn of(&self, observer: Seat) -> &Sure {
        self.minds.to(observer).map_or(&self.table, |minds| &minds.rows[observer.index()])
    }

    /// The cards among which everything in the deck is, as far as the seat knows; `None` where it may be anything.
    pub(crate) fn deck_is_among(&self, observer: Seat) -> Option<Goods> {
        let drawn = self.minds.to(observer).map_or(Goods::NONE, |minds| minds.drawn[observer.index()]);
        Some(self.reshuffled?.without(&drawn))
    }

    /// How many cards each seat has drawn from a deck that was made of the discard piles.
    pub(crate) fn draws(&self) -> &[u8; SEATS] {
        &self.draws
    }

    /// The deck was used up and made anew of these cards.
    pub(crate) fn reshuffled(&mut self, cards: Goods) {
        self.reshuffled = Some(cards);
        self.draws = [0; SEATS];
        self.minds.goes_on(|minds| minds.drawn = [Goods::NONE; SEATS]);
        self.note(Step::Reshuffles { goods: cards });
        self.each(|_, row| {
            row.has_room_for(Places::DECK, 0);
            row.came(Places::DECK, &cards);
        });
    }

    /// The seat drew these, unseen by the others.
    pub(crate) fn drew(&mut self, seat: Seat, cards: &Goods) {
        let goods = if self.reshuffled.is_some() { *cards } else { Goods::NONE };
        self.note(Step::Draws { seat, count: cards.len() as u8, goods });
        if self.reshuffled.is_none() {
            return;
        }
        self.draws[seat.index()] += cards.len() as u8;
        self.minds.goes_on(|minds| minds.drawn[seat.index()].add_all(cards));
        let most = Goods::so_many_of_each(cards.len());
        self.each(|observer, row| {
            if observer == Some(seat) {
                row.went(Places::DECK, cards);
            } else {
                row.went_unseen(Places::DECK, Places::hand(seat), &most);
            }
        });
    }

    /// The merchant put so many cards aside unseen, and so many stayed in the hand.
    pub(crate) fn set_aside(&mut self, seat: Seat, cards: usize, stayed: usize) {
        if cards == 0 {
            return;
        }
        self.note(Step::SetsAside { seat, count: cards as u8 });
        self.others(seat, |row| {
            row.went_unseen(Places::hand(seat), Places::ASIDE, &Goods::so_many_of_each(cards));
            row.has_room_for(Places::hand(seat), stayed);
        });
    }

    /// The merchant took these openly.
    pub(crate) fn took(&mut self, seat: Seat, cards: &Goods) {
        self.note_goods(cards, |goods| Step::Joins { place: Places::hand(seat), goods });
        self.others(seat, |row| row.came(Places::hand(seat), cards));
    }

    /// What the merchant had set aside lies open now.
    pub(crate) fn discarded(&mut self, seat: Seat, cards: &Goods) {
        self.note(Step::Discards { seat, goods: *cards });
        self.others(seat, |row| row.is_open(Places::ASIDE, cards));
    }

    /// Everybody saw all cards of the seat's bag; so many are in its hand.
    pub(crate) fn opened(&mut self, seat: Seat, cards: &Goods, hand: usize) {
        self.note(Step::Leaves { place: Places::hand(seat), goods: *cards });
        self.others(seat, |row| {
            row.went(Places::hand(seat), cards);
            row.has_room_for(Places::hand(seat), hand);
        });
    }

    /// A bag was let pass: these of its cards were seen, so many others went face down onto the stand, and so many
    /// cards stayed in the hand. The legal cards of a bag are always seen, so what went unseen is contraband; and of what
    /// had been promised from it and was missing there is nothing more in it.
    pub(crate) fn passed(&mut self, seat: Seat, seen: &Goods, missing: &Goods, hidden: usize, hand: usize) {
        self.note_goods(seen, |goods| Step::Leaves { place: Places::hand(seat), goods });
        if hidden > 0 {
            self.note(Step::Passes { seat, count: hidden as u8, without: missing.contraband() });
        }
        let most = Goods::so_many_of_each(hidden).contraband();
        self.others(seat, |row| {
            row.went(Places::hand(seat), seen);
            row.went_unseen(Places::hand(seat), Places::stand(seat), &most);
            row.has_room_for(Places::hand(seat), hand);
        });
    }

    /// Everybody saw this contraband go onto the seat's stand.
    pub(crate) fn shown_on_stand(&mut self, seat: Seat, contraband: &Goods) {
        self.note_goods(contraband, |goods| Step::Joins { place: Places::stand(seat), goods });
        self.others(seat, |row| row.came(Places::stand(seat), contraband));
    }

    /// Everybody saw this contraband leave the seat's stand, where so many cards stayed.
    pub(crate) fn shown_leaving(&mut self, seat: Seat, contraband: &Goods, stayed: usize) {
        self.note_goods(contraband, |goods| Step::Leaves { place: Places::stand(seat), goods });
        self.others(seat, |row| {
            row.went(Places::stand(seat), contraband);
            row.has_room_for(Places::stand(seat), stayed);
        });
    }

    /// The seat has shown that it has this contraband on its stand.
    pub(crate) fn named(&mut self, seat: Seat, contraband: &Goods) {
        self.others(seat, |row| row.holds(Places::stand(seat), contraband));
    }

    /// Contraband went from one stand to another, by the deal of this number, and only these two saw which; so many
    /// cards stayed where it was.
    pub(crate) fn changed_hands(
        &mut self,
        deal: u32,
        from: Seat,
        to: Seat,
        contraband: &Goods,
        stayed: usize,
    ) {
        self.tell(|story| {
            let slot = story.slot_of(from, deal);
            story.note(Step::Gives { from, to, slot, goods: *contraband });
        });
        let most = Goods::so_many_of_each(contraband.len());
        self.each(|observer, row| {
            if observer == Some(from) {
                row.came(Places::stand(to), contraband);
                return;
            }
            if observer == Some(to) {
                row.went(Places::stand(from), contraband);
            } else {
                row.went_unseen(Places::stand(from), Places::stand(to), &most);
            }
            row.has_room_for(Places::stand(from), stayed);
        });
    }

    /// An offer stands.
    pub(crate) fn offered(&mut self, offer: &StandingOffer) {
        self.tell(|story| story.offered(offer));
    }

    /// An offer stands no longer; `tells` if only its contraband can be the reason.
    pub(crate) fn offer_is_gone(&mut self, offer: &StandingOffer, tells: bool) {
        self.tell(|story| story.offer_is_gone(offer, tells));
    }

    /// Whatever still stands can be kept.
    pub(crate) fn others_can_be_kept(&mut self) {
        self.tell(Story::others_can_be_kept);
    }

    /// The inspection is over.
    pub(crate) fn offers_are_over(&mut self) {
        self.tell(Story::offers_are_over);
    }

    /// The game is over, and everybody sees what lies on the stand.
    pub(crate) fn stand_is_open(&mut self, seat: Seat, contraband: &Goods) {
        self.note_goods(contraband, |goods| Step::Leaves { place: Places::stand(seat), goods });
    }

    /// What each seat is sure of learns this, and what everybody is (`None`).
    fn each(&mut self, learn: impl Fn(Option<Seat>, &mut Sure)) {
        learn(None, &mut self.table);
        self.minds.goes_on(|minds| {
            for (seat, row) in (0..).zip(&mut minds.rows) {
                learn(Some(Seat(seat)), row);
            }
        });
    }

    /// The same for all but this seat.
    fn others(&mut self, seat: Seat, learn: impl Fn(&mut Sure)) {
        self.each(|observer, row| {
            if observer != Some(seat) {
                learn(row);
            }
        });
    }

    /// In a world that a seat imagines nobody else knows more than everybody: what he knows this seat cannot tell.
    pub(crate) fn imagined_by(&mut self, seat: Seat) {
        self.minds.imagined_by(seat);
    }
}

/// The story of this table begins: nobody knows anything but how many cards lie where.
pub(crate) fn begin(game: &mut Sheriff) {
    let mut story = Story::default();
    let mut lies = |place: Places, cards: usize| {
        if cards > 0 {
            story.note(Step::Lies { place, count: cards as u8 });
        }
    };
    let aside = game.set_aside.for_rules().len();
    lies(Places::hand(game.turn), aside);
    for seat in Seat::all(game.seats) {
        let place = game.place(seat);
        let hand = place.hand.for_rules().len() + place.bag.cards.for_rules().len();
        // What was set aside did not come from what has been drawn since.
        if aside == 0 || seat != game.turn {
            lies(Places::hand(seat), hand);
        }
        if game.phase != Phase::Over {
            lies(Places::stand(seat), place.contraband.for_rules().len());
        }
    }
    if aside > 0 {
        let place = Places::hand(game.turn);
        story.note(Step::SetsAside { seat: game.turn, count: aside as u8 });
        story.note(Step::Lies { place, count: game.place(game.turn).hand.for_rules().len() as u8 });
    }
    game.inspection.offers.iter().for_each(|offer| story.offered(offer));
    game.known.minds = Recollection::new(Minds { story: Some(story), ..Minds::default() });
}

/// Leaves in what somebody is sure of only places that the seat cannot see.
pub(crate) fn open_to(world: &Sheriff, seat: Seat, sure: &mut Sure) {
    for_each_open_place(world, seat, |place, goods| sure.is_open(place, goods));
}

/// The places with hidden cards that the seat sees all the same: its own, and all stands after the end.
pub(crate) fn for_each_open_place(game: &Sheriff, seat: Seat, mut see: impl FnMut(Places, &Goods)) {
    for other in Seat::all(game.seats) {
        let place = game.place(other);
        if other == seat {
            let held = place.hand.for_rules().plus(place.bag.cards.for_rules());
            see(Places::hand(seat), &held);
        }
        if let Some(contraband) = place.contraband.seen_by(Viewer::Seat(seat)) {
            see(Places::stand(other), contraband);
        }
    }
    if game.phase == Phase::MarketDiscard && game.turn == seat {
        see(Places::ASIDE, game.set_aside.for_rules());
    }
}

/// What the seat can be reminded of: of cards that lie in one of several places nothing is told, and nothing where nobody
/// will imagine anything.
pub(crate) fn memory(game: &Sheriff, seat: Seat) -> Memory {
    let sure = game.known.minds.to(seat).map_or(Sure::default(), |minds| minds.rows[seat.index()]);
    let remembered = |other: Seat| Remembered {
        hand: Listed(sure.only(Places::hand(other))),
        contraband: Listed(sure.only(Places::stand(other))),
    };
    let seats = Seat::all(game.seats).map(|other| (other != seat).then(|| remembered(other)));
    Memory { seats: seats.collect() }
}
