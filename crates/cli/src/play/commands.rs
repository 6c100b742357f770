//! What can be typed besides orders.

use super::{
    legal, line,
    session::{Next, Session},
};
use crate::{
    fail::{Done, Fail},
    house::Proved,
    odds::Words,
    picture, rules,
};
use ironbottom_kernel::{
    Explain, Msg, Seat, Viewer,
    ask::Query,
    journal::{Entry, Journal},
    prompt::Gesture,
    scene::{Scene, SpaceState},
};
use std::path::Path;

/// The commands, as they are completed.
pub const WORDS: &[&str] =
    &["?", "help", "why ", "map", "look ", "log", "odds ", "ask ", "rules", "orders", "undo", "save ", "load ", "fork ", "quit"];

impl Session<'_, '_> {
    /// Does what a command says; none if it is no command. What goes wrong is said, and the game goes on.
    pub(super) fn command(&mut self, seat: Option<Seat>, typed: &str) -> Option<Next> {
        let forced = typed.strip_prefix('/');
        let typed = forced.unwrap_or(typed);
        let (word, rest) = match typed.strip_prefix('?') {
            Some(rest) => ("?", rest),
            None => typed.split_once(' ').unwrap_or((typed, "")),
        };
        let rest = rest.trim();
        let done = match (word.to_lowercase().as_str(), seat) {
            ("?", Some(seat)) => self.legal(seat, rest),
            ("why", Some(seat)) => self.why(seat, rest),
            ("orders", Some(seat)) => self.standing_orders(seat, rest),
            ("undo", Some(seat)) => self.undo(seat),
            ("help", _) | ("?", None) => self.help(),
            ("map", _) => self.map(seat, rest),
            ("look", _) => self.look(seat, rest),
            ("log", _) => self.log(seat, rest),
            ("odds", _) => self.odds(seat, rest),
            ("ask", _) => self.question(seat, rest),
            ("rules", _) => self.rules(rest),
            ("save", _) => self.save(rest),
            ("load", _) => self.load(rest),
            ("fork", _) => self.fork(rest),
            ("quit" | "exit", _) if rest.is_empty() => Ok(self.quit()),
            _ if forced.is_some() => Err(Fail::Input(self.say(&Msg::new("command-unknown").text("command", word)))),
            _ => return None,
        };
        Some(done.unwrap_or_else(|fail| {
            self.cx.console.line(fail.sentence());
            Next::Again
        }))
    }

    /// People of a seat see what they may know; after the end there are no secrets.
    fn looker(&self, seat: Option<Seat>) -> Viewer {
        seat.map_or(Viewer::Everything, |s| self.viewer(s))
    }

    fn legal(&mut self, seat: Seat, words: &str) -> Done<Next> {
        let choices = legal::choices(self.table.as_ref(), seat);
        let lines = legal::list(&self.cx.voice, self.game.as_ref(), &choices, words).unwrap_or_else(|| {
            // What is not legal may be an order, and then the rules say why.
            match legal::why_not(self.table.as_ref(), seat, words) {
                Some(refusal) => self.refusal(&refusal),
                None => vec![self.say(&Msg::new("list-none").text("words", words))],
            }
        });
        self.listed = Some((seat, self.table.len()));
        self.print_all(&lines);
        Ok(Next::Again)
    }

    fn why(&mut self, seat: Seat, text: &str) -> Done<Next> {
        if text.is_empty() {
            return Err(self.how("help-why"));
        }
        let mut offers = self.table.offers(seat);
        offers.extend(self.table.orders(seat));
        let forms: Vec<String> = offers.into_iter().map(|o| o.notation).collect();
        let lines = match (line::strict(text, &forms), legal::why_not(self.table.as_ref(), seat, text)) {
            (line::Found::One(i), _) => vec![self.say(&Msg::new("why-legal").text("order", forms[i].as_str()))],
            (line::Found::Many(list), _) => vec![self.say(&Msg::new("why-legal-many").int("count", list.len() as i64))],
            (_, Some(refusal)) => self.refusal(&refusal),
            _ => {
                let mut lines = vec![self.say(&Msg::new("why-unknown").text("order", text))];
                lines.extend(line::nearest(text, &forms, 5).into_iter().map(|i| format!("  {}", forms[i])));
                lines
            }
        };
        self.print_all(&lines);
        Ok(Next::Again)
    }

