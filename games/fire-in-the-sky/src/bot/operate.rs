//! Operations and reactions: packages of task forces for one goal, each tried in imagined play, the best taken one after another.

use super::{ahead, value};
use crate::{
    action::{Action, Item},
    board::{Board, UnitId},
    phases,
    position::{ForceId, Phase, Place, Position},
    types::{Sea, ShipKind, Side, Space},
};
use ironbottom_kernel::Dice;
use std::collections::BTreeMap;

/// How long an operation is thought over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Care {
    /// Imagined games for each package at first.
    pub games: u64,
    /// Imagined games for the few best.
    pub sure: u64,
    /// Packages looked at in all, at most.
    pub most: usize,
    /// Goals that are put together again after each operation.
    pub best: usize,
    /// What an operation must gain at least, in hundredths of a point.
    pub worthwhile: i32,
    /// Operations in one phase.
    pub operations: usize,
}

impl Default for Care {
    fn default() -> Self {
        Self { games: 2, sure: 8, most: 600, best: 80, worthwhile: 12, operations: 14 }
    }
}

/// A task force to be.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Group {
    from: Space,
    to: Sea,
    items: Vec<Item>,
}

/// Task forces for one goal.
type Package = Vec<Group>;

/// Who lands first, if anybody, and the task forces.
type Landing = (Option<UnitId>, Package);

/// A goal, and who lands there first.
type Goal = (Sea, Option<UnitId>);

/// What can sail to one goal from one base.
#[derive(Clone, Default, Debug)]
struct Harbour {
    carriers: Vec<UnitId>,
    big: Vec<UnitId>,
    small: Vec<UnitId>,
    troops: Vec<UnitId>,
    air: Vec<Item>,
}

/// What the ships and troops of a package are worth for something else, in hundredths of a point.
fn price(k: &Package) -> i32 {
    5 * k.iter().map(|g| g.items.len() as i32).sum::<i32>()
}

/// The actions of the best operations there are, in their order. All that is worth a look is tried once; what gained then, a goal with
/// whoever lands there, is put together again after each operation from the ships that are left.
pub fn plan(b: &Board, p: &Position, me: Side, legal: &[Action], care: Care) -> Vec<Action> {
    let mut now = p.clone();
    let mut actions = Vec::new();
    let mut dice = Dice::loose(1);
    let mut base = ahead::mean(b, &now, me, care.sure);
    let mut wanted: Option<Vec<(i32, Goal)>> = None;
    let mut legal = legal.to_vec();
    for _ in 0..care.operations {
        let goals = packages(b, &now, me, &legal);
        let each = (care.most / goals.len().max(1)).clamp(12, 60);
        let mut tried: Vec<(i32, Goal, Package)> = Vec::new();
        for (to, all) in goals {
            let mut looked = 0;
            for (lands, k) in all {
                let goal = (to, lands);
                let variants = tried.iter().filter(|(_, g, _)| *g == goal).count();
                let skip = match &wanted {
                    None => looked >= each || variants >= 3,
                    Some(list) => variants >= 2 || !list.iter().any(|(_, g)| *g == goal),
                };
                if skip {
                    continue;
                }
                looked += 1;
                let (q, done) = carry_out(b, &now, me, &k, &mut dice);
                if !done.is_empty() {
                    tried.push((ahead::mean(b, &q, me, care.games) - price(&k), goal, k));
                }
            }
        }
        tried.sort_by_key(|(worth, ..)| -worth);
        if wanted.is_none() {
            let mut list: Vec<(i32, Goal)> = Vec::new();
            for (worth, goal, _) in &tried {
                if *worth >= base && list.iter().all(|(_, g)| g != goal) && list.len() < care.best {
                    list.push((*worth, *goal));
                }
            }
            wanted = Some(list);
        }
        // The best few are looked at again with more dice.
        let mut best: Option<(i32, i32, Position, Vec<Action>)> = None;
        for (_, _, k) in tried.iter().take(4) {
            let (q, done) = carry_out(b, &now, me, k, &mut dice);
            let worth = ahead::mean(b, &q, me, care.sure);
            let net = worth - price(k);
            if best.as_ref().is_none_or(|(n, ..)| net > *n) {
                best = Some((net, worth, q, done));
            }
        }
        let Some((net, worth, q, done)) = best else { break };
        if net < base + care.worthwhile {
            break;
        }
        (base, now) = (worth, q);
        actions.extend(done);
        legal.clear();
        phases::list(b, &now, &mut legal);
    }
    actions
}

