//! SHE-20 to SHE-50: the market, the bags and what is said of them, and how rounds follow each other.

use super::table::*;
use serde_json::json;

fn at_market() -> Given {
    given().phase("market", Some(1)).left("bread chicken apple").right("silk")
}

#[test]
fn she_20_the_sheriff_decides_nothing_before_the_inspection() {
    let mut table = Table::dealt(3, 4, json!({"first_player": 0}));
    for phase in ["market", "market", "load", "declare", "declare"] {
        assert_eq!(table.phase(), phase);
        assert!(!table.pending().contains(&0) && table.legal(0).is_empty());
        let merchant = table.pending()[0];
        if phase == "load" {
            for seat in [1, 2] {
                let first = table.of(seat, "hand")[0].clone();
                table.play(seat as u8, json!({"type": "load", "cards": [first]}));
            }
        } else if phase == "market" {
            table.play(merchant, market("", 0, 0));
        } else {
            table.play(merchant, declare("apple", 1));
        }
    }
    assert_eq!((table.phase(), table.pending()), ("inspect", vec![0]));
}

/// SHE-21, R1.
#[test]
fn she_21_hands_are_filled_up_from_the_left_of_the_old_sheriff() {
    let mut table = given()
        .round(2)
        .hand(0, "apple*5")
        .hand(1, "cheese*4")
        .hand(2, "bread*6")
        .hand(3, "chicken*5")
        .bag(1, "apple", "apple")
        .start();
    let events = table.play(0, about("let_pass", 1));
    assert_eq!(types(&events), ["passed", "refilled", "refilled", "refilled", "sheriff"]);
    let filled: Vec<_> =
        of_type(&events, "refilled").iter().map(|e| (e["seat"].clone(), e["count"].clone())).collect();
    assert_eq!(filled, [(json!(1), json!(2)), (json!(3), json!(1)), (json!(0), json!(1))]);
    assert_eq!(events[4], json!({"type": "sheriff", "seat": 1, "round": 3}));
    assert_eq!((table.phase(), table.pending()), ("market", vec![2]));
    assert_eq!(table.of(1, "bag"), json!({"state": "none", "cards": [], "declared": null}));
}

/// SHE-30, SHE-31, R16.
#[test]
fn she_30_the_hand_is_filled_up_from_the_piles_first() {
    let mut table = at_market().hand(1, "apple*4 mead pepper").start();
    let events = table.play(1, market("mead pepper apple", 1, 1));
    assert_eq!(types(&events), ["set_aside", "took", "drew"]);
    assert_eq!(events[1], json!({"type": "took", "seat": 1, "left": ["bread"], "right": ["silk"]}));
    assert_eq!(events[2]["count"], json!(1));
    assert_eq!(table.position()["discards"], json!({"left": ["chicken", "apple"], "right": []}));
    assert_eq!(table.of(1, "hand").as_array().unwrap().len(), 6);
}

/// SHE-30: the number of cards is not a choice; SHE-31: the piles come first, so no more than is due.
#[test]
fn she_31_no_more_is_taken_from_the_piles_than_is_drawn() {
    let mut table = at_market().hand(1, "apple*4 mead").start();
    table.refuses(1, market("mead", 2, 1), "SHE-30 wrong_count");
    table.refuses(1, market("mead", 0, 2), "SHE-30 wrong_count");
    table.refuses(1, market("silk", 0, 0), "SHE-30 not_in_hand");
    table.refuses(1, market("mead*2", 0, 0), "SHE-30 not_in_hand");
    let mut another = table.clone();
    assert_eq!(another.play(1, market("mead", 2, 0))[1]["left"], json!(["bread", "chicken"]));
    table.play(1, market("mead", 1, 1));
}

#[test]
fn she_32_what_was_set_aside_goes_onto_one_pile_in_any_order() {
    let mut table = at_market().hand(1, "apple*4 mead pepper").start();
    table.play(1, market("mead pepper apple", 0, 0));
    assert_eq!((table.phase(), table.pending()), ("market-discard", vec![1]));
    table.refuses(1, discard("left", "mead pepper"), "SHE-32 wrong_cards");
    table.refuses(1, discard("left", "mead pepper apple apple"), "SHE-32 wrong_cards");
    table.refuses(1, discard("left", "mead pepper apple*4"), "SHE-32 wrong_cards");
    table.play(1, discard("left", "pepper apple mead"));
    let left = json!(["pepper", "apple", "mead", "bread", "chicken", "apple"]);
    assert_eq!(table.position()["discards"]["left"], left);
    assert_eq!((table.phase(), table.pending()), ("market", vec![2]));
}

