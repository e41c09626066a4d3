//! Every card: ten bombs, nine gadgets, eighteen tricks, eight missions.

use super::table::*;
use serde_json::{Value, json};

// ---- Bombs ----

/// A fresh bomb of this name, on the table after an explosion.
#[track_caller]
fn has_mechanisms(bomb: &'static str, mechanisms: usize) {
    let mut position = given("post", 1).bomb(if bomb == "tin-can" { "powder-keg" } else { "tin-can" }, "");
    let slots = if bomb == "tin-can" { "shove leapfrog snoop u-turn" } else { "shove leapfrog snoop" };
    position = position.slots(slots).armed(0, 9).bag(1, "hurl");
    let mut position = position.position();
    let deck = position["bombs"]["deck"].as_array_mut().unwrap();
    let at = deck.iter().position(|other| other == bomb).unwrap();
    deck.swap(0, at);
    let mut table = Table::load(&position);
    table.play(1, pass());
    assert_eq!(table.event("new_bomb"), json!({"type": "new_bomb", "bomb": bomb, "holder": 2}));
    assert_eq!(table.slots(), ["M"].repeat(mechanisms).join(" "));
    assert_eq!(table.at("/mechanism_supply"), 10 - mechanisms);
}

#[test]
fn gob_101_a_tin_can_has_three_mechanisms() {
    has_mechanisms("tin-can", 3);
}

#[test]
fn gob_102_a_powder_keg_has_four() {
    has_mechanisms("powder-keg", 4);
}

#[test]
fn gob_103_in_a_glass_globe_every_card_lies_face_up() {
    has_mechanisms("glass-globe", 3);
    let mut table = given("tinker", 0).bomb("glass-globe", "M M M").bag(0, "hurl").table();
    table.play(0, take_out(0));
    table.play(0, put("hurl"));
    assert_eq!(table.slots(), "hurl^ M M");
    assert_eq!(table.seen("put", SPECTATOR)["card"], "hurl");
}

#[test]
fn gob_104_a_clockwork_egg_pays_two_coins_for_a_mechanism() {
    has_mechanisms("clockwork-egg", 2);
    let mut table = given("post", 1)
        .bomb("clockwork-egg", "shove snoop")
        .armed(0, 9)
        .bag(1, "hurl")
        .bag(2, "M M")
        .table();
    table.play(1, pass());
    assert_eq!(table.coins(), [1, 0, 5, 1]);
}

#[test]
fn gob_105_an_iron_pumpkin_goes_only_to_a_neighbour() {
    has_mechanisms("iron-pumpkin", 4);
    let given = given("pre", 0)
        .seats(5)
        .bomb("iron-pumpkin", "M M M M")
        .bag(0, "hurl shove")
        .bag(1, "mine-mine")
        .bag(2, "mine-mine");
    let mut table = given.table();
    assert_eq!(table.legal(0), [pass(), to("hurl", 1), to("hurl", 4), to("shove", 1), to("shove", 4)]);
    table.play(0, pass());
    assert_eq!(table.legal(1), [pass(), trick("mine-mine")]);
    table.play(1, pass());
    table.refuses(2, trick("mine-mine"), "GOB-105 cannot_play");
}

#[test]
fn gob_106_a_boomerang_ball_comes_back_to_whoever_armed_it() {
    has_mechanisms("boomerang-ball", 3);
    let mut table =
        given("post", 1).bomb("boomerang-ball", "shove snoop u-turn").armed(3, 9).bag(1, "hurl").table();
    table.play(1, pass());
    assert_eq!(table.event("exploded")["hit"], json!([1, 3]));
}

#[test]
fn gob_107_a_golden_goose_pays_its_surviving_holder_more() {
    has_mechanisms("golden-goose", 3);
    let given = given("post", 1).bomb("golden-goose", "shove snoop u-turn").armed(3, 9).bag(1, "hurl");
    let mut table = given.in_play(1, "lead-apron", None).table();
    table.play(1, pass());
    assert_eq!(table.coins(), [1, 3, 1, 1]);
}

