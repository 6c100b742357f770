//! 19.9: ships shell a base, and the base replies.

use crate::{
    battle::{Battle, BattleStep, Target},
    board::Board,
    event::Event,
    phases::{
        damage::{self, Cause},
        surface::{aimed_by, fight, guns, opened, own_guns, proceed, volley, volleys},
    },
    position::{Fate, Force, Host, Position, Ship},
    rule,
    types::{At, FacId, Line, ShipId, Side},
};
use ironbottom_kernel::{Dice, Log, Refusal};

/// FT-281: shelling and the reply of the base.
pub const BHT: u8 = 8;

/// The base of a side in a hex, by its place among the side's facilities and on the board. Where bases are and whose they are all know.
pub fn base_in(b: &Board, force: &Force, at: At) -> Option<(FacId, u8)> {
    force.facs.iter().enumerate().find_map(|(i, f)| match f.host {
        Host::Base(base) if !f.lost && b.bases[base as usize].at == Some(at) => Some((i as FacId, base)),
        _ => None,
    })
}

/// FT-280, FT-281, FT-282, FT-436: big guns that have not fought.
pub fn check(b: &Board, p: &Position, f: &Battle, side: Side, ship: ShipId) -> Result<(), Refusal> {
    let force = p.side(side);
    let there = |s: &&Ship| s.fate == Fate::Afloat && force.tfs[s.tf as usize].at == Some(f.at) && force.tfs[s.tf as usize].shown;
    let Some(s) = force.ships.get(ship as usize).filter(there) else {
        return Err(Refusal::new(rule::FT_436, "refuse-not-there"));
    };
    if !s.hull(b).has_big_guns() {
        return Err(Refusal::new(rule::FT_281, "refuse-small-guns"));
    }
    let line = f.sea.open[side.i()].iter().find(|o| o.ship == ship).and_then(|o| o.line);
    if f.sea.fought && (line != Some(Line::Rear) || f.sea.pursued) {
        return Err(Refusal::new(rule::FT_280, "refuse-fought"));
    }
    if own_guns(b, p, side, ship) == 0 || aimed_by(f, side, ship) > 0 {
        Err(Refusal::new(rule::FT_282, "refuse-guns"))
    } else {
        Ok(())
    }
}

/// FT-283: shore guns left to the base of this side.
pub fn shore_guns(b: &Board, p: &Position, side: Side, at: At) -> u8 {
    let force = p.side(side);
    let now =
        base_in(b, force, at).map(|(fac, base)| damage::base_factor(b.bases[base as usize].sf, force.facs[fac as usize].hits));
    now.unwrap_or(0).max(0) as u8
}

/// FT-436: the ships that shell are named; then the base may reply.
pub fn declare(b: &Board, p: &mut Position, side: Side, dice: &mut Dice, log: &mut Log<Event>) -> bool {
    let Position { sides, battle, public, .. } = p;
    let Some(f) = battle else { return false };
    let Battle { sea, secret, .. } = &mut **f;
    sea.apart = public.rules.reads_since(2);
    for a in &secret[side.i()].aims {
        let Target::Ship(ship) = a.by else { continue };
        sea.shelling.push(ship);
        let open = &mut sea.open[side.i()];
        if open.iter().all(|o| o.ship != ship) {
            open.push(opened(&sides[side.i()].ships[ship as usize], ship));
        }
    }
    sea.shelling.sort_unstable();
    // Who fought before has his number already.
    if !sea.fought || !sea.apart {
        sea.sort(side);
    }
    if sea.shelling.is_empty() {
        sea.over = true;
        return false;
    }
    log.event(rule::FT_436, Event::Fight { at: f.at, attacker: side });
    f.step = BattleStep::Reply;
    proceed(b, p, dice, log)
}

/// FT-281, FT-282, FT-283, FT-437, FT-477: the ships and the shore fire at the same time.
pub fn shell(b: &Board, p: &mut Position, dice: &mut Dice, log: &mut Log<Event>) -> bool {
    let Some(f) = fight(p) else { return false };
    let (Some(side), at) = (f.sea.sheller, f.at) else { return false };
    let ships = f.sea.shelling.clone();
    let replies: Vec<(ShipId, u16)> =
        volleys(f).into_iter().filter(|(s, _, _)| *s == side.other()).map(|(_, at, n)| (at, n)).collect();
    let Some((fac, _)) = base_in(b, p.side(side.other()), at) else { return false };
    let total: u16 = ships.iter().map(|s| u16::from(guns(b, &p.side(side).ships[*s as usize], BHT, None))).sum();
    let on_base = volley(b, p, side, total, false, None, BHT, dice, log);
    let mut on_ships = Vec::new();
    for (at, n) in replies {
        let open = fight(p).and_then(|f| f.sea.meant(side, at)).copied();
        if let Some(o) = open {
            on_ships.push((o.ship, volley(b, p, side.other(), n, false, Some(&o), BHT, dice, log)));
        }
    }
    for s in ships {
        let s = &mut p.side_mut(side).ships[s as usize];
        s.ammo = s.ammo.saturating_sub(BHT);
    }
    damage::hit_base_by(b, p, side.other(), fac, on_base, Cause::Gun, dice, log);
    for (ship, hits) in on_ships {
        damage::hit_ship(b, p, side, ship, hits, Cause::Gun, dice, log);
    }
    if let Some(f) = &mut p.battle {
        f.sea.over = true;
    }
    damage::losses_due(p, BattleStep::Reply)
}
