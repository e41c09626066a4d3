//! The checks find mistakes: a small invented game that keeps the contract passes them all, and each broken version of
//! it is caught by the check that is meant for its mistake.

mod auction;

use super::desk::Desk;
use super::golden::{every_option_varies, record, record_all, replay_all, shortened};
use super::*;
use crate::{GameOption, Guess, Info, Nobody, Seat, Seed, pending_with_actions, play};
use auction::{Auction, Flaw, Options};
use std::fs;
use std::path::Path;

/// Games with this flaw: a plan's options are found by a plain function, so each flaw needs its own.
fn plan(options: fn(u8) -> Vec<Options>) -> Plan<Auction> {
    Plan {
        games: 16,
        options,
        within: |most, action| matches!(action, auction::Action::Cheer { times } if (1..=most.times.max).contains(times)),
        ..Plan::new(60, &["hand", "sealed", "card", "draw", "rng"], auction::Event::opens)
    }
}

/// The honest game passes every check.
mod an_honest_game {
    fn plan() -> super::Plan<super::Auction> {
        super::plan(|_| vec![super::Options::default()])
    }

    crate::contract!(plan);
}

macro_rules! caught {
    ($($test:ident: $flaw:ident by $check:ident, $because:literal;)*) => {
        $(
            #[test]
            fn $test() {
                let fault = $check(&plan(|_| vec![Options { flaw: Flaw::$flaw }])).expect_err("the flaw is found");
                assert!(fault.to_string().contains($because), "{fault}");
            }
        )*
    };
}

caught! {
    a_lost_card_is_caught:
        LosesACard by every_position_loads_and_is_written_the_same, "does not load";
    a_position_that_forgets_is_caught:
        ForgetsChance by a_saved_game_goes_on_as_the_same_game, "differs";
    a_game_that_goes_on_differently_when_only_played_is_caught:
        PlaysOtherwise by a_game_that_is_only_played_goes_on_as_the_same_game, "position";
    a_game_that_reminds_of_the_past_when_only_played_is_caught:
        RemindsOfThePast by a_game_that_is_only_played_goes_on_as_the_same_game, "memory";
    a_clock_in_the_game_is_caught:
        HasAClock by the_same_seed_and_actions_give_the_same_bytes, "position";
    a_list_that_is_too_long_is_caught:
        ListsTooMuch by everything_listed_is_accepted, "is offered";
    a_list_that_is_too_short_is_caught:
        ListsTooLittle by bad_actions_are_refused_and_change_nothing, "not offered";
    a_choice_beyond_its_bounds_is_caught:
        TakesTooMuch by bad_actions_are_refused_and_change_nothing, "not offered";
    a_refusal_that_leaves_a_trace_is_caught:
        RefusalChanges by bad_actions_are_refused_and_change_nothing, "after refusals";
    a_game_in_which_seats_act_out_of_turn_is_caught:
        AnybodySpeaks by everything_listed_is_accepted, "cannot speak";
    an_order_that_matters_is_caught:
        OrderMatters by the_order_of_sealed_choices_does_not_matter, "another order";
    a_sealed_choice_that_shows_is_caught:
        ShowsSealed by a_sealed_choice_shows_to_nobody_else, "can tell";
    a_hidden_choice_that_shows_is_caught:
        ShowsBuried by a_hidden_choice_shows_to_nobody_else, "can tell";
    a_view_that_tells_too_much_is_caught:
        LeakyView by a_redealt_world_looks_the_same_to_its_seat, "view";
    a_refusal_that_tells_too_much_is_caught:
        LeakyRefusal by a_redealt_world_looks_the_same_to_its_seat, "answers to what it tried";
    a_view_that_tells_a_spectator_too_much_is_caught:
        LeaksToSpectators by a_redealt_world_looks_the_same_to_its_seat, "a spectator can tell";
    an_event_that_tells_too_much_is_caught:
        LeakyDraw by worlds_that_look_the_same_go_on_looking_the_same, "in one world";
    an_event_that_turns_up_one_field_and_leaks_another_is_caught:
        ShowsMore by worlds_that_look_the_same_go_on_looking_the_same, "next is not turned up";
    a_field_that_is_declared_to_turn_up_what_its_viewer_may_not_see_is_caught:
        OpensTooMuch by worlds_that_look_the_same_go_on_looking_the_same, "imagines the same of both";
    a_re_deal_that_changes_nothing_is_caught:
        LazyRedeal by re_deals_differ_in_everything_hidden, "no re-deal";
    a_re_deal_that_leaves_one_place_of_the_pile_is_caught:
        KeepsAPlace by re_deals_differ_in_everything_hidden, "/draw/0";
    a_re_deal_that_leaves_one_sort_of_card_is_caught:
        KeepsASort by re_deals_differ_in_everything_hidden, "/draw/* where it is 16";
    a_re_deal_that_peeks_is_caught:
        PeekingRedeal by imagination_does_not_peek, "imagination";
    a_re_deal_that_prefers_some_worlds_is_caught:
        BiasedRedeal by what_was_dealt_is_imagined_as_often_as_it_is_so, "imagined too often or too seldom";
    a_re_deal_that_forgets_what_its_seat_was_told_is_caught:
        ForgetfulRedeal by what_a_seat_was_told_is_not_forgotten, "by \"buried\" card";
    a_re_deal_that_knows_one_world_only_is_caught:
        ImaginesOneWorld by what_is_foreseen_comes_true, "does not come true";
    a_game_without_end_is_caught:
        NeverEnds by every_game_ends_with_a_result, "longer than it can be";
    ranks_without_a_gap_are_caught:
        WrongRanks by every_game_ends_with_a_result, "ranks";
    scores_that_do_not_lead_to_the_result_are_caught:
        WrongScores by every_game_ends_with_a_result, "not those of the result";
    scores_that_tell_too_much_are_caught:
        LeakyScores by a_redealt_world_looks_the_same_to_its_seat, "scores";
    a_sealed_answer_that_can_be_taken_back_is_caught:
        UndoesASealedBid by what_can_be_taken_back_has_shown_nothing, "hidden from somebody";
    a_draw_that_can_be_taken_back_is_caught:
        UndoesADraw by what_can_be_taken_back_has_shown_nothing, "drawn from chance";
    an_undo_that_tells_too_much_is_caught:
        LeakyUndo by what_can_be_taken_back_has_shown_nothing, "tells something hidden";
}

