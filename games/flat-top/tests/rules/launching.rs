//! 8: launch factors, boxes, arms, handling.

use crate::support::*;
use flat_top::{
    Action, Position,
    phases::{landing, prepare},
    position::{AirStep, Anchor, Desk, Leg, Phase, Place},
    types::{AfId, Arm, Class, DeckBox, Dir, Side},
};

const US: Side = Side::Allies;
const JP: Side = Side::Japan;

fn launch(p: &Position, what: &str, n: u8, class: Class, af: AfId) -> Action {
    Action::Launch { fac: fac(p, US, "Lexington"), craft: craft(what), arm: Arm::None, n, class, af }
}

fn off(p: &mut Position, what: &str, n: u8, class: Class, af: AfId) {
    let a = launch(p, what, n, class, af);
    act(p, US, a, &[]);
}

/// The Lexington with Wildcats Ready.
fn deck(n: u8) -> Position {
    let mut p = orders("K60");
    stow(&mut p, US, "Lexington", DeckBox::Ready, "wildcat*", Arm::None, n);
    p
}

fn room(p: &Position, name: &str, class: Class, n: u8) -> bool {
    p.sides[0].facs[fac(p, US, name) as usize].has_room(board(), p.side(US), class, n)
}

#[test]
fn e101_ft_110_111_386_mixes_of_classes() {
    let mut p = deck(30);
    for (used, class, n, fits) in [
        ([3, 8, 0], Class::Maximum, 11, true),
        ([3, 8, 0], Class::Maximum, 12, false),
        ([0, 0, 0], Class::Minimum, 4, false),
        ([3, 0, 0], Class::Normal, 9, false),
        ([3, 0, 0], Class::Normal, 8, true),
        ([0, 11, 0], Class::Maximum, 11, true),
        ([0, 0, 0], Class::Maximum, 22, true),
        ([0, 0, 0], Class::Maximum, 23, false),
        ([1, 1, 1], Class::Maximum, 20, false),
    ] {
        let f = fac(&p, US, "Lexington") as usize;
        p.sides[0].facs[f].used = used;
        assert_eq!(room(&p, "Lexington", class, n), fits, "{used:?} {class:?} {n}");
    }
}

#[test]
fn ft_109_112_twice_the_normal_and_less_after_damage() {
    let mut p = deck(30);
    assert_eq!(refused(&p, US, launch(&p, "wildcat*", 22, Class::Maximum, 0)), None);
    assert_eq!(refused(&p, US, launch(&p, "wildcat*", 23, Class::Maximum, 0)), Some(386));
    let i = ship(&p, US, "Lexington") as usize;
    p.sides[0].ships[i].hits = 1;
    assert_eq!(refused(&p, US, launch(&p, "wildcat*", 17, Class::Maximum, 0)), Some(386));
    off(&mut p, "wildcat*", 16, Class::Maximum, 0);
    assert_eq!(refused(&p, US, launch(&p, "wildcat*", 1, Class::Minimum, 1)), Some(386));
}

#[test]
fn e102_ft_113_114_115_the_first_hour() {
    assert_eq!([9, 7].map(|mf| Class::Normal.reach(mf)), [4, 3]);
    assert_eq!([Class::Minimum.reach(9), Class::Maximum.reach(9)], [9, 0]);
}

#[test]
fn ft_345_388_classes_of_their_own_formations() {
    let mut p = deck(9);
    off(&mut p, "wildcat*", 3, Class::Minimum, 0);
    off(&mut p, "wildcat*", 3, Class::Normal, 1);
    off(&mut p, "wildcat*", 3, Class::Maximum, 2);
    let mf = |turn| p.sides[0].afs.iter().map(|a| a.mf(board(), turn)).collect::<Vec<_>>();
    assert_eq!((mf(1), mf(2)), (vec![8, 4, 0], vec![8, 8, 8]));
}

#[test]
fn e8_the_yorktown_after_eighteen_landings() {
    let mut p = bare("coral_sea", Phase::Orders);
    fleet(&mut p, US, "K60", &["Yorktown"]);
    let f = fac(&p, US, "Yorktown") as usize;
    p.sides[0].facs[f].used = [0, 8, 10];
    assert!(room(&p, "Yorktown", Class::Maximum, 4) && !room(&p, "Yorktown", Class::Maximum, 5));
    assert!(room(&p, "Yorktown", Class::Minimum, 3) && !room(&p, "Yorktown", Class::Minimum, 4));
    p.sides[0].facs[f].used = [3, 8, 10];
    assert!(room(&p, "Yorktown", Class::Maximum, 1) && !room(&p, "Yorktown", Class::Normal, 1));
}

