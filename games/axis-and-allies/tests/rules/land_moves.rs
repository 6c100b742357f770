//! Movement by land in combat movement (rulebook 4.1-4.28): attacks, captures, blitzes, guns.
use crate::support::{Table, march, march2, moves::*, sail, sp};
use axis_and_allies::{
    Action, Kind, Phase, Power,
    position::{Mission, Origin},
    rule,
    types::Development,
};
use ironbottom_kernel::area::Space;

use Kind::{Aa, Armor, Bomber, Carrier, Fighter, Infantry, Submarine};
use Power::{Germany, Japan, Uk, Usa, Ussr};

fn from(battle: &str, from: &str) -> Origin {
    Origin { battle: sp(battle), from: sp(from), air: false }
}

// ---- Attacks ----

#[test]
fn e2_infantry_and_armor_from_libya_attack_anglo_egyptian_sudan() {
    let mut t = Table::new().attack(Germany);
    t.act(march(Armor, "libya", "anglo_egyptian_sudan")).act(march(Infantry, "libya", "anglo_egyptian_sudan"));
    assert_eq!((t.n("libya", Germany, Armor), t.n("libya", Germany, Infantry)), (0, 0));
    assert_eq!((t.n("anglo_egyptian_sudan", Germany, Armor), t.n("anglo_egyptian_sudan", Germany, Infantry)), (1, 1));
    assert_eq!(t.owner("anglo_egyptian_sudan"), Some(Uk), "a battle comes first");
    assert_eq!(t.p.turn.origins, [from("anglo_egyptian_sudan", "libya")], "one way of retreat");
}

#[test]
fn e16_the_libyan_infantry_cannot_join_once_combat_has_begun() {
    let mut t = Table::new().attack(Germany);
    t.act(march(Armor, "libya", "anglo_egyptian_sudan"));
    // A second battle, so that Germany is asked which comes first and the phase stays open.
    t.act(march(Infantry, "ukraine", "caucasus"));
    t.act(Action::Done);
    assert_eq!(t.p.phase, Phase::Combat);
    assert!(!t.is_legal(march(Infantry, "libya", "anglo_egyptian_sudan")));
}

#[test]
fn aa_091_094_nothing_is_fought_while_moves_are_made_and_nothing_moves_while_battles_are_fought() {
    let mut t = Table::new().attack(Germany);
    t.act(march(Armor, "libya", "anglo_egyptian_sudan"));
    assert_eq!((t.n("anglo_egyptian_sudan", Uk, Armor), t.n("anglo_egyptian_sudan", Uk, Infantry)), (1, 1));
    assert_eq!(t.p.phase, Phase::CombatMove);
    assert!(t.is_legal(march(Infantry, "libya", "anglo_egyptian_sudan")), "others may still join");
    t.act(march(Infantry, "ukraine", "caucasus")).act(Action::Done);
    for a in [march(Infantry, "libya", "anglo_egyptian_sudan"), march(Infantry, "ukraine", "caucasus")] {
        assert!(!t.is_legal(a));
    }
}

#[test]
fn aa_269_several_battles_may_be_started() {
    let mut t = Table::new().attack(Germany);
    t.act(march(Infantry, "ukraine", "caucasus")).act(march(Infantry, "finland_norway", "karelia"));
    t.act(sail(Submarine, "sz_baltic", "sz_united_kingdom"));
    assert_eq!(t.p.turn.origins.len(), 3);
}

#[test]
fn aa_089_attackers_come_from_several_territories() {
    let mut t = Table::new().attack(Germany);
    t.act(march(Infantry, "eastern_europe", "karelia")).act(march(Infantry, "finland_norway", "karelia"));
    t.act(march(Infantry, "eastern_europe", "karelia"));
    assert_eq!(t.n("karelia", Germany, Infantry), 3);
    assert_eq!(t.p.turn.origins, [from("karelia", "eastern_europe"), from("karelia", "finland_norway")]);
}

