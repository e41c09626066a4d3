//! A table as a server holds it: sent from thread to thread, copied, and told to each seat on its own.

use besace_bots::{Budget, Level};
use besace_shelf::{Eyes, Happened, Json, Onlooker, OpenTable, TEMPLATE, games};
use besace_table::{Code, Seat, Seed, Viewer};
use besace_words::Sentence;
use serde_json::{Value, json};
use std::collections::HashSet;

fn open() -> Box<dyn OpenTable> {
    TEMPLATE.open(3, Seed::new(1).unwrap(), &json!({"first_player": 2})).unwrap()
}

fn value(json: &Json) -> Value {
    serde_json::from_str(json.get()).unwrap()
}

fn list(json: &Json) -> Vec<Value> {
    serde_json::from_str(json.get()).unwrap()
}

/// The lowest pending seat plays the first action that is listed for it; `None` when nobody is left to play.
fn step(table: &mut dyn OpenTable) -> Option<std::ops::Range<usize>> {
    let seat = table.pending().first()?;
    let action = value(&table.legal(seat).unwrap())[0].take();
    Some(table.play(seat, &action.into()).unwrap())
}

#[test]
fn every_game_on_the_shelf_has_an_id_of_its_own() {
    let ids: HashSet<_> = games().iter().map(|game| game.info().id).collect();
    assert_eq!(ids.len(), games().len());
}

#[test]
fn the_defaults_that_a_game_announces_are_those_that_hold() {
    for game in games() {
        let seed = Seed::new(5).unwrap();
        let announced = value(&game.options());
        let said = game.open(game.info().max_seats, seed, &announced).unwrap();
        let unsaid = game.open(game.info().max_seats, seed, &json!({})).unwrap();
        assert_eq!(said.position().get(), unsaid.position().get());
    }
}

#[test]
fn a_table_goes_on_in_another_thread() {
    let mut table = open();
    step(table.as_mut());
    let there = std::thread::spawn(move || {
        step(table.as_mut());
        table.position()
    });
    let mut here = open();
    step(here.as_mut());
    step(here.as_mut());
    assert_eq!(there.join().unwrap().get(), here.position().get());
}

#[test]
fn a_copy_goes_its_own_way() {
    let table = open();
    let before = table.position();
    let mut copy = table.copy();
    step(copy.as_mut());
    assert_eq!(table.position().get(), before.get());
    assert_ne!(copy.position().get(), before.get());
    assert_eq!((table.event_count(), copy.event_count()), (0, 1));
}

#[test]
fn events_are_numbered_without_a_gap_and_told_again_to_one_who_was_away() {
    let mut table = open();
    let spectator = Eyes::Of(Viewer::Spectator);
    let mut heard = Vec::new();
    while let Some(happened) = step(table.as_mut()) {
        assert_eq!(happened.start, heard.len());
        heard.extend(list(&table.events(happened, spectator)));
        assert_eq!(table.event_count(), heard.len());
    }
    assert_eq!(list(&table.events(0..table.event_count(), spectator)), heard);
    assert!(table.is_over() && table.result().is_some());
}

#[test]
fn each_seat_is_told_its_own() {
    let mut table = open();
    let happened = step(table.as_mut()).unwrap();
    let told = |eyes| value(&table.events(happened.clone(), eyes))[0].take();
    let full = told(Eyes::Everything);
    assert!(full["good"].is_string());
    assert_eq!(told(Eyes::Of(Viewer::Seat(Seat(0)))), full);
    assert_eq!(told(Eyes::Of(Viewer::Seat(Seat(1))))["good"], Value::Null);
    assert_eq!(told(Eyes::Of(Viewer::Spectator))["good"], Value::Null);
}

#[test]
fn forgetting_events_keeps_their_numbers() {
    let mut table = open();
    let before = step(table.as_mut()).unwrap();
    table.forget_events();
    assert!(!table.remembers_all());
    assert_eq!(table.event_count(), before.end, "numbers are not given again");
    let after = step(table.as_mut()).unwrap();
    assert_eq!(after.start, before.end);
    assert_eq!(list(&table.events(after.clone(), Eyes::Everything)).len(), after.len());
}

#[test]
fn what_a_bot_suggests_is_played_as_it_is_and_as_it_is_written() {
    for game in games() {
        let mut table = game.open(3, Seed::new(5).unwrap(), &json!({})).unwrap();
        for round in 0..40 {
            let Some(seat) = table.pending().first() else { break };
            let seed = Seed::new(round).unwrap();
            let suggestion = table.suggest(seat, Level::Novice, seed, Budget::Iterations(1)).unwrap();
            let mut other = table.copy();
            let written: Value = serde_json::to_value(&suggestion.action).unwrap();
            table.play(seat, &suggestion.action).unwrap();
            other.play(seat, &written.into()).unwrap();
            assert_eq!(table.position().get(), other.position().get());
        }
    }
}

#[test]
fn an_action_that_another_game_has_made_is_refused() {
    let mut table = open();
    let other = games()[0].open(3, Seed::new(5).unwrap(), &json!({})).unwrap();
    let seat = other.pending().first().unwrap();
    let suggestion =
        other.suggest(seat, Level::Novice, Seed::new(1).unwrap(), Budget::Iterations(1)).unwrap();
    let before = table.position();
    assert_eq!(table.play(Seat(0), &suggestion.action).unwrap_err().code(), Code::BadRequest);
    assert_eq!(table.position().get(), before.get());
}

