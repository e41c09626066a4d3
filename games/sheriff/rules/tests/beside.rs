//! What travels beside a view is what the rules then do.

use besace_sheriff::{Action, Event, Sheriff};
use besace_table::{Game, Guess, Seed, Viewer, actions, play};

/// SHE-30, SHE-31, SHE-62: as many cards come from the market as were announced, and as many are confiscated as would be
/// misnamed.
#[test]
fn what_was_told_of_a_market_and_of_a_declaration_comes_true() {
    let (mut markets, mut declarations, mut lies) = (0, 0, 0);
    for seed in 1..=20 {
        let seats = 3 + (seed % 3) as u8;
        let mut game = Sheriff::new(seats, Seed::new(seed).unwrap(), &Default::default()).unwrap();
        let mut guess = Guess::new(seed);
        let (mut offers, mut choices) = (Vec::new(), Vec::new());
        let mut misnamed = [None; 5];
        while let Some(seat) = game.pending().first() {
            actions(&game, seat, 3, &mut guess, &mut offers, &mut choices);
            let action = choices[guess.below(choices.len() as u32) as usize].clone();
            let view = game.view(Viewer::Seat(seat));
            let spectator = game.view(Viewer::Spectator);
            assert_eq!((spectator.draws(), spectator.misnamed()), (None, None));
            let mut events = Vec::new();
            play(&mut game, seat, &action, &mut events).unwrap();
            match &action {
                Action::Market { set_aside, .. } => {
                    let drawn = events.iter().map(|event| match event {
                        Event::Took { left, right, .. } => left.len() + right.len(),
                        Event::Drew { count, .. } => *count,
                        _ => 0,
                    });
                    assert_eq!(drawn.sum::<usize>(), view.draws().unwrap()[set_aside.0.len()]);
                    markets += 1;
                }
                Action::Declare { good, .. } => misnamed[seat.index()] = Some(view.misnamed().unwrap()[good]),
                _ => assert_eq!((view.draws(), view.misnamed()), (None, None)),
            }
            for event in &events {
                if let Event::Opened { seat, truth, .. } = event {
                    assert_eq!(misnamed[seat.index()] == Some(0), *truth);
                    declarations += 1;
                }
                if let Event::Confiscated { seat, cards } = event {
                    assert_eq!(misnamed[seat.index()], Some(cards.0.len()));
                    lies += 1;
                }
            }
        }
    }
    assert!(markets > 200 && declarations > 50 && lies > 20, "{markets}, {declarations}, {lies}");
}
