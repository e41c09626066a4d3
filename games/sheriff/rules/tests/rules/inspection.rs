//! SHE-60 to SHE-76: bags are decided, and what is said before.

use super::table::*;
use besace_table::{Game, Seat};
use serde_json::{Value, json};

fn three_bags() -> Given {
    given().bag(1, "apple*2", "apple").bag(2, "cheese silk", "cheese").bag(3, "bread*3", "bread")
}

#[test]
fn she_60_the_sheriff_decides_every_closed_bag_in_any_order() {
    let mut table = three_bags().start();
    table.play(0, about("let_pass", 3));
    table.refuses(0, about("inspect", 3), "SHE-60 not_closed");
    table.refuses(0, about("let_pass", 0), "SHE-60 not_closed");
    table.play(0, about("call", 1));
    table.refuses(0, about("inspect", 2), "SHE-60 answer_owed");
    table.refuses(0, about("call", 2), "SHE-68 answer_owed");
    table.play(1, json!({"type": "stand"}));
    table.play(0, about("inspect", 1));
    table.play(0, about("let_pass", 2));
    assert_eq!(table.phase(), "market");
}

#[test]
fn she_61_a_bag_that_passes_shows_its_legal_goods_and_a_number() {
    let mut table = three_bags().bag(2, "cheese apple silk mead", "cheese").start();
    let events = table.play(0, about("let_pass", 2));
    let full = json!({"type": "passed", "seat": 2, "legal": {"apple": 1, "cheese": 1},
        "contraband": ["mead", "silk"], "contraband_count": 2});
    assert_eq!(events, [full]);
    assert_eq!(table.of(2, "contraband"), json!(["mead", "silk"]));
    assert_eq!(table.of(2, "bag")["state"], json!("passed"));
}

/// SHE-62, R10: even where it was promised.
#[test]
fn she_62_an_honest_bag_costs_the_sheriff_its_penalties() {
    let mut table = three_bags().inspection("must", json!([null, null, null, "inspect"])).start();
    let events = table.play(0, about("inspect", 3));
    assert_eq!(types(&events), ["opened", "paid"]);
    assert_eq!(events[0]["truth"], json!(true));
    assert_eq!(table.coins(), [44, 50, 50, 56]);
    assert_eq!(table.of(3, "legal"), json!({"bread": 3}));
}

/// R10.
#[test]
fn r10_a_wrong_inspection_costs_even_if_it_was_paid_for() {
    let mut table = three_bags().start();
    table.play(1, offer(json!({"coins": 4}), "open 3"));
    table.play(0, on("accept", 1));
    table.play(0, about("inspect", 3));
    assert_eq!(table.coins(), [48, 46, 50, 56]);
}

/// SHE-63, SHE-83: discarded before the owner pays.
#[test]
fn she_63_a_lie_loses_what_was_not_declared_and_its_penalties() {
    let mut table = three_bags().bag(2, "cheese apple silk", "cheese").start();
    let events = table.play(0, about("inspect", 2));
    assert_eq!(types(&events), ["opened", "confiscated"]);
    assert_eq!(events[1], json!({"type": "confiscated", "seat": 2, "cards": ["apple", "silk"]}));
    assert_eq!((table.phase(), table.pending(), table.coins()), ("confiscate", vec![0], vec![50; 4]));
    table.refuses(0, discard("left", "apple cheese"), "SHE-63 wrong_cards");
    let events = table.play(0, discard("right", "silk apple"));
    assert_eq!(types(&events), ["discarded", "paid"]);
    assert_eq!(table.coins(), [56, 50, 44, 50]);
    assert_eq!(table.position()["discards"]["right"], json!(["silk", "apple"]));
    assert_eq!(table.of(2, "legal"), json!({"cheese": 1}));
    assert_eq!(table.phase(), "inspect");
}

#[test]
fn she_64_a_royal_good_is_never_what_was_declared() {
    let mut table = three_bags().option("royal", true).bag(1, "apple gouda", "apple").start();
    assert_eq!(table.play(0, about("inspect", 1))[0]["truth"], json!(false));
}

