//! Somebody who tries in vain what the rules forbid: first of all to break the sheriff's word, and now and then something
//! else, so that every reason of SHE-84 is met.

use besace_sheriff::Sheriff;
use besace_table::checks::out_of_turn;
use besace_table::{Game, Guess, Seat};
use serde_json::{Value, json};

/// An action of a seat.
type Try = (Seat, Value);

pub fn tries(game: &Sheriff, guess: &mut Guess) -> Vec<Try> {
    let moment = Document { position: serde_json::to_value(game.position()).unwrap() };
    let mut tries = out_of_turn(game, guess);
    // A word binds until the bag is decided: it need not be tried before each decision.
    tries.extend(moment.against_the_sheriffs_word().into_iter().filter(|_| guess.below(3) == 0));
    tries.extend(moment.payment_of_nothing());
    let mut mistakes = moment.mistakes();
    mistakes.retain(|(seat, action)| is_refused(game, *seat, action));
    if !mistakes.is_empty() && guess.below(4) == 0 {
        tries.push(mistakes.swap_remove(guess.below(mistakes.len() as u32) as usize));
    }
    tries
}

fn is_refused(game: &Sheriff, seat: Seat, action: &Value) -> bool {
    game.read(seat, action).and_then(|action| game.allow(seat, &action)).is_err()
}

/// A moment of the game, as its position tells it.
struct Document {
    position: Value,
}

impl Document {
    fn phase(&self) -> &str {
        self.position["phase"].as_str().unwrap()
    }

    fn sheriff(&self) -> Seat {
        Seat(self.position["sheriff"].as_u64().unwrap() as u8)
    }

    fn merchants(&self) -> impl Iterator<Item = Seat> {
        let sheriff = self.sheriff();
        Seat::all(self.seats().len() as u8).filter(move |seat| *seat != sheriff)
    }

    fn seats(&self) -> &[Value] {
        self.position["seats"].as_array().unwrap()
    }

    /// The seat whose turn it is, or the one that owes an answer or a payment.
    fn asked(&self) -> Seat {
        let inspection = &self.position["inspection"];
        let asked = [&self.position["turn"], &self.position["debt"]["debtor"], &inspection["owes"]["seat"]];
        asked.into_iter().find_map(Value::as_u64).map_or(self.sheriff(), |seat| Seat(seat as u8))
    }

    /// SHE-74: the contrary of what the sheriff undertook, by himself and by those who would pay him for it.
    fn against_the_sheriffs_word(&self) -> Vec<Try> {
        let must = self.position["inspection"]["must"].as_array().into_iter().flatten();
        let mut tries = Vec::new();
        for (bag, word) in (0..).zip(must).filter(|(_, word)| !word.is_null()) {
            let contrary = if word == "inspect" { "let_pass" } else { "inspect" };
            let promises = json!([{"do": contrary, "seat": bag}]);
            let payer = self.merchants().last().unwrap();
            if self.phase() == "inspect" && self.position["inspection"]["owes"].is_null() {
                tries.push((self.sheriff(), json!({"type": contrary, "seat": bag})));
                let counter =
                    json!({"type": "counter", "seat": payer.0, "give": {"coins": 1}, "promises": promises});
                tries.push((self.sheriff(), counter));
            }
            if self.phase() == "inspect" {
                tries.push((payer, json!({"type": "offer", "give": {"coins": 1}, "promises": promises})));
            }
        }
        tries
    }

    /// SHE-80. Debts that coins do not cover are so rare that none goes by untried.
    fn payment_of_nothing(&self) -> Option<Try> {
        let payment = json!({"type": "pay", "legal": {}, "contraband": []});
        (self.phase() == "pay").then(|| (self.asked(), payment))
    }

    /// What might be refused at this moment, for every reason; some of it may be allowed.
    fn mistakes(&self) -> Vec<Try> {
        let asked = self.asked();
        let mut tries =
            vec![(asked, json!({"type": "bargain"})), (asked, json!({"type": "market", "left": "all"}))];
        match self.phase() {
            "market" => {
                let market =
                    |cards: Value| json!({"type": "market", "set_aside": cards, "left": 0, "right": 0});
                tries.push((asked, market(json!(["truffle"]))));
                tries.push((asked, market(json!({"crossbow": 5}))));
                tries.push((asked, json!({"type": "market", "set_aside": [], "left": 1, "right": 0})));
            }
            "market-discard" | "confiscate" => {
                tries.push((asked, json!({"type": "discard", "pile": "left", "cards": []})));
                tries.push((asked, json!({"type": "load", "cards": ["apple"]})));
            }
            "load" => tries.extend(self.merchants().flat_map(|seat| {
                [json!([]), json!(["crossbow", "crossbow", "silk"])]
                    .map(|cards| (seat, json!({"type": "load", "cards": cards})))
            })),
            "declare" => {
                let cards = self.seats()[asked.index()]["bag"]["cards"].as_array().unwrap().len();
                tries.push((asked, json!({"type": "declare", "good": "silk", "count": cards})));
                tries.push((asked, json!({"type": "declare", "good": "apple", "count": cards + 1})));
            }
            "inspect" => tries.extend(self.mistakes_in_talk()),
            _ => {}
        }
        tries
    }

    fn mistakes_in_talk(&self) -> Vec<Try> {
        let (asked, sheriff) = (self.asked(), self.sheriff());
        let mut tries = vec![
            (sheriff, json!({"type": "time_up"})),
            (sheriff, json!({"type": "accept", "offer": 1000})),
            (asked, json!({"type": "stand"})),
        ];
        for seat in self.merchants() {
            let own = json!([{"do": "let_pass", "seat": seat.0}]);
            let purse = &self.seats()[seat.index()]["coins"];
            let offer =
                |give: Value, promises: &Value| json!({"type": "offer", "give": give, "promises": promises});
            tries.push((sheriff, json!({"type": "call", "seat": seat.0})));
            tries.push((sheriff, json!({"type": "inspect", "seat": seat.0})));
            tries.push((seat, offer(json!({}), &json!([]))));
            tries.push((seat, offer(json!({"coins": purse.as_u64().unwrap() + 1}), &own)));
            tries.push((seat, offer(json!({"coins": 1}), &own)));
            tries.push((seat, offer(json!({"bag": {"silk": 1}}), &json!([]))));
            tries.push((
                seat,
                offer(json!({"coins": 1}), &json!([own[0], {"do": "inspect", "seat": seat.0}])),
            ));
            tries.push((seat, json!({"type": "withdraw", "offer": 1000})));
        }
        tries
    }
}
