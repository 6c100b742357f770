//! Ways through the air in combat movement. Paths that differ in nothing but the drawing are one; what counts is which guns fire at
//! the aircraft (AA-111), which neutrals it violates (AA-203) and how much range it has left (AA-137).

use crate::board::Board;
use ironbottom_kernel::area::{Space, SpaceSet};

/// One way worth flying.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Route {
    pub to: Space,
    /// Every space entered counts one (AA-137), an island after its zone too (AA-138); the zone of the carrier it leaves does not (AA-139).
    pub cost: u8,
    /// Enemy guns and neutrals crossed; the end of the way is not crossed.
    pub over: SpaceSet,
}

/// What the search must know.
pub(super) struct Search<'a> {
    pub b: &'a Board,
    pub from: Space,
    pub left: u8,
    /// Where the ways may end.
    pub targets: SpaceSet,
    /// Territories with guns that fire.
    pub guns: SpaceSet,
    /// Neutral territories, and how many of them may be violated on the way.
    pub neutral: SpaceSet,
    pub purse: usize,
    /// Neutrals that cost nothing more.
    pub promised: SpaceSet,
}

/// What is known of all ways that cross exactly the same guns and neutrals.
pub(super) struct Group {
    over: SpaceSet,
    /// Spaces reached, in so many steps or fewer.
    seen: SpaceSet,
    /// Those reached by the last step.
    edge: SpaceSet,
    /// Those reached by the step being made.
    next: SpaceSet,
    /// Targets reached.
    hits: SpaceSet,
    new_hits: SpaceSet,
}

impl Group {
    const fn new(over: SpaceSet) -> Self {
        let none = SpaceSet::EMPTY;
        Self { over, seen: none, edge: none, next: none, hits: none, new_hits: none }
    }
}

impl Search<'_> {
    /// All ways worth flying, in order. For each set of neutrals those are kept that no other beats: by being shorter without crossing
    /// more guns, or by crossing fewer guns without being longer. `worth(left)` are the spaces from which it can still make sense to go on.
    /// `groups` is room to work in.
    pub fn routes(&self, worth: impl Fn(u8) -> SpaceSet, groups: &mut Vec<Group>, out: &mut Vec<Route>) {
        let first = out.len();
        let special = self.guns | self.neutral;
        let closed = if self.purse == 0 { self.neutral & !self.promised } else { SpaceSet::EMPTY };
        groups.clear();
        groups.push(Group::new(SpaceSet::EMPTY));
        groups[0].seen.add(self.from);
        groups[0].edge.add(self.from);
        for cost in 1..=self.left {
            // Groups found on the way come behind the one that finds them and have nothing to go on from yet.
            let mut i = 0;
            while i < groups.len() {
                let around = self.b.map.around(groups[i].edge) & !closed;
                let over = groups[i].over;
                // The end of a way is not crossed: flying over the target's own gun and back to it would draw its fire twice.
                groups[i].new_hits = around & self.targets & !over;
                groups[i].next |= around & (!special | over);
                for s in (around & special & !over).iter() {
                    let mut more = over;
                    more.add(s);
                    if (more & self.neutral & !self.promised).len() <= self.purse {
                        group(groups, more).next.add(s);
                    }
                }
                i += 1;
            }
            let useful = worth(self.left - cost);
            let mut open = false;
            for i in 0..groups.len() {
                let (seen, hits) = self.beaten(groups, i);
                let g = &mut groups[i];
                g.edge = g.next & !seen & useful;
                g.seen |= g.edge;
                g.next = SpaceSet::EMPTY;
                open |= !g.edge.is_empty();
                let new = g.new_hits & !hits;
                g.hits |= new;
                let over = g.over;
                out.extend(new.iter().map(|to| Route { to, cost, over }));
            }
            if !open {
                break;
            }
        }
        out[first..].sort_unstable();
    }

    /// Spaces and targets that the `i`th group need not reach any more: it did before, or another did that crosses the same neutrals and
    /// no other guns. Groups stand in the order of their number of crossings, so that those others have made the present step already.
    fn beaten(&self, groups: &[Group], i: usize) -> (SpaceSet, SpaceSet) {
        let (mut seen, mut hits) = (SpaceSet::EMPTY, SpaceSet::EMPTY);
        for g in &groups[..=i] {
            let more = groups[i].over & !g.over;
            if (g.over & !groups[i].over).is_empty() && (more & self.neutral).is_empty() {
                seen |= g.seen;
                hits |= g.hits;
            }
        }
        (seen, hits)
    }
}

/// The group with these crossings, kept in the order of their number.
fn group(groups: &mut Vec<Group>, over: SpaceSet) -> &mut Group {
    let i = match groups.iter().position(|g| g.over == over) {
        Some(i) => i,
        None => {
            let at = groups.iter().position(|g| g.over.len() > over.len()).unwrap_or(groups.len());
            groups.insert(at, Group::new(over));
            at
        }
    };
    &mut groups[i]
}
