//! Non-combat movement (rulebook 6): what may still move, where to, and how aircraft come down.
use crate::support::{Table, march, march2, moves::*, sail, sail2, sp};
use axis_and_allies::{
    Action, Kind, Phase, Power,
    position::{Flight, Mission},
    rule,
    types::Development,
};

use Kind::{Aa, Armor, Battleship, Bomber, Carrier, Fighter, Infantry, Submarine, Transport};
use Power::{Germany, Japan, Uk, Usa, Ussr};

// ---- Land ----

#[test]
fn aa_239_283_only_friendly_territory_is_entered() {
    let t = Table::empty().put("ukraine", Germany, Infantry, 1).put("caucasus", Ussr, Infantry, 1).calm(Germany);
    assert_eq!(t.refused(march(Infantry, "ukraine", "caucasus")), rule::AA_239);
    assert_eq!(t.refused(march(Infantry, "ukraine", "karelia")), rule::AA_283, "not even an empty one");
    assert!(t.is_legal(march(Infantry, "ukraine", "eastern_europe")));
    let t = Table::empty().put("russia", Uk, Infantry, 1).calm(Uk);
    assert!(t.is_legal(march(Infantry, "russia", "karelia")), "an ally's is friendly");
}

#[test]
fn aa_284_armor_passes_only_through_friendly_territory() {
    let t = Table::empty()
        .put("germany", Germany, Armor, 1)
        .own("eastern_europe", Ussr)
        .put("finland_norway", Germany, Armor, 1)
        .calm(Germany);
    assert_eq!(t.refused(march2(Armor, "germany", "eastern_europe", "ukraine")), rule::AA_284);
    assert_eq!(t.refused(march2(Armor, "finland_norway", "karelia", "ukraine")), rule::AA_284);
    let t = Table::empty().put("germany", Germany, Armor, 1).calm(Germany);
    assert!(t.is_legal(march2(Armor, "germany", "eastern_europe", "ukraine")));
    assert_eq!(t.refused(march2(Armor, "germany", "eastern_europe", "karelia")), rule::AA_283);
}

#[test]
fn aa_099_ways_that_differ_in_nothing_are_one_action() {
    let t = Table::empty().put("western_europe", Germany, Armor, 1).calm(Germany);
    // Germany and Southern Europe both lie between; only the first is offered.
    assert!(t.is_legal(march2(Armor, "western_europe", "germany", "eastern_europe")));
    assert_eq!(t.refused(march2(Armor, "western_europe", "southern_europe", "eastern_europe")), rule::AA_099);
    assert_eq!(t.refused(march2(Armor, "western_europe", "southern_europe", "germany")), rule::AA_099, "straight on instead");
    assert_eq!(t.refused(march2(Armor, "western_europe", "germany", "western_europe")), rule::AA_099, "no round trips");
    let t = Table::empty().put("western_europe", Germany, Armor, 1).own("germany", Uk).calm(Germany);
    assert!(t.is_legal(march2(Armor, "western_europe", "southern_europe", "eastern_europe")));
}

#[test]
fn aa_238_ground_taken_this_turn_is_open_to_units_that_did_not_move() {
    let mut t = Table::empty().put("libya", Germany, Infantry, 2).put("algeria", Germany, Armor, 1).attack(Germany);
    t.act(march(Infantry, "libya", "french_equatorial_africa"));
    t.unfought();
    t.act(march(Infantry, "libya", "french_equatorial_africa"));
    t.act(march(Armor, "algeria", "french_equatorial_africa"));
    assert_eq!((t.n("french_equatorial_africa", Germany, Infantry), t.n("french_equatorial_africa", Germany, Armor)), (2, 1));
}

#[test]
fn aa_318_armor_passes_through_ground_taken_this_turn() {
    // Eastern Europe, just taken, is the only way from Germany to Ukraine.
    let mut t = Table::empty()
        .put("germany", Uk, Armor, 1)
        .put("southern_europe", Uk, Infantry, 1)
        .own("germany", Uk)
        .own("ukraine", Uk)
        .own("southern_europe", Uk)
        .attack(Uk);
    t.act(march(Infantry, "southern_europe", "eastern_europe"));
    t.unfought();
    assert!(t.is_legal(march2(Armor, "germany", "eastern_europe", "ukraine")));
}

