//! What seats have seen and can still be sure of, and worlds that a seat cannot tell from the true one: what it knows
//! stays, what may have gone is forgotten, and the rest is dealt fairly.

use super::table::*;
use besace_table::{Game, Guess, Seat};
use serde_json::json;

const WORLDS: usize = 2000;

/// Worlds as one seat may imagine them.
fn imagined(table: &Table, seat: u8) -> impl Iterator<Item = Table> {
    let mut guess = Guess::new(1);
    (0..WORLDS).map(move |_| Table::with(table.game.redeal(Seat(seat), &mut guess)))
}

/// The seat is sure of just these cards in that hand, and every world that it imagines has them there.
#[track_caller]
fn assert_sure(table: &Table, observer: u8, owner: u8, cards: &str) {
    assert_eq!(table.remembered(observer, owner), cards, "what seat {observer} knows of {owner}");
    for world in imagined(table, observer).take(60) {
        let mut hand = words(&world.hand(usize::from(owner)));
        for card in words(cards) {
            let at = hand.iter().position(|held| *held == card);
            hand.remove(at.unwrap_or_else(|| panic!("a world without {card}: {}", world.position())));
        }
    }
}

/// In some world that the seat imagines, the hand has no such card.
#[track_caller]
fn assert_unsure(table: &Table, observer: u8, owner: usize, card: &str) {
    let without =
        imagined(table, observer).any(|world| !words(&world.hand(owner)).contains(&card.to_owned()));
    assert!(without, "seat {observer} is sure of {card}");
}

/// NOT-86, R32: a card that was taken openly is known to everybody else until it may have gone.
#[test]
fn not_86_a_card_taken_openly_is_remembered() {
    let mut table = shown("pearls").hand(0, "coin coin").draw("gold").start();
    table.play(0, act("take"));
    assert_sure(&table, 1, 0, "pearls");
    assert_sure(&table, 2, 0, "pearls");
    assert_unsure(&table, 1, 0, "coin");
}

/// R32: what a position does not tell, nobody has seen.
#[test]
fn r32_a_loaded_game_remembers_only_what_lies_open() {
    let mut table = shown("pearls").hand(0, "coin coin").start();
    table.play(0, act("take"));
    let loaded = Table::load(&table.position());
    assert_eq!(loaded.memory(1)["hands"], json!({}));
    assert_unsure(&loaded, 1, 0, "pearls");
}

/// NOT-38, R32: the two of a theft know what was stolen. The others only know that one card is gone: of each kind that
/// they had seen, one may be.
#[test]
fn not_38_after_a_theft_the_others_are_less_sure() {
    let given = given("deliver").hand(0, "coin coin coin").hand(1, "gold").hand(2, "chest");
    let mut table = given.draw("jewels candlestick necklace").seats(4).hand(3, "coin").start();
    table.play(0, act("end_turn"));
    table.play(1, act("take")); // Everybody knows of the jewels of seat 1.
    table.play(1, act("end_turn"));
    table.play(2, use_on(1));
    table.play(1, act("accept"));
    let stolen = table.event("swapped")["card"].as_str().unwrap().to_owned();
    assert_sure(&table, 0, 1, "candlestick");
    assert_sure(&table, 3, 1, "candlestick");
    assert_unsure(&table, 0, 1, "jewels");
    assert_sure(&table, 1, 2, &stolen);
    let left = if stolen == "jewels" { "candlestick" } else { "candlestick jewels" };
    assert_sure(&table, 2, 1, left);
}

/// NOT-38, R32: two known cards of a kind cannot both be stolen at once.
#[test]
fn not_38_one_theft_takes_only_one_of_two() {
    let given = shown("jewels").hand(1, "pearls pearls coin").hand(0, "gold").seats(4).hand(2, "coin");
    let mut table = given.draw("candlestick").hand(3, "chest").start();
    table.play(0, use_on(1));
    table.play(1, act("accept"));
    table.play(0, pick("coin"));
    table.play(0, act("end_turn"));
    // Seat 1 has turned up a candlestick and steals gold or a coin from seat 0; seat 2 knows of the coin.
    assert_sure(&table, 2, 1, "pearls pearls jewels");
    assert_sure(&table, 2, 0, "coin");
    table.play(1, use_on(0));
    table.play(0, act("accept"));
    assert_sure(&table, 2, 0, "candlestick");
    assert_sure(&table, 2, 1, "pearls pearls jewels");
}

