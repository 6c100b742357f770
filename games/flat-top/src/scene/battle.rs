//! A fight: who stands against whom, with what, and where it stands in its steps. Until something is laid open to one side or the other
//! it is asked for on the map.

use crate::names;
use crate::{
    battle::{Battle, BattleStep, Block, Part, Target},
    board::Board,
    phases::{airfight, bombing, combat, flak, surface},
    position::Group,
    rule,
    types::{Arm, Craft, Line, Mode, Side, Sky},
    view::View,
};
use ironbottom_kernel::{
    Msg, RuleId,
    scene::{self, BattleSide, BattleUnit, CitedText, Column, Progress, Step},
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

/// Bombers that have no target yet stand in a column of their own, after all basic hit tables, and ships in another.
const WAITING: u32 = 80;
const BASE: u32 = 85;
const SHIPS: u32 = 90;

/// The fight going on.
pub fn battle(b: &Board, v: &View) -> Option<scene::Battle> {
    let f = v.battle.as_deref()?;
    let sides: Vec<BattleSide> = [attacker(f), attacker(f).other()].map(|s| side(b, v, f, s)).to_vec();
    let on_board = sides.iter().any(|s| !s.columns.is_empty());
    Some(scene::Battle {
        space: f.at.name(),
        title: names::hex(Msg::new("fight-title"), f.at),
        sub: sub(f),
        cycle: 1,
        steps: steps(f),
        sides: if on_board { sides } else { Vec::new() },
        notes: notes(b, v, f),
    })
}

fn sub(f: &Battle) -> Msg {
    let id = match (f.interception, f.step, f.high) {
        (true, ..) => "fight-sub-interception",
        // Nobody has begun it yet.
        (false, BattleStep::Hail, _) => return Msg::new("fight-sub-hail"),
        (false, step, true) if step < BattleStep::Commit => "fight-sub-high",
        (false, step, false) if step < BattleStep::Commit => "fight-sub-low",
        (false, ..) => "fight-sub",
    };
    Msg::new(id).name("side", names::side_key(attacker(f)))
}

/// Which of the steps it is: that of the last one begun.
fn steps(f: &Battle) -> Vec<Step> {
    let step = if f.step == BattleStep::Losses { f.resume } else { f.step };
    let now = STEPS.iter().rposition(|(_, s)| *s <= step).unwrap_or(0);
    let last = if f.interception { 3 } else { STEPS.len() };
    let stand = |i: usize| match i.cmp(&now) {
        std::cmp::Ordering::Less => Progress::Done,
        std::cmp::Ordering::Equal => Progress::Now,
        std::cmp::Ordering::Greater => Progress::Later,
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
        for k in in_the_air(b, v, f, side) {
            let bht = airfight::bht(b, &v.public, f.at, k.craft, k.weak);
            let tag = Msg::new(part(k.part)).name("craft", names::craft(b, k.craft));
            put(bht.into(), table(bht), b.model(k.craft.model).kind.clone(), k.n.into(), tag);
        }
    } else if f.sea.open.iter().all(Vec::is_empty) {
        for a in attacks(b, v, f, side) {
            let tag =
                Msg::new("tag-raid").name("craft", names::craft(b, a.craft)).msg("target", target(b, f, side.other(), a.target));
            put(a.bht.into(), table(a.bht), b.model(a.craft.model).kind.clone(), a.n.into(), tag);
        }
        for (craft, n) in waiting(v, f, side) {
            let tag = Msg::new("tag-waiting").name("craft", names::craft(b, craft));
            put(WAITING, Msg::new("column-waiting"), b.model(craft.model).kind.clone(), n.into(), tag);
        }
        // Bases are on everybody's map: one stands here while it may be attacked, and if it is.
        let may =
            f.step == BattleStep::Targets && f.asked.has(side.other().seat()) && super::bases_of(b, v, side).contains(&f.at);
        if may || attacks(b, v, f, side.other()).iter().any(|a| a.target == Target::Base) {
            put(BASE, Msg::new("column-base"), "airfield".to_owned(), 1, names::hex(Msg::new("tag-base"), f.at));
        }
        for s in &f.named[side.i()] {
            let class = &b.classes[s.class as usize];
            let id = if s.anchored { "tag-anchored" } else { "tag-ship" };
            let tag = Msg::new(id).name("ship", names::class_key(b, s.class, s.name)).int("aa", class.aa);
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
            let name = names::class_key(b, o.class, o.name);
            let guns = class.gun.saturating_sub(o.hits);
            // Where its guns are aimed is for its owner to see.
            let guns_fire = matches!(f.step, BattleStep::Gunfire | BattleStep::Pursuit);
            let aims = f.own(side).aims.iter().filter(|a| own && guns_fire && a.by == Target::Ship(o.ship));
            let aimed: u8 = aims.map(|a| a.n).sum();
            let tag = match o {
                _ if aimed > 0 => Msg::new("tag-aimed").name("ship", name).int("n", aimed).int("guns", guns),
                o if o.sunk => Msg::new("tag-sunk").name("ship", name),
                o if o.hits > 0 => Msg::new("tag-hits").name("ship", name).int("guns", guns).int("hits", o.hits).int("fd", o.fd),
                _ => Msg::new("tag-guns").name("ship", name).int("guns", guns),
            };
            put(value, Msg::new(head), class.hull.id().to_owned(), 1, tag);
        }
    }
    columns.sort_by_key(|c| c.value);
    let role = Msg::new(if side == attacker(f) { "role-attacker" } else { "role-defender" });
    BattleSide { owners: vec![side.id().to_owned()], role, columns, behind: Vec::new(), to_take: to_take(f, side) }
}

/// Aircraft of a side in the fight: to their owner as he has told them off so far.
pub fn in_the_air(b: &Board, v: &View, f: &Battle, side: Side) -> Vec<Block> {
    match &v.own[side.i()] {
        Some(force) if f.step == BattleStep::Assign => airfight::foreseen(b, f, side, force),
        _ => f.air[side.i()].clone(),
    }
}

/// An attack from the air: who, how many, at what, and on which table.
pub struct Attack {
    /// What attacks.
    pub craft: Craft,
    /// How many.
    pub n: u8,
    /// Against what.
    pub target: Target,
    /// The basic hit table, as far as the viewer knows what they carry.
    pub bht: u8,
}

/// The attacks of a side: to who flies them with what they carry, and as far as they were given; to the other as they were told, with
/// the worst they may carry.
pub fn attacks(b: &Board, v: &View, f: &Battle, side: Side) -> Vec<Attack> {
    let bht = |craft: Craft, mode: Mode, arm: Option<Arm>, target: Target| {
        let strike = &b.model(craft.model).strike[mode as usize];
        let kind = usize::from(target == Target::Base);
        let value = match arm {
            Some(arm) => strike[arm as usize][kind],
            None => strike.iter().map(|by| by[kind]).max().unwrap_or(0),
        };
        let named = &f.named[side.other().i()];
        let anchored = matches!(target, Target::Ship(k) if named.get(k as usize).is_some_and(|s| s.anchored));
        bombing::bht(b, &v.public, f.at, value, anchored, false)
    };
    let own = v.own[side.i()].is_some() && !f.own(side).sorties.is_empty();
    let told = f.raids[side.i()].iter().map(|r| (r.craft, r.mode, None, r.target, r.n));
    let given = f.own(side).sorties.iter().map(|s| (s.group.craft, s.mode, Some(s.group.arm), s.target, s.group.n));
    // FT-250: all of a model, arm and mode at one target are one attack, whatever their formations.
    let mut all: Vec<(Craft, Mode, Option<Arm>, Target, u8)> = Vec::new();
    for one in if own { given.collect::<Vec<_>>() } else { told.collect() } {
        match all.iter_mut().find(|x| f.is_one_kind(x.0, one.0) && (x.1, x.2, x.3) == (one.1, one.2, one.3)) {
            Some(x) => x.4 = x.4.saturating_add(one.4),
            None => all.push(one),
        }
    }
    let attack = |(craft, mode, arm, target, n)| Attack { craft, n, target, bht: bht(craft, mode, arm, target) };
    all.into_iter().map(attack).collect()
}

/// One's own bombers over the hex that have no target yet, while targets are given.
fn waiting(v: &View, f: &Battle, side: Side) -> Vec<(Craft, u8)> {
    let Some(force) = v.own[side.i()].as_ref().filter(|_| f.step == BattleStep::Targets && f.asked.has(side.seat())) else {
        return Vec::new();
    };
    let mut out: Vec<(Craft, u8)> = Vec::new();
    for (af, a) in combat::overhead(force, f.at) {
        for g in a.groups.iter().filter(|g| !g.spent && g.arm != Arm::None) {
            let like = f.own(side).sorties.iter().filter(|s| s.af == af && Group { n: 0, ..s.group } == Group { n: 0, ..*g });
            let left = g.n.saturating_sub(like.map(|s| s.group.n).sum());
            match out.iter_mut().find(|(c, _)| *c == g.craft) {
                Some((_, n)) => *n += left,
                None => out.push((g.craft, left)),
            }
        }
    }
    out.retain(|(_, n)| *n > 0);
    out
}

/// Who attacks now: whose attacks from the air are on their way, else who began the fight.
fn attacker(f: &Battle) -> Side {
    match f.raids.each_ref().map(Vec::is_empty) {
        [false, true] if f.step < BattleStep::Seek => Side::ALL[0],
        [true, false] if f.step < BattleStep::Seek => Side::ALL[1],
        // Orders are given before it is anybody's turn to fire.
        _ if f.step == BattleStep::Assign => f.turns.first().copied().unwrap_or(f.attacker),
        _ => f.attacker,
    }
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
        Target::Ship(s) => {
            let all: Vec<_> = f.named[owner.i()].iter().map(|x| (x.class, x.name)).collect();
            names::ship_among(b, &all, s as usize).unwrap_or_else(|| Msg::new("target-ship").int("n", i64::from(s) + 1))
        }
    }
}

