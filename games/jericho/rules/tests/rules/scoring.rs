//! The scoring of a round: JER-40 to JER-44.

use super::table::*;
use serde_json::json;

/// The base with a scoring card on top of the draw pile: the first play of seat 0 ends the round.
fn scoring_next() -> Given {
    given().draw("scoring blue-7")
}

/// Seat 0 puts a white card into the supply, which touches no case here, and the round is scored.
fn scored(given: Given) -> Table {
    let mut table = given.start();
    table.play(0, supply("white-1"));
    table
}

/// JER-40: the supply's trumpets leave the game, and nobody wins them.
#[test]
fn jer_40_trumpets_of_the_supply_are_removed() {
    let table = scored(scoring_next().supply("trumpet trumpet red-3").wall(1, "red", "5 T").removed(1));
    assert_eq!(table.removed(), 3);
    assert_eq!((table.supply(), table.won(1)), ("white-1".into(), "red-3".into()));
    assert_eq!(table.wall(1, "red"), "5 T");
}

/// JER-41: everything of a colour goes to the owner of its longest wall.
#[test]
fn jer_41_the_longest_wall_wins_the_cards_of_its_colour() {
    let given = scoring_next().supply("red-1 red-3 red-3 blue-1").wall(0, "red", "4 3").wall(1, "red", "5");
    let table = scored(given.wall(2, "blue", "1"));
    assert_eq!([0, 1, 2].map(|seat| table.won(seat)), ["red-1 red-3 red-3", "", "blue-1"]);
}

/// JER-41: length is the sum of the values, not the number of cards; a trumpet adds 2.
#[test]
fn jer_41_length_is_the_sum_of_values_with_trumpets_two_each() {
    let given = scoring_next().supply("red-3 red-3 red-3").wall(0, "red", "1 1 1 1").wall(1, "red", "5");
    assert_eq!(scored(given.clone()).won(1), "red-3 red-3 red-3");
    assert_eq!(scored(given.wall(0, "red", "1 1 T T")).won(0), "red-3 red-3 red-3");
}

/// JER-41: walls stay as they are.
#[test]
fn jer_41_walls_stay_after_a_scoring() {
    let table = scored(scoring_next().supply("red-3 red-3 red-3").wall(0, "red", "4 T").wall(1, "red", "1"));
    assert_eq!((table.wall(0, "red"), table.wall(1, "red")), ("4 T".into(), "1".into()));
}

/// JER-41: what was won before stays won.
#[test]
fn jer_41_won_cards_add_up() {
    let table = scored(scoring_next().supply("red-3 red-3 red-3").wall(0, "red", "4").won(0, "blue-1 red-1"));
    assert_eq!(table.won(0), "red-1 red-3 red-3 red-3 blue-1");
}

/// JER-42, R6: tied seats get equal numbers; the cards go out in falling value, the lowest seat first.
#[test]
fn jer_42_tied_walls_share_in_falling_values_lowest_seat_first() {
    let given = scoring_next().supply("red-1 red-3 red-4 red-5 red-5 red-7").wall(1, "red", "4");
    let table = scored(given.wall(0, "red", "3 1").wall(2, "red", "1 1 T"));
    assert_eq!([0, 1, 2].map(|seat| table.won(seat)), ["red-5 red-7", "red-4 red-5", "red-1 red-3"]);
    assert_eq!(table.supply(), "white-1");
}

/// JER-42, R13: what cannot be shared equally stays in the supply, the lowest values of the colour.
#[test]
fn jer_42_what_cannot_be_shared_stays() {
    let given = scoring_next().supply("red-1 red-3 red-4 red-5 red-7").wall(1, "red", "4");
    let table = scored(given.wall(0, "red", "3 1").wall(2, "red", "1 1 T"));
    assert_eq!([0, 1, 2].map(|seat| table.won(seat)), ["red-7", "red-5", "red-4"]);
    assert_eq!(table.supply(), "red-1 red-3 white-1");
}

/// JER-42: a shorter wall has no part in the tie of the longest.
#[test]
fn jer_42_only_the_longest_walls_share() {
    let given = scoring_next().supply("red-1 red-3 red-3").wall(0, "red", "3").wall(1, "red", "5");
    let table = scored(given.wall(2, "red", "5"));
    assert_eq!([0, 1, 2].map(|seat| table.won(seat)), ["", "red-3", "red-3"]);
    assert_eq!(table.supply(), "red-1 white-1");
}

/// R6: which of the shared cards a seat gets is fixed, so that the same game gives the same position.
#[test]
fn r6_the_lowest_seat_of_a_tie_takes_the_highest_values() {
    let table =
        scored(scoring_next().supply("red-1 red-1 red-5 red-5").wall(1, "red", "3").wall(2, "red", "3"));
    assert_eq!((table.won(1), table.won(2)), ("red-5 red-5".into(), "red-1 red-1".into()));
}

/// R13: a remainder is won by the next scoring like any other card.
#[test]
fn r13_a_remainder_waits_for_the_next_round() {
    let given = scoring_next().draw("scoring blue-7 scoring").supply("red-1 red-3 red-3");
    let mut table = given.wall(1, "red", "5").wall(2, "red", "5").hand(1, "red-4").start();
    table.play(0, supply("white-1"));
    assert_eq!(table.supply(), "red-1 white-1");
    for seat in 0..3 {
        let card = words(&table.hand(usize::from(seat))).pop().unwrap();
        table.play(seat, supply(&card));
    }
    table.play(1, wall("red-4"));
    assert_eq!(table.won(1), "red-1 red-3");
}

/// JER-43: cards that no wall can claim stay, and the supply is closed again.
#[test]
fn jer_43_a_colour_without_a_wall_stays_in_the_supply() {
    let table = scored(scoring_next().supply("brown-3 brown-4 red-3").wall(1, "red", "1"));
    assert_eq!(table.supply(), "white-1 brown-3 brown-4");
    assert_eq!(table.view(seat(1))["supply_count"], json!(3));
    assert_eq!(table.view(seat(1)).get("supply"), None);
}

/// JER-44: after rounds 1 and 2 the next round is filled; after round 3 the game is over.
#[test]
fn jer_44_two_rounds_go_on_and_the_third_ends_the_game() {
    for (round, stage) in [(1, "fill 2 1"), (2, "fill 3 1"), (3, "over 3 0")] {
        let table = scored(scoring_next().round(round));
        assert_eq!(table.stage(), stage);
        assert_eq!(table.pending(), if round == 3 { vec![] } else { vec![0, 1, 2] });
    }
}
