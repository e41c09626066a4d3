//! Badaboom: goblins who take unexploded bombs to pieces, pass them on, and play tricks on each other until they blow up.
//!
//! This file is the table of contents: each function of the contract, and the file where it is done. The rules,
//! numbered, are in `games/badaboom/RULES.md`.

mod action;
mod blast;
mod bombs;
mod cards;
mod event;
mod memory;
mod options;
mod play;
mod position;
mod read;
mod redeal;
mod refusals;
mod row;
mod score;
mod state;
mod sure;
mod view;

pub use action::{Action, Aim, Allowed, Answer, TrickPlay};
pub use bombs::BombCard;
pub use cards::{Back, Backs, Card, Cards, Fuse};
pub use event::{AimView, Announcement, AnnouncementView, Ending, Event, From, SeenEvent};
pub use options::Options;
pub use position::Position;
pub use refusals::RefusalReason;
pub use score::Tally;
pub use state::{Armed, Badaboom, Flags, InPlay, Phase};
pub use view::{
    BombView, BombsView, Direction, PlayView, SeatView, SlotView, TakenView, TrickView, View, WindowView,
};

use besace_table::{
    BadPosition, BadSetup, Game, Guess, Info, Listener, Never, Offer, Refusal, Seat, SeatSet, Seed,
    Standings, Timer, Viewer,
};
use serde_json::Value;

impl Game for Badaboom {
    type Options = Options;
    type Action = Action;
    type Bounds = Never;
    type Allowed = Allowed;
    type Event = Event;
    type SeenEvent = SeenEvent;
    type View = View;
    type Position = Position;
    type Breakdown = Tally;
    type Memory = Never;

    const INFO: Info = Info {
        id: "badaboom",
        title: "Badaboom",
        min_seats: 3,
        max_seats: 6,
        minutes: 45,
        by: "Peter Svärd, Jesper Moberg · Gigantoskop, 2005",
        choices: options::CHOICES,
        rules_version: 1,
    };

    fn new(seats: u8, seed: Seed, options: &Options) -> Result<Badaboom, BadSetup> {
        Badaboom::deal(seats, seed, options)
    }

    fn position(&self) -> Position {
        Position::of(self)
    }

    fn load(position: &Value) -> Result<Badaboom, BadPosition> {
        position::load(position)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn phase(&self) -> &'static str {
        self.phase.id()
    }

    fn pending(&self) -> SeatSet {
        self.owing()
    }

    fn may(&self) -> Option<SeatSet> {
        None
    }

    fn legal(&self, seat: Seat, offers: &mut Vec<Offer<Badaboom>>) {
        action::legal(self, seat, offers);
    }

    fn sample(&self, _seat: Seat, bounds: &Never, _guess: &mut Guess) -> Action {
        match *bounds {}
    }

    fn read(&self, seat: Seat, action: &Value) -> Result<Action, Refusal> {
        read::read(self, seat, action)
    }

    fn allow(&self, seat: Seat, action: &Action) -> Result<Allowed, Refusal> {
        action::allow(self, seat, *action)
    }

    fn carry_out(&mut self, allowed: Allowed, listener: &mut impl Listener<Event>) {
        play::carry_out(self, allowed, listener);
    }

    fn result(&self) -> Option<Standings<Tally>> {
        (self.phase == Phase::Over).then(|| score::standings(self))
    }

    fn scores(&self) -> Vec<i32> {
        Seat::all(self.seats).map(|seat| self.coins(seat) as i32).collect()
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn seen(event: &Event, viewer: Viewer) -> SeenEvent {
        event.seen(viewer)
    }

    fn redeal(&self, seat: Seat, guess: &mut Guess) -> Badaboom {
        redeal::redeal(self, seat, guess)
    }

    fn only_play(&mut self) {
        self.known.tell_no_more();
    }

    fn memory(&self, _seat: Seat) -> Option<Never> {
        None
    }

    fn timer(&self) -> Option<Timer<Action>> {
        None
    }
}
