//! Chances in the middle of a cycle: the hits still to be taken and the dice still to be rolled in it, then the battle that is left.
//!
//! Casualties of the defence still fire (AA-010), and the attack has fired before it loses anybody: in one cycle neither side's dice
//! depend on what the other side's hit.

use crate::{
    board::Board,
    odds::{self, Company, Fight},
    phases::combat::{Pool, Shot, Step, attack_shots, defense_shots},
    position::Position,
    types::Kind,
};
use ironbottom_kernel::area::Space;
use ironbottom_odds::{OddsError, Outlook, Solver, Summary};
use std::collections::BTreeMap;

/// More ways than this for a cycle to end are not gone through one by one.
const WAYS: usize = 700;

/// What a cycle still holds: the chance of each number of hits, from none on.
#[derive(Clone, PartialEq, Debug)]
pub struct Rest {
    on_attackers: Vec<f64>,
    on_defenders: Vec<f64>,
}

/// The chances of each number of hits of dice that are still to be rolled, on top of those that are sure.
fn hits(sure: u16, shots: &[Shot]) -> Vec<f64> {
    let mut out = vec![1.0];
    for shot in shots {
        let chance = f64::from(shot.value.min(6)) / 6.0;
        for _ in 0..shot.dice {
            let mut next = vec![0.0; out.len() + 1];
            for (n, p) in out.iter().enumerate() {
                next[n] += p * (1.0 - chance);
                next[n + 1] += p * chance;
            }
            out = next;
        }
    }
    let mut all = vec![0.0; sure.into()];
    all.extend(out);
    all
}

/// What the cycle of the battle in a space still holds, `taken` losses of attackers and defenders being chosen already. Nothing where
/// nobody has fired yet or all have, and where submarines choose among targets (AA-158): those battles are taken up at their next cycle.
pub fn rest(b: &Board, p: &Position, space: Space, taken: [u16; 2]) -> Option<Rest> {
    let c = p.combat.as_ref()?;
    let battle = c.battle.as_ref().filter(|f| f.space == space)?;
    let subs = |n: u16| n > 0;
    let submarines = p.power.enemies().chain([p.power]).any(|o| subs(p.units.get(space, o, Kind::Submarine)));
    if submarines || p.rules.low_luck {
        return None;
    }
    let mut sure = [0, 0];
    for l in &c.losses {
        match l.pool {
            Pool::Attackers => sure[0] += l.ships + l.any,
            Pool::Defenders { .. } => sure[1] += l.ships + l.any,
            _ => return None,
        }
    }
    let from = |mut shots: Vec<Shot>, column: u8| {
        shots.retain(|s| s.value >= column);
        shots
    };
    let attack = |column| from(attack_shots(b, p, battle, false), column);
    let defend = |column| from(defense_shots(b, p, battle), column);
    let (attack, defend) = match battle.step {
        Step::Attack { column: 1 } if sure == [0, 0] => return None,
        Step::Attack { column } => (attack(column), defend(1)),
        Step::Defend { column } => (Vec::new(), defend(column)),
        Step::Remove if sure != [0, 0] => (Vec::new(), Vec::new()),
        _ => return None,
    };
    Some(Rest {
        on_attackers: hits(sure[0].saturating_sub(taken[0]), &defend),
        on_defenders: hits(sure[1].saturating_sub(taken[1]), &attack),
    })
}

/// Takes units away, the cheapest first, among equals the one worth least in this fight, and if so wished the last land unit last of
/// all; gives the value of what was lost.
fn lose(b: &Board, sea: bool, companies: &mut [Company], attacking: bool, keep_ground: bool, n: usize) -> f64 {
    let mut value = 0.0;
    for _ in 0..n {
        let mut least: Option<((bool, u8, u8), usize, Kind)> = None;
        let ground: u16 = companies.iter().map(|c| c.get(Kind::Infantry) + c.get(Kind::Armor)).sum();
        for (i, c) in companies.iter().enumerate() {
            for k in Kind::PIECES.into_iter().filter(|k| odds::takes_part(*k, sea, attacking) && c.get(*k) > 0) {
                let kept = keep_ground && ground == 1 && k.is_ground();
                let worth = (kept, b.unit(k).cost, odds::strength(b, k, c.developments, attacking));
                if least.is_none_or(|(w, _, _)| worth < w) {
                    least = Some((worth, i, k));
                }
            }
        }
        let Some(((_, cost, _), i, k)) = least else { break };
        if let Some(slot) = companies.get_mut(i).and_then(|c| c.n.get_mut(k.i())) {
            *slot -= 1;
        }
        value += f64::from(cost);
    }
    value
}

