//! The search, the arena and the bench on a game made for them: each of its rules asks for one thing that they must do,
//! and nothing else.

use besace_bots::arena::{self, Contest, Player};
use besace_bots::bench::{self, Setup};
use besace_bots::{Budget, Level, Mind, Reason, Sight, Suggestion, suggest};
use besace_table::{
    BadPosition, BadSetup, Game, Guess, Info, Listener, MAX_SEATS, Never, Offer, Refusal, Seat, SeatSet,
    Seed, Standings, Viewer,
};
use serde::Serialize;
use serde_json::Value;
use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::time::Duration;

/// What is played.
#[derive(Clone, Copy, PartialEq)]
enum Rules {
    /// Both choose 0 or 1, sealed or for all to see; seat 1 wins if they are equal, seat 0 if they are not.
    Pennies { sealed: bool },
    /// Seat 0 names a number from 0 to 100, and the closer to 70 the better.
    Aim,
    /// Seat 0 chooses 0 or 1, and 1 is better; seat 1 has to name the number that it alone knows.
    Owed,
    /// Seat 1 may meddle before seat 0 ends the game, and wins (or loses) by it.
    Meddle { pays: bool },
    /// Both name a number, whatever it is: the deal has decided who wins, which is mostly seat 0.
    Decided { winner: u8 },
    /// Seat 0 names one of 250 numbers, all of them listed, and the closer to `best` the better; instinct likes some
    /// around 200.
    Long { best: u8 },
}

#[derive(Clone)]
struct Toy {
    rules: Rules,
    sealed: [Option<u8>; 2],
    meddled: bool,
    known_to_seat_1: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
struct Number(u8);

thread_local! {
    /// What was named in a long list, in all the worlds of a search.
    static NAMED: RefCell<BTreeSet<u8>> = RefCell::default();
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
struct UpTo(u8);

impl Toy {
    fn of(rules: Rules) -> Toy {
        Toy { rules, sealed: [None; 2], meddled: false, known_to_seat_1: 0 }
    }

    fn players(&self) -> &'static [u8] {
        match self.rules {
            Rules::Pennies { .. } | Rules::Owed | Rules::Decided { .. } => &[0, 1],
            Rules::Aim | Rules::Meddle { .. } | Rules::Long { .. } => &[0],
        }
    }
}

impl Game for Toy {
    type Options = ();
    type Action = Number;
    type Bounds = UpTo;
    type Allowed = (Seat, Number);
    type Event = ();
    type SeenEvent = ();
    type View = ();
    type Position = ();
    type Breakdown = ();

    const INFO: Info = Info {
        id: "toy",
        title: "Toy",
        min_seats: 2,
        max_seats: 2,
        minutes: 5,
        by: "Nobody · Nowhere, 2026",
        choices: &[],
        rules_version: 1,
    };

    /// What the arena and the bench deal.
    fn new(_seats: u8, seed: Seed, _options: &()) -> Result<Toy, BadSetup> {
        Ok(Toy::of(Rules::Decided { winner: u8::from(seed.number().is_multiple_of(4)) }))
    }

    fn position(&self) {}

    fn load(_position: &Value) -> Result<Toy, BadPosition> {
        Err(BadPosition::new("TOY-1", "it is not kept"))
    }

    fn seats(&self) -> u8 {
        2
    }

    fn phase(&self) -> &'static str {
        "toy"
    }

    fn pending(&self) -> SeatSet {
        let owing = self.players().iter().filter(|seat| self.sealed[usize::from(**seat)].is_none());
        owing.map(|seat| Seat(*seat)).collect()
    }

    fn may(&self) -> Option<SeatSet> {
        let open = matches!(self.rules, Rules::Meddle { .. }) && !self.meddled && self.sealed[0].is_none();
        open.then(|| SeatSet::one(Seat(1)))
    }

    fn legal(&self, seat: Seat, offers: &mut Vec<Offer<Toy>>) {
        let may = self.may().is_some_and(|may| may.contains(seat));
        match self.rules {
            _ if !may && !self.pending().contains(seat) => {}
            Rules::Aim => offers.push(Offer::Bounds(UpTo(100))),
            Rules::Owed if seat == Seat(1) => offers.push(Offer::Bounds(UpTo(self.known_to_seat_1))),
            Rules::Pennies { .. } | Rules::Owed | Rules::Decided { .. } => {
                offers.extend([0, 1].map(|number| Offer::Action(Number(number))))
            }
            Rules::Meddle { .. } => offers.push(Offer::Action(Number(0))),
            Rules::Long { .. } => offers.extend((0..250).map(|number| Offer::Action(Number(number)))),
        }
    }

