//! What the table holds, and the setup that lays it out.

use crate::Options;
use crate::ambush_story::AmbushTable;
use crate::cards::{Ambush, Card, Cards, Color, MISSIONS, Mission};
use crate::memory::Knowledge;
use crate::piles::{Ambushes, Pile};
use crate::play;
use crate::sure::{SPOTS, Spot};
use besace_table::{Audience, BadSetup, Chance, Game, Nobody, Seat, SeatSet, Secret, Seed, named};
use serde::{Serialize, Serializer};

/// The most seats of this game.
pub(crate) const SEATS: usize = 7;
/// How many cards each seat is dealt.
const DEALT: usize = 3;
/// The fewest cards of one kind that the sheriff takes.
pub(crate) const LEAST_DELIVERY: u8 = 3;
/// How many ambush cards are looked at for one that is laid.
pub(crate) const AMBUSHES_SEEN: usize = 2;

/// A whole game of Nottingham.
#[derive(Clone)]
pub struct Nottingham {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    pub(crate) phase: Phase,
    pub(crate) turn: Seat,
    /// 0 in the city, then the number of his space, at last one beyond the track.
    pub(crate) sheriff: u8,
    /// The turned-up card while it lies on the table. While it is used, it says what for.
    pub(crate) shown: Option<Card>,
    /// Whom a theft, a robbery or a raid is turned against.
    pub(crate) target: Option<Seat>,
    /// Who is asked, where one seat is asked after the other: in a barter and in an ambush window.
    pub(crate) asked: Option<Seat>,
    pub(crate) delivery: Option<Delivery>,
    pub(crate) places: [Place; SEATS],
    pub(crate) draw: Secret<Pile>,
    pub(crate) discard: Secret<Cards>,
    pub(crate) ambush_pile: Secret<Ambushes>,
    /// The two ambush cards that the turn's seat chooses from.
    pub(crate) drawn: Secret<Ambushes>,
    pub(crate) missions: Missions,
    pub(crate) chance: Chance,
    /// What the seats have seen of hidden cards.
    pub(crate) known: Knowledge,
}

/// What belongs to one seat.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    pub(crate) color: Color,
    pub(crate) hand: Secret<Cards>,
    pub(crate) loot: Secret<Cards>,
    /// The part of the loot that everybody saw being delivered: all that came since the game was set up or loaded.
    pub(crate) loot_seen: Cards,
    /// Each with a gold card under it.
    pub(crate) ambushes: Secret<Ambushes>,
    /// What the seat has offered or chosen to give away, still in the hand. Offers are open from the moment when they
    /// are turned up.
    pub(crate) answer: Secret<Option<Cards>>,
}

/// Cards of one kind that lie open before the sheriff.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Delivery {
    pub(crate) object: Card,
    pub(crate) count: u8,
}

named! {
    /// What kind of decision is due.
    pub enum Phase {
        /// The turn's seat takes the shown card or uses it.
        Choose = "choose",
        /// The target wards an attack off or lets it come.
        Defend = "defend",
        /// The attacker picks a card of the hand that it sees.
        Pick = "pick",
        /// Everybody who can offers a card for the coin, hidden.
        BuyOffers = "buy-offers",
        /// The turn's seat takes one of the offers or none.
        BuyChoose = "buy-choose",
        /// One after the other offers cards for the chest, openly.
        BarterOffers = "barter-offers",
        /// The turn's seat takes one of the offers.
        BarterChoose = "barter-choose",
        /// The turn's seat keeps one of two ambush cards.
        AmbushChoose = "ambush-choose",
        /// The turn's seat may hand something to the sheriff.
        Deliver = "deliver",
        /// One after the other may spring an ambush on it.
        AmbushWindow = "ambush-window",
        /// Everybody with too many cards gives some away, hidden.
        Purge = "purge",
        /// The game is over.
        Over = "over",
    }
}

impl Phase {
    /// Whether everybody sees what was offered.
    pub(crate) fn offers_lie_open(self) -> bool {
        matches!(self, Phase::BuyChoose | Phase::BarterOffers | Phase::BarterChoose)
    }
}

