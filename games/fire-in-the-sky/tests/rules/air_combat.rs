//! Air points, the air fight, superiority, and where points are sent (12.3.2, 12.3.2.1, 12.3.2.2).

use crate::{
    arena::{Allies, Japan, air_fight, arena, arena_with, ask_all, assigned, battle, send, stage, strike_at, struck},
    bench::{Bench, space, unit},
};
use fire_in_the_sky::{
    Action, Event,
    action::{Strike, Target},
    phases::battle::Stage,
    rule,
    types::{Nation, Side},
};

/// Akagi/Kaga (4) against two steps at Midway.
fn midway(phasing: Side, turn: u8) -> Bench {
    let mut t = arena(phasing);
    t.p.turn = turn;
    t.force(Japan, "truk", "midway", &["akagi_kaga"]);
    t.air(Nation::Usa, "midway", 2);
    t
}

fn air_pools(events: &[Event]) -> [(usize, i8, u8); 2] {
    let found = events.iter().find_map(|e| match e {
        Event::AirFight { dice, .. } => Some([0, 1].map(|i| (dice[i].faces.len(), dice[i].modifier, dice[i].hits))),
        _ => None,
    });
    found.unwrap()
}

#[test]
fn fs_202_205_207_points_of_carriers_and_of_the_base() {
    let mut t = midway(Japan, 2);
    // 4 and 2 dice; the Allies' two points at the carrier, one anti-air die; the base has one die, then 4 points at the aircraft.
    let events = t.begin(&[1; 14]);
    assert_eq!(air_pools(&events), [(4, 0, 0), (2, 0, 0)]);
    assert_eq!(air_fight(&events), ([4, 2], [4, 2], Some(Japan), false));
}

#[test]
fn fs_203_a_carrier_at_anchor_gives_no_points() {
    let mut t = arena(Allies);
    t.put("akagi_kaga", "truk");
    t.force(Allies, "midway", "truk", &["wasp_hornet"]);
    // Four anti-air dice of Truk, four points.
    let events = t.begin(&[1; 8]);
    assert_eq!(air_fight(&events), ([0, 4], [0, 4], Some(Allies), true));
}

#[test]
fn e103_fs_204_391_long_range_points_are_added_and_halved() {
    let mut t = arena(Japan);
    t.air(Nation::Usa, "guadalcanal", 1);
    assigned(&mut t, Nation::Japan, "rabaul", "guadalcanal", 1);
    assigned(&mut t, Nation::Japan, "lae", "guadalcanal", 2);
    let events = t.begin(&[1, 1, 6, 1, 1, 1]);
    assert_eq!(air_fight(&events).0, [1, 1]);
    // At their own base all steps count.
    let mut t = arena(Allies);
    t.air(Nation::Japan, "guadalcanal", 3);
    t.force(Allies, "noumea", "guadalcanal", &["hermes"]);
    let events = t.begin(&[1; 8]);
    assert_eq!(air_fight(&events).0, [3, 1]);
}

#[test]
fn e14_fs_206_175_steps_at_rabaul_assigned_to_guadalcanal() {
    let set = || {
        let mut t = arena(Japan);
        t.control("rabaul", Some(Japan));
        assigned(&mut t, Nation::Japan, "rabaul", "guadalcanal", 4);
        t.force(Allies, "noumea", "rabaul", &["wasp_hornet"]);
        t.air(Nation::Usa, "guadalcanal", 2);
        t.begin(&[]);
        t
    };
    let fight = |at: &str| Action::Fight { at: space(at) };
    let fights = |events: &[Event]| -> Vec<[u8; 2]> {
        let one = |e: &Event| match e {
            Event::AirFight { before, .. } => Some(*before),
            _ => None,
        };
        events.iter().filter_map(one).collect()
    };
    // Guadalcanal first: 2 against 2, superiority by a die, one anti-air die, two points. Rabaul: nothing in the air, but targets.
    let mut t = set();
    let events = t.act(fight("guadalcanal"), &[1, 1, 1, 1, 6, 1, 1, 1, 1, 1, 1, 1, 4, 4, 1, 1]);
    assert_eq!(fights(&events), [[2, 2], [0, 4]]);
    assert_eq!(t.steps_at(Japan, "rabaul"), 2);
    // Rabaul first: two steps fewer, one point fewer.
    let mut t = set();
    let events = t.act(fight("rabaul"), &[1, 1, 1, 4, 4, 1, 1, 1, 1, 1, 1, 1]);
    assert_eq!(fights(&events), [[0, 4], [1, 2]]);
}

#[test]
fn fs_207_208_400_both_roll_and_points_are_lost_but_no_steps() {
    let mut t = midway(Japan, 2);
    // Two successes of four, one of two, at the same time.
    let events = t.begin(&[5, 6, 4, 1, 5, 4, 1, 1, 1, 1]);
    assert_eq!(air_fight(&events), ([4, 2], [3, 0], Some(Japan), true));
    assert_eq!((air_pools(&events)[1], t.steps_at(Allies, "midway")), ((2, 0, 1), 2));
}