#[test]
fn aa_090_237_a_unit_moves_and_fights_once() {
    let mut t = Table::empty()
        .put("eastern_europe", Germany, Infantry, 1)
        .put("karelia", Ussr, Infantry, 1)
        .put("caucasus", Ussr, Infantry, 1)
        .attack(Germany);
    t.act(march(Infantry, "eastern_europe", "karelia"));
    assert_eq!(t.refused(march(Infantry, "karelia", "caucasus")), rule::AA_090);
    t.unfought();
    assert_eq!(t.refused(march(Infantry, "karelia", "finland_norway")), rule::AA_237);
}

#[test]
fn aa_106_armor_that_went_to_fight_does_not_go_on() {
    let mut t = Table::empty().put("libya", Germany, Armor, 2).put("anglo_egyptian_sudan", Uk, Infantry, 1).attack(Germany);
    t.act(march(Armor, "libya", "anglo_egyptian_sudan"));
    assert_eq!(t.refused(march(Armor, "anglo_egyptian_sudan", "libya")), rule::AA_090);
    t.unfought();
    assert_eq!(t.refused(march(Armor, "anglo_egyptian_sudan", "libya")), rule::AA_237);
    assert!(t.is_legal(march(Armor, "libya", "algeria")), "the one that stayed may move");
}

#[test]
fn aa_086_a_move_to_friendly_territory_belongs_to_phase_4() {
    let mut t = Table::new().attack(Germany);
    assert_eq!(t.refused(march(Infantry, "germany", "eastern_europe")), rule::AA_086);
    assert_eq!(t.refused(march2(Armor, "germany", "eastern_europe", "ukraine")), rule::AA_086);
    t.unfought();
    assert!(t.is_legal(march(Infantry, "germany", "eastern_europe")));
}

#[test]
fn aa_086_units_enter_an_empty_territory_together() {
    let mut t = Table::empty().put("libya", Germany, Infantry, 2).put("algeria", Germany, Armor, 1).attack(Germany);
    assert_eq!(t.refused(march2(Armor, "algeria", "libya", "algeria")), rule::AA_086);
    t.act(march(Infantry, "libya", "french_equatorial_africa"));
    assert_eq!(t.owner("french_equatorial_africa"), Some(Germany));
    t.act(march(Infantry, "libya", "french_equatorial_africa"));
    t.act(march2(Armor, "algeria", "libya", "french_equatorial_africa"));
    assert_eq!(t.n("french_equatorial_africa", Germany, Infantry), 2);
    assert!(t.p.turn.origins.is_empty());
}

#[test]
fn aa_268_only_units_that_are_there_march() {
    let t = Table::empty().put("libya", Germany, Infantry, 1).put("libya", Japan, Infantry, 1).attack(Germany);
    assert_eq!(t.refused(march(Armor, "libya", "french_equatorial_africa")), rule::AA_099, "nobody has one there");
    assert_eq!(t.refused(march(Infantry, "algeria", "french_west_africa")), rule::AA_095);
    let zero = Action::March { unit: Infantry, n: 0, from: sp("libya"), via: None, to: sp("french_equatorial_africa") };
    assert_eq!(t.refused(zero), rule::AA_268);
    // An ally's infantry stands there too, but it is not ours.
    let two = Action::March { unit: Infantry, n: 2, from: sp("libya"), via: None, to: sp("french_equatorial_africa") };
    assert_eq!(t.refused(two), rule::AA_268);
}

#[test]
fn aa_043_land_units_march_on_land_and_only_they_do() {
    let t = Table::empty()
        .put("libya", Germany, Infantry, 1)
        .put("libya", Germany, Fighter, 1)
        .put("sz_central_med", Germany, Submarine, 1)
        .put("sz_west_med", Uk, Submarine, 1)
        .attack(Germany);
    assert_eq!(t.refused(march(Infantry, "libya", "sz_central_med")), rule::AA_043);
    assert_eq!(t.refused(march(Fighter, "libya", "french_equatorial_africa")), rule::AA_043);
    assert_eq!(t.refused(march(Submarine, "sz_central_med", "sz_west_med")), rule::AA_043);
    assert_eq!(t.refused(march(Infantry, "sz_central_med", "libya")), rule::AA_043);
    assert_eq!(t.refused(sail(Submarine, "sz_central_med", "libya")), rule::AA_043);
    let wild = Action::March { unit: Infantry, n: 1, from: sp("libya"), via: Some(Space(127)), to: Space(126) };
    assert_eq!(t.refused(wild), rule::AA_043);
}

