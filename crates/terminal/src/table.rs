//! The table that a person and the bots sit at.
//!
//! The only file of this crate that holds the true game. What leaves it is the person's own: views, seen events and
//! choices of that seat, and worlds that the seat imagines. Bots get their seat's sight, and nothing else.

use crate::told::{BreakdownOf, SeenEventOf, ViewOf};
use besace_bots::{ActionOf, Budget, Floor, Level, Mind, Sight, Speaker, Suggestion, suggest};
use besace_table::{
    BadSetup, Game, Guess, MOST_TAKEN_BACK, Offer, Past, Refusal, Seat, SeatSet, Seed, Standings, Viewer,
    foresee, play_unrecorded,
};
use besace_words::{Sentence, Told, orders};
use serde_json::Value;

/// How long a bot thinks. Counted in iterations and not by the clock, so that the same seed and the same choices
/// give the same game on every machine.
const THOUGHT: Budget = Budget::Iterations(4000);

/// A game between one person and bots.
pub struct TerminalTable<P: Mind> {
    game: P::Game,
    events: Vec<<P::Game as Game>::Event>,
    /// The same events as the person has seen them.
    happened: Vec<Happened<P::Game>>,
    person: Seat,
    level: Level,
    seed: Seed,
    /// How often each seat has decided. The seed of its next guesses comes from it, so it does not matter who was
    /// quicker.
    decided: Vec<u64>,
    /// Which of the seats that may speak have been asked.
    floor: Floor,
    /// Which of the game's standing orders the person has given.
    given: Vec<bool>,
    /// What it can go back to, the last one last.
    past: Past<Before<P>>,
    /// How often the person has taken something back of late.
    taken_back: u8,
    /// Whether the person has just taken something back: then no standing order answers for them.
    thinks_again: bool,
}

/// A game as it was before an action that can be taken back.
struct Before<P: Mind> {
    game: P::Game,
    seat: Seat,
    floor: Floor,
    /// How many events there had been.
    events: usize,
}

/// Something that the person has seen happen.
pub struct Happened<G: Game> {
    /// What.
    pub event: G::SeenEvent,
    /// Its sentence; none where it needs none.
    pub told: Option<Sentence>,
}

impl<P: Mind + Told<P::Game>> TerminalTable<P> {
    /// Sets a game up.
    pub fn new(seats: u8, seed: Seed, person: Seat, level: Level) -> Result<TerminalTable<P>, BadSetup> {
        TerminalTable::with(seats, seed, &Default::default(), person, level)
    }

    /// The same with these options.
    pub fn with(
        seats: u8,
        seed: Seed,
        options: &<P::Game as Game>::Options,
        person: Seat,
        level: Level,
    ) -> Result<TerminalTable<P>, BadSetup> {
        let game = P::Game::new(seats, seed, options)?;
        let decided = vec![0; usize::from(seats)];
        Ok(TerminalTable {
            game,
            events: Vec::new(),
            happened: Vec::new(),
            person,
            level,
            seed,
            decided,
            floor: Floor::default(),
            given: (0..P::ORDERS.len()).map(|at| at == 0).collect(),
            past: Past::default(),
            taken_back: 0,
            thinks_again: false,
        })
    }

    /// What the person may know now.
    pub fn view(&self) -> ViewOf<P> {
        self.game.view(Viewer::Seat(self.person))
    }

    /// What the person has seen happen after the first `count` events.
    pub fn seen_since(&self, count: usize) -> &[Happened<P::Game>] {
        &self.happened[count..]
    }

    /// For whom the table waits.
    pub fn pending(&self) -> SeatSet {
        self.game.pending()
    }

