//! What a player should know before he does something that is legal.

use super::Asked;
use crate::{
    action::Action,
    battle::BattleStep,
    names,
    phases::{flying, fuel},
    plans::home,
    position::{AirStep, Desk, Facility, Host, Phase, Place},
    types::{AfId, Arm, At, DeckBox, FacId, Sky},
    view::Open,
};
use ironbottom_kernel::Msg;
use std::collections::BTreeSet;

/// What is worked out once for all choices of a question.
pub struct Warns<'a> {
    asked: &'a Asked<'a>,
    /// Where the formation being flown may land, how far it can fly in the hours after this, and where it is.
    home: Option<(Vec<At>, u32, At)>,
    /// Ships that could still fire in a fight and were not told to.
    silent: usize,
}

impl<'a> Warns<'a> {
    /// For one question.
    pub fn new(asked: &'a Asked<'a>, legal: &[Action]) -> Self {
        let home = asked.v.flying.and_then(|(_, af)| {
            let a = asked.force.af(af)?;
            let Place::Hex(at) = a.place else { return None };
            let way = home::way(asked.b, &asked.v.public, asked.force, a, at);
            let places = home::places(asked.b, asked.force, a).into_iter().map(|(_, at)| at).collect();
            Some((places, way.mf * home::hours_after(&asked.v.public, way.deadline), at))
        });
        let fires = |a: &Action| match *a {
            Action::Gun { ship, .. } | Action::Torpedo { ship, .. } | Action::Shell { ship } => Some(Some(ship)),
            Action::Reply { .. } => Some(None),
            _ => None,
        };
        let silent = legal.iter().filter_map(fires).collect::<BTreeSet<_>>().len();
        Self { asked, home, silent }
    }

    /// FT-389: from there it would not get home.
    fn lost(&self, to: Option<At>) -> Option<Msg> {
        let (places, reach, _) = self.home.as_ref()?;
        let to = to?;
        (!places.iter().any(|p| p.distance(to) <= *reach)).then(|| Msg::new("warn-no-home"))
    }

    /// Of one choice.
    pub fn of(&self, a: &Action) -> Option<Msg> {
        let (b, v, force) = (self.asked.b, self.asked.v, self.asked.force);
        match *a {
            Action::Go { dir } => self.lost(self.home.as_ref().and_then(|(_, _, at)| at.step(dir))),
            Action::Head { at } => self.lost(Some(at)),
            Action::Stop => self.stop(),
            Action::Land { fac, group, .. } => {
                let armed = v.flying.and_then(|(_, af)| force.af(af)).and_then(|x| x.groups.get(group as usize));
                self.landing(fac, armed.is_some_and(|g| g.arm != Arm::None))
            }
            Action::Home { af, fac } => {
                let armed = force.af(af).is_some_and(|x| x.groups.iter().any(|g| g.arm != Arm::None));
                // FT-192: on the way home bombs are thrown away first.
                let armed = || armed.then(|| Msg::new("warn-home-armed"));
                self.landing(fac, false).or_else(armed).or_else(|| self.unsearched())
            }
            Action::Fly { af } => self.unsearched().or_else(|| self.shows(af)),
            // FT-044: ships that begin an hour in a storm do not move in it.
            Action::Place { at, .. } => (v.public.sky(b, at) == Sky::Storm).then(|| Msg::new("warn-place-storm")),
            Action::Junk { n, .. } => Some(Msg::new("warn-points").int("n", i64::from(n) * i64::from(b.points.aircraft))),
            // FT-469: two each for those that could land here, ten each for those that could not.
            Action::Ditch { group, n } => {
                let (_, af) = v.flying?;
                Some(Msg::new("warn-points").int("n", fuel::price(b, &v.public, force, (af, group, n))))
            }
            Action::Scuttle { .. } => Some(Msg::new("warn-scuttle")),
            Action::Launch { fac, craft, arm, .. } => self.cover(fac, craft, arm),
            Action::Next => self.next(),
            Action::Done => self.done(),
            _ => None,
        }
    }

    /// FT-179, FT-193: some may crash.
    fn landing(&self, fac: FacId, armed: bool) -> Option<Msg> {
        let (b, v) = (self.asked.b, self.asked.v);
        let storm = self.asked.force.fac_at(b, fac).is_some_and(|at| v.public.sky(b, at) == Sky::Storm);
        let id = match (v.public.is_night(b), storm, armed) {
            (true, _, _) => "warn-land-night",
            (_, true, _) => "warn-land-storm",
            (_, _, true) => "warn-land-armed",
            _ => return None,
        };
        Some(Msg::new(id))
    }

    /// FT-057: whoever flies first ends the searches of all.
    fn unsearched(&self) -> Option<Msg> {
        let (v, force) = (self.asked.v, self.asked.force);
        let Phase::Air(_, step @ AirStep::Search) = v.public.phase else { return None };
        let may = |af: AfId| flying::check_first_search(force, v.public.turn, step, af).is_ok();
        let n = force.in_air().filter(|(af, _, _)| may(*af)).count();
        (n > 0).then(|| Msg::new("warn-unsearched").int("n", n as i64))
    }