    fn standing_orders(&mut self, seat: Seat, words: &str) -> Done<Next> {
        let wanted = line::fold(words);
        let labels = self.table.order_prompt(seat).choices.into_iter().map(|c| self.say(&c.label));
        let forms = self.table.orders(seat).into_iter().map(|o| o.notation);
        let rows: Vec<Vec<String>> =
            forms.zip(labels).filter(|(n, _)| line::fold(n).contains(&wanted)).map(|(n, label)| vec![n, label]).collect();
        let lines: Vec<String> = picture::align(&rows).into_iter().map(|l| format!("  {l}")).collect();
        if lines.is_empty() {
            self.print(&Msg::new("orders-none"));
        } else {
            self.print(&Msg::new("orders-head").int("count", lines.len() as i64));
            self.print_all(&lines);
        }
        Ok(Next::Again)
    }

    fn undo(&mut self, seat: Seat) -> Done<Next> {
        let id = self.game.info().seat_id(seat).to_owned();
        let last = self.table.entries(0).into_iter().rev().find_map(|e| match e {
            Entry::Act(a) if a.seat == id => Some(a.says),
            _ => None,
        });
        self.table.undo(seat).map_err(|e| Fail::Input(self.say(&e.explain())))?;
        self.print(&Msg::new("undo-done").text("order", last.unwrap_or_default()));
        Ok(Next::Go)
    }

    fn help(&mut self) -> Done<Next> {
        for id in [
            "help-orders",
            "help-list",
            "help-why",
            "help-map",
            "help-look",
            "help-log",
            "help-odds-here",
            "help-ask",
            "help-rules-here",
            "help-standing",
            "help-undo",
            "help-save",
            "help-load",
            "help-fork",
            "help-quit",
        ] {
            self.print(&Msg::new(id));
        }
        Ok(Next::Again)
    }

    fn how(&self, id: &'static str) -> Fail {
        Fail::Input(self.say(&Msg::new(id)))
    }

    fn map(&mut self, seat: Option<Seat>, words: &str) -> Done<Next> {
        let scene = self.table.scene(self.looker(seat));
        let only = Some(words).filter(|w| !w.is_empty());
        let lines = picture::scene(&self.cx.voice, self.game.as_ref(), &scene, only);
        if lines.is_empty() {
            return Err(Fail::Input(self.say(&Msg::new("look-none").text("words", words))));
        }
        self.print_all(&lines);
        Ok(Next::Again)
    }

    /// One space: what is there, and what can be done with it now.
    fn look(&mut self, seat: Option<Seat>, words: &str) -> Done<Next> {
        if words.is_empty() {
            return Err(self.how("help-look"));
        }
        let scene = self.table.scene(self.looker(seat));
        let (i, name) = self.place(&scene, words)?;
        let id = scene.spaces[i].space.clone();
        let one = Scene { spaces: vec![scene.spaces[i].clone()], ..scene };
        let mut lines = picture::scene(&self.cx.voice, self.game.as_ref(), &one, Some(&name));
        lines.retain(|l| !l.is_empty());
        if let Some(seat) = seat {
            let choices = legal::choices(self.table.as_ref(), seat);
            let here: Vec<&str> = choices
                .offers
                .iter()
                .zip(&choices.prompt.choices)
                .filter(|(_, c)| touches(&c.gesture, &id))
                .map(|(o, _)| o.notation.as_str())
                .collect();
            if !here.is_empty() {
                lines.push(self.say(&Msg::new("look-legal").int("count", here.len() as i64)));
                lines.extend(here.iter().take(20).map(|n| format!("  {n}")));
                if here.len() > 20 {
                    lines.push(self.say(&Msg::new("list-more").int("count", (here.len() - 20) as i64)));
                }
            }
        }
        self.print_all(&lines);
        Ok(Next::Again)
    }

