//! Movement of warships (rulebook 2.20-2.25, 4.60-4.75): hostile zones, canals, carriers with riders, escorts, shared zones.
use crate::support::{Table, march, moves::*, sail, sail2, sp};
use axis_and_allies::{Action, Kind, Power, position::Origin, rule};

use Kind::{Battleship, Carrier, Fighter, Infantry, Submarine, Transport};
use Power::{Germany, Japan, Uk, Usa, Ussr};

fn from(battle: &str, from: &str) -> Origin {
    Origin { battle: sp(battle), from: sp(from), air: false }
}

// ---- Into battle ----

#[test]
fn aa_087_any_enemy_ship_makes_a_zone_hostile() {
    for kind in [Battleship, Carrier, Transport, Submarine] {
        let mut t = Table::empty().put("sz_west_med", Germany, Battleship, 1).put("sz_west_spain", Uk, kind, 1).attack(Germany);
        t.act(sail(Battleship, "sz_west_med", "sz_west_spain"));
        assert_eq!(t.p.turn.origins, [from("sz_west_spain", "sz_west_med")]);
        assert_eq!(t.p.moved.get(sp("sz_west_spain"), Battleship), 1);
    }
    let t = Table::empty().put("sz_west_med", Germany, Battleship, 1).put("sz_west_spain", Japan, Submarine, 1).attack(Germany);
    assert_eq!(t.refused(sail(Battleship, "sz_west_med", "sz_west_spain")), rule::AA_086, "an ally's ship is no enemy");
}

#[test]
fn aa_281_units_on_an_island_are_not_in_its_zone() {
    let t = Table::empty()
        .put("sz_hawaii", Japan, Battleship, 1)
        .put("hawaiian_islands", Usa, Infantry, 1)
        .put("midway", Usa, Infantry, 1)
        .put("midway", Usa, Fighter, 1);
    let t = t.attack(Japan);
    assert_eq!(t.refused(sail(Battleship, "sz_hawaii", "sz_midway")), rule::AA_086, "nobody to fight there");
    assert!(t.p.turn.shared.is_empty());
    let t = Table::empty().put("sz_hawaii", Japan, Battleship, 1).put("midway", Usa, Infantry, 1).calm(Japan);
    assert!(t.is_legal(sail(Battleship, "sz_hawaii", "sz_midway")), "and nobody who closes it");
}

#[test]
fn e44_a_fleet_passes_a_free_zone_and_stops_in_an_occupied_one() {
    let base = || Table::empty().put("sz_japan", Japan, Battleship, 1).put("sz_hawaii", Usa, Submarine, 1);
    let t = base().attack(Japan);
    assert!(t.is_legal(sail2(Battleship, "sz_japan", "sz_wake", "sz_hawaii")));
    let t = base().put("sz_wake", Usa, Transport, 1).attack(Japan);
    assert!(!t.is_legal(sail2(Battleship, "sz_japan", "sz_wake", "sz_hawaii")));
    assert!(t.is_legal(sail(Battleship, "sz_japan", "sz_wake")));
}

#[test]
fn aa_154_ships_move_two_zones_and_stop_among_enemies() {
    let t = Table::empty()
        .put("sz_japan", Japan, Battleship, 1)
        .put("sz_wake", Usa, Submarine, 1)
        .put("sz_hawaii", Usa, Submarine, 1)
        .put("sz_mexico", Usa, Submarine, 1)
        .attack(Japan);
    assert_eq!(t.refused(sail2(Battleship, "sz_japan", "sz_wake", "sz_hawaii")), rule::AA_154);
    assert!(t.is_legal(sail2(Battleship, "sz_japan", "sz_north_pacific", "sz_hawaii")), "round it");
    assert_eq!(t.refused(sail(Battleship, "sz_japan", "sz_hawaii")), rule::AA_022, "not next to it");
    assert_eq!(t.refused(sail2(Battleship, "sz_japan", "sz_north_pacific", "sz_mexico")), rule::AA_022, "three zones");
    assert_eq!(t.refused(sail2(Battleship, "sz_japan", "sz_hawaii", "sz_mexico")), rule::AA_022);
    assert_eq!(t.refused(sail2(Battleship, "sz_japan", "japan", "sz_wake")), rule::AA_043);
}

