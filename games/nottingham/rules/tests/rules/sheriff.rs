//! The sheriff's walk, his gifts, and what happens when the cards run out.

use super::table::*;
use serde_json::json;

/// NOT-75, R17: hands are measured before the first gift, and gifts go clockwise from the turn's seat.
#[test]
fn not_75_gifts_are_given_clockwise_from_the_turn() {
    let given =
        given("deliver").seats(4).turn(1).hand(1, "coin coin coin").hand(2, "gold gold gold gold gold");
    let mut table = given.draw("candlestick jewels pearls coin").start();
    table.play(1, deliver("coin", 3));
    let gifts: Vec<_> = table.events().into_iter().filter(|event| event["type"] == "gift").collect();
    let gift = |seat: u8, card: &str| json!({"type": "gift", "seat": seat, "card": card});
    assert_eq!(gifts, [gift(1, "candlestick"), gift(3, "jewels"), gift(0, "pearls")]);
    assert_eq!(table.seen("gift", seat(2))["card"], json!(null));
    assert_eq!(table.field("shown"), json!("coin"));
}

/// NOT-76, R18: the discard pile is shuffled only when a card is needed: here in the middle of the gifts.
#[test]
fn not_76_the_discard_pile_is_shuffled_when_a_card_is_needed() {
    let given = given("deliver").hand(0, "coin coin coin coin coin").discard_only("", 2).draw("pearls");
    let mut table = given.start();
    table.play(0, deliver("coin", 5));
    assert_eq!(table.event_types(), "delivering delivered sheriff_moved gift reshuffled gift gift turned_up");
    assert_eq!((table.hands(), table.draw().len()), (vec!["pearls".into(), "coin".into(), "coin".into()], 1));
    let mut table = given_draw_of_one().start();
    table.play(0, act("end_turn"));
    assert_eq!((table.event_types().as_str(), table.draw().len()), ("turned_up", 0));
}

fn given_draw_of_one() -> Given {
    given("deliver").draw("gold")
}

/// NOT-76, R19: gifts that find no card lapse.
#[test]
fn not_76_gifts_lapse_without_cards() {
    let given =
        given("deliver").hand(0, "coin coin coin").discard_only("", 2).hand(1, "gold").hand(2, "gold");
    let mut table = given.start();
    table.play(0, deliver("coin", 3));
    // Two coins are there for three small hands, and none is left for the turn: nobody has more cards than the number
    // until the sheriff has gone far enough.
    let gifts = table.events().iter().filter(|event| event["type"] == "gift").count();
    assert_eq!((gifts, table.hand(2).as_str()), (2, "gold"));
}

fn spent() -> Given {
    given("deliver").discard_only("", 2)
}

/// NOT-80, R20, R30: all choose at the same time, unseen; the cards stay in the hands until the last has chosen.
#[test]
fn not_80_a_purge_is_chosen_unseen() {
    let given = spent().hand(0, "coin coin coin gold gold").hand(2, "chest chest jewels jewels");
    let mut table = given.start();
    table.play(0, act("end_turn"));
    table.play(2, discard("chest"));
    assert_eq!((table.event_types().as_str(), table.phase_now().as_str()), ("", "purge [0]"));
    assert_eq!(table.hand(2), "jewels jewels chest chest");
    assert_eq!(table.view(seat(2))["action"], json!({"kind": "purge", "chosen": {"2": {"chest": 1}}}));
    assert_eq!(table.view(seat(0))["action"], json!({"kind": "purge", "chosen": {}}));
    table.refuses(2, discard("chest"), "not_your_turn");
    table.play(0, json!({"type": "discard", "cards": {"gold": 2}}));
    let purged: Vec<_> = table.events()[..2].iter().map(|event| event["seat"].clone()).collect();
    assert_eq!(purged, [0, 2]);
    let own = json!({"type": "purged", "seat": 0, "count": 2, "cards": ["gold", "gold"]});
    assert_eq!(table.seen("purged", seat(0)), own);
    assert_eq!(table.seen("purged", seat(1))["cards"], json!(null));
}

/// NOT-81, R21: where nobody has too many cards the sheriff goes on until somebody has.
#[test]
fn not_81_the_sheriff_goes_on_until_somebody_has_too_many() {
    // Spaces 1 to 3 have the numbers 3, 4 and 5; the tenth is the first with 2.
    let mut table = spent().sheriff(7).hand(0, "coin coin coin").start();
    table.play(0, act("end_turn"));
    assert_eq!(table.event_types(), "sheriff_moved sheriff_moved sheriff_moved");
    assert_eq!((table.phase_now().as_str(), table.field("sheriff")), ("purge [0]", json!(10)));
    table.play(0, discard("coin"));
    assert_eq!((table.field("sheriff"), table.field("shown")), (json!(11), json!("coin")));
}

/// NOT-81, R21: in the city there is no number, and nobody gives anything away there.
#[test]
fn not_81_nobody_is_purged_in_the_city() {
    let mut table = spent().sheriff(0).hand(0, "coin coin coin coin coin coin").start();
    table.play(0, act("end_turn"));
    assert_eq!((table.phase_now().as_str(), table.field("sheriff")), ("purge [0]", json!(1)));
    assert_eq!(table.event_types(), "sheriff_moved");
}

/// NOT-80, NOT-81, NOT-90: without any card the sheriff walks home; the turn is that of the seat that was to draw.
#[test]
fn not_81_without_cards_the_sheriff_walks_home() {
    let mut table = spent().sheriff(20).hand(0, "coin").start();
    table.play(0, act("end_turn"));
    assert_eq!(table.event_types(), "sheriff_moved sheriff_moved game_over");
    assert_eq!((table.phase_now().as_str(), table.field("turn")), ("over []", json!(1)));
    let mut table = spent().sheriff(21).hand(0, "coin coin coin coin").start();
    table.play(0, act("end_turn"));
    table.play(0, discard("coin"));
    assert_eq!(table.event_types(), "purged sheriff_moved game_over");
    assert_eq!(table.discarded("coin"), 1);
}
