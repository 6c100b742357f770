//! Transports (rulebook 4.78-4.86): loading, steaming, bridging, assaults, allied cargo.
use crate::support::{Table, game, march, moves::*, sail, sp};
use axis_and_allies::{
    Action, Kind, Phase, Power,
    phases::{combat_move::completable, turn},
    position::{BoardingOrder, Origin, Ship, ShipRef},
    rule,
};
use ironbottom_kernel::Log;

use Kind::{Aa, Armor, Battleship, Carrier, Fighter, Infantry, Submarine, Transport};
use Power::{Germany, Japan, Uk, Usa, Ussr};

// ---- Capacity ----

#[test]
fn aa_163_two_infantry_or_one_armor_or_one_gun() {
    let base = || {
        Table::empty()
            .put("united_kingdom", Uk, Infantry, 3)
            .put("united_kingdom", Uk, Armor, 2)
            .put("united_kingdom", Uk, Aa, 1)
            .put("sz_united_kingdom", Uk, Transport, 1)
            .calm(Uk)
    };
    for (first, then) in [(Infantry, vec![Infantry]), (Armor, vec![]), (Aa, vec![])] {
        let mut t = base();
        t.act(t.load(first, "united_kingdom", "sz_united_kingdom"));
        for second in [Infantry, Armor, Aa] {
            if t.n("united_kingdom", Uk, second) == 0 {
                continue;
            }
            let a = t.load_more(second, "united_kingdom", "sz_united_kingdom");
            if then.contains(&second) {
                assert!(t.is_legal(a), "{second:?} with {first:?}");
            } else {
                assert_eq!(t.refused(a), rule::AA_163, "{second:?} with {first:?} (no mix, ruling R54)");
            }
        }
    }
    let mut t = base();
    t.act(t.load(Infantry, "united_kingdom", "sz_united_kingdom"));
    t.act(t.load_more(Infantry, "united_kingdom", "sz_united_kingdom"));
    assert_eq!(t.refused(t.load_more(Infantry, "united_kingdom", "sz_united_kingdom")), rule::AA_163);
    assert_eq!(t.ship("sz_united_kingdom", Uk).cargo().count(), 2);
    assert_eq!(t.n("united_kingdom", Uk, Infantry), 1);
}

#[test]
fn aa_301_only_transports_carry_land_units_and_only_those() {
    let t = Table::empty()
        .put("united_kingdom", Uk, Infantry, 1)
        .put("united_kingdom", Uk, Fighter, 1)
        .put("sz_united_kingdom", Uk, Battleship, 1)
        .put("sz_united_kingdom", Uk, Carrier, 1)
        .put("sz_united_kingdom", Uk, Submarine, 1)
        .calm(Uk);
    assert_eq!(t.refused(t.load(Infantry, "united_kingdom", "sz_united_kingdom")), rule::AA_268, "no transport there");
    let t = t.put("sz_united_kingdom", Uk, Transport, 1);
    assert_eq!(t.refused(t.load(Fighter, "united_kingdom", "sz_united_kingdom")), rule::AA_301);
    assert_eq!(t.refused(t.load(Battleship, "sz_united_kingdom", "sz_united_kingdom")), rule::AA_301);
    assert_eq!(t.refused(t.load(Infantry, "sz_united_kingdom", "sz_united_kingdom")), rule::AA_301);
    assert!(t.is_legal(t.load(Infantry, "united_kingdom", "sz_united_kingdom")));
}

// ---- Loading and steaming ----

#[test]
fn e24_a_transport_loads_moves_loads_moves_and_unloads() {
    let mut t = Table::empty()
        .put("eastern_canada", Uk, Infantry, 1)
        .put("united_kingdom", Uk, Infantry, 1)
        .put("sz_hudson_bay", Uk, Transport, 1)
        .calm(Uk);
    t.act(t.load(Infantry, "eastern_canada", "sz_hudson_bay"));
    t.act(t.go("sz_hudson_bay", "sz_united_kingdom"));
    t.act(t.load_more(Infantry, "united_kingdom", "sz_united_kingdom"));
    t.act(t.go("sz_united_kingdom", "sz_karelia"));
    t.act(t.ashore("sz_karelia", Infantry, "karelia"));
    t.act(t.ashore("sz_karelia", Infantry, "karelia"));
    assert_eq!(t.n("karelia", Uk, Infantry), 2);
    assert_eq!(t.p.moved.get(sp("karelia"), Infantry), 2);
}

#[test]
fn aa_164_loading_before_between_and_after_the_steps_off_friendly_coasts() {
    let mut t = Table::empty()
        .put("eastern_us", Usa, Infantry, 2)
        .put("united_kingdom", Usa, Infantry, 2)
        .put("sz_eastern_us", Usa, Transport, 1)
        .put("western_europe", Usa, Infantry, 1)
        .calm(Usa);
    assert_eq!(t.refused(t.load(Infantry, "united_kingdom", "sz_eastern_us")), rule::AA_164, "not off its coast");
    t.act(t.load(Infantry, "eastern_us", "sz_eastern_us"));
    t.act(t.go("sz_eastern_us", "sz_hudson_bay"));
    t.act(t.go("sz_hudson_bay", "sz_united_kingdom"));
    t.act(t.load_more(Infantry, "united_kingdom", "sz_united_kingdom"));
    assert_eq!(t.ship("sz_united_kingdom", Usa).cargo().count(), 2, "an ally's coast is a friendly one");
    t.act(t.ashore("sz_united_kingdom", Infantry, "united_kingdom"));
}

