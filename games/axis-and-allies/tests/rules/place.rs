//! Placement of new units (rulebook 3.16-3.20, 4.30-4.34, 7.1-7.7).
use crate::support::*;
use axis_and_allies::{
    Action, Event, Kind, Phase, Power,
    phases::{control, place, turn},
    position::Complex,
    rule,
};
use ironbottom_kernel::Log;

/// The turn of a power at phase 5 with these units bought.
fn placing(mut t: Table, power: Power, bought: &[(Kind, u16)]) -> Table {
    t.p.power = power;
    turn::begin(&game().board, &mut t.p, &mut Log::default());
    wait(t, bought)
}

/// Phase 5 of the turn in progress.
fn wait(mut t: Table, bought: &[(Kind, u16)]) -> Table {
    t.p.phase = Phase::Place;
    for (k, n) in bought {
        t.p.turn.bought[k.i()] = *n;
    }
    t
}

/// Next turn of the same power, at phase 5.
fn next_turn(t: Table, bought: &[(Kind, u16)]) -> Table {
    let power = t.p.power;
    placing(t, power, bought)
}

fn place(unit: Kind, at: &str) -> Action {
    Action::Place { unit, at: sp(at), by: sp(at) }
}

fn launch(unit: Kind, at: &str, by: &str) -> Action {
    Action::Place { unit, at: sp(at), by: sp(by) }
}

fn complex(mut t: Table, at: &str) -> Table {
    t.p.territories[sp(at).i()].complex = Some(Complex::New);
    t
}

/// The active power's land units take a territory.
fn take(t: &mut Table, at: &str) {
    control::take(&game().board, &mut t.p, sp(at), &mut Log::default());
}

#[test]
fn e5_the_german_sample_placement() {
    let mut t = placing(Table::new(), Power::Germany, &[(Kind::Transport, 2), (Kind::Armor, 2)]);
    let before = (t.n("sz_central_med", Power::Germany, Kind::Transport), t.n("southern_europe", Power::Germany, Kind::Armor));
    for _ in 0..2 {
        t.act(launch(Kind::Transport, "sz_central_med", "southern_europe"));
        t.act(place(Kind::Armor, "southern_europe"));
    }
    assert_eq!(t.n("sz_central_med", Power::Germany, Kind::Transport), before.0 + 2);
    assert_eq!(t.n("southern_europe", Power::Germany, Kind::Armor), before.1 + 2);
    assert_eq!(t.legal(), [Action::Done]);
    assert_eq!(t.events[0].event, Event::Placed { power: Power::Germany, unit: Kind::Transport, at: sp("sz_central_med") });
    assert_eq!((t.events[0].rule.number(), t.events[1].rule.number()), (246, 244));
}

#[test]
fn aa_004_a_power_that_bought_nothing_skips_placement() {
    let mut t = Table::new().turn(Power::Ussr, Phase::Purchase);
    let mut log = Log::default();
    place::begin(&game().board, &mut t.p, &mut log);
    assert_eq!((t.p.power, t.p.phase, t.p.ipc[0]), (Power::Germany, Phase::Purchase, 48));
    let mut t = Table::new().turn(Power::Ussr, Phase::Purchase);
    t.p.turn.bought[Kind::Complex.i()] = 1;
    place::begin(&game().board, &mut t.p, &mut log);
    assert_eq!((t.p.power, t.p.phase, t.p.ipc[0]), (Power::Ussr, Phase::Place, 24));
    let phases: Vec<_> = log.events.iter().filter(|e| e.event.kind() == "phase_began").map(|e| e.event.clone()).collect();
    assert_eq!(phases[0], Event::PhaseBegan { power: Power::Ussr, phase: Phase::Place });
}

