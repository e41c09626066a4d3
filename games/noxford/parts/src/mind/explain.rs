//! Why an action is good, in terms of the game: what changes at the districts, compared before and after it.

use besace_bots::{Reason, Why as _, reasons};
use besace_noxford::{Action, Card, Corner, Judged, Noxford, cancelled, judged};
use besace_table::{Nobody, Seat, play};

reasons! {
    /// Why a bot plays something.
    pub enum Why {
        NothingToMove = "nothing_to_move",
        BringsAMove = "brings_a_move",
        EndsTheGame = "ends_the_game",
        KeepsOptions = "keeps_options",
        TakesDistrict = "takes_district",
        BreaksLead = "breaks_lead",
        GivesUpLead = "gives_up_lead",
        FirmsLead = "firms_lead",
        ContestsDistrict = "contests_district",
        SilencesRivals = "silences_rivals",
        FreesOwn = "frees_own",
        SilencesOwn = "silences_own",
    }
}

/// What the action does for the seat that plays it, the weightiest first. Only the city is compared, which everybody sees.
pub(super) fn explain(world: &Noxford, seat: Seat, action: &Action) -> Vec<Reason> {
    if matches!(action, Action::Skip) {
        return vec![Why::NothingToMove.reason()];
    }
    let mut after = world.clone();
    if play(&mut after, seat, action, &mut Nobody).is_err() {
        return Vec::new();
    }
    let mut reasons = of_the_districts(world, &after, seat, action);
    reasons.extend(of_the_barracks(world, &after, seat));
    if let Action::Place { card, .. } = action
        && card.has_gear()
        && after.gear().is_some()
    {
        reasons.push(Why::BringsAMove.reason());
    }
    if after.cards_to_lay(seat) == 0 {
        reasons.push(Why::EndsTheGame.reason());
    }
    if reasons.is_empty() {
        reasons.push(Why::KeepsOptions.reason());
    }
    reasons
}

/// The districts that change hands, then those that are held more firmly.
fn of_the_districts(world: &Noxford, after: &Noxford, seat: Seat, action: &Action) -> Vec<Reason> {
    let mut reasons = Vec::new();
    let mut firmer = Vec::new();
    let before: Vec<(Corner, Judged)> = districts(world);
    for (corner, now) in districts(after) {
        let was =
            before.iter().find(|(place, was)| came_from(*place, action) == corner && was.card == now.card);
        let owner = was.and_then(|(_, was)| was.owner);
        let lead = lead_of(&now, seat) - was.map_or(0, |(_, was)| lead_of(was, seat));
        if now.owner == Some(seat) && owner != Some(seat) {
            reasons.push(takes(world, seat, now.card));
        } else if let Some(rival) = owner.filter(|owner| *owner != seat && now.owner != Some(*owner)) {
            reasons.push(breaks(now.card, rival));
        } else if owner == Some(seat) && now.owner != Some(seat) {
            firmer.push(gives_up(now.card));
        } else if now.owner == Some(seat) && lead > 0 {
            firmer.push(firms(now.card, lead_of(&now, seat)));
        } else if lead > 0 {
            firmer.push(contests(now.card));
        }
    }
    reasons.extend(firmer);
    reasons
}

fn districts(world: &Noxford) -> Vec<(Corner, Judged)> {
    let corner = |judged: Judged| (world.city().stack(judged.stack).spot().corner(), judged);
    judged(world.city(), world.options()).map(corner).collect()
}

/// Where a district of the city before lies after the action.
fn came_from(corner: Corner, action: &Action) -> Corner {
    match action {
        Action::MoveTo { from, to } if *from == corner => to.corner(),
        _ => corner,
    }
}

/// By how much the seat is ahead of all others beside a district; below 0 where it is behind.
fn lead_of(judged: &Judged, seat: Seat) -> i32 {
    let count = |other: usize| i32::from(judged.counts[other]);
    let rival = (0..judged.counts.len()).filter(|other| *other != seat.index()).map(count).max();
    count(seat.index()) - rival.unwrap_or(0)
}

fn takes(world: &Noxford, seat: Seat, card: Card) -> Reason {
    let points = card.worth(world.color(seat), world.options().favorite_bonus);
    Why::TakesDistrict.reason().with("card", card.id()).with("points", points)
}

fn breaks(card: Card, rival: Seat) -> Reason {
    Why::BreaksLead.reason().with("card", card.id()).with("seat", rival.0)
}

fn gives_up(card: Card) -> Reason {
    Why::GivesUpLead.reason().with("card", card.id())
}

fn firms(card: Card, lead: i32) -> Reason {
    Why::FirmsLead.reason().with("card", card.id()).with("lead", lead)
}

fn contests(card: Card) -> Reason {
    Why::ContestsDistrict.reason().with("card", card.id())
}

/// Who falls silent, and who is heard again.
fn of_the_barracks(world: &Noxford, after: &Noxford, seat: Seat) -> Vec<Reason> {
    let own = world.color(seat);
    let count = |game: &Noxford, is_own: bool| {
        let tops =
            cancelled(game.city()).iter().map(|stack| game.city().stack(stack).top()).collect::<Vec<_>>();
        tops.iter().filter(|card| (card.color() == Some(own)) == is_own).count() as i32
    };
    let rivals = count(after, false) - count(world, false);
    let mine = count(after, true) - count(world, true);
    let mut reasons = Vec::new();
    if rivals > 0 {
        reasons.push(Why::SilencesRivals.reason().with("count", rivals));
    }
    if mine < 0 {
        reasons.push(Why::FreesOwn.reason().with("count", -mine));
    }
    if mine > 0 {
        reasons.push(Why::SilencesOwn.reason().with("count", mine));
    }
    reasons
}