    /// FT-173: a formation that takes off is put on the common map, where so far nothing tells of the ships below.
    fn shows(&self, af: AfId) -> Option<Msg> {
        let (b, v, side, force) = (self.asked.b, self.asked.v, self.asked.side, self.asked.force);
        let a = force.af(af).filter(|a| !a.shown)?;
        let at = match a.place {
            Place::Deck => force.fac_at(b, a.origin)?,
            Place::Hex(at) => at,
            Place::Out(..) | Place::Home(..) => return None,
        };
        let hidden = force.at_sea().any(|(_, t, hex)| hex == at && !t.shown);
        let marked = v.markers.iter().any(|m| (m.side, m.at) == (side, at));
        // Over a base everybody expects aircraft.
        let base = |(i, f): (usize, &Facility)| matches!(f.host, Host::Base(_)) && force.fac_at(b, i as FacId) == Some(at);
        (hidden && !marked && !force.facs.iter().enumerate().any(base)).then(|| names::hex(Msg::new("warn-fly-shows"), at))
    }

    /// The last Ready fighters go, and nobody is left to guard the deck.
    fn cover(&self, fac: FacId, craft: crate::types::Craft, arm: Arm) -> Option<Msg> {
        let (b, force) = (self.asked.b, self.asked.force);
        let at = force.fac_at(b, fac)?;
        let fighter = |c: crate::types::Craft| b.model(c.model).role == crate::board::Role::Fighter;
        if arm == Arm::None || !fighter(craft) {
            return None;
        }
        let left: u8 = force.facs[fac as usize]
            .lots
            .iter()
            .filter(|l| l.bx == DeckBox::Ready && fighter(l.craft) && l.arm == Arm::None)
            .map(|l| l.n)
            .sum();
        let above = force.in_air().any(|(_, x, hex)| hex == at && x.groups.iter().any(|g| fighter(g.craft) && !g.armed));
        (left == 0 && !above).then(|| Msg::new("warn-no-cover"))
    }

    /// FT-325: it is the last hour of its fuel.
    fn stop(&self) -> Option<Msg> {
        let (_, af) = self.asked.v.flying?;
        let turn = self.asked.v.public.turn;
        let n: i64 = self.asked.force.af(af)?.groups.iter().filter(|g| g.deadline <= turn).map(|g| i64::from(g.n)).sum();
        if n > 0 {
            return Some(Msg::new("warn-fuel").int("n", n));
        }
        self.lost(self.home.as_ref().map(|(_, _, at)| *at))
    }

    /// Preparation is left.
    fn next(&self) -> Option<Msg> {
        let (b, force) = (self.asked.b, self.asked.force);
        let due: i64 = force.due.iter().map(|(_, n)| i64::from(*n)).sum();
        if due > 0 {
            return Some(Msg::new("warn-due").int("n", due));
        }
        let idle = |f: &Facility| -> i64 {
            let rf = i64::from(f.now(b, force).0.rf.saturating_sub(f.rf_used));
            let still = |bx: DeckBox| f.lots.iter().filter(|l| l.bx == bx && !l.moved).map(|l| i64::from(l.n)).sum::<i64>();
            let landed = if f.step <= 3 && !force.plans.deck.service { still(DeckBox::Landed) } else { 0 };
            let work = if f.step <= 1 { still(DeckBox::Readying) } else { 0 } + landed;
            work.min(rf)
        };
        let n: i64 = force.facs.iter().filter(|f| !f.lost).map(idle).sum();
        (n > 0).then(|| Msg::new("warn-idle-decks").int("n", n))
    }

    /// FT-357, FT-432, FT-436, FT-283: what is not aimed does not fire.
    fn unfired(&self) -> Option<Msg> {
        let id = match self.asked.v.battle.as_deref()?.step {
            BattleStep::Torpedoes => "warn-unaimed-torpedoes",
            BattleStep::Shelling => "warn-unaimed-shells",
            BattleStep::Reply => "warn-unaimed-shore",
            _ => "warn-unaimed-guns",
        };
        (self.silent > 0).then(|| Msg::new(id).int("n", self.silent as i64))
    }

    /// The end of a step.
    fn done(&self) -> Option<Msg> {
        let (b, v, force) = (self.asked.b, self.asked.v, self.asked.force);
        if v.open.last() == Some(&Open::Battle) {
            return self.unfired();
        }
        if matches!(v.open.last(), Some(Open::Late(_))) {
            return None;
        }
        let turn = v.public.turn;
        match v.public.phase {
            Phase::Orders if force.desk == Desk::Tf => {
                let still = |(tf, t, _): &(u8, &crate::position::TaskForce, At)| {
                    t.plot.is_empty() && force.tf_mf(b, *tf, turn) > 0 && force.plans.course(*tf).is_none()
                };
                let n = force.at_sea().filter(still).count();
                (n > 0).then(|| Msg::new("warn-unplotted").int("n", n as i64))
            }
            Phase::Air(side, step) if side == self.asked.side => {
                let flying = force.in_air().filter(|(_, a, _)| step == AirStep::TakeOff || a.shown);
                let n: i64 = flying.flat_map(|(_, a, _)| &a.groups).filter(|g| g.deadline <= turn).map(|g| i64::from(g.n)).sum();
                if n > 0 {
                    return Some(Msg::new("warn-fuel").int("n", n));
                }
                // FT-067, FT-416: what is still on the map over hidden ships goes off it when these sail.
                let hidden = |tf: u8| force.tfs.get(tf as usize).is_some_and(|t| t.at.is_some() && !t.shown);
                let patrols = force.in_air().filter(|(_, a, _)| a.shown && a.held == 0 && a.over.is_some_and(hidden)).count();
                if step == AirStep::TakeOff && patrols > 0 {
                    return Some(Msg::new("warn-patrols-shown").int("n", patrols as i64));
                }
                let left =
                    force.in_air().filter(|(_, a, _)| step != AirStep::TakeOff && a.shown && !a.done && !a.plotted).count();
                (left > 0).then(|| Msg::new("warn-unflown").int("n", left as i64))
            }
            _ => None,
        }
    }
}
