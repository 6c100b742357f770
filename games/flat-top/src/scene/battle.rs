//! A fight: who stands against whom, with what, and where it stands in its steps.
//!
//! Questions with few answers are asked on a battle board; those with many are asked beside the map, and the forces stand in the notes.

use super::words;
use crate::{
    battle::{Battle, BattleStep, Part, Target},
    board::Board,
    phases::{airfight, bombing, flak},
    types::{Line, Mode, Side, Sky},
    view::View,
};
use ironbottom_kernel::{
    Msg, RuleId,
    scene::{self, BattleSide, BattleUnit, Column, Ground, Stand, Step},
};

/// The steps of a fight, as they are shown.
const STEPS: [(&str, BattleStep); 8] = [
    ("fight-air", BattleStep::Hail),
    ("fight-orders", BattleStep::Assign),
    ("fight-fire", BattleStep::Escorts),
    ("fight-targets", BattleStep::Commit),
    ("fight-flak", BattleStep::Flak),
    ("fight-bombs", BattleStep::Bombing),
    ("fight-lines", BattleStep::Seek),
    ("fight-guns", BattleStep::Gunfire),
];

/// Ships stand in a column of their own, after all basic hit tables.
const SHIPS: u32 = 90;

/// The fight going on.
pub fn battle(b: &Board, v: &View) -> Option<scene::Battle> {
    let f = v.battle.as_deref()?;
    let sides: Vec<BattleSide> = [f.attacker, f.attacker.other()].map(|s| side(b, v, f, s)).to_vec();
    let few = match f.step {
        BattleStep::Hail
        | BattleStep::Escorts
        | BattleStep::Bombers
        | BattleStep::Fallen
        | BattleStep::Commit
        | BattleStep::Bombing
        | BattleStep::Losses
        | BattleStep::Seek => true,
        // First whether, then with which guns: those are taken from lists.
        BattleStep::Pursuit => !f.sea.pursued,
        _ => false,
    };
    let on_board = few && sides.iter().any(|s| !s.columns.is_empty());
    let mut notes = notes(b, v, f);
    if !on_board {
        notes.extend(sides.iter().flat_map(told));
    }
    Some(scene::Battle {
        space: f.at.name(),
        title: words::hex(Msg::new("fight-title"), f.at),
        sub: sub(f),
        cycle: 1,
        steps: steps(f),
        sides: if on_board { sides } else { Vec::new() },
        notes,
    })
}

fn sub(f: &Battle) -> Msg {
    let id = match (f.interception, f.step < BattleStep::Commit, f.high) {
        (true, ..) => "fight-sub-interception",
        (false, true, true) => "fight-sub-high",
        (false, true, false) => "fight-sub-low",
        (false, false, _) => "fight-sub",
    };
    Msg::new(id).name("side", words::side_key(f.attacker))
}

/// Which of the steps it is: that of the last one begun.
fn steps(f: &Battle) -> Vec<Step> {
    let step = if f.step == BattleStep::Losses { f.resume } else { f.step };
    let now = STEPS.iter().rposition(|(_, s)| *s <= step).unwrap_or(0);
    let last = if f.interception { 3 } else { STEPS.len() };
    let stand = |i: usize| match i.cmp(&now) {
        std::cmp::Ordering::Less => Stand::Done,
        std::cmp::Ordering::Equal => Stand::Now,
        std::cmp::Ordering::Greater => Stand::Later,
    };
    STEPS[..last].iter().enumerate().map(|(i, (name, _))| Step { name: Msg::new(name), stand: stand(i) }).collect()
}

