//! What one viewer may know: everything that lies on the table. With 18.1.4 that is not what is in the hidden task forces of the Allies, nor
//! which ships, land units and markers stayed in the bases they left.

use crate::{
    phases::veil,
    position::{Deployed, Force, Place, Position, Unit},
    types::Side,
};
use ironbottom_kernel::Viewer;
use serde::Serialize;

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies on the table, as this viewer sees it, in the form of a position: all that can be asked of one can be asked of it. Units that
    /// are hidden are [`Place::Hidden`]; where they were last seen is in the veil.
    pub position: Position,
}

impl View {
    /// What that viewer sees.
    pub fn new(p: &Position, viewer: Viewer) -> Self {
        // FS-329: only the Allies look under their own markers.
        let all = p.veil.is_none() || viewer.sees(Side::Allies.only());
        Self { viewer, position: seen(p, all) }
    }
}

/// A position as it is seen, made up field by field.
fn seen(p: &Position, all: bool) -> Position {
    Position {
        rules: p.rules,
        scenario: p.scenario,
        turn: p.turn,
        phasing: p.phasing,
        phase: p.phase,
        closed: p.closed,
        opened: p.opened,
        finished: p.finished,
        vp: p.vp,
        pool: p.pool,
        oil: p.oil,
        // FS-433, R74: what was paid for passengers would tell of them.
        transport: p.veil.as_ref().filter(|_| !all).map_or(p.transport, |v| v.transport),
        sub: p.sub,
        control: p.control.clone(),
        occupied: p.occupied.clone(),
        units: p.units.iter().enumerate().map(|(i, u)| unit(p, i, u, all)).collect(),
        air: p.air.iter().filter(|g| all || !veil::covers_air(p, g.at)).copied().collect(),
        markers: p.markers.iter().filter(|m| all || m.nation.side() == Side::Japan || !veil::covers(p, m.at)).copied().collect(),
        forces: p.forces.iter().map(force).collect(),
        hunt: p.hunt.clone(),
        battle: p.battle.clone(),
        veil: p.veil.clone(),
        diary: p.diary.clone(),
        once: p.once.clone(),
        standing: p.standing,
        past: p.past.clone(),
        end: p.end,
    }
}

/// A counter: which it is, and what all saw of it before it was hidden.
fn unit(p: &Position, i: usize, u: &Unit, all: bool) -> Unit {
    let last = p.veil.iter().flat_map(|v| &v.units).find(|(v, ..)| v.i() == i);
    let Some((_, _, reduced)) = last.copied().filter(|_| !all && veil::covers(p, u.at)) else { return *u };
    Unit {
        at: Place::Hidden,
        // A unit that was restored meanwhile is not seen either.
        reduced,
        sailed: false,
        hits: 0,
        shaken: false,
        green: u.green,
        bare: u.bare,
        deployed: Deployed::No,
        home: u.home,
        dispersed: false,
    }
}

/// A task force: its marker, where it began and its way are seen by all.
fn force(f: &Force) -> Force {
    Force {
        side: f.side,
        from: f.from,
        at: f.at,
        hexes: f.hexes,
        path: f.path.clone(),
        reaction: f.reaction,
        express: f.express,
        hidden: f.hidden,
        gone: f.gone,
    }
}
