//! The board's types are generated from the rules' own. A trick that is announced and a trick that can be cancelled
//! have one name on the wire, so they have one here: the view's, which has every field of the event's.

use besace_badaboom::*;

besace_table::typescript! {
    "What Badaboom shows, tells, offers and asks.",
    Card, BombCard, Back, Backs, Fuse, Options, Phase, Direction, Armed, InPlay, Flags, Aim, TrickPlay, Answer, RefusalReason,
    Action, View, SeatView, BombsView, BombView, SlotView, WindowView, TrickView, PlayView, TakenView, From, Ending,
    SeenEvent, Breakdown, Beside, Swaps, Swap, Memory
}
