//! The table protocol: a line in, a line out.
//!
//! A [`Session`] holds at most one table. Every line gets exactly one answer, whatever it is, and a line that is
//! refused changes nothing. What the commands mean is on the page `docs/protocol.md`.

use crate::answer::{Answer, Card, EngineError, ReasonSaid, Said};
use crate::{English, Eyes, JsonObject, LONGEST_LINE, OpenTable, ReasonInWords, Shelved, games};
use besace_bots::{Budget, Level, Suggestion};
use besace_table::BadSetup;
use serde_json::value::RawValue;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The protocol's version.
const PROTOCOL: u32 = 1;

/// The longest action sequences that `perft` counts.
pub const DEEPEST_PERFT: u64 = 100;

/// The most actions that `perft` plays to count them: a second or two of work.
pub const LONGEST_PERFT: u64 = 3_000_000;

/// The longest that `suggest` may be told to think, in milliseconds.
pub const MOST_MILLIS: u64 = 60_000;

/// The most iterations that `suggest` may be told to search.
pub const MOST_ITERATIONS: u64 = 1_000_000;

/// One conversation in the table protocol.
pub struct Session {
    shelf: &'static [&'static dyn Shelved],
    table: Option<Box<dyn OpenTable>>,
    /// What reasons at this table are said with, once there are any.
    english: Option<English>,
}

/// The answer to one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// One line of JSON, without its end.
    pub line: String,
    /// Whether the conversation ends with it.
    pub is_last: bool,
}

impl Default for Session {
    fn default() -> Session {
        Session::new(games())
    }
}

impl Session {
    /// A conversation about the games of this shelf, with an empty table.
    pub fn new(shelf: &'static [&'static dyn Shelved]) -> Session {
        Session { shelf, table: None, english: None }
    }

    /// Answers one line, which comes without its end.
    pub fn answer(&mut self, line: &[u8]) -> Reply {
        match JsonObject::read(line) {
            Ok(request) => self.answer_request(&request),
            Err(wrong) => Reply::refused(RawValue::NULL, wrong.into()),
        }
    }

    /// Answers a line that was too long to be read, so that its `id` is not known.
    pub fn answer_too_long(&self) -> Reply {
        let message = format!("a line has at most {LONGEST_LINE} bytes");
        Reply::refused(RawValue::NULL, EngineError::too_large(message))
    }

    /// A panic in a game is a fault of ours, and must not take the conversation with it. It cannot leave the table
    /// half changed, and so the assertion below holds: a command that changes the table works on a table of its own
    /// and puts it in the place of the old one as the very last thing it does.
    fn answer_request(&mut self, request: &JsonObject) -> Reply {
        match catch_unwind(AssertUnwindSafe(|| self.obey(request))) {
            Ok(Ok(said)) => Reply::said(request.id(), said),
            Ok(Err(fault)) => Reply::refused(request.id(), fault),
            Err(_) => Reply::refused(request.id(), EngineError::internal_error()),
        }
    }

    fn obey(&mut self, request: &JsonObject) -> Result<Said, EngineError> {
        request.says_one_thing()?;
        match request.text("cmd")?.as_str() {
            "hello" => Ok(hello()),
            "games" => Ok(Said::Games { games: self.shelf.iter().map(|game| Card::of(*game)).collect() }),
            "new" => self.new_table(request),
            "load" => self.load(request),
            "position" => self.position(),
            "pending" => self.pending(),
            "legal" => self.legal(request),
            "play" => self.play(request),
            "view" => self.view(request),
            "result" => self.result(),
            "imagine" => self.imagine(request),
            "suggest" => self.suggest(request),
            "perft" => self.perft(request),
            "quit" => Ok(Said::Goodbye {}),
            _ => Err(EngineError::bad_request("there is no such command")),
        }
    }

    fn new_table(&mut self, request: &JsonObject) -> Result<Said, EngineError> {
        let game = request.text("game")?;
        let must_be = self.seats_of(&game);
        let seats = request.number_of_seats("seats", must_be.clone())?;
        let seed = request.seed("seed")?;
        let options = request.object_or_empty("options")?;
        let game = self.game(&game)?;
        let seats = seats.ok_or_else(|| BadSetup::new(format!("`seats` must be {must_be}")))?;
        let table = game.open(seats, seed, &options)?;
        Ok(self.put_on_the_table(table))
    }

    /// What a number of seats must be, as far as it is known which game is meant.
    fn seats_of(&self, game: &str) -> String {
        let info = self.game(game).map(Shelved::info);
        info.map_or("a number".into(), |info| {
            format!("a number from {} to {}", info.min_seats, info.max_seats)
        })
    }

    fn load(&mut self, request: &JsonObject) -> Result<Said, EngineError> {
        let position = request.object("position")?;
        let game = position["game"].as_str().ok_or_else(EngineError::position_of_no_game)?;
        let table = self.game(game)?.load(&position)?;
        Ok(self.put_on_the_table(table))
    }

    fn put_on_the_table(&mut self, table: Box<dyn OpenTable>) -> Said {
        let pending = table.pending();
        self.table = Some(table);
        self.english = None;
        Said::Opened { pending }
    }

    fn position(&self) -> Result<Said, EngineError> {
        Ok(Said::Position { position: self.table()?.position() })
    }

    fn pending(&self) -> Result<Said, EngineError> {
        let table = self.table()?;
        Ok(Said::Pending { pending: table.pending(), may: table.may(), phase: table.phase() })
    }

    fn legal(&self, request: &JsonObject) -> Result<Said, EngineError> {
        let table = self.table()?;
        let seat = request.seat("seat", table.seats())?;
        let actions = table.legal(seat);
        Ok(Said::Legal {
            actions: actions.ok_or_else(|| EngineError::too_large("there are too many actions to list"))?,
        })
    }

    fn play(&mut self, request: &JsonObject) -> Result<Said, EngineError> {
        let table = self.table()?;
        let seat = request.seat("seat", table.seats())?;
        let action = request.required("action")?.into();
        let eyes = request.optional_viewer("for", table.seats())?.map_or(Eyes::Everything, Eyes::Of);
        let mut next = table.copy();
        let happened = next.play(seat, &action)?;
        let said = Said::Played { events: next.events(happened, eyes), pending: next.pending() };
        self.table = Some(next);
        Ok(said)
    }

    fn view(&self, request: &JsonObject) -> Result<Said, EngineError> {
        let table = self.table()?;
        let viewer = request.viewer("seat", table.seats())?;
        Ok(Said::View { view: table.view(viewer) })
    }

    fn result(&self) -> Result<Said, EngineError> {
        Ok(Said::Result { result: self.table()?.result() })
    }

    fn imagine(&self, request: &JsonObject) -> Result<Said, EngineError> {
        let table = self.table()?;
        let seat = request.seat("seat", table.seats())?;
        let seed = request.seed("seed")?;
        Ok(Said::Position { position: table.imagine(seat, seed) })
    }

    fn suggest(&mut self, request: &JsonObject) -> Result<Said, EngineError> {
        let table = self.table.as_deref().ok_or_else(EngineError::no_game)?;
        let seat = request.seat("seat", table.seats())?;
        let level = level(&request.text("level")?)?;
        let seed = request.seed("seed")?;
        let budget = budget(request)?;
        let Suggestion { action, reasons, .. } = table.suggest(seat, level, seed, budget)?;
        let english = self.english.get_or_insert_with(|| table.english());
        let said = |ReasonInWords { reason, words }| ReasonSaid { text: english.tell(&words, seat), reason };
        // One by one, so that they stay in the order in which the bot gave them.
        let reasons = reasons.into_iter().flat_map(|reason| table.in_words(vec![reason])).map(said).collect();
        Ok(Said::Suggested { action, reasons })
    }

    fn perft(&self, request: &JsonObject) -> Result<Said, EngineError> {
        let table = self.table()?;
        let depth = request.count("depth")?;
        at_most(depth, DEEPEST_PERFT, "depth")?;
        let count = table.perft(depth as u32, LONGEST_PERFT);
        let too_large = || {
            let why = "there are too many sequences to count, or a choice among them is too wide to list";
            EngineError::too_large(why)
        };
        Ok(Said::Perft { count: count.ok_or_else(too_large)? })
    }

    fn table(&self) -> Result<&dyn OpenTable, EngineError> {
        self.table.as_deref().ok_or_else(EngineError::no_game)
    }

    fn game(&self, id: &str) -> Result<&'static dyn Shelved, EngineError> {
        self.shelf.iter().copied().find(|game| game.info().id == id).ok_or_else(EngineError::unknown_game)
    }
}

