//! Phase 4, non-combat movement: who may still move, where to, and how aircraft come down (rulebook 6.1-6.7, CL.13, ruling R76).
use crate::support::{
    Table,
    battle::retreat,
    march, march2,
    moves::{fly, sail_with, steam},
    sail, sail2, sp,
};
use axis_and_allies::{
    Action, Event,
    Kind::{Aa, Armor, Battleship, Bomber, Carrier, Fighter, Infantry, Submarine, Transport},
    Phase,
    Power::{Germany, Japan, Uk, Usa, Ussr},
    position::Mission,
    rule,
};

// ---- Who may still move ----

#[test]
fn aa_106_237_armor_that_fought_does_not_move_again() {
    let t = Table::empty().put("caucasus", Ussr, Infantry, 1).put("ukraine", Germany, Armor, 1).put(
        "eastern_europe",
        Germany,
        Armor,
        1,
    );
    let mut t = t.attack(Germany);
    t.act(march(Armor, "ukraine", "caucasus")).roll(Action::Done, &[3, 6]);
    assert_eq!((t.p.phase, t.owner("caucasus")), (Phase::NonCombatMove, Some(Germany)));
    for to in ["ukraine", "karelia"] {
        assert_eq!(t.refused(march(Armor, "caucasus", to)), rule::AA_237);
    }
    assert_eq!(t.refused(march2(Armor, "caucasus", "ukraine", "eastern_europe")), rule::AA_237);
    // The one that stayed behind moves as it likes, even to the side of the first; and then no more either.
    t.act(march2(Armor, "eastern_europe", "ukraine", "caucasus"));
    assert_eq!(t.n("caucasus", Germany, Armor), 2);
    assert_eq!(t.refused(march(Armor, "caucasus", "ukraine")), rule::AA_237);
}

#[test]
fn aa_237_who_moved_or_retreated_stays() {
    // Infantry takes an empty territory; a battle is broken off.
    let t = Table::empty().put("karelia", Ussr, Infantry, 1).put("ukraine", Germany, Infantry, 2).put(
        "eastern_europe",
        Germany,
        Infantry,
        2,
    );
    let mut t = t.attack(Germany);
    t.act(march(Infantry, "ukraine", "caucasus")).act(march(Infantry, "eastern_europe", "karelia"));
    t.roll(Action::Done, &[6, 6]).act(retreat("eastern_europe"));
    assert_eq!(t.p.phase, Phase::NonCombatMove);
    assert_eq!(t.refused(march(Infantry, "caucasus", "ukraine")), rule::AA_237);
    // Of the two in Eastern Europe one has not moved, of the two in Ukraine neither has the one left.
    t.act(march(Infantry, "eastern_europe", "germany"));
    assert_eq!(t.refused(march(Infantry, "eastern_europe", "germany")), rule::AA_237);
    t.act(march(Infantry, "ukraine", "eastern_europe"));
    assert_eq!(t.n("eastern_europe", Germany, Infantry), 2);
    // None of them moves a second time in this phase.
    assert_eq!(t.refused(march(Infantry, "eastern_europe", "germany")), rule::AA_237);
}

#[test]
fn aa_237_ships_that_fought_stay_and_transports_that_landed_troops_too() {
    let t = Table::empty().put("sz_baltic", Germany, Submarine, 2).put("sz_united_kingdom", Uk, Transport, 1);
    let t = t.laden(Germany, "sz_central_med", &[(Infantry, Germany), (Infantry, Germany)]).own("libya", Uk);
    let mut t = t.attack(Germany);
    t.act(sail(Submarine, "sz_baltic", "sz_united_kingdom"));
    t.act(t.ashore("sz_central_med", Infantry, "libya"));
    // First shot: the transport is gone before it could answer.
    t.roll(Action::Done, &[2]);
    assert_eq!(t.p.phase, Phase::NonCombatMove);
    for to in ["sz_baltic", "sz_karelia"] {
        assert_eq!(t.refused(sail(Submarine, "sz_united_kingdom", to)), rule::AA_237);
    }
    assert!(t.is_legal(sail(Submarine, "sz_baltic", "sz_united_kingdom")), "the one that stayed");
    assert_eq!(t.refused(t.go("sz_central_med", "sz_east_med")), rule::AA_166);
    assert_eq!(t.refused(march(Infantry, "libya", "algeria")), rule::AA_237);
    assert_eq!(t.refused(t.ashore("sz_central_med", Infantry, "southern_europe")), rule::AA_298, "what is aboard stays aboard");
}

#[test]
fn aa_237_aircraft_are_the_exception() {
    let t = Table::empty().put("karelia", Ussr, Infantry, 1).put("germany", Germany, Fighter, 2);
    let mut t = t.attack(Germany);
    t.act(fly(Fighter, "germany", 4, "karelia", 2)).roll(Action::Done, &[3, 6]);
    t.act(fly(Fighter, "karelia", 2, "eastern_europe", 1)).act(fly(Fighter, "germany", 4, "eastern_europe", 1));
    // Once down they stay.
    assert_eq!(t.refused(fly(Fighter, "eastern_europe", 4, "germany", 1)), rule::AA_237);
    assert_eq!(t.refused(fly(Fighter, "eastern_europe", 1, "germany", 1)), rule::AA_237);
}

// ---- Land ----

