//! How a view looks.

use super::{clan_name, hex_name, view::View};
use ironbottom_kernel::{
    Msg, Seat,
    hex::Hex,
    scene::{Panel, Piece, Scene, SpaceState},
};

/// Scene id of one of the viewer's own bands.
pub fn own_id(seat: Seat, band: u8) -> String {
    format!("own-{}-{band}", seat.0)
}

/// The picture.
pub fn scene(game: &super::Mini, v: &View) -> Scene {
    let space = |h: &Hex| SpaceState {
        space: h.number(1),
        name: hex_name(*h),
        owner: String::new(),
        value: game.board.huts.contains(h).then_some(1),
        notes: Vec::new(),
    };
    let mut pieces = Vec::new();
    for seat in [Seat(0), Seat(1)] {
        let owner = game.info.seat_id(seat);
        match &v.own[seat.0 as usize] {
            Some(clan) => {
                for (i, band, hex) in clan.living() {
                    let steps = Msg::new("mi-note-plan").int("n", band.plan.len() as i64);
                    let notes = if band.plan.is_empty() { Vec::new() } else { vec![steps] };
                    pieces.push(piece(own_id(seat, i), hex, band.kind.name(), owner, notes));
                }
            }
            // Numbered as they lie on the table: hidden again and laid open again, a band may have another number.
            None => {
                for (i, seen) in v.seen[seat.0 as usize].iter().enumerate() {
                    pieces.push(piece(format!("seen-{}-{i}", seat.0), seen.hex, seen.kind.name(), owner, Vec::new()));
                }
            }
        }
    }
    let (heads, rows) = tally(v);
    Scene {
        title: Msg::new("mi-scene-title").int("round", v.round).int("limit", v.settings.limit),
        board: "marsh".to_owned(),
        spaces: game.board.open.iter().map(space).collect(),
        pieces,
        panels: vec![Panel { id: "points".to_owned(), title: Msg::new("mi-panel-points"), heads, rows }],
        ..Scene::default()
    }
}

fn piece(id: String, hex: Hex, kind: &str, owner: &str, notes: Vec<Msg>) -> Piece {
    Piece {
        id,
        space: hex.number(1),
        kind: kind.to_owned(),
        owner: owner.to_owned(),
        count: 1,
        name: String::new(),
        hurt: false,
        notes,
        acted: false,
        ..Piece::default()
    }
}

/// Points and bands left, by clan.
pub fn tally(v: &View) -> (Vec<Msg>, Vec<Vec<Msg>>) {
    let row = |i: usize| {
        vec![
            Msg::new("mi-cell-clan").name("clan", clan_name(Seat(i as u8))),
            Msg::new("mi-cell-number").int("n", v.points[i]),
            Msg::new("mi-cell-bands").int("n", v.left[i].len() as i64),
        ]
    };
    (vec![Msg::new("mi-head-clan"), Msg::new("mi-head-points"), Msg::new("mi-head-left")], vec![row(0), row(1)])
}