    fn sample(&self, _seat: Seat, bounds: &UpTo, guess: &mut Guess) -> Option<Number> {
        Some(match self.rules {
            Rules::Owed => Number(bounds.0),
            _ => Number(guess.below(u32::from(bounds.0) + 1) as u8),
        })
    }

    fn read(&self, _seat: Seat, _action: &Value) -> Result<Number, Refusal> {
        Err(Refusal::NotYourTurn)
    }

    fn allow(&self, seat: Seat, action: &Number) -> Result<(Seat, Number), Refusal> {
        let may = self.may().is_some_and(|may| may.contains(seat));
        let is_owed = self.rules != Rules::Owed || seat == Seat(0) || action.0 == self.known_to_seat_1;
        let can = is_owed && (may || self.pending().contains(seat));
        if can { Ok((seat, *action)) } else { Err(Refusal::NotYourTurn) }
    }

    fn carry_out(&mut self, (seat, number): (Seat, Number), _listener: &mut impl Listener<()>) {
        if self.may().is_some_and(|may| may.contains(seat)) {
            self.meddled = true;
        } else {
            self.sealed[seat.index()] = Some(number.0);
        }
        if matches!(self.rules, Rules::Long { .. }) {
            NAMED.with_borrow_mut(|named| named.insert(number.0));
        }
    }

    fn result(&self) -> Option<Standings<()>> {
        let Rules::Decided { winner } = self.rules else { return None };
        let scores = [0, 1].map(|seat| (i32::from(seat == winner), ()));
        self.pending().is_empty().then(|| Standings::ranked(scores, |()| ()))
    }

    fn scores(&self) -> Vec<i32> {
        vec![0; 2]
    }

    fn view(&self, _viewer: Viewer) {}

    fn seen(_event: &(), _viewer: Viewer) {}

    fn redeal(&self, _seat: Seat, guess: &mut Guess) -> Toy {
        Toy { known_to_seat_1: guess.below(100) as u8, ..self.clone() }
    }

    besace_table::contents! {
        without: only_play, memory, timer, outcome, teams, undo;
    }
}

impl Mind for Toy {
    type Game = Toy;
    type Why = Never;

    fn instinct(world: &Toy, _seat: Seat, actions: &[Number], weights: &mut Vec<f32>) {
        let is_liked = |number: u8| matches!(world.rules, Rules::Long { .. }) && number.abs_diff(200) < 6;
        weights.extend(actions.iter().map(|action| if is_liked(action.0) { 3.0 } else { 1.0 }));
    }

    fn glimpse(world: &Toy, _seat: Seat, action: &Number, _onlooker: Seat) -> u64 {
        if world.rules == (Rules::Pennies { sealed: true }) { 0 } else { u64::from(action.0) }
    }

    fn appraise(world: &Toy) -> [f32; MAX_SEATS] {
        let first = match (world.rules, world.sealed) {
            (Rules::Pennies { .. }, [a, b]) => f32::from(u8::from(a != b)),
            (Rules::Owed, [number, _]) => f32::from(number.unwrap_or(0)),
            (Rules::Aim, [number, _]) => 1.0 - (f32::from(number.unwrap_or(0)) - 70.0).abs() / 100.0,
            (Rules::Long { best }, [number, _]) => {
                1.0 - f32::from(number.unwrap_or(0).abs_diff(best)) / 250.0
            }
            (Rules::Meddle { pays }, _) if world.meddled => f32::from(u8::from(!pays)),
            (Rules::Meddle { .. } | Rules::Decided { .. }, _) => 0.5,
        };
        let mut shares = [0.0; MAX_SEATS];
        shares[0] = first;
        shares[1] = 1.0 - first;
        shares
    }

    fn is_beyond_horizon(world: &Toy, _start: &Toy) -> bool {
        world.pending().is_empty()
    }

    fn explain(_world: &Toy, _seat: Seat, _action: &Number) -> Vec<Reason> {
        Vec::new()
    }
}

fn suggestion(rules: Rules, seat: u8, level: Level) -> Option<Suggestion<Number>> {
    let game = Toy::of(rules);
    suggest::<Toy>(&Sight::new(&game, &[], Seat(seat)), level, Budget::Iterations(2000), &mut Guess::new(5))
}

/// Whoever chooses second and knows the first choice always wins; whoever does not know it wins about half the time.
#[test]
fn a_sealed_choice_is_not_known_to_the_others_in_the_search() {
    let first_expects = |sealed| {
        let found = suggestion(Rules::Pennies { sealed }, 0, Level::Expert).unwrap();
        found.reasons[0].numbers["expected_share"].as_f64().unwrap()
    };
    assert!((0.25..0.75).contains(&first_expects(true)), "sealed: {}", first_expects(true));
    assert!(first_expects(false) < 0.1, "open: {}", first_expects(false));
}