// ---- How far ----

#[test]
fn aa_095_infantry_moves_one() {
    let t = Table::empty().put("germany", Germany, Infantry, 1).put("karelia", Ussr, Infantry, 1).attack(Germany);
    assert_eq!(t.refused(march2(Infantry, "germany", "eastern_europe", "karelia")), rule::AA_095);
    assert_eq!(t.refused(march(Infantry, "germany", "karelia")), rule::AA_022);
    let t = Table::empty().put("germany", Germany, Infantry, 1).calm(Germany);
    assert_eq!(t.refused(march2(Infantry, "germany", "eastern_europe", "ukraine")), rule::AA_095);
    assert!(t.is_legal(march(Infantry, "germany", "eastern_europe")));
}

#[test]
fn aa_099_107_armor_moves_through_friendly_territory_and_attacks_the_next() {
    let mut t = Table::empty()
        .put("germany", Germany, Armor, 1)
        .put("karelia", Ussr, Infantry, 1)
        .put("caucasus", Ussr, Infantry, 1)
        .attack(Germany);
    assert_eq!(t.refused(march2(Armor, "germany", "eastern_europe", "caucasus")), rule::AA_022, "they do not touch");
    assert_eq!(t.refused(march2(Armor, "germany", "ukraine", "caucasus")), rule::AA_022, "nor do these");
    assert_eq!(t.refused(march(Armor, "germany", "karelia")), rule::AA_022);
    t.act(march2(Armor, "germany", "eastern_europe", "karelia"));
    assert_eq!(t.p.turn.origins, [from("karelia", "eastern_europe")], "it comes from the territory it left last");
    assert_eq!(t.n("karelia", Germany, Armor), 1);
}

#[test]
fn aa_214_each_way_into_a_battle_is_a_way_of_retreat() {
    let t = Table::empty()
        .put("western_europe", Germany, Armor, 1)
        .put("eastern_europe", Ussr, Infantry, 1)
        .own("eastern_europe", Ussr)
        .attack(Germany);
    // Two ways that differ in where they lead back to.
    assert!(t.is_legal(march2(Armor, "western_europe", "germany", "eastern_europe")));
    assert!(t.is_legal(march2(Armor, "western_europe", "southern_europe", "eastern_europe")));
}

// ---- Captures ----

#[test]
fn e17_germany_enters_empty_french_west_africa() {
    let mut t = Table::new().attack(Germany);
    let (german, british) = (t.level(Germany), t.level(Uk));
    t.act(march(Infantry, "algeria", "french_west_africa"));
    assert_eq!(t.owner("french_west_africa"), Some(Germany));
    assert_eq!((t.level(Germany), t.level(Uk)), (german + 1, british - 1));
    assert!(t.p.turn.origins.is_empty(), "no battle");
    assert!(t.p.turn.captured.has(sp("french_west_africa")));
}

#[test]
fn aa_088_092_a_gun_and_a_complex_do_not_occupy_a_territory() {
    let mut t = Table::empty().put("karelia", Ussr, Aa, 1).put("eastern_europe", Germany, Infantry, 1).attack(Germany);
    t.act(march(Infantry, "eastern_europe", "karelia"));
    assert_eq!(t.owner("karelia"), Some(Germany));
    assert_eq!((t.n("karelia", Germany, Aa), t.n("karelia", Ussr, Aa)), (1, 0), "the gun is taken with it");
    assert!(t.p.turn.origins.is_empty());
    t.unfought();
    assert!(!t.is_legal(march(Infantry, "karelia", "finland_norway")));
}

