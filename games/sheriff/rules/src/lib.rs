//! Sheriff of Nottingham: merchants carry closed bags to market and say what is in them; the sheriff of the round
//! opens a bag or lets it pass, and can be bribed either way.
//!
//! This file is the table of contents: each function of the contract, and the file where it is done. The rules,
//! numbered, are in `games/sheriff/RULES.md`.

mod action;
mod allow;
mod bags;
mod beside;
mod dealing;
mod debts;
mod event;
mod goods;
mod knowledge;
mod legal;
mod memory;
mod offers;
mod options;
mod pile;
mod play;
mod position;
mod queries;
mod read;
mod redeal;
mod refusals;
mod retelling;
mod sample;
mod score;
mod state;
mod story;
mod sure;
mod talk;
mod view;

pub use action::{Action, AskBounds, Bounds, GiveBounds, Possible, Replaceable, Side, SomeOf, Span};
pub use allow::Allowed;
pub use event::{Event, Promised, SeenEvent};
pub use goods::{Good, Goods, Listed, Row};
pub use memory::{Memory, Remembered};
pub use offers::{
    Ask, BagPromise, Deal, Deals, Deed, Give, GiveView, Later, OfferView, Promises, Standing, Words,
};
pub use options::Options;
pub use position::Position;
pub use refusals::RefusalReason;
pub use score::{Bonus, Breakdown, CROWNS, Crowns};
pub use state::{BagState, Debt, Declared, Owes, Phase, SHOWN, Sheriff, rounds};
pub use view::{BagView, Confiscated, Discards, InspectionView, MarketView, SeatView, View};

use besace_table::{
    BadPosition, BadSetup, Game, Guess, Info, Listener, Offer, Refusal, Seat, SeatSet, Seed, Standings,
    Timer, Viewer,
};
use serde_json::Value;

impl Game for Sheriff {
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
        id: "sheriff",
        title: "Sheriff of Nottingham",
        min_seats: 3,
        max_seats: 5,
        minutes: 60,
        by: "Sergio Halaban, André Zatz · Arcane Wonders, 2014",
        choices: options::CHOICES,
        rules_version: 1,
    };

    fn new(seats: u8, seed: Seed, options: &Options) -> Result<Sheriff, BadSetup> {
        Sheriff::deal(seats, seed, options)
    }

    fn position(&self) -> Position {
        Position::of(self)
    }

    fn load(position: &Value) -> Result<Sheriff, BadPosition> {
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
        Some(self.may_speak())
    }

    fn legal(&self, seat: Seat, offers: &mut Vec<Offer<Sheriff>>) {
        legal::legal(self, seat, offers);
    }

    fn sample(&self, seat: Seat, bounds: &Bounds, guess: &mut Guess) -> Action {
        sample::sample(self, seat, bounds, guess)
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
        (self.phase == Phase::Over).then(|| score::standings(self))
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

    fn redeal(&self, seat: Seat, guess: &mut Guess) -> Sheriff {
        redeal::redeal(self, seat, guess)
    }

    fn only_play(&mut self) {
        self.known.forget_story();
    }

    fn memory(&self, seat: Seat) -> Option<Memory> {
        Some(knowledge::memory(self, seat))
    }

    fn timer(&self) -> Option<Timer<Action>> {
        let runs = self.phase == Phase::Inspect && self.options.timed > 0;
        runs.then(|| Timer {
            span: u32::from(self.round),
            seconds: u32::from(self.options.timed) * u32::from(self.seats - 1),
            seat: self.sheriff,
            action: Action::TimeUp,
        })
    }
}
