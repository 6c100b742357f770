//! Deployment phases (8), the first and the second; in the second units are also chosen for dispersal (15.2). Code-breaking (18.1.1) borrows
//! the sea deployment of ships.

use super::{
    counters::Room,
    hops::{Bases, Hops},
    markers, stacking, task_forces,
};
use crate::{
    action::{Action, Item},
    board::{Board, UnitId},
    event::Event,
    position::{AirGroup, AirPlace, Deployed, Marker, Phase, Place, Position},
    rule,
    types::{Nation, Quarters, Side, Space, SpaceSet},
};
use ironbottom_kernel::{Dice, Log, Refusal};

/// The two kinds of deployment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// By sea.
    Sea,
    /// By one hex.
    OneHex,
}

/// What moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Arm {
    Ship,
    Land,
    Air,
    Marker,
}

/// Something that may deploy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Mover {
    nation: Nation,
    arm: Arm,
    /// FS-133, FS-134: transport points for a hop.
    hop: Quarters,
}

/// What needs nobody when it begins.
pub const fn begin(_b: &Board, _p: &mut Position, _dice: &mut Dice, _log: &mut Log<Event>) {}

/// Is there something to decide, beyond ending it?
pub fn asks(b: &Board, p: &Position) -> bool {
    let mut all = Vec::new();
    list(b, p, &mut all);
    all.len() > 1
}

/// Who decides.
pub const fn decides(_b: &Board, p: &Position) -> Side {
    p.phasing
}

const fn second(p: &Position) -> bool {
    matches!(p.phase, Phase::Redeployment)
}

/// May these still move in this way (FS-124, FS-125, FS-136, FS-379, R34)?
fn still(p: &Position, kind: Kind, deployed: Deployed, sailed: bool, dispersed: bool) -> Result<(), Refusal> {
    if dispersed {
        return Err(Refusal::new(rule::FS_294, "refuse-deploy-dispersed"));
    }
    if sailed && second(p) {
        return Err(Refusal::new(rule::FS_125, "refuse-deploy-sailed"));
    }
    match (deployed, kind) {
        (Deployed::No, _) | (Deployed::Sea, Kind::Sea) => Ok(()),
        (Deployed::Stopped, _) => Err(Refusal::new(rule::FS_136, "refuse-deploy-stopped")),
        (Deployed::OneHex | Deployed::Sea, _) => Err(Refusal::new(rule::FS_124, "refuse-deploy-one-kind")),
    }
}

/// The air steps that would go: those that began to deploy by sea first, for they can do nothing else.
fn air_plan(p: &Position, kind: Kind, nation: Nation, from: Space, steps: u8) -> Result<Vec<AirGroup>, Refusal> {
    let mut left = steps;
    let mut out = Vec::new();
    let mut why = Refusal::new(rule::FS_128, "refuse-not-there");
    for first in [true, false] {
        for g in p.air_in(AirPlace::At(from)).filter(|g| g.nation == nation && (g.deployed == Deployed::Sea) == first) {
            match still(p, kind, g.deployed, g.sailed, g.dispersed) {
                Err(r) => why = r,
                Ok(()) => {
                    let n = g.steps.min(left);
                    if n > 0 {
                        out.push(AirGroup { steps: n, ..*g });
                        left -= n;
                    }
                }
            }
        }
    }
    if left > 0 || out.is_empty() { Err(why) } else { Ok(out) }
}

/// How many air steps of a nation could go.
fn air_most(p: &Position, kind: Kind, nation: Nation, from: Space) -> u8 {
    let free = |g: &&AirGroup| g.nation == nation && still(p, kind, g.deployed, g.sailed, g.dispersed).is_ok();
    p.air_in(AirPlace::At(from)).filter(free).map(|g| g.steps).sum()
}

