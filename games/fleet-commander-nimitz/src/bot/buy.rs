//! What is bought and repaired, and where scouts go.

use crate::ahead::value;
use crate::{
    action::Action,
    board::Board,
    phases::resupply,
    position::{Place, Position},
    types::{Class, Kind, Side},
};
use ironbottom_kernel::area::Space;

/// Supply points that stay for scouts, moves and plans.
const RESERVE: u16 = 16;

/// So many sound ships in Hawaii are more than a turn's supply can send.
const PLENTY: usize = 12;

/// So many units on the West Coast are a crowd.
const CROWD: usize = 6;

/// Repairs of what is worth it, then the best for the price; reinforcement points first, they buy nothing else.
pub fn resupply(b: &Board, p: &Position, legal: &[Action]) -> Action {
    let idle = p.units_at(b.places.hawaii).filter(|u| {
        let t = p.unit_type(b, *u);
        t.side == Side::Us && t.kind.class() == Class::Ship && !p.units[*u as usize].hurt
    });
    // With a fleet in port that supply does not suffice to send, nobody waits for the yards.
    let plenty = idle.count() >= PLENTY;
    let spare = p.sp > b.campaign(p.year).sp * 2 / 3;
    let repair = |a: &Action| match *a {
        Action::Repair { unit } if spare && !(plenty && p.unit_type(b, unit).kind.class() == Class::Ship) => {
            let gain = value::own(b, p, &p.units[unit as usize]) * 2 / 3;
            gain * 10 / i64::from(resupply::repair_cost(b, p, unit).max(1))
        }
        _ => 0,
    };
    if let Some(a) = legal.iter().copied().max_by_key(|a| repair(a)).filter(|a| repair(a) > 0) {
        return a;
    }
    let infantry = p.units.iter().filter(|u| {
        let t = p.type_of(b, u);
        t.side == Side::Us && t.kind.class() == Class::Infantry && matches!(u.at, Place::Area(_))
    });
    let infantry = infantry.count() as i64;
    let invasion = b.campaign(p.year).invasion;
    // Supply buys nobody while others wait for the supply to be sent.
    let crowded = crowded(b, p);
    let reserve = if crowded { u16::MAX } else { RESERVE };
    let buy = |a: &Action| match *a {
        Action::Buy { unit, rp } => {
            let t = p.unit_type(b, unit);
            let sp = u16::from(t.buy.saturating_sub(rp));
            // Points of the cheaper purse first, and never the reserve.
            let most = u16::from(t.buy).min(p.rp) as u8;
            if rp != most || p.sp < sp + reserve.min(p.sp) {
                return 0;
            }
            let worth = match t.kind {
                // Every unit takes the same supply to be sent, and the invasion counts prices.
                Kind::Cv | Kind::Cvl if invasion || crowded => 900 * i64::from(t.buy),
                Kind::Infantry => 420 - 14 * infantry.min(12),
                Kind::Marine => 620 - 10 * infantry.min(12),
                Kind::Cv => 1500,
                Kind::Cvl | Kind::Cve => 250 * i64::from(t.buy),
                Kind::Bb | Kind::Cru | Kind::Dd => 150 * i64::from(t.buy),
                Kind::Ss => 120 * i64::from(t.buy),
                _ if t.wing && b.campaign(p.year).bombing => 300 * i64::from(t.buy),
                _ => 180 * i64::from(t.buy) + 40,
            };
            worth * 10 / i64::from(t.buy.max(1))
        }
        _ => 0,
    };
    legal.iter().copied().max_by_key(|a| buy(a)).filter(|a| buy(a) > 0).unwrap_or(Action::Done)
}

/// Do more wait on the West Coast than supply can send?
fn crowded(b: &Board, p: &Position) -> bool {
    p.units_at(b.places.west_coast).filter(|u| p.unit_type(b, *u).side == Side::Us).count() >= CROWD
}

/// Scouts go where the most units wait for orders, one for every six of them.
pub fn scout(b: &Board, p: &Position, legal: &[Action]) -> Action {
    // So many of the turn's points, and no more.
    if p.sp <= RESERVE / 2 || p.scouted >= 2 || crowded(b, p) {
        return Action::Done;
    }
    let worth = |a: &Action| match *a {
        Action::Scout { area } => {
            let there = p.scouts.iter().filter(|s| **s == area).count();
            movers(b, p, area).saturating_sub(6 * there)
        }
        _ => 0,
    };
    legal.iter().copied().max_by_key(|a| worth(a)).filter(|a| worth(a) >= 6).unwrap_or(Action::Done)
}

fn movers(b: &Board, p: &Position, area: Space) -> usize {
    p.units_at(area).filter(|u| p.unit_type(b, *u).side == Side::Japan).count()
}
