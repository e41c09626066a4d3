//! Touching, locks, connection and places, each compared with its plainest definition on random cities.
//!
//! The plainest definition is by unit cells: a card covers six of them, two cards touch where two of their cells share a
//! side. The quick enumeration of places is compared with a scan of every place by NOX-35, word for word.

use besace_noxford::{BOX, Card, City, Edge, Misfit, Orientation, Places, Spot, Stack, TableSize};
use besace_table::Guess;
use std::collections::BTreeSet;

const TABLE: TableSize = TableSize { w: 48, h: 34 };
const LARGEST: TableSize = TableSize { w: 400, h: 400 };

fn pick(guess: &mut Guess, count: usize) -> usize {
    guess.below(count as u32) as usize
}

fn spots(city: &City) -> Vec<Spot> {
    city.stacks().iter().map(Stack::spot).collect()
}

fn city_of(spots: &[Spot]) -> City {
    spots.iter().map(|spot| Stack::new(*spot, Card::BARRACKS)).collect()
}

/// How a random city grows.
#[derive(Clone, Copy)]
enum Growth {
    /// By places that the rules allow.
    ByTheRules,
    /// By any place that touches something, as after many moves or in a position made by hand.
    Anyhow,
    /// To the right or downwards whenever that is possible: long thin cities.
    Far,
}

fn random_city(size: usize, table: TableSize, growth: Growth, guess: &mut Guess) -> City {
    let start = [Spot::new(Orientation::Upright, -2, -1), Spot::new(Orientation::Sideways, 0, 0)];
    let mut city = city_of(&start);
    while city.len() < size {
        let near = around(&city, table);
        let mut choices: Vec<Spot> = near
            .into_iter()
            .filter(|spot| match growth {
                Growth::ByTheRules => city.fits(*spot, table, None).is_ok(),
                _ => {
                    matches!(
                        city.fits(*spot, table, None),
                        Ok(()) | Err(Misfit::NotAligned | Misfit::TouchesTooFew)
                    ) && !city.touched_from(*spot).is_empty()
                }
            })
            .collect();
        if choices.is_empty() {
            break;
        }
        if let Growth::Far = growth {
            let reach = |spot: &Spot| spot.right().max(spot.bottom());
            let furthest = choices.iter().map(reach).max();
            choices.retain(|spot| Some(reach(spot)) == furthest);
        }
        let spot = choices[pick(guess, choices.len())];
        city = spots(&city).into_iter().chain([spot]).map(|spot| Stack::new(spot, Card::BARRACKS)).collect();
    }
    city
}

/// Every place, on the table or a little beyond it, near enough to the city to touch it; in the order of lists.
fn around(city: &City, table: TableSize) -> Vec<Spot> {
    let lines = |low: fn(Spot) -> i16, high: fn(Spot) -> i16, side: i16| {
        let from = spots(city).into_iter().map(low).min().unwrap_or(0) - 4;
        let to = spots(city).into_iter().map(high).max().unwrap_or(0) + 4;
        from.max(-side / 2 - 1)..=to.min(side / 2 + 1)
    };
    let (xs, ys) = (lines(Spot::left, Spot::right, table.w), lines(Spot::top, Spot::bottom, table.h));
    let mut places = Vec::new();
    for o in Orientation::ALL {
        for y in ys.clone() {
            places.extend(xs.clone().map(|x| Spot::new(o, x, y)));
        }
    }
    places
}

/// Every place by the definition, when the stack `lifted` is not there.
fn by_definition(city: &City, table: TableSize, lifted: Option<usize>) -> Vec<Spot> {
    around(city, table).into_iter().filter(|spot| city.fits(*spot, table, lifted).is_ok()).collect()
}

fn quickly(city: &City, table: TableSize, lifted: Option<usize>) -> Vec<Spot> {
    let mut found = Vec::new();
    let mut add = |spot| {
        found.push(spot);
        false
    };
    Places::with(city, table, |places| match lifted {
        Some(lifted) => places.each_without(city.stack(lifted).spot(), &mut add),
        None => places.each(&mut add),
    });
    found
}

