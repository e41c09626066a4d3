//! Toll: merchants seal goods in bags, and a guard may open one.
//!
//! A small whole game, for tests and for whoever begins a game of their own. This file is its table of contents: each
//! function of the contract is one line, and the file it names holds what it does. The rules, numbered, are in
//! `RULES.md` beside this crate.

mod action;
mod event;
mod goods;
mod options;
mod play;
mod position;
mod redeal;
mod score;
mod state;
mod view;

pub use action::{Action, Allowed, RefusalReason};
pub use event::{Event, SeenEvent};
pub use goods::{FINE, Good};
pub use options::Options;
pub use position::{Position, StallPosition};
pub use score::Breakdown;
pub use state::{Phase, Toll};
pub use view::{StallView, View};

use besace_table::{
    BadPosition, BadSetup, Game, GameOption, Guess, Info, Listener, Never, Offer, Refusal, Seat, SeatSet,
    Seed, Standings, Timer, Viewer,
};
use serde_json::Value;

impl Game for Toll {
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
        id: "toll",
        title: "Toll",
        min_seats: 3,
        max_seats: 5,
        minutes: 5,
        by: "Anonymous · Besace, 2026",
        choices: &[GameOption::numbers("fee", &Options::FEES)],
        rules_version: 1,
    };

    fn new(seats: u8, seed: Seed, options: &Options) -> Result<Toll, BadSetup> {
        Toll::deal(seats, seed, options)
    }

    fn position(&self) -> Position {
        Position::of(self)
    }

    fn load(position: &Value) -> Result<Toll, BadPosition> {
        position::load(position)
    }

    fn seats(&self) -> u8 {
        self.seat_count()
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

    fn legal(&self, seat: Seat, offers: &mut Vec<Offer<Toll>>) {
        action::legal(self, seat, offers);
    }

    fn sample(&self, _seat: Seat, bounds: &Never, _guess: &mut Guess) -> Action {
        match *bounds {}
    }

    fn read(&self, seat: Seat, action: &Value) -> Result<Action, Refusal> {
        action::read(self, seat, action)
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

    fn scores(&self) -> Vec<i32> {
        self.stalls.iter().map(|stall| stall.coins.into()).collect()
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn seen(event: &Event, viewer: Viewer) -> SeenEvent {
        event.seen(viewer)
    }

    fn redeal(&self, seat: Seat, guess: &mut Guess) -> Toll {
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
