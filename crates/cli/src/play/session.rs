//! One sitting at the terminal: people and opponents in turn, what happened in between, orders carried out.

use super::{legal, log};
use crate::{
    Context,
    console::{Line, Style},
    fail::{Done, Fail},
    files, library, simulate,
};
use ironbottom_kernel::{
    Explain, Lang, Msg, Seat, SeatSet, ToAct, Viewer,
    dice::Seed,
    erased::{AnyGame, AnyTable, LogLine, Offer, SendError},
    game::Outcome,
    rule::Refusal,
    typed::{Choices, Gazetteer, Meaning, Reader, Reading, line, squash},
};
use std::{
    collections::{BTreeMap, VecDeque},
    path::{Path, PathBuf},
    sync::Arc,
};

/// Who decides for a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Holder {
    /// Somebody at this terminal.
    Human,
    /// A computer opponent of this level.
    Bot(String),
}

/// What comes after a line was typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// The same question again.
    Again,
    /// The position changed.
    Go,
    /// Enough.
    Quit,
}

/// One sitting.
pub struct Session<'a, 'b> {
    pub(super) cx: &'b mut Context<'a>,
    pub(super) game: Arc<dyn AnyGame>,
    pub(super) table: Box<dyn AnyTable>,
    pub(super) holders: Vec<Holder>,
    /// The game is written here after each turn.
    pub(super) save: Option<PathBuf>,
    /// Numbers of `?` count only while the position is the one they were shown for.
    pub(super) listed: Option<(Seat, usize)>,
    seed: Seed,
    /// How much of what happened each side at this terminal was told.
    told: BTreeMap<String, usize>,
    /// From which action on it was whose turn.
    turns: Vec<(usize, Option<Seat>)>,
    /// The turn whose heading was printed last.
    heading: Option<(usize, Option<Seat>)>,
    title: String,
    asked: Option<Seat>,
    saved: Option<(u32, Option<Seat>)>,
    /// How many actions stand in a file, or were there when we began: what comes after would be lost.
    pub(super) kept: usize,
    /// Somebody wanted to leave an unsaved game, at this many actions.
    leaving: Option<usize>,
}

impl<'a, 'b> Session<'a, 'b> {
    /// A sitting about to begin.
    pub fn new(
        cx: &'b mut Context<'a>,
        game: Arc<dyn AnyGame>,
        table: Box<dyn AnyTable>,
        holders: Vec<Holder>,
        seed: Seed,
    ) -> Self {
        let kept = table.len();
        Self {
            cx,
            game,
            table,
            holders,
            save: None,
            listed: None,
            seed,
            told: BTreeMap::new(),
            turns: Vec::new(),
            heading: None,
            title: String::new(),
            asked: None,
            saved: None,
            kept,
            leaving: None,
        }
    }

    pub(super) fn say(&self, msg: &Msg) -> String {
        self.cx.voice.tell(self.game.as_ref(), msg)
    }

    pub(super) fn print(&mut self, msg: &Msg) {
        let text = self.say(msg);
        self.cx.console.line(&text);
    }

    pub(super) fn print_all(&mut self, lines: &[String]) {
        for l in lines {
            self.cx.console.line(l);
        }
    }

    /// Plays until the game or the input ends.
    pub fn play(mut self) -> Done {
        self.seat_bots()?;
        if self.holders.contains(&Holder::Human) {
            self.cx.console.sit_down();
        }
        self.greet();
        while !self.cx.console.closed {
            self.note_turn();
            // Whoever's turn it was: what comes may go wrong, and what was played must not be lost by it.
            self.autosave(false);
            let next = match self.table.to_act() {
                ToAct::Over(outcome) => self.over(&outcome),
                to_act => self.decide(&to_act)?,
            };
            if next == Next::Quit {
                break;
            }
        }
        self.autosave(true);
        self.farewell();
        Ok(())
    }

    /// Leaves; on a terminal not without a word if something would be lost.
    pub(super) fn quit(&mut self) -> Next {
        let n = self.table.len();
        let lost = self.save.is_none() && n > self.kept && self.cx.console.on_terminal;
        if lost && self.leaving != Some(n) && !self.table.to_act().is_over() {
            self.leaving = Some(n);
            self.print(&Msg::new("quit-unsaved"));
            return Next::Again;
        }
        Next::Quit
    }

