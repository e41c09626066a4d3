//! An invented game with what Jericho does not have: seats that may speak, a clock of its own, something to remember.
//!
//! Seat 0 guards a gate; the others are merchants with a parcel each, whose number only its owner knows. The guard opens
//! a parcel (and then has to count it) or waves it on, and may call a merchant, who then owes an answer. Merchants may
//! offer coins meanwhile, so many times a round. With `seconds` a clock runs for each round, but not while the guard
//! counts; when it is up, every parcel passes. The guard remembers what it has seen.

use besace_bots::{Mind, Reason, fingerprint};
use besace_server::table::Games;
use besace_shelf::InItsBox;
use besace_table::{
    BadPosition, BadSetup, Chance, Choice, Game, Guess, Info, Listener, MAX_SEATS, Offer, Refusal, Seat,
    SeatSet, Seed, Standings, Timer, Viewer,
};
use besace_words::{Names, Sentence, Told};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// A shelf with this game and Jericho.
pub fn games() -> Games {
    Games(&[&InItsBox::<Toll>::NEW, &InItsBox::<besace_jericho_parts::Parts>::NEW])
}

const GUARD: Seat = Seat(0);
const MOST_COINS: u8 = 3;

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How often each merchant may offer in a round.
    offers: u32,
    /// How much bots like to hold back.
    patience: f32,
    /// The clock of a round; 0 for none.
    seconds: u32,
    rounds: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options { offers: 2, patience: 1.0, seconds: 0, rounds: 2 }
    }
}

#[derive(Clone, Debug, PartialEq, Hash, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    Open { seat: u8 },
    Wave { seat: u8 },
    Call { seat: u8 },
    Count,
    Answer,
    Offer { coins: u8 },
    TimeUp,
}

/// An offer of so many coins.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Coins {
    #[serde(rename = "type")]
    kind: &'static str,
    coins: Bounds,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct Bounds {
    min: u8,
    max: u8,
}

#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    Opened { seat: u8, parcel: Option<u8> },
    Waved { seat: u8 },
    Called { seat: u8 },
    Counted,
    Answered { seat: u8 },
    Offered { seat: u8, coins: u8 },
    TimeUp,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Phase {
    Gate,
    Answer(Seat),
    Count,
    Over,
}

#[derive(Clone)]
struct Merchant {
    parcel: u8,
    waits: bool,
    offers: u32,
}

#[derive(Clone)]
pub struct Toll {
    options: Options,
    chance: Chance,
    phase: Phase,
    round: u8,
    /// The guard's own place is never used.
    merchants: Vec<Merchant>,
    /// What the guard has opened, and cannot see any more.
    opened: Vec<u8>,
    offered: u32,
}

impl Toll {
    fn deal(&mut self) {
        for merchant in &mut self.merchants {
            *merchant = Merchant { parcel: self.chance.below(9) as u8 + 1, waits: true, offers: 0 };
        }
        self.merchants[GUARD.index()].waits = false;
    }

    fn go_on(&mut self) {
        self.phase = Phase::Gate;
        if self.merchants.iter().any(|merchant| merchant.waits) {
            return;
        }
        self.round += 1;
        match self.round > self.options.rounds {
            true => self.phase = Phase::Over,
            false => self.deal(),
        }
    }

    fn waiting(&self) -> impl Iterator<Item = u8> {
        (0..).zip(&self.merchants).filter(|(_, merchant)| merchant.waits).map(|(seat, _)| seat)
    }
}

impl Game for Toll {
    type Options = Options;
    type Action = Action;
    type Bounds = Coins;
    type Allowed = (Seat, Action);
    type Event = Event;
    type SeenEvent = Event;
    type View = Value;
    type Position = Value;
    type Breakdown = ();
    type Memory = Value;

    const INFO: Info = Info {
        id: "toll",
        title: "Toll",
        min_seats: 2,
        max_seats: 4,
        minutes: 5,
        by: "Nobody · Nowhere, 2026",
        choices: &[Choice::numbers("rounds", &[2, 1, 3])],
        rules_version: 1,
    };