#[test]
fn aa_164_no_unit_boards_off_enemy_ground() {
    // A position that cannot come about by play; the rule is the same.
    let t = Table::empty().put("western_europe", Usa, Infantry, 1).put("sz_united_kingdom", Usa, Transport, 1).calm(Usa);
    assert_eq!(t.refused(t.load(Infantry, "western_europe", "sz_united_kingdom")), rule::AA_283);
}

#[test]
fn aa_154_a_transport_moves_two_zones() {
    let mut t = Table::empty().put("sz_eastern_us", Usa, Transport, 2).put("sz_west_spain", Germany, Submarine, 1).calm(Usa);
    t.act(steam("sz_eastern_us", "sz_hudson_bay"));
    assert_eq!((t.n("sz_eastern_us", Usa, Transport), t.n("sz_hudson_bay", Usa, Transport)), (1, 1));
    assert_eq!(t.refused(t.go("sz_hudson_bay", "sz_west_spain")), rule::AA_240, "never among enemies in phase 4");
    assert_eq!(t.refused(t.go("sz_hudson_bay", "sz_baltic")), rule::AA_022);
    assert_eq!(t.refused(t.go("sz_hudson_bay", "eastern_canada")), rule::AA_043);
    t.act(t.go("sz_hudson_bay", "sz_united_kingdom"));
    assert_eq!(t.ship("sz_united_kingdom", Usa).steps, 2);
    assert_eq!(t.refused(t.go("sz_united_kingdom", "sz_karelia")), rule::AA_154);
}

#[test]
fn aa_268_a_ship_has_one_name() {
    let t = Table::empty()
        .laden(Uk, "sz_united_kingdom", &[(Infantry, Uk)])
        .laden(Uk, "sz_united_kingdom", &[(Infantry, Uk)])
        .laden(Uk, "sz_united_kingdom", &[(Armor, Uk)])
        .calm(Uk);
    let go = |ship| Action::Steam { from: sp("sz_united_kingdom"), ship, to: sp("sz_karelia") };
    assert!(t.is_legal(go(ShipRef::Entry(0))));
    assert_eq!(t.refused(go(ShipRef::Entry(1))), rule::AA_268, "its twin");
    assert!(t.is_legal(go(ShipRef::Entry(2))));
    assert_eq!(t.refused(go(ShipRef::Entry(3))), rule::AA_268);
    assert_eq!(t.refused(go(ShipRef::Plain)), rule::AA_268);
    let elsewhere = Action::Steam { from: sp("sz_karelia"), ship: ShipRef::Entry(0), to: sp("sz_united_kingdom") };
    assert_eq!(t.refused(elsewhere), rule::AA_268);
    let on_land = Action::Steam { from: sp("united_kingdom"), ship: ShipRef::Plain, to: sp("sz_united_kingdom") };
    assert_eq!(t.refused(on_land), rule::AA_268);
    let unload = |i| Action::Unload {
        zone: sp("sz_united_kingdom"),
        owner: Uk,
        ship: ShipRef::Entry(i),
        unit: Infantry,
        to: sp("united_kingdom"),
    };
    assert!(t.is_legal(unload(0)));
    assert_eq!(t.refused(unload(1)), rule::AA_268);
    assert_eq!(t.refused(unload(2)), rule::AA_163, "no infantry aboard that one");
}

#[test]
fn aa_096_loading_and_unloading_is_the_whole_move() {
    let mut t = Table::empty()
        .put("germany", Germany, Infantry, 1)
        .put("western_europe", Germany, Infantry, 1)
        .put("sz_baltic", Germany, Transport, 1)
        .calm(Germany);
    t.act(march(Infantry, "germany", "eastern_europe"));
    assert_eq!(t.refused(t.load(Infantry, "eastern_europe", "sz_baltic")), rule::AA_237, "it has marched");
    t.act(t.load(Infantry, "western_europe", "sz_baltic"));
    t.act(t.ashore("sz_baltic", Infantry, "finland_norway"));
    assert_eq!(t.refused(march(Infantry, "finland_norway", "karelia")), rule::AA_237);
}

#[test]
fn aa_166_299_a_ship_that_unloaded_neither_moves_nor_loads() {
    let mut t = Table::empty().put("germany", Germany, Infantry, 3).put("sz_baltic", Germany, Transport, 1).calm(Germany);
    t.act(t.load(Infantry, "germany", "sz_baltic"));
    t.act(t.load_more(Infantry, "germany", "sz_baltic"));
    t.act(t.ashore("sz_baltic", Infantry, "finland_norway"));
    assert_eq!(t.refused(t.go("sz_baltic", "sz_united_kingdom")), rule::AA_166);
    assert_eq!(t.refused(t.load_more(Infantry, "germany", "sz_baltic")), rule::AA_299);
    assert!(t.is_legal(t.ashore("sz_baltic", Infantry, "germany")), "but the rest may go ashore");
}

#[test]
fn aa_170_one_capacity_load_a_turn() {
    let mut t = Table::empty().laden(Germany, "sz_baltic", &[(Armor, Germany)]).put("germany", Germany, Armor, 1).calm(Germany);
    t.act(t.ashore("sz_baltic", Armor, "finland_norway"));
    assert_eq!(t.refused(t.load_more(Armor, "germany", "sz_baltic")), rule::AA_299);
}

#[test]
fn aa_165_cargo_may_stay_aboard() {
    let mut t = Table::empty().put("germany", Germany, Infantry, 1).put("sz_baltic", Germany, Transport, 1).calm(Germany);
    t.act(t.load(Infantry, "germany", "sz_baltic"));
    assert!(t.ship("sz_baltic", Germany).cargo().all(|c| c.fresh));
    t.act(Action::Done);
    let t = t.calm(Germany);
    assert_eq!(t.ship("sz_baltic", Germany).cargo().count(), 1);
    assert!(t.is_legal(t.ashore("sz_baltic", Infantry, "finland_norway")));
}

