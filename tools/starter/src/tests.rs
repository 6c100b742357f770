//! What the game promises, and its rules one by one.

#![allow(clippy::unwrap_used, reason = "what cannot be built fails the test")]

use crate::*;
use ironbottom_kernel::area::Space;
use ironbottom_testkit::{Plan, bench, prove, prove_by};

fn begin(faces: &[u8]) -> (Starter, Position) {
    let game = Starter::built_in().unwrap();
    let position = bench::opening(&game, "standard", &[], faces);
    (game, position)
}

/// Does it, with these dice; or the rule that refuses it.
fn act(game: &Starter, p: &mut Position, order: &str, faces: &[u8]) -> Result<(), ironbottom_kernel::RuleId> {
    let a = Action::all(&game.map).find(|a| a.notation(&game.map) == order).unwrap();
    let seat = p.open.turn;
    bench::verdict(game, p, seat, &a).map_err(|no| no.rule)?;
    bench::act(game, p, seat, &a, faces);
    Ok(())
}

#[test]
fn the_promises_are_kept_and_everything_occurs() {
    prove(begin(&[1, 1]).0, "standard");
    let report = prove_by(begin(&[1, 1]).0, &Plan::close("standard"));
    assert_eq!(report.unreached(&begin(&[1, 1]).0), Vec::<&str>::new());
}

#[test]
fn st_001_a_die_divides_the_blocks_of_each_side() {
    let (game, p) = begin(&[3, 7]);
    assert_eq!(p.blocks, [vec![3, 5, 0, 0, 0, 0], vec![0, 0, 0, 0, 7, 1]]);
    assert_eq!(game.view(&p, Viewer::seat(Seat(0))).own, [Some(p.blocks[0].clone()), None]);
}

#[test]
fn st_002_003_three_blocks_march_from_spaces_held_to_the_next() {
    let (game, mut p) = begin(&[1, 4]);
    act(&game, &mut p, "kestow dunholt", &[]).unwrap();
    for order in ["kestow dunholt", "dunholt hartsea"] {
        assert_eq!(act(&game, &mut p, order, &[]), Err(rule::ST_003), "{order}");
    }
    act(&game, &mut p, "ullmere fenmoor", &[]).unwrap();
    act(&game, &mut p, "ullmere kestow", &[]).unwrap();
    assert_eq!(act(&game, &mut p, "ullmere kestow", &[]), Err(rule::ST_002));
}

#[test]
fn st_004_the_lower_total_loses_all_and_a_tie_goes_to_the_holder() {
    for (faces, taken) in [([4, 5], true), ([3, 5], false)] {
        let (game, mut p) = begin(&[2, 1]);
        (p.open.holder[2], p.blocks[0][2]) = (Some(Seat(0)), 3);
        (0..3).for_each(|_| act(&game, &mut p, "dunholt hartsea", &[]).unwrap());
        act(&game, &mut p, "done", &faces).unwrap();
        assert_eq!(p.open.holds(Seat(0), Space(4)), taken);
        assert_eq!([p.blocks[0][4], p.blocks[1][4]], if taken { [3, 0] } else { [0, 1] });
    }
}

#[test]
fn st_005_more_spaces_win_and_a_side_without_blocks_loses() {
    let (game, mut p) = begin(&[1, 1]);
    p.open.round = p.open.settings.rounds + 1;
    let winner = |p: &Position| if let ToAct::Over(o) = game.to_act(p) { o.winner } else { Some("none yet".to_owned()) };
    assert_eq!(winner(&p), None);
    p.open.holder[2] = Some(Seat(1));
    assert_eq!(winner(&p).as_deref(), Some("belmar"));
    p.blocks[1].fill(0);
    assert_eq!(winner(&p).as_deref(), Some("arvon"));
}

#[test]
fn the_board_is_the_map() {
    let (map, board) = (begin(&[1, 1]).0.map, stage().unwrap().boards.remove(0));
    assert_eq!(map.spaces.iter().collect::<Vec<_>>(), board.spaces.iter().map(|s| &s.id).collect::<Vec<_>>());
    let lane =
        |l: &ironbottom_kernel::board::Line| map.near.touch(map.find(&l.between[0]).unwrap(), map.find(&l.between[1]).unwrap());
    assert!(board.lines.iter().all(lane));
}