#[test]
fn aa_007_only_what_was_bought_is_placed() {
    let mut t = placing(Table::new(), Power::Ussr, &[(Kind::Infantry, 1)]);
    assert_eq!(t.refused(place(Kind::Armor, "russia")), rule::AA_007);
    t.act(place(Kind::Infantry, "russia"));
    assert_eq!(t.refused(place(Kind::Infantry, "russia")), rule::AA_007);
    assert_eq!(t.p.turn.bought, [0; 10]);
    // Nothing of another phase is done here.
    assert_eq!(t.refused(Action::Buy { unit: Kind::Infantry }), rule::AA_004);
}

#[test]
fn aa_081_an_original_complex_places_any_number_for_its_owner() {
    let mut t = placing(Table::new(), Power::Ussr, &[(Kind::Infantry, 20)]);
    for _ in 0..20 {
        // Karelia is worth 3.
        t.act(place(Kind::Infantry, "karelia"));
    }
    assert_eq!(t.n("karelia", Power::Ussr, Kind::Infantry), 23);
}

#[test]
fn aa_082_a_bought_complex_places_the_value_of_its_territory() {
    let mut t = placing(complex(Table::new(), "india"), Power::Uk, &[(Kind::Infantry, 9)]);
    for _ in 0..3 {
        t.act(place(Kind::Infantry, "india"));
    }
    assert!(!t.is_legal(place(Kind::Infantry, "india")));
    assert_eq!(t.refused(place(Kind::Infantry, "india")), rule::AA_248);
    // Another complex has its own count, and the next turn is a new one.
    assert!(t.is_legal(place(Kind::Infantry, "united_kingdom")));
    assert!(next_turn(t, &[(Kind::Infantry, 1)]).is_legal(place(Kind::Infantry, "india")));
}

#[test]
fn e13_two_units_a_turn_in_sinkiang() {
    let mut t = placing(complex(Table::new(), "sinkiang"), Power::Usa, &[(Kind::Infantry, 3)]);
    t.act(place(Kind::Infantry, "sinkiang")).act(place(Kind::Infantry, "sinkiang"));
    assert_eq!(t.refused(place(Kind::Infantry, "sinkiang")), rule::AA_248);
}

#[test]
fn aa_083_a_captured_original_complex_is_limited_for_the_captor() {
    let mut t = placing(Table::new().own("karelia", Power::Germany), Power::Germany, &[(Kind::Armor, 4)]);
    for _ in 0..3 {
        t.act(place(Kind::Armor, "karelia"));
    }
    assert_eq!(t.refused(place(Kind::Armor, "karelia")), rule::AA_248);
}

#[test]
fn e54_an_original_complex_of_the_enemy_worth_3_gives_3_units_next_turn() {
    let mut t = placing(Table::empty(), Power::Germany, &[(Kind::Armor, 4)]);
    take(&mut t, "karelia");
    assert!(!t.is_legal(place(Kind::Armor, "karelia")));
    let mut t = next_turn(t, &[(Kind::Armor, 4)]);
    for _ in 0..3 {
        t.act(place(Kind::Armor, "karelia"));
    }
    assert_eq!(t.refused(place(Kind::Armor, "karelia")), rule::AA_248);
}

#[test]
fn aa_084_an_original_complex_back_with_its_owner_is_unlimited_again() {
    let mut t = Table::empty().own("karelia", Power::Germany).turn(Power::Ussr, Phase::Purchase);
    take(&mut t, "karelia");
    let mut t = next_turn(t, &[(Kind::Infantry, 10)]);
    for _ in 0..10 {
        t.act(place(Kind::Infantry, "karelia"));
    }
}

#[test]
fn aa_124_one_complex_to_a_territory() {
    let mut t = placing(Table::new(), Power::Uk, &[(Kind::Complex, 2)]);
    assert_eq!(t.refused(place(Kind::Complex, "united_kingdom")), rule::AA_247);
    t.act(place(Kind::Complex, "india"));
    assert_eq!(t.p.territories[sp("india").i()].complex, Some(Complex::New));
    assert!(!t.is_legal(place(Kind::Complex, "india")));
    assert_eq!(t.refused(place(Kind::Complex, "india")), rule::AA_247);
    assert_eq!(t.events[0].rule, rule::AA_247);
}

