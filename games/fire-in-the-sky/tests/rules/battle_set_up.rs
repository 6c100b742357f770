//! Which hexes are fought over and in what order, and the set-up of the board (12.1, 12.3, 12.3.1).

use crate::{
    arena::{Allies, Japan, arena, ask_all, assigned, battle, commit, stage, struck},
    bench::{Bench, space, unit},
};
use fire_in_the_sky::{
    Action, Event,
    action::Strike,
    phases::battle::Stage,
    position::{AirPlace, Place},
    rule,
    types::{Nation, Side},
};

fn fight(at: &str) -> Action {
    Action::Fight { at: space(at) }
}

fn arrayed(events: &[Event]) -> Vec<Side> {
    let one = |e: &Event| match e {
        Event::Arrayed { side, .. } => Some(*side),
        _ => None,
    };
    events.iter().filter_map(one).collect()
}

fn fought(events: &[Event]) -> Vec<&'static str> {
    let one = |e: &Event| match e {
        Event::BattleBegan { at } => Some(crate::bench::board().space(*at).place.as_str()),
        _ => None,
    };
    events.iter().filter_map(one).collect()
}

/// Land units of both sides in two places.
fn sieges(phasing: Side) -> Bench {
    let mut t = arena(phasing);
    for (at, j, a) in [("rabaul", "nankai", "19th_regiment"), ("wake", "ichiki", "21st_regiment")] {
        t.put(j, at);
        t.put(a, at);
    }
    t
}

#[test]
fn fs_191_the_phasing_player_chooses_the_order() {
    for phasing in [Japan, Allies] {
        let mut t = sieges(phasing);
        assert!(fought(&t.begin(&[])).is_empty());
        assert_eq!(t.asked(), Some(phasing));
        assert_eq!(t.listed().len(), 2);
        t.refused(fight("truk"), rule::FS_191);
        let events = t.act(fight("wake"), &[]);
        assert_eq!(fought(&events), ["wake"]);
        // The last one needs no choice.
        assert_eq!(fought(&t.act(Action::Done, &[])), ["rabaul"]);
    }
}

#[test]
fn fs_191_396_a_landing_nobody_opposes_has_its_place_in_the_order() {
    let mut t = sieges(Japan);
    let f = t.force(Japan, "truk", "hollandia", &["tone", "snlf"]);
    // Ships alone in the open sea do nothing that others could feel: no question.
    t.force(Japan, "truk", "1212", &["mogami"]);
    t.begin(&[]);
    assert_eq!(t.listed(), [fight("hollandia"), fight("rabaul"), fight("wake")]);
    let events = t.act(fight("hollandia"), &[]);
    assert!(events.iter().any(|e| matches!(e, Event::Landed { .. })) && fought(&events).is_empty());
    assert!(t.is_at("snlf", "hollandia"));
    assert_eq!(t.where_is("tone"), Place::Force(f));
}

#[test]
fn fs_192_the_phasing_side_is_laid_out_first() {
    for phasing in [Japan, Allies] {
        let mut t = sieges(phasing);
        t.begin(&[]);
        assert_eq!(arrayed(&t.act(fight("wake"), &[])), [phasing, phasing.other()]);
    }
}

#[test]
fn fs_193_194_195_carrier_forces_and_bombardment_forces() {
    let mut t = arena(Japan);
    let f = t.force(Japan, "truk", "1212", &["zuiho_shoho", "tone"]);
    let g = t.force(Japan, "truk", "1212", &["mogami"]);
    let h = t.force(Japan, "truk", "1212", &["takao"]);
    let a = t.force(Allies, "noumea", "1212", &["northampton"]);
    // Two points of the carrier; their target has one ship.
    t.begin(&[1, 1, 1]);
    let bt = battle(&t);
    assert_eq!((&bt.of(Japan).carriers[..], &bt.of(Japan).bombardment[..]), (&[f][..], &[g, h][..]));
    assert_eq!(bt.of(Allies).bombardment, [a]);
    assert_eq!(bt.box_of(f), Some((Japan, true)));
}