/// What weighs on the dice.
fn notes(b: &Board, v: &View, f: &Battle) -> Vec<CitedText> {
    let mut out = Vec::new();
    let mut add = |id: &'static str, rule: RuleId| out.push(CitedText { text: Msg::new(id), rule: Some(rule) });
    let (night, cloud) = (v.public.is_night(b), v.public.sky(b, f.at) == Sky::Cloud);
    match f.step {
        BattleStep::Hail | BattleStep::Assign | BattleStep::Escorts | BattleStep::Bombers | BattleStep::Fallen => {
            if night {
                add("fight-note-night-air", rule::FT_234);
            }
            if cloud {
                add("fight-note-cloud-air", rule::FT_233);
            }
        }
        BattleStep::Commit | BattleStep::Targets | BattleStep::Flak | BattleStep::Bombing | BattleStep::Losses => {
            if night {
                add("fight-note-night-bombs", rule::FT_258);
            }
            if cloud {
                add("fight-note-cloud-bombs", rule::FT_257);
            }
            if flak::bht(b, &v.public, f.at, Mode::High) == 0 {
                add("fight-note-no-flak", rule::FT_248);
            }
        }
        _ => {
            let mine = Side::ALL.into_iter().filter(|s| v.own[s.i()].is_some() && f.own(*s).face > 0);
            for side in mine.filter(|_| f.step == BattleStep::Lines) {
                let text = Msg::new("fight-note-die").int("n", f.own(side).face);
                out.push(CitedText { text, rule: Some(rule::FT_265) });
            }
            if f.sea.bht > 0 {
                out.push(CitedText { text: Msg::new("fight-note-bht").int("n", f.sea.bht), rule: Some(rule::FT_265) });
            }
            let reach = surface::torpedo_range(b, &v.public);
            if f.sea.bht > 0 && f.sea.bht < reach {
                out.push(CitedText { text: Msg::new("fight-note-no-torpedoes").int("n", reach), rule: Some(rule::FT_268) });
            }
        }
    }
    out
}
