//! A turn's card: taken, or used for its trick.

use super::table::*;
use serde_json::json;
use std::collections::BTreeMap;

/// NOT-20: the top card of the draw pile is turned up for everybody.
#[test]
fn not_20_a_turn_begins_with_the_top_card() {
    let mut table = given("deliver").draw("jewels coin").start();
    table.play(0, act("end_turn"));
    assert_eq!(table.seen("turned_up", SPECTATOR), json!({"type": "turned_up", "seat": 1, "card": "jewels"}));
    assert_eq!((table.phase_now().as_str(), table.draw()), ("choose [1]", vec!["coin".to_owned()]));
}

/// NOT-21: whatever the card was used for, the seat may deliver then; and then the next seat on the left has its turn.
#[test]
fn not_21_a_turn_is_a_card_and_then_a_delivery() {
    let mut table = shown("coin").turn(2).draw("gold").start();
    table.play(2, act("take"));
    assert_eq!(table.phase_now(), "deliver [2]");
    table.play(2, act("end_turn"));
    assert_eq!(table.phase_now(), "choose [0]");
}

/// NOT-22, R5: a decision is asked even where there is one answer: whoever skips nobody tells nothing.
#[test]
fn not_22_a_seat_with_one_answer_is_asked() {
    let mut table = shown("necklace").start();
    assert_eq!((table.phase_now().as_str(), table.legal(0)), ("choose [0]", vec![act("take")]));
    table.play(0, act("take"));
    assert_eq!((table.phase_now().as_str(), table.legal(0)), ("deliver [0]", vec![act("end_turn")]));
}

/// NOT-30: taking is always possible.
#[test]
fn not_30_every_card_can_be_taken() {
    for card in OBJECTS {
        let mut table = shown(card).start();
        table.play(0, act("take"));
        assert_eq!((table.hand(0).as_str(), table.event_types().as_str()), (card, "took"));
    }
}

/// NOT-31: while a card is used it lies on the table, outside every hand.
#[test]
fn not_31_a_used_card_stays_on_the_table() {
    let mut table = shown("pearls").hand(1, "coin").start();
    table.play(0, use_on(1));
    assert_eq!((table.field("shown"), table.hand(0).as_str()), (json!("pearls"), ""));
    assert_eq!(table.event("used"), json!({"type": "used", "seat": 0, "card": "pearls", "target": 1}));
}

/// NOT-32, NOT-48, NOT-60, R6: coin and chest can be used although nobody has anything to offer; then they are taken.
#[test]
fn not_32_coin_and_chest_can_always_be_used() {
    for card in ["coin", "chest"] {
        let mut table = shown(card).hand(1, &format!("{card} {card}")).start();
        table.play(0, act("use"));
        assert_eq!(table.event_types(), "used hand_shown took");
        assert_eq!((table.hand(0).as_str(), table.phase_now().as_str()), (card, "deliver [0]"));
    }
}

/// NOT-33, R7: without a card in any other hand there is no target.
#[test]
fn not_33_empty_hands_are_no_targets() {
    for card in ["candlestick", "pearls", "jewels"] {
        let mut table = shown(card).hand(0, "coin").start();
        assert_eq!(table.legal(0), [act("take")]);
        table.refuses(0, use_on(1), &illegal("NOT-33", "bad_target"));
    }
}

/// NOT-35, R8: the target answers before anything is seen or drawn.
#[test]
fn not_35_the_target_answers_first() {
    for card in ["candlestick", "pearls", "jewels"] {
        let mut table = shown(card).hand(1, "necklace coin").start();
        table.play(0, use_on(1));
        assert_eq!((table.phase_now().as_str(), table.event_types().as_str()), ("defend [1]", "used"));
        assert_eq!(table.legal(1), [act("defend"), act("accept")]);
        assert!(table.view(seat(0))["action"].get("hand").is_none());
    }
}

/// NOT-36: the necklace goes to the attacker, the shown card to the target, and the attack has no effect.
#[test]
fn not_36_a_necklace_is_swapped_for_the_card() {
    for card in ["candlestick", "pearls", "jewels"] {
        let mut table = shown(card).hand(0, "necklace").hand(1, "necklace necklace coin").start();
        table.play(0, use_on(1));
        table.play(1, act("defend"));
        let defended =
            json!({"type": "defended", "seat": 1, "attacker": 0, "card": "necklace", "received": card});
        assert_eq!(table.events(), [defended]);
        assert_eq!(table.hand(0), "necklace necklace");
        assert_eq!(table.phase_now(), "deliver [0]");
    }
}