#[test]
fn fs_209_superiority_to_the_side_with_more_points_left() {
    let mut t = midway(Japan, 2);
    // Three of Japan's points are lost... to two dice: two. 2 against 1.
    let events = t.begin(&[5, 1, 1, 1, 5, 5, 1, 1, 1, 1, 1]);
    assert_eq!(air_fight(&events), ([4, 2], [2, 1], Some(Japan), false));
    let mut t = arena(Japan);
    t.force(Japan, "truk", "midway", &["hosho_ryujo"]);
    t.air(Nation::Usa, "midway", 2);
    let events = t.begin(&[1, 1, 1, 1, 1, 1, 1]);
    assert_eq!(air_fight(&events), ([1, 2], [1, 2], Some(Allies), false));
}

#[test]
fn fs_210_a_tie_is_broken_by_dice_without_aircraft_too() {
    let mut t = arena(Japan);
    t.force(Japan, "truk", "1212", &["tone"]);
    t.force(Allies, "noumea", "1212", &["northampton"]);
    // Equal dice are rolled again (R19).
    let events = t.begin(&[3, 3, 2, 6]);
    assert_eq!(air_fight(&events), ([0, 0], [0, 0], Some(Allies), false));
    assert_eq!(t.asked(), Some(Japan));
    let mut t = arena(Japan);
    t.force(Japan, "truk", "midway", &["zuiho_shoho"]);
    t.air(Nation::Usa, "midway", 2);
    let events = t.begin(&[1, 1, 1, 1, 6, 5, 1, 1, 1, 1, 1]);
    assert_eq!(air_fight(&events), ([2, 2], [2, 2], Some(Japan), false));
}

#[test]
fn fs_211_220_supremacy_adds_to_strikes() {
    let mut t = midway(Japan, 2);
    let events = t.begin(&[5, 6, 1, 1, 1, 1, 1, 4, 1, 1, 1]);
    assert_eq!(air_fight(&events), ([4, 2], [4, 0], Some(Japan), true));
    // A 4 hits.
    assert_eq!(struck(&events), [(Strike::Air(Nation::Usa), 1, 1)]);
    let mut t = midway(Japan, 2);
    let events = t.begin(&[5, 1, 1, 1, 1, 1, 1, 1, 1, 4, 4, 1, 1]);
    assert_eq!(struck(&events)[1], (Strike::Air(Nation::Usa), 0, 0));
}

#[test]
fn fs_308_309_310_the_first_japanese_player_turn() {
    let mut t = midway(Japan, 1);
    // Japan rolls first, with 1 more: two 4s and nobody replies. No anti-air fire of the base. Strikes with 1 for supremacy and 1 more.
    let events = t.begin(&[4, 4, 1, 1, 3, 1, 1, 1]);
    assert_eq!(air_pools(&events), [(4, 1, 2), (0, 0, 0)]);
    assert_eq!(struck(&events), [(Strike::Air(Nation::Usa), 2, 1)]);
    // One success: one reply.
    let mut t = midway(Japan, 1);
    let events = t.begin(&[4, 1, 1, 1, 5, 1, 1, 1, 1, 1]);
    assert_eq!(air_pools(&events), [(4, 1, 1), (1, 0, 1)]);
    assert_eq!(air_fight(&events).1, [3, 1]);
}

#[test]
fn fs_427_surprise_ends_with_the_first_japanese_player_turn() {
    for (phasing, turn) in [(Allies, 1), (Japan, 2)] {
        let mut t = midway(phasing, turn);
        let events = t.begin(&[4, 4, 1, 1, 1, 1, 1, 1, 1, 1, 4, 1, 1, 1]);
        assert_eq!(air_pools(&events), [(4, 0, 0), (2, 0, 0)]);
        assert_eq!(struck(&events)[1], (Strike::Air(Nation::Usa), 0, 0));
    }
}

/// Two task forces on each side, each with a carrier or without, in the open sea; the Allies are superior by the die.
fn fleets() -> Bench {
    let mut t = arena(Japan);
    ask_all(&mut t);
    t.force(Japan, "truk", "1212", &["akagi_kaga"]);
    t.force(Japan, "truk", "1212", &["tone"]);
    t.force(Allies, "noumea", "1212", &["wasp_hornet"]);
    t.force(Allies, "noumea", "1212", &["northampton"]);
    t.begin(&[1, 1, 1, 1, 1, 1, 1, 1, 1, 6]);
    t
}

const fn tf(n: u8) -> Target {
    Target::Force(fire_in_the_sky::position::ForceId(n))
}

