//! A small invented game with everything that makes the checks work: sealed bids, a hidden burial, private draws,
//! seats that may cheer within bounds, and a coin tossed by chance. An option names the one way in which it is broken.
//!
//! Cards 1 to 16, three in each hand. All seal a bid; the highest earns a coin, buries a card face down and draws
//! two; the others may cheer meanwhile, once each, and draw one. Then a seat chosen by chance finds a coin.

use crate::*;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

/// The one way in which a game is broken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub enum Flaw {
    #[default]
    Honest,
    LosesACard,
    ForgetsChance,
    PlaysOtherwise,
    RemindsOfThePast,
    HasAClock,
    ListsTooMuch,
    ListsTooLittle,
    TakesTooMuch,
    RefusalChanges,
    AnybodySpeaks,
    OrderMatters,
    ShowsSealed,
    ShowsBuried,
    LeakyView,
    LeakyRefusal,
    LeaksToSpectators,
    LeakyDraw,
    ShowsMore,
    OpensTooMuch,
    LazyRedeal,
    KeepsAPlace,
    KeepsASort,
    PeekingRedeal,
    ForgetfulRedeal,
    BiasedRedeal,
    ImaginesOneWorld,
    NeverEnds,
    WrongRanks,
    WrongScores,
    LeakyScores,
    UndoesASealedBid,
    UndoesADraw,
    LeakyUndo,
}

use Flaw::*;