/// SHE-65: all parts, and nothing at all.
#[test]
fn she_65_an_offer_gives_promises_and_says_something() {
    let mut table = three_bags().stand(1, "apple*3 silk pepper").start();
    for empty in [json!({"type": "offer"}), offer(json!({"coins": 0, "legal": {"apple": 0}}), "")] {
        table.refuses(1, empty, "SHE-65 empty_offer");
    }
    table.refuses(0, json!({"type": "counter", "seat": 1}), "SHE-65 empty_offer");
    let later = json!([{"by": 1, "text": "until tomorrow"}]);
    table.play(1, json!({"type": "offer", "later": later}));
    let give = json!({"coins": 5, "legal": ["apple", "apple"], "named": ["silk"], "unnamed": {"pepper": 1},
        "bag": {"crossbow": 2}});
    let events = table.play(1, offer(give, "pass 1, open 3"));
    let give = json!({"coins": 5, "legal": {"apple": 2}, "named": ["silk"], "unnamed": ["pepper"],
        "unnamed_count": 1, "bag": {"crossbow": 2}});
    let promised = json!([{"do": "let_pass", "seat": 1}, {"do": "inspect", "seat": 3}]);
    let whole = json!({"id": 2, "by": 1, "payer": 1, "give": give, "promises": promised, "later": []});
    assert_eq!(events, [json!({"type": "offered", "offer": whole, "replaces": null})]);
    assert_eq!(table.inspection("offers")[0]["later"], later);
}

#[test]
fn she_66_a_merchant_can_offer_about_any_bag_even_when_his_own_is_decided() {
    let mut table = three_bags().bag_is(1, "passed", "").start();
    table.play(1, offer(json!({"coins": 3}), "open 2, pass 3"));
    table.play(0, on("accept", 1));
    assert_eq!(table.inspection("must"), json!([null, null, "inspect", "let_pass"]));
    assert_eq!(table.coins(), [53, 47, 50, 50]);
}

#[test]
fn she_67_an_offer_is_of_what_there_is_and_about_closed_bags() {
    let mut table = three_bags().bag_is(3, "passed", "").stand(1, "apple silk").start();
    let pays = |give: Value| offer(give, "pass 1");
    table.refuses(1, pays(json!({"coins": 51})), "SHE-67 cannot_pay");
    table.refuses(1, pays(json!({"legal": {"apple": 2}})), "SHE-67 cannot_pay");
    table.refuses(1, pays(json!({"legal": {"silk": 1}})), "SHE-67 cannot_pay");
    table.refuses(1, pays(json!({"named": ["apple"]})), "SHE-67 cannot_pay");
    table.refuses(1, pays(json!({"named": ["silk"], "unnamed": ["silk"]})), "SHE-67 cannot_pay");
    table.refuses(1, pays(json!({"bag": {"apple": 3}})), "SHE-67 bad_bag");
    table.refuses(1, offer(json!({"bag": {"apple": 1}}), "pass 2"), "SHE-67 bad_bag");
    table.refuses(1, offer(json!({"bag": {"apple": 1}}), "open 1"), "SHE-67 bad_bag");
    table.refuses(1, offer(json!({"coins": 1}), "pass 3"), "SHE-67 bad_promise");
    table.refuses(1, offer(json!({"coins": 1}), "pass 2, open 2"), "SHE-67 bad_promise");
    table.refuses(1, offer(json!({"coins": 1}), "pass 0"), "SHE-67 bad_promise");
    table.play(1, pays(json!({"bag": {"apple": 1, "mead": 1}, "named": ["silk"]})));
}

/// SHE-68: calls and their answers.
#[test]
fn she_68_a_call_is_answered_by_standing_or_by_an_offer() {
    let mut table = three_bags().start();
    assert_eq!(table.play(0, about("call", 1)), [json!({"type": "called", "seat": 1})]);
    assert_eq!(table.inspection("owes"), json!({"seat": 1, "offer": null}));
    assert_eq!((table.pending(), table.inspection("haggled")), (vec![1], json!([0, 1, 0, 0])));
    table.play(2, offer(json!({"coins": 2}), "open 1"));
    table.refuses(1, on("accept", 1), "SHE-68 no_such_offer");
    let mut another = table.clone();
    another.play(1, json!({"type": "stand"}));
    assert_eq!((another.pending(), another.inspection("called")), (vec![0], json!(1)));
    another.refuses(1, json!({"type": "stand"}), "not_your_turn");
    another.play(0, about("let_pass", 1));
    assert_eq!(another.inspection("called"), json!(null));
    table.play(1, offer(json!({"coins": 2}), "pass 1"));
    // It was asked for, so it does not count.
    assert_eq!((table.pending(), table.inspection("haggled")), (vec![0], json!([0, 1, 1, 0])));
    table.refuses(0, about("call", 0), "SHE-68 not_closed");
}

