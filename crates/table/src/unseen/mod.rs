//! One memory of unseen cards: what has happened to cards that not everybody sees, and worlds in which all of it can have
//! happened.
//!
//! A game keeps a [`Story`]: how many cards lay in each *place* at the beginning, and every *step* since, with who sees
//! what of it. That is all it says. Whoever wants to imagine the table as one seat knows it asks for that seat's
//! [`Tellings`], and is told a way in which it may all have happened. What comes out ([`Heaps`]) says of each place which
//! cards lie there and how many more that might be anything; these the game deals from what is left in the pool.
//!
//! **Which worlds are right.** The cards of which a seat knew nothing at the beginning were dealt at random, and each card
//! that it did not see go was any card of its place, or any that can lie where it went. Whatever somebody chose to show
//! or to play tells only that it was there; where the rules would have shown it, that it was not shown tells that it was not
//! there ([`Story::lacks`]). Of all ways in which the story can have gone so, those are kept in which the
//! seat would have seen what it has seen. A re-deal is one of these, each as likely as it should be. A card that exists
//! once is a kind of which there is one, so the same holds for it.
//!
//! **How one is found.** The story is told forwards from its beginning, and where something happened unseen, chance decides.
//! Cards that might be anything are *blank*: they are given a kind when their place is seen to hold more than is known of
//! it, or at the very end, so that nothing is decided before it matters.
//!
//! - *All ways, where they are few.* Then every one is gone through, with its likelihood; two that have led to the same
//!   scene are one from then on. This is exact, and short stories are told so.
//! - *A crowd, where they are many.* The method is known as *sequential Monte Carlo*. First the story is read backwards
//!   once, which says for every turn what is still to be seen of the places it touches (`outlook`): what cannot have been is
//!   never drawn, and what would need luck later is drawn more seldom (*look-ahead*). To draw with an eye on the future is to
//!   draw too often what fits well, so each teller keeps count of how much likelier its way was made (its *weight*, in
//!   [`Luck`]). Whoever gets stuck goes on from where another is; at the end each way is kept as often as it weighs
//!   (*resampling*). The more tell it, the fairer that is.
//! - *Backtracking*, where all of the crowd gets stuck: a single teller goes back to a draw that may be to blame and draws
//!   otherwise. That is a little unfair, and seldom needed.
//!
//! Whoever searches asks thousands of times at one moment. So whatever has been told is remembered until the story goes on;
//! which of the ways is told is left to whoever asks, and depends on nobody who asked before.
//!
//! **A game's own steps.** What this module knows of are cards that come, go, are shown and are passed on. A game in which
//! other things tell something of hidden cards writes a [`Tale`] of its own: its turns, and what each does to a scene. How
//! it is told again, remembered and weighed is the same.
//!
//! Nothing here reads what the seat has not seen: of such a step only its places are looked at, and how many steps there
//! are makes no difference.

mod counts;
mod heaps;
mod luck;
mod outlook;
mod retelling;
mod story;
mod tellings;
#[cfg(test)]
mod tests;

pub use counts::{Counts, Kinds};
pub use heaps::Heaps;
pub use luck::{Luck, Odds};
pub use retelling::Retelling;
pub use story::{Beginning, Place, Story};
pub use tellings::{Prepared, Stuck, Tale, Tellings};

use crate::Seat;
use std::sync::Arc;

/// A game's story, and whom it is for. Copies of a game share it; one is made only where a copy is played on.
#[derive(Clone)]
pub struct Recollection<S>(Option<(Arc<S>, Option<Seat>)>);

/// No story.
impl<S> Default for Recollection<S> {
    fn default() -> Recollection<S> {
        Recollection(None)
    }
}

impl<S: Clone> Recollection<S> {
    /// A story that begins.
    pub fn new(story: S) -> Recollection<S> {
        Recollection(Some((Arc::new(story), None)))
    }

    /// The story, if there is one that is told to this seat.
    pub fn to(&self, seat: Seat) -> Option<&S> {
        let (story, only_to) = self.0.as_ref()?;
        only_to.is_none_or(|only| only == seat).then_some(story)
    }

    /// Goes on with the story, if there is one.
    pub fn goes_on(&mut self, how: impl FnOnce(&mut S)) {
        if let Some((story, _)) = &mut self.0 {
            how(Arc::make_mut(story));
        }
    }

    /// Nobody will imagine anything any more, so nothing need be told.
    pub fn ends(&mut self) {
        self.0 = None;
    }

    /// This is a world that a seat imagines: the story tells of the true one, and only what this seat has seen of it holds
    /// here. Where another seat had imagined it before, nothing is left to be told.
    pub fn imagined_by(&mut self, seat: Seat) {
        self.0 = self.0.take().filter(|(_, only_to)| only_to.is_none_or(|only| only == seat));
        if let Some((_, only_to)) = &mut self.0 {
            *only_to = Some(seat);
        }
    }
}