#[test]
fn gob_108_nobody_tinkers_with_an_armed_hair_trigger() {
    has_mechanisms("hair-trigger", 2);
    let given = given("pre", 1).bomb("hair-trigger", "shove snoop").bag(1, "hurl");
    let mut table = given.clone().armed(3, 10).table();
    table.play(1, pass());
    assert_eq!(table.phase(), "post");
    let mut table = given.bomb("hair-trigger", "M snoop").table();
    table.play(1, pass());
    assert_eq!(table.phase(), "tinker");
}

#[test]
fn gob_109_a_long_fuse_burns_a_turn_longer() {
    has_mechanisms("long-fuse", 2);
    let given = given("post", 1).bomb("long-fuse", "shove snoop").bag(1, "hurl");
    for (armed, explodes) in [(10, false), (9, false), (8, true)] {
        let mut table = given.clone().armed(3, armed).table();
        table.play(1, pass());
        assert_eq!(table.event_types().contains("exploded"), explodes, "armed in turn {armed}");
    }
}

#[test]
fn gob_110_a_scrap_heap_gives_two_cards_for_a_mechanism() {
    has_mechanisms("scrap-heap", 4);
    let given = given("tinker", 0).bomb("scrap-heap", "M M M M").bag(0, "hurl").storage("u-turn shove snoop");
    let mut table = given.table();
    table.play(0, recycle(0));
    assert_eq!(table.bag(0), "shove hurl u-turn");
    assert_eq!(table.seen_events(seat(1))[2]["card"], json!(null), "the second one is hidden");
}

// ---- Gadgets ----

/// Whom a gadget hits at a table of five: seat 1 holds the bomb, seat 3 has armed it, seats 0 and 2 have the most coins, and
/// seats 1 and 4 a Mechanism.
fn hit_by(gadget: &str) -> Value {
    let given = given("post", 1).seats(5).slots(&format!("snoop shove {gadget}")).armed(3, 9);
    let given = given.coins(&[4, 0, 4, 1, 0]).bag(1, "hurl M").bag(4, "M");
    given.table().view(SPECTATOR)["blast"].clone()
}

#[test]
fn gob_201_a_shrapnel_pouch_hits_the_holder_and_both_neighbours() {
    assert_eq!(hit_by("shrapnel-pouch"), json!([0, 1, 2]));
}

#[test]
fn gob_202_a_back_blast_pipe_hits_both_neighbours() {
    assert_eq!(hit_by("back-blast-pipe"), json!([0, 2]));
}

#[test]
fn gob_203_a_left_hook_hits_the_seat_on_the_left() {
    assert_eq!(hit_by("left-hook"), json!([2]));
}

#[test]
fn gob_204_a_smoke_hood_hits_everybody_but_the_holder() {
    assert_eq!(hit_by("smoke-hood"), json!([0, 2, 3, 4]));
}

#[test]
fn gob_205_a_magnet_coil_hits_whoever_has_a_mechanism() {
    assert_eq!(hit_by("magnet-coil"), json!([1, 4]));
    let given = given("post", 1).slots("snoop shove magnet-coil").armed(3, 9).bag(1, "hurl");
    assert_eq!(given.table().view(SPECTATOR)["blast"], json!([]), "perhaps nobody");
}

#[test]
fn gob_206_a_tell_tale_wire_hits_whoever_armed_the_bomb() {
    assert_eq!(hit_by("tell-tale-wire"), json!([3]));
}

#[test]
fn gob_207_a_coin_sniffer_hits_all_who_have_the_most_coins() {
    assert_eq!(hit_by("coin-sniffer"), json!([0, 2]));
}

#[test]
fn gob_208_a_damp_cork_hits_nobody() {
    assert_eq!(hit_by("damp-cork"), json!([]));
}