/// SHE-68: proposals and their answers.
#[test]
fn she_68_a_proposal_is_accepted_refused_or_answered_by_an_offer() {
    let mut table = three_bags().start();
    table.play(1, offer(json!({"coins": 2}), "pass 1"));
    let mut proposal = counter(1, json!({"coins": 9}), "pass 1");
    proposal["replaces"] = json!(7);
    table.refuses(0, proposal.clone(), "SHE-68 no_such_offer");
    proposal["replaces"] = json!(1);
    let events = table.play(0, proposal);
    assert_eq!((events[0]["offer"]["by"].clone(), events[0]["replaces"].clone()), (json!(0), json!(1)));
    assert_eq!(table.inspection("offers").as_array().unwrap().len(), 1);
    assert_eq!(table.inspection("owes"), json!({"seat": 1, "offer": 2}));
    table.refuses(1, json!({"type": "stand"}), "SHE-68 not_called");
    table.refuses(0, on("refuse", 2), "SHE-68 answer_owed");
    let mut refused = table.clone();
    assert_eq!(refused.play(1, on("refuse", 2)), [json!({"type": "refused", "offer": 2, "by": 0})]);
    assert_eq!((refused.pending(), refused.inspection("offers")), (vec![0], json!([])));
    let mut accepted = table.clone();
    accepted.play(1, on("accept", 2));
    assert_eq!(accepted.coins(), [59, 41, 50, 50]);
    let events = table.play(1, offer(json!({"coins": 5}), "pass 1"));
    assert_eq!((events.len(), events[0]["replaces"].clone()), (1, json!(2)));
    assert_eq!(table.inspection("offers").as_array().unwrap().len(), 1);
    assert_eq!(table.inspection("haggled"), json!([0, 2, 0, 0]));
}

/// SHE-68, R5: what counts, and the limits.
#[test]
fn r5_every_inspection_ends_because_talk_is_limited() {
    let mut table = three_bags().option("haggle", 3).start();
    let bribe = || offer(json!({"coins": 1}), "pass 1");
    table.play(1, bribe());
    table.play(1, bribe());
    table.refuses(1, bribe(), "SHE-68 too_many_offers");
    assert!(table.legal_of(1, "offer").is_empty());
    table.play(1, on("withdraw", 1));
    table.refuses(1, on("withdraw", 1), "SHE-68 no_such_offer");
    table.refuses(2, on("withdraw", 2), "SHE-68 no_such_offer");
    table.play(0, counter(1, json!({"coins": 3}), "pass 1"));
    table.play(1, on("refuse", 3));
    assert_eq!(table.inspection("haggled"), json!([0, 3, 0, 0]));
    table.refuses(1, bribe(), "SHE-68 haggle_over");
    table.refuses(0, about("call", 1), "SHE-68 haggle_over");
    table.refuses(0, counter(1, json!({"coins": 3}), "pass 1"), "SHE-68 haggle_over");
    table.play(0, on("refuse", 2));
    assert!(table.legal_of(0, "call").len() == 2 && table.legal_of(0, "counter").len() == 2);
    table.play(0, about("inspect", 1));
}