#[track_caller]
fn agree(city: &City, table: TableSize, lifted: Option<usize>) -> usize {
    let quick = quickly(city, table, lifted);
    assert_eq!(quick, by_definition(city, table, lifted), "{city:?} without {lifted:?} on {table:?}");
    quick.len()
}

#[test]
fn the_quick_places_are_those_of_the_definition_in_cities_of_every_size() {
    let mut guess = Guess::new(1);
    let mut found = 0;
    for size in 2..=BOX {
        for growth in [Growth::ByTheRules, Growth::Anyhow] {
            let city = random_city(size, TABLE, growth, &mut guess);
            found += agree(&city, TABLE, None);
        }
    }
    assert!(found > 1_000, "{found} places");
}

#[test]
fn the_quick_places_without_a_card_are_those_of_the_definition() {
    let mut guess = Guess::new(2);
    for size in [3, 4, 5, 8, 13, 21, 34, BOX] {
        for growth in [Growth::ByTheRules, Growth::Anyhow] {
            let city = random_city(size, TABLE, growth, &mut guess);
            for lifted in 0..city.len() {
                agree(&city, TABLE, Some(lifted));
            }
        }
    }
}

#[test]
fn a_table_that_is_nearly_full_cuts_places_off() {
    let mut guess = Guess::new(3);
    for (w, h) in [(14, 14), (16, 14), (14, 20), (18, 18)] {
        let table = TableSize { w, h };
        for size in [6, 12, 20, 30] {
            let city = random_city(size, table, Growth::ByTheRules, &mut guess);
            agree(&city, table, None);
            for lifted in 0..city.len() {
                agree(&city, table, Some(lifted));
            }
        }
    }
}

#[test]
fn a_city_wider_or_higher_than_a_row_of_bits_has_all_its_places() {
    let mut guess = Guess::new(4);
    let mut longest = 0;
    for _ in 0..6 {
        let city = random_city(BOX, LARGEST, Growth::Far, &mut guess);
        let reach = spots(&city).into_iter().map(|spot| spot.right().max(spot.bottom())).max().unwrap();
        longest = longest.max(reach);
        agree(&city, LARGEST, None);
        for lifted in (0..city.len()).step_by(7) {
            agree(&city, LARGEST, Some(lifted));
        }
    }
    assert!(longest > 128, "{longest}");
    // All cards of the box in one row, and in one column. Beside two short sides there are four places that are in line
    // with one of the two; beside two long sides there is none.
    let line = |o: Orientation, dx: i16, dy: i16| -> Vec<Spot> {
        (0..BOX as i16)
            .map(|at| Spot::new(o, dx * at - 90 * dx.signum(), dy * at - 90 * dy.signum()))
            .collect()
    };
    for (o, dx, dy, places) in [
        (Orientation::Upright, 2, 0, 4 * (BOX - 1)),
        (Orientation::Sideways, 0, 2, 4 * (BOX - 1)),
        (Orientation::Sideways, 3, 0, 0),
        (Orientation::Upright, 0, 3, 0),
    ] {
        let city = city_of(&line(o, dx, dy));
        assert_eq!(agree(&city, LARGEST, None), places);
        agree(&city, LARGEST, Some(0));
    }
}

#[test]
fn the_order_in_which_a_city_was_built_does_not_matter() {
    let mut guess = Guess::new(5);
    for size in [5, 20, BOX] {
        let city = random_city(size, TABLE, Growth::Anyhow, &mut guess);
        let mut shuffled = spots(&city);
        for _ in 0..5 {
            guess.shuffle(&mut shuffled);
            let again = city_of(&shuffled);
            assert_eq!(again, city);
            assert_eq!(quickly(&again, TABLE, None), quickly(&city, TABLE, None));
            for stack in 0..city.len() {
                assert_eq!(again.touching(stack), city.touching(stack));
                assert_eq!(again.is_locked(stack), city.is_locked(stack));
            }
        }
    }
}

/// The unit cells under a card.
fn cells(spot: Spot) -> BTreeSet<(i16, i16)> {
    (spot.top()..spot.bottom()).flat_map(|y| (spot.left()..spot.right()).map(move |x| (x, y))).collect()
}

