//! The scenarios of the rules page, S1 to S40.

use super::table::*;
use serde_json::json;

/// S1. GOB-1, GOB-10 to GOB-14, GOB-20, GOB-21.
#[test]
fn s1_a_new_game() {
    for seats in 3..=6 {
        for seed in 0..8 {
            let table = Table::dealt(seats, seed, json!({"first_player": 0}));
            assert_eq!(table.at("/holder"), 0);
            let mut sizes = vec![4; usize::from(seats)];
            sizes[0] = 5;
            assert_eq!(table.bag_sizes(), sizes);
            assert_eq!(table.at("/storage").as_array().unwrap().len(), 71 - 4 * usize::from(seats) - 1);
            let bomb = table.at("/bomb/id");
            let (_, mechanisms) = BOMBS.into_iter().find(|(id, _)| bomb == *id).unwrap();
            assert_eq!(table.slots(), ["M"].repeat(mechanisms).join(" "));
            assert_eq!(table.at("/mechanism_supply"), 10 - mechanisms);
            assert_eq!((table.at("/turn_number"), table.phase()), (json!(1), "pre"));
        }
    }
}

/// S2. GOB-30, GOB-31, GOB-32.
#[test]
fn s2_who_is_asked_in_a_window() {
    let given = given("pre", 2).bag(0, "shove").bag(1, "damp-cork").bag(2, "hurl").bag(3, "mission-envy");
    let mut table = given.table();
    assert_eq!(table.pending(), [2]);
    table.play(2, pass());
    assert_eq!(table.pending(), [3]);
    assert_eq!(table.legal(3), [pass()]);
    table.play(3, pass());
    assert_eq!(table.pending(), [0]);
    table.play(0, pass());
    assert_eq!((table.phase(), table.pending()), ("tinker", vec![2]));
}

/// S3. GOB-301, GOB-33, GOB-34, GOB-35, GOB-21.
#[test]
fn s3_a_shove() {
    let mut table = given("pre", 2).bag(0, "shove").bag(2, "hurl").storage("snoop u-turn").table();
    table.play(2, pass());
    table.play(0, to("shove", 3));
    assert_eq!((table.phase(), table.pending()), ("react", vec![2]));
    table.play(2, pass());
    assert_eq!((table.at("/holder"), table.at("/turn_number")), (json!(3), json!(11)));
    assert_eq!((table.bag(3).as_str(), table.bin().as_str()), ("snoop", "shove"));
    assert_eq!((table.phase(), table.pending()), ("pre", vec![3]));
}

/// S4. GOB-34, GOB-50, GOB-203.
#[test]
fn s4_a_bomb_that_is_moved_does_not_explode() {
    let given = given("post", 1).slots("snoop hurl left-hook").armed(0, 9);
    let mut table = given.bag(0, "shove").bag(1, "lead-apron").next(0).table();
    table.play(0, to("shove", 2));
    table.play(1, pass());
    assert_eq!((table.at("/holder"), table.at("/turn_number")), (json!(2), json!(11)));
    assert_eq!(table.bag_sizes(), [0, 1, 0, 0], "no draw");
    table.play(1, pass());
    assert_eq!(table.phase(), "post");
    table.play(1, pass());
    assert_eq!(table.event("exploded")["hit"], json!([3]));
    assert_eq!(table.coins(), [1, 1, 2, 0]);
    assert_eq!(table.at("/holder"), 3);
}

/// S5. GOB-302, GOB-105.
#[test]
fn s5_a_heavy_bomb_is_hurled() {
    let given = given("pre", 0).seats(5).bomb("iron-pumpkin", "M M M M").bag(0, "hurl").bag(1, "hurl");
    let mut table = given.table();
    table.refuses(0, to("hurl", 2), "GOB-105 bad_target");
    table.refuses(0, to("hurl", 0), "GOB-302 bad_target");
    table.refuses(1, to("hurl", 2), "not_your_turn");
    let mut passed = table.clone();
    passed.play(0, pass());
    passed.refuses(1, to("hurl", 2), "GOB-302 cannot_play");
    table.play(0, to("hurl", 4));
}