    /// How to go on with a saved game another day.
    fn farewell(&mut self) {
        let Some(path) = self.save.as_ref().map(|p| p.display().to_string()) else { return };
        if self.table.to_act().is_over() {
            return;
        }
        let info = self.game.info();
        let seats: Vec<String> = self
            .holders
            .iter()
            .enumerate()
            .map(|(i, h)| match h {
                Holder::Human => format!(" --seat {}=human", info.seat_id(Seat(i as u8))),
                Holder::Bot(level) => format!(" --seat {}={level}", info.seat_id(Seat(i as u8))),
            })
            .collect();
        let lang = if self.cx.lang_told {
            format!(" --lang {}", if self.cx.voice.lang == Lang::Fr { "fr" } else { "en" })
        } else {
            String::new()
        };
        let command = format!("ironbottom play --load {path} --save {path}{}{lang}", seats.concat());
        self.print(&Msg::new("quit-saved").text("path", path).text("command", command));
    }

    /// Seats the computer opponents.
    pub(super) fn seat_bots(&mut self) -> Done {
        for (i, holder) in self.holders.iter().enumerate() {
            if let Holder::Bot(level) = holder {
                // Their choices come from the seed too, so that a game can be played again.
                let number = self.seed.0.iter().skip(i % 24).take(8).fold(0, |n, b| n << 8 | u64::from(*b));
                let seated = self.table.seat_bot(Seat(i as u8), level, number ^ i as u64);
                seated.map_err(|e| simulate::run_error(&self.cx.voice, self.game.as_ref(), &e))?;
            }
        }
        Ok(())
    }

    /// Takes over a loaded game: what happened before is not news. A journal without its seed goes on with new dice.
    pub fn adopt(&mut self, sealed: bool) -> Done {
        let n = self.table.len();
        if !sealed && !self.table.to_act().is_over() {
            let forked = self.table.fork(n, self.seed.clone());
            self.table = forked.map_err(|e| Fail::Input(self.cx.voice.tell(self.game.as_ref(), &e.explain())))?;
            self.print(&Msg::new("load-new-seed"));
        }
        self.told = self.game.info().sides.iter().map(|s| (s.id.clone(), n)).collect();
        self.told.insert(String::new(), n);
        self.turns.clear();
        self.heading = None;
        self.listed = None;
        self.title.clear();
        Ok(())
    }

    /// From now on the game is written to this file after each turn.
    pub fn save_to(&mut self, path: &Path) -> Done {
        self.write(path)?;
        self.save = Some(path.to_owned());
        Ok(())
    }

    /// Writes the game with its seed, so that it can go on.
    pub(super) fn write(&self, path: &Path) -> Done {
        let journal = self.cx.library.complete(self.game.as_ref(), self.table.sealed_journal());
        files::write(&self.cx.voice, path, &journal.to_text())
    }

    pub(super) fn autosave(&mut self, now: bool) {
        let Some(path) = self.save.clone() else { return };
        let moment = (self.table.round(), self.table.turn());
        if !now && self.saved == Some(moment) {
            return;
        }
        self.saved = Some(moment);
        match self.write(&path) {
            Ok(()) => self.kept = self.table.len(),
            Err(fail) => {
                let sentence = fail.sentence().to_owned();
                self.cx.console.complain(&sentence);
            }
        }
    }

    fn greet(&mut self) {
        let info = self.game.info();
        let journal = self.table.journal();
        let scenario = info.scenarios.iter().find(|s| s.id == journal.scenario);
        let head = Msg::new("play-head")
            .text("title", self.cx.voice.of(&info.title))
            .text("scenario", scenario.map_or(journal.scenario.as_str(), |s| self.cx.voice.of(&s.name)));
        let seats: Vec<String> = (0..self.holders.len())
            .map(|i| {
                let who = match &self.holders[i] {
                    Holder::Human => self.cx.voice.t("holder-human"),
                    Holder::Bot(level) => self.cx.voice.level(level),
                };
                format!("{} ({})", self.cx.voice.seat(self.game.as_ref(), Seat(i as u8)), who)
            })
            .collect();
        let head = self.cx.console.paint(Style::Strong, &self.say(&head));
        self.cx.console.line(&head);
        self.print(&Msg::new("play-seats").text("seats", seats.join(", ")));
        self.print(&Msg::new("play-commitment").text("commitment", journal.commitment));
        if let Some(path) = &self.save {
            let msg = Msg::new("play-saving").text("path", path.display().to_string());
            self.print(&msg);
        }
        if self.holders.contains(&Holder::Human) {
            self.print(&Msg::new("play-hint"));
        }
        self.standing();
    }

