//! What is in the box (GOB-1 to GOB-5): every card with what it does, as data. A new card is one entry of these tables.

use besace_table::{counted, named};
use serde::{Serialize, Serializer};

named! {
    /// What the back of a card shows (GOB-2). Backs are listed in this order.
    pub enum Back {
        /// A trick or a secret mission.
        Trick = "trick",
        /// A gadget.
        Gadget = "gadget",
        /// A Mechanism.
        Mechanism = "mechanism",
    }
}

/// A kind of card: its place in `KINDS`. Cards of a kind are alike (GOB-88). Their order is that of GOB-5, and
/// Mechanisms come last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "string"))]
pub struct Card(u8);

/// One kind of card as it is printed.
pub(crate) struct Kind {
    /// Its name in the protocol.
    pub(crate) id: &'static str,
    /// The rule that describes it.
    pub(crate) rule: &'static str,
    /// How many there are.
    pub(crate) copies: u8,
    /// What it does.
    pub(crate) face: Face,
}

/// What a card does.
#[derive(Clone, Copy)]
pub(crate) enum Face {
    /// Played in a window, or in answer to another one (GOB-301 to GOB-318).
    Trick(Trick),
    /// Checked in the bag at each explosion (GOB-401 to GOB-408).
    Mission(Mission),
    /// Decides in the bomb whom the blast catches (GOB-201 to GOB-209).
    Gadget(Caught),
    /// Nothing (GOB-3).
    Mechanism,
}

/// A trick: who may play it and when, what it asks for, and what it does then.
#[derive(Clone, Copy)]
pub(crate) struct Trick {
    pub(crate) who: Who,
    pub(crate) when: When,
    pub(crate) asks: Asks,
    pub(crate) does: Does,
}

/// Who may play a trick at its call.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Who {
    Anybody,
    Holder,
    /// Any seat but the holder. A bomb too heavy to fly can be fetched only by a neighbour (GOB-105).
    Fetcher,
    /// Nobody at a call: it only answers another trick (GOB-35).
    Reactor,
}

/// What has to hold for a trick to be played.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum When {
    Always,
    NotArmed,
    Armed,
    /// The bomb is armed and can be disarmed: it is not rusted, and the supply has a Mechanism.
    CanBeDisarmed,
    SomethingInPlay,
}

/// What a trick asks for besides the card.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Asks {
    Nothing,
    /// A neighbour of the holder.
    ToNeighbor,
    /// Any seat but the holder. A bomb too heavy to fly goes only to a neighbour (GOB-105).
    ToAnybody,
    /// Another seat than the one that plays.
    Target,
    /// Another seat with a card in its bag.
    TargetWithCards,
    /// Another seat, and a back that its bag has.
    TargetAndBack,
    /// A slot with a Mechanism.
    MechanismSlot,
    /// Any slot.
    AnySlot,
    /// A slot without a Mechanism, and a card to put there.
    SlotAndPut,
    /// A place in the list of what is in play.
    Index,
}

/// What a trick does.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Does {
    /// The bomb goes to the seat that is named.
    MoveTo,
    /// The bomb goes to whoever plays it.
    MoveHere,
    /// In phase ⑥ the bomb goes a seat further.
    Leapfrog,
    /// It goes in play and stays there (a Permanent).
    Stay(Permanent),
    /// This many cards are drawn, and the player looks into the bomb.
    Snoop(u8),
    /// A card of the bomb is exchanged.
    Exchange,
    /// A random card changes bags.
    Steal,
    /// This many random cards are lost.
    Lose(u8),
    /// It takes the place of a Mechanism.
    Unscrew,
    /// A Mechanism takes the place of a card.
    Pin,
    /// It decides about the fuse for this turn.
    Fuse(Fuse),
    /// Something in play goes to the bin.
    Snip,
    /// The trick just announced is cancelled.
    Cancel,
}

/// What a trick does for as long as it is in play.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Permanent {
    TurnsRound,
    /// Its owner is not hit.
    Shields,
    /// Its target is caught in its owner's place.
    Diverts,
    /// It pays its owner this many coins if they are hit.
    Pays(u8),
}