// ---- Bridging and splitting ----

#[test]
fn e25_bridging_without_moving_and_landing_in_two_places() {
    let mut t = Table::empty().put("japan", Japan, Infantry, 2).put("sz_japan", Japan, Transport, 1).calm(Japan);
    t.act(t.load(Infantry, "japan", "sz_japan"));
    t.act(t.load_more(Infantry, "japan", "sz_japan"));
    t.act(t.ashore("sz_japan", Infantry, "manchuria"));
    t.act(t.ashore("sz_japan", Infantry, "manchuria"));
    assert_eq!(t.n("manchuria", Japan, Infantry), 2);
    let mut t = Table::empty()
        .own("finland_norway", Uk)
        .own("western_europe", Uk)
        .laden(Uk, "sz_united_kingdom", &[(Infantry, Uk), (Infantry, Uk)])
        .calm(Uk);
    t.act(t.ashore("sz_united_kingdom", Infantry, "finland_norway"));
    t.act(t.ashore("sz_united_kingdom", Infantry, "western_europe"));
    assert_eq!((t.n("finland_norway", Uk, Infantry), t.n("western_europe", Uk, Infantry)), (1, 1));
}

#[test]
fn aa_167_168_bridging_at_once_or_after_moving() {
    let mut t = Table::empty()
        .put("germany", Germany, Armor, 1)
        .put("finland_norway", Germany, Armor, 1)
        .put("sz_baltic", Germany, Transport, 1)
        .put("sz_united_kingdom", Germany, Transport, 1)
        .calm(Germany);
    t.act(t.load(Armor, "germany", "sz_baltic"));
    assert_eq!(t.refused(t.ashore("sz_baltic", Armor, "southern_europe")), rule::AA_167, "not a coast of the zone");
    t.act(t.ashore("sz_baltic", Armor, "finland_norway"));
    assert_eq!(t.refused(t.go("sz_baltic", "sz_united_kingdom")), rule::AA_166);
    t.act(steam("sz_united_kingdom", "sz_west_spain"));
    let mut t =
        Table::empty().put("finland_norway", Germany, Armor, 1).put("sz_united_kingdom", Germany, Transport, 1).calm(Germany);
    t.act(steam("sz_united_kingdom", "sz_baltic"));
    t.act(t.load_more(Armor, "finland_norway", "sz_baltic"));
    t.act(t.ashore("sz_baltic", Armor, "germany"));
    assert_eq!(t.refused(t.go("sz_baltic", "sz_united_kingdom")), rule::AA_166);
}

#[test]
fn aa_169_in_phase_4_two_infantry_land_in_two_places() {
    let mut t = Table::empty().laden(Germany, "sz_baltic", &[(Infantry, Germany), (Infantry, Germany)]).calm(Germany);
    t.act(t.ashore("sz_baltic", Infantry, "finland_norway"));
    t.act(t.ashore("sz_baltic", Infantry, "germany"));
    assert_eq!(t.p.ships.len(), 1);
    assert!(t.ship("sz_baltic", Germany).unloaded && t.ship("sz_baltic", Germany).target.is_none());
}

#[test]
fn e4_one_transport_goes_on_the_other_unloads() {
    let two = [(Infantry, Germany), (Infantry, Germany)];
    let mut t = Table::empty().laden(Germany, "sz_central_med", &two).laden(Germany, "sz_central_med", &two).calm(Germany);
    t.act(Action::Steam { from: sp("sz_central_med"), ship: ShipRef::Entry(0), to: sp("sz_black") });
    t.act(t.ashore("sz_central_med", Infantry, "libya"));
    t.act(t.ashore("sz_central_med", Infantry, "libya"));
    assert_eq!(t.n("libya", Germany, Infantry), 2);
    assert_eq!(t.ship("sz_black", Germany).cargo().count(), 2);
}

#[test]
fn aa_241_285_a_gun_goes_by_sea_to_a_friendly_coast() {
    let mut t = Table::empty()
        .put("united_kingdom", Uk, Aa, 1)
        .put("sz_united_kingdom", Uk, Transport, 1)
        .put("karelia", Ussr, Aa, 1)
        .calm(Uk);
    t.act(t.load(Aa, "united_kingdom", "sz_united_kingdom"));
    t.act(t.go("sz_united_kingdom", "sz_karelia"));
    assert_eq!(t.refused(t.ashore("sz_karelia", Aa, "karelia")), rule::AA_110, "one gun in a territory");
    assert!(t.is_legal(Action::Done), "it may stay aboard");
    let mut t = t.clear("karelia", Ussr);
    t.act(t.ashore("sz_karelia", Aa, "karelia"));
    assert_eq!(t.n("karelia", Uk, Aa), 1);
    assert_eq!(t.refused(march(Aa, "karelia", "russia")), rule::AA_237);
    let t = Table::empty().laden(Uk, "sz_united_kingdom", &[(Aa, Uk)]).calm(Uk);
    assert_eq!(t.refused(t.ashore("sz_united_kingdom", Aa, "western_europe")), rule::AA_283);
}

// ---- Assaults ----

