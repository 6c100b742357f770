//! Why a question can only be passed. It is asked all the same where silence would tell; who is asked learns the reason from what he
//! knows himself.

use super::Asked;
use crate::{
    action::Action,
    battle::BattleStep,
    phases::{
        airfight::{self, Job},
        combat, intercept,
    },
    position::{AirFormation, Desk, Phase},
    rule,
    types::{At, Sky},
    view::Open,
};
use ironbottom_kernel::{Msg, RuleId};

/// The rule and the reason, if all that is legal is to pass and nothing was decided in this window yet.
pub fn nothing(x: &Asked<'_>, legal: &[Action]) -> Option<(RuleId, Msg)> {
    let pass = |a: &Action| {
        matches!(a, Action::Done | Action::Decline | Action::Next | Action::Want { yes: false } | Action::Chart { .. })
    };
    if legal.is_empty() || !legal.iter().all(pass) {
        return None;
    }
    let (rule, id) = match x.v.open.last() {
        Some(Open::Intercept(_, at)) => no_fight(x, *at, None),
        Some(Open::Agree(_, at, high)) => no_fight(x, *at, Some(*high)),
        Some(Open::Late(_)) => (rule::FT_460, "why-late"),
        Some(Open::Chase(..)) => (rule::FT_152, "why-chase"),
        Some(Open::Battle) => fight(x)?,
        Some(_) => return None,
        None => step(x)?,
    };
    Some((rule, Msg::new(id)))
}

/// FT-409, FT-410, FT-188, FT-207: why there can be no air combat over a hex.
fn no_fight(x: &Asked<'_>, at: At, sought: Option<bool>) -> (RuleId, &'static str) {
    let here = |high: bool| combat::overhead(x.force, at).map(|(_, a)| intercept::interceptors(x.b, a, high)).sum::<u16>();
    let [low, high] = [here(false), here(true)];
    match sought {
        _ if low + high == 0 && !combat::overhead(x.force, at).any(|(_, a)| escorted(x, a)) => (rule::FT_409, "why-no-fighters"),
        _ if low + high == 0 => (rule::FT_409, "why-guards"),
        Some(true) if high == 0 => (rule::FT_188, "why-fighters-low"),
        Some(false) if low == 0 => (rule::FT_188, "why-fighters-high"),
        _ if x.v.public.sky(x.b, at) == Sky::Storm => (rule::FT_052, "why-storm"),
        _ => (rule::FT_207, "why-far"),
    }
}

/// Has a formation fighters that guard its bombers (FT-138)?
fn escorted(x: &Asked<'_>, a: &AirFormation) -> bool {
    a.groups.iter().any(|g| airfight::job(x.b, a, g) == Job::Escort)
}

/// In a fight.
fn fight(x: &Asked<'_>) -> Option<(RuleId, &'static str)> {
    let f = x.v.battle.as_deref()?;
    let own = f.own(x.side);
    // Something was decided already: that nothing is left is plain.
    let begun = own.heights.contains(&true) && f.step == BattleStep::Hail
        || !own.tasks.is_empty() && f.step == BattleStep::Assign
        || !own.fire.is_empty()
        || !own.aims.is_empty();
    if begun {
        return None;
    }
    Some(match f.step {
        BattleStep::Hail => no_fight(x, f.at, None),
        BattleStep::Commit => (rule::FT_099, "why-no-bombers"),
        BattleStep::Assign => (rule::FT_218, "why-assign"),
        // Whether to fire at all is a question of its own.
        BattleStep::Bombers if f.attacker == x.side => return None,
        BattleStep::Escorts | BattleStep::Bombers => (rule::FT_223, "why-shoot"),
        BattleStep::Flak => (rule::FT_243, "why-flak"),
        BattleStep::Gunfire | BattleStep::Pursuit => (rule::FT_261, "why-no-guns"),
        BattleStep::Torpedoes => (rule::FT_278, "why-no-torpedoes"),
        BattleStep::Shelling => (rule::FT_281, "why-no-shells"),
        BattleStep::Reply => (rule::FT_283, "why-no-shore"),
        _ => return None,
    })
}

/// Between fights.
fn step(x: &Asked<'_>) -> Option<(RuleId, &'static str)> {
    let force = x.force;
    Some(match x.v.public.phase {
        Phase::Shadow if !force.shadowing.is_empty() => return None,
        Phase::Shadow if !force.contacts.iter().any(|c| c.live && !c.air && !c.base) => (rule::FT_146, "why-shadow-blind"),
        Phase::Shadow => (rule::FT_146, "why-shadow-dim"),
        Phase::Orders if force.desk == Desk::Air => (rule::FT_134, "why-no-aircraft"),
        Phase::Orders | Phase::Regroup if force.at_sea().next().is_none() => (rule::FT_144, "why-no-ships"),
        Phase::Regroup => (rule::FT_159, "why-regroup"),
        Phase::Air(..) if force.afs.iter().all(|a| a.groups.is_empty()) => (rule::FT_173, "why-no-formations"),
        Phase::Air(..) => (rule::FT_173, "why-air-done"),
        _ => return None,
    })
}
