//! Set-up of the board (12.3.1): boxes, kamikazes, Naval Aviation.

use super::{Array, Battle, Water};
use crate::{
    action::Action,
    board::Board,
    event::Event,
    phases::counters,
    position::{AirGroup, AirPlace, ForceId, Place, Position},
    rule,
    types::{Nation, Side},
};
use ironbottom_kernel::{Log, Refusal};

/// FS-341, FS-439: may Japan declare kamikazes at this BATTLE marker? Asked only where they could do something: Japan may have air points
/// in the hex and an Allied task force is there.
pub fn may_declare(b: &Board, p: &Position, bt: &Battle) -> bool {
    p.rules.kamikazes
        && !p.once.kamikazes
        && p.turn >= 10
        && p.vp <= 7
        && bt.opposed
        && p.forces_at(b, Side::Allies, bt.at).next().is_some()
        && may_fly(b, p, bt)
}

/// Has Japan anything in the battle that may give air points?
fn may_fly(b: &Board, p: &Position, bt: &Battle) -> bool {
    let carrier = |f: ForceId| p.units_in(Place::Force(f)).any(|u| b.unit(u).ship().is_some_and(|s| s.air > 0));
    let afar: u8 = p.air.iter().filter(|g| g.nation == Nation::Japan && g.to == Some(bt.at)).map(|g| g.steps).sum();
    afar >= 2
        || p.air_in(AirPlace::At(bt.at)).any(|g| g.nation == Nation::Japan && g.to.is_none())
        || p.air_in(AirPlace::Aviation(bt.at)).next().is_some()
        || p.forces_at(b, Side::Japan, bt.at).any(carrier)
}

/// FS-341: they are in force to the end of the game.
pub fn declare(p: &mut Position, log: &mut Log<Event>) {
    p.once.kamikazes = true;
    log.event(rule::FS_341, Event::Kamikazes);
}

/// FS-192: the board is laid out, the phasing player's side first.
pub fn array(b: &Board, p: &Position, bt: &mut Battle, log: &mut Log<Event>) {
    for side in [p.phasing, p.phasing.other()] {
        let a = lay_out(b, p, bt, side);
        if bt.opposed {
            log.event(
                rule::FS_192,
                Event::Arrayed {
                    side,
                    carriers: a.carriers.clone(),
                    bombardment: a.bombardment.clone(),
                    anchor: a.anchor.clone(),
                    steps: a.at_base.iter().map(|(_, n)| n).sum(),
                    long_range: a.long_range.iter().map(|(_, _, n)| n).sum(),
                },
            );
        }
        *bt.of_mut(side) = a;
    }
    bt.waters = waters(b, p, bt);
}

/// The boxes of a side (FS-193, FS-194, FS-195, FS-196, FS-197, FS-198, FS-199). Task forces stay what they are (FS-195); more than there are boxes find room (R25).
fn lay_out(b: &Board, p: &Position, bt: &Battle, side: Side) -> Array {
    let mut a = Array::default();
    for f in p.forces_at(b, side, bt.at) {
        // FS-193, FS-194, FS-446: CV and CVL make a carrier force; one that lost them to a submarine is none any more (FS-196).
        let carrier = p.units_in(Place::Force(f)).any(|u| b.unit(u).ship().is_some_and(|s| s.kind.is_carrier()));
        if carrier { a.carriers.push(f) } else { a.bombardment.push(f) }
    }
    // FS-197, FS-105: ships in port, and carriers without planes.
    a.anchor =
        p.ships_in(b, Place::At(bt.at)).chain(p.ships_in(b, Place::NoPlanes(bt.at))).filter(|u| b.side(*u) == side).collect();
    a.anchor.sort_unstable();
    // FS-198: land and air units ashore.
    a.ashore = p.land_in(b, Place::At(bt.at)).filter(|u| b.side(*u) == side).collect();
    for n in Nation::ALL.into_iter().filter(|n| n.side() == side) {
        let steps: u8 = p.air_in(AirPlace::At(bt.at)).filter(|g| g.nation == n).map(|g| g.steps).sum();
        if steps > 0 {
            a.at_base.push((n, steps));
        }
    }
    let away = |g: &&AirGroup| g.nation.side() == side && g.to.is_some();
    a.assigned_away = p.air_in(AirPlace::At(bt.at)).filter(away).map(|g| g.steps).sum();
    if side == Side::Japan {
        a.aviation = p.air_in(AirPlace::Aviation(bt.at)).map(|g| g.steps).sum();
    }
    // FS-199: aircraft from adjacent hexes.
    for g in &p.air {
        if let (AirPlace::At(from), true, Some(to)) = (g.at, g.nation.side() == side, g.to)
            && to == bt.at
        {
            match a.long_range.iter_mut().find(|(n, s, _)| *n == g.nation && *s == from) {
                Some((_, _, steps)) => *steps += g.steps,
                None => a.long_range.push((g.nation, from, g.steps)),
            }
        }
    }
    a
}