#[test]
fn aa_237_what_moved_in_phase_2_does_not_move_in_phase_4() {
    let mut t = Table::empty()
        .put("libya", Germany, Infantry, 1)
        .put("sz_west_med", Germany, Submarine, 1)
        .put("sz_west_spain", Uk, Transport, 1)
        .attack(Germany);
    t.act(march(Infantry, "libya", "french_equatorial_africa")).act(sail(Submarine, "sz_west_med", "sz_west_spain"));
    let mut t = t.clear("sz_west_spain", Uk);
    t.unfought();
    assert_eq!(t.refused(march(Infantry, "french_equatorial_africa", "libya")), rule::AA_237);
    assert_eq!(t.refused(sail(Submarine, "sz_west_spain", "sz_west_med")), rule::AA_237);
}

#[test]
fn aa_237_ships_that_fought_where_they_stood_stay() {
    let mut t = Table::empty().put("sz_west_med", Germany, Submarine, 1).put("sz_baltic", Germany, Submarine, 1).calm(Germany);
    assert!(t.is_legal(sail(Submarine, "sz_west_med", "sz_west_spain")));
    t.p.turn.sea_fought.add(sp("sz_west_med"));
    assert_eq!(t.refused(sail(Submarine, "sz_west_med", "sz_west_spain")), rule::AA_237);
    assert!(t.is_legal(sail(Submarine, "sz_baltic", "sz_united_kingdom")));
}

// ---- Sea ----

#[test]
fn aa_240_ships_neither_enter_nor_cross_enemy_zones() {
    let t = Table::empty()
        .put("sz_japan", Japan, Battleship, 1)
        .put("sz_japan", Japan, Submarine, 1)
        .put("sz_wake", Usa, Transport, 1)
        .calm(Japan);
    for kind in [Battleship, Submarine] {
        assert_eq!(t.refused(sail(kind, "sz_japan", "sz_wake")), rule::AA_240);
        assert_eq!(t.refused(sail2(kind, "sz_japan", "sz_wake", "sz_hawaii")), rule::AA_240);
        assert!(t.is_legal(sail2(kind, "sz_japan", "sz_north_pacific", "sz_hawaii")));
    }
    assert_eq!(t.refused(sail2(Battleship, "sz_japan", "sz_okinawa", "sz_philippines")), rule::AA_154, "straight on instead");
    assert_eq!(t.refused(sail2(Battleship, "sz_japan", "sz_philippines", "sz_caroline")), rule::AA_154, "by the first way only");
    assert!(t.is_legal(sail2(Battleship, "sz_japan", "sz_okinawa", "sz_caroline")));
    assert_eq!(t.refused(sail2(Battleship, "sz_japan", "sz_okinawa", "sz_japan")), rule::AA_154);
}

#[test]
fn aa_319_a_zone_cleared_this_turn_is_open_to_ships_that_did_not_move() {
    let mut t = Table::empty()
        .put("sz_japan", Japan, Battleship, 2)
        .put("sz_wake", Usa, Transport, 1)
        .put("sz_okinawa", Japan, Transport, 1)
        .attack(Japan);
    t.act(sail(Battleship, "sz_japan", "sz_wake"));
    let mut t = t.clear("sz_wake", Usa);
    t.p.turn.sea_fought.add(sp("sz_wake"));
    t.unfought();
    assert!(t.is_legal(sail(Battleship, "sz_japan", "sz_wake")));
    assert!(t.is_legal(sail2(Battleship, "sz_japan", "sz_wake", "sz_solomon")));
    assert!(t.is_legal(steam("sz_okinawa", "sz_wake")));
}

// ---- Air ----

#[test]
fn e41_a_fighter_is_ferried_from_hawaii_to_australia() {
    let mut t = Table::empty().put("hawaiian_islands", Usa, Fighter, 1).calm(Usa);
    t.act(fly(Fighter, "hawaiian_islands", 4, "australia", 4));
    assert_eq!(t.n("australia", Usa, Fighter), 1);
    assert_eq!(t.refused(fly(Fighter, "australia", 4, "hawaiian_islands", 4)), rule::AA_237, "once a turn");
}

