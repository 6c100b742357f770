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
    assert_eq!(refused(&p, US, course(Dir::N)), Some(44));
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
    assert_eq!(refused(&p, US, course(Dir::Se)), Some(164));
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

#[test]
fn ft_053_367_a_carrier_takes_its_course_along_to_another_task_force() {
    let mut p = bare("santa_cruz", Phase::Regroup);
    let from = fleet(&mut p, US, "K60", &["Hornet", "dd1"]);
    let to = fleet(&mut p, US, "K60", &["dd2", "dd3"]);
    // Two hexes across the wind.
    (p.sides[0].tfs[from as usize].moved, p.sides[0].tfs[from as usize].windward) = (2, false);
    p.sides[0].tfs[to as usize].windward = true;
    let mut q = p.clone();
    let hornet = ship(&p, US, "Hornet");
    act(&mut p, US, Action::Detach { ship: hornet, tf: to }, &[]);
    p.public.phase = Phase::Air(US, flat_top::position::AirStep::Search);
    let af = fly(&mut p, US, "K60", &[("wildcat*", 20)]);
    act(&mut p, US, Action::Fly { af }, &[]);
    let f = fac(&p, US, "Hornet");
    let land = |n| Action::Land { fac: f, group: 0, n };
    assert_eq!([refused(&p, US, land(2)), refused(&p, US, land(11))], [None, Some(53)]);
    // A destroyer brings nothing of the kind.
    let dd = ship(&q, US, "dd1");
    act(&mut q, US, Action::Detach { ship: dd, tf: to }, &[]);
    assert_eq!((q.sides[0].tfs[to as usize].moved, q.sides[0].tfs[to as usize].windward), (0, true));
}

#[test]
fn ft_053_ft_367_who_joins_a_carrier_takes_no_wind_from_her() {
    // She sailed two hexes, one of them into the wind; the destroyers lay where they are. Another moved one hex.
    for into_her in [true, false] {
        let mut p = bare("santa_cruz", Phase::Regroup);
        let cv = fleet(&mut p, US, "K60", &["Hornet", "dd1"]);
        let dd = fleet(&mut p, US, "K60", &["dd2", "dd3"]);
        let other = fleet(&mut p, US, "K60", &["Enterprise", "dd4"]);
        (p.sides[0].tfs[cv as usize].moved, p.sides[0].tfs[cv as usize].windward) = (2, true);
        p.sides[0].tfs[other as usize].moved = 1;
        let (tf, into) = if into_her { (dd, cv) } else { (cv, dd) };
        act(&mut p, US, Action::Merge { tf, into }, &[]);
        let enterprise = ship(&p, US, "Enterprise");
        act(&mut p, US, Action::Detach { ship: enterprise, tf: into }, &[]);
        p.public.phase = Phase::Air(US, flat_top::position::AirStep::Search);
        let af = fly(&mut p, US, "K60", &[("wildcat*", 20)]);
        act(&mut p, US, Action::Fly { af }, &[]);
        for name in ["Hornet", "Enterprise"] {
            let f = fac(&p, US, name);
            assert_eq!(refused(&p, US, Action::Land { fac: f, group: 0, n: 11 }), None, "{name}, into her: {into_her}");
        }
    }
}

#[test]
fn ft_020_402_a_tender_does_not_weigh_anchor_with_more_than_it_can_carry() {
    let mut p = bare("coral_sea", Phase::Orders);
    let tender = ship(&p, Side::Japan, "Kamikawa Maru");
    fleet(&mut p, Side::Japan, "N3", &["Kamikawa Maru"]);
    p.sides[1].desk = flat_top::position::Desk::Tf;
    p.sides[1].ships[tender as usize].anchor = Anchor::Down;
    let weigh = Action::Weigh { ship: tender };
    let (bx, arm) = (flat_top::types::DeckBox::Ready, flat_top::types::Arm::None);
    let f = stow(&mut p, Side::Japan, "Kamikawa Maru", bx, "jake", arm, 8) as usize;
    assert_eq!(refused(&p, Side::Japan, weigh), None);
    stow(&mut p, Side::Japan, "Kamikawa Maru", bx, "jake", arm, 1);
    assert_eq!(refused(&p, Side::Japan, weigh), Some(20));
    // Nor with flying boats aboard.
    p.sides[1].facs[f].lots.clear();
    stow(&mut p, Side::Japan, "Kamikawa Maru", bx, "mavis", arm, 1);
    assert_eq!(refused(&p, Side::Japan, weigh), Some(131));
}
