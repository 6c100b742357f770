//! Air strikes (12.3.2.3).

use crate::{
    arena::{Allies, Japan, arena, ask_all, battle, damage, send, stage, strike, strike_at, struck},
    bench::{Bench, unit},
};
use fire_in_the_sky::{
    Action, Event,
    action::{Strike, Target},
    phases::battle::Stage,
    position::{AirPlace, ForceId, Place},
    rule,
    types::Nation,
};

fn flak(events: &[Event]) -> Vec<(usize, u8)> {
    let one = |e: &Event| match e {
        Event::Flak { dice, left, .. } => Some((dice.faces.len(), *left)),
        _ => None,
    };
    events.iter().filter_map(one).collect()
}

#[test]
fn fs_214_a_task_force_fires_with_all_its_units_halves_dropped() {
    for (units, dice) in [
        (&["benson_1", "benham", "northampton", "omaha"], 2),
        (&["benson_1", "benham", "farragut", "omaha"], 2),
        (&["benson_1", "atlanta", "iowa_new_jersey", "northampton"], 8),
    ] {
        let mut t = arena(Japan);
        t.force(Japan, "truk", "1212", &["akagi_kaga"]);
        t.force(Allies, "noumea", "1212", units);
        let events = t.begin(&vec![1; dice]);
        assert_eq!(flak(&events), [(dice, 4)]);
    }
}

#[test]
fn fs_215_050_316_a_base_fires_with_half_its_printed_capacity_ships_at_anchor_add_nothing() {
    // Manila 6, Midway 2, in turn 14, when the Allies' capacities are four times as large; Truk 8.
    for (at, owner, dice) in [("manila", Allies, 3), ("midway", Allies, 1), ("truk", Japan, 4)] {
        let mut t = arena(owner.other());
        t.p.turn = 14;
        t.put(if owner == Allies { "iowa_new_jersey" } else { "yamato_musashi" }, at);
        t.force(owner.other(), "wake", at, &[if owner == Allies { "hosho_ryujo" } else { "hermes" }]);
        let events = t.begin(&vec![1; dice + 1]);
        assert_eq!(flak(&events), [(dice, 1)], "{at}");
    }
}

#[test]
fn fs_215_a_base_fires_for_its_owner_only() {
    // Japanese ships at anchor at a base that nobody holds: no anti-air fire.
    let mut t = arena(Allies);
    t.put("tone", "bangkok");
    t.force(Allies, "rangoon", "bangkok", &["hermes"]);
    let events = t.begin(&[1]);
    assert_eq!((flak(&events).len(), struck(&events).len()), (0, 1));
}

#[test]
fn fs_216_successes_take_points_away_and_no_more_than_there_are() {
    let mut t = arena(Allies);
    t.put("tone", "truk");
    t.force(Allies, "midway", "truk", &["independence_belleau_wood"]);
    let events = t.begin(&[5, 6, 5, 1]);
    assert_eq!((flak(&events), struck(&events).len()), (vec![(4, 0)], 0));
    let mut t = arena(Allies);
    t.put("tone", "truk");
    t.force(Allies, "midway", "truk", &["independence_belleau_wood"]);
    let events = t.begin(&[5, 1, 4, 1, 1]);
    assert_eq!((flak(&events), struck(&events).len()), (vec![(4, 1)], 1));
}

/// Two points of a light carrier against a task force with a cruiser and a passenger; the anti-air die misses.
fn raid(passenger: impl Fn(&mut Bench, ForceId)) -> Bench {
    let mut t = arena(Allies);
    ask_all(&mut t);
    let f = t.force(Japan, "truk", "1212", &["tone"]);
    passenger(&mut t, f);
    t.force(Allies, "midway", "1212", &["independence_belleau_wood"]);
    t.begin(&[1]);
    assert_eq!(stage(&t), Stage::Strikes(Allies));
    t
}

