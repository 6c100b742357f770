//! options.toml: what a table may choose, and the figures of the stack limits.

use super::Notes;
use crate::{board::StackLimits, types::Kind};
use ironbottom_kernel::{
    Msg,
    info::{Bilingual, OptionInfo, OptionKind, OptionValue},
    pack::PackProblems,
    tree::Table,
};

/// Name of the file.
pub const FILE: &str = "options.toml";

/// An option the rules know.
enum Known {
    Flag,
    Choice(&'static [&'static str]),
    /// Widest range the rules can carry out.
    Number(i64, i64),
}

/// The options the rules know (see [`crate::rules::Rules`]). A pack may change names, defaults and narrow a range; no more.
const KNOWN: [(&str, Known); 25] = [
    ("total_victory", Known::Flag),
    ("naval_placement_in_enemy_zones", Known::Flag),
    ("weapons_advantage", Known::Flag),
    ("restricted_soviet_attack", Known::Flag),
    ("no_new_complexes", Known::Flag),
    ("aa_fires_at", Known::Choice(&["every_aircraft", "first_group"])),
    ("blitzed_aa_still_fires", Known::Flag),
    ("unload_after_sea_battle", Known::Flag),
    ("orphan_fighters_land_at_once", Known::Flag),
    ("allied_passengers_as_casualties", Known::Flag),
    ("ships_in_caspian", Known::Flag),
    ("casualties_per", Known::Choice(&["column", "volley"])),
    ("landing_may_be_forgone_after_sea_battle", Known::Flag),
    ("retreat_origins", Known::Choice(&["any_unit", "surface_only"])),
    ("stack_limits", Known::Choice(&["off", "carriers", "full"])),
    ("income_on_turn_of_self_liberation", Known::Flag),
    ("count_captive_power_for_84", Known::Flag),
    ("research_without_capital", Known::Flag),
    ("split_assault_per_transport", Known::Flag),
    ("submarines_may_stay_behind", Known::Flag),
    ("axis_bid", Known::Number(0, 999)),
    ("low_luck", Known::Flag),
    ("strict_neutrals", Known::Flag),
    ("round_limit", Known::Number(0, 1000)),
    ("players", Known::Number(2, 5)),
];

/// What options.toml says.
#[derive(Default)]
pub struct Choices {
    /// The options.
    pub options: Vec<OptionInfo>,
    /// What the values of a choice are called: option, value, label.
    pub labels: Vec<(String, String, Bilingual)>,
    /// Figures of the stack limits.
    pub stack_limits: StackLimits,
}

/// Reads options.toml.
pub fn read(t: &Table, notes: &Notes, problems: &mut PackProblems) -> Choices {
    t.only(&["option", "limit"], problems);
    let mut choices = Choices::default();
    for r in t.records("option", problems) {
        let known =
            ["id", "kind", "default", "values", "labels", "min", "max", "group", "rule", "ruling", "name", "help", "source"];
        r.only(&known, problems);
        notes.source(r, problems);
        let Some(o) = read_option(r, &mut choices.labels, notes, problems) else { continue };
        if choices.options.iter().any(|other| other.id == o.id) {
            r.wrong(r.line_of("id"), Msg::new("pack-duplicate-id").text("id", &o.id), problems);
            continue;
        }
        choices.options.push(o);
    }
    for (id, _) in KNOWN {
        let given = t
            .records("option", &mut PackProblems::default())
            .iter()
            .any(|r| r.maybe_word("id", &mut PackProblems::default()).is_some_and(|w| w.text == id));
        if !given {
            t.wrong(0, Msg::new("pack-once").text("kind", "option").text("id", id), problems);
        }
    }
    choices.stack_limits = read_limits(t, notes, problems);
    choices
}