/// NOT-37: nobody is asked to defend against a coin, a chest or an ambush.
#[test]
fn not_37_only_attacks_are_defended() {
    for (card, phase) in
        [("coin", "buy-offers [1]"), ("chest", "barter-offers [1]"), ("gold", "ambush-choose [0]")]
    {
        let mut table = shown(card).hand(1, "necklace").start();
        table.play(0, act("use"));
        assert_eq!(table.phase_now(), phase);
    }
}

/// NOT-38, R24: each card of the hand is as likely as another, and the candlestick is not among them.
#[test]
fn not_38_each_card_is_as_likely_to_be_stolen() {
    let mut stolen: BTreeMap<String, u32> = BTreeMap::new();
    for seed in 0..1200 {
        let mut table = shown("candlestick").hand(1, "coin coin gold").seed(seed).start();
        table.play(0, use_on(1));
        table.play(1, act("accept"));
        *stolen.entry(table.hand(0)).or_default() += 1;
    }
    assert_eq!(stolen.len(), 2);
    assert!((720..880).contains(&stolen["coin"]), "{stolen:?}");
}

/// NOT-39: a robbery gives the attacker any card of the hand.
#[test]
fn not_39_a_robber_picks_a_card() {
    let mut table = shown("pearls").hand(1, "coin gold gold").start();
    table.play(0, use_on(1));
    table.play(1, act("accept"));
    assert_eq!((table.phase_now().as_str(), table.legal(0)), ("pick [0]", vec![pick("coin"), pick("gold")]));
    table.play(0, pick("gold"));
    assert_eq!(table.hands(), ["gold", "coin gold pearls", ""]);
}

/// NOT-40: so does a raid.
#[test]
fn not_40_a_raider_picks_a_card() {
    let mut table = shown("jewels").hand(1, "coin").start();
    table.play(0, use_on(1));
    table.play(1, act("accept"));
    assert_eq!(table.event_types(), "accepted hand_shown");
    table.play(0, pick("coin"));
    let swapped =
        json!({"type": "swapped", "kind": "raid", "from": 1, "to": 0, "card": "coin", "given": "jewels"});
    assert_eq!(table.seen("swapped", SPECTATOR), swapped);
}

/// NOT-41: something has to be picked, and something that is there.
#[test]
fn not_41_picking_cannot_be_declined() {
    let mut table = shown("jewels").hand(1, "coin").start();
    table.play(0, use_on(1));
    table.play(1, act("accept"));
    table.refuses(0, pick("jewels"), &illegal("NOT-41", "not_there"));
    table.refuses(0, act("end_turn"), &illegal("NOT-85", "wrong_phase"));
    assert_eq!(table.legal(0), [pick("coin")]);
}

/// NOT-45, R9: everybody with another card than coins is asked at the same time; an offer stands.
#[test]
fn not_45_everybody_who_can_offers_one_card() {
    let given = shown("coin").hand(0, "gold").hand(1, "coin").hand(2, "gold coin").seats(5).hand(3, "jewels");
    let mut table = given.start();
    table.play(0, act("use"));
    assert_eq!(table.phase_now(), "buy-offers [2, 3]");
    assert_eq!(table.legal(2), [offer("gold")]);
    table.play(3, offer("jewels"));
    assert_eq!(table.phase_now(), "buy-offers [2]");
    assert_eq!(table.hand(3), "jewels", "offered cards stay in the hands");
    table.play(2, offer("gold"));
    assert_eq!(table.event_types(), "offered offers_revealed");
    assert_eq!(table.event("offers_revealed")["offers"], json!({"2": ["gold"], "3": ["jewels"]}));
    assert_eq!(table.phase_now(), "buy-choose [0]");
}

