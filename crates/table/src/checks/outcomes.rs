//! What was worked out beforehand is what happens.

use super::findings::same;
use super::walk::played;
use super::{Fault, Plan, text};
use crate::{Game, is_dear};

/// Working actions out is slow, so only one decision in this many is tried.
const ONE_OF: u32 = 4;

/// Catches an outcome that leads to another game than the action itself, an outcome that is not read as it was written,
/// and a recording of something that did not happen. The action is the truth.
pub fn an_outcome_that_was_kept_leads_to_the_same_game<G: Game>(plan: &Plan<G>) -> Result<(), Fault> {
    if !is_dear::<G>() {
        return Ok(());
    }
    plan.at_each_decision(|walk| {
        let Some((seat, action)) = walk.now_and_then(ONE_OF) else {
            return Ok(());
        };
        walk.spend(3);
        let allow = || walk.game.allow(seat, &action).map_err(|refusal| Fault::new(refusal.to_string()));
        let outcome = walk.game.work_out(&allow()?).ok_or_else(|| Fault::new("an action has no outcome"))?;
        let read: G::Outcome = serde_json::from_str(&text(&outcome))
            .map_err(|error| Fault::new(format!("an outcome cannot be read: {error}")))?;
        let (mut acted, mut kept) = (walk.game.clone(), walk.game.clone());
        let recording = walk.game.recording(&allow()?).as_ref().map(text);
        let events = played(&mut acted, seat, &action)?;
        let mut told = Vec::new();
        kept.carry_out(G::with_outcome(allow()?, read), &mut told);
        same("the position after an outcome", &text(&acted.position()), &text(&kept.position()))?;
        let events: Vec<String> = events.iter().map(text).collect();
        let told: Vec<String> = told.iter().map(text).collect();
        let recorded: Vec<&String> = events.iter().filter(|event| !told.contains(event)).collect();
        Fault::unless(recorded == recording.iter().collect::<Vec<_>>(), || {
            "what is told without an outcome and not with it is not the recording".into()
        })?;
        let others: Vec<&String> = events.iter().filter(|event| Some(*event) != recording.as_ref()).collect();
        Fault::unless(others == told.iter().collect::<Vec<_>>(), || {
            format!("{} tells other events with its outcome than without", text(&action))
        })
    })
}