/// S6. GOB-303, GOB-105.
#[test]
fn s6_the_bomb_is_fetched() {
    let given = given("pre", 0).bag(0, "mine-mine").bag(2, "mine-mine");
    let mut table = given.table();
    table.refuses(0, trick("mine-mine"), "GOB-303 cannot_play");
    table.play(0, pass());
    table.play(2, trick("mine-mine"));
    table.play(0, pass());
    assert_eq!((table.at("/holder"), table.at("/turn_number")), (json!(2), json!(11)));
    let mut heavy = given.bomb("iron-pumpkin", "M M M M").table();
    heavy.play(0, pass());
    heavy.refuses(2, trick("mine-mine"), "GOB-105 cannot_play");
}

/// S7. GOB-304, GOB-305, GOB-59.
#[test]
fn s7_two_seats_to_the_right() {
    let given = given("post", 0).seats(5).slots("M M snoop");
    let mut table = given.clone().bag(0, "leapfrog").bag(1, "u-turn").table();
    table.play(0, trick("leapfrog"));
    table.play(1, pass());
    table.play(1, trick("u-turn"));
    assert_eq!(table.at("/holder"), 3);
    let mut table = given.bag(1, "u-turn").next(1).in_play(2, "u-turn", None).table();
    table.play(1, trick("u-turn"));
    assert_eq!(table.at("/holder"), 1);
}

/// S8. GOB-306, GOB-53, GOB-54, GOB-56, GOB-57, GOB-58.
#[test]
fn s8_an_apron_saves_the_holder() {
    let given =
        given("post", 1).bomb("powder-keg", "snoop hurl wet-fuse shove").armed(0, 9).coins(&[1, 1, 1, 1]);
    let mut table = given.bag(0, "M").bag(1, "lead-apron M").bag(3, "M").table();
    table.play(1, trick("lead-apron"));
    assert_eq!(table.event("exploded")["hit"], json!([]));
    assert_eq!(table.coins(), [3, 4, 2, 3]);
    let slots = table.at("/bomb/slots").as_array().unwrap().len();
    assert_eq!(table.at("/mechanism_supply"), 10 - slots);
    assert_eq!(table.at("/holder"), 2);
    assert_eq!(table.bag_sizes(), [1, 1, 2, 1]);
}

/// S9. GOB-307, GOB-52, GOB-53.
#[test]
fn s9_a_scapegoat() {
    let given = given("post", 1).slots("snoop hurl wet-fuse").armed(0, 9).bag(1, "scapegoat");
    let mut table = given.table();
    table.refuses(1, target("scapegoat", 1), "GOB-307 bad_target");
    table.play(1, target("scapegoat", 3));
    assert_eq!((table.coins(), table.bag_sizes()), (vec![1, 2, 1, 0], vec![1, 1, 2, 4]));
    let mut table = given.in_play(3, "lead-apron", None).table();
    table.play(1, target("scapegoat", 3));
    assert_eq!(table.coins(), [1, 2, 1, 1]);
}

/// S10. GOB-308, GOB-54.
#[test]
fn s10_danger_money() {
    let given = given("post", 1).slots("snoop hurl wet-fuse").armed(0, 9).bag(1, "danger-money M");
    let mut table = given.table();
    table.play(1, trick("danger-money"));
    assert_eq!(table.coins(), [1, 2, 1, 1]);
}

/// S11. GOB-309, GOB-90, GOB-91.
#[test]
fn s11_somebody_snoops() {
    let given = given("pre", 0).slots("M left-hook wet-fuse").bag(2, "snoop").next(2);
    let mut table = given.storage("hurl shove u-turn").table();
    table.play(2, trick("snoop"));
    assert_eq!(table.bag(2), "shove hurl");
    assert_eq!(table.at("/bomb/slots/1/seen_by"), json!([0, 2]));
    assert_eq!(table.at("/bomb/slots/2/seen_by"), json!([0, 2]));
    for (viewer, second) in [(seat(0), json!(null)), (seat(2), json!("shove")), (SPECTATOR, json!(null))] {
        let drawn = table.seen_events(viewer);
        let drawn: Vec<_> =
            drawn.iter().filter(|event| event["type"] == "drew").map(|event| &event["card"]).collect();
        assert_eq!(drawn, [&json!("hurl"), &second]);
    }
}

