//! What travels beside a view is what the rules then do.

use besace_nottingham::{Event, Nottingham, Phase};
use besace_table::{Game, Guess, Seat, SeatSet, Seed, Viewer, actions, play};

/// Plays games by lot, and hands over each step: the game before it, what happened, the game after it.
fn played(mut step: impl FnMut(&Nottingham, &[Event], &Nottingham)) {
    for seed in 1..=20 {
        let seats = 3 + (seed % 5) as u8;
        let mut game = Nottingham::new(seats, Seed::new(seed).unwrap(), &Default::default()).unwrap();
        let mut guess = Guess::new(seed);
        let (mut offers, mut choices) = (Vec::new(), Vec::new());
        while !game.pending().is_empty() {
            let asked: Vec<Seat> = game.pending().iter().collect();
            let seat = asked[guess.below(asked.len() as u32) as usize];
            actions(&game, seat, 1, &mut guess, &mut offers, &mut choices);
            let action = &choices[guess.below(choices.len() as u32) as usize];
            let (before, mut events) = (game.clone(), Vec::new());
            play(&mut game, seat, action, &mut events).unwrap();
            step(&before, &events, &game);
        }
    }
}

/// NOT-45, NOT-46: while offers for a coin come in, those that were made lie there.
#[test]
fn the_offers_shown_face_down_are_those_that_were_made() {
    let mut made = SeatSet::EMPTY;
    let mut seen = 0;
    played(|_, events, after| {
        for event in events {
            match event {
                Event::Used { .. } => made = SeatSet::EMPTY,
                Event::Offered { seat, .. } => made.insert(*seat),
                _ => {}
            }
        }
        for viewer in [Viewer::Spectator, Viewer::Seat(Seat(1))] {
            let coming_in = after.phase() == Phase::BuyOffers.id();
            assert_eq!(after.view(viewer).beside().offered, coming_in.then_some(made));
            seen += usize::from(coming_in && made.len() > 1);
        }
    });
    assert!(seen > 20, "{seen} times several offers lay there");
}

/// NOT-75: the sheriff's next step is the one that was told, and among the seats whose hands have not changed before,
/// exactly those that were told get a gift.
#[test]
fn the_next_gifts_are_those_that_were_told() {
    let (mut gifts, mut none, mut home) = (0, 0, 0);
    played(|before, events, after| {
        let told = before.view(Viewer::Spectator).beside().next.expect("the game was not over");
        let Some(moved) = events.iter().find_map(|event| match event {
            Event::SheriffMoved { number, .. } => Some(*number),
            _ => None,
        }) else {
            return;
        };
        assert_eq!(told.number, moved);
        home += usize::from(moved.is_none());
        let others = Seat::all(before.seats()).filter(|seat| {
            before.phase() == Phase::Deliver.id()
                && !before.pending().contains(*seat)
                && after.draw_count() > 0
        });
        for seat in others {
            let given =
                events.iter().any(|event| matches!(event, Event::Gift { seat: to, .. } if *to == seat));
            assert_eq!(told.gifts.contains(seat), given, "seat {}: {events:?}", seat.0);
            *(if given { &mut gifts } else { &mut none }) += 1;
        }
    });
    assert!(gifts > 50 && none > 50 && home > 5, "{gifts} gifts, {none} without, {home} times home");
}