/// The cells along an edge of a card, just outside it.
fn outside(spot: Spot, edge: Edge) -> Vec<(i16, i16)> {
    let column = |x| (spot.top()..spot.bottom()).map(|y| (x, y)).collect();
    let row = |y| (spot.left()..spot.right()).map(|x| (x, y)).collect();
    match edge {
        Edge::Left => column(spot.left() - 1),
        Edge::Right => column(spot.right()),
        Edge::Top => row(spot.top() - 1),
        Edge::Bottom => row(spot.bottom()),
    }
}

#[test]
fn touching_and_overlapping_are_what_cells_say() {
    let here = Orientation::ALL.map(|o| Spot::new(o, 0, 0));
    for a in here {
        for o in Orientation::ALL {
            for (x, y) in (-5..=5).flat_map(|x| (-5..=5).map(move |y| (x, y))) {
                let b = Spot::new(o, x, y);
                let covered = cells(b);
                assert_eq!(a.overlaps(b), !cells(a).is_disjoint(&covered), "{a:?} {b:?}");
                if a.overlaps(b) {
                    continue;
                }
                let edges = Edge::ALL
                    .into_iter()
                    .filter(|edge| outside(a, *edge).iter().any(|cell| covered.contains(cell)));
                let edges: Vec<Edge> = edges.collect();
                assert_eq!(a.contact(b).into_iter().collect::<Vec<_>>(), edges, "{a:?} {b:?}");
                assert_eq!((a.touches(b), b.touches(a)), (!edges.is_empty(), !edges.is_empty()));
            }
        }
    }
}

#[test]
fn an_edge_is_in_line_with_both_edges_of_the_same_direction_near_or_far() {
    let upright = |x, y| Spot::new(Orientation::Upright, x, y);
    let lines = |x, y| upright(0, 0).edges_in_line(upright(x, y));
    assert_eq!(lines(2, 0), [false, true, true, true]);
    assert_eq!(lines(2, 1), [false, true, false, false]);
    assert_eq!(lines(2, 3), [false, true, false, true]);
    assert_eq!(lines(-2, -3), [true, false, true, false]);
    assert_eq!(lines(1, 3), [false, false, false, true]);
    assert_eq!(
        upright(0, 0).edges_in_line(Spot::new(Orientation::Sideways, -1, 3)),
        [false, true, false, true]
    );
}

#[test]
fn locks_and_connection_are_what_cells_say() {
    let mut guess = Guess::new(6);
    let (mut locked, mut bridges) = (0, 0);
    for size in [3, 6, 10, 20, 40, BOX] {
        for growth in [Growth::ByTheRules, Growth::Anyhow, Growth::Far] {
            let city = random_city(size, LARGEST, growth, &mut guess);
            let all: BTreeSet<(i16, i16)> = spots(&city).into_iter().flat_map(cells).collect();
            for (index, spot) in spots(&city).into_iter().enumerate() {
                let has_contact = |edge| outside(spot, edge).iter().any(|cell| all.contains(cell));
                let is_locked = Edge::ALL.into_iter().all(has_contact);
                assert_eq!(city.is_locked(index), is_locked);
                assert_eq!(city.locked().contains(index), is_locked);
                let rest: BTreeSet<(i16, i16)> = all.difference(&cells(spot)).copied().collect();
                let connected = is_one_piece(&rest);
                assert_eq!(city.is_connected_without(Some(index)), connected);
                locked += usize::from(is_locked);
                bridges += usize::from(!connected);
            }
            assert!(city.is_connected_without(None));
        }
    }
    assert!(locked > 20 && bridges > 20, "{locked} locked, {bridges} bridges");
    let apart = city_of(&[Spot::new(Orientation::Upright, 0, 0), Spot::new(Orientation::Upright, 2, 3)]);
    assert!(!apart.is_connected_without(None));
}

/// Whether one can walk from any cell to any other over sides.
fn is_one_piece(cells: &BTreeSet<(i16, i16)>) -> bool {
    let Some(first) = cells.first() else { return true };
    let (mut reached, mut fresh) = (BTreeSet::from([*first]), vec![*first]);
    while let Some((x, y)) = fresh.pop() {
        for next in [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)] {
            if cells.contains(&next) && reached.insert(next) {
                fresh.push(next);
            }
        }
    }
    reached.len() == cells.len()
}
