//! Battles described in words.

use super::{impossible, reading, solve};
use crate::{
    board::Board,
    names,
    odds::{self, Company, Fight},
    types::{Developments, Kind},
};
use ironbottom_kernel::{
    Msg,
    ask::{Answer, Words},
};
use ironbottom_odds::{Goal, MAX_UNITS, Measure, Outcome, Retreat, Solver};

/// Words a question about a described battle may have.
const KNOWN: [&str; 14] = [
    "attack",
    "defend",
    "aa",
    "support",
    "sea",
    "losses",
    "land-units-must-survive",
    "attacker-developments",
    "defender-developments",
    "attacker-subs-withdraw",
    "defender-subs-withdraw",
    "retreat-after",
    "retreat-below",
    "chance",
];

/// A yes or no.
pub fn flag(q: &Words, key: &str) -> Result<bool, Msg> {
    reading::flag(q.arg(key)).ok_or_else(|| Msg::new("ask-yes-or-no").text("word", key).text("value", q.arg(key)))
}

fn unit(k: Kind) -> String {
    format!("unit.{}", k.id())
}

/// The attackers named; each must be able to take part.
pub fn attack(q: &Words, sea: bool) -> Result<Vec<(Kind, u16)>, Msg> {
    let units = reading::force(q.arg("attack"), MAX_UNITS as u32)?;
    for (k, _) in &units {
        fits(*k, sea, true)?;
    }
    if units.iter().all(|(_, n)| *n == 0) {
        return Err(Msg::new("ask-no-attackers"));
    }
    Ok(units)
}

/// The defenders named, and whether a gun is among them.
fn defend(q: &Words, sea: bool) -> Result<(Vec<(Kind, u16)>, bool), Msg> {
    let mut units = reading::force(q.arg("defend"), MAX_UNITS as u32)?;
    let guns: u16 = units.iter().filter(|(k, _)| *k == Kind::Aa).map(|(_, n)| *n).sum();
    units.retain(|(k, _)| *k != Kind::Aa);
    for (k, _) in &units {
        fits(*k, sea, false)?;
    }
    if guns > 1 {
        // AA-110.
        return Err(Msg::new("ask-one-gun"));
    }
    if units.iter().all(|(_, n)| *n == 0) {
        return Err(Msg::new("ask-no-defenders"));
    }
    Ok((units, guns > 0))
}

/// Refuses a unit that takes no part in such a battle.
fn fits(k: Kind, sea: bool, attacking: bool) -> Result<(), Msg> {
    if odds::takes_part(k, sea, attacking) {
        return Ok(());
    }
    let id = match k {
        Kind::Aa => "ask-gun-attacks",
        Kind::Complex => "ask-complex-fights",
        Kind::Bomber => "ask-bomber-at-sea",
        _ if sea => "ask-land-unit-at-sea",
        _ => "ask-ship-on-land",
    };
    Err(Msg::new(id).name("unit", unit(k)))
}

/// Battleships in support: `2 battleships` or just `2`.
pub fn support(q: &Words, sea: bool) -> Result<u16, Msg> {
    let text = q.arg("support").trim();
    if text.is_empty() {
        return Ok(0);
    }
    let units = match text.parse::<u16>() {
        Ok(n) if usize::from(n) <= MAX_UNITS => vec![(Kind::Battleship, n)],
        _ => reading::force(text, MAX_UNITS as u32)?,
    };
    // AA-190: only battleships support.
    if let Some((k, _)) = units.iter().find(|(k, _)| *k != Kind::Battleship) {
        return Err(Msg::new("ask-support-only-battleships").name("unit", unit(*k)));
    }
    let shots = units.iter().map(|(_, n)| *n).sum();
    if sea && shots > 0 {
        return Err(Msg::new("ask-support-at-sea"));
    }
    Ok(shots)
}

fn retreat(q: &Words) -> Result<Retreat, Msg> {
    let mut out = Retreat::NEVER;
    if !q.arg("retreat-after").is_empty() {
        let rounds = q.arg("retreat-after").trim().parse().ok().filter(|n| *n > 0);
        out.after_rounds = Some(rounds.ok_or_else(|| Msg::new("ask-rounds"))?);
    }
    if !q.arg("retreat-below").is_empty() {
        out.below_chance = Some(chance(q.arg("retreat-below"))?);
    }
    Ok(out)
}

/// `80`, `80 %` or `0.8`.
fn chance(text: &str) -> Result<f64, Msg> {
    let plain = text.trim().trim_end_matches('%').trim().replace(',', ".");
    let n: f64 = plain.parse().map_err(|_| Msg::new("ask-chance"))?;
    let share = if text.contains('%') || n > 1.0 { n / 100.0 } else { n };
    if (0.0..=1.0).contains(&share) { Ok(share) } else { Err(Msg::new("ask-chance")) }
}

/// Are ships named, and nothing that fights only on land? Then it is a battle at sea without a word about it.
fn at_sea(q: &Words) -> bool {
    let named = ["attack", "defend"].map(|key| reading::force(q.arg(key), MAX_UNITS as u32).unwrap_or_default()).concat();
    named.iter().any(|(k, _)| k.is_ship()) && named.iter().all(|(k, _)| k.is_ship() || k.is_air())
}