/// The markers that would go.
fn marker_plan(p: &Position, nation: Nation, value: u8, from: Space) -> Result<Marker, Refusal> {
    let mut why = Refusal::new(rule::FS_128, "refuse-not-there");
    for first in [true, false] {
        let here = |m: &&Marker| m.nation == nation && m.value == value && m.at == Place::At(from);
        for m in p.markers.iter().filter(here).filter(|m| (m.deployed == Deployed::Sea) == first) {
            match still(p, Kind::Sea, m.deployed, m.sailed, false) {
                Ok(()) => return Ok(*m),
                Err(r) => why = r,
            }
        }
    }
    Err(why)
}

/// Who that is, if it may still deploy in this way from there at all.
fn mover(b: &Board, p: &Position, side: Side, kind: Kind, item: Item, from: Space) -> Result<Mover, Refusal> {
    let not_there = || Refusal::new(rule::FS_128, "refuse-not-there");
    let nation = task_forces::nation_of(b, item);
    if nation.side() != side {
        return Err(Refusal::new(rule::FS_128, "refuse-not-your-unit"));
    }
    let (arm, class) = match item {
        Item::Unit(u) => {
            let unit = p.unit(u);
            if unit.at != Place::At(from) {
                return Err(not_there());
            }
            let ship = b.unit(u).ship().is_some();
            // FS-127: ships deploy whatever they did before.
            still(p, kind, unit.deployed, unit.sailed && !ship, unit.dispersed)?;
            (if ship { Arm::Ship } else { Arm::Land }, b.unit(u).class)
        }
        Item::Air { steps, .. } => {
            air_plan(p, kind, nation, from, steps)?;
            (Arm::Air, Quarters::whole(u16::from(steps)))
        }
        Item::Marker { .. } if kind == Kind::OneHex => return Err(Refusal::new(rule::FS_113, "refuse-walk-marker")),
        Item::Marker { value, .. } => {
            marker_plan(p, nation, value, from)?;
            (Arm::Marker, Quarters::whole(u16::from(value)))
        }
    };
    if kind == Kind::Sea && nation == Nation::Netherlands {
        return Err(Refusal::new(rule::FS_381, "refuse-deploy-dutch"));
    }
    if let Some(r) = task_forces::held_on_turn_1(b, p, item, from, false) {
        return Err(r);
    }
    Ok(Mover { nation, arm, hop: if arm == Arm::Ship { class } else { class.half() } })
}

/// How many hops can be paid.
fn payable(p: &Position, m: Mover) -> u16 {
    p.transport[m.nation.i()].0.checked_div(m.hop.0).unwrap_or(u16::MAX)
}

/// FS-137, FS-138, FS-139, FS-140, FS-141, R33, R71: where it may go by one hex.
fn steps_to(b: &Board, p: &Position, all: &Bases, m: Mover, from: Space) -> SpaceSet {
    match m.arm {
        Arm::Ship => all.next_by_sea(from),
        Arm::Air => all.next_by_air(b, from),
        Arm::Land => {
            let links = SpaceSet::of(b.links(from, p.rules.saigon_bangkok_link));
            // FS-141: out of a contested hex neither into another nor into an enemy base.
            let hostile = |s: &Space| all.enemy.has(*s) || p.holds(m.nation.side().other(), *s);
            let shut = links.iter().filter(|s| all.enemy.has(from) && hostile(s));
            links.without(SpaceSet::of(shut))
        }
        Arm::Marker => SpaceSet::default(),
    }
}

/// FS-006: the air counters of a nation, and how its steps lie.
struct Wings<'a> {
    room: Room<'a>,
    lying: Vec<u8>,
}

impl<'a> Wings<'a> {
    fn of(b: &'a Board, p: &'a Position, nation: Nation) -> Self {
        let mut lying = vec![0; b.spaces.len()];
        for g in p.air.iter().filter(|g| g.nation == nation && g.to.is_none()) {
            if let AirPlace::At(s) = g.at {
                lying[s.i()] += g.steps;
            }
        }
        Self { room: Room::of(b, p, nation), lying }
    }

