//! Sections 13 to 16: reinforcements, repairs, return to port, supply, loss, special rules and linked campaigns.

use crate::support::*;
use fleet_commander_nimitz::{
    Action, Event, Position,
    board::Campaign,
    phases::{self, after},
    position::{End, Phase, Place, UnitId},
    types::{Class, Grade, Side},
};
use ironbottom_kernel::{Dice, Log};

/// Runs everything after the battles with these dice.
fn after(p: &mut Position, faces: &[u8]) -> Vec<Event> {
    p.phase = Phase::Battles;
    let (mut dice, mut log) = (Dice::scripted(faces), Log::default());
    after::begin(board(), p, &mut dice, &mut log);
    assert!(dice.fault().is_none() && dice.left() == 0, "{:?} {} {:?}", dice.fault(), dice.left(), log.events);
    log.events.into_iter().map(|l| l.event).collect()
}

/// A bare map where the US holds enough to go on.
fn holding(year: u16) -> Position {
    let mut p = bare(year, Phase::Battles);
    for (id, at) in [("25th-inf", "hawaii"), ("mag-22", "midway"), ("mag-13", "samoa"), ("343rd-fg", "alaska")] {
        put(&mut p, id, at);
    }
    p
}

fn reinforced(events: &[Event]) -> (i16, usize, u8) {
    events
        .iter()
        .find_map(|e| match e {
            Event::Reinforced { total, units, battalions, .. } => Some((*total, units.len(), *battalions)),
            _ => None,
        })
        .unwrap()
}

#[test]
fn e112_fn_309_310_372_the_table_of_new_forces() {
    for (roll, forces) in [
        (-3, [1, 0, 0]),
        (0, [1, 0, 0]),
        (1, [1, 1, 0]),
        (2, [1, 1, 0]),
        (3, [1, 1, 1]),
        (5, [1, 1, 1]),
        (6, [2, 1, 1]),
        (7, [2, 1, 1]),
        (8, [2, 2, 1]),
        (9, [2, 2, 1]),
        (10, [2, 2, 2]),
        (11, [2, 2, 2]),
        (12, [3, 2, 2]),
        (13, [3, 2, 2]),
        (14, [3, 3, 3]),
        (19, [3, 3, 3]),
    ] {
        assert_eq!(board().new_forces(roll), forces, "{roll}");
    }
}

#[test]
fn e68_fn_302_303_306_markers_help_and_raiders_hinder() {
    let mut p = holding(1942);
    p.resupply = 6;
    for id in ["sub-gp-1", "sub-gp-2"] {
        let u = unit(&p, id);
        p.units[u as usize].at = Place::Raid;
    }
    // 7 + 6 - 4 = 9: two ships, two infantry, one aircraft; every pile is empty, so each is two battalions.
    let events = after(&mut p, &[7]);
    assert_eq!(reinforced(&events), (9, 0, 10));
    assert_eq!(p.resupply, 0);
}

#[test]
fn fn_304_305_damaged_units_weigh_but_not_infantry_beside_the_us() {
    let mut p = holding(1942);
    for (id, at) in [("kaga", "japan"), ("2nd-inf", "solomon"), ("48th-inf", "borneo"), ("16th-inf", "borneo")] {
        let u = put(&mut p, id, at);
        p.units[u as usize].hurt = id != "16th-inf";
    }
    put(&mut p, "32nd-inf", "solomon");
    assert_eq!(after::damaged(board(), &p), 2, "Kaga and the one in Borneo");
    let events = after(&mut p, &[7]);
    assert_eq!(reinforced(&events).0, 5);
}

#[test]
fn fn_307_308_from_the_top_of_each_pile_to_japan_and_battalions_for_the_rest() {
    let mut p = holding(1942);
    for id in ["junyo", "hiyo", "jp-6th-inf"] {
        let u = unit(&p, id);
        p.units[u as usize].at = Place::Box;
    }
    // 3: one ship of two (drawn), the infantry, and no aircraft: two battalions.
    let events = after(&mut p, &[3, 2]);
    assert_eq!(reinforced(&events), (3, 2, 2));
    assert!(is_at(&p, unit(&p, "jp-6th-inf"), "japan"));
    let ships = ["junyo", "hiyo"].iter().filter(|s| is_at(&p, unit(&p, s), "japan")).count();
    assert_eq!(ships, 1);
}

