//! Actions that are dear: what they lead to is worked out on threads of their own before they are applied. Meanwhile the
//! owner waits without holding a thread; its table stays as it is.

use super::{Answer, Asker, ConnectionId, Owner, Unkept, answer_message};
use crate::entry::{Entry, Person};
use crate::judge;
use crate::wire::{Envelope, Problem, Request};
use besace_bots::Level;
use besace_table::Seat;

impl Owner {
    /// Whether this table plays a game whose actions are dear.
    pub(super) fn is_dear(&self) -> bool {
        self.table.game.as_ref().is_some_and(|game| game.is_dear())
    }

    /// Plays an action, or refuses it.
    pub(super) async fn act_dearly(&mut self, id: ConnectionId, envelope: Envelope) {
        let Some(Asker { outlet, person, .. }) = self.asker(id) else { return };
        let asked = self.has_others().then(|| (id, envelope.clone()));
        let Envelope { id, request } = envelope;
        let answered = self.play_dearly(person, &id, request).await;
        if matches!(answered, Ok(Answer::Waits)) {
            self.again.extend(asked);
        }
        if let Some(answer) = answer_message(id, answered) {
            outlet.put(answer);
        }
    }

    async fn play_dearly(
        &mut self,
        person: Option<Person>,
        id: &str,
        request: Request,
    ) -> Result<Answer, Problem> {
        let person = person.ok_or_else(Problem::no_name)?;
        loop {
            if let Some(number) = self.table.answer_to(person, id) {
                return Ok(Answer::Done(Some(number)));
            }
            let longest = self.shared.limits.longest_log(self.table.state);
            let entry = judge::judge(&self.table, person, "", request.clone(), longest)?;
            match self.commit(entry, Some((person, id.into()))).await {
                Ok(number) => return Ok(Answer::Done(Some(number))),
                Err(Unkept::Refused(problem)) => return Err(problem),
                Err(Unkept::Waits) => return Ok(Answer::Waits),
                Err(Unkept::Taken) => {}
            }
        }
    }

    /// The same entry, with what it leads to.
    pub(super) async fn worked_out(&self, entry: Entry) -> Result<Entry, Problem> {
        let Entry::Acted { seat, by, action, outcome: None } = entry else { return Ok(entry) };
        self.table.may_act(seat, by, &action)?;
        let game = self.table.game.as_ref().ok_or_else(crate::table::not_started)?.copy();
        let tried = action.clone();
        let claim = self.claim(Level::Regular, by);
        let place = self.shared.players.take(claim).await.ok_or_else(Problem::too_many_requests)?;
        let worked_out = self.shared.workshops.playing.run(move || {
            let _place = place;
            game.work_out(Seat(seat), &tried)
        });
        let outcome = worked_out.await??;
        Ok(Entry::Acted { seat, by, action, outcome })
    }
}
