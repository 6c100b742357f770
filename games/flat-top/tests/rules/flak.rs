//! 17: anti-aircraft fire.

use crate::{combat::*, support::*};
use flat_top::{
    Action, Event, Position,
    battle::{BattleStep, Target},
    phases::flak,
    position::Anchor,
    types::{Arm, Mode, ShipId, Side},
};
use ironbottom_kernel::{
    Advice, Lang, Rules, Viewer,
    ask::{Answer, Query},
};

/// Bombers of Japan over the Lexington, committed; the ships are named.
fn over(what: &[(&str, u8, Arm, bool)]) -> Position {
    let mut p = sea();
    bombers(&mut p, JAPAN, "K60", what);
    commit(&mut p);
    p
}

fn commit(p: &mut Position) {
    start(p);
    if step(p) == Some(BattleStep::Hail) {
        all_done(p, &[]);
    }
    act(p, JAPAN, YES, &[]);
}

fn strike(p: &mut Position, af: u8, g: u8, n: u8, mode: Mode, target: Target) {
    act(p, JAPAN, Action::Strike { group: group(af, g), n, mode, target }, &[]);
}

fn flaks(events: &[Event]) -> Vec<(u8, u8)> {
    events.iter().filter_map(|e| if let Event::Flak { n, bht, .. } = e { Some((*n, *bht)) } else { None }).collect()
}

/// The own number of a ship of the Allies.
fn ship(p: &Position, name: &str) -> ShipId {
    let is = |s: &flat_top::position::Ship| s.name.is_some_and(|n| board().classes[s.class as usize].ships[n as usize] == name);
    p.sides[0].ships.iter().position(is).unwrap() as ShipId
}

/// All anti-aircraft of the task force: Lexington 4, four cruisers of 2, ten destroyers of 1.
const ALL: u8 = 4 + 8 + 10;

#[test]
fn ft_236_only_what_attacks_is_fired_at() {
    let mut p = over(&[("nell", 6, Arm::Ap, false), ("betty", 6, Arm::Gp, false)]);
    let target = named(&p, US, "Lexington");
    let nells = p.sides[1].afs[0].groups.iter().position(|g| g.craft == craft("nell")).unwrap() as u8;
    strike(&mut p, 0, nells, 4, Mode::Low, target);
    done(&mut p, JAPAN, &[]);
    let events = done(&mut p, US, &[6]);
    let at: Vec<_> = events.iter().filter_map(|e| if let Event::Flak { at, .. } = e { Some(*at) } else { None }).collect();
    assert_eq!(at, [craft("nell")]);
    assert_eq!((left(&p, JAPAN, "nell"), left(&p, JAPAN, "betty")), (2, 6), "three and one more, of the four that attack");
}

#[test]
fn ft_237_425_targets_are_fixed_and_may_be_several() {
    let mut p = over(&[("nell", 6, Arm::Ap, false)]);
    let (lexington, dd) = (named(&p, US, "Lexington"), named(&p, US, "dd"));
    strike(&mut p, 0, 0, 4, Mode::Low, lexington);
    strike(&mut p, 0, 0, 2, Mode::Low, dd);
    assert_eq!(refused(&p, JAPAN, Action::Strike { group: group(0, 0), n: 1, mode: Mode::Low, target: dd }), Some(26));
    done(&mut p, JAPAN, &[]);
    assert_eq!(step(&p), Some(BattleStep::Flak));
    assert!(refused(&p, JAPAN, Action::Strike { group: group(0, 0), n: 1, mode: Mode::Low, target: dd }).is_some());
}

#[test]
fn e22_ft_238_246_427_basic_hit_table_of_anti_aircraft_fire() {
    let at = hex("K60");
    let bht = |p: &Position, mode| flak::bht(board(), &p.public, at, mode);
    let p = sea();
    assert_eq!((bht(&p, Mode::Low), bht(&p, Mode::Torpedo), bht(&p, Mode::Dive), bht(&p, Mode::High)), (4, 4, 4, 2));
}

