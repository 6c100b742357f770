//! What one viewer may know, built up from nothing: what is public, the forces it holds (their contacts among them), the markers on the
//! common map, and what is being asked.

pub use crate::position::{Marker, Open};
use crate::{
    battle::Battle,
    position::{AirStep, Force, Frame, Phase, Position, Public},
    types::{AfId, Side},
};
use ironbottom_kernel::{SeatSet, Viewer};
use serde::Serialize;

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Sides the viewer sees from inside.
    pub eyes: SeatSet,
    /// What all know. Which step of its half a side is at, only that side knows.
    pub public: Public,
    /// Sides known from inside.
    pub own: [Option<Force>; 2],
    /// The common map, sorted.
    pub markers: Vec<Marker>,
    /// The formation being flown, where it is one's own.
    pub flying: Option<(Side, AfId)>,
    /// What interrupts the phase, innermost last.
    pub open: Vec<Open>,
    /// The fight going on, without what the other side decides in secret.
    pub battle: Option<Box<Battle>>,
}

/// The markers of a side.
fn markers(side: Side, force: &Force, out: &mut Vec<Marker>) {
    out.extend(force.at_sea().filter(|(_, t, _)| t.shown).map(|(_, _, at)| Marker { side, at, air: false }));
    out.extend(force.in_air().filter(|(_, a, _)| a.shown).map(|(_, _, at)| Marker { side, at, air: true }));
}

/// A frame as a viewer may know it.
fn open(p: &Position, frame: &Frame, sees: impl Fn(Side) -> bool, any: bool) -> Option<Open> {
    Some(match *frame {
        Frame::Fly(af) => return p.public.mover().filter(|s| sees(*s)).map(|_| Open::Fly(af)),
        Frame::Walk(side, af) => return sees(side).then_some(Open::Walk(side, af)),
        Frame::Report(side, contact) => Open::Report(side, any.then_some(contact)),
        Frame::Intercept(side, at) => Open::Intercept(side, at),
        Frame::Agree(side, at, high) => Open::Agree(side, at, high),
        Frame::Late(side) => Open::Late(side),
        Frame::Chase(side, unit) => Open::Chase(side, sees(side).then_some(unit)),
        Frame::Battle => Open::Battle,
    })
}

/// The view of a viewer.
pub fn view(p: &Position, viewer: Viewer) -> View {
    let eyes: SeatSet = Side::ALL.into_iter().map(Side::seat).filter(|s| viewer.sees(SeatSet::one(*s))).collect();
    let sees = |side: Side| eyes.has(side.seat());
    let mut public = p.public.clone();
    if let Phase::Air(side, step) = &mut public.phase
        && !sees(*side)
    {
        *step = AirStep::Search;
    }
    let mut all = Vec::new();
    for side in Side::ALL {
        markers(side, p.side(side), &mut all);
    }
    all.sort_unstable();
    all.dedup();
    let flying = match (p.stack.last(), p.public.mover()) {
        (Some(Frame::Fly(af)), Some(side)) if sees(side) => Some((side, *af)),
        _ => None,
    };
    View {
        eyes,
        public,
        own: Side::ALL.map(|s| sees(s).then(|| p.side(s).clone())),
        markers: all,
        flying,
        open: p.stack.iter().filter_map(|f| open(p, f, sees, !eyes.is_empty())).collect(),
        battle: p.battle.as_ref().map(|f| Box::new(f.seen(sees))),
    }
}