#[test]
fn aa_088_any_other_unit_occupies_a_territory() {
    for kind in [Infantry, Armor, Fighter, Bomber] {
        let mut t = Table::empty().put("karelia", Ussr, kind, 1).put("eastern_europe", Germany, Infantry, 1).attack(Germany);
        t.act(march(Infantry, "eastern_europe", "karelia"));
        assert_eq!(t.owner("karelia"), Some(Ussr), "{kind:?} must be fought (also aircraft, ruling R57)");
        assert_eq!(t.p.turn.origins, [from("karelia", "eastern_europe")]);
    }
}

#[test]
fn aa_227_an_allys_territory_is_liberated_on_entry() {
    let mut t = Table::empty().put("russia", Usa, Infantry, 1).own("karelia", Germany).attack(Usa);
    t.act(march(Infantry, "russia", "karelia"));
    assert_eq!(t.owner("karelia"), Some(Ussr));
    assert!(t.p.turn.captured.has(sp("karelia")));
}

#[test]
fn aa_232_allied_territory_is_not_entered_in_combat_movement() {
    let t = Table::empty().put("russia", Usa, Infantry, 1).attack(Usa);
    assert_eq!(t.refused(march(Infantry, "russia", "karelia")), rule::AA_086);
}

// ---- Blitz ----

#[test]
fn e38_armor_blitzes_through_equatorial_africa_into_the_battle() {
    let mut t = Table::new().attack(Germany);
    let (german, british) = (t.level(Germany), t.level(Uk));
    t.act(march(Infantry, "libya", "anglo_egyptian_sudan"));
    t.act(march2(Armor, "libya", "french_equatorial_africa", "anglo_egyptian_sudan"));
    assert_eq!(t.owner("french_equatorial_africa"), Some(Germany));
    assert_eq!((t.level(Germany), t.level(Uk)), (german + 1, british - 1));
    let ways = [from("anglo_egyptian_sudan", "libya"), from("anglo_egyptian_sudan", "french_equatorial_africa")];
    assert_eq!(t.p.turn.origins, ways, "a blitzed territory is a way of retreat");
    assert_eq!(t.n("french_equatorial_africa", Germany, Armor), 0);
}

#[test]
fn aa_100_102_a_blitz_takes_the_first_territory() {
    let mut t = Table::empty().put("libya", Germany, Armor, 1).attack(Germany);
    let (german, british) = (t.level(Germany), t.level(Uk));
    t.act(march2(Armor, "libya", "french_equatorial_africa", "belgian_congo"));
    assert_eq!((t.owner("french_equatorial_africa"), t.owner("belgian_congo")), (Some(Germany), Some(Germany)));
    assert_eq!((t.level(Germany), t.level(Uk)), (german + 2, british - 2));
    let taken = t.p.turn.captured;
    assert!(taken.has(sp("french_equatorial_africa")) && taken.has(sp("belgian_congo")));
}

#[test]
fn aa_101_a_blitz_ends_in_any_territory() {
    let t = Table::empty()
        .put("algeria", Germany, Armor, 1)
        .put("anglo_egyptian_sudan", Uk, Infantry, 1)
        .put("libya", Germany, Armor, 1)
        .attack(Germany);
    for (what, a) in [
        ("enemy-occupied", march2(Armor, "libya", "french_equatorial_africa", "anglo_egyptian_sudan")),
        ("enemy-controlled", march2(Armor, "libya", "french_equatorial_africa", "belgian_congo")),
        ("friendly", march2(Armor, "libya", "french_equatorial_africa", "algeria")),
        ("back where it came from", march2(Armor, "libya", "french_equatorial_africa", "libya")),
        ("neutral", march2(Armor, "algeria", "french_west_africa", "rio_de_oro")),
    ] {
        assert!(t.is_legal(a), "{what}");
    }
    let mut t = t;
    t.act(march2(Armor, "libya", "french_equatorial_africa", "algeria"));
    assert_eq!(t.owner("french_equatorial_africa"), Some(Germany));
    assert_eq!(t.owner("algeria"), Some(Germany));
    assert_eq!(t.n("algeria", Germany, Armor), 2);
    t.act(march2(Armor, "algeria", "french_west_africa", "rio_de_oro"));
    assert_eq!((t.owner("french_west_africa"), t.owner("rio_de_oro")), (Some(Germany), Some(Germany)));
    assert_eq!(t.p.ipc[Germany.i()], 29);
}