fn read_option(
    r: &Table,
    names: &mut Vec<(String, String, Bilingual)>,
    notes: &Notes,
    problems: &mut PackProblems,
) -> Option<OptionInfo> {
    let id = r.word("id", problems);
    let (name, help) = (r.bilingual("name", problems), r.bilingual("help", problems));
    let rule = r.maybe_word("rule", problems);
    if let Some(w) = rule.as_ref().filter(|w| !notes.rules.contains(&w.text)) {
        r.wrong(w.line, Msg::new("pack-unknown-rule").text("id", &w.text), problems);
    }
    if let Some(w) = r.maybe_word("ruling", problems).filter(|w| !notes.rulings.contains(&w.text)) {
        r.wrong(w.line, Msg::new("pack-unknown-rule").text("id", &w.text), problems);
    }
    if let Some(w) = r.word("group", problems).filter(|w| !["annex", "reading", "extra"].contains(&w.text.as_str())) {
        r.wrong(w.line, Msg::new("pack-fixed").text("field", "group").text("value", "annex, reading, extra"), problems);
    }
    let kind_word = r.word("kind", problems);
    let default = r.option_value("default", problems);
    let id = id?;
    let Some((_, known)) = KNOWN.iter().find(|(known, _)| *known == id.text) else {
        r.wrong(id.line, Msg::new("pack-unknown-option").text("id", &id.text), problems);
        return None;
    };
    let (wanted, kind) = match known {
        Known::Flag => ("flag", OptionKind::Flag),
        Known::Choice(values) => {
            let given: Vec<String> = r.words("values", problems).into_iter().map(|w| w.text).collect();
            if r.has("values") && given != *values {
                let msg = Msg::new("pack-fixed").text("field", "values").text("value", values.join(", "));
                r.wrong(r.line_of("values"), msg, problems);
            }
            let labels = r.records("labels", problems);
            for (l, value) in labels.iter().zip(*values) {
                l.only(&["en", "fr"], problems);
                let (en, fr) = (l.word("en", problems), l.word("fr", problems));
                if let (Some(en), Some(fr)) = (en, fr) {
                    names.push((id.text.clone(), (*value).to_owned(), Bilingual { en: en.text, fr: fr.text }));
                }
            }
            if r.has("labels") && labels.len() != values.len() {
                r.wrong(r.line_of("labels"), Msg::new("pack-labels").int("n", values.len() as i64), problems);
            }
            ("choice", OptionKind::Choice(values.iter().map(|v| (*v).to_owned()).collect()))
        }
        Known::Number(min, max) => {
            let from = r.int("min", *min..=*max, problems).unwrap_or(*min);
            let to = r.int("max", from..=*max, problems).unwrap_or(*max);
            ("number", OptionKind::Number { min: from, max: to })
        }
    };
    if let Some(w) = kind_word.filter(|w| w.text != wanted) {
        r.wrong(w.line, Msg::new("pack-fixed").text("field", "kind").text("value", wanted), problems);
    }
    let option = OptionInfo {
        id: id.text,
        kind,
        default: default.unwrap_or(OptionValue::Flag(false)),
        name: name.unwrap_or_default(),
        help: help.unwrap_or_default(),
        rule: rule.map(|w| w.text),
    };
    if r.has("default") && !option.allows(&option.default) {
        let msg = Msg::new("pack-option-default").text("option", &option.id).text("allowed", option.allowed());
        r.wrong(r.line_of("default"), msg, problems);
    }
    Some(option)
}

/// AA-270: the figures of `stack_limits`.
fn read_limits(t: &Table, notes: &Notes, problems: &mut PackProblems) -> StackLimits {
    let mut limits = StackLimits::default();
    let mut seen = [0; 2];
    for r in t.records("limit", problems) {
        r.only(&["value", "units", "complex_in_all", "source"], problems);
        notes.source(r, problems);
        let mut by_kind = [0; 10];
        if let Some(units) = r.table("units", problems) {
            for key in units.keys() {
                let n = units.small(&key.text, 1..=128, problems);
                match notes.kind(units, &key, problems) {
                    Some(Kind::Complex) => {
                        units.wrong(key.line, Msg::new("pack-unknown-field").text("field", &key.text), problems);
                    }
                    Some(k) => by_kind[k.i()] = n.unwrap_or(0),
                    None => {}
                }
            }
        }
        if r.has("complex_in_all") {
            by_kind[Kind::Complex.i()] = r.small("complex_in_all", 1..=128, problems).unwrap_or(0);
        }
        let Some(value) = r.word("value", problems) else { continue };
        match value.text.as_str() {
            "carriers" => (limits.carriers, seen[0]) = (by_kind, seen[0] + 1),
            "full" => (limits.full, seen[1]) = (by_kind, seen[1] + 1),
            _ => {
                let msg = Msg::new("pack-fixed").text("field", "value").text("value", "carriers, full");
                r.wrong(value.line, msg, problems);
            }
        }
    }
    for (id, n) in ["carriers", "full"].into_iter().zip(seen) {
        if n != 1 {
            t.wrong(0, Msg::new("pack-once").text("kind", "limit").text("id", id), problems);
        }
    }
    limits
}
