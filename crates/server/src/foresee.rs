//! What a seat would see happen: worked out on a copy of the game, away from the table's owner, a bounded number at a time.

use crate::entry::Person;
use crate::judge;
use crate::outlet::Outlet;
use crate::places::Claim;
use crate::table::{Table, not_started};
use crate::tables::Shared;
use crate::tell;
use crate::wire::{Message, Problem};
use besace_shelf::{Action, Foreseen};
use besace_table::{Seat, Seed};

/// Answers the request with what would happen, or with why it may not. The table stays as it is.
pub fn foresee(
    shared: &Shared,
    table: &Table,
    person: Person,
    (id, seat, action): (&str, u8, Action),
    outlet: &Outlet,
    claim: Claim,
) -> Result<(), Problem> {
    judge::may_have_hint(table, person, seat)?;
    let game = table.game.as_ref().ok_or_else(not_started)?.copy();
    let (id, outlet, places) = (id.to_string(), outlet.clone(), shared.foreseers.clone());
    tokio::spawn(async move {
        let foreseen = match places.take(claim).await {
            Some(place) => {
                let foreseen = tokio::task::spawn_blocking(move || {
                    let _place = place;
                    let seed = Seed::new(crate::chance::seed()).expect("a seed is below 2^53");
                    let foreseen = game.foresee(Seat(seat), &action, seed);
                    let sketch = game.sketch(Seat(seat), &action, foreseen.as_ref().err());
                    (foreseen, sketch)
                });
                foreseen.await.map_err(|_| Problem::unavailable())
            }
            None => Err(Problem::too_many_requests()),
        };
        let message = match foreseen {
            Ok((Ok(Foreseen { events, effect, beside }), sketch)) => {
                Message::Foreseen { id, seat, events, effect, beside, sketch }
            }
            Ok((Err(refusal), sketch)) => Message::Refused { id: Some(id), error: refusal.into(), sketch },
            Err(error) => Message::Refused { id: Some(id), error, sketch: None },
        };
        outlet.send(tell::message(&message));
    });
    Ok(())
}