#[test]
fn aa_125_a_complex_on_worthless_ground_gives_one_unit() {
    for (at, power) in [("gibraltar", Power::Uk), ("spain", Power::Germany), ("solomon_islands", Power::Japan)] {
        let mut t = placing(complex(Table::new().own(at, power), at), power, &[(Kind::Infantry, 2)]);
        t.act(place(Kind::Infantry, at));
        assert_eq!(t.refused(place(Kind::Infantry, at)), rule::AA_248, "{at}");
    }
}

#[test]
fn aa_126_a_captured_complex_works_from_the_next_turn() {
    let mut t = placing(Table::empty(), Power::Germany, &[(Kind::Infantry, 1)]);
    take(&mut t, "karelia");
    assert!(!t.is_legal(place(Kind::Infantry, "karelia")));
    assert_eq!(t.refused(place(Kind::Infantry, "karelia")), rule::AA_244);
    assert!(next_turn(t, &[(Kind::Infantry, 1)]).is_legal(place(Kind::Infantry, "karelia")));
}

#[test]
fn aa_127_250_an_allys_complex_is_not_ones_own() {
    let t = placing(Table::new(), Power::Uk, &[(Kind::Infantry, 1), (Kind::Submarine, 1)]);
    for at in ["russia", "eastern_us"] {
        assert!(!t.is_legal(place(Kind::Infantry, at)));
        assert_eq!(t.refused(place(Kind::Infantry, at)), rule::AA_250);
    }
    assert_eq!(t.refused(launch(Kind::Submarine, "sz_eastern_us", "eastern_us")), rule::AA_250);
    // Nor an enemy's.
    assert_eq!(t.refused(place(Kind::Infantry, "germany")), rule::AA_244);
}

#[test]
fn aa_127_a_liberated_complex_is_the_allys_again() {
    let mut t = Table::empty().own("karelia", Power::Germany).turn(Power::Uk, Phase::Purchase);
    take(&mut t, "karelia");
    let t = next_turn(t, &[(Kind::Infantry, 1)]);
    assert_eq!(t.refused(place(Kind::Infantry, "karelia")), rule::AA_250);
}

#[test]
fn aa_128_228_a_liberator_uses_the_complex_while_the_capital_is_lost() {
    let mut t = Table::empty().own("karelia", Power::Germany).own("russia", Power::Germany);
    t = t.turn(Power::Uk, Phase::Purchase);
    take(&mut t, "karelia");
    let t = wait(t, &[(Kind::Infantry, 4)]);
    assert_eq!(t.refused(place(Kind::Infantry, "karelia")), rule::AA_244, "not in the turn of the liberation");
    let mut t = next_turn(t, &[(Kind::Infantry, 4)]);
    for _ in 0..3 {
        t.act(place(Kind::Infantry, "karelia"));
    }
    // In his hands it is limited.
    assert_eq!(t.refused(place(Kind::Infantry, "karelia")), rule::AA_248);
}

#[test]
fn aa_316_a_liberators_building_site_goes_back_in_mid_turn() {
    let mut t = Table::empty().own("karelia", Power::Uk).own("russia", Power::Germany);
    t = t.turn(Power::Uk, Phase::Purchase);
    take(&mut t, "russia");
    assert_eq!(t.owner("karelia"), Some(Power::Ussr));
    let t = wait(t, &[(Kind::Infantry, 1), (Kind::Complex, 1)]);
    assert!(!t.is_legal(place(Kind::Infantry, "karelia")));
    assert_eq!(t.refused(place(Kind::Infantry, "karelia")), rule::AA_250);
    assert!(t.is_legal(place(Kind::Infantry, "united_kingdom")));
}