#[test]
fn aa_224_the_zone_left_last_is_the_way_of_retreat() {
    let base = || Table::empty().put("sz_japan", Japan, Battleship, 2).put("sz_hawaii", Usa, Submarine, 1).attack(Japan);
    let mut t = base();
    t.act(sail2(Battleship, "sz_japan", "sz_wake", "sz_hawaii"));
    t.act(sail2(Battleship, "sz_japan", "sz_north_pacific", "sz_hawaii"));
    assert_eq!(t.p.turn.origins, [from("sz_hawaii", "sz_wake"), from("sz_hawaii", "sz_north_pacific")]);
    // Where the battle can be reached straight on, a way round is another way of retreat.
    let t = Table::empty().put("sz_japan", Japan, Battleship, 1).put("sz_wake", Usa, Submarine, 1).attack(Japan);
    assert!(t.is_legal(sail(Battleship, "sz_japan", "sz_wake")));
    assert!(t.is_legal(sail2(Battleship, "sz_japan", "sz_okinawa", "sz_wake")));
}

#[test]
fn aa_300_submarines_too_stop_among_enemies() {
    let t = Table::empty()
        .put("sz_solomon", Japan, Submarine, 1)
        .put("sz_hawaii", Usa, Transport, 1)
        .put("sz_midway", Usa, Transport, 1)
        .attack(Japan);
    assert_eq!(t.refused(sail2(Submarine, "sz_solomon", "sz_hawaii", "sz_midway")), rule::AA_300);
    assert!(t.is_legal(sail(Submarine, "sz_solomon", "sz_hawaii")));
}

#[test]
fn aa_086_090_a_warship_sails_to_fight_and_only_once() {
    let mut t = Table::empty()
        .put("sz_japan", Japan, Battleship, 2)
        .put("sz_wake", Usa, Submarine, 1)
        .put("sz_hawaii", Usa, Submarine, 1)
        .attack(Japan);
    assert_eq!(t.refused(sail(Battleship, "sz_japan", "sz_okinawa")), rule::AA_086);
    t.act(sail(Battleship, "sz_japan", "sz_wake"));
    assert_eq!(t.refused(sail(Battleship, "sz_wake", "sz_hawaii")), rule::AA_090);
    assert_eq!(t.refused(sail(Battleship, "sz_okinawa", "sz_wake")), rule::AA_154);
    assert_eq!(t.refused(sail(Transport, "sz_japan", "sz_wake")), rule::AA_043, "transports steam");
}

#[test]
fn aa_086_escorts_join_a_landing_that_is_declared() {
    let mut t = Table::empty()
        .laden(Japan, "sz_hawaii", &[(Infantry, Japan), (Infantry, Japan)])
        .put("sz_japan", Japan, Battleship, 1)
        .put("sz_wake", Japan, Submarine, 1)
        .put("midway", Usa, Infantry, 1)
        .attack(Japan);
    let escort = sail2(Battleship, "sz_japan", "sz_north_pacific", "sz_midway");
    t.act(t.go("sz_hawaii", "sz_midway"));
    assert_eq!(t.refused(escort), rule::AA_086, "nothing is declared yet");
    t.act(t.ashore("sz_midway", Infantry, "midway"));
    t.act(escort);
    assert!(t.p.turn.origins.is_empty(), "no battle at sea");
    // The way does not matter: only one is offered.
    assert_eq!(t.refused(sail2(Submarine, "sz_wake", "sz_north_pacific", "sz_midway")), rule::AA_154);
    assert!(t.is_legal(sail2(Submarine, "sz_wake", "sz_hawaii", "sz_midway")));
    assert_eq!(t.refused(sail(Submarine, "sz_wake", "sz_hawaii")), rule::AA_086);
}