#[test]
fn e39_two_infantry_cross_the_atlantic_and_attack_algeria() {
    let mut t = Table::new().clear("sz_west_spain", Germany).attack(Usa);
    t.act(t.load(Infantry, "eastern_us", "sz_eastern_us"));
    t.act(t.load_more(Infantry, "eastern_us", "sz_eastern_us"));
    assert!(!t.is_legal(Action::Done), "what was loaded must be landed");
    t.act(t.go("sz_eastern_us", "sz_north_atlantic"));
    t.act(t.go("sz_north_atlantic", "sz_west_spain"));
    t.act(t.ashore("sz_west_spain", Infantry, "algeria"));
    assert!(t.is_legal(Action::Done), "part of the cargo may stay aboard");
    t.act(t.ashore("sz_west_spain", Infantry, "algeria"));
    let ship = t.ship("sz_west_spain", Usa);
    assert!(ship.cargo().all(|c| c.landing) && ship.target == Some(sp("algeria")));
    assert_eq!(t.n("algeria", Usa, Infantry), 0, "they go ashore in combat");
    assert!(t.p.turn.origins.is_empty(), "who comes from the sea has no way back");
    assert!(t.is_legal(Action::Done));
}

#[test]
fn aa_189_a_landing_needs_no_battleship() {
    let mut t = Table::empty().laden(Usa, "sz_west_spain", &[(Armor, Usa)]).put("algeria", Germany, Infantry, 1).attack(Usa);
    t.act(t.ashore("sz_west_spain", Armor, "algeria"));
    assert_eq!(t.ship("sz_west_spain", Usa).target, Some(sp("algeria")));
    assert_eq!(t.refused(t.go("sz_west_spain", "sz_west_med")), rule::AA_166);
}

#[test]
fn aa_092_298_a_landing_on_an_empty_coast_takes_it_at_once() {
    let mut t = Table::empty()
        .laden(Usa, "sz_west_spain", &[(Infantry, Usa), (Infantry, Usa)])
        .put("sz_west_spain", Usa, Battleship, 1)
        .attack(Usa);
    t.act(t.ashore("sz_west_spain", Infantry, "algeria"));
    assert_eq!((t.owner("algeria"), t.n("algeria", Usa, Infantry)), (Some(Usa), 1));
    t.act(t.ashore("sz_west_spain", Infantry, "algeria"));
    assert_eq!(t.n("algeria", Usa, Infantry), 2);
    assert_eq!(t.refused(march(Infantry, "algeria", "libya")), rule::AA_090);
    t.act(Action::Done);
    assert_eq!(t.p.phase, Phase::NonCombatMove);
    assert!(t.ship("sz_west_spain", Usa).spent);
    assert!(!t.is_legal(t.go("sz_west_spain", "sz_west_med")));
}

#[test]
fn aa_194_a_landing_from_an_enemy_zone_waits_for_the_sea_battle() {
    let mut t =
        Table::empty().laden(Usa, "sz_hudson_bay", &[(Infantry, Usa)]).put("sz_west_spain", Germany, Submarine, 1).attack(Usa);
    t.act(t.go("sz_hudson_bay", "sz_west_spain"));
    assert_eq!(t.p.turn.origins, [Origin { battle: sp("sz_west_spain"), from: sp("sz_hudson_bay"), air: false }]);
    assert!(t.ship("sz_west_spain", Usa).spent);
    assert!(t.is_legal(Action::Done), "it came to fight; nothing was loaded");
    assert_eq!(t.refused(t.go("sz_west_spain", "sz_west_med")), rule::AA_154, "it stops there");
    t.act(t.ashore("sz_west_spain", Infantry, "algeria"));
    assert_eq!(t.owner("algeria"), Some(Germany), "even an empty coast");
    assert!(t.ship("sz_west_spain", Usa).cargo().all(|c| c.landing));
}

#[test]
fn aa_297_all_of_one_transport_land_in_one_territory() {
    let base = |options: &[&str]| {
        Table::empty_with(options)
            .laden(Uk, "sz_united_kingdom", &[(Infantry, Uk), (Infantry, Uk)])
            .put("western_europe", Germany, Infantry, 1)
            .attack(Uk)
    };
    let mut t = base(&[]);
    t.act(t.ashore("sz_united_kingdom", Infantry, "western_europe"));
    assert_eq!(t.refused(t.ashore("sz_united_kingdom", Infantry, "finland_norway")), rule::AA_297);
    assert!(t.is_legal(t.ashore("sz_united_kingdom", Infantry, "western_europe")));
    let mut t = base(&[]);
    t.act(t.ashore("sz_united_kingdom", Infantry, "finland_norway"));
    assert_eq!(t.refused(t.ashore("sz_united_kingdom", Infantry, "western_europe")), rule::AA_297);
    // Under the option they may part, as long as only one of them has to fight.
    let split = ["split_assault_per_transport=true"];
    let mut t = base(&split);
    t.act(t.ashore("sz_united_kingdom", Infantry, "western_europe"));
    t.act(t.ashore("sz_united_kingdom", Infantry, "finland_norway"));
    assert_eq!(t.owner("finland_norway"), Some(Uk));
    assert_eq!(t.ship("sz_united_kingdom", Uk).target, Some(sp("western_europe")));
    let mut t = base(&split);
    t.act(t.ashore("sz_united_kingdom", Infantry, "finland_norway"));
    t.act(t.ashore("sz_united_kingdom", Infantry, "western_europe"));
    assert_eq!(t.ship("sz_united_kingdom", Uk).target, Some(sp("western_europe")));
    let mut t = base(&split).put("finland_norway", Germany, Infantry, 1);
    t.act(t.ashore("sz_united_kingdom", Infantry, "western_europe"));
    assert_eq!(t.refused(t.ashore("sz_united_kingdom", Infantry, "finland_norway")), rule::AA_297);
    assert!(t.is_legal(t.ashore("sz_united_kingdom", Infantry, "western_europe")));
}

