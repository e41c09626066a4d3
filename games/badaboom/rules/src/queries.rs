//! What can be read off a table in the words of the rules: for bots, in worlds that they imagine.
//!
//! Nothing here asks who is looking. Bots are handed imagined worlds only, so what they read here they made up
//! themselves.

use crate::beside;
use crate::blast;
use crate::bombs::BombCard;
use crate::cards::{Card, Cards};
use crate::options::Options;
use crate::play;
use crate::state::{Armed, Badaboom, Flags, InPlay, Phase, Slot};
use besace_table::{Seat, SeatSet};

impl Badaboom {
    /// The options of this table.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// What kind of decision is due.
    pub fn phase_now(&self) -> Phase {
        self.phase
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// Who has the bomb.
    pub fn holder(&self) -> Seat {
        self.holder
    }

    /// How many turns have begun.
    pub fn turn_number(&self) -> u32 {
        self.turn_number
    }

    /// How many bombs have blown up.
    pub fn explosions(&self) -> u32 {
        self.explosions
    }

    /// The seat's bag.
    pub fn bag(&self, seat: Seat) -> &Cards {
        self.places[seat.index()].bag.for_rules()
    }

    /// The seat's coins.
    pub fn coins(&self, seat: Seat) -> u32 {
        self.places[seat.index()].tally.coins()
    }

    /// The bomb.
    pub fn bomb(&self) -> BombCard {
        self.bomb.card
    }

    /// By whom the bomb was armed, and when; none while it has a Mechanism.
    pub fn armed(&self) -> Option<Armed> {
        self.bomb.armed
    }

    /// The cards in the bomb, slot by slot; none in the slot that is empty just now.
    pub fn slots(&self) -> impl Iterator<Item = Option<Card>> {
        self.bomb.slots.iter().map(|slot: &Slot| *slot.card.for_rules())
    }

    /// How many Mechanisms hold the bomb together.
    pub fn mechanisms_in_bomb(&self) -> usize {
        self.slots().filter(|card| *card == Some(Card::MECHANISM)).count()
    }

    /// What lies before its owners.
    pub fn in_play(&self) -> &[InPlay] {
        &self.in_play
    }

    /// What tricks have done to this turn.
    pub fn flags(&self) -> Flags {
        self.flags
    }

    /// The trick that can be cancelled now: who plays it, the card, and the seat that it names.
    pub fn announced(&self) -> Option<(Seat, Card, Option<Seat>)> {
        use crate::action::Aim;
        let trick = self.trick.as_ref()?;
        let named = match trick.aim {
            Aim::To { to } => Some(to),
            Aim::Target { target } | Aim::TargetAndBack { target, .. } => Some(target),
            Aim::Nothing {} | Aim::Slot { .. } | Aim::SlotAndPut { .. } | Aim::Index { .. } => None,
        };
        Some((trick.seat, trick.card, named))
    }

    /// Whether the seat has played a trick in this window.
    pub fn has_played(&self, seat: Seat) -> bool {
        self.window.is_some_and(|window| window.played.contains(&seat))
    }

    /// In how many turns the bomb explodes if nobody does anything about it, 0 for this one; none if it is not armed.
    pub fn explodes_in(&self) -> Option<u32> {
        beside::explodes_in(self)
    }

    /// Who gets the bomb next if it does not explode.
    pub fn next_holder(&self) -> Seat {
        play::next_holder(self)
    }

    /// Who would be hit if the bomb, with what is in it now, exploded before this seat.
    pub fn hit_before(&self, holder: Seat) -> SeatSet {
        blast::hit_before(self, holder)
    }

    /// The same, if this gadget were in the bomb.
    pub fn hit_with(&self, gadget: Card, holder: Seat) -> SeatSet {
        blast::hit_by(self, holder, gadget.gadget())
    }

    /// Whether a card lies face up when it is put into the bomb now (GOB-44).
    pub fn shows_when_put(&self, card: Card) -> bool {
        play::lies_open(self, card)
    }

    /// What an explosion before this holder that hits these would pay a seat, but for its missions.
    pub fn pay_of(&self, holder: Seat, hit: SeatSet, seat: Seat) -> u32 {
        blast::pay_before(self, holder, hit, seat).coins()
    }

    /// Whether an explosion before this holder that hits these would fulfil a mission for a seat.
    pub fn would_fulfil(&self, holder: Seat, hit: SeatSet, seat: Seat, card: Card) -> bool {
        card.mission().is_some_and(|mission| blast::fulfils_before(self, holder, hit, seat, mission))
    }
}