#[test]
fn aa_244_land_and_air_units_appear_where_an_own_complex_stood_at_the_start() {
    let t = placing(Table::new(), Power::Germany, &[(Kind::Infantry, 1), (Kind::Bomber, 1)]);
    for unit in [Kind::Infantry, Kind::Bomber] {
        assert!(t.is_legal(place(unit, "germany")) && t.is_legal(place(unit, "southern_europe")));
        assert_eq!(t.refused(place(unit, "eastern_europe")), rule::AA_244);
        // Nor next door to a complex, nor through a sea zone.
        assert_eq!(t.refused(launch(unit, "eastern_europe", "germany")), rule::AA_244);
        assert_eq!(t.refused(launch(unit, "germany", "sz_baltic")), rule::AA_244);
    }
    // A complex placed this turn does not work this turn.
    let mut t = placing(Table::new(), Power::Germany, &[(Kind::Complex, 1), (Kind::Infantry, 1)]);
    t.act(place(Kind::Complex, "eastern_europe"));
    assert_eq!(t.refused(place(Kind::Infantry, "eastern_europe")), rule::AA_244);
}

#[test]
fn aa_244_a_complex_lost_to_nobody_but_owned_by_another_is_of_no_use() {
    // Owned at the start of the turn but not any more.
    let t = placing(complex(Table::new(), "algeria"), Power::Germany, &[(Kind::Infantry, 1), (Kind::Complex, 1)]);
    assert!(t.is_legal(place(Kind::Infantry, "algeria")) && t.is_legal(place(Kind::Complex, "libya")));
    let t = t.own("algeria", Power::Uk).own("libya", Power::Uk);
    assert_eq!(t.refused(place(Kind::Infantry, "algeria")), rule::AA_244);
    assert_eq!(t.refused(place(Kind::Complex, "libya")), rule::AA_247);
}

#[test]
fn aa_245_fighters_not_onto_carriers_land_units_not_onto_transports() {
    let t = Table::new().put("sz_japan", Power::Japan, Kind::Carrier, 1).put("sz_japan", Power::Japan, Kind::Transport, 1);
    let t = placing(t, Power::Japan, &[(Kind::Fighter, 1), (Kind::Infantry, 1), (Kind::Aa, 1)]);
    for unit in [Kind::Fighter, Kind::Infantry, Kind::Aa] {
        assert!(!t.is_legal(launch(unit, "sz_japan", "japan")));
        assert_eq!(t.refused(launch(unit, "sz_japan", "japan")), rule::AA_245, "{unit:?}");
    }
}

#[test]
fn aa_246_ships_appear_off_the_coast_of_an_own_complex() {
    let t = placing(Table::new(), Power::Usa, &[(Kind::Submarine, 1)]);
    let places: Vec<Action> = t.legal();
    let wanted = [
        launch(Kind::Submarine, "sz_eastern_us", "eastern_us"),
        launch(Kind::Submarine, "sz_gulf_of_mexico", "western_us"),
        launch(Kind::Submarine, "sz_western_us", "western_us"),
    ];
    assert_eq!(places.len(), 3);
    for a in wanted {
        assert!(t.is_legal(a), "{a:?}");
    }
    assert_eq!(t.refused(launch(Kind::Submarine, "sz_hawaii", "western_us")), rule::AA_246);
    assert_eq!(t.refused(launch(Kind::Submarine, "sz_eastern_us", "western_us")), rule::AA_246);
    assert_eq!(t.refused(launch(Kind::Submarine, "western_us", "western_us")), rule::AA_246);
}

#[test]
fn aa_246_ships_do_not_appear_among_enemies() {
    let enemy = |k| Table::empty().put("sz_western_us", Power::Japan, k, 1);
    for k in [Kind::Submarine, Kind::Transport] {
        let t = placing(enemy(k), Power::Usa, &[(Kind::Battleship, 1)]);
        assert_eq!(t.refused(launch(Kind::Battleship, "sz_western_us", "western_us")), rule::AA_246);
        assert!(t.is_legal(launch(Kind::Battleship, "sz_gulf_of_mexico", "western_us")));
    }
    // Friends are no hindrance.
    let t = Table::empty().put("sz_western_us", Power::Uk, Kind::Submarine, 1);
    assert!(placing(t, Power::Usa, &[(Kind::Battleship, 1)]).is_legal(launch(Kind::Battleship, "sz_western_us", "western_us")));
}

