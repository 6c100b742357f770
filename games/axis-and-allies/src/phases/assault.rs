//! Whether what transports began in combat movement can still be finished: a transport that loads or moves in that phase does so for an
//! assault of the same turn, or to fight in an enemy zone (AA-086, ruling R51).

use super::movement::{Blocked, Scope, Verdict};
use crate::{
    position::{Phase, Position, Ship},
    rule,
    types::Kind,
};
use ironbottom_kernel::area::{Space, SpaceSet};

/// Has it declared or made its landing? Then it neither moves nor loads any more (AA-166, AA-299), whether it sailed before or
/// bridged where it lay (AA-168).
pub(super) const fn has_landed(ship: &Ship) -> bool {
    ship.unloaded || ship.target.is_some()
}

/// Must it still do something in this phase? It loaded or moved, and neither landed nor met the enemy nor left a zone it shared with him
/// (those are `spent`). Where units board only for an assault, one that loaded must land them, whomever it meets.
pub(super) fn is_pending(p: &Position, ship: &Ship) -> bool {
    let begun = if p.rules.laden_may_fight() {
        (ship.loaded || ship.steps > 0) && !ship.spent
    } else {
        ship.loaded || ship.steps > 0 && !ship.spent
    };
    ship.owner == p.power && !has_landed(ship) && begun
}

/// What an action would change of all this.
pub(super) struct Change {
    /// Land units that are not to be had any more.
    pub used: Option<(Space, Kind, u16)>,
    /// Neutrals violated, or promised to a landing.
    pub violated: SpaceSet,
    /// A ship that changes: its number if it had an entry, and what becomes of it.
    pub ship: Option<(Option<usize>, Ship)>,
}

/// Is everything that was begun still possible after this?
pub(super) fn after_ok(s: &Scope<'_>, change: &Change) -> Verdict {
    if completable_after(s, change) { Ok(()) } else { Blocked::because(rule::AA_086, "refuse-move-assault-lost") }
}

/// Can every transport that has begun something finish it in this phase? True in all other phases.
pub fn completable(b: &crate::board::Board, p: &Position) -> bool {
    p.phase != Phase::CombatMove
        || completable_after(&Scope::new(b, p), &Change { used: None, violated: SpaceSet::EMPTY, ship: None })
}

fn completable_after(s: &Scope<'_>, change: &Change) -> bool {
    let new = change.ship.filter(|(_, ship)| is_pending(s.p, ship));
    if new.is_none() && !s.pending {
        return true;
    }
    let paid = s.promised | change.violated;
    let dear = s.neutral & !paid;
    let changed;
    let shores = if change.violated.is_empty() {
        s.shores()
    } else {
        changed = Shores::new(s, s.enemy | s.taken | paid, dear);
        &changed
    };
    let mut task = Task {
        s,
        used: change.used,
        shores,
        dear,
        purse: s.purse.saturating_sub(s.price(change.violated)),
        ways: Vec::new(),
        fetched: Vec::new(),
        bought: SpaceSet::EMPTY,
    };
    for (i, ship) in s.p.ships.iter().enumerate() {
        if is_pending(s.p, ship) && change.ship.is_none_or(|(old, _)| old != Some(i)) && !task.add(ship) {
            return false;
        }
    }
    if new.is_some_and(|(_, ship)| !task.add(&ship)) {
        return false;
    }
    task.solve(0)
}

/// Where transports can put units ashore.
pub(super) struct Shores {
    /// Zones with a coast to land on for nothing.
    free: SpaceSet,
    /// Zones with a coast to land on at all, neutral ones included.
    any: SpaceSet,
}

impl Shores {
    /// `free` and `dear`: territories to land on for nothing, and for money.
    pub fn new(s: &Scope<'_>, free: SpaceSet, dear: SpaceSet) -> Self {
        let off = |coasts: SpaceSet| coasts.iter().fold(SpaceSet::EMPTY, |set, t| set | s.b.sea_near[t.i()]);
        let free = off(free);
        Self { free, any: free | off(dear) }
    }
}

/// Can a transport end in one of these zones with so many steps? It stops in the first zone with enemies (AA-154).
fn reaches(s: &Scope<'_>, zone: Space, steps: u8, goals: SpaceSet) -> bool {
    if goals.has(zone) {
        return true;
    }
    if steps == 0 {
        return false;
    }
    let near = s.sea_near(zone);
    !(near & goals).is_empty() || steps > 1 && (near & !s.hostile).iter().any(|z| reaches(s, z, steps - 1, goals))
}

