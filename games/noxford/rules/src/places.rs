//! Every place where a card may lie (NOX-37), found for all of them at once.
//!
//! A place is a bit: its column in a row of bits, for each of the two orientations. Every stack says from which places
//! it would be touched, and from which an edge would be in line with its own; the rows add up how often that is said
//! (once, twice, three times). A place is good where nothing lies, two stacks touch, and both directions are in line.
//! Because the rows know what is said more than once, the places without one stack follow from the same rows.
//!
//! The definition itself is [`Spot::fits`](crate::geometry::Spot::fits); a test compares both.

use crate::cards::BOX;
use crate::city::City;
use crate::geometry::{Orientation, Spot};
use crate::options::TableSize;

/// A card's longest side: how far beyond the city's own lines a card that touches it can begin or end.
const REACH: i16 = 3;

/// The most columns and rows that a city can need: all cards of the box in a line, and a card beyond its ends.
const MOST_LINES: usize = BOX * REACH as usize + 3 * REACH as usize;

/// The rows of a city on a table of the usual size, and those that any city fits.
type Small = Window<1, 64>;
type Large = Window<3, MOST_LINES>;

/// The places of a city.
#[derive(Clone, Copy)]
pub enum Places<'a> {
    /// Of a city in which a row is one number.
    Small(&'a Small),
    /// Of any other.
    Large(&'a Large),
}

impl Places<'_> {
    /// Finds the places of a city, and hands them over.
    pub fn with<R>(city: &City, table: TableSize, then: impl FnOnce(Places) -> R) -> R {
        let Some(area) = Area::of(city) else { return then(Places::Small(&Window::EMPTY)) };
        if area.columns <= 64 && area.rows <= 64 {
            let mut window = Window::EMPTY;
            window.fill(area, city, table);
            then(Places::Small(&window))
        } else {
            let mut window = Window::EMPTY;
            window.fill(area, city, table);
            then(Places::Large(&window))
        }
    }

    /// Each place, in the order of NOX-37, until `each` says that it is enough; whether it did.
    pub fn each(self, each: impl FnMut(Spot) -> bool) -> bool {
        match self {
            Places::Small(window) => window.each(None, each),
            Places::Large(window) => window.each(None, each),
        }
    }

    /// The same in the city without the stack that lies here.
    pub fn each_without(self, gone: Spot, each: impl FnMut(Spot) -> bool) -> bool {
        match self {
            Places::Small(window) => window.each(Some(gone), each),
            Places::Large(window) => window.each(Some(gone), each),
        }
    }
}

/// The part of the table in which places can be: its first lines, and how many there are.
#[derive(Clone, Copy)]
struct Area {
    x: i16,
    y: i16,
    columns: usize,
    rows: usize,
}

impl Area {
    /// None for a city without stacks.
    fn of(city: &City) -> Option<Area> {
        let spots = || city.stacks().iter().map(|stack| stack.spot());
        let (left, right) = (spots().map(Spot::left).min()?, spots().map(Spot::right).max()?);
        let (top, bottom) = (spots().map(Spot::top).min()?, spots().map(Spot::bottom).max()?);
        let lines = |from: i16, to: i16| (to - from + 3 * REACH) as usize;
        Some(Area { x: left - REACH, y: top - REACH, columns: lines(left, right), rows: lines(top, bottom) })
    }

    fn column(self, x: i16) -> usize {
        (x - self.x) as usize
    }

    fn row(self, y: i16) -> usize {
        (y - self.y) as usize
    }
}

/// A row of bits, the lowest column first.
type Row<const WORDS: usize> = [u64; WORDS];

/// These two columns.
fn both<const WORDS: usize>(columns: [usize; 2]) -> Row<WORDS> {
    let mut row = [0; WORDS];
    columns.into_iter().for_each(|column| row[column / 64] |= 1 << (column % 64));
    row
}

/// All columns from `first` up to `end`, without a step for each of them.
fn run<const WORDS: usize>(first: usize, end: usize) -> Row<WORDS> {
    let before = |column: usize, word: usize| match column.saturating_sub(64 * word) {
        columns @ 0..64 => (1 << columns) - 1,
        _ => u64::MAX,
    };
    std::array::from_fn(|word| before(end, word) & !before(first, word))
}

fn join<const WORDS: usize>(a: Row<WORDS>, b: Row<WORDS>, word: impl Fn(u64, u64) -> u64) -> Row<WORDS> {
    std::array::from_fn(|at| word(a[at], b[at]))
}

/// Every bit also at the `width - 1` columns before it: where a card of that width would lie on it.
fn smeared<const WORDS: usize>(row: Row<WORDS>, width: i16) -> Row<WORDS> {
    let mut smeared = row;
    for by in 1..width as usize {
        for word in 0..WORDS {
            let next = if word + 1 < WORDS { row[word + 1] << (64 - by) } else { 0 };
            smeared[word] |= row[word] >> by | next;
        }
    }
    smeared
}

