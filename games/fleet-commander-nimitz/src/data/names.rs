//! names.toml and plans.toml: what things are called, and what plans cost.

use super::SCENARIOS;
use crate::types::{Class, Grade, JapanPlan, Kind, Side, UsPlan};
use ironbottom_kernel::{Msg, info::Bilingual, pack::PackProblems, pack_head::References, tree::Record};

/// Name of the file of names.
pub const FILE: &str = "names.toml";
/// Name of the file of battle plans.
pub const PLANS: &str = "plans.toml";
/// The only seat.
const SEATS: [&str; 1] = ["us"];
/// Places off the map.
const PLACES: [&str; 8] = ["port.0", "port.1", "port.2", "raid", "bombing", "invasion", "box", "battalions"];

/// Names by their keys.
#[derive(Default)]
pub struct Names {
    /// Key and name.
    pub names: Vec<(String, Bilingual)>,
}

/// Reads names.toml.
pub fn read(t: &Record, notes: &References, problems: &mut PackProblems) -> Names {
    let singles: [(&str, Vec<&str>); 5] = [
        ("side", Side::ALL.map(Side::id).to_vec()),
        ("seat", SEATS.to_vec()),
        ("scenario", SCENARIOS.to_vec()),
        ("grade", Grade::ALL.map(Grade::id).to_vec()),
        ("place", PLACES.to_vec()),
    ];
    let pairs: [(&str, &str, Vec<&str>); 2] =
        [("class", "classes", Class::ALL.map(Class::id).to_vec()), ("kind", "kinds", Kind::ALL.map(Kind::id).to_vec())];
    t.only(&["side", "seat", "scenario", "grade", "place", "class", "kind"], problems);
    let mut all = Names::default();
    for (kind, ids) in &singles {
        for (id, r) in each(t, kind, ids, &["name"], notes, problems) {
            all.names.extend(r.bilingual("name", problems).map(|n| (format!("{kind}.{id}"), n)));
        }
    }
    for (kind, plural, ids) in &pairs {
        for (id, r) in each(t, kind, ids, &["one", "many"], notes, problems) {
            all.names.extend(r.bilingual("one", problems).map(|n| (format!("{kind}.{id}"), n)));
            all.names.extend(r.bilingual("many", problems).map(|n| (format!("{plural}.{id}"), n)));
        }
    }
    all
}

/// The battle plans of the file.
#[derive(Default)]
pub struct Plans {
    /// Prices of those of the US.
    pub costs: [u8; 16],
    /// Names and help of all.
    pub names: Vec<(String, Bilingual)>,
}

/// Reads plans.toml.
pub fn read_plans(t: &Record, notes: &References, problems: &mut PackProblems) -> Plans {
    t.only(&["us", "japan"], problems);
    let mut plans = Plans::default();
    for (id, r) in each(t, "us", &UsPlan::ALL.map(UsPlan::id), &["cost", "name", "help"], notes, problems) {
        let cost = r.small("cost", 0..=99, problems).unwrap_or(0);
        if let Some(plan) = UsPlan::ALL.into_iter().find(|p| p.id() == id) {
            plans.costs[plan.i()] = cost;
        }
        name_plan(r, &id, "us-plan", &mut plans, problems);
    }
    for (id, r) in each(t, "japan", &JapanPlan::ALL.map(JapanPlan::id), &["name", "help"], notes, problems) {
        name_plan(r, &id, "japan-plan", &mut plans, problems);
    }
    plans
}

fn name_plan(r: &Record, id: &str, prefix: &str, plans: &mut Plans, problems: &mut PackProblems) {
    plans.names.extend(r.bilingual("name", problems).map(|n| (format!("{prefix}.{id}"), n)));
    plans.names.extend(r.bilingual("help", problems).map(|n| (format!("{prefix}-help.{id}"), n)));
}

/// The records of one kind, which are exactly these ids, each once.
fn each<'a>(
    t: &'a Record,
    kind: &str,
    ids: &[&str],
    fields: &[&str],
    notes: &References,
    problems: &mut PackProblems,
) -> Vec<(String, &'a Record)> {
    let fields: Vec<&str> = ["id", "source"].iter().chain(fields).copied().collect();
    let mut all: Vec<(String, &Record)> = Vec::new();
    for r in t.records(kind, problems) {
        r.only(&fields, problems);
        notes.source(r, problems);
        let Some(id) = r.word("id", problems) else { continue };
        if !ids.contains(&id.text.as_str()) {
            let msg = Msg::new("pack-unknown-word").text("id", &id.text).text("allowed", ids.join(", "));
            r.wrong(id.line, msg, problems);
            continue;
        }
        if all.iter().any(|(other, _)| *other == id.text) {
            r.wrong(id.line, Msg::new("pack-duplicate-id").text("id", &id.text), problems);
            continue;
        }
        all.push((id.text, r));
    }
    for id in ids.iter().filter(|id| !all.iter().any(|(given, _)| given == *id)) {
        t.wrong(0, Msg::new("pack-once").text("kind", kind).text("id", *id), problems);
    }
    all
}
