//! Noxford: rival syndicates build a city of cards on the bare table, and the districts of it go to whoever has the
//! most gang members beside them.
//!
//! This file is the table of contents: each function of the contract, and the file where it is done. The rules,
//! numbered, are in `games/noxford/RULES.md`.

mod action;
mod cards;
mod city;
mod event;
mod geometry;
mod options;
mod places;
mod play;
mod position;
mod queries;
mod read;
mod redeal;
mod score;
mod state;
mod view;

pub use action::{Action, Allowed, RefusalReason};
pub use cards::{BOX, Card, Cards, Color, HAND, NEUTRALS, SYNDICATE, Symbol};
pub use city::{City, Stack, StackSet};
pub use event::{EndReason, Event, SeenEvent};
pub use geometry::{Corner, Edge, Misfit, Orientation, Spot};
pub use options::{Colors, Options, TableSize};
pub use places::Places;
pub use position::{Position, SeatPosition};
pub use score::{Beside, Breakdown, District, Judged, cancelled, judged, reckoning};
pub use state::{Gear, Noxford, Phase, Source};
pub use view::{SeatView, View};

use besace_table::{
    BadPosition, BadSetup, Game, GameOption, Guess, Info, Listener, Never, Offer, Refusal, Seat, SeatSet,
    Seed, Standings, Timer, Viewer,
};
use serde_json::Value;

impl Game for Noxford {
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
        id: "noxford",
        title: "Noxford",
        min_seats: 2,
        max_seats: 4,
        minutes: 20,
        by: "Henri Kermarrec · Capsicum Games, 2016",
        choices: &[
            GameOption::per_seat("colors", &Options::COLORS),
            GameOption::numbers("favorite_bonus", &Options::BONUSES),
        ],
        rules_version: 1,
    };

    fn new(seats: u8, seed: Seed, options: &Options) -> Result<Noxford, BadSetup> {
        Noxford::deal(seats, seed, options)
    }

    fn position(&self) -> Position {
        Position::of(self)
    }

    fn load(position: &Value) -> Result<Noxford, BadPosition> {
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

    fn legal(&self, seat: Seat, offers: &mut Vec<Offer<Noxford>>) {
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

    fn scores(&self) -> Vec<i32> {
        let scores = score::reckoning(&self.city, &self.options);
        scores[..usize::from(self.seats)].iter().map(|(points, _)| i32::from(*points)).collect()
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn seen(event: &Event, viewer: Viewer) -> SeenEvent {
        event.seen(viewer)
    }

    fn redeal(&self, seat: Seat, guess: &mut Guess) -> Noxford {
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