#[test]
fn aa_238_318_ground_taken_this_turn_is_open_to_land_units_that_did_not_move() {
    let t =
        Table::empty().put("ukraine", Germany, Infantry, 2).put("ukraine", Germany, Armor, 1).put("ukraine", Germany, Fighter, 1);
    let mut t = t.put("eastern_europe", Germany, Armor, 1).own("russia", Germany).attack(Germany);
    t.act(march(Infantry, "ukraine", "caucasus")).unfought();
    assert!(t.is_legal(march(Infantry, "ukraine", "caucasus")));
    assert!(t.is_legal(march(Armor, "ukraine", "caucasus")));
    // Armor goes into it as its second territory, or through it as its first.
    assert!(t.is_legal(march2(Armor, "eastern_europe", "ukraine", "caucasus")));
    assert!(t.is_legal(march2(Armor, "ukraine", "caucasus", "russia")));
    // Aircraft do not land there.
    assert_eq!(t.refused(fly(Fighter, "ukraine", 4, "caucasus", 1)), rule::AA_130);
    // Not taken, it would be no way.
    let t = Table::empty().put("ukraine", Germany, Armor, 1).own("russia", Germany).calm(Germany);
    assert_eq!(t.refused(march2(Armor, "ukraine", "caucasus", "russia")), rule::AA_284);
}

#[test]
fn aa_206_239_283_only_friendly_territory() {
    let t = Table::empty().put("western_europe", Germany, Infantry, 1).put("western_europe", Germany, Armor, 1);
    let t = t
        .put("eastern_europe", Germany, Infantry, 1)
        .put("eastern_europe", Germany, Armor, 1)
        .put("ukraine", Germany, Infantry, 1);
    let t = t.put("karelia", Ussr, Infantry, 1).put("sz_west_spain", Germany, Transport, 1).own("libya", Japan);
    let t = t.laden(Germany, "sz_west_med", &[(Infantry, Germany)]).calm(Germany);
    for unit in [Infantry, Armor] {
        assert!(t.is_legal(march(unit, "western_europe", "southern_europe")));
        assert_eq!(t.refused(march(unit, "western_europe", "spain")), rule::AA_206, "neutral");
        assert_eq!(t.refused(march(unit, "eastern_europe", "karelia")), rule::AA_239, "defended");
    }
    assert_eq!(t.refused(march(Infantry, "ukraine", "caucasus")), rule::AA_283, "undefended");
    assert_eq!(t.refused(march2(Armor, "eastern_europe", "ukraine", "caucasus")), rule::AA_283);
    assert_eq!(t.refused(march2(Armor, "eastern_europe", "ukraine", "karelia")), rule::AA_239);
    // The same from a ship.
    assert_eq!(t.refused(t.ashore("sz_west_med", Infantry, "spain")), rule::AA_206);
    assert_eq!(t.refused(t.ashore("sz_west_med", Infantry, "gibraltar")), rule::AA_283);
    assert!(t.is_legal(t.ashore("sz_west_med", Infantry, "algeria")));
    let t = Table::empty().put("gibraltar", Uk, Infantry, 1).laden(Germany, "sz_west_med", &[(Infantry, Germany)]).calm(Germany);
    assert_eq!(t.refused(t.ashore("sz_west_med", Infantry, "gibraltar")), rule::AA_239);
    assert_eq!((t.p.ipc[Germany.i()], t.owner("spain")), (32, None));
}

#[test]
fn aa_239_an_allys_territory_is_friendly() {
    let t = Table::empty().own("algeria", Japan).put("libya", Germany, Infantry, 1).put("libya", Germany, Armor, 1);
    let t = t.own("french_west_africa", Japan).calm(Germany);
    assert!(t.is_legal(march(Infantry, "libya", "algeria")));
    assert!(t.is_legal(march2(Armor, "libya", "algeria", "french_west_africa")));
}

#[test]
fn aa_284_armor_passes_through_friendly_territory_only() {
    // From Libya to French West Africa by Algeria or by Equatorial Africa.
    let t = |algeria, equatorial| {
        let t =
            Table::empty().own("french_west_africa", Germany).own("algeria", algeria).own("french_equatorial_africa", equatorial);
        t.put("libya", Germany, Armor, 1).put("libya", Germany, Infantry, 1).calm(Germany)
    };
    let by = |via| march2(Armor, "libya", via, "french_west_africa");
    assert_eq!(t(Uk, Uk).refused(by("algeria")), rule::AA_284, "undefended, but the enemy's: no blitz now");
    let one = t(Uk, Germany);
    assert_eq!(one.refused(by("algeria")), rule::AA_284);
    assert!(one.is_legal(by("french_equatorial_africa")));
    // Two ways that differ in nothing are one.
    let both = t(Germany, Japan);
    assert!(both.is_legal(by("algeria")));
    assert_eq!(both.refused(by("french_equatorial_africa")), rule::AA_099);
    assert_eq!(both.refused(march2(Infantry, "libya", "algeria", "french_west_africa")), rule::AA_095);
    // A neutral is no way either, nor is one with enemies in it.
    let t = Table::empty().put("western_europe", Germany, Armor, 1).own("gibraltar", Germany).calm(Germany);
    assert_eq!(t.refused(march2(Armor, "western_europe", "spain", "gibraltar")), rule::AA_284);
    let t =
        Table::empty().put("ukraine", Germany, Armor, 1).own("russia", Germany).put("caucasus", Ussr, Infantry, 1).calm(Germany);
    assert_eq!(t.refused(march2(Armor, "ukraine", "caucasus", "russia")), rule::AA_284);
}