    /// Are there counters for the steps here and there?
    fn part(&self, steps: u8, from: Space, to: Space) -> bool {
        self.room.moves(steps, self.lying[from.i()], self.lying[to.i()])
    }
}

/// FS-006: the same of anything that moves.
fn counted(b: &Board, p: &Position, item: Item, from: Space, to: Space) -> bool {
    let Item::Air { nation, steps } = item else { return true };
    Wings::of(b, p, nation).part(steps, from, to)
}

/// Deployment as it is listed: everything that was asked once is kept.
struct List<'a> {
    b: &'a Board,
    p: &'a Position,
    all: Bases,
    hops: Vec<[Option<Hops>; 2]>,
    wings: Vec<Wings<'a>>,
    walks: Vec<Action>,
    dispersals: Vec<Action>,
}

impl List<'_> {
    /// Where a mover goes among these, within the counters.
    fn counted(&self, item: Item, from: Space, goals: SpaceSet) -> SpaceSet {
        let Item::Air { nation, steps } = item else { return goals };
        let Some(wings) = self.wings.get(nation.i()) else { return goals };
        SpaceSet::of(goals.iter().filter(|to| wings.part(steps, from, *to)))
    }

    fn deploy(&mut self, item: Item, from: Space, out: &mut Vec<Action>) {
        let Ok(m) = mover(self.b, self.p, self.p.phasing, Kind::Sea, item, from) else { return };
        let most = payable(self.p, m);
        if !self.all.own.has(from) || most == 0 {
            return;
        }
        let air = m.arm == Arm::Air;
        let hops = self.hops[from.i()][usize::from(air)].get_or_insert_with(|| self.all.hops(from, air));
        let goals = hops.within(most);
        out.extend(self.counted(item, from, goals).iter().map(|to| Action::Deploy { item, from, to }));
    }

    fn walk(&mut self, item: Item, from: Space) {
        if second(self.p) {
            return;
        }
        let Ok(m) = mover(self.b, self.p, self.p.phasing, Kind::OneHex, item, from) else { return };
        let goals = self.counted(item, from, steps_to(self.b, self.p, &self.all, m, from));
        self.walks.extend(goals.iter().map(|to| Action::Walk { item, from, to }));
    }

    fn disperse(&mut self, item: Item, at: Space) {
        if may_disperse(self.b, self.p, self.p.phasing, item, at).is_ok() {
            self.dispersals.push(Action::Disperse { item, at });
        }
    }
}

/// All that may be done, in order, so that nothing is left to be sorted.
pub fn list(b: &Board, p: &Position, out: &mut Vec<Action>) {
    let side = p.phasing;
    let all = Bases::of(b, p, side);
    let wings = Nation::ALL.into_iter().map(|n| Wings::of(b, p, n)).collect();
    let hops = vec![const { [None, None] }; b.spaces.len()];
    let mut l = List { b, p, all, hops, wings, walks: Vec::new(), dispersals: Vec::new() };
    markers::list(b, p, side, out);
    for (i, u) in p.units.iter().enumerate() {
        if let Place::At(from) = u.at
            && b.units[i].nation.side() == side
        {
            let item = Item::Unit(UnitId(i as u8));
            l.deploy(item, from, out);
            l.walk(item, from);
            l.disperse(item, from);
        }
    }
    let first = [out.len(), l.walks.len(), l.dispersals.len()];
    let mut last = None;
    for g in p.air.iter().filter(|g| g.nation.side() == side) {
        let AirPlace::At(from) = g.at else { continue };
        let nation = g.nation;
        if last.replace((nation, from)) == Some((nation, from)) {
            continue;
        }
        for steps in 1..=air_most(p, Kind::Sea, nation, from) {
            l.deploy(Item::Air { nation, steps }, from, out);
        }
        for steps in 1..=air_most(p, Kind::OneHex, nation, from) {
            l.walk(Item::Air { nation, steps }, from);
        }
        for steps in 1..=p.air_in(g.at).filter(|g| g.nation == nation).map(|g| g.steps).sum() {
            l.disperse(Item::Air { nation, steps }, from);
        }
    }
    out[first[0]..].sort_unstable();
    l.walks[first[1]..].sort_unstable();
    l.dispersals[first[2]..].sort_unstable();
    let mut last = None;
    for m in p.markers.iter().filter(|m| m.nation.side() == side) {
        if let Place::At(from) = m.at
            && last.replace((m.nation, m.value, from)) != Some((m.nation, m.value, from))
        {
            l.deploy(Item::Marker { nation: m.nation, value: m.value }, from, out);
        }
    }
    out.append(&mut l.walks);
    out.append(&mut l.dispersals);
    out.push(Action::Done);
}

