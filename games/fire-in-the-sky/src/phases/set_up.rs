//! Set-up (19, 20): what stands where, and how Japan spreads its home fleet over Kure and Yokosuka.

use crate::{
    action::{Action, Item},
    board::{Board, Scenario, Start, UnitId},
    event::Event,
    position::{AirGroup, AirPlace, Deployed, Diary, Once, Phase, Place, Position, Standing, Unit},
    rule,
    settings::Settings,
    types::{Nation, Quarters, ShipKind, Side, Space},
};
use ironbottom_kernel::{Dice, Log, Refusal};

/// FS-351, FS-353, FS-438, FS-443: a campaign as it is set up, Japan about to station its home fleet.
pub fn open(b: &Board, rules: Settings, scenario: u8) -> Position {
    let s = &b.scenarios[usize::from(scenario)];
    let mut control: Vec<Option<Side>> = b.all_spaces().map(|at| b.base(at).and_then(|base| base.control)).collect();
    for (at, side) in &s.control {
        control[at.i()] = *side;
    }
    let mut p = Position {
        rules,
        scenario,
        turn: s.turn,
        phasing: Side::Japan,
        phase: Phase::SetUp,
        closed: false,
        opened: true,
        finished: false,
        vp: s.vp.into(),
        pool: s.pool,
        oil: Quarters::whole(s.oil.into()),
        transport: [s.japan_transport, s.us_transport, s.britain_transport, 0].map(|n| Quarters::whole(n.into())),
        sub: [s.japan_sub, s.allied_sub],
        control,
        occupied: Vec::new(),
        units: b.all_units().map(|u| counter(b, &rules, s, u)).collect(),
        air: Vec::new(),
        markers: Vec::new(),
        forces: Vec::new(),
        hunt: None,
        battle: None,
        veil: None,
        diary: Diary::default(),
        once: Once::default(),
        standing: [Standing::default(); 2],
        past: Vec::new(),
        end: None,
    };
    for (nation, at, steps) in &s.air {
        p.add_air(steps_at(*nation, AirPlace::At(*at), *steps));
    }
    for (at, steps) in &s.aviation {
        p.add_air(steps_at(Nation::Japan, AirPlace::Aviation(*at), *steps));
    }
    p.diary.placeable = s.home.iter().copied().filter(|u| matches!(p.unit(*u).at, Place::At(_))).collect();
    p
}

/// FS-352, FS-441, FS-444: where a counter begins. What the set-up does not name arrives later, or not at all.
fn counter(b: &Board, rules: &Settings, s: &Scenario, u: UnitId) -> Unit {
    let start = s.units.iter().find(|(other, _)| *other == u).map(|(_, start)| *start);
    let known = b.unit(u);
    let (at, reduced) = match start {
        // 18.2.5: an optional ship is not in play without its option.
        Some(_) if known.optional && !rules.optional_ships => (Place::Waiting, false),
        Some(Start::At { at, reduced }) => (Place::At(at), reduced),
        Some(Start::Track(turn)) => (Place::Track(turn), false),
        Some(Start::Sunk) => (sunk(b, u), false),
        Some(Start::ReactionForce) | None => (Place::Waiting, false),
    };
    let home = match at {
        Place::At(base) if known.ship().is_some() && s.home.contains(&u) => Some(base),
        _ => None,
    };
    Unit {
        at,
        reduced,
        sailed: false,
        hits: 0,
        shaken: false,
        green: false,
        bare: false,
        deployed: Deployed::No,
        home,
        dispersed: false,
    }
}

/// FS-270, FS-271: sunk battleships and Japanese carriers never come back.
fn sunk(b: &Board, u: UnitId) -> Place {
    let for_good = b.unit(u).ship().is_some_and(|s| match s.kind {
        ShipKind::Bb | ShipKind::Bbv => true,
        ShipKind::Cv | ShipKind::Cvl => b.side(u) == Side::Japan,
        _ => false,
    });
    if for_good { Place::Gone } else { Place::Sunk }
}

const fn steps_at(nation: Nation, at: AirPlace, steps: u8) -> AirGroup {
    AirGroup { nation, at, sailed: false, fresh: false, deployed: Deployed::No, to: None, dispersed: false, steps }
}