#[test]
fn aa_037_a_ship_of_karelia_may_go_to_either_sea_free_of_enemies() {
    let bought = &[(Kind::Submarine, 1)];
    let t = placing(Table::empty(), Power::Ussr, bought);
    assert!(t.is_legal(launch(Kind::Submarine, "sz_baltic", "karelia")));
    assert!(t.is_legal(launch(Kind::Submarine, "sz_karelia", "karelia")));
    // At the start Germans are in the Baltic.
    let t = placing(Table::new(), Power::Ussr, bought);
    assert!(!t.is_legal(launch(Kind::Submarine, "sz_baltic", "karelia")));
    assert!(t.is_legal(launch(Kind::Submarine, "sz_karelia", "karelia")));
}

#[test]
fn aa_246_ships_in_the_caspian_by_option() {
    let bought = &[(Kind::Transport, 1)];
    let t = placing(Table::new(), Power::Ussr, bought);
    assert!(t.is_legal(launch(Kind::Transport, "sz_caspian", "russia")));
    let t = placing(Table::with(&["ships_in_caspian=false"]), Power::Ussr, bought);
    assert_eq!(t.refused(launch(Kind::Transport, "sz_caspian", "russia")), rule::AA_246);
    assert!(t.is_legal(launch(Kind::Transport, "sz_karelia", "karelia")));
}

#[test]
fn aa_247_a_new_complex_needs_ground_owned_since_the_start() {
    let mut t = placing(Table::empty(), Power::Germany, &[(Kind::Complex, 1)]);
    take(&mut t, "caucasus");
    assert_eq!(t.owner("caucasus"), Some(Power::Germany));
    assert_eq!(t.refused(place(Kind::Complex, "caucasus")), rule::AA_247);
    assert!(t.is_legal(place(Kind::Complex, "ukraine")));
    // Not an ally's ground, not an enemy's, not a neutral's, not the sea, and through itself only.
    for at in ["manchuria", "karelia", "spain"] {
        assert_eq!(t.refused(place(Kind::Complex, at)), rule::AA_247, "{at}");
    }
    assert_eq!(t.refused(place(Kind::Complex, "sz_baltic")), rule::AA_244);
    assert_eq!(t.refused(launch(Kind::Complex, "ukraine", "germany")), rule::AA_247);
    assert!(next_turn(t, &[(Kind::Complex, 1)]).is_legal(place(Kind::Complex, "caucasus")));
}

#[test]
fn aa_248_the_three_limits() {
    // Unlimited, the value, one.
    let t = complex(complex(Table::new(), "india"), "gibraltar");
    let mut t = placing(t, Power::Uk, &[(Kind::Infantry, 60)]);
    let mut placed = [0; 3];
    for (i, at) in ["gibraltar", "india", "united_kingdom"].into_iter().enumerate() {
        while t.p.turn.bought[0] > 0 && t.is_legal(place(Kind::Infantry, at)) {
            t.act(place(Kind::Infantry, at));
            placed[i] += 1;
        }
    }
    assert_eq!(placed, [1, 3, 56]);
}

#[test]
fn aa_249_every_kind_counts_against_the_limit_but_a_new_complex_does_not() {
    // India: value 3.
    let bought = &[(Kind::Infantry, 1), (Kind::Fighter, 1), (Kind::Aa, 1), (Kind::Transport, 1), (Kind::Complex, 1)];
    let mut t = placing(complex(Table::empty(), "india"), Power::Uk, bought);
    t.act(place(Kind::Complex, "australia"));
    t.act(launch(Kind::Transport, "sz_india", "india"));
    t.act(place(Kind::Aa, "india"));
    assert!(t.is_legal(place(Kind::Infantry, "india")));
    t.act(place(Kind::Fighter, "india"));
    assert_eq!(t.refused(place(Kind::Infantry, "india")), rule::AA_248);
}