/// FS-136: what a hop makes of a unit.
fn after_hop(all: &Bases, to: Space) -> Deployed {
    if all.chart.zoned(to) { Deployed::Stopped } else { Deployed::Sea }
}

/// May this be done?
pub fn check(b: &Board, p: &Position, a: &Action) -> Result<(), Refusal> {
    let side = p.phasing;
    match *a {
        Action::Deploy { item, from, to } => check_deploy(b, p, side, item, from, to),
        Action::Walk { item, from, to } => check_walk(b, p, side, item, from, to),
        Action::Disperse { item, at } => may_disperse(b, p, side, item, at),
        Action::Restore { .. } => markers::check(b, p, side, a),
        Action::Done => Ok(()),
        _ => Err(Refusal::new(rule::FS_073, "refuse-phase")),
    }
}

fn check_deploy(b: &Board, p: &Position, side: Side, item: Item, from: Space, to: Space) -> Result<(), Refusal> {
    let m = mover(b, p, side, Kind::Sea, item, from)?;
    let mut all = Bases::of(b, p, side);
    if !all.own.has(from) {
        return Err(Refusal::new(rule::FS_128, "refuse-deploy-start"));
    }
    if !all.own.has(to) {
        return Err(Refusal::new(rule::FS_129, "refuse-deploy-goal"));
    }
    if all.enemy.has(to) {
        return Err(Refusal::new(rule::FS_129, "refuse-deploy-enemy"));
    }
    let air = m.arm == Arm::Air;
    if air && all.shut_to_air.has(to) {
        return Err(Refusal::new(rule::FS_334, "refuse-deploy-captured"));
    }
    let Some(hops) = all.hops(from, air).to(to) else {
        return Err(Refusal::new(rule::FS_131, "refuse-deploy-far"));
    };
    if hops > payable(p, m) {
        return Err(Refusal::new(rule::FS_135, "refuse-deploy-points"));
    }
    if !counted(b, p, item, from, to) {
        return Err(Refusal::new(rule::FS_006, "refuse-air-counters"));
    }
    Ok(())
}

fn check_walk(b: &Board, p: &Position, side: Side, item: Item, from: Space, to: Space) -> Result<(), Refusal> {
    if second(p) {
        return Err(Refusal::new(rule::FS_126, "refuse-walk-second"));
    }
    let m = mover(b, p, side, Kind::OneHex, item, from)?;
    let all = Bases::of(b, p, side);
    if !steps_to(b, p, &all, m, from).has(to) {
        let linked = b.links(from, p.rules.saigon_bangkok_link).any(|s| s == to);
        return Err(match m.arm {
            Arm::Ship => Refusal::new(rule::FS_138, "refuse-walk-ship"),
            Arm::Air => Refusal::new(rule::FS_139, "refuse-walk-air"),
            _ if linked => Refusal::new(rule::FS_141, "refuse-walk-contested"),
            _ => Refusal::new(rule::FS_140, "refuse-walk-land"),
        });
    }
    if !counted(b, p, item, from, to) {
        return Err(Refusal::new(rule::FS_006, "refuse-air-counters"));
    }
    Ok(())
}