/// S12. GOB-310, GOB-45, GOB-204.
#[test]
fn s12_a_gadget_is_exchanged() {
    let given = given("post", 0).slots("snoop left-hook wet-fuse").armed(1, 9).next(2);
    let mut table = given.bag(2, "sleight-of-hand smoke-hood shove M").table();
    table.refuses(2, sleight(0, "smoke-hood"), "GOB-45 cannot_put");
    table.refuses(2, sleight(0, "mechanism"), "GOB-310 cannot_put");
    table.refuses(2, sleight(0, "sleight-of-hand"), "GOB-310 not_in_hand");
    table.play(2, sleight(1, "smoke-hood"));
    assert_eq!(table.event("exploded")["hit"], json!([1, 2, 3]));
    assert_eq!(table.coins(), [2, 0, 0, 0]);
}

/// S13. GOB-311.
#[test]
fn s13_a_pickpocket() {
    let given = given("pre", 0).slots("M M snoop").bag(0, "M hurl").bag(2, "pickpocket").next(2);
    let mut table = given.table();
    table.refuses(2, pickpocket(2, "trick"), "GOB-311 bad_target");
    table.refuses(2, pickpocket(1, "trick"), "GOB-311 bad_target");
    table.refuses(2, pickpocket(0, "gadget"), "GOB-311 bad_target");
    table.play(2, pickpocket(0, "mechanism"));
    table.play(0, pass());
    assert_eq!((table.bag(2).as_str(), table.bag(0).as_str()), ("M", "hurl"));
}

/// S14. GOB-312.
#[test]
fn s14_itching_powder() {
    let given = given("pre", 0).slots("M M snoop").bag(0, "hurl").bag(1, "M").bag(2, "itching-powder");
    let mut table = given.bag(3, "shove nuh-uh left-hook").next(2).table();
    let supply = table.at("/mechanism_supply").as_u64().unwrap();
    table.play(2, target("itching-powder", 1));
    table.play(3, pass());
    table.play(0, pass());
    assert_eq!(table.bag(1), "");
    assert_eq!(table.at("/mechanism_supply"), supply + 1);
}

/// S15. GOB-313, GOB-46, GOB-50.
#[test]
fn s15_a_loose_screw_arms_the_bomb() {
    let given = given("post", 0).slots("M left-hook snoop").bag(0, "hurl").bag(2, "loose-screw").next(2);
    let mut table = given.table();
    table.refuses(2, on_slot("loose-screw", 1), "GOB-313 bad_slot");
    table.play(2, on_slot("loose-screw", 0));
    table.play(0, pass());
    assert_eq!(table.at("/bomb/armed"), json!({"by": 2, "turn_number": 10}));
    assert_eq!(table.slots(), "loose-screw^ left-hook^ snoop");
    assert!(!table.event_types().contains("exploded"));
    assert_eq!((table.at("/turn_number"), table.at("/holder")), (json!(11), json!(1)));
    assert_eq!(table.bag(1), "", "no draw");
}

/// S16. GOB-314, GOB-48, GOB-21.
#[test]
fn s16_a_safety_pin_disarms_the_bomb() {
    let given = given("post", 0).slots("hurl left-hook snoop").armed(3, 9).bag(0, "safety-pin");
    let mut table = given.in_play(1, "lead-apron", None).in_play(2, "u-turn", None).table();
    table.play(0, on_slot("safety-pin", 1));
    assert_eq!((table.at("/bomb/armed"), table.at("/in_play")), (json!(null), json!([])));
    assert_eq!(table.bin(), "u-turn lead-apron safety-pin left-hook");
    assert_eq!(table.at("/holder"), 1, "to the left again");
    assert_eq!(table.bag_sizes(), [0, 1, 0, 0]);
}

/// S17. GOB-315.
#[test]
fn s17_a_wet_fuse() {
    let given = given("post", 0).slots("hurl leapfrog snoop").armed(3, 9).bag(0, "wet-fuse").bag(1, "nuh-uh");
    let mut table = given.table();
    table.play(0, trick("wet-fuse"));
    table.play(1, pass());
    table.play(1, pass());
    assert!(!table.event_types().contains("exploded"));
    assert_eq!((table.at("/turn_number"), table.at("/holder")), (json!(11), json!(1)));
    assert_eq!((table.bag(1).as_str(), table.pending()), ("nuh-uh", vec![1]));
}

