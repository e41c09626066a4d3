//! An invented game with what the template does not have, for it would make the template a long read: seats that may
//! speak, a clock of its own, something to remember, badges that seats choose, as many rounds as a test wants, and bots that
//! think for as long as a test wants.
//!
//! Seat 0 guards a gate; the others are merchants with a parcel each, whose number only its owner knows. The guard opens
//! a parcel (and then has to count it) or waves it on, and may call a merchant, who then owes an answer. Merchants may
//! offer coins meanwhile, so many times a round. With `seconds` a clock runs for each round, but not while the guard
//! counts; when it is up, every parcel passes. The guard remembers what it has seen.

use besace_bots::{Mind, Reason, fingerprint};
use besace_server::entry::{Entry, MadeTable, Person};
use besace_server::storage::Row;
use besace_server::table::Games;
use besace_shelf::{InItsBox, Shelved, TEMPLATE};
use besace_table::{
    BadPosition, BadSetup, Chance, Game, GameOption, Guess, Info, Listener, MAX_SEATS, Never, Offer, Refusal,
    Seat, SeatSet, Seed, Standings, Timer, Viewer,
};
use besace_words::{Language, Names, Sentence, Told};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::{Condvar, LazyLock, Mutex};
use std::thread::ThreadId;

/// A shelf with this game, the template, and the games whose actions are dear.
pub fn games() -> Games {
    static GAMES: LazyLock<Vec<&'static dyn Shelved>> = LazyLock::new(|| {
        let dear = besace_shelf::games().iter().copied().filter(|game| game.is_dear());
        [&InItsBox::<Customs>::NEW as &dyn Shelved, TEMPLATE].into_iter().chain(dear).collect()
    });
    Games(&GAMES)
}

/// The log of a table of this game at which three people have begun to play at this time.
pub fn begun(options: Value, at: u64) -> Vec<Row> {
    let customs = games().find("customs").expect("it is on this shelf").info();
    let made = MadeTable { undo: true, ..MadeTable::private(customs, options, 3, Person(1)) };
    let mut entries = vec![Entry::Made(Box::new(made))];
    entries.extend((0..3).map(|seat| Entry::Sat { seat, person: Person(seat.into()), name: "Ann".into() }));
    entries.push(Entry::Started { seed: 1 });
    (1..).zip(entries).map(|(number, entry)| Row { number, at, request: None, entry }).collect()
}

const GUARD: Seat = Seat(0);
pub const MOST_COINS: u8 = 3;
const OLD_MOST_COINS: u8 = 1;

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
    /// What each seat wears; none where nobody has named them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    badges: Vec<String>,
    /// Behind which of the test's doors bots think; none where it is 0.
    door: u32,
}