#[test]
fn gob_209_a_doomsday_funnel_hits_everybody() {
    assert_eq!(hit_by("doomsday-funnel"), json!([0, 1, 2, 3, 4]));
}

// ---- Tricks ----

#[test]
fn gob_301_a_shove_moves_the_bomb_to_a_neighbour_of_the_holder() {
    let mut table = given("pre", 0).seats(5).bag(2, "shove").next(2).table();
    assert_eq!(table.legal(2), [pass(), to("shove", 1), to("shove", 4)]);
    table.refuses(2, to("shove", 2), "GOB-301 bad_target");
    table.play(2, to("shove", 4));
    assert_eq!(table.event("bomb_moved"), json!({"type": "bomb_moved", "from": 0, "to": 4, "by": "shove"}));
    assert_eq!(table.at("/holder"), 4);
}

#[test]
fn gob_302_the_holder_hurls_the_bomb_to_anybody() {
    let mut table = given("pre", 0).seats(5).bag(0, "hurl").table();
    assert_eq!(table.legal(0), [pass(), to("hurl", 1), to("hurl", 2), to("hurl", 3), to("hurl", 4)]);
    table.play(0, to("hurl", 2));
    assert_eq!(table.at("/holder"), 2);
}

#[test]
fn gob_303_mine_mine_brings_the_bomb_to_whoever_plays_it() {
    let mut table = given("pre", 0).seats(5).bag(3, "mine-mine").next(3).table();
    table.play(3, trick("mine-mine"));
    assert_eq!(table.at("/holder"), 3);
}

#[test]
fn gob_304_a_leapfrog_is_lost_if_the_turn_ends_otherwise() {
    let given = given("post", 0).seats(6).bag(0, "leapfrog").bag(1, "leapfrog");
    let mut table = given.clone().table();
    table.play(0, trick("leapfrog"));
    table.play(1, pass());
    assert_eq!(table.at("/flags/leapfrog"), 1);
    table.play(1, trick("leapfrog"));
    assert_eq!(table.at("/holder"), 3, "several add up");
    let mut table = given.bag(1, "shove").table();
    table.play(0, trick("leapfrog"));
    table.play(1, pass());
    table.play(1, to("shove", 1));
    assert_eq!((table.at("/holder"), table.at("/flags/leapfrog")), (json!(1), json!(0)));
}

#[test]
fn gob_305_an_odd_number_of_u_turns_turns_the_way_round() {
    let given = given("post", 0).bag(0, "u-turn");
    let mut table = given.table();
    assert_eq!(table.view(SPECTATOR)["direction"], "left");
    table.play(0, trick("u-turn"));
    assert_eq!((table.at("/holder"), table.view(SPECTATOR)["direction"].clone()), (json!(3), json!("right")));
    let mut table = given.in_play(2, "u-turn", None).table();
    table.play(0, trick("u-turn"));
    assert_eq!(table.at("/holder"), 1, "two cancel out");
}

fn about_to_explode(card: &str) -> Given {
    given("post", 1).slots("hurl leapfrog wet-fuse").armed(0, 9).bag(1, card)
}

#[test]
fn gob_306_a_lead_apron_keeps_its_owner_from_being_hit() {
    let mut table = about_to_explode("lead-apron").table();
    table.play(1, trick("lead-apron"));
    assert_eq!((table.event("exploded")["hit"].clone(), table.coins()), (json!([]), vec![1, 2, 1, 1]));
}

#[test]
fn gob_307_a_scapegoat_is_caught_in_its_owners_place() {
    let mut table = about_to_explode("scapegoat").table();
    assert_eq!(
        table.legal(1),
        [pass(), target("scapegoat", 0), target("scapegoat", 2), target("scapegoat", 3)]
    );
    table.play(1, target("scapegoat", 0));
    assert_eq!(table.event("exploded")["hit"], json!([0]));
}

#[test]
fn gob_308_danger_money_pays_whoever_is_hit() {
    let mut table = about_to_explode("danger-money")
        .in_play(1, "danger-money", None)
        .in_play(2, "lead-apron", None)
        .table();
    table.play(1, trick("danger-money"));
    assert_eq!(table.coins(), [1, 4, 1, 1]);
}

