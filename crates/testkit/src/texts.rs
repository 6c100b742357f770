//! Promises 4 and 7: every rule that is named exists, and every message exists in every language and says all it has to say.

use crate::plan::{Check, Fault, Promise, ensure};
use ironbottom_kernel::{
    Arg, Catalog, Game, GameInfo, Lang, Msg, RuleId,
    ask::Answer,
    info::Bilingual,
    prompt::Prompt,
    render::{Render, Speaker},
    scene::{Battle, Calendar, Gauge, Report, Scene},
};
use std::{cell::RefCell, collections::BTreeSet};

/// Remembers what was read, so that each message is read once in each of its forms, and what was wrong: a missing word breaks no
/// game, so all that is missing can be told at once.
pub struct TextCheck {
    rules: BTreeSet<RuleId>,
    seen: BTreeSet<String>,
    names: BTreeSet<String>,
    /// What was wrong, with what it was about: each thing is told once.
    faults: Vec<(String, Fault)>,
}

/// Says nothing, and keeps what there was to say.
#[derive(Default)]
struct Kept {
    msgs: RefCell<Vec<Msg>>,
    rules: RefCell<Vec<RuleId>>,
}

impl Speaker for Kept {
    fn text(&self, msg: &Msg) -> String {
        self.msgs.borrow_mut().push(msg.clone());
        String::new()
    }

    fn cite(&self, rule: RuleId) -> String {
        self.rules.borrow_mut().push(rule);
        String::new()
    }
}

impl TextCheck {
    pub fn new(info: &GameInfo) -> Self {
        let rules = info.rules.iter().map(|r| r.id).collect();
        Self { rules, seen: BTreeSet::new(), names: BTreeSet::new(), faults: Vec::new() }
    }

    /// How many different messages were read.
    pub fn len(&self) -> usize {
        self.seen.len()
    }

    /// All that was wrong so far, as one fault.
    pub fn verdict(&self) -> Check {
        let Some((_, first)) = self.faults.first() else { return Ok(()) };
        let all: Vec<&str> = self.faults.iter().map(|(_, f)| f.what.as_str()).collect();
        Err(Fault { promise: first.promise, channel: first.channel, what: all.join("\n  ") })
    }

    /// Notes a fault about something, unless it holds or was noted before.
    fn note(&mut self, holds: bool, fault: (Promise, &'static str), about: &str, what: impl FnOnce() -> String) {
        if !holds && !self.faults.iter().any(|(a, _)| a == about) {
            self.faults.push((about.to_owned(), Fault { promise: fault.0, channel: fault.1, what: what() }));
        }
    }

    /// Promise 4: is there such a rule?
    pub fn rule(&mut self, channel: &'static str, rule: RuleId, of: &dyn std::fmt::Debug) {
        let known = self.rules.contains(&rule);
        self.note(known, (Promise::Explained, channel), &rule.number().to_string(), || {
            format!("there is no rule {} ({of:?})", rule.number())
        });
    }

    /// Promise 7: can it be said in both languages?
    pub fn msg(&mut self, catalog: &Catalog, channel: &'static str, msg: &Msg) {
        let mut form = String::new();
        form_of(msg, &mut form);
        if self.seen.contains(&form) {
            return;
        }
        self.seen.insert(form);
        let mut braces = false;
        for (_, arg) in &msg.args {
            braces |= self.arg(catalog, channel, arg);
        }
        for lang in Lang::ALL {
            let fault = |what: &str| format!("message '{}' {what} in {lang:?} ({msg:?})", msg.id);
            let about = format!("{} {lang:?}", msg.id);
            if !catalog.has(lang, &msg.id) {
                self.note(false, (Promise::Text, channel), &about, || fault("is missing"));
                continue;
            }
            let said = catalog.say(lang, msg);
            self.note(!said.trim().is_empty(), (Promise::Text, channel), &about, || fault("is empty"));
            // What cannot be filled in is left in braces.
            let whole = braces || !said.contains('{');
            self.note(whole, (Promise::Text, channel), &about, || fault(&format!("lacks an argument: \"{said}\"")));
        }
    }

    /// Promise 7: has the thing a name in both languages?
    pub fn name(&mut self, catalog: &Catalog, channel: &'static str, key: &str) {
        if self.names.insert(key.to_owned()) {
            let named = catalog.has_name(key) && Lang::ALL.iter().all(|l| !catalog.name(*l, key).trim().is_empty());
            self.note(named, (Promise::Text, channel), key, || format!("nothing names '{key}'"));
        }
    }

    /// Says whether free text with a brace is in it.
    fn arg(&mut self, catalog: &Catalog, channel: &'static str, arg: &Arg) -> bool {
        match arg {
            Arg::Int(_) => false,
            Arg::Text(text) => text.contains('{'),
            Arg::Name(key) => {
                self.name(catalog, channel, key);
                false
            }
            Arg::Msg(msg) => {
                self.msg(catalog, channel, msg);
                false
            }
            Arg::List(items) => items.iter().filter(|item| self.arg(catalog, channel, item)).count() > 0,
        }
    }

    fn msgs<'a>(&mut self, catalog: &Catalog, channel: &'static str, msgs: impl IntoIterator<Item = &'a Msg>) {
        msgs.into_iter().for_each(|m| self.msg(catalog, channel, m));
    }

