//! A game that breaks: the template with some faults, to see what a session makes of what no sound game does, and of what
//! the template does not have (seats that may act, a choice too wide to list).

use besace_bots::arena::{self, Contest, Player};
use besace_bots::bench::{self, CountAllocations, Setup};
use besace_bots::{Budget, Level, Reason, Suggestion};
use besace_shelf::{
    Action, English, Eyes, Foreseen, Happened, Json, Onlooker, OpenTable, Outcome, ReasonInWords, Shelved,
    TEMPLATE,
};
use besace_table::{BadPosition, BadSetup, Info, Refusal, Seat, SeatSet, Seed, Timer, Viewer};
use besace_words::Sentence;
use serde_json::{Value, json};
use std::ops::Range;

/// A shelf with nothing else on it.
pub const BRITTLE_SHELF: &[&dyn Shelved] = &[&Brittle];

struct Brittle;

impl Shelved for Brittle {
    fn info(&self) -> Info {
        Info { id: "brittle", ..TEMPLATE.info() }
    }

    fn options(&self) -> Json {
        TEMPLATE.options()
    }

    fn all_options(&self, given: &Value) -> Result<Value, BadSetup> {
        TEMPLATE.all_options(given)
    }

    fn is_dear(&self) -> bool {
        TEMPLATE.is_dear()
    }

    fn teams(&self, seats: u8, options: &Value) -> Result<Vec<SeatSet>, BadSetup> {
        TEMPLATE.teams(seats, options)
    }

    fn undoes(&self) -> bool {
        TEMPLATE.undoes()
    }

    fn has_memory(&self) -> bool {
        TEMPLATE.has_memory()
    }

    fn knows(&self, version: u32) -> bool {
        TEMPLATE.knows(version)
    }

    fn open_by(
        &self,
        _version: u32,
        seats: u8,
        seed: Seed,
        options: &Value,
    ) -> Result<Box<dyn OpenTable>, BadSetup> {
        assert_ne!(options["burst"], true, "a fault while setting up, as the test wants it");
        Ok(Box::new(BrittleTable { inner: TEMPLATE.open(seats, seed, options)?, bursts_telling: false }))
    }

    fn load(&self, position: &Value) -> Result<Box<dyn OpenTable>, BadPosition> {
        TEMPLATE.load(position)
    }

    fn players(&self) -> Vec<Player> {
        TEMPLATE.players()
    }

    fn arena(
        &self,
        contest: &Contest,
        options: &Value,
        progress: &(dyn Fn() + Sync),
    ) -> Result<arena::Report, BadSetup> {
        TEMPLATE.arena(contest, options, progress)
    }

    fn bench(&self, setup: Setup, count: Option<CountAllocations>) -> Result<bench::Report, BadSetup> {
        TEMPLATE.bench(setup, count)
    }
}

struct BrittleTable {
    inner: Box<dyn OpenTable>,
    bursts_telling: bool,
}

impl BrittleTable {
    /// Changes the game for good, as a sound action would.
    fn lay_anything(&mut self, seat: Seat) -> Range<usize> {
        let offers: Value = serde_json::from_str(self.inner.legal(seat).unwrap().get()).unwrap();
        self.inner.play(seat, &offers[0].clone().into()).unwrap()
    }
}

impl OpenTable for BrittleTable {
    fn may(&self) -> Option<SeatSet> {
        Some(SeatSet::one(Seat(2)))
    }

    fn perft(&self, _depth: u32, _budget: u64) -> Option<u64> {
        None
    }

    fn play(&mut self, seat: Seat, action: &Action) -> Result<Range<usize>, Refusal> {
        let happened = self.lay_anything(seat);
        if json!(action)["when"] == "while_playing" {
            panic!("a fault half-way through an action, as the test wants it");
        }
        self.bursts_telling = true;
        Ok(happened)
    }

    fn is_dear(&self) -> bool {
        self.inner.is_dear()
    }

    fn work_out(&self, seat: Seat, action: &Action) -> Result<Option<Outcome>, Refusal> {
        self.inner.work_out(seat, action)
    }

