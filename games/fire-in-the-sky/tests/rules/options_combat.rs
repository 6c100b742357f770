//! Optional rules in combat (18.1.2, 18.1.6, 18.1.7, 18.2.4). Long Lance and the Tokyo Express are tested with the surface fight, elite
//! pilots with the air fight, cumulative damage with damage.

use crate::{
    arena::{Allies, Japan, arena_with, ask_all, battle, damage, land_combat, stage, strike, strike_at, struck},
    bench::{Bench, board, unit},
};
use fire_in_the_sky::{
    Action, Event,
    action::{Strike, Target},
    phases::battle::{Stage, strikes, support},
    position::{AirPlace, ForceId, Place},
    rule,
    types::Nation,
};

#[test]
fn fs_326_british_decks() {
    for (option, id, m) in [
        ("british_decks=true", "victorious_illustrious", -1),
        ("british_decks=false", "victorious_illustrious", 0),
        ("british_decks=true", "hermes", 0),
        ("british_decks=true", "wasp_hornet", 0),
    ] {
        let mut t = arena_with(Japan, &[option]);
        ask_all(&mut t);
        t.force(Japan, "truk", "1212", &["akagi_kaga"]);
        t.force(Japan, "truk", "1212", &["tone"]);
        t.force(Allies, "ceylon", "1212", &[id, "fletcher_1"]);
        let points = usize::from(board().unit(unit(id)).ship().unwrap().air) + 4;
        let mut faces = vec![1; points];
        if points == 8 {
            faces.extend([1, 6]);
        }
        t.begin(&faces);
        let on = Strike::Unit(unit(id));
        assert_eq!(strikes::modifier(board(), &t.p, battle(&t), Japan, Target::Force(ForceId(2)), on), m, "{option} {id}");
        // Allied strikes have no such modifier.
        assert_eq!(strikes::modifier(board(), &t.p, battle(&t), Allies, Target::Force(ForceId(2)), on), 0);
    }
}

/// The Allies land at Rabaul, which Japan holds or not, with these units; somebody may be ashore already.
fn landing(units: &[&str], ashore: Option<&str>, held: bool, option: &str) -> (Bench, Vec<(u8, i8)>) {
    let mut t = arena_with(Allies, &[option]);
    t.control("rabaul", held.then_some(Japan));
    t.put("nankai", "rabaul");
    for u in units {
        t.force(Allies, "noumea", "rabaul", &["benson_1", u]);
    }
    t.force(Allies, "noumea", "rabaul", &["farragut"]);
    if let Some(u) = ashore {
        t.put(u, "rabaul");
    }
    t.begin(&[]);
    assert_eq!(stage(&t), Stage::Assault);
    let dice = support::land_dice(board(), &t.p, battle(&t), Allies);
    (t, dice)
}

#[test]
fn fs_331_434_marines_land_with_one_more() {
    let on = "marines=true";
    assert_eq!(landing(&["1st_marine_division"], None, true, on).1, [(4, 1)]);
    assert_eq!(landing(&["1st_marine_division"], None, true, "marines=false").1, [(4, 0)]);
    // R66: units that land together do not spoil it, but only the marines gain.
    let (mut t, dice) = landing(&["1st_marine_division", "25th_division"], None, true, on);
    assert_eq!(dice, [(4, 1), (4, 0)]);
    let events = t.act(Action::Assault, &[4, 4, 4, 4, 4, 4, 4, 4, 1, 1]);
    assert_eq!(land_combat(&events).unwrap().1, [0, 4]);
    // Not where somebody is ashore already, nor on a base that is not the enemy's, nor for other units.
    assert_eq!(landing(&["1st_marine_division"], Some("19th_regiment"), true, on).1, [(6, 0)]);
    assert_eq!(landing(&["1st_marine_division"], None, false, on).1, [(4, 0)]);
    assert_eq!(landing(&["25th_division"], None, true, on).1, [(4, 0)]);
}

#[test]
fn fs_331_not_the_snlf_and_only_in_the_landing_itself() {
    let mut t = arena_with(Japan, &["marines=true"]);
    t.put("19th_regiment", "rabaul");
    t.force(Japan, "truk", "rabaul", &["akizuki_1", "snlf"]);
    t.begin(&[]);
    assert_eq!(support::land_dice(board(), &t.p, battle(&t), Japan), [(2, 0)]);
    let mut t = arena_with(Allies, &["marines=true"]);
    t.control("rabaul", Some(Japan));
    t.put("nankai", "rabaul");
    t.put("1st_marine_division", "rabaul");
    t.begin(&[]);
    assert_eq!(support::land_dice(board(), &t.p, battle(&t), Allies), [(4, 0)]);
}