#[test]
fn aa_086_109_no_landing_on_friendly_coasts_nor_of_guns_in_phase_2() {
    let t = Table::empty()
        .laden(Uk, "sz_united_kingdom", &[(Aa, Uk)])
        .put("united_kingdom", Uk, Aa, 1)
        .put("sz_united_kingdom", Uk, Transport, 1)
        .attack(Uk);
    assert_eq!(t.refused(t.ashore("sz_united_kingdom", Aa, "western_europe")), rule::AA_109);
    assert_eq!(t.refused(t.load(Aa, "united_kingdom", "sz_united_kingdom")), rule::AA_109);
    let t = Table::empty().laden(Uk, "sz_united_kingdom", &[(Infantry, Uk)]).attack(Uk);
    assert_eq!(t.refused(t.ashore("sz_united_kingdom", Infantry, "united_kingdom")), rule::AA_086);
}

#[test]
fn aa_087_no_loading_among_enemies() {
    let base = || {
        Table::empty_with(&["naval_placement_in_enemy_zones=true"])
            .put("united_kingdom", Uk, Infantry, 1)
            .put("sz_united_kingdom", Uk, Transport, 1)
            .put("sz_united_kingdom", Germany, Submarine, 1)
    };
    let t = base().attack(Uk);
    assert_eq!(t.refused(t.load(Infantry, "united_kingdom", "sz_united_kingdom")), rule::AA_087);
    let t = base().calm(Uk);
    assert_eq!(t.refused(t.load(Infantry, "united_kingdom", "sz_united_kingdom")), rule::AA_087);
    let t = base().laden(Uk, "sz_united_kingdom", &[(Infantry, Uk)]).calm(Uk);
    assert_eq!(t.refused(t.ashore("sz_united_kingdom", Infantry, "united_kingdom")), rule::AA_240);
    let mut t = base().laden(Uk, "sz_united_kingdom", &[(Infantry, Uk)]).attack(Uk);
    t.act(t.ashore("sz_united_kingdom", Infantry, "western_europe"));
    assert_eq!(t.owner("western_europe"), Some(Germany), "the landing waits for the sea battle");
}

// ---- What is begun must be possible to finish ----

#[test]
fn aa_086_units_board_in_phase_2_for_an_assault_of_this_turn() {
    // From the Caspian nothing can be attacked.
    let t = Table::empty().put("russia", Ussr, Infantry, 1).put("sz_caspian", Ussr, Transport, 1).attack(Ussr);
    assert_eq!(t.refused(t.load(Infantry, "russia", "sz_caspian")), rule::AA_086);
    let t = Table::empty()
        .put("western_us", Usa, Infantry, 1)
        .put("sz_western_us", Usa, Transport, 1)
        .own("midway", Japan)
        .attack(Usa);
    assert!(t.is_legal(t.load(Infantry, "western_us", "sz_western_us")), "Midway is one zone off");
    // Two zones away: still in reach; and with an enemy in between not.
    let assaults = ["loading_only_for_assaults=true"];
    let far = || Table::empty_with(&assaults).put("western_us", Usa, Infantry, 1).put("sz_western_us", Usa, Transport, 1);
    let t = far().attack(Usa);
    assert!(t.is_legal(t.load(Infantry, "western_us", "sz_western_us")), "Wake is two zones off");
    let t = far().put("sz_hawaii", Japan, Submarine, 1).put("sz_mexico", Japan, Submarine, 1).attack(Usa);
    let t2 = far()
        .put("sz_hawaii", Japan, Submarine, 1)
        .put("sz_mexico", Japan, Submarine, 1)
        .own("wake_island", Usa)
        .own("solomon_islands", Usa)
        .ipc(Usa, 0)
        .attack(Usa);
    assert_eq!(
        t.refused(t.load(Infantry, "western_us", "sz_western_us")),
        rule::AA_086,
        "stopped at Hawaii, nothing to land on there"
    );
    assert_eq!(t2.refused(t2.load(Infantry, "western_us", "sz_western_us")), rule::AA_086);
}

#[test]
fn aa_086_a_transport_steams_in_phase_2_only_towards_something() {
    let mut t = Table::empty().put("sz_western_us", Usa, Transport, 1).own("midway", Japan).attack(Usa);
    assert_eq!(t.refused(steam("sz_western_us", "sz_midway")), rule::AA_086, "empty, and nobody to fetch");
    assert!(t.is_legal(Action::Done));
    t = t.put("alaska", Usa, Infantry, 1);
    assert!(t.is_legal(steam("sz_western_us", "sz_western_canada")), "the infantry of Alaska");
    t.act(steam("sz_western_us", "sz_western_canada"));
    assert!(!t.is_legal(Action::Done));
    assert!(completable(&game().board, &t.p));
    t.act(t.load_more(Infantry, "alaska", "sz_western_canada"));
    assert_eq!(t.refused(t.go("sz_western_canada", "sz_alaska")), rule::AA_086, "too far then");
    t.act(t.go("sz_western_canada", "sz_midway"));
    assert!(!t.is_legal(Action::Done));
    t.act(t.ashore("sz_midway", Infantry, "midway"));
    assert!(t.is_legal(Action::Done));
    assert_eq!(t.owner("midway"), Some(Usa));
}