#[test]
fn e103_ft_177_387_landings_use_what_take_offs_left() {
    let mut p = air("K60");
    let f = fac(&p, US, "Lexington");
    p.sides[0].facs[f as usize].used = [3, 8, 1];
    let af = fly(&mut p, US, "K60", &[("wildcat*", 11)]);
    act(&mut p, US, Action::Fly { af }, &[]);
    let land = |n| Action::Land { fac: f, group: 0, n };
    assert_eq!(refused(&p, US, land(11)), Some(177));
    assert_eq!(refused(&p, US, land(10)), None);
    // Only without having flown.
    p.sides[0].afs[af as usize].moved = 1;
    assert_eq!(refused(&p, US, land(1)), Some(177));
}

#[test]
fn e104_the_class_of_a_landing() {
    assert_eq!(
        [5, 4, 0].map(|flown| landing::class(8, flown)),
        [Some(Class::Minimum), Some(Class::Normal), Some(Class::Maximum)]
    );
    assert_eq!(landing::class(8, 9), None);
}

#[test]
fn ft_117_each_landing_takes_a_point() {
    let mut p = air("K60");
    let af = fly(&mut p, US, "K60", &[("wildcat*", 5)]);
    let f = fac(&p, US, "Lexington");
    act(&mut p, US, Action::Fly { af }, &[]);
    act(&mut p, US, Action::Land { fac: f, group: 0, n: 2 }, &[]);
    act(&mut p, US, Action::Land { fac: f, group: 0, n: 3 }, &[]);
    assert_eq!(p.sides[0].facs[f as usize].used, [0, 0, 5]);
}

#[test]
fn ft_117_as_many_land_as_there_are() {
    let mut p = air("K60");
    let af = fly(&mut p, US, "K60", &[("wildcat*", 3)]);
    let f = fac(&p, US, "Lexington");
    act(&mut p, US, Action::Fly { af }, &[]);
    let land = |n| refused(&p, US, Action::Land { fac: f, group: 0, n });
    assert_eq!([0, 1, 3, 4].map(land), [Some(26), None, None, Some(26)]);
}

#[test]
fn ft_140_what_takes_off_with_arms_is_a_bomber_and_nothing_else_is() {
    let mut p = orders("K60");
    for (i, arm) in [Arm::None, Arm::Gp, Arm::Ap].into_iter().enumerate() {
        let f = stow(&mut p, US, "Lexington", DeckBox::Ready, "dauntless*", arm, 1);
        let (craft, class, af) = (craft("dauntless*"), Class::Minimum, i as AfId);
        act(&mut p, US, Action::Launch { fac: f, craft, arm, n: 1, class, af }, &[]);
        let g = p.sides[0].afs[i].groups[0];
        assert_eq!((g.arm, g.armed), (arm, i > 0));
    }
}

#[test]
fn e110_ft_119_each_type_has_its_deadline() {
    let mut p = deck(2);
    stow(&mut p, US, "Lexington", DeckBox::Ready, "avenger*", Arm::None, 1);
    off(&mut p, "wildcat*", 1, Class::Minimum, 0);
    off(&mut p, "avenger*", 1, Class::Minimum, 0);
    // Six hours from 06h: until 11h; eight: until 13h.
    let hour = |turn: u16| (turn + 5) % 24;
    let last: Vec<u16> = p.sides[0].afs[0].groups.iter().map(|g| hour(g.deadline)).collect();
    assert_eq!((last.len(), last.contains(&11), last.contains(&13)), (2, true, true));
}

#[test]
fn e112_over_midnight() {
    let mut p = deck(0);
    p.public.turn = 17;
    assert_eq!(p.public.hour(board()), 22);
    stow(&mut p, US, "Lexington", DeckBox::Ready, "avenger*", Arm::None, 1);
    off(&mut p, "avenger*", 1, Class::Minimum, 0);
    p.public.turn = p.sides[0].afs[0].groups[0].deadline;
    assert_eq!((p.public.hour(board()), p.public.day(board())), (5, 2));
}

#[test]
fn ft_333_334_335_a_formation_and_where_it_comes_from() {
    let mut p = deck(5);
    p.public.turn = 4;
    assert_eq!(refused(&p, US, launch(&p, "wildcat*", 1, Class::Minimum, 3)), Some(333));
    off(&mut p, "wildcat*", 1, Class::Minimum, 0);
    let a = &p.sides[0].afs[0];
    assert_eq!((a.origin, a.launched, a.place), (fac(&p, US, "Lexington"), 4, Place::Deck));
}

