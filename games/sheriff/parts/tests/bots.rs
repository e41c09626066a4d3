//! The three levels and the three baselines at Sheriff of Nottingham.

use besace_bots::arena::{self, Contest, Player};
use besace_bots::{Budget, Floor, Level, Mind, Sight, Speaker, suggest};
use besace_sheriff::{Action, Event, Options, Sheriff};
use besace_sheriff_parts::Parts;
use besace_table::{Game, Guess, Seat, Seed, play};
use serde_json::{Value, json};
use std::collections::BTreeSet;

const BUDGET: Budget = Budget::Iterations(60);

/// Who sits where.
type LineUp<'a> = &'a [Player];

fn levels(seats: u8, level: Level) -> Vec<Player> {
    vec![Player::Level(level); usize::from(seats)]
}

fn deal(seats: u8, seed: u64, options: &Options) -> Sheriff {
    Sheriff::new(seats, Seed::new(seed).unwrap(), options).unwrap()
}

/// What somebody does at its place; `None` to hold back.
fn decide(player: Player, sight: &Sight<Sheriff>, guess: &mut Guess) -> Option<Action> {
    match player {
        Player::Level(level) => {
            suggest::<Parts>(sight, level, BUDGET, guess).map(|suggestion| suggestion.action)
        }
        Player::Baseline(id) => {
            let baseline = Parts::baselines().iter().find(|baseline| baseline.id == id).unwrap();
            (baseline.decide)(sight, guess)
        }
    }
}

/// Plays a whole game and calls `at_each` before every decision; what happened.
fn play_through(
    mut game: Sheriff,
    line_up: LineUp,
    mut at_each: impl FnMut(&Sheriff, &[Event], Speaker),
) -> (Sheriff, Vec<Event>) {
    let mut events = Vec::new();
    let mut guess = Guess::new(3);
    let mut floor = Floor::default();
    while let Some(speaker) = floor.next(&game) {
        at_each(&game, &events, speaker);
        let sight = Sight::new(&game, &events, speaker.seat);
        match decide(line_up[speaker.seat.index()], &sight, &mut guess) {
            Some(action) => {
                play(&mut game, speaker.seat, &action, &mut events).expect("bots play legal actions")
            }
            None => assert!(!speaker.must, "a bot that must act does something"),
        }
        floor.heard(speaker);
    }
    (game, events)
}

/// A suggestion, reasons and all, as it would be written.
fn written(game: &Sheriff, events: &[Event], seat: Seat, level: Level, seed: u64) -> Value {
    let sight = Sight::new(game, events, seat);
    json!(suggest::<Parts>(&sight, level, BUDGET, &mut Guess::new(seed)))
}

#[test]
fn every_suggestion_is_legal_in_whole_games_of_every_level_and_size_and_with_every_option() {
    let full = Options { royal: true, remove_ten: true, hand_size: 7, haggle: 1, ..Options::default() };
    for seats in 3..=5 {
        for level in Level::ALL {
            for options in [Options::default(), full] {
                let (game, _) = play_through(deal(seats, 5, &options), &levels(seats, level), |_, _, _| {});
                assert!(game.result().is_some());
            }
        }
    }
}

#[test]
fn a_table_of_bots_comes_to_an_end_of_its_talk() {
    for level in Level::ALL {
        let (game, events) = play_through(deal(5, 2, &Options::default()), &levels(5, level), |_, _, _| {});
        let said = |event: &&Event| {
            matches!(event, Event::Called { .. } | Event::Offered { .. } | Event::Withdrawn { .. })
        };
        let said = events.iter().filter(said).count();
        let bags = usize::from(game.rounds()) * 4;
        assert!(said <= 5 * bags, "{level:?}: {said} things were said about {bags} bags");
    }
}

#[test]
fn the_same_seed_and_iterations_give_the_same_move_and_the_same_reasons() {
    let mut decision = 0;
    play_through(deal(4, 11, &Options::default()), &levels(4, Level::Regular), |game, events, speaker| {
        decision += 1;
        if decision % 17 == 0 {
            for level in Level::ALL {
                let once = written(game, events, speaker.seat, level, 9);
                assert_eq!(once, written(game, events, speaker.seat, level, 9));
            }
        }
    });
}

#[test]
fn no_bot_of_any_level_can_tell_the_true_world_from_an_imagined_one() {
    let mut decision = 0;
    let mut met = BTreeSet::new();
    // On this deal somebody cannot pay a fine in coins.
    play_through(deal(4, 2, &Options::default()), &levels(4, Level::Regular), |game, events, speaker| {
        decision += 1;
        if met.insert((game.phase(), speaker.seat)) || decision % 5 == 0 {
            let imagined = game.redeal(speaker.seat, &mut Guess::new(decision));
            for level in Level::ALL {
                let (true_world, other) = (
                    written(game, events, speaker.seat, level, decision),
                    written(&imagined, events, speaker.seat, level, decision),
                );
                assert_eq!(true_world, other, "{level:?} at decision {decision}, {}", game.phase());
            }
        }
    });
    let phases: BTreeSet<&str> = met.iter().map(|(phase, _)| *phase).collect();
    assert_eq!(
        phases,
        ["market", "market-discard", "load", "declare", "inspect", "confiscate", "pay"].into()
    );
    assert_eq!(met.iter().map(|(_, seat)| *seat).collect::<BTreeSet<_>>().len(), 4);
}