/// NOT-38, R32: from a hand of a single known card everybody knows what was stolen.
#[test]
fn not_38_the_only_card_of_a_known_hand_is_followed() {
    let mut table = shown("pearls").hand(1, "coin").hand(2, "coin").draw("candlestick").start();
    table.play(0, act("take"));
    table.play(0, act("end_turn"));
    table.play(1, use_on(0));
    table.play(0, act("accept"));
    assert_sure(&table, 2, 1, "pearls");
    assert_sure(&table, 2, 0, "candlestick");
}

/// NOT-39, R32: a robber remembers the hand that it saw, but for what it took; the target knows what is gone, and
/// nobody else learns anything but where the pearls went.
#[test]
fn not_39_a_robber_remembers_the_hand() {
    let given = shown("pearls").hand(0, "coin").hand(1, "chest jewels jewels").hand(2, "gold");
    let mut table = given.start();
    table.play(0, use_on(1));
    table.play(1, act("accept"));
    assert_sure(&table, 0, 1, "jewels jewels chest");
    assert_eq!(table.remembered(2, 1), "");
    table.play(0, pick("jewels"));
    assert_sure(&table, 0, 1, "pearls jewels chest");
    assert_sure(&table, 1, 0, "jewels");
    assert_sure(&table, 2, 1, "pearls");
    assert_eq!(table.remembered(2, 0), "");
}

/// NOT-39, R32: a position that is loaded while somebody picks shows the robber the hand again.
#[test]
fn not_39_a_robber_sees_the_hand_in_a_loaded_game() {
    let given = given("pick").using("pearls").action(json!({"kind": "robbery", "target": 1}));
    let table = given.hand(1, "chest jewels").hand(2, "coin").start();
    assert_sure(&table, 0, 1, "jewels chest");
    assert_eq!(table.remembered(2, 1), "");
}

/// NOT-40, R32: everybody remembers a raided hand.
#[test]
fn not_40_a_raided_hand_is_remembered_by_all() {
    let mut table = shown("jewels").hand(1, "chest coin coin").hand(2, "gold").start();
    table.play(0, use_on(1));
    table.play(1, act("accept"));
    table.play(0, pick("coin"));
    assert_sure(&table, 2, 1, "coin jewels chest");
    assert_sure(&table, 2, 0, "coin");
    assert_sure(&table, 1, 0, "coin");
}

/// NOT-36, R32: both cards of a defence are known to everybody.
#[test]
fn not_36_a_defence_shows_both_cards() {
    let mut table = shown("pearls").hand(1, "necklace gold").hand(2, "coin").start();
    table.play(0, use_on(1));
    table.play(1, act("defend"));
    assert_sure(&table, 2, 0, "necklace");
    assert_sure(&table, 2, 1, "pearls");
    assert_unsure(&table, 2, 1, "gold");
}

/// NOT-47, R32: offers that go back to their hands have been seen.
#[test]
fn not_47_a_returned_offer_is_remembered() {
    let mut table = shown("coin").hand(1, "gold chest").hand(2, "pearls jewels").start();
    table.play(0, act("use"));
    table.play(1, offer("gold"));
    assert_eq!(table.remembered(2, 1), "", "an offer is hidden until the last is in");
    table.play(2, offer("pearls"));
    assert_sure(&table, 2, 1, "gold");
    table.play(0, accept_offer(2));
    assert_sure(&table, 2, 1, "gold");
    assert_sure(&table, 0, 2, "coin");
    assert_sure(&table, 1, 0, "pearls");
    assert_unsure(&table, 0, 2, "jewels");
}

/// NOT-47, R32: seeing the same card twice is no reason to believe in two of them.
#[test]
fn not_47_a_card_offered_twice_is_one_card() {
    let mut table = shown("coin").hand(1, "gold chest").draw("pearls coin coin").start();
    table.play(0, act("use"));
    table.play(1, offer("gold"));
    table.play(0, act("refuse"));
    table.play(0, act("end_turn"));
    table.play(1, act("take"));
    table.play(1, act("end_turn"));
    table.play(2, act("use"));
    table.play(1, offer("gold"));
    assert_sure(&table, 2, 1, "gold pearls");
}

/// NOT-46, NOT-59, R32: a hand shown because it has nothing to offer is remembered.
#[test]
fn not_46_a_shown_hand_is_remembered() {
    let mut table = shown("coin").hand(1, "coin coin").hand(2, "gold").start();
    table.play(0, act("use"));
    assert_sure(&table, 2, 1, "coin coin");
    table.play(2, offer("gold"));
    table.play(0, act("refuse"));
    assert_sure(&table, 0, 1, "coin coin");
}