#[test]
fn ft_336_344_deadlines_apart_and_hidden_until_they_show() {
    let mut p = deck(5);
    let af = fly(&mut p, US, "K60", &[("wildcat*", 1)]);
    let mut g = p.sides[0].afs[af as usize].groups[0];
    g.deadline += 1;
    p.sides[0].afs[af as usize].add(g);
    assert_eq!(p.sides[0].afs[af as usize].groups.len(), 2);
    // One that takes off in secret has no marker, and its owner knows where it came from.
    off(&mut p, "wildcat*", 1, Class::Minimum, 1);
    act(&mut p, US, Action::Plot { af: 1, dir: Dir::N }, &[]);
    assert!(!p.sides[0].afs[1].shown);
    assert_eq!(p.sides[0].afs[1].origin, fac(&p, US, "Lexington"));
}

#[test]
fn ft_120_a_plotted_flight_is_flown() {
    let mut p = deck(1);
    off(&mut p, "wildcat*", 1, Class::Minimum, 0);
    act(&mut p, US, Action::Plot { af: 0, dir: Dir::N }, &[]);
    act(&mut p, US, Action::Plot { af: 0, dir: Dir::N }, &[]);
    act(&mut p, US, Action::PlotLevel { af: 0, high: true }, &[]);
    p.public.phase = Phase::Air(US, AirStep::Search);
    assert_eq!(refused(&p, US, Action::Fly { af: 0 }), Some(120));
    act(&mut p, US, Action::Done, &[]);
    let a = &p.sides[0].afs[0];
    assert_eq!((a.place, a.groups[0].high, a.done, a.shown), (Place::Hex(hex("I60")), true, true, false));
}

#[test]
fn ft_467_plotted_binds_and_open_does_not() {
    let mut p = orders("K60");
    let af = fly(&mut p, US, "K60", &[("wildcat*", 1)]);
    p.sides[0].afs[af as usize].shown = false;
    let mut q = p.clone();
    act(&mut p, US, Action::PlotStay { af }, &[]);
    assert_eq!(refused(&p, US, Action::PlotStay { af }), Some(467));
    // Open: it appears in the last step, or lands unseen before.
    q.public.phase = Phase::Air(US, AirStep::Search);
    assert_eq!(refused(&q, US, Action::Fly { af }), Some(173));
    assert_eq!(refused(&q, US, Action::Home { af, fac: fac(&q, US, "Lexington") }), None);
    q.public.phase = Phase::Air(US, AirStep::TakeOff);
    act(&mut q, US, Action::Fly { af }, &[]);
    assert!(q.sides[0].afs[af as usize].shown);
}

#[test]
fn ft_124_125_392_arms_on_the_way_to_ready() {
    let mut p = orders("K60");
    let f = stow(&mut p, US, "Lexington", DeckBox::Readying, "dauntless*", Arm::None, 3);
    let ready = |arm| Action::Ready { fac: f, craft: craft("dauntless*"), arm, n: 1 };
    for arm in [Arm::Gp, Arm::Ap, Arm::None] {
        act(&mut p, US, ready(arm), &[]);
    }
    let arms: Vec<(Arm, u8)> = p.sides[0].facs[f as usize].lots.iter().map(|l| (l.arm, l.n)).collect();
    assert_eq!(arms, [(Arm::None, 1), (Arm::Gp, 1), (Arm::Ap, 1)]);
}

#[test]
fn e18_ft_126_other_arms_take_two_hours() {
    let mut p = orders("K60");
    let f = stow(&mut p, US, "Lexington", DeckBox::Ready, "dauntless*", Arm::Gp, 1);
    let c = craft("dauntless*");
    assert!(refused(&p, US, Action::Ready { fac: f, craft: c, arm: Arm::Ap, n: 1 }).is_some());
    act(&mut p, US, Action::Unready { fac: f, craft: c, arm: Arm::Gp, n: 1 }, &[]);
    assert!(refused(&p, US, Action::Ready { fac: f, craft: c, arm: Arm::Ap, n: 1 }).is_some());
    // The next hour.
    flat_top::phases::set_up::settle(&mut p.sides[0].facs[f as usize]);
    p.sides[0].facs[f as usize].step = 0;
    act(&mut p, US, Action::Ready { fac: f, craft: c, arm: Arm::Ap, n: 1 }, &[]);
}