named! {
    /// What has been decided about the fuse for this turn.
    pub enum Fuse {
        /// The bomb cannot explode.
        Wet = "wet",
        /// The bomb explodes however recently it was armed.
        Short = "short",
    }
}

/// Whom a blast catches before anything redirects it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Caught {
    Holder,
    HolderAndNeighbors,
    Neighbors,
    Left,
    Others,
    /// Every seat with a Mechanism in its bag.
    WithMechanism,
    /// Whoever armed the bomb; the holder if nobody did.
    Armer,
    /// Every seat that has the most coins.
    Richest,
    Nobody,
    Everybody,
}

/// What fulfils a mission for a seat at an explosion.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mission {
    IsHit,
    SurvivesWithoutMechanism,
    HasArmed,
    TwoAreHit,
    IsHolder,
    RicherIsHit,
    HasMostMechanisms,
    LeftIsHit,
}

const fn kind(id: &'static str, rule: &'static str, copies: u8, face: Face) -> Kind {
    Kind { id, rule, copies, face }
}

const fn trick(
    id: &'static str,
    rule: &'static str,
    copies: u8,
    (who, when): (Who, When),
    asks: Asks,
    does: Does,
) -> Kind {
    kind(id, rule, copies, Face::Trick(Trick { who, when, asks, does }))
}

const ANYBODY: (Who, When) = (Who::Anybody, When::Always);

const fn mission(id: &'static str, rule: &'static str, mission: Mission) -> Kind {
    kind(id, rule, 1, Face::Mission(mission))
}

const fn gadget(id: &'static str, rule: &'static str, copies: u8, caught: Caught) -> Kind {
    kind(id, rule, copies, Face::Gadget(caught))
}

/// How many kinds of card there are.
pub(crate) const KINDS_COUNT: usize = 36;
/// How many kinds have the back of a trick.
pub(crate) const TRICK_BACKS: usize = 26;
/// How many kinds have the back of a gadget.
pub(crate) const GADGET_BACKS: usize = 9;
/// How many Mechanisms there are (GOB-1).
pub(crate) const MECHANISMS: u8 = 10;
/// The cards with the back of a trick or a gadget: they are shuffled together (GOB-10).
pub(crate) const PILE: usize = 71;
/// How many Permanent tricks there are.
pub(crate) const PERMANENTS: usize = 10;

