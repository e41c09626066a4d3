//! What happens, and who sees what of it (GOB-94).

use crate::action::{Aim, Answer, TrickPlay};
use crate::bombs::BombCard;
use crate::cards::{Back, Backs, Card};
use crate::state::InPlay;
use besace_table::{Audience, Seat, SeatSet, Secret, ShownAs, Viewer, named};
use serde::Serialize;

besace_table::events! {
    /// The bomb has come to a seat, which looks into it.
    TurnStarted { turn_number: u32, seat: Seat, cards: Vec<Card> [opens for seat] },
    /// The Mechanisms fell out of an old bomb.
    Rusted { mechanisms: u8 },
    /// A card was drawn.
    Drew { seat: Seat, back: Back [opens], card: Card [opens for seat, onlookers]; unsaid onlookers: Audience },
    /// A card was dealt after an explosion.
    Dealt { seat: Seat, back: Back [opens], card: Card [opens for seat, onlookers]; unsaid onlookers: Audience },
    /// The bin is the storage now.
    Reshuffled { count: u8 },
    /// A seat let its call pass.
    Passed { seat: Seat },
    /// A trick is about to take effect.
    TrickAnnounced { seat: Seat, action: Announcement as AnnouncementView, put_back: Option<Back> },
    /// A seat has answered to it.
    Answered { seat: Seat, answer: Answer [for seat] },
    /// The trick was cancelled.
    Cancelled [opens] { seat: Seat, card: Card, by: Seat [opens] },
    /// The trick takes effect.
    TrickResolved { seat: Seat, card: Card, cards: Option<Vec<Card>> [opens for seat] },
    /// The bomb goes to another seat.
    BombMoved { from: Seat, to: Seat, by: Option<Card> },
    /// The holder left the bomb as it is.
    Skipped { seat: Seat },
    /// A card was taken out of the bomb.
    Took {
        seat: Seat, slot: u8, back: Back, card: Card [for seat, onlookers; opens for seat];
        unsaid onlookers: Audience
    },
    /// A Mechanism was given back for a card.
    Recycled { seat: Seat, slot: u8 },
    /// A card was put into the bomb.
    Put {
        seat: Seat, slot: u8, back: Back, card: Card [for seat, onlookers; opens for onlookers], face_up: bool;
        unsaid onlookers: Audience
    },
    /// The last Mechanism is out.
    Armed { by: Option<Seat>, turn_number: u32, gadget: Option<Card> [opens] },
    /// A Mechanism is in again.
    Disarmed { by: Seat, fallen: Vec<InPlay> },
    /// A random card changed bags.
    Stole { seat: Seat, target: Seat, back: Back, card: Card [opens for seat, target] },
    /// Cards went to the bin, or Mechanisms to the supply.
    Discarded {
        from: From, seat: Option<Seat>, backs: Backs [opens], cards: Vec<Card> [opens for onlookers];
        unsaid onlookers: Audience
    },
    /// The bomb blew up.
    Exploded { bomb: BombCard, holder: Seat, gadget: Option<Card>, hit: SeatSet },
    /// A mission is fulfilled.
    MissionShown [opens] { seat: Seat [opens], card: Card [opens] },
    /// What a seat got.
    Paid { seat: Seat, survival: u32, holder: u32, mechanisms: u32, danger_money: u32, missions: u32 },
    /// The next bomb.
    NewBomb { bomb: BombCard [opens], holder: Seat },
    /// The game ended.
    GameOver { reason: Ending },
}

/// A trick as it is announced: what is to be put into the bomb only its player knows.
#[derive(Clone, Debug, PartialEq)]
pub struct Announcement {
    pub(crate) play: TrickPlay,
    pub(crate) put: Secret<Option<Card>>,
}

/// What a viewer sees of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename = "trick")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct AnnouncementView {
    /// The trick.
    pub card: Card,
    /// What it is aimed at.
    #[serde(flatten)]
    pub aim: AimView,
}

/// The parameters of a trick as a viewer sees them.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum AimView {
    /// Everybody sees them.
    Open(Aim),
    /// A slot, and the card that takes it.
    SlotAndPut {
        /// The slot.
        slot: u8,
        /// The card, for its player.
        put: Option<Card>,
    },
}

impl ShownAs<AnnouncementView> for Announcement {
    fn shown_to(&self, viewer: Option<Viewer>) -> AnnouncementView {
        let put = viewer.map_or(Some(self.put.for_rules()), |viewer| self.put.seen_by(viewer));
        let aim = match self.play.aim {
            Aim::SlotAndPut { slot, .. } => AimView::SlotAndPut { slot, put: put.copied().flatten() },
            open => AimView::Open(open),
        };
        AnnouncementView { card: self.play.card, aim }
    }
}

named! {
    /// Where cards came from that went to the bin.
    pub enum From {
        /// Out of a bag.
        Bag = "bag",
        /// Out of the bomb.
        Bomb = "bomb",
        /// It was in play.
        Play = "play",
    }
}

named! {
    /// Why the game ended (GOB-70, GOB-72).
    pub enum Ending {
        /// Somebody can bribe the Troll.
        Goal = "goal",
        /// There have been enough explosions.
        LastExplosion = "last-explosion",
    }
}
