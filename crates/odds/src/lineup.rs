//! One side laid out in its order of losses, and the states it can be in.
//!
//! A state says what is lost. Since the order of losses is fixed, the units lost are always the
//! first so many of those that are not aircraft and the first so many of those that are. When all
//! hits fall alike the two numbers go together and a state is simply how many units are lost
//! ("path"); when some hits may not fall on aircraft, the states are all pairs that such hits can
//! lead to ("pairs"). Either way states are numbered so that losses only lead to higher numbers,
//! and the highest number is the state in which nothing is left.

use crate::battle::{Losses, Side, UnitClass};
use crate::policy::Withdrawal;

/// Groups in their order of losses, each with a number of units; every unit of the side appears
/// once.
pub(crate) fn loss_order(side: &Side, losses: &Losses, out: &mut Vec<(usize, usize)>) {
    out.clear();
    let count = |g: usize| usize::from(side.groups[g].count);
    if let Losses::Given(steps) = losses {
        for step in steps {
            let before: usize = taken(out, step.group);
            let now = usize::from(step.count).min(count(step.group) - before);
            if now > 0 {
                out.push((step.group, now));
            }
        }
    }
    let given = out.len();
    for g in 0..side.groups.len() {
        let rest = count(g) - taken(&out[..given], g);
        if rest > 0 {
            out.push((g, rest));
        }
    }
    out[given..].sort_unstable_by_key(|&(g, _)| {
        let class = &side.groups[g];
        let fire = u32::from(class.strength) * u32::from(class.dice);
        (class.value, fire, g)
    });
}

fn taken(order: &[(usize, usize)], group: usize) -> usize {
    let of_group = order.iter().filter(|(g, _)| *g == group);
    of_group.map(|(_, n)| n).sum()
}

/// What a state has left.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct StateInfo {
    pub units: u32,
    pub value: u64,
    pub holds_ground: bool,
    pub not_air: bool,
    /// Has a unit that fires at anything.
    pub fires_free: bool,
    /// Has a unit that fires at anything but aircraft.
    pub fires_limited: bool,
}

impl StateInfo {
    fn add(&mut self, class: &UnitClass) {
        self.units += 1;
        self.value += u64::from(class.value);
        self.holds_ground |= class.holds_ground;
        self.not_air |= !class.is_air();
        self.fires_free |= class.fires() && !class.cannot_hit_air;
        self.fires_limited |= class.fires() && class.cannot_hit_air;
    }

    #[inline]
    fn can_hurt(&self, target: &StateInfo) -> bool {
        self.fires_free || (self.fires_limited && target.not_air)
    }
}

/// True while both sides have units and one of them can hurt the other.
#[inline]
pub(crate) fn goes_on(a: &StateInfo, d: &StateInfo) -> bool {
    a.units > 0 && d.units > 0 && (a.can_hurt(d) || d.can_hurt(a))
}

/// What withdraws from a state.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Gone {
    /// By group; left empty when nothing withdraws.
    pub counts: Vec<u16>,
    pub units: u32,
    pub value: u64,
}

impl Gone {
    pub const NOBODY: Gone = Gone { counts: Vec::new(), units: 0, value: 0 };
}

/// One side in its order of losses with all its states.
#[derive(Debug, Default)]
pub(crate) struct Lineup {
    /// Group of each unit, first lost first.
    pub units: Vec<u16>,
    pub info: Vec<StateInfo>,
    /// Only for pairs; empty for a path.
    pub pairs: Pairs,
}

/// The states of a side that is hit in two ways.
#[derive(Debug, Default)]
pub(crate) struct Pairs {
    not_air: Vec<u16>,
    air: Vec<u16>,
    /// Per state: how many not in the air and how many aircraft are lost.
    lost: Vec<(u16, u16)>,
    /// State of a pair, or `NO_STATE`.
    index: Vec<u32>,
    /// The state after one more hit that may fall on anything.
    pub after_free: Vec<u32>,
    /// The state after one more hit that may not fall on aircraft; the same state if it is wasted.
    pub after_limited: Vec<u32>,
}

