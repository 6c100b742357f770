//! 8: preparation of air operations.

use crate::support::*;
use flat_top::{
    Action,
    types::{AfId, Arm, Bx, Class, Side},
};

const US: Side = Side::Allies;

fn launch(p: &flat_top::Position, what: &str, n: u8, class: Class, af: AfId) -> Action {
    Action::Launch { fac: fac(p, US, "Lexington"), craft: craft(what), arm: Arm::None, n, class, af }
}

#[test]
fn e6_the_lexington_launches_3_11_or_22() {
    let mut p = orders("K60");
    stow(&mut p, US, "Lexington", Bx::Ready, "wildcat*", Arm::None, 23);
    assert_eq!(refused(&p, US, launch(&p, "wildcat*", 3, Class::Minimum, 0)), None);
    assert_eq!(refused(&p, US, launch(&p, "wildcat*", 4, Class::Minimum, 0)), Some(386));
    assert_eq!(refused(&p, US, launch(&p, "wildcat*", 11, Class::Normal, 0)), None);
    assert_eq!(refused(&p, US, launch(&p, "wildcat*", 12, Class::Normal, 0)), Some(386));
    assert_eq!(refused(&p, US, launch(&p, "wildcat*", 22, Class::Maximum, 0)), None);
    assert_eq!(refused(&p, US, launch(&p, "wildcat*", 23, Class::Maximum, 0)), Some(386));
}

#[test]
fn e7_three_formations_of_three_classes() {
    let mut p = orders("K60");
    for (what, n) in [("avenger*", 1), ("dauntless*", 10), ("wildcat*", 5)] {
        stow(&mut p, US, "Lexington", Bx::Ready, what, Arm::None, n);
    }
    for (what, n, class, af) in
        [("avenger*", 1, Class::Minimum, 0), ("dauntless*", 10, Class::Normal, 1), ("wildcat*", 5, Class::Maximum, 2)]
    {
        let a = launch(&p, what, n, class, af);
        act(&mut p, US, a, &[]);
    }
    let mf: Vec<u8> = p.sides[0].afs.iter().map(|a| a.mf(board(), 1)).collect();
    assert_eq!(mf, [7, 4, 0]);
}

#[test]
fn ft_116_a_mixed_formation_moves_as_its_worst_class() {
    let mut p = orders("K60");
    stow(&mut p, US, "Lexington", Bx::Ready, "wildcat*", Arm::None, 5);
    for class in [Class::Minimum, Class::Normal] {
        let a = launch(&p, "wildcat*", 2, class, 0);
        act(&mut p, US, a, &[]);
    }
    assert_eq!(p.sides[0].afs[0].mf(board(), 1), 4);
}

#[test]
fn ft_118_the_hour_of_take_off_counts() {
    let mut p = orders("K60");
    stow(&mut p, US, "Lexington", Bx::Ready, "wildcat*", Arm::None, 1);
    let a = launch(&p, "wildcat*", 1, Class::Minimum, 0);
    act(&mut p, US, a, &[]);
    assert_eq!(p.sides[0].afs[0].groups[0].deadline, 6);
}

#[test]
fn ft_121_ft_123_every_move_costs_a_readying_factor() {
    let mut p = orders("K60");
    let f = stow(&mut p, US, "Lexington", Bx::Readying, "wildcat*", Arm::None, 9);
    let ready = |n| Action::Ready { fac: f, craft: craft("wildcat*"), arm: Arm::None, n };
    assert_eq!(refused(&p, US, ready(9)), Some(123));
    act(&mut p, US, ready(8), &[]);
    assert_eq!(refused(&p, US, ready(1)), Some(123));
}

#[test]
fn ft_122_ft_395_one_move_a_turn() {
    let mut p = orders("K60");
    let f = stow(&mut p, US, "Lexington", Bx::Landed, "wildcat*", Arm::None, 1);
    act(&mut p, US, Action::Service { fac: f, craft: craft("wildcat*"), n: 1 }, &[]);
    assert!(refused(&p, US, Action::Ready { fac: f, craft: craft("wildcat*"), arm: Arm::None, n: 1 }).is_some());
}

#[test]
fn ft_391_arms_as_the_air_hit_table_has_them() {
    let mut p = orders("K60");
    let f = stow(&mut p, US, "Lexington", Bx::Readying, "wildcat*", Arm::None, 1);
    let ready = |arm| Action::Ready { fac: f, craft: craft("wildcat*"), arm, n: 1 };
    assert_eq!(refused(&p, US, ready(Arm::Torpedo)), Some(391));
    assert_eq!(refused(&p, US, ready(Arm::Gp)), None);
}

#[test]
fn ft_134_the_steps_come_in_their_order() {
    let mut p = orders("K60");
    let f = stow(&mut p, US, "Lexington", Bx::Landed, "wildcat*", Arm::None, 1);
    stow(&mut p, US, "Lexington", Bx::Readying, "dauntless*", Arm::None, 1);
    act(&mut p, US, Action::Service { fac: f, craft: craft("wildcat*"), n: 1 }, &[]);
    assert_eq!(refused(&p, US, Action::Ready { fac: f, craft: craft("dauntless*"), arm: Arm::None, n: 1 }), Some(134));
}

#[test]
fn ft_127_ft_393_dispersal_is_for_bases() {
    let mut p = orders("K60");
    let ship = stow(&mut p, US, "Lexington", Bx::Readying, "wildcat*", Arm::None, 1);
    let base = stow(&mut p, US, "port_moresby", Bx::Readying, "p_40", Arm::None, 1);
    assert_eq!(refused(&p, US, Action::Disperse { fac: ship, craft: craft("wildcat*"), n: 1 }), Some(393));
    act(&mut p, US, Action::Disperse { fac: base, craft: craft("p_40"), n: 1 }, &[]);
    assert_eq!(p.sides[0].facs[base as usize].rf_used, 1);
}
