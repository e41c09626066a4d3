//! A game line by line: for screen readers, pipes and tests. Everything the screen shows is here in sentences.

use crate::orders;
use crate::table::TerminalTable;
use crate::told::{Choice, Draft, Pick, Picked, Tale, Teller, TerminalGame, advice, menu, readable, refused};
use crate::undo;
use crate::{After, Speed};
use besace_bots::ActionOf;
use besace_table::Refusal;
use std::io::{BufRead, ErrorKind, Write};

/// Plays one game. The end of the input is a way to leave like any other.
pub fn play<G: TerminalGame>(
    table: TerminalTable<G>,
    teller: &Teller,
    speed: Speed,
    input: impl BufRead,
    output: impl Write,
) -> anyhow::Result<After> {
    let mut game = Lines { table, teller, speed, input, output, heard: 0, draft: None };
    match game.play() {
        // The reader has gone away: there is nobody left to tell.
        Err(error) if is_broken_pipe(&error) => Ok(After::Leave),
        after => after,
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<std::io::Error>().is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
}

/// Whether the game goes on.
type Flow = std::ops::ControlFlow<()>;

struct Lines<'a, G: TerminalGame, I, O> {
    table: TerminalTable<G>,
    teller: &'a Teller,
    speed: Speed,
    input: I,
    output: O,
    /// How many events have been told.
    heard: usize,
    /// The choice that the person is making step by step.
    draft: Option<G::Draft>,
}