#[test]
fn aa_103_a_gun_or_a_complex_does_not_stop_a_blitz() {
    let mut t = Table::empty().put("eastern_europe", Germany, Armor, 1).put("karelia", Ussr, Aa, 1).attack(Germany);
    t.act(march2(Armor, "eastern_europe", "karelia", "russia"));
    assert_eq!((t.owner("karelia"), t.n("karelia", Germany, Aa)), (Some(Germany), 1));
    assert_eq!(t.owner("russia"), Some(Germany));
    assert!(t.p.territories[sp("karelia").i()].complex.is_some());
}

#[test]
fn e68_armor_blitzes_through_southern_europe() {
    let mut t = Table::empty()
        .own("southern_europe", Uk)
        .put("southern_europe", Uk, Aa, 1)
        .put("western_europe", Germany, Armor, 1)
        .put("germany", Germany, Fighter, 1)
        .attack(Germany);
    let level = t.level(Germany);
    t.act(march2(Armor, "western_europe", "southern_europe", "germany"));
    assert_eq!(t.owner("southern_europe"), Some(Germany));
    assert_eq!(t.level(Germany), level + 6);
    assert_eq!(t.n("southern_europe", Germany, Aa), 1);
    assert!(!t.p.turn.complexes.has(sp("southern_europe")), "nothing is placed there this turn");
    t.unfought();
    assert_eq!(t.refused(fly(Fighter, "germany", 4, "southern_europe", 1)), rule::AA_130);
}

#[test]
fn aa_104_no_blitz_through_enemies() {
    let t = Table::empty().put("libya", Germany, Armor, 1).put("french_equatorial_africa", Uk, Infantry, 1).attack(Germany);
    assert_eq!(t.refused(march2(Armor, "libya", "french_equatorial_africa", "belgian_congo")), rule::AA_104);
    assert!(t.is_legal(march(Armor, "libya", "french_equatorial_africa")));
}

#[test]
fn aa_105_204_no_blitz_through_a_neutral_territory() {
    let mut t = Table::empty().put("western_europe", Germany, Armor, 2).attack(Germany);
    assert_eq!(t.refused(march2(Armor, "western_europe", "spain", "gibraltar")), rule::AA_105);
    t.act(march(Armor, "western_europe", "spain"));
    assert_eq!(t.refused(march(Armor, "spain", "gibraltar")), rule::AA_090, "land units stop there");
    assert!(t.is_legal(march2(Armor, "western_europe", "spain", "gibraltar")), "others pass, it is German now");
}

#[test]
fn aa_005_bombers_sent_to_raid_a_territory_that_is_then_taken_only_go_home() {
    let mut t = Table::empty()
        .put("ukraine", Germany, Armor, 1)
        .put("germany", Germany, Bomber, 2)
        .put("karelia", Ussr, Aa, 1)
        .put("karelia", Ussr, Infantry, 1)
        .attack(Germany);
    t.act(raid_over("germany", 6, "russia", 3, &["karelia"])).act(fly(Bomber, "germany", 6, "karelia", 2));
    assert_eq!(t.p.turn.crossings[0].mission, Mission::Raid);
    t.act(march2(Armor, "ukraine", "caucasus", "russia"));
    let missions: Vec<_> = t.p.flights.iter().map(|f| (f.at, f.mission)).collect();
    assert_eq!(missions, [(sp("karelia"), Mission::Attack), (sp("russia"), Mission::Home)]);
    assert_eq!(t.p.turn.crossings[0].mission, Mission::Home, "the gun still fires at it");
}

// ---- Borders ----

#[test]
fn aa_038_no_land_move_between_finland_norway_and_eastern_europe() {
    let t = Table::empty().put("finland_norway", Germany, Armor, 1).own("eastern_europe", Ussr).attack(Germany);
    assert_eq!(t.refused(march(Armor, "finland_norway", "eastern_europe")), rule::AA_022);
}