#[test]
fn fs_446_a_bbv_is_no_carrier() {
    let mut t = arena(Japan);
    let f = t.force(Japan, "truk", "1212", &["ise_hyuga_bbv"]);
    t.force(Allies, "noumea", "1212", &["northampton"]);
    t.begin(&[6, 1]);
    assert_eq!(battle(&t).of(Japan).bombardment, [f]);
}

#[test]
fn fs_197_105_ships_in_port_and_carriers_without_planes_are_at_anchor() {
    let mut t = arena(Allies);
    t.put("tone", "kure");
    t.place("akagi_kaga", Place::NoPlanes(space("kure")));
    t.put("6th_division", "kure");
    t.air(Nation::Japan, "kure", 1);
    t.force(Allies, "midway", "kure", &["wasp_hornet"]);
    // The air fight: 1 against 4; Japan's point at the carrier, two anti-air dice; five of the base; what the bombs hit is asked.
    t.begin(&[1; 13]);
    let j = battle(&t).of(Japan);
    assert_eq!(j.anchor, [unit("akagi_kaga"), unit("tone")]);
    // FS-203: a carrier at anchor gives no points.
    assert_eq!((j.points_before.total(), &j.ashore[..]), (1, &[unit("6th_division")][..]));
}

#[test]
fn fs_198_199_206_aircraft_at_the_base_and_from_afar() {
    let mut t = arena(Japan);
    t.control("rabaul", Some(Japan));
    t.air(Nation::Japan, "rabaul", 2);
    assigned(&mut t, Nation::Japan, "rabaul", "guadalcanal", 2);
    assigned(&mut t, Nation::Japan, "truk", "rabaul", 3);
    t.put("nankai", "rabaul");
    t.put("6th_army", "rabaul");
    // Japan has 2 + 1 points, the Allies none; support is the only use, three dice.
    t.begin(&[1; 3]);
    let j = battle(&t).of(Japan);
    assert_eq!((&j.at_base[..], j.assigned_away), (&[(Nation::Japan, 4)][..], 2));
    assert_eq!(j.long_range, [(Nation::Japan, space("truk"), 3)]);
    assert_eq!((j.points_before.total(), j.support_points), (3, 3));
    assert_eq!(battle(&t).of(Allies).ashore, [unit("6th_army")]);
}

#[test]
fn fs_199_263_aircraft_from_afar_are_no_target_and_fly_home() {
    let mut t = arena(Japan);
    assigned(&mut t, Nation::Japan, "truk", "1212", 2);
    t.force(Allies, "noumea", "1212", &["wasp_hornet"]);
    // 1 against 4; the Allies find no target; one point against the carrier, two anti-air dice.
    let events = t.begin(&[1, 1, 1, 1, 1, 1, 1, 1]);
    assert_eq!(struck(&events), [(Strike::Unit(unit("wasp_hornet")), 0, 0)]);
    assert_eq!(t.steps_at(Japan, "truk"), 2);
}

#[test]
fn fs_200_398_the_ships_of_carrier_forces_do_not_fight_on_the_surface() {
    let mut t = arena(Japan);
    ask_all(&mut t);
    t.force(Japan, "truk", "1212", &["zuiho_shoho", "tone"]);
    t.force(Japan, "truk", "1212", &["mogami"]);
    t.force(Allies, "noumea", "1212", &["northampton"]);
    t.begin(&[1, 1, 1]);
    // Japan is superior: the Allies commit first.
    t.act(commit("northampton"), &[]);
    assert_eq!((t.asked(), stage(&t)), (Some(Japan), Stage::Commit(Japan)));
    assert_eq!(t.listed(), [commit("mogami"), Action::Done]);
    t.refused(commit("tone"), rule::FS_200);
    t.refused(commit("zuiho_shoho"), rule::FS_200);
    let events = t.act(Action::Done, &[]);
    // Nobody fought them, so the enemy controls the sea; they stay.
    assert_eq!(crate::arena::control(&events), [Some(Allies)]);
    assert!(["tone", "zuiho_shoho"].iter().all(|u| matches!(t.where_is(u), Place::Force(_) | Place::At(_))));
}