#[test]
fn gob_309_a_snoop_draws_two_cards_and_looks_into_the_bomb() {
    let given = given("pre", 0).slots("M left-hook wet-fuse").bag(3, "snoop").next(3).storage("hurl shove");
    let mut table = given.table();
    assert_eq!(table.view(seat(3))["bomb"]["slots"][1]["card"], json!(null));
    table.play(3, trick("snoop"));
    assert_eq!(table.event_types(), "trick_announced drew drew trick_resolved");
    assert_eq!(table.seen("trick_resolved", seat(3))["cards"], json!(["mechanism", "left-hook", "wet-fuse"]));
    assert_eq!(table.seen("trick_resolved", seat(1))["cards"], json!(null));
    assert_eq!(table.view(seat(3))["bomb"]["slots"][1]["card"], "left-hook");
    assert_eq!(table.bag(3), "shove hurl");
}

#[test]
fn gob_310_a_sleight_of_hand_exchanges_a_card_of_the_bomb() {
    let given =
        given("pre", 0).slots("M left-hook wet-fuse").bag(2, "sleight-of-hand shove smoke-hood M").next(2);
    let mut table = given.bag(3, "u-turn").table();
    assert_eq!(
        table.legal(2),
        [
            pass(),
            to("shove", 1),
            to("shove", 3),
            sleight(1, "shove"),
            sleight(1, "smoke-hood"),
            sleight(2, "shove")
        ]
    );
    table.refuses(2, sleight(0, "shove"), "GOB-310 bad_slot");
    table.play(2, sleight(1, "shove"));
    table.play(3, pass());
    assert_eq!(
        (table.slots().as_str(), table.bag(2).as_str()),
        ("M shove wet-fuse", "left-hook smoke-hood M")
    );
    assert_eq!(table.at("/bomb/slots/1/seen_by"), json!([0, 2]), "its player and the holder");
    assert_eq!(table.bin(), "sleight-of-hand");
    assert_eq!(table.seen("took", seat(2))["card"], "left-hook");
    assert_eq!(table.seen("put", seat(0))["card"], "shove");
    assert_eq!(table.seen("put", seat(1))["card"], json!(null));
}

#[test]
fn gob_311_a_pickpocket_takes_a_random_card_of_a_back() {
    let given = given("pre", 0).bag(1, "hurl shove u-turn left-hook M").bag(2, "pickpocket").next(2);
    let mut stolen = std::collections::BTreeSet::new();
    for seed in 0..20 {
        let mut position = given.position();
        position["rng"] = json!(format!("seed:{seed}"));
        let mut table = Table::load(&position);
        assert_eq!(
            table.legal(2),
            [pass(), pickpocket(1, "trick"), pickpocket(1, "gadget"), pickpocket(1, "mechanism")]
        );
        table.play(2, pickpocket(1, "trick"));
        table.play(1, pass());
        stolen.insert(table.bag(2));
        let card = table.event("stole")["card"].clone();
        for (viewer, sees) in [(seat(1), true), (seat(2), true), (seat(0), false), (SPECTATOR, false)] {
            assert_eq!(table.seen("stole", viewer)["card"] == card, sees);
        }
    }
    assert_eq!(stolen.len(), 3, "{stolen:?}");
}

#[test]
fn gob_312_itching_powder_makes_somebody_lose_two_random_cards() {
    let given = given("pre", 0).bag(0, "u-turn").bag(1, "hurl left-hook M").bag(2, "itching-powder").next(2);
    let mut lost = std::collections::BTreeSet::new();
    for seed in 0..20 {
        let mut position = given.position();
        position["rng"] = json!(format!("seed:{seed}"));
        let mut table = Table::load(&position);
        assert_eq!(table.legal(2), [pass(), target("itching-powder", 0), target("itching-powder", 1)]);
        table.play(2, target("itching-powder", 1));
        table.play(0, pass());
        table.play(1, pass());
        lost.insert(table.event("discarded")["cards"].to_string());
        assert_eq!(table.bag_sizes()[1], 1);
        let supply = if table.bag(1) == "M" { 6 } else { 7 };
        assert_eq!(table.at("/mechanism_supply"), supply);
        assert_eq!(table.seen("discarded", seat(2))["cards"], json!(null));
    }
    assert_eq!(lost.len(), 3, "{lost:?}");
}