/// Sails a package on a copy; who cannot go stays behind. The actions that did it.
fn carry_out(b: &Board, p: &Position, me: Side, k: &Package, dice: &mut Dice) -> (Position, Vec<Action>) {
    let mut q = p.clone();
    let mut done = Vec::new();
    for g in k {
        let mut force: Option<ForceId> = None;
        for item in &g.items {
            let a = match force {
                None => Action::Sail { item: *item, from: g.from, to: g.to },
                Some(force) => Action::Join { item: *item, force },
            };
            if phases::check(b, &q, me, &a).is_ok() {
                ahead::act(b, &mut q, me, &a, dice);
                done.push(a);
                force = force.or_else(|| q.forces.len().checked_sub(1).map(|i| ForceId(i as u8)));
            }
        }
    }
    (q, done)
}

/// Packages worth a look by goal, the most interesting goal first.
fn packages(b: &Board, p: &Position, me: Side, legal: &[Action]) -> Vec<(Sea, Vec<Landing>)> {
    let mut goals: BTreeMap<Sea, BTreeMap<Space, Harbour>> = BTreeMap::new();
    for a in legal {
        let Action::Sail { item, from, to } = *a else { continue };
        let h = goals.entry(to).or_default().entry(from).or_default();
        match item {
            Item::Unit(u) => match b.unit(u).ship() {
                Some(s) if s.kind.is_carrier() => h.carriers.push(u),
                Some(s) if s.kind == ShipKind::Dd => h.small.push(u),
                Some(_) => h.big.push(u),
                None => h.troops.push(u),
            },
            Item::Air { steps: 2, .. } => h.air.push(item),
            Item::Air { .. } | Item::Marker { .. } => {}
        }
    }
    let mut all = Vec::new();
    for (to, harbours) in &mut goals {
        let at = b.space_of(*to);
        let interest = interest(b, p, me, at);
        if interest <= 0 {
            continue;
        }
        for h in harbours.values_mut() {
            h.carriers.sort_by_key(|u| -i32::from(b.unit(*u).ship().map_or(0, |s| s.air)));
            h.big.sort_by_key(|u| -value::ship(b, *u));
            h.small.sort_by_key(|u| -value::ship(b, *u));
            h.troops.sort_by_key(|u| -value::strength(b, p, *u));
        }
        let mut packages = compose(b, p, *to, harbours);
        packages.sort_by_key(|(_, k)| price(k));
        all.push((interest, *to, packages));
    }
    all.sort_by_key(|(interest, ..)| -interest);
    all.into_iter().map(|(_, to, packages)| (to, packages)).collect()
}

/// What makes a hex a goal, in hundredths of a point; 0: nothing.
fn interest(b: &Board, p: &Position, me: Side, at: Space) -> i32 {
    let enemy = me.other();
    let vp = b.base(at).map_or(0, |x| i32::from(x.vp) * 100);
    let ships: i32 = p.ships_in(b, Place::At(at)).filter(|u| b.side(*u) == enemy).map(|u| value::ship(b, u)).sum();
    let forces = p.forces_at(b, enemy, at).count() as i32 * 150;
    let land: i32 = p.land_in(b, Place::At(at)).filter(|u| b.side(*u) == enemy).map(|u| value::strength(b, p, u)).sum();
    if p.phase == Phase::Reaction {
        return ships / 4 + forces + if p.holds(me, at) { vp } else { 0 };
    }
    let contested = land > 0 && p.land_in(b, Place::At(at)).any(|u| b.side(u) == me);
    let take = if p.holds(me, at) && !contested { 0 } else { (vp - 12 * land).max(40) };
    if b.base(at).is_none() && ships == 0 && forces == 0 && !contested {
        return 0;
    }
    take + ships / 3 + forces
}

/// Ships that are not yet in a group of the package.
struct Muster<'a> {
    b: &'a Board,
    to: Sea,
    harbours: &'a BTreeMap<Space, Harbour>,
    taken: Vec<UnitId>,
    groups: Package,
}

impl<'a> Muster<'a> {
    fn new(b: &'a Board, to: Sea, harbours: &'a BTreeMap<Space, Harbour>) -> Self {
        Self { b, to, harbours, taken: Vec::new(), groups: Vec::new() }
    }

    /// The first so many of a list that are free.
    fn take(&mut self, list: &[UnitId], n: usize, into: &mut Vec<Item>) {
        for u in list.iter().filter(|u| !self.taken.contains(u)).take(n).copied().collect::<Vec<_>>() {
            self.taken.push(u);
            into.push(Item::Unit(u));
        }
    }