#[test]
fn fs_397_one_battle_in_a_hex_and_steps_that_do_not_apply_are_skipped() {
    let mut t = sieges(Japan);
    t.put("kawaguchi", "wake");
    t.begin(&[]);
    // Nothing but the land fight is left to do: no die falls before it.
    t.act(fight("wake"), &[]);
    assert_eq!(stage(&t), Stage::Assault);
    t.act(Action::Done, &[]);
    let events = t.act(Action::Done, &[]);
    assert!(fought(&events).is_empty());
}

#[test]
fn fs_397_aircraft_from_an_adjacent_hex_make_a_battle() {
    let mut t = arena(Allies);
    t.put("tone", "rabaul");
    t.control("rabaul", Some(Japan));
    assigned(&mut t, Nation::Usa, "guadalcanal", "rabaul", 2);
    // One point, three anti-air dice of the base, one strike at a ship at anchor, with supremacy.
    let events = t.begin(&[1, 1, 1, 2]);
    assert_eq!((fought(&events), struck(&events)), (vec!["rabaul"], vec![(Strike::Unit(unit("tone")), 2, 0)]));
    // Of aircraft assigned to where no enemy is comes nothing.
    let mut t = arena(Allies);
    assigned(&mut t, Nation::Usa, "guadalcanal", "rabaul", 2);
    assert!(fought(&t.begin(&[])).is_empty());
}

/// Naval Aviation of 3 steps at Kure, and the carriers of the Allies come.
fn kure() -> Bench {
    let mut t = arena(Allies);
    t.air_at(Nation::Japan, AirPlace::Aviation(space("kure")), 3);
    t.force(Allies, "midway", "kure", &["wasp_hornet", "northampton"]);
    t.begin(&[]);
    assert_eq!((t.asked(), stage(&t)), (Some(Japan), Stage::Scramble));
    t
}

#[test]
fn fs_103_naval_aviation_rises_and_is_ordinary_for_good() {
    let mut t = kure();
    t.refused(Action::Scramble { steps: 4 }, rule::FS_103);
    // Two points against four; then three anti-air dice, and Japan has two ships to choose from.
    t.act(Action::Scramble { steps: 2 }, &[1; 9]);
    assert_eq!(battle(&t).of(Japan).points_before.total(), 2);
    assert_eq!((t.steps_at(Japan, "kure"), t.p.steps(Japan, AirPlace::Aviation(space("kure")))), (2, 1));
}

#[test]
fn fs_104_naval_aviation_on_the_ground_is_a_target_and_no_help() {
    let mut t = kure();
    // No air fight; the four points of the Allies have one target, five anti-air dice, and one thing to hit.
    let events = t.act(Action::Done, &[1, 1, 1, 1, 1, 4, 4, 1, 1]);
    assert_eq!(struck(&events), [(Strike::Aviation, 1, 2)]);
    assert_eq!((t.steps_at(Japan, "kure"), t.p.steps(Japan, AirPlace::Aviation(space("kure")))), (0, 1));
}

#[test]
fn e24_fs_312_the_carrier_reaction_force_is_no_force_in_port() {
    let mut t = crate::bench::at("long", fire_in_the_sky::position::Phase::Reaction, Japan);
    t.p.standing[1].pass = false;
    t.force(Japan, "yokosuka", "pearl_harbor", &["akagi_kaga"]);
    t.begin(&[1]);
    // 4 points in surprise, then four of the base and four of the carriers.
    t.phase(fire_in_the_sky::position::Phase::Battles, Japan).begin(&[1; 12]);
    let a = battle(&t).of(Allies);
    assert_eq!((a.carriers.len(), a.points_before.total()), (1, 8));
    assert!(!a.anchor.contains(&unit("enterprise_saratoga")) && a.anchor.contains(&unit("nevada_oklahoma")));
    t.p.battle = None;
    t.phase(fire_in_the_sky::position::Phase::Return, Japan).begin(&[]);
    assert!(t.is_at("enterprise_saratoga", "west_coast_usa"));
}