#[test]
fn aa_086_escorts_join_a_landing_that_was_not_opposed() {
    let mut t = Table::empty()
        .laden(Japan, "sz_midway", &[(Infantry, Japan)])
        .put("sz_north_pacific", Japan, Battleship, 1)
        .attack(Japan);
    let escort = sail(Battleship, "sz_north_pacific", "sz_midway");
    assert_eq!(t.refused(escort), rule::AA_086);
    t.act(t.ashore("sz_midway", Infantry, "midway"));
    assert_eq!(t.owner("midway"), Some(Japan));
    assert!(t.is_legal(escort));
}

// ---- Canals and straits ----

#[test]
fn aa_031_033_panama_is_open_to_its_masters() {
    let base = || Table::empty().put("sz_west_panama", Japan, Battleship, 1).put("sz_caribbean", Usa, Transport, 1);
    let t = base().attack(Japan);
    assert_eq!(t.refused(sail(Battleship, "sz_west_panama", "sz_caribbean")), rule::AA_031, "not even to attack");
    assert!(
        base().own("panama", Germany).attack(Japan).is_legal(sail(Battleship, "sz_west_panama", "sz_caribbean")),
        "an ally holds it"
    );
    let t = Table::empty().put("sz_west_panama", Uk, Battleship, 1).calm(Uk);
    assert!(t.is_legal(sail(Battleship, "sz_west_panama", "sz_caribbean")));
    let t = Table::empty().put("sz_west_panama", Uk, Battleship, 1).own("panama", Japan).calm(Uk);
    assert_eq!(t.refused(sail(Battleship, "sz_west_panama", "sz_caribbean")), rule::AA_031);
    assert_eq!(t.refused(sail2(Battleship, "sz_west_panama", "sz_caribbean", "sz_eastern_us")), rule::AA_031);
    let t = Table::empty().put("sz_caribbean", Uk, Battleship, 1).own("panama", Japan).calm(Uk);
    assert_eq!(t.refused(sail(Battleship, "sz_caribbean", "sz_west_panama")), rule::AA_031, "the other way too");
    assert_eq!(t.refused(sail2(Battleship, "sz_caribbean", "sz_west_panama", "sz_mexico")), rule::AA_031);
}

#[test]
fn aa_032_273_a_canal_is_as_open_as_it_was_when_the_turn_began() {
    let mut t = Table::empty()
        .put("mexico", Japan, Infantry, 1)
        .put("sz_west_panama", Japan, Battleship, 1)
        .put("sz_caribbean", Usa, Transport, 1)
        .attack(Japan);
    t.act(march(Infantry, "mexico", "panama"));
    assert_eq!(t.owner("panama"), Some(Japan));
    assert_eq!(t.refused(sail(Battleship, "sz_west_panama", "sz_caribbean")), rule::AA_031);
    // And a canal that was open stays open, whatever happens to it.
    let mut t = Table::empty().put("sz_west_panama", Usa, Battleship, 1).calm(Usa);
    t.p.territories[sp("panama").i()].owner = Some(Japan);
    assert!(t.is_legal(sail(Battleship, "sz_west_panama", "sz_caribbean")));
}

#[test]
fn aa_034_suez_needs_both_its_shores() {
    let base = || Table::empty().put("sz_east_med", Germany, Submarine, 1).put("sz_red_sea", Uk, Transport, 1);
    let go = sail(Submarine, "sz_east_med", "sz_red_sea");
    assert_eq!(base().attack(Germany).refused(go), rule::AA_034);
    assert_eq!(base().own("anglo_egyptian_sudan", Germany).attack(Germany).refused(go), rule::AA_034);
    assert_eq!(base().own("syria_iraq", Japan).attack(Germany).refused(go), rule::AA_034);
    assert!(base().own("anglo_egyptian_sudan", Germany).own("syria_iraq", Japan).attack(Germany).is_legal(go));
    assert!(Table::empty().put("sz_east_med", Ussr, Submarine, 1).calm(Ussr).is_legal(go));
    let t = Table::empty().put("sz_red_sea", Ussr, Submarine, 1).own("syria_iraq", Japan).calm(Ussr);
    assert_eq!(t.refused(sail(Submarine, "sz_red_sea", "sz_east_med")), rule::AA_034);
    assert!(t.is_legal(sail(Submarine, "sz_red_sea", "sz_india")), "the other borders of the zone are open");
}