impl<G: TerminalGame, I: BufRead, O: Write> Lines<'_, G, I, O> {
    fn play(&mut self) -> anyhow::Result<After> {
        self.welcome()?;
        while self.table.standings().is_none() {
            self.bots_decide()?;
            if self.table.standings().is_none() && self.obey_orders()? {
                continue;
            }
            if self.table.asks_the_person() && self.person_decides()?.is_break() {
                self.say("table-goodbye")?;
                return Ok(After::Leave);
            }
        }
        self.end()
    }

    fn welcome(&mut self) -> anyhow::Result<()> {
        let teller = self.teller;
        let bots = (0_u8..).zip(&teller.names).filter(|(seat, _)| *seat != teller.person.0);
        let values = [
            ("title", crate::title::<G>(teller.words.language()).into()),
            ("others", teller.list(bots.map(|(_, name)| name.clone())).into()),
        ];
        self.write(&teller.say("table-plain-welcome", &values))?;
        self.tell_orders()
    }

    /// Answers by the person's standing orders, and returns whether they had an answer.
    fn obey_orders(&mut self) -> anyhow::Result<bool> {
        let Some(action) = self.table.ordered() else { return Ok(false) };
        self.table.play(&action).expect("an order answers what is asked");
        self.tell_news()?;
        Ok(true)
    }

    /// Says which standing orders are given, where there are any.
    fn tell_orders(&mut self) -> anyhow::Result<()> {
        match orders::given(&self.table, self.teller) {
            Some(given) => self.write(&self.teller.say("table-orders-given", &[("orders", given.into())])),
            None => Ok(()),
        }
    }

    /// Takes back what is ordered, or says what could be.
    fn change_orders(&mut self) -> anyhow::Result<()> {
        let listed = orders::listed(&self.table, self.teller);
        if listed.is_empty() {
            return self.say("table-orders-none");
        }
        if self.table.orders().any(|(_, given)| given) {
            self.table.give_orders(|_| false);
            return self.say("table-orders-taken-back");
        }
        self.say("table-orders-what")?;
        listed.iter().try_for_each(|line| self.write(line))?;
        self.say("table-plain-orders")
    }

    /// Gives the orders of these numbers, and returns whether the answer was such an order.
    fn give_orders(&mut self, answer: &str) -> anyhow::Result<bool> {
        let Some(numbers) = answer.strip_prefix("o ") else { return Ok(false) };
        let numbers: Option<Vec<usize>> =
            numbers.split_whitespace().map(|number| number.parse().ok()).collect();
        let count = self.table.orders().count();
        let Some(numbers) = numbers.filter(|numbers| numbers.iter().all(|at| (1..=count).contains(at)))
        else {
            return Ok(false);
        };
        self.table.give_orders(|at| numbers.contains(&(at + 1)));
        self.tell_orders()?;
        Ok(true)
    }

    fn write(&mut self, line: &str) -> anyhow::Result<()> {
        writeln!(self.output, "{line}")?;
        Ok(self.output.flush()?)
    }

    fn say(&mut self, id: &str) -> anyhow::Result<()> {
        self.write(&self.teller.say(id, &[]))
    }

    /// The bots decide before the person is asked, even where all decide at the same time: nobody sees what they decide.
    fn bots_decide(&mut self) -> anyhow::Result<()> {
        while let Some(seat) = self.table.next_bot() {
            let thought = self.table.bot(seat).think();
            if thought.is_some() {
                std::thread::sleep(self.speed.pause::<G>());
            }
            self.table.play_bot(seat, thought.as_ref().map(|suggestion| &suggestion.action));
            self.tell_news()?;
        }
        Ok(())
    }

    fn tell_news(&mut self) -> anyhow::Result<()> {
        let heard = self.heard;
        self.heard = heard + self.table.seen_since(heard).len();
        self.tell_since(heard)
    }

    /// Tells what has happened after the first `count` events.
    fn tell_since(&mut self, count: usize) -> anyhow::Result<()> {
        let view = self.table.view();
        let news = self.table.seen_since(count).iter();
        let tales: Vec<Tale> = news.filter_map(|happened| G::tale(happened, &view, self.teller)).collect();
        for tale in tales {
            match tale {
                Tale::Line(line) => self.write(&line)?,
                Tale::Aside(_) => {}
                Tale::Page { line, lines, .. } => {
                    self.write(&line)?;
                    lines.iter().try_for_each(|line| self.write(line))?;
                }
            }
        }
        Ok(())
    }

    fn person_decides(&mut self) -> anyhow::Result<Flow> {
        self.show_table()?;
        self.draft = None;
        let mut picks = self.ask()?;
        loop {
            let Some(answer) = self.answer()? else {
                self.say("table-plain-end-of-input")?;
                return Ok(Flow::Break(()));
            };
            let flow = match answer.as_str() {
                "q" => {
                    if self.yes("table-leave")? {
                        return Ok(Flow::Break(()));
                    }
                    continue;
                }
                "?" => self.help().map(|()| Flow::Continue(())),
                "h" => self.hint().map(|()| Flow::Continue(())),
                "r" => self.rules().map(|()| Flow::Continue(())),
                "u" => match self.take_back()? {
                    true => Ok(Flow::Break(())),
                    false => self.say(undo::refused::<G>()).map(|()| Flow::Continue(())),
                },
                "o" => self.change_orders().map(|()| Flow::Continue(())),
                "l" => self.tell_since(0).map(|()| Flow::Continue(())),
                "t" => {
                    self.show_table()?;
                    picks = self.ask()?;
                    continue;
                }
                // What has just been ordered may answer what is asked.
                _ if self.give_orders(&answer)? => {
                    let answers = self.table.ordered().is_some();
                    if answers { Ok(Flow::Break(())) } else { Ok(Flow::Continue(())) }
                }
                _ => match self.picked(&answer, &picks) {
                    Some(Picked::Draft(draft)) => {
                        self.draft = Some(draft);
                        picks = self.ask()?;
                        continue;
                    }
                    Some(Picked::Back) => {
                        self.draft = None;
                        picks = self.ask()?;
                        continue;
                    }
                    Some(Picked::HoldBack) => {
                        self.table.hold_back();
                        return Ok(Flow::Continue(()));
                    }
                    Some(Picked::Play(action)) => self.try_to_play(Ok(action)),
                    None => self.try_to_read(&answer, picks.len()),
                },
            };
            if flow?.is_break() {
                return Ok(Flow::Continue(()));
            }
        }
    }

    /// Takes the person's last action back, and returns whether there was one to take back.
    fn take_back(&mut self) -> anyhow::Result<bool> {
        let Some(actions) = self.table.take_back() else { return Ok(false) };
        self.heard = self.table.seen_since(0).len();
        self.write(&self.teller.say("table-taken-back", &[("count", actions.into())]))?;
        Ok(true)
    }

    /// The pick of this number.
    fn picked(&self, answer: &str, picks: &[(Pick<G>, Choice)]) -> Option<Pick<G>> {
        let number = answer.parse::<usize>().ok()?;
        picks.get(number.checked_sub(1)?).map(|(pick, _)| pick.clone())
    }

    /// Plays what was typed in the protocol's words.
    fn try_to_read(&mut self, answer: &str, count: usize) -> anyhow::Result<Flow> {
        let Some(typed) = G::typed(answer) else {
            let values = [("answer", answer.into()), ("count", count.into())];
            self.write(&self.teller.say("table-plain-not-a-choice", &values))?;
            return Ok(Flow::Continue(()));
        };
        let action = self.table.read(&typed);
        self.try_to_play(action)
    }

    /// Plays an action, or answers why not. Breaks off asking when it was played.
    fn try_to_play(&mut self, action: Result<ActionOf<G>, Refusal>) -> anyhow::Result<Flow> {
        match action.and_then(|action| self.table.play(&action)) {
            Ok(()) => self.tell_news().map(|()| Flow::Break(())),
            Err(refusal) => {
                self.write(&refused::<G>(&refusal, self.teller))?;
                Ok(Flow::Continue(()))
            }
        }
    }

    fn show_table(&mut self) -> anyhow::Result<()> {
        self.write("")?;
        let lines = G::describe(&self.table.view(), self.teller);
        lines.iter().try_for_each(|line| self.write(line))
    }

    /// Asks, and says what can be picked.
    fn ask(&mut self) -> anyhow::Result<Vec<(Pick<G>, Choice)>> {
        let view = self.table.view();
        self.write(&match &self.draft {
            Some(draft) => draft.so_far(&view, self.teller),
            None => G::asked(&view, &self.table.choices(), self.teller),
        })?;
        let picks = menu(&self.table, self.draft.as_ref(), self.teller);
        for (number, (_, Choice { label, effect })) in (1..).zip(&picks) {
            self.write(format!("{number}. {label}. {effect}").trim_end())?;
        }
        let count = ("count", picks.len().into());
        self.write(&self.teller.say("table-plain-prompt", &[count]))?;
        Ok(picks)
    }

    /// The next line that says something, in lower case; `None` at the end of the input.
    fn answer(&mut self) -> anyhow::Result<Option<String>> {
        loop {
            let mut bytes = Vec::new();
            if self.input.read_until(b'\n', &mut bytes)? == 0 {
                return Ok(None);
            }
            // Bytes that are not text cannot be an answer, but they are no reason to stop either.
            let answer = String::from_utf8_lossy(&bytes).trim().to_lowercase();
            if !answer.is_empty() {
                return Ok(Some(answer));
            }
        }
    }

    /// Asks until it is answered; no more input is a yes to leaving and a no to another game.
    fn yes(&mut self, question: &str) -> anyhow::Result<bool> {
        self.say(question)?;
        loop {
            match self.answer()?.as_deref() {
                Some("y" | "yes" | "o" | "oui") => return Ok(true),
                Some("n" | "no" | "non") => return Ok(false),
                None => return Ok(question == "table-leave"),
                Some(_) => self.say("table-plain-yes-or-no")?,
            }
        }
    }

    fn help(&mut self) -> anyhow::Result<()> {
        let example = ("example", G::EXAMPLE.into());
        self.write(&self.teller.say("table-help-plain", &[example]))?;
        self.say(undo::help::<G>())?;
        if self.table.orders().next().is_some() { self.say("table-help-orders") } else { Ok(()) }
    }

    fn rules(&mut self) -> anyhow::Result<()> {
        let rules = readable(G::rules(self.teller.words.language()));
        rules.iter().try_for_each(|line| self.write(line.trim_start_matches('#').trim_start()))
    }

    fn hint(&mut self) -> anyhow::Result<()> {
        let view = self.table.view();
        let hint = self.table.adviser().think().map(|suggestion| {
            let foresee = || self.table.foresee(&suggestion.action);
            let label = G::choice(&view, &suggestion.action, &foresee, self.teller).label;
            advice::<G>(&label, suggestion.reasons, self.teller)
        });
        let hint = hint.unwrap_or_else(|| self.teller.say("table-hint-none", &[]));
        self.write(&hint)
    }

    fn end(&mut self) -> anyhow::Result<After> {
        let standings = self.table.standings().expect("the game is over");
        let lines = G::end(&standings, self.table.seen_since(0), self.teller);
        self.write("")?;
        lines.iter().try_for_each(|line| self.write(line))?;
        if self.yes("table-plain-again")? {
            return Ok(After::Again);
        }
        self.say("table-goodbye")?;
        Ok(After::Leave)
    }
}