/// A host asks after every event whether somebody wants to speak; whoever is asked often must not speak more often.
#[test]
fn a_regular_who_is_asked_again_whether_it_wants_to_speak_does_not_change_its_mind() {
    let (mut spoke, mut held_back) = (0, 0);
    for seed in 0..3 {
        let game = deal(4, seed, &Options::default());
        play_through(game, &levels(4, Level::Regular), |game, events, speaker| {
            if speaker.must {
                return;
            }
            let answers: Vec<bool> = (0..4)
                .map(|seed| written(game, events, speaker.seat, Level::Regular, seed).is_null())
                .collect();
            assert!(answers.iter().all(|silent| *silent == answers[0]));
            if answers[0] { held_back += 1 } else { spoke += 1 }
        });
    }
    assert!(spoke > 0 && held_back > spoke, "{spoke} offers, {held_back} silences");
}

#[test]
fn bags_are_always_explained() {
    let mut decision = 0;
    let mut met = BTreeSet::new();
    play_through(deal(4, 6, &Options::default()), &levels(4, Level::Regular), |game, events, speaker| {
        decision += 1;
        for level in [Level::Regular, Level::Expert] {
            if level == Level::Expert && decision % 4 != 0 {
                continue;
            }
            let suggestion = written(game, events, speaker.seat, level, 1);
            let Some(reasons) = suggestion["reasons"].as_array() else { continue };
            let explained = matches!(game.phase(), "load" | "declare" | "pay");
            assert!(!explained || !reasons.is_empty(), "{level:?} in {}", game.phase());
            for reason in reasons {
                met.insert(reason["reason"].as_str().unwrap().to_owned());
            }
        }
    });
    for id in [
        "all_true",
        "risks_a_lie",
        "collects",
        "likely_honest",
        "likely_lying",
        "calls_for_an_offer",
        "opening_pays",
        "opening_costs",
        "buries_for_others",
    ] {
        assert!(met.contains(id), "{id} was never given");
    }
}

#[test]
fn each_baseline_does_what_it_is_called() {
    let game_of = |id: &'static str| {
        let line_up = vec![Player::Baseline(id); 4];
        play_through(deal(4, 3, &Options::default()), &line_up, |_, _, _| {}).1
    };
    let count =
        |events: &[Event], wanted: fn(&Event) -> bool| events.iter().filter(|event| wanted(event)).count();
    let honest = game_of("honest");
    assert_eq!(count(&honest, |event| matches!(event, Event::Passed { .. } | Event::Offered { .. })), 0);
    assert!(count(&honest, |event| matches!(event, Event::Opened { truth: true, .. })) >= 22);
    let smuggler = game_of("smuggler");
    assert_eq!(count(&smuggler, |event| matches!(event, Event::Opened { .. } | Event::Offered { .. })), 0);
    let mixed = |event: &Event| matches!(event, Event::Passed { legal, contraband_count, .. } if *contraband_count > 0 && !legal.is_empty());
    assert_eq!(count(&smuggler, mixed), 0);
    let bribe = game_of("bribe");
    let deals = count(&bribe, |event| matches!(event, Event::Deal { .. }));
    assert_eq!(
        deals,
        count(&bribe, |event| matches!(event, Event::Declared { .. })),
        "everybody pays for every bag"
    );
}

/// What the expert does as sheriff when its turn comes again: bags opened, bags let pass for nothing.
fn second_term(others: &'static str) -> (usize, usize) {
    let mut line_up = vec![Player::Baseline(others); 4];
    line_up[0] = Player::Level(Level::Expert);
    let (_, events) = play_through(deal(4, 4, &Options::default()), &line_up, |_, _, _| {});
    let begin = |event: &Event| matches!(event, Event::Sheriff { seat: Seat(0), round } if *round > 4);
    let term = &events[events.iter().position(begin).expect("everybody is sheriff twice")..];
    let end = term[1..].iter().position(|event| matches!(event, Event::Sheriff { .. }));
    let term = &term[..end.map_or(term.len(), |end| end + 1)];
    let opened = term.iter().filter(|event| matches!(event, Event::Opened { .. })).count();
    let passed = term.iter().filter(|event| matches!(event, Event::Passed { .. })).count();
    (opened, passed)
}

#[test]
fn an_expert_opens_the_bags_of_smugglers_and_believes_the_honest() {
    let (opened, passed) = second_term("smuggler");
    assert!(opened > passed, "{opened} bags of smugglers were opened, {passed} passed");
    assert_eq!(second_term("honest"), (0, 3));
}

#[test]
fn an_expert_has_more_points_than_every_baseline_beyond_the_interval() {
    for baseline in Parts::baselines() {
        let mut bots = vec![Player::Baseline(baseline.id); 4];
        bots[0] = Player::Level(Level::Expert);
        let contest = Contest { bots, games: 12, budget: BUDGET, seed: 1 };
        let report = arena::run::<Parts>(&contest, &|| {}).unwrap();
        let [expert, other] = &report.scores[..] else { panic!("two kinds of player") };
        assert_eq!(expert.level, Player::Level(Level::Expert));
        let (own, theirs) = (&expert.mean_score, &other.mean_score);
        assert!(own.low > theirs.high, "{}: {own:?} against {theirs:?}", baseline.id);
    }
}