#[test]
fn aa_051_passing_panama_costs_one_move() {
    let t = Table::empty().put("sz_west_panama", Usa, Battleship, 1).put("sz_mexico", Usa, Submarine, 1).calm(Usa);
    assert!(t.is_legal(sail(Battleship, "sz_west_panama", "sz_caribbean")));
    assert!(t.is_legal(sail2(Battleship, "sz_west_panama", "sz_caribbean", "sz_eastern_us")));
    assert!(t.is_legal(sail2(Submarine, "sz_mexico", "sz_west_panama", "sz_caribbean")));
}

#[test]
fn e48_west_panama_to_the_caribbean_is_one_move() {
    let t = Table::empty().put("sz_west_panama", Usa, Battleship, 1).calm(Usa);
    assert!(t.is_legal(sail(Battleship, "sz_west_panama", "sz_caribbean")));
    let t = Table::empty().put("sz_new_zealand", Uk, Battleship, 1).calm(Uk);
    assert!(t.is_legal(sail(Battleship, "sz_new_zealand", "sz_peru")));
    assert!(t.is_legal(sail(Battleship, "sz_new_zealand", "sz_south_argentina")));
    // Kwangtung does not touch the zone of Japan: nothing boards there.
    let t = Table::empty().put("kwangtung", Japan, Infantry, 1).put("sz_japan", Japan, Transport, 1).calm(Japan);
    assert_eq!(t.refused(t.load(Infantry, "kwangtung", "sz_japan")), rule::AA_164);
}

#[test]
fn aa_274_no_other_strait_is_closed() {
    let t = Table::empty()
        .put("sz_west_spain", Germany, Submarine, 1)
        .put("gibraltar", Uk, Infantry, 1)
        .put("sz_east_med", Germany, Battleship, 1)
        .put("sz_baltic", Germany, Carrier, 1)
        .put("united_kingdom", Uk, Infantry, 1)
        .put("finland_norway", Uk, Infantry, 1)
        .own("finland_norway", Uk)
        .calm(Germany);
    assert!(t.is_legal(sail(Submarine, "sz_west_spain", "sz_west_med")));
    assert!(t.is_legal(sail(Battleship, "sz_east_med", "sz_black")));
    assert!(t.is_legal(sail(Carrier, "sz_baltic", "sz_united_kingdom")));
}

// ---- Carriers ----

#[test]
fn aa_270_carriers_of_a_power_stand_in_two_zones() {
    let base = || Table::empty().put("sz_hawaii", Usa, Carrier, 2).put("sz_western_us", Usa, Carrier, 1);
    let one = |from: &str, to: &str| sail_with(1, from, None, to, 0, &[]);
    let mut t = base().calm(Usa);
    assert_eq!(t.refused(one("sz_hawaii", "sz_midway")), rule::AA_270, "a third stack");
    assert!(t.is_legal(one("sz_hawaii", "sz_western_us")), "onto the other stack");
    assert!(t.is_legal(one("sz_western_us", "sz_midway")), "a whole stack of one");
    assert!(t.is_legal(sail_with(2, "sz_hawaii", None, "sz_midway", 0, &[])), "the stack as a whole");
    t.act(sail_with(2, "sz_hawaii", None, "sz_midway", 0, &[]));
    assert_eq!((t.n("sz_midway", Usa, Carrier), t.p.moved.get(sp("sz_midway"), Carrier)), (2, 2));
    assert!(Table::empty().put("sz_hawaii", Usa, Carrier, 2).calm(Usa).is_legal(one("sz_hawaii", "sz_midway")), "a second stack");
    let t = Table::empty_with(&["stack_limits=off"])
        .put("sz_hawaii", Usa, Carrier, 2)
        .put("sz_western_us", Usa, Carrier, 1)
        .calm(Usa);
    assert!(t.is_legal(one("sz_hawaii", "sz_midway")), "without the limit");
    // An ally's stacks do not count.
    let t = Table::empty().put("sz_hawaii", Usa, Carrier, 2).put("sz_india", Uk, Carrier, 1).calm(Usa);
    assert!(t.is_legal(one("sz_hawaii", "sz_midway")));
    // Only kinds under a limit go in groups.
    let t = Table::empty().put("sz_hawaii", Usa, Battleship, 2).calm(Usa);
    let two = Action::Sail {
        unit: Battleship,
        n: 2,
        from: sp("sz_hawaii"),
        via: None,
        to: sp("sz_midway"),
        own_riders: 0,
        allied_riders: [0; 5],
    };
    assert_eq!(t.refused(two), rule::AA_270);
}