#[test]
fn aa_242_a_gun_moves_one_territory() {
    let t = Table::empty().put("germany", Germany, Aa, 1).put("ukraine", Germany, Aa, 1).put("western_europe", Germany, Aa, 1);
    let mut t = t.calm(Germany);
    assert!(t.is_legal(march(Aa, "germany", "eastern_europe")));
    assert_eq!(t.refused(march2(Aa, "germany", "eastern_europe", "karelia")), rule::AA_242);
    assert_eq!(t.refused(march(Aa, "germany", "western_europe")), rule::AA_110, "one stands there");
    assert_eq!(t.refused(march(Aa, "germany", "switzerland")), rule::AA_206);
    assert_eq!(t.refused(march(Aa, "ukraine", "caucasus")), rule::AA_283);
    t.act(march(Aa, "germany", "eastern_europe"));
    assert_eq!(t.refused(march(Aa, "eastern_europe", "southern_europe")), rule::AA_237);
    assert_eq!((t.n("eastern_europe", Germany, Aa), t.n("germany", Germany, Aa)), (1, 0));
}

#[test]
fn aa_208_a_former_neutral_in_enemy_hands_is_like_any_territory() {
    let t = || {
        Table::empty()
            .own("spain", Uk)
            .put("western_europe", Germany, Armor, 2)
            .put("western_europe", Germany, Fighter, 1)
            .ipc(Germany, 0)
    };
    // Defended: a battle, and nothing to pay.
    let mut held = t().put("spain", Uk, Infantry, 1).attack(Germany);
    assert!(held.is_legal(fly(Fighter, "western_europe", 4, "spain", 1)));
    held.act(march(Armor, "western_europe", "spain"));
    assert_eq!(held.owner("spain"), Some(Uk));
    held.roll(Action::Done, &[3, 6]);
    assert_eq!((held.owner("spain"), held.count("captured"), held.count("violated")), (Some(Germany), 1, 0));
    // Empty: taken and passed through, over land and in the air.
    let mut empty = t().put("gibraltar", Uk, Infantry, 1).attack(Germany);
    assert!(empty.is_legal(fly(Fighter, "western_europe", 4, "gibraltar", 2)));
    empty.act(march2(Armor, "western_europe", "spain", "gibraltar"));
    assert_eq!((empty.owner("spain"), empty.p.ipc[Germany.i()]), (Some(Germany), 0));
    // Not in phase 4; in a friend's hands it is open then.
    assert_eq!(t().calm(Germany).refused(march(Armor, "western_europe", "spain")), rule::AA_283);
    assert!(t().own("spain", Japan).calm(Germany).is_legal(march(Armor, "western_europe", "spain")));
}

// ---- Sea ----

#[test]
fn aa_240_ships_neither_enter_nor_cross_zones_with_enemies() {
    let t = |enemy: &[&str]| {
        let t = Table::empty().put("sz_hawaii", Usa, Battleship, 1).put("sz_hawaii", Usa, Transport, 1).put(
            "sz_hawaii",
            Usa,
            Submarine,
            1,
        );
        enemy.iter().fold(t, |t, z| t.put(z, Japan, Transport, 1)).calm(Usa)
    };
    let quiet = t(&[]);
    for unit in [Battleship, Submarine] {
        assert!(quiet.is_legal(sail(unit, "sz_hawaii", "sz_wake")));
        assert!(quiet.is_legal(sail2(unit, "sz_hawaii", "sz_wake", "sz_okinawa")));
        let met = t(&["sz_wake"]);
        assert_eq!(met.refused(sail(unit, "sz_hawaii", "sz_wake")), rule::AA_240);
        assert_eq!(met.refused(sail2(unit, "sz_hawaii", "sz_wake", "sz_okinawa")), rule::AA_240);
        // Around it there is a way to the zone of Caroline, not to that of Okinawa.
        assert!(met.is_legal(sail2(unit, "sz_hawaii", "sz_solomon", "sz_caroline")));
        assert_eq!(t(&["sz_okinawa"]).refused(sail2(unit, "sz_hawaii", "sz_wake", "sz_okinawa")), rule::AA_240);
    }
    assert!(quiet.is_legal(steam("sz_hawaii", "sz_wake")));
    assert_eq!(t(&["sz_wake"]).refused(steam("sz_hawaii", "sz_wake")), rule::AA_240);
    let mut second = t(&["sz_okinawa"]);
    second.act(steam("sz_hawaii", "sz_wake"));
    assert_eq!(second.refused(second.go("sz_wake", "sz_okinawa")), rule::AA_240);
    assert!(second.is_legal(second.go("sz_wake", "sz_japan")));
}

#[test]
fn aa_240_friends_and_enemies_ashore_close_no_zone() {
    let t = Table::empty().put("sz_wake", Uk, Submarine, 1).put("wake_island", Japan, Infantry, 2).put(
        "wake_island",
        Japan,
        Fighter,
        2,
    );
    let t = t.put("sz_hawaii", Usa, Battleship, 1).calm(Usa);
    assert!(t.is_legal(sail(Battleship, "sz_hawaii", "sz_wake")));
    assert!(t.is_legal(sail2(Battleship, "sz_hawaii", "sz_wake", "sz_okinawa")));
}

