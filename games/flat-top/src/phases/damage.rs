//! 20, 21: the hit table, and what hits do. Values after damage are read where they are needed: [`crate::position::Ship`],
//! [`crate::position::Facility::now`].

use crate::{
    action::Action,
    battle::{BattleStep, Loss},
    board::{Board, HitValue},
    event::{Event, Named, Why},
    phases::{not_now, sailing, score},
    position::{Facility, Fate, Host, Position},
    rule,
    settings::Settings,
    types::{Craft, DeckBox, FacId, Hull, ShipId, Side},
};
use ironbottom_kernel::{Dice, Log, Refusal, SeatSet, ToAct};

/// What made the hits (21.6, 21.7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Cause {
    /// Bombs of aircraft that dived or flew low.
    Bomb,
    /// Bombs of aircraft that flew high.
    HighBomb,
    /// Torpedoes of aircraft.
    Torpedo,
    /// Guns of ships or of the shore.
    Gun,
    /// Torpedoes of ships.
    ShipTorpedo,
}

/// FT-285, FT-286: a basic hit table with its modifiers, between 1 and 15.
pub fn bht(base: u8, modifiers: &[i8]) -> u8 {
    let sum: i32 = modifiers.iter().map(|m| i32::from(*m)).sum::<i32>() + i32::from(base);
    sum.clamp(1, 15) as u8
}

/// FT-359, FT-287, FT-288, FT-438: hits of so many factors at this basic hit table with this die.
pub fn hits(b: &Board, rules: &Settings, bht: u8, factors: u16, die: u8) -> u8 {
    if factors == 0 {
        return 0;
    }
    let c = &b.charts;
    let column = c.columns.iter().position(|last| factors <= *last).unwrap_or(c.columns.len() - 1);
    match c.hits[usize::from(bht.clamp(1, 15)) - 1][column] {
        HitValue::Star => u8::from(die == 6),
        HitValue::Number(n) => {
            let effect = c.effect[usize::from(rules.english_die_effect)][usize::from(die.clamp(1, 6)) - 1];
            n.saturating_add_signed(effect)
        }
    }
}

/// FT-308, FT-309, FT-443: a CV or CVL with aircraft where this cause finds them suffers twice (R91).
fn is_doubled(rules: &Settings, hull: Hull, deck: Option<&Facility>, cause: Cause) -> bool {
    let Some(f) = deck.filter(|_| hull.is_carrier()) else { return false };
    match cause {
        Cause::Bomb | Cause::HighBomb => f.in_box(DeckBox::Ready) + f.in_box(DeckBox::Landed) > 0,
        Cause::Torpedo => f.in_box(DeckBox::Readying) > 0,
        Cause::ShipTorpedo => f.in_box(DeckBox::Readying) > 0 && !rules.only_air_torpedoes_double,
        Cause::Gun => false,
    }
}

/// Hits on a ship of this side; to be called for a miss too: an attack is an attack (FT-305). What is aimed at a ship that has gone
/// down is wasted (FT-478). Aircraft aboard are lost in the step Losses.
#[expect(clippy::too_many_arguments, reason = "all that a hit depends on")]
pub fn hit_ship(
    b: &Board,
    p: &mut Position,
    side: Side,
    ship: ShipId,
    hits: u8,
    cause: Cause,
    _dice: &mut Dice,
    log: &mut Log<Event>,
) {
    let (rules, turn) = (p.public.rules, p.public.turn);
    let force = p.side_mut(side);
    if force.ships.get(ship as usize).is_none_or(|s| s.fate != Fate::Afloat) {
        return;
    }
    let (hull, fac) = (force.ships[ship as usize].hull(b), force.fac_of(ship));
    if let Some(f) = fac {
        (force.facs[f as usize].attacked, force.facs[f as usize].calm) = (true, 0);
    }
    if hits == 0 {
        return;
    }
    let doubled = is_doubled(&rules, hull, fac.map(|f| &force.facs[f as usize]), cause);
    let (once, hits) = (hits, if doubled { hits.saturating_mul(2) } else { hits });
    if let Some(f) = fac {
        lose_cleared(b, force, f, ship, hits);
    }
    let s = &mut force.ships[ship as usize];
    // Where it makes no difference to the damage nobody learns what stood on deck (FT-097).
    let (first, doubled) = (s.hits == 0, doubled && s.hits.saturating_add(once) < s.fd);
    s.hits = s.hits.saturating_add(hits).min(s.fd);
    // FT-439: the best for its owner is to sail in the next turn, and in every second from then on (R17).
    if s.parity.is_none() && 2 * s.hits >= s.fd && b.classes[s.class as usize].mf == 1 {
        s.parity = Some(turn.is_multiple_of(2));
    }
    let (named, total, sunk) = (Named { class: s.class, name: s.name }, s.hits, s.hits >= s.fd);
    let rule = match (doubled, cause) {
        (false, _) => rule::FT_290,
        (true, Cause::Torpedo | Cause::ShipTorpedo) => rule::FT_309,
        (true, _) => rule::FT_308,
    };
    log.event(rule, Event::Damaged { side, ship: named, hits: total, first, doubled });
    log.learned(SeatSet::ALL);
    if let Some(f) = &mut p.battle
        && let Some(o) = f.sea.open[side.i()].iter_mut().find(|o| o.ship == ship)
    {
        (o.hits, o.sunk) = (total, sunk);
    }
    if sunk {
        sailing::sink(b, p, side, ship, log);
        if let (Some(f), Some(fac)) = (&mut p.battle, fac) {
            f.losses.retain(|l| (l.side, l.fac) != (side, fac));
        }
    } else if let Some(fac) = fac {
        suffer(b, p, side, fac, hits, cause, log);
    }
}

