//! Ground support, supply, land combat and OCCUPIED BASE markers (12.3.4.3 to 12.3.5, 13.4).

use crate::{
    arena::{Allies, Japan, arena, arena_with, assigned, battle, land_combat, stage},
    bench::{Bench, board, space, unit},
};
use fire_in_the_sky::{
    Action, Event,
    phases::battle::{
        Stage,
        support::{self, Outcome, outcome},
    },
    position::{AirPlace, Place},
    types::{Nation, Side},
};

/// A siege at Rabaul, which Japan can supply from Truk; the Allies from Guadalcanal. Land units of both sides are there, nobody else.
fn siege(phasing: Side, japan: &[&str], allies: &[&str]) -> Bench {
    let mut t = arena(phasing);
    for u in japan.iter().chain(allies) {
        t.put(u, "rabaul");
    }
    t
}

fn reduce(t: &mut Bench, id: &str) {
    t.p.unit_mut(unit(id)).reduced = true;
}

fn support_of(events: &[Event]) -> Vec<(Side, usize, i8, u8)> {
    let one = |e: &Event| match e {
        Event::Support { side, dice, counted } => Some((*side, dice.faces.len(), dice.modifier, *counted)),
        _ => None,
    };
    events.iter().filter_map(one).collect()
}

#[test]
fn fs_256_only_the_phasing_player_begins_a_land_combat() {
    for phasing in [Japan, Allies] {
        let mut t = siege(phasing, &["2nd_division"], &["25th_division"]);
        t.begin(&[]);
        assert_eq!((t.asked(), stage(&t)), (Some(phasing), Stage::Assault));
        // It may be declined (R72).
        let events = t.act(Action::Done, &[]);
        assert!(events.iter().any(|e| matches!(e, Event::NoAssault { .. })) && land_combat(&events).is_none());
    }
}

#[test]
fn fs_257_014_410_it_needs_a_unit_whose_value_is_not_in_parentheses() {
    // A reduced brigade stands in parentheses, a reduced division does not.
    let mut t = siege(Japan, &["nankai", "ichiki"], &["25th_division"]);
    reduce(&mut t, "nankai");
    reduce(&mut t, "ichiki");
    // Ships and aircraft offshore change nothing.
    assigned(&mut t, Nation::Japan, "truk", "rabaul", 4);
    assert!(land_combat(&t.begin(&[1; 3])).is_none() && t.p.battle.is_none());
    let mut t = siege(Japan, &["nankai", "ichiki"], &["25th_division"]);
    reduce(&mut t, "nankai");
    t.begin(&[]);
    // R42: all fight once one can begin: 1 + 2 dice against 4.
    let events = t.act(Action::Assault, &[1; 7]);
    assert_eq!(land_combat(&events).unwrap().0[0].faces.len(), 3);
    let mut t = siege(Japan, &["2nd_division"], &["25th_division"]);
    reduce(&mut t, "2nd_division");
    t.begin(&[]);
    assert!(t.legal(Action::Assault));
    // R86: ABDA's only face may attack.
    let mut t = siege(Allies, &["nankai"], &["abda"]);
    t.begin(&[]);
    assert!(t.legal(Action::Assault));
}

#[test]
fn fs_258_356_a_die_for_each_combat_point_on_both_sides() {
    let mut t = siege(Japan, &["15th_army", "nankai"], &["25th_division", "6th_army"]);
    reduce(&mut t, "6th_army");
    t.begin(&[]);
    let events = t.act(Action::Assault, &[1; 15]);
    let (dice, totals, unsupplied) = land_combat(&events).unwrap();
    assert_eq!([dice[0].faces.len(), dice[1].faces.len()], [8, 7]);
    assert_eq!((totals, unsupplied), ([0, 0], [false, false]));
}