#[test]
fn aa_319_a_zone_cleared_this_turn_is_open_to_ships_that_did_not_move() {
    let t = Table::empty().put("sz_wake", Japan, Transport, 1).put("sz_hawaii", Usa, Submarine, 1).put(
        "sz_hawaii",
        Usa,
        Battleship,
        1,
    );
    let mut t = t.put("sz_hawaii", Usa, Transport, 1).attack(Usa);
    t.act(sail(Submarine, "sz_hawaii", "sz_wake")).roll(Action::Done, &[2]);
    assert!(t.p.turn.sea_fought.has(sp("sz_wake")));
    assert!(t.is_legal(sail(Battleship, "sz_hawaii", "sz_wake")), "into it");
    assert!(t.is_legal(sail2(Battleship, "sz_hawaii", "sz_wake", "sz_okinawa")), "and through it");
    assert_eq!(t.refused(sail(Submarine, "sz_wake", "sz_okinawa")), rule::AA_237, "the victor stays");
    t.act(steam("sz_hawaii", "sz_wake"));
    assert!(t.is_legal(t.go("sz_wake", "sz_okinawa")));
    // Not cleared, it is closed.
    let t = Table::empty().put("sz_wake", Japan, Transport, 1).put("sz_hawaii", Usa, Battleship, 1).calm(Usa);
    assert_eq!(t.refused(sail2(Battleship, "sz_hawaii", "sz_wake", "sz_okinawa")), rule::AA_240);
}

#[test]
fn aa_241_transports_load_and_unload_at_friendly_coasts() {
    let t = Table::empty().put("sz_eastern_us", Usa, Transport, 1).put("eastern_us", Usa, Infantry, 3).put(
        "united_kingdom",
        Usa,
        Infantry,
        1,
    );
    let mut t = t.own("finland_norway", Germany).own("western_europe", Uk).calm(Usa);
    t.act(t.load(Infantry, "eastern_us", "sz_eastern_us"));
    t.act(t.load_more(Infantry, "eastern_us", "sz_eastern_us"));
    assert_eq!(t.refused(t.load_more(Infantry, "eastern_us", "sz_eastern_us")), rule::AA_163);
    t.act(t.go("sz_eastern_us", "sz_hudson_bay"));
    t.act(t.go("sz_hudson_bay", "sz_united_kingdom"));
    assert_eq!(t.refused(t.ashore("sz_united_kingdom", Infantry, "finland_norway")), rule::AA_283, "the enemy's");
    assert_eq!(t.refused(t.ashore("sz_united_kingdom", Infantry, "eire")), rule::AA_206, "nobody's");
    assert_eq!(t.refused(t.ashore("sz_united_kingdom", Infantry, "eastern_canada")), rule::AA_167, "no coast of that zone");
    t.act(t.ashore("sz_united_kingdom", Infantry, "united_kingdom"));
    t.act(t.ashore("sz_united_kingdom", Infantry, "western_europe"));
    assert_eq!((t.n("united_kingdom", Usa, Infantry), t.n("western_europe", Usa, Infantry)), (2, 1));
    assert_eq!(t.refused(march(Infantry, "western_europe", "germany")), rule::AA_237, "they moved");
    // No boarding from ground that is not friendly.
    let t = Table::empty().put("sz_baltic", Germany, Transport, 1).put("karelia", Germany, Infantry, 1).calm(Germany);
    assert_eq!(t.refused(t.load(Infantry, "karelia", "sz_baltic")), rule::AA_283);
}

// ---- Aircraft ----

#[test]
fn aa_129_who_flew_in_phase_2_lands_in_phase_4() {
    let t =
        Table::empty().put("karelia", Ussr, Infantry, 1).put("germany", Germany, Fighter, 1).put("germany", Germany, Bomber, 1);
    let mut t = t.attack(Germany);
    t.act(fly(Fighter, "germany", 4, "karelia", 2)).act(fly(Bomber, "germany", 6, "karelia", 2));
    assert_eq!((t.n("germany", Germany, Fighter), t.air("karelia", Fighter)), (0, 1), "in the air, not on the board");
    t.roll(Action::Done, &[3, 6]);
    assert!(t.p.flights.iter().all(|f| f.mission == Mission::Home));
    assert_eq!(t.refused(Action::Done), rule::AA_129);
    t.act(fly(Fighter, "karelia", 2, "eastern_europe", 1));
    assert_eq!(t.refused(Action::Done), rule::AA_129, "one is still up");
    t.act(fly(Bomber, "karelia", 4, "western_europe", 2));
    assert!(t.is_legal(Action::Done) && t.p.flights.is_empty());
    let landed = |to: &str, unit| Event::Landed { power: Germany, unit, from: sp("karelia"), to: sp(to) };
    let seen: Vec<_> =
        t.events.iter().filter(|e| e.event.kind() == "landed").map(|e| (e.event.clone(), e.rule.number())).collect();
    assert_eq!(seen, [(landed("eastern_europe", Fighter), 129), (landed("western_europe", Bomber), 129)]);
    assert_eq!((t.n("eastern_europe", Germany, Fighter), t.n("western_europe", Germany, Bomber)), (1, 1));
}