/// NOT-46, R10, R29: hands of coins are shown when the phase opens, from the turn's left; an empty hand is not.
#[test]
fn not_46_hands_of_coins_are_shown_in_order() {
    let given = shown("coin").turn(1).hand(0, "coin").hand(2, "coin coin").seats(5).hand(3, "gold");
    let mut table = given.start();
    table.play(1, act("use"));
    let shown: Vec<_> = table.events()[1..].iter().map(|event| event["seat"].clone()).collect();
    assert_eq!(shown, [2, 0]);
    let open = json!({"0": {"coin": 1}, "2": {"coin": 2}});
    assert_eq!(table.view(seat(0))["action"]["open_hands"], open);
}

/// NOT-47: the buyer swaps with one seat, and the other offers stay where they are.
#[test]
fn not_47_a_buyer_takes_one_offer() {
    let mut table = shown("coin").hand(1, "gold").hand(2, "pearls").start();
    table.play(0, act("use"));
    table.play(1, offer("gold"));
    table.play(2, offer("pearls"));
    assert_eq!(table.legal(0), [accept_offer(1), accept_offer(2), act("refuse")]);
    table.play(0, accept_offer(2));
    let swapped =
        json!({"type": "swapped", "kind": "buy", "from": 2, "to": 0, "card": "pearls", "given": "coin"});
    assert_eq!(table.events(), [swapped]);
    assert_eq!(table.hands(), ["pearls", "gold", "coin"]);
}

/// NOT-47: a buyer can refuse them all; what was offered has never left its hand, and the next buyer asks anew.
#[test]
fn not_47_a_buyer_may_refuse_every_offer() {
    let mut table = shown("coin").hand(1, "gold").hand(2, "pearls").draw("coin").start();
    table.play(0, act("use"));
    table.play(1, offer("gold"));
    table.play(2, offer("pearls"));
    table.play(0, act("refuse"));
    assert_eq!(table.events(), [json!({"type": "refused", "seat": 0, "card": "coin"})]);
    assert_eq!(table.hands(), ["coin", "gold", "pearls"]);
    table.play(0, act("end_turn"));
    table.play(1, act("use"));
    assert_eq!(table.phase_now(), "buy-offers [2]");
}

/// NOT-48: without an offer there is no choice.
#[test]
fn not_48_without_offers_the_coin_is_taken() {
    let mut table = shown("coin").hand(0, "gold").start();
    table.play(0, act("use"));
    assert_eq!((table.event_types().as_str(), table.hand(0).as_str()), ("used took", "coin gold"));
}

/// NOT-52, R11: two cards of the pile are looked at; with just two there it works.
#[test]
fn not_52_gold_looks_at_two_ambush_cards() {
    let first = "ambush-coin-candlestick ambush-candlestick-pearls ambush-pearls-jewels";
    let second = "ambush-jewels-necklace ambush-necklace-chest ambush-coin-chest ambush-yellow";
    let mut table = shown("gold").laid(1, first).laid(2, second).start();
    table.play(0, act("use"));
    assert_eq!(table.event("ambush_seen")["cards"], json!(["ambush-red", "ambush-green"]));
    assert_eq!(table.field("ambush_pile"), json!([]));
    assert_eq!(table.legal(0), [keep("ambush-green")]);
    table.play(0, keep("ambush-green"));
    assert_eq!(table.field("ambush_pile"), json!(["ambush-red"]));
    assert_eq!(table.phase_now(), "deliver [0]");
}

/// NOT-53: of two other cards either can be kept.
#[test]
fn not_53_any_card_but_ones_own_colour_can_be_kept() {
    let mut table = shown("gold").ambush_top("ambush-yellow ambush-green").start();
    table.play(0, act("use"));
    assert_eq!(table.legal(0), [keep("ambush-yellow"), keep("ambush-green")]);
}

/// NOT-54, R12: laid ambushes pile up, their gold is in no hand, and neither counts.
#[test]
fn not_54_laid_ambushes_are_not_in_the_hand() {
    let given = shown("gold").laid(0, "ambush-green ambush-coin-chest ambush-pearls-jewels").hand(0, "coin");
    let mut table = given.start();
    table.play(0, act("use"));
    table.play(0, keep("ambush-coin-candlestick"));
    assert_eq!(table.laid(0).as_array().unwrap().len(), 4);
    let view = table.view(seat(1));
    assert_eq!(
        (&view["seats"][0]["hand_count"], &view["seats"][0]["ambushes_count"]),
        (&json!(1), &json!(4))
    );
    let over = given_over_with_ambushes();
    assert_eq!(over.result()["seats"][0]["score"], json!(0));
}

