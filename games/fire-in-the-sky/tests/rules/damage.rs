//! Damage (13).

use crate::{
    arena::{Allies, Japan, arena, arena_with, damage as rolls},
    bench::{Bench, bare, bare_with, board, unit},
};
use fire_in_the_sky::{
    Event,
    event::{Cause, Why},
    odds,
    phases::damage,
    position::{AirPlace, ForceId, Phase, Place},
    types::{Nation, Side},
};
use ironbottom_kernel::{Dice, Log};

/// Hits on a ship with these modifiers and dice.
fn hit(t: &mut Bench, id: &str, cause: Cause, modifiers: &[i8], faces: &[u8]) -> Vec<Event> {
    let (mut dice, mut log) = (Dice::scripted(faces), Log::default());
    damage::ship(board(), &mut t.p, unit(id), cause, modifiers, &mut dice, &mut log);
    assert!(dice.fault().is_none() && dice.left() == 0, "{:?}, {} left", dice.fault(), dice.left());
    log.events.into_iter().map(|l| l.event).collect()
}

/// Hits at sea marked on a unit or marker of a task force, resolved.
fn at_sea(t: &mut Bench, f: ForceId) -> Vec<Event> {
    let mut log = Log::default();
    damage::at_sea(board(), &mut t.p, f, &mut log);
    log.events.into_iter().map(|l| l.event).collect()
}

fn away(t: &mut Bench, id: &str, why: Why) {
    damage::away(board(), &mut t.p, unit(id), why, &mut Log::default());
}

#[test]
fn fs_267_a_roll_for_each_hit_and_the_defence_sinks() {
    // Tone has defence 8.
    for (faces, sunk) in [([3, 4], true), ([3, 3], false)] {
        let mut t = arena(Japan);
        t.put("tone", "truk");
        let events = hit(&mut t, "tone", Cause::Air, &[1], &faces);
        assert_eq!(rolls(&events), [("tone", vec![1], sunk)]);
    }
    // R40: once it is sunk no more is rolled.
    let mut t = arena_with(Japan, &["cumulative_damage=false"]);
    t.put("tone", "truk");
    hit(&mut t, "tone", Cause::Air, &[1, 1, 1], &[1, 1, 6, 6]);
    assert_eq!(t.where_is("tone"), Place::Sunk);
}

#[test]
fn e102_fs_268_269_modifiers() {
    // An air hit on a carrier of defence 9 sinks by 15 throws of 36; so does one on a battleship of 10 in the first Japanese turn.
    let t = arena(Japan);
    assert_eq!(odds::sinking(board(), &t.p, unit("zuiho_shoho"), 1, 1), 15);
    let mut t = arena(Japan);
    t.p.turn = 1;
    assert_eq!(odds::sinking(board(), &t.p, unit("prince_of_wales_repulse"), 1, 1), 15);
    t.put("prince_of_wales_repulse", "singapore");
    let events = hit(&mut t, "prince_of_wales_repulse", Cause::Air, &[1], &[4, 4]);
    assert_eq!(rolls(&events), [("prince_of_wales_repulse", vec![2], true)]);
}

#[test]
fn fs_269_427_allied_ships_in_the_first_japanese_player_turn_only() {
    for (turn, phasing, id, m) in
        [(1, Japan, "northampton", 2), (1, Allies, "northampton", 1), (2, Japan, "northampton", 1), (1, Japan, "tone", 1)]
    {
        let mut t = arena(phasing);
        t.p.turn = turn;
        t.put(id, "truk");
        assert_eq!(rolls(&hit(&mut t, id, Cause::Air, &[1], &[1, 1]))[0].1, [m]);
    }
}

#[test]
fn fs_270_271_what_is_lost_for_good() {
    for (id, place) in [
        ("yamato_musashi", Place::Gone),
        ("ise_hyuga_bbv", Place::Gone),
        ("iowa_new_jersey", Place::Gone),
        ("prince_of_wales_repulse", Place::Gone),
        ("akagi_kaga", Place::Gone),
        ("zuiho_shoho", Place::Gone),
        ("wasp_hornet", Place::Sunk),
        ("hermes", Place::Sunk),
        ("alaska_guam", Place::Sunk),
        ("tone", Place::Sunk),
        ("fubuki_1", Place::Sunk),
    ] {
        let mut t = arena(Japan);
        t.put(id, "truk");
        hit(&mut t, id, Cause::Submarine, &[9], &[6, 6]);
        assert_eq!(t.where_is(id), place, "{id}");
    }
}

