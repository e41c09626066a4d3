//! The board's types are generated from the rules' own.

use besace_noxford::*;

besace_table::typescript! {
    "What Noxford shows, tells, offers and asks.",
    Color, Symbol, Card, Cards, Orientation, Edge, Corner, Spot, Stack, City, TableSize, Colors, Options, Phase, Source, Gear,
    RefusalReason, Action, View, SeatView, EndReason, SeenEvent, Breakdown, Beside, District, Line, Sketch
}
