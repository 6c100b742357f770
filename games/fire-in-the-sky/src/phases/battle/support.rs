//! Ground support, supply and land combat (12.3.4.3 to 12.3.4.5, 13.4).

use super::Battle;
use crate::{
    board::{Board, UnitId},
    event::{Event, Pool, Why},
    phases::{damage, dice::pool, supply},
    position::{AirPlace, Place, Position},
    rule,
    settings::SupportDice,
    types::{Nation, Side},
};
use ironbottom_kernel::{Dice, Log};

/// Land units of a side in Land/Air at Base.
pub fn ashore(b: &Board, p: &Position, bt: &Battle, side: Side) -> Vec<UnitId> {
    p.land_in(b, Place::At(bt.at)).filter(|u| b.side(*u) == side).collect()
}

/// Their combat values together.
pub fn strength(b: &Board, p: &Position, bt: &Battle, side: Side) -> u8 {
    ashore(b, p, bt, side).into_iter().map(|u| damage::combat(b, p, u)).sum()
}

/// FS-014, FS-257, R42, R86: may this unit begin a land combat? Not with a value in parentheses.
pub fn may_begin(b: &Board, p: &Position, u: UnitId) -> bool {
    b.unit(u).land().is_some_and(|l| !p.unit(u).reduced || l.attacks_reduced)
}

/// FS-256, FS-257, FS-410, R57: may the phasing side begin a land combat? It needs a unit that can, and somebody to fight.
pub fn may_attack(b: &Board, p: &Position, bt: &Battle) -> bool {
    !ashore(b, p, bt, p.phasing.other()).is_empty() && ashore(b, p, bt, p.phasing).into_iter().any(|u| may_begin(b, p, u))
}

/// FS-250, FS-251: firepower of ships that support: those left in bombardment boxes. FS-227: of a player who put no ship into Sea Control
/// none; with the wider reading of R23 only under his own control of the sea. In Malaya each half counts for itself (FS-362).
pub fn guns(b: &Board, p: &Position, bt: &Battle, side: Side) -> u8 {
    let a = bt.of(side);
    let supports = |u: &UnitId| {
        let Place::Force(f) = p.unit(*u).at else { return false };
        let Some(w) = bt.waters.iter().find(|w| w.at == p.force(f).at) else { return false };
        let allowed = if p.rules.support_needs_sea_control { w.control == Some(side) } else { w.committed[side.i()] };
        allowed && !a.committed.contains(u)
    };
    let ships = a.bombardment.iter().flat_map(|f| p.ships_in(b, Place::Force(*f)));
    ships.filter(supports).filter_map(|u| b.unit(u).ship()).map(|s| s.firepower).sum()
}

/// FS-253, R6: the modifiers of support dice: those of air points, and those of guns. With supremacy and an air point that supports.
pub fn support_modifiers(p: &Position, bt: &Battle, side: Side) -> (i8, i8) {
    let yes = bt.supreme && bt.superior == Some(side) && bt.of(side).support_points > 0;
    let guns = yes && p.rules.support_supremacy == SupportDice::All;
    (i8::from(yes), i8::from(guns))
}

/// FS-252, R67: the most successes that count.
pub fn cap(b: &Board, p: &Position, bt: &Battle, side: Side) -> u8 {
    let steps = if p.rules.support_cap_counts_air { p.steps(side, AirPlace::At(bt.at)) } else { 0 };
    strength(b, p, bt, side) + steps
}

/// FS-250: both sides roll for ground support.
pub fn roll(b: &Board, p: &Position, bt: &mut Battle, dice: &mut Dice, log: &mut Log<Event>) {
    bt.supported = true;
    for side in [p.phasing, p.phasing.other()] {
        let (air, guns) = (bt.of(side).support_points, guns(b, p, bt, side));
        if air + guns == 0 {
            continue;
        }
        let from = dice.rolled();
        let (m_air, m_guns) = support_modifiers(p, bt, side);
        let rolled = pool(dice, ["support japan", "support allies"][side.i()], air, m_air, Some((guns, m_guns)));
        let counted = rolled.hits.min(cap(b, p, bt, side));
        let a = bt.of_mut(side);
        (a.support, a.support_dice) = (counted, air + guns);
        log.rolled(rule::FS_250, Event::Support { side, dice: rolled, counted }, from, dice);
    }
}

