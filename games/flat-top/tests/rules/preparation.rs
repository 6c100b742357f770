//! 8: preparation of air operations.

use crate::support::*;
use flat_top::{
    Action,
    types::{AfId, Arm, Class, DeckBox, Dir, Side},
};

const US: Side = Side::Allies;

fn launch(p: &flat_top::Position, what: &str, n: u8, class: Class, af: AfId) -> Action {
    Action::Launch { fac: fac(p, US, "Lexington"), craft: craft(what), arm: Arm::None, n, class, af }
}

#[test]
fn e6_the_lexington_launches_3_11_or_22() {
    let mut p = orders("K60");
    stow(&mut p, US, "Lexington", DeckBox::Ready, "wildcat*", Arm::None, 23);
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
        stow(&mut p, US, "Lexington", DeckBox::Ready, what, Arm::None, n);
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
    stow(&mut p, US, "Lexington", DeckBox::Ready, "wildcat*", Arm::None, 5);
    for class in [Class::Minimum, Class::Normal] {
        let a = launch(&p, "wildcat*", 2, class, 0);
        act(&mut p, US, a, &[]);
    }
    assert_eq!(p.sides[0].afs[0].mf(board(), 1), 4);
}

#[test]
fn ft_118_the_hour_of_take_off_counts() {
    let mut p = orders("K60");
    stow(&mut p, US, "Lexington", DeckBox::Ready, "wildcat*", Arm::None, 1);
    let a = launch(&p, "wildcat*", 1, Class::Minimum, 0);
    act(&mut p, US, a, &[]);
    assert_eq!(p.sides[0].afs[0].groups[0].deadline, 6);
}

#[test]
fn ft_121_ft_123_every_move_costs_a_readying_factor() {
    let mut p = orders("K60");
    let f = stow(&mut p, US, "Lexington", DeckBox::Readying, "wildcat*", Arm::None, 9);
    let ready = |n| Action::Ready { fac: f, craft: craft("wildcat*"), arm: Arm::None, n };
    assert_eq!(refused(&p, US, ready(9)), Some(123));
    act(&mut p, US, ready(8), &[]);
    assert_eq!(refused(&p, US, ready(1)), Some(123));
}

#[test]
fn ft_122_ft_395_one_move_a_turn() {
    let mut p = orders("K60");
    let f = stow(&mut p, US, "Lexington", DeckBox::Landed, "wildcat*", Arm::None, 1);
    act(&mut p, US, Action::Service { fac: f, craft: craft("wildcat*"), n: 1 }, &[]);
    assert!(refused(&p, US, Action::Ready { fac: f, craft: craft("wildcat*"), arm: Arm::None, n: 1 }).is_some());
}

#[test]
fn ft_391_arms_as_the_air_hit_table_has_them() {
    let mut p = orders("K60");
    let f = stow(&mut p, US, "Lexington", DeckBox::Readying, "wildcat*", Arm::None, 1);
    let ready = |arm| Action::Ready { fac: f, craft: craft("wildcat*"), arm, n: 1 };
    assert_eq!(refused(&p, US, ready(Arm::Torpedo)), Some(391));
    assert_eq!(refused(&p, US, ready(Arm::Gp)), None);
}

#[test]
fn ft_134_the_steps_come_in_their_order() {
    let mut p = orders("K60");
    let f = stow(&mut p, US, "Lexington", DeckBox::Landed, "wildcat*", Arm::None, 1);
    stow(&mut p, US, "Lexington", DeckBox::Readying, "dauntless*", Arm::None, 1);
    act(&mut p, US, Action::Service { fac: f, craft: craft("wildcat*"), n: 1 }, &[]);
    assert_eq!(refused(&p, US, Action::Ready { fac: f, craft: craft("dauntless*"), arm: Arm::None, n: 1 }), Some(134));
}

#[test]
fn ft_127_ft_393_dispersal_is_for_bases() {
    let mut p = orders("K60");
    let ship = stow(&mut p, US, "Lexington", DeckBox::Readying, "wildcat*", Arm::None, 1);
    let base = stow(&mut p, US, "port_moresby", DeckBox::Readying, "p_40", Arm::None, 1);
    assert_eq!(refused(&p, US, Action::Disperse { fac: ship, craft: craft("wildcat*"), n: 1 }), Some(393));
    act(&mut p, US, Action::Disperse { fac: base, craft: craft("p_40"), n: 1 }, &[]);
    assert_eq!(p.sides[0].facs[base as usize].rf_used, 1);
}

#[test]
fn ft_120_174_a_plot_is_no_longer_than_the_flight() {
    for (class, mf) in [(Class::Minimum, 8), (Class::Normal, 4), (Class::Maximum, 0)] {
        let mut p = orders("K60");
        stow(&mut p, US, "Lexington", DeckBox::Ready, "wildcat*", Arm::None, 1);
        let a = launch(&p, "wildcat*", 1, class, 0);
        act(&mut p, US, a, &[]);
        let plot = |n: u8| Action::Plot { af: 0, dir: if n.is_multiple_of(2) { Dir::N } else { Dir::S } };
        for n in 0..mf {
            act(&mut p, US, plot(n), &[]);
        }
        assert_eq!(refused(&p, US, plot(mf)), Some(174), "{class:?}");
        // To climb costs nothing, and wins nothing.
        act(&mut p, US, Action::PlotLevel { af: 0, high: true }, &[]);
        assert_eq!(refused(&p, US, plot(mf)), Some(174), "{class:?}");
    }
}