    /// The space somebody names, by its code, its name or its id: its place in the scene, and its name.
    fn place(&self, scene: &Scene, words: &str) -> Done<(usize, String)> {
        let mut names: Vec<String> = scene.spaces.iter().map(|s| self.cx.voice.name(self.game.as_ref(), &s.name)).collect();
        let ids: Vec<String> = scene.spaces.iter().map(|s| s.space.clone()).collect();
        let coded = |s: &SpaceState| {
            let code = picture::code(&self.cx.voice, self.game.as_ref(), &s.space);
            code.is_some_and(|c| line::fold(&c) == line::fold(words))
        };
        if let Some(i) = scene.spaces.iter().position(coded) {
            return Ok((i, names.swap_remove(i)));
        }
        let found = match line::strict(words, &names) {
            line::Found::Nothing => line::strict(words, &ids),
            found => found,
        };
        match found {
            line::Found::One(i) => Ok((i, names.swap_remove(i))),
            line::Found::Many(list) => {
                let list: Vec<&str> = list.iter().map(|i| names[*i].as_str()).collect();
                Err(Fail::Input(self.say(&Msg::new("look-many").text("names", list.join(", ")))))
            }
            line::Found::Nothing => Err(Fail::Input(self.say(&Msg::new("look-none").text("words", words)))),
        }
    }

    fn log(&mut self, seat: Option<Seat>, words: &str) -> Done<Next> {
        let most = if words.is_empty() { 30 } else { words.parse().map_err(|_| self.how("help-log"))? };
        let told = self.table.told(self.looker(seat), 0);
        let lines: Vec<String> = told
            .iter()
            .skip(told.len().saturating_sub(most))
            .map(|t| format!("{:>5}  {}  {}", t.action + 1, self.rule_id(t.rule), self.told_line(t)))
            .collect();
        if lines.is_empty() {
            self.print(&Msg::new("log-empty"));
        }
        self.print_all(&lines);
        Ok(Next::Again)
    }

    /// `odds A vs B` of forces in words, `odds A vs SPACE` on those who are there, `odds SPACE` of the battle there; `--word`s
    /// are the game's own.
    fn odds(&mut self, seat: Option<Seat>, text: &str) -> Done<Next> {
        let (plain, flags) = match text.find("--") {
            Some(i) => text.split_at(i),
            None => (text, ""),
        };
        let plain = plain.trim();
        let described = Words::read(&self.cx.voice, &flag_words(flags))?.query;
        let named = |name: &str| Query { name: name.to_owned(), ..described.clone() };
        let viewer = self.looker(seat);
        let scene = self.table.scene(viewer);
        let sides = [" vs ", " contre ", " against "].iter().find_map(|w| plain.split_once(w));
        let answer = match sides {
            Some((attack, defend)) => match self.place(&scene, defend.trim()) {
                Ok((i, _)) => {
                    let space = scene.spaces[i].space.as_str();
                    self.table.ask(viewer, &named("odds_of").with("attack", attack.trim()).with("space", space))
                }
                Err(_) => self.game.ask_apart(&described.clone().with("attack", attack.trim()).with("defend", defend.trim())),
            },
            None if plain.is_empty() && flags.is_empty() => return Err(self.how("help-odds-here")),
            None if plain.is_empty() => self.game.ask_apart(&described),
            None => {
                let (i, _) = self.place(&scene, plain)?;
                self.table.ask(viewer, &named("battle").with("space", scene.spaces[i].space.as_str()))
            }
        };
        let lines = picture::answer(&self.cx.voice, self.game.as_ref(), &scene, &answer);
        self.print_all(&lines);
        Ok(Next::Again)
    }

    /// Any question the game answers: `ask NAME [key=value ...]`.
    fn question(&mut self, seat: Option<Seat>, text: &str) -> Done<Next> {
        let mut words = text.split_whitespace();
        let name = words.next().unwrap_or_default();
        if name.is_empty() {
            // The game says what can be asked.
            self.print(&Msg::new("help-ask"));
        }
        let mut query = Query::new(name);
        let mut last: Option<&str> = None;
        for word in words {
            // A value may have several words.
            last = match (word.split_once('='), last) {
                (Some((key, value)), _) => {
                    query = query.with(key, value);
                    Some(key)
                }
                (None, Some(key)) => {
                    let value = format!("{} {word}", query.arg(key));
                    query = query.with(key, value);
                    Some(key)
                }
                (None, None) => return Err(self.how("help-ask")),
            };
        }
        let viewer = self.looker(seat);
        let (answer, scene) = (self.table.ask(viewer, &query), self.table.scene(viewer));
        let lines = picture::answer(&self.cx.voice, self.game.as_ref(), &scene, &answer);
        self.print_all(&lines);
        Ok(Next::Again)
    }

