//! One memory of unseen cards: what has happened to cards that not everybody sees, and worlds in which all of it can have
//! happened.
//!
//! A game keeps a [`Story`]: how many cards lay in each *place* at the beginning, and every *step* since, with who sees
//! what of it. That is all it says. Whoever wants to imagine the table as one seat knows it asks for that seat's
//! [`Retelling`] and tells the story again by chance. What comes out ([`Heaps`]) says of each place which cards lie there
//! and how many more that might be anything; these the game deals from what is left in the pool.
//!
//! **Which worlds are right.** The cards of which a seat knew nothing at the beginning were dealt at random, and each card
//! that it did not see go was any card of its place, or any that can lie where it went. Whatever somebody chose to show
//! or to play tells only that it was there; where the rules would have shown it, that it was not shown tells that it was not
//! there ([`Story::lacks`]). Of all ways in which the story can have gone so, those are kept in which the
//! seat would have seen what it has seen. A re-deal is one of these, each as likely as it should be. A card that exists
//! once is a kind of which there is one, so the same holds for it.
//!
//! **How one is found.** The method is known as *sequential Monte Carlo*: the story is told forwards from its
//! beginning, and where something happened unseen it is drawn by chance.
//!
//! - *Look-ahead.* First the story is read backwards once, which says for every step what is still to be seen of the
//!   places it touches (`outlook`). What cannot have been is never drawn, and what would need luck later is drawn more
//!   seldom.
//! - *Weights.* To draw with an eye on the future is to draw too often what fits well. So a teller keeps count of how much
//!   likelier its way was made (its weight); a few tell the story, and one of them is taken, each as readily as it weighs.
//!   The more tell it, the fairer that is: six tell a short story, three a long one.
//! - *Backtracking.* In long stories nearly every teller ends somewhere where what was seen next is impossible. Then
//!   it goes back to a draw that may be to blame and draws otherwise. That is quick, and a little unfair.
//! - *Resampling.* Where even that leads nowhere, a crowd tells the story together, and whoever gets stuck goes on from
//!   where another is.
//!
//! Whoever searches asks thousands of times at one moment. So of a long story a few hundred ways are told, each when it
//! is first asked for, and remembered until the story goes on; which of them is told is left to whoever asks.
//!
//! Cards that might be anything are *blank*. They are given a kind when their place is seen to hold more than is known of
//! it, or at the very end, so that nothing is decided before it matters.
//!
//! Nothing here reads what the seat has not seen: of such a step only its places are looked at, and how many steps there
//! are makes no difference.

mod counts;
mod heaps;
mod outlook;
mod retelling;
mod story;
#[cfg(test)]
mod tests;

pub use counts::Counts;
pub use heaps::Heaps;
pub use retelling::Retelling;
pub use story::{Beginning, Place, Story};

use crate::Seat;
use std::sync::Arc;

/// A game's story, and whom it is for. Copies of a game share it; one is made only where a copy is played on.
#[derive(Clone)]
pub struct Told<S>(Option<(Arc<S>, Option<Seat>)>);

/// No story.
impl<S> Default for Told<S> {
    fn default() -> Told<S> {
        Told(None)
    }
}

impl<S: Clone> Told<S> {
    /// A story that begins.
    pub fn new(story: S) -> Told<S> {
        Told(Some((Arc::new(story), None)))
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