/// S18. GOB-316, GOB-43, GOB-46.
#[test]
fn s18_a_short_fuse() {
    let given = given("put", 0).slots("- shove snoop").taken(0, Some("mechanism"));
    let mut table = given.bag(0, "hurl M").bag(1, "short-fuse").table();
    table.refuses(0, put("mechanism"), "GOB-43 cannot_put");
    table.play(0, put("hurl"));
    assert_eq!(table.at("/bomb/armed"), json!({"by": 0, "turn_number": 10}));
    table.play(1, trick("short-fuse"));
    assert_eq!(table.event("exploded")["hit"], json!([0]));
    assert_eq!(table.coins(), [0, 1, 1, 1]);
}

/// S19. GOB-317.
#[test]
fn s19_tin_snips() {
    let given = given("post", 0).slots("hurl leapfrog snoop").armed(3, 9).in_play(0, "lead-apron", None);
    let mut table = given.bag(1, "tin-snips").next(1).played(&[0]).table();
    table.refuses(1, snip(1), "GOB-317 bad_slot");
    table.play(1, snip(0));
    assert_eq!(table.coins(), [0, 1, 1, 1]);
}

/// S20. GOB-318, GOB-35, GOB-36.
#[test]
fn s20_two_seats_cancel() {
    let given = given("post", 0).slots("leapfrog snoop wet-fuse").armed(3, 9).bag(0, "hurl nuh-uh");
    let mut table = given.bag(1, "nuh-uh u-turn").bag(2, "nuh-uh").bag(3, "shove").table();
    table.play(0, to("hurl", 3));
    assert_eq!(table.pending(), [1, 2, 3]);
    table.play(2, cancel());
    assert_eq!(table.pending(), [1, 3]);
    table.refuses(3, cancel(), "GOB-86 cannot_cancel");
    table.play(3, pass());
    table.play(1, cancel());
    assert_eq!((table.bag(1).as_str(), table.bag(2).as_str()), ("u-turn", "nuh-uh"));
    assert_eq!(table.at("/window"), json!({"next": 2, "played": [0, 1]}));
    table.play(2, pass());
    table.play(3, pass());
    assert_eq!(table.coins(), [0, 1, 1, 1]);
}

fn s21_given() -> Given {
    given("tinker", 0).slots("M M smoke-hood").bag(0, "hurl left-hook").storage("u-turn")
}

/// S21. GOB-41, GOB-42, GOB-43, GOB-44, GOB-45.
#[test]
fn s21_what_cannot_be_taken() {
    let mut table = s21_given().table();
    table.refuses(0, take_out(3), "GOB-83 bad_slot");
    table.refuses(0, recycle(2), "GOB-83 cannot_recycle");
    table.refuses(1, skip(), "not_your_turn");
}

/// S22. GOB-43, GOB-44, GOB-45.
#[test]
fn s22_a_mechanism_comes_out() {
    let mut table = s21_given().table();
    table.play(0, take_out(0));
    table.refuses(0, put("left-hook"), "GOB-45 cannot_put");
    table.play(0, put("hurl"));
    assert_eq!((table.slots().as_str(), table.bag(0).as_str()), ("hurl M smoke-hood", "left-hook M"));
    assert_eq!((table.at("/turn_number"), table.at("/holder")), (json!(11), json!(1)));
    assert_eq!(table.bag(1), "u-turn");
    assert_eq!(table.at("/bomb/slots/0/seen_by"), json!([0, 1]));
}

/// S23. GOB-42.
#[test]
fn s23_a_mechanism_is_recycled() {
    let mut table = s21_given().table();
    table.play(0, recycle(0));
    table.play(0, put("u-turn"));
    assert_eq!(table.at("/mechanism_supply"), 9);
    assert_eq!(table.bag(0), "hurl left-hook");
}

/// S24. GOB-43, GOB-45.
#[test]
fn s24_a_gadget_for_a_gadget() {
    let mut table = s21_given().table();
    table.play(0, take_out(2));
    table.refuses(0, put("smoke-hood"), "GOB-43 cannot_put");
    table.play(0, put("left-hook"));
    assert_eq!(table.slots(), "M M left-hook");
}

/// S25. GOB-41.
#[test]
fn s25_only_the_gadget_can_be_taken() {
    let table = s21_given().bag(0, "left-hook").table();
    assert_eq!(table.legal(0), [skip(), take_out(2)]);
}

/// S26. GOB-40.
#[test]
fn s26_nobody_tinkers_with_an_empty_bag() {
    let given = given("pre", 0).slots("leapfrog snoop wet-fuse").armed(3, 9).bag(1, "hurl").next(1);
    let mut table = given.table();
    table.play(1, pass());
    assert_eq!((table.phase(), table.pending()), ("post", vec![1]));
}