/// Is a land unit kept to the end? By the word `losses` (`usual` and `keep-ground` keep one, `cheapest` does not) or
/// `land-units-must-survive`; without a word as the standing order in force has it (AA-009), which matters only to land units.
fn keeps_ground(q: &Words, sea: bool, attackers: &[(Kind, u16)], by_order: bool) -> Result<bool, Msg> {
    let survive = q.arg("land-units-must-survive");
    let said = match reading::fold(q.arg("losses").trim()).as_str() {
        "" if survive.is_empty() => return Ok(by_order && !sea && attackers.iter().any(|(k, n)| k.is_ground() && *n > 0)),
        "" => flag(q, "land-units-must-survive")?,
        _ if !survive.is_empty() => return Err(Msg::new("ask-losses-twice")),
        "usual" | "keep-ground" => true,
        "cheapest" => false,
        other => return Err(Msg::new("ask-losses").text("value", other)),
    };
    if sea && said { Err(Msg::new("ask-ground-at-sea")) } else { Ok(said) }
}

/// Was it asked that a land unit survives, and not only left to the order in force?
fn wants_ground(q: &Words) -> bool {
    reading::fold(q.arg("losses").trim()) == "keep-ground" || reading::flag(q.arg("land-units-must-survive")) == Some(true)
}

/// The battle a question describes. `by_order`: the losses chosen without a word keep a land unit.
fn fight(q: &Words, by_order: bool) -> Result<Fight, Msg> {
    if let Some(word) = q.0.keys().find(|k| !KNOWN.contains(&k.as_str())) {
        return Err(Msg::new("ask-unknown-word").text("word", word.as_str()));
    }
    let sea = if q.arg("sea").is_empty() { at_sea(q) } else { flag(q, "sea")? };
    let attackers = attack(q, sea)?;
    let (defenders, gun) = defend(q, sea)?;
    let gun = flag(q, "aa")? || gun;
    let keep_ground = keeps_ground(q, sea, &attackers, by_order)?;
    if sea && gun {
        return Err(Msg::new("ask-gun-at-sea"));
    }
    let support = support(q, sea)?;
    let with = |key| -> Result<Developments, Msg> { reading::developments(q.arg(key)) };
    Ok(Fight {
        sea,
        attacker: Company::new(with("attacker-developments")?, &attackers),
        defenders: vec![Company::new(with("defender-developments")?, &defenders)],
        gun,
        support,
        keep_ground,
        retreat: retreat(q)?,
        attacking_subs_leave: flag(q, "attacker-subs-withdraw")?,
        defending_subs_leave: flag(q, "defender-subs-withdraw")?,
        ..Fight::default()
    })
}

/// `odds`: exact chances.
pub fn odds(b: &Board, q: &Words, by_order: bool) -> Result<Answer, Msg> {
    solve(b, &fight(q, by_order)?, None)
}

/// A chance as a cell of a table, in tenths of a percent.
pub fn percent(share: f64) -> Msg {
    let tenths = (share * 1000.0).round() as i64;
    Msg::new("cell-percent").int("whole", tenths / 10).int("tenths", tenths % 10)
}

/// What is left of a company, by the groups it fights in.
fn left(b: &Board, c: &Company, sea: bool, attacking: bool, counts: &[u16]) -> Msg {
    let groups = odds::groups(b, c, sea, attacking);
    let some = groups.iter().zip(counts).filter(|(_, n)| **n > 0);
    Msg::list(some.map(|((k, _), n)| names::count(*k, *n)))
}

/// `survivors`: the likeliest endings.
pub fn survivors(b: &Board, q: &Words, by_order: bool) -> Result<Answer, Msg> {
    const ROWS: usize = 20;
    let f = fight(q, by_order)?;
    let odds = Solver::new().solve(&f.battle(b)).map_err(|e| impossible(&e))?;
    let mut endings = odds.endings;
    endings.sort_by(|x, y| y.probability.total_cmp(&x.probability));
    let rows = endings.iter().take(ROWS).map(|e| {
        let outcome = match e.outcome {
            Outcome::AttackerWins => "outcome-attacker",
            Outcome::DefenderWins => "outcome-defender",
            Outcome::NoneLeft => "outcome-nobody",
            Outcome::Retreated => "outcome-retreat",
            Outcome::Stalemate => "outcome-stalemate",
        };
        let attackers = left(b, &f.attacker, f.sea, true, &e.attacker_left);
        let defenders = f.defenders.first().map_or_else(|| Msg::new("cell-none"), |d| left(b, d, f.sea, false, &e.defender_left));
        vec![percent(e.probability), Msg::new(outcome), attackers, defenders]
    });
    let heads = ["head-chance", "head-outcome", "head-attackers-left", "head-defenders-left"].map(Msg::new).to_vec();
    Ok(Answer::Table { heads, rows: rows.collect() })
}

/// `force`: the cheapest part of the attackers named that wins with at least this chance.
pub fn force(b: &Board, q: &Words, by_order: bool) -> Result<Answer, Msg> {
    let f = fight(q, by_order)?;
    let wanted = chance(if q.arg("chance").is_empty() { "80%" } else { q.arg("chance") })?;
    let goal = if wants_ground(q) { Goal::Capture } else { Goal::Win };
    let found = Solver::new().smallest_force(&f.battle(b), goal, wanted, Measure::Value).map_err(|e| impossible(&e))?;
    let Some(found) = found else { return Err(Msg::new("ask-no-force-enough")) };
    let row = vec![
        left(b, &f.attacker, f.sea, true, &found.counts),
        Msg::number(found.value as i64),
        percent(goal.chance(&found.summary)),
    ];
    let heads = ["head-force", "head-cost", "head-chance"].map(Msg::new).to_vec();
    Ok(Answer::Table { heads, rows: vec![row] })
}