/// What needs nobody when it begins.
pub fn begin(_b: &Board, _p: &mut Position, _dice: &mut Dice, _log: &mut Log<Event>) {}

/// Is there something to decide, beyond ending it?
pub fn asks(b: &Board, p: &Position) -> bool {
    let mut out = Vec::new();
    list(b, p, &mut out);
    out.len() > 1
}

/// Who decides.
pub fn decides(_b: &Board, _p: &Position) -> Side {
    Side::Japan
}

/// The two Japanese national bases (FS-054).
const fn bases(b: &Board) -> [Space; 2] {
    [b.places.kure, b.places.yokosuka]
}

/// All that may be done.
pub fn list(b: &Board, p: &Position, out: &mut Vec<Action>) {
    for unit in p.diary.placeable.iter().copied() {
        out.extend(bases(b).map(|at| Action::Station { unit, at }).into_iter().filter(|a| check(b, p, a).is_ok()));
    }
    for at in bases(b) {
        let all = (0..=aviation(b, p)).map(|steps| Action::StationAviation { steps, at });
        out.extend(all.filter(|a| check(b, p, a).is_ok()));
    }
    out.push(Action::Done);
}

/// Steps of Naval Aviation in both boxes.
fn aviation(b: &Board, p: &Position) -> u8 {
    bases(b).iter().map(|at| p.steps(Side::Japan, AirPlace::Aviation(*at))).sum()
}

/// May this be done? Each unit is stationed once, the Naval Aviation as well.
pub fn check(b: &Board, p: &Position, a: &Action) -> Result<(), Refusal> {
    match *a {
        Action::Done => Ok(()),
        Action::Station { unit, at } => {
            let scenario = &b.scenarios[usize::from(p.scenario)];
            if !bases(b).contains(&at) || !scenario.home.contains(&unit) {
                Err(Refusal::new(rule::FS_351, "refuse-not-home"))
            } else if !p.diary.placeable.contains(&unit) {
                Err(Refusal::new(rule::FS_351, "refuse-placed"))
            } else if p.unit(unit).at == Place::At(at) {
                Err(Refusal::new(rule::FS_351, "refuse-stands-there"))
            } else {
                Ok(())
            }
        }
        // So many of them stand there then, the others in the other box.
        Action::StationAviation { steps, at } => {
            let here = p.steps(Side::Japan, AirPlace::Aviation(at));
            if !bases(b).contains(&at) || steps > aviation(b, p) {
                Err(Refusal::new(rule::FS_374, "refuse-not-home"))
            } else if p.diary.step > 0 {
                Err(Refusal::new(rule::FS_374, "refuse-placed"))
            } else if steps <= here {
                // Fewer here is more at the other base.
                Err(Refusal::new(rule::FS_374, "refuse-stands-there"))
            } else {
                Ok(())
            }
        }
        _ => Err(Refusal::new(rule::FS_073, "refuse-phase")),
    }
}

/// Does it.
pub fn apply(b: &Board, p: &mut Position, a: &Action, _dice: &mut Dice, log: &mut Log<Event>) {
    match *a {
        Action::Station { unit, at } => {
            p.diary.placeable.retain(|u| *u != unit);
            let is_ship = b.unit(unit).ship().is_some();
            let x = p.unit_mut(unit);
            x.at = Place::At(at);
            if is_ship {
                x.home = Some(at);
            }
            log.event(rule::FS_351, Event::Stationed { item: Item::Unit(unit), at });
        }
        Action::StationAviation { steps, at } => {
            let all = aviation(b, p);
            for base in bases(b) {
                let here = p.steps(Side::Japan, AirPlace::Aviation(base));
                p.take_air(steps_at(Nation::Japan, AirPlace::Aviation(base), here));
                let there = if base == at { steps } else { all - steps };
                p.add_air(steps_at(Nation::Japan, AirPlace::Aviation(base), there));
            }
            p.diary.step = 1;
            log.event(rule::FS_374, Event::Stationed { item: Item::Air { nation: Nation::Japan, steps }, at });
        }
        Action::Done => p.closed = true,
        _ => {}
    }
}

/// What needs nobody when it ends.
pub fn finish(_b: &Board, p: &mut Position, _dice: &mut Dice, log: &mut Log<Event>) {
    p.diary = Diary::default();
    log.event(rule::FS_351, Event::Began { scenario: p.scenario });
}