#[test]
fn fs_259_411_the_inactive_side_adds_its_air_steps_both_their_support() {
    let mut t = siege(Japan, &["2nd_division"], &["25th_division"]);
    t.air(Nation::Usa, "rabaul", 2);
    t.begin(&[1, 1]);
    // The Allies' two points support with supremacy; then the land fight.
    assert_eq!((stage(&t), battle(&t).of(Allies).support_points), (Stage::Assault, 2));
    // Their zone cuts Japan's line: 1 less.
    let events = t.act(Action::Assault, &[6, 6, 6, 5, 1, 1, 1, 5]);
    assert_eq!(land_combat(&events).unwrap().1, [3, 3]);
    // In their own turn they do not count.
    let mut t = siege(Allies, &["2nd_division"], &["25th_division"]);
    t.air(Nation::Usa, "rabaul", 2);
    t.begin(&[1, 1]);
    let events = t.act(Action::Assault, &[1; 8]);
    assert_eq!(land_combat(&events).unwrap().1, [0, 0]);
}

#[test]
fn fs_250_251_support_of_air_points_and_of_ships_not_in_sea_control() {
    let mut t = siege(Japan, &["2nd_division"], &["25th_division"]);
    t.force(Japan, "truk", "rabaul", &["mutsu_nagato", "tone", "akizuki_1"]);
    t.force(Japan, "truk", "rabaul", &["zuiho_shoho", "mogami"]);
    // Two points of the carrier; Akizuki takes the sea; battleship 3, cruiser 1; those of the carrier force do not count (FS-200).
    let events = t.begin(&[1, 1, 1, 1, 1, 1, 1, 1, 1]);
    assert_eq!(support_of(&events), [(Japan, 6, 1, 0)]);
}

#[test]
fn fs_252_successes_count_up_to_the_combat_values_ashore() {
    let mut t = siege(Japan, &["nankai"], &["25th_division"]);
    t.force(Japan, "truk", "rabaul", &["yamato_musashi", "akizuki_1"]);
    let events = t.begin(&[5, 5, 5, 1]);
    assert_eq!(support_of(&events), [(Japan, 4, 0, 2)]);
    // R67: air steps there count with the option only.
    for (option, counted) in [("support_cap_counts_air=true", 3), ("support_cap_counts_air=false", 2)] {
        let mut t = arena_with(Japan, &[option]);
        t.put("2nd_division", "rabaul");
        t.put("19th_regiment", "rabaul");
        t.air(Nation::Usa, "rabaul", 1);
        t.force(Allies, "noumea", "rabaul", &["iowa_new_jersey", "benson_1"]);
        // The Allied air point supports with supremacy, and the battleship.
        let events = t.begin(&[4, 4, 4, 1, 1]);
        assert_eq!(support_of(&events), [(Allies, 5, 1, counted)], "{option}");
    }
}

#[test]
fn fs_253_one_more_with_supremacy_and_air_points_that_support() {
    // Ships alone: no.
    let mut t = siege(Japan, &["2nd_division"], &["25th_division"]);
    t.force(Japan, "truk", "rabaul", &["mutsu_nagato", "akizuki_1"]);
    assert_eq!(support_of(&t.begin(&[4, 4, 4])), [(Japan, 3, 0, 0)]);
    // R6: all dice, or those of air points with the option.
    for (option, counted) in [("ground_support_supremacy=all", 4), ("ground_support_supremacy=air", 2)] {
        let mut t = arena_with(Japan, &[option]);
        t.put("2nd_division", "rabaul");
        t.put("25th_division", "rabaul");
        t.force(Japan, "truk", "rabaul", &["mutsu_nagato", "akizuki_1"]);
        assigned(&mut t, Nation::Japan, "truk", "rabaul", 4);
        let events = t.begin(&[1, 1, 1, 4, 4, 4, 4, 1]);
        assert_eq!(support_of(&events), [(Japan, 5, 1, counted)], "{option}");
    }
}

#[test]
fn fs_250_with_the_wider_reading_ships_need_control_of_the_sea() {
    // Both sides committed and none is left: the text still lets the others support.
    for (option, dice) in [("support_needs_sea_control=false", 3), ("support_needs_sea_control=true", 0)] {
        let mut t = arena_with(Japan, &[option]);
        t.put("2nd_division", "rabaul");
        t.put("25th_division", "rabaul");
        t.force(Japan, "truk", "rabaul", &["mutsu_nagato", "tone"]);
        t.force(Allies, "noumea", "rabaul", &["northampton"]);
        t.begin(&[6, 1]);
        t.act(crate::arena::commit("northampton"), &[]);
        t.act(crate::arena::commit("tone"), &[]);
        t.act(Action::Done, &[]);
        t.act(Action::Withdraw, &[]);
        let events = t.act(Action::Withdraw, &vec![1; dice]);
        assert_eq!(support_of(&events).len(), usize::from(dice > 0), "{option}");
    }
}