    /// All that is said and cited in something.
    fn all_of(&mut self, catalog: &Catalog, channel: &'static str, of: &(impl Render + std::fmt::Debug)) {
        let kept = Kept::default();
        of.render(&kept);
        self.msgs(catalog, channel, kept.msgs.borrow().iter());
        for rule in kept.rules.take() {
            self.rule(channel, rule, of);
        }
    }

    pub fn prompt(&mut self, catalog: &Catalog, prompt: &Prompt) {
        self.rule("prompts", prompt.rule, &prompt.text);
        self.msg(catalog, "prompts", &prompt.text);
        for c in &prompt.choices {
            self.msgs(catalog, "prompts", [&c.label].into_iter().chain(&c.warning));
        }
        self.all_of(catalog, "prompts", &prompt.shelves);
        for item in prompt.shelves.iter().flat_map(|s| &s.items).filter(|i| !i.kind.is_empty()) {
            self.name(catalog, "prompts", &item.kind);
        }
    }

    pub fn scene(&mut self, game: &impl Game, scene: &Scene) {
        let (catalog, info, channel) = (game.catalog(), game.info(), "scenes");
        let fault = (Promise::Text, channel);
        let owner = |id: &str| id.is_empty() || info.seat(id).is_some() || info.sides.iter().any(|s| s.id == id);
        self.all_of(catalog, channel, scene);
        let mut ids = BTreeSet::new();
        for s in &scene.spaces {
            self.note(ids.insert(&s.space), fault, &s.space, || format!("space '{}' is there twice", s.space));
            self.note(owner(&s.owner), fault, &s.owner, || format!("nobody sits at '{}'", s.owner));
            self.name(catalog, channel, &s.name);
        }
        let mut pieces = BTreeSet::new();
        for p in &scene.pieces {
            self.note(pieces.insert(&p.id), fault, &p.id, || format!("piece '{}' is there twice", p.id));
            self.note(owner(&p.owner), fault, &p.owner, || format!("nobody sits at '{}'", p.owner));
            let nowhere = || format!("piece '{}' stands nowhere: '{}'", p.id, p.space);
            self.note(ids.contains(&p.space), fault, &p.space, nowhere);
            self.name(catalog, channel, &p.kind);
            if !p.name.is_empty() {
                self.name(catalog, channel, &p.name);
            }
        }
        if let Some(battle) = &scene.battle {
            self.battle(game, scene, battle);
        }
        let mut areas = BTreeSet::new();
        for a in &scene.areas {
            self.note(areas.insert(&a.id), fault, &a.id, || format!("area '{}' is there twice", a.id));
            self.note(owner(&a.owner), fault, &a.owner, || format!("nobody sits at '{}'", a.owner));
            self.note(!a.spaces.is_empty(), fault, &a.id, || format!("area '{}' lies nowhere", a.id));
            self.piece(scene, "area", &a.piece);
        }
        if let Some(strip) = &scene.strip {
            self.strip(game, scene, strip);
        }
        for r in &scene.reports {
            self.report(game, scene, r);
        }
        for g in &scene.gauges {
            self.gauge(scene, g);
        }
    }

