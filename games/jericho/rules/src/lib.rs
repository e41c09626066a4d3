//! Jericho: walls in five colours, trumpets that bring down their highest stones, and a supply that the longest
//! walls win three times in a game.
//!
//! This file is the table of contents: each function of the contract, and the file where it is done. The rules,
//! numbered, are in `games/jericho/RULES.md`.

mod action;
mod cards;
mod event;
mod options;
mod play;
mod position;
mod queries;
mod read;
mod redeal;
mod score;
mod state;
mod view;

pub use action::{Action, Allowed, RefusalReason};
pub use cards::{BOX, Card, Cards, Color, SCORINGS, TRUMPET_VALUE, VALUES};
pub use event::{Event, Lengths, SeenEvent};
pub use options::Options;
pub use position::Position;
pub use queries::Front;
pub use score::Breakdown;
pub use state::{Jericho, Phase};
pub use view::{SeatView, View, Walls};

use besace_table::{
    BadPosition, BadSetup, Game, Guess, Info, Listener, Never, Offer, Refusal, Seat, SeatSet, Seed,
    Standings, Timer, Viewer,
};
use serde_json::Value;

impl Game for Jericho {
    type Options = Options;
    type Action = Action;
    type Bounds = Never;
    type Allowed = Allowed;
    type Event = Event;
    type SeenEvent = SeenEvent;
    type View = View;
    type Position = Position;
    type Breakdown = Breakdown;
    type Memory = Never;

    const INFO: Info = Info {
        id: "jericho",
        title: "Jericho",
        min_seats: 3,
        max_seats: 5,
        minutes: 15,
        by: "Tom Lehmann · Abacusspiele, 2006",
        choices: &[],
        rules_version: 1,
    };

    fn new(seats: u8, seed: Seed, options: &Options) -> Result<Jericho, BadSetup> {
        Jericho::deal(seats, seed, options)
    }

    fn position(&self) -> Position {
        Position::of(self)
    }

    fn load(position: &Value) -> Result<Jericho, BadPosition> {
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

    fn legal(&self, seat: Seat, offers: &mut Vec<Offer<Jericho>>) {
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

    fn result(&self) -> Option<Standings<Breakdown>> {
        (self.phase == Phase::Over).then(|| score::standings(self))
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn seen(event: &Event, viewer: Viewer) -> SeenEvent {
        event.seen(viewer)
    }

    fn redeal(&self, seat: Seat, guess: &mut Guess) -> Jericho {
        redeal::redeal(self, seat, guess)
    }

    fn only_play(&mut self) {}

    fn memory(&self, _seat: Seat) -> Option<Never> {
        None
    }

    fn timer(&self) -> Option<Timer<Action>> {
        None
    }
}