/// Is the unit in supply in the battle under way?
fn supplied(t: &Bench, id: &str) -> bool {
    support::supplied(board(), &t.p, battle(t), unit(id))
}

#[test]
fn fs_254_255_without_sea_control_both_trace_and_the_unsupplied_have_one_less() {
    let mut t = siege(Japan, &["2nd_division"], &["25th_division"]);
    // Allied aircraft at Guadalcanal and Port Moresby: their zone cuts nothing of a line that ends at Rabaul.
    t.begin(&[]);
    assert!(supplied(&t, "2nd_division") && supplied(&t, "25th_division"));
    // Noumea has no Japanese base within reach.
    let mut t = arena(Japan);
    t.put("2nd_division", "noumea");
    t.put("25th_division", "noumea");
    t.begin(&[]);
    assert!(!supplied(&t, "2nd_division") && supplied(&t, "25th_division"));
    let events = t.act(Action::Assault, &[5, 6, 5, 5, 5, 1, 1, 1]);
    let (dice, totals, unsupplied) = land_combat(&events).unwrap();
    assert_eq!((dice[0].modifier, totals, unsupplied), (-1, [1, 1], [true, false]));
}

#[test]
fn fs_243_062_063_sea_control_supplies_its_owner_and_cuts_the_enemy_off() {
    let mut t = arena(Japan);
    t.put("2nd_division", "noumea");
    t.put("25th_division", "noumea");
    t.force(Japan, "truk", "noumea", &["akizuki_1"]);
    t.begin(&[]);
    assert!(supplied(&t, "2nd_division") && !supplied(&t, "25th_division"));
}

#[test]
fn e117_fs_409_064_a_national_base_is_always_in_supply() {
    let mut t = arena(Allies);
    t.put("2nd_division", "kure");
    t.force(Allies, "midway", "kure", &["northampton", "19th_regiment"]);
    t.control("okinawa", Some(Allies));
    t.begin(&[]);
    assert_eq!(stage(&t), Stage::Assault);
    assert!(supplied(&t, "2nd_division") && supplied(&t, "19th_regiment"));
    // Elsewhere the enemy's sea control cuts off.
    let mut t = arena(Allies);
    t.put("2nd_division", "iwo_jima");
    t.force(Allies, "midway", "iwo_jima", &["northampton", "19th_regiment"]);
    t.control("saipan", Some(Allies));
    t.begin(&[]);
    assert!(!supplied(&t, "2nd_division"));
}

#[test]
fn fs_319_abda_is_always_unsupplied() {
    let mut t = arena(Japan);
    t.put("2nd_division", "surabaya");
    t.put("abda", "surabaya");
    t.put("17th_division", "surabaya");
    t.begin(&[]);
    assert!(!supplied(&t, "abda") && supplied(&t, "17th_division"));
    let events = t.act(Action::Assault, &[1, 1, 1, 1, 1, 1, 1, 5, 5, 5]);
    // Four dice of the division, two of ABDA with 1 less... in the order of the counters.
    let (dice, totals, _) = land_combat(&events).unwrap();
    assert_eq!(dice[1].faces.len(), 6);
    assert!(dice[1].others == Some((2, -1)) && totals[1] == 1, "{dice:?}");
}

#[test]
fn e104_fs_283_284_285_the_result() {
    assert_eq!(outcome(7, 4, 4), Outcome::Step);
    assert_eq!(outcome(8, 4, 4), Outcome::Step);
    assert_eq!(outcome(9, 4, 4), Outcome::Eliminated);
    assert_eq!(outcome(4, 4, 4), Outcome::Nothing);
    assert_eq!(outcome(0, 0, 0), Outcome::Nothing);
}

