//! Section 9.4: US units move, raid, bomb or are committed to the invasion.

use crate::{
    action::Action,
    board::Board,
    event::Event,
    position::{Mark, Phase, Place, Position, Unit, UnitId},
    rule,
    types::{Class, Kind, Side},
};
use ironbottom_kernel::{
    Log, Msg, Refusal, RuleId,
    area::{Space, SpaceSet},
};

/// The step begins: where the US is ashore now, squadrons may fly to (FN-082, FN-083).
pub fn begin(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    p.phase = Phase::Movement;
    p.committed = 0;
    let us_ground = |u: &Unit| {
        let t = p.type_of(b, u);
        match u.at {
            Place::Area(s) if t.side == Side::Us && t.kind.class() != Class::Ship => Some(s),
            _ => None,
        }
    };
    p.fields = p.units.iter().filter_map(us_ground).collect();
    log.event(rule::FN_045, Event::PhaseBegan { phase: p.phase });
}

/// A US unit in an area that has not moved and can be paid for (FN-078, FN-079, FN-080, FN-354); the area it is in.
fn ready(b: &Board, p: &Position, u: UnitId) -> Result<Space, Refusal> {
    let Some(unit) = p.units.get(u as usize) else { return Err(Refusal::new(rule::FN_078, "refuse-no-unit")) };
    if p.type_of(b, unit).side != Side::Us {
        return Err(Refusal::new(rule::FN_001, "refuse-not-yours"));
    }
    let Place::Area(from) = unit.at else {
        // R50: what is in a box stays there.
        return Err(Refusal::new(rule::FN_038, "refuse-in-a-box"));
    };
    if unit.mark != Mark::Free {
        return Err(Refusal::new(rule::FN_354, "refuse-moved-already"));
    }
    if p.sp == 0 {
        return Err(Refusal::because(rule::FN_078, Msg::new("refuse-supply").int("cost", 1)));
    }
    Ok(from)
}

/// FN-090: infantry does not leave an area with any Japanese unit; ships (FN-091) and squadrons (FN-092) do.
fn may_leave(b: &Board, p: &Position, u: UnitId, from: Space, japan: SpaceSet) -> Result<(), Bar> {
    let infantry = p.unit_type(b, u).kind.class() == Class::Infantry;
    if infantry && japan.has(from) { Err(Bar { rule: rule::FN_090, msg: "refuse-pinned", area: from }) } else { Ok(()) }
}

/// Why a unit may not go: cheap to make, since listing asks for every unit and every area.
#[derive(Clone, Copy)]
struct Bar {
    rule: RuleId,
    msg: &'static str,
    area: Space,
}

impl Bar {
    fn refuse(self, b: &Board) -> Refusal {
        Refusal::because(self.rule, Msg::new(self.msg).name("area", format!("space.{}", b.areas[self.area.i()].id)))
    }
}

/// US squadrons that count against the limit of each area, which binds no Japanese ones (FN-087): wings on their way to Japan among
/// them (FN-351). All areas in one pass, since every list of moves asks.
pub fn squadrons(b: &Board, p: &Position) -> [u16; SpaceSet::MOST] {
    let mut there = [0; SpaceSet::MOST];
    for u in &p.units {
        let t = p.type_of(b, u);
        match u.at {
            Place::Area(s) if t.side == Side::Us && t.kind == Kind::Air => there[s.i()] += 1,
            Place::Bombing => there[b.places.marianas.i()] += 1,
            _ => {}
        }
    }
    there
}

/// FN-085, FN-086: areas with no room for another squadron.
fn full(b: &Board, p: &Position) -> SpaceSet {
    let there = squadrons(b, p);
    let areas = (0..b.areas.len() as u8).map(Space);
    areas.filter(|s| b.areas[s.i()].airfield.is_some_and(|cap| there[s.i()] >= u16::from(cap))).collect()
}