/// The setup of NOT-10 to NOT-15.
pub(crate) fn new(seats: u8, seed: Seed, options: &Options) -> Result<Nottingham, BadSetup> {
    Nottingham::INFO.check_seats(seats)?;
    let mut chance = Chance::new(seed);
    let turn = options.first_player.choose(seats, &mut chance)?;
    let mut draw = Pile::of(Cards::BOX.iter(), Card::Coin);
    chance.shuffle(&mut draw);
    let mut places = Place::row();
    for place in &mut places[..usize::from(seats)] {
        let dealt = std::iter::from_fn(|| draw.pop()).take(DEALT);
        *place.hand.for_rules_mut() = dealt.collect();
    }
    let mut ambushes: Vec<Ambush> =
        ambush_cards(options, places[..usize::from(seats)].iter().map(|place| place.color)).collect();
    chance.shuffle(&mut ambushes);
    let mut ambush_pile = Ambushes::EMPTY;
    ambushes.into_iter().for_each(|card| ambush_pile.push(card, SeatSet::EMPTY));
    let ambushes = AmbushTable::new(&places, &Ambushes::EMPTY, &ambush_pile);
    let known = Knowledge::none(spot_sizes(&places, &draw, &Cards::NONE), ambushes);
    let mut game = Nottingham {
        options: *options,
        seats,
        phase: Phase::Choose,
        turn,
        sheriff: 0,
        shown: None,
        target: None,
        asked: None,
        delivery: None,
        places,
        draw: Secret::unseen(draw),
        discard: Secret::unseen(Cards::NONE),
        ambush_pile: Secret::unseen(ambush_pile),
        drawn: Secret::unseen(Ambushes::EMPTY),
        missions: Missions::default(),
        chance,
        known,
    };
    // NOT-15: the first turn opens by itself.
    play::open_turn(&mut game, &mut Nobody);
    Ok(game)
}

pub(crate) fn seats(game: &Nottingham) -> u8 {
    game.seats
}

pub(crate) fn phase(game: &Nottingham) -> &'static str {
    game.phase.id()
}

pub(crate) fn pending(game: &Nottingham) -> SeatSet {
    match game.phase {
        Phase::Over => SeatSet::EMPTY,
        Phase::BuyOffers | Phase::Purge => Seat::all(game.seats).filter(|seat| game.owes(*seat)).collect(),
        // Asked for at every step of a search: no need to go round the table.
        Phase::Defend => game.target.map_or(SeatSet::EMPTY, SeatSet::one),
        Phase::BarterOffers | Phase::AmbushWindow => game.asked.map_or(SeatSet::EMPTY, SeatSet::one),
        _ => SeatSet::one(game.turn),
    }
}

impl Nottingham {
    /// The places in use, in seat order.
    pub(crate) fn places(&self) -> &[Place] {
        &self.places[..usize::from(self.seats)]
    }

    pub(crate) fn place(&self, seat: Seat) -> &Place {
        &self.places[seat.index()]
    }

    pub(crate) fn place_mut(&mut self, seat: Seat) -> &mut Place {
        &mut self.places[seat.index()]
    }

    pub(crate) fn hand_of(&self, seat: Seat) -> &Cards {
        self.place(seat).hand.for_rules()
    }

    pub(crate) fn hand_mut(&mut self, seat: Seat) -> &mut Cards {
        self.place_mut(seat).hand.for_rules_mut()
    }

    pub(crate) fn answer_of(&self, seat: Seat) -> Option<&Cards> {
        self.place(seat).answer.for_rules().as_ref()
    }

    /// The other seats, clockwise from the left of this one.
    pub(crate) fn others_clockwise(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats;
        std::iter::successors(Some(seat.left(seats)), move |next| Some(next.left(seats)))
            .take_while(move |next| *next != seat)
    }

    /// What this seat could offer for the shown coin or chest: everything that is not one itself (NOT-45, NOT-58).
    pub(crate) fn offerable(&self, seat: Seat) -> Cards {
        match self.shown {
            Some(card) => self.hand_of(seat).without_kind(card),
            None => Cards::NONE,
        }
    }

    /// How many cards the seat has above the number of the sheriff's space (NOT-80, NOT-81).
    pub(crate) fn excess(&self, seat: Seat) -> u8 {
        let number = self.options.track.number(self.sheriff);
        number.map_or(0, |number| (self.hand_of(seat).len() as u8).saturating_sub(number))
    }

    /// Whether the seat's hand lies open to all for as long as the action goes on: raided, or shown because it has
    /// nothing to offer (NOT-40, NOT-46, NOT-59).
    pub(crate) fn hand_lies_open(&self, seat: Seat) -> bool {
        let has_shown =
            || seat != self.turn && !self.hand_of(seat).is_empty() && self.offerable(seat).is_empty();
        match self.phase {
            Phase::Pick => self.shown == Some(Card::Jewels) && self.target == Some(seat),
            Phase::BuyOffers | Phase::BuyChoose | Phase::BarterChoose => has_shown(),
            Phase::BarterOffers => {
                self.asked.is_some_and(|asked| self.comes_before(seat, asked)) && has_shown()
            }
            _ => false,
        }
    }

    /// A hand as the action that is going on shows it: to the robber while he picks a card (NOT-39), to all where it lies
    /// open, else to nobody.
    pub(crate) fn hand_on_show(&self, seat: Seat) -> Secret<Cards> {
        let is_robbed = self.phase == Phase::Pick && self.target == Some(seat);
        let audience = match self.hand_lies_open(seat) {
            true => Audience::Everybody,
            false if is_robbed => self.turn.into(),
            false => Audience::NOBODY,
        };
        Secret::of(audience, *self.hand_of(seat))
    }

    /// Whether the seat's place, clockwise from the turn's left, comes before the other's.
    pub(crate) fn comes_before(&self, seat: Seat, other: Seat) -> bool {
        self.others_clockwise(self.turn).take_while(|next| *next != other).any(|next| next == seat)
    }