    /// What is said to be about a piece is about one of the scene.
    fn piece(&mut self, scene: &Scene, of: &str, id: &str) {
        let there = id.is_empty() || scene.pieces.iter().any(|p| p.id == id);
        self.note(there, (Promise::Text, "scenes"), id, || format!("there is no piece '{id}' of a {of}"));
    }

    /// Rows of a calendar have a name, and their bars lie within its columns.
    fn strip(&mut self, game: &impl Game, scene: &Scene, s: &Calendar) {
        let (catalog, channel) = (game.catalog(), "scenes");
        let columns = s.heads.len();
        let mut ids = BTreeSet::new();
        for r in &s.rows {
            self.note(ids.insert(&r.id), (Promise::Text, channel), &r.id, || format!("row '{}' is there twice", r.id));
            self.piece(scene, "row", &r.piece);
            self.name(catalog, channel, &r.kind);
            for b in &r.bars {
                let fits = b.from < b.to && b.to as usize <= columns;
                self.note(fits, (Promise::Text, channel), &r.id, || format!("a bar of row '{}' lies outside: {b:?}", r.id));
            }
        }
    }

    fn report(&mut self, game: &impl Game, scene: &Scene, r: &Report) {
        let (catalog, channel) = (game.catalog(), "scenes");
        self.note(r.fresh <= 6, (Promise::Text, channel), "fresh", || format!("fresher than six of six: {r:?}"));
        self.piece(scene, "report", &r.piece);
        self.name(catalog, channel, &r.kind);
    }

    fn gauge(&mut self, scene: &Scene, g: &Gauge) {
        self.piece(scene, "gauge", &g.piece);
        for s in &g.spans {
            let known = ["now", "then", "spare"].contains(&s.tone.as_str());
            self.note(known, (Promise::Text, "scenes"), &s.tone, || format!("no tone of a gauge: '{}'", s.tone));
        }
    }

    /// Every unit on a battle board has a name and an owner, and those that are pieces stand on the board.
    fn battle(&mut self, game: &impl Game, scene: &Scene, battle: &Battle) {
        let (catalog, info, channel) = (game.catalog(), game.info(), "scenes");
        let fault = (Promise::Text, channel);
        // One without sides is fought on a board of its own, which need not show where it is.
        let there = battle.sides.is_empty() || scene.spaces.iter().any(|s| s.space == battle.space);
        self.note(there, fault, &battle.space, || format!("a battle nowhere: '{}'", battle.space));
        let known = |id: &str| info.seat(id).is_some() || info.sides.iter().any(|s| s.id == id);
        for side in &battle.sides {
            for owner in &side.owners {
                self.note(known(owner), fault, owner, || format!("nobody sits at '{owner}'"));
            }
            for u in side.columns.iter().flat_map(|c| &c.units).chain(&side.behind) {
                self.name(catalog, channel, &u.kind);
                self.note(known(&u.owner), fault, &u.owner, || format!("nobody sits at '{}'", u.owner));
                let piece = scene.pieces.iter().find(|p| p.id == u.piece);
                let fits =
                    u.piece.is_empty() || piece.is_some_and(|p| p.kind == u.kind && p.owner == u.owner && p.count >= u.count);
                self.note(fits, fault, &u.piece, || format!("'{}' on the battle board is no such piece", u.piece));
            }
        }
    }