    /// What answers for the people here unless they say otherwise.
    fn standing(&mut self) {
        let people: Vec<Seat> = (0..self.holders.len() as u8).map(Seat).filter(|s| self.is_human(*s)).collect();
        // A game that says nothing of its own about them asks what it asks anyway.
        let own = |s: Seat| {
            let look = self.table.look(Viewer::seat(s));
            look.orders(s).map(|(p, _)| p.text).filter(|text| *text != look.choices(s).0.text)
        };
        let mut texts: Vec<String> = people.into_iter().filter_map(own).map(|text| self.say(&text)).collect();
        texts.dedup();
        for text in texts {
            self.print(&Msg::new("play-standing").text("orders", text));
        }
    }

    pub(super) fn is_human(&self, seat: Seat) -> bool {
        self.holders.get(seat.0 as usize) == Some(&Holder::Human)
    }

    fn side(&self, seat: Seat) -> String {
        self.game.info().seats.get(seat.0 as usize).map(|s| s.side.clone()).unwrap_or_default()
    }

    /// Who hears the news together: the people of a side, or, where nothing is secret, everybody at this terminal.
    fn listeners(&self, seat: Seat) -> String {
        if self.game.info().secrets { self.side(seat) } else { String::new() }
    }

    /// What the people who share a side at this terminal may know.
    pub(super) fn viewer(&self, seat: Seat) -> Viewer {
        let side = self.side(seat);
        let seats = (0..self.holders.len() as u8).map(Seat).filter(|s| self.is_human(*s) && self.side(*s) == side);
        Viewer::Seats(seats.collect::<SeatSet>().with(seat))
    }

    /// What standing orders and plans answer first, then opponents; then one of the people who are asked.
    fn decide(&mut self, to_act: &ToAct) -> Done<Next> {
        let seats = to_act.seats();
        if seats.iter().any(|s| self.table.routine(s).is_some()) {
            return Ok(Next::Go);
        }
        for seat in seats.iter() {
            if !self.is_human(seat) && self.table.bot_step(seat).is_some() {
                if !self.holders.contains(&Holder::Human) {
                    self.watch();
                }
                return Ok(Next::Go);
            }
        }
        // Who was asked last goes on, where several may.
        let people = seats.iter().filter(|s| self.is_human(*s));
        let (same, others): (Vec<Seat>, Vec<Seat>) = people.partition(|s| self.asked == Some(*s));
        for seat in same.into_iter().chain(others) {
            let choices = Choices::of(self.table.as_ref(), seat);
            if !choices.offers.is_empty() {
                self.curtain(seat);
                self.asked = Some(seat);
                return self.ask(seat, &choices);
            }
        }
        Err(Fail::Result(self.cx.voice.t("play-dead-end")))
    }

    /// Where there are secrets, the screen is wiped between people of different sides.
    fn curtain(&mut self, seat: Seat) {
        let other = self.asked.is_some_and(|a| self.side(a) != self.side(seat));
        if other && self.game.info().secrets && self.cx.console.on_terminal {
            self.cx.console.curtain();
            let msg = Msg::new("play-curtain").text("seat", self.cx.voice.seat(self.game.as_ref(), seat));
            let text = self.say(&msg);
            let _ = self.cx.console.ask(&text, &mut Vec::new);
            self.cx.console.curtain();
        }
    }

    fn ask(&mut self, seat: Seat, choices: &Choices) -> Done<Next> {
        let title = self.say(&self.table.scene(self.viewer(seat)).title);
        let titled = title != self.title;
        self.news(self.viewer(seat), &self.listeners(seat), Some(seat).filter(|_| titled));
        if titled {
            // The question says whose turn it is.
            self.heading = self.turn_of(self.table.len());
            let line = self.cx.console.paint(Style::Strong, &format!("── {title} ──"));
            self.cx.console.line(&line);
            self.title = title;
        }
        let question = Msg::new("play-question")
            .text("seat", self.cx.voice.seat(self.game.as_ref(), seat))
            .text("text", self.say(&choices.prompt.text))
            .text("rule", self.rule_id(choices.prompt.rule))
            .int("count", choices.offers.len() as i64);
        self.print(&question);
        if let [only] = choices.offers.as_slice() {
            let msg = Msg::new("play-only").text("notation", only.notation.as_str());
            self.print(&msg);
        }
        loop {
            let prompt = format!("{}> ", self.game.info().seat_id(seat));
            let (table, lang) = (&self.table, self.cx.voice.lang);
            let mut words = || legal::words(choices, &table.orders(seat), lang);
            let typed = match self.cx.console.ask(&prompt, &mut words) {
                Line::Text(t) => t,
                Line::Interrupt => {
                    self.print(&Msg::new("play-interrupt"));
                    continue;
                }
                Line::End => return Ok(Next::Quit),
            };
            match self.typed(seat, choices, typed.trim()) {
                Next::Again => {}
                next => return Ok(next),
            }
        }
    }

