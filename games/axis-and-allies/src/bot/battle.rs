//! Decisions in the heat of battle.

use super::{
    force::Judge,
    league::{follow, is_army},
    survey::Survey,
};
use crate::{
    action::Action,
    odds::{Fight, fight_at},
    phases::combat::{Ask, Target, targets},
    position::{Flight, Mission},
    types::{Kind, Power},
};
use ironbottom_kernel::area::Space;

/// The choice in phase 3.
pub fn choose(s: &Survey, j: &mut Judge, legal: &[Action]) -> usize {
    let score = |a: &Action, j: &mut Judge| match *a {
        // Seas first: landings may depend on them.
        Action::Fight { space } => f64::from(u8::from(s.b.is_sea(space))),
        Action::Rocket { target, .. } => s.p.owner(target).map_or(0.0, |o| f64::from(s.p.ipc[o.i()].min(6))),
        Action::NoRocket => 0.5,
        Action::Support { n, .. } => f64::from(n),
        Action::Disembark { zone, go } => {
            let worth = landing(s, j, zone);
            if go { worth } else { 0.0 }
        }
        Action::Lose { owner, unit, left, .. } => {
            loss(s, owner, unit) + 0.01 * f64::from(left) + ground(s, j, legal, owner, unit)
        }
        Action::ProposeLoss { owner, unit, .. } => loss(s, owner, unit),
        Action::AnswerLoss { agree } => f64::from(u8::from(agree == accepts(s))),
        Action::AllowBoarding { allow } => f64::from(u8::from(allow)),
        Action::Stay | Action::PressOn => press(s, j),
        Action::Withdraw { n, to } => 0.01 * f64::from(n) - 0.001 * f64::from(to.0),
        // From an assault only the aircraft go: what is ashore fights on without them.
        Action::Retreat { to: None, .. } if assault(s) => alone(s, j),
        Action::Retreat { to, leave_subs } => {
            let depth = to.map_or(0.0, |t| if s.b.is_sea(t) { 0.0 } else { s.depth(t) });
            -0.001 * depth - if leave_subs { 0.1 } else { 0.0 }
        }
        _ => 0.0,
    };
    let mut best = (f64::NEG_INFINITY, 0);
    for (i, a) in legal.iter().enumerate() {
        let value = score(a, j);
        if value > best.0 {
            best = (value, i);
        }
    }
    best.1
}

/// How gladly a unit is given up: the cheapest first, our own before an ally's of the same price.
fn loss(s: &Survey, owner: Power, unit: Kind) -> f64 {
    let own = if owner == s.me { 0.5 } else { 0.0 };
    // Where the attacker picks an enemy's losses, the dearest go first.
    if owner.is_enemy(s.me) { f64::from(s.b.unit(unit).cost) } else { own - f64::from(s.b.unit(unit).cost) }
}

/// What the attack on land is worth after this loss, where it is between our last land unit and our aircraft: without the one nothing is
/// captured.
fn ground(s: &Survey, j: &mut Judge, legal: &[Action], owner: Power, unit: Kind) -> f64 {
    let lost = |f: &dyn Fn(Kind) -> bool| legal.iter().any(|a| matches!(a, Action::Lose { unit, .. } if f(*unit)));
    let Some(space) = site(s).filter(|at| owner == s.me && s.p.power == s.me && !s.b.is_sea(*at)) else { return 0.0 };
    let Some(mut fight) = fight_at(s.b, s.p, space) else { return 0.0 };
    let last = fight.attacker.get(Kind::Infantry) + fight.attacker.get(Kind::Armor) == 1;
    if !last || !lost(&Kind::is_ground) || !lost(&Kind::is_air) {
        return 0.0;
    }
    fight.attacker.n[unit.i()] = fight.attacker.get(unit).saturating_sub(1);
    let fight = Fight { gun: false, support: 0, ..fight };
    let sum = j.judge(s.b, &fight);
    // Its income counts for us and against him, for some turns.
    sum.value_swing + sum.captures * 4.0 * s.worth(space)
}