#[test]
fn fn_347_piles_are_drawn_at_random() {
    let drawn = |face: u8| {
        let mut p = holding(1942);
        for id in ["junyo", "hiyo", "unyo"] {
            let u = unit(&p, id);
            p.units[u as usize].at = Place::Box;
        }
        after(&mut p, &[1, face]);
        ["junyo", "hiyo", "unyo"].iter().position(|s| is_at(&p, unit(&p, s), "japan"))
    };
    let all: std::collections::BTreeSet<_> = (1..=3).map(drawn).collect();
    assert_eq!(all.len(), 3, "each of them can come");
}

#[test]
fn fn_311_damaged_units_go_under_their_pile_at_full_strength() {
    let mut p = holding(1942);
    let u = put(&mut p, "kaga", "japan");
    p.units[u as usize].hurt = true;
    after(&mut p, &[1]);
    assert_eq!((at(&p, u), p.units[u as usize].hurt), (Place::Under, false));
    assert_eq!(p.under[Class::Ship.i()], [u]);
}

#[test]
fn fn_312_not_infantry_beside_the_us() {
    let mut p = holding(1942);
    let (a, b) = (put(&mut p, "2nd-inf", "solomon"), put(&mut p, "1-kokutai", "solomon"));
    put(&mut p, "32nd-inf", "solomon");
    for u in [a, b] {
        p.units[u as usize].hurt = true;
    }
    after(&mut p, &[3]);
    assert!(is_at(&p, a, "solomon") && at(&p, b) == Place::Under);
}

#[test]
fn fn_313_the_last_ashore_stays_and_the_player_says_which() {
    let mut p = holding(1942);
    let lone = put(&mut p, "2nd-inf", "wake");
    p.units[lone as usize].hurt = true;
    let (a, b) = (put(&mut p, "48th-inf", "gilbert"), put(&mut p, "1-kokutai", "gilbert"));
    for u in [a, b] {
        p.units[u as usize].hurt = true;
    }
    after(&mut p, &[6]);
    assert_eq!(p.phase, Phase::Repairs);
    assert_eq!(refused(&p, Action::Keep { unit: lone }), 313);
    act(&mut p, Action::Keep { unit: b }, &[]);
    assert!(is_at(&p, b, "gilbert") && at(&p, a) == Place::Under && is_at(&p, lone, "wake"));
}

#[test]
fn fn_021_a_damaged_battalion_goes_to_its_box() {
    let mut p = holding(1942);
    let (a, _) = (battalion(&mut p, Side::Japan, "gilbert"), battalion(&mut p, Side::Japan, "gilbert"));
    p.units[a as usize].hurt = true;
    after(&mut p, &[2]);
    assert_eq!(at(&p, a), Place::Battalions);
}

#[test]
fn fn_017_018_a_hit_damages_a_second_destroys() {
    let mut p = holding(1942);
    let u = put(&mut p, "lexington", "hawaii");
    assert!(!p.hit(u) && p.units[u as usize].hurt);
    assert!(p.hit(u) && at(&p, u) == Place::Gone);
}

#[test]
fn fn_041_battalions_have_no_end() {
    let mut p = holding(1942);
    let n = p.units.len();
    for _ in 0..40 {
        p.battalion(Side::Japan, Place::Area(area("japan")), false);
    }
    assert_eq!(p.units.len(), n + 40);
    p.units[n].at = Place::Battalions;
    let again = p.battalion(Side::Japan, Place::Area(area("wake")), true);
    assert_eq!(again.map(usize::from), Some(n), "one from the box is used again");
}

#[test]
fn fn_041_308_battalions_end_where_the_table_says_so() {
    let mut p = holding(1942);
    p.rules = rules(&["battalions=3"]);
    let there = p.units.iter().filter(|u| u.kind == Campaign::battalion(Side::Japan) && u.at != Place::Gone).count();
    assert_eq!(there, 0);
    // A unit in the pile is in use, one in the box of battalions is not.
    for at in [Place::Box, Place::Area(area("wake")), Place::Area(area("japan"))] {
        p.battalion(Side::Japan, at, false).unwrap();
    }
    let last = p.units.len() - 1;
    assert_eq!(p.battalion(Side::Japan, Place::Area(area("wake")), true), None);
    p.units[last].at = Place::Battalions;
    assert_eq!(p.battalion(Side::Japan, Place::Area(area("wake")), true), Some(last as UnitId));
    // The US is not concerned, and missing reinforcements bring as many as there are.
    assert!(p.battalion(Side::Us, Place::Area(area("hawaii")), false).is_some());
    p.units[last].at = Place::Battalions;
    let events = after(&mut p, &[10]);
    let came = events.iter().find_map(|e| if let Event::Reinforced { battalions, .. } = e { Some(*battalions) } else { None });
    assert_eq!(came, Some(1));
}

