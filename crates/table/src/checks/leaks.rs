//! What is hidden stays hidden: in views, in lists, in refusals, and in what happens.

use super::findings::{Findings, seen};
use super::junk::Junk;
use super::parting::Parting;
use super::positions::with_and_without_memory;
use super::redeals::{imagined, must_be_imagined_alike};
use super::walk::{Played, Walk, played};
use super::{Fault, Plan, json, text};
use crate::{Game, Guess, Seat, Viewer};
use serde_json::Value;
use std::fmt::Display;

/// Catches a view, a list or a refusal that tells a seat, or a spectator, what it may not know: at each decision a
/// re-dealt world looks the same to the seat for which it was dealt.
pub fn a_redealt_world_looks_the_same_to_its_seat<G: Game>(plan: &Plan<G>) -> Result<(), Fault> {
    let mut junk = Junk::default();
    plan.at_each_decision(|walk| {
        let tries = tries(walk, &mut junk);
        for game in with_and_without_memory(&walk.game)? {
            for seat in Seat::all(game.seats()) {
                let world = game.redeal(seat, &mut walk.guess);
                must_look_the_same(&game, &world, seat, &tries)?;
            }
        }
        Ok(())
    })
}

/// Catches an event that tells too much, and anything hidden that shows only later. A true world and a re-dealt one go
/// on side by side. Their seat must see the same happen in both until something hidden is turned up, which the seat
/// knows from then on. Until then, everything else that the seat can see or imagine must be the same, too.
pub fn worlds_that_look_the_same_go_on_looking_the_same<G: Game>(plan: &Plan<G>) -> Result<(), Fault> {
    const PAIRS: usize = 2;
    let mut junk = Junk::default();
    for walk in plan.walks() {
        let mut walk = walk?;
        let mut pairs: Vec<(Seat, G)> = Vec::new();
        loop {
            let all = Seat::all(walk.game.seats()).collect();
            while pairs.len() < PAIRS {
                let seat = walk.any_of(all);
                pairs.push((seat, walk.game.redeal(seat, &mut walk.guess)));
            }
            let Some(Played { seat, action, events }) = walk.step()? else {
                break;
            };
            let tries = tries(&mut walk, &mut junk);
            let mut going_on = Vec::new();
            for (observer, world) in pairs {
                let side = Side { seat, action: &action, events: &events, observer, tries: &tries };
                let place = format!("{}, seat {}: {}", walk.place(), seat.0, text(&action));
                let next = side.go_on(&mut walk, &world).map_err(|fault| fault.at(&place))?;
                going_on.extend(next.map(|world| (observer, world)));
            }
            pairs = going_on;
        }
    }
    Ok(())
}

/// Catches an event that shows a hidden choice. If two choices of a seat lead to different worlds that another seat, by
/// what it then imagines, cannot tell apart, that seat must have seen the same happen, and so must a spectator.
pub fn a_hidden_choice_shows_to_nobody_else<G: Game>(plan: &Plan<G>) -> Result<(), Fault> {
    const CHOICES: usize = 6;
    plan.at_each_decision(|walk| {
        let speakers = walk.speakers();
        if speakers.is_empty() {
            return Ok(());
        }
        let chooser = walk.any_of(speakers);
        let mut choices = plan.choices(&walk.game, chooser, &mut walk.guess);
        walk.guess.shuffle(&mut choices);
        choices.truncate(CHOICES);
        let guess = Guess::new(walk.guess.number());
        let mut ways = Vec::new();
        for action in choices {
            if !walk.spend(1) {
                break;
            }
            let mut game = walk.game.clone();
            let events = played(&mut game, chooser, &action)?;
            ways.push(Course { action, position: text(&game.position()), game, events });
        }
        for observer in Seat::all(walk.game.seats()).filter(|seat| *seat != chooser) {
            let imagined: Vec<String> =
                ways.iter().map(|way| imagined(&way.game, observer, &guess)).collect();
            for (at, one) in ways.iter().enumerate() {
                for (before, another) in ways[..at].iter().enumerate() {
                    if imagined[at] == imagined[before] && one.position != another.position {
                        must_be_seen_alike(plan, one, another, observer)
                            .map_err(|fault| fault.at(&format!("seat {}", chooser.0)))?;
                    }
                }
            }
        }
        Ok(())
    })
}

/// Catches a view that reads a secret's value without asking who may see it: the source of `view.rs` must not use the
/// door for the rules. What a viewer may know comes from [`Secret::seen_by`](crate::Secret::seen_by), and what everybody can
/// count from [`Secret::count`](crate::Secret::count).
pub fn no_view_uses_the_door_for_rules(source: &str) -> Result<(), Fault> {
    let code = source.lines().map(|line| line.split("//").next().unwrap_or(line));
    let opened = (1..).zip(code).find(|(_, code)| code.contains("for_rules"));
    opened.map_or(Ok(()), |(number, code)| {
        Err(Fault::new(format!("line {number} of the view: {}", code.trim())))
    })
}

/// One of a seat's choices, and where it leads.
struct Course<G: Game> {
    action: G::Action,
    position: String,
    game: G,
    events: Vec<G::Event>,
}

/// A world that has gone on, and what happened there.
type Gone<G> = (G, Vec<<G as Game>::Event>);

/// One action in the true world, and who watches it there and in a world that looks the same.
struct Side<'a, G: Game> {
    seat: Seat,
    action: &'a G::Action,
    events: &'a [G::Event],
    observer: Seat,
    tries: &'a [Value],
}

