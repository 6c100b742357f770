//! Questions that are answered by trying: the position is played on in the mind many times, with loose dice, and what came out is
//! counted. Each figure is given with its margin: one time in twenty it is further from the truth.
//!
//! | name | words | answer |
//! | --- | --- | --- |
//! | `threat` | | marks: chance of Japanese arrivals this turn if the player moved nobody any more, and how many units then come |
//! | `battle` | `space` | chances of the battle there, as it stands or would be set up now |
//! | `near` | `space` | marks: areas one lane away, and who is ashore there |

use crate::{
    ahead::Ahead,
    board::Board,
    names,
    phases::battles,
    position::{Phase, Place, Position},
    rule,
    types::Side,
};
use ironbottom_kernel::{
    Msg, RuleId,
    area::Space,
    ask::{Answer, Chances, Mark, Query, Trials},
    scene::CitedText,
};

/// Turns that are imagined for the threats, and battles for the odds: what stays well under a fifth of a second.
const TURNS: u32 = 600;
const BATTLES: u32 = 400;

/// Answers a question about the position.
pub fn ask(b: &Board, p: &Position, q: &Query) -> Answer {
    match q {
        Query::Custom { .. } => Answer::Marks(threat(b, p)),
        Query::Near { .. } => near(b, p, q),
        _ => match b.area(q.arg("space")) {
            Some(area) if fought(b, p, area) => Answer::Chances(odds(b, p, area)),
            Some(area) => Answer::Refused(Msg::new("ask-no-battle").name("area", names::area(b, area))),
            None => Answer::Refused(Msg::new("ask-no-area").text("name", q.arg("space"))),
        },
    }
}

/// Questions that make sense now.
pub fn queries(b: &Board, p: &Position) -> Vec<Query> {
    if p.end.is_some() {
        return Vec::new();
    }
    let mut out = Vec::new();
    if p.phase < Phase::Battles {
        out.push(Query::new("threat"));
    }
    let areas = (0..b.areas.len() as u8).map(Space).filter(|s| fought(b, p, *s));
    out.extend(areas.map(|s| Query::new("battle").with("space", b.areas[s.i()].id.clone())));
    out
}

/// The lanes of an area.
fn near(b: &Board, p: &Position, q: &Query) -> Answer {
    let Some(area) = b.area(q.arg("space")) else {
        return Answer::Refused(Msg::new("ask-no-area").text("name", q.arg("space")));
    };
    let mark = |s: Space| {
        let (label, tone) = match (p.ashore(b, Side::Us, s), p.ashore(b, Side::Japan, s)) {
            (true, false) => ("ended-us", "good"),
            (false, true) => ("ended-japan", "bad"),
            (true, true) => ("objective-contested", "plain"),
            (false, false) => ("ended-nobody", "plain"),
        };
        Mark { space: b.areas[s.i()].id.clone(), label: Msg::new(label), tone: tone.to_owned() }
    };
    Answer::Marks(b.map.near(area).iter().map(mark).collect())
}

/// Is there a battle, or would there be one if nobody moved any more?
fn fought(b: &Board, p: &Position, area: Space) -> bool {
    match (&p.battle, p.phase) {
        (Some(x), _) => x.area == area,
        (None, Phase::Battles) => battles::waiting(b, p).has(area),
        (None, Phase::Resupply | Phase::Scouting | Phase::ScoutedOrders | Phase::Movement | Phase::Bombing | Phase::Orders) => {
            p.census(b).shared().has(area)
        }
        _ => false,
    }
}

/// Arrivals in one area.
#[derive(Clone, Copy, Default)]
pub struct Arrivals {
    any: Trials,
    units: Trials,
}

impl Arrivals {
    /// The chance that anybody comes.
    pub fn chance(&self) -> f64 {
        self.any.mean()
    }

    /// How far off that may be.
    pub fn margin(&self) -> f64 {
        self.any.margin()
    }
}

/// The Japanese orders, from the first roll (FN-104) to the last (FN-154), played many times: who comes where.
pub fn arrivals(b: &Board, p: &Position, turns: u32) -> Vec<Arrivals> {
    let mut out = vec![Arrivals::default(); b.areas.len()];
    let mut ahead = Ahead::new(b);
    let turn = p.turn;
    for seed in 0..turns {
        let mut q = p.clone();
        ahead.until(&mut q, u64::from(seed), |q| q.phase >= Phase::Battles || q.turn != turn);
        let mut came = vec![0u8; b.areas.len()];
        for (i, u) in q.units.iter().enumerate() {
            let Place::Area(s) = u.at else { continue };
            let t = q.type_of(b, u);
            // Battalions that are new on the map come from nowhere.
            let was = p.units.get(i).map(|old| old.at);
            if t.side == Side::Japan && was != Some(u.at) {
                came[s.i()] += 1;
            }
        }
        for (area, n) in out.iter_mut().zip(came) {
            area.any.count(n > 0);
            area.units.add(f64::from(n));
        }
    }
    out
}