#[test]
fn e69_e70_fn_314_315_319_boxes_first_then_the_ships_at_sea() {
    let mut p = bare(1943, Phase::Battles);
    let us: Vec<u16> = (0..p.units.len() as u16)
        .filter(|u| {
            let t = p.unit_type(board(), *u);
            t.side == Side::Us && t.kind.class() == Class::Ship
        })
        .take(4)
        .collect();
    for (u, at) in us.iter().zip([Place::Port(0), Place::Port(1), Place::Area(area("wake")), Place::Area(area("hawaii"))]) {
        p.units[*u as usize].at = at;
    }
    after(&mut p, &[1]);
    assert!(is_at(&p, us[0], "hawaii") && at(&p, us[1]) == Place::Port(0));
    assert_eq!(at(&p, us[2]), Place::Port(1), "the last box in use");
    assert!(is_at(&p, us[3], "hawaii"));
}

#[test]
fn fn_316_317_318_three_boxes_from_1944() {
    assert_eq!([1942, 1943, 1944, 1945].map(|y| board().campaign(y).ports), [1, 2, 3, 3]);
    let mut p = bare(1944, Phase::Battles);
    let us: Vec<u16> = (0..p.units.len() as u16)
        .filter(|u| {
            let t = p.unit_type(board(), *u);
            t.side == Side::Us && t.kind.class() == Class::Ship
        })
        .take(2)
        .collect();
    p.units[us[0] as usize].at = Place::Port(2);
    p.units[us[1] as usize].at = Place::Area(area("west_coast"));
    after(&mut p, &[1]);
    assert_eq!((at(&p, us[0]), at(&p, us[1])), (Place::Port(1), Place::Port(2)));
}

#[test]
fn fn_373_raiders_come_back_with_the_others() {
    let mut p = holding(1942);
    let u = unit(&p, "sub-gp-1");
    p.units[u as usize].at = Place::Raid;
    after(&mut p, &[5]);
    assert_eq!(at(&p, u), Place::Port(0));
}

#[test]
fn fn_323_324_without_supply_everybody_ashore_takes_a_hit() {
    let mut p = holding(1942);
    for id in ["32nd-inf", "8th-fg", "lexington"] {
        put(&mut p, id, "mariana");
    }
    after(&mut p, &[1]);
    assert!(p.units[unit(&p, "32nd-inf") as usize].hurt && p.units[unit(&p, "8th-fg") as usize].hurt);
    assert!(!p.units[unit(&p, "25th-inf") as usize].hurt && !p.units[unit(&p, "lexington") as usize].hurt);
}

#[test]
fn e72_fn_325_343_too_few_objectives_and_the_log() {
    let mut p = holding(1942);
    after(&mut p, &[1]);
    assert_eq!((p.held.clone(), p.phase, p.turn), (vec![4], Phase::Resupply, 2), "four are Poor, and one goes on");
    let mut p = holding(1942);
    let u = unit(&p, "mag-13");
    p.units[u as usize].at = Place::Gone;
    after(&mut p, &[1]);
    assert_eq!(p.end, Some(End::Replaced));
}

#[test]
fn fn_325_the_first_turn_replaces_nobody_where_the_table_says_so() {
    let few = |turn: u8, set: &[&str]| {
        let mut p = holding(1942);
        p.rules = rules(set);
        let u = unit(&p, "mag-13");
        (p.units[u as usize].at, p.turn) = (Place::Gone, turn);
        after(&mut p, &[1]);
        p.end
    };
    let set = ["no_relief_first_turn=true"];
    assert_eq!((few(1, &set), few(1, &[])), (None, Some(End::Replaced)));
    assert_eq!(few(2, &set), Some(End::Replaced), "the second is judged");
}

#[test]
fn fn_002_047_judged_after_the_last_turn() {
    let mut p = holding(1942);
    p.turn = 6;
    after(&mut p, &[1]);
    assert_eq!(p.end, Some(End::Judged(Grade::Poor)));
}