#[test]
fn ft_120_394_195_a_plotted_flight_lands_where_it_ends_and_low() {
    let mut p = orders("K60");
    let af = fly(&mut p, US, "I60", &[("wildcat*", 1)]);
    p.sides[0].afs[af as usize].shown = false;
    let home = fac(&p, US, "Lexington");
    let land = Action::PlotLand { af, fac: home };
    let south = Action::Plot { af, dir: Dir::S };
    assert_eq!(refused(&p, US, land), Some(394));
    act(&mut p, US, south, &[]);
    assert_eq!(refused(&p, US, land), Some(394));
    act(&mut p, US, south, &[]);
    assert_eq!(refused(&p, US, land), None);
    let mut q = p.clone();
    act(&mut q, US, Action::PlotLevel { af, high: true }, &[]);
    assert_eq!(refused(&q, US, land), Some(195));
    assert_eq!(refused(&q, US, Action::PlotLevel { af, high: false }), Some(346), "once in a hex");
    act(&mut p, US, south, &[]);
    assert_eq!(refused(&p, US, land), Some(394), "it is past her");
    act(&mut p, US, Action::Plot { af, dir: Dir::N }, &[]);
    act(&mut p, US, land, &[]);
    assert_eq!(refused(&p, US, south), Some(467), "the plot is at its end");
}

#[test]
fn ft_333_345_a_slot_that_was_used_before_is_like_new() {
    let mut p = orders("K60");
    stow(&mut p, US, "Lexington", DeckBox::Ready, "wildcat*", Arm::None, 2);
    let a = launch(&p, "wildcat*", 1, Class::Maximum, 0);
    act(&mut p, US, a, &[]);
    let plotted = Action::PlotStay { af: 0 };
    act(&mut p, US, plotted, &[]);
    p.sides[0].afs[0].groups.clear();
    let a = launch(&p, "wildcat*", 1, Class::Minimum, 0);
    act(&mut p, US, a, &[]);
    assert_eq!((p.sides[0].afs.len(), p.sides[0].afs[0].mf(board(), 1)), (1, 8));
    assert_eq!(refused(&p, US, plotted), None);
}

#[test]
fn ft_134_each_step_closes_those_before_it() {
    let mut p = orders("K60");
    let f = stow(&mut p, US, "port_moresby", DeckBox::Ready, "p_40", Arm::None, 2);
    for bx in [DeckBox::Readying, DeckBox::Landed, DeckBox::Dispersed] {
        stow(&mut p, US, "port_moresby", bx, "p_40", Arm::None, 2);
    }
    let craft = craft("p_40");
    let steps: [(u8, Action); 6] = [
        (1, Action::Ready { fac: f, craft, arm: Arm::None, n: 1 }),
        (1, Action::Gather { fac: f, craft, n: 1 }),
        (2, Action::Launch { fac: f, craft, arm: Arm::None, n: 1, class: Class::Minimum, af: 0 }),
        (3, Action::Service { fac: f, craft, n: 1 }),
        (4, Action::Unready { fac: f, craft, arm: Arm::None, n: 1 }),
        (4, Action::Disperse { fac: f, craft, n: 1 }),
    ];
    for (done, a) in steps {
        let mut q = p.clone();
        act(&mut q, US, a, &[]);
        assert_eq!(q.sides[0].facs[f as usize].step, done, "{a:?}");
        for (step, next) in steps {
            let rule = if step < done { Some(134) } else { None };
            assert_eq!(refused(&q, US, next), rule, "{a:?}, then {next:?}");
        }
        // Other facilities are not bound by it.
        stow(&mut q, US, "Lexington", DeckBox::Readying, "wildcat*", Arm::None, 1);
        let ship = fac(&q, US, "Lexington");
        assert_eq!(refused(&q, US, Action::Ready { fac: ship, craft: self::craft("wildcat*"), arm: Arm::None, n: 1 }), None);
    }
}

#[test]
fn ft_121_127_128_what_costs_a_readying_factor_and_what_does_not() {
    let mut p = orders("K60");
    let f = stow(&mut p, US, "port_moresby", DeckBox::Ready, "p_40", Arm::None, 3);
    for bx in [DeckBox::Readying, DeckBox::Landed, DeckBox::Dispersed] {
        stow(&mut p, US, "port_moresby", bx, "p_40", Arm::None, 3);
    }
    let craft = craft("p_40");
    let dear: [fn(u8, flat_top::types::Craft, u8) -> Action; 4] = [
        |fac, craft, n| Action::Ready { fac, craft, arm: Arm::None, n },
        |fac, craft, n| Action::Gather { fac, craft, n },
        |fac, craft, n| Action::Service { fac, craft, n },
        |fac, craft, n| Action::Disperse { fac, craft, n },
    ];
    // Six of eight are used.
    p.sides[0].facs[f as usize].rf_used = 6;
    for a in dear {
        assert_eq!(refused(&p, US, a(f, craft, 3)), Some(123), "{:?}", a(f, craft, 3));
        let mut q = p.clone();
        act(&mut q, US, a(f, craft, 2), &[]);
        assert_eq!(q.sides[0].facs[f as usize].rf_used, 8);
        // Nothing is left for anything of the kind; back from Ready and off the ground it goes for nothing.
        q.sides[0].facs[f as usize].step = 0;
        assert!(dear.iter().all(|a| refused(&q, US, a(f, craft, 1)) == Some(123)));
        let launch = Action::Launch { fac: f, craft, arm: Arm::None, n: 3, class: Class::Minimum, af: 0 };
        assert_eq!(refused(&q, US, launch), None);
        act(&mut q, US, Action::Unready { fac: f, craft, arm: Arm::None, n: 3 }, &[]);
        assert_eq!(q.sides[0].facs[f as usize].rf_used, 8);
    }
}