/// FS-294, FS-421: may it be dispersed? Anything of the phasing player on the map, at the end of his turn.
fn may_disperse(b: &Board, p: &Position, side: Side, item: Item, at: Space) -> Result<(), Refusal> {
    if !second(p) {
        return Err(Refusal::new(rule::FS_294, "refuse-disperse-phase"));
    }
    let not_there = || Refusal::new(rule::FS_294, "refuse-not-there");
    if b.is_box(at) {
        return Err(not_there());
    }
    let fine = match item {
        Item::Unit(u) => b.side(u) == side && p.unit(u).at == Place::At(at) && !p.unit(u).dispersed,
        Item::Air { nation, steps } if nation.side() == side => {
            let taken: u8 = disperse_plan(p, nation, at, steps).iter().map(|g| g.steps).sum();
            steps > 0 && taken == steps
        }
        _ => false,
    };
    if fine { Ok(()) } else { Err(not_there()) }
}

/// The air steps that are dispersed: those that could not deploy first.
fn disperse_plan(p: &Position, nation: Nation, at: Space, steps: u8) -> Vec<AirGroup> {
    let mut left = steps;
    let mut out = Vec::new();
    for first in [true, false] {
        let here = |g: &&AirGroup| g.nation == nation && !g.dispersed;
        for g in p.air_in(AirPlace::At(at)).filter(here) {
            if still(p, Kind::Sea, g.deployed, g.sailed, false).is_err() == first {
                let n = g.steps.min(left);
                if n > 0 {
                    out.push(AirGroup { steps: n, ..*g });
                    left -= n;
                }
            }
        }
    }
    out
}

/// Does it.
pub fn apply(b: &Board, p: &mut Position, a: &Action, _dice: &mut Dice, log: &mut Log<Event>) {
    let side = p.phasing;
    match *a {
        Action::Deploy { item, from, to } => deploy(b, p, side, item, from, to, log),
        Action::Walk { item, from, to } => {
            shift(p, Kind::OneHex, item, from, to, Deployed::OneHex);
            log.event(rule::FS_382, Event::Walked { item, from, to });
        }
        Action::Disperse { item, at } => match item {
            Item::Unit(u) => p.unit_mut(u).dispersed = true,
            Item::Air { nation, steps } => {
                for g in disperse_plan(p, nation, at, steps) {
                    p.take_air(g);
                    p.add_air(AirGroup { dispersed: true, ..g });
                }
            }
            Item::Marker { .. } => {}
        },
        Action::Restore { .. } => markers::apply(b, p, a, log),
        _ => p.closed = true,
    }
}

fn deploy(b: &Board, p: &mut Position, side: Side, item: Item, from: Space, to: Space, log: &mut Log<Event>) {
    let mut all = Bases::of(b, p, side);
    let Ok(m) = mover(b, p, side, Kind::Sea, item, from) else { return };
    let hops = all.hops(from, m.arm == Arm::Air).to(to).unwrap_or_default();
    let cost = m.hop.times(hops);
    shift(p, Kind::Sea, item, from, to, after_hop(&all, to));
    let points = &mut p.transport[m.nation.i()];
    *points = points.less(cost);
    log.event(rule::FS_135, Event::Deployed { item, from, to, hops: hops as u8, cost });
}

/// It is there now.
fn shift(p: &mut Position, kind: Kind, item: Item, from: Space, to: Space, then: Deployed) {
    match item {
        Item::Unit(u) => {
            let unit = p.unit_mut(u);
            (unit.at, unit.deployed) = (Place::At(to), then);
        }
        Item::Air { nation, steps } => {
            for g in air_plan(p, kind, nation, from, steps).unwrap_or_default() {
                p.take_air(g);
                p.add_air(AirGroup { at: AirPlace::At(to), deployed: then, ..g });
            }
        }
        Item::Marker { nation, value } => {
            if let Ok(m) = marker_plan(p, nation, value, from) {
                p.take_marker(Marker { count: 1, ..m });
                p.add_marker(Marker { at: Place::At(to), deployed: then, count: 1, ..m });
            }
        }
    }
}

