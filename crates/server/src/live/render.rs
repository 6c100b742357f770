//! From messages to text: what a viewer may know, in the reader's language.

use crate::texts::{Texts, of};
use ironbottom_kernel::{
    Explain, Lang, Msg, Refusal, RuleId, Seat,
    ask::{Answer, Chances},
    erased::{AnyGame, LogLine, Note, Offer, SendError},
    game::Outcome,
    info::{OptionInfo, OptionKind, OptionValue, Options},
    prompt::Prompt,
    render::{Render, Speaker},
    scene::{Fact, Scene},
    story::Line,
    table::ActError,
};
use ironbottom_protocol::{
    Chart, Code, Die, Moment, Question, Reason, Series, WireAnswer, WireChances, WireChoice, WireOption, WireOrder, WireOutcome,
    WireScene, WireSide, WireTold,
};
use std::{cmp::Reverse, collections::BTreeMap};

/// One game in one language.
#[derive(Clone, Copy)]
pub struct Voice<'a> {
    /// Our own words.
    pub words: &'a Texts,
    /// The game.
    pub game: &'a dyn AnyGame,
    /// The reader's language.
    pub lang: Lang,
}

impl Speaker for Voice<'_> {
    fn text(&self, msg: &Msg) -> String {
        self.say(msg)
    }

    fn cite(&self, rule: RuleId) -> String {
        self.rule(rule)
    }
}