#[test]
fn e16_e126_ft_247_248_355_cloud_and_night() {
    let at = hex("K60");
    let bht = |p: &Position, mode| flak::bht(board(), &p.public, at, mode);
    let (mut dull, mut both) = (sea(), by_night());
    cloud(&mut dull, "K60");
    cloud(&mut both, "K60");
    assert_eq!((bht(&dull, Mode::Low), bht(&dull, Mode::High)), (3, 1));
    assert_eq!((bht(&by_night(), Mode::Low), bht(&both, Mode::Low)), (2, 1));
    assert_eq!((bht(&by_night(), Mode::High), bht(&both, Mode::High)), (0, 0));
    // Nothing reaches them: nobody is asked.
    let mut p = by_night();
    bombers(&mut p, JAPAN, "K60", &[("nell", 6, Arm::Ap, true)]);
    commit(&mut p);
    let target = named(&p, US, "Lexington");
    strike(&mut p, 0, 0, 6, Mode::High, target);
    let events = done(&mut p, JAPAN, &[1]);
    assert_eq!(flaks(&events), []);
    assert!(events.iter().any(|e| matches!(e, Event::Bombs { .. })));
}

#[test]
fn ft_239_354_full_fire_at_each_formation() {
    let mut p = sea();
    bombers(&mut p, JAPAN, "K60", &[("nell", 3, Arm::Ap, false)]);
    bombers(&mut p, JAPAN, "K60", &[("nell", 3, Arm::Ap, false)]);
    commit(&mut p);
    let target = named(&p, US, "Lexington");
    for af in 0..2 {
        strike(&mut p, af, 0, 3, Mode::Low, target);
    }
    done(&mut p, JAPAN, &[]);
    let events = done(&mut p, US, &[1, 1, 1]);
    assert_eq!(flaks(&events), [(ALL, 4), (ALL, 4)]);
    // Bombs of one model at one target are one attack all the same.
    assert_eq!(events.iter().filter(|e| matches!(e, Event::Bombs { .. })).count(), 1);
}

#[test]
fn ft_240_only_the_ships_of_the_task_force_attacked() {
    let mut p = sea();
    // The destroyers sail apart, in the same hex.
    let mut tf = p.sides[0].tfs[0].clone();
    tf.number = 2;
    p.sides[0].tfs.push(tf);
    for s in p.sides[0].ships.iter_mut().filter(|s| s.name.is_none()) {
        s.tf = 1;
    }
    bombers(&mut p, JAPAN, "K60", &[("nell", 3, Arm::Ap, false)]);
    commit(&mut p);
    let target = named(&p, US, "Lexington");
    strike(&mut p, 0, 0, 3, Mode::Low, target);
    done(&mut p, JAPAN, &[]);
    let dd = p.sides[0].ships.iter().position(|s| s.name.is_none()).unwrap() as ShipId;
    assert_eq!(refused(&p, US, Action::Flak { by: Target::Ship(dd), sortie: 0 }), Some(240));
    // What is said of it before is what is fired; the attacker knows the ships and not what they have suffered.
    let lexington = ship(&p, "Lexington") as usize;
    p.sides[0].ships[lexington].hits = 1;
    assert_eq!(told(&p, US), ["Allies: flak 11 at 3 Nell"]);
    assert_eq!(told(&p, JAPAN), ["Allies: flak up to 12 at 3 Nell"]);
    let events = done(&mut p, US, &[1, 1]);
    assert_eq!(flaks(&events), [(11, 4)]);
}

/// What the table of the dice says of flak.
fn told(p: &Position, side: Side) -> Vec<String> {
    let v = game().view(p, Viewer::seat(side.seat()));
    let Answer::Table { rows, .. } = game().ask(&v, &Query::new("odds")) else { panic!("a table") };
    rows.iter().map(|r| game().catalog().say(Lang::En, &r[0])).filter(|s| s.contains("flak")).collect()
}

/// Japan's bombers over Port Moresby, where the ships of the Lexington lie, some of them at anchor.
fn port(what: &[(&str, u8, Arm, bool)], anchored: &[&str]) -> Position {
    let mut p = sea();
    let at = "W4";
    p.sides[0].tfs[0].at = Some(hex(at));
    for name in anchored {
        let s = ship(&p, name);
        p.sides[0].ships[s as usize].anchor = Anchor::Down;
    }
    bombers(&mut p, JAPAN, at, what);
    commit(&mut p);
    p
}

