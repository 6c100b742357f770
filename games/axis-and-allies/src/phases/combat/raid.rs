//! Strategic raids (AA-147, AA-148, AA-149, AA-150, AA-151, AA-290, AA-291): before any battle, territory by territory.

use super::{
    Run, Stage, fire, force,
    losses::{Losses, Pool},
    overflight,
};
use crate::{
    event::Event,
    position::{Mission, Position},
    rule,
    types::Kind,
};
use ironbottom_kernel::area::Space;

/// The gun of the next territory fires (AA-149), or the bombs fall where it has fired, or all raids are over.
pub fn step(r: &mut Run<'_>, fired: Option<Space>) {
    if let Some(space) = fired {
        r.c.stage = Stage::Raids { fired: None };
        bomb(r, space);
        return;
    }
    let Some(space) = r.p.flights.iter().filter(|f| f.mission == Mission::Raid).map(|f| f.at).min() else {
        r.c.stage = Stage::Battles;
        return;
    };
    r.c.stage = Stage::Raids { fired: Some(space) };
    // AA-291: no gun, no roll.
    if let Some(gunner) = force::gunner(r.p, space) {
        let n = bombers(r.p, space);
        let hits = overflight::volley(r, gunner, space, n);
        r.c.losses.push(Losses { pool: Pool::Raiders { space }, ships: 0, any: hits });
    }
}

/// Bombers on a raid there.
fn bombers(p: &Position, space: Space) -> u16 {
    p.flights.iter().filter(|f| f.at == space && f.mission == Mission::Raid).map(|f| f.n).sum()
}

/// Each surviving bomber's dice are added up; the complex's owner pays, at most what he has (AA-150). The complex stays (AA-151).
/// Under the extra `raids_capped_by_value` all raiders of a territory together cost at most what it is worth.
/// A territory that has changed hands since the bombers set out is not bombed (AA-291).
fn bomb(r: &mut Run<'_>, space: Space) {
    let n = bombers(r.p, space) * u16::from(fire::attack_dice(r.p, r.p.power, Kind::Bomber));
    let victim = r.p.owner(space).filter(|o| o.is_enemy(r.p.power) && r.p.territories[space.i()].complex.is_some());
    if let Some(victim) = victim.filter(|_| n > 0) {
        let from = r.dice.rolled();
        let dice: Vec<u8> = (0..n).map(|_| r.dice.d6("raid")).collect();
        let cap = if r.p.rules.raids_capped_by_value { u16::from(r.b.space(space).ipc) } else { u16::MAX };
        let damage = dice.iter().map(|d| u16::from(*d)).sum::<u16>().min(r.p.ipc[victim.i()]).min(cap);
        r.p.ipc[victim.i()] -= damage;
        r.log.rolled(rule::AA_149, Event::Raided { power: r.p.power, space, victim, dice, damage }, from, r.dice);
    }
    // AA-290: they take no part in the battle there.
    force::send_home(r.p, space, Mission::Raid);
}
