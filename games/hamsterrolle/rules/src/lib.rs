//! Hamsterrolle: wooden pieces in a wheel that rolls under their weight.
//!
//! This file is its table of contents: each function of the contract is one line, and the file it names holds what it
//! does. The rules, numbered, are in `RULES.md` beside this crate. A turn is decided by a simulation of rigid bodies
//! (`physics`), which begins from integers and ends in integers.

mod action;
mod allow;
mod event;
mod geometry;
mod options;
mod physics;
mod pieces;
mod play;
mod position;
mod read;
mod redeal;
mod refusals;
mod sample;
mod score;
mod state;
mod view;

pub use action::{Action, Aim, AimKind, Allowed, Bounds, Range, Reach};
pub use event::{Event, SeenEvent};
pub use geometry::{COMPARTMENTS, Pose};
pub use options::{FourthSet, Options, Stray, Tremor};
pub use physics::{Entry, Frames, HZ, MODEL};
pub use pieces::{Color, PIECES, Piece};
pub use position::{Outcome, PieceAt, Position, SeatPosition};
pub use refusals::RefusalReason;
pub use score::Breakdown;
pub use state::{Hamsterrolle, Phase};
pub use view::View;

use besace_table::{
    BadPosition, BadSetup, Game, GameOption, Guess, Info, Listener, Never, Offer, Refusal, Seat, SeatSet,
    Seed, Standings, Timer, Viewer,
};
use serde_json::Value;

impl Game for Hamsterrolle {
    type Options = Options;
    type Action = Action;
    type Bounds = Bounds;
    type Allowed = Allowed;
    type Event = Event;
    type SeenEvent = SeenEvent;
    type View = View;
    type Position = Position;
    type Breakdown = Breakdown;
    type Memory = Never;

    const INFO: Info = Info {
        id: "hamsterrolle",
        title: "Hamsterrolle",
        min_seats: 2,
        max_seats: 4,
        minutes: 30,
        by: "Jacques Zeimet · Zoch, 2000",
        choices: &[GameOption::numbers("seconds", &[30, 0, 60, 120])],
        rules_version: 1,
    };

    fn new(seats: u8, seed: Seed, options: &Options) -> Result<Hamsterrolle, BadSetup> {
        Hamsterrolle::deal(seats, seed, options)
    }

    fn position(&self) -> Position {
        Position::of(self)
    }

    fn load(position: &Value) -> Result<Hamsterrolle, BadPosition> {
        position::load(position)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn phase(&self) -> &'static str {
        self.phase().id()
    }

    fn pending(&self) -> SeatSet {
        self.owing()
    }

    fn may(&self) -> Option<SeatSet> {
        None
    }

    fn legal(&self, seat: Seat, offers: &mut Vec<Offer<Hamsterrolle>>) {
        action::legal(self, seat, offers);
    }

    fn sample(&self, _seat: Seat, bounds: &Bounds, guess: &mut Guess) -> Action {
        sample::sample(self, bounds, guess)
    }

    fn read(&self, seat: Seat, action: &Value) -> Result<Action, Refusal> {
        read::read(self, seat, action)
    }

    fn allow(&self, seat: Seat, action: &Action) -> Result<Allowed, Refusal> {
        allow::allow(self, seat, action)
    }

    fn carry_out(&mut self, allowed: Allowed, listener: &mut impl Listener<Event>) {
        play::carry_out(self, allowed, listener);
    }

    fn result(&self) -> Option<Standings<Breakdown>> {
        self.is_over().then(|| score::standings(self))
    }

    fn scores(&self) -> Vec<i32> {
        score::scores(self)
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn seen(event: &Event, viewer: Viewer) -> SeenEvent {
        event.seen(viewer)
    }

    fn redeal(&self, _seat: Seat, guess: &mut Guess) -> Hamsterrolle {
        redeal::redeal(self, guess)
    }

    fn only_play(&mut self) {}

    fn memory(&self, _seat: Seat) -> Option<Never> {
        None
    }

    fn timer(&self) -> Option<Timer<Action>> {
        action::timer(self)
    }
}