/// Every kind of card, in the order of GOB-5.
pub(crate) const KINDS: [Kind; KINDS_COUNT] = [
    trick("shove", "GOB-301", 5, ANYBODY, Asks::ToNeighbor, Does::MoveTo),
    trick("hurl", "GOB-302", 3, (Who::Holder, When::Always), Asks::ToAnybody, Does::MoveTo),
    trick("mine-mine", "GOB-303", 2, (Who::Fetcher, When::Always), Asks::Nothing, Does::MoveHere),
    trick("leapfrog", "GOB-304", 2, ANYBODY, Asks::Nothing, Does::Leapfrog),
    trick("u-turn", "GOB-305", 2, ANYBODY, Asks::Nothing, Does::Stay(Permanent::TurnsRound)),
    trick("lead-apron", "GOB-306", 4, ANYBODY, Asks::Nothing, Does::Stay(Permanent::Shields)),
    trick("scapegoat", "GOB-307", 2, ANYBODY, Asks::Target, Does::Stay(Permanent::Diverts)),
    trick("danger-money", "GOB-308", 2, ANYBODY, Asks::Nothing, Does::Stay(Permanent::Pays(2))),
    trick("snoop", "GOB-309", 3, ANYBODY, Asks::Nothing, Does::Snoop(2)),
    trick("sleight-of-hand", "GOB-310", 3, ANYBODY, Asks::SlotAndPut, Does::Exchange),
    trick("pickpocket", "GOB-311", 3, ANYBODY, Asks::TargetAndBack, Does::Steal),
    trick("itching-powder", "GOB-312", 2, ANYBODY, Asks::TargetWithCards, Does::Lose(2)),
    trick("loose-screw", "GOB-313", 3, (Who::Anybody, When::NotArmed), Asks::MechanismSlot, Does::Unscrew),
    trick("safety-pin", "GOB-314", 2, (Who::Anybody, When::CanBeDisarmed), Asks::AnySlot, Does::Pin),
    trick("wet-fuse", "GOB-315", 2, (Who::Anybody, When::Armed), Asks::Nothing, Does::Fuse(Fuse::Wet)),
    trick("short-fuse", "GOB-316", 2, (Who::Anybody, When::Armed), Asks::Nothing, Does::Fuse(Fuse::Short)),
    trick("tin-snips", "GOB-317", 2, (Who::Anybody, When::SomethingInPlay), Asks::Index, Does::Snip),
    trick("nuh-uh", "GOB-318", 3, (Who::Reactor, When::Always), Asks::Nothing, Does::Cancel),
    mission("mission-short-straw", "GOB-401", Mission::IsHit),
    mission("mission-clean-hands", "GOB-402", Mission::SurvivesWithoutMechanism),
    mission("mission-firestarter", "GOB-403", Mission::HasArmed),
    mission("mission-body-count", "GOB-404", Mission::TwoAreHit),
    mission("mission-last-touch", "GOB-405", Mission::IsHolder),
    mission("mission-envy", "GOB-406", Mission::RicherIsHit),
    mission("mission-magpie", "GOB-407", Mission::HasMostMechanisms),
    mission("mission-bad-neighbor", "GOB-408", Mission::LeftIsHit),
    gadget("shrapnel-pouch", "GOB-201", 2, Caught::HolderAndNeighbors),
    gadget("back-blast-pipe", "GOB-202", 2, Caught::Neighbors),
    gadget("left-hook", "GOB-203", 2, Caught::Left),
    gadget("smoke-hood", "GOB-204", 2, Caught::Others),
    gadget("magnet-coil", "GOB-205", 2, Caught::WithMechanism),
    gadget("tell-tale-wire", "GOB-206", 2, Caught::Armer),
    gadget("coin-sniffer", "GOB-207", 2, Caught::Richest),
    gadget("damp-cork", "GOB-208", 1, Caught::Nobody),
    gadget("doomsday-funnel", "GOB-209", 1, Caught::Everybody),
    kind("mechanism", "GOB-3", MECHANISMS, Face::Mechanism),
];

impl Card {
    /// A Mechanism.
    pub const MECHANISM: Card = Card(KINDS_COUNT as u8 - 1);
    /// The trick that cancels another one.
    pub const NUH_UH: Card = Card(17);

    /// All kinds, in the order of GOB-5.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + Clone {
        (0..KINDS_COUNT as u8).map(Card)
    }

    /// All kinds in the order of their names, in which lists are written (GOB-87).
    pub fn by_name() -> impl Iterator<Item = Card> + Clone {
        BY_NAME.into_iter()
    }

    /// The card's name in the protocol.
    pub fn id(self) -> &'static str {
        self.kind().id
    }

    /// The card of that name.
    pub fn from_id(id: &str) -> Option<Card> {
        Card::all().find(|card| card.id() == id)
    }

    /// The rule that describes it.
    pub fn rule(self) -> &'static str {
        self.kind().rule
    }

    /// How many there are.
    pub fn copies(self) -> u8 {
        self.kind().copies
    }

    /// What its back shows.
    pub fn back(self) -> Back {
        match self.index() {
            0..TRICK_BACKS => Back::Trick,
            TRICK_BACKS..PILE_KINDS => Back::Gadget,
            _ => Back::Mechanism,
        }
    }

    /// Its place in the order of GOB-5.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The card at that place, which has to be one.
    pub(crate) fn at(index: usize) -> Card {
        debug_assert!(index < KINDS_COUNT, "there is no such card");
        Card(index as u8)
    }

    fn kind(self) -> &'static Kind {
        &KINDS[self.index()]
    }

    /// The trick that it is.
    pub(crate) fn trick(self) -> Option<&'static Trick> {
        match &self.kind().face {
            Face::Trick(trick) => Some(trick),
            _ => None,
        }
    }

    /// The mission that it is.
    pub(crate) fn mission(self) -> Option<Mission> {
        match self.kind().face {
            Face::Mission(mission) => Some(mission),
            _ => None,
        }
    }

    /// Whom it catches as the gadget of a bomb.
    pub(crate) fn gadget(self) -> Option<Caught> {
        match self.kind().face {
            Face::Gadget(caught) => Some(caught),
            _ => None,
        }
    }

    /// What it does in play, if it is a Permanent trick.
    pub(crate) fn permanent(self) -> Option<Permanent> {
        match self.trick()?.does {
            Does::Stay(permanent) => Some(permanent),
            _ => None,
        }
    }

    /// Whether it is a trick that somebody plays, at a call or in answer to another one.
    pub fn is_trick(self) -> bool {
        self.trick().is_some()
    }

    /// Whether it is a secret mission.
    pub fn is_mission(self) -> bool {
        self.mission().is_some()
    }

    /// Whether it stays in play before its owner.
    pub fn is_permanent(self) -> bool {
        self.permanent().is_some()
    }

    /// The missions.
    pub(crate) fn missions() -> impl Iterator<Item = Card> {
        Card::all().filter(|card| card.mission().is_some())
    }
}

