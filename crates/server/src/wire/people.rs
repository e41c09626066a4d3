//! Somebody who plays here: their name, their tables and games, their other devices, and how they are called.

use crate::wire::TableInfo;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// `GET /api/me`: who this browser is.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Me {
    /// The name, once there is one.
    pub name: Option<String>,
    /// Tables where this person has a seat and that are not long over, and those they have made that are not over, the newest
    /// first.
    pub tables: Vec<MyTable>,
}

/// A table in the list of a person who has a seat there or has made it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct MyTable {
    /// The table.
    #[serde(flatten)]
    pub table: TableInfo,
    /// Whether one of the person's seats owes a decision.
    pub your_turn: bool,
    /// Whether the person has made it, and may close it.
    pub you_host: bool,
}

/// `GET /api/me/games?behind=…`: games that this person has played to their end, the last first.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct MyGames {
    /// Some of them: behind the one at the table that was named, or the last ones.
    pub games: Vec<MyGame>,
    /// Whether there are more behind these.
    pub more: bool,
}

/// A game that a person has played to its end.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct MyGame {
    /// The table, with its result.
    pub table: TableInfo,
    /// When the game began, in milliseconds since 1970.
    pub began: u64,
    /// When it ended.
    pub ended: u64,
    /// Whether it counts in the person's figures: not where a deal number was played, nor where they had several seats.
    pub counts: bool,
}

/// `GET /api/me/figures`: how often this person has played a game with so many seats, and how often they have won.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Figure {
    /// The game's id.
    pub game: String,
    /// How many seats there were.
    pub seats: u8,
    /// How many games they have played to their end.
    pub games: u32,
    /// How many of them they have won, alone or with others.
    pub wins: u32,
}

/// `PUT /api/me`: a name is all a guest needs.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
pub struct NewName {
    /// 1 to 24 characters.
    #[schema(min_length = 1, max_length = 24)]
    pub name: String,
}

/// `POST /api/recovery`: a link that gives this person to another device, once.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Recovery {
    /// To be opened on the other device: `/r/<token>`.
    pub path: String,
    /// Until when it works, in milliseconds since 1970.
    pub until: u64,
}

/// `GET /api/recovery/{token}`: whom a recovery link makes of the device that opens it. The link is not used up by it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Recoverable {
    /// That person's name.
    pub name: String,
}

/// A language in which people are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Language {
    /// English.
    En,
    /// French.
    Fr,
}

impl Language {
    /// Its two-letter code.
    pub fn id(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Fr => "fr",
        }
    }

    /// The language of that code.
    pub fn from_id(id: &str) -> Option<Language> {
        [Language::En, Language::Fr].into_iter().find(|language| language.id() == id)
    }
}

/// `GET /api/me/calls`: how this person can be called, and is, when it is their turn and they are not there.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct HowCalled {
    /// The key by which push services know this server, for a browser that is to be called; `null` where none can be.
    pub push_key: Option<String>,
    /// How it stands with e-mail; `null` where this server sends none.
    pub mail: Option<MailNow>,
}

/// How it stands with somebody's e-mail. Nobody else is told.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct MailNow {
    /// Where they want to be written to.
    pub address: Option<String>,
    /// Whether they have confirmed it: before, nothing but a link to do so is sent there.
    pub confirmed: bool,
}

/// `PUT /api/me/devices`: a browser that is to be called, as its push service has given it.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewDevice {
    /// Where its push service takes messages for it.
    pub endpoint: String,
    /// Its public key: a point of P-256 in 65 bytes, as base64url.
    pub key: String,
    /// What it shares with whoever calls: 16 bytes, as base64url.
    pub auth: String,
    /// The language in which it is called.
    pub language: Language,
}

/// `PUT /api/me/mail`: where somebody wants to be written to.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewMail {
    /// The address.
    pub address: String,
    /// The language in which they are written to.
    pub language: Language,
}

/// `GET /api/mail/{token}`: what a link in an e-mail is about.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct MailLink {
    /// Whether the address has been confirmed.
    pub confirmed: bool,
}
