//! 14.13: interception in movement: who may try, and the dice. The fight itself is [`combat`]'s.
//!
//! The other side is asked whenever a formation on the map enters a hex with formations of his own on the map, whether he can intercept
//! or not: who is asked must not tell what he has there. A standing order answers for him.

use crate::{
    action::Action,
    board::{Board, Role},
    event::Event,
    phases::{combat, not_now},
    position::{AirFormation, Fate, Force, Frame, Group, Phase, Position, React},
    rule,
    types::{At, Category, Side, Sky},
};
use ironbottom_kernel::{Dice, Log, Refusal, SeatSet};

/// FT-182, FT-421: before anything moves, in every hex that holds formations of both sides on the map; the player with initiative
/// first.
pub fn at_start(p: &mut Position) {
    let first = p.public.initiative.unwrap_or(Side::Allies);
    let mut hexes: Vec<At> = on_map(p.side(first)).collect();
    hexes.sort_unstable();
    hexes.dedup();
    for at in hexes.into_iter().rev() {
        if on_map(p.side(first.other())).any(|x| x == at) {
            p.stack.push(Frame::Intercept(first.other(), at));
            p.stack.push(Frame::Intercept(first, at));
        }
    }
}

/// Hexes with formations of a side on the common map.
fn on_map(force: &Force) -> impl Iterator<Item = At> {
    force.in_air().filter(|(_, a, _)| a.shown).map(|(_, _, at)| at)
}

/// FT-187, FT-189, FT-385, FT-468: a formation of this side is in a hex, on its way; the other side may be offered an interception: in
/// air movement the player without initiative, in the shadow phase whoever does not move.
pub fn offer(p: &mut Position, mover: Side, at: At) {
    let other = mover.other();
    let may = match p.public.phase {
        Phase::Air(..) => p.public.initiative == Some(mover) || p.public.rules.nonmover_intercepts,
        _ => true,
    };
    if may && stands(p, other, at) {
        p.stack.push(Frame::Intercept(other, at));
    }
}

/// Is there still something to ask: formations of both sides on the map, and no attempt in the hex yet (FT-190)? Both sides know.
fn stands(p: &Position, side: Side, at: At) -> bool {
    !p.side(side).tried.contains(&at) && Side::ALL.iter().all(|s| on_map(p.side(*s)).any(|x| x == at))
}

/// R82: a bomber, by arms, by type or by altitude.
pub fn is_bomber(b: &Board, g: &Group) -> bool {
    g.armed || b.model(g.craft.model).role == Role::Bomber || (b.model(g.craft.model).role == Role::Low && g.high)
}

/// FT-409, R82: factors of a formation that can intercept at an altitude; not all need take part (FT-412).
pub fn interceptors(b: &Board, a: &AirFormation, high: bool) -> u16 {
    let escorts = a.groups.iter().any(|g| is_bomber(b, g));
    let can = |g: &&Group| g.high == high && !is_bomber(b, g) && !(escorts && b.model(g.craft.model).role == Role::Fighter);
    a.groups.iter().filter(can).map(|g| u16::from(g.n)).sum()
}

/// Interceptors of a side on the map in a hex.
fn force_there(b: &Board, force: &Force, at: At, high: bool) -> u16 {
    force.in_air().filter(|(_, a, x)| a.shown && *x == at).map(|(_, a, _)| interceptors(b, a, high)).sum()
}

/// FT-410, 15.2: can there be air combat in a hex, as far as this side knows: near a base, near its own ships that carry aircraft or
/// carriers it has seen, or over ships; never in a storm (FT-052).
pub fn site(b: &Board, p: &Position, side: Side, at: At) -> bool {
    let near = |x: At| x.distance(at) <= 2;
    let force = p.side(side);
    let s = &b.scenarios[p.public.scenario as usize];
    let bases = || s.forces.iter().flat_map(|f| &f.bases).filter_map(|i| b.bases[*i as usize].at).any(near);
    let own = || {
        force.ships.iter().filter(|x| x.fate == Fate::Afloat).any(|x| {
            let deck = x.hull(b).is_carrier() || x.hull(b).is_tender();
            deck && force.tfs[x.tf as usize].at.is_some_and(near)
        })
    };
    let seen = || {
        let carriers = |c: &crate::position::Contact| c.told.categories.iter().any(|(k, _)| *k == Category::Carriers);
        force.contacts.iter().any(|c| c.live && !c.air && !c.base && near(c.at) && carriers(c))
    };
    p.public.sky(b, at) != Sky::Storm && (bases() || own() || seen() || over_ships(p, side, at))
}

/// Ships of its own, or enemy ships on the map.
fn over_ships(p: &Position, side: Side, at: At) -> bool {
    let own = p.side(side).at_sea().any(|(_, _, x)| x == at);
    own || p.side(side.other()).at_sea().any(|(_, t, x)| x == at && t.shown)
}

/// FT-185: over a ship or a base no die is needed.
fn is_sure(b: &Board, p: &Position, side: Side, at: At) -> bool {
    let s = &b.scenarios[p.public.scenario as usize];
    let base = s.forces.iter().flat_map(|f| &f.bases).any(|i| b.bases[*i as usize].at == Some(at));
    base || over_ships(p, side, at)
}

/// Is it legal? `sought`: the other side wants to fight at this altitude, and agreeing is asked for.
pub fn check(b: &Board, p: &Position, side: Side, at: At, sought: Option<bool>, a: &Action) -> Result<(), Refusal> {
    match *a {
        Action::Decline => Ok(()),
        Action::Intercept { high } => {
            if sought.is_some_and(|h| h != high) {
                return Err(Refusal::new(rule::FT_188, "refuse-intercept-level"));
            }
            if !site(b, p, side, at) {
                return Err(Refusal::new(rule::FT_410, "refuse-intercept-here"));
            }
            if force_there(b, p.side(side), at, high) == 0 {
                return Err(Refusal::new(rule::FT_409, "refuse-intercept-none"));
            }
            Ok(())
        }
        _ => Err(not_now()),
    }
}