    fn new(seats: u8, seed: Seed, options: &Options) -> Result<Toll, BadSetup> {
        let merchant = |_| Merchant { parcel: 0, waits: false, offers: 0 };
        let mut toll = Toll {
            options: options.clone(),
            chance: Chance::new(seed),
            phase: Phase::Gate,
            round: 1,
            merchants: (0..seats).map(merchant).collect(),
            opened: Vec::new(),
            offered: 0,
        };
        toll.deal();
        Ok(toll)
    }

    fn position(&self) -> Value {
        Value::Null
    }

    fn load(_position: &Value) -> Result<Toll, BadPosition> {
        Err(BadPosition::new("TOLL-1", "it is not kept"))
    }

    fn seats(&self) -> u8 {
        self.merchants.len() as u8
    }

    fn phase(&self) -> &'static str {
        match self.phase {
            Phase::Gate => "gate",
            Phase::Answer(_) => "answer",
            Phase::Count => "count",
            Phase::Over => "over",
        }
    }

    fn pending(&self) -> SeatSet {
        match self.phase {
            Phase::Gate | Phase::Count => SeatSet::one(GUARD),
            Phase::Answer(seat) => SeatSet::one(seat),
            Phase::Over => SeatSet::EMPTY,
        }
    }

    fn may(&self) -> Option<SeatSet> {
        let may = |seat: &Seat| {
            *seat != GUARD
                && matches!(self.phase, Phase::Gate | Phase::Answer(_))
                && !self.pending().contains(*seat)
                && self.merchants[seat.index()].offers < self.options.offers
        };
        Some(Seat::all(self.seats()).filter(may).collect())
    }

    fn legal(&self, seat: Seat, offers: &mut Vec<Offer<Toll>>) {
        if self.pending().contains(seat) {
            match self.phase {
                Phase::Gate => offers.extend(self.waiting().flat_map(|seat| {
                    [Action::Open { seat }, Action::Wave { seat }, Action::Call { seat }].map(Offer::Action)
                })),
                Phase::Count => offers.push(Offer::Action(Action::Count)),
                _ => offers.push(Offer::Action(Action::Answer)),
            }
        }
        if self.may().is_some_and(|may| may.contains(seat)) {
            offers.push(Offer::Bounds(Coins { kind: "offer", coins: Bounds { min: 1, max: MOST_COINS } }));
        }
    }

    fn sample(&self, _seat: Seat, bounds: &Coins, guess: &mut Guess) -> Action {
        Action::Offer { coins: 1 + guess.below(bounds.coins.max.into()) as u8 }
    }

    fn read(&self, _seat: Seat, action: &Value) -> Result<Action, Refusal> {
        Action::deserialize(action).map_err(|_| Refusal::Illegal {
            rule: "TOLL-2",
            reason: "unreadable",
            because: "it cannot be read",
        })
    }

    fn allow(&self, seat: Seat, action: &Action) -> Result<(Seat, Action), Refusal> {
        let may = self.may().is_some_and(|may| may.contains(seat));
        let waits = |seat: &u8| self.waiting().any(|waiting| waiting == *seat);
        let fits = match (action, self.phase) {
            (_, Phase::Over) => return Err(Refusal::GameOver),
            (Action::Offer { coins }, _) => may && (1..=MOST_COINS).contains(coins),
            (Action::TimeUp, _) => seat == GUARD && self.timer().is_some(),
            _ if !self.pending().contains(seat) => return Err(Refusal::NotYourTurn),
            (Action::Open { seat } | Action::Wave { seat } | Action::Call { seat }, Phase::Gate) => {
                waits(seat)
            }
            (Action::Count, Phase::Count) | (Action::Answer, Phase::Answer(_)) => true,
            _ => false,
        };
        let illegal = Refusal::Illegal { rule: "TOLL-3", reason: "not_now", because: "not now" };
        fits.then(|| (seat, action.clone())).ok_or(illegal)
    }

    fn carry_out(&mut self, (by, action): (Seat, Action), listener: &mut impl Listener<Event>) {
        match action {
            Action::Open { seat } => {
                let merchant = &mut self.merchants[usize::from(seat)];
                merchant.waits = false;
                let parcel = merchant.parcel;
                self.opened.push(parcel);
                self.phase = Phase::Count;
                listener.hear(|| Event::Opened { seat, parcel: Some(parcel) });
            }
            Action::Wave { seat } => {
                self.merchants[usize::from(seat)].waits = false;
                listener.hear(|| Event::Waved { seat });
                self.go_on();
            }
            Action::Call { seat } => {
                self.phase = Phase::Answer(Seat(seat));
                listener.hear(|| Event::Called { seat });
            }
            Action::Count => {
                listener.hear(|| Event::Counted);
                self.go_on();
            }
            Action::Answer => {
                self.phase = Phase::Gate;
                listener.hear(|| Event::Answered { seat: by.0 });
            }
            Action::Offer { coins } => {
                self.merchants[by.index()].offers += 1;
                self.offered += u32::from(coins);
                listener.hear(|| Event::Offered { seat: by.0, coins });
            }
            Action::TimeUp => {
                self.merchants.iter_mut().for_each(|merchant| merchant.waits = false);
                listener.hear(|| Event::TimeUp);
                self.go_on();
            }
        }
    }

    fn result(&self) -> Option<Standings<()>> {
        let scores = self.merchants.iter().map(|merchant| (merchant.parcel.into(), ()));
        (self.phase == Phase::Over).then(|| Standings::ranked(scores, |()| 0))
    }

    fn view(&self, viewer: Viewer) -> Value {
        let own = match viewer {
            Viewer::Seat(seat) if seat != GUARD => Some(self.merchants[seat.index()].parcel),
            _ => None,
        };
        let (phase, pending, may) = (self.phase(), self.pending(), self.may());
        json!({"game": "toll", "viewer": viewer, "phase": phase, "pending": pending, "may": may,
            "round": self.round, "offered": self.offered, "parcel": own})
    }

    fn seen(event: &Event, viewer: Viewer) -> Event {
        match event {
            Event::Opened { seat, .. } if viewer != Viewer::Seat(GUARD) => {
                Event::Opened { seat: *seat, parcel: None }
            }
            event => event.clone(),
        }
    }

    fn redeal(&self, _seat: Seat, guess: &mut Guess) -> Toll {
        Toll { chance: Chance::new(Seed::new(guess.number() >> 11).unwrap()), ..self.clone() }
    }

    fn only_play(&mut self) {}

    fn memory(&self, seat: Seat) -> Option<Value> {
        Some(json!({"opened": if seat == GUARD { self.opened.clone() } else { Vec::new() }}))
    }

    fn timer(&self) -> Option<Timer<Action>> {
        let runs = self.options.seconds > 0 && matches!(self.phase, Phase::Gate | Phase::Answer(_));
        let (span, seconds) = (self.round.into(), self.options.seconds);
        runs.then_some(Timer { span, seconds, seat: GUARD, action: Action::TimeUp })
    }
}