#[test]
fn gob_313_a_loose_screw_takes_the_place_of_a_mechanism() {
    let given = given("pre", 0).slots("M snoop M").bag(2, "loose-screw").next(2);
    let mut table = given.clone().table();
    assert_eq!(table.legal(2), [pass(), on_slot("loose-screw", 0)]);
    table.play(2, on_slot("loose-screw", 2));
    assert_eq!((table.slots().as_str(), table.bin().as_str()), ("M snoop loose-screw^", ""));
    assert_eq!((table.at("/mechanism_supply"), table.at("/bomb/armed")), (json!(9), json!(null)));
    let mut armed = given.slots("hurl snoop u-turn").armed(1, 9).table();
    armed.refuses(2, on_slot("loose-screw", 0), "GOB-313 cannot_play");
}

#[test]
fn gob_314_a_safety_pin_puts_a_mechanism_in() {
    let given = given("pre", 0).slots("hurl snoop left-hook").bag(2, "safety-pin").bag(3, "u-turn").next(2);
    let mut table = given.clone().armed(1, 9).table();
    assert_eq!(
        table.legal(2),
        [pass(), on_slot("safety-pin", 0), on_slot("safety-pin", 1), on_slot("safety-pin", 2)]
    );
    table.play(2, on_slot("safety-pin", 0));
    table.play(3, pass());
    assert_eq!(table.event_types(), "answered trick_resolved discarded put disarmed");
    assert_eq!(table.seen("discarded", seat(0))["cards"], json!(null), "unseen, also by those who knew it");
    assert_eq!((table.slots().as_str(), table.at("/mechanism_supply")), ("M snoop left-hook^", json!(9)));
    let mut table = given.clone().slots("M snoop left-hook").table();
    table.refuses(2, on_slot("safety-pin", 0), "GOB-314 cannot_play");
    let mut table = given.armed(1, 9).bag(0, "M M M M M M M M M M").table();
    table.refuses(2, on_slot("safety-pin", 0), "GOB-314 cannot_play");
}

#[test]
fn gob_315_a_wet_fuse_keeps_the_bomb_from_exploding_this_turn() {
    let given = about_to_explode("wet-fuse").slots("hurl leapfrog shove").bag(3, "u-turn");
    let mut table = given.clone().fuse("short").table();
    table.play(1, trick("wet-fuse"));
    table.play(3, pass());
    table.play(3, pass());
    assert_eq!((table.at("/turn_number"), table.coins()), (json!(11), vec![0; 4]));
    let mut table = given.slots("M leapfrog shove").table_unarmed();
    table.refuses(1, trick("wet-fuse"), "GOB-315 cannot_play");
}

#[test]
fn gob_316_a_short_fuse_lets_the_bomb_explode_at_once() {
    let given = about_to_explode("short-fuse").armed(0, 10);
    let mut table = given.clone().fuse("wet").table();
    table.play(1, trick("short-fuse"));
    assert_eq!(table.event("exploded")["hit"], json!([1]));
    let mut table = given.slots("M leapfrog shove").table_unarmed();
    table.refuses(1, trick("short-fuse"), "GOB-316 cannot_play");
}