/// Compares what a seat that has buried a card imagines with every world that is possible: the card is where it is, though
/// no view shows it any more, and the other hand holds any of the cards that the seat has not seen.
fn imagined_after_a_burial(flaw: Flaw) -> Result<(), Fault> {
    let mut shares = Shares::default();
    for seed in 0..8 {
        let mut guess = Guess::new(seed);
        let mut game = Auction::new(2, Seed::new(seed).unwrap(), &Options { flaw }).unwrap();
        let mut last = None;
        while last != Some("bury") {
            last = Some(game.phase());
            let (seat, actions) = pending_with_actions(&game).unwrap().remove(0);
            play(&mut game, seat, &actions[0], &mut Nobody).unwrap();
        }
        let truth = json(&game.position());
        let seat = Seat(truth["buried"][0]["by"].as_u64().unwrap() as u8);
        let other = seat.left(2).index();
        let world_of = |world: &Value| format!("{} {}", world["buried"], world["seats"][other]["hand"]);
        let seen = [&truth["gone"], &truth["seats"][seat.index()]["hand"]];
        let seen = seen.into_iter().flat_map(|cards| cards.as_array().unwrap());
        let seen: Vec<&Value> = seen.chain([&truth["buried"][0]["card"]]).collect();
        let unseen = (1..=16_u8).filter(|card| !seen.contains(&&Value::from(*card)));
        let held = truth["seats"][other]["hand"].as_array().unwrap().len();
        let mut hands = vec![Vec::new()];
        for card in unseen {
            let with: Vec<Vec<u8>> = hands.iter().map(|hand| [hand.as_slice(), &[card]].concat()).collect();
            hands.extend(with);
        }
        let mut world = truth.clone();
        let possible = hands.into_iter().filter(|hand| hand.len() == held).map(|hand| {
            world["seats"][other]["hand"] = json(&hand);
            (world_of(&world), 1.0)
        });
        let imagine = |_| world_of(&json(&game.redeal(seat, &mut guess).position()));
        shares.compare(&possible.collect(), (0..2000).map(imagine))?;
    }
    shares.are_off_by_less_than(0.01, 0.05)
}