    /// An order beats a command of the same name; anything else that begins like a command is one.
    fn typed(&mut self, seat: Seat, choices: &Choices, typed: &str) -> Next {
        if typed.is_empty() {
            return match choices.offers.as_slice() {
                [only] => self.orders(seat, &only.notation.clone()),
                _ => Next::Again,
            };
        }
        if !self.is_order(seat, choices, typed)
            && let Some(next) = self.command(Some(seat), typed)
        {
            return next;
        }
        self.orders(seat, typed)
    }

    /// Is this an order, legal or not, and not a command? A single word is one only in full.
    fn is_order(&self, seat: Seat, choices: &Choices, typed: &str) -> bool {
        let first = typed.split(';').next().unwrap_or_default().trim();
        if choices.offers.iter().any(|o| line::fold(&o.notation) == line::fold(first)) {
            return true;
        }
        if !first.contains(' ') || first.starts_with(['/', '?']) {
            return false;
        }
        let mut forms: Vec<String> = choices.offers.iter().map(|o| o.notation.clone()).collect();
        forms.extend(self.table.orders(seat).into_iter().map(|o| o.notation));
        line::strict(first, &forms) != line::Found::Nothing
            || self.table.reading(seat, first).is_some()
            || self.table.spelled(seat, first).is_some()
            || {
                let coded = self.names(seat).coded(first);
                coded != first && (self.table.reading(seat, &coded).is_some() || self.table.spelled(seat, &coded).is_some())
            }
    }

    /// What places are called here.
    pub(super) fn names(&self, seat: Seat) -> Gazetteer {
        Gazetteer::new(self.game.catalog(), self.cx.voice.lang, &self.table.scene(self.viewer(seat)))
    }