/// The waters that are fought for. Malaya has two halves (FS-029); where all task forces of both sides meet in one half it is an ordinary
/// hex (FS-031), otherwise each half has a fight of its own (FS-033, R52).
fn waters(b: &Board, p: &Position, bt: &Battle) -> Vec<Water> {
    let mut all: Vec<Water> = b
        .seas_of(bt.at)
        .into_iter()
        .map(|at| {
            let present = |side: Side| p.forces_at(b, side, bt.at).any(|f| p.force(f).at == at);
            Water {
                at,
                present: [present(Side::Japan), present(Side::Allies)],
                committed: [false; 2],
                over: false,
                control: None,
            }
        })
        .collect();
    if let Some(i) = all.iter().position(|w| w.present == [true; 2])
        && all.iter().enumerate().all(|(k, w)| k == i || w.present == [false; 2])
    {
        all = vec![all[i]];
    }
    all
}

/// FS-103: Naval Aviation that may rise, in steps: at Kure and Yokosuka when Allied units are there.
pub fn may_rise(p: &Position, bt: &Battle) -> u8 {
    if bt.scrambled || !bt.opposed {
        return 0;
    }
    p.air_in(AirPlace::Aviation(bt.at)).map(|g| g.steps).sum()
}

/// All numbers of steps that may rise.
pub fn list(b: &Board, p: &Position, bt: &Battle, out: &mut Vec<Action>) {
    let all = (1..=may_rise(p, bt)).filter(|n| parts(b, p, bt, *n));
    out.extend(all.map(|steps| Action::Scramble { steps }));
}

/// FS-006: are there counters for those that rise and those that stay?
fn parts(b: &Board, p: &Position, bt: &Battle, steps: u8) -> bool {
    counters::room_to_move(b, p, Nation::Japan, steps, AirPlace::Aviation(bt.at), AirPlace::At(bt.at))
}

/// May so many rise?
pub fn may_scramble(b: &Board, p: &Position, bt: &Battle, steps: u8) -> Result<(), Refusal> {
    if steps == 0 || steps > may_rise(p, bt) {
        return Err(Refusal::new(rule::FS_103, "refuse-combat-scramble"));
    }
    if !parts(b, p, bt, steps) {
        return Err(Refusal::new(rule::FS_006, "refuse-counters"));
    }
    Ok(())
}

/// FS-103: they rise, and are ordinary air units for good. The others stay on the ground (FS-104).
pub fn scramble(p: &mut Position, bt: &mut Battle, steps: u8, log: &mut Log<Event>) {
    let mut left = steps;
    for g in p.air.clone() {
        if g.at == AirPlace::Aviation(bt.at) && left > 0 {
            let part = AirGroup { steps: g.steps.min(left), ..g };
            p.take_air(part);
            p.add_air(AirGroup { at: AirPlace::At(bt.at), ..part });
            left -= part.steps;
        }
    }
    let a = bt.of_mut(Side::Japan);
    a.aviation -= steps;
    match a.at_base.iter_mut().find(|(n, _)| *n == Nation::Japan) {
        Some((_, n)) => *n += steps,
        None => a.at_base.push((Nation::Japan, steps)),
    }
    bt.scrambled = true;
    log.event(rule::FS_103, Event::Scrambled { steps });
}
