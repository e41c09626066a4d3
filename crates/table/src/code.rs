//! The closed list of codes with which something is refused: one list for the engine and for the server.

use std::fmt;

crate::named! {
    /// The program's word for why something was refused. Nothing has changed then.
    pub enum Code {
        /// It cannot be read, or is of a wrong type.
        BadRequest = "bad_request",
        /// The engine has no game on its table yet.
        NoGame = "no_game",
        /// There is no game of this name.
        UnknownGame = "unknown_game",
        /// A number of seats or an option that the game does not have.
        BadSetup = "bad_setup",
        /// A deal number with a typing mistake in it.
        BadDeal = "bad_deal",
        /// A deal number for a version of the rules that is not played here.
        OldDeal = "old_deal",
        /// A table whose game is played by rules that were dropped.
        OldRules = "old_rules",
        /// A position that breaks an invariant of its game.
        BadPosition = "bad_position",
        /// The game is over.
        GameOver = "game_over",
        /// The seat owes no decision now.
        NotYourTurn = "not_your_turn",
        /// A rule forbids it.
        IllegalAction = "illegal_action",
        /// It exceeds a limit: too much to read, to search, to count or to keep.
        TooLarge = "too_large",
        /// The engine met a fault of its own.
        InternalError = "internal_error",
        /// The question has been answered since.
        Stale = "stale",
        /// The action cannot be taken back, or not any more.
        CannotUndo = "cannot_undo",
        /// The seat is somebody else's.
        NotYours = "not_yours",
        /// Only whoever made the table can do that.
        NotHost = "not_host",
        /// The game has not begun.
        NotStarted = "not_started",
        /// The game has begun.
        AlreadyStarted = "already_started",
        /// Somebody sits there.
        SeatTaken = "seat_taken",
        /// Somebody at the table has it already.
        Taken = "taken",
        /// Somebody at the table goes by that name, or by one that looks like it.
        NameTaken = "name_taken",
        /// A seat is still open.
        SeatsOpen = "seats_open",
        /// There is no such thing here, or not for this person.
        NotFound = "not_found",
        /// The request comes from a page of another site.
        ForbiddenOrigin = "forbidden_origin",
        /// The person has not given a name yet.
        NoName = "no_name",
        /// The person has made too many tables that are not over.
        TooManyTables = "too_many_tables",
        /// Too much was asked for at once.
        TooManyRequests = "too_many_requests",
        /// As much is kept for people of this network as the server allows in a day.
        TooMuchKept = "too_much_kept",
        /// The server has no room to keep more.
        NoRoom = "no_room",
        /// The server cannot do this now.
        Unavailable = "unavailable",
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