const NO_STATE: u32 = u32::MAX;

impl Lineup {
    /// Lays out the side without the units already lost (`missing`, by group; they come off the
    /// front of the order). With `keep_ground` the last unit that can hold ground goes to the very
    /// end, if possible one that will not withdraw.
    pub fn lay_out(
        &mut self,
        groups: &[UnitClass],
        order: &[(usize, usize)],
        missing: &mut [u16],
        keep_ground: bool,
        policy: Withdrawal,
    ) {
        self.units.clear();
        for &(g, n) in order {
            let skip = n.min(usize::from(missing[g]));
            missing[g] -= skip as u16;
            for _ in skip..n {
                self.units.push(g as u16);
            }
        }
        if keep_ground {
            let holds = |g: &u16| groups[usize::from(*g)].holds_ground;
            let stays = |g: &u16| policy.keeps(&groups[usize::from(*g)]);
            let find = |test: &dyn Fn(&u16) -> bool| self.units.iter().rposition(test);
            let kept = find(&|g| holds(g) && stays(g)).or_else(|| find(&holds));
            if let Some(at) = kept {
                self.units[at..].rotate_left(1);
            }
        }
    }

    /// Numbers the states when all hits fall alike.
    pub fn make_path(&mut self, groups: &[UnitClass]) {
        self.pairs.lost.clear();
        let n = self.units.len();
        self.info.clear();
        self.info.resize(n + 1, StateInfo::default());
        let mut info = StateInfo::default();
        for k in (0..n).rev() {
            info.add(&groups[usize::from(self.units[k])]);
            self.info[k] = info;
        }
    }

    /// Numbers the states when some hits may not fall on aircraft: all that can follow from
    /// `starts`.
    pub fn make_pairs(&mut self, groups: &[UnitClass], starts: &[(u16, u16)]) {
        let is_air = |g: &u16| groups[usize::from(*g)].is_air();
        let p = &mut self.pairs;
        p.not_air.clear();
        p.air.clear();
        p.not_air.extend(self.units.iter().filter(|g| !is_air(g)));
        p.air.extend(self.units.iter().filter(|g| is_air(g)));
        let (n, m) = (p.not_air.len(), p.air.len());
        let slot = |pair: (u16, u16)| usize::from(pair.0) * (m + 1) + usize::from(pair.1);

        // Place of each unit in the whole order, to see which of two is lost first.
        let places = |air: bool| -> Vec<usize> {
            let all = self.units.iter().enumerate();
            all.filter(|(_, g)| is_air(g) == air).map(|(at, _)| at).collect()
        };
        let (ground_place, air_place) = (places(false), places(true));
        let step_limited = |(x, y): (u16, u16)| {
            if usize::from(x) < n { (x + 1, y) } else { (x, y) }
        };
        let step_free = |(x, y): (u16, u16)| {
            let ground = ground_place.get(usize::from(x));
            let air = air_place.get(usize::from(y));
            match (ground, air) {
                (Some(g), Some(a)) if g < a => (x + 1, y),
                (Some(_), None) => (x + 1, y),
                (_, Some(_)) => (x, y + 1),
                (None, None) => (x, y),
            }
        };

        p.index.clear();
        p.index.resize((n + 1) * (m + 1), NO_STATE);
        p.lost.clear();
        let mut open: Vec<(u16, u16)> = starts.to_vec();
        while let Some(pair) = open.pop() {
            if p.index[slot(pair)] == NO_STATE {
                p.index[slot(pair)] = 0;
                p.lost.push(pair);
                open.push(step_free(pair));
                open.push(step_limited(pair));
            }
        }
        p.lost.sort_unstable_by_key(|&(x, y)| (u32::from(x) + u32::from(y), x));
        for (state, &pair) in p.lost.iter().enumerate() {
            p.index[slot(pair)] = state as u32;
        }
        p.after_free.clear();
        p.after_limited.clear();
        for &pair in &p.lost {
            p.after_free.push(p.index[slot(step_free(pair))]);
            p.after_limited.push(p.index[slot(step_limited(pair))]);
        }

        let suffixes = |list: &[u16]| -> Vec<StateInfo> {
            let mut out = vec![StateInfo::default(); list.len() + 1];
            let mut info = StateInfo::default();
            for k in (0..list.len()).rev() {
                info.add(&groups[usize::from(list[k])]);
                out[k] = info;
            }
            out
        };
        let (ground, air) = (suffixes(&p.not_air), suffixes(&p.air));
        self.info.clear();
        for &(x, y) in &p.lost {
            let (a, b) = (&ground[usize::from(x)], &air[usize::from(y)]);
            self.info.push(StateInfo {
                units: a.units + b.units,
                value: a.value + b.value,
                holds_ground: a.holds_ground || b.holds_ground,
                not_air: a.not_air || b.not_air,
                fires_free: a.fires_free || b.fires_free,
                fires_limited: a.fires_limited || b.fires_limited,
            });
        }
    }