    /// After the end everything but the order of the piles is open (NOT-87), and so everybody is sure of it.
    pub(crate) fn open_everything(&mut self) {
        let everybody = SeatSet::all(self.seats);
        for (seat, place) in (0..).map(Seat).zip(&mut self.places) {
            place.hand.open();
            self.known.shown(Spot::hand(seat), place.hand.for_rules());
            place.loot.open();
            place.loot_seen = *place.loot.for_rules();
            place.ambushes.open();
            place.ambushes.for_rules_mut().show_to(everybody);
        }
        self.discard.open();
        self.known.shown(Spot::DISCARD, self.discard.for_rules());
        self.known.tell_no_more();
    }

    /// Whether the seat owes a decision; false for one that the table does not have.
    pub(crate) fn owes(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Choose
            | Phase::Pick
            | Phase::BuyChoose
            | Phase::BarterChoose
            | Phase::AmbushChoose
            | Phase::Deliver => seat == self.turn,
            Phase::Defend => self.target == Some(seat),
            Phase::BarterOffers | Phase::AmbushWindow => self.asked == Some(seat),
            Phase::BuyOffers => {
                seat.0 < self.seats
                    && seat != self.turn
                    && self.answer_of(seat).is_none()
                    && !self.offerable(seat).is_empty()
            }
            Phase::Purge => seat.0 < self.seats && self.answer_of(seat).is_none() && self.excess(seat) > 0,
            Phase::Over => false,
        }
    }
}

/// How many cards lie in each spot; everybody can count them.
pub(crate) fn spot_sizes(places: &[Place; SEATS], draw: &Pile, discard: &Cards) -> [u8; SPOTS] {
    let mut sizes = [0; SPOTS];
    for (size, place) in sizes.iter_mut().zip(places) {
        *size = place.hand.for_rules().len() as u8;
    }
    sizes[Spot::DRAW.index()] = draw.len() as u8;
    sizes[Spot::DISCARD.index()] = discard.len() as u8;
    sizes
}

/// The ambush cards of a table with these colours: the options' pairs, then a card for each colour (NOT-2, NOT-12).
pub(crate) fn ambush_cards(
    options: &Options,
    colors: impl Iterator<Item = Color>,
) -> impl Iterator<Item = Ambush> {
    options.ambush_pairs.cards().into_iter().chain(colors.map(Ambush::of_color))
}

impl Place {
    pub(crate) fn empty(seat: Seat, color: Color) -> Place {
        Place {
            color,
            hand: Secret::of(seat, Cards::NONE),
            loot: Secret::of(seat, Cards::NONE),
            loot_seen: Cards::NONE,
            ambushes: Secret::of(seat, Ambushes::EMPTY),
            answer: Secret::of(seat, None),
        }
    }

    /// An empty place for every seat, with the colours of NOT-10.
    pub(crate) fn row() -> [Place; SEATS] {
        std::array::from_fn(|seat| Place::empty(Seat(seat as u8), Color::ALL[seat]))
    }
}

/// Who has done which mission. On the wire each mission's owners, in the order in which they did it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "{ [mission in Mission]: Array<Seat> }"))]
pub struct Missions([[Option<Seat>; Missions::OWNERS]; MISSIONS]);

impl Missions {
    /// How many seats can do one mission.
    pub(crate) const OWNERS: usize = 2;
    /// How many mission cards there are.
    pub(crate) const CARDS: usize = Missions::OWNERS * MISSIONS;

    /// The mission's owners in the order in which they did it.
    pub fn owners(&self, mission: Mission) -> impl Iterator<Item = Seat> {
        self.0[mission.index()].into_iter().flatten()
    }

    /// How many owners it has.
    pub fn count(&self, mission: Mission) -> usize {
        self.owners(mission).count()
    }

    /// Whether the seat has done the mission.
    pub fn is_done_by(&self, mission: Mission, seat: Seat) -> bool {
        self.0[mission.index()].contains(&Some(seat))
    }

    /// Whether the seat can still do the mission: it has not, and fewer than two have (NOT-67).
    pub fn is_free_for(&self, mission: Mission, seat: Seat) -> bool {
        self.0[mission.index()][Missions::OWNERS - 1].is_none() && self.0[mission.index()][0] != Some(seat)
    }

    /// How many mission cards are taken.
    pub fn taken(&self) -> usize {
        self.0.as_flattened().iter().flatten().count()
    }

    /// Adds an owner, where there is still room for one.
    pub(crate) fn add(&mut self, mission: Mission, seat: Seat) {
        if let Some(free) = self.0[mission.index()].iter_mut().find(|owner| owner.is_none()) {
            *free = Some(seat);
        }
    }
}

impl Serialize for Missions {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let owners = |mission| self.owners(mission).collect::<Vec<_>>();
        serializer.collect_map(Mission::ALL.into_iter().map(|mission| (mission, owners(mission))))
    }
}
