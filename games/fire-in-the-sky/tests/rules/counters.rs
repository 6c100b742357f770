//! The limited pool of counters (2.1): how many air counters steps need.

use crate::bench::{Bench, bare, bare_with, space};
use fire_in_the_sky::{
    Action,
    phases::counters::{room_at, room_for, room_to_move},
    position::{AirPlace, Phase},
    rule,
    types::{Nation, Side},
};

const PLACES: [&str; 7] = ["truk", "palau", "saigon", "formosa", "hainan", "okinawa", "saipan"];

#[test]
fn fs_001_006_a_counter_for_every_two_steps_of_a_place() {
    let b = crate::bench::board();
    let mut t = bare(Phase::Deployment, Side::Japan);
    // Fourteen counters: four steps at each of seven places.
    for at in PLACES {
        t.air(Nation::Japan, at, 4);
    }
    assert!(!room_for(b, &t, Nation::Japan, 1));
    assert!(room_for(b, &t, Nation::Usa, 1), "every nation has its own");
    let [truk, palau] = ["truk", "palau"].map(|id| AirPlace::At(space(id)));
    // One step of a pair needs a counter of its own; whole pairs take theirs along.
    assert!(!room_to_move(b, &t, Nation::Japan, 1, truk, AirPlace::At(space("iwo_jima"))));
    assert!(!room_to_move(b, &t, Nation::Japan, 1, truk, palau));
    assert!(room_to_move(b, &t, Nation::Japan, 2, truk, AirPlace::At(space("iwo_jima"))));
    // An odd step leaves room beside it.
    t.p.air.clear();
    for at in PLACES {
        t.air(Nation::Japan, at, 3);
    }
    assert!(!room_for(b, &t, Nation::Japan, 1));
    assert!(room_at(b, &t, Nation::Japan, 1, truk));
    assert!(!room_at(b, &t, Nation::Japan, 2, truk));
    assert!(room_to_move(b, &t, Nation::Japan, 1, truk, palau), "two counters become one and a half");
    t.air(Nation::Japan, "truk", 1);
    assert!(!room_for(b, &t, Nation::Japan, 1));
}

#[test]
fn fs_007_counters_of_lost_steps_serve_again() {
    let b = crate::bench::board();
    let mut t = bare(Phase::Deployment, Side::Japan);
    for at in PLACES {
        t.air(Nation::Japan, at, 4);
    }
    let group = t.p.air[0];
    assert!(t.p.take_air(fire_in_the_sky::position::AirGroup { steps: 2, ..group }));
    assert!(room_for(b, &t, Nation::Japan, 1) && room_for(b, &t, Nation::Japan, 2) && !room_for(b, &t, Nation::Japan, 3));
}

#[test]
fn fs_008_marine_counters_hold_one_step_each() {
    let b = crate::bench::board();
    let mut t = bare(Phase::Deployment, Side::Allies);
    // Twelve counters of two steps, and two of one.
    for at in ["midway", "samoa", "fiji", "noumea", "manila", "brisbane"] {
        t.air(Nation::Usa, at, 4);
    }
    assert!(room_for(b, &t, Nation::Usa, 1) && room_for(b, &t, Nation::Usa, 2) && !room_for(b, &t, Nation::Usa, 3));
    t.air(Nation::Usa, "wake", 1);
    assert!(room_for(b, &t, Nation::Usa, 1) && !room_for(b, &t, Nation::Usa, 2));
    t.air(Nation::Usa, "palmyra", 1);
    assert!(!room_for(b, &t, Nation::Usa, 1));
}

#[test]
fn fs_344_counters_lost_with_their_pilots_are_gone() {
    let b = crate::bench::board();
    let mut t = bare_with(Phase::Deployment, Side::Japan, &["kamikazes=true"]);
    for at in &PLACES[..6] {
        t.air(Nation::Japan, at, 4);
    }
    assert!(room_for(b, &t, Nation::Japan, 4));
    t.p.once.counters_lost = 1;
    assert!(room_for(b, &t, Nation::Japan, 2) && !room_for(b, &t, Nation::Japan, 3));
}

/// All Japanese counters are in use: 26 steps at Saigon take all but one of them.
fn one_left(phase: Phase, side: Side) -> Bench {
    let mut t = bare(phase, side);
    t.air(Nation::Japan, "saigon", 26);
    t
}

#[test]
fn fs_006_naval_aviation_rises_within_the_counters() {
    let mut t = one_left(Phase::Battles, Side::Allies);
    t.air_at(Nation::Japan, AirPlace::Aviation(space("kure")), 2);
    t.force(Side::Allies, "1010", "kure", &["portland"]);
    t.begin(&[]);
    t.refused(Action::Scramble { steps: 1 }, rule::FS_006);
    assert!(t.legal(Action::Scramble { steps: 2 }));
}

#[test]
fn fs_006_264_a_step_unloads_alone_within_the_counters() {
    let mut t = one_left(Phase::Battles, Side::Japan);
    t.p.standing[0].land = false;
    let force = t.force(Side::Japan, "truk", "marshall_islands", &["tone"]);
    t.aboard(force, Nation::Japan, 2);
    t.begin(&[]);
    t.refused(Action::Unload { force, steps: 1 }, rule::FS_006);
    t.act(Action::Unload { force, steps: 2 }, &[]);
    assert_eq!(t.steps_at(Side::Japan, "marshall_islands"), 2);
}
