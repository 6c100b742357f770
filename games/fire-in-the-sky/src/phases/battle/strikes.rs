//! Air strikes (12.3.2.3): for each target anti-air fire, then what each point that got through attacks, then the dice.

use super::{Battle, Choosing, Points, Stage, air};
use crate::{
    action::{Action, Strike, Target},
    board::{Board, UnitId},
    event::{Cause, Event, Pool},
    phases::{damage, dice::pool},
    position::{AirPlace, Place, Position},
    rule,
    types::{Nation, ShipKind, Side},
};
use ironbottom_kernel::{Dice, Log, Refusal};

/// FS-214, FS-215, FS-050: anti-air dice of a target of that side's aircraft, and their modifier.
pub fn flak(b: &Board, p: &Position, bt: &Battle, side: Side, target: Target) -> (u8, i8) {
    let owner = side.other();
    let allies = owner == Side::Allies;
    let radar = i8::from(allies && p.rules.radar && p.turn >= 10);
    match target {
        Target::Force(f) => {
            let halves: u8 = p.units_in(Place::Force(f)).filter_map(|u| b.unit(u).ship()).map(|s| s.flak_halves).sum();
            // FS-342: of task forces alone.
            (halves / 2, radar + i8::from(allies && p.once.kamikazes))
        }
        // FS-309: in the first Japanese player turn Allied bases do not fire; R21: a base fires for its owner only. FS-316: the printed
        // capacity counts, halved and rounded down (R20).
        Target::Base if !p.holds(owner, bt.at) || (allies && p.surprise()) => (0, 0),
        Target::Base => (b.base(bt.at).and_then(|base| base.air).unwrap_or(0) / 2, radar),
    }
}

/// FS-217, FS-218: what a point against this target may do.
pub fn options(b: &Board, p: &Position, bt: &Battle, side: Side, target: Target) -> Vec<Strike> {
    let enemy = side.other();
    let mut out = Vec::new();
    match target {
        Target::Force(f) => {
            out.extend(p.units_in(Place::Force(f)).map(Strike::Unit));
            let place = AirPlace::Force(f);
            out.extend(Nation::ALL.into_iter().filter(|n| p.air_in(place).any(|g| g.nation == *n)).map(Strike::Air));
            if p.markers.iter().any(|m| m.at == Place::Force(f)) {
                out.push(Strike::Marker);
            }
        }
        Target::Base => {
            // FS-224: land units ashore are no targets.
            out.extend(air::anchored(p, bt, enemy).map(Strike::Unit));
            let place = AirPlace::At(bt.at);
            let there = |n: &Nation| n.side() == enemy && p.air_in(place).any(|g| g.nation == *n);
            out.extend(Nation::ALL.into_iter().filter(there).map(Strike::Air));
            if enemy == Side::Japan && p.air_in(AirPlace::Aviation(bt.at)).next().is_some() {
                out.push(Strike::Aviation);
            }
            if air::ground_matters(b, p, bt) {
                out.push(Strike::Support);
            }
        }
    }
    out
}

/// FS-220, FS-221, FS-222, FS-223, FS-326: the modifier of an ordinary point's die; one of elite pilots has 1 more (FS-436).
pub fn modifier(b: &Board, p: &Position, bt: &Battle, side: Side, target: Target, on: Strike) -> i8 {
    let mut m = i8::from(bt.supreme && bt.superior == Some(side));
    // FS-223, FS-310: Japanese points in the first Japanese player turn.
    m += i8::from(side == Side::Japan && p.surprise());
    match on {
        Strike::Unit(u) => {
            let unit = b.unit(u);
            // FS-221: at anchor; FS-222: land units in a task force.
            m += i8::from(target == Target::Base || unit.land().is_some());
            let british = unit.nation == Nation::Britain && unit.ship().is_some_and(|s| s.kind == ShipKind::Cv);
            m -= i8::from(p.rules.british_decks && british && side == Side::Japan);
        }
        Strike::Air(_) | Strike::Aviation | Strike::Marker => m += i8::from(target != Target::Base),
        Strike::Support => {}
    }
    m
}