#[test]
fn aa_039_no_land_move_between_gibraltar_and_algeria() {
    let t = Table::empty().put("algeria", Germany, Armor, 1).attack(Germany);
    assert_eq!(t.refused(march(Armor, "algeria", "gibraltar")), rule::AA_022);
}

#[test]
fn aa_040_no_land_move_between_eastern_europe_and_turkey() {
    let t = Table::empty().put("eastern_europe", Germany, Armor, 1).attack(Germany);
    assert_eq!(t.refused(march(Armor, "eastern_europe", "turkey")), rule::AA_022);
}

#[test]
fn aa_272_land_units_cross_at_suez_whoever_may_use_the_canal() {
    let t = Table::empty().own("anglo_egyptian_sudan", Germany).put("anglo_egyptian_sudan", Germany, Infantry, 1).attack(Germany);
    assert_eq!(t.p.turn.canals & 2, 0, "closed to Germany's ships");
    assert!(t.is_legal(march(Infantry, "anglo_egyptian_sudan", "syria_iraq")));
}

// ---- Guns ----

#[test]
fn aa_109_a_gun_attacks_nothing_and_stays_put_before_combat() {
    let t = Table::empty().put("libya", Germany, Aa, 1).put("anglo_egyptian_sudan", Uk, Infantry, 1).attack(Germany);
    for to in ["anglo_egyptian_sudan", "french_equatorial_africa", "algeria"] {
        assert_eq!(t.refused(march(Aa, "libya", to)), rule::AA_109, "{to}");
    }
    let t = Table::empty().put("western_europe", Germany, Aa, 1).calm(Germany);
    assert_eq!(t.refused(march(Aa, "western_europe", "spain")), rule::AA_206);
    assert!(t.is_legal(march(Aa, "western_europe", "germany")));
}

#[test]
fn aa_110_one_gun_in_a_territory_whoever_owns_it() {
    let t = Table::empty()
        .put("germany", Germany, Aa, 1)
        .put("western_europe", Germany, Aa, 1)
        .put("southern_europe", Japan, Aa, 1)
        .calm(Germany);
    assert_eq!(t.refused(march(Aa, "germany", "western_europe")), rule::AA_110);
    assert_eq!(t.refused(march(Aa, "germany", "southern_europe")), rule::AA_110);
    assert!(t.is_legal(march(Aa, "germany", "eastern_europe")));
}

#[test]
fn aa_071_119_a_captured_gun_does_not_move_that_turn() {
    let mut t = Table::empty()
        .put("karelia", Ussr, Aa, 1)
        .put("eastern_europe", Germany, Infantry, 1)
        .put("germany", Germany, Aa, 1)
        .with_development(Germany, Development::Rockets)
        .attack(Germany);
    t.act(march(Infantry, "eastern_europe", "karelia"));
    assert!(!t.is_legal(march(Aa, "karelia", "finland_norway")));
    assert!(t.is_legal(march(Aa, "germany", "eastern_europe")));
    t.unfought();
    assert!(!t.is_legal(march(Aa, "karelia", "finland_norway")));
    // Even if nothing marked it as moved.
    t.p.moved.remove(sp("karelia"), Aa, 1);
    assert_eq!(t.refused(march(Aa, "karelia", "finland_norway")), rule::AA_119);
}

#[test]
fn aa_122_your_gun_in_an_allys_territory_is_yours_to_move() {
    let t = Table::empty().put("russia", Uk, Aa, 1);
    assert!(t.calm(Uk).is_legal(march(Aa, "russia", "karelia")));
    let t = Table::empty().put("russia", Uk, Aa, 1).calm(Ussr);
    assert_eq!(t.refused(march(Aa, "russia", "karelia")), rule::AA_268);
}