    pub fn answer(&mut self, catalog: &Catalog, answer: &Answer) {
        match answer {
            Answer::Marks(marks) => self.all_of(catalog, "asks", marks),
            Answer::Table { heads, rows } => self.msgs(catalog, "asks", heads.iter().chain(rows.iter().flatten())),
            Answer::Refused(msg) => self.msg(catalog, "asks", msg),
            Answer::Chances(c) => {
                self.msgs(catalog, "asks", &c.goal);
                self.all_of(catalog, "asks", &c.how);
            }
            Answer::Batch(_) => {}
        }
    }

    /// What the game says of itself: every text in both languages, every rule whole and once.
    pub fn info(&self, info: &GameInfo) -> Check {
        let mut texts: Vec<(String, &Bilingual)> = vec![("title".to_owned(), &info.title)];
        texts.extend(info.seats.iter().map(|s| (format!("seat {}", s.id), &s.name)));
        texts.extend(info.sides.iter().map(|s| (format!("side {}", s.id), &s.name)));
        texts.extend(info.scenarios.iter().map(|s| (format!("scenario {}", s.id), &s.name)));
        texts.extend(
            info.options.iter().flat_map(|o| [(format!("option {}", o.id), &o.name), (format!("help of {}", o.id), &o.help)]),
        );
        texts.extend(info.chapters.iter().map(|(slug, name)| (format!("chapter {slug}"), name)));
        for (of, text) in texts {
            let full = !text.en.trim().is_empty() && !text.fr.trim().is_empty();
            ensure(full, Promise::Text, "info", || format!("{of} has no text in one of the languages"))?;
        }
        ensure(self.rules.len() == info.rules.len(), Promise::Explained, "info", || "a rule id is there twice".to_owned())?;
        for rule in &info.rules {
            let chapter = info.chapters.iter().any(|(slug, _)| *slug == rule.chapter);
            ensure(chapter, Promise::Explained, "info", || format!("rule {} is in no chapter", rule.id.number()))?;
            let full = !rule.en.trim().is_empty() && !rule.fr.trim().is_empty();
            ensure(full, Promise::Text, "info", || format!("rule {} has no text in one of the languages", rule.id.number()))?;
        }
        for option in &info.options {
            let id = option.rule.as_deref().map(|r| RuleId::parse(r, &info.rule_prefix));
            let known = id.is_none_or(|id| id.is_some_and(|id| self.rules.contains(&id)));
            ensure(known, Promise::Explained, "info", || format!("option {} names rule {:?}", option.id, option.rule))?;
            let allowed = || format!("option {} cannot be what it is by default", option.id);
            ensure(option.allows(&option.default), Promise::Listed, "info", allowed)?;
        }
        for seat in &info.seats {
            let side = info.sides.iter().any(|s| s.id == seat.side);
            ensure(side, Promise::Text, "info", || format!("seat {} is on no side", seat.id))?;
        }
        Ok(())
    }
}

/// Two messages of the same form need reading only once: numbers count as none, one, or more.
fn form_of(msg: &Msg, out: &mut String) {
    out.push_str(&msg.id);
    for (name, arg) in &msg.args {
        out.push(' ');
        out.push_str(name);
        out.push('=');
        form_of_arg(arg, out);
    }
}

fn form_of_arg(arg: &Arg, out: &mut String) {
    match arg {
        Arg::Int(n) => out.push_str(match n {
            0 => "0",
            1 => "1",
            _ => "n",
        }),
        // Words may choose a variant; long texts do not.
        Arg::Text(t) => out.push_str(if t.len() <= 12 { t } else { "text" }),
        Arg::Name(key) => out.push_str(key),
        Arg::Msg(m) => form_of(m, out),
        Arg::List(items) => {
            out.push('[');
            for i in items {
                form_of_arg(i, out);
                out.push(',');
            }
            out.push(']');
        }
    }
}
