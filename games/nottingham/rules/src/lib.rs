//! Nottingham: deputies who take each other's valuables, hand them to the sheriff for points, and lie in wait for
//! whoever delivers.
//!
//! This file is the table of contents: each function of the contract, and the file where it is done. The rules,
//! numbered, are in `games/nottingham/RULES.md`.

mod action;
mod ambush_retelling;
mod ambush_story;
mod cards;
mod event;
mod memory;
mod options;
mod piles;
mod play;
mod position;
mod queries;
mod read;
mod redeal;
mod refusals;
mod retelling;
mod score;
mod state;
mod story;
mod sure;
mod view;

pub use action::{Action, Allowed, Bounds, Range};
pub use cards::{Ambush, BOX, Card, CardList, Cards, Color, KINDS, Kinds, Mission, Trick};
pub use event::{Ending, Event, SeenEvent, ShownTo};
pub use memory::Memory;
pub use options::{AmbushPairs, MissionValues, Options, Track};
pub use position::Position;
pub use refusals::RefusalReason;
pub use score::Breakdown;
pub use state::{Missions, Nottingham, Phase};
pub use view::{ActionView, DeliveryView, SeatView, View};

use besace_table::{
    BadPosition, BadSetup, Game, Guess, Info, Listener, Offer, Refusal, Seat, SeatSet, Seed, Standings,
    Timer, Viewer,
};
use serde_json::Value;

impl Game for Nottingham {
    type Options = Options;
    type Action = Action;
    type Bounds = Bounds;
    type Allowed = Allowed;
    type Event = Event;
    type SeenEvent = SeenEvent;
    type View = View;
    type Position = Position;
    type Breakdown = Breakdown;
    type Memory = Memory;

    const INFO: Info = Info {
        id: "nottingham",
        title: "Nottingham",
        min_seats: 3,
        max_seats: 7,
        minutes: 30,
        by: "Uwe Rosenberg · Abacusspiele, 2006",
        choices: &[],
        rules_version: 1,
    };

    fn new(seats: u8, seed: Seed, options: &Options) -> Result<Nottingham, BadSetup> {
        Nottingham::deal(seats, seed, options)
    }

    fn position(&self) -> Position {
        Position::of(self)
    }

    fn load(position: &Value) -> Result<Nottingham, BadPosition> {
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

    fn legal(&self, seat: Seat, offers: &mut Vec<Offer<Nottingham>>) {
        action::legal(self, seat, offers);
    }

    fn sample(&self, seat: Seat, bounds: &Bounds, guess: &mut Guess) -> Action {
        action::sample(self, seat, bounds, guess)
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

    fn redeal(&self, seat: Seat, guess: &mut Guess) -> Nottingham {
        redeal::redeal(self, seat, guess)
    }

    fn only_play(&mut self) {
        self.known.tell_no_more();
    }

    fn memory(&self, seat: Seat) -> Option<Memory> {
        Some(memory::memory(self, seat))
    }

    fn timer(&self) -> Option<Timer<Action>> {
        None
    }
}