    /// A group from a base: passenger, then ships by kind; false if nothing came of it.
    fn group(&mut self, from: Space, troops: Option<UnitId>, carriers: usize, big: usize, small: usize) -> bool {
        let harbours = self.harbours;
        let Some(h) = harbours.get(&from) else { return false };
        let mut items: Vec<Item> = troops.map(Item::Unit).into_iter().collect();
        let before = items.len();
        self.take(&h.carriers, carriers, &mut items);
        self.take(&h.big, big, &mut items);
        let room = (4 + before).saturating_sub(items.len()).min(small);
        self.take(&h.small, room, &mut items);
        let some = !items.is_empty();
        if some {
            self.groups.push(Group { from, to: self.to, items });
        }
        some
    }

    /// Free air strength of carriers at a base.
    fn air(&self, from: Space) -> i32 {
        let Some(h) = self.harbours.get(&from) else { return 0 };
        let free = h.carriers.iter().filter(|u| !self.taken.contains(u)).take(2);
        free.filter_map(|u| self.b.unit(*u).ship()).map(|s| i32::from(s.air)).sum()
    }

    /// Free guns at a base.
    fn guns(&self, from: Space) -> i32 {
        let Some(h) = self.harbours.get(&from) else { return 0 };
        h.big.iter().chain(&h.small).filter(|u| !self.taken.contains(u)).take(4).map(|u| value::ship(self.b, *u)).sum()
    }

    /// So many carrier forces, the strongest first.
    fn carriers(&mut self, forces: usize) -> bool {
        for n in 0..forces {
            let best = self.harbours.keys().copied().max_by_key(|s| self.air(*s)).filter(|s| self.air(*s) > 0);
            let Some(from) = best else { return n > 0 };
            self.group(from, None, 2, 0, 2);
        }
        true
    }

    /// So many forces of guns, the strongest first.
    fn bombardment(&mut self, forces: usize) -> bool {
        for n in 0..forces {
            let best = self.harbours.keys().copied().max_by_key(|s| self.guns(*s)).filter(|s| self.guns(*s) > 0);
            let Some(from) = best else { return n > 0 };
            self.group(from, None, 0, 3, 2);
        }
        true
    }
}

/// Several ways to put a package together for a goal.
fn compose(b: &Board, p: &Position, to: Sea, harbours: &BTreeMap<Space, Harbour>) -> Vec<Landing> {
    let mut out: Vec<Landing> = Vec::new();
    let mut add = |lands: Option<UnitId>, m: Muster| {
        if !m.groups.is_empty() && out.iter().all(|(_, k)| *k != m.groups) {
            out.push((lands, m.groups));
        }
    };
    // Without a landing: carriers, guns, both.
    for (carriers, guns) in [(1, 0), (2, 0), (3, 0), (0, 1), (1, 1), (2, 1), (3, 2)] {
        let mut m = Muster::new(b, to, harbours);
        if (carriers == 0 || m.carriers(carriers)) && (guns == 0 || m.bombardment(guns)) {
            add(None, m);
        }
    }
    if b.base(b.space_of(to)).is_none() {
        return out;
    }
    // Landings: who lands, with what beside.
    let troops: Vec<(Space, UnitId)> = harbours.iter().flat_map(|(from, h)| h.troops.iter().map(|u| (*from, *u))).collect();
    for (i, (from, u)) in troops.iter().enumerate() {
        let alike = |(f, v): &(Space, UnitId)| f == from && value::strength(b, p, *v) == value::strength(b, p, *u);
        if troops[..i].iter().any(alike) {
            continue;
        }
        // One destroyer; a cruiser's force; and with guns and carriers beside.
        for (big, small, guns, carriers) in [(0, 1, 0, 0), (2, 2, 0, 0), (1, 1, 1, 0), (1, 2, 1, 1), (2, 2, 1, 2), (2, 2, 2, 3)] {
            let mut m = Muster::new(b, to, harbours);
            m.group(*from, Some(*u), 0, big, small);
            if guns > 0 {
                m.bombardment(guns);
            }
            if carriers > 0 {
                m.carriers(carriers);
            }
            add(Some(*u), m);
        }
        // A second unit lands with it.
        for (other, v) in troops.iter().filter(|(_, v)| v != u).take(3) {
            for carriers in [0, 2] {
                let mut m = Muster::new(b, to, harbours);
                m.group(*from, Some(*u), 0, 1, 1);
                m.group(*other, Some(*v), 0, 1, 1);
                m.bombardment(1);
                if carriers > 0 {
                    m.carriers(carriers);
                }
                add(Some(*u), m);
            }
        }
    }
    out
}