    /// Number of states.
    pub fn states(&self) -> usize {
        self.info.len()
    }

    /// The state in which nothing is left.
    pub fn last(&self) -> usize {
        self.info.len() - 1
    }

    /// Groups of the units that a state has left, in order of losses within each medium.
    fn left(&self, state: usize) -> impl Iterator<Item = u16> + '_ {
        let (front, back): (&[u16], &[u16]) = if self.pairs.lost.is_empty() {
            (&self.units[state..], &[])
        } else {
            let (x, y) = self.pairs.lost[state];
            (&self.pairs.not_air[usize::from(x)..], &self.pairs.air[usize::from(y)..])
        };
        front.iter().chain(back).copied()
    }

    /// Units left by group.
    pub fn counts(&self, state: usize, groups: usize, out: &mut Vec<u16>) {
        out.clear();
        out.resize(groups, 0);
        for g in self.left(state) {
            out[usize::from(g)] += 1;
        }
    }

    /// Makes `to` this side without the units that withdraw, and gives for each state of this side
    /// its state there.
    pub fn withdraw_into(&self, groups: &[UnitClass], policy: Withdrawal, to: &mut Lineup) -> Vec<usize> {
        let stays = |g: &u16| policy.keeps(&groups[usize::from(*g)]);
        to.units.clear();
        to.units.extend(self.units.iter().copied().filter(stays));
        if self.pairs.lost.is_empty() {
            to.make_path(groups);
            let mut map = vec![0; self.states()];
            for k in 0..self.units.len() {
                map[k + 1] = map[k] + usize::from(stays(&self.units[k]));
            }
            return map;
        }
        let stay = |list: &[u16]| list.iter().filter(|g| stays(g)).count() as u16;
        let pair = |&(x, y): &(u16, u16)| {
            let p = &self.pairs;
            (stay(&p.not_air[..usize::from(x)]), stay(&p.air[..usize::from(y)]))
        };
        let starts: Vec<(u16, u16)> = self.pairs.lost.iter().map(pair).collect();
        to.make_pairs(groups, &starts);
        let width = to.pairs.air.len() + 1;
        let find = |&(x, y): &(u16, u16)| to.pairs.index[usize::from(x) * width + usize::from(y)];
        starts.iter().map(|pair| find(pair) as usize).collect()
    }

    /// What withdraws from a state.
    pub fn withdrawn(&self, groups: &[UnitClass], policy: Withdrawal, state: usize) -> Gone {
        let mut gone = Gone::default();
        for g in self.left(state).map(usize::from) {
            if !policy.keeps(&groups[g]) {
                gone.counts.resize(groups.len(), 0);
                gone.counts[g] += 1;
                gone.units += 1;
                gone.value += u64::from(groups[g].value);
            }
        }
        gone
    }
}
