//! How fast a game plays and thinks on one core.
//!
//! Measured, never tested: no number here is a promise, and what was reached on which machine is said in the docs.

use crate::search::Search;
use crate::{Mind, Sight};
use besace_table::{BadSetup, Game, Guess, Nobody, Offer, Seat, Seed, is_dear, play};
use serde::Serialize;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// The settings of a measurement.
#[derive(Clone, Copy, Debug)]
pub struct Setup {
    /// How many seats the table has.
    pub seats: u8,
    /// How long each measurement takes.
    pub time: Duration,
    /// The seed of the games.
    pub seed: u64,
    /// Whether games are played as at a table, where a game also keeps what every seat could imagine; otherwise they
    /// are played as in a search.
    pub at_a_table: bool,
}

/// What was measured.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The game's id.
    pub game: &'static str,
    /// Whole games of random legal actions a second.
    pub games_per_second: f64,
    /// Actions in those games a second: listed, picked, checked and carried out, with nobody listening.
    pub actions_per_second: f64,
    /// How long one such game takes from its deal to its end.
    pub playout_microseconds: f64,
    /// Where an action's time goes: listing everything that is legal,
    pub listing_nanoseconds: f64,
    /// checking the one that was picked,
    pub checking_nanoseconds: f64,
    /// and carrying it out.
    pub carrying_out_nanoseconds: f64,
    /// The length of the longest list that was met in [`WATCHED`] of those games.
    pub longest_list: usize,
    /// How long it takes to list them.
    pub longest_list_microseconds: f64,
    /// The size of the state.
    pub state_bytes: usize,
    /// How long a copy of it takes.
    pub clone_nanoseconds: f64,
    /// How many allocations such an action makes; `None` where nobody counts.
    pub allocations_per_action: Option<f64>,
    /// Iterations of the expert's search a second from the first decision of a game: re-deal, descent, playout to the
    /// horizon, appraisal.
    pub search_iterations_per_second: f64,
    /// The cost of simulating, in a game that simulates.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub simulating: Option<Simulating>,
}

/// The cost of simulating, over decisions of random games.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Simulating {
    /// Milliseconds of one core for a second of the game's own time.
    pub milliseconds_per_second: f64,
    /// The game's own time until an action is done: the median,
    pub seconds_to_rest: f64,
    /// and the 90th percentile.
    pub seconds_to_rest_of_nine_in_ten: f64,
    /// Milliseconds that an action takes: the median,
    pub milliseconds: f64,
    /// and the 90th percentile.
    pub milliseconds_of_nine_in_ten: f64,
    /// How many actions a second a bot can try.
    pub tries_per_second: f64,
}

/// Runs what it is given and returns how many allocations that made. Only the program can count them: the allocator is
/// its own.
pub type CountAllocations<'a> = &'a dyn Fn(&mut dyn FnMut()) -> u64;

/// Measures everything, one thing after the other.
pub fn run<M: Mind>(setup: Setup, count: Option<CountAllocations>) -> Result<Report, BadSetup> {
    let mut deals = Deals::<M::Game>::new(setup)?;
    let playing = measure_playing(&mut deals, setup.time);
    let moments = Decisions::watched(&mut deals);
    Ok(Report {
        game: M::Game::INFO.id,
        games_per_second: playing.games,
        actions_per_second: playing.actions,
        playout_microseconds: 1e6 / playing.games,
        listing_nanoseconds: moments.measure_listing(setup.time),
        checking_nanoseconds: moments.measure_checking(setup.time),
        carrying_out_nanoseconds: moments.measure_carrying_out(setup.time),
        longest_list: moments.longest.1,
        longest_list_microseconds: moments.measure_longest_list(setup.time),
        state_bytes: size_of::<M::Game>(),
        clone_nanoseconds: measure_cloning(&deals.start, setup.time),
        allocations_per_action: count.map(|count| measure_allocations(&mut deals, count)),
        search_iterations_per_second: measure_search::<M>(&deals.start, setup),
        simulating: moments.measure_simulating::<M>(),
    })
}

/// How many deals are made before the clock starts. Setting up is not part of playing, and it shuffles with the game's
/// own slow and unpredictable chance.
const DEALS: u64 = 64;

/// How much of something is done: less where actions are dear.
fn at_most<G: Game>(usual: usize, dear: usize) -> usize {
    if is_dear::<G>() { dear } else { usual }
}

/// How many games are played in one slice.
fn games_at_once<G: Game>() -> u64 {
    at_most::<G>(DEALS as usize, 1) as u64
}

/// Games to be played, and scratch space for playing them.
struct Deals<G: Game> {
    start: G,
    dealt: Vec<G>,
    next: usize,
    guess: Guess,
    offers: Vec<Offer<G>>,
}