#[test]
fn fn_340_1945_has_four_turns() {
    assert_eq!([1942, 1943, 1944, 1945].map(|y| board().campaign(y).turns), [6, 6, 6, 4]);
}

#[test]
fn fn_327_two_more_infantry_each_turn_of_1944() {
    assert_eq!([1942, 1943, 1944, 1945].map(|y| board().campaign(y).extra_infantry), [0, 0, 2, 0]);
    let mut p = bare(1944, Phase::Battles);
    // 1: one ship, one infantry and two more; no pile: two battalions each.
    let events = after(&mut p, &[1]);
    assert_eq!(reinforced(&events), (1, 0, 8));
}

#[test]
fn e73_fn_329_330_331_bombs_take_what_the_player_chooses() {
    let mut p = bare(1944, Phase::Movement);
    let wing = unit(&p, "73rd-bw");
    p.units[wing as usize].at = Place::Bombing;
    let ship = (0..p.units.len() as u16)
        .find(|u| {
            let t = p.unit_type(board(), *u);
            t.side == Side::Japan && t.kind.class() == Class::Ship
        })
        .unwrap();
    p.units[ship as usize].at = Place::Area(area("japan"));
    let b = battalion(&mut p, Side::Japan, "japan");
    phases::orders::begin(board(), &mut p, &mut Log::default());
    assert_eq!(p.phase, Phase::Bombing);
    assert_eq!(refused(&p, Action::Remove { class: Class::Air }), 329);
    let mut other = p.clone();
    act(&mut other, Action::Remove { class: Class::Infantry }, &[]);
    assert_eq!(at(&other, b), Place::Battalions);
    act(&mut p, Action::Remove { class: Class::Ship }, &[]);
    assert_eq!(at(&p, ship), Place::Box);
    phases::bombing::return_wings(board(), &mut p);
    assert!(is_at(&p, wing, "mariana"));
}

#[test]
fn e74_fn_374_the_invasion_counts_at_the_end_only() {
    let mut p = bare(1945, Phase::Battles);
    let mut total = 0;
    for u in 0..p.units.len() {
        let t = p.type_of(board(), &p.units[u]);
        if t.side == Side::Us && total + u16::from(t.buy) <= 82 {
            total += u16::from(t.buy);
            p.units[u].at = Place::Invasion;
        }
    }
    assert!(total >= 80, "{total}");
    assert_eq!(phases::holding::invasion(board(), &p), 2);
    after(&mut p, &[1]);
    assert_eq!(p.end, Some(End::Replaced), "no objective is held, whatever waits for the invasion");
}

#[test]
fn fn_341_377_linked_campaigns_go_on_from_their_own_sheets() {
    let mut p = holding(1942);
    (p.linked, p.turn) = (true, 6);
    after(&mut p, &[1]);
    assert_eq!((p.year, p.turn, p.past.clone(), p.end), (1943, 1, vec![(1942, 4)], None));
    assert_eq!(p.units.len(), sheet(1943).units.len());
    let mut p = holding(1942);
    let u = unit(&p, "mag-13");
    p.units[u as usize].at = Place::Gone;
    p.linked = true;
    after(&mut p, &[1]);
    assert_eq!(p.end, Some(End::Replaced), "a Replaced result ends it");
}

#[test]
fn fn_342_the_total_of_four_campaigns() {
    use Grade::{Good, Great, Historical, Poor, Replaced};
    for (n, grade) in [
        (51, Great),
        (50, Great),
        (49, Good),
        (45, Good),
        (44, Historical),
        (35, Historical),
        (34, Poor),
        (26, Poor),
        (25, Replaced),
    ] {
        assert_eq!(fleet_commander_nimitz::board::grade(&board().tables.linked, n), grade, "{n}");
    }
}

#[test]
fn fn_040_364_the_cup_holds_every_plan_once() {
    let p = opening(1942);
    assert_eq!((p.cup, p.out), ([1; 14], [0; 14]));
    let two = phases::turn::set_up(board(), rules(&["plan_copies=2"]), 1942, false);
    assert_eq!(two.cup, [2; 14]);
}

#[test]
fn fn_352_infantry_at_sea_lands_where_nobody_fights() {
    let mut p = holding(1942);
    let u = put(&mut p, "32nd-inf", "gilbert");
    p.units[u as usize].aboard = true;
    phases::battles::begin(board(), &mut p, &mut Log::default());
    assert!(!p.units[u as usize].aboard);
}
