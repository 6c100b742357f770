//! What can be typed besides orders.

use super::{
    legal, log,
    session::{Holder, Next, Session},
};
use crate::{
    console::Line,
    fail::{Done, Fail},
    library::Proved,
    odds::Words,
    picture, rules,
};
use ironbottom_kernel::{
    Explain, Lang, Msg, Seat, SeatSet, Viewer,
    ask::{Answer, Query, Worded},
    journal::{Entry, Journal},
    prompt::Gesture,
    scene::{Scene, SpaceState},
    table::UndoError,
    typed::{Choices, line, squash, why_not},
};
use std::path::Path;

/// The commands, as they are completed; each is understood in either language.
pub const fn words(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => &[
            "?", "help", "why ", "map", "look ", "log", "odds ", "ask ", "rules", "orders", "undo", "save ", "load ", "fork ",
            "quit",
        ],
        Lang::Fr => &[
            "?",
            "aide",
            "pourquoi ",
            "carte",
            "voir ",
            "journal",
            "chances ",
            "demander ",
            "règles",
            "consignes",
            "annuler",
            "enregistrer ",
            "charger ",
            "variante ",
            "quitter",
        ],
    }
}

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
        let done = match (english(&line::fold(word)), seat) {
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
            ("load", _) => self.load(seat, rest),
            ("fork", _) => self.fork(seat, rest),
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
        let choices = Choices::of(self.table.as_ref(), seat);
        let lines = legal::list(&self.cx.voice, self.game.as_ref(), &choices, words).unwrap_or_else(|| {
            // What is not legal may be an order, and then the rules say why.
            match why_not(self.table.as_ref(), seat, &self.names(seat), words) {
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
        let whole = match line::exact(text, &forms) {
            line::Found::Nothing => None,
            found => Some(found),
        };
        let begun = || if self.table.reading(seat, text).is_some() { line::Found::Nothing } else { line::strict(text, &forms) };
        let lines = match (whole.unwrap_or_else(begun), why_not(self.table.as_ref(), seat, &self.names(seat), text)) {
            (line::Found::One(i), _) => vec![self.say(&Msg::new("why-legal").text("order", forms[i].as_str()))],
            (line::Found::Many(list), _) => vec![self.say(&Msg::new("why-legal-many").int("count", list.len() as i64))],
            (_, Some(refusal)) => self.refusal(&refusal),
            _ => {
                let near = line::nearest(text, &forms, 5);
                let id = if near.is_empty() { "why-unknown-alone" } else { "why-unknown" };
                let mut lines = vec![self.say(&Msg::new(id).text("order", text))];
                lines.extend(near.into_iter().map(|i| format!("  {}", forms[i])));
                lines
            }
        };
        self.print_all(&lines);
        Ok(Next::Again)
    }

    fn standing_orders(&mut self, seat: Seat, words: &str) -> Done<Next> {
        let wanted = line::fold(words);
        let look = self.table.look(Viewer::seat(seat));
        let given = look.orders(seat);
        let own = given.as_ref().filter(|(p, _)| p.text != look.choices(seat).0.text).map(|(p, _)| self.say(&p.text));
        drop(look);
        if let Some(now) = own {
            self.cx.console.line(&now);
        }
        let all = given.into_iter().flat_map(|(p, orders)| orders.into_iter().zip(p.choices));
        let fits = all.filter(|(o, _)| line::fold(&o.notation).contains(&wanted));
        let rows: Vec<Vec<String>> = fits.map(|(o, c)| vec![o.notation, self.say(&c.label)]).collect();
        let lines: Vec<String> = picture::align(&rows).into_iter().map(|l| format!("  {l}")).collect();
        if lines.is_empty() {
            self.print(&Msg::new("orders-none"));
        } else {
            self.print(&Msg::new("orders-head").int("count", lines.len() as i64));
            self.print_all(&lines);
        }
        Ok(Next::Again)
    }

    /// Takes back what was typed last, the whole line, and what was answered for the seat since; dice only by consent.
    fn undo(&mut self, seat: Seat) -> Done<Next> {
        let undone = match self.table.take_back(seat) {
            Ok(undone) => undone,
            Err(UndoError::Barrier) => match self.last_of(seat) {
                Some((keep, order)) => return self.rewind(seat, keep, &order),
                None => return Err(Fail::Input(self.say(&UndoError::Barrier.explain()))),
            },
            Err(e) => return Err(Fail::Input(self.say(&e.explain()))),
        };
        let id = self.game.info().seat_id(seat);
        let orders = undone.into_iter().rev().flat_map(|u| u.dropped).filter_map(|entry| match entry {
            Entry::Act(act) if act.seat == id => Some(act.says),
            _ => None,
        });
        for order in squash(orders) {
            self.print(&Msg::new("undo-done").text("order", order));
        }
        Ok(Next::Go)
    }

    /// The last action of a seat: how many were done before it, and what it says.
    fn last_of(&self, seat: Seat) -> Option<(usize, String)> {
        let id = self.game.info().seat_id(seat).to_owned();
        let mut says: Vec<(String, String)> = Vec::new();
        for entry in self.table.entries(0) {
            match entry {
                Entry::Act(a) => says.push((a.seat, a.says)),
                Entry::Rewind(r) => says.truncate(r.keep),
                Entry::Amend(_) | Entry::Resign(_) => {}
            }
        }
        let at = says.iter().rposition(|(s, _)| *s == id)?;
        Some((at, says.swap_remove(at).1))
    }

    /// Back beyond dice: opponents of the program agree, people of other sides at this terminal are asked one by one. Who plays alone
    /// asks nobody.
    fn rewind(&mut self, seat: Seat, keep: usize, order: &str) -> Done<Next> {
        let all: Vec<Seat> = (0..self.holders.len() as u8).map(Seat).collect();
        let sides: Vec<&str> = self.game.info().seats.iter().map(|s| s.side.as_str()).collect();
        let asked = asked_to_agree(&self.holders, &sides, seat);
        if all.len() > 1 {
            self.print(&Msg::new("undo-barrier"));
        }
        let mut agreed = SeatSet::one(seat);
        for other in all.iter().copied().filter(|s| *s != seat) {
            if asked.has(other) {
                let question =
                    Msg::new("undo-consent").text("seat", self.cx.voice.seat(self.game.as_ref(), other)).text("order", order);
                let yes = match self.cx.console.ask(&self.say(&question), &mut Vec::new) {
                    Line::Text(t) => matches!(line::fold(&t).as_str(), "y" | "yes" | "o" | "oui"),
                    Line::Interrupt | Line::End => false,
                };
                if !yes {
                    return Err(Fail::Input(self.say(&Msg::new("undo-refused"))));
                }
            }
            agreed = agreed.with(other);
        }
        if !self.holders.iter().all(|h| *h == Holder::Human) {
            self.print(&Msg::new("undo-bots-agree"));
        }
        self.table.rewind(keep, agreed).map_err(|e| Fail::Input(self.say(&e.explain())))?;
        self.print(&Msg::new("undo-rewound").text("order", order));
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
        // A game that knows what touches says so.
        if let Answer::Marks(near) = self.table.asked(self.looker(seat)).ask(&Query::Near { space: id.clone() }) {
            let all = self.table.scene(self.looker(seat));
            let name = |id: &str| {
                let name = all.spaces.iter().find(|s| s.space == id).map_or_else(|| id.to_owned(), |s| self.say_name(&s.name));
                match picture::code(&self.cx.voice, self.game.as_ref(), id) {
                    Some(code) => format!("{code} {name}"),
                    None => name,
                }
            };
            let names: Vec<String> = near.iter().map(|m| name(&m.space)).collect();
            lines.push(self.say(&Msg::new("look-near").text("names", names.join(", "))));
        }
        if let Some(seat) = seat {
            let choices = Choices::of(self.table.as_ref(), seat);
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

    fn say_name(&self, key: &str) -> String {
        self.cx.voice.name(self.game.as_ref(), key)
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
        let mut numbers = words.split_whitespace().map(|w| w.parse::<usize>().map_err(|_| self.how("help-log")));
        let most = numbers.next().unwrap_or(Ok(30))?.max(1);
        let page = numbers.next().unwrap_or(Ok(1))?.max(1);
        let lines = log::lines(&self.cx.voice, self.game.as_ref(), self.table.as_ref(), self.looker(seat));
        let end = lines.len().saturating_sub(most.saturating_mul(page - 1));
        let lines = &lines[end.saturating_sub(most)..end];
        if lines.is_empty() {
            self.print(&Msg::new("log-empty"));
        }
        self.print_all(lines);
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
        let described = Words::read(&self.cx.voice, &flag_words(flags))?.asked;
        let with = |more: &[(&str, &str)]| {
            let mut words = described.clone();
            words.0.extend(more.iter().map(|(key, word)| ((*key).to_owned(), word.trim().to_owned())));
            words
        };
        let viewer = self.looker(seat);
        let scene = self.table.scene(viewer);
        let sides = [" vs ", " contre ", " against "].iter().find_map(|w| plain.split_once(w));
        let answer = match sides {
            Some((attack, defend)) => match self.place(&scene, defend.trim()) {
                Ok((i, _)) => {
                    let (space, words) = (scene.spaces[i].space.clone(), with(&[("attack", attack)]));
                    self.table.asked(viewer).ask(&Query::OddsOf { space, words })
                }
                Err(_) => self.game.ask_in_general(&Query::Odds { words: with(&[("attack", attack), ("defend", defend)]) }),
            },
            None if plain.is_empty() && flags.is_empty() => return Err(self.how("help-odds-here")),
            None if plain.is_empty() => self.game.ask_in_general(&Query::Odds { words: described }),
            None => {
                let (i, _) = self.place(&scene, plain)?;
                self.table.asked(viewer).ask(&Query::Battle { space: scene.spaces[i].space.clone(), lose: Vec::new() })
            }
        };
        let lines = picture::answer(&self.cx.voice, self.game.as_ref(), &scene, &answer);
        self.print_all(&lines);
        Ok(Next::Again)
    }

    /// Any question the game answers: `ask NAME [key=value ...]`.
    fn question(&mut self, seat: Option<Seat>, text: &str) -> Done<Next> {
        let text = text.replace(['"', '“', '”', '«', '»'], "");
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
        let (answer, scene) = (self.table.asked(viewer).ask(&query), self.table.scene(viewer));
        // A game that does not list its questions itself has those that make sense now.
        let lines = match answer {
            Answer::Refused(_) if name.is_empty() => self.questions(viewer),
            answer => picture::answer(&self.cx.voice, self.game.as_ref(), &scene, &answer),
        };
        self.print_all(&lines);
        Ok(Next::Again)
    }

    /// The questions that make sense now, as they are typed, with their names.
    fn questions(&self, viewer: Viewer) -> Vec<String> {
        let row = |q: &Query| {
            let Worded { name, args } = q.clone().into();
            let title = self.say_name(&format!("query.{name}"));
            let words = std::iter::once(name).chain(args.iter().map(|(k, v)| format!("{k}={v}")));
            vec![format!("  {}", words.collect::<Vec<_>>().join(" ")), title]
        };
        let rows: Vec<Vec<String>> = self.table.look(viewer).queries().iter().map(row).collect();
        if rows.is_empty() { vec![self.say(&Msg::new("answer-nothing"))] } else { picture::align(&rows) }
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

    fn load(&mut self, seat: Option<Seat>, name: &str) -> Done<Next> {
        if name.is_empty() {
            return Err(self.how("help-load"));
        }
        let Proved { game, journal, table } = self.cx.library.journal(&self.cx.voice, Path::new(name))?;
        if game.info().id != self.game.info().id {
            return Err(Fail::Input(self.say(&Msg::new("load-other-game").text("game", game.info().id.as_str()))));
        }
        self.keep_first();
        (self.game, self.table) = (game, table);
        self.reseed();
        self.adopt(journal.seed.is_some())?;
        self.seat_bots()?;
        self.stop_saving();
        let viewer = seat.map_or(Viewer::Spectator, |s| self.viewer(s));
        let count = log::moments(self.game.as_ref(), self.table.as_ref(), viewer).now(self.table.len());
        self.print(&Msg::new("load-done").text("path", name).int("actions", count as i64));
        Ok(Next::Go)
    }

    /// A new game from a number of the log on.
    fn fork(&mut self, seat: Option<Seat>, number: &str) -> Done<Next> {
        let at: usize = number.parse().map_err(|_| self.how("help-fork"))?;
        let moments = log::moments(self.game.as_ref(), self.table.as_ref(), self.looker(seat));
        let Some(n) = moments.actions(at, self.table.len()) else {
            let msg = Msg::new("show-no-such").text("at", number).int("of", moments.now(self.table.len()) as i64);
            return Err(Fail::Input(self.say(&msg)));
        };
        self.keep_first();
        let seed = self.reseed();
        self.table = self.table.fork(n, seed).map_err(|e| Fail::Input(self.say(&e.explain())))?;
        self.adopt(true)?;
        self.seat_bots()?;
        self.stop_saving();
        self.print(&Msg::new("fork-done").int("actions", at as i64));
        Ok(Next::Go)
    }

    /// Another game is about to go on here: what was played in this one up to now goes into its file.
    fn keep_first(&mut self) {
        if self.save.is_some() {
            self.autosave(true);
        }
    }

    /// Another game goes on here: the file of the first keeps what it has.
    fn stop_saving(&mut self) {
        if let Some(path) = self.save.take() {
            self.print(&Msg::new("save-stopped").text("path", path.display().to_string()));
        }
    }
}

/// Who is asked before somebody goes back beyond dice: people of the other sides. Those of one side are one party, and who plays alone
/// has nobody to ask.
fn asked_to_agree(holders: &[Holder], sides: &[&str], seat: Seat) -> SeatSet {
    let side = |s: Seat| sides.get(s.0 as usize);
    let people = holders.iter().enumerate().filter(|(_, h)| **h == Holder::Human).map(|(i, _)| Seat(i as u8));
    people.filter(|s| *s != seat && side(*s) != side(seat)).collect()
}

/// A command in French is the same command.
fn english(word: &str) -> &str {
    match word {
        "aide" => "help",
        "carte" => "map",
        "annuler" => "undo",
        "pourquoi" => "why",
        "regles" => "rules",
        "voir" => "look",
        "journal" => "log",
        "cotes" | "chances" => "odds",
        "demander" => "ask",
        "ordres" | "consignes" => "orders",
        "sauver" | "enregistrer" => "save",
        "charger" => "load",
        "reprendre" | "variante" => "fork",
        "quitter" => "quit",
        other => other,
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
        Gesture::Button | Gesture::Take { .. } => false,
        Gesture::Move { from, to, .. } => from == space || to == space,
        Gesture::Place { to, .. } => to == space,
        Gesture::Pick { at, .. } | Gesture::Point { at } => at == space,
    }
}

#[cfg(test)]
mod tests {
    use super::{Holder, Seat, SeatSet, asked_to_agree, flag_words};

    #[test]
    fn who_plays_alone_or_with_his_own_side_asks_nobody_to_go_back_beyond_dice() {
        let (person, bot) = (Holder::Human, || Holder::Bot("level".to_owned()));
        let none = SeatSet::NONE;
        assert_eq!(asked_to_agree(std::slice::from_ref(&person), &["only"], Seat(0)), none);
        let sides = ["east", "west", "east"];
        assert_eq!(asked_to_agree(&[person.clone(), bot(), person.clone()], &sides, Seat(0)), none);
        assert_eq!(asked_to_agree(&[person.clone(), person.clone(), bot()], &sides, Seat(0)), SeatSet::one(Seat(1)));
    }

    #[test]
    fn words_of_a_question_keep_their_blanks() {
        assert_eq!(flag_words("--attack 3 horses --night"), ["--attack", "3 horses", "--night"]);
        assert_eq!(flag_words("--attack \"3 horses\""), ["--attack", "3 horses"]);
    }
}