impl Reply {
    fn said(id: &RawValue, said: Said) -> Reply {
        let is_last = matches!(said, Said::Goodbye {});
        Reply { line: line(&Answer { id, ok: true, said }), is_last }
    }

    fn refused(id: &RawValue, fault: EngineError) -> Reply {
        let said = Said::Refused { error: fault };
        Reply { line: line(&Answer { id, ok: false, said }), is_last: false }
    }
}

fn line(answer: &Answer) -> String {
    serde_json::to_string(answer).expect("an answer can be written as JSON")
}

fn hello() -> Said {
    Said::Hello { protocol: PROTOCOL, program: "besace", version: env!("CARGO_PKG_VERSION") }
}

fn level(id: &str) -> Result<Level, EngineError> {
    Level::from_id(id).ok_or_else(|| {
        let levels = Level::ALL.map(Level::id).join(", ");
        EngineError::bad_request(format!("`level` must be one of: {levels}"))
    })
}

/// How long a bot may think: the asker names a time or a number of iterations, and not both.
fn budget(request: &JsonObject) -> Result<Budget, EngineError> {
    match (request.optional_count("millis")?, request.optional_count("iterations")?) {
        (Some(millis), None) => {
            at_most(millis, MOST_MILLIS, "millis")?;
            Ok(Budget::Millis(millis))
        }
        (None, Some(iterations)) => {
            at_most(iterations, MOST_ITERATIONS, "iterations")?;
            Ok(Budget::Iterations(iterations as u32))
        }
        _ => Err(EngineError::bad_request("give either `millis` or `iterations`")),
    }
}

fn at_most(number: u64, most: u64, key: &str) -> Result<(), EngineError> {
    if number <= most {
        Ok(())
    } else {
        Err(EngineError::too_large(format!("`{key}` must be at most {most}")))
    }
}