#[test]
fn fs_217_against_a_task_force_any_unit_in_it() {
    let mut t = raid(|t, f| {
        t.place("snlf", Place::Force(f));
        t.put("mogami", "truk");
    });
    assert_eq!(t.listed_of("strike").len(), 4);
    t.refused(strike_at("mogami", 1), rule::FS_217);
    t.refused(strike(Strike::Support, 1), rule::FS_217);
    t.refused(strike_at("tone", 3), rule::FS_216);
    t.act(strike_at("tone", 1), &[]);
    // FS-219: only now that the last point is told, all dice are rolled.
    let events = t.act(strike_at("snlf", 1), &[1, 1]);
    assert_eq!(struck(&events).len(), 2);
}

#[test]
fn fs_219_222_all_targets_are_told_before_the_dice_and_land_units_at_sea_are_hit_more_easily() {
    let mut t = raid(|t, f| {
        t.place("snlf", Place::Force(f));
    });
    t.act(strike_at("tone", 1), &[]);
    let events = t.act(strike_at("snlf", 1), &[3, 3]);
    // Supremacy: 1; a land unit in a task force: 1 more.
    assert_eq!(struck(&events), [(Strike::Unit(unit("tone")), 1, 0), (Strike::Unit(unit("snlf")), 2, 1)]);
}

#[test]
fn fs_222_281_aircraft_at_sea() {
    let mut t = raid(|t, f| {
        t.aboard(f, Nation::Japan, 2);
    });
    let events = t.act(strike(Strike::Air(Nation::Japan), 2), &[3, 3]);
    assert_eq!(struck(&events), [(Strike::Air(Nation::Japan), 2, 2)]);
    assert_eq!((t.p.steps(Japan, AirPlace::Force(ForceId(0))), t.pool), (0, 28));
}

#[test]
fn fs_222_280_a_marker_at_sea() {
    let mut t = raid(|t, f| {
        t.marker_at(Nation::Japan, Place::Force(f), 2);
    });
    let events = t.act(strike(Strike::Marker, 2), &[3, 3]);
    assert_eq!(struck(&events), [(Strike::Marker, 2, 2)]);
    assert!(t.markers.is_empty());
}

#[test]
fn fs_221_one_more_at_anchor() {
    let mut t = arena(Allies);
    t.put("tone", "bangkok");
    t.force(Allies, "rangoon", "bangkok", &["hermes"]);
    let events = t.begin(&[3, 1, 1]);
    // Supremacy and at anchor: a 3 hits.
    assert_eq!(struck(&events), [(Strike::Unit(unit("tone")), 2, 1)]);
    assert_eq!(damage(&events), [("tone", vec![1], false)]);
}

#[test]
fn fs_223_japanese_strikes_on_turn_1() {
    for (turn, m) in [(1, 2), (2, 1)] {
        let mut t = arena(Japan);
        t.p.turn = turn;
        t.force(Japan, "truk", "1212", &["hosho_ryujo"]);
        t.force(Allies, "noumea", "1212", &["benson_1"]);
        let events = t.begin(&[1]);
        assert_eq!(struck(&events)[0].1, m);
    }
}

/// Four points over Midway, where there are ships at anchor, aircraft and land units; one die of the base.
fn over_midway(ashore: bool) -> Bench {
    let mut t = arena(Japan);
    ask_all(&mut t);
    t.force(Japan, "truk", "midway", &["akagi_kaga"]);
    if ashore {
        t.put("snlf", "midway");
    }
    t.put("northampton", "midway");
    t.put("19th_regiment", "midway");
    t.begin(&[1]);
    t
}

#[test]
fn fs_218_224_against_a_base_aircraft_ships_or_support_never_land_units() {
    let t = over_midway(true);
    t.refused(strike_at("19th_regiment", 1), rule::FS_224);
    t.refused(strike(Strike::Air(Nation::Usa), 1), rule::FS_218);
    assert!(t.legal(strike_at("northampton", 4)) && t.legal(strike(Strike::Support, 4)));
    // Without a ground fight to come there is nothing to support.
    let mut t = arena(Japan);
    t.force(Japan, "truk", "midway", &["hosho_ryujo"]);
    t.put("northampton", "midway");
    t.put("19th_regiment", "midway");
    assert_eq!(struck(&t.begin(&[1, 1])), [(Strike::Unit(unit("northampton")), 2, 0)]);
}