/// NOT-60, R32: both cards of a barter, and the offers that were not taken, are known.
#[test]
fn not_60_barter_offers_are_remembered() {
    let mut table = shown("chest").hand(1, "pearls coin gold").hand(2, "jewels").start();
    table.play(0, act("use"));
    table.play(1, offer("pearls coin"));
    assert_sure(&table, 2, 1, "coin pearls");
    table.play(2, offer("jewels"));
    table.play(0, accept_offer(2));
    assert_sure(&table, 2, 1, "coin pearls");
    assert_sure(&table, 1, 2, "chest");
    assert_sure(&table, 1, 0, "jewels");
}

/// NOT-66, NOT-70, R32: delivered cards leave the hand openly, and return to it openly.
#[test]
fn not_70_a_failed_delivery_is_remembered() {
    let given = given("deliver").hand(0, "pearls pearls pearls coin").laid(1, "ambush-pearls-jewels");
    let mut table = given.draw("chest").start();
    table.play(0, deliver("pearls", 3));
    table.play(1, spring("ambush-pearls-jewels"));
    assert_sure(&table, 2, 0, "gold pearls pearls");
    assert_sure(&table, 2, 1, "pearls");
    assert_unsure(&table, 2, 0, "coin");
}

/// NOT-71, NOT-86, R22, R32: everybody saw what went to the loot and to the discard pile.
#[test]
fn not_71_loot_and_discards_are_remembered() {
    let given = given("deliver").hand(0, "chest chest chest coin").draw("gold gold gold gold");
    let mut table = given.discard_only("", 2).start();
    table.play(0, deliver("chest", 3));
    let memory = table.memory(1);
    assert_eq!((&memory["loots"], &memory["discard"]), (&json!({"0": {"chest": 1}}), &json!({"chest": 2})));
    for world in imagined(&table, 1).take(60) {
        assert_eq!((world.loot(0).as_str(), world.field("discard")), ("chest", json!({"chest": 2})));
    }
}

/// NOT-75, R32: a gift is known to its owner alone.
#[test]
fn not_75_a_gift_is_a_secret() {
    let given = given("deliver").hand(0, "coin coin coin gold").hand(1, "jewels").hand(2, "jewels");
    let mut table = given.draw("chest pearls necklace coin gold gold").start();
    table.play(0, deliver("coin", 3));
    assert_eq!(table.remembered(1, 0), "");
    assert_unsure(&table, 1, 0, "chest");
}

/// NOT-76, R32: what everybody saw in the discard pile is in the draw pile after the shuffle, wherever it lies.
#[test]
fn not_76_a_shuffled_discard_pile_is_remembered() {
    let given = given("deliver").hand(0, "chest chest chest coin").discard_only("", 2);
    // The two gifts leave nothing: both chests are shuffled, and one is turned up.
    let mut table = given.hand(1, "gold gold gold gold gold").draw("pearls pearls").start();
    table.play(0, deliver("chest", 3));
    assert_eq!(table.event("reshuffled")["count"], json!(2));
    assert_eq!(table.field("shown"), json!("chest"));
    assert_eq!(table.memory(1)["draw"], json!({"chest": 1}));
    assert!(imagined(&table, 1).take(60).all(|world| world.draw() == ["chest"]));
}

/// NOT-76, R32: a hidden gift from a known pile makes each kind in it one less sure.
#[test]
fn not_76_after_a_gift_a_known_pile_is_less_sure() {
    let given = given("deliver").hand(0, "chest chest chest chest chest gold gold gold").discard_only("", 2);
    let given = given.hand(1, "coin coin coin coin coin").hand(2, "coin coin coin coin coin coin");
    let mut table = given.sheriff(3).draw("pearls").laid(1, "ambush-coin-chest").start();
    table.play(0, deliver("chest", 5));
    table.play(1, act("decline"));
    // Seats 0 and 1 have at most six cards: one gift is the pearls, the other one of four chests, and so is the card
    // of the turn. Seat 2 has six cards as well and gets a third gift.
    let memory = table.memory(2);
    assert_eq!(table.field("shown"), json!("chest"));
    assert_eq!(memory["draw"], json!({"chest": 1}));
    // A pile of nothing but chests gives nothing but chests.
    assert_eq!(table.remembered(2, 1), "chest");
}