impl<G: Game> Deals<G> {
    fn new(setup: Setup) -> Result<Deals<G>, BadSetup> {
        let deal = |number: u64| {
            let seed =
                Seed::new(setup.seed.wrapping_add(number) & Seed::MAX).expect("it was made small enough");
            G::new(setup.seats, seed, &G::Options::default())
        };
        let start = deal(0)?;
        let mut dealt = (0..DEALS).map(deal).collect::<Result<Vec<G>, BadSetup>>()?;
        if !setup.at_a_table {
            dealt.iter_mut().for_each(G::only_play);
        }
        Ok(Deals { start, dealt, next: 0, guess: Guess::new(setup.seed), offers: Vec::new() })
    }

    /// Plays one game of random actions and returns how many they were.
    fn play_one(&mut self) -> u64 {
        let mut game = self.dealt[self.next].clone();
        self.next = (self.next + 1) % self.dealt.len();
        let mut actions = 0;
        while let Some(seat) = game.pending().first() {
            self.play_any(&mut game, seat);
            actions += 1;
        }
        black_box(&game);
        actions
    }

    fn play_any(&mut self, game: &mut G, seat: Seat) {
        self.list(game, seat);
        let pick = self.guess.below(self.offers.len() as u32) as usize;
        let played = match &self.offers[pick] {
            Offer::Action(action) => play(game, seat, action, &mut Nobody),
            Offer::Bounds(bounds) => {
                match game.sample(seat, bounds, &mut self.guess) {
                    Some(action) => play(game, seat, &action, &mut Nobody),
                    // Try another offer: one of them is always possible.
                    None => return self.play_any(game, seat),
                }
            }
        };
        played.expect("what is listed or sampled is legal");
    }

    fn list(&mut self, game: &G, seat: Seat) {
        self.offers.clear();
        game.legal(seat, &mut self.offers);
    }

    /// Something that the seat could do, from what was listed for it.
    fn pick(&mut self, game: &G, seat: Seat) -> G::Action {
        loop {
            let pick = self.guess.below(self.offers.len() as u32) as usize;
            match &self.offers[pick] {
                Offer::Action(action) => return action.clone(),
                Offer::Bounds(bounds) => {
                    if let Some(action) = game.sample(seat, bounds, &mut self.guess) {
                        return action;
                    }
                }
            }
        }
    }
}

/// How many games are watched for their longest list: fewer where actions are dear.
pub const WATCHED: usize = 100;

/// A decision in a game: the game before it, who decides, and what.
type Decision<G> = (G, Seat, <G as Game>::Action);

/// Decisions of games that were played beforehand, so that each part of an action can be measured alone.
struct Decisions<G: Game> {
    moments: Vec<Decision<G>>,
    /// The decision with the longest list, and how long it is.
    longest: ((G, Seat), usize),
}

/// How many decisions are kept: enough for every part of a game, few enough to stay in the processor's cache.
const KEPT: usize = 512;

impl<G: Game> Decisions<G> {
    fn watched(deals: &mut Deals<G>) -> Decisions<G> {
        let mut moments = Vec::new();
        let mut longest: Option<((G, Seat), usize)> = None;
        let mut seen = 0;
        for number in 0..at_most::<G>(WATCHED, 2) {
            let mut game = deals.dealt[number % deals.dealt.len()].clone();
            while let Some(seat) = game.pending().first() {
                deals.list(&game, seat);
                if longest.as_ref().is_none_or(|(_, length)| deals.offers.len() > *length) {
                    longest = Some(((game.clone(), seat), deals.offers.len()));
                }
                let action = deals.pick(&game, seat);
                // Of all decisions so far, each is kept with the same chance.
                seen += 1;
                let slot = deals.guess.below(seen) as usize;
                if moments.len() < at_most::<G>(KEPT, 24) {
                    moments.push((game.clone(), seat, action.clone()));
                } else if let Some(kept) = moments.get_mut(slot) {
                    *kept = (game.clone(), seat, action.clone());
                }
                play(&mut game, seat, &action, &mut Nobody).expect("what is listed or sampled is legal");
            }
        }
        Decisions { moments, longest: longest.expect("a game begins with a decision") }
    }

    fn measure_listing(&self, time: Duration) -> f64 {
        let mut offers = Vec::new();
        self.nanoseconds(time, |(game, seat, _)| {
            offers.clear();
            game.legal(*seat, &mut offers);
            black_box(&offers);
        })
    }

    fn measure_checking(&self, time: Duration) -> f64 {
        self.nanoseconds(time, |(game, seat, action)| _ = black_box(game.allow(*seat, black_box(action))))
    }

    /// What copying, checking and carrying out take together, less what copying and checking take.
    fn measure_carrying_out(&self, time: Duration) -> f64 {
        let before = self.nanoseconds(time, |(game, seat, action)| {
            let mut copy = black_box(game).clone();
            _ = black_box(copy.allow(*seat, black_box(action)));
            black_box(&mut copy);
        });
        let whole = self.nanoseconds(time, |(game, seat, action)| {
            let mut copy = black_box(game).clone();
            play(&mut copy, *seat, black_box(action), &mut Nobody).expect("it was played before");
            black_box(&mut copy);
        });
        (whole - before).max(0.0)
    }