#[test]
fn fs_401_support_is_told_with_the_strikes_and_waits() {
    let mut t = over_midway(true);
    t.act(strike(Strike::Support, 3), &[]);
    // The ship is struck at once; support is rolled in its round, with 1 for supremacy.
    let events = t.act(strike_at("northampton", 1), &[1, 1, 1, 4]);
    assert_eq!(struck(&events), [(Strike::Support, 0, 3), (Strike::Unit(unit("northampton")), 2, 0)]);
    assert_eq!((battle(&t).of(Japan).support_points, battle(&t).of(Japan).support), (3, 1));
}

#[test]
fn fs_218_the_owner_of_a_base_supports_his_own_attack_there() {
    // R21: Japan lands at Rabaul, the Allies hold it with aircraft and attack in their own turn.
    let mut t = arena(Allies);
    t.put("snlf", "rabaul");
    t.put("25th_division", "rabaul");
    t.air(Nation::Usa, "rabaul", 2);
    let events = t.begin(&[4, 1]);
    assert_eq!(struck(&events), [(Strike::Support, 0, 2)]);
    assert_eq!((stage(&t), battle(&t).of(Allies).support), (Stage::Assault, 1));
}

#[test]
fn fs_282_400_steps_at_a_base_are_lost_to_strikes() {
    let mut t = arena(Japan);
    t.force(Japan, "truk", "midway", &["akagi_kaga"]);
    t.air(Nation::Usa, "midway", 1);
    // 4 dice and 1, the Allies' point with one anti-air die, the base's die, 4 points; more hits than steps.
    let events = t.begin(&[1, 1, 1, 1, 1, 1, 1, 1, 6, 6, 6, 1]);
    assert_eq!(t.steps_at(Allies, "midway"), 0);
    assert!(events.iter().any(|e| matches!(e, Event::AirLost { steps: 1, .. })));
    // FS-281 is for aircraft at sea: no merchantmen here.
    assert_eq!(t.pool, 30);
}

#[test]
fn fs_414_damage_follows_the_strike_on_each_target() {
    let mut t = arena(Japan);
    ask_all(&mut t);
    t.force(Japan, "truk", "1212", &["akagi_kaga"]);
    t.force(Allies, "noumea", "1212", &["northampton"]);
    t.force(Allies, "noumea", "1212", &["portland"]);
    t.begin(&[]);
    t.act(send(Target::Force(ForceId(1)), 1), &[]);
    t.act(send(Target::Force(ForceId(2)), 1), &[]);
    let events = t.act(Action::Done, &[1, 5, 1, 1, 1, 5, 6, 6]);
    let order: Vec<u8> = events
        .iter()
        .filter_map(|e| match e {
            Event::Flak { .. } => Some(0),
            Event::Struck { .. } => Some(1),
            Event::Damage { .. } => Some(2),
            _ => None,
        })
        .collect();
    assert_eq!(order, [0, 1, 2, 0, 1, 2]);
}

#[test]
fn fs_190_279_hits_on_land_units_count_at_the_end_of_the_strikes() {
    let mut t = raid(|t, f| {
        t.place("nankai", Place::Force(f));
        t.p.unit_mut(unit("nankai")).hits = 1;
    });
    let events = t.act(strike_at("nankai", 2), &[3, 1]);
    // One from a submarine and one from the air: both steps.
    assert!(events.iter().any(|e| matches!(e, Event::HitAtSea { hits: 2, steps: 2, .. })));
    assert_eq!((t.where_is("nankai"), t.pool), (Place::Track(4), 28));
}