/// How many kinds lie in the storage and in the bin.
const PILE_KINDS: usize = TRICK_BACKS + GADGET_BACKS;

/// All kinds in the order of their names.
const BY_NAME: [Card; KINDS_COUNT] = {
    let mut cards = [Card(0); KINDS_COUNT];
    let mut len = 0;
    while len < KINDS_COUNT {
        let mut at = len;
        while at > 0 && comes_before(KINDS[len].id.as_bytes(), KINDS[cards[at - 1].0 as usize].id.as_bytes())
        {
            cards[at] = cards[at - 1];
            at -= 1;
        }
        cards[at] = Card(len as u8);
        len += 1;
    }
    cards
};

const fn comes_before(one: &[u8], another: &[u8]) -> bool {
    let mut at = 0;
    while at < one.len() && at < another.len() {
        if one[at] != another[at] {
            return one[at] < another[at];
        }
        at += 1;
    }
    one.len() < another.len()
}

impl std::fmt::Debug for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.id())
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

counted! {
    /// Cards whose order does not matter: a bag, the bin.
    pub struct Cards([u8; 36]) of Card, each in Card::all();
}

impl Cards {
    /// How many have this back.
    pub fn with_back(&self, back: Back) -> u8 {
        self.0[kinds_of(back)].iter().sum()
    }

    /// Whether one of them has this back.
    pub fn have(&self, back: Back) -> bool {
        self.0[kinds_of(back)].iter().any(|count| *count > 0)
    }

    /// How many there are of each back.
    pub fn backs(&self) -> Backs {
        let [trick, gadget, mechanism] = Back::ALL.map(|back| self.with_back(back));
        Backs { trick, gadget, mechanism }
    }

    /// Those with this back.
    pub fn only(&self, back: Back) -> Cards {
        let mut cards = Cards::NONE;
        cards.0[kinds_of(back)].copy_from_slice(&self.0[kinds_of(back)]);
        cards
    }

    /// As many of each kind as both have.
    pub(crate) fn among(&self, others: &Cards) -> Cards {
        Cards(std::array::from_fn(|at| self.0[at].min(others.0[at])))
    }

    /// The card of that number, counted in the order of GOB-5.
    pub(crate) fn nth(&self, mut at: u32) -> Option<Card> {
        let here = |(_, count): &(Card, u8)| {
            let here = at < u32::from(*count);
            at = at.saturating_sub(u32::from(*count));
            here
        };
        self.counts().find(here).map(|(card, _)| card)
    }

    /// How many there are of each kind with this back, in order.
    pub(crate) fn counts_of<const K: usize>(&self, back: Back) -> [u8; K] {
        let mut counts = [0; K];
        counts.copy_from_slice(&self.0[kinds_of(back)]);
        counts
    }

    /// As a list with repeats.
    pub(crate) fn list(&self) -> Vec<Card> {
        self.iter().collect()
    }
}

fn kinds_of(back: Back) -> std::ops::Range<usize> {
    match back {
        Back::Trick => 0..TRICK_BACKS,
        Back::Gadget => TRICK_BACKS..PILE_KINDS,
        Back::Mechanism => PILE_KINDS..KINDS_COUNT,
    }
}

/// How many cards there are of each back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[allow(missing_docs)] // The fields are those of the rules page, name for name.
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Backs {
    pub trick: u8,
    pub gadget: u8,
    pub mechanism: u8,
}