fn s27_table() -> Table {
    let given = given("tinker", 0).slots("M left-hook snoop").bag(0, "hurl").bag(1, "shove M");
    let mut table = given.table();
    table.play(0, take_out(0));
    table.play(0, put("hurl"));
    assert_eq!(table.at("/bomb/armed"), json!({"by": 0, "turn_number": 10}));
    assert_eq!(table.slots(), "hurl left-hook^ snoop");
    table.play(1, pass());
    table
}

/// S27. GOB-46, GOB-44.
#[test]
fn s27_the_last_mechanism() {
    let table = s27_table();
    assert_eq!((table.at("/turn_number"), table.at("/holder")), (json!(11), json!(1)));
    assert_eq!(table.bag(1), "shove M", "no draw");
    assert_eq!(table.coins(), [0, 0, 0, 0], "no explosion yet");
}

/// S28. GOB-48.
#[test]
fn s28_a_mechanism_disarms_the_bomb() {
    let mut table = s27_table();
    table.play(1, pass());
    table.play(1, take_out(2));
    table.play(1, put("mechanism"));
    assert_eq!(table.at("/bomb/armed"), json!(null));
    assert_eq!(table.bag(1), "shove snoop");
    table.play(1, pass());
    assert_eq!((table.at("/holder"), table.bag_sizes()[2]), (json!(2), 1));
}

/// S29. GOB-201 to GOB-209, GOB-51, GOB-54.
#[test]
fn s29_every_gadget() {
    for (gadget, hit, coins) in [
        ("wet-fuse", json!([1]), [5, 0, 5, 2, 2]),
        ("shrapnel-pouch", json!([0, 1, 2]), [4, 0, 4, 2, 2]),
        ("back-blast-pipe", json!([0, 2]), [4, 3, 4, 2, 2]),
        ("left-hook", json!([2]), [5, 3, 4, 2, 2]),
        ("smoke-hood", json!([0, 2, 3, 4]), [4, 3, 4, 1, 0]),
        ("magnet-coil", json!([1, 4]), [5, 0, 5, 2, 0]),
        ("tell-tale-wire", json!([3]), [5, 3, 5, 1, 2]),
        ("coin-sniffer", json!([0, 2]), [4, 3, 4, 2, 2]),
        ("damp-cork", json!([]), [5, 3, 5, 2, 2]),
        ("doomsday-funnel", json!([0, 1, 2, 3, 4]), [4, 0, 4, 1, 0]),
    ] {
        let given = given("post", 1).seats(5).slots(&format!("snoop shove {gadget}")).armed(3, 9);
        let given = given.coins(&[4, 0, 4, 1, 0]).bag(0, "hurl").bag(1, "M").bag(4, "M").next(0);
        let mut table = given.table();
        table.play(0, pass());
        assert_eq!(table.event("exploded")["hit"], hit, "{gadget}");
        assert_eq!(table.coins(), coins, "{gadget}");
    }
}

/// S30. GOB-401 to GOB-408, GOB-55.
#[test]
fn s30_every_mission() {
    for (mission, coins) in [
        ("short-straw", [1, 0, 1, 0]),
        ("clean-hands", [0, 0, 0, 0]),
        ("firestarter", [0, 0, 0, 1]),
        ("body-count", [1, 1, 1, 1]),
        ("last-touch", [0, 1, 0, 0]),
        ("envy", [0, 0, 1, 1]),
        ("magpie", [0, 0, 0, 1]),
        ("bad-neighbor", [0, 1, 0, 1]),
    ] {
        for (seat, more) in coins.into_iter().enumerate() {
            let mut bags = ["hurl", "M", "", "M M"].map(str::to_owned);
            bags[seat].push_str(&format!(" mission-{mission}"));
            let given =
                given("post", 1).slots("snoop shove back-blast-pipe").armed(3, 9).coins(&[2, 3, 0, 1]);
            let given = bags.iter().enumerate().fold(given, |given, (seat, bag)| given.bag(seat, bag));
            let first =
                (1..5).map(|step| step % 4).find(|seat| !bags[*seat].replace('M', "").trim().is_empty());
            let mut table = given.next(first.unwrap() as u8).table();
            table.pass_on();
            let mut due = [2, 6, 0, 4];
            due[seat] += more;
            assert_eq!(table.coins(), due, "{mission} at {seat}");
        }
    }
}