#[test]
fn aa_153_whoever_cannot_land_is_lost_when_the_phase_ends() {
    // A fighter over Okinawa without range, one with a deck in reach, a bomber with land in reach.
    let t = Table::empty().put("sz_okinawa", Uk, Carrier, 1).own("wake_island", Usa);
    let mut t = t.calm(Usa).in_air(Fighter, 2, 0, "okinawa", Mission::Home).in_air(Fighter, 1, 1, "okinawa", Mission::Home);
    t = t.in_air(Bomber, 1, 3, "okinawa", Mission::Home).in_air(Bomber, 1, 2, "okinawa", Mission::Home);
    assert_eq!(t.refused(Action::Done), rule::AA_129);
    t.act(fly(Fighter, "okinawa", 1, "sz_okinawa", 1));
    assert_eq!(t.refused(Action::Done), rule::AA_129);
    assert_eq!(t.refused(fly(Bomber, "okinawa", 2, "wake_island", 3)), rule::AA_146);
    assert_eq!(t.refused(fly(Fighter, "okinawa", 0, "sz_okinawa", 1)), rule::AA_133);
    t.act(fly(Bomber, "okinawa", 3, "wake_island", 3));
    t.act(Action::Done);
    let lost: Vec<_> =
        t.events.iter().filter(|e| e.event.kind() == "crashed").map(|e| (e.event.clone(), e.rule.number())).collect();
    let crashed = |unit| (Event::Crashed { power: Usa, unit, at: sp("okinawa") }, 153);
    assert_eq!(lost, [crashed(Fighter), crashed(Fighter), crashed(Bomber)]);
    assert_eq!((t.n("sz_okinawa", Usa, Fighter), t.n("wake_island", Usa, Bomber)), (1, 1));
    assert!(t.p.flights.is_empty() && t.p.power == Ussr);
}

#[test]
fn aa_152_no_flight_over_a_neutral_in_phase_4() {
    // From Panama to Brazil it is two over Colombia and three by sea.
    let t = || Table::empty().put("panama", Usa, Fighter, 1).ipc(Usa, 30);
    let usual = t().calm(Usa);
    assert_eq!(usual.refused(fly(Fighter, "panama", 4, "brazil", 2)), rule::AA_137);
    assert!(usual.is_legal(fly(Fighter, "panama", 4, "brazil", 3)));
    for owner in [Usa, Uk, Japan] {
        assert!(t().own("colombia", owner).calm(Usa).is_legal(fly(Fighter, "panama", 4, "brazil", 2)), "nobody's no more");
    }
    // With two spaces left there is no way.
    let air = t().calm(Usa).in_air(Fighter, 1, 2, "panama", Mission::Home);
    assert_eq!(air.refused(fly(Fighter, "panama", 2, "brazil", 2)), rule::AA_133);
    // One that somebody has held since before the turn is a landing place.
    let t = Table::empty().own("switzerland", Germany).put("germany", Germany, Fighter, 1);
    assert!(t.calm(Germany).is_legal(fly(Fighter, "germany", 4, "switzerland", 1)), "no longer neutral");
    // One in the air over a neutral could leave it, but not come down in it.
    let t = Table::empty().calm(Usa).in_air(Fighter, 1, 2, "colombia", Mission::Home);
    assert!(t.is_legal(fly(Fighter, "colombia", 2, "panama", 1)));
    assert_eq!(t.refused(fly(Fighter, "colombia", 2, "colombia", 0)), rule::AA_131);
}

#[test]
fn aa_141_a_carrier_on_which_a_fighter_landed_stays() {
    let t = |n| Table::empty().put("sz_hawaii", Usa, Carrier, n).put("hawaiian_islands", Usa, Fighter, 3).calm(Usa);
    let down = fly(Fighter, "hawaiian_islands", 4, "sz_hawaii", 1);
    let go = |n, riders| sail_with(n, "sz_hawaii", None, "sz_midway", riders, &[]);
    let mut one = t(1);
    assert!(one.is_legal(go(1, 0)));
    one.act(down);
    assert_eq!(one.refused(go(1, 0)), rule::AA_141);
    assert_eq!(one.refused(go(1, 1)), rule::AA_141, "it landed and does not ride");
    // Of two carriers the other may go, until both are taken.
    let mut two = t(2);
    two.act(down).act(down);
    assert!(two.is_legal(go(1, 0)));
    assert_eq!(two.refused(go(2, 0)), rule::AA_141);
    two.act(down);
    assert_eq!(two.refused(go(1, 0)), rule::AA_141);
    // An ally's fighter that has been there does not hold it.
    let mut three = t(2).put("sz_hawaii", Uk, Fighter, 2);
    three.act(down);
    assert!(three.is_legal(sail_with(1, "sz_hawaii", None, "sz_midway", 0, &[(Uk, 2)])));
    assert_eq!(three.refused(sail_with(1, "sz_hawaii", None, "sz_midway", 0, &[])), rule::AA_141);
}