#[test]
fn e15_fs_272_two_hits_in_the_japanese_phase_of_turn_3() {
    let hits = |phasing: Side, turn: u8, id: &str, n: usize, option: &str| {
        let mut t = arena_with(phasing, &[option]);
        t.p.turn = turn;
        t.put(id, "truk");
        hit(&mut t, id, Cause::Surface, &vec![0; n], &vec![1; 2 * n]);
        t.where_is(id)
    };
    assert_eq!(hits(Japan, 3, "california_tennessee", 2, "damage_return=phases"), Place::Track(6));
    assert_eq!(hits(Japan, 3, "california_tennessee", 2, "damage_return=turns"), Place::Track(7));
    // R3: a Japanese ship hit once in either half of turn 5 is back on turn 7.
    assert_eq!(hits(Japan, 5, "tone", 1, "damage_return=phases"), Place::Track(7));
    assert_eq!(hits(Allies, 5, "tone", 1, "damage_return=phases"), Place::Track(7));
    assert_eq!(hits(Allies, 5, "northampton", 1, "damage_return=phases"), Place::Track(7));
}

#[test]
fn fs_272_the_phase_that_is_still_to_come_counts() {
    // Before its owner's reinforcement phase of this turn, that one is the next.
    for (phase, phasing, side, turn) in [
        (Phase::Transport, Japan, Japan, 2),
        (Phase::Reinforcement, Japan, Japan, 3),
        (Phase::Battles, Japan, Japan, 3),
        (Phase::Battles, Japan, Allies, 2),
        (Phase::Warfare, Allies, Allies, 2),
        (Phase::Return, Allies, Allies, 3),
        (Phase::Warfare, Allies, Japan, 3),
    ] {
        let t = bare(phase, phasing);
        assert_eq!(damage::next_reinforcements(&t.p, side), turn, "{phase:?} {phasing:?} {side:?}");
    }
}

#[test]
fn e112_fs_273_321_dutch_ships_never_come_back() {
    let mut t = arena(Japan);
    t.put("admiralen", "surabaya");
    let events = hit(&mut t, "admiralen", Cause::Air, &[1], &[1, 1]);
    assert_eq!(t.where_is("admiralen"), Place::Gone);
    assert!(events.iter().any(|e| matches!(e, Event::Away { why: Why::Damaged, turn: 0, .. })));
    for why in [Why::Eliminated, Why::Dispersed, Why::Overstacked] {
        let mut t = arena(Japan);
        t.put("abda", "surabaya");
        away(&mut t, "abda", why);
        assert_eq!(t.where_is("abda"), Place::Gone);
    }
    // With the option ships that were driven off come back; damaged ones do not.
    let mut t = arena_with(Japan, &["dutch_withdrawn_return_surabaya=true"]);
    t.put("admiralen", "surabaya");
    t.put("deruyter", "surabaya");
    hit(&mut t, "admiralen", Cause::Air, &[1], &[1, 1]);
    away(&mut t, "deruyter", Why::DrivenOff);
    assert_eq!((t.where_is("admiralen"), t.where_is("deruyter")), (Place::Gone, Place::Track(2)));
}

#[test]
fn fs_337_a_damaged_carrier_has_lost_its_pilots() {
    let mut t = arena(Japan);
    t.put("akagi_kaga", "truk");
    hit(&mut t, "akagi_kaga", Cause::Air, &[1], &[1, 1]);
    assert!(t.unit(unit("akagi_kaga")).green);
}

#[test]
fn e18_fs_350_many_hits_make_each_worse() {
    let mut t = bare_with(Phase::Battles, Japan, &["cumulative_damage=true"]);
    t.put("iowa_new_jersey", "truk");
    assert_eq!(rolls(&hit(&mut t, "iowa_new_jersey", Cause::Air, &[1, 1], &[1, 1, 1, 1]))[0].1, [2, 2]);
    let mut t = bare_with(Phase::Battles, Japan, &["cumulative_damage=false"]);
    t.put("iowa_new_jersey", "truk");
    assert_eq!(rolls(&hit(&mut t, "iowa_new_jersey", Cause::Air, &[1, 1], &[1, 1, 1, 1]))[0].1, [1, 1]);
}

#[test]
fn e119_fs_350_three_air_hits_on_a_carrier() {
    let mut t = bare_with(Phase::Battles, Japan, &["cumulative_damage=true"]);
    t.put("wasp_hornet", "midway");
    let events = hit(&mut t, "wasp_hornet", Cause::Air, &[1, 1, 1], &[3, 3, 1, 5, 2, 4]);
    assert_eq!(rolls(&events), [("wasp_hornet", vec![3, 3, 3], false)]);
    // Six of the owner's phases: turns 2 to 7.
    assert_eq!(t.where_is("wasp_hornet"), Place::Track(7));
}

/// A land unit aboard that has so many hits; what is left of it and of the pool.
fn aboard(id: &str, reduced: bool, hits: u8) -> (Bench, Vec<Event>) {
    let mut t = arena(Allies);
    let side = board().side(unit(id));
    let f = t.force(side, "truk", "1212", &["tone", id]);
    (t.p.unit_mut(unit(id)).hits, t.p.unit_mut(unit(id)).reduced) = (hits, reduced);
    let events = at_sea(&mut t, f);
    (t, events)
}