#[test]
fn e109_ft_390_from_landing_to_take_off() {
    let mut p = orders("K60");
    let c = craft("dauntless*");
    let f = stow(&mut p, US, "Lexington", DeckBox::Landed, "dauntless*", Arm::None, 1);
    assert!(refused(&p, US, Action::Ready { fac: f, craft: c, arm: Arm::Ap, n: 1 }).is_some());
    act(&mut p, US, Action::Service { fac: f, craft: c, n: 1 }, &[]);
    assert_eq!(p.sides[0].facs[f as usize].rf_used, 1);
    flat_top::phases::set_up::settle(&mut p.sides[0].facs[f as usize]);
    (p.sides[0].facs[f as usize].step, p.sides[0].facs[f as usize].rf_used, p.public.turn) = (0, 0, 2);
    act(&mut p, US, Action::Ready { fac: f, craft: c, arm: Arm::Ap, n: 1 }, &[]);
    act(&mut p, US, Action::Launch { fac: f, craft: c, arm: Arm::Ap, n: 1, class: Class::Minimum, af: 0 }, &[]);
    assert_eq!((p.sides[0].facs[f as usize].rf_used, p.sides[0].afs[0].launched), (1, 2));
}

#[test]
fn ft_128_dispersed_aircraft_come_back_to_readying() {
    let mut p = orders("K60");
    let f = stow(&mut p, US, "port_moresby", DeckBox::Dispersed, "p_40", Arm::None, 2);
    let c = craft("p_40");
    act(&mut p, US, Action::Gather { fac: f, craft: c, n: 2 }, &[]);
    assert_eq!((p.sides[0].facs[f as usize].rf_used, p.sides[0].facs[f as usize].in_box(DeckBox::Readying)), (2, 2));
    assert!(refused(&p, US, Action::Ready { fac: f, craft: c, arm: Arm::None, n: 1 }).is_some());
}

/// Which of these a place takes.
fn takes(p: &Position, side: Side, name: &str, what: &[&str]) -> Vec<bool> {
    let f = fac(p, side, name);
    what.iter().map(|w| prepare::check_accepts(board(), p.side(side), f, craft(w)).is_ok()).collect()
}

#[test]
fn ft_130_337_carriers_take_the_black_dot() {
    let p = bare("santa_cruz", Phase::Orders);
    let ours = ["avenger*", "dauntless*", "devastator*", "wildcat*", "wildcat", "p_40", "catalina"];
    assert_eq!(takes(&p, US, "Hornet", &ours), [true, true, true, true, false, false, false]);
    let theirs = ["judy*", "kate*", "val*", "zero*", "zero", "betty", "rufe"];
    assert_eq!(takes(&p, JP, "Shokaku", &theirs), [true, true, true, true, false, false, false]);
}

#[test]
fn ft_131_338_tenders_take_portable_floatplanes() {
    let p = bare("santa_cruz", Phase::Orders);
    let all = ["dave", "jake", "pete", "rufe", "mavis", "emily", "zero*", "zero"];
    assert_eq!(takes(&p, JP, "Tone", &all), [true, true, true, true, false, false, false, false]);
}

#[test]
fn ft_132_339_394_land_bases_take_no_seaplanes() {
    let p = bare("santa_cruz", Phase::Orders);
    let all = ["b_17", "a_20", "p_38", "beaufighter", "avenger", "dauntless", "wildcat", "wildcat*", "catalina"];
    assert_eq!(takes(&p, US, "henderson", &all), [true, true, true, true, true, true, true, true, false]);
    assert_eq!(
        takes(&p, JP, "buka", &["betty", "nell", "kate", "val", "zero", "zero*", "rufe"]),
        [true, true, true, true, true, true, false]
    );
}

#[test]
fn ft_133_340_seaplane_bases_take_nothing_else() {
    let p = bare("santa_cruz", Phase::Orders);
    assert_eq!(takes(&p, US, "ndeni", &["catalina", "p_40", "wildcat*"]), [true, false, false]);
    let all = ["mavis", "emily", "rufe", "pete", "zero", "betty"];
    assert_eq!(takes(&p, JP, "shortland", &all), [true, true, true, true, false, false]);
}