fn side(b: &Board, v: &View, f: &Battle, side: Side) -> BattleSide {
    let mut columns: Vec<Column> = Vec::new();
    let mut put = |value: u32, head: Msg, kind: String, count: u32, tag: Msg| {
        let unit = BattleUnit { piece: String::new(), kind, owner: side.id().to_owned(), count, dice: 0, tag: Some(tag) };
        match columns.iter_mut().find(|c| c.value == value) {
            Some(c) => c.units.push(unit),
            None => columns.push(Column { value, head, units: vec![unit] }),
        }
    };
    let table = |n: u8| Msg::new("column-bht").int("n", n);
    let air = f.step <= BattleStep::Fallen;
    if air {
        for k in &f.air[side.i()] {
            let bht = airfight::bht(b, &v.public, f.at, k.craft, k.weak);
            let tag = Msg::new(part(k.part)).msg("crafts", words::crafts(b, k.craft, k.n));
            put(bht.into(), table(bht), b.model(k.craft.model).kind.clone(), k.n.into(), tag);
        }
    } else if f.sea.open.iter().all(Vec::is_empty) {
        for r in &f.raids[side.i()] {
            let strike = &b.model(r.craft.model).strike[r.mode as usize];
            let kind = usize::from(r.target == Target::Base);
            let value = strike.iter().map(|by| by[kind]).max().unwrap_or(0);
            let bht = bombing::bht(b, &v.public, f.at, value, false, false);
            let tag = Msg::new("tag-raid")
                .msg("crafts", words::crafts(b, r.craft, r.n))
                .msg("target", target(b, f, side.other(), r.target));
            put(bht.into(), table(bht), b.model(r.craft.model).kind.clone(), r.n.into(), tag);
        }
        for s in &f.named[side.i()] {
            let class = &b.classes[s.class as usize];
            let id = if s.anchored { "tag-anchored" } else { "tag-ship" };
            let tag = Msg::new(id).name("ship", words::class_key(b, s.class, s.name)).int("aa", class.aa);
            put(SHIPS, Msg::new("column-ships"), class.hull.id().to_owned(), 1, tag);
        }
    } else {
        let own = v.own[side.i()].is_some();
        for o in &f.sea.open[side.i()] {
            let chosen = f.own(side).lines.iter().find(|(s, _)| own && *s == o.ship).map(|(_, l)| *l);
            let (value, head) = match o.line.or(chosen) {
                None => (0, "column-unplaced"),
                Some(Line::Guns) => (1, "column-guns"),
                Some(Line::Torpedoes) => (2, "column-torpedoes"),
                Some(Line::Rear) => (3, "column-rear"),
            };
            let class = &b.classes[o.class as usize];
            let name = words::class_key(b, o.class, o.name);
            let tag = match o {
                o if o.sunk => Msg::new("tag-sunk").name("ship", name),
                o if o.hits > 0 => Msg::new("tag-hits").name("ship", name).int("hits", o.hits).int("fd", o.fd),
                _ => Msg::new("tag-guns").name("ship", name).int("guns", class.gun.saturating_sub(o.hits)),
            };
            put(value, Msg::new(head), class.hull.id().to_owned(), 1, tag);
        }
    }
    columns.sort_by_key(|c| c.value);
    let role = Msg::new(if side == f.attacker { "role-attacker" } else { "role-defender" });
    BattleSide { owners: vec![side.id().to_owned()], role, columns, behind: Vec::new(), to_take: to_take(f, side) }
}

/// Hits still to be taken in aircraft aboard.
fn to_take(f: &Battle, side: Side) -> u32 {
    f.losses.iter().filter(|l| l.side == side).map(|l| u32::from(l.hits)).sum()
}

const fn part(p: Part) -> &'static str {
    match p {
        Part::Hunt => "tag-hunt",
        Part::Raid => "tag-hunt-bombers",
        Part::Guard => "tag-guard",
        Part::Bomber => "tag-bomber",
    }
}

/// What a raid is flown at.
pub fn target(b: &Board, f: &Battle, owner: Side, t: Target) -> Msg {
    match t {
        Target::Base => Msg::new("target-base"),
        Target::Ship(s) => match f.named[owner.i()].get(s as usize) {
            Some(x) => words::ship(b, x.class, x.name),
            None => Msg::new("target-ship").int("n", i64::from(s) + 1),
        },
    }
}

/// The forces of a side in words, for questions asked beside the map.
fn told(side: &BattleSide) -> Option<Ground> {
    let units: Vec<Msg> = side.columns.iter().flat_map(|c| &c.units).filter_map(|u| u.tag.clone()).collect();
    let who = side.owners.first()?;
    let text = Msg::new("fight-forces").name("side", format!("side.{who}")).arg("units", words::list(units.iter().cloned()));
    (!units.is_empty()).then_some(Ground { text, rule: None })
}

/// What weighs on the dice.
fn notes(b: &Board, v: &View, f: &Battle) -> Vec<Ground> {
    let mut out = Vec::new();
    let mut add = |id: &'static str, rule: u16| out.push(Ground { text: Msg::new(id), rule: Some(RuleId(rule)) });
    let (night, cloud) = (v.public.is_night(b), v.public.sky(b, f.at) == Sky::Cloud);
    match f.step {
        BattleStep::Hail | BattleStep::Assign | BattleStep::Escorts | BattleStep::Bombers | BattleStep::Fallen => {
            if night {
                add("fight-note-night-air", 234);
            }
            if cloud {
                add("fight-note-cloud-air", 233);
            }
        }
        BattleStep::Commit | BattleStep::Targets | BattleStep::Flak | BattleStep::Bombing | BattleStep::Losses => {
            if night {
                add("fight-note-night-bombs", 258);
            }
            if cloud {
                add("fight-note-cloud-bombs", 257);
            }
            if flak::bht(b, &v.public, f.at, Mode::High) == 0 {
                add("fight-note-no-flak", 248);
            }
        }
        _ => {
            if f.sea.bht > 0 {
                out.push(Ground { text: Msg::new("fight-note-bht").int("n", f.sea.bht), rule: Some(RuleId(265)) });
            }
        }
    }
    out
}