#[test]
fn e35_the_japanese_come_home() {
    let mut t = Table::new();
    t.p.add_flight(Flight { at: sp("sz_hawaii"), kind: Fighter, left: 2, mission: Mission::Home, n: 1 });
    t = t.clear("sz_caroline", Japan).put("sz_caroline", Japan, Carrier, 1).clear("manchuria", Japan);
    let flights = [
        Flight { at: sp("sz_hawaii"), kind: Fighter, left: 2, mission: Mission::Home, n: 1 },
        Flight { at: sp("manchuria"), kind: Fighter, left: 1, mission: Mission::Home, n: 1 },
        Flight { at: sp("manchuria"), kind: Bomber, left: 4, mission: Mission::Home, n: 1 },
    ];
    let mut t = t.calm(Japan);
    for f in flights {
        t.p.add_flight(f);
    }
    t.p.turn.captured.add(sp("manchuria"));
    assert!(!t.is_legal(fly(Fighter, "manchuria", 1, "manchuria", 0)), "not where it was taken");
    t.act(fly(Fighter, "sz_hawaii", 2, "sz_caroline", 2));
    t.act(fly(Fighter, "manchuria", 1, "kwangtung", 1));
    t.act(fly(Bomber, "manchuria", 4, "japan", 2));
    t.act(t.load(Infantry, "philippines", "sz_philippines"));
    t.act(t.load_more(Infantry, "philippines", "sz_philippines"));
    t.act(t.go("sz_philippines", "sz_kwangtung"));
    t.act(t.ashore("sz_kwangtung", Infantry, "kwangtung"));
    t.act(t.ashore("sz_kwangtung", Infantry, "kwangtung"));
    assert_eq!(t.n("kwangtung", Japan, Infantry), 4);
    assert_eq!((t.n("sz_caroline", Japan, Fighter), t.n("kwangtung", Japan, Fighter)), (1, 1));
    assert!(t.p.flights.is_empty() && t.is_legal(Action::Done));
}

#[test]
fn aa_129_aircraft_in_the_air_must_land() {
    let mut t = Table::empty().put("germany", Germany, Fighter, 1).put("karelia", Ussr, Infantry, 1).attack(Germany);
    t.act(fly(Fighter, "germany", 4, "karelia", 2));
    t.unfought();
    assert!(t.p.flights.iter().all(|f| f.mission == Mission::Home));
    assert_eq!(t.refused(Action::Done), rule::AA_129);
    t.act(fly(Fighter, "karelia", 2, "eastern_europe", 1));
    assert_eq!(t.p.moved.get(sp("eastern_europe"), Fighter), 1);
    assert!(t.is_legal(Action::Done));
}

#[test]
fn aa_130_289_nobody_lands_on_ground_taken_this_turn() {
    let mut t = Table::empty()
        .put("eastern_europe", Germany, Infantry, 1)
        .put("germany", Germany, Fighter, 1)
        .put("germany", Germany, Bomber, 1)
        .attack(Germany);
    t.act(march(Infantry, "eastern_europe", "karelia"));
    t.unfought();
    assert_eq!(t.refused(fly(Fighter, "germany", 4, "karelia", 2)), rule::AA_130, "also those that did not fight");
    assert_eq!(t.refused(fly(Bomber, "germany", 6, "karelia", 2)), rule::AA_130);
    // Liberated for an ally: the same.
    let mut t = Table::empty().own("karelia", Germany).put("russia", Uk, Infantry, 1).put("russia", Uk, Fighter, 1).attack(Uk);
    t.act(march(Infantry, "russia", "karelia"));
    assert_eq!(t.owner("karelia"), Some(Ussr));
    t.unfought();
    assert_eq!(t.refused(fly(Fighter, "russia", 4, "karelia", 1)), rule::AA_130);
}