    /// Carries out a line of orders: all of them, or none; a die or anything learned ends it.
    fn orders(&mut self, seat: Seat, typed: &str) -> Next {
        let mut parts: VecDeque<String> = typed.split(';').map(str::trim).filter(|p| !p.is_empty()).map(str::to_owned).collect();
        let left = |parts: &VecDeque<String>| parts.iter().map(|p| line::repeated(p).map_or(1, |(n, _)| n)).sum::<usize>();
        let (start, mut done) = (self.table.len(), 0);
        let names = self.names(seat);
        let (mut said, mut warned): (Option<String>, Vec<String>) = (None, Vec::new());
        while let Some(part) = parts.pop_front() {
            let choices = Choices::of(self.table.as_ref(), seat);
            let listed = self.listed == Some((seat, self.table.len()));
            let meaning = {
                let say = |msg: &Msg| self.say(msg);
                Reader { table: self.table.as_ref(), seat, choices: &choices, names: &names, say: &say }.part(&part, listed)
            };
            let reading = match meaning {
                Meaning::Several(out) => {
                    let steps: Vec<String> = out.offers.into_iter().map(|o| o.notation).collect();
                    let text = self.cx.console.paint(Style::Accent, &format!("→ {}", squash(steps.iter().cloned()).join("; ")));
                    self.cx.console.line(&text);
                    out.notes.iter().for_each(|note| self.print(note));
                    steps.into_iter().rev().for_each(|step| parts.push_front(step));
                    continue;
                }
                Meaning::Repeat { count, order, filled } => {
                    if filled && (count > 1 || choices.offers.iter().any(|o| o.notation == order)) {
                        let text = self.cx.console.paint(Style::Accent, &format!("→ {count}x {order}"));
                        self.cx.console.line(&text);
                    }
                    (0..count).for_each(|_| parts.push_front(order.clone()));
                    continue;
                }
                Meaning::One(reading) => reading,
            };
            let (voice, game) = (&self.cx.voice, self.game.as_ref());
            let sent = match reading {
                Reading::Offer { offer, as_typed } => {
                    // Said once, however often it is repeated.
                    if !as_typed && said.as_ref() != Some(&offer.notation) {
                        let text = self.cx.console.paint(Style::Accent, &format!("→ {}", offer.notation));
                        self.cx.console.line(&text);
                        said = Some(offer.notation.clone());
                    }
                    let warning = self.warning(&choices, &offer).filter(|w| !warned.contains(w));
                    let sent = self.send(seat, &offer, self.table.len() > start);
                    if let Some(text) = warning.filter(|_| sent.is_ok()) {
                        let line = self.cx.console.paint(Style::Accent, &text);
                        self.cx.console.line(&line);
                        warned.push(text);
                    }
                    sent
                }
                Reading::Refused(refusal) => Err(self.refusal(&refusal)),
                Reading::Any(list) => {
                    let lines = legal::any(voice, &part, &list);
                    self.listed = Some((seat, self.table.len()));
                    Err(lines)
                }
                Reading::NotYet => {
                    let lines = legal::not_yet(voice, game, &choices, &part);
                    self.listed = Some((seat, self.table.len()));
                    Err(lines)
                }
                Reading::Unknown(near) => {
                    let lines = legal::unknown(voice, &part, &near);
                    self.listed = Some((seat, self.table.len()));
                    Err(lines)
                }
            };
            if let Err(lines) = sent {
                self.print_all(&lines);
                if self.table.len() > start {
                    // All of the line so far is taken back as one.
                    let _ = self.table.undo(seat);
                }
                if done + parts.len() > 0 {
                    let total = (done + 1 + left(&parts)) as i64;
                    self.print(&Msg::new("play-nothing-done").text("order", part).int("at", done as i64 + 1).int("total", total));
                }
                return if self.table.len() == start { Next::Again } else { Next::Go };
            }
            done += 1;
            let asked = self.table.to_act().seats().has(seat);
            if !parts.is_empty() && (!self.table.can_undo(seat) || !asked) {
                let total = (done + left(&parts)) as i64;
                self.print(&Msg::new("play-batch-ended").int("done", done as i64).int("total", total));
                return Next::Go;
            }
        }
        if self.table.len() == start { Next::Again } else { Next::Go }
    }

    /// What a player should know about a choice, as a line.
    fn warning(&self, choices: &Choices, offer: &Offer) -> Option<String> {
        let warning = choices.warning(offer)?;
        Some(self.say(&Msg::new("play-warning").text("warning", self.say(warning))))
    }

    fn send(&mut self, seat: Seat, offer: &Offer, joined: bool) -> Result<(), Vec<String>> {
        self.note_turn();
        match self.table.send_joined(seat, &offer.action, joined) {
            Ok(()) => Ok(()),
            Err(SendError::Act(ironbottom_kernel::table::ActError::Refused(r))) => Err(self.refusal(&r)),
            Err(SendError::Act(e)) => Err(vec![self.say(&e.explain())]),
            Err(SendError::NotAnAction(e)) => Err(vec![self.say(&Msg::new("order-not-action").text("problem", e))]),
        }
    }

    /// Why not: the reason, the rule's number and the rule itself.
    pub(super) fn refusal(&self, r: &Refusal) -> Vec<String> {
        legal::refusal(&self.cx.voice, self.game.as_ref(), r)
    }

    pub(super) fn rule_id(&self, rule: ironbottom_kernel::RuleId) -> String {
        rule.with_prefix(&self.game.info().rule_prefix)
    }

    fn note_turn(&mut self) {
        let (n, turn) = (self.table.len(), self.table.turn());
        self.turns.retain(|(from, _)| *from <= n);
        if self.turns.last().is_none_or(|(_, t)| *t != turn) {
            self.turns.push((n, turn));
        }
    }

    /// Nobody plays here: tell each turn as it ends.
    fn watch(&mut self) {
        if self.table.turn() != self.turns.last().and_then(|(_, t)| *t) {
            self.note_turn();
            self.news(Viewer::Spectator, "", None);
        }
    }