#[test]
fn aa_249_ships_count_against_the_complex_they_come_from() {
    let mut t = placing(complex(Table::empty(), "gibraltar"), Power::Uk, &[(Kind::Submarine, 2)]);
    t.act(launch(Kind::Submarine, "sz_west_med", "gibraltar"));
    assert_eq!(t.refused(launch(Kind::Submarine, "sz_west_med", "gibraltar")), rule::AA_248);
    assert!(t.is_legal(launch(Kind::Submarine, "sz_united_kingdom", "united_kingdom")));
}

#[test]
fn aa_251_what_has_no_place_is_lost_without_refund() {
    let mut t = placing(Table::new(), Power::Germany, &[(Kind::Aa, 2), (Kind::Infantry, 1)]);
    t.act(place(Kind::Infantry, "germany"));
    let ipc = t.p.ipc[Power::Germany.i()];
    t.act(Action::Done);
    assert_eq!(t.p.ipc[Power::Germany.i()], ipc + 32);
    assert_eq!(t.p.units.total(Power::Germany, Kind::Aa), 3);
    let lost: Vec<_> = t.events.iter().filter(|e| e.event.kind() == "forfeited").collect();
    assert_eq!(lost.len(), 1);
    assert_eq!(lost[0].event, Event::Forfeited { power: Power::Germany, unit: Kind::Aa, n: 2 });
    assert_eq!(t.p.power, Power::Uk);
    // Nothing is carried over.
    assert_eq!(t.turn(Power::Germany, Phase::Purchase).p.turn.bought, [0; 10]);
}

#[test]
fn e14_a_gun_when_every_complex_has_one_is_lost() {
    let mut t = placing(Table::new(), Power::Japan, &[(Kind::Aa, 1)]);
    assert_eq!(t.legal(), [Action::Done]);
    t.act(Action::Done);
    assert!(t.saw("forfeited"));
    assert_eq!(t.p.units.total(Power::Japan, Kind::Aa), 1);
}

#[test]
fn e15_a_battleship_when_all_zones_are_enemy_occupied_is_lost() {
    let t = Table::empty().put("sz_japan", Power::Usa, Kind::Submarine, 1);
    let mut t = placing(t, Power::Japan, &[(Kind::Battleship, 1)]);
    assert_eq!(t.legal(), [Action::Done]);
    t.act(Action::Done);
    assert_eq!(t.p.units.total(Power::Japan, Kind::Battleship), 0);
    assert!(t.saw("forfeited"));
}

#[test]
fn e55_a_neutral_of_turn_n_has_a_complex_at_n_plus_1_and_a_unit_at_n_plus_2() {
    let mut t = Table::empty().turn(Power::Germany, Phase::CombatMove);
    axis_and_allies::phases::neutral::violate(&game().board, &mut t.p, sp("turkey"), &mut Log::default());
    let t = wait(t, &[(Kind::Complex, 1)]);
    assert_eq!(t.refused(place(Kind::Complex, "turkey")), rule::AA_247);
    let mut t = next_turn(t, &[(Kind::Complex, 1), (Kind::Infantry, 2)]);
    t.act(place(Kind::Complex, "turkey"));
    assert_eq!(t.refused(place(Kind::Infantry, "turkey")), rule::AA_244);
    let mut t = next_turn(t, &[(Kind::Infantry, 2)]);
    t.act(place(Kind::Infantry, "turkey"));
    assert_eq!(t.refused(place(Kind::Infantry, "turkey")), rule::AA_248);
}

#[test]
fn aa_252_a_complex_in_a_former_neutral() {
    // Violated in an earlier turn: a complex may stand there, and works in the turn after.
    let mut t = placing(Table::empty().own("spain", Power::Usa), Power::Usa, &[(Kind::Complex, 1), (Kind::Armor, 1)]);
    t.act(place(Kind::Complex, "spain"));
    assert!(!t.is_legal(place(Kind::Armor, "spain")));
    let mut t = next_turn(t, &[(Kind::Armor, 2)]);
    t.act(place(Kind::Armor, "spain"));
    assert!(!t.is_legal(place(Kind::Armor, "spain")));
}

