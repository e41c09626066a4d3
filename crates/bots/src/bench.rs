//! How fast a game plays and thinks on one core.
//!
//! Measured, never tested: no number here is a promise, and what was reached on which machine is said in the docs.

use crate::search::Search;
use crate::{Mind, Sight};
use besace_table::{BadSetup, Game, Guess, Nobody, Offer, Seat, Seed, play};
use serde::Serialize;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// What to measure with.
#[derive(Clone, Copy, Debug)]
pub struct Setup {
    /// How many seats the table has.
    pub seats: u8,
    /// How long each measurement takes.
    pub time: Duration,
    /// What the games grow from.
    pub seed: u64,
    /// Whether games are played as at a table, which also keeps up what every seat could imagine; otherwise as a search
    /// plays them.
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
    /// How many things the longest list has that was met in [`WATCHED`] of those games.
    pub longest_list: usize,
    /// How long it takes to list them.
    pub longest_list_microseconds: f64,
    /// The size of the state.
    pub state_bytes: usize,
    /// How long a copy of it takes.
    pub clone_nanoseconds: f64,
    /// How often such an action asks for memory.
    pub allocations_per_action: f64,
    /// Iterations of the expert's search a second from the first decision of a game: re-deal, descent, playout to the
    /// horizon, appraisal.
    pub search_iterations_per_second: f64,
}

/// Runs what it is given and says how many times that asked for memory. Only the program can count: the allocator is
/// its own.
pub type CountAllocations<'a> = &'a dyn Fn(&mut dyn FnMut()) -> u64;

/// Measures everything, one thing after the other.
pub fn run<M: Mind>(setup: Setup, count_allocations: CountAllocations) -> Result<Report, BadSetup> {
    let mut deals = Deals::<M::Game>::new(setup)?;
    let playing = measure_playing(&mut deals, setup.time);
    let moments = Moments::watched(&mut deals);
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
        allocations_per_action: measure_allocations(&mut deals, count_allocations),
        search_iterations_per_second: measure_search::<M>(&deals.start, setup),
    })
}

/// How many deals are made before the clock starts: setting up shuffles with the game's own slow and unpredictable
/// chance, and is no part of playing.
const DEALS: u64 = 64;

/// Games to be played, and room to play them in.
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

    /// Plays one game of random actions and says how many they were.
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
                let action = game.sample(seat, bounds, &mut self.guess);
                play(game, seat, &action, &mut Nobody)
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
        let pick = self.guess.below(self.offers.len() as u32) as usize;
        match &self.offers[pick] {
            Offer::Action(action) => action.clone(),
            Offer::Bounds(bounds) => game.sample(seat, bounds, &mut self.guess),
        }
    }
}

/// How many games are watched for their longest list.
pub const WATCHED: usize = 100;

/// A decision in a game: the game before it, who decides, and what.
type Moment<G> = (G, Seat, <G as Game>::Action);

/// Decisions of games that were played beforehand, so that each part of an action can be measured alone.
struct Moments<G: Game> {
    moments: Vec<Moment<G>>,
    /// The decision with the longest list, and how long it is.
    longest: ((G, Seat), usize),
}

/// So many decisions are kept: enough for every part of a game, few enough to stay near the processor.
const KEPT: usize = 512;

impl<G: Game> Moments<G> {
    fn watched(deals: &mut Deals<G>) -> Moments<G> {
        let mut moments = Vec::new();
        let mut longest: Option<((G, Seat), usize)> = None;
        let mut seen = 0;
        for number in 0..WATCHED {
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
                if moments.len() < KEPT {
                    moments.push((game.clone(), seat, action.clone()));
                } else if let Some(kept) = moments.get_mut(slot) {
                    *kept = (game.clone(), seat, action.clone());
                }
                play(&mut game, seat, &action, &mut Nobody).expect("what is listed or sampled is legal");
            }
        }
        Moments { moments, longest: longest.expect("a game begins with a decision") }
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

    /// How long something takes for one of the decisions, on the average.
    fn nanoseconds(&self, time: Duration, mut of: impl FnMut(&Moment<G>)) -> f64 {
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
        let played: u64 = (0..DEALS).map(|_| deals.play_one()).sum();
        games += DEALS as f64;
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

/// How much gets done in a second, when `slice` does a short piece of work and says how much that was. The middle of
/// many short measurements: one long one would also measure whatever else the machine is doing.
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

/// The same games are played twice: what counts is not the room that they need to be played in, which the first time
/// makes, but what they ask for in it.
fn measure_allocations<G: Game>(deals: &mut Deals<G>, count_allocations: CountAllocations) -> f64 {
    let guess = deals.guess.clone();
    let play_all = |deals: &mut Deals<G>| (0..DEALS).map(|_| deals.play_one()).sum::<u64>();
    let actions = play_all(deals);
    deals.guess = guess;
    let allocations = count_allocations(&mut || _ = play_all(deals));
    allocations as f64 / actions as f64
}

/// How many iterations one search gets, about what an expert has for a decision: the tree is then as large as in
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
