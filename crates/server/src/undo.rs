//! Actions that can be taken back, as the log tells it.
//!
//! A game says of each action whether it can be taken back; the first that cannot be is the end of all before it. So
//! nothing that was drawn, shown or left to chance is ever undone, and what is left here tells nobody anything: everybody
//! could keep this list by watching.

use crate::entry::{By, Person};
use crate::storage::Owed;
use crate::table::{Chair, Decider, Table};
use crate::wire::{CanUndo, Problem, UndoNow, UndoQuestion};
use besace_table::{Code, MAX_SEATS, MOST_TAKEN_BACK, Seat};

/// What can be taken back at a table, after some entry of its log.
#[derive(Default)]
pub struct Undo {
    /// The actions, the last one last.
    deeds: Vec<Deed>,
    /// What the others are being asked.
    question: Option<Question>,
    /// How often each seat has taken something back of late.
    undone: [u8; MAX_SEATS],
}

/// An action that can be taken back.
pub struct Deed {
    /// Its entry.
    pub number: u64,
    seat: u8,
    by: By,
    /// When it was done.
    at: u64,
    /// Since when each seat had been asked by then.
    asked_at: [u64; MAX_SEATS],
    /// Whether somebody has said no.
    refused: bool,
}

/// Whether an action may be taken back, which the others have to agree to.
struct Question {
    seat: u8,
    number: u64,
    /// The entry that puts it.
    entry: u64,
    /// When it was put.
    at: u64,
    /// The people who agree.
    agreed: Vec<Person>,
}

/// What becomes of a wish to take something back.
pub enum Wish {
    /// It is done, with this many actions.
    Granted(u8),
    /// The others are asked.
    Ask,
}

impl Undo {
    /// An action was done, and now this many can be taken back. Whatever was being asked is answered by it.
    pub fn acted(
        &mut self,
        (number, seat, by): (u64, u8, By),
        at: u64,
        asked_at: [u64; MAX_SEATS],
        left: usize,
    ) {
        self.question = None;
        if left == 0 {
            self.deeds.clear();
            self.undone = [0; MAX_SEATS];
            return;
        }
        self.deeds.push(Deed { number, seat, by, at, asked_at, refused: false });
        self.deeds.drain(..self.deeds.len().saturating_sub(left));
    }

    /// Takes out the action of this number and all after it.
    pub fn take_out(&mut self, seat: u8, number: u64, count: u8) -> Result<Deed, Problem> {
        let at = self.deeds.iter().position(|deed| deed.number == number && deed.seat == seat);
        let at = at.filter(|at| self.deeds.len() - at == usize::from(count)).ok_or_else(too_late)?;
        self.question = None;
        let undone = &mut self.undone[usize::from(seat)];
        *undone = undone.saturating_add(1);
        Ok(self.deeds.drain(at..).next().expect("there is one at that place"))
    }

    /// The others are asked, by this entry.
    pub fn ask(&mut self, seat: u8, number: u64, (entry, at): (u64, u64)) {
        self.question = Some(Question { seat, number, entry, at, agreed: Vec::new() });
    }

    /// Somebody agrees.
    pub fn agree(&mut self, person: Person) {
        self.question.iter_mut().for_each(|question| question.agreed.push(person));
    }

    /// Somebody does not: it is not asked again.
    pub fn refuse(&mut self) {
        let Some(question) = self.question.take() else { return };
        let asked = self.deeds.iter_mut().filter(|deed| deed.number == question.number);
        asked.for_each(|deed| deed.refused = true);
    }

    /// Since when the others have been asked something.
    pub fn asked_since(&self) -> Option<u64> {
        self.question.as_ref().map(|question| question.at)
    }
}

impl Deed {
    /// How long a seat had been asked when it was done, in milliseconds.
    pub fn waited(&self, seat: Seat) -> u64 {
        self.at.saturating_sub(self.asked_at[seat.index()])
    }
}

impl Table {
    /// What would become of this person's wish to take back what a seat of theirs has done.
    pub fn wish_to_undo(&self, person: Person, seat: u8, number: u64) -> Result<Wish, Problem> {
        let deeds = &self.undo.deeds;
        let last =
            deeds.iter().rposition(|deed| deed.seat == seat).filter(|last| deeds[*last].number == number);
        let (at, deed) = last.map(|at| (at, &deeds[at])).ok_or_else(too_late)?;
        if deed.by != By::Person || self.undo.undone[usize::from(seat)] >= MOST_TAKEN_BACK {
            return Err(too_late());
        }
        let own = self.seats_of(Some(person));
        let others_acted = deeds[at..].iter().any(|later| !own.contains(Seat(later.seat)));
        if !others_acted || self.must_agree(person, &[]).is_empty() {
            return Ok(Wish::Granted((deeds.len() - at) as u8));
        }
        if deed.refused || self.undo.question.is_some() {
            return Err(too_late());
        }
        Ok(Wish::Ask)
    }