#[test]
fn aa_140_287_fighters_ride_along_and_do_not_fly_that_turn() {
    let mut t = Table::empty().put("sz_hawaii", Usa, Carrier, 1).put("sz_hawaii", Usa, Fighter, 2).calm(Usa);
    assert_eq!(t.refused(sail_with(1, "sz_hawaii", None, "sz_western_us", 0, &[])), rule::AA_132, "nobody stays without a deck");
    assert_eq!(t.refused(sail_with(1, "sz_hawaii", None, "sz_western_us", 1, &[])), rule::AA_132);
    t.act(sail_with(1, "sz_hawaii", None, "sz_western_us", 2, &[]));
    assert_eq!((t.n("sz_western_us", Usa, Fighter), t.n("sz_hawaii", Usa, Fighter)), (2, 0));
    assert_eq!(t.refused(fly(Fighter, "sz_western_us", 4, "western_us", 1)), rule::AA_237);
}

#[test]
fn aa_132_a_carrier_takes_two_riders() {
    let t = Table::empty()
        .put("sz_hawaii", Usa, Carrier, 2)
        .put("sz_hawaii", Usa, Fighter, 3)
        .put("sz_hawaii", Uk, Fighter, 1)
        .calm(Usa);
    let go = |own: u16, british: u16| sail_with(1, "sz_hawaii", None, "sz_midway", own, &[(Uk, british)]);
    assert_eq!(t.refused(go(3, 0)), rule::AA_132);
    assert_eq!(t.refused(go(2, 1)), rule::AA_132);
    assert_eq!(t.refused(go(1, 0)), rule::AA_132, "three cannot stay on one carrier");
    assert_eq!(t.refused(go(0, 1)), rule::AA_132);
    assert!(t.is_legal(go(2, 0)));
    assert!(t.is_legal(go(1, 1)));
    let both = |own: u16, british: u16| sail_with(2, "sz_hawaii", None, "sz_midway", own, &[(Uk, british)]);
    assert!(t.is_legal(both(3, 1)));
    assert_eq!(t.refused(both(2, 1)), rule::AA_132);
}

#[test]
fn aa_160_an_allied_fighter_is_carried_and_takes_off_on_its_own_turn() {
    let base =
        || Table::empty().put("sz_hawaii", Usa, Carrier, 1).put("sz_hawaii", Uk, Fighter, 1).put("sz_hawaii", Usa, Fighter, 1);
    let mut t = base().calm(Usa);
    t.act(sail_with(1, "sz_hawaii", None, "sz_western_us", 1, &[(Uk, 1)]));
    assert_eq!(t.n("sz_western_us", Uk, Fighter), 1);
    assert_eq!(t.p.moved.get(sp("sz_western_us"), Fighter), 1, "only our own is marked");
    let t = t.calm(Uk);
    assert!(t.is_legal(fly(Fighter, "sz_western_us", 4, "western_us", 1)), "it flies on its owner's turn");
    let t = base().calm(Usa);
    for wrong in [(Uk, 2), (Ussr, 1), (Usa, 1), (Japan, 1)] {
        assert_eq!(t.refused(sail_with(1, "sz_hawaii", None, "sz_western_us", 0, &[wrong])), rule::AA_160, "{wrong:?}");
    }
}