#[test]
fn fs_212_213_399_the_side_without_superiority_sends_first() {
    let mut t = fleets();
    assert_eq!((t.asked(), stage(&t)), (Some(Japan), Stage::Targets(Japan)));
    t.refused(send(tf(2), 5), rule::FS_213);
    t.refused(send(tf(0), 1), rule::FS_213);
    t.refused(send(Target::Base, 1), rule::FS_213);
    t.refused(Action::Send { target: tf(2), points: 1, elite: true }, rule::FS_213);
    t.act(send(tf(2), 1), &[]);
    t.act(send(tf(3), 1), &[]);
    t.act(send(tf(2), 1), &[]);
    // A point stays unused.
    t.act(Action::Done, &[]);
    assert_eq!((t.asked(), stage(&t)), (Some(Allies), Stage::Targets(Allies)));
    let sent: Vec<(Target, u8)> = battle(&t).sorties.iter().map(|s| (s.target, s.points.total())).collect();
    assert_eq!(sent, [(tf(2), 2), (tf(3), 1)]);
}

#[test]
fn fs_402_219_target_after_target_first_the_side_without_superiority() {
    let mut t = fleets();
    t.act(send(tf(3), 3), &[]);
    t.act(send(tf(2), 1), &[]);
    t.act(send(tf(0), 2), &[]);
    // When all is sent the strikes begin: Japan's at Northampton (one anti-air die, three points), then at the carrier (two dice, one
    // point), then the Allies' two points at Akagi/Kaga (one die). Sending to another target would need a second sortie.
    let events = t.act(Action::Done, &[1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    let order: Vec<Strike> = struck(&events).into_iter().map(|(on, _, _)| on).collect();
    assert_eq!(order, ["northampton", "wasp_hornet", "akagi_kaga"].map(|u| Strike::Unit(unit(u))));
}

#[test]
fn fs_402_losses_do_not_cancel_points_that_were_sent() {
    let mut t = fleets();
    t.act(send(tf(2), 4), &[]);
    // Wasp/Hornet is sunk (defence 10): its four points strike all the same.
    let events = t.act(send(tf(0), 4), &[1, 1, 6, 1, 1, 1, 6, 6, 1, 1, 1, 1, 1]);
    assert_eq!(struck(&events).len(), 2);
    assert_eq!(t.where_is("wasp_hornet"), fire_in_the_sky::position::Place::Sunk);
}

#[test]
fn fs_337_436_elite_pilots_have_one_more_until_their_ship_is_damaged() {
    for (option, green, m) in
        [("elite_pilots=true", false, Some((4, 1))), ("elite_pilots=true", true, None), ("elite_pilots=false", false, None)]
    {
        let mut t = arena_with(Japan, &[option]);
        t.force(Japan, "truk", "midway", &["akagi_kaga", "shokaku_zuikaku"]);
        t.p.unit_mut(unit("akagi_kaga")).green = green;
        t.air(Nation::Usa, "midway", 1);
        ask_all(&mut t);
        // 8 dice and 1, a 4 among them. If it hits, one anti-air die and 8 points at the aircraft; if not, two anti-air dice of the force
        // and the Allies choose a carrier.
        let mut faces = vec![1; if m.is_some() { 18 } else { 11 }];
        faces[4] = 4;
        let events = t.begin(&faces);
        let found = events.iter().find_map(|e| match e {
            Event::AirFight { dice, .. } => Some((dice[0].others, dice[0].hits)),
            _ => None,
        });
        assert_eq!(found, Some((m, u8::from(m.is_some()))), "{option} {green}");
    }
    // In strikes too: two ordinary points, four of the elite; supremacy and ships at anchor add 2.
    let mut t = arena_with(Japan, &["elite_pilots=true"]);
    t.force(Japan, "truk", "midway", &["akagi_kaga", "zuiho_shoho"]);
    t.put("northampton", "midway");
    t.put("portland", "midway");
    t.begin(&[1]);
    let at = |id: &str, points, elite| Action::Strike { on: Strike::Unit(unit(id)), points, elite };
    t.refused(at("portland", 3, false), rule::FS_216);
    t.act(at("portland", 2, false), &[]);
    let events = t.act(at("northampton", 4, true), &[2, 2, 2, 1, 1, 1, 1, 1]);
    assert_eq!(struck(&events), [(Strike::Unit(unit("portland")), 2, 0), (Strike::Unit(unit("northampton")), 2, 1)]);
}

#[test]
fn fs_332_radar_adds_to_the_allied_air_fight_from_turn_10() {
    for (turn, m) in [(9, 0), (10, 1)] {
        let mut t = arena_with(Japan, &["radar=true"]);
        t.p.turn = turn;
        t.force(Japan, "truk", "midway", &["akagi_kaga"]);
        t.air(Nation::Usa, "midway", 2);
        let events = t.begin(&[1; 14]);
        assert_eq!(air_pools(&events), [(4, 0, 0), (2, m, 0)]);
    }
}

#[test]
fn fs_213_with_one_target_all_points_go_there() {
    let mut t = arena(Japan);
    ask_all(&mut t);
    t.force(Japan, "truk", "midway", &["akagi_kaga"]);
    t.put("northampton", "midway");
    t.put("portland", "midway");
    t.begin(&[1]);
    assert_eq!((stage(&t), battle(&t).sorties[0].points.total()), (Stage::Strikes(Japan), 4));
    assert!(t.legal(strike_at("portland", 4)));
}