/// One way for a transport to finish: the unit it fetches first, if it has none, and the neutral it lands on, if nothing else is in reach.
#[derive(Clone, Copy)]
struct Way {
    fetch: Option<(Space, Kind)>,
    neutral: Option<Space>,
}

/// All transports that still need something others may need as well: units to fetch, money for neutrals.
struct Task<'a> {
    s: &'a Scope<'a>,
    used: Option<(Space, Kind, u16)>,
    shores: &'a Shores,
    /// Neutrals to land on for money.
    dear: SpaceSet,
    purse: usize,
    ways: Vec<Vec<Way>>,
    fetched: Vec<(Space, Kind)>,
    bought: SpaceSet,
}

impl<'a> Task<'a> {
    /// Notes what a pending ship needs; false if it cannot finish at all.
    fn add(&mut self, ship: &Ship) -> bool {
        let s = self.s;
        let aground = ship.steps > 0 && s.hostile.has(ship.zone);
        let steps = if aground { 0 } else { s.b.unit(Kind::Transport).movement.saturating_sub(ship.steps) };
        if (!ship.loaded || s.p.rules.laden_may_fight()) && reaches(s, ship.zone, steps, s.hostile & s.b.sea) {
            return true;
        }
        if ship.cargo().any(|c| c.owner == s.me && c.kind.is_ground()) {
            if reaches(s, ship.zone, steps, self.shores.free) {
                return true;
            }
            return self.push(self.neutrals(ship.zone, steps).iter().map(|n| Way { fetch: None, neutral: Some(n) }).collect());
        }
        let mut ways = Vec::new();
        // Where it can be and load after so many steps: enemies neither there nor on the way.
        for i in 0..=steps {
            for zone in (s.sea_within(ship.zone, i, s.hostile) & !s.hostile).iter() {
                if !reaches(s, zone, steps - i, self.shores.any) {
                    continue;
                }
                let free = reaches(s, zone, steps - i, self.shores.free);
                for kind in [Kind::Infantry, Kind::Armor].into_iter().filter(|k| ship.has_room(*k)) {
                    for t in (s.b.coasts[zone.i()] & s.ready(kind) & s.friendly).iter() {
                        let fetch = Some((t, kind));
                        if free {
                            ways.push(Way { fetch, neutral: None });
                        } else {
                            ways.extend(self.neutrals(zone, steps - i).iter().map(|n| Way { fetch, neutral: Some(n) }));
                        }
                    }
                }
            }
        }
        self.push(ways)
    }

    fn push(&mut self, ways: Vec<Way>) -> bool {
        let some = !ways.is_empty();
        self.ways.push(ways);
        some
    }

    /// Neutrals a transport can land on from here.
    fn neutrals(&self, zone: Space, steps: u8) -> SpaceSet {
        let mut zones = SpaceSet::one(zone);
        if steps > 0 {
            for z in self.s.sea_within(zone, steps - 1, self.s.hostile).iter() {
                zones |= self.s.sea_near(z);
            }
        }
        let coasts = zones.iter().fold(SpaceSet::EMPTY, |set, z| set | self.s.b.coasts[z.i()]);
        coasts & self.dear
    }

    /// Gives each ship from the `i`th on what it needs, if that is possible.
    fn solve(&mut self, i: usize) -> bool {
        if i == self.ways.len() {
            return true;
        }
        for k in 0..self.ways[i].len() {
            let way = self.ways[i][k];
            if !self.can_fetch(way.fetch) {
                continue;
            }
            let before = self.bought;
            if let Some(n) = way.neutral {
                self.bought.add(n);
            }
            if self.bought.len() <= self.purse {
                self.fetched.extend(way.fetch);
                if self.solve(i + 1) {
                    return true;
                }
                if way.fetch.is_some() {
                    self.fetched.pop();
                }
            }
            self.bought = before;
        }
        false
    }

    /// Is one more such unit left?
    fn can_fetch(&self, fetch: Option<(Space, Kind)>) -> bool {
        let Some((t, k)) = fetch else { return true };
        let gone = self.used.filter(|(u, kind, _)| (*u, *kind) == (t, k)).map_or(0, |(_, _, n)| usize::from(n));
        let fetched = self.fetched.iter().filter(|f| **f == (t, k)).count();
        usize::from(self.s.p.unmoved(t, k)) > gone + fetched
    }
}