#[test]
fn aa_160_an_allied_fighter_lands_is_carried_and_takes_off_on_its_own_next_turn() {
    // The United Kingdom's turn: it lands on the American deck and is down for this turn.
    let mut t = Table::empty().put("sz_western_us", Usa, Carrier, 1).put("western_canada", Uk, Fighter, 1).calm(Uk);
    t.act(fly(Fighter, "western_canada", 4, "sz_western_us", 1));
    assert_eq!(t.refused(fly(Fighter, "sz_western_us", 4, "western_us", 1)), rule::AA_237);
    // The Americans' turn: they cannot fly it, they carry it.
    let mut t = t.calm(Usa);
    assert_eq!(t.refused(fly(Fighter, "sz_western_us", 4, "western_us", 1)), rule::AA_268);
    t.act(sail_with(1, "sz_western_us", None, "sz_hawaii", 0, &[(Uk, 1)]));
    // The United Kingdom's next turn: it takes off from there, in phase 2 or in phase 4.
    let t = t.put("sz_wake", Japan, Submarine, 1);
    let t = t.attack(Uk);
    assert!(t.is_legal(fly(Fighter, "sz_hawaii", 4, "sz_wake", 1)));
    let t = t.calm(Uk);
    assert!(t.is_legal(fly(Fighter, "sz_hawaii", 4, "hawaiian_islands", 1)));
    // It cannot make the ally's carrier sail.
    assert_eq!(t.refused(sail_with(1, "sz_hawaii", None, "sz_midway", 1, &[])), rule::AA_268);
}

#[test]
fn e58_the_fighter_flies_before_its_carrier_moves() {
    let t = || Table::empty().put("sz_hawaii", Usa, Carrier, 1).put("sz_hawaii", Usa, Fighter, 1).calm(Usa);
    let mut rides = t();
    rides.act(sail_with(1, "sz_hawaii", None, "sz_western_us", 1, &[]));
    assert_eq!(rides.refused(fly(Fighter, "sz_western_us", 4, "western_us", 1)), rule::AA_237);
    let mut flies = t();
    flies.act(fly(Fighter, "sz_hawaii", 4, "western_us", 2)).act(sail(Carrier, "sz_hawaii", "sz_western_us"));
    assert_eq!((flies.n("western_us", Usa, Fighter), flies.n("sz_western_us", Usa, Carrier)), (1, 1));
}

#[test]
fn aa_287_one_that_rode_along_does_not_fly_and_one_that_did_not_does() {
    // Two carriers, two fighters: one pair goes to the zone of Midway, where a third fighter waits on a third carrier.
    let t = Table::empty().put("sz_hawaii", Usa, Carrier, 2).put("sz_hawaii", Usa, Fighter, 2).put("sz_midway", Usa, Carrier, 1);
    let mut t = t.put("sz_midway", Usa, Fighter, 1).calm(Usa);
    t.act(sail_with(1, "sz_hawaii", None, "sz_midway", 1, &[]));
    t.act(fly(Fighter, "sz_midway", 4, "midway", 1));
    assert_eq!(t.refused(fly(Fighter, "sz_midway", 4, "midway", 1)), rule::AA_237, "the other one rode");
    t.act(fly(Fighter, "sz_hawaii", 4, "midway", 2));
    assert_eq!((t.n("midway", Usa, Fighter), t.n("sz_midway", Usa, Fighter)), (2, 1));
}

// ---- Fighters and the carriers they count on ----

/// A fighter over Okinawa with so many spaces left.
fn aloft(t: Table, n: u16) -> Table {
    t.calm(Usa).in_air(Fighter, n, 1, "okinawa", Mission::Home)
}

#[test]
fn aa_243_a_carrier_need_not_go_to_a_rendezvous_nobody_keeps() {
    let t = || Table::empty().put("sz_hawaii", Usa, Carrier, 1);
    let (away, there) = (sail(Carrier, "sz_hawaii", "sz_western_us"), sail2(Carrier, "sz_hawaii", "sz_wake", "sz_okinawa"));
    let due = aloft(t(), 1);
    assert_eq!((due.refused(away).number(), due.refused(Action::Done).number()), (134, 129));
    assert!(due.is_legal(there));
    let lost = t().calm(Usa);
    assert!(lost.is_legal(away) && lost.is_legal(there) && lost.is_legal(Action::Done));
    // Nor for one it cannot reach.
    let far = aloft(Table::empty().put("sz_western_us", Usa, Carrier, 1), 1);
    assert!(far.is_legal(sail(Carrier, "sz_western_us", "sz_mexico")) && far.is_legal(Action::Done));
    let shut = aloft(t().put("sz_wake", Japan, Submarine, 1), 1);
    assert!(shut.is_legal(away) && shut.is_legal(Action::Done));
    let fought = {
        let mut t = aloft(t(), 1);
        t.p.turn.sea_fought.add(sp("sz_hawaii"));
        t
    };
    assert!(fought.is_legal(Action::Done), "it fought and stays");
    // One of two is enough.
    let two = aloft(t().put("sz_solomon", Usa, Carrier, 1), 2);
    assert!(two.is_legal(away));
    let two = aloft(t().put("sz_solomon", Usa, Carrier, 1), 3);
    assert_eq!(two.refused(away), rule::AA_134);
}

#[test]
fn aa_121_131_nobody_takes_a_deck_another_depends_on() {
    // One deck off Okinawa; fighters on Wake and in the air over Japan, who have land in reach, would like it too.
    let t = |places: u16| {
        let t =
            Table::empty().put("sz_okinawa", Usa, Carrier, 1).put("sz_okinawa", Uk, Fighter, 2 - places).own("wake_island", Usa);
        aloft(t.put("wake_island", Usa, Fighter, 1), 1).in_air(Fighter, 1, 3, "sz_japan", Mission::Home)
    };
    let (rested, flown) = (fly(Fighter, "wake_island", 4, "sz_okinawa", 2), fly(Fighter, "sz_japan", 3, "sz_okinawa", 1));
    let own = fly(Fighter, "okinawa", 1, "sz_okinawa", 1);
    assert!(t(2).is_legal(rested) && t(2).is_legal(flown) && t(2).is_legal(own));
    let mut t = t(1);
    assert_eq!((t.refused(rested).number(), t.refused(flown).number()), (121, 121));
    t.act(own);
    assert_eq!(t.refused(rested), rule::AA_132);
    assert!(t.is_legal(fly(Fighter, "sz_japan", 3, "wake_island", 2)));
}