#[test]
fn e16_fs_275_277_a_brigade_takes_three_hits() {
    let (t, events) = aboard("nankai", false, 3);
    assert_eq!((t.where_is("nankai"), t.pool, t.transport(Nation::Japan)), (Place::Track(4), 28, "30".to_owned()));
    assert!(events.iter().any(|e| matches!(e, Event::HitAtSea { hits: 3, steps: 2, .. })));
}

#[test]
fn fs_274_279_a_step_for_hits_of_the_reduced_value() {
    // A division of 4, reduced 2.
    for (hits, reduced) in [(1, false), (2, true), (3, true)] {
        let (t, _) = aboard("2nd_division", false, hits);
        let u = t.unit(unit("2nd_division"));
        assert_eq!((u.reduced, u.shaken, u.hits), (reduced, reduced, 0), "{hits}");
        assert_eq!(t.where_is("2nd_division"), Place::Force(ForceId(0)));
        // FS-277: each hit costs a merchantman, a step lost or not.
        assert_eq!(t.pool, 30 - hits);
    }
}

#[test]
fn fs_415_276_a_reduced_unit_is_eliminated() {
    let (t, _) = aboard("2nd_division", true, 1);
    assert_eq!(t.where_is("2nd_division"), Place::Force(ForceId(0)));
    let (t, _) = aboard("2nd_division", true, 3);
    // FS-277: at most its combat value before: 2.
    assert_eq!((t.where_is("2nd_division"), t.pool), (Place::Track(4), 28));
    // R5: it comes back at full strength.
    assert!(!t.unit(unit("2nd_division")).reduced);
}

#[test]
fn fs_277_278_japanese_land_units_cost_merchantmen_not_transport_points_allied_ones_nothing() {
    let (t, _) = aboard("19th_regiment", false, 1);
    assert_eq!((t.pool, t.unit(unit("19th_regiment")).reduced), (30, true));
    let (t, _) = aboard("2nd_division", false, 1);
    assert_eq!((t.pool, t.transport(Nation::Japan)), (29, "30".to_owned()));
}

/// A marker of 2 aboard with so many hits.
fn marker(nation: Nation, hits: u8, option: &str) -> Bench {
    let mut t = arena_with(Allies, &[option]);
    let f = t.force(nation.side(), "truk", "1212", &["tone"]);
    t.marker_at(nation, Place::Force(f), 2);
    damage::mark_marker(&mut t.p, f, hits);
    at_sea(&mut t, f);
    t
}

#[test]
fn e124_fs_280_416_a_marker_goes_when_its_hits_reach_its_value() {
    let t = marker(Nation::Japan, 3, "marker_hits_pool=true");
    assert_eq!((t.markers.len(), t.pool), (0, 28));
    // Fewer hits do nothing to it and vanish.
    let t = marker(Nation::Japan, 1, "marker_hits_pool=true");
    assert_eq!((t.markers[0].value, t.markers[0].hits, t.pool), (2, 0, 29));
    let t = marker(Nation::Japan, 3, "marker_hits_pool=false");
    assert_eq!((t.markers.len(), t.pool), (0, 30));
    assert_eq!(marker(Nation::Usa, 2, "marker_hits_pool=true").pool, 30);
}

#[test]
fn fs_281_417_aircraft_at_sea_cost_merchantmen_no_more_than_steps() {
    let mut t = arena(Allies);
    let f = t.force(Japan, "truk", "1212", &["tone"]);
    t.aboard(f, Nation::Japan, 2);
    damage::air_at_sea(board(), &mut t.p, f, Nation::Japan, 3, Cause::Air, &mut Log::default());
    assert_eq!((t.p.steps(Japan, AirPlace::Force(f)), t.pool, t.transport(Nation::Japan)), (0, 28, "30".to_owned()));
    let g = t.force(Allies, "midway", "1212", &["benson_1"]);
    t.aboard(g, Nation::Usa, 2);
    damage::air_at_sea(board(), &mut t.p, g, Nation::Usa, 1, Cause::Air, &mut Log::default());
    assert_eq!((t.p.steps(Allies, AirPlace::Force(g)), t.pool), (1, 28));
}

#[test]
fn fs_282_steps_with_a_battle_still_to_come_are_hit_first() {
    let mut t = arena(Japan);
    t.air(Nation::Japan, "rabaul", 1);
    crate::arena::assigned(&mut t, Nation::Japan, "rabaul", "guadalcanal", 1);
    damage::air_at_base(&mut t.p, crate::bench::space("rabaul"), Nation::Japan, 1, &mut Log::default());
    assert!(t.air.iter().all(|g| g.to.is_none()));
    assert_eq!(t.steps_at(Japan, "rabaul"), 1);
}

#[test]
fn fs_004_a_task_force_that_lost_everything_is_gone() {
    let mut t = arena(Japan);
    let f = t.force(Japan, "truk", "1212", &["tone"]);
    hit(&mut t, "tone", Cause::Air, &[9], &[6, 6]);
    assert!(t.p.forces[f.i()].gone);
}