    /// What would become of it if this person agreed to what is being asked about this action.
    pub fn agreement(&self, person: Person, number: u64) -> Result<(u8, Option<u8>), Problem> {
        let question = self.undo.question.as_ref().filter(|question| question.number == number);
        let question = question.ok_or_else(|| Problem::new(Code::Stale, "this has been answered already"))?;
        let Chair::Person { person: asker, .. } = self.chair(question.seat)? else { return Err(too_late()) };
        let open = self.must_agree(*asker, &question.agreed);
        if !open.iter().any(|seat| self.seats_of(Some(person)).contains(Seat(*seat))) {
            return Err(Problem::new(Code::Stale, "this has been answered already"));
        }
        let with_this = [&question.agreed[..], &[person]].concat();
        let at = self.undo.deeds.iter().position(|deed| deed.number == number).ok_or_else(too_late)?;
        let count = (self.undo.deeds.len() - at) as u8;
        Ok((question.seat, self.must_agree(*asker, &with_this).is_empty().then_some(count)))
    }

    /// The seats whose people have to agree with somebody, and have not yet. Bots agree with everything, and so do people for
    /// whom one plays.
    fn must_agree(&self, asker: Person, agreed: &[Person]) -> Vec<u8> {
        let has_to = |seat: &Seat| match self.decider(*seat) {
            Decider::Person(person) => person != asker && !agreed.contains(&person),
            Decider::Bot(..) | Decider::Nobody => false,
        };
        Seat::all(self.made.seats).filter(has_to).map(|seat| seat.0).collect()
    }

    /// The people who are asked whether something may be taken back: it stands until somebody decides, and at a slow table a bot
    /// does when the first decision is due.
    pub(crate) fn asked_to_agree(&self) -> Vec<Owed> {
        let Some(question) = &self.undo.question else { return Vec::new() };
        let Ok(Chair::Person { person: asker, .. }) = self.chair(question.seat) else { return Vec::new() };
        let seats = self.must_agree(*asker, &question.agreed);
        let people = seats.iter().filter_map(|seat| match self.decider(Seat(*seat)) {
            Decider::Person(person) => Some(person),
            Decider::Bot(..) | Decider::Nobody => None,
        });
        people.map(|person| Owed { person, asked: question.entry, ends: self.due() }).collect()
    }

    /// Where nobody is left who would have to agree, nobody is asked any more.
    pub(crate) fn drop_idle_question(&mut self) {
        let Some(question) = &self.undo.question else { return };
        let is_idle = match &self.seats[usize::from(question.seat)] {
            Chair::Person { person, bot: None, .. } => self.must_agree(*person, &question.agreed).is_empty(),
            _ => true,
        };
        if is_idle {
            self.undo.question = None;
        }
    }

    /// What can be taken back now, and what is being asked about it: the same for everybody.
    pub fn undo_now(&self) -> Option<UndoNow> {
        let can = |seat: Seat| {
            let Decider::Person(person) = self.decider(seat) else { return None };
            let number = self.undo.deeds.iter().rev().find(|deed| deed.seat == seat.0)?.number;
            let asks = matches!(self.wish_to_undo(person, seat.0, number).ok()?, Wish::Ask);
            Some(CanUndo { seat: seat.0, number, asks })
        };
        let can: Vec<CanUndo> = Seat::all(self.made.seats).filter_map(can).collect();
        let question = self.undo.question.as_ref().and_then(|question| {
            let Chair::Person { person, .. } = &self.seats[usize::from(question.seat)] else { return None };
            let waits_for = self.must_agree(*person, &question.agreed);
            Some(UndoQuestion { seat: question.seat, number: question.number, waits_for })
        });
        (!can.is_empty() || question.is_some()).then_some(UndoNow { can, question })
    }
}

/// One answer for every reason, so that none of them tells anything.
pub(crate) fn too_late() -> Problem {
    Problem::new(Code::CannotUndo, "this cannot be taken back, or not any more")
}