#[test]
fn aa_131_aircraft_land_on_friendly_ground_and_fighters_on_friendly_carriers() {
    let t = Table::empty()
        .put("united_kingdom", Uk, Fighter, 1)
        .put("sz_united_kingdom", Usa, Carrier, 1)
        .put("sz_hudson_bay", Usa, Battleship, 1)
        .put("sz_west_spain", Germany, Carrier, 1)
        .calm(Uk);
    assert!(t.is_legal(fly(Fighter, "united_kingdom", 4, "sz_united_kingdom", 1)));
    assert!(t.is_legal(fly(Fighter, "united_kingdom", 4, "karelia", 3)), "an ally's territory");
    assert_eq!(t.refused(fly(Fighter, "united_kingdom", 4, "western_europe", 2)), rule::AA_131);
    assert_eq!(t.refused(fly(Fighter, "united_kingdom", 4, "sz_hudson_bay", 2)), rule::AA_131, "no deck there");
    assert_eq!(t.refused(fly(Fighter, "united_kingdom", 4, "sz_west_spain", 2)), rule::AA_131, "an enemy's deck");
    assert_eq!(t.refused(fly(Fighter, "united_kingdom", 4, "united_kingdom", 0)), rule::AA_137, "it is there already");
}

#[test]
fn aa_132_two_fighters_on_a_carrier_allied_ones_included() {
    let mut t = Table::empty()
        .put("united_kingdom", Uk, Fighter, 3)
        .put("sz_united_kingdom", Usa, Carrier, 1)
        .put("sz_united_kingdom", Usa, Fighter, 1)
        .calm(Uk);
    let go = fly(Fighter, "united_kingdom", 4, "sz_united_kingdom", 1);
    t.act(go);
    assert_eq!(t.refused(go), rule::AA_132);
    let t = t.put("sz_united_kingdom", Uk, Carrier, 1);
    assert!(t.is_legal(go), "a second carrier has room");
}

#[test]
fn aa_153_what_cannot_land_is_lost_when_the_phase_ends() {
    let mut t = Table::empty().put("sz_hawaii", Usa, Battleship, 1).calm(Usa);
    t.p.add_flight(Flight { at: sp("sz_okinawa"), kind: Fighter, left: 1, mission: Mission::Home, n: 2 });
    t.p.add_flight(Flight { at: sp("sz_okinawa"), kind: Bomber, left: 2, mission: Mission::Home, n: 1 });
    assert!(t.is_legal(Action::Done), "there is nothing to be done for them");
    t.act(Action::Done);
    assert!(t.p.flights.is_empty());
    let lost = t.events.iter().filter(|e| e.event.kind() == "crashed").count();
    assert_eq!(lost, 3);
}

#[test]
fn aa_121_nobody_takes_the_last_place_of_another() {
    // Two fighters in the air; one can only reach the deck, the other also land.
    let base = || {
        let mut t = Table::empty()
            .put("sz_hawaii", Usa, Carrier, 1)
            .put("sz_hawaii", Uk, Fighter, 1)
            .put("midway", Usa, Fighter, 1)
            .calm(Usa);
        t.p.add_flight(Flight { at: sp("sz_wake"), kind: Fighter, left: 1, mission: Mission::Home, n: 1 });
        t.p.add_flight(Flight { at: sp("sz_wake"), kind: Fighter, left: 3, mission: Mission::Home, n: 1 });
        t
    };
    let mut t = base();
    assert_eq!(t.refused(fly(Fighter, "sz_wake", 3, "sz_hawaii", 1)), rule::AA_121, "that place is the other's only one");
    assert_eq!(t.refused(fly(Fighter, "midway", 4, "sz_hawaii", 2)), rule::AA_121, "nor one that rests");
    assert!(t.is_legal(fly(Fighter, "sz_wake", 3, "hawaiian_islands", 2)));
    t.act(fly(Fighter, "sz_wake", 1, "sz_hawaii", 1));
    assert_eq!(t.refused(fly(Fighter, "sz_wake", 3, "sz_hawaii", 1)), rule::AA_132);
    // With room for both nobody is held back.
    let t = base().clear("sz_hawaii", Uk);
    assert!(t.is_legal(fly(Fighter, "sz_wake", 3, "sz_hawaii", 1)));
    assert!(t.is_legal(fly(Fighter, "midway", 4, "sz_hawaii", 2)));
}