fn given_over_with_ambushes() -> Table {
    given("over").sheriff(22).laid(0, "ambush-green ambush-coin-chest").hand(0, "chest").start()
}

/// NOT-58: one seat after the other offers one or two cards, open at once.
#[test]
fn not_58_offers_for_a_chest_are_open() {
    let mut table = shown("chest").turn(2).hand(0, "gold gold").hand(1, "coin chest").start();
    table.play(2, act("use"));
    assert_eq!(table.phase_now(), "barter-offers [0]");
    table.play(0, offer("gold gold"));
    assert_eq!(table.seen("offered", SPECTATOR)["cards"], json!(["gold", "gold"]));
    assert_eq!(table.view(seat(1))["action"], json!({"kind": "barter", "offers": {"0": ["gold", "gold"]}}));
    assert_eq!((table.phase_now().as_str(), table.legal(1)), ("barter-offers [1]", vec![offer("coin")]));
}

/// NOT-59: a hand of chests is shown when its place comes, not before, and stays open.
#[test]
fn not_59_a_hand_of_chests_is_shown_in_its_place() {
    let given = shown("chest").hand(1, "coin").hand(2, "chest").seats(5).hand(4, "gold");
    let mut table = given.start();
    table.play(0, act("use"));
    assert_eq!(table.event_types(), "used");
    assert!(table.view(SPECTATOR)["action"].get("open_hands").is_none());
    table.play(1, offer("coin"));
    assert_eq!(table.event_types(), "offered hand_shown");
    assert_eq!(table.view(SPECTATOR)["action"]["open_hands"], json!({"2": {"chest": 1}}));
    assert_eq!(table.phase_now(), "barter-offers [4]");
    table.play(4, offer("gold"));
    assert_eq!(table.view(SPECTATOR)["action"]["open_hands"], json!({"2": {"chest": 1}}));
}

/// NOT-60: an offer of two cards is told as two swaps, the chest in the first.
#[test]
fn not_60_one_offer_has_to_be_accepted() {
    let mut table = shown("chest").hand(1, "gold coin").start();
    table.play(0, act("use"));
    table.play(1, offer("gold coin"));
    assert_eq!(table.legal(0), [accept_offer(1)]);
    table.play(0, accept_offer(1));
    let swaps: Vec<_> =
        table.events().iter().map(|event| (event["card"].clone(), event["given"].clone())).collect();
    assert_eq!(swaps, [(json!("coin"), json!("chest")), (json!("gold"), json!(null))]);
    assert_eq!(table.hands(), ["coin gold", "chest", ""]);
}

#[test]
fn not_89_what_everybody_has_seen_whole_can_be_taken_back() {
    for card in OBJECTS {
        assert!(shown(card).start().can_undo(0, act("take")), "{card}");
    }
    for (card, open) in [("candlestick", false), ("pearls", false), ("jewels", true)] {
        let mut table = shown(card).hand(1, "coin necklace").hand(2, "gold").start();
        assert!(table.can_undo(0, use_on(1)), "nobody has answered yet");
        table.play(0, use_on(1));
        assert!(!table.can_undo(1, act("accept")) && !table.can_undo(1, act("defend")));
        if card != "candlestick" {
            table.play(1, act("accept"));
            assert_eq!(table.can_undo(0, json!({"type": "pick", "card": "coin"})), open, "{card}");
        }
    }
    let mut table = shown("coin").hand(1, "gold").hand(2, "pearls").start();
    assert!(!table.can_undo(0, act("use")), "it shows who has something to offer");
    table.play(0, act("use"));
    let offer = |card: &str| json!({"type": "offer", "cards": [card]});
    assert!(!table.can_undo(1, offer("gold")));
    table.play(1, offer("gold"));
    table.play(2, offer("pearls"));
    assert!(table.can_undo(0, act("refuse")));
    assert!(table.can_undo(0, json!({"type": "accept_offer", "seat": 1})));
    table.play(0, act("refuse"));
    assert!(!table.can_undo(0, act("end_turn")), "the next card is turned up");
}
