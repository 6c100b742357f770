//! What the game says and shows.

use super::bench::{at, board, game, space, unit};
use fire_in_the_sky::{
    Action, View, names, notation,
    position::Phase,
    types::{Quarters, Side},
};
use ironbottom_kernel::{Face as _, Lang, Rules as _, Seat, Viewer};

fn view(p: &fire_in_the_sky::Position) -> View {
    game().view(p, Viewer::seat(Seat(0)))
}

#[test]
fn points_are_written_with_their_fraction() {
    for (quarters, text) in [(0, "0"), (1, "¼"), (2, "½"), (4, "1"), (18, "4½"), (7, "1¾")] {
        assert_eq!(names::points(Quarters(quarters)), text);
    }
}

#[test]
fn orders_are_typed_by_place_and_counter() {
    let b = board();
    let sail = Action::Sail {
        item: fire_in_the_sky::action::Item::Unit(unit("akagi_kaga")),
        from: space("yokosuka"),
        to: b.malaya_west(),
    };
    assert_eq!(notation::write(b, &sail), "sail akagi_kaga yokosuka>malaya_west");
    assert_eq!(notation::write(b, &Action::Oil { from: space("singapore"), points: 4 }), "oil singapore 4");
}

#[test]
fn every_piece_lies_in_a_space_of_its_board_and_has_a_name() {
    for scenario in ["long", "short"] {
        let t = at(scenario, Phase::Deployment, Side::Japan);
        let scene = game().scene(&view(&t.p));
        let board = game().stage().board(&scene.board).unwrap().clone();
        for piece in &scene.pieces {
            assert!(board.space(&piece.space).is_some(), "{} lies in {}", piece.id, piece.space);
            assert!(game().catalog().has_name(&piece.kind), "{}", piece.kind);
            assert!(piece.name.is_empty() || game().catalog().has_name(&piece.name), "{}", piece.name);
        }
        for s in &scene.spaces {
            assert!(board.space(&s.space).is_some(), "{}", s.space);
            assert!(game().catalog().has_name(&s.name), "{}", s.name);
        }
        assert!(Lang::ALL.iter().all(|lang| !game().catalog().say(*lang, &scene.title).is_empty()));
    }
}

#[test]
fn a_drag_by_one_hex_is_the_free_one() {
    use ironbottom_kernel::prompt::Gesture;
    let t = at("long", Phase::Deployment, Side::Japan);
    let (mut legal, v) = (Vec::new(), view(&t.p));
    game().actions(&t.p, Seat(0), &mut legal);
    let prompt = game().prompt(&v, Seat(0), &legal);
    let free = |i: usize| matches!(legal[i], Action::Walk { .. });
    assert!((0..legal.len()).any(free));
    for (i, a) in legal.iter().enumerate() {
        let Action::Deploy { item, from, to } = *a else { continue };
        let walks = legal.contains(&Action::Walk { item, from, to });
        assert_eq!(prompt.choices[i].detour, walks);
        assert_eq!(matches!(prompt.choices[i].gesture, Gesture::Take { .. }), walks, "{a:?}");
    }
}