/// What bears on every move, looked up once: areas with Japanese units, and areas whose airfields are full.
struct Bounds {
    japan: SpaceSet,
    full: SpaceSet,
}

impl Bounds {
    fn new(b: &Board, p: &Position) -> Self {
        Self { japan: p.census(b).any[Side::Japan.i()], full: full(b, p) }
    }
}

/// A unit that could move, and what of it bears on where to.
struct Mover {
    from: Space,
    air: bool,
    australian: bool,
    pinned: Result<(), Bar>,
}

impl Mover {
    fn new(b: &Board, p: &Position, bounds: &Bounds, u: UnitId, from: Space) -> Self {
        Self {
            from,
            air: p.unit_type(b, u).kind == Kind::Air,
            australian: p.is_australian(b, u),
            pinned: may_leave(b, p, u, from, bounds.japan),
        }
    }
}

/// FN-081: from anywhere to anywhere, with these exceptions. Japanese units in an area keep no squadron away (FN-084).
fn bar(b: &Board, p: &Position, bounds: &Bounds, u: &Mover, to: Space) -> Result<(), Bar> {
    let area = &b.areas[to.i()];
    let no = |rule: RuleId, msg: &'static str| Err(Bar { rule, msg, area: to });
    if to == u.from {
        return no(rule::FN_081, "refuse-same-area");
    }
    if !area.us {
        // FN-074, FN-075.
        return no(if to == b.places.japan { rule::FN_074 } else { rule::FN_075 }, "refuse-closed");
    }
    if u.australian && !area.australian {
        return no(rule::FN_093, "refuse-not-australian");
    }
    if u.air {
        if !p.fields.has(to) {
            return no(rule::FN_082, "refuse-nobody-ashore");
        }
        if bounds.full.has(to) {
            return no(rule::FN_085, "refuse-airfield-full");
        }
    }
    u.pinned
}

fn check_move(b: &Board, p: &Position, u: UnitId, to: Space) -> Result<(), Refusal> {
    let from = ready(b, p, u)?;
    if to.i() >= b.areas.len() {
        return Err(Refusal::new(rule::FN_081, "refuse-no-area"));
    }
    let bounds = Bounds::new(b, p);
    bar(b, p, &bounds, &Mover::new(b, p, &bounds, u, from), to).map_err(|no| no.refuse(b))
}

/// FN-094, FN-095: submarines raid.
fn check_raid(b: &Board, p: &Position, u: UnitId) -> Result<(), Refusal> {
    ready(b, p, u)?;
    if p.unit_type(b, u).kind == Kind::Ss { Ok(()) } else { Err(Refusal::new(rule::FN_095, "refuse-only-submarines")) }
}

/// FN-328: wings that began the step in the Marianas bomb.
fn check_bomb(b: &Board, p: &Position, u: UnitId) -> Result<(), Refusal> {
    let from = ready(b, p, u)?;
    if !b.campaign(p.year).bombing || !p.unit_type(b, u).wing || from != b.places.marianas {
        return Err(Refusal::new(rule::FN_328, "refuse-only-wings"));
    }
    Ok(())
}

/// FN-334, FN-335, FN-336: units of Hawaii and the West Coast, before anything else moves.
fn check_commit(b: &Board, p: &Position, u: UnitId) -> Result<(), Refusal> {
    let from = ready(b, p, u)?;
    if !b.campaign(p.year).invasion {
        return Err(Refusal::new(rule::FN_334, "refuse-no-invasion"));
    }
    if from != b.places.hawaii && from != b.places.west_coast {
        return Err(Refusal::new(rule::FN_334, "refuse-invasion-from"));
    }
    if p.committed >= b.tables.invasion_per_turn {
        let most = i64::from(b.tables.invasion_per_turn);
        return Err(Refusal::because(rule::FN_334, Msg::new("refuse-invasion-most").int("most", most)));
    }
    if p.units.iter().any(|u| u.mark == Mark::Moved && p.type_of(b, u).side == Side::Us) {
        return Err(Refusal::new(rule::FN_336, "refuse-invasion-late"));
    }
    may_leave(b, p, u, from, p.census(b).any[Side::Japan.i()]).map_err(|no| no.refuse(b))
}