fn percent(x: f64) -> i64 {
    (100.0 * x).round() as i64
}

/// A number with one digit behind the point, which is set by the language.
fn tenths(m: Msg, whole: &'static str, tenth: &'static str, x: f64) -> Msg {
    let n = (10.0 * x).round() as i64;
    m.int(whole, n / 10).int(tenth, n % 10)
}

fn threat(b: &Board, p: &Position) -> Vec<Mark> {
    let all = arrivals(b, p, TURNS);
    let us = p.census(b).any[Side::Us.i()] | b.campaign(p.year).objectives;
    let mut out = Vec::new();
    for (i, a) in all.iter().enumerate() {
        let area = Space(i as u8);
        let p = a.chance();
        if !us.has(area) || p < 0.01 {
            continue;
        }
        let label = Msg::new("threat-mark").int("p", percent(p)).int("margin", percent(a.margin()).max(1));
        let label = tenths(label, "units", "units-tenth", a.units.mean() / p.max(0.01));
        let label = tenths(label, "more", "more-tenth", a.units.margin() / p.max(0.01));
        let tone = if p >= 0.5 { "bad" } else { "plain" };
        out.push(Mark { space: b.areas[i].id.clone(), label, tone: tone.to_owned() });
    }
    out
}

/// Strength of a side in an area: how many units, and what they would cost to lose; a battalion, which costs nothing, counts one.
fn strength(b: &Board, p: &Position, side: Side, area: Space) -> (f64, f64) {
    let mut all = (0.0, 0.0);
    for u in p.units_at(area).filter(|u| p.unit_type(b, *u).side == side) {
        let t = p.unit_type(b, u);
        let price = f64::from(if side == Side::Us { t.buy } else { t.loss }.max(1));
        all = (all.0 + 1.0, all.1 + if p.units[u as usize].hurt { price / 2.0 } else { price });
    }
    all
}

/// Sections 11 and 12 played many times by the captain's habits.
pub fn odds(b: &Board, p: &Position, area: Space) -> Chances {
    let mut ahead = Ahead::new(b);
    let before = [Side::Us, Side::Japan].map(|s| strength(b, p, s, area));
    let (mut win, mut lose, mut none, mut held) = (Trials::default(), Trials::default(), Trials::default(), Trials::default());
    let mut left = [[Trials::default(); 2]; 2];
    for seed in 0..BATTLES {
        let mut q = p.clone();
        ahead.battle(&mut q, area, u64::from(seed) + 1);
        let after = [Side::Us, Side::Japan].map(|s| strength(b, &q, s, area));
        let (us, japan) = (after[0].0 > 0.0, after[1].0 > 0.0);
        win.count(us && !japan);
        lose.count(japan && !us);
        none.count(!us && !japan);
        let lost = q.end.is_some();
        held.count(!lost && q.ashore(b, Side::Us, area) && !q.ashore(b, Side::Japan, area));
        for i in 0..2 {
            left[i][0].add(after[i].0);
            left[i][1].add((before[i].1 - after[i].1).max(0.0));
        }
    }
    let note = |rule: RuleId, text: Msg| CitedText { rule: Some(rule), text };
    let margin = held.margin_of_share().max(win.margin());
    // FN-007, FN-010: ships alone hold nothing. Where nobody ever held the area, what is counted is that Japan is driven off.
    let goal = if held.mean() > 0.0 { "odds-goal" } else { "odds-goal-cleared" };
    Chances {
        attacker_wins: win.mean(),
        defender_wins: lose.mean(),
        none_left: none.mean(),
        attacker_units_left: left[0][0].mean(),
        defender_units_left: left[1][0].mean(),
        captures: held.mean(),
        value_swing: left[1][1].mean() - left[0][1].mean(),
        attacker_loss: left[0][1].mean(),
        defender_loss: left[1][1].mean(),
        goal: Some(Msg::new(goal)),
        sides: Some(Box::new([Side::Us, Side::Japan].map(|s| Msg::thing(format!("side.{}", s.id()))))),
        margin: Some(margin),
        how: vec![
            note(rule::FN_155, Msg::new("odds-tried").int("n", i64::from(BATTLES)).int("margin", percent(margin).max(1))),
            note(rule::FN_187, Msg::new("odds-habits")),
            note(rule::FN_255, Msg::new("odds-points")),
        ],
        ..Chances::default()
    }
}