    /// What kind of decision is due.
    pub fn phase(&self) -> &'static str {
        self.game.phase()
    }

    /// The person's seat.
    pub fn person(&self) -> Seat {
        self.person
    }

    /// Whether it waits for the person: for a decision, or to hear whether the person wishes to speak.
    pub fn asks_the_person(&self) -> bool {
        self.pending().contains(self.person) || self.person_may_hold_back()
    }

    /// Whether the person is asked and need not decide.
    pub fn person_may_hold_back(&self) -> bool {
        self.floor.next(&self.game) == Some(Speaker { seat: self.person, must: false })
    }

    /// What the person can do now; nothing while the person is not asked.
    pub fn choices(&self) -> Vec<Offer<P::Game>> {
        let mut offers = Vec::new();
        if self.asks_the_person() {
            self.game.legal(self.person, &mut offers);
        }
        offers
    }

    /// What the person would see happen first, as far as it can be known.
    pub fn foresee(&self, action: &ActionOf<P>) -> Vec<SeenEventOf<P>> {
        foresee(&self.game, self.person, action, &mut Guess::new(0)).unwrap_or_default()
    }

    /// The game's standing orders, each with whether the person has given it. The first is given from the beginning.
    pub fn orders(&self) -> impl Iterator<Item = (&'static str, bool)> + '_ {
        P::ORDERS.iter().map(|order| order.id).zip(self.given.iter().copied())
    }

    /// Gives the standing orders that `is_given` says, by their place in the game's list, and takes the others back.
    pub fn give_orders(&mut self, is_given: impl Fn(usize) -> bool) {
        (0..).zip(&mut self.given).for_each(|(at, given)| *given = is_given(at));
    }

    /// What the person's standing orders answer now; `None` where the person is asked, or nobody asks.
    pub fn ordered(&self) -> Option<ActionOf<P>> {
        if self.thinks_again || !self.given.contains(&true) || !self.pending().contains(self.person) {
            return None;
        }
        let seen = self.game.view(Viewer::Spectator);
        let given = P::ORDERS.iter().zip(&self.given).filter(|(_, given)| **given);
        orders::answer(given.map(|(order, _)| (order.says)(self.person, &seen)))
    }

    /// Reads an action that the person wrote in the protocol's words.
    pub fn read(&self, action: &Value) -> Result<ActionOf<P>, Refusal> {
        self.game.read(self.person, action)
    }

    /// Plays for the person.
    pub fn play(&mut self, action: &ActionOf<P>) -> Result<(), Refusal> {
        let speaker = Speaker { seat: self.person, must: self.pending().contains(self.person) };
        self.carry_out(self.person, action)?;
        self.floor.heard(speaker);
        Ok(())
    }

    /// Plays an action, and notes what the person sees of it.
    fn carry_out(&mut self, seat: Seat, action: &ActionOf<P>) -> Result<(), Refusal> {
        let before = self.events.len();
        let kept = P::Game::UNDOES.then(|| Before::<P> {
            game: self.game.clone(),
            seat,
            floor: self.floor,
            events: before,
        });
        play_unrecorded(&mut self.game, seat, action, &mut self.events)?;
        self.thinks_again = false;
        if let Some(kept) = kept {
            let can_undo = kept.game.can_undo(seat, action, &self.game);
            self.past.acted(kept, can_undo);
            if !can_undo {
                self.taken_back = 0;
            }
        }
        let view = self.view();
        let viewer = Viewer::Seat(self.person);
        self.happened.extend(self.events[before..].iter().map(|event| {
            let event = P::Game::seen(event, viewer);
            let told = P::tell(&event, seat, &view);
            Happened { event, told }
        }));
        Ok(())
    }

    /// How many actions would go if the person took their last one back: it, and what came after it. None where it cannot be
    /// taken back, or not any more. Bots agree with everything.
    pub fn undoable(&self) -> Option<usize> {
        if self.taken_back >= MOST_TAKEN_BACK || self.standings().is_some() {
            return None;
        }
        let kept = self.past.kept();
        kept.iter().rposition(|before| before.seat == self.person).map(|at| kept.len() - at)
    }

    /// Takes the person's last action back, and what came after it: the game stands as before. Gives how many actions went.
    pub fn take_back(&mut self) -> Option<usize> {
        let actions = self.undoable()?;
        let Before { game, floor, events, .. } = self.past.undo(actions)?;
        (self.game, self.floor) = (game, floor);
        self.events.truncate(events);
        self.happened.truncate(events);
        self.taken_back += 1;
        self.thinks_again = true;
        Some(actions)
    }

    /// The person, who may speak, does not.
    pub fn hold_back(&mut self) {
        self.floor.heard(Speaker { seat: self.person, must: false });
    }

    /// The bot that is to decide next. While the person may speak, everybody else waits to hear it.
    pub fn next_bot(&self) -> Option<Seat> {
        match self.floor.next(&self.game)? {
            Speaker { seat, must: false } => (seat != self.person).then_some(seat),
            Speaker { must: true, .. } => self.pending().iter().find(|seat| *seat != self.person),
        }
    }

    /// What this bot needs to decide, on any thread.
    pub fn bot(&self, seat: Seat) -> Thinker<P> {
        self.thinker(seat, self.level)
    }

    /// An expert who looks at the game from the person's seat.
    pub fn adviser(&self) -> Thinker<P> {
        self.thinker(self.person, Level::Expert)
    }

    fn thinker(&self, seat: Seat, level: Level) -> Thinker<P> {
        let turn = self.decided[seat.index()] * self.decided.len() as u64 + u64::from(seat.0);
        let guess = Guess::new(self.seed.number().rotate_left(11) ^ turn);
        Thinker { game: self.game.clone(), events: self.events.clone(), seat, level, guess }
    }

    /// Plays what a bot has decided; `None` where it may speak and holds back.
    pub fn play_bot(&mut self, seat: Seat, action: Option<&ActionOf<P>>) {
        self.decided[seat.index()] += 1;
        let speaker = Speaker { seat, must: self.pending().contains(seat) };
        assert!(action.is_some() || !speaker.must, "a bot that must act does something");
        if let Some(action) = action {
            self.carry_out(seat, action).expect("a bot plays legal actions");
        }
        self.floor.heard(speaker);
    }

    /// How it ended; `None` while the game runs.
    pub fn standings(&self) -> Option<Standings<BreakdownOf<P>>> {
        self.game.result()
    }

    /// Lets every bot that can decide do so at once, for tests that wait for no thread.
    #[cfg(feature = "checks")]
    pub fn let_bots_decide(&mut self) {
        while let Some(seat) = self.next_bot() {
            let thought = self.bot(seat).think();
            self.play_bot(seat, thought.as_ref().map(|suggestion| &suggestion.action));
        }
    }
}

/// A seat's decision to be thought over, away from the table.
pub struct Thinker<P: Mind> {
    game: P::Game,
    events: Vec<<P::Game as Game>::Event>,
    seat: Seat,
    level: Level,
    guess: Guess,
}

impl<P: Mind> Thinker<P> {
    /// Thinks; `None` where the seat has nothing to decide, or may act and had better not.
    pub fn think(mut self) -> Option<Suggestion<ActionOf<P>>> {
        let sight = Sight::new(&self.game, &self.events, self.seat);
        suggest::<P>(&sight, self.level, THOUGHT, &mut self.guess)
    }
}