/// Is it legal?
pub fn check(b: &Board, p: &Position, a: &Action) -> Result<(), Refusal> {
    match *a {
        Action::Move { unit, to } => check_move(b, p, unit, to),
        Action::Raid { unit } => check_raid(b, p, unit),
        Action::Bomb { unit } => check_bomb(b, p, unit),
        Action::Commit { unit } => check_commit(b, p, unit),
        Action::Done => Ok(()),
        _ => Err(Refusal::new(rule::FN_045, "refuse-movement-only")),
    }
}

/// All legal actions.
pub fn list(b: &Board, p: &Position, out: &mut Vec<Action>) {
    if p.sp > 0 {
        let units = 0..p.units.len() as UnitId;
        let free = |u: &UnitId| p.units[*u as usize].mark == Mark::Free && matches!(p.units[*u as usize].at, Place::Area(_));
        let ready: Vec<(UnitId, Space)> = units.filter(free).filter_map(|u| Some((u, ready(b, p, u).ok()?))).collect();
        let bounds = Bounds::new(b, p);
        let areas = || (0..b.areas.len() as u8).map(Space);
        for (unit, from) in &ready {
            let mover = Mover::new(b, p, &bounds, *unit, *from);
            let open = areas().filter(|to| bar(b, p, &bounds, &mover, *to).is_ok());
            out.extend(open.map(|to| Action::Move { unit: *unit, to }));
        }
        let subs = ready.iter().filter(|(u, _)| check_raid(b, p, *u).is_ok());
        out.extend(subs.map(|(unit, _)| Action::Raid { unit: *unit }));
        if b.campaign(p.year).bombing {
            let wings = ready.iter().filter(|(u, _)| check_bomb(b, p, *u).is_ok());
            out.extend(wings.map(|(unit, _)| Action::Bomb { unit: *unit }));
        }
        if b.campaign(p.year).invasion {
            let fit = ready.iter().filter(|(u, _)| check_commit(b, p, *u).is_ok());
            out.extend(fit.map(|(unit, _)| Action::Commit { unit: *unit }));
        }
    }
    out.push(Action::Done);
}

/// Carries it out.
pub fn apply(b: &Board, p: &mut Position, a: &Action, log: &mut Log<Event>) {
    let (unit, to) = match *a {
        Action::Move { unit, to } => (unit, Place::Area(to)),
        Action::Raid { unit } => (unit, Place::Raid),
        Action::Bomb { unit } => (unit, Place::Bombing),
        Action::Commit { unit } => (unit, Place::Invasion),
        _ => {
            for u in &mut p.units {
                // Marks of the US have done their work; those of Japan are still needed.
                if u.mark == Mark::Moved {
                    u.mark = Mark::Free;
                }
            }
            super::orders::begin(b, p, log);
            return;
        }
    };
    p.sp -= 1;
    let infantry = p.unit_type(b, unit).kind.class() == Class::Infantry;
    let name = p.name(unit);
    let u = &mut p.units[unit as usize];
    let Place::Area(from) = std::mem::replace(&mut u.at, to) else { return };
    match to {
        Place::Area(to) => {
            // FN-088, FN-089: infantry that moves is on a Transport.
            (u.mark, u.aboard) = (Mark::Moved, infantry);
            log.event(rule::FN_081, Event::Moved { unit: name, from, to });
        }
        Place::Invasion => {
            p.committed += 1;
            log.event(rule::FN_334, Event::Sent { unit: name, from, to });
        }
        _ => {
            u.mark = Mark::Moved;
            log.event(if to == Place::Raid { rule::FN_094 } else { rule::FN_328 }, Event::Sent { unit: name, from, to });
        }
    }
}
