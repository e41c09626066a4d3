//! Standing orders: what a person may tell the table to answer in their place.
//!
//! Some games ask everybody who *could* have something to say, so that silence tells nothing. A person may then say
//! beforehand what to answer. An order depends only on what a spectator sees, so it cannot give away what its person
//! holds. Whoever carries it out waits a moment first, like somebody who thinks about it.

use besace_table::{Game, Seat};
use serde::{Serialize, Serializer};

/// A standing order that a game knows.
pub struct Order<G: Game> {
    /// Its name on the wire. Its sentence is `<game>-order-<id>`.
    pub id: &'static str,
    /// What it says when this seat is asked something, by what a spectator sees.
    pub says: fn(Seat, &G::View) -> Ordered<G::Action>,
}

/// What a standing order says to a question.
#[derive(Clone, Debug, PartialEq)]
pub enum Ordered<Action> {
    /// The answer, unless another order wants the person to be asked.
    Answer(Action),
    /// The person is asked, whatever other orders say. It is written as `null`.
    Ask,
    /// Nothing: the order is not about this.
    Nothing,
}

impl<Action: Serialize> Serialize for Ordered<Action> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Ordered::Answer(action) => action.serialize(serializer),
            Ordered::Ask | Ordered::Nothing => serializer.serialize_none(),
        }
    }
}

/// What a person's standing orders say together: an answer, or none where the person is asked.
pub fn answer<Action>(orders: impl IntoIterator<Item = Ordered<Action>>) -> Option<Action> {
    let mut answer = None;
    for order in orders {
        match order {
            Ordered::Ask => return None,
            Ordered::Answer(action) => answer = answer.or(Some(action)),
            Ordered::Nothing => {}
        }
    }
    answer
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_that_asks_outweighs_one_that_answers() {
        use Ordered::{Answer, Ask, Nothing};
        assert_eq!(answer([Nothing, Answer(1), Answer(2)]), Some(1));
        assert_eq!(answer([Answer(1), Ask]), None);
        assert_eq!(answer([Nothing::<u8>, Nothing]), None);
        assert_eq!(answer::<u8>([]), None);
    }
}