    fn rules(&mut self, what: &str) -> Done<Next> {
        let lines = rules::look_up(&self.cx.voice, self.game.as_ref(), what)?;
        self.print_all(&lines);
        Ok(Next::Again)
    }

    fn save(&mut self, name: &str) -> Done<Next> {
        if name.is_empty() {
            return Err(self.how("help-save"));
        }
        let path = Path::new(name);
        // An older save may be written over, anything else not.
        if path.exists() && std::fs::read_to_string(path).ok().is_none_or(|t| Journal::from_text(&t).is_err()) {
            return Err(Fail::Input(self.say(&Msg::new("save-other").text("path", name))));
        }
        self.write(path)?;
        self.kept = self.table.len();
        let over = self.table.to_act().is_over();
        self.print(&Msg::new(if over { "save-done" } else { "save-done-sealed" }).text("path", name));
        Ok(Next::Again)
    }

    fn load(&mut self, name: &str) -> Done<Next> {
        if name.is_empty() {
            return Err(self.how("help-load"));
        }
        let Proved { game, journal, table } = self.cx.house.journal(&self.cx.voice, Path::new(name))?;
        if game.info().id != self.game.info().id {
            return Err(Fail::Input(self.say(&Msg::new("load-other-game").text("game", game.info().id.as_str()))));
        }
        (self.game, self.table) = (game, table);
        self.reseed();
        self.adopt(journal.seed.is_some())?;
        self.seat_bots()?;
        self.stop_saving();
        self.print(&Msg::new("load-done").text("path", name).int("actions", self.table.len() as i64));
        Ok(Next::Go)
    }

    fn fork(&mut self, number: &str) -> Done<Next> {
        let n: usize = number.parse().map_err(|_| self.how("help-fork"))?;
        if n > self.table.len() {
            let msg = Msg::new("show-no-such").text("at", number).int("of", self.table.len() as i64);
            return Err(Fail::Input(self.say(&msg)));
        }
        let seed = self.reseed();
        self.table = self.table.fork(n, seed).map_err(|e| Fail::Input(self.say(&e.explain())))?;
        self.adopt(true)?;
        self.seat_bots()?;
        self.stop_saving();
        self.print(&Msg::new("fork-done").int("actions", n as i64));
        Ok(Next::Go)
    }

    /// Another game goes on here: the file of the first keeps what it has.
    fn stop_saving(&mut self) {
        if let Some(path) = self.save.take() {
            self.print(&Msg::new("save-stopped").text("path", path.display().to_string()));
        }
    }
}

/// `--a 3 horses --b` as a shell would split it, each value in one piece.
fn flag_words(text: &str) -> Vec<String> {
    let mut out = Vec::new();
    for part in text.split("--").map(str::trim).filter(|p| !p.is_empty()) {
        let (key, value) = part.split_once(' ').unwrap_or((part, ""));
        out.push(format!("--{key}"));
        if !value.trim().is_empty() {
            out.push(value.trim().trim_matches('"').to_owned());
        }
    }
    out
}

fn touches(gesture: &Gesture, space: &str) -> bool {
    match gesture {
        Gesture::Button => false,
        Gesture::Move { from, to, .. } => from == space || to == space,
        Gesture::Place { to, .. } => to == space,
        Gesture::Pick { at, .. } => at == space,
    }
}

#[cfg(test)]
mod tests {
    use super::flag_words;

    #[test]
    fn words_of_a_question_keep_their_blanks() {
        assert_eq!(flag_words("--attack 3 horses --night"), ["--attack", "3 horses", "--night"]);
        assert_eq!(flag_words("--attack \"3 horses\""), ["--attack", "3 horses"]);
    }
}
