//! Tinkering with the bomb: taking, recycling, putting, arming, rust, disarming.

use super::table::*;
use besace_table::{Game, Seat, Viewer};
use serde_json::json;

#[test]
fn gob_40_the_holder_may_skip_and_is_not_asked_where_nothing_can_be_taken() {
    let mut table = given("tinker", 0).bag(0, "hurl").table();
    assert_eq!(table.legal(0)[0], skip());
    table.play(0, skip());
    assert_eq!(table.slots(), "M M M");
    // Only a gadget in the bag, and another one in the only slot that is left: it could still go there.
    let rusty = given("pre", 0).slots("left-hook").rusted(9).turns(25).bag(0, "smoke-hood hurl");
    let mut table = rusty.clone().table();
    table.play(0, pass());
    assert_eq!(table.phase(), "tinker");
    let mut table = rusty.bag(0, "M").bag(1, "hurl").next(1).table();
    table.play(1, pass());
    assert_eq!(table.phase(), "post", "a Mechanism may not go into a rusted bomb");
}

#[test]
fn gob_41_a_card_is_taken_only_if_another_can_go_in() {
    let mut table = given("tinker", 0).slots("M left-hook snoop").bag(0, "smoke-hood").table();
    table.refuses(0, take_out(0), "GOB-41 cannot_put");
    table.refuses(0, take_out(2), "GOB-41 cannot_put");
    table.play(0, take_out(1));
    assert_eq!(table.bag(0), "left-hook smoke-hood");
    assert_eq!(table.slots(), "M - snoop");
}

#[test]
fn gob_42_whoever_recycles_sees_the_card_before_putting() {
    let mut table = given("tinker", 0).bag(0, "hurl").storage("left-hook u-turn").table();
    table.play(0, recycle(0));
    assert_eq!(table.event_types(), "recycled drew");
    assert_eq!((table.bag(0).as_str(), table.at("/mechanism_supply")), ("hurl left-hook", json!(8)));
    assert_eq!(table.at("/taken"), json!({"slot": 0, "card": null, "face_up": true}));
    table.play(0, put("left-hook"));
    assert_eq!(table.slots(), "left-hook M M");
}

/// GOB-42, GOB-60: where nothing can be drawn, nothing is drawn.
#[test]
fn a_recycled_mechanism_may_bring_nothing() {
    let rest: Vec<String> = PILE.iter().flat_map(|(id, copies)| vec![(*id).to_owned(); *copies]).collect();
    let mut table = given("tinker", 0).bag(0, &rest.join(" ")).table();
    table.play(0, recycle(0));
    assert_eq!((table.event_types().as_str(), table.bag_sizes()[0]), ("recycled", 71));
}

#[test]
fn gob_43_another_mechanism_may_be_put_but_not_the_very_card() {
    let given = given("put", 0).slots("M - snoop").taken(1, Some("mechanism"));
    let mut table = given.clone().bag(0, "M hurl").table();
    table.refuses(0, put("mechanism"), "GOB-43 cannot_put");
    assert_eq!(table.legal(0), [put("hurl")]);
    let mut table = given.bag(0, "M M hurl").table();
    table.play(0, put("mechanism"));
    assert_eq!((table.slots().as_str(), table.bag(0).as_str()), ("M M snoop", "hurl M"));
}

#[test]
fn gob_44_cards_lie_face_down_but_for_gadgets_in_an_armed_bomb() {
    let play = |given: Given, card: &str| {
        let mut table = given.table();
        table.play(0, take_out(1));
        table.play(0, put(card));
        table.slots()
    };
    let plain = given("tinker", 0).slots("M M snoop").bag(0, "hurl left-hook M").bag(3, "shove");
    assert_eq!(play(plain.clone(), "hurl"), "M hurl snoop");
    assert_eq!(play(plain.clone(), "left-hook"), "M left-hook snoop");
    assert_eq!(play(plain.clone(), "mechanism"), "M M snoop");
    let armed = plain.clone().slots("shove u-turn snoop").armed(2, 10);
    assert_eq!(play(armed.clone(), "left-hook"), "shove left-hook^ snoop");
    assert_eq!(play(armed, "hurl"), "shove hurl snoop");
    assert_eq!(play(plain.bomb("glass-globe", "M M snoop"), "hurl"), "M hurl^ snoop^");
}

#[test]
fn gob_45_one_gadget_and_no_mechanism_in_rust() {
    let mut table = given("put", 0)
        .slots("M - left-hook")
        .taken(1, Some("snoop"))
        .bag(0, "snoop smoke-hood hurl")
        .table();
    table.refuses(0, put("smoke-hood"), "GOB-45 cannot_put");
    table.play(0, put("hurl"));
    let rusty =
        given("put", 0).slots("-").rusted(9).turns(25).taken(0, Some("snoop")).bag(0, "snoop M mission-envy");
    let mut table = rusty.table();
    table.refuses(0, put("mechanism"), "GOB-45 cannot_put");
    table.play(0, put("mission-envy"));
}

