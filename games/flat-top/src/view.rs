//! What one viewer may know, built up from nothing: what is public, the forces it holds, and the markers on the common map.

use crate::{
    battle::Battle,
    position::{AirStep, Force, Frame, Phase, Position, Public},
    types::{AfId, At, Side},
};
use ironbottom_kernel::{SeatSet, Viewer};
use serde::Serialize;

/// A marker on the common map: no number, nothing that lasts (7.16). One stands for all units of its kind in the hex.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub struct Marker {
    /// Whose.
    pub side: Side,
    /// Where.
    pub at: At,
    /// Aircraft; otherwise ships.
    pub air: bool,
}

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
    /// The fight going on; what a side decides in secret only if it is one's own.
    pub battle: Option<Box<Battle>>,
}

/// The markers of a side.
fn markers(side: Side, force: &Force, out: &mut Vec<Marker>) {
    out.extend(force.at_sea().filter(|(_, t, _)| t.shown).map(|(_, _, at)| Marker { side, at, air: false }));
    out.extend(force.in_air().filter(|(_, a, _)| a.shown).map(|(_, _, at)| Marker { side, at, air: true }));
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
    let battle = p.battle.as_ref().map(|f| Box::new(f.seen(sees)));
    View { eyes, public, own: Side::ALL.map(|s| sees(s).then(|| p.side(s).known())), markers: all, flying, battle }
}