/// NOT-80, R32: what a seat gives away in a purge only it knows; of what was known in its hand some may be gone.
#[test]
fn not_80_a_purge_makes_a_known_hand_less_sure() {
    let given = shown("jewels").discard_only("", 2).hand(0, "coin").hand(1, "pearls pearls pearls gold coin");
    let mut table = given.hand(2, "chest").start();
    table.play(0, use_on(1));
    table.play(1, act("accept"));
    table.play(0, pick("coin"));
    assert_sure(&table, 2, 1, "gold pearls pearls pearls jewels");
    table.play(0, act("end_turn"));
    assert_eq!(table.phase_now(), "purge [1]");
    table.play(1, discard("gold jewels"));
    assert_sure(&table, 2, 1, "pearls");
    // Two cards are shuffled: the owner knows both, one is turned up.
    let left = if table.field("shown") == json!("gold") { "jewels" } else { "gold" };
    assert_eq!(table.memory(1)["draw"], json!({left: 1}));
    assert_eq!(table.memory(2)["draw"], json!({}));
}

/// NOT-80, R32: whoever is known to hold nothing but coins gives away coins.
#[test]
fn not_80_a_hand_of_one_kind_gives_nothing_else_away() {
    let given = shown("coin").discard_only("", 2).hand(1, "coin coin coin coin coin").hand(2, "gold");
    let mut table = given.start();
    table.play(0, act("use"));
    table.play(2, offer("gold"));
    table.play(0, act("refuse"));
    table.play(0, act("end_turn"));
    table.play(1, discard("coin coin"));
    assert_sure(&table, 0, 1, "coin coin coin");
    assert_eq!(table.memory(0)["draw"], json!({"coin": 1}));
}

/// NOT-52, R32: whoever put an ambush card back knows where it lies; a sprung one is known to all.
#[test]
fn not_52_the_ambush_card_put_back_is_remembered() {
    let given = shown("gold").ambush_top("ambush-green ambush-pearls-jewels").draw("coin");
    let mut table = given.start();
    table.play(0, act("use"));
    table.play(0, keep("ambush-pearls-jewels"));
    let pile = |table: &Table, seat: u8| table.memory(seat)["ambush_pile"].as_array().unwrap().clone();
    assert_eq!(pile(&table, 0).last(), Some(&json!("ambush-green")));
    assert!(pile(&table, 1).iter().all(|card| card.is_null()));
    let bottom = |world: &Table| world.field("ambush_pile").as_array().unwrap().last().cloned();
    assert!(imagined(&table, 0).take(60).all(|world| bottom(&world) == Some(json!("ambush-green"))));
    assert!(imagined(&table, 1).any(|world| bottom(&world) != Some(json!("ambush-green"))));
    assert!(
        imagined(&table, 1).all(|world| world.laid(0) != json!(["ambush-red"])),
        "nobody lays his own colour"
    );
}

/// NOT-69, R32: everybody knows the ambush card that was sprung at the bottom of the pile.
#[test]
fn not_69_a_sprung_ambush_is_remembered() {
    let given = given("deliver").hand(0, "pearls pearls pearls coin").laid(1, "ambush-pearls-jewels");
    let mut table = given.draw("chest").start();
    table.play(0, deliver("pearls", 3));
    table.play(1, spring("ambush-pearls-jewels"));
    for seat in 0..3 {
        let pile = table.memory(seat)["ambush_pile"].clone();
        assert_eq!(pile.as_array().unwrap().last(), Some(&json!("ambush-pearls-jewels")));
    }
}

fn two_ambush_layers(returned_by_the_first: &str, others: &str) -> Table {
    let given = shown("gold").draw("gold");
    // Six pair cards and three colours: laid ones leave just three in the pile.
    let laid = "ambush-coin-candlestick ambush-candlestick-pearls ambush-jewels-necklace";
    let given =
        given.laid(2, &format!("{laid} ambush-necklace-chest ambush-coin-chest")).laid(1, "ambush-red");
    let mut table = given.ambush_top(&format!("{returned_by_the_first} {others}")).start();
    table.play(0, act("use"));
    table
}

/// NOT-52, R32: whoever knew a card that another seat then looked at no longer knows where it is.
#[test]
fn not_52_an_ambush_card_that_another_looked_at_is_forgotten() {
    let mut table = two_ambush_layers("ambush-green ambush-pearls-jewels", "ambush-yellow");
    table.play(0, keep("ambush-pearls-jewels"));
    table.play(0, act("end_turn"));
    assert_eq!(table.memory(0)["ambush_pile"], json!([null, "ambush-green"]));
    table.play(1, act("use"));
    // While seat 1 chooses, seat 0 knows one of the two.
    let second = |world: &Table| world.position()["action"]["drawn"][1].clone();
    assert!(imagined(&table, 0).take(60).all(|world| second(&world) == json!("ambush-green")));
    table.play(1, keep("ambush-green"));
    assert_eq!(table.memory(0)["ambush_pile"], json!([null]));
    assert_eq!(table.memory(0)["ambushes"], json!({}));
    assert_eq!(table.memory(1)["ambush_pile"], json!(["ambush-yellow"]));
}