#[test]
fn a_re_deal_that_forgets_or_has_favourites_is_caught() {
    imagined_after_a_burial(Flaw::Honest).unwrap();
    for (flaw, because) in [(Flaw::ForgetfulRedeal, "impossible"), (Flaw::BiasedRedeal, "are off by")] {
        let fault = imagined_after_a_burial(flaw).expect_err("the flaw is found");
        assert!(fault.to_string().contains(because), "{fault}");
    }
}

#[test]
fn a_walk_ends_with_its_work_and_some_walk_must_come_to_the_end() {
    let all = every_game_ends_with_a_result(&plan(|_| vec![Options::default()]));
    assert_eq!(all.map_err(|fault| fault.to_string()), Ok(()));
    // The flaw shows at the end alone, and no walk comes so far.
    let little = Plan { work: 2, ..plan(|_| vec![Options { flaw: Flaw::WrongRanks }]) };
    let fault = every_game_ends_with_a_result(&little).expect_err("nothing was seen of the end");
    assert!(fault.to_string().contains("no game comes to its end"), "{fault}");
    // What is tried besides the walk is work, too: with a little of it the flaw is not reached, with more it is.
    let leaks = |work| Plan { work, ..plan(|_| vec![Options { flaw: Flaw::ShowsBuried }]) };
    a_hidden_choice_shows_to_nobody_else(&leaks(1)).expect("a single action shows nothing");
    a_hidden_choice_shows_to_nobody_else(&leaks(1000)).expect_err("the flaw is found");
}

