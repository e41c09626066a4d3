//! SHE-80 to SHE-83: debts.

use super::table::*;
use besace_table::{Game, MOST_LISTED, Seat};
use serde_json::json;

/// Seat 1 owes the sheriff this much in goods.
fn debtor(stand: &str, amount: u16) -> Given {
    given().coins(&[100, 0, 50, 50]).stand(1, stand).debt(1, 0, amount).bag(2, "apple", "apple")
}

/// SHE-80, R7: all coins first, and then goods without change.
#[test]
fn r7_coins_go_before_goods() {
    let base = given().coins(&[50, 3, 50, 97]).bag(1, "silk pepper", "apple").bag(2, "apple", "apple");
    let mut table = base.stand(1, "chicken*2").start();
    table.play(0, about("inspect", 1));
    let events = table.play(0, discard("left", "silk pepper"));
    assert_eq!(types(&events), ["discarded", "paid", "paid"]);
    assert_eq!(events[1]["coins"], json!(3));
    let goods =
        json!({"type": "paid", "from": 1, "to": 0, "coins": 0, "legal": {"chicken": 2}, "contraband": []});
    assert_eq!(events[2], goods);
    assert_eq!((table.coins(), table.of(0, "legal")), (vec![53, 0, 50, 97], json!({"chicken": 2})));
    assert_eq!(table.phase(), "inspect");
}

/// SHE-80: 1. legal goods alone where they are enough.
#[test]
fn she_80_legal_goods_alone_where_they_are_enough() {
    let mut table = debtor("apple*3 chicken*2 silk", 9).start();
    assert_eq!((table.phase(), table.pending()), ("pay", vec![1]));
    assert_eq!(table.legal(1).len(), 2);
    table.refuses(1, pay(json!({}), "silk*2"), "SHE-80 bad_payment");
    table.refuses(1, pay(json!({"apple": 1}), "silk"), "SHE-80 bad_payment");
    table.refuses(1, pay(json!({"apple": 4, "chicken": 1}), ""), "SHE-80 bad_payment");
    table.refuses(1, json!({"type": "pay", "legal": {}}), "SHE-84 bad_shape");
    table.play(1, pay(json!({"apple": 1, "chicken": 2}), ""));
    assert_eq!(table.of(1, "legal"), json!({"apple": 2}));
    assert_eq!(table.phase(), "inspect");
}

#[test]
fn r8_no_card_of_a_payment_is_superfluous() {
    let mut table = debtor("apple*5 cheese*5", 5).start();
    table.refuses(1, pay(json!({"apple": 2, "cheese": 1}), ""), "SHE-80 bad_payment");
    table.refuses(1, pay(json!({"apple": 2}), ""), "SHE-80 bad_payment");
    let mut listed = table.legal(1);
    listed.sort_by_key(ToString::to_string);
    // Five as 2 + 3, six as 3 + 3 and as 2 + 2 + 2.
    assert_eq!(listed.len(), 3);
    for payment in listed {
        table.clone().play(1, payment);
    }
}

/// SHE-80: 2. all legal goods and contraband; 3. everything.
#[test]
fn she_80_contraband_only_where_legal_goods_are_not_enough() {
    let mut table = debtor("apple pepper*2 silk", 9).start();
    table.refuses(1, pay(json!({}), "silk"), "SHE-80 bad_payment");
    table.refuses(1, pay(json!({"apple": 1}), "pepper"), "SHE-80 bad_payment");
    table.refuses(1, pay(json!({"apple": 1}), "pepper silk"), "SHE-80 bad_payment");
    let events = table.play(1, pay(json!({"apple": 1}), "silk"));
    assert_eq!(events[0]["contraband"], json!(["silk"]));
    assert_eq!(table.of(0, "contraband"), json!(["silk"]));
}

#[test]
fn she_80_what_cannot_be_paid_is_forgiven() {
    let base = given().coins(&[150, 0, 0, 50]).bag(1, "silk*3", "apple").bag(2, "apple", "apple");
    let mut table = base.stand(1, "cheese").start();
    table.play(0, about("inspect", 1));
    let events = table.play(0, discard("left", "silk*3"));
    assert_eq!(types(&events), ["discarded", "paid", "forgiven"]);
    assert_eq!(events[2], json!({"type": "forgiven", "from": 1, "to": 0, "amount": 9}));
}

