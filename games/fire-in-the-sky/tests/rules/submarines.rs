//! Submarine segment (12.2).

use crate::{
    arena::{Allies, Japan, battle, damage, id},
    bench::{Bench, bare, bare_with, unit},
};
use fire_in_the_sky::{
    Action, Event,
    action::Item,
    position::{AirPlace, ForceId, Phase, Place},
    rule,
    types::{Nation, Side},
};

const SEA: &str = "1212";

/// The segment with these sub points.
fn sub(phasing: Side, points: [u8; 2]) -> Bench {
    let mut t = bare(Phase::Submarines, phasing);
    t.p.sub = points;
    t.p.standing[0].torpedo = false;
    t.p.standing[1].torpedo = false;
    t
}

const fn at(force: ForceId) -> Action {
    Action::Torpedo { force }
}

fn aim(u: &str) -> Action {
    Action::Aim { item: Item::Unit(unit(u)) }
}

/// The escorts' dice: how many, modifier, successes.
fn screen(events: &[Event]) -> Vec<(usize, i8, u8)> {
    let one = |e: &Event| match e {
        Event::Screened { dice, .. } => Some((dice.faces.len(), dice.modifier, dice.hits)),
        _ => None,
    };
    events.iter().filter_map(one).collect()
}

/// The submarine's die: modifier, hit.
fn torpedo(events: &[Event]) -> Vec<(i8, bool)> {
    let one = |e: &Event| match e {
        Event::Torpedoed { modifier, hit, .. } => Some((*modifier, *hit)),
        _ => None,
    };
    events.iter().filter_map(one).collect()
}

/// One attack on this Japanese force at sea by the Allies, with these dice; standing orders aim.
fn attack(turn: u8, units: &[&str], faces: &[u8]) -> Vec<Event> {
    let mut t = sub(Allies, [0, 1]);
    t.p.turn = turn;
    let f = t.force(Japan, "truk", SEA, units);
    t.begin(&[]);
    t.act(at(f), faces)
}

#[test]
fn fs_177_178_393_all_targets_are_named_before_any_attack_the_phasing_player_first() {
    let mut t = sub(Japan, [1, 2]);
    let j = t.force(Japan, "truk", SEA, &["tone"]);
    let a = t.force(Allies, "noumea", "1414", &["northampton"]);
    t.begin(&[]);
    assert_eq!(t.asked(), Some(Japan));
    assert_eq!(t.listed(), [at(a), Action::Done]);
    // No die falls before the Allies have named.
    t.act(at(a), &[]);
    assert_eq!((t.sub, t.asked()), ([0, 2], Some(Allies)));
    let events = t.act(at(j), &[3, 4]);
    assert_eq!(t.sub, [0, 1]);
    assert_eq!(torpedo(&events), [(1, false), (0, false)]);
}

#[test]
fn fs_177_no_need_to_attack() {
    let mut t = sub(Allies, [2, 2]);
    t.force(Japan, "truk", SEA, &["tone"]);
    t.begin(&[]);
    let events = t.act(Action::Done, &[]);
    assert_eq!((t.sub, torpedo(&events).len()), ([2, 2], 0));
}

#[test]
fn fs_179_180_only_task_forces_and_each_once() {
    let mut t = sub(Allies, [2, 2]);
    let f = t.force(Japan, "truk", SEA, &["tone"]);
    let g = t.force(Japan, "truk", "1210", &["mogami"]);
    let own = t.force(Allies, "noumea", "1414", &["northampton"]);
    t.put("takao", "truk");
    t.begin(&[]);
    t.act(at(f), &[]);
    t.refused(at(f), rule::FS_179);
    t.refused(at(own), rule::FS_180);
    // What lies in port is no task force: it cannot even be named.
    assert_eq!(t.listed(), [at(g), Action::Done]);
}

#[test]
fn fs_178_without_points_no_attack() {
    let mut t = sub(Japan, [1, 0]);
    t.force(Japan, "truk", SEA, &["tone"]);
    t.force(Allies, "noumea", "1414", &["northampton"]);
    let g = t.force(Allies, "noumea", "1416", &["portland"]);
    t.begin(&[]);
    let events = t.act(at(g), &[1]);
    assert_eq!((t.sub[0], torpedo(&events).len()), (0, 1));
}

#[test]
fn fs_181_184_a_die_for_each_destroyer_and_one_success_ends_it() {
    let events = attack(6, &["fubuki_1", "fubuki_2", "tone"], &[1, 5]);
    assert_eq!(screen(&events), [(2, 0, 1)]);
    assert_eq!(torpedo(&events), []);
    // Without one the attack goes on: a cruiser or a destroyer is aimed at.
    let mut t = sub(Allies, [0, 1]);
    let f = t.force(Japan, "truk", SEA, &["fubuki_1", "tone"]);
    t.begin(&[]);
    let events = t.act(at(f), &[4]);
    assert_eq!(screen(&events), [(1, 0, 0)]);
    assert_eq!(t.listed(), [aim("tone"), aim("fubuki_1")]);
}