/// Takes up the next sortie of that side: anti-air fire (FS-216), then its points wait to be told what to do.
pub fn next(b: &Board, p: &mut Position, bt: &mut Battle, side: Side, dice: &mut Dice, log: &mut Log<Event>) {
    bt.choosing = None;
    while let Some(i) = bt.sorties.iter().position(|s| s.side == side && s.through.is_none()) {
        let sortie = bt.sorties[i];
        let (number, m) = flak(b, p, bt, side, sortie.target);
        let mut left = sortie.points;
        if number > 0 {
            let from = dice.rolled();
            let shots = pool(dice, ["flak japan", "flak allies"][side.other().i()], number, m, None);
            left = left.less(shots.hits);
            log.rolled(rule::FS_216, Event::Flak { target: sortie.target, dice: shots, left: left.total() }, from, dice);
        }
        bt.sorties[i].through = Some(left);
        if left.total() == 0 || options(b, p, bt, side, sortie.target).is_empty() {
            continue;
        }
        // FS-343: kamikazes hit without a die; the Allies choose for the odd points, Japan for the even ones. So that the strike does not
        // go to and fro, the Allies choose all of theirs first.
        let sure = side == Side::Japan && p.once.kamikazes && sortie.target != Target::Base;
        let total = left.total();
        let (chooser, left, later) =
            if sure { (Side::Allies, Points::of(total.div_ceil(2), false), total / 2) } else { (side, left, 0) };
        bt.choosing = Some(Choosing { side, target: sortie.target, chooser, left, later, sure, chosen: Vec::new() });
        return;
    }
}

/// Is there a point that somebody may still tell what to do?
pub fn any(bt: &Battle) -> bool {
    bt.choosing.as_ref().is_some_and(|c| c.left.total() > 0)
}

/// With one thing to do all points do it.
pub fn only(b: &Board, p: &Position, bt: &Battle) -> Option<Action> {
    let c = bt.choosing.as_ref()?;
    let all = options(b, p, bt, c.side, c.target);
    let [on] = all[..] else { return None };
    let elite = c.left.plain == 0;
    Some(Action::Strike { on, points: c.left.sort(elite), elite })
}

/// All that the points may do.
pub fn list(b: &Board, p: &Position, bt: &Battle, out: &mut Vec<Action>) {
    let Some(c) = &bt.choosing else { return };
    for on in options(b, p, bt, c.side, c.target) {
        for elite in [false, true] {
            out.extend((1..=c.left.sort(elite)).map(|points| Action::Strike { on, points, elite }));
        }
    }
}

/// May so many points do this?
pub fn may(b: &Board, p: &Position, bt: &Battle, on: Strike, points: u8, elite: bool) -> Result<(), Refusal> {
    let Some(c) = &bt.choosing else { return Err(Refusal::new(rule::FS_219, "refuse-combat-stage")) };
    if points == 0 || points > c.left.sort(elite) {
        return Err(Refusal::new(rule::FS_216, "refuse-combat-points"));
    }
    if options(b, p, bt, c.side, c.target).contains(&on) {
        return Ok(());
    }
    Err(match (on, c.target) {
        (Strike::Unit(u), Target::Base) if b.unit(u).land().is_some() => Refusal::new(rule::FS_224, "refuse-combat-ashore"),
        (_, Target::Base) => Refusal::new(rule::FS_218, "refuse-combat-strike"),
        (_, Target::Force(_)) => Refusal::new(rule::FS_217, "refuse-combat-strike"),
    })
}

/// It is taken down; no die is rolled before all points are told (FS-219).
pub fn choose(bt: &mut Battle, on: Strike, points: u8, elite: bool) {
    let Some(c) = &mut bt.choosing else { return };
    let n = Points::of(points, elite);
    c.left.take(n);
    match c.chosen.iter_mut().find(|(s, _)| *s == on) {
        Some((_, sum)) => sum.add(n),
        None => c.chosen.push((on, n)),
    }
}