#[test]
fn aa_242_a_gun_moves_one() {
    let mut t = Table::empty().put("germany", Germany, Aa, 1).calm(Germany);
    assert_eq!(t.refused(march2(Aa, "germany", "eastern_europe", "ukraine")), rule::AA_242);
    t.act(march(Aa, "germany", "eastern_europe"));
    assert_eq!(t.n("eastern_europe", Germany, Aa), 1);
    assert_eq!(t.p.turn.rocket_gun, None);
    assert_eq!(t.refused(march(Aa, "eastern_europe", "ukraine")), rule::AA_237);
}

#[test]
fn aa_068_a_rocket_gun_moves_before_combat_to_where_it_can_fire() {
    let base = || Table::empty().put("algeria", Germany, Aa, 1).put("germany", Germany, Aa, 1);
    let t = base().attack(Germany);
    assert_eq!(t.refused(march(Aa, "germany", "eastern_europe")), rule::AA_109, "without rockets it stays");
    let mut t = base().with_development(Germany, Development::Rockets).attack(Germany);
    assert_eq!(t.refused(march(Aa, "algeria", "libya")), rule::AA_068, "no enemy complex within 3 of Libya");
    assert_eq!(t.refused(march(Aa, "algeria", "french_west_africa")), rule::AA_109, "enemy ground");
    assert_eq!(t.refused(march2(Aa, "germany", "eastern_europe", "ukraine")), rule::AA_242);
    t.act(march(Aa, "germany", "eastern_europe"));
    assert_eq!(t.p.turn.rocket_gun, Some(sp("eastern_europe")));
    assert!(t.p.turn.origins.is_empty());
}

#[test]
fn aa_068_the_range_of_a_rocket_is_three() {
    // United Kingdom - its zone - the zone west of Spain - Algeria: three spaces.
    let t = Table::empty().put("libya", Germany, Aa, 1).with_development(Germany, Development::Rockets).attack(Germany);
    assert!(t.is_legal(march(Aa, "libya", "algeria")));
    let mut t = Table::empty().put("libya", Germany, Aa, 1).with_development(Germany, Development::Rockets);
    t.p.territories[sp("united_kingdom").i()].complex = None;
    let t = t.attack(Germany);
    assert_eq!(t.refused(march(Aa, "libya", "algeria")), rule::AA_068);
}

#[test]
fn aa_277_one_gun_moves_before_combat_and_no_gun_twice() {
    let mut t = Table::empty()
        .put("germany", Germany, Aa, 1)
        .put("western_europe", Germany, Aa, 1)
        .with_development(Germany, Development::Rockets)
        .attack(Germany);
    assert!(t.is_legal(march(Aa, "western_europe", "southern_europe")));
    t.act(march(Aa, "germany", "eastern_europe"));
    assert_eq!(t.refused(march(Aa, "western_europe", "germany")), rule::AA_277);
    assert_eq!(t.refused(march(Aa, "eastern_europe", "ukraine")), rule::AA_090);
    t.unfought();
    assert_eq!(t.refused(march(Aa, "eastern_europe", "ukraine")), rule::AA_237);
    assert!(t.is_legal(march(Aa, "western_europe", "germany")));
}

#[test]
fn aa_069_a_gun_that_fired_does_not_move_in_phase_4() {
    let mut t = Table::empty()
        .put("western_europe", Germany, Aa, 1)
        .put("germany", Germany, Aa, 1)
        .put("sz_west_spain", Germany, Kind::Transport, 1)
        .calm(Germany);
    t.p.turn.rocket_fired = Some(sp("western_europe"));
    assert_eq!(t.refused(march(Aa, "western_europe", "southern_europe")), rule::AA_069);
    assert_eq!(t.refused(t.load(Aa, "western_europe", "sz_west_spain")), rule::AA_069);
    assert!(t.is_legal(march(Aa, "germany", "eastern_europe")));
    t.p.turn.rocket_fired = Some(sp("germany"));
    assert!(t.is_legal(march(Aa, "western_europe", "southern_europe")));
    assert!(t.is_legal(t.load(Aa, "western_europe", "sz_west_spain")));
}

// ---- Options ----