#[test]
fn fs_394_188_without_destroyers_no_dice_and_one_more_for_the_submarine() {
    let events = attack(6, &["tone"], &[3]);
    assert_eq!((screen(&events).len(), torpedo(&events)), (0, vec![(1, false)]));
    let events = attack(6, &["fubuki_1"], &[4, 4]);
    assert_eq!(torpedo(&events), [(0, false)]);
}

#[test]
fn fs_182_175_helpers_in_the_hex() {
    let with = |set: &dyn Fn(&mut Bench, ForceId)| {
        let mut t = sub(Allies, [0, 1]);
        let f = t.force(Japan, "truk", "palau", &["fubuki_1"]);
        set(&mut t, f);
        fire_in_the_sky::phases::submarines::escorts(crate::bench::board(), &t.p, f)
    };
    assert_eq!(with(&|_, _| {}), (1, 0));
    assert_eq!(
        with(&|t, f| {
            t.place("zuiho_shoho", Place::Force(f));
        }),
        (1, 1)
    );
    assert_eq!(
        with(&|t, _| {
            t.force(Japan, "truk", "palau", &["zuiho_shoho"]);
        }),
        (1, 1)
    );
    assert_eq!(
        with(&|t, _| {
            t.put("zuiho_shoho", "palau");
        }),
        (1, 1)
    );
    assert_eq!(with(&|t, _| crate::arena::assigned(t, Nation::Japan, "palau", "1012", 1)), (1, 1));
    // Once only, and not for others: battleships, a carrier without planes, a carrier elsewhere, enemy aircraft.
    assert_eq!(
        with(&|t, _| {
            t.put("zuiho_shoho", "palau");
            t.put("hosho_ryujo", "palau");
        }),
        (1, 1)
    );
    assert_eq!(
        with(&|t, _| {
            t.put("kongo_haruna", "palau");
        }),
        (1, 0)
    );
    assert_eq!(
        with(&|t, _| {
            t.place("zuiho_shoho", Place::NoPlanes(crate::bench::space("palau")));
        }),
        (1, 0)
    );
    assert_eq!(
        with(&|t, _| {
            t.put("zuiho_shoho", "truk");
        }),
        (1, 0)
    );
    assert_eq!(
        with(&|t, _| {
            t.force(Allies, "noumea", "palau", &["wasp_hornet"]);
        }),
        (1, 0)
    );
}

#[test]
fn fs_183_aircraft_aboard_do_not_help_the_escorts() {
    let mut t = sub(Allies, [0, 1]);
    let f = t.force(Japan, "truk", SEA, &["fubuki_1"]);
    t.aboard(f, Nation::Japan, 2);
    t.begin(&[]);
    let events = t.act(at(f), &[4]);
    assert_eq!(screen(&events), [(1, 0, 0)]);
}

#[test]
fn fs_185_the_attacker_chooses_the_unit() {
    let mut t = sub(Allies, [0, 1]);
    t.p.turn = 6;
    let f = t.force(Japan, "truk", SEA, &["tone", "kongo_haruna"]);
    t.put("takao", "truk");
    t.begin(&[]);
    t.act(at(f), &[]);
    t.refused(aim("takao"), rule::FS_185);
    let events = t.act(aim("tone"), &[5, 1, 2]);
    assert_eq!(damage(&events), [("tone", vec![2], false)]);
    assert!(!matches!(t.where_is("kongo_haruna"), Place::Track(_)));
}

#[test]
fn fs_186_187_allied_dice_are_lower_to_turn_5() {
    for (turn, m) in [(1, -1), (2, 0), (5, 0), (6, 1)] {
        // One more, for there are no destroyers.
        assert_eq!(torpedo(&attack(turn, &["tone"], &[3])), [(m, false)], "turn {turn}");
    }
    let mut t = sub(Japan, [1, 0]);
    t.p.turn = 3;
    let f = t.force(Allies, "noumea", SEA, &["northampton"]);
    t.begin(&[]);
    assert_eq!(torpedo(&t.act(at(f), &[3])), [(1, false)]);
}