#[test]
fn aa_086_a_transport_may_be_on_its_way_to_a_fight() {
    let mut t = Table::empty().put("sz_western_us", Usa, Transport, 1).put("sz_wake", Japan, Submarine, 1).attack(Usa);
    assert!(t.is_legal(steam("sz_western_us", "sz_hawaii")));
    assert_eq!(t.refused(steam("sz_western_us", "sz_western_canada")), rule::AA_086);
    t.act(steam("sz_western_us", "sz_hawaii"));
    assert!(!t.is_legal(Action::Done), "it has not arrived");
    assert_eq!(t.refused(t.go("sz_hawaii", "sz_midway")), rule::AA_086);
    t.act(t.go("sz_hawaii", "sz_wake"));
    assert!(t.is_legal(Action::Done));
    // Under the option, with something loaded a fight alone is not enough.
    let mut t = Table::empty_with(&["loading_only_for_assaults=true"])
        .put("sz_western_us", Usa, Transport, 1)
        .put("western_us", Usa, Infantry, 1)
        .put("sz_wake", Japan, Submarine, 1)
        .put("sz_midway", Japan, Submarine, 1)
        .attack(Usa);
    t.act(t.load(Infantry, "western_us", "sz_western_us"));
    assert_eq!(t.refused(t.go("sz_western_us", "sz_midway")), rule::AA_086, "Midway is American");
    t.act(t.go("sz_western_us", "sz_hawaii"));
    t.act(t.go("sz_hawaii", "sz_wake"));
    assert!(!t.is_legal(Action::Done), "the landing must be declared");
    t.act(t.ashore("sz_wake", Infantry, "wake_island"));
    assert!(t.is_legal(Action::Done));
}

#[test]
fn aa_086_two_transports_do_not_count_on_the_same_infantry() {
    let base = |infantry: u16| {
        Table::empty()
            .put("sz_western_us", Usa, Transport, 2)
            .put("alaska", Usa, Infantry, infantry)
            .own("midway", Japan)
            .attack(Usa)
    };
    let mut t = base(1);
    t.act(steam("sz_western_us", "sz_western_canada"));
    assert_eq!(t.refused(steam("sz_western_us", "sz_western_canada")), rule::AA_086);
    let mut t = base(2);
    t.act(steam("sz_western_us", "sz_western_canada")).act(steam("sz_western_us", "sz_western_canada"));
    let board = |i| load_on(Infantry, "alaska", "sz_western_canada", Usa, ShipRef::Entry(i));
    t.act(board(0));
    assert!(completable(&game().board, &t.p));
    // The other infantry is promised to the other ship.
    let laden = t.p.ships.iter().position(|s| s.loaded).unwrap() as u8;
    assert_eq!(t.refused(board(laden)), rule::AA_086);
    assert!(t.is_legal(board(1 - laden)));
}

#[test]
fn aa_086_units_a_transport_counts_on_do_not_march_away() {
    let base = || {
        Table::empty()
            .put("sz_western_us", Usa, Transport, 1)
            .put("alaska", Usa, Infantry, 1)
            .own("midway", Japan)
            .own("western_canada", Japan)
    };
    let away = march(Infantry, "alaska", "western_canada");
    let mut t = base().attack(Usa);
    assert!(t.is_legal(away), "nobody counts on it");
    t.act(steam("sz_western_us", "sz_western_canada"));
    assert_eq!(t.refused(away), rule::AA_086);
    let mut t = base().put("alaska", Usa, Infantry, 1).attack(Usa);
    t.act(steam("sz_western_us", "sz_western_canada"));
    assert!(t.is_legal(away), "one is left");
    let mut t = base().put("alaska", Usa, Armor, 1).attack(Usa);
    t.act(steam("sz_western_us", "sz_western_canada"));
    assert!(t.is_legal(away), "armor will do as well");
    t.act(t.load_more(Infantry, "alaska", "sz_western_canada"));
    assert!(t.is_legal(march(Armor, "alaska", "western_canada")), "it is aboard: nothing more is needed");
}

#[test]
fn aa_086_a_transport_fetches_units_only_where_it_can_still_go_on() {
    // It can fetch the infantry of Midway, but has only one step left then.
    let base = || Table::empty().put("sz_hawaii", Usa, Transport, 1).put("midway", Usa, Infantry, 1).ipc(Usa, 0);
    assert_eq!(base().attack(Usa).refused(steam("sz_hawaii", "sz_midway")), rule::AA_086, "Wake is two steps from there");
    assert!(base().own("alaska", Japan).attack(Usa).is_legal(steam("sz_hawaii", "sz_midway")));
    // After two steps it can still load, and land from the same zone.
    let t = Table::empty().put("sz_karelia", Uk, Transport, 1).put("karelia", Uk, Infantry, 1).attack(Uk);
    assert!(t.is_legal(steam("sz_karelia", "sz_united_kingdom")), "Karelia touches the Baltic too");
    let t = Table::empty().put("sz_karelia", Uk, Transport, 1).put("karelia", Uk, Aa, 1).attack(Uk);
    assert_eq!(t.refused(steam("sz_karelia", "sz_united_kingdom")), rule::AA_086, "a gun is nothing to fetch");
}

#[test]
fn aa_298_a_transport_used_in_phase_2_does_nothing_in_phase_4() {
    let base = |options: &[&str]| {
        Table::empty_with(options).laden(Uk, "sz_hudson_bay", &[(Infantry, Uk)]).put("united_kingdom", Uk, Infantry, 1).put(
            "sz_united_kingdom",
            Germany,
            Transport,
            1,
        )
    };
    let mut t = base(&[]).attack(Uk);
    t.act(t.go("sz_hudson_bay", "sz_united_kingdom"));
    // It wins and stays.
    t = t.clear("sz_united_kingdom", Germany);
    t.p.turn.sea_fought.add(sp("sz_united_kingdom"));
    t.unfought();
    assert_eq!(t.refused(t.ashore("sz_united_kingdom", Infantry, "united_kingdom")), rule::AA_298);
    assert_eq!(t.refused(t.load_more(Infantry, "united_kingdom", "sz_united_kingdom")), rule::AA_298);
    assert_eq!(t.refused(t.go("sz_united_kingdom", "sz_karelia")), rule::AA_298);
    // Under the option it may unload where it fought, no more.
    let option = ["unload_after_sea_battle=true"];
    let mut t = base(&option).attack(Uk);
    t.act(t.go("sz_hudson_bay", "sz_united_kingdom"));
    t = t.clear("sz_united_kingdom", Germany);
    t.unfought();
    assert_eq!(
        t.refused(t.ashore("sz_united_kingdom", Infantry, "united_kingdom")),
        rule::AA_298,
        "without a battle there: it retreated"
    );
    t.p.turn.sea_fought.add(sp("sz_united_kingdom"));
    assert_eq!(t.refused(t.load_more(Infantry, "united_kingdom", "sz_united_kingdom")), rule::AA_298);
    assert_eq!(t.refused(t.go("sz_united_kingdom", "sz_karelia")), rule::AA_298);
    let landed = t.ship("sz_united_kingdom", Uk);
    t.p.ships[0] = Ship { unloaded: true, ..landed };
    assert_eq!(t.refused(t.ashore("sz_united_kingdom", Infantry, "united_kingdom")), rule::AA_298, "nor one that has unloaded");
    t.p.ships[0] = landed;
    t.act(t.ashore("sz_united_kingdom", Infantry, "united_kingdom"));
}