impl<G: Game> Side<'_, G> {
    /// Lets the other world go on as the true one did; `None` where the two may differ from now on.
    fn go_on(&self, walk: &mut Walk<'_, G>, world: &G) -> Result<Option<G>, Fault> {
        let Some((next, events)) = self.next_of(walk, world)? else {
            return Ok(None);
        };
        let viewer = Viewer::Seat(self.observer);
        if let Some(parting) = Parting::of(walk.plan, self.events, &events, viewer) {
            parting.must_be_lawful()?;
            return self.must_be_imagined_apart(walk, &next, &parting).map(|()| None);
        }
        if let Some(parting) = Parting::of(walk.plan, self.events, &events, Viewer::Spectator) {
            let what = format!("seat {} cannot tell two worlds apart, but {parting}", self.observer.0);
            return Err(Fault::new(what));
        }
        if walk.game.result().is_some() {
            // The end may reveal everything, and no event has to tell what lay there.
            return Ok(None);
        }
        if let Some(parting) = self.uncovered(walk, &next) {
            return self.must_be_imagined_apart(walk, &next, &parting).map(|()| None);
        }
        must_look_the_same(&walk.game, &next, self.observer, self.tries)?;
        must_be_imagined_alike(&walk.game, &next, self.observer, &mut walk.guess)?;
        Ok(Some(next))
    }

    /// The part of the observer's views that differs between the two worlds although no event has to tell it.
    fn uncovered(&self, walk: &Walk<'_, G>, next: &G) -> Option<String> {
        let [here, there] = [&walk.game, next].map(|game| json(&game.view(Viewer::Seat(self.observer))));
        let key = walk.plan.uncovered.iter().find(|key| here[**key] != there[**key])?;
        Some(format!("seat {} sees a different {key}", self.observer.0))
    }

    /// What was turned up is known from then on. If a seat then imagines the same of both worlds, it was shown
    /// something that it may not see, or its re-deals forget what it has seen.
    fn must_be_imagined_apart(
        &self,
        walk: &mut Walk<'_, G>,
        next: &G,
        parting: &impl Display,
    ) -> Result<(), Fault> {
        let guess = Guess::new(walk.guess.number());
        let apart = imagined(&walk.game, self.observer, &guess) != imagined(next, self.observer, &guess);
        Fault::unless(apart, || format!("{parting}, and then imagines the same of both"))
    }

    /// The other world after the same action, or after another one that looks the same to the observer. Every other
    /// time it takes another one even if it need not, so that the worlds drift further apart.
    fn next_of(&self, walk: &mut Walk<'_, G>, world: &G) -> Result<Option<Gone<G>>, Fault> {
        let takes_it = world.allow(self.seat, self.action).is_ok();
        let own = self.seat == self.observer;
        Fault::unless(takes_it || !own, || "a world that looks the same refuses it".into())?;
        if !own && (!takes_it || walk.guess.below(2) == 0) {
            let another = self.another_of_the_same_look(walk, world)?;
            if another.is_some() || !takes_it {
                return Ok(another);
            }
        }
        walk.spend(1);
        let mut next = world.clone();
        let events = played(&mut next, self.seat, self.action)?;
        Ok(Some((next, events)))
    }

    /// The other world after another action of the same seat that the observer sees in the same way.
    fn another_of_the_same_look(&self, walk: &mut Walk<'_, G>, world: &G) -> Result<Option<Gone<G>>, Fault> {
        let viewer = Viewer::Seat(self.observer);
        let looks = seen::<G>(self.events, viewer);
        let mut choices = walk.plan.choices(world, self.seat, &mut walk.guess);
        walk.guess.shuffle(&mut choices);
        for action in choices.iter().filter(|action| *action != self.action) {
            if !walk.spend(1) {
                break;
            }
            let mut next = world.clone();
            let events = played(&mut next, self.seat, action)?;
            if seen::<G>(&events, viewer) == looks {
                return Ok(Some((next, events)));
            }
        }
        Ok(None)
    }
}

fn must_look_the_same<G: Game>(truth: &G, world: &G, seat: Seat, tries: &[Value]) -> Result<(), Fault> {
    Findings::of_seat(truth, seat, tries)
        .must_be(&Findings::of_seat(world, seat, tries))
        .map_err(|fault| fault.at(&format!("seat {} can tell a world from the true one", seat.0)))?;
    // A spectator knows nothing that a seat does not.
    Findings::of(truth, Viewer::Spectator)
        .must_be(&Findings::of(world, Viewer::Spectator))
        .map_err(|fault| fault.at(&format!("a spectator can tell what seat {} cannot", seat.0)))
}

fn must_be_seen_alike<G: Game>(
    plan: &Plan<G>,
    one: &Course<G>,
    another: &Course<G>,
    observer: Seat,
) -> Result<(), Fault> {
    for viewer in [Viewer::Seat(observer), Viewer::Spectator] {
        if let Some(parting) = Parting::of(plan, &one.events, &another.events, viewer) {
            let choices = || format!("can tell {} from {}", text(&one.action), text(&another.action));
            parting.must_be_lawful().map_err(|fault| fault.at(&choices()))?;
        }
    }
    Ok(())
}

/// What the seats try at this decision: what any of them could do, and bad actions.
fn tries<G: Game>(walk: &mut Walk<'_, G>, junk: &mut Junk) -> Vec<Value> {
    const LISTED: usize = 4;
    const SPOILED: usize = 6;
    let mut tries = Vec::new();
    for seat in walk.speakers().iter() {
        let mut choices = walk.plan.choices(&walk.game, seat, &mut walk.guess);
        choices.iter().for_each(|action| junk.learn(&json(action)));
        walk.guess.shuffle(&mut choices);
        tries.extend(choices.iter().take(LISTED).map(json));
    }
    tries.extend((0..SPOILED).map(|_| junk.make(&mut walk.guess)));
    tries
}