impl Default for Options {
    fn default() -> Options {
        Options { offers: 2, patience: 1.0, seconds: 0, rounds: 2, badges: Vec::new(), door: 0 }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
pub struct Customs {
    options: Options,
    /// By the rules by which this game is played.
    most_coins: u8,
    chance: Chance,
    phase: Phase,
    round: u8,
    /// The guard's own place is never used.
    merchants: Vec<Merchant>,
    /// What the guard has opened, and cannot see any more.
    opened: Vec<u8>,
    offered: u32,
}

impl Customs {
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

impl Game for Customs {
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
        id: "customs",
        title: "Customs",
        min_seats: 2,
        max_seats: 4,
        minutes: 5,
        by: "Nobody · Nowhere, 2026",
        choices: &[
            GameOption::numbers("rounds", &[2, 1, 3]),
            GameOption::per_seat("badges", &["star", "key", "owl", "bell"]),
        ],
        rules_version: 3,
    };
    /// By the second version an offer had fewer coins. The first has been dropped.
    const OLDER_RULES: &'static [u32] = &[2];

    fn new(seats: u8, seed: Seed, options: &Options) -> Result<Customs, BadSetup> {
        Customs::new_by(Customs::INFO.rules_version, seats, seed, options)
    }

    fn new_by(version: u32, seats: u8, seed: Seed, options: &Options) -> Result<Customs, BadSetup> {
        Door(options.door).note_thread();
        let merchant = |_| Merchant { parcel: 0, waits: false, offers: 0 };
        let mut game = Customs {
            most_coins: if version == 2 { OLD_MOST_COINS } else { MOST_COINS },
            options: options.clone(),
            chance: Chance::new(seed),
            phase: Phase::Gate,
            round: 1,
            merchants: (0..seats).map(merchant).collect(),
            opened: Vec::new(),
            offered: 0,
        };
        game.deal();
        Ok(game)
    }

    fn position(&self) -> Value {
        Value::Null
    }

    fn load(_position: &Value) -> Result<Customs, BadPosition> {
        Err(BadPosition::new("CUS-1", "it is not kept"))
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

    fn legal(&self, seat: Seat, offers: &mut Vec<Offer<Customs>>) {
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
            offers
                .push(Offer::Bounds(Coins { kind: "offer", coins: Bounds { min: 1, max: self.most_coins } }));
        }
    }

    besace_table::contents! {
        without: outcome, teams;
    }

    const UNDOES: bool = true;

    /// Everything, unless it has opened a parcel or dealt new ones.
    fn can_undo(&self, _seat: Seat, action: &Action, after: &Customs) -> bool {
        !matches!(action, Action::Open { .. } | Action::TimeUp)
            && after.round == self.round
            && after.phase != Phase::Over
    }

    fn sample(&self, _seat: Seat, bounds: &Coins, guess: &mut Guess) -> Option<Action> {
        Some(Action::Offer { coins: 1 + guess.below(bounds.coins.max.into()) as u8 })
    }

    fn read(&self, _seat: Seat, action: &Value) -> Result<Action, Refusal> {
        Action::deserialize(action).map_err(|_| Refusal::illegal("CUS-2", "unreadable", "it cannot be read"))
    }

    fn allow(&self, seat: Seat, action: &Action) -> Result<(Seat, Action), Refusal> {
        let may = self.may().is_some_and(|may| may.contains(seat));
        let waits = |seat: &u8| self.waiting().any(|waiting| waiting == *seat);
        let fits = match (action, self.phase) {
            (_, Phase::Over) => return Err(Refusal::GameOver),
            (Action::Offer { coins }, _) => may && (1..=self.most_coins).contains(coins),
            (Action::TimeUp, _) => seat == GUARD && self.timer().is_some(),
            _ if !self.pending().contains(seat) => return Err(Refusal::NotYourTurn),
            (Action::Open { seat } | Action::Wave { seat } | Action::Call { seat }, Phase::Gate) => {
                waits(seat)
            }
            (Action::Count, Phase::Count) | (Action::Answer, Phase::Answer(_)) => true,
            _ => false,
        };
        fits.then(|| (seat, action.clone())).ok_or(Refusal::illegal("CUS-3", "not_now", "not now"))
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

    fn scores(&self) -> Vec<i32> {
        let open = self.phase == Phase::Over;
        self.merchants.iter().map(|merchant| if open { merchant.parcel.into() } else { 0 }).collect()
    }

    fn view(&self, viewer: Viewer) -> Value {
        let own = match viewer {
            Viewer::Seat(seat) if seat != GUARD => Some(self.merchants[seat.index()].parcel),
            _ => None,
        };
        let (phase, pending, may) = (self.phase(), self.pending(), self.may());
        json!({"game": "customs", "viewer": viewer, "phase": phase, "pending": pending, "may": may,
            "round": self.round, "offered": self.offered, "parcel": own, "badges": self.options.badges})
    }

    fn seen(event: &Event, viewer: Viewer) -> Event {
        match event {
            Event::Opened { seat, .. } if viewer != Viewer::Seat(GUARD) => {
                Event::Opened { seat: *seat, parcel: None }
            }
            event => event.clone(),
        }
    }

    fn redeal(&self, _seat: Seat, guess: &mut Guess) -> Customs {
        Customs { chance: Chance::new(Seed::new(guess.number() >> 11).unwrap()), ..self.clone() }
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

impl Told<Customs> for Customs {
    type Ledger = ();
    type Beside = Never;

    fn words(_language: Language) -> &'static str {
        ""
    }

    fn names() -> Names {
        Names::default()
    }

    fn facts() -> Value {
        Value::Null
    }

    fn question(_view: &Value, legal: &[Offer<Customs>]) -> Option<Sentence> {
        Some(Sentence::new("customs-question").with("count", legal.len()))
    }

    fn tell(event: &Event, by: Seat, _after: &Value) -> Option<Sentence> {
        (!matches!(event, Event::Counted)).then(|| Sentence::new("customs-happened").by(by))
    }

    fn sketch(_view: &Value, action: &Action, refused: Option<&Refusal>) -> Option<Value> {
        Some(json!({"of": action, "may": refused.is_none()}))
    }

    fn ending(_standings: &Standings<()>) -> Vec<Sentence> {
        vec![Sentence::new("customs-end")]
    }
}

impl Mind for Customs {
    type Game = Customs;
    type Why = Never;

    fn instinct(world: &Customs, _seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        if world.options.door > 0 {
            Door(world.options.door).go_through();
        }
        weights.extend(actions.iter().map(|_| 1.0));
    }

    fn patience(world: &Customs, _seat: Seat) -> f32 {
        world.options.patience
    }

    fn glimpse(_world: &Customs, _seat: Seat, action: &Action, _onlooker: Seat) -> u64 {
        fingerprint(action)
    }

    fn appraise(world: &Customs) -> [f32; MAX_SEATS] {
        let mut shares = [0.0; MAX_SEATS];
        shares[..world.merchants.len()].fill(1.0 / world.merchants.len() as f32);
        shares
    }

    fn is_beyond_horizon(world: &Customs, start: &Customs) -> bool {
        world.round > start.round
    }

    fn explain(_world: &Customs, _seat: Seat, _action: &Action) -> Vec<Reason> {
        Vec::new()
    }
}

/// A door behind which bots think: shut until the test opens it.
#[derive(Clone, Copy)]
pub struct Door(pub u32);

#[derive(Default)]
struct AtTheDoor {
    is_open: bool,
    now: usize,
    most: usize,
    /// The threads on which games with this door were dealt, one after the other.
    dealt_on: Vec<ThreadId>,
}

/// Every door of every test; each test has a number of its own.
static DOORS: Mutex<BTreeMap<u32, AtTheDoor>> = Mutex::new(BTreeMap::new());
static OPENED: Condvar = Condvar::new();

impl Door {
    pub fn open(self) {
        DOORS.lock().unwrap().entry(self.0).or_default().is_open = true;
        OPENED.notify_all();
    }

    /// How many bots think behind it now, and how many have at most.
    pub fn thinking(self) -> (usize, usize) {
        DOORS.lock().unwrap().get(&self.0).map_or((0, 0), |door| (door.now, door.most))
    }

    /// The threads on which games with this door were dealt since this was last asked, in their order.
    pub fn dealt_on(self) -> Vec<ThreadId> {
        std::mem::take(&mut DOORS.lock().unwrap().entry(self.0).or_default().dealt_on)
    }

    fn note_thread(self) {
        if self.0 > 0 {
            DOORS.lock().unwrap().entry(self.0).or_default().dealt_on.push(std::thread::current().id());
        }
    }

    pub fn go_through(self) {
        let mut doors = DOORS.lock().unwrap();
        let door = doors.entry(self.0).or_default();
        door.now += 1;
        door.most = door.most.max(door.now);
        doors = OPENED.wait_while(doors, |doors| !doors[&self.0].is_open).unwrap();
        doors.get_mut(&self.0).unwrap().now -= 1;
    }
}