#[test]
fn aa_298_the_end_of_phase_2_spends_the_ships_that_were_used() {
    let mut t = Table::empty()
        .laden(Uk, "sz_united_kingdom", &[(Infantry, Uk)])
        .laden(Uk, "sz_india", &[(Infantry, Uk)])
        .laden(Usa, "sz_karelia", &[(Infantry, Uk), (Infantry, Uk)])
        .own("karelia", Germany)
        .attack(Uk);
    t.act(t.ashore("sz_united_kingdom", Infantry, "western_europe"));
    t.act(t.ashore_of(Usa, "sz_karelia", Infantry, "karelia"));
    t.act(Action::Done);
    assert_eq!(t.p.phase, Phase::NonCombatMove);
    assert!(t.ship("sz_united_kingdom", Uk).spent);
    assert!(t.ship("sz_karelia", Usa).spent);
    assert!(!t.ship("sz_india", Uk).spent, "this one has done nothing yet");
    assert_eq!(
        t.refused(t.ashore_of(Usa, "sz_karelia", Infantry, "karelia")),
        rule::AA_298,
        "unloading is done in one phase only"
    );
    assert!(t.p.ships.is_sorted());
}

// ---- Allied cargo ----

fn allies(order: BoardingOrder) -> Table {
    let mut t = Table::empty().put("united_kingdom", Usa, Infantry, 3).put("sz_united_kingdom", Uk, Transport, 1).put(
        "sz_united_kingdom",
        Usa,
        Transport,
        1,
    );
    t.p.standing[Uk.i()].boarding = order;
    t
}

fn on_british() -> Action {
    load_on(Infantry, "united_kingdom", "sz_united_kingdom", Uk, ShipRef::Plain)
}

#[test]
fn aa_171_172_board_carry_unload_in_three_turns() {
    let mut t = allies(BoardingOrder::Allow).calm(Usa);
    t.act(on_british());
    assert_eq!(t.ship("sz_united_kingdom", Uk).cargo().next().unwrap().owner, Usa);
    let ashore = t.ashore_of(Uk, "sz_united_kingdom", Infantry, "united_kingdom");
    assert_eq!(t.refused(ashore), rule::AA_172, "no bridging with an ally's transport");
    // The British carry them.
    let mut t = t.calm(Uk);
    assert_eq!(t.refused(t.ashore("sz_united_kingdom", Infantry, "united_kingdom")), rule::AA_171, "not theirs to unload");
    t.act(t.go("sz_united_kingdom", "sz_karelia"));
    // Next turn they go ashore; the ship does not move then.
    let mut t = t.calm(Usa);
    assert_eq!(
        t.refused(Action::Steam { from: sp("sz_karelia"), ship: ShipRef::Entry(0), to: sp("sz_united_kingdom") }),
        rule::AA_268
    );
    t.act(t.ashore_of(Uk, "sz_karelia", Infantry, "karelia"));
    assert_eq!(t.n("karelia", Usa, Infantry), 1);
}

#[test]
fn aa_171_nobody_boards_an_ally_in_phase_2_nor_an_enemy_ever() {
    let t = allies(BoardingOrder::Allow).attack(Usa);
    assert_eq!(t.refused(on_british()), rule::AA_171);
    let t = allies(BoardingOrder::Allow)
        .put("sz_hudson_bay", Germany, Transport, 1)
        .put("eastern_canada", Usa, Infantry, 1)
        .calm(Usa);
    assert!(!t.is_legal(load_on(Infantry, "eastern_canada", "sz_hudson_bay", Germany, ShipRef::Plain)));
}

#[test]
fn aa_171_cargo_aboard_an_ally_may_assault_on_its_owners_turn() {
    let base = || Table::empty().laden(Uk, "sz_united_kingdom", &[(Infantry, Usa)]).put("western_europe", Germany, Infantry, 1);
    let mut t = base().attack(Usa);
    t.act(t.ashore_of(Uk, "sz_united_kingdom", Infantry, "western_europe"));
    let ship = t.ship("sz_united_kingdom", Uk);
    assert!(ship.target == Some(sp("western_europe")) && ship.cargo().all(|c| c.landing));
    // Not past enemy ships: only the ship's owner could fight them.
    let t = base().put("sz_united_kingdom", Germany, Submarine, 1).attack(Usa);
    assert_eq!(t.refused(t.ashore_of(Uk, "sz_united_kingdom", Infantry, "western_europe")), rule::AA_171);
    let mut t = base().put("sz_west_spain", Usa, Battleship, 1).attack(Usa);
    let escort = sail(Battleship, "sz_west_spain", "sz_united_kingdom");
    assert_eq!(t.refused(escort), rule::AA_086);
    t.act(t.ashore_of(Uk, "sz_united_kingdom", Infantry, "western_europe"));
    assert!(t.is_legal(escort), "escorts join that landing as well");
}