/// What one stack says of the places in one row.
#[derive(Clone, Copy)]
struct Said<const WORDS: usize> {
    /// It would be touched from there.
    touched: Row<WORDS>,
    /// It would be touched, with a left or right edge in line.
    upright_in_line: Row<WORDS>,
    /// It would be touched, with a top or bottom edge in line.
    level_in_line: Row<WORDS>,
}

/// How many stacks say so of the places in one row.
#[derive(Clone, Copy)]
struct Tally<const WORDS: usize> {
    /// By one stack at least, by two, by three.
    touched: [Row<WORDS>; 3],
    /// By one stack at least, by two.
    upright_in_line: [Row<WORDS>; 2],
    level_in_line: [Row<WORDS>; 2],
}

impl<const WORDS: usize> Tally<WORDS> {
    const NONE: Tally<WORDS> =
        Tally { touched: [[0; WORDS]; 3], upright_in_line: [[0; WORDS]; 2], level_in_line: [[0; WORDS]; 2] };

    fn add(&mut self, said: Said<WORDS>) {
        count(&mut self.touched, said.touched);
        count(&mut self.upright_in_line, said.upright_in_line);
        count(&mut self.level_in_line, said.level_in_line);
    }

    /// Where two stacks touch and both directions are in line.
    fn good(&self) -> Row<WORDS> {
        let in_line = join(self.upright_in_line[0], self.level_in_line[0], |a, b| a & b);
        join(self.touched[1], in_line, |a, b| a & b)
    }

    /// The same without the stack that said this: where it did, one more has to say so.
    fn good_without(&self, said: Said<WORDS>) -> Row<WORDS> {
        let less = |enough: Row<WORDS>, one_more: Row<WORDS>, said: Row<WORDS>| {
            join(join(enough, said, |enough, said| enough & !said), one_more, |a, b| a | b)
        };
        let touched = less(self.touched[1], self.touched[2], said.touched);
        let upright = less(self.upright_in_line[0], self.upright_in_line[1], said.upright_in_line);
        let level = less(self.level_in_line[0], self.level_in_line[1], said.level_in_line);
        join(touched, join(upright, level, |a, b| a & b), |a, b| a & b)
    }
}

/// Adds a row to rows that count how often each bit was there.
fn count<const WORDS: usize, const TIMES: usize>(counts: &mut [Row<WORDS>; TIMES], row: Row<WORDS>) {
    for times in (1..TIMES).rev() {
        let again = join(counts[times - 1], row, |a, b| a & b);
        counts[times] = join(counts[times], again, |a, b| a | b);
    }
    counts[0] = join(counts[0], row, |a, b| a | b);
}

/// The rows of a city.
pub struct Window<const WORDS: usize, const ROWS: usize> {
    area: Area,
    /// Where something lies.
    occupied: [Row<WORDS>; ROWS],
    /// For each orientation.
    layers: [Layer<WORDS, ROWS>; 2],
}

/// The places of cards of one orientation.
struct Layer<const WORDS: usize, const ROWS: usize> {
    tallies: [Tally<WORDS>; ROWS],
    /// The columns and the rows in which a card lies on the table.
    columns: Row<WORDS>,
    first_row: usize,
    end_row: usize,
    good: [Row<WORDS>; ROWS],
}

impl<const WORDS: usize, const ROWS: usize> Layer<WORDS, ROWS> {
    const EMPTY: Layer<WORDS, ROWS> = Layer {
        tallies: [Tally::NONE; ROWS],
        columns: [0; WORDS],
        first_row: 0,
        end_row: 0,
        good: [[0; WORDS]; ROWS],
    };
}

impl<const WORDS: usize, const ROWS: usize> Window<WORDS, ROWS> {
    const EMPTY: Window<WORDS, ROWS> = Window {
        area: Area { x: 0, y: 0, columns: 0, rows: 0 },
        occupied: [[0; WORDS]; ROWS],
        layers: [const { Layer::EMPTY }; 2],
    };