    fn measure_longest_list(&self, time: Duration) -> f64 {
        const AT_ONCE: u32 = 50;
        let ((game, seat), _) = &self.longest;
        let mut offers = Vec::new();
        let lists_per_second = rate(time / 4, || {
            for _ in 0..AT_ONCE {
                offers.clear();
                black_box(game).legal(*seat, &mut offers);
                black_box(&offers);
            }
            f64::from(AT_ONCE)
        });
        1e6 / lists_per_second
    }

    /// Plays each of the decisions once.
    fn measure_simulating<M: Mind<Game = G>>(&self) -> Option<Simulating> {
        let mut costs = Vec::new();
        let mut lasted = Vec::new();
        for (game, seat, action) in &self.moments {
            let mut copy = game.clone();
            let begun = Instant::now();
            play(&mut copy, *seat, action, &mut Nobody).expect("it was played before");
            costs.push(begun.elapsed().as_secs_f64() * 1e3);
            lasted.push(M::lasted(&copy)?);
        }
        let (cost, time): (f64, f64) = (costs.iter().sum(), lasted.iter().sum());
        costs.sort_unstable_by(f64::total_cmp);
        lasted.sort_unstable_by(f64::total_cmp);
        let of = |sorted: &[f64], part: f64| sorted[((sorted.len() - 1) as f64 * part) as usize];
        Some(Simulating {
            milliseconds_per_second: cost / time,
            seconds_to_rest: of(&lasted, 0.5),
            seconds_to_rest_of_nine_in_ten: of(&lasted, 0.9),
            milliseconds: of(&costs, 0.5),
            milliseconds_of_nine_in_ten: of(&costs, 0.9),
            tries_per_second: 1e3 * costs.len() as f64 / cost,
        })
    }

    /// How long something takes for one of the decisions, on average.
    fn nanoseconds(&self, time: Duration, mut of: impl FnMut(&Decision<G>)) -> f64 {
        let per_second = rate(time / 4, || {
            self.moments.iter().for_each(&mut of);
            self.moments.len() as f64
        });
        1e9 / per_second
    }
}

/// What was played, a second.
struct Playing {
    games: f64,
    actions: f64,
}

fn measure_playing<G: Game>(deals: &mut Deals<G>, time: Duration) -> Playing {
    let (mut games, mut actions) = (0.0, 0.0);
    let actions_per_second = rate(time, || {
        let played: u64 = (0..games_at_once::<G>()).map(|_| deals.play_one()).sum();
        games += games_at_once::<G>() as f64;
        actions += played as f64;
        played as f64
    });
    Playing { games: actions_per_second * games / actions, actions: actions_per_second }
}

fn measure_cloning<G: Game>(game: &G, time: Duration) -> f64 {
    const AT_ONCE: u32 = 10_000;
    let clones_per_second = rate(time / 4, || {
        for _ in 0..AT_ONCE {
            black_box(black_box(game).clone());
        }
        f64::from(AT_ONCE)
    });
    1e9 / clones_per_second
}

/// How much gets done in a second, when `slice` does a short piece of work and returns how much that was. It is the
/// median of many short measurements: a single long one would also measure whatever else the machine is doing.
fn rate(time: Duration, mut slice: impl FnMut() -> f64) -> f64 {
    let mut rates = Vec::new();
    let begun = Instant::now();
    while rates.is_empty() || begun.elapsed() < time {
        let slice_begun = Instant::now();
        let done = slice();
        rates.push(done / slice_begun.elapsed().as_secs_f64());
    }
    rates.sort_unstable_by(f64::total_cmp);
    rates[rates.len() / 2]
}

/// The same games are played twice: the first time allocates the buffers, and only what the second time asks for
/// counts.
fn measure_allocations<G: Game>(deals: &mut Deals<G>, count: CountAllocations) -> f64 {
    let guess = deals.guess.clone();
    let play_all = |deals: &mut Deals<G>| (0..games_at_once::<G>()).map(|_| deals.play_one()).sum::<u64>();
    let actions = play_all(deals);
    deals.guess = guess;
    let allocations = count(&mut || _ = play_all(deals));
    allocations as f64 / actions as f64
}

/// How many iterations one search gets: about what an expert has for a decision, so that the tree is as large as in
/// play.
const ITERATIONS: u32 = 16_000;

fn measure_search<M: Mind>(game: &M::Game, setup: Setup) -> f64 {
    const AT_ONCE: u32 = 50;
    let Some(seat) = game.pending().first() else { return 0.0 };
    let sight = Sight::new(game, &[], seat);
    let mut guess = Guess::new(setup.seed);
    let mut search = None;
    let mut iterations = 0;
    rate(setup.time, || {
        if iterations % ITERATIONS == 0 {
            search = Search::<M>::new(&sight, &mut guess);
        }
        iterations += AT_ONCE;
        let search = search.as_mut().expect("a pending seat has something to decide");
        (0..AT_ONCE).for_each(|_| search.iterate(&mut guess));
        f64::from(AT_ONCE)
    })
}