#[test]
fn aa_171_an_ally_may_be_asked_and_says_yes() {
    let mut t = allies(BoardingOrder::Ask).calm(Usa);
    t.act(on_british());
    assert_eq!(t.asked(), Uk);
    assert_eq!(t.n("united_kingdom", Usa, Infantry), 3, "not yet aboard");
    assert_eq!(t.legal_for(Uk), [Action::AllowBoarding { allow: false }, Action::AllowBoarding { allow: true }]);
    assert_eq!(t.refusal(Usa.seat(), Action::AllowBoarding { allow: true }).rule, rule::AA_171);
    assert_eq!(t.refusal(Usa.seat(), Action::Done).rule, rule::AA_171);
    assert_eq!(t.refused(Action::Done), rule::AA_171, "a plain answer, please");
    t.act(Action::AllowBoarding { allow: true });
    assert_eq!(t.n("united_kingdom", Usa, Infantry), 2);
    assert_eq!(t.asked(), Usa);
    assert!(t.saw("boarded") && !t.saw("boarding_refused"));
}

#[test]
fn aa_171_an_ally_says_no_once_for_this_ship_and_turn() {
    let mut t = allies(BoardingOrder::Ask).put("sz_united_kingdom", Uk, Transport, 1).calm(Usa);
    t.act(on_british()).act(Action::AllowBoarding { allow: false });
    assert_eq!(t.n("united_kingdom", Usa, Infantry), 3);
    assert!(t.saw("boarding_refused"));
    assert_eq!(t.refused(load_on(Infantry, "united_kingdom", "sz_united_kingdom", Uk, ShipRef::Entry(0))), rule::AA_171);
    assert!(t.is_legal(on_british()), "there is another ship");
    assert!(t.is_legal(load_on(Infantry, "united_kingdom", "sz_united_kingdom", Usa, ShipRef::Plain)), "and our own");
    // It does not keep what is aboard from going ashore, and is forgotten next turn.
    let mut t = Table::empty().laden(Uk, "sz_united_kingdom", &[(Infantry, Usa)]).put("united_kingdom", Usa, Infantry, 1);
    t.p.standing[Uk.i()].boarding = BoardingOrder::Ask;
    let mut t = t.calm(Usa);
    t.act(load_on(Infantry, "united_kingdom", "sz_united_kingdom", Uk, ShipRef::Entry(0)))
        .act(Action::AllowBoarding { allow: false });
    assert!(t.is_legal(t.ashore_of(Uk, "sz_united_kingdom", Infantry, "united_kingdom")));
    t.p.power = Uk;
    turn::begin(&game().board, &mut t.p, &mut Log::default());
    assert!(!t.ship("sz_united_kingdom", Uk).spent);
}

#[test]
fn aa_171_a_standing_order_refuses() {
    let t = allies(BoardingOrder::Refuse).calm(Usa);
    assert_eq!(t.refused(on_british()), rule::AA_171);
    assert!(t.is_legal(t.load(Infantry, "united_kingdom", "sz_united_kingdom")), "the order is about British ships");
    let t = allies(BoardingOrder::Ask).calm(Usa);
    assert!(t.is_legal(on_british()));
}

#[test]
fn aa_172_fresh_cargo_stays_and_old_cargo_goes() {
    let mut t =
        Table::empty().laden(Uk, "sz_united_kingdom", &[(Infantry, Usa)]).put("united_kingdom", Usa, Infantry, 1).calm(Usa);
    t.act(load_on(Infantry, "united_kingdom", "sz_united_kingdom", Uk, ShipRef::Entry(0)));
    t.act(t.ashore_of(Uk, "sz_united_kingdom", Infantry, "united_kingdom"));
    let ship = t.ship("sz_united_kingdom", Uk);
    assert!(ship.cargo().all(|c| c.fresh), "the one that was aboard before went ashore");
    assert_eq!(t.refused(t.ashore_of(Uk, "sz_united_kingdom", Infantry, "united_kingdom")), rule::AA_172);
}

#[test]
fn aa_162_an_allys_cargo_is_not_mixed_up_with_ours() {
    let mut t = Table::empty().laden(Uk, "sz_united_kingdom", &[(Infantry, Usa), (Infantry, Uk)]).calm(Uk);
    t.act(t.ashore("sz_united_kingdom", Infantry, "united_kingdom"));
    assert_eq!((t.n("united_kingdom", Uk, Infantry), t.n("united_kingdom", Usa, Infantry)), (1, 0));
    assert_eq!(t.ship("sz_united_kingdom", Uk).cargo().next().unwrap().owner, Usa);
    assert_eq!(t.refused(t.ashore("sz_united_kingdom", Infantry, "united_kingdom")), rule::AA_171);
    // In phase 2 a ship with an ally's infantry aboard and room for one may fetch one of ours.
    let t = Table::empty()
        .laden(Uk, "sz_hudson_bay", &[(Infantry, Usa)])
        .put("united_kingdom", Uk, Infantry, 1)
        .put("united_kingdom", Uk, Armor, 1)
        .attack(Uk);
    assert!(t.is_legal(t.go("sz_hudson_bay", "sz_united_kingdom")));
    let t = Table::empty().laden(Uk, "sz_hudson_bay", &[(Infantry, Usa)]).put("united_kingdom", Uk, Armor, 1).attack(Uk);
    assert_eq!(t.refused(t.go("sz_hudson_bay", "sz_united_kingdom")), rule::AA_086, "no room for armor");
}