#[test]
fn fs_189_one_more_against_aircraft_and_land_units() {
    let mut t = sub(Allies, [0, 2]);
    t.p.turn = 6;
    let f = t.force(Japan, "truk", SEA, &["fubuki_1"]);
    t.aboard(f, Nation::Japan, 2);
    let g = t.force(Japan, "truk", "1210", &["fubuki_2", "nankai"]);
    t.begin(&[]);
    t.act(at(f), &[]);
    t.act(at(g), &[1]);
    let events = t.act(Action::Aim { item: Item::Air { nation: Nation::Japan, steps: 2 } }, &[4, 1]);
    assert_eq!(torpedo(&events), [(1, true)]);
    // FS-281: a step at once, and a merchantman.
    assert_eq!((t.p.steps(Japan, AirPlace::Force(f)), t.pool), (1, 29));
    assert_eq!(torpedo(&t.act(aim("nankai"), &[3])), [(1, false)]);
}

#[test]
fn fs_190_414_ships_roll_for_damage_at_once() {
    // Defence 8: 2 is added, so 6 sinks.
    let events = attack(6, &["tone"], &[4, 3, 3]);
    assert_eq!(damage(&events), [("tone", vec![2], true)]);
    let events = attack(6, &["tone"], &[4, 3, 2]);
    assert_eq!(damage(&events), [("tone", vec![2], false)]);
}

#[test]
fn fs_190_279_hits_on_land_units_wait_for_the_strikes() {
    let mut t = sub(Japan, [0, 0]);
    t.p.sub = [0, 1];
    t.p.turn = 6;
    // An Allied carrier in the hex may strike.
    let f = t.force(Japan, "truk", "midway", &["fubuki_1", "snlf"]);
    t.force(Allies, "pearl_harbor", "midway", &["wasp_hornet"]);
    t.put("19th_regiment", "midway");
    t.begin(&[]);
    t.act(at(f), &[1]);
    let events = t.act(aim("snlf"), &[4]);
    assert!(!events.iter().any(|e| matches!(e, Event::HitAtSea { .. })));
    assert_eq!((t.unit(unit("snlf")).hits, t.pool), (1, 30));
    assert_eq!(battle(&t).at, crate::bench::space("midway"));
}

#[test]
fn fs_395_without_a_strike_to_come_hits_on_land_units_count_at_once() {
    let mut t = sub(Allies, [0, 1]);
    t.p.turn = 6;
    let f = t.force(Japan, "truk", SEA, &["tone", "snlf"]);
    t.begin(&[]);
    t.act(at(f), &[]);
    let events = t.act(aim("snlf"), &[3]);
    assert!(events.iter().any(|e| matches!(e, Event::HitAtSea { hits: 1, steps: 1, .. })));
    assert_eq!((t.p.unit(unit("snlf")).reduced, t.pool), (false, 29), "it did not land and is on the track");
    assert!(matches!(t.where_is("snlf"), Place::Track(_)));
}

#[test]
fn e23_fs_196_a_force_that_lost_its_carrier_is_a_bombardment_force() {
    let mut t = sub(Allies, [0, 1]);
    t.p.turn = 6;
    let f = t.force(Japan, "truk", SEA, &["zuiho_shoho", "tone"]);
    t.force(Allies, "noumea", SEA, &["northampton"]);
    t.begin(&[]);
    t.act(at(f), &[]);
    // Sunk; then the die for superiority: nobody has aircraft.
    t.act(aim("zuiho_shoho"), &[6, 6, 6, 6, 1]);
    assert_eq!(t.where_is("zuiho_shoho"), Place::Gone);
    assert_eq!((battle(&t).of(Japan).carriers.len(), battle(&t).of(Japan).bombardment.clone()), (0, vec![f]));
}

#[test]
fn fs_332_radar_helps_allied_escorts_from_turn_10() {
    for (turn, m) in [(9, 0), (10, 1)] {
        let mut t = bare_with(Phase::Submarines, Japan, &["radar=true"]);
        t.p.turn = turn;
        t.p.sub = [1, 0];
        let f = t.force(Allies, "noumea", SEA, &["fletcher_1"]);
        t.begin(&[]);
        assert_eq!(screen(&t.act(at(f), &[3, 1])), [(1, m, 0)]);
    }
}

#[test]
fn fs_185_a_standing_order_aims_at_what_is_worth_most() {
    let mut t = sub(Allies, [0, 1]);
    t.p.turn = 6;
    t.p.standing[1].torpedo = true;
    let f = t.force(Japan, "truk", SEA, &["tone", "akagi_kaga", "furutaka"]);
    t.begin(&[]);
    let events = t.act(at(f), &[1]);
    let aimed = events.iter().find_map(|e| match e {
        Event::Torpedoed { item: Item::Unit(u), .. } => Some(id(*u)),
        _ => None,
    });
    assert_eq!(aimed, Some("akagi_kaga"));
}