#[test]
fn e67_india_captured_then_a_complex_then_three_units() {
    let mut t = placing(Table::empty(), Power::Japan, &[(Kind::Complex, 1)]);
    take(&mut t, "india");
    assert_eq!(t.refused(place(Kind::Complex, "india")), rule::AA_247);
    let mut t = next_turn(t, &[(Kind::Complex, 2), (Kind::Infantry, 4)]);
    t.act(place(Kind::Complex, "india")).act(place(Kind::Complex, "solomon_islands"));
    assert!(!t.is_legal(place(Kind::Infantry, "india")));
    let mut t = next_turn(t, &[(Kind::Infantry, 9)]);
    for _ in 0..3 {
        t.act(place(Kind::Infantry, "india"));
    }
    t.act(place(Kind::Infantry, "solomon_islands"));
    assert_eq!(t.refused(place(Kind::Infantry, "india")), rule::AA_248);
    assert_eq!(t.refused(place(Kind::Infantry, "solomon_islands")), rule::AA_248);
}

#[test]
fn aa_320_every_unit_with_a_place_must_be_placed() {
    let mut t = placing(Table::new(), Power::Ussr, &[(Kind::Infantry, 1), (Kind::Aa, 1)]);
    assert!(!t.is_legal(Action::Done));
    assert_eq!(t.refused(Action::Done), rule::AA_320);
    t.act(place(Kind::Infantry, "russia"));
    // The gun has no place: the phase may end.
    assert!(t.is_legal(Action::Done));
    let t = placing(Table::new(), Power::Ussr, &[(Kind::Complex, 1)]);
    assert_eq!(t.refused(Action::Done), rule::AA_320);
    let t = placing(Table::new(), Power::Ussr, &[(Kind::Submarine, 1)]);
    assert_eq!(t.refused(Action::Done), rule::AA_320);
}

#[test]
fn aa_321_no_second_gun_in_a_territory() {
    let t = placing(Table::new(), Power::Germany, &[(Kind::Aa, 1)]);
    assert_eq!(t.refused(place(Kind::Aa, "germany")), rule::AA_321);
    // An ally's gun counts as well.
    let t = Table::empty().put("germany", Power::Japan, Kind::Aa, 1);
    let mut t = placing(t, Power::Germany, &[(Kind::Aa, 2)]);
    assert_eq!(t.refused(place(Kind::Aa, "germany")), rule::AA_321);
    t.act(place(Kind::Aa, "southern_europe"));
    assert_eq!(t.n("southern_europe", Power::Germany, Kind::Aa), 1);
    // The second finds every place taken and is lost.
    assert_eq!(t.legal(), [Action::Done]);
}

#[test]
fn e70_a_third_stack_of_carriers() {
    let t = Table::empty().put("sz_hawaii", Power::Usa, Kind::Carrier, 1).put("sz_western_us", Power::Usa, Kind::Carrier, 1);
    let t = placing(t, Power::Usa, &[(Kind::Carrier, 1)]);
    assert!(t.is_legal(launch(Kind::Carrier, "sz_western_us", "western_us")));
    assert!(!t.is_legal(launch(Kind::Carrier, "sz_eastern_us", "eastern_us")));
    assert_eq!(t.refused(launch(Kind::Carrier, "sz_eastern_us", "eastern_us")), rule::AA_270);
}

