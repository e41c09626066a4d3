//! The board's types are generated from the rules' own.

use besace_nottingham::*;

besace_table::typescript! {
    "What Nottingham shows, tells, offers and asks.",
    Card, Cards, CardList, Kinds, Trick, Color, Ambush, Mission, Missions, Options, Track, MissionValues, AmbushPairs, Phase, RefusalReason, Action, Bounds, Range, View, SeatView, ActionView, DeliveryView, SeenEvent, ShownTo, Ending, Memory, Breakdown
}
