//! How a view looks.

use crate::{
    action,
    data::{Map, SIDES},
    view::View,
};
use ironbottom_kernel::{
    Msg, Seat,
    area::Space,
    scene::{Panel, Piece, Scene, SpaceState},
};

/// The picture.
pub fn scene(map: &Map, v: &View) -> Scene {
    let owner = |seat: Seat| SIDES[usize::from(seat.0)].to_owned();
    let (mut spaces, mut pieces) = (Vec::new(), Vec::new());
    for (i, id) in map.spaces.iter().enumerate() {
        let (name, holder) = (action::space(Space(i as u8)), v.open.holder[i]);
        let shown = holder.map(owner).unwrap_or_default();
        spaces.push(SpaceState { space: id.clone(), name, owner: shown, value: None, notes: Vec::new() });
        for side in [Seat(0), Seat(1)] {
            let seen = v.own[usize::from(side.0)].as_ref().map(|b| b[i]);
            let (kind, count) = match seen.or_else(|| (v.open.turn == side).then_some(v.entered[i]).filter(|n| *n > 0)) {
                Some(n) => ("kind.block", n),
                None => ("kind.hidden", u8::from(holder == Some(side))),
            };
            if count > 0 {
                let (id, space, owner) = (format!("{}-{id}", owner(side)), id.clone(), owner(side));
                pieces.push(Piece { id, space, kind: kind.to_owned(), owner, count: count.into(), ..Piece::default() });
            }
        }
    }
    Scene {
        title: Msg::new("title").int("n", v.open.round.min(v.open.settings.rounds)).int("of", v.open.settings.rounds),
        board: "map".to_owned(),
        panels: vec![left(v)],
        spaces,
        pieces,
        ..Scene::default()
    }
}

/// Blocks and spaces of each side, as a table.
pub fn left(v: &View) -> Panel {
    let row = |s: Seat| vec![Msg::thing(action::side(s)), Msg::number(v.left[usize::from(s.0)]), Msg::number(v.open.held(s))];
    let rows = [Seat(0), Seat(1)].map(row).to_vec();
    Panel::table("left", Msg::new("query-left"), &["head-side", "head-left", "head-spaces"], rows)
}
