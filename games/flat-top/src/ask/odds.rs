//! What the dice of the fight going on can do, exactly: one die a time on one row of the hit table.

use crate::{
    battle::{Battle, BattleStep, Block, Part},
    board::Board,
    names, odds,
    phases::{airfight, bombing, flak},
    scene,
    settings::Settings,
    types::{Arm, Craft, Mode, Side},
    view::View,
};
use ironbottom_kernel::{
    Msg,
    ask::{Answer, Query},
};

/// A row: what attacks what, on which table, hits by face, what may be expected.
fn row(b: &Board, rules: &Settings, what: Msg, bht: u8, factors: u16) -> Vec<Msg> {
    let faces = odds::faces(b, rules, bht, factors);
    let hits = |n: u8| Msg::number(n);
    let tenths = odds::tenths(faces);
    vec![
        what,
        hits(bht),
        Msg::new("cell-faces").int("a", faces[0]).int("b", faces[2]).int("c", faces[5]),
        Msg::new("cell-sixths").int("n", odds::at_least(faces, 1)),
        Msg::new("cell-mean").int("whole", i64::from(tenths / 10)).int("tenth", i64::from(tenths % 10)),
    ]
}

fn table(rows: Vec<Vec<Msg>>) -> Answer {
    if rows.is_empty() {
        return Answer::Refused(Msg::new("ask-no-odds"));
    }
    let heads = ["head-attack", "head-table", "head-hits", "head-any", "head-mean"];
    Answer::Table { heads: heads.map(Msg::new).to_vec(), rows }
}

/// One attack described in words.
pub fn hits(b: &Board, rules: &Settings, q: &Query) -> Answer {
    let (Ok(bht), Ok(n)) = (q.arg("bht").parse::<u8>(), q.arg("n").parse::<u8>()) else {
        return Answer::Refused(Msg::new("ask-no-odds"));
    };
    if !(1..=15).contains(&bht) || n == 0 {
        return Answer::Refused(Msg::new("ask-no-odds"));
    }
    table(vec![row(b, rules, Msg::new("odds-attack").int("n", n), bht, n.into())])
}

/// The attacks that are known now.
pub fn odds(b: &Board, v: &View) -> Answer {
    let Some(f) = v.battle.as_deref() else { return Answer::Refused(Msg::new("ask-no-odds")) };
    let rules = &v.public.rules;
    let mut rows = Vec::new();
    for side in Side::ALL {
        let name = names::side_key(side);
        match f.step {
            BattleStep::Assign | BattleStep::Escorts | BattleStep::Bombers => {
                // Before orders are open: all, as far as the viewer knows them; then those that fire now.
                let all: Vec<Block> = if f.step == BattleStep::Assign {
                    scene::in_the_air(b, v, f, side)
                } else {
                    airfight::firing(f, side).copied().collect()
                };
                for k in by_die(f, all) {
                    let bht = airfight::bht(b, &v.public, f.at, k.craft, k.weak);
                    let id = if k.part == Part::Bomber { "odds-bomber" } else { "odds-fighter" };
                    let what = Msg::new(id).name("side", name.clone()).msg("crafts", names::crafts(b, k.craft, k.n));
                    rows.push(row(b, rules, what, bht, k.n.into()));
                }
            }
            BattleStep::Commit | BattleStep::Targets => raids(b, v, side, &mut rows),
            BattleStep::Flak => {
                for a in scene::attacks(b, v, f, side) {
                    let what = Msg::new("odds-raid")
                        .name("side", name.clone())
                        .msg("crafts", names::crafts(b, a.craft, a.n))
                        .msg("target", scene::target(b, f, side.other(), a.target));
                    rows.push(row(b, rules, what, a.bht, a.n.into()));
                }
                let owner = side.other();
                let (id, salvos) = match &v.own[owner.i()] {
                    Some(force) => ("odds-flak", flak::salvos(b, &v.public, force, f, owner)),
                    None => ("odds-flak-most", flak::feared(b, &v.public, f, owner)),
                };
                for s in salvos {
                    let what = Msg::new(id)
                        .name("side", names::side_key(owner))
                        .int("n", s.n)
                        .msg("crafts", names::crafts(b, s.raid.craft, s.strength.min(255) as u8));
                    rows.push(row(b, rules, what, s.bht, s.n));
                }
            }
            BattleStep::Gunfire | BattleStep::Pursuit if f.sea.bht > 0 => {
                let afloat = f.sea.open[side.i()].iter().filter(|o| !o.sunk && o.line == Some(crate::types::Line::Guns));
                let guns: u16 = afloat.map(|o| u16::from(b.classes[o.class as usize].gun.saturating_sub(o.hits))).sum();
                if guns > 0 {
                    rows.push(row(b, rules, Msg::new("odds-guns").name("side", name).int("n", guns), f.sea.bht, guns));
                }
            }
            BattleStep::Lines => {
                let all = f.sea.open[side.i()].iter().filter(|o| !o.sunk);
                let guns: u16 = all.map(|o| u16::from(b.classes[o.class as usize].gun.saturating_sub(o.hits))).sum();
                for bht in [2, 5, 7, 10, 12] {
                    if guns > 0 {
                        rows.push(row(b, rules, Msg::new("odds-guns").name("side", name.clone()).int("n", guns), bht, guns));
                    }
                }
            }
            _ => {}
        }
    }
    table(rows)
}

/// FT-222, FT-232: those that throw one die together in one row, under the first counter of the model.
fn by_die(f: &Battle, all: Vec<Block>) -> Vec<Block> {
    let mut out: Vec<Block> = Vec::new();
    for k in all {
        match out.iter_mut().find(|x| f.is_one_kind(x.craft, k.craft) && (x.part, x.weak) == (k.part, k.weak)) {
            Some(x) => x.n = x.n.saturating_add(k.n),
            None => out.push(k),
        }
    }
    out
}

/// Every way in which own bombers over the hex can attack, with all of a model and arm: sent the same way they throw one die (FT-250).
fn raids(b: &Board, v: &View, side: Side, rows: &mut Vec<Vec<Msg>>) {
    let (Some(f), Some(force)) = (v.battle.as_deref(), v.own[side.i()].as_ref()) else { return };
    let mut all: Vec<(Craft, Arm, bool, u8)> = Vec::new();
    let over = force.in_air().filter(|(_, a, at)| a.shown && *at == f.at);
    for g in over.flat_map(|(_, a, _)| &a.groups).filter(|g| !g.spent) {
        match all.iter_mut().find(|x| f.is_one_kind(x.0, g.craft) && (x.1, x.2) == (g.arm, g.high)) {
            Some(x) => x.3 = x.3.saturating_add(g.n),
            None => all.push((g.craft, g.arm, g.high, g.n)),
        }
    }
    for (craft, arm, high, n) in all {
        for mode in Mode::ALL {
            for (kind, id) in [(0, "odds-ship"), (1, "odds-base")] {
                let value = b.model(craft.model).strike[mode as usize][arm as usize][kind];
                let low = matches!(mode, Mode::Low | Mode::Torpedo);
                if value == 0 || low == high {
                    continue;
                }
                let bht = bombing::bht(b, &v.public, f.at, value, false, false);
                let what = Msg::new(id).msg("crafts", names::crafts(b, craft, n)).name("mode", format!("mode.{}", mode.id()));
                rows.push(row(b, &v.public.rules, what, bht, n.into()));
            }
        }
    }
}