#[test]
fn aa_121_a_carrier_does_not_leave_its_fighter() {
    let base = || {
        let mut t = Table::empty().put("sz_hawaii", Usa, Carrier, 1).calm(Usa);
        t.p.add_flight(Flight { at: sp("sz_wake"), kind: Fighter, left: 1, mission: Mission::Home, n: 1 });
        t
    };
    let mut t = base();
    assert_eq!(t.refused(Action::Done), rule::AA_129);
    assert_eq!(t.refused(sail(Carrier, "sz_hawaii", "sz_mexico")), rule::AA_134);
    assert_eq!(t.refused(sail(Carrier, "sz_hawaii", "sz_western_us")), rule::AA_134);
    assert!(t.is_legal(sail(Carrier, "sz_hawaii", "sz_wake")), "it may come");
    assert!(t.is_legal(sail(Carrier, "sz_hawaii", "sz_solomon")), "as long as the fighter reaches it");
    t.act(sail(Carrier, "sz_hawaii", "sz_wake"));
    assert_eq!(t.refused(Action::Done), rule::AA_129);
    t.act(fly(Fighter, "sz_wake", 1, "sz_wake", 0));
    assert_eq!(t.n("sz_wake", Usa, Fighter), 1);
    assert!(t.is_legal(Action::Done));
}

#[test]
fn aa_121_fighters_at_rest_make_room_only_if_they_can() {
    // The deck is full. Its own fighters can fly off to land, so the one in the air is not lost; an ally's cannot.
    let base = |guests: Power| {
        let mut t = Table::empty().put("sz_hawaii", Usa, Carrier, 1).put("sz_hawaii", guests, Fighter, 2).calm(Usa);
        t.p.add_flight(Flight { at: sp("sz_wake"), kind: Fighter, left: 1, mission: Mission::Home, n: 1 });
        t
    };
    let mut t = base(Usa);
    assert_eq!(t.refused(Action::Done), rule::AA_129);
    assert_eq!(t.refused(fly(Fighter, "sz_wake", 1, "sz_hawaii", 1)), rule::AA_132, "not yet");
    assert_eq!(
        t.refused(sail_with(1, "sz_hawaii", None, "sz_wake", 2, &[])),
        rule::AA_134,
        "taking them along would leave no place"
    );
    t.act(fly(Fighter, "sz_hawaii", 4, "hawaiian_islands", 1));
    assert!(t.is_legal(sail_with(1, "sz_hawaii", None, "sz_wake", 1, &[])));
    t.act(fly(Fighter, "sz_wake", 1, "sz_hawaii", 1));
    let t = base(Uk);
    assert!(t.is_legal(Action::Done), "the British do not fly on our turn");
}

#[test]
fn aa_243_a_carrier_need_not_sail_for_a_fighter_that_is_lost() {
    let mut t = Table::empty()
        .put("sz_wake", Usa, Carrier, 1)
        .put("sz_wake", Usa, Fighter, 1)
        .put("philippines", Japan, Infantry, 1)
        .attack(Usa);
    t.act(fly(Fighter, "sz_wake", 4, "philippines", 3));
    t.p.flights.clear();
    t.unfought();
    assert!(t.is_legal(Action::Done));
    assert!(t.is_legal(sail(Carrier, "sz_wake", "sz_hawaii")), "and is free to go elsewhere");
}

#[test]
fn e50_the_carrier_stays_when_its_fighter_was_shot_down() {
    let mut t = Table::empty()
        .put("sz_wake", Usa, Carrier, 1)
        .put("sz_wake", Usa, Fighter, 2)
        .put("philippines", Japan, Infantry, 1)
        .attack(Usa);
    let go = fly(Fighter, "sz_wake", 4, "philippines", 3);
    t.act(go).act(go);
    // One of the two comes back: for it the carrier still has to come.
    t.p.take_flight(sp("philippines"), Fighter, 1, Mission::Attack, 1);
    t.unfought();
    assert_eq!(t.refused(Action::Done), rule::AA_129);
    t.p.flights.clear();
    assert!(t.is_legal(Action::Done));
}

#[test]
fn aa_137_the_shortest_way_is_flown() {
    let t = Table::empty().put("germany", Germany, Fighter, 1).put("germany", Germany, Bomber, 1).calm(Germany);
    assert!(t.is_legal(fly(Fighter, "germany", 4, "ukraine", 2)));
    assert_eq!(t.refused(fly(Fighter, "germany", 4, "ukraine", 3)), rule::AA_137);
    assert_eq!(t.refused(fly(Fighter, "germany", 3, "ukraine", 2)), rule::AA_133);
    assert_eq!(t.refused(fly(Bomber, "germany", 7, "ukraine", 2)), rule::AA_146);
    assert!(t.is_legal(fly(Fighter, "germany", 4, "libya", 3)));
    assert!(t.is_legal(fly(Bomber, "germany", 6, "algeria", 3)));
    assert_eq!(t.refused(fly(Bomber, "germany", 6, "algeria", 2)), rule::AA_137);
}

