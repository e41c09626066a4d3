//! What travels beside a view is what the rules then do.

use besace_jericho::{Color, Event, Jericho};
use besace_table::{Game, Guess, Seat, Seed, Viewer, actions, play};

/// Plays a game by lot, and hands over each step: the game before it, what happened, the game after it.
fn played(seats: u8, seed: u64, mut step: impl FnMut(&Jericho, &[Event], &Jericho)) -> Jericho {
    let mut game = Jericho::new(seats, Seed::new(seed).unwrap(), &Default::default()).unwrap();
    let mut guess = Guess::new(seed);
    let (mut offers, mut choices) = (Vec::new(), Vec::new());
    while let Some(seat) = game.pending().first() {
        actions(&game, seat, 1, &mut guess, &mut offers, &mut choices);
        let action = &choices[guess.below(choices.len() as u32) as usize];
        let (before, mut events) = (game.clone(), Vec::new());
        play(&mut game, seat, action, &mut events).unwrap();
        step(&before, &events, &game);
    }
    game
}

/// JER-41, JER-42: at a scoring, the walls are as long as was shown, and only the longest win.
#[test]
fn the_longest_walls_are_those_that_win() {
    let (mut alone, mut tied) = (0, 0);
    for seed in 1..=20 {
        played(3 + (seed % 3) as u8, seed, |_, events, after| {
            let view = after.view(Viewer::Spectator);
            for event in events {
                let Event::Scored { supply, lengths, won, .. } = event else { continue };
                for color in Color::ALL {
                    let lead = view.lead(color);
                    assert_eq!(lead.lengths, lengths.0[color.index()]);
                    let winners = Seat::all(after.seats()).filter(|seat| {
                        won[seat.index()].counts().any(|(card, _)| card.color() == Some(color))
                    });
                    let winners: Vec<Seat> = winners.collect();
                    assert!(winners.iter().all(|seat| lead.longest.contains(*seat)), "{lead:?} {winners:?}");
                    let at_stake = supply.counts().any(|(card, _)| card.color() == Some(color));
                    if at_stake && lead.longest.len() == 1 {
                        let others = lead.lengths.iter().filter(|length| **length < lead.length());
                        assert_eq!(lead.length() - lead.by, others.max().copied().unwrap_or(0));
                        assert_eq!(winners, [lead.longest.first().unwrap()]);
                        alone += 1;
                    }
                    tied += usize::from(lead.longest.len() > 1 && lead.by == 0);
                }
            }
        });
    }
    assert!(alone > 50 && tied > 10, "{alone} alone, {tied} tied");
}

/// JER-60: the cards that count at the end are those of the result, and they are told only then.
#[test]
fn the_ones_are_those_of_the_result() {
    for seed in 1..=10 {
        let game = played(4, seed, |before, _, _| {
            assert_eq!(before.view(Viewer::Spectator).beside().ones, None);
        });
        let ones = game.result().unwrap().seats.iter().map(|standing| standing.breakdown.ones).collect();
        assert_eq!(game.view(Viewer::Seat(Seat(2))).beside().ones, Some(ones));
    }
}