/// FS-254, FS-062, FS-063, FS-064, FS-065, FS-319: is the unit in supply?
pub fn supplied(b: &Board, p: &Position, bt: &Battle, u: UnitId) -> bool {
    let side = b.side(u);
    if b.unit(u).nation == Nation::Netherlands {
        return false;
    }
    // FS-409: in a friendly national base always.
    if b.base(bt.at).is_some_and(|base| base.national.is_some_and(|n| n.side() == side)) && p.holds(side, bt.at) {
        return true;
    }
    // FS-243: sea control decides; half of Malaya supplies its owner, and cuts nobody off (FS-034).
    if bt.waters.iter().any(|w| w.control == Some(side)) {
        return true;
    }
    if bt.control() == Some(side.other()) {
        return false;
    }
    supply::line(b, p, side, bt.at)
}

/// FS-331, FS-434, R66: does this unit fight as marines that land alone on an enemy base?
pub fn storms(b: &Board, p: &Position, bt: &Battle, u: UnitId) -> bool {
    let unit = b.unit(u);
    let marines = unit.land().is_some_and(|l| l.marines) && unit.nation != Nation::Japan;
    let enemy_base = b.base(bt.at).is_some() && p.holds(b.side(u).other(), bt.at);
    p.rules.marines && marines && bt.landed.contains(&u) && bt.of(b.side(u)).ashore.is_empty() && enemy_base
}

/// FS-255: the dice of a side in land combat: how many, with which modifier. One entry for each modifier there is.
pub fn land_dice(b: &Board, p: &Position, bt: &Battle, side: Side) -> Vec<(u8, i8)> {
    let mut out: Vec<(u8, i8)> = Vec::new();
    for u in ashore(b, p, bt, side) {
        let m = i8::from(storms(b, p, bt, u)) - i8::from(!supplied(b, p, bt, u));
        let n = damage::combat(b, p, u);
        match out.iter_mut().find(|(_, x)| *x == m) {
            Some((sum, _)) => *sum += n,
            None => out.push((n, m)),
        }
    }
    out
}

/// FS-259: the inactive side's air steps at the base, after the strikes; Naval Aviation that stayed on the ground does not count (FS-104).
pub fn defending_air(p: &Position, bt: &Battle) -> u8 {
    p.steps(p.phasing.other(), AirPlace::At(bt.at))
}

/// What comes of the totals of the phasing and the inactive side (13.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// FS-283: nothing.
    Nothing,
    /// FS-284: every land unit of the inactive side loses a step.
    Step,
    /// FS-285: all of them are eliminated.
    Eliminated,
}

/// FS-283, FS-284, FS-285: by the totals and the combat values of the inactive side's units.
pub const fn outcome(phasing: u8, inactive: u8, values: u8) -> Outcome {
    if phasing > inactive + values {
        Outcome::Eliminated
    } else if phasing > inactive {
        Outcome::Step
    } else {
        Outcome::Nothing
    }
}

/// FS-258, FS-411: the land combat. The attacker never loses a step (FS-286).
pub fn fight(b: &Board, p: &mut Position, bt: &mut Battle, dice: &mut Dice, log: &mut Log<Event>) {
    bt.assaulted = true;
    let from = dice.rolled();
    let mut pools = [Pool::default(), Pool::default()];
    let mut unsupplied = [false; 2];
    for side in [p.phasing, p.phasing.other()] {
        let all = land_dice(b, p, bt, side);
        let (n, m) = all.first().copied().unwrap_or_default();
        pools[side.i()] = pool(dice, ["land combat japan", "land combat allies"][side.i()], n, m, all.get(1).copied());
        unsupplied[side.i()] = ashore(b, p, bt, side).into_iter().any(|u| !supplied(b, p, bt, u));
    }
    let (us, them) = (p.phasing, p.phasing.other());
    let air = defending_air(p, bt);
    let support = Side::ALL.map(|s| bt.of(s).support);
    let mut totals = Side::ALL.map(|s| pools[s.i()].hits + support[s.i()]);
    totals[them.i()] += air;
    let what = outcome(totals[us.i()], totals[them.i()], strength(b, p, bt, them));
    log.rolled(rule::FS_411, Event::LandCombat { at: bt.at, dice: pools, support, air, totals, unsupplied }, from, dice);
    for u in ashore(b, p, bt, them) {
        match what {
            Outcome::Nothing => {}
            Outcome::Step => {
                damage::lose_step(b, p, u, log);
            }
            Outcome::Eliminated => damage::away(b, p, u, Why::Eliminated, log),
        }
    }
}