/// SHE-33, R2: the deck is made anew when its last card goes, and tried again when a card is due.
#[test]
fn she_33_without_cards_below_the_top_five_nothing_is_drawn() {
    let base = given().phase("market", Some(1)).hand(1, "apple*4").hand(2, "cheese").hand(3, "bread*6");
    let mut table = base.clone().left("apple*5").right("cheese*5").deck("silk").start();
    let events = table.play(1, market("", 0, 0));
    assert_eq!(types(&events), ["set_aside", "drew"]);
    assert_eq!(table.of(1, "hand").as_array().unwrap().len(), 5);
    let events = table.play(2, market("", 0, 0));
    assert_eq!(types(&events), ["set_aside"]);
    let mut table = base.left("apple*6").right("cheese*5").deck("").start();
    let events = table.play(1, market("apple", 0, 0));
    assert_eq!(types(&events), ["set_aside", "reshuffled", "drew"]);
    assert_eq!(events[1]["count"], json!(1));
}

#[test]
fn she_33_a_draw_that_empties_the_deck_is_told_before_and_after() {
    let base = given().phase("market", Some(1)).hand(1, "apple*4");
    let mut table = base.left("silk*5 apple*2").right("cheese*5").deck("mead").start();
    let events = table.play(1, market("", 0, 0));
    assert_eq!(types(&events), ["set_aside", "drew", "reshuffled", "drew"]);
    assert_eq!(events[1]["cards"], json!(["mead"]));
    assert_eq!(events[2]["count"], json!(2));
    assert_eq!(table.position()["discards"]["left"], json!(vec!["silk"; 5]));
    assert_eq!(table.position()["deck"], json!(["apple"]));
    assert_ne!(table.position()["rng"], json!("seed:7"));
}

#[test]
fn she_40_bags_are_closed_together_and_their_sizes_told_then() {
    let mut table =
        given().phase("load", None).hand(1, "apple*6").hand(2, "silk*2").hand(3, "bread*6").start();
    assert_eq!(table.pending(), [1, 2, 3]);
    assert_eq!(types(&table.play(3, load_bag("bread*5"))), ["loaded"]);
    table.refuses(3, load_bag("bread"), "not_your_turn");
    table.play(1, load_bag("apple"));
    let events = table.play(2, load_bag("silk*2"));
    assert_eq!(types(&events), ["loaded", "bags_closed"]);
    assert_eq!(events[1]["counts"], json!([0, 1, 2, 5]));
    assert_eq!((table.phase(), table.pending()), ("declare", vec![1]));
}

#[test]
fn she_40_who_has_no_cards_has_no_bag() {
    let base = given().deck("").left("apple").right("");
    let mut table = base.clone().phase("market", Some(3)).hand(2, "silk").start();
    table.play(3, market("", 0, 0));
    assert_eq!((table.phase(), table.pending()), ("load", vec![2]));
    let events = table.play(2, load_bag("silk"));
    assert_eq!(events[1]["counts"], json!([0, 0, 1, 0]));
    assert_eq!(table.pending(), [2]);
    table.play(2, declare("apple", 1));
    table.play(0, about("let_pass", 2));
    assert_eq!((table.phase(), table.view(SPECTATOR)["sheriff"].clone()), ("market", json!(1)));
    // Nobody has any card: the round is over without an inspection.
    let mut table = base.phase("market", Some(3)).start();
    let events = table.play(3, market("", 0, 0));
    assert_eq!(types(&events), ["set_aside", "sheriff"]);
}

/// SHE-50, R3.
#[test]
fn she_50_a_declaration_is_one_legal_kind_and_the_exact_number() {
    let bags = |seats| given().seats(seats).phase("declare", Some(1)).bag_is(1, "closed", "silk*2 apple");
    let mut table = bags(4).bag_is(2, "closed", "bread").start();
    table.refuses(1, declare("silk", 3), "SHE-50 not_legal_good");
    table.refuses(1, declare("unicorn", 3), "SHE-50 not_legal_good");
    table.refuses(1, declare("green-apple", 3), "SHE-50 not_legal_good");
    table.refuses(1, declare("unicorn", 2), "SHE-50 wrong_count");
    table.refuses(1, declare("silk", 4), "SHE-50 wrong_count");
    let events = table.play(1, declare("bread", 3));
    assert_eq!(events, [json!({"type": "declared", "seat": 1, "good": "bread", "count": 3})]);
    assert_eq!(table.pending(), [2]);
    table.play(2, declare("bread", 1));
    assert_eq!((table.phase(), table.pending()), ("inspect", vec![0]));
    bags(3).start().refuses(1, declare("bread", 3), "SHE-50 not_legal_good");
    assert_eq!(bags(3).start().legal(1).len(), 3);
}

#[test]
fn r11_the_market_can_be_used_without_setting_anything_aside() {
    let mut table = at_market().hand(1, "apple*5").start();
    let events = table.play(1, market("", 1, 0));
    assert_eq!(types(&events), ["set_aside", "took"]);
    assert_eq!(events[0], json!({"type": "set_aside", "seat": 1, "count": 0, "cards": []}));
    assert_eq!((table.phase(), table.pending()), ("market", vec![2]));
}