#[test]
fn options_are_filled_in_with_the_defaults_and_wrong_ones_are_refused() {
    for game in games() {
        let defaults = value(&game.options());
        assert_eq!(game.all_options(&json!({})).unwrap(), defaults);
        assert!(game.all_options(&json!({"no such option": 1})).is_err());
    }
    let filled = TEMPLATE.all_options(&json!({"first_player": 2})).unwrap();
    assert_eq!(filled, json!({"first_player": 2, "fee": 2}));
}

#[test]
fn a_game_has_a_memory_exactly_where_its_tables_have_one() {
    for game in games() {
        let table = game.open(3, Seed::new(5).unwrap(), &json!({})).unwrap();
        assert_eq!(game.has_memory(), table.memory(Seat(0)).is_some(), "{}", game.info().id);
    }
}

/// Servers and screens learn from a view who owes a decision, and are told it nowhere else.
#[test]
fn every_view_tells_who_owes_a_decision() {
    for game in games() {
        let mut table = game.open(3, Seed::new(5).unwrap(), &json!({})).unwrap();
        while table.event_count() < 200 {
            for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2))] {
                assert_eq!(
                    value(&table.view(viewer))["pending"],
                    json!(table.pending()),
                    "{}",
                    game.info().id
                );
            }
            let Some(seat) = table.pending().first() else { break };
            let seed = Seed::new(table.event_count() as u64).unwrap();
            let suggestion = table.suggest(seat, Level::Novice, seed, Budget::Iterations(1)).unwrap();
            table.play(seat, &suggestion.action).unwrap();
        }
    }
}

/// A moment is what the documents say, and forgetting keeps the numbers.
#[test]
fn a_moment_is_what_the_documents_say_and_forgetting_keeps_the_numbers() {
    let mut table = TEMPLATE.open(3, Seed::new(5).unwrap(), &json!({})).unwrap();
    for round in 0..6 {
        let seat = table.pending().first().unwrap();
        let offers: Value = serde_json::from_str(table.legal(seat).unwrap().get()).unwrap();
        let happened = table.play(seat, &offers[0].clone().into()).unwrap();
        for viewer in [Viewer::Seat(Seat(1)), Viewer::Seat(seat), Viewer::Spectator] {
            for (eyes, open) in [(Eyes::Everything, true), (Eyes::Of(viewer), false)] {
                let happened = Happened { events: happened.clone(), by: Some(seat), open };
                let is_asked = matches!(viewer, Viewer::Seat(seat) if table.pending().contains(seat));
                let onlooker = Onlooker { asked: is_asked.then_some(7), ..viewer.into() };
                let moment = table.moment(onlooker, &happened);
                let mut message = b"behind what is there: ".to_vec();
                table.write_moment(onlooker, &happened, &mut message);
                assert_eq!(message, format!("behind what is there: {moment}").into_bytes());
                let moment = value(&moment);
                assert_eq!(moment["view"], value(&table.view(viewer)));
                let legal = match viewer {
                    Viewer::Seat(seat) => value(&table.legal(seat).unwrap()),
                    Viewer::Spectator => json!([]),
                };
                assert_eq!(moment["legal"], legal);
                assert_eq!(moment["events"], value(&table.events(happened.events.clone(), eyes)));
                let told: Vec<Option<Sentence>> = serde_json::from_value(moment["told"].clone()).unwrap();
                assert_eq!(told.len(), happened.events.len());
                assert_eq!(moment.get("question").is_some(), is_asked);
                let past = value(&table.moment(viewer.into(), &happened));
                assert_eq!((&past["legal"], past.get("question")), (&json!([]), None));
            }
        }
        let now = value(&table.moment(Viewer::Spectator.into(), &Happened::NOTHING));
        assert_eq!((&now["events"], &now["told"]), (&json!([]), &json!([])));
        assert_eq!(table.event_count(), happened.end);
        if round == 3 {
            table.forget_events();
            assert!(!table.remembers_all());
            assert_eq!(table.event_count(), happened.end, "numbers are not given again");
        }
    }
}

/// What a standing order answers can be played, comes with the question, and is told to nobody who is not asked.
#[test]
fn standing_orders_answer_what_is_asked_and_nothing_else() {
    for game in games() {
        let mut table = game.open(game.info().min_seats, Seed::new(2).unwrap(), &json!({})).unwrap();
        for _ in 0..20 {
            for seat in Seat::all(table.seats()) {
                let asked = table.pending().contains(seat).then_some(1);
                let onlooker = Onlooker { viewer: Viewer::Seat(seat), asked, is_reminded: false };
                let moment = value(&table.moment(onlooker, &Happened::NOTHING));
                assert!(asked.is_some() || moment.get("orders").is_none(), "{moment}");
                let orders = moment["orders"].as_object().cloned().unwrap_or_default();
                assert!(orders.is_empty() || table.asks_often());
                let legal = moment["legal"].as_array().unwrap();
                assert!(orders.values().all(|answer| answer.is_null() || legal.contains(answer)), "{moment}");
            }
            // Other games have none, and need not be played for that.
            if !table.asks_often() || step(table.as_mut()).is_none() {
                break;
            }
        }
    }
}
