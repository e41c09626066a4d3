//! Sheriff of Nottingham: merchants carry closed bags to market and say what is in them; the sheriff of the round
//! opens a bag or lets it pass, and can be bribed either way.
//!
//! This file is the table of contents: which file answers which question of the contract. The rules, numbered, are in
//! `games/sheriff/RULES.md`.

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
    Ask, BagPromise, Deal, Deals, Deed, FOR_THE_BAG, Give, GiveView, Later, OfferView, Promises,
    StandingOffer, Words,
};
pub use options::Options;
pub use position::Position;
pub use refusals::RefusalReason;
pub use score::{Bonus, Breakdown, CROWNS, Crowns};
pub use state::{BagState, Debt, Declared, Owes, Phase, SHOWN, Sheriff, rounds};
pub use view::{BagView, Confiscated, Discards, InspectionView, MarketView, SeatView, View};

use besace_table::{Game, Info};

impl Game for Sheriff {
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

    besace_table::contents! {
        state: new, seats, phase, pending, may, timer;
        legal: legal;
        sample: sample;
        read: read;
        allow: allow;
        play: carry_out;
        event: seen;
        view: view;
        redeal: redeal;
        knowledge: memory;
        position: position, load;
        score: result, scores;
        without: outcome, teams, undo;
    }

    fn only_play(&mut self) {
        self.known.tell_no_more();
    }
}