#[test]
fn a_choice_too_wide_to_list_is_tried_ever_more_finely() {
    let found = suggestion(Rules::Aim, 0, Level::Expert).unwrap();
    assert!((60..=80).contains(&found.action.0), "{found:?}");
    assert!(suggestion(Rules::Aim, 0, Level::Regular).is_some());
    assert!(suggestion(Rules::Aim, 0, Level::Novice).is_some());
}

/// An expert's move, how near it is to the best, and what it has looked at.
fn from_a_long_list(best: u8, iterations: u32) -> (u8, BTreeSet<u8>) {
    NAMED.take();
    let game = Toy::of(Rules::Long { best });
    let budget = Budget::Iterations(iterations);
    let found = suggest::<Toy>(&Sight::new(&game, &[], Seat(0)), Level::Expert, budget, &mut Guess::new(5));
    (found.unwrap().action.0.abs_diff(best), NAMED.take())
}

#[test]
fn what_instinct_likes_in_a_long_list_is_tried_first_and_more_of_the_list_with_every_visit() {
    let others = |named: &BTreeSet<u8>| named.iter().filter(|number| number.abs_diff(200) >= 6).count();
    let (_, few) = from_a_long_list(200, 16);
    // Sixteen at first, eleven of them liked by instinct, and four more: the square root of the visits.
    assert!(few.len() > 5 && others(&few) <= 5 + 4, "{few:?}");
    let (far, some) = from_a_long_list(200, 900);
    assert_eq!(far, 0);
    assert!(some.len() > few.len() && others(&some) <= 5 + 30, "{some:?}");
}

/// Instinct looks the other way here.
#[test]
fn in_a_long_list_what_instinct_overlooks_is_found_in_time() {
    let (far, _) = from_a_long_list(70, 5000);
    assert!(far <= 5, "{far} away");
}

/// What was sampled for the other seat in one world is not possible in the next.
#[test]
fn a_wide_choice_is_searched_even_where_every_world_allows_something_else() {
    let found = suggestion(Rules::Owed, 0, Level::Expert).unwrap();
    assert_eq!(found.action, Number(1));
}

#[test]
fn a_seat_that_may_act_does_so_where_it_pays_and_holds_back_where_it_does_not() {
    for level in [Level::Regular, Level::Expert] {
        assert!(suggestion(Rules::Meddle { pays: true }, 1, level).is_some(), "{level:?}");
        assert_eq!(suggestion(Rules::Meddle { pays: false }, 1, level), None, "{level:?}");
    }
}

#[test]
fn a_seat_with_nothing_to_decide_gets_no_suggestion() {
    for level in Level::ALL {
        assert_eq!(suggestion(Rules::Aim, 1, level), None, "{level:?}");
    }
}

/// The seat that must decide thinks of the one that may speak before it, and is not stopped by it.
#[test]
fn a_seat_that_must_act_is_told_so_when_it_has_no_choice() {
    let found = suggestion(Rules::Meddle { pays: true }, 0, Level::Expert).unwrap();
    assert_eq!(found.reasons[0].reason, "only_choice");
}

/// In every rotation of a deal the same seat wins, and everybody sits there once: where the deal decides, all are equal.
#[test]
fn a_deal_that_decides_the_game_is_won_as_often_by_everybody() {
    let bots = [Level::Regular, Level::Novice].map(Player::Level).to_vec();
    let contest = Contest { bots, games: 40, budget: Budget::Iterations(5), seed: 1 };
    let report = arena::run::<Toy>(&contest, &|| {}).unwrap();
    assert_eq!(report.scores.len(), 2);
    for score in report.scores {
        assert_eq!(score.win_share.share, 0.5, "{:?}", score.level);
        assert_eq!((score.mean_score.mean, score.mean_rank), (0.5, 1.5), "{:?}", score.level);
    }
}

/// The bench counts in 64 games, and each of these has two actions.
#[test]
fn a_bench_shares_what_is_allocated_among_the_actions() {
    let setup = Setup { seats: 2, time: Duration::from_millis(1), seed: 1, at_a_table: false };
    let worked = Cell::new(0);
    let counts = |work: &mut dyn FnMut()| {
        work();
        worked.set(worked.get() + 1);
        3 * 2 * 64
    };
    let report = bench::run::<Toy>(setup, Some(&counts));
    assert_eq!(report.unwrap().allocations_per_action, Some(3.0));
    assert_eq!(worked.get(), 1);
}