#[test]
fn gob_317_tin_snips_cut_what_is_in_play() {
    let given = given("pre", 0).bag(2, "tin-snips").next(2);
    let mut table = given.table();
    table.refuses(2, snip(0), "GOB-317 cannot_play");
    let mut table = given.in_play(0, "lead-apron", None).in_play(2, "u-turn", None).table();
    assert_eq!(table.legal(2), [pass(), snip(0), snip(1)]);
    table.play(2, snip(1));
    assert_eq!(table.bin(), "u-turn tin-snips");
    assert_eq!(table.at("/in_play"), json!([{"owner": 0, "card": "lead-apron", "target": null}]));
    let told = json!({"type": "discarded", "from": "play", "seat": 2, "backs": {"trick": 1, "gadget": 0, "mechanism": 0}, "cards": ["u-turn"]});
    assert_eq!(table.seen("discarded", SPECTATOR), told);
}

#[test]
fn gob_318_nuh_uh_only_answers_another_trick() {
    let mut table = given("pre", 0).bag(0, "nuh-uh").bag(1, "u-turn").table();
    table.refuses(0, trick("nuh-uh"), "GOB-318 cannot_play");
    table.play(0, pass());
    table.play(1, trick("u-turn"));
    assert_eq!(table.legal(0), [pass(), cancel()]);
    table.play(0, cancel());
    assert_eq!(table.event("cancelled"), json!({"type": "cancelled", "seat": 1, "card": "u-turn", "by": 0}));
}

// ---- Missions ----

/// Which seats a mission pays at an explosion that hits these: seat 1 holds the bomb, seat 3 has armed it, and they have 2,
/// 3, 0 and 1 coins and 0, 1, 0 and 2 Mechanisms.
fn paid_by(mission: &str, gadget: &str) -> Vec<usize> {
    let pays = |seat: &usize| {
        let mut bags = ["hurl", "shove M", "hurl", "u-turn M M"].map(str::to_owned);
        bags[*seat].push_str(&format!(" {mission}"));
        let given = given("post", 1).slots(&format!("snoop shove {gadget}")).armed(3, 9).coins(&[2, 3, 0, 1]);
        let given = bags.iter().enumerate().fold(given, |given, (seat, bag)| given.bag(seat, bag));
        let mut table = given.table();
        table.pass_on();
        table.events().iter().any(|event| event["type"] == "mission_shown" && event["card"] == mission)
    };
    (0..4).filter(pays).collect()
}

#[test]
fn gob_401_short_straw_pays_the_hit() {
    assert_eq!(paid_by("mission-short-straw", "back-blast-pipe"), [0, 2]);
}

#[test]
fn gob_402_clean_hands_pays_survivors_without_a_mechanism() {
    assert_eq!(paid_by("mission-clean-hands", "damp-cork"), [0, 2]);
    assert_eq!(paid_by("mission-clean-hands", "back-blast-pipe"), [0; 0]);
}

#[test]
fn gob_403_firestarter_pays_whoever_armed_the_bomb() {
    assert_eq!(paid_by("mission-firestarter", "damp-cork"), [3]);
}

#[test]
fn gob_404_body_count_pays_if_two_are_hit() {
    assert_eq!(paid_by("mission-body-count", "back-blast-pipe"), [0, 1, 2, 3]);
    assert_eq!(paid_by("mission-body-count", "left-hook"), [0; 0]);
}

#[test]
fn gob_405_last_touch_pays_the_holder() {
    assert_eq!(paid_by("mission-last-touch", "left-hook"), [1]);
}

#[test]
fn gob_406_envy_pays_if_somebody_richer_is_hit() {
    assert_eq!(paid_by("mission-envy", "back-blast-pipe"), [2, 3]);
    assert_eq!(paid_by("mission-envy", "left-hook"), [0; 0]);
}

#[test]
fn gob_407_magpie_pays_whoever_has_most_mechanisms() {
    assert_eq!(paid_by("mission-magpie", "damp-cork"), [3]);
}

#[test]
fn gob_408_bad_neighbor_pays_if_the_seat_on_the_left_is_hit() {
    assert_eq!(paid_by("mission-bad-neighbor", "back-blast-pipe"), [1, 3]);
}