/// FT-304, FT-305: what was won back on deck is lost again with the launch factor; it never falls below 0.
fn lose_cleared(b: &Board, force: &mut crate::position::Force, fac: FacId, ship: ShipId, hits: u8) {
    let s = &force.ships[ship as usize];
    let class = &b.classes[s.class as usize];
    let (full, per) = (i32::from(class.air.unwrap_or_default().normal), i32::from(lf_per_hit(class.hull)));
    let f = &mut force.facs[fac as usize];
    let left = (full - per * i32::from(s.hits)).max(0) + i32::from(f.cleared);
    let bare = (full - per * (i32::from(s.hits) + i32::from(hits))).max(0);
    let now = (left - per * i32::from(hits)).max(0);
    f.cleared = (now - bare).max(0) as u8;
}

/// FT-296, FT-297, FT-298: normal launch factor lost by a hit.
pub const fn lf_per_hit(hull: Hull) -> i8 {
    match hull {
        Hull::Cv => 3,
        Hull::Cvl => 2,
        _ => 1,
    }
}

/// Hits on a base of this side by dive or low bombing, or by guns in the surface part of a fight.
pub fn hit_base(b: &Board, p: &mut Position, side: Side, base: FacId, hits: u8, dice: &mut Dice, log: &mut Log<Event>) {
    let guns = p.battle.as_ref().is_some_and(|f| f.step >= BattleStep::Seek);
    hit_base_by(b, p, side, base, hits, if guns { Cause::Gun } else { Cause::Bomb }, dice, log);
}

/// FT-302, FT-303, FT-306, FT-441: hits on a base of this side by whatever made them; to be called for a miss too (FT-320).
#[expect(clippy::too_many_arguments, reason = "all that a hit depends on")]
pub fn hit_base_by(
    b: &Board,
    p: &mut Position,
    side: Side,
    base: FacId,
    hits: u8,
    cause: Cause,
    _dice: &mut Dice,
    log: &mut Log<Event>,
) {
    let Some(f) = p.side_mut(side).facs.get_mut(base as usize).filter(|f| !f.lost) else { return };
    let Host::Base(place) = f.host else { return };
    f.attacked = true;
    if hits == 0 {
        return;
    }
    // More than any base has is the same as any base has.
    f.hits = f.hits.saturating_add(hits).min(60);
    log.event(rule::FT_302, Event::BaseHit { base: place, hits });
    log.learned(SeatSet::ALL);
    suffer(b, p, side, base, hits, cause, log);
}

/// FT-300, FT-303, FT-310, FT-311: aircraft aboard are to be lost; who chooses them depends on how they were hit.
fn suffer(b: &Board, p: &mut Position, side: Side, fac: FacId, hits: u8, cause: Cause, log: &mut Log<Event>) {
    let by_attacker = cause == Cause::Bomb && !p.public.is_night(b);
    let chooser = if by_attacker { side.other() } else { side };
    let loss = Loss { side, fac, hits, chooser, told: None };
    match &mut p.battle {
        Some(f) => {
            f.losses.push(loss);
            settle(b, p, log);
        }
        None => {
            // Outside of a fight nobody can be asked.
            let mut left = hits;
            while let Some((bx, craft)) = first_of(&p.side(side).facs[fac as usize], left) {
                left -= cost(bx);
                lose(b, p, side, fac, bx, craft, log);
            }
        }
    }
}

/// FT-312, FT-444: the box that loses next, if so many hits are enough for it.
fn next_box(f: &Facility, hits: u8) -> Option<DeckBox> {
    let bx = DeckBox::ALL.into_iter().find(|bx| f.in_box(*bx) > 0)?;
    (hits >= cost(bx)).then_some(bx)
}

fn first_of(f: &Facility, hits: u8) -> Option<(DeckBox, Craft)> {
    let bx = next_box(f, hits)?;
    f.lots.iter().find(|l| l.bx == bx).map(|l| (bx, l.craft))
}

/// FT-303, FT-444: a dispersed factor takes two hits.
const fn cost(bx: DeckBox) -> u8 {
    match bx {
        DeckBox::Dispersed => 2,
        _ => 1,
    }
}