/// FS-142: the phase ends, stacking is looked at.
pub fn finish(_b: &Board, p: &mut Position, _dice: &mut Dice, _log: &mut Log<Event>) {
    wipe(p);
    stacking::begin(p);
}

/// What units did in a deployment phase counts in it alone (FS-124).
pub fn wipe(p: &mut Position) {
    for u in &mut p.units {
        u.deployed = Deployed::No;
    }
    for g in std::mem::take(&mut p.air) {
        p.add_air(AirGroup { deployed: Deployed::No, ..g });
    }
    for m in std::mem::take(&mut p.markers) {
        p.add_marker(Marker { deployed: Deployed::No, ..m });
    }
}

/// FS-157: ships of the task force that code-breaking deploys.
const DECODED: u8 = 4;

/// FS-325, FS-431: the deployments that code-breaking allows: first from where to where, then each ship.
pub fn list_decoded(b: &Board, p: &Position, out: &mut Vec<Action>) {
    let side = Side::Allies;
    let mut all = Bases::of(b, p, side);
    let ships = |from: Space| p.ships_in(b, Place::At(from)).filter(|u| b.side(*u) == side).map(Item::Unit);
    if let Some((from, to)) = p.diary.broken {
        let fits = |item: &Item| check_decoded(b, p, *item, from, to).is_ok();
        out.extend(ships(from).filter(fits).map(|item| Action::Deploy { item, from, to }));
        return;
    }
    for from in all.own.iter() {
        let movers = ships(from).filter_map(|item| mover(b, p, side, Kind::Sea, item, from).ok());
        let Some(most) = movers.map(|m| payable(p, m)).max() else { continue };
        let goals = all.hops(from, false).within(most);
        out.extend(goals.iter().filter(|to| !b.is_box(*to)).map(|to| Action::Decode { from, to }));
    }
}

/// May the code be broken for ships from there to there? One of them at least must be able to go.
pub fn check_decode(b: &Board, p: &Position, from: Space, to: Space) -> Result<(), Refusal> {
    if p.diary.broken.is_some() {
        return Err(Refusal::new(rule::FS_325, "refuse-decode-once"));
    }
    if b.is_box(to) {
        return Err(Refusal::new(rule::FS_166, "refuse-react-from-box"));
    }
    let mut ships = p.ships_in(b, Place::At(from)).filter(|u| b.side(*u) == Side::Allies).map(Item::Unit);
    let tried = |item: Item| check_deploy(b, p, Side::Allies, item, from, to);
    let Some(first) = ships.next() else { return Err(Refusal::new(rule::FS_431, "refuse-decode-no-ship")) };
    let refused = tried(first);
    if refused.is_ok() || ships.any(|item| tried(item).is_ok()) { Ok(()) } else { refused }
}

/// May this ship be of the task force that deploys by code-breaking?
pub fn check_decoded(b: &Board, p: &Position, item: Item, from: Space, to: Space) -> Result<(), Refusal> {
    if p.diary.broken != Some((from, to)) {
        return Err(Refusal::new(rule::FS_325, "refuse-decode-way"));
    }
    if p.diary.step >= DECODED {
        return Err(Refusal::new(rule::FS_431, "refuse-sail-four-ships"));
    }
    match item {
        Item::Unit(u) if b.unit(u).ship().is_some() => check_deploy(b, p, Side::Allies, item, from, to),
        _ => Err(Refusal::new(rule::FS_160, "refuse-react-ships-only")),
    }
}

/// A ship deploys by code-breaking.
pub fn deploy_decoded(b: &Board, p: &mut Position, item: Item, from: Space, to: Space, log: &mut Log<Event>) {
    p.diary.step += 1;
    deploy(b, p, Side::Allies, item, from, to, log);
}
