//! The limited pool of counters (2.1): what steps need of air counters, and arrivals for which there is none.
//!
//! Air counters are not kept one by one. Steps that lie in the same place can be split and merged as their owner likes (FS-006), so all that
//! matters is how few counters they need: one for every two steps of a place, a counter of one step doing for an odd one. Counters of
//! eliminated steps are free again by themselves (FS-007).

use crate::{
    board::Board,
    position::{AirGroup, AirPlace, Deployed, Position},
    types::Nation,
};

/// FS-001, FS-006: do the air counters of the nation suffice for the steps as they lie, with so many steps more in a place of their own?
pub fn room_for(b: &Board, p: &Position, nation: Nation, more: u8) -> bool {
    suffices(b, p, nation, tally(p, nation, &[]).with(more.into()))
}

/// FS-001: do they suffice for so many steps more at a place, where they merge with those that are there?
pub fn room_at(b: &Board, p: &Position, nation: Nation, more: u8, at: AirPlace) -> bool {
    suffices(b, p, nation, tally(p, nation, &[((at, None), more.into())]))
}

/// FS-006: do they suffice when so many steps go from one place to another?
pub fn room_to_move(b: &Board, p: &Position, nation: Nation, steps: u8, from: AirPlace, to: AirPlace) -> bool {
    room_to_part(b, p, nation, steps, (from, None), (to, None))
}

/// FS-006: the same for steps that are assigned to another hex (FS-172), which takes a counter of its own.
pub fn room_to_part(b: &Board, p: &Position, nation: Nation, steps: u8, from: Spot, to: Spot) -> bool {
    Room::of(b, p, nation).moves(steps, lying(p, nation, from), lying(p, nation, to))
}

/// How many steps of a nation lie somewhere.
pub fn lying(p: &Position, nation: Nation, spot: Spot) -> u8 {
    p.air.iter().filter(|g| g.nation == nation && (g.at, g.to) == spot).map(|g| g.steps).sum()
}

/// The counters of a nation as they are used now: made once for many questions.
#[derive(Clone, Copy)]
pub struct Room<'a> {
    b: &'a Board,
    p: &'a Position,
    nation: Nation,
    now: Tally,
}

impl<'a> Room<'a> {
    /// The counters as they are.
    pub fn of(b: &'a Board, p: &'a Position, nation: Nation) -> Self {
        Self { b, p, nation, now: tally(p, nation, &[]) }
    }

    /// FS-006: do they suffice when so many steps go from a spot where `from` lie to another where `to` lie?
    pub fn moves(&self, steps: u8, from: u8, to: u8) -> bool {
        let [n, from, to] = [steps, from, to].map(i16::from);
        let without = |all: Tally, lie: i16| Tally { pairs: all.pairs - lie / 2, odd: all.odd - lie % 2 };
        let after = without(without(self.now, from), to).with((from - n).max(0)).with(to + n);
        // What asks for no more counters than there were is always possible.
        after.least(self.b, self.nation) <= self.now.least(self.b, self.nation) || suffices(self.b, self.p, self.nation, after)
    }
}

/// FS-006: the same when several places change at once, each by so many steps more or fewer.
pub fn room_after(b: &Board, p: &Position, nation: Nation, changes: &[(AirPlace, i16)]) -> bool {
    let changes: Vec<(Spot, i16)> = changes.iter().map(|(at, n)| ((*at, None), *n)).collect();
    let before = tally(p, nation, &[]);
    let after = tally(p, nation, &changes);
    after.least(b, nation) <= before.least(b, nation) || suffices(b, p, nation, after)
}

/// Steps of a nation that lie in a place and have done nothing yet.
pub const fn plain(nation: Nation, at: AirPlace, steps: u8) -> AirGroup {
    AirGroup { nation, at, sailed: false, fresh: false, deployed: Deployed::No, to: None, dispersed: false, steps }
}

/// Where steps lie that can share a counter: a place, and the hex they are assigned to.
pub type Spot = (AirPlace, Option<crate::types::Space>);

/// The steps of all places, as counters see them.
#[derive(Clone, Copy, Default)]
struct Tally {
    /// Pairs of steps in the same place.
    pairs: i16,
    /// Odd steps: a counter each.
    odd: i16,
}

impl Tally {
    /// With so many steps more in a place of their own.
    const fn with(self, steps: i16) -> Self {
        Self { pairs: self.pairs + steps / 2, odd: self.odd + steps % 2 }
    }

    /// FS-008: how many counters with two faces it takes at least; those of one step serve for the odd ones first.
    fn least(self, b: &Board, nation: Nation) -> i16 {
        let single = i16::from(b.air_counters[nation.i()].single);
        let spare = (single - self.odd).max(0);
        self.pairs + (self.odd - single).max(0) - (spare / 2).min(self.pairs)
    }
}

/// How the steps of a nation lie, some of them moved.
fn tally(p: &Position, nation: Nation, change: &[(Spot, i16)]) -> Tally {
    let mut all = Tally::default();
    let changed = |spot: Spot| change.iter().filter(|(s, _)| *s == spot).map(|(_, n)| n).sum::<i16>();
    for (i, g) in p.air.iter().enumerate().filter(|(_, g)| g.nation == nation) {
        let spot = (g.at, g.to);
        // Groups are sorted: those of a place follow each other. Each place once, at its first group.
        let beside = |o: &&AirGroup| o.nation == nation && o.at == g.at;
        if p.air[..i].iter().rev().take_while(beside).any(|o| o.to == g.to) {
            continue;
        }
        let lie: i16 = p.air[i..].iter().take_while(beside).filter(|o| o.to == g.to).map(|o| i16::from(o.steps)).sum();
        all = all.with((lie + changed(spot)).max(0));
    }
    for (n, (spot, _)) in change.iter().enumerate() {
        let known = p.air.iter().any(|g| g.nation == nation && (g.at, g.to) == *spot);
        if !known && !change[..n].iter().any(|(s, _)| s == spot) {
            all = all.with(changed(*spot).max(0));
        }
    }
    all
}

/// FS-344: Japanese counters lost for good with their pilots are not there any more.
fn suffices(b: &Board, p: &Position, nation: Nation, all: Tally) -> bool {
    let lost = if nation == Nation::Japan { p.once.counters_lost } else { 0 };
    all.least(b, nation) <= i16::from(b.air_counters[nation.i()].double.saturating_sub(lost))
}