#[test]
fn aa_121_of_two_decks_each_takes_the_one_that_saves_both() {
    // Over Okinawa with one space left: only the zone of Okinawa. In the zone of Wake with one left: that of Okinawa or of Caroline.
    let t = Table::empty().put("sz_okinawa", Uk, Carrier, 1).put("sz_okinawa", Uk, Fighter, 1).put("sz_caroline", Uk, Carrier, 1);
    let mut t = aloft(t.put("sz_caroline", Uk, Fighter, 1), 1).in_air(Fighter, 1, 1, "sz_wake", Mission::Home);
    let (right, wrong) = (fly(Fighter, "sz_wake", 1, "sz_caroline", 1), fly(Fighter, "sz_wake", 1, "sz_okinawa", 1));
    assert!(t.is_legal(right) && t.is_legal(fly(Fighter, "okinawa", 1, "sz_okinawa", 1)));
    assert_eq!(t.refused(wrong), rule::AA_121);
    t.act(right).act(fly(Fighter, "okinawa", 1, "sz_okinawa", 1));
    assert!(t.is_legal(Action::Done));
    // Three fighters and two places: who comes first is served, and the last is lost.
    let t = Table::empty().put("sz_okinawa", Uk, Carrier, 1);
    let mut t = aloft(t, 3);
    let down = fly(Fighter, "okinawa", 1, "sz_okinawa", 1);
    t.act(down);
    assert_eq!(t.refused(Action::Done), rule::AA_129);
    t.act(down);
    assert_eq!(t.refused(down), rule::AA_132);
    t.act(Action::Done);
    assert_eq!(t.count("crashed"), 1);
}

#[test]
fn aa_134_243_riders_leave_room_for_those_in_the_air() {
    let t = |own, guests, n| {
        let t = Table::empty().put("sz_hawaii", Usa, Carrier, 1).put("sz_hawaii", Usa, Fighter, own).put(
            "sz_hawaii",
            Uk,
            Fighter,
            guests,
        );
        aloft(t, n)
    };
    let go = |own, guests| sail_with(1, "sz_hawaii", Some("sz_wake"), "sz_okinawa", own, &[(Uk, guests)]);
    assert!(t(1, 0, 1).is_legal(go(1, 0)), "one place each");
    let mut two = t(1, 0, 2);
    assert_eq!(two.refused(go(1, 0)), rule::AA_134, "it would take the place of one");
    assert_eq!(two.refused(go(0, 0)), rule::AA_132, "it cannot stay without a deck");
    two.act(fly(Fighter, "sz_hawaii", 4, "hawaiian_islands", 1)).act(go(0, 0));
    // A guest cannot fly off: one of the two in the air is lost in any case.
    assert!(t(0, 1, 2).is_legal(go(0, 1)));
    assert!(t(0, 2, 1).is_legal(go(0, 2)) && t(0, 2, 1).is_legal(Action::Done));
    // Guests stay behind on a deck of their own.
    let mut wide = t(0, 2, 2).put("sz_hawaii", Uk, Carrier, 1);
    assert_eq!((wide.refused(go(0, 1)).number(), wide.refused(go(0, 2)).number()), (134, 134));
    wide.act(go(0, 0));
    let down = fly(Fighter, "okinawa", 1, "sz_okinawa", 1);
    wide.act(down).act(down);
    assert!(wide.is_legal(Action::Done));
}

#[test]
fn aa_121_243_a_carrier_that_cannot_serve_both_serves_one() {
    // One fighter waits off Okinawa, one off Caroline, and there is one carrier: whichever it likes, but one of them.
    let t = Table::empty().put("sz_hawaii", Usa, Carrier, 1);
    let t = aloft(t, 1).in_air(Fighter, 1, 1, "caroline_islands", Mission::Home);
    assert!(t.is_legal(sail2(Carrier, "sz_hawaii", "sz_wake", "sz_okinawa")));
    assert!(t.is_legal(sail2(Carrier, "sz_hawaii", "sz_solomon", "sz_caroline")));
    assert_eq!(t.refused(sail(Carrier, "sz_hawaii", "sz_wake")), rule::AA_134);
    assert_eq!(t.refused(Action::Done), rule::AA_129);
}

#[test]
fn aa_129_270_a_carrier_joins_another_where_it_may_make_no_third_stack() {
    // Two carriers off Hawaii, of which one has moved, and a full one off Wake: the other may come only there.
    let t = Table::empty().put("sz_hawaii", Usa, Carrier, 2).put("sz_wake", Usa, Carrier, 1).put("sz_wake", Uk, Fighter, 2);
    let mut t = t.calm(Usa).in_air(Fighter, 1, 1, "sz_japan", Mission::Home);
    t.p.moved.add(sp("sz_hawaii"), Carrier, 1);
    t.p.moved.add(sp("sz_wake"), Carrier, 1);
    assert_eq!(t.refused(Action::Done), rule::AA_129);
    assert_eq!(t.refused(sail2(Carrier, "sz_hawaii", "sz_north_pacific", "sz_japan")), rule::AA_270);
    t.act(sail(Carrier, "sz_hawaii", "sz_wake")).act(fly(Fighter, "sz_japan", 1, "sz_wake", 1));
    assert!(t.is_legal(Action::Done));
}

