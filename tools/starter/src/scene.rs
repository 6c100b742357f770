//! How a view looks.

use crate::{action, data::Map, view::View};
use ironbottom_kernel::{
    Msg, Seat,
    area::Space,
    scene::{Panel, PanelKind, Piece, Scene, SpaceState},
};

/// The picture.
pub fn scene(map: &Map, v: &View) -> Scene {
    let owner = |seat: Seat| map.sides[usize::from(seat.0)].0.id.clone();
    let (mut spaces, mut pieces) = (Vec::new(), Vec::new());
    for (i, (id, _)) in map.spaces.iter().enumerate() {
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
    let (heads, rows) = left(v);
    Scene {
        title: Msg::new("title").int("n", v.open.round.min(v.open.settings.rounds)).int("of", v.open.settings.rounds),
        board: "map".to_owned(),
        panels: vec![Panel { id: "left".to_owned(), kind: PanelKind::Table, title: Msg::new("query-left"), heads, rows }],
        spaces,
        pieces,
        ..Scene::default()
    }
}

/// Blocks and spaces of each side, as a table.
pub fn left(v: &View) -> (Vec<Msg>, Vec<Vec<Msg>>) {
    let cell = |n: i64| Msg::new("cell-n").int("n", n);
    let name = |i: u8| Msg::new("cell-side").name("side", format!("side.{i}"));
    let row = |i: u8| vec![name(i), cell(v.left[usize::from(i)].into()), cell(v.open.held(Seat(i)))];
    (["head-side", "head-left", "head-spaces"].map(Msg::new).to_vec(), vec![row(0), row(1)])
}