#[test]
fn ft_461_a_base_for_both_is_one_facility() {
    let p = bare("santa_cruz", Phase::Orders);
    let both = board().bases.iter().find(|b| b.land && b.sea && b.at.is_some()).expect("there is one");
    let side = Side::ALL.into_iter().find(|s| {
        board().scenarios[p.public.scenario as usize].forces[s.i()].bases.iter().any(|i| board().bases[*i as usize].id == both.id)
    });
    let side = side.expect("somebody has it");
    let what: &[&str] = if side == US { &["p_40", "catalina"] } else { &["zero", "mavis"] };
    assert_eq!(takes(&p, side, &both.id, what), [true, true]);
    let n = p
        .side(side)
        .facs
        .iter()
        .filter(|f| matches!(f.host, flat_top::position::Host::Base(i) if board().bases[i as usize].id == both.id))
        .count();
    assert_eq!(n, 1);
}

#[test]
fn ft_166_402_403_a_tender_at_anchor() {
    let mut p = bare("coral_sea", Phase::Orders);
    let tf = fleet(&mut p, JP, "K60", &["Kamikawa Maru"]);
    let i = ship(&p, JP, "Kamikawa Maru") as usize;
    let f = fac(&p, JP, "Kamikawa Maru") as usize;
    let now = |p: &Position| {
        let (v, most) = p.sides[1].facs[f].now(board(), p.side(JP));
        (v.mc, v.normal, v.minimum, most)
    };
    assert_eq!(now(&p), (Some(8), 3, 1, 6));
    assert_eq!(takes(&p, JP, "Kamikawa Maru", &["jake", "mavis", "zero*"]), [true, false, false]);
    // In the very turn it anchors.
    for anchor in [Anchor::Dropping, Anchor::Down] {
        p.sides[1].ships[i].anchor = anchor;
        assert_eq!(now(&p), (Some(16), 3, 1, 12));
        assert_eq!(takes(&p, JP, "Kamikawa Maru", &["jake", "mavis", "zero*"]), [true, true, false]);
    }
    assert_eq!(p.sides[1].fleet(tf).count(), 1);
}

#[test]
fn e107_a_small_tender_at_anchor() {
    let mut b = board().clone();
    let mut p = bare("coral_sea", Phase::Orders);
    fleet(&mut p, JP, "K60", &["Kamikawa Maru"]);
    let i = ship(&p, JP, "Kamikawa Maru") as usize;
    let f = fac(&p, JP, "Kamikawa Maru") as usize;
    b.classes[p.sides[1].ships[i].class as usize].air =
        Some(flat_top::board::AirValues { mc: Some(4), normal: 2, minimum: 1, rf: 1 });
    p.sides[1].ships[i].anchor = Anchor::Down;
    let room = |class, n| p.sides[1].facs[f].has_room(&b, p.side(JP), class, n);
    assert_eq!(p.sides[1].facs[f].now(&b, p.side(JP)).0.mc, Some(8));
    assert!(room(Class::Minimum, 1) && !room(Class::Minimum, 2));
    assert!(room(Class::Normal, 2) && !room(Class::Normal, 3));
    assert!(room(Class::Maximum, 8) && !room(Class::Maximum, 9));
}

#[test]
fn e108_take_offs_and_the_wind() {
    let course = |dir| Action::Course { tf: 0, dir };
    let mut p = plots("K60");
    let f = fac(&p, US, "Lexington") as usize;
    p.sides[0].facs[f].used = [0, 4, 0];
    // The wind blows to the north-west.
    act(&mut p, US, course(Dir::N), &[]);
    assert_eq!(refused(&p, US, course(Dir::N)), Some(53));
    act(&mut p, US, course(Dir::Se), &[]);
    // With three any course will do, but then nothing lands.
    let mut p = plots("K60");
    p.sides[0].facs[f].used = [3, 0, 0];
    act(&mut p, US, course(Dir::N), &[]);
    act(&mut p, US, course(Dir::N), &[]);
    other_is_ready(&mut p, US);
    act(&mut p, US, Action::Done, &[]);
    p.public.phase = Phase::Air(US, AirStep::Search);
    let af = fly(&mut p, US, "I60", &[("wildcat*", 1)]);
    act(&mut p, US, Action::Fly { af }, &[]);
    assert_eq!(refused(&p, US, Action::Land { fac: f as u8, group: 0, n: 1 }), Some(53));
    p.sides[0].tfs[0].moved = 1;
    assert_eq!(refused(&p, US, Action::Land { fac: f as u8, group: 0, n: 1 }), None);
    assert_eq!((p.sides[0].desk, p.sides[0].afs[0].plot.contains(&Leg::Level(true))), (Desk::Tf, false));
}