#[test]
fn she_69_merchants_may_speak_though_the_table_waits_for_others() {
    let mut table = three_bags().option("haggle", 1).start();
    assert_eq!((table.pending(), table.may()), (vec![0], vec![1, 2, 3]));
    table.play(0, about("call", 1));
    assert_eq!((table.pending(), table.may()), (vec![1], vec![2, 3]));
    table.play(2, offer(json!({"coins": 1}), "open 3"));
    table.play(1, json!({"type": "stand"}));
    // Seat 1 has had its call; seat 2 can still withdraw what stands.
    assert_eq!((table.pending(), table.may()), (vec![0], vec![2, 3]));
    table.play(2, on("withdraw", 1));
    assert_eq!(table.may(), [3]);
    assert!(table.legal(1).is_empty() && table.legal(2).is_empty());
    table.refuses(2, about("inspect", 1), "not_your_turn");
    assert_eq!(given().phase("market", Some(1)).start().may(), Vec::<u8>::new());
    // However much a merchant could still say: whoever owes an answer is waited for.
    let mut table = three_bags().start();
    table.play(0, about("call", 1));
    assert_eq!((table.pending(), table.may()), (vec![1], vec![2, 3]));
}

#[test]
fn she_70_a_deal_moves_coins_and_goods_and_binds() {
    let mut table = three_bags().stand(1, "apple*2 silk pepper mead").start();
    let give = json!({"coins": 7, "legal": {"apple": 1}, "named": ["silk"], "unnamed": ["mead"]});
    table.play(1, offer(give, "open 2"));
    table.refuses(0, json!({"type": "accept", "offer": 1, "unnamed": ["mead"]}), "SHE-68 wrong_count");
    let events = table.play(0, on("accept", 1));
    assert_eq!(types(&events), ["deal"]);
    assert_eq!(table.coins(), [57, 43, 50, 50]);
    assert_eq!(
        (table.of(0, "legal"), table.of(0, "contraband")),
        (json!({"apple": 1}), json!(["mead", "silk"]))
    );
    assert_eq!((table.of(1, "legal"), table.of(1, "contraband")), (json!({"apple": 1}), json!(["pepper"])));
    assert_eq!(table.inspection("must"), json!([null, null, "inspect", null]));
    let deal = json!({"id": 1, "payer": 1, "promises": [{"do": "inspect", "seat": 2}], "later": []});
    assert_eq!(table.inspection("deals"), json!([deal]));
}

/// SHE-70: however many they are, and whatever is said in them.
#[test]
fn she_70_every_deal_of_an_inspection_is_told_in_order_with_its_words() {
    let mut table = three_bags().option("haggle", 99).start();
    let words = json!([{"by": 0, "text": "I shall remember it"}]);
    let later = |id: u32| if id % 10 == 3 { words.clone() } else { json!([]) };
    let mut struck = Vec::new();
    for id in 1..=30 {
        let promises = json!([{"do": "inspect", "seat": 2}]);
        table.play(
            1,
            json!({"type": "offer", "give": {"coins": 1}, "promises": promises, "later": later(id)}),
        );
        table.play(0, on("accept", id));
        struck.push(json!({"id": id, "payer": 1, "promises": promises, "later": later(id)}));
    }
    assert_eq!(table.inspection("deals"), json!(struck));
    let again = Table::load(&table.position());
    assert_eq!(again.inspection("deals"), json!(struck));
}

/// SHE-70: whoever accepts a proposal chooses the unnamed goods.
#[test]
fn she_70_the_payer_chooses_what_goes_unnamed() {
    let mut table = three_bags().stand(1, "silk pepper mead").start();
    table.play(0, counter(1, json!({"named": ["silk"], "unnamed_count": 1}), "pass 1"));
    table.refuses(1, on("accept", 1), "SHE-68 wrong_count");
    let accept = |cards: Value| json!({"type": "accept", "offer": 1, "unnamed": cards});
    table.refuses(1, accept(json!(["silk"])), "SHE-70 cannot_pay");
    table.refuses(1, accept(json!(["apple"])), "SHE-70 cannot_pay");
    table.refuses(1, accept(json!(["unicorn"])), "SHE-1 unknown_card");
    table.play(1, accept(json!(["mead"])));
    assert_eq!(table.of(0, "contraband"), json!(["mead", "silk"]));
}