#[test]
fn aa_266_the_ussr_stays_quiet_in_round_1() {
    let t = Table::with(&["restricted_soviet_attack=true"]).attack(Ussr);
    assert_eq!(t.legal(), [Action::Done]);
    assert_eq!(t.refused(march(Infantry, "karelia", "finland_norway")), rule::AA_266);
    let mut t = Table::with(&["restricted_soviet_attack=true"]);
    t.p.round = 2;
    assert!(t.attack(Ussr).is_legal(march(Infantry, "karelia", "finland_norway")));
    let t = Table::with(&["restricted_soviet_attack=true"]).attack(Germany);
    assert!(t.is_legal(march(Infantry, "ukraine", "caucasus")), "others attack");
    assert!(Table::new().attack(Ussr).is_legal(march(Infantry, "karelia", "finland_norway")), "without the option");
    let t = Table::with(&["restricted_soviet_attack=true"]).calm(Ussr);
    assert!(t.is_legal(march(Infantry, "russia", "karelia")), "non-combat movement is free");
}

fn infantry(n: u16, from: &str, to: &str) -> Action {
    Action::March { unit: Infantry, n, from: sp(from), via: None, to: sp(to) }
}

#[test]
fn aa_270_under_full_limits_infantry_stands_in_fifteen_spaces() {
    let places = [
        "russia",
        "karelia",
        "caucasus",
        "kazakh",
        "novosibirsk",
        "evenki",
        "yakut",
        "soviet_far_east",
        "persia",
        "india",
        "syria_iraq",
        "anglo_egyptian_sudan",
        "china",
        "sinkiang",
    ];
    let full = |n: usize| {
        let mut t = Table::empty_with(&["stack_limits=full"]).put("alaska", Ussr, Infantry, 2);
        for s in &places[..n] {
            t = t.put(s, Ussr, Infantry, 3);
        }
        t.calm(Ussr)
    };
    let t = full(14);
    assert_eq!(t.refused(infantry(1, "alaska", "western_canada")), rule::AA_270, "a sixteenth stack");
    assert!(t.is_legal(infantry(2, "alaska", "western_canada")), "all of them together");
    assert!(t.is_legal(infantry(1, "russia", "karelia")), "onto another stack");
    assert!(t.is_legal(infantry(3, "russia", "karelia")));
    assert_eq!(t.refused(infantry(3, "alaska", "western_canada")), rule::AA_095);
    let t = full(13);
    assert!(t.is_legal(infantry(1, "alaska", "western_canada")), "the fifteenth");
    // Beyond the limit already: no further.
    let mut t = full(14).put("mexico", Ussr, Infantry, 2).put("brazil", Ussr, Infantry, 1);
    assert_eq!(t.refused(infantry(1, "alaska", "western_canada")), rule::AA_270);
    t.act(infantry(2, "alaska", "western_canada"));
    assert_eq!(t.p.moved.get(sp("western_canada"), Infantry), 2);
}

#[test]
fn aa_271_without_limits_units_go_one_by_one_and_any_number_stands_together() {
    let mut t = Table::empty().put("germany", Germany, Infantry, 40).put("germany", Germany, Armor, 2).calm(Germany);
    assert_eq!(t.refused(infantry(2, "germany", "eastern_europe")), rule::AA_270);
    for _ in 0..40 {
        t.act(infantry(1, "germany", "eastern_europe"));
    }
    assert_eq!(t.n("eastern_europe", Germany, Infantry), 40);
    let t = Table::empty_with(&["stack_limits=full"]).put("germany", Germany, Armor, 2).calm(Germany);
    let two = Action::March { unit: Armor, n: 2, from: sp("germany"), via: None, to: sp("eastern_europe") };
    assert_eq!(t.refused(two), rule::AA_270, "armor has no limit of its own and goes one by one");
    let t = Table::empty_with(&["stack_limits=off"]).put("sz_hawaii", Usa, Carrier, 2).calm(Usa);
    assert_eq!(t.refused(sail_with(2, "sz_hawaii", None, "sz_midway", 0, &[])), rule::AA_270);
}