#[test]
fn a_box_that_does_not_tell_the_truth_is_caught() {
    const REFUSED: &[GameOption] = &[GameOption::yes_no("flaw")];
    let honest = Auction::INFO;
    let tried = [
        (Info { by: "Nobody", ..honest }, "designers"),
        (Info { minutes: 0, ..honest }, "takes no time"),
        (Info { choices: REFUSED, ..honest }, r#"{"flaw":false}"#),
    ];
    for (info, because) in tried {
        let fault = info::tells_the_truth::<Auction>(&info).expect_err("the lie is found");
        assert!(fault.to_string().contains(because), "{fault}");
    }
    let defaults = serde_json::json!({"size": 6});
    info::usual_is_default(&GameOption::numbers("size", &[6, 7]), &defaults).unwrap();
    for lie in
        [GameOption::numbers("size", &[7, 6]), GameOption::yes_no("size"), GameOption::yes_no("weight")]
    {
        info::usual_is_default(&lie, &defaults).expect_err("the lie is found");
    }
}

#[test]
fn a_view_that_uses_the_door_for_rules_is_caught_by_its_line() {
    let honest = "// It is not for_rules.\nlet hand = place.hand.seen_by(viewer); // nor for_rules";
    no_view_uses_the_door_for_rules(honest).unwrap();
    let fault =
        no_view_uses_the_door_for_rules("let seats = 3;\nlet hand = *place.hand.for_rules();").unwrap_err();
    assert_eq!(fault.to_string(), "line 2 of the view: let hand = *place.hand.for_rules();");
}

#[test]
fn a_long_event_is_kept_as_its_beginning_and_a_digest() {
    let short = "x".repeat(4000);
    assert_eq!(shortened(short.clone()), short);
    let [long, other] = ["a", "b"].map(|end| shortened(format!("{}{end}", "é".repeat(4000))));
    assert!(long.starts_with(&format!("{}… (8001 bytes, digest ", "é".repeat(60))), "{long}");
    assert_ne!(long, other);
}

fn golden(name: &'static str, seats: u8) -> Golden<Auction> {
    Golden { name, seats, seed: 5, options: Options::default() }
}

/// Every third choice, and a cheer now and then.
fn player(game: &Auction, seat: Seat, choices: &[auction::Action], guess: &mut Guess) -> Option<usize> {
    (game.pending().contains(seat) || guess.below(4) == 0).then(|| guess.below(choices.len() as u32) as usize)
}

#[test]
fn a_golden_game_that_is_missing_or_different_is_told_by_its_line() {
    let folder = std::env::temp_dir().join(format!("besace-golden-{}", std::process::id()));
    let games = [golden("two", 2), golden("three", 3)];
    let fault = replay_all(&folder, &games).unwrap_err();
    assert!(fault.to_string().contains("BESACE_RECORD=1 records it"), "{fault}");

    record_all(&folder, &games[..1], player, out_of_turn).unwrap();
    let fault = replay_all(&folder, &games[..1]).unwrap_err();
    assert!(fault.to_string().contains("no golden game has 3 seats"), "{fault}");

    record_all(&folder, &games, player, out_of_turn).unwrap();
    fs::write(folder.join(OLDER), by_older_rules()).unwrap();
    replay_all(&folder, &games).unwrap();

    let path = folder.join("three.txt");
    let written = fs::read_to_string(&path).unwrap();
    assert!(written.contains("\"cheer\""), "seats that only may speak do so in a golden game, too");
    let changed = written.replacen("\"type\":\"drew\"", "\"type\":\"pulled\"", 1);
    fs::write(&path, changed).unwrap();
    let fault = replay_all(&folder, &games).unwrap_err().to_string();
    assert!(fault.contains("recorded:     {\"type\":\"pulled\"") && fault.contains("after seat"), "{fault}");

    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_golden_game_of_older_rules_is_kept_and_played_by_them() {
    let games = [golden("two", 2), golden("three", 3)];
    let folder = recorded("older", &games);
    let kept = folder.join(OLDER);
    fs::remove_file(&kept).unwrap();
    let fault = replay_all(&folder, &games).unwrap_err().to_string();
    assert!(fault.contains("no golden game goes by rules version 2"), "{fault}");

    // As the program left it that had no newer rules.
    let older = by_older_rules();
    fs::write(folder.join("two.txt"), &older).unwrap();
    let fault = replay_all(&folder, &games).unwrap_err().to_string();
    assert!(fault.contains("no golden game has 2 seats"), "by the newest rules: {fault}");
    record_all(&folder, &games, player, trier).unwrap();
    replay_all(&folder, &games).unwrap();
    assert_eq!(fs::read_to_string(&kept).unwrap(), older);
    assert_ne!(fs::read_to_string(folder.join("two.txt")).unwrap(), older);

    // Whoever breaks older rules is told, and whoever has dropped them.
    fs::write(&kept, older.replacen("\"coins\":1", "\"coins\":0", 1)).unwrap();
    let fault = replay_all(&folder, &games).unwrap_err().to_string();
    assert!(fault.contains("two-by-rules-2") && fault.contains("after the head"), "{fault}");
    fs::write(&kept, older.replacen("version 2", "version 1", 1)).unwrap();
    let fault = replay_all(&folder, &games).unwrap_err().to_string();
    assert!(fault.contains("the game does not know rules version 1 any more"), "{fault}");
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn an_option_that_no_golden_game_changes_or_none_leaves_alone_is_named() {
    let plain = golden("plain", 2);
    let flawed = Golden { name: "flawed", options: Options { flaw: Flaw::LazyRedeal }, ..golden("", 2) };
    let folder = recorded("options", std::slice::from_ref(&plain));
    let fault = every_option_varies::<Auction>(&folder).unwrap_err().to_string();
    assert!(fault.contains("no golden game changes the option flaw"), "{fault}");

    record_all(&folder, &[flawed], player, trier).unwrap();
    every_option_varies::<Auction>(&folder).unwrap();

    fs::remove_file(folder.join("plain.txt")).unwrap();
    let fault = every_option_varies::<Auction>(&folder).unwrap_err().to_string();
    assert!(fault.contains("every golden game changes the option flaw"), "{fault}");
    fs::remove_dir_all(&folder).unwrap();
}

/// Speaks out of turn, and cheers too often.
fn trier(game: &Auction, guess: &mut Guess) -> Vec<(Seat, Value)> {
    let cheers = (Seat(0), serde_json::json!({"type": "cheer", "times": 9}));
    let mut tried = out_of_turn(game, guess);
    tried.extend((guess.below(4) == 0).then_some(cheers));
    tried
}

/// A folder of its own for a test's golden games, recorded, one by older rules among them.
fn recorded(name: &str, games: &[Golden<Auction>]) -> std::path::PathBuf {
    let folder = std::env::temp_dir().join(format!("besace-golden-{name}-{}", std::process::id()));
    record_all(&folder, games, player, trier).unwrap();
    fs::write(folder.join(OLDER), by_older_rules()).unwrap();
    folder
}

/// The file of a game by older rules.
const OLDER: &str = "two-by-rules-2.txt";

fn by_older_rules() -> String {
    record(2, &golden("two", 2), player, trier).unwrap()
}

/// Changes one place in the golden game with three seats, and returns the fault that is then found.
fn told_after(folder: &Path, games: &[Golden<Auction>], from: &str, to: &str) -> String {
    let path = folder.join("three.txt");
    let written = fs::read_to_string(&path).unwrap();
    assert!(written.contains(from), "{from} is not in {written}");
    fs::write(&path, written.replacen(from, to, 1)).unwrap();
    let fault = replay_all(folder, games).unwrap_err();
    fs::write(&path, written).unwrap();
    fault.to_string()
}

#[test]
fn a_golden_game_holds_what_was_refused_with_its_code_rule_and_reason() {
    let games = [golden("two", 2), golden("three", 3)];
    let folder = recorded("refused", &games);
    replay_all(&folder, &games).unwrap();
    let too_often = r#"{"code":"illegal_action","rule":"A-1","reason":"no"}"#;
    for (from, to) in [("illegal_action", "bad_request"), ("A-1", "A-2"), ("\"no\"", "\"never\"")] {
        let otherwise = too_often.replace(from, to);
        let fault = told_after(&folder, &games, too_often, &otherwise);
        assert!(fault.contains(&format!("recorded:     {otherwise}")), "{fault}");
        assert!(fault.contains(&format!("now:          {too_often}")), "{fault}");
    }
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn somebody_speaks_out_of_turn_in_golden_games_and_goes_on_when_they_are_over() {
    let recorded = |seed| record(3, &Golden { seed, ..golden("three", 3) }, player, out_of_turn).unwrap();
    let games: Vec<String> = (0..8).map(recorded).collect();
    assert!(games.iter().any(|game| game.contains("\n    {\"code\":\"not_your_turn\"}\n")));
    assert!(games.iter().all(|game| game.contains("\n    {\"code\":\"game_over\"}\n\nend\n")));
}

#[test]
fn a_golden_game_that_refuses_what_it_took_or_takes_what_it_refused_is_told_by_its_line() {
    let games = [golden("two", 2), golden("three", 3)];
    let folder = recorded("turned", &games);
    let fault = told_after(&folder, &games, "seat 0 {", "seat 0 is refused {");
    assert!(fault.contains("seat 0 is not refused {\"type\":"), "{fault}");

    let fault = told_after(&folder, &games, " is refused {", " {");
    assert!(fault.contains("can no longer be read"), "{fault}");
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_refusal_that_leaves_a_trace_is_caught_in_a_golden_game() {
    let options = Options { flaw: Flaw::RefusalChanges };
    let games = [Golden { name: "three", seats: 3, seed: 5, options }];
    let folder = std::env::temp_dir().join(format!("besace-golden-trace-{}", std::process::id()));
    let fault = record_all(&folder, &games, player, trier).unwrap_err();
    assert!(fault.to_string().contains("the position after the refusal"), "{fault}");
    fs::remove_dir_all(&folder).unwrap();
}

fn desk() -> Desk<Auction> {
    Desk::dealt(2, 1, serde_json::json!({"flaw": "Honest"}))
}

#[test]
#[should_panic(expected = "was refused")]
fn a_desk_fails_where_an_action_that_should_be_played_is_refused() {
    desk().play(0, serde_json::json!({"type": "seal", "card": 99}));
}

#[test]
#[should_panic(expected = "accepted")]
fn a_desk_fails_where_an_action_that_should_be_refused_is_played() {
    let mut desk = desk();
    let offered = desk.legal(0).remove(0);
    desk.refuses(0, offered, "not_your_turn");
}
