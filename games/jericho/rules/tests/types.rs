//! The board's types are generated from the rules' own.

use besace_jericho::*;

besace_table::typescript! {
    "What Jericho shows, tells, offers and asks.",
    Color, Card, Cards, Lengths, Options, Phase, RefusalReason, Action, View, SeatView, Walls, SeenEvent, Breakdown
}