#[test]
fn fs_283_286_no_effect_when_the_defender_has_as_much() {
    let mut t = siege(Japan, &["2nd_division"], &["25th_division"]);
    t.begin(&[]);
    t.act(Action::Assault, &[5, 1, 1, 1, 5, 6, 6, 6]);
    assert!(!t.unit(unit("25th_division")).reduced && !t.unit(unit("2nd_division")).reduced);
    assert!(t.is_at("2nd_division", "rabaul"));
}

#[test]
fn fs_284_every_unit_of_the_defender_loses_a_step() {
    let mut t = siege(Japan, &["2nd_division"], &["25th_division", "19th_regiment", "30th_australian_brigade"]);
    reduce(&mut t, "30th_australian_brigade");
    t.begin(&[]);
    // 4 dice against 4 + 2 + 1.
    t.act(Action::Assault, &[5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    assert!(t.unit(unit("25th_division")).reduced && t.unit(unit("19th_regiment")).reduced);
    assert_eq!(t.where_is("30th_australian_brigade"), Place::Track(4));
    assert!(!t.unit(unit("2nd_division")).reduced);
}

#[test]
fn fs_285_418_all_are_eliminated_and_come_back_two_turns_later() {
    let mut t = siege(Japan, &["15th_army"], &["19th_regiment", "abda"]);
    reduce(&mut t, "19th_regiment");
    t.begin(&[]);
    // Values 1 and 2: more than 3 are needed.
    let events = t.act(Action::Assault, &[5, 5, 5, 5, 1, 1, 1, 1, 1]);
    assert_eq!((t.where_is("19th_regiment"), t.where_is("abda")), (Place::Track(4), Place::Gone));
    assert!(events.iter().any(|e| matches!(e, Event::Occupied { .. })));
}

#[test]
fn fs_260_261_an_occupied_base_keeps_its_owner_for_now() {
    let mut t = siege(Japan, &["15th_army"], &["19th_regiment"]);
    reduce(&mut t, "19th_regiment");
    t.put("northampton", "rabaul");
    t.begin(&[]);
    let mut dice = vec![5; 6];
    dice.push(1);
    let mut u = t.clone();
    // The marker comes in the battle; control changes in the return to base, where that is played.
    let events = u.act(Action::Assault, &dice);
    let marks: Vec<&Event> = events.iter().filter(|e| matches!(e, Event::Occupied { .. } | Event::Captured { .. })).collect();
    assert_eq!(*marks[0], Event::Occupied { at: space("rabaul"), side: Japan });
}

#[test]
fn fs_260_no_marker_while_both_are_there_nor_at_a_circle_nor_at_an_own_base() {
    let mut t = siege(Japan, &["2nd_division"], &["25th_division"]);
    t.put("nankai", "truk");
    t.put("15th_army", "burma");
    t.begin(&[]);
    let events = t.act(Action::Done, &[]);
    assert!(!events.iter().any(|e| matches!(e, Event::Occupied { .. })));
}

#[test]
fn e122_fs_260_a_base_walked_into_is_occupied_without_a_battle() {
    let mut t = arena(Japan);
    t.put("15th_army", "bangkok");
    let events = t.begin(&[]);
    assert!(events.contains(&Event::Occupied { at: space("bangkok"), side: Japan }));
    // For either side (R57).
    let mut t = arena(Allies);
    t.put("15th_army", "bangkok");
    assert!(t.begin(&[]).contains(&Event::Occupied { at: space("bangkok"), side: Japan }));
}

#[test]
fn fs_260_322_the_marker_at_singapore_is_remembered() {
    let mut t = arena(Japan);
    t.put("15th_army", "singapore");
    t.begin(&[]);
    assert!(t.once.singapore_occupied);
}

#[test]
fn fs_259_naval_aviation_on_the_ground_does_not_count() {
    let mut t = arena(Allies);
    t.put("2nd_division", "kure");
    t.put("25th_division", "kure");
    t.air_at(Nation::Japan, AirPlace::Aviation(space("kure")), 2);
    t.begin(&[]);
    t.act(Action::Done, &[]);
    let events = t.act(Action::Assault, &[1; 8]);
    assert_eq!(land_combat(&events).unwrap().1, [0, 0]);
}
