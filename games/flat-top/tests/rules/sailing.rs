//! 10, 12: plots and movement of task forces.

use crate::support::*;
use flat_top::{
    Action,
    position::{Anchor, Cloud, Phase},
    types::{Dir, Side},
};

const US: Side = Side::Allies;

fn course(dir: Dir) -> Action {
    Action::Course { tf: 0, dir }
}

#[test]
fn e19_ft_158_two_hexes_a_turn() {
    let mut p = plots("K60");
    act(&mut p, US, course(Dir::N), &[]);
    act(&mut p, US, course(Dir::N), &[]);
    assert_eq!(refused(&p, US, course(Dir::N)), Some(158));
    other_is_ready(&mut p, US);
    act(&mut p, US, Action::Done, &[]);
    assert_eq!((p.sides[0].tfs[0].at, p.public.phase), (Some(hex("I60")), Phase::Regroup));
}

#[test]
fn ft_341_a_task_force_without_a_plot_stays() {
    let mut p = plots("K60");
    other_is_ready(&mut p, US);
    act(&mut p, US, Action::Done, &[]);
    assert_eq!(p.sides[0].tfs[0].at, Some(hex("K60")));
}

#[test]
fn ft_161_no_reefs_no_land() {
    let p = plots("N3");
    // Lae: the sea is reached to the south-east and south only.
    assert_eq!(refused(&p, US, course(Dir::N)), Some(161));
    assert_eq!(refused(&p, US, course(Dir::Se)), None);
    let p = plots("CC26");
    assert_eq!(refused(&p, US, course(Dir::N)), Some(161));
}

#[test]
fn ft_044_ft_045_storms_stop_task_forces() {
    let mut p = plots("K60");
    p.public.clouds = vec![Cloud { sector: 2, at: Some(hex("H60")) }; 2];
    act(&mut p, US, course(Dir::N), &[]);
    assert_eq!(refused(&p, US, course(Dir::N)), Some(45));
    p.sides[0].tfs[0].plot.clear();
    p.sides[0].tfs[0].storm = true;
    assert_eq!(refused(&p, US, course(Dir::N)), Some(158));
}

#[test]
fn ft_053_ft_367_a_carrier_that_launches_turns_to_the_wind() {
    let mut p = plots("K60");
    let f = fac(&p, US, "Lexington") as usize;
    p.sides[0].facs[f].used = [0, 4, 0];
    // The wind blows to the north-west: into it is south-east.
    act(&mut p, US, course(Dir::N), &[]);
    assert_eq!(refused(&p, US, course(Dir::N)), Some(53));
    assert_eq!(refused(&p, US, course(Dir::Se)), None);
    p.sides[0].facs[f].used = [3, 0, 0];
    assert_eq!(refused(&p, US, course(Dir::N)), None);
}

#[test]
fn ft_162_off_the_map_for_good_and_for_nothing() {
    let mut p = plots("A60");
    act(&mut p, US, course(Dir::N), &[]);
    other_is_ready(&mut p, US);
    act(&mut p, US, Action::Done, &[]);
    assert_eq!((p.sides[0].tfs[0].at, p.public.points), (None, [0, 0]));
}

#[test]
fn ft_163_ft_164_anchors() {
    let p = plots("K60");
    assert_eq!(refused(&p, US, Action::Anchor { ship: 0 }), Some(163));
    let mut p = plots("N3");
    act(&mut p, US, Action::Anchor { ship: 0 }, &[]);
    assert_eq!(p.sides[0].ships[0].anchor, Anchor::Dropping);
    assert_eq!(refused(&p, US, course(Dir::Se)), Some(158));
}

#[test]
fn ft_465_scuttled_ships_score() {
    let mut p = bare("rings_around_rabaul", Phase::Regroup);
    put_tf(&mut p, US, 0, "K60");
    act(&mut p, US, Action::Scuttle { ship: 1 }, &[]);
    assert_eq!(p.public.points, [0, 0]);
    other_is_ready(&mut p, US);
    act_any(&mut p, US, Action::Done);
    assert_eq!(p.public.points, [0, 20]);
    let mut p = bare("rings_around_rabaul", Phase::Regroup);
    put_tf(&mut p, US, 0, "K60");
    p.public.rules = rules(&["scuttle_ships=false"]);
    assert_eq!(refused(&p, US, Action::Scuttle { ship: 1 }), Some(465));
}
