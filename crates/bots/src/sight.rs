//! What a bot is handed.

use besace_table::{Game, Guess, Offer, Seat, Viewer};

/// One seat's sight of a game: its view, what it has seen happen, its legal actions, and worlds it can imagine.
pub struct Sight<'a, G: Game> {
    game: &'a G,
    events: &'a [G::Event],
    seat: Seat,
}

impl<'a, G: Game> Sight<'a, G> {
    /// The sight of one seat. Only the caller holds the true game.
    pub fn new(game: &'a G, events: &'a [G::Event], seat: Seat) -> Sight<'a, G> {
        Sight { game, events, seat }
    }

    /// The seat that looks.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What it may know now.
    pub fn view(&self) -> G::View {
        self.game.view(Viewer::Seat(self.seat))
    }

    /// What it has seen happen, oldest first.
    pub fn events(&self) -> impl Iterator<Item = G::SeenEvent> {
        self.events.iter().map(|event| G::seen(event, Viewer::Seat(self.seat)))
    }

    /// What it may decide now.
    pub fn legal(&self, offers: &mut Vec<Offer<G>>) {
        self.game.legal(self.seat, offers);
    }

    /// A world that it cannot tell from the true one.
    pub fn imagine(&self, guess: &mut Guess) -> G {
        self.game.redeal(self.seat, guess)
    }
}