/// S31. GOB-104, GOB-106, GOB-107.
#[test]
fn s31_bombs_that_pay_otherwise() {
    for (bomb, slots, coins) in [
        ("clockwork-egg", "snoop shove", [3, 2, 5, 1]),
        ("golden-goose", "snoop shove damp-cork", [2, 3, 3, 1]),
        ("boomerang-ball", "snoop shove damp-cork", [2, 2, 3, 0]),
    ] {
        let given = given("post", 1).bomb(bomb, slots).armed(3, 9);
        let mut table = given.bag(0, "hurl M").bag(1, "lead-apron").bag(2, "M M").table();
        table.play(1, trick("lead-apron"));
        table.play(0, pass());
        table.play(0, pass());
        assert_eq!(table.coins(), coins, "{bomb}");
    }
}

/// S32. GOB-108.
#[test]
fn s32_nobody_touches_a_hair_trigger() {
    let mut table = given("pre", 1).bomb("hair-trigger", "snoop shove").armed(0, 9).bag(1, "hurl M").table();
    table.play(1, pass());
    assert_eq!(table.phase(), "post");
    table.play(1, pass());
    assert_eq!(table.event("exploded")["hit"], json!([1]));
}

/// S33. GOB-109.
#[test]
fn s33_a_long_fuse() {
    let mut table = given("post", 1).bomb("long-fuse", "snoop shove").armed(0, 9).bag(1, "hurl M").table();
    table.play(1, pass());
    assert_eq!(table.at("/turn_number"), 11);
    assert_eq!(table.coins(), [0, 0, 0, 0]);
    table.play(1, pass());
    table.play(1, pass());
    assert_eq!(table.event("exploded")["hit"], json!([2]));
    assert_eq!(table.coins(), [1, 2, 0, 1]);
}

/// S34. GOB-110, GOB-103.
#[test]
fn s34_a_scrap_heap_and_a_glass_globe() {
    let given = given("tinker", 0).bag(0, "hurl").storage("u-turn damp-cork");
    let mut table = given.clone().bomb("scrap-heap", "M M M M").table();
    table.play(0, recycle(1));
    assert_eq!(table.bag(0), "hurl u-turn damp-cork");
    let mut table = given.bomb("glass-globe", "M M M").table();
    table.play(0, recycle(1));
    assert_eq!(table.bag(0), "hurl u-turn");
    table.play(0, put("hurl"));
    assert_eq!(table.slots(), "M hurl^ M");
}

/// S35. GOB-60.
#[test]
fn s35_the_bin_is_shuffled() {
    let mut table = given("post", 0).slots("M M snoop").bag(0, "hurl").spent().table();
    assert_eq!(table.at("/storage"), json!([]));
    table.play(0, pass());
    assert_eq!(table.bag_sizes(), [1, 1, 0, 0]);
    assert_eq!(table.at("/bin"), json!([]));
    assert_eq!(table.event("reshuffled")["count"], 69);
}

/// S36. GOB-47, GOB-45.
#[test]
fn s36_the_bomb_rusts() {
    let mut table = given("post", 0).slots("M M left-hook").turns(24).bag(0, "hurl").bag(1, "M").table();
    table.play(0, pass());
    assert_eq!(table.slots(), "left-hook^");
    assert_eq!(table.at("/bomb/rusted"), true);
    assert_eq!(table.at("/bomb/armed"), json!({"by": null, "turn_number": 11}));
    assert_eq!(table.at("/mechanism_supply"), 9);
    assert_eq!((table.at("/holder"), table.bag(1).as_str()), (json!(1), "M"));
    assert_eq!((table.phase(), table.pending()), ("pre", vec![0]));
    table.play(0, pass());
    assert_eq!((table.phase(), table.pending()), ("post", vec![0]), "nobody tinkers");
    table.play(0, pass());
    assert_eq!((table.at("/turn_number"), table.coins()), (json!(12), vec![0; 4]));
}