#[test]
fn ft_241_anchored_ships_help_the_base() {
    let mut p = port(&[("nell", 3, Arm::Gp, false)], &["Pensacola", "Lexington"]);
    strike(&mut p, 0, 0, 3, Mode::Low, Target::Base);
    done(&mut p, JAPAN, &[]);
    let free = ship(&p, "Minneapolis");
    assert_eq!(refused(&p, US, Action::Flak { by: Target::Ship(free), sortie: 0 }), Some(240), "under way");
    // Port Moresby 5, Lexington 4, Pensacola 2.
    let events = done(&mut p, US, &[1, 1]);
    assert_eq!(flaks(&events), [(11, 4)]);
    // One that is attacked itself does not.
    let mut p = port(&[("nell", 3, Arm::Gp, false), ("betty", 2, Arm::Ap, false)], &["Pensacola", "Lexington"]);
    let lexington = named(&p, US, "Lexington");
    let g = |p: &Position, name| p.sides[1].afs[0].groups.iter().position(|g| g.craft == craft(name)).unwrap() as u8;
    let (nell, betty) = (g(&p, "nell"), g(&p, "betty"));
    strike(&mut p, 0, nell, 3, Mode::Low, Target::Base);
    strike(&mut p, 0, betty, 2, Mode::Low, lexington);
    done(&mut p, JAPAN, &[]);
    let by = Target::Ship(ship(&p, "Lexington"));
    let pensacola = Target::Ship(ship(&p, "Pensacola"));
    assert_eq!(refused(&p, US, Action::Flak { by, sortie: 0 }), Some(240));
    assert_eq!(refused(&p, US, Action::Flak { by: pensacola, sortie: 0 }), None);
}

#[test]
fn ft_242_the_base_helps_anchored_ships() {
    let mut p = port(&[("nell", 3, Arm::Ap, false)], &["Lexington"]);
    let lexington = named(&p, US, "Lexington");
    strike(&mut p, 0, 0, 3, Mode::Low, lexington);
    done(&mut p, JAPAN, &[]);
    assert_eq!(refused(&p, US, Action::Flak { by: Target::Base, sortie: 0 }), None);
    // One of several that are attacked by the same is enough.
    let mut p = port(&[("nell", 3, Arm::Ap, false)], &["Lexington"]);
    let (dd, lexington) = (named(&p, US, "dd"), named(&p, US, "Lexington"));
    strike(&mut p, 0, 0, 1, Mode::Low, dd);
    strike(&mut p, 0, 0, 2, Mode::Low, lexington);
    done(&mut p, JAPAN, &[]);
    assert_eq!(refused(&p, US, Action::Flak { by: Target::Base, sortie: 0 }), None);
    // Ships under way get no help.
    let mut p = port(&[("nell", 3, Arm::Ap, false)], &[]);
    let lexington = named(&p, US, "Lexington");
    strike(&mut p, 0, 0, 3, Mode::Low, lexington);
    done(&mut p, JAPAN, &[]);
    assert_eq!(refused(&p, US, Action::Flak { by: Target::Base, sortie: 0 }), Some(240));
}

#[test]
fn ft_243_244_426_ships_choose_and_do_not_split() {
    let mut p = over(&[("nell", 3, Arm::Ap, false), ("betty", 3, Arm::Ap, false)]);
    let target = named(&p, US, "Lexington");
    strike(&mut p, 0, 0, 3, Mode::Low, target);
    strike(&mut p, 0, 1, 3, Mode::Low, target);
    done(&mut p, JAPAN, &[]);
    let by = Target::Ship(ship(&p, "Lexington"));
    act(&mut p, US, Action::Flak { by, sortie: 1 }, &[]);
    assert_eq!(refused(&p, US, Action::Flak { by, sortie: 0 }), Some(243), "not at both");
    for name in ["Minneapolis", "Pensacola"] {
        let by = Target::Ship(ship(&p, name));
        act(&mut p, US, Action::Flak { by, sortie: 1 }, &[]);
    }
    // Three combined at the one, one die; the others, not aimed, at the first.
    let events = done(&mut p, US, &[1, 1, 1, 1]);
    assert_eq!(flaks(&events), [(ALL - 8, 4), (8, 4)]);
}