#[test]
fn gob_46_whoever_takes_the_last_mechanism_out_arms_the_bomb() {
    let given = given("tinker", 0).slots("M left-hook snoop").bag(0, "hurl M").bag(3, "shove");
    let mut table = given.table();
    table.play(0, take_out(0));
    assert_eq!(table.at("/bomb/armed"), json!(null), "judged after the put");
    let mut swapped = table.clone();
    table.play(0, put("hurl"));
    let armed = json!({"type": "armed", "by": 0, "turn_number": 10, "gadget": "left-hook"});
    assert_eq!(table.event("armed"), armed);
    assert_eq!(table.slots(), "hurl left-hook^ snoop");
    swapped.play(0, put("mechanism"));
    assert_eq!((swapped.at("/bomb/armed"), swapped.slots().as_str()), (json!(null), "M left-hook snoop"));
}

#[test]
fn gob_47_a_bomb_that_nobody_arms_rusts_in_its_25th_turn() {
    let given = given("post", 0).slots("M hurl M").turns(23).bag(0, "shove");
    let mut table = given.table();
    table.play(0, pass());
    assert_eq!((table.at("/bomb/turns"), table.at("/bomb/rusted")), (json!(24), json!(false)));
    let mut table = given.turns(24).table();
    table.play(0, pass());
    assert_eq!(table.event_types(), "passed bomb_moved turn_started rusted armed");
    assert_eq!((table.event("rusted")["mechanisms"].clone(), table.slots().as_str()), (json!(2), "hurl"));
    assert_eq!(table.at("/mechanism_supply"), 10);
    assert_eq!(table.at("/bomb/slots/0/seen_by"), json!([0, 1]));
    // It can never be disarmed.
    let mut table =
        super::table::given("post", 0).slots("hurl").rusted(9).turns(25).bag(0, "safety-pin").table();
    table.refuses(0, on_slot("safety-pin", 0), "GOB-314 cannot_play");
}

#[test]
fn gob_48_a_mechanism_disarms_and_everything_in_play_falls() {
    let given =
        given("put", 0).slots("left-hook - snoop").armed(3, 9).taken(1, Some("hurl")).bag(0, "hurl M");
    let given =
        given.bag(3, "shove").fuse("wet").in_play(1, "lead-apron", None).in_play(2, "scapegoat", Some(1));
    let mut table = given.table();
    table.play(0, put("mechanism"));
    assert_eq!(table.at("/bomb/armed"), json!(null));
    assert_eq!(table.at("/flags/fuse"), json!(null));
    assert_eq!((table.at("/in_play"), table.bin().as_str()), (json!([]), "lead-apron scapegoat"));
    assert_eq!(table.slots(), "left-hook^ M snoop", "the gadget stays face up");
    let fallen = table.event("disarmed")["fallen"].clone();
    assert_eq!(fallen[1], json!({"owner": 2, "card": "scapegoat", "target": 1}));
}

/// GOB-45, GOB-46, GOB-48: whoever tinkers is told beside the view what may take a card's place, and what comes of it.
#[test]
fn what_may_be_put_in_is_told_before_anything_is_taken_out() {
    let swaps = |given: &Given| json!(given.clone().table().game.view(Viewer::Seat(Seat(0))).beside.swaps);
    let swap = |trick: &str, gadget: Option<&str>, mechanism: Option<&str>| json!({"trick": trick, "gadget": gadget, "mechanism": mechanism});
    let stays = Some("mechanism");
    let safe = given("tinker", 0).slots("M left-hook M").bag(0, "hurl smoke-hood M");
    assert_eq!(
        swaps(&safe),
        json!([swap("left", None, stays), swap("left", Some("left"), stays), swap("left", None, stays)])
    );
    let last = safe.clone().slots("snoop M shove");
    let other = swap("left", Some("left"), stays);
    assert_eq!(swaps(&last), json!([other, swap("arms", Some("arms"), stays), other]));
    let armed = safe.clone().slots("snoop u-turn").bomb("long-fuse", "snoop u-turn").armed(2, 10);
    assert_eq!(swaps(&armed)[0], swap("armed", Some("armed"), Some("disarms")));
    let rusted = safe.clone().slots("snoop shove").rusted(9).turns(25);
    assert_eq!(swaps(&rusted)[1], swap("armed", Some("armed"), None));
    let others = last.table().game.view(Viewer::Seat(Seat(1)));
    assert_eq!(others.beside.swaps, None);
}

#[test]
fn gob_62_an_open_card_is_put_back_and_so_is_a_skip() {
    let table = given("tinker", 0).slots("M left-hook snoop").bag(0, "hurl").bag(1, "hurl").table();
    assert!(table.can_undo(0, take_out(0)), "a Mechanism lies face up");
    assert!(!table.can_undo(0, take_out(2)), "nobody else has seen this card");
    assert!(!table.can_undo(0, recycle(0)), "a card is drawn");
    assert!(table.can_undo(0, skip()), "somebody is asked then");
    let alone = given("tinker", 0).bag(0, "left-hook").table();
    assert!(!alone.can_undo(0, skip()), "nobody is asked, and the bomb goes on");
    let mut table = table;
    table.play(0, take_out(0));
    assert!(!table.can_undo(0, put("hurl")));
}