impl Told<Toll> for Toll {
    fn names() -> Names {
        Names::default()
    }

    fn facts() -> Value {
        Value::Null
    }

    fn question(_view: &Value, legal: &[Offer<Toll>]) -> Option<Sentence> {
        Some(Sentence::new("toll-question").with("count", legal.len()))
    }

    fn tell(event: &Event, by: Seat, _after: &Value) -> Option<Sentence> {
        (!matches!(event, Event::Counted)).then(|| Sentence::new("toll-happened").by(by))
    }

    fn ending(_standings: &Standings<()>) -> Vec<Sentence> {
        vec![Sentence::new("toll-end")]
    }
}

impl Mind for Toll {
    type Game = Toll;

    fn instinct(_world: &Toll, _seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        weights.extend(actions.iter().map(|_| 1.0));
    }

    fn patience(world: &Toll, _seat: Seat) -> f32 {
        world.options.patience
    }

    fn glimpse(_world: &Toll, _seat: Seat, action: &Action, _onlooker: Seat) -> u64 {
        fingerprint(action)
    }

    fn appraise(world: &Toll) -> [f32; MAX_SEATS] {
        let mut shares = [0.0; MAX_SEATS];
        shares[..world.merchants.len()].fill(1.0 / world.merchants.len() as f32);
        shares
    }

    fn is_beyond_horizon(world: &Toll, start: &Toll) -> bool {
        world.round > start.round
    }

    fn explain(_world: &Toll, _seat: Seat, _action: &Action) -> Vec<Reason> {
        Vec::new()
    }
}