#[test]
fn she_71_the_payers_own_bag_passes_at_once_and_other_promises_wait() {
    let mut table = three_bags().start();
    table.play(2, offer(json!({"coins": 1}), "pass 2, pass 3, open 1"));
    let events = table.play(0, on("accept", 1));
    assert_eq!(types(&events), ["deal", "passed"]);
    assert_eq!(table.inspection("must"), json!([null, "inspect", null, "let_pass"]));
    table.play(0, about("let_pass", 3));
    table.play(0, about("inspect", 1));
    assert_eq!(table.phase(), "market");
}

#[test]
fn she_72_goods_from_the_bag_are_handed_over_as_far_as_they_are_in_it() {
    let mut table = three_bags().bag(2, "cheese*2 silk mead", "cheese").stand(2, "pepper").start();
    table.play(2, offer(json!({"bag": {"cheese": 1, "silk": 2, "pepper": 1}}), "pass 2"));
    let events = table.play(0, on("accept", 1));
    assert_eq!(types(&events), ["deal", "passed", "handed_over"]);
    assert_eq!(events[2]["goods"], json!({"cheese": 1, "pepper": 0, "silk": 1}));
    assert_eq!((table.of(0, "legal"), table.of(0, "contraband")), (json!({"cheese": 1}), json!(["silk"])));
    assert_eq!(table.of(2, "contraband"), json!(["pepper", "mead"]));
    // Everybody also learns that there was nothing of what was promised.
    let mut table = three_bags().bag(2, "cheese*2", "cheese").start();
    table.play(2, offer(json!({"bag": {"silk": 1}}), "pass 2"));
    let events = table.play(0, on("accept", 1));
    assert_eq!(types(&events), ["deal", "passed", "handed_over"]);
    assert_eq!(events[2]["goods"], json!({"silk": 0}));
}

#[test]
fn she_73_a_bag_decided_without_a_deal_ends_the_offers_about_it() {
    for deed in ["let_pass", "inspect"] {
        let mut table = three_bags().start();
        table.play(1, offer(json!({"coins": 9}), "pass 1"));
        table.play(2, offer(json!({"coins": 9}), "open 1"));
        table.play(3, offer(json!({"coins": 9}), "pass 3"));
        let events = table.play(0, about(deed, 1));
        let lapsed: Vec<_> = of_type(&events, "lapsed").iter().map(|event| event["offer"].clone()).collect();
        assert_eq!(lapsed, [json!(1), json!(2)]);
        assert_eq!(table.inspection("offers")[0]["id"], json!(3));
        assert!(table.coins()[2] == 50);
    }
}

#[test]
fn she_74_what_was_promised_binds_against_every_offer() {
    let mut table = three_bags().start();
    table.play(1, offer(json!({"coins": 2}), "open 3"));
    table.play(3, offer(json!({"coins": 9}), "pass 3"));
    let events = table.play(0, on("accept", 1));
    assert_eq!(of_type(&events, "lapsed"), [json!({"type": "lapsed", "offer": 2, "by": 3})]);
    table.refuses(0, about("let_pass", 3), "SHE-74 bound");
    table.refuses(3, offer(json!({"coins": 9}), "pass 3"), "SHE-67 bound");
    table.refuses(0, counter(3, json!({"coins": 9}), "pass 3"), "SHE-67 bound");
    table.play(3, offer(json!({"coins": 9}), "open 3"));
    table.play(0, about("inspect", 3));
}

#[test]
fn she_75_offers_that_cannot_be_kept_lapse() {
    let mut table = three_bags().coins(&[50, 10, 70, 70]).stand(1, "silk").start();
    table.play(1, offer(json!({"coins": 8}), "pass 3"));
    table.play(1, offer(json!({"coins": 4, "named": ["silk"]}), "open 3"));
    // Both cannot be paid, and both cannot be kept.
    let events = table.play(0, on("accept", 2));
    assert_eq!(types(&events), ["deal", "lapsed"]);
    // Losing coins in another way ends an offer as well.
    let mut table = three_bags().coins(&[50, 3, 77, 70]).bag(1, "silk", "apple").start();
    table.play(1, offer(json!({"coins": 3}), "pass 2"));
    table.play(0, about("inspect", 1));
    let events = table.play(0, discard("left", "silk"));
    assert_eq!(types(&events), ["discarded", "paid", "forgiven", "lapsed"]);
}

