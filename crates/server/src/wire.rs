//! Every message between the server and a client: the one list of both directions.
//!
//! HTTP carries what is asked once (who am I, which games, make a table, a replay); a live connection carries
//! everything that happens at a table. A table is its log: every entry has a number, the same for everybody, and what
//! each viewer gets of an entry is a [`Step`] built for that viewer. After a cut the client says the last number it
//! has and gets the rest.
//!
//! | request | takes | gives |
//! | --- | --- | --- |
//! | `GET /api/me` | | [`Me`] |
//! | `PUT /api/me` | [`NewName`] | [`Me`], and a session where there was none |
//! | `DELETE /api/me` | | nothing: the person is forgotten |
//! | `GET /api/me/games?behind=…` | | [`MyGames`] |
//! | `GET /api/me/figures` | | a list of [`Figure`] |
//! | `GET /api/me/calls` | | [`HowCalled`] |
//! | `PUT /api/me/devices` | [`NewDevice`] | nothing: this browser is called from now on |
//! | `DELETE /api/me/devices?endpoint=…` | | nothing: it is not any more |
//! | `PUT /api/me/mail` | [`NewMail`] | nothing: a link was sent there |
//! | `DELETE /api/me/mail` | | nothing: the address is forgotten |
//! | `GET /api/mail/{token}` | | [`MailLink`] |
//! | `POST /api/mail/{token}` | | nothing: the address is confirmed |
//! | `POST /api/mail/{token}/end` | | nothing: the address is forgotten |
//! | `GET /api/games` | | a list of [`GameInfo`] |
//! | `GET /api/deals/{number}` | | [`DealInfo`] |
//! | `GET /api/tables` | | a list of [`TableInfo`]: the lobby |
//! | `POST /api/tables` | [`NewTable`] | [`Made`] |
//! | `GET /api/tables/{id}` | | [`TableInfo`] |
//! | `DELETE /api/tables/{id}` | | nothing: its host has closed it |
//! | `GET /api/tables/{id}/replay?viewer=…` | | [`Replay`] |
//! | `GET /api/tables/{id}/game` | | a game that is over, as lines of the table protocol |
//! | `GET /api/tables/{id}/recordings/{number}?viewer=…` | | what a step looked like |
//! | `POST /api/replay?viewer=…` | a game as lines of the table protocol | [`Replay`] |
//! | `POST /api/replay/recordings/{number}?viewer=…` | the same lines | what this step and some after it looked like |
//! | `GET /api/tables/{id}/live?since=…&said=…` | | a WebSocket: [`Envelope`]s in, [`Message`]s out |
//! | `GET /api/invitation` | | [`Invitation`] |
//! | `POST /api/recovery` | | [`Recovery`] |
//! | `GET /api/recovery/{token}` | | [`Recoverable`] |
//! | `POST /api/recovery/{token}` | | [`Me`], and that person's session |
//!
//! Whatever is told in words (events, questions, advice, endings) is a sentence that has not been said yet: an id in the
//! files of words and what is filled in, the same for every language and every client, without names.
//! `docs/writing-a-board.md` says how to read it.
//!
//! What is refused over HTTP is answered with a [`Problem`]. A live connection without `since` begins with a `table`
//! message, so that play can begin at once, and its history follows. With `since` it begins with the steps after that
//! number, and with the chat lines after the number `said` if there is one. Where those steps are too many, or there is
//! no such number, it begins like one without `since`. Where there is no such table, the one message is `closing`.
//!
//! Who owes a decision is told once: by `pending` in each view. A person's list of tables, which has no views, says
//! `your_turn` instead.

mod live;
mod lobby;
mod people;
mod table;

pub use live::{ChatLine, Closing, Envelope, Instead, Message, Request, SeatSight, Step, What};
pub use lobby::{
    DealInfo, GameInfo, GameOption, Invitation, Made, NewSeat, NewSeatFields, NewTable, Replay, Values,
};
pub use people::{
    Figure, HowCalled, Language, MailLink, MailNow, Me, MyGame, MyGames, MyTable, NewDevice, NewMail,
    NewName, Recoverable, Recovery,
};
pub use table::{CanUndo, SeatInfo, TableInfo, TableNow, TableState, UndoNow, UndoQuestion, Who};

use besace_table::Code;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// Why something was refused.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Problem {
    /// For programs.
    #[schema(value_type = String)]
    pub code: Code,
    /// For people, in English.
    pub message: String,
    /// The rule that refused, where one did.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<&'static str>,
    /// The reason in the game's own words, where its rules page names one. Each game has its own list of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub reason: Option<&'static str>,
}