/// The altitude a standing order goes for: where the enemy is known to be, else where most of one's own are.
fn choice(b: &Board, p: &Position, side: Side, at: At, sought: Option<bool>) -> Option<bool> {
    let known = |high: bool| {
        let told = p.side(side).contacts.iter().filter(|c| c.live && c.air && c.at == at).filter_map(|c| c.told.levels);
        let mut told = told.peekable();
        told.peek().is_none() || told.any(|(h, l)| if high { h != Some(0) } else { l != Some(0) })
    };
    let can = |high: bool| check(b, p, side, at, sought, &Action::Intercept { high }).is_ok();
    let mut both: Vec<bool> = [false, true].into_iter().filter(|h| can(*h)).collect();
    both.sort_by_key(|h| (known(*h), force_there(b, p.side(side), at, *h)));
    both.last().copied()
}

/// Answers the question on top of the stack by standing order, or takes it away if nothing is left to ask. False: it must be asked.
pub fn by_order(b: &Board, p: &mut Position, dice: &mut Dice, log: &mut Log<Event>) -> bool {
    match p.stack.last().cloned() {
        Some(Frame::Intercept(side, at)) => {
            let react = p.side(side).react;
            let over = !stands(p, side, at);
            if !over && react == React::Ask {
                return false;
            }
            p.stack.pop();
            if let (false, React::Always, Some(high)) = (over, react, choice(b, p, side, at, None)) {
                seek(b, p, side, at, high, dice, log);
            }
            true
        }
        Some(Frame::Agree(side, at, high)) => {
            if p.side(side).react == React::Ask {
                return false;
            }
            p.stack.pop();
            let agreed = p.side(side).react == React::Always && choice(b, p, side, at, Some(high)).is_some();
            attempt(b, p, side.other(), at, high, agreed, dice, log);
            true
        }
        _ => false,
    }
}

/// Carries it out.
pub fn apply(b: &Board, p: &mut Position, side: Side, at: At, a: &Action, dice: &mut Dice, log: &mut Log<Event>) {
    p.stack.pop();
    log.learned(SeatSet::ALL);
    match *a {
        Action::Intercept { high } => seek(b, p, side, at, high, dice, log),
        _ => log.secret(rule::FT_187, Event::Did { side, action: *a }, side.only()),
    }
}

/// FT-184: before anything moves the other side may agree to the fight.
fn seek(b: &Board, p: &mut Position, side: Side, at: At, high: bool, dice: &mut Dice, log: &mut Log<Event>) {
    p.side_mut(side).tried.push(at);
    let passing = p.stack.iter().any(|f| matches!(f, Frame::Fly(_) | Frame::Walk(..) | Frame::Chase(..)));
    if passing || is_sure(b, p, side, at) {
        attempt(b, p, side, at, high, false, dice, log);
    } else {
        p.stack.push(Frame::Agree(side.other(), at, high));
    }
}

/// The other side has answered.
#[expect(clippy::too_many_arguments, reason = "the signature of all steps, and what was sought")]
pub fn agree(b: &Board, p: &mut Position, side: Side, at: At, high: bool, a: &Action, dice: &mut Dice, log: &mut Log<Event>) {
    p.stack.pop();
    log.learned(SeatSet::ALL);
    log.secret(rule::FT_184, Event::Did { side, action: *a }, side.only());
    attempt(b, p, side.other(), at, high, matches!(a, Action::Intercept { .. }), dice, log);
}

/// FT-183, FT-188, FT-191, FT-410, FT-411, FT-413: the Interception Table; it meets only what flies at the altitude named.
#[expect(clippy::too_many_arguments, reason = "an attempt has so many sides to it")]
fn attempt(b: &Board, p: &mut Position, side: Side, at: At, high: bool, agreed: bool, dice: &mut Dice, log: &mut Log<Event>) {
    let enemy = p.side(side.other());
    let there: Vec<u8> = enemy.in_air().filter(|(_, a, x)| a.shown && *x == at).map(|(i, _, _)| i).collect();
    let same = there.iter().any(|i| enemy.afs[*i as usize].groups.iter().any(|g| g.high == high));
    // What took off in this turn fought nobody in the last: it has the number of one that landed.
    let old = |a: &AirFormation| a.launched < p.public.turn;
    let fought = |af: u8, f: u8| p.met.before.contains(&if side == Side::Allies { [af, f] } else { [f, af] });
    let mine = |a: &AirFormation, x: At| a.shown && x == at && interceptors(b, a, high) > 0;
    let again = p
        .side(side)
        .in_air()
        .any(|(i, a, x)| mine(a, x) && old(a) && there.iter().any(|f| old(&enemy.afs[*f as usize]) && fought(i, *f)));
    let [best, twice, cloud, night] = b.charts.interception;
    let from = dice.rolled();
    let (die, met) = if agreed || is_sure(b, p, side, at) {
        (0, true)
    } else {
        let die = dice.d6("interception");
        let mut handicap = if again { twice } else { 0 };
        handicap += if p.public.sky(b, at) == Sky::Clear { 0 } else { cloud };
        handicap += if p.public.is_night(b) { night } else { 0 };
        (die, die + handicap <= best)
    };
    let meets = met && same;
    log.rolled(rule::FT_410, Event::Intercepted { side, at, die, meets }, from, dice);
    log.learned(SeatSet::ALL);
    if meets {
        combat::intercept_at(b, p, at, side, &[high], dice, log);
    }
}