const CARDS: u8 = 16;
const ROUNDS: u8 = 2;
const CHEERS: u8 = 3;

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    pub flaw: Flaw,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    Seal { card: u8 },
    Bury { card: u8 },
    Cheer { times: u8 },
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Cheers {
    #[serde(rename = "type")]
    kind: &'static str,
    pub times: Range,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Range {
    min: u8,
    pub max: u8,
}

events! {
    /// A bid lies face down.
    Sealed { seat: u8, card: u8 [for to]; unsaid to: Audience },
    /// The bids lie open, and the pile's next card, as ever, shows nobody its face.
    Shown { cards: Vec<u8> [opens], next: Option<u8> [for to]; unsaid to: Audience },
    /// A seat cheers.
    Cheered { seat: u8, times: u8 },
    /// A card is under the ground.
    Buried { seat: u8, card: u8 [for to]; unsaid to: Audience },
    /// A card was drawn.
    Drew { seat: u8, card: u8 [for to; opens for new_to]; unsaid to: Audience, new_to: Audience },
    /// Chance has it that a seat finds a coin.
    Found { seat: u8 [opens] },
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct Place {
    hand: Vec<u8>,
    sealed: Option<u8>,
    coins: i32,
    cheered: bool,
}

/// A card under the ground, and who buried it.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Grave {
    by: u8,
    card: u8,
}

#[derive(Debug, Serialize, Deserialize)]
pub struct Auction {
    options: Options,
    #[serde(serialize_with = "Chance::in_position")]
    rng: Chance,
    round: u8,
    /// Who has to bury a card; while bids are sealed, nobody.
    turn: Option<u8>,
    seats: Vec<Place>,
    buried: Vec<Grave>,
    draw: Vec<u8>,
    gone: Vec<u8>,
    /// The number of refusals, in a game that they change; 0 in all others.
    trace: AtomicU32,
    /// What each seat was reminded of when the world began to be only played, in a game that goes on telling it.
    #[serde(skip)]
    past: Option<Vec<usize>>,
}

impl Clone for Auction {
    fn clone(&self) -> Self {
        Auction {
            options: self.options.clone(),
            rng: self.rng,
            round: self.round,
            turn: self.turn,
            seats: self.seats.clone(),
            buried: self.buried.clone(),
            draw: self.draw.clone(),
            gone: self.gone.clone(),
            trace: AtomicU32::new(self.trace.load(Relaxed)),
            past: self.past.clone(),
        }
    }
}

impl Auction {
    fn over(&self) -> bool {
        self.round > ROUNDS
    }

    /// The largest number of cheers of a seat now, where it may cheer at all.
    fn cheers(&self, seat: Seat) -> Option<u8> {
        self.may().unwrap().contains(seat).then_some(CHEERS)
    }

    /// Who sees something: these, or everybody in a game with this flaw.
    fn shown_by(&self, flaw: Flaw, to: impl Into<Audience>) -> Audience {
        if self.options.flaw == flaw { Audience::Everybody } else { to.into() }
    }

    fn draw_for(&mut self, seat: u8, listener: &mut impl Listener<Event>) {
        let new_to = self.shown_by(OpensTooMuch, Seat(seat));
        let to = self.shown_by(LeakyDraw, new_to);
        if let Some(card) = self.draw.pop() {
            let hand = &mut self.seats[usize::from(seat)].hand;
            hand.push(card);
            hand.sort();
            listener.hear(|| Event::Drew { seat, card, to, new_to });
        }
    }

    fn open_bids(&mut self, listener: &mut impl Listener<Event>) {
        let bids: Vec<u8> = self.seats.iter_mut().map(|place| place.sealed.take().unwrap()).collect();
        let best = (0..).zip(&bids).max_by_key(|(_, card)| **card).unwrap().0;
        for (place, bid) in self.seats.iter_mut().zip(&bids) {
            place.hand.retain(|card| card != bid);
        }
        self.seats[usize::from(best)].coins += 1;
        self.gone.extend(&bids);
        self.turn = Some(best);
        let (next, to) = (self.draw.last().copied(), self.shown_by(ShowsMore, Audience::NOBODY));
        listener.hear(|| Event::Shown { cards: bids, next, to });
    }

    fn end_round(&mut self, listener: &mut impl Listener<Event>) {
        for seat in 0..self.seats.len() as u8 {
            self.draw_for(seat, listener);
        }
        let lucky = self.rng.below(self.seats.len() as u32) as u8;
        self.seats[usize::from(lucky)].coins += 1;
        listener.hear(|| Event::Found { seat: lucky });
        self.turn = None;
        self.round += 1;
        self.seats.iter_mut().for_each(|place| place.cheered = false);
    }

    fn refusal(&self, seat: Seat, action: &Action) -> Option<Refusal> {
        let refusal = self.against(seat, action);
        if refusal.is_some() && self.options.flaw == RefusalChanges {
            self.trace.fetch_add(1, Relaxed);
        }
        refusal
    }

    /// What the rules say against it.
    fn against(&self, seat: Seat, action: &Action) -> Option<Refusal> {
        let illegal = |because| Some(Refusal::Illegal { rule: "A-1", reason: "no", because });
        let hand = &self.seats[seat.index()].hand;
        match *action {
            _ if self.over() => Some(Refusal::GameOver),
            Action::Cheer { times } => match self.cheers(seat) {
                Some(most) if (1..=most).contains(&times) || self.options.flaw == TakesTooMuch => None,
                _ => illegal("not now, or not so often"),
            },
            _ if self.options.flaw == AnybodySpeaks && self.turn.is_some() => None,
            _ if !self.pending().contains(seat) => Some(Refusal::NotYourTurn),
            Action::Seal { card } | Action::Bury { card } if !hand.contains(&card) => {
                let elsewhere = self.seats.iter().any(|place| place.hand.contains(&card));
                illegal(if self.options.flaw == LeakyRefusal && elsewhere {
                    "another has it"
                } else {
                    "you do not have it"
                })
            }
            Action::Seal { .. } if self.turn.is_some() => illegal("not now"),
            Action::Bury { .. } if self.turn.is_none() => illegal("not now"),
            _ => None,
        }
    }
}

/// An action that was allowed, and whose it is.
pub struct Allowed(u8, Action);

impl Game for Auction {
    type Options = Options;
    type Action = Action;
    type Bounds = Cheers;
    type Allowed = Allowed;
    type Event = Event;
    type SeenEvent = SeenEvent;
    type View = Value;
    type Position = Value;
    type Breakdown = ();

    const INFO: Info = Info {
        id: "auction",
        title: "Auction",
        min_seats: 2,
        max_seats: 3,
        minutes: 5,
        by: "Nobody · Nowhere, 2026",
        choices: &[],
        rules_version: 3,
    };
    /// By the second version everybody begins with a coin. The first has been dropped.
    const OLDER_RULES: &'static [u32] = &[2];

    fn new(seats: u8, seed: Seed, options: &Options) -> Result<Self, BadSetup> {
        Auction::new_by(Auction::INFO.rules_version, seats, seed, options)
    }

    fn new_by(version: u32, seats: u8, seed: Seed, options: &Options) -> Result<Self, BadSetup> {
        let coins = i32::from(version == 2);
        let mut rng = Chance::new(seed);
        let mut draw: Vec<u8> = (1..=CARDS).collect();
        rng.shuffle(&mut draw);
        let place = |_| {
            let mut hand = draw.split_off(draw.len() - 3);
            hand.sort();
            Place { hand, sealed: None, coins, cheered: false }
        };
        let places = (0..seats).map(place).collect();
        let (buried, gone) = (vec![], vec![]);
        Ok(Auction {
            options: options.clone(),
            rng,
            round: 1,
            turn: None,
            seats: places,
            buried,
            draw,
            gone,
            trace: AtomicU32::new(0),
            past: None,
        })
    }

    fn position(&self) -> Value {
        static CLOCK: AtomicU32 = AtomicU32::new(0);
        let mut position = serde_json::to_value(self).unwrap();
        if self.options.flaw == ForgetsChance {
            position["rng"] = json!("seed:1");
        }
        if self.options.flaw == HasAClock {
            position["clock"] = json!(CLOCK.fetch_add(1, Relaxed));
        }
        position
    }

    fn load(position: &Value) -> Result<Self, BadPosition> {
        let game = Self::deserialize(position).map_err(|error| BadPosition::new("A-9", error.to_string()))?;
        let buried = game.buried.iter().map(|grave| &grave.card);
        let mut cards: Vec<u8> =
            game.seats.iter().flat_map(|place| &place.hand).chain(buried).copied().collect();
        cards.extend(game.draw.iter().chain(&game.gone));
        cards.sort();
        BadPosition::unless(cards.into_iter().eq(1..=CARDS), "A-9", "every card is somewhere")?;
        Ok(game)
    }

    fn seats(&self) -> u8 {
        self.seats.len() as u8
    }

    fn phase(&self) -> &'static str {
        match self.turn {
            _ if self.over() => "over",
            Some(_) => "bury",
            None => "seal",
        }
    }

    fn pending(&self) -> SeatSet {
        match self.turn {
            _ if self.over() => SeatSet::EMPTY,
            Some(turn) => SeatSet::one(Seat(turn)),
            None => {
                Seat::all(self.seats()).filter(|seat| self.seats[seat.index()].sealed.is_none()).collect()
            }
        }
    }

    fn may(&self) -> Option<SeatSet> {
        let may = |seat: &Seat| {
            self.turn.is_some_and(|turn| turn != seat.0) && !self.seats[seat.index()].cheered && !self.over()
        };
        Some(Seat::all(self.seats()).filter(may).collect())
    }

    fn legal(&self, seat: Seat, offers: &mut Vec<Offer<Self>>) {
        if let Some(max) = self.cheers(seat) {
            offers.push(Offer::Bounds(Cheers { kind: "cheer", times: Range { min: 1, max } }));
        }
        if !self.pending().contains(seat) {
            return;
        }
        let mut cards = self.seats[seat.index()].hand.clone();
        if self.options.flaw == ListsTooMuch {
            cards.push(CARDS + 1);
        }
        if self.options.flaw == ListsTooLittle {
            cards.pop();
        }
        let action = |card| if self.turn.is_some() { Action::Bury { card } } else { Action::Seal { card } };
        offers.extend(cards.into_iter().map(action).map(Offer::Action));
    }

    fn sample(&self, _seat: Seat, bounds: &Cheers, guess: &mut Guess) -> Option<Action> {
        let Range { min, max } = bounds.times;
        Some(Action::Cheer { times: min + guess.below(u32::from(max - min) + 1) as u8 })
    }

    fn read(&self, seat: Seat, action: &Value) -> Result<Action, Refusal> {
        let action: Action =
            Action::deserialize(action).map_err(|_| Refusal::BadRequest("it is no action".into()))?;
        self.refusal(seat, &action).map_or(Ok(action), Err)
    }

    fn allow(&self, seat: Seat, action: &Action) -> Result<Allowed, Refusal> {
        self.refusal(seat, action).map_or_else(|| Ok(Allowed(seat.0, action.clone())), Err)
    }

    fn carry_out(&mut self, Allowed(seat, action): Allowed, listener: &mut impl Listener<Event>) {
        let own = Seat(seat);
        let (sealed_to, buried_to) = (self.shown_by(ShowsSealed, own), self.shown_by(ShowsBuried, own));
        let place = &mut self.seats[usize::from(seat)];
        match action {
            Action::Seal { card } => {
                place.sealed = Some(card);
                listener.hear(|| Event::Sealed { seat, card, to: sealed_to });
                if self.pending().is_empty() {
                    self.open_bids(listener);
                    if self.options.flaw == OrderMatters {
                        self.turn = Some(seat);
                    }
                }
            }
            Action::Cheer { times } => {
                place.cheered = true;
                listener.hear(|| Event::Cheered { seat, times });
            }
            Action::Bury { .. } if self.options.flaw == NeverEnds => {}
            Action::Bury { card } => {
                place.hand.retain(|held| *held != card);
                if self.options.flaw != LosesACard {
                    self.buried.push(Grave { by: seat, card });
                }
                listener.hear(|| Event::Buried { seat, card, to: buried_to });
                self.draw_for(seat, listener);
                self.end_round(listener);
            }
        }
    }

    fn result(&self) -> Option<Standings<()>> {
        self.over().then(|| {
            let mut result = Standings::ranked(self.seats.iter().map(|place| (place.coins, ())), |()| 0);
            if self.options.flaw == WrongRanks {
                result.seats.iter_mut().for_each(|standing| standing.rank += 1);
            }
            result
        })
    }

    fn scores(&self) -> Vec<i32> {
        let score = |place: &Place| match self.options.flaw {
            WrongScores => place.coins + 1,
            LeakyScores if !self.over() => place.coins + i32::from(place.hand.contains(&CARDS)),
            _ => place.coins,
        };
        self.seats.iter().map(score).collect()
    }

    fn view(&self, viewer: Viewer) -> Value {
        let own = |seat: u8| viewer.is(Seat(seat));
        let place = |(seat, place): (u8, &Place)| {
            json!({
                "hand": own(seat).then_some(&place.hand),
                "hand_count": place.hand.len(),
                "sealed": place.sealed.filter(|_| own(seat)),
                "coins": place.coins,
                "cheered": place.cheered,
            })
        };
        let mut view = json!({
            "round": self.round,
            "turn": self.turn,
            "seats": (0..).zip(&self.seats).map(place).collect::<Vec<_>>(),
            "buried_count": self.buried.len(),
            "draw_count": self.draw.len(),
            "gone": self.gone,
        });
        if self.options.flaw == LeakyView
            || (self.options.flaw == LeaksToSpectators && viewer == Viewer::Spectator)
        {
            view["next"] = json!(self.draw.last());
        }
        view
    }

    fn seen(event: &Event, viewer: Viewer) -> SeenEvent {
        event.seen(viewer)
    }

    fn only_play(&mut self) {
        if self.options.flaw == PlaysOtherwise {
            self.buried.clear();
        }
        if self.options.flaw == RemindsOfThePast {
            self.past = Seat::all(self.seats()).map(|seat| self.memory(seat)).collect();
        }
    }

    type Memory = usize;

    /// How many cards the seat has buried.
    fn memory(&self, seat: Seat) -> Option<usize> {
        let now = || self.buried.iter().filter(|grave| grave.by == seat.0).count();
        Some(self.past.as_ref().map_or_else(now, |past| past[seat.index()]))
    }

    const UNDOES: bool = true;

    /// A cheer, which everybody has heard.
    fn can_undo(&self, seat: Seat, action: &Action, after: &Self) -> bool {
        match (self.options.flaw, action) {
            (UndoesASealedBid, Action::Seal { .. }) => after.turn.is_none(),
            (UndoesADraw, Action::Bury { .. }) => !after.over(),
            (LeakyUndo, Action::Cheer { .. }) => self.seats[seat.index()].hand.iter().sum::<u8>() % 2 == 0,
            (_, Action::Cheer { .. }) => true,
            _ => false,
        }
    }

    crate::contents! {
        without: timer, outcome, teams;
    }

    fn redeal(&self, seat: Seat, guess: &mut Guess) -> Self {
        let mut world = self.clone();
        if self.options.flaw == LazyRedeal {
            return world;
        }
        if self.options.flaw == PeekingRedeal {
            let next = &self.seats[seat.left(self.seats()).index()].hand;
            next.iter().take(1).for_each(|card| (0..*card).for_each(|_| _ = guess.number()));
        }
        world.rng = guess.chance();
        let others = || (0..).zip(&self.seats).filter(|(other, _)| *other != seat.0).map(|(_, place)| place);
        let mut pool: Vec<u8> = self.draw.clone();
        pool.extend(others().flat_map(|place| &place.hand));
        let is_hidden = |grave: &Grave| grave.by != seat.0 || self.options.flaw == ForgetfulRedeal;
        pool.extend(self.buried.iter().filter(|grave| is_hidden(grave)).map(|grave| grave.card));
        pool.sort();
        if self.options.flaw != ImaginesOneWorld {
            guess.shuffle(&mut pool);
        }
        if self.options.flaw == BiasedRedeal {
            let mut other = pool.clone();
            guess.shuffle(&mut other);
            pool = pool.max(other);
            pool.reverse();
        }
        for grave in world.buried.iter_mut().filter(|grave| is_hidden(grave)) {
            grave.card = pool.pop().unwrap();
        }
        for (other, place) in (0..).zip(&mut world.seats) {
            if other != seat.0 {
                place.hand = pool.split_off(pool.len() - place.hand.len());
                place.hand.sort();
                let any = |_| place.hand[guess.below(place.hand.len() as u32) as usize];
                place.sealed = place.sealed.map(any);
            }
        }
        world.draw = pool;
        match self.options.flaw {
            KeepsAPlace => world.keep(self, |at, _| at == 0),
            KeepsASort => world.keep(self, |_, card| card == CARDS),
            _ => {}
        }
        world
    }
}

impl Auction {
    /// Exchanges two cards, wherever they lie.
    fn exchange(&mut self, one: u8, another: u8) {
        let hands = self.seats.iter_mut().flat_map(|place| place.hand.iter_mut().chain(&mut place.sealed));
        let buried = self.buried.iter_mut().map(|grave| &mut grave.card);
        for card in hands.chain(buried).chain(&mut self.draw) {
            *card = match *card {
                card if card == one => another,
                card if card == another => one,
                card => card,
            };
        }
        self.seats.iter_mut().for_each(|place| place.hand.sort());
    }

    /// Leaves some of the draw pile's cards where they truly lie.
    fn keep(&mut self, truth: &Auction, kept: impl Fn(usize, u8) -> bool) {
        for (at, card) in truth.draw.iter().copied().enumerate().filter(|(at, card)| kept(*at, *card)) {
            self.exchange(card, self.draw[at]);
        }
    }
}