/// Models in a box, each once.
fn models(f: &Facility, bx: DeckBox) -> Vec<Craft> {
    let mut all: Vec<Craft> = f.lots.iter().filter(|l| l.bx == bx).map(|l| l.craft).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// One factor is gone; the enemy scores it and it counts for replacements.
fn lose(b: &Board, p: &mut Position, side: Side, fac: FacId, bx: DeckBox, craft: Craft, log: &mut Log<Event>) {
    let force = p.side_mut(side);
    let f = &mut force.facs[fac as usize];
    let lot = f.lots.iter().find(|l| (l.bx, l.craft) == (bx, craft)).copied();
    if let Some(lot) = lot {
        f.take(bx, craft, lot.arm, lot.moved, 1);
    }
    force.mourn(craft, 1);
    log.event(rule::FT_300, Event::Downed { side, craft, n: 1 });
    score(p, side.other(), u16::from(b.points.aircraft), Why::Aircraft, log);
}

/// Prepares the next choice. Losses for which nothing is left fall away. Where the attacker chooses he is told the models of the box; one
/// model is no choice. The owner is always asked: whether he has a choice would tell what is left (FT-313).
fn settle(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    while let Some(l) = p.battle.as_ref().and_then(|f| f.losses.first()) {
        let (side, fac, hits, chooser) = (l.side, l.fac, l.hits, l.chooser);
        let f = &p.side(side).facs[fac as usize];
        let next = next_box(f, hits).map(|bx| (bx, models(f, bx)));
        match next {
            None => {
                if let Some(f) = &mut p.battle {
                    f.losses.remove(0);
                }
            }
            Some((bx, all)) if chooser != side && all.len() == 1 => pick(b, p, bx, all[0], log),
            Some(told) => {
                if let Some(l) = p.battle.as_mut().and_then(|f| f.losses.first_mut()) {
                    l.told = (chooser != side).then_some(told);
                }
                return;
            }
        }
    }
}

/// The first loss takes this factor.
fn pick(b: &Board, p: &mut Position, bx: DeckBox, craft: Craft, log: &mut Log<Event>) {
    let Some(l) = p.battle.as_mut().and_then(|f| f.losses.first_mut()) else { return };
    l.hits = l.hits.saturating_sub(cost(bx));
    let (side, fac) = (l.side, l.fac);
    lose(b, p, side, fac, bx, craft, log);
}

/// Are there losses to choose? Then the step is Losses, and this one comes after it.
pub fn losses_due(p: &mut Position, resume: BattleStep) -> bool {
    match &mut p.battle {
        Some(f) if !f.losses.is_empty() => {
            (f.step, f.resume) = (BattleStep::Losses, resume);
            true
        }
        _ => false,
    }
}

/// Step Losses: who is asked.
pub fn losses_to_act(p: &Position) -> ToAct {
    let chooser = p.battle.as_ref().and_then(|f| f.losses.first()).map_or(Side::Allies, |l| l.chooser);
    ToAct::One(chooser.seat())
}

/// Step Losses: is it legal?
pub fn losses_check(_b: &Board, p: &Position, side: Side, a: &Action) -> Result<(), Refusal> {
    let Action::Lose { craft, bx } = *a else { return Err(not_now()) };
    let Some(l) = p.battle.as_ref().and_then(|f| f.losses.first()).filter(|l| l.chooser == side) else { return Err(not_now()) };
    let fits = match &l.told {
        Some((box_, all)) => *box_ == bx && all.contains(&craft),
        None if l.side == side => {
            let f = &p.side(side).facs[l.fac as usize];
            next_box(f, l.hits) == Some(bx) && models(f, bx).contains(&craft)
        }
        None => false,
    };
    if fits { Ok(()) } else { Err(Refusal::new(rule::FT_312, "refuse-loss")) }
}

/// Step Losses: what could be done?
pub fn losses_list(_b: &Board, p: &Position, side: Side, out: &mut Vec<Action>) {
    let Some(l) = p.battle.as_ref().and_then(|f| f.losses.first()) else { return };
    let all = match &l.told {
        Some((bx, all)) => all.iter().map(|c| (*bx, *c)).collect(),
        None if l.side == side => {
            let f = &p.side(side).facs[l.fac as usize];
            let bx = next_box(f, l.hits);
            bx.map(|bx| models(f, bx).into_iter().map(|c| (bx, c)).collect()).unwrap_or_default()
        }
        None => Vec::new(),
    };
    out.extend(all.into_iter().map(|(bx, craft)| Action::Lose { craft, bx }));
}

/// Step Losses: carries it out. When the last loss is chosen the step of the battle is the one that comes after (`resume`).
pub fn losses_apply(b: &Board, p: &mut Position, _side: Side, a: &Action, _dice: &mut Dice, log: &mut Log<Event>) {
    let Action::Lose { craft, bx } = *a else { return };
    log.learned(SeatSet::ALL);
    pick(b, p, bx, craft, log);
    settle(b, p, log);
    if let Some(f) = &mut p.battle
        && f.losses.is_empty()
    {
        f.step = f.resume;
    }
}

/// FT-441, FT-306: a base's factor after damage; it may be below 0.
pub fn base_factor(printed: i8, hits: u8) -> i8 {
    printed.saturating_sub_unsigned(hits)
}