#[test]
fn aa_133_146_the_range_limits_a_ferry_flight() {
    // United Kingdom to Eastern Canada: zone, Hudson Bay, Eastern Canada: 3; Western Canada 3; Eastern US 4; Western US 5; Mexico 6.
    let t = Table::empty().put("united_kingdom", Usa, Fighter, 1).put("united_kingdom", Usa, Bomber, 1).calm(Usa);
    assert!(t.is_legal(fly(Fighter, "united_kingdom", 4, "eastern_us", 4)));
    assert_eq!(t.refused(fly(Fighter, "united_kingdom", 4, "mexico", 5)), rule::AA_133);
    assert!(t.is_legal(fly(Bomber, "united_kingdom", 6, "mexico", 5)));
    let far = Table::empty().put("united_kingdom", Usa, Fighter, 1).with_development(Usa, Development::LongRange).calm(Usa);
    assert!(far.is_legal(fly(Fighter, "united_kingdom", 6, "mexico", 5)));
    assert_eq!(far.refused(fly(Fighter, "united_kingdom", 4, "eastern_us", 4)), rule::AA_133);
}

#[test]
fn aa_129_those_in_the_air_and_those_at_rest_are_told_apart() {
    // One in the air with its whole range left above the deck where another rests: the one in the air goes first.
    let mut t = Table::empty().put("sz_hawaii", Usa, Carrier, 1).put("sz_hawaii", Usa, Fighter, 1).calm(Usa);
    t.p.add_flight(Flight { at: sp("sz_hawaii"), kind: Fighter, left: 4, mission: Mission::Home, n: 1 });
    assert!(t.is_legal(fly(Fighter, "sz_hawaii", 4, "sz_hawaii", 0)));
    t.act(fly(Fighter, "sz_hawaii", 4, "hawaiian_islands", 1));
    assert!(t.p.flights.is_empty());
    assert_eq!(t.n("sz_hawaii", Usa, Fighter), 1);
    assert!(!t.is_legal(fly(Fighter, "sz_hawaii", 4, "sz_hawaii", 0)));
    t.act(fly(Fighter, "sz_hawaii", 4, "hawaiian_islands", 1));
    assert_eq!(t.n("hawaiian_islands", Usa, Fighter), 2);
}

#[test]
fn aa_110_no_gun_goes_ashore_beside_another() {
    let laden = || Table::empty().laden(Uk, "sz_united_kingdom", &[(Aa, Uk)]);
    let t = laden().put("united_kingdom", Usa, Aa, 1).calm(Uk);
    assert_eq!(t.refused(t.ashore("sz_united_kingdom", Aa, "united_kingdom")), rule::AA_110, "whoever owns it");
    let t = laden().calm(Uk);
    assert!(t.is_legal(t.ashore("sz_united_kingdom", Aa, "united_kingdom")));
}

#[test]
fn aa_119_a_captured_gun_boards_no_ship() {
    let mut t = Table::empty()
        .put("karelia", Ussr, Aa, 1)
        .put("eastern_europe", Germany, Infantry, 1)
        .put("sz_baltic", Germany, Transport, 1)
        .attack(Germany);
    t.act(march(Infantry, "eastern_europe", "karelia"));
    t.unfought();
    t.p.moved.remove(sp("karelia"), Aa, 1);
    assert_eq!(t.refused(t.load(Aa, "karelia", "sz_baltic")), rule::AA_119);
}

#[test]
fn aa_004_the_phase_ends_in_placement() {
    let mut t = Table::empty().calm(Usa);
    t.p.turn.bought[Infantry.i()] = 1;
    assert_eq!(t.refused(Action::NoRocket), rule::AA_004);
    t.act(Action::Done);
    assert_eq!(t.p.phase, Phase::Place);
    let t = Table::empty().attack(Usa);
    assert_eq!(t.refused(Action::Stay), rule::AA_004);
}