#[test]
fn aa_121_160_guests_are_divided_so_that_all_find_a_place() {
    // Two carriers with two guests. One fighter waits off Okinawa, one over Midway reaches the Hawaiian zone, not the islands.
    let t = Table::empty().put("sz_hawaii", Usa, Carrier, 2).put("sz_hawaii", Uk, Fighter, 2).own("midway", Japan);
    let t = aloft(t, 1).in_air(Fighter, 1, 2, "midway", Mission::Home);
    let go = |guests| sail_with(1, "sz_hawaii", Some("sz_wake"), "sz_okinawa", 0, &[(Uk, guests)]);
    assert!(t.is_legal(go(1)));
    assert_eq!((t.refused(go(0)).number(), t.refused(go(2)).number()), (134, 134));
    // Off Okinawa itself a carrier leaves with the guests, not without them.
    let t = aloft(Table::empty().put("sz_okinawa", Usa, Carrier, 2).put("sz_okinawa", Uk, Fighter, 2), 2);
    let leave = |guests| sail_with(1, "sz_okinawa", None, "sz_caroline", 0, &[(Uk, guests)]);
    assert!(t.is_legal(leave(2)));
    assert_eq!((t.refused(leave(0)).number(), t.refused(leave(1)).number()), (134, 134));
}

/// Germans in the far south: no land of theirs in reach of a fighter off Peru.
fn far_south(carriers: u16, fighters: u16) -> Table {
    let islands = ["solomon_islands", "caroline_islands", "wake_island", "borneo_celebes", "east_indies", "new_guinea"];
    let t = islands.into_iter().fold(Table::empty(), |t, s| t.own(s, Usa));
    t.put("sz_peru", Germany, Carrier, carriers).put("sz_peru", Germany, Fighter, fighters).calm(Germany)
}

#[test]
fn aa_121_own_fighters_without_land_in_reach_are_divided_likewise() {
    let leave = |to, own| sail_with(1, "sz_peru", None, to, own, &[]);
    // Two in the zone of New Zealand reach that of Peru; a carrier leaves with both fighters aboard or not at all.
    let t = far_south(2, 2).in_air(Fighter, 2, 1, "sz_new_zealand", Mission::Home);
    assert!(t.is_legal(leave("sz_west_panama", 2)));
    assert_eq!((t.refused(leave("sz_west_panama", 1)).number(), t.refused(leave("sz_west_panama", 0)).number()), (134, 134));
    // One there without range, one off Peru without range: one of those aboard goes, one stays.
    let t =
        far_south(2, 2).in_air(Fighter, 1, 0, "sz_new_zealand", Mission::Home).in_air(Fighter, 1, 0, "sz_peru", Mission::Home);
    assert!(t.is_legal(leave("sz_new_zealand", 1)));
    assert_eq!((t.refused(leave("sz_new_zealand", 0)).number(), t.refused(leave("sz_new_zealand", 2)).number()), (134, 134));
    // One aboard that flies to another deck leaves its place to the one in the air.
    let t = far_south(1, 2).put("sz_east_pacific", Japan, Carrier, 1).put("sz_east_pacific", Japan, Fighter, 1);
    let t = t.in_air(Fighter, 1, 1, "sz_new_zealand", Mission::Home);
    let over = fly(Fighter, "sz_peru", 4, "sz_east_pacific", 1);
    assert!(t.is_legal(over));
    // Not if that is the only deck for it; the carrier off Peru could come instead, unless it has fought.
    let t = far_south(1, 2).put("sz_east_pacific", Japan, Carrier, 1).put("sz_east_pacific", Japan, Fighter, 1);
    let mut t = t.in_air(Fighter, 1, 0, "sz_east_pacific", Mission::Home);
    assert!(t.is_legal(over));
    t.p.turn.sea_fought.add(sp("sz_peru"));
    assert_eq!(t.refused(over), rule::AA_121);
}

#[test]
fn aa_129_one_in_the_air_goes_before_one_at_rest() {
    // Both over the same deck with the same range left: the same action, and the one in the air comes down first.
    let t = Table::empty().put("sz_hawaii", Usa, Carrier, 1).put("sz_hawaii", Usa, Fighter, 1).calm(Usa);
    let mut t = t.in_air(Fighter, 1, 4, "sz_hawaii", Mission::Home).in_air(Fighter, 1, 2, "sz_midway", Mission::Home);
    let down = fly(Fighter, "sz_hawaii", 4, "hawaiian_islands", 1);
    assert_eq!(t.legal().iter().filter(|a| **a == down).count(), 1);
    assert!(t.is_legal(fly(Fighter, "sz_hawaii", 4, "sz_hawaii", 0)), "it may come down where it is");
    t.act(down);
    assert_eq!((t.air("sz_hawaii", Fighter), t.n("sz_hawaii", Usa, Fighter)), (0, 1));
    assert_eq!(t.refused(fly(Fighter, "sz_hawaii", 4, "sz_hawaii", 0)), rule::AA_137, "one at rest does not");
    t.act(down);
    assert_eq!((t.n("hawaiian_islands", Usa, Fighter), t.n("sz_hawaii", Usa, Fighter)), (2, 0));
}
