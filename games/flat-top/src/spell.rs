//! One typed order for a whole plan: spelled out into the decisions that draw it up. From the view alone.
//!
//! `plot tf10 K60` to a hex beyond this hour is a course; `search af1 K60` and `send af1 K60 M58 stay` are missions.

use crate::{
    action::{Action, How},
    board::Board,
    notation,
    phases::{plotting, prepare},
    plans::{
        Draft,
        chart::{self, Above},
    },
    position::{Desk, Force, Phase},
    types::{AfId, At, Side, TfId, Unit},
    view::{Open, View},
};
use ironbottom_kernel::{Refusal, Seat, Spelled};

/// What an order comes to, or why not.
type Outcome = Result<Spelled<Action>, Refusal>;

/// The decisions an order for a whole plan means; none if it is no such order, or its side is asked something else.
pub fn spell(b: &Board, v: &View, seat: Seat, text: &str) -> Option<Outcome> {
    let side = Side::of(seat)?;
    let own = v.own[side.i()].as_ref()?;
    // Those hear it from the reading of single orders.
    if v.public.ready.has(seat) || own.plans.draft.is_some() {
        return None;
    }
    let words = notation::words(text);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let plan = Plan { b, v, side, own };
    match words.as_slice() {
        ["plot", tf, to] if tf.starts_with("tf") => plan.course(notation::fleet_of(&v.public.rules, own, tf)?, At::read(to)?),
        ["plot", af, to] if af.starts_with("af") => plan.hidden(notation::number(af, "af")?, At::read(to)?),
        ["search", af, points @ ..] if !points.is_empty() => plan.mission(notation::number(af, "af")?, points, How::HomeSearch),
        ["send", af, points @ ..] => {
            let how = points.last().and_then(|w| How::ALL.into_iter().find(|h| h.id() == *w));
            let points = if how.is_some() { &points[..points.len() - 1] } else { points };
            plan.mission(notation::number(af, "af")?, points, how.unwrap_or(How::Home))
        }
        _ => None,
    }
}

struct Plan<'a> {
    b: &'a Board,
    v: &'a View,
    side: Side,
    own: &'a Force,
}

impl Plan<'_> {
    /// FT-144, FT-158: where a task force sails in more than this hour.
    fn course(&self, tf: TfId, at: At) -> Option<Outcome> {
        let asked = self.v.open.is_empty() && self.v.public.phase == Phase::Orders && self.own.desk == Desk::Tf;
        let here = plotting::check_to(self.b, &self.v.public, self.own, tf, at).err().filter(|_| asked)?;
        // Within reach it is an order of this hour, whether it can be followed or not.
        matches!(&*here.reason.id, "refuse-too-far" | "refuse-no-way-left").then(|| self.draw(Unit::Tf(tf), &[at], None))
    }

    /// FT-120: a hidden flight on to a hex that is more than one off, hex by hex. What cannot be is told by the reading of single orders.
    fn hidden(&self, af: AfId, at: At) -> Option<Outcome> {
        let asked = self.v.open.is_empty() && self.v.public.phase == Phase::Orders && self.own.desk == Desk::Air;
        let way = prepare::plotted_way(self.b, &self.v.public, self.own, af, at).filter(|_| asked)?;
        let all = way.into_iter().map(|dir| Action::Plot { af, dir });
        let actions = all.map(|a| (a, notation::write(self.b, self.v, &a))).collect();
        Some(Ok(Spelled { actions, notes: Vec::new() }))
    }

    /// FT-173: where a formation flies and how that ends.
    fn mission(&self, af: AfId, points: &[&str], how: How) -> Option<Outcome> {
        let points = points.iter().map(|w| At::read(w)).collect::<Option<Vec<At>>>()?;
        (!points.is_empty()).then(|| self.draw(Unit::Af(af), &points, Some(how)))
    }

    /// Each decision is checked as it would be by itself.
    fn draw(&self, unit: Unit, points: &[At], how: Option<How>) -> Outcome {
        let above = match self.v.open.last() {
            None => Above::Nothing,
            Some(Open::Fly(af)) => Above::Flight(*af),
            Some(_) => Above::Other,
        };
        chart::check_chart(self.b, &self.v.public, self.own, (self.side, above), unit)?;
        let mut draft = Draft { unit, points: Vec::new() };
        let mut all = vec![Action::Chart { unit }];
        for at in points {
            chart::check_goal(self.b, &self.v.public, self.own, &draft, *at)?;
            draft.points.push(*at);
            all.push(Action::Goal { at: *at });
        }
        if let Some(how) = how {
            chart::check_close(self.own, &draft, how)?;
            all.push(Action::Close { how });
        }
        let written = |a: Action| (a, notation::write(self.b, self.v, &a));
        Ok(Spelled { actions: all.into_iter().map(written).collect(), notes: Vec::new() })
    }
}