#[test]
fn aa_301_only_carriers_carry_fighters() {
    let t = Table::empty()
        .put("sz_hawaii", Usa, Carrier, 1)
        .put("sz_hawaii", Usa, Fighter, 1)
        .put("sz_hawaii", Usa, Battleship, 1)
        .put("sz_hawaii", Uk, Fighter, 1)
        .calm(Usa);
    let ride = |own_riders, british| {
        let mut allied_riders = [0; 5];
        allied_riders[Uk.i()] = british;
        Action::Sail { unit: Battleship, n: 1, from: sp("sz_hawaii"), via: None, to: sp("sz_midway"), own_riders, allied_riders }
    };
    assert_eq!(t.refused(ride(1, 0)), rule::AA_301);
    assert_eq!(t.refused(ride(0, 1)), rule::AA_301);
    assert!(t.is_legal(ride(0, 0)));
}

#[test]
fn aa_141_a_carrier_on_which_one_landed_stays() {
    let base = || {
        Table::empty().put("sz_hawaii", Usa, Carrier, 1).put("hawaiian_islands", Usa, Fighter, 1).put("sz_hawaii", Uk, Fighter, 1)
    };
    let mut t = base().calm(Usa);
    assert!(t.is_legal(sail_with(1, "sz_hawaii", None, "sz_midway", 0, &[(Uk, 1)])));
    t.act(fly(Fighter, "hawaiian_islands", 4, "sz_hawaii", 1));
    assert!(t.p.turn.deck_landings.has(sp("sz_hawaii")));
    assert_eq!(t.refused(sail_with(1, "sz_hawaii", None, "sz_midway", 0, &[(Uk, 1)])), rule::AA_141);
    assert_eq!(t.refused(sail_with(1, "sz_hawaii", None, "sz_midway", 1, &[(Uk, 1)])), rule::AA_141, "it does not ride either");
    // A second carrier in the zone may go.
    let mut t = base().put("sz_hawaii", Usa, Carrier, 1).calm(Usa);
    t.act(fly(Fighter, "hawaiian_islands", 4, "sz_hawaii", 1));
    assert!(t.is_legal(sail_with(1, "sz_hawaii", None, "sz_midway", 0, &[(Uk, 1)])));
    assert_eq!(t.refused(sail_with(2, "sz_hawaii", None, "sz_midway", 0, &[(Uk, 1)])), rule::AA_141);
}

#[test]
fn e58_a_fighter_flies_before_its_carrier_moves_or_not_at_all() {
    let base = || Table::empty().put("sz_hawaii", Usa, Carrier, 1).put("sz_hawaii", Usa, Fighter, 1).calm(Usa);
    let mut t = base();
    t.act(sail_with(1, "sz_hawaii", None, "sz_western_us", 1, &[]));
    assert!(!t.is_legal(fly(Fighter, "sz_western_us", 4, "western_us", 1)));
    let mut t = base();
    t.act(fly(Fighter, "sz_hawaii", 4, "western_us", 2)).act(sail_with(1, "sz_hawaii", None, "sz_western_us", 0, &[]));
    assert_eq!((t.n("western_us", Usa, Fighter), t.n("sz_western_us", Usa, Carrier)), (1, 1));
}

#[test]
fn aa_293_fighters_ride_into_battle_as_passengers() {
    let mut t = Table::empty()
        .put("sz_hawaii", Usa, Carrier, 1)
        .put("sz_hawaii", Usa, Fighter, 1)
        .put("sz_wake", Japan, Submarine, 1)
        .attack(Usa);
    t.act(sail_with(1, "sz_hawaii", None, "sz_wake", 1, &[]));
    assert_eq!(t.n("sz_wake", Usa, Fighter), 1);
    assert!(t.p.flights.is_empty());
    assert_eq!(t.refused(fly(Fighter, "sz_wake", 4, "sz_wake", 0)), rule::AA_090);
}