/// All is told for this target, or the other chooser of kamikazes follows: the dice, the next target, the other side, the ships.
pub fn leave(b: &Board, p: &mut Position, bt: &mut Battle, side: Side, dice: &mut Dice, log: &mut Log<Event>) -> Stage {
    if let Some(mut c) = bt.choosing.take() {
        if c.later > 0 {
            c.chooser = c.side;
            c.left = Points::of(c.later, false);
            c.later = 0;
            bt.choosing = Some(c);
            return Stage::Strikes(side);
        }
        carry_out(b, p, bt, &c, dice, log);
        next(b, p, bt, side, dice, log);
        return Stage::Strikes(side);
    }
    if side == bt.lesser() {
        let second = side.other();
        next(b, p, bt, second, dice, log);
        return Stage::Strikes(second);
    }
    // FS-190, FS-279: what land units and markers suffered counts now.
    for f in bt.forces(b, p) {
        damage::at_sea(b, p, f, log);
    }
    Stage::Commit(bt.lesser())
}

/// FS-219: all dice of a target, then the damage.
fn carry_out(b: &Board, p: &mut Position, bt: &mut Battle, c: &Choosing, dice: &mut Dice, log: &mut Log<Event>) {
    let mut hits = Vec::new();
    for (on, n) in &c.chosen {
        if *on == Strike::Support {
            // FS-401: they wait for the ground fight.
            bt.of_mut(c.side).support_points += n.total();
            log.event(
                rule::FS_401,
                Event::Struck { side: c.side, target: c.target, on: *on, dice: Pool::default(), sure: n.total() },
            );
            continue;
        }
        let from = dice.rolled();
        let m = modifier(b, p, bt, c.side, c.target, *on);
        let (shots, sure) = if c.sure {
            (Pool::default(), n.total())
        } else {
            let purpose = ["strike japan", "strike allies"][c.side.i()];
            (pool(dice, purpose, n.plain, m, Some((n.elite, m + 1))), 0)
        };
        let all = shots.hits + sure;
        log.rolled(rule::FS_220, Event::Struck { side: c.side, target: c.target, on: *on, dice: shots, sure }, from, dice);
        if all > 0 {
            hits.push((*on, all));
        }
    }
    for (on, n) in hits {
        suffer(b, p, bt, c, on, n, dice, log);
    }
}

/// What so many hits do (FS-414): ships roll for damage, aircraft lose steps, land units and markers are marked. Steps are lost to nothing
/// else in the air (FS-400); those that struck as kamikazes are not (FS-440).
#[expect(clippy::too_many_arguments, reason = "plain functions over the position, as everywhere in the rules")]
fn suffer(b: &Board, p: &mut Position, bt: &Battle, c: &Choosing, on: Strike, n: u8, dice: &mut Dice, log: &mut Log<Event>) {
    match (on, c.target) {
        (Strike::Unit(u), _) if b.unit(u).land().is_some() => p.unit_mut(u).hits += n,
        (Strike::Unit(u), _) => damage::ship(b, p, u, Cause::Air, &vec![1; usize::from(n)], dice, log),
        (Strike::Air(nation), Target::Force(f)) => damage::air_at_sea(b, p, f, nation, n, Cause::Air, log),
        (Strike::Air(nation), Target::Base) => damage::air_at_base(p, bt.at, nation, n, log),
        (Strike::Aviation, _) => damage::aviation(p, bt.at, n, log),
        (Strike::Marker, Target::Force(f)) => damage::mark_marker(p, f, n),
        (Strike::Marker | Strike::Support, _) => {}
    }
}

/// Ships of a task force or at anchor that a strike may hit, for those who want to know odds.
pub fn ships(b: &Board, p: &Position, bt: &Battle, side: Side, target: Target) -> Vec<UnitId> {
    let ship = |s: Strike| match s {
        Strike::Unit(u) if b.unit(u).ship().is_some() => Some(u),
        _ => None,
    };
    options(b, p, bt, side, target).into_iter().filter_map(ship).collect()
}
