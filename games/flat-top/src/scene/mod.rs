//! How a view looks. All of it comes from what the viewer may know.

mod areas;
mod battle;
mod fact;
mod gauge;
mod panels;
mod pieces;
mod reports;
mod steps;
mod strip;
mod tell;

pub use areas::{disc, drift, sailed};
pub use battle::{attacks, in_the_air, target};
pub use fact::fact;
pub use pieces::{af_id, bases_of, contact_id, fac_id, tf_id};
pub use reports::{figures, is_fresh};
pub use steps::{air_step, phase};
pub use tell::tell;

use crate::{
    board::Board,
    names,
    phases::heading,
    plans::chart,
    position::{Force, Phase, Place, Public, TaskForce},
    types::{AfId, At, Dir, Side, Sky, TfId},
    view::{Open, View},
};
use ironbottom_kernel::{
    Msg,
    scene::{Scene, SpaceState},
};
use std::collections::BTreeSet;

/// FT-449: a hex is so many statute miles high (R51).
pub const MILES: u8 = 20;

/// The picture.
pub fn scene(b: &Board, v: &View) -> Scene {
    let pieces = pieces::pieces(b, v);
    let mut hexes: BTreeSet<At> = pieces.iter().filter_map(|p| At::read(&p.space)).collect();
    near(b, v, &mut hexes);
    Scene {
        title: steps::title(b, v),
        board: "map".to_owned(),
        spaces: hexes.into_iter().map(|at| space(b, &v.public, at)).collect(),
        panels: panels::panels(b, v),
        steps: steps::steps(v),
        figures: vec![
            steps::hour(b, v),
            Msg::new("figure-points").int("allies", v.public.points[0]).int("japan", v.public.points[1]),
        ],
        battle: battle::battle(b, v),
        areas: areas::areas(b, v),
        strip: strip::strip(b, v),
        reports: reports::reports(b, v),
        gauges: gauge::gauges(b, v),
        pieces,
    }
}

/// A hex that is drawn or may be pointed at.
fn space(b: &Board, public: &Public, at: At) -> SpaceState {
    let notes = match public.sky(b, at) {
        Sky::Clear => Vec::new(),
        Sky::Cloud => vec![Msg::new("note-cloud")],
        Sky::Storm => vec![Msg::new("note-storm")],
    };
    SpaceState { space: at.name(), name: names::hex_key(at), owner: String::new(), value: None, notes }
}

/// Task forces that are drawn: one that was scuttled to the last ship has only its marker left.
pub fn fleets(force: &Force) -> impl Iterator<Item = (TfId, &TaskForce, At)> {
    force.at_sea().filter(|(tf, _, _)| force.fleet(*tf).next().is_some())
}

/// Where the plot of a task force ends, as far as it is on the map.
pub fn plot_end(b: &Board, force: &Force, tf: TfId) -> Option<At> {
    let t = force.tfs.get(tf as usize)?;
    let start = (t.at?, t.water);
    let steps = if t.leaves { t.plot.len().saturating_sub(1) } else { t.plot.len() };
    t.plot[..steps].iter().try_fold(start, |(at, water), d| b.sail(at, water, *d)).map(|(at, _)| at)
}

/// Where a formation is, or takes off.
pub fn af_at(b: &Board, force: &Force, af: AfId) -> Option<At> {
    let a = force.af(af)?;
    match a.place {
        Place::Hex(at) => Some(at),
        Place::Deck => force.fac_at(b, a.origin),
        Place::Out(..) | Place::Home(..) => None,
    }
}

/// Where its plotted flight has come to.
pub fn flight_end(b: &Board, force: &Force, af: AfId) -> Option<At> {
    let start = af_at(b, force, af)?;
    force.af(af)?.plot.iter().try_fold(start, |at, leg| match leg {
        crate::position::Leg::Go(d) => at.step(*d),
        _ => Some(at),
    })
}

/// Hexes that may be pointed at now.
fn near(b: &Board, v: &View, out: &mut BTreeSet<At>) {
    for side in Side::ALL {
        let Some(force) = &v.own[side.i()] else { continue };
        let around = |at: At, r: u32, out: &mut BTreeSet<At>| {
            out.extend((0..=r).flat_map(|r| at.hex().ring(r)).filter_map(At::new));
        };
        if let Some(d) = &force.plans.draft {
            out.extend(chart::goals(b, &v.public, force, d).into_iter().map(|(at, _)| at));
        }
        match v.public.phase {
            Phase::SetUp => {
                let forces = &b.scenarios[v.public.scenario as usize].forces[side.i()];
                if let Some(tf) = force.tfs.iter().position(|t| t.at.is_none()) {
                    out.extend(forces.tfs.get(tf).iter().flat_map(|t| &t.zone));
                }
            }
            Phase::Orders => {
                for (tf, _, at) in force.at_sea() {
                    around(at, 2, out);
                    out.extend(plot_end(b, force, tf).iter().flat_map(|at| at.hex().ring(1)).filter_map(At::new));
                }
                for af in 0..force.afs.len() as AfId {
                    if let Some(end) = flight_end(b, force, af) {
                        around(end, 1, out);
                    }
                }
            }
            _ => {}
        }
        if let Some(Open::Chase(s, Some(unit))) = v.open.last()
            && *s == side
        {
            let at = match unit {
                crate::types::Unit::Tf(t) => force.tfs.get(*t as usize).and_then(|t| t.at),
                crate::types::Unit::Af(a) => af_at(b, force, *a),
            };
            out.extend(at.iter().flat_map(|at| Dir::ALL.map(|d| at.step(d))).flatten());
        }
    }
    if let Some((side, af)) = v.flying
        && let Some(force) = &v.own[side.i()]
        && let Some(at) = af_at(b, force, af)
    {
        out.extend(heading::costs(b, &v.public, force, af, at).into_iter().map(|(at, _)| at));
        // Somebody may fly out of a storm by any of its sides.
        out.extend(Dir::ALL.iter().filter_map(|d| at.step(*d)));
    }
    out.extend(v.public.fights.iter().flatten());
    out.extend(v.battle.as_ref().map(|f| f.at));
}
