//! 14.9, 14.10: landings.

use crate::{
    action::Action,
    board::Board,
    event::{Event, Why},
    phases::{prepare, score},
    position::{AirFormation, Facility, Force, Group, Host, Lot, Position, Public},
    rule,
    types::{AfId, Arm, Class, DeckBox, FacId, Side, Sky},
};
use ironbottom_kernel::{Dice, Log, Refusal};

/// FT-178: the worst class that hexes flown in this turn allow; none: they are too many for any.
pub fn class(mf: u8, flown: u8) -> Option<Class> {
    Class::ALL.into_iter().rev().find(|c| flown <= c.reach(mf))
}

/// FT-053, FT-367: how many more a CV or CVL may take that did not turn to the wind. What counts is what she herself sailed (R79).
fn check_wind(b: &Board, force: &Force, f: &Facility, n: u8) -> Result<(), Refusal> {
    let Host::Ship(s) = f.host else { return Ok(()) };
    let ship = &force.ships[s as usize];
    let tf = &force.tfs[ship.tf as usize];
    let used: i32 = f.used.iter().map(|u| i32::from(*u)).sum();
    let over = used + i32::from(n) > i32::from(f.now(b, force).0.minimum);
    let (moved, windward) = ship.sailed.unwrap_or((tf.moved, tf.windward));
    if ship.hull(b).is_carrier() && over && moved > 1 && !windward {
        Err(Refusal::new(rule::FT_053, "refuse-wind"))
    } else {
        Ok(())
    }
}

/// May so many factors of a group that flew so far land there?
#[expect(clippy::too_many_arguments, reason = "a landing has so many sides to it")]
pub fn check_group(
    b: &Board,
    p: &Position,
    side: Side,
    a: &AirFormation,
    g: &Group,
    n: u8,
    flown: u8,
    fac: FacId,
) -> Result<(), Refusal> {
    check_but_room(b, &p.public, p.side(side), a, g, n, flown, fac)?;
    prepare::check_room(b, p.side(side), fac, n)
}

/// The same, whether there is room aboard or not.
#[expect(clippy::too_many_arguments, reason = "a landing has so many sides to it")]
pub fn check_but_room(
    b: &Board,
    public: &Public,
    force: &Force,
    a: &AirFormation,
    g: &Group,
    n: u8,
    flown: u8,
    fac: FacId,
) -> Result<(), Refusal> {
    let Some(f) = force.fac(fac) else { return Err(Refusal::new(rule::FT_394, "refuse-not-there")) };
    if n == 0 || n > g.n {
        return Err(Refusal::new(rule::FT_026, "refuse-no-aircraft"));
    }
    if g.high {
        return Err(Refusal::new(rule::FT_195, "refuse-high"));
    }
    // R80: a fight on the way may have taken the fuel for it.
    if g.deadline < public.turn {
        return Err(Refusal::new(rule::FT_389, "refuse-out-of-fuel"));
    }
    prepare::check_accepts(b, force, fac, g.craft)?;
    let Some(class) = class(a.mf(b, public.turn), flown) else { return Err(Refusal::new(rule::FT_178, "refuse-lf")) };
    if !f.has_room(b, force, class, n) {
        return Err(Refusal::new(rule::FT_177, "refuse-lf"));
    }
    check_wind(b, force, f, n)
}

/// Factors land with whatever they carry.
pub fn land(
    b: &Board,
    p: &mut Position,
    side: Side,
    (af, group, n): (AfId, u8, u8),
    fac: FacId,
    dice: &mut Dice,
    log: &mut Log<Event>,
) {
    let arm = p.side(side).afs[af as usize].groups[group as usize].arm;
    touch_down(b, p, side, (af, group, n, arm), fac, dice, log);
}

/// FT-117, FT-179, FT-193, FT-042, FT-043: factors land; at night, in a storm or armed the chart says which of them crash.
fn touch_down(
    b: &Board,
    p: &mut Position,
    side: Side,
    (af, group, n, arm): (AfId, u8, u8, Arm),
    fac: FacId,
    dice: &mut Dice,
    log: &mut Log<Event>,
) {
    let turn = p.public.turn;
    let storm = p.side(side).fac_at(b, fac).is_some_and(|at| p.public.sky(b, at) == Sky::Storm);
    let night = p.public.is_night(b);
    let a = &p.side(side).afs[af as usize];
    let g = a.groups[group as usize];
    let used = class(a.mf(b, turn), a.moved).unwrap_or(Class::Minimum);
    let crashed = if night || storm || arm != Arm::None {
        let ship = matches!(p.side(side).facs[fac as usize].host, Host::Ship(_));
        let [on_ship, on_base, worse] = b.charts.landing;
        // FT-043, FT-193: by night a storm costs one, and arms cost one (R102).
        let causes = [storm, arm != Arm::None].into_iter().filter(|c| *c).count() as u8;
        let causes = if p.public.rules.reads_since(2) { causes } else { causes.min(1) };
        let handicap = if night { worse * causes } else { 0 };
        // Each side has its own dice: what is hidden shifts nothing.
        let purpose = if side == Side::Allies { "landing-allies" } else { "landing-japan" };
        (0..n).filter(|_| dice.d6(purpose).saturating_sub(handicap) < if ship { on_ship } else { on_base }).count() as u8
    } else {
        0
    };
    let force = p.side_mut(side);
    let a = &mut force.afs[af as usize];
    a.groups[group as usize].n -= n;
    a.groups.retain(|g| g.n > 0);
    let f = &mut force.facs[fac as usize];
    f.used[used as usize] += n;
    f.add(Lot { bx: DeckBox::Landed, craft: g.craft, arm: Arm::None, moved: true, n: n - crashed });
    if n > crashed {
        log.secret(rule::FT_117, Event::Landed { side, craft: g.craft, n: n - crashed }, side.only());
    }
    if crashed > 0 {
        force.mourn(g.craft, crashed);
        // FT-480: as for any aircraft.
        log.secret(rule::FT_179, Event::Crashed { side, craft: g.craft, n: crashed }, side.only());
        score(p, side.other(), u16::from(crashed) * u16::from(b.points.aircraft), Why::Aircraft, log);
    }
}

/// All of a formation that can. FT-192: bombs are jettisoned before, by those that land.
pub fn land_all(b: &Board, p: &mut Position, side: Side, af: AfId, fac: FacId, dice: &mut Dice, log: &mut Log<Event>) {
    let mut group = 0;
    while let Some(a) = p.side(side).af(af) {
        let Some(g) = a.groups.get(group).copied() else { return };
        let most = (1..=g.n).rev().find(|n| check_group(b, p, side, a, &g, *n, a.moved, fac).is_ok());
        match most {
            Some(n) => {
                let left = g.n > n;
                if g.arm != Arm::None {
                    log.secret(rule::FT_192, Event::Did { side, action: Action::Drop { group: group as u8 } }, side.only());
                }
                touch_down(b, p, side, (af, group as u8, n, Arm::None), fac, dice, log);
                group += usize::from(left);
            }
            None => group += 1,
        }
    }
}