/// NOT-53, R32: a card of the chooser's own colour has to go back, and whoever knew it still does.
#[test]
fn not_53_a_card_that_had_to_go_back_is_remembered() {
    let mut table = two_ambush_layers("ambush-yellow ambush-pearls-jewels", "ambush-green");
    table.play(0, keep("ambush-pearls-jewels"));
    table.play(0, act("end_turn"));
    table.play(1, act("use"));
    table.play(1, keep("ambush-green"));
    assert_eq!(table.memory(0)["ambush_pile"], json!(["ambush-yellow"]));
}

/// NOT-87, R32: after the end only the order of the piles is imagined.
#[test]
fn not_87_the_end_leaves_only_the_piles_to_imagine() {
    let given = given("deliver").sheriff(21).hand(0, "chest chest chest gold").hand(1, "coin pearls");
    let mut table = given.laid(2, "ambush-red").draw("coin gold coin gold pearls").start();
    table.play(0, deliver("chest", 3));
    table.play(2, act("decline"));
    let mut orders = std::collections::BTreeSet::new();
    for world in imagined(&table, 1).take(200) {
        assert_eq!((world.hands(), world.laid(2)), (table.hands(), table.laid(2)));
        assert_eq!(world.field("discard"), table.field("discard"));
        orders.insert(world.draw().join(" "));
    }
    assert!(orders.len() > 20);
}

/// R33: unknown cards are as likely in one hidden place as in another: hands, loots, piles.
#[test]
fn r33_hidden_cards_lie_anywhere_alike() {
    // Seat 0 holds no coin: 12 coins lie among 80 hidden cards, 5 of them in the hand of seat 1, 10 in the draw pile.
    let given = shown("gold")
        .hand(0, "gold gold gold")
        .hand(1, "coin coin coin pearls pearls")
        .loot(2, "chest chest");
    let table = given.draw("coin coin coin coin coin pearls pearls pearls jewels jewels").start();
    let coins = |cards: &str| cards.matches("coin").count() as f64;
    let mean = |count: &dyn Fn(&Table) -> f64| {
        imagined(&table, 0).map(|world| count(&world)).sum::<f64>() / WORLDS as f64
    };
    let expected = 12.0 / 80.0;
    let hand = mean(&|world| coins(&world.hand(1)) / 5.0);
    let draw = mean(&|world| coins(&world.draw().join(" ")) / 10.0);
    let top = mean(&|world| coins(&world.draw()[0]));
    let loot = mean(&|world| coins(&world.loot(2)) / 2.0);
    for share in [hand, draw, top, loot] {
        assert!((share - expected).abs() < 0.03, "{share} instead of {expected}");
    }
}

/// NOT-45, R33: whoever is asked for an offer has something to offer, in every world; a hidden offer is any such card.
#[test]
fn r33_who_is_asked_for_an_offer_has_one() {
    let given = shown("coin").hand(1, "gold").hand(2, "pearls coin").discard_only("", 0);
    let mut table = given.start();
    table.play(0, act("use"));
    table.play(1, offer("gold"));
    let mut offers = std::collections::BTreeSet::new();
    for world in imagined(&table, 2).take(400) {
        assert_eq!(world.view(seat(2)), table.view(seat(2)));
        offers.insert(world.position()["action"]["offers"]["1"].to_string());
        Table::load(&world.position());
    }
    assert!(!offers.contains("[\"coin\"]"));
}

/// NOT-58, R33: whoever is asked in a barter has something to offer; whoever comes later may have nothing.
#[test]
fn r33_who_waits_in_a_barter_may_have_nothing() {
    let given = shown("chest").hand(1, "chest gold").hand(2, "gold").seats(4).hand(3, "chest");
    let mut table = given.discard_only("", 0).start();
    table.play(0, act("use"));
    let worlds: Vec<Table> = imagined(&table, 3).take(400).collect();
    assert!(worlds.iter().all(|world| world.view(seat(3)) == table.view(seat(3))));
    assert!(worlds.iter().any(|world| world.hand(2) == "chest"));
    assert!(worlds.iter().all(|world| world.hand(1) != "chest chest"));
}
