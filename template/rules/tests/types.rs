//! The board's types are generated from the rules' own.

use besace_toll::*;

besace_table::typescript! {
    "What Toll shows, tells, offers and asks.",
    Good, Options, Phase, RefusalReason, Action, View, StallView, SeenEvent, Breakdown
}