#[test]
fn aa_270_the_limit_on_carrier_stacks_at_placement() {
    let one = || Table::empty().put("sz_hawaii", Power::Usa, Kind::Carrier, 3);
    let bought = &[(Kind::Carrier, 1), (Kind::Submarine, 1)];
    assert!(placing(one(), Power::Usa, bought).is_legal(launch(Kind::Carrier, "sz_eastern_us", "eastern_us")));
    // Other powers' carriers do not count, other kinds are not limited.
    let t = one().put("sz_western_us", Power::Uk, Kind::Carrier, 1);
    assert!(placing(t, Power::Usa, bought).is_legal(launch(Kind::Carrier, "sz_eastern_us", "eastern_us")));
    let mut t = one().put("sz_midway", Power::Usa, Kind::Carrier, 1);
    for zone in ["sz_hawaii", "sz_midway", "sz_wake"] {
        t = t.put(zone, Power::Usa, Kind::Submarine, 1);
    }
    let t = placing(t, Power::Usa, bought);
    assert!(t.is_legal(launch(Kind::Submarine, "sz_eastern_us", "eastern_us")));
    assert!(!t.is_legal(launch(Kind::Carrier, "sz_eastern_us", "eastern_us")));
    // Who has more stacks already may still join one of them.
    let mut three = Table::empty();
    for zone in ["sz_hawaii", "sz_midway", "sz_western_us"] {
        three = three.put(zone, Power::Usa, Kind::Carrier, 1);
    }
    let three = placing(three, Power::Usa, bought);
    assert!(three.is_legal(launch(Kind::Carrier, "sz_western_us", "western_us")));
    assert!(!three.is_legal(launch(Kind::Carrier, "sz_eastern_us", "eastern_us")));
    // Without the limit a third stack is no matter.
    let mut off = Table::empty_with(&["stack_limits=off"]);
    for zone in ["sz_hawaii", "sz_midway"] {
        off = off.put(zone, Power::Usa, Kind::Carrier, 1);
    }
    assert!(placing(off, Power::Usa, bought).is_legal(launch(Kind::Carrier, "sz_eastern_us", "eastern_us")));
}

#[test]
fn aa_270_the_full_limits_at_placement() {
    let zones = ["sz_hawaii", "sz_midway", "sz_wake", "sz_caroline", "sz_okinawa"];
    let with = |option: &str, n: usize| {
        let mut t = Table::empty_with(&[option]);
        for zone in &zones[..n] {
            t = t.put(zone, Power::Usa, Kind::Submarine, 1);
        }
        t = t.put("sz_western_us", Power::Usa, Kind::Submarine, 1);
        placing(t, Power::Usa, &[(Kind::Submarine, 1)])
    };
    let a = launch(Kind::Submarine, "sz_eastern_us", "eastern_us");
    // Six stacks of submarines are allowed.
    assert!(with("stack_limits=full", 4).is_legal(a));
    assert_eq!(with("stack_limits=full", 5).refused(a), rule::AA_270);
    assert!(with("stack_limits=full", 5).is_legal(launch(Kind::Submarine, "sz_western_us", "western_us")));
    assert!(with("stack_limits=carriers", 5).is_legal(a));
    assert!(with("stack_limits=off", 5).is_legal(a));
}

#[test]
fn aa_270_twelve_complexes_in_all_under_the_full_limits() {
    let with = |option: &str, more: &[&str]| {
        let t = more.iter().fold(Table::empty_with(&[option]), |t, at| complex(t, at));
        placing(t, Power::Uk, &[(Kind::Complex, 1)])
    };
    let eleven = ["australia", "china", "libya"];
    let twelve = ["australia", "china", "libya", "manchuria"];
    let a = place(Kind::Complex, "india");
    assert!(with("stack_limits=full", &eleven).is_legal(a));
    assert_eq!(with("stack_limits=full", &twelve).refused(a), rule::AA_270);
    assert!(with("stack_limits=carriers", &twelve).is_legal(a));
    // A complex that can stand nowhere does not hold up the turn.
    assert_eq!(with("stack_limits=full", &twelve).legal(), [Action::Done]);
}

#[test]
fn aa_268_only_the_active_power_places() {
    let t = placing(Table::new(), Power::Ussr, &[(Kind::Infantry, 1)]);
    assert_eq!(t.refusal(Power::Uk.seat(), place(Kind::Infantry, "united_kingdom")).rule, rule::AA_268);
    assert_eq!(t.legal_for(Power::Germany), []);
}