#[test]
fn ft_245_modes_count_as_models() {
    let mut p = sea();
    let af = bombers(&mut p, JAPAN, "K60", &[("kate", 3, Arm::Ap, false), ("kate", 3, Arm::Torpedo, false)]);
    commit(&mut p);
    let target = named(&p, US, "Lexington");
    let torpedo = p.sides[1].afs[0].groups.iter().position(|g| g.arm == Arm::Torpedo).unwrap() as u8;
    strike(&mut p, af, torpedo, 3, Mode::Torpedo, target);
    strike(&mut p, af, 1 - torpedo, 3, Mode::Low, target);
    done(&mut p, JAPAN, &[]);
    let by = Target::Ship(ship(&p, "Lexington"));
    assert_eq!(refused(&p, US, Action::Flak { by, sortie: 1 }), None);
    act(&mut p, US, Action::Flak { by, sortie: 1 }, &[]);
    let events = done(&mut p, US, &[1, 1, 1, 1]);
    assert_eq!(flaks(&events).len(), 2);
    assert_eq!(events.iter().filter(|e| matches!(e, Event::Bombs { .. })).count(), 2);
}

#[test]
fn ft_447_what_is_shot_down_scores() {
    let mut p = over(&[("nell", 6, Arm::Ap, false)]);
    let target = named(&p, US, "Lexington");
    strike(&mut p, 0, 0, 6, Mode::Low, target);
    done(&mut p, JAPAN, &[]);
    // 22 factors at 4: three.
    let events = done(&mut p, US, &[3, 1]);
    assert!(events.contains(&Event::Downed { side: Side::Japan, craft: craft("nell"), n: 3 }));
    assert!(events.iter().any(|e| matches!(e, Event::Bombs { n: 3, .. })), "three attack");
    assert_eq!(p.public.points[0], 6);
}

#[test]
fn ft_320_a_base_is_attacked_though_nobody_gets_through() {
    let mut p = port(&[("nell", 1, Arm::Gp, false)], &["Pensacola", "Lexington"]);
    let f = fac(&p, US, "port_moresby") as usize;
    p.sides[0].facs[f].hits = 1;
    strike(&mut p, 0, 0, 1, Mode::Low, Target::Base);
    done(&mut p, JAPAN, &[]);
    done(&mut p, US, &[6]);
    assert_eq!(left(&p, JAPAN, "nell"), 0);
    // The hour is over, and nothing was repaired.
    assert_eq!((p.public.turn, p.sides[0].facs[f].hits), (4, 1));
}

/// Where each gun has one attack to fire at nobody is asked; what could be divided is.
#[test]
fn ft_243_flak_with_one_attack_each_passes_by_itself() {
    let routine = |p: &Position| {
        let mut legal = Vec::new();
        game().actions(p, US.seat(), &mut legal);
        assert!(legal.len() > 1);
        game().routine(&game().view(p, Viewer::seat(US.seat())), US.seat(), &legal)
    };
    let mut p = over(&[("nell", 6, Arm::Ap, false)]);
    let (lexington, dd) = (named(&p, US, "Lexington"), named(&p, US, "dd"));
    strike(&mut p, 0, 0, 6, Mode::Low, lexington);
    done(&mut p, JAPAN, &[]);
    assert_eq!((step(&p), routine(&p)), (Some(BattleStep::Flak), Some(Action::Done)));
    // All guns have fired.
    let events = act_any(&mut p, US, Action::Done);
    assert_eq!(flaks(&events).first().map(|x| x.0), Some(ALL));
    // Two ways to attack are two things to fire at.
    let mut p = over(&[("nell", 6, Arm::Ap, false), ("betty", 6, Arm::Gp, false)]);
    strike(&mut p, 0, 0, 6, Mode::Low, lexington);
    strike(&mut p, 0, 1, 6, Mode::Low, dd);
    done(&mut p, JAPAN, &[]);
    assert_eq!((step(&p), routine(&p)), (Some(BattleStep::Flak), None));
}