    fn fill(&mut self, area: Area, city: &City, table: TableSize) {
        self.area = area;
        for stack in city.stacks() {
            let spot = stack.spot();
            let lies = self.columns_of(spot);
            for row in area.row(spot.top())..area.row(spot.bottom()) {
                self.occupied[row] = join(self.occupied[row], lies, |a, b| a | b);
            }
            for (o, layer) in Orientation::ALL.into_iter().zip(&mut self.layers) {
                let says = Says::of(area, o, spot);
                says.rows().for_each(|row| layer.tallies[row].add(says.in_row(row)));
            }
        }
        for o in Orientation::ALL {
            let last = (table.w / 2 - o.width(), table.h / 2 - o.height());
            let within = |first: i16, last: i16, from: i16, lines: usize| {
                let first = (first - from).clamp(0, lines as i16) as usize;
                let end = (last - from + 1).clamp(0, lines as i16) as usize;
                (first, end.max(first))
            };
            let (first, end) = within(-table.w / 2, last.0, area.x, area.columns);
            let (first_row, end_row) = within(-table.h / 2, last.1, area.y, area.rows - REACH as usize);
            let layer = &mut self.layers[o as usize];
            (layer.columns, layer.first_row, layer.end_row) = (run(first, end), first_row, end_row);
            for row in first_row..end_row {
                let good = self.layers[o as usize].tallies[row].good();
                // Most rows away from the middle have none.
                if good != [0; WORDS] {
                    self.layers[o as usize].good[row] = self.free(o, row, good, None);
                }
            }
        }
    }

    fn columns_of(&self, spot: Spot) -> Row<WORDS> {
        run(self.area.column(spot.left()), self.area.column(spot.right()))
    }

    /// Those of `places`, in a row, at which a card lies on the table and on nothing that is left without `gone`.
    fn free(&self, o: Orientation, row: usize, places: Row<WORDS>, gone: Option<Spot>) -> Row<WORDS> {
        let mut blocked = [0; WORDS];
        for row in row..row + o.height() as usize {
            let mut occupied = self.occupied[row];
            if let Some(gone) = gone
                && (self.area.row(gone.top())..self.area.row(gone.bottom())).contains(&row)
            {
                occupied = join(occupied, self.columns_of(gone), |a, b| a & !b);
            }
            blocked = join(blocked, occupied, |a, b| a | b);
        }
        let places = join(places, self.layers[o as usize].columns, |a, b| a & b);
        join(places, smeared(blocked, o.width()), |a, b| a & !b)
    }

    fn each(&self, gone: Option<Spot>, mut each: impl FnMut(Spot) -> bool) -> bool {
        Orientation::ALL.into_iter().any(|o| {
            let layer = &self.layers[o as usize];
            let says = gone.map(|gone| Says::<WORDS>::of(self.area, o, gone));
            (layer.first_row..layer.end_row).any(|row| {
                let good = match &says {
                    Some(says) if says.rows().contains(&row) => {
                        let good = layer.tallies[row].good_without(says.in_row(row));
                        self.free(o, row, good, gone)
                    }
                    _ => layer.good[row],
                };
                self.each_in_row(o, row, good, &mut each)
            })
        })
    }

    fn each_in_row(
        &self,
        o: Orientation,
        row: usize,
        good: Row<WORDS>,
        each: &mut impl FnMut(Spot) -> bool,
    ) -> bool {
        good.into_iter().enumerate().any(|(word, mut rest)| {
            while rest != 0 {
                let column = word * 64 + rest.trailing_zeros() as usize;
                rest &= rest - 1;
                if each(Spot::new(o, self.area.x + column as i16, self.area.y + row as i16)) {
                    return true;
                }
            }
            false
        })
    }
}

/// What one stack says of all places of cards of one orientation.
struct Says<const WORDS: usize> {
    /// The row of cards that lie above it, and of those below it.
    above: usize,
    below: usize,
    /// The rows of cards beside it whose top or bottom edges are in line with its own.
    level: [usize; 2],
    /// In those rows above and below it.
    over: Said<WORDS>,
    /// The columns of cards beside it.
    beside: Row<WORDS>,
}

impl<const WORDS: usize> Says<WORDS> {
    fn of(area: Area, o: Orientation, stack: Spot) -> Says<WORDS> {
        let (width, height) = (o.width(), o.height());
        let before = area.column(stack.left() - width);
        let behind = area.column(stack.right());
        let touched = run(before + 1, behind);
        let flush = [stack.left(), stack.right() - width].map(|x| area.column(x));
        Says {
            above: area.row(stack.top() - height),
            below: area.row(stack.bottom()),
            level: [stack.top(), stack.bottom() - height].map(|y| area.row(y)),
            over: Said { touched, upright_in_line: both(flush), level_in_line: touched },
            beside: both([before, behind]),
        }
    }

    fn rows(&self) -> std::ops::RangeInclusive<usize> {
        self.above..=self.below
    }

    fn in_row(&self, row: usize) -> Said<WORDS> {
        if row == self.above || row == self.below {
            return self.over;
        }
        let level = if self.level.contains(&row) { self.beside } else { [0; WORDS] };
        Said { touched: self.beside, upright_in_line: self.beside, level_in_line: level }
    }
}