    fn play_out(&mut self, seat: Seat, action: &Action, outcome: &Outcome) -> Result<Range<usize>, Refusal> {
        self.inner.play_out(seat, action, outcome)
    }

    fn keep_what_can_be_undone(&mut self) {
        self.inner.keep_what_can_be_undone();
    }

    fn undoable(&self) -> usize {
        self.inner.undoable()
    }

    fn undo(&mut self, actions: usize) {
        self.inner.undo(actions);
    }

    fn recording(&self, seat: Seat, action: &Action, eyes: Eyes) -> Result<Option<Json>, Refusal> {
        self.inner.recording(seat, action, eyes)
    }

    fn events(&self, numbers: Range<usize>, eyes: Eyes) -> Json {
        assert!(!self.bursts_telling, "a fault while telling what happened, as the test wants it");
        self.inner.events(numbers, eyes)
    }

    fn copy(&self) -> Box<dyn OpenTable> {
        Box::new(BrittleTable { inner: self.inner.copy(), bursts_telling: self.bursts_telling })
    }

    fn info(&self) -> Info {
        Brittle.info()
    }

    fn seats(&self) -> u8 {
        self.inner.seats()
    }

    fn phase(&self) -> &'static str {
        self.inner.phase()
    }

    fn pending(&self) -> SeatSet {
        self.inner.pending()
    }

    fn asks_often(&self) -> bool {
        self.inner.asks_often()
    }

    fn is_over(&self) -> bool {
        self.inner.is_over()
    }

    fn result(&self) -> Option<Json> {
        self.inner.result()
    }

    fn winners(&self) -> SeatSet {
        self.inner.winners()
    }

    fn position(&self) -> Json {
        self.inner.position()
    }

    fn view(&self, viewer: Viewer) -> Json {
        self.inner.view(viewer)
    }

    fn legal(&self, seat: Seat) -> Option<Json> {
        self.inner.legal(seat)
    }

    fn moment(&self, onlooker: Onlooker, happened: &Happened) -> Json {
        self.inner.moment(onlooker, happened)
    }

    fn write_moment(&self, onlooker: Onlooker, happened: &Happened, into: &mut Vec<u8>) {
        self.inner.write_moment(onlooker, happened, into);
    }

    fn foresee(&self, seat: Seat, action: &Action, seed: Seed) -> Result<Foreseen, Refusal> {
        self.inner.foresee(seat, action, seed)
    }

    fn sketch(&self, seat: Seat, action: &Action, refused: Option<&Refusal>) -> Option<Value> {
        self.inner.sketch(seat, action, refused)
    }

    fn label(&self, seat: Seat, action: &Action) -> Result<Sentence, Refusal> {
        self.inner.label(seat, action)
    }

    fn explain(&self, seat: Seat, action: &Action, seed: Seed) -> Result<Vec<Reason>, Refusal> {
        self.inner.explain(seat, action, seed)
    }

    fn in_words(&self, reasons: Vec<Reason>) -> Vec<ReasonInWords> {
        self.inner.in_words(reasons)
    }

    fn english(&self) -> English {
        self.inner.english()
    }

    fn ending(&self) -> Option<Vec<Sentence>> {
        self.inner.ending()
    }

    fn forget_events(&mut self) {
        self.inner.forget_events();
    }

    fn remembers_all(&self) -> bool {
        self.inner.remembers_all()
    }

    fn event_count(&self) -> usize {
        self.inner.event_count()
    }

    fn imagine(&self, seat: Seat, seed: Seed) -> Json {
        self.inner.imagine(seat, seed)
    }

    fn memory(&self, seat: Seat) -> Option<Json> {
        self.inner.memory(seat)
    }

    fn timer(&self) -> Option<Timer<Action>> {
        self.inner.timer()
    }

    fn is_the_clocks(&self, action: &Action) -> bool {
        self.inner.is_the_clocks(action)
    }

    fn suggest(
        &self,
        seat: Seat,
        level: Level,
        seed: Seed,
        budget: Budget,
    ) -> Result<Suggestion<Action>, Refusal> {
        self.inner.suggest(seat, level, seed, budget)
    }
}