// ---- Shared zones ----

fn shared() -> Table {
    Table::empty_with(&["naval_placement_in_enemy_zones=true"])
        .put("sz_japan", Japan, Battleship, 1)
        .put("sz_japan", Japan, Transport, 1)
        .put("sz_japan", Usa, Submarine, 1)
        .put("sz_wake", Usa, Submarine, 1)
}

#[test]
fn aa_263_ships_may_leave_a_zone_they_share_with_enemies() {
    let mut t = shared().attack(Japan);
    assert!(t.p.turn.shared.has(sp("sz_japan")));
    assert!(t.is_legal(sail(Battleship, "sz_japan", "sz_okinawa")), "to a free zone");
    assert!(t.is_legal(sail2(Battleship, "sz_japan", "sz_okinawa", "sz_caroline")), "or two zones");
    assert_eq!(t.refused(sail2(Battleship, "sz_japan", "sz_philippines", "sz_caroline")), rule::AA_154, "by one way only");
    assert!(t.is_legal(sail(Battleship, "sz_japan", "sz_wake")), "or against other enemies");
    assert_eq!(t.refused(sail2(Battleship, "sz_japan", "sz_wake", "sz_hawaii")), rule::AA_154);
    assert_eq!(t.refused(sail2(Battleship, "sz_japan", "sz_okinawa", "sz_japan")), rule::AA_154, "who leaves does not return");
    assert!(t.is_legal(Action::Done), "who stays attacks");
    t.act(steam("sz_japan", "sz_okinawa"));
    assert!(t.is_legal(Action::Done), "a transport that left owes nothing");
    assert_eq!(t.refused(t.go("sz_okinawa", "sz_japan")), rule::AA_263);
    assert!(t.is_legal(t.go("sz_okinawa", "sz_caroline")));
    assert!(t.is_legal(t.go("sz_okinawa", "sz_wake")));
}

#[test]
fn aa_263_a_transport_that_left_does_not_turn_to_an_assault() {
    let mut t = shared().put("okinawa", Japan, Infantry, 1).attack(Japan);
    t.act(steam("sz_japan", "sz_okinawa"));
    assert_eq!(t.refused(t.load_more(Infantry, "okinawa", "sz_okinawa")), rule::AA_263);
    t.act(t.go("sz_okinawa", "sz_caroline"));
    t.unfought();
    assert_eq!(t.refused(t.go("sz_caroline", "sz_wake")), rule::AA_154);
}

#[test]
fn aa_263_without_enemies_left_there_is_nothing_to_leave() {
    // The zone was shared when the turn began; a transport sent there from outside attacks like any other.
    let mut t = shared().attack(Japan);
    t.p.units.remove(sp("sz_japan"), Usa, Submarine, 1);
    assert_eq!(t.refused(sail(Battleship, "sz_japan", "sz_okinawa")), rule::AA_086);
    let t = shared().put("sz_okinawa", Japan, Transport, 1).attack(Japan);
    assert!(t.is_legal(steam("sz_okinawa", "sz_japan")));
}

#[test]
fn aa_263_fighters_attack_in_the_zone_they_share_at_no_cost() {
    let base = || shared().put("sz_japan", Japan, Carrier, 1).put("sz_japan", Japan, Fighter, 1);
    let mut t = base().attack(Japan);
    t.act(fly(Fighter, "sz_japan", 4, "sz_japan", 0));
    assert_eq!(t.air("sz_japan", Fighter), 1);
    assert_eq!(t.p.flights[0].left, 4);
    assert!(t.p.turn.origins.is_empty());
    // Elsewhere there is no such attack.
    let t = base().clear("sz_japan", Usa).attack(Japan);
    assert_eq!(t.refused(fly(Fighter, "sz_japan", 4, "sz_japan", 0)), rule::AA_282);
}
