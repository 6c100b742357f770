//! Plans over several hours: courses of task forces, missions of formations, standing work on the decks.
//!
//! A plan is a note of its side and nothing more: no rule looks at it. It is drawn up by [`chart`], in two steps so that not every hex
//! is listed for every unit, and carried out hour by hour as ordinary decisions of its side, which [`next`] finds among the legal ones.

pub mod air;
pub mod chart;
pub mod deck;
pub mod home;
pub mod patrol;
pub mod sea;

use crate::{
    action::Action,
    board::Board,
    event::{Event, PlanEnd},
    position::{Desk, Force, Open, Phase, Position, Public},
    rule,
    types::{AfId, At, Side, TfId, Unit},
};
use ironbottom_kernel::Log;
use serde::{Deserialize, Serialize};

/// All plans of a side.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Plans {
    /// The plan that is being drawn up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draft: Option<Draft>,
    /// Courses, by task force.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub courses: Vec<Course>,
    /// Missions, by formation.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub missions: Vec<Mission>,
    /// Work on the decks.
    #[serde(skip_serializing_if = "deck::Deck::is_off")]
    pub deck: deck::Deck,
    /// What bombers were armed with last, by place and model.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub armed: Vec<deck::Armed>,
}

/// A plan that is being drawn up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Draft {
    /// For whom.
    pub unit: Unit,
    /// Where to so far.
    pub points: Vec<At>,
}

/// Where a task force sails.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Course {
    /// Which.
    pub tf: TfId,
    /// Where to; none: it stays where it is.
    pub to: Option<At>,
}

/// Where a formation flies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mission {
    /// Which.
    pub af: AfId,
    /// The hexes it flies over, the next one first.
    pub points: Vec<At>,
    /// It stays over the last of them until it must turn home.
    pub stay: bool,
    /// It searches in each hour.
    pub search: bool,
    /// Contacts with lower numbers do not stop it: they were known when it was sent.
    pub known: u16,
}

impl Plans {
    /// Nothing is planned.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The course of a task force.
    pub fn course(&self, tf: TfId) -> Option<&Course> {
        self.courses.iter().find(|c| c.tf == tf)
    }

    /// The mission of a formation.
    pub fn mission(&self, af: AfId) -> Option<&Mission> {
        self.missions.iter().find(|m| m.af == af)
    }

    /// Is there a plan for it?
    pub fn has(&self, unit: Unit) -> bool {
        match unit {
            Unit::Tf(tf) => self.course(tf).is_some(),
            Unit::Af(af) => self.mission(af).is_some(),
        }
    }

    /// The unit is no more, or has no plan any more.
    pub fn forget(&mut self, unit: Unit) {
        match unit {
            Unit::Tf(tf) => self.courses.retain(|c| c.tf != tf),
            Unit::Af(af) => self.missions.retain(|m| m.af != af),
        }
    }

    /// A formation has flown over a hex.
    pub fn passed(&mut self, af: AfId, at: At) {
        if let Some(m) = self.missions.iter_mut().find(|m| m.af == af)
            && m.points.first() == Some(&at)
        {
            m.points.remove(0);
        }
    }
}

/// What the plans of a side answer now: one of the legal decisions, or none where its player is asked.
pub fn next(b: &Board, public: &Public, force: &Force, (side, open): (Side, Option<&Open>), legal: &[Action]) -> Option<Action> {
    if force.plans.draft.is_some() {
        return patrol::close(b, public, force, legal);
    }
    match public.phase {
        Phase::Orders if open.is_some() => None,
        Phase::Orders if force.desk == Desk::Air => deck::next(b, force, legal).or_else(|| patrol::next(b, public, force, legal)),
        Phase::Orders => sea::next(b, public, force, legal),
        Phase::Air(mover, step) if mover == side => air::next(b, public, force, (step, open), legal),
        _ => None,
    }
}

/// Does a plan bring this formation home in time?
pub fn brings_home(force: &Force, af: AfId) -> bool {
    force.plans.mission(af).is_some_and(|m| !air::hands_over(force, m))
}

/// A new hour: what is done or cannot be done any more is struck off, and its side is told.
pub fn review(p: &mut Position, log: &mut Log<Event>) {
    for side in Side::ALL {
        if p.side(side).plans.courses.is_empty() && p.side(side).plans.missions.is_empty() {
            continue;
        }
        let fought: Vec<AfId> = p.met.before.iter().map(|m| m[side.i()]).collect();
        let force = p.side_mut(side);
        let mut ended: Vec<(Unit, PlanEnd)> = Vec::new();
        for c in &force.plans.courses {
            ended.extend(sea::ended(force, c).map(|end| (Unit::Tf(c.tf), end)));
        }
        for m in &force.plans.missions {
            let end = match force.af(m.af) {
                None => Some(PlanEnd::Gone),
                Some(_) if fought.contains(&m.af) => Some(PlanEnd::Fought),
                Some(_) => None,
            };
            ended.extend(end.map(|end| (Unit::Af(m.af), end)));
        }
        for (unit, end) in ended {
            force.plans.forget(unit);
            // That it is down or lost was told already.
            if end != PlanEnd::Gone {
                let event = Event::Planned { side, unit, number: number(force, unit), end };
                log.secret(if matches!(unit, Unit::Tf(_)) { rule::FT_144 } else { rule::FT_173 }, event, side.only());
            }
        }
    }
}

/// The number by which its owner knows a unit.
fn number(force: &Force, unit: Unit) -> u8 {
    match unit {
        Unit::Tf(tf) => force.tfs.get(tf as usize).map_or(0, |t| t.number),
        Unit::Af(af) => af.saturating_add(1),
    }
}