#[test]
fn fs_332_radar_helps_allied_anti_air_fire_from_turn_10() {
    for (turn, m) in [(9, 0), (10, 1)] {
        let mut t = arena_with(Japan, &["radar=true"]);
        t.p.turn = turn;
        t.force(Japan, "truk", "midway", &["tone"]);
        t.force(Allies, "noumea", "midway", &["northampton"]);
        t.begin(&[6, 1]);
        let flak = |side, target| strikes::flak(board(), &t.p, battle(&t), side, target);
        assert_eq!(flak(Japan, Target::Force(ForceId(1))), (1, m));
        assert_eq!(flak(Japan, Target::Base), (1, m));
        assert_eq!(flak(Allies, Target::Force(ForceId(0))), (1, 0));
    }
}

/// Three points of aircraft from Truk in turn 10 against a force of two cruisers and a destroyer.
fn kamikazes(turn: u8, vp: i16, option: &str) -> Bench {
    let mut t = arena_with(Allies, &[option]);
    ask_all(&mut t);
    (t.p.turn, t.p.vp) = (turn, vp);
    t.air(Nation::Japan, "truk", 3);
    t.force(Allies, "midway", "truk", &["omaha", "perth", "benson_1"]);
    t
}

#[test]
fn fs_341_439_declared_when_the_battle_is_placed_before_the_set_up() {
    let asked = |turn, vp, option: &str| {
        let mut t = kamikazes(turn, vp, option);
        let events = t.begin(if turn >= 10 && vp <= 7 && option.ends_with("true") { &[][..] } else { &[1][..] });
        let asked = t.p.battle.as_ref().is_some_and(|bt| bt.stage == Stage::Kamikazes);
        assert_eq!(asked, !events.iter().any(|e| matches!(e, Event::Arrayed { .. })));
        asked
    };
    assert!(asked(10, 7, "kamikazes=true"));
    assert!(!asked(9, 7, "kamikazes=true") && !asked(10, 8, "kamikazes=true") && !asked(10, 7, "kamikazes=false"));
    let mut t = kamikazes(10, 7, "kamikazes=true");
    t.begin(&[]);
    assert_eq!((t.asked(), t.listed()), (Some(Japan), vec![Action::Kamikazes, Action::Done]));
    t.act(Action::Kamikazes, &[1]);
    assert!(t.once.kamikazes);
    // It stands: the next battle does not ask.
    let mut u = kamikazes(10, 7, "kamikazes=true");
    u.p.once.kamikazes = true;
    u.begin(&[1]);
    assert_eq!(stage(&u), Stage::Strikes(Japan));
    // Japan may also wait.
    t = kamikazes(10, 7, "kamikazes=true");
    t.begin(&[]);
    t.act(Action::Done, &[1]);
    assert!(!t.once.kamikazes);
}

#[test]
fn fs_342_the_allies_shoot_better_in_the_air_and_from_task_forces() {
    let mut t = kamikazes(10, 7, "kamikazes=true");
    t.p.once.kamikazes = true;
    let events = t.begin(&[4]);
    let flak = events.iter().find_map(|e| match e {
        Event::Flak { dice, left, .. } => Some((dice.modifier, *left)),
        _ => None,
    });
    assert_eq!(flak, Some((1, 2)));
    assert_eq!(strikes::flak(board(), &t.p, battle(&t), Japan, Target::Base).1, 0);
    assert_eq!(fire_in_the_sky::phases::battle::air::fight_modifier(&t.p, Allies), 1);
    assert_eq!(fire_in_the_sky::phases::battle::air::fight_modifier(&t.p, Japan), 0);
}

#[test]
fn fs_343_440_points_that_get_through_hit_the_allies_choose_the_odd_ones() {
    let mut t = kamikazes(10, 7, "kamikazes=true");
    t.p.once.kamikazes = true;
    t.begin(&[1]);
    // Three points: the Allies choose for two, Japan for one.
    assert_eq!((t.asked(), stage(&t)), (Some(Allies), Stage::Strikes(Japan)));
    t.refused(strike_at("omaha", 3), rule::FS_216);
    t.act(strike_at("benson_1", 2), &[]);
    assert_eq!(t.asked(), Some(Japan));
    t.refused(strike(Strike::Support, 1), rule::FS_217);
    let events = t.act(strike_at("omaha", 1), &[1, 1, 1, 1, 1, 1]);
    assert_eq!(struck(&events).iter().map(|s| s.2).collect::<Vec<_>>(), [2, 1]);
    assert_eq!(damage(&events).len(), 2);
    // The steps are not lost by it.
    assert_eq!(t.p.steps(Japan, AirPlace::At(crate::bench::space("truk"))), 3);
}

#[test]
fn fs_343_against_a_base_they_roll_as_ever() {
    let mut t = arena_with(Japan, &["kamikazes=true"]);
    (t.p.turn, t.p.vp, t.p.once.kamikazes) = (10, 3, true);
    t.force(Japan, "truk", "midway", &["hosho_ryujo"]);
    t.put("omaha", "midway");
    let events = t.begin(&[1, 1]);
    assert_eq!(struck(&events), [(Strike::Unit(unit("omaha")), 2, 0)]);
    assert_eq!(t.where_is("omaha"), Place::At(crate::bench::space("midway")));
}
