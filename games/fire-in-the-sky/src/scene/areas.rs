//! What is drawn over many hexes: air zones of both sides, the ways of task forces.

use crate::{
    board::Board,
    names, phases,
    position::Position,
    scene::ids,
    types::{Side, SpaceSet},
};
use ironbottom_kernel::{
    Msg,
    scene::{Area, Look},
};

/// Ids of the spaces of a set.
pub fn spaces(b: &Board, all: SpaceSet) -> Vec<String> {
    all.iter().filter(|s| s.i() < b.spaces.len()).map(|s| b.space(s).id.clone()).collect()
}

/// All of them.
pub fn areas(b: &Board, p: &Position) -> Vec<Area> {
    let mut out = Vec::new();
    for side in Side::ALL {
        let zone = phases::zones::of(b, p, side);
        if !zone.is_empty() {
            out.push(Area {
                id: format!("zone-{}", side.id()),
                look: Look::Faint,
                owner: side.id().to_owned(),
                spaces: spaces(b, zone),
                label: Msg::new("area-zone").name("side", names::side_key(side)),
                piece: String::new(),
            });
        }
    }
    for f in p.all_forces() {
        let x = p.force(f);
        if x.path.len() > 1 {
            out.push(Area {
                id: format!("way-{}", ids::force(f)),
                look: Look::Ring,
                owner: x.side.id().to_owned(),
                spaces: x.path.iter().map(|at| names::sea_id(b, *at)).collect(),
                label: Msg::new("area-way").msg("force", names::force(f)).name("from", names::sea_key(b, x.from)),
                piece: ids::force(f),
            });
        }
    }
    out
}