/// SHE-76, R6, R14.
#[test]
fn she_76_when_the_time_is_up_promises_are_kept_and_the_rest_passes() {
    let base = three_bags().option("timed", 60).bag(3, "bread silk", "bread");
    let mut table = base.inspection("must", json!([null, null, "inspect", "inspect"])).start();
    let timer = table.game.timer().unwrap();
    assert_eq!((timer.seconds, timer.seat, timer.span), (180, Seat(0), 1));
    table.play(1, offer(json!({"coins": 9}), "pass 1"));
    table.play(0, about("call", 1));
    let up = json!({"type": "time_up"});
    table.refuses(1, up.clone(), "SHE-84 wrong_phase");
    table.refuses(2, up.clone(), "not_your_turn");
    assert!(table.legal(0).is_empty());
    let events = table.play(0, up.clone());
    assert_eq!(types(&events), ["time_up", "lapsed", "opened", "confiscated"]);
    assert_eq!((table.phase(), table.inspection("time_up")), ("confiscate", json!(true)));
    assert!(table.game.timer().is_none() && table.may().is_empty());
    table.refuses(0, up, "SHE-84 wrong_phase");
    let events = table.play(0, discard("left", "silk"));
    assert_eq!(types(&events)[..4], ["discarded", "paid", "opened", "confiscated"]);
    let events = table.play(0, discard("left", "silk"));
    assert_eq!(types(&events)[..3], ["discarded", "paid", "passed"]);
    assert_eq!(table.phase(), "market");
    three_bags().start().refuses(0, json!({"type": "time_up"}), "SHE-76 not_timed");
    assert!(three_bags().start().game.timer().is_none());
}

/// R6, R14.
#[test]
fn r14_the_time_can_be_up_while_an_answer_is_owed() {
    let mut table = three_bags().option("timed", 1).start();
    table.play(0, counter(1, json!({"coins": 5}), "pass 1"));
    let events = table.play(0, json!({"type": "time_up"}));
    assert_eq!(types(&events)[..5], ["time_up", "lapsed", "passed", "passed", "passed"]);
    assert!(table.legal(0).is_empty());
    let mut table =
        three_bags().option("timed", 1).inspection("must", json!([null, "inspect", null, null])).start();
    let events = table.play(0, json!({"type": "time_up"}));
    assert_eq!(events[1], json!({"type": "opened", "seat": 1, "cards": ["apple", "apple"], "truth": true}));
}

#[test]
fn r4_bribes_go_to_the_sheriff_and_have_one_payer() {
    let mut table = three_bags().start();
    let mut wrong = offer(json!({"coins": 2}), "pass 1");
    wrong["to"] = json!(2);
    table.refuses(1, wrong, "SHE-84 bad_shape");
    table.refuses(0, counter(0, json!({"coins": 2}), "pass 1"), "SHE-84 bad_shape");
    table.refuses(0, offer(json!({"coins": 2}), "pass 1"), "SHE-84 wrong_phase");
    table.play(1, offer(json!({"coins": 2}), "pass 2"));
    table.play(0, on("accept", 1));
    assert_eq!(table.coins(), [52, 48, 50, 50]);
}

/// R13: what a proposal asks for by name is tested by number only, so that its answer tells nothing.
#[test]
fn r13_asking_by_name_tells_nothing_about_what_lies_face_down() {
    let ask = |named: Value| counter(1, json!({"named": named}), "pass 1");
    for stand in ["silk mead", "pepper pepper"] {
        let mut table = three_bags().stand(1, stand).start();
        table.refuses(0, ask(json!(["silk", "silk", "silk"])), "SHE-67 cannot_pay");
        table.refuses(0, ask(json!(["apple"])), "SHE-67 cannot_pay");
        table.refuses(0, ask(json!(["rye"])), "SHE-1 unknown_card");
        table.play(0, ask(json!(["silk", "crossbow"])));
        table.refuses(1, on("accept", 1), "SHE-70 cannot_pay");
        assert!(table.legal_of(1, "accept").is_empty());
        table.play(1, on("refuse", 1));
    }
}

#[test]
fn she_77_nothing_is_taken_back() {
    const { assert!(!<besace_sheriff::Sheriff as besace_table::Game>::UNDOES) };
}