fn count(companies: &[Company], sea: bool, attacking: bool) -> usize {
    companies.iter().map(|c| c.units(sea, attacking) as usize).sum()
}

/// The chances of a number of hits; those beyond what is there are lost on the last.
fn capped(hits: &[f64], most: usize) -> Vec<f64> {
    let mut out = vec![0.0; hits.len().min(most + 1)];
    let last = out.len().saturating_sub(1);
    for (n, p) in hits.iter().enumerate() {
        if let Some(slot) = out.get_mut(n.min(last)) {
            *slot += p;
        }
    }
    out
}

/// The chances of a battle from the middle of its cycle on; nothing where there are too many ways to go through.
pub fn outlook(b: &Board, fight: &Fight, rest: &Rest) -> Result<Option<Outlook>, OddsError> {
    let sea = fight.sea;
    let attackers = count(&[fight.attacker], sea, true);
    let defenders = count(&fight.defenders, sea, false);
    let (on_us, on_them) = (capped(&rest.on_attackers, attackers), capped(&rest.on_defenders, defenders));
    if on_us.len() * on_them.len() > WAYS {
        return Ok(None);
    }
    let mut solver = Solver::new();
    let (mut sum, mut spread, mut states) = (Summary::default(), BTreeMap::<i32, f64>::new(), 0);
    for (d, pd) in on_us.iter().enumerate() {
        for (a, pa) in on_them.iter().enumerate() {
            let share = pa * pd;
            if share <= 0.0 {
                continue;
            }
            let mut left = Fight { gun: false, support: 0, ..fight.clone() };
            let mut mine = [left.attacker];
            let ours = lose(b, sea, &mut mine, true, fight.keep_ground, d);
            left.attacker = mine[0];
            let theirs = lose(b, sea, &mut left.defenders, false, false, a);
            let end = match (attackers - d, defenders - a) {
                (0, 0) => ended(Summary { none_left: 1.0, ..Summary::default() }, 0),
                (0, n) => ended(Summary { defender_wins: 1.0, defender_units_left: n as f64, ..Summary::default() }, -(n as i32)),
                (n, 0) => {
                    let holds = Kind::PIECES.into_iter().any(|k| k.is_ground() && left.attacker.get(k) > 0);
                    let captures = if holds { 1.0 } else { 0.0 };
                    let won = Summary { attacker_wins: 1.0, captures, attacker_units_left: n as f64, ..Summary::default() };
                    ended(won, n as i32)
                }
                _ => {
                    left.defenders.retain(|c| c.units(sea, false) > 0);
                    solver.outlook(&left.battle(b))?
                }
            };
            add(&mut sum, &end.summary, share, ours, theirs);
            for (n, p) in end.spread {
                *spread.entry(n).or_default() += p * share;
            }
            states += end.states + 1;
        }
    }
    sum.value_swing = sum.defender_value_lost - sum.attacker_value_lost;
    Ok(Some(Outlook { summary: sum, spread: spread.into_iter().collect(), states }))
}

/// A battle that is over with this cycle.
fn ended(summary: Summary, left: i32) -> Outlook {
    Outlook { summary, spread: vec![(left, 1.0)], states: 0 }
}

fn add(sum: &mut Summary, s: &Summary, share: f64, ours: f64, theirs: f64) {
    sum.attacker_wins += s.attacker_wins * share;
    sum.defender_wins += s.defender_wins * share;
    sum.none_left += s.none_left * share;
    sum.retreated += s.retreated * share;
    sum.stalemate += s.stalemate * share;
    sum.captures += s.captures * share;
    sum.attacker_units_left += s.attacker_units_left * share;
    sum.defender_units_left += s.defender_units_left * share;
    sum.attacker_value_lost += (s.attacker_value_lost + ours) * share;
    sum.defender_value_lost += (s.defender_value_lost + theirs) * share;
    sum.rounds += s.rounds * share;
}