    /// What happened since this side last looked, under the name of whose turn it was; who is asked next under a new title needs no
    /// second one.
    fn news(&mut self, viewer: Viewer, side: &str, asked: Option<Seat>) {
        let n = self.table.len();
        let from = self.told.get(side).copied().unwrap_or(0).min(n);
        self.told.insert(side.to_owned(), n);
        let told = self.table.told(viewer, from);
        let mut rest = told.as_slice();
        // An action may end one turn and open the next.
        let mut opened = None;
        while let Some(first) = rest.first() {
            let mut mark_of = |t: &LogLine| {
                if t.opens_turn {
                    opened = Some(t.action);
                }
                self.turn_of(t.action + usize::from(opened == Some(t.action)))
            };
            let mark = mark_of(first);
            let count = 1 + rest.iter().skip(1).take_while(|t| mark_of(t) == mark).count();
            let (turn, later) = rest.split_at(count);
            rest = later;
            let whose = mark.and_then(|(_, seat)| seat);
            let own = whose.is_some_and(|s| self.is_human(s));
            let mut opening = None;
            if self.heading != mark {
                opening = turn.first().filter(|t| t.opens_turn).map(|t| self.told_line(viewer, t));
                if let Some(seat) = whose.filter(|s| asked != Some(*s)) {
                    let name = opening.clone().unwrap_or_else(|| self.cx.voice.seat(self.game.as_ref(), seat));
                    let line = self.cx.console.paint(Style::Strong, &format!("· {name}"));
                    self.cx.console.line(&line);
                }
                self.heading = mark;
            }
            // The moves of others are many and much alike; dice stay where they fell.
            let told = turn.iter().skip(usize::from(opening.is_some()));
            let told = told.map(|t| (!t.dice.is_empty(), self.told_line(viewer, t)));
            let lines = if own { squash(told.map(|t| t.1)) } else { gathered(told) };
            for l in &lines {
                let l = self.cx.console.paint(Style::Faint, &format!("  {l}"));
                self.cx.console.line(&l);
            }
        }
    }

    fn turn_of(&self, action: usize) -> Option<(usize, Option<Seat>)> {
        self.turns.iter().rev().find(|(from, _)| *from <= action).copied()
    }

    /// One thing that happened: its text, and the dice.
    fn told_line(&self, viewer: Viewer, t: &LogLine) -> String {
        log::told_line(&self.cx.voice, self.game.as_ref(), self.table.as_ref(), viewer, t)
    }

    /// The end: what came of it; then only looking, saving and forking are left.
    fn over(&mut self, outcome: &Outcome) -> Next {
        let watching = !self.holders.contains(&Holder::Human);
        let side = if watching { String::new() } else { self.asked.map(|s| self.listeners(s)).unwrap_or_default() };
        self.news(Viewer::Everything, &side, None);
        let winner = match &outcome.winner {
            Some(w) => Msg::new("over-winner").text("side", self.cx.voice.side(self.game.as_ref(), w)),
            None => Msg::new("over-draw"),
        };
        let lines = [self.say(&winner), self.say(&outcome.reason)];
        self.print_all(&lines);
        if !outcome.honours.is_empty() {
            let names: Vec<String> = outcome.honours.iter().map(|s| self.cx.voice.seat(self.game.as_ref(), s)).collect();
            self.print(&Msg::new("over-honours").text("seats", names.join(", ")));
        }
        self.print(&Msg::new("over-seed").text("seed", self.table.journal().seed.unwrap_or_default()));
        self.autosave(true);
        if watching {
            return Next::Quit;
        }
        self.print(&Msg::new("over-hint"));
        loop {
            let lang = self.cx.voice.lang;
            let mut words = || super::commands::words(lang).iter().map(|w| (*w).to_owned()).collect();
            let typed = match self.cx.console.ask("> ", &mut words) {
                Line::Text(t) => t,
                Line::Interrupt | Line::End => return Next::Quit,
            };
            match self.command(None, typed.trim()) {
                Some(Next::Again) => {}
                Some(next) => return next,
                None => self.print(&Msg::new("act-over")),
            }
        }
    }

    /// A new seed for a fork.
    pub(super) fn reseed(&mut self) -> Seed {
        self.seed = library::fresh_seed();
        self.seed.clone()
    }
}

/// The same line several times between two throws of dice is one line with a number, where it came first.
fn gathered(lines: impl Iterator<Item = (bool, String)>) -> Vec<String> {
    let mut out: Vec<(String, usize)> = Vec::new();
    let mut from = 0;
    for (dice, l) in lines {
        match out.iter_mut().skip(from).find(|(other, _)| !dice && *other == l) {
            Some((_, n)) => *n += 1,
            None => out.push((l, 1)),
        }
        if dice {
            from = out.len();
        }
    }
    out.into_iter().map(|(l, n)| if n > 1 { format!("{l} (×{n})") } else { l }).collect()
}