#[test]
fn r24_a_debtor_who_was_asked_for_too_much_pays_everything() {
    let mut table = debtor("apple silk", 30).start();
    table.refuses(1, pay(json!({"apple": 1}), ""), "SHE-80 bad_payment");
    assert_eq!(table.legal(1), [pay(json!({"apple": 1}), "silk")]);
    let events = table.play(1, pay(json!({"apple": 1}), "silk"));
    assert_eq!(types(&events), ["paid", "forgiven"]);
    assert_eq!(events[1]["amount"], json!(20));
}

#[test]
fn she_81_goods_delivered_from_the_same_bag_can_be_paid_with() {
    let base = given().coins(&[100, 0, 50, 50]).bag(1, "apple*4 silk", "apple").bag(2, "apple", "apple");
    let mut table = base.start();
    table.play(0, about("inspect", 1));
    table.play(0, discard("left", "silk"));
    // Four coins are two apples, and nothing else is there to choose.
    assert_eq!((table.of(0, "legal"), table.of(1, "legal")), (json!({"apple": 2}), json!({"apple": 2})));
}

#[test]
fn she_82_the_sheriff_pays_by_the_same_rules() {
    let base = given().coins(&[1, 99, 50, 50]).bag(1, "apple*4", "apple").bag(2, "apple", "apple");
    let mut table = base.stand(0, "apple*4 cheese*2 silk").start();
    let events = table.play(0, about("inspect", 1));
    assert_eq!(types(&events), ["opened", "paid"]);
    assert_eq!(table.position()["debt"], json!({"debtor": 0, "creditor": 1, "amount": 7}));
    assert_eq!((table.phase(), table.pending()), ("pay", vec![0]));
    // 2 + 2 + 3, 2 + 3 + 3, and four times 2.
    assert_eq!(table.legal(0).len(), 3);
    table.play(0, pay(json!({"apple": 2, "cheese": 1}), ""));
    assert_eq!(table.of(1, "legal"), json!({"apple": 6, "cheese": 1}));
}

/// SHE-83: the goods are on the pile before the fine is paid.
#[test]
fn she_83_confiscated_goods_are_discarded_first() {
    let mut table = given().confiscated(1, "silk mead").bag(2, "apple", "apple").start();
    assert_eq!(table.coins(), [50; 4]);
    let events = table.play(0, discard("right", "mead silk"));
    assert_eq!(types(&events), ["discarded", "paid"]);
    assert_eq!(table.coins(), [58, 42, 50, 50]);
}

/// R15: asked although there is one way only, unless everything goes.
#[test]
fn r15_a_debtor_keeps_silent_about_what_stays() {
    let owes_eight = |stand: &str| {
        let base = given().coins(&[100, 0, 50, 50]).bag(1, "silk*2", "apple").bag(2, "apple", "apple");
        let mut table = base.stand(1, stand).start();
        table.play(0, about("inspect", 1));
        table.play(0, discard("left", "silk*2"));
        table
    };
    // Two peppers go and one stays, whatever he chooses; he is asked as if he had a choice.
    let table = owes_eight("pepper*3");
    assert_eq!((table.phase(), table.legal(1).len()), ("pay", 1));
    let table = owes_eight("pepper*2");
    assert_eq!((table.phase(), table.of(1, "contraband")), ("inspect", json!([])));
    let table = owes_eight("silk");
    assert_eq!((table.phase(), table.of(1, "contraband")), ("inspect", json!([])));
}

/// R18.
#[test]
fn r18_goods_that_the_debtor_does_not_have_are_a_bad_payment() {
    let mut table = debtor("apple*3 cheese*3", 5).start();
    table.refuses(1, pay(json!({"chicken": 2}), ""), "SHE-80 bad_payment");
    table.refuses(1, pay(json!({"silk": 1}), ""), "SHE-80 bad_payment");
    table.refuses(1, pay(json!({"apple": 200}), ""), "SHE-80 bad_payment");
}

/// R25: whoever has all contraband there is and owes more than any bag can make could pay it in millions of ways.
#[test]
fn r25_a_list_of_payments_ends_where_nobody_is_told_it_any_more() {
    let base = given().option("royal", true).coins(&[200, 0, 0, 0]).bag(2, "apple", "apple");
    let base = base.stand(
        1,
        "pepper*22 mead*21 silk*12 crossbow*5 green-apple*2 golden-apple*2 gouda*2 bleu rye*2 pumpernickel \
         royal-rooster*2",
    );
    let payments = |amount: u16| {
        let mut offers = Vec::new();
        base.clone().debt(1, 0, amount).start().game.legal(Seat(1), &mut offers);
        offers.len()
    };
    assert_eq!(payments(230), MOST_LISTED + 1);
    // The most that a bag can cost.
    assert!((100..MOST_LISTED).contains(&payments(22)), "{}", payments(22));
}
