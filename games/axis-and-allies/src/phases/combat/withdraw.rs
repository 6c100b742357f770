//! Submarines withdraw after a cycle: the attacker's first, then the defender's (AA-180, AA-181, AA-182, AA-183, AA-184, AA-185,
//! AA-186, AA-187, AA-188).

use super::{Ask, Combat, Run, about, battle::Battle, retreat};
use crate::{
    action::Action,
    board::Board,
    event::Event,
    position::{Position, SubOrder},
    rule,
    types::{Kind, Power},
};
use ironbottom_kernel::{
    Refusal,
    area::{Space, SpaceSet},
};

/// May submarines of this power withdraw into that zone?
fn zone_ok(b: &Board, p: &Position, battle: &Battle, by: Power, to: Space) -> Result<(), Refusal> {
    if !b.sea_near[battle.space.i()].has(to) {
        return Err(Refusal::because(rule::AA_182, about(b, "refuse-combat-not-next", to)));
    }
    let came = retreat::origins(b, p, battle.space, false).has(to);
    if by == p.power && !came {
        return Err(Refusal::because(rule::AA_182, about(b, "refuse-combat-no-ship-came-from", to)));
    }
    if p.turn.sites.has(to) {
        return Err(Refusal::because(rule::AA_187, about(b, "refuse-combat-battle-site", to)));
    }
    if p.units.hostile(by).has(to) {
        let rule = if by == p.power { rule::AA_182 } else { rule::AA_185 };
        return Err(Refusal::because(rule, about(b, "refuse-combat-enemies-in", to)));
    }
    if !retreat::canal_open(b, p, by, battle.space, to) {
        return Err(Refusal::because(rule::AA_273, about(b, "refuse-combat-canal", to)));
    }
    // AA-183: all that withdraw in one cycle go to one zone, whoever owns them.
    if by != p.power && battle.subs_to.is_some_and(|z| z != to) {
        return Err(Refusal::because(rule::AA_183, about(b, "refuse-combat-other-zone-chosen", to)));
    }
    Ok(())
}

/// Zones into which submarines of this power may withdraw; the others may retreat elsewhere (AA-184).
pub fn zones(b: &Board, p: &Position, battle: &Battle, by: Power) -> SpaceSet {
    b.sea_near[battle.space.i()].iter().filter(|z| zone_ok(b, p, battle, by, *z).is_ok()).collect()
}

/// May so many withdraw there (AA-181)?
pub fn ok(b: &Board, p: &Position, c: &Combat, by: Power, n: u16, to: Space) -> Result<(), Refusal> {
    let Some(battle) = &c.battle else {
        return Err(Refusal::new(rule::AA_180, "refuse-combat-nothing-asked"));
    };
    if n == 0 || n > p.units.get(battle.space, by, Kind::Submarine) {
        return Err(Refusal::new(rule::AA_181, "refuse-combat-so-many-submarines"));
    }
    zone_ok(b, p, battle, by, to)
}

/// All withdrawals, and staying.
pub fn list(b: &Board, p: &Position, c: &Combat, by: Power, out: &mut Vec<Action>) {
    out.push(Action::Stay);
    let Some(battle) = &c.battle else { return };
    for to in zones(b, p, battle, by).iter() {
        out.extend((1..=p.units.get(battle.space, by, Kind::Submarine)).map(|n| Action::Withdraw { n, to }));
    }
}

/// Asks this power about its submarines, or lets its standing order answer. Nothing is asked where none can go (AA-186).
pub fn question(r: &mut Run<'_>, battle: &Battle, by: Power) {
    let n = r.p.units.get(battle.space, by, Kind::Submarine);
    let Some(first) = zones(r.b, r.p, battle, by).iter().next().filter(|_| n > 0) else { return };
    match r.p.standing[by.i()].subs {
        SubOrder::Ask => r.c.ask = Some(Ask::Withdraw { by }),
        SubOrder::Stay => {}
        SubOrder::Leave => go(r, by, n, first),
    }
}

/// Submarines withdraw; nobody else has to leave for that (AA-294). The attacker's do not move again this turn.
pub fn go(r: &mut Run<'_>, by: Power, n: u16, to: Space) {
    let Some(battle) = r.c.battle.as_mut() else { return };
    let from = battle.space;
    if by == r.p.power {
        retreat::shift(r.p, Kind::Submarine, n, from, to);
    } else {
        battle.subs_to = Some(to);
        r.p.units.remove(from, by, Kind::Submarine, n);
        r.p.units.add(to, by, Kind::Submarine, n);
    }
    r.log.event(rule::AA_180, Event::Withdrew { power: by, n, from, to });
}