/// Is a proposal of losses better for us than what the attacker would choose, the dearest unit of all? What an ally loses counts half.
fn accepts(s: &Survey) -> bool {
    let Some(c) = s.p.combat.as_ref() else { return true };
    let Some(Ask::Answer { choice, .. }) = c.ask else { return true };
    let price = |t: &Target| f64::from(s.b.unit(t.kind).cost) * if t.owner == s.me { 1.0 } else { 0.5 };
    let dearest = targets(s.b, s.p, c).into_iter().max_by_key(|t| (s.b.unit(t.kind).cost, t.owner == s.me));
    dearest.is_none_or(|t| price(&choice) <= price(&t))
}

/// Where the battle is.
fn site(s: &Survey) -> Option<Space> {
    s.p.combat.as_ref().and_then(|c| c.battle.as_ref()).map(|b| b.space)
}

/// Is it a landing?
fn assault(s: &Survey) -> bool {
    s.p.combat.as_ref().and_then(|c| c.battle.as_ref()).is_some_and(|b| b.amphibious)
}

/// What an assault is worth once its aircraft have left it.
fn alone(s: &Survey, j: &mut Judge) -> f64 {
    let Some((space, mut fight)) = site(s).and_then(|at| Some((at, fight_at(s.b, s.p, at)?))) else { return 0.0 };
    for k in [Kind::Fighter, Kind::Bomber] {
        fight.attacker.n[k.i()] = 0;
    }
    if fight.attacker.units(false, true) == 0 {
        return 0.0;
    }
    let sum = j.judge(s.b, &Fight { gun: false, support: 0, ..fight });
    sum.value_swing + sum.captures * 2.0 * s.worth(space)
}

/// What fighting on is worth, against leaving.
fn press(s: &Survey, j: &mut Judge) -> f64 {
    let Some(space) = site(s) else { return 1.0 };
    let Some(fight) = fight_at(s.b, s.p, space) else { return 1.0 };
    let fight = Fight { gun: false, support: 0, ..fight };
    let sum = j.judge(s.b, &fight);
    if s.p.power == s.me {
        let worth = if s.b.is_sea(space) { 1.0 } else { 2.0 * s.worth(space) };
        let chance = if s.b.is_sea(space) { sum.attacker_wins } else { sum.captures };
        // Fighters that only a carrier can save are lost if the zone is not won.
        let saved = s.p.flights.iter().filter(|f| f.at == space && f.mission == Mission::Attack && !comes_home(s, f));
        let saved: f64 = saved.map(|f| f64::from(f.n) * f64::from(s.b.unit(f.kind).cost)).sum();
        let mut press = sum.value_swing + chance * (worth + saved) + 0.2;
        if !s.b.is_sea(space) && is_army(fight.attacker.get(Kind::Infantry) + fight.attacker.get(Kind::Armor)) && chance < 0.9 {
            // What we do not finish others may, before he gets his breath.
            let rest = sum.defender_units_left / (1.0 - chance).max(0.05);
            let more = follow(s, j, space, &fight.defenders, rest, false);
            let now: f64 = fight.defenders.iter().map(|d| f64::from(d.units(false, false))).sum();
            let alone = follow(s, j, space, &fight.defenders, now, false);
            // Only if it is we who make the difference.
            let (with, without) = (more.gain + more.takes * worth, alone.gain + alone.takes * worth);
            press = press.max(sum.value_swing + chance * worth + (1.0 - chance) * with - without.max(0.0));
        }
        return press;
    }
    // Our submarines in a defence: a battle that is being lost is left.
    if sum.attacker_wins > 0.6 { -1.0 } else { 1.0 }
}

/// Can it land on ground of ours?
fn comes_home(s: &Survey, f: &Flight) -> bool {
    s.air.nearest(f.at, s.p.turn.friendly & s.friendly) <= f.left
}

/// What going ashore from a zone won by battle is worth.
fn landing(s: &Survey, j: &mut Judge, zone: Space) -> f64 {
    let target = s.p.ships.iter().find(|ship| ship.zone == zone && ship.owner == s.me && ship.target.is_some());
    let Some(target) = target.and_then(|ship| ship.target) else { return 1.0 };
    let Some(fight) = fight_at(s.b, s.p, target) else { return 1.0 };
    let sum = j.judge(s.b, &fight);
    sum.value_swing + sum.captures * 2.0 * s.worth(target)
}