/// S37. GOB-70, GOB-71, GOB-73.
#[test]
fn s37_the_goal_is_reached() {
    let given = given("post", 1).slots("snoop wet-fuse u-turn").armed(0, 9).coins(&[9, 9, 8, 9]);
    let given = given.bag(0, "hurl").bag(1, "shove");
    let mut table = given.clone().bag(3, "M").table();
    table.pass_on();
    assert_eq!((table.phase(), table.coins()), ("over", vec![10, 9, 9, 11]));
    let result = table.result();
    assert_eq!(result["winners"], json!([3]));
    let ranks: Vec<_> = result["seats"].as_array().unwrap().iter().map(|seat| seat["rank"].clone()).collect();
    assert_eq!(ranks, [2, 3, 3, 1]);
    assert_eq!(table.bag(3), "M");
    (0..4).for_each(|seat| table.refuses(seat, pass(), "game_over"));
    let mut table = given.table();
    table.pass_on();
    assert_eq!((table.coins(), table.result()["winners"].clone()), (vec![10, 9, 9, 10], json!([0, 3])));
}

/// S38. GOB-95 to GOB-99, GOB-111 to GOB-115.
#[test]
fn s38_what_cannot_be_loaded() {
    let good = given("post", 0).slots("M M snoop").bag(0, "hurl").position();
    Table::load(&good);
    let armed = given("post", 0).slots("shove leapfrog snoop").armed(1, 9).bag(0, "hurl").position();
    Table::load(&armed);
    let bad = |position: &serde_json::Value, path: &str, value: serde_json::Value| {
        let mut position = position.clone();
        *position.pointer_mut(path).unwrap() = value;
        Table::broken_rule(&position)
    };
    let mut storage = good["storage"].clone();
    storage.as_array_mut().unwrap().push(json!("shove"));
    assert_eq!(bad(&good, "/storage", storage), "GOB-96", "a sixth shove");
    assert_eq!(bad(&good, "/mechanism_supply", json!(9)), "GOB-97", "eleven Mechanisms");
    let two = given("post", 0).slots("M left-hook smoke-hood").bag(0, "hurl").position();
    assert_eq!(Table::broken_rule(&two), "GOB-99", "two gadgets");
    let with_mechanism = given("post", 0).slots("M leapfrog snoop").armed(1, 9).bag(0, "hurl").position();
    assert_eq!(Table::broken_rule(&with_mechanism), "GOB-111", "an armed bomb with a Mechanism");
    assert_eq!(bad(&good, "/seats/1/coins", json!(1)), "GOB-113", "a tally that does not add up");
    let shove = given("post", 0).slots("M M snoop").bag(0, "hurl").in_play(1, "shove", None).position();
    assert_eq!(Table::broken_rule(&shove), "GOB-112", "a shove in play");
    assert_eq!(bad(&good, "/window/next", json!(1)), "GOB-114", "somebody without a trick is asked");
}

fn example() -> Table {
    Table::load(&serde_json::from_str(include_str!("example_position.json")).unwrap())
}

/// S39. GOB-90 to GOB-93.
#[test]
fn s39_who_sees_what() {
    let table = example();
    let shown: serde_json::Value = serde_json::from_str(include_str!("example_view.json")).unwrap();
    assert_eq!(table.view(seat(0)), shown);
    let keys = |value: &serde_json::Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(keys(&table.view(seat(0))), keys(&shown), "in the page's order");
    let slot = |viewer, at: usize| table.view(viewer)["bomb"]["slots"][at]["card"].clone();
    assert_eq!(slot(seat(1), 1), "short-fuse");
    assert_eq!((slot(SPECTATOR, 1), slot(SPECTATOR, 2)), (json!(null), json!(null)));
    for viewer in [seat(0), seat(1), SPECTATOR] {
        let view = table.view(viewer);
        assert_eq!((&view["blast"], &view["storage_top"]), (&json!([3]), &json!("u-turn")));
        assert_eq!(view["seats"][3]["bag_count"], json!({"trick": 1, "gadget": 1, "mechanism": 2}));
        assert!(view.get("rng").is_none());
    }
}

/// S40. GOB-34, GOB-203.
#[test]
fn s40_the_bomb_is_hurled() {
    let mut table = example();
    table.play(2, to("hurl", 0));
    for seat in [3, 0, 1] {
        table.play(seat, pass());
    }
    assert_eq!((table.at("/turn_number"), table.at("/holder")), (json!(24), json!(0)));
    assert_eq!((table.phase(), table.pending(), table.bag_sizes()[0]), ("pre", vec![0], 3));
    assert_eq!(table.view(SPECTATOR)["blast"], json!([1]));
}