impl Voice<'_> {
    /// A message.
    pub fn say(&self, msg: &Msg) -> String {
        self.words.tell(self.game.catalog(), self.lang, msg)
    }

    /// A rule as people write it.
    pub fn rule(&self, id: RuleId) -> String {
        id.with_prefix(&self.game.info().rule_prefix)
    }

    /// Id of a seat.
    pub fn seat(&self, seat: Seat) -> String {
        self.game.info().seat_id(seat).to_owned()
    }

    /// A picture.
    pub fn scene(&self, s: &Scene) -> WireScene {
        s.render(self)
    }

    /// A question to a seat.
    pub fn question(&self, prompt: &Prompt, offers: &[Offer]) -> Question {
        let choice = |(c, o): (&ironbottom_kernel::prompt::Choice, &Offer)| WireChoice {
            gesture: c.gesture.clone(),
            label: self.say(&c.label),
            notation: o.notation.clone(),
            kind: o.kind.to_owned(),
            cost: c.cost,
            warning: c.warning.render(self),
            ways: c.ways.render(self),
            odds: c.odds.render(self),
            most: c.most,
            space: c.space.clone(),
            picture: c.picture.clone(),
            action: o.action.clone(),
        };
        Question {
            seat: self.seat(prompt.seat),
            text: self.say(&prompt.text),
            rule: self.rule(prompt.rule),
            piece: prompt.piece.clone(),
            choices: prompt.choices.iter().zip(offers).map(choice).collect(),
            shelves: prompt.shelves.render(self),
        }
    }

    /// Standing orders of a seat.
    pub fn orders(&self, prompt: &Prompt, offers: &[Offer]) -> Vec<WireOrder> {
        let order = |(c, o): (&ironbottom_kernel::prompt::Choice, &Offer)| WireOrder {
            seat: self.seat(prompt.seat),
            label: self.say(&c.label),
            notation: o.notation.clone(),
            kind: o.kind.to_owned(),
            action: o.action.clone(),
            beside: o.beside,
        };
        prompt.choices.iter().zip(offers).map(order).collect()
    }

    /// A line of the log.
    pub fn line(&self, moment: Moment, line: &Line) -> WireTold {
        match line {
            Line::Told(t) => self.told(moment, t),
            Line::Note(n) => self.note(moment, n),
        }
    }

    /// What all agreed to.
    fn note(&self, moment: Moment, n: &Note) -> WireTold {
        let info = self.game.info();
        let names: Vec<&str> =
            n.agreed.iter().filter_map(|s| info.seats.get(s.0 as usize)).map(|s| of(&s.name, self.lang)).collect();
        let agreed = names.join(", ");
        let (text, rule) = match n.changed.as_slice() {
            [] => (self.say(&Msg::new("told-back").text("agreed", agreed)), None),
            changed => {
                let all: Vec<String> = changed.iter().map(|(id, was, is)| self.change(id, was, is)).collect();
                let rule = changed.first().and_then(|(id, _, _)| info.option(id)).and_then(|o| o.rule.clone());
                (self.say(&Msg::new("told-amend").text("agreed", agreed).text("what", all.join("; "))), rule)
            }
        };
        let by = n.agreed.iter().next().map(|s| self.seat(s));
        WireTold { moment, text, by, rule: rule.unwrap_or_default(), ..WireTold::default() }
    }

    /// A change of an option, for people.
    pub fn change(&self, id: &str, was: &OptionValue, is: &OptionValue) -> String {
        let name = self.game.info().option(id).map_or(id, |o| of(&o.name, self.lang));
        let (was, is) = (self.value(id, was), self.value(id, is));
        self.say(&Msg::new("option-change").text("option", name).text("was", was).text("is", is))
    }

    /// The value of an option, for people.
    pub fn value(&self, option: &str, v: &OptionValue) -> String {
        match v {
            OptionValue::Flag(on) => self.words.t(self.lang, if *on { "option-on" } else { "option-off" }),
            OptionValue::Number(n) => n.to_string(),
            OptionValue::Choice(c) => {
                let key = format!("option.{option}.{c}");
                let catalog = self.game.catalog();
                if catalog.has_name(&key) { catalog.name(self.lang, &key) } else { c.clone() }
            }
        }
    }

    /// The options in force.
    pub fn options(&self, options: &Options) -> Vec<WireOption> {
        let info = self.game.info();
        let each = |o: &OptionInfo| {
            let value = info.value(options, &o.id).unwrap_or(&o.default);
            let named = |v: OptionValue| (v.to_string(), self.value(&o.id, &v));
            let (values, range) = match &o.kind {
                OptionKind::Flag => ([false, true].map(|f| named(OptionValue::Flag(f))).to_vec(), None),
                OptionKind::Choice(all) => (all.iter().map(|c| named(OptionValue::Choice(c.clone()))).collect(), None),
                OptionKind::Number { min, max } => (Vec::new(), Some((*min, *max))),
            };
            WireOption {
                id: o.id.clone(),
                name: of(&o.name, self.lang).to_owned(),
                help: of(&o.help, self.lang).to_owned(),
                rule: o.rule.clone(),
                value: value.to_string(),
                shown: self.value(&o.id, value),
                values,
                range,
                midgame: o.midgame,
            }
        };
        info.options.iter().map(each).collect()
    }

    /// What happened.
    fn told(&self, moment: Moment, t: &LogLine) -> WireTold {
        let die =
            |r: &ironbottom_kernel::dice::Roll| Die { purpose: r.purpose.clone().into_owned(), sides: r.sides, value: r.value };
        let dice = t.dice.iter().map(die).collect();
        let text = self.say(&t.text);
        let (by, leads) = self.subject(t, &text);
        let brief = self.game.catalog().brief(self.lang, &t.text);
        WireTold { moment, text, brief, by, leads, rule: self.rule(t.rule), dice, fact: t.fact.clone() }
    }

    /// Of whom a line speaks, and whether it begins with the name: the seat it begins with; else whoever it tells something of; else the
    /// first seat it names.
    fn subject(&self, t: &LogLine, text: &str) -> (Option<String>, bool) {
        let mut keys = Vec::new();
        t.text.names(&mut keys);
        let names: Vec<String> = keys.into_iter().map(|k| self.game.catalog().name(self.lang, k)).collect();
        let seats =
            self.game.info().seats.iter().map(|s| (s, of(&s.name, self.lang))).filter(|(_, n)| names.iter().any(|k| k == n));
        let first = seats.min_by_key(|(_, n)| (text.find(n).unwrap_or(usize::MAX), Reverse(n.len())));
        let leads = first.is_some_and(|(_, n)| text.starts_with(n));
        let told = t.fact.as_ref().and_then(Fact::owner).filter(|_| !leads);
        (told.or(first.map(|(s, _)| s.id.as_str())).map(str::to_owned), leads)
    }

    /// How it ended.
    pub fn outcome(&self, o: &Outcome, seed: Option<String>) -> WireOutcome {
        WireOutcome {
            winner: o.winner.clone(),
            text: self.say(&o.reason),
            honours: o.honours.iter().map(|s| self.seat(s)).collect(),
            seed,
        }
    }

    /// An answer of the rules.
    pub fn answer(&self, a: Answer) -> WireAnswer {
        match a {
            Answer::Marks(marks) => WireAnswer::Marks(marks.render(self)),
            Answer::Table { heads, rows } => WireAnswer::Table { heads: heads.render(self), rows: rows.render(self) },
            Answer::Chances(c) => WireAnswer::Chances(self.chances(c)),
            Answer::Batch(actions) => WireAnswer::Batch(actions),
            Answer::Refused(m) => WireAnswer::Refused(self.say(&m)),
        }
    }

    /// Chances of a battle.
    pub fn chances(&self, c: Chances) -> WireChances {
        WireChances {
            attacker_wins: c.attacker_wins,
            defender_wins: c.defender_wins,
            none_left: c.none_left,
            attacker_units_left: c.attacker_units_left,
            defender_units_left: c.defender_units_left,
            captures: c.captures,
            value_swing: c.value_swing,
            attacker_loss: c.attacker_loss,
            defender_loss: c.defender_loss,
            goal: c.goal.render(self),
            how: c.how.render(self),
            spread: c.spread,
            margin: c.margin,
        }
    }

    /// Why the rules refuse something.
    pub fn refused(&self, r: &Refusal) -> Reason {
        Reason { text: self.say(&r.reason), rule: Some(self.rule(r.rule)) }
    }

    /// Why an action was not carried out.
    pub fn refusal(&self, e: &SendError) -> (Code, Reason) {
        match e {
            SendError::NotAnAction(_) => (Code::Unreadable, self.reason("refused-no-action")),
            SendError::Act(ActError::Refused(r)) => (Code::Rule, self.refused(r)),
            SendError::Act(e @ ActError::Over) => (Code::Over, Reason { text: self.say(&e.explain()), rule: None }),
            SendError::Act(e @ ActError::NoSeed) => (Code::NotNow, Reason { text: self.say(&e.explain()), rule: None }),
        }
    }

    /// A reason of our own.
    pub fn reason(&self, id: &'static str) -> Reason {
        Reason { text: self.words.t(self.lang, id), rule: None }
    }

    /// Shown name of a seat or a side.
    pub fn owner(&self, id: &str) -> String {
        let info = self.game.info();
        let seat = info.seats.iter().find(|s| s.id == id).map(|s| &s.name);
        let name = seat.or_else(|| info.sides.iter().find(|s| s.id == id).map(|s| &s.name));
        name.map_or_else(|| self.game.catalog().name(self.lang, id), |n| of(n, self.lang).to_owned())
    }

    /// The sides.
    pub fn sides(&self) -> Vec<WireSide> {
        let side = |s: &ironbottom_kernel::info::SideInfo| WireSide { id: s.id.clone(), name: of(&s.name, self.lang).to_owned() };
        self.game.info().sides.iter().map(side).collect()
    }

    /// Shown names of the kinds of action.
    pub fn kinds(&self) -> BTreeMap<String, String> {
        let name = |k: &&'static str| {
            let key = format!("kind.{k}");
            let name = self.game.catalog().name(self.lang, &key);
            ((*k).to_owned(), if name == key { (*k).to_owned() } else { name })
        };
        self.game.action_kinds().iter().map(name).collect()
    }

    /// Figures by round as charts.
    #[expect(clippy::cast_precision_loss, reason = "figures of a board game are small")]
    pub fn charts(&self, rounds: &[(u32, Vec<ironbottom_kernel::ask::Figure>)]) -> Vec<Chart> {
        let steps: Vec<String> = rounds.iter().map(|(r, _)| r.to_string()).collect();
        let mut charts: Vec<Chart> = Vec::new();
        for (i, (_, figures)) in rounds.iter().enumerate() {
            for f in figures {
                let at = charts.iter().position(|c| c.id == f.chart).unwrap_or_else(|| {
                    let title = Msg { id: format!("chart-{}", f.chart).into(), args: Vec::new() };
                    let chart = Chart { id: f.chart.clone(), title: self.say(&title), steps: steps.clone(), series: Vec::new() };
                    charts.push(chart);
                    charts.len() - 1
                });
                let lines = &mut charts[at].series;
                let line = lines.iter().position(|s| s.owner == f.owner).unwrap_or_else(|| {
                    let values = vec![0.0; rounds.len()];
                    lines.push(Series { owner: f.owner.clone(), name: self.owner(&f.owner), values });
                    lines.len() - 1
                });
                lines[line].values[i] = f.value as f64 / 10_f64.powi(f.digits.into());
            }
        }
        charts
    }
}
