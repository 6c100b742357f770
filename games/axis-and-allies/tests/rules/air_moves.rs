//! Aircraft in combat movement (rulebook 4.40-4.55): range, targets, ways over guns, and the promise that all can come down again.
use crate::support::{Table, march, march2, moves::*, sail, sp};
use axis_and_allies::{
    Action, Kind, Phase, Power,
    position::{Crossing, Flight, Mission, Origin},
    rule,
    types::Development,
};

use Kind::{Aa, Armor, Bomber, Carrier, Fighter, Infantry, Submarine, Transport};
use Power::{Germany, Japan, Uk, Usa, Ussr};

/// All ways of listed flights from one space to another: cost and crossings, raids apart.
fn ways(t: &Table, from: &str, to: &str, raids: bool) -> Vec<(u8, Vec<&'static str>)> {
    let b = &crate::support::game().board;
    let mut out = Vec::new();
    for a in t.legal() {
        if let Action::Fly { from: f, to: g, cost, raid, over, .. } = a
            && (f, g, raid) == (sp(from), sp(to), raids)
        {
            out.push((cost, over.iter().map(|s| b.space(s).id.as_str()).collect()));
        }
    }
    out
}

// ---- Range ----

#[test]
fn e18_a_fighter_that_returns_to_its_start_flies_two_out_and_two_back() {
    // Only Brazil is friendly, far and wide: no other place to come down.
    let base = || {
        let mut t = Table::empty().put("brazil", Usa, Fighter, 1);
        for s in crate::support::game().board.land.iter() {
            t.p.territories[s.i()].owner = Some(Germany);
        }
        t.own("brazil", Usa)
    };
    let t = base().put("sz_west_africa", Germany, Submarine, 1).attack(Usa);
    assert!(t.is_legal(fly(Fighter, "brazil", 4, "sz_west_africa", 2)));
    let t = base().put("sz_west_spain", Germany, Submarine, 1).attack(Usa);
    assert_eq!(t.refused(fly(Fighter, "brazil", 4, "sz_west_spain", 3)), rule::AA_134);
}

#[test]
fn aa_133_a_fighter_flies_four_spaces_in_all() {
    let mut t = Table::empty().put("germany", Germany, Fighter, 2).put("karelia", Ussr, Infantry, 1).attack(Germany);
    assert_eq!(t.refused(fly(Fighter, "germany", 5, "karelia", 2)), rule::AA_133, "it has no more range than that");
    assert_eq!(t.refused(fly(Fighter, "germany", 3, "karelia", 2)), rule::AA_133, "nor less");
    t.act(fly(Fighter, "germany", 4, "karelia", 2));
    assert_eq!(t.p.flights, [Flight { at: sp("karelia"), kind: Fighter, left: 2, mission: Mission::Attack, n: 1 }]);
    t.act(fly(Fighter, "germany", 4, "karelia", 2));
    assert_eq!(t.p.flights[0].n, 2, "like ones together");
    t.unfought();
    assert_eq!(t.refused(fly(Fighter, "karelia", 2, "libya", 4)), rule::AA_133);
    assert_eq!(t.refused(fly(Fighter, "karelia", 2, "western_europe", 1)), rule::AA_137, "every space counts");
    t.act(fly(Fighter, "karelia", 2, "germany", 2));
    assert_eq!(t.n("germany", Germany, Fighter), 1);
}

#[test]
fn aa_073_long_range_aircraft_fly_two_spaces_more() {
    let t = Table::empty()
        .put("germany", Germany, Fighter, 1)
        .put("germany", Germany, Bomber, 1)
        .put("novosibirsk", Ussr, Infantry, 1)
        .with_development(Germany, Development::LongRange)
        .attack(Germany);
    assert!(
        t.is_legal(fly(Fighter, "germany", 6, "novosibirsk", 4)),
        "Ukraine or Eastern Europe is two or three further: {:?}",
        t.legal()
    );
    assert!(t.is_legal(fly(Bomber, "germany", 8, "novosibirsk", 4)));
    assert_eq!(t.refused(fly(Fighter, "germany", 4, "novosibirsk", 4)), rule::AA_133);
}

#[test]
fn e19_a_fighter_on_the_hawaiian_islands_does_not_reach_midway_and_return() {
    let t = Table::empty()
        .put("hawaiian_islands", Usa, Fighter, 1)
        .own("midway", Japan)
        .put("midway", Japan, Infantry, 1)
        .attack(Usa);
    assert_eq!(t.refused(fly(Fighter, "hawaiian_islands", 4, "midway", 3)), rule::AA_134);
}

#[test]
fn e20_a_fighter_on_a_carrier_off_hawaii_does() {
    let mut t = Table::empty()
        .put("sz_hawaii", Usa, Carrier, 1)
        .put("sz_hawaii", Usa, Fighter, 1)
        .own("midway", Japan)
        .put("midway", Japan, Infantry, 1)
        .attack(Usa);
    t.act(fly(Fighter, "sz_hawaii", 4, "midway", 2));
    t.unfought();
    t.act(fly(Fighter, "midway", 2, "sz_hawaii", 2));
    assert_eq!(t.n("sz_hawaii", Usa, Fighter), 1);
}

#[test]
fn aa_137_138_139_every_space_counts_an_island_twice_the_own_zone_not() {
    let t = Table::empty()
        .put("united_kingdom", Uk, Fighter, 1)
        .put("sz_hudson_bay", Uk, Carrier, 1)
        .put("sz_hudson_bay", Uk, Fighter, 1)
        .put("germany", Germany, Infantry, 1)
        .put("sz_united_kingdom", Germany, Submarine, 1)
        .attack(Uk);
    assert!(t.is_legal(fly(Fighter, "united_kingdom", 4, "sz_united_kingdom", 1)), "off the coast: 1");
    assert!(t.is_legal(fly(Fighter, "sz_hudson_bay", 4, "sz_united_kingdom", 1)), "the carrier's own zone is not counted");
    assert_eq!(t.refused(fly(Fighter, "sz_hudson_bay", 4, "sz_united_kingdom", 2)), rule::AA_137, "never the long way round");
    assert_eq!(t.refused(fly(Fighter, "united_kingdom", 4, "sz_united_kingdom", 0)), rule::AA_137);
    // Home to an island costs its zone and itself.
    let t = Table::empty().put("okinawa", Japan, Fighter, 1).put("sz_caroline", Usa, Submarine, 1).attack(Japan);
    assert!(t.is_legal(fly(Fighter, "okinawa", 4, "sz_caroline", 2)), "two out, two back");
    let t = Table::empty().put("okinawa", Japan, Fighter, 1).put("sz_solomon", Usa, Submarine, 1).own("caroline_islands", Usa);
    let t = t.own("solomon_islands", Usa).own("wake_island", Usa).own("new_guinea", Usa).attack(Japan);
    assert_eq!(t.refused(fly(Fighter, "okinawa", 4, "sz_solomon", 3)), rule::AA_134);
}

#[test]
fn e23_a_bomber_that_returns_flies_three_out_and_three_back() {
    let base = |target: &str| {
        let mut t = Table::empty().put("brazil", Usa, Bomber, 1);
        for s in crate::support::game().board.land.iter() {
            t.p.territories[s.i()].owner = Some(Germany);
        }
        t.own("brazil", Usa).put(target, Germany, Submarine, 1).attack(Usa)
    };
    assert!(base("sz_west_spain").is_legal(fly(Bomber, "brazil", 6, "sz_west_spain", 3)));
    assert_eq!(base("sz_united_kingdom").refused(fly(Bomber, "brazil", 6, "sz_united_kingdom", 4)), rule::AA_134);
}

#[test]
fn aa_146_a_bomber_flies_six_and_never_lands_on_a_carrier() {
    let mut t = Table::empty().put("brazil", Usa, Bomber, 1).put("sz_united_kingdom", Germany, Submarine, 1).put(
        "sz_west_spain",
        Usa,
        Carrier,
        1,
    );
    for s in crate::support::game().board.land.iter() {
        t.p.territories[s.i()].owner = Some(Germany);
    }
    let t = t.own("brazil", Usa).attack(Usa);
    assert_eq!(t.refused(fly(Bomber, "brazil", 6, "sz_united_kingdom", 4)), rule::AA_134, "a deck is no help");
    assert_eq!(t.refused(fly(Bomber, "brazil", 4, "sz_united_kingdom", 4)), rule::AA_146);
    let t = Table::empty().put("brazil", Usa, Bomber, 1).put("sz_north_brazil", Usa, Carrier, 1).calm(Usa);
    assert_eq!(t.refused(fly(Bomber, "brazil", 6, "sz_north_brazil", 1)), rule::AA_146);
    assert!(t.is_legal(fly(Bomber, "brazil", 6, "eastern_us", 4)));
}

#[test]
fn aa_036_aircraft_do_not_care_about_canals() {
    let t = Table::empty().put("sz_caribbean", Japan, Carrier, 1).put("sz_caribbean", Japan, Fighter, 1).put(
        "sz_west_panama",
        Usa,
        Transport,
        1,
    );
    let t = t.attack(Japan);
    assert_eq!(t.p.turn.canals & 1, 0);
    assert!(t.is_legal(fly(Fighter, "sz_caribbean", 4, "sz_west_panama", 1)));
}

// ---- Targets ----

#[test]
fn aa_282_aircraft_fly_out_only_where_there_is_something_to_attack() {
    let t = Table::empty()
        .put("germany", Germany, Fighter, 1)
        .put("germany", Germany, Bomber, 1)
        .put("karelia", Ussr, Infantry, 1)
        .put("sz_karelia", Ussr, Submarine, 1)
        .own("ukraine", Ussr)
        .attack(Germany);
    assert!(t.is_legal(fly(Fighter, "germany", 4, "karelia", 2)));
    assert!(t.is_legal(fly(Bomber, "germany", 6, "sz_karelia", 3)));
    assert_eq!(t.refused(fly(Fighter, "germany", 4, "eastern_europe", 1)), rule::AA_282, "friendly");
    assert_eq!(t.refused(fly(Fighter, "germany", 4, "sz_baltic", 1)), rule::AA_282, "empty sea");
    assert_eq!(t.refused(fly(Fighter, "germany", 4, "sweden", 2)), rule::AA_282, "a neutral is no target");
}

#[test]
fn aa_093_aircraft_are_not_sent_to_take_an_empty_territory() {
    let t = Table::empty()
        .put("germany", Germany, Fighter, 1)
        .put("germany", Germany, Bomber, 1)
        .put("karelia", Ussr, Aa, 1)
        .attack(Germany);
    assert_eq!(t.refused(fly(Fighter, "germany", 4, "karelia", 2)), rule::AA_282, "a gun and a complex only");
    assert!(t.is_legal(raid_over("germany", 6, "karelia", 2, &[])));
    assert_eq!(t.refused(fly(Fighter, "germany", 4, "caucasus", 3)), rule::AA_282);
}

#[test]
fn aa_147_291_a_bomber_raids_a_complex_or_attacks() {
    let mut t = Table::empty()
        .put("germany", Germany, Bomber, 3)
        .put("germany", Germany, Fighter, 1)
        .put("karelia", Ussr, Infantry, 1)
        .put("caucasus", Ussr, Infantry, 1)
        .attack(Germany);
    assert_eq!(t.refused(raid_over("germany", 6, "caucasus", 3, &[])), rule::AA_291, "no complex");
    assert_eq!(t.refused(raid_over("germany", 6, "southern_europe", 1, &[])), rule::AA_291, "its own");
    let by_fighter = Action::Fly {
        unit: Fighter,
        from: sp("germany"),
        left: 4,
        to: sp("karelia"),
        cost: 2,
        raid: true,
        over: Default::default(),
    };
    assert_eq!(t.refused(by_fighter), rule::AA_146);
    t.act(raid_over("germany", 6, "karelia", 2, &[])).act(fly(Bomber, "germany", 6, "karelia", 2));
    t.act(raid_over("germany", 6, "karelia", 2, &[]));
    let missions: Vec<_> = t.p.flights.iter().map(|f| (f.mission, f.n)).collect();
    assert_eq!(missions, [(Mission::Attack, 1), (Mission::Raid, 2)]);
    assert!(!t.is_legal(fly(Bomber, "karelia", 4, "caucasus", 1)), "one mission each");
}

#[test]
fn aa_302_aircraft_and_land_units_join_an_assault() {
    let mut t = Table::empty()
        .laden(Germany, "sz_baltic", &[(Infantry, Germany)])
        .put("karelia", Ussr, Infantry, 1)
        .put("germany", Germany, Fighter, 1)
        .put("ukraine", Germany, Armor, 1)
        .attack(Germany);
    t.act(t.ashore("sz_baltic", Infantry, "karelia"));
    t.act(fly(Fighter, "germany", 4, "karelia", 2)).act(march(Armor, "ukraine", "karelia"));
    assert_eq!((t.air("karelia", Fighter), t.n("karelia", Germany, Armor)), (1, 1));
}

// ---- Guns on the way ----

#[test]
fn e43_a_bomber_goes_round_the_gun_of_western_europe() {
    let mut t = Table::empty()
        .put("united_kingdom", Uk, Bomber, 1)
        .put("western_europe", Germany, Aa, 1)
        .put("germany", Germany, Aa, 1)
        .ipc(Uk, 2)
        .attack(Uk);
    assert_eq!(ways(&t, "united_kingdom", "germany", true), [(3, vec![])], "by the Baltic, at the same price");
    t.act(raid_over("united_kingdom", 6, "germany", 3, &[]));
    assert!(t.p.turn.crossings.is_empty());
    t.unfought();
    t.act(fly(Bomber, "germany", 3, "united_kingdom", 3));
    assert_eq!(t.n("united_kingdom", Uk, Bomber), 1);
}

#[test]
fn e60_a_bomber_crosses_the_gun_in_karelia_on_its_way_to_ukraine() {
    let mut t = Table::empty()
        .own("karelia", Germany)
        .put("karelia", Germany, Aa, 1)
        // The way by the Baltic and Eastern Europe has a gun too, else nobody would choose the other.
        .put("eastern_europe", Germany, Aa, 1)
        .put("united_kingdom", Usa, Bomber, 2)
        .put("ukraine", Germany, Infantry, 1)
        .attack(Usa);
    assert_eq!(
        ways(&t, "united_kingdom", "ukraine", false),
        [(4, vec!["eastern_europe"]), (4, vec!["karelia"])],
        "either gun, never both"
    );
    t.act(fly_over(Bomber, "united_kingdom", 6, "ukraine", 4, &["karelia"]));
    t.act(fly_over(Bomber, "united_kingdom", 6, "ukraine", 4, &["karelia"]));
    let expected = |order| Crossing {
        order,
        gun: sp("karelia"),
        gunner: Germany,
        at: sp("ukraine"),
        kind: Bomber,
        left: 2,
        mission: Mission::Attack,
        n: 1,
    };
    assert_eq!(t.p.turn.crossings, [expected(0), expected(1)]);
    t.unfought();
    assert!(t.is_legal(fly(Bomber, "ukraine", 2, "caucasus", 1)));
    assert!(t.is_legal(fly(Bomber, "ukraine", 2, "russia", 2)));
}

#[test]
fn aa_111_a_short_way_over_guns_and_a_long_way_round_are_both_open() {
    // Eastern Europe to Russia: Karelia (gun), Russia: 2; or Ukraine, Caucasus, Russia: 3.
    let mut t = Table::empty()
        .put("eastern_europe", Germany, Bomber, 2)
        .put("karelia", Ussr, Aa, 1)
        .put("russia", Ussr, Infantry, 1)
        .put("russia", Ussr, Aa, 1)
        .ipc(Germany, 2)
        .attack(Germany);
    assert_eq!(ways(&t, "eastern_europe", "russia", false), [(2, vec!["karelia"]), (3, vec![])]);
    assert_eq!(ways(&t, "eastern_europe", "russia", true), [(2, vec!["karelia"]), (3, vec![])]);
    assert_eq!(t.refused(fly(Bomber, "eastern_europe", 6, "russia", 2)), rule::AA_137, "not so short without the gun");
    assert_eq!(t.refused(fly_over(Bomber, "eastern_europe", 6, "russia", 3, &["karelia"])), rule::AA_137);
    t.act(fly_over(Bomber, "eastern_europe", 6, "russia", 2, &["karelia"]));
    let raid = raid_over("eastern_europe", 6, "russia", 2, &["karelia"]);
    t.act(raid);
    let seen: Vec<_> = t.p.turn.crossings.iter().map(|c| (c.order, c.gun, c.mission, c.left, c.n)).collect();
    assert_eq!(
        seen,
        [(0, sp("karelia"), Mission::Attack, 4, 1), (1, sp("karelia"), Mission::Raid, 4, 1)],
        "in the order of the moves"
    );
}

#[test]
fn aa_111_like_aircraft_are_told_apart_by_the_guns_they_crossed() {
    // Three bombers over Evenki, all with range 3 left: one crossed Russia, one Karelia and Russia, one no gun.
    let t = Table::empty().put("karelia", Ussr, Aa, 1).put("russia", Ussr, Aa, 1).put("evenki", Ussr, Infantry, 1);
    let t = t.put("ukraine", Germany, Bomber, 1).put("eastern_europe", Germany, Bomber, 1).put("persia", Germany, Bomber, 1);
    let mut t = t.own("ukraine", Germany).own("persia", Germany).own("yakut", Germany).ipc(Germany, 2).attack(Germany);
    t.act(fly_over(Bomber, "ukraine", 6, "evenki", 3, &["russia"]));
    t.act(fly_over(Bomber, "eastern_europe", 6, "evenki", 3, &["karelia", "russia"]));
    t.act(fly(Bomber, "persia", 6, "evenki", 3));
    assert_eq!((t.p.flights.len(), t.p.turn.crossings.len()), (1, 3));
    // Russia rolls for two and hits the one that had Karelia before it too: Karelia has nobody left to fire at. Then the battle.
    t.roll(Action::Done, &[1, 6, 6, 6, 6]);
    assert_eq!((t.count("aa_fired"), t.air("evenki", Bomber)), (1, 2));
}

#[test]
fn aa_111_the_more_guns_the_shorter_the_way() {
    // United Kingdom - zone - Western Europe (gun) - Southern Europe: 3. By the Baltic and Eastern Europe: 4, with a gun there 5 by sea.
    let base = || {
        Table::empty()
            .put("western_europe", Germany, Aa, 1)
            .put("germany", Germany, Aa, 1)
            .put("united_kingdom", Uk, Bomber, 1)
            .put("southern_europe", Germany, Infantry, 1)
            .put("southern_europe", Germany, Aa, 1)
            .ipc(Uk, 0)
    };
    let to_italy = |t: Table| ways(&t.own("karelia", Germany).attack(Uk), "united_kingdom", "southern_europe", false);
    assert_eq!(to_italy(base()), [(3, vec!["western_europe"])], "a bomber with 2 left finds no way home");
    assert_eq!(to_italy(base().own("libya", Usa)), [(3, vec!["western_europe"]), (4, vec![])]);
    let guarded = || base().put("eastern_europe", Germany, Aa, 1).own("libya", Usa);
    let mut short = vec![(3, vec!["western_europe"]), (4, vec!["eastern_europe"]), (4, vec!["germany"])];
    assert_eq!(to_italy(guarded()), short, "another gun, another way");
    short.push((5, vec![]));
    assert_eq!(to_italy(guarded().with_development(Uk, Development::LongRange)), short);
}

#[test]
fn aa_286_a_gun_taken_by_a_blitz_does_not_fire_at_later_flights() {
    let play = |options: &[&str]| {
        let mut t = Table::empty_with(options)
            .put("eastern_europe", Germany, Bomber, 1)
            .put("eastern_europe", Germany, Armor, 1)
            .put("karelia", Ussr, Aa, 1)
            .put("russia", Ussr, Infantry, 1)
            .ipc(Germany, 0)
            .attack(Germany);
        t.act(march2(Armor, "eastern_europe", "karelia", "eastern_europe"));
        t
    };
    let t = play(&[]);
    assert_eq!(ways(&t, "eastern_europe", "russia", false), [(2, vec![])]);
    let mut t = play(&["blitzed_aa_still_fires=true"]);
    assert_eq!(ways(&t, "eastern_europe", "russia", false), [(2, vec!["karelia"]), (3, vec![])]);
    t.act(fly_over(Bomber, "eastern_europe", 6, "russia", 2, &["karelia"]));
    assert_eq!(t.p.turn.crossings[0].gunner, Ussr);
    // A gun of one's own that nobody took does not fire.
    let t = Table::empty_with(&["blitzed_aa_still_fires=true"])
        .put("germany", Germany, Bomber, 1)
        .put("eastern_europe", Germany, Aa, 1)
        .put("ukraine", Japan, Aa, 1)
        .put("caucasus", Ussr, Infantry, 1)
        .ipc(Germany, 0)
        .attack(Germany);
    assert_eq!(ways(&t, "germany", "caucasus", false), [(3, vec![])]);
}

#[test]
fn aa_286_the_gunner_of_a_taken_gun_is_an_enemy() {
    // China's gun, taken from Japan, to whom it came from the Americans: nobody of the enemy is its original owner.
    let mut t = Table::empty_with(&["blitzed_aa_still_fires=true"])
        .own("china", Japan)
        .put("china", Japan, Aa, 1)
        .put("sinkiang", Usa, Armor, 1)
        .put("sinkiang", Usa, Bomber, 1)
        .put("kwangtung", Japan, Infantry, 1)
        .put("kwangtung", Japan, Aa, 1)
        .put("french_indo_china_burma", Japan, Aa, 1)
        .attack(Usa);
    t.act(march2(Armor, "sinkiang", "china", "sinkiang"));
    t.act(fly_over(Bomber, "sinkiang", 6, "kwangtung", 2, &["china"]));
    assert!(t.p.turn.crossings[0].gunner.is_enemy(Usa));
}

#[test]
fn aa_312_an_aircraft_from_next_door_opens_a_way_of_retreat() {
    let mut t = Table::empty()
        .put("eastern_europe", Germany, Fighter, 1)
        .put("germany", Germany, Fighter, 1)
        .put("eastern_europe", Germany, Bomber, 1)
        .put("karelia", Ussr, Infantry, 1)
        .put("sz_baltic", Ussr, Submarine, 1)
        .put("sz_united_kingdom", Germany, Carrier, 1)
        .put("sz_united_kingdom", Germany, Fighter, 2)
        .attack(Germany);
    t.act(raid_over("eastern_europe", 6, "karelia", 1, &[]));
    assert!(t.p.turn.origins.is_empty(), "a raid is no battle");
    t.act(fly(Fighter, "germany", 4, "karelia", 2));
    assert!(t.p.turn.origins.is_empty(), "not from afar");
    t.act(fly(Fighter, "sz_united_kingdom", 4, "karelia", 2));
    t.act(fly(Fighter, "eastern_europe", 4, "karelia", 1));
    let land = Origin { battle: sp("karelia"), from: sp("eastern_europe"), air: true };
    assert_eq!(t.p.turn.origins, [land]);
    t.act(fly(Fighter, "sz_united_kingdom", 4, "sz_baltic", 1));
    let sea = Origin { battle: sp("sz_baltic"), from: sp("sz_united_kingdom"), air: true };
    assert_eq!(t.p.turn.origins, [land, sea]);
    // From a coast into a sea battle: no.
    let mut t = Table::empty().put("germany", Germany, Fighter, 1).put("sz_baltic", Ussr, Submarine, 1).attack(Germany);
    t.act(fly(Fighter, "germany", 4, "sz_baltic", 1));
    assert!(t.p.turn.origins.is_empty());
}

// ---- Coming down ----

#[test]
fn e40_a_fighter_attacks_germany_and_lands_in_western_europe() {
    let base = || Table::empty().put("united_kingdom", Uk, Fighter, 1).put("germany", Germany, Infantry, 1);
    let mut t = base().own("western_europe", Usa).attack(Uk);
    t.act(fly(Fighter, "united_kingdom", 4, "germany", 3));
    t.unfought();
    t.act(fly(Fighter, "germany", 1, "western_europe", 1));
    assert_eq!(base().attack(Uk).refused(fly(Fighter, "united_kingdom", 4, "germany", 3)), rule::AA_134);
}

#[test]
fn aa_130_134_no_landing_is_planned_on_ground_taken_this_turn() {
    let mut t = Table::empty()
        .put("united_kingdom", Uk, Fighter, 1)
        .laden(Uk, "sz_united_kingdom", &[(Infantry, Uk)])
        .put("germany", Germany, Infantry, 1)
        .attack(Uk);
    t.act(t.ashore("sz_united_kingdom", Infantry, "western_europe"));
    assert_eq!(t.owner("western_europe"), Some(Uk));
    assert_eq!(t.refused(fly(Fighter, "united_kingdom", 4, "germany", 3)), rule::AA_134);
}

#[test]
fn aa_134_152_the_way_home_leads_over_no_neutral_that_was_not_violated() {
    // Only Panama is friendly. Brazil is 2 away over Colombia and 3 by sea.
    let base = |ipc: u16| {
        let mut t = Table::empty().put("panama", Usa, Fighter, 2).put("brazil", Germany, Infantry, 1);
        for s in crate::support::game().board.land.iter().filter(|s| !crate::support::game().board.neutral.has(*s)) {
            t.p.territories[s.i()].owner = Some(Germany);
        }
        t.own("panama", Usa).ipc(Usa, ipc).attack(Usa)
    };
    let (over, round) = (fly_over(Fighter, "panama", 4, "brazil", 2, &["colombia"]), fly(Fighter, "panama", 4, "brazil", 3));
    assert_eq!(base(2).refused(over), rule::AA_207);
    assert_eq!(base(2).refused(round), rule::AA_134);
    let mut t = base(3);
    assert_eq!(t.refused(round), rule::AA_134);
    t.act(over);
    assert_eq!(t.owner("colombia"), Some(Usa));
    assert!(t.is_legal(fly(Fighter, "panama", 4, "brazil", 2)), "it is open now for all");
    t.unfought();
    t.act(fly(Fighter, "brazil", 2, "panama", 2));
}

#[test]
fn e42_a_carrier_meets_its_fighter_off_the_philippines() {
    let mut t = Table::empty()
        .put("sz_wake", Usa, Carrier, 1)
        .put("sz_wake", Usa, Fighter, 1)
        .put("philippines", Japan, Infantry, 1)
        .attack(Usa);
    t.act(fly(Fighter, "sz_wake", 4, "philippines", 3));
    t.unfought();
    assert!(!t.is_legal(Action::Done), "the fighter must come down");
    assert!(!t.is_legal(sail(Carrier, "sz_wake", "sz_hawaii")), "and the carrier must not leave it");
    t.act(sail_with(1, "sz_wake", Some("sz_caroline"), "sz_philippines", 0, &[]));
    t.act(fly(Fighter, "philippines", 1, "sz_philippines", 1));
    assert_eq!(t.n("sz_philippines", Usa, Fighter), 1);
    assert!(t.is_legal(Action::Done));
}

#[test]
fn aa_135_a_carrier_that_can_come_makes_the_attack_legal() {
    let base =
        || Table::empty().put("sz_wake", Usa, Fighter, 1).put("sz_wake", Usa, Carrier, 1).put("philippines", Japan, Infantry, 1);
    let go = fly(Fighter, "sz_wake", 4, "philippines", 3);
    assert!(base().attack(Usa).is_legal(go));
    // Enemy ships close every way for the carrier.
    let t = base()
        .put("sz_caroline", Japan, Submarine, 1)
        .put("sz_okinawa", Japan, Submarine, 1)
        .put("sz_japan", Japan, Submarine, 1)
        .attack(Usa);
    assert_eq!(t.refused(go), rule::AA_134);
    let t = base().put("sz_philippines", Japan, Submarine, 1).attack(Usa);
    assert_eq!(t.refused(go), rule::AA_134, "nor can it come into an enemy zone");
    // A zone that is attacked will be free.
    let mut t = base().put("sz_philippines", Japan, Submarine, 1).put("sz_borneo", Usa, Submarine, 1).attack(Usa);
    assert_eq!(t.refused(go), rule::AA_134);
    t.act(sail(Submarine, "sz_borneo", "sz_philippines"));
    assert!(t.is_legal(go));
    // A transport sent there will do, or another aircraft.
    let mut t = base().put("sz_philippines", Japan, Submarine, 1).put("sz_borneo", Usa, Transport, 1).attack(Usa);
    t.act(steam("sz_borneo", "sz_philippines"));
    assert!(t.is_legal(go));
    let mut t = base().put("sz_philippines", Japan, Submarine, 1).put("china", Usa, Fighter, 1).attack(Usa);
    t.act(fly(Fighter, "china", 4, "sz_philippines", 2 + 1));
    assert_eq!(t.air("sz_philippines", Fighter), 1);
    assert!(t.is_legal(go));
}

#[test]
fn aa_135_the_zone_it_attacks_itself_will_be_free() {
    // Carrier at Wake, enemy in the Philippine zone: the fighter attacks that very zone and the carrier follows.
    let t = Table::empty()
        .put("sz_wake", Usa, Fighter, 1)
        .put("sz_wake", Usa, Carrier, 1)
        .put("sz_philippines", Japan, Submarine, 1)
        .attack(Usa);
    assert!(t.is_legal(fly(Fighter, "sz_wake", 4, "sz_philippines", 2)));
    // Even with its last drop: the carrier comes right there.
    let t = Table::empty()
        .put("sz_hawaii", Usa, Fighter, 1)
        .put("sz_hawaii", Usa, Carrier, 1)
        .put("sz_caroline", Japan, Submarine, 1)
        .attack(Usa);
    assert!(t.is_legal(fly(Fighter, "sz_hawaii", 4, "sz_caroline", 2)));
    let t = Table::empty()
        .put("midway", Usa, Fighter, 1)
        .put("sz_hawaii", Usa, Carrier, 1)
        .put("sz_caroline", Japan, Submarine, 1)
        .attack(Usa);
    assert!(t.is_legal(fly(Fighter, "midway", 4, "sz_caroline", 4)));
}

#[test]
fn aa_135_a_carrier_that_has_moved_stays_where_it_is() {
    let base = || {
        Table::empty()
            .put("sz_wake", Usa, Carrier, 1)
            .put("sz_hawaii", Uk, Carrier, 1)
            .put("sz_hawaii", Usa, Fighter, 1)
            .put("sz_okinawa", Japan, Submarine, 1)
            .put("caroline_islands", Japan, Infantry, 1)
    };
    let go = fly(Fighter, "sz_hawaii", 4, "caroline_islands", 3);
    let mut t = base().put("sz_caroline", Japan, Submarine, 1).attack(Usa);
    assert_eq!(t.refused(go), rule::AA_134, "no carrier comes among enemies");
    t.act(sail(Carrier, "sz_wake", "sz_caroline"));
    assert!(t.is_legal(go), "it attacks there itself, and stays");
    let mut t = base().attack(Usa);
    assert!(t.is_legal(go), "it can come");
    t.act(sail(Carrier, "sz_wake", "sz_okinawa"));
    assert_eq!(t.refused(go), rule::AA_134, "it has gone elsewhere");
    // Flights that rely on a carrier hold it back.
    let mut t = Table::empty()
        .put("sz_wake", Usa, Carrier, 1)
        .put("sz_wake", Usa, Fighter, 1)
        .put("sz_hawaii", Japan, Submarine, 1)
        .put("sz_caroline", Japan, Submarine, 1)
        .put("philippines", Japan, Infantry, 1)
        .attack(Usa);
    t.act(fly(Fighter, "sz_wake", 4, "philippines", 3));
    assert_eq!(t.refused(sail(Carrier, "sz_wake", "sz_hawaii")), rule::AA_134);
    assert_eq!(
        t.refused(sail(Carrier, "sz_wake", "sz_caroline")),
        rule::AA_134,
        "two zones from the Philippine zone, but it would stay"
    );
}

#[test]
fn aa_136_two_places_on_a_carrier_and_no_more() {
    let base = |n: u16| {
        Table::empty().put("sz_wake", Usa, Carrier, 1).put("midway", Usa, Fighter, n).put("sz_wake", Japan, Submarine, 0)
    };
    let aim = fly(Fighter, "midway", 4, "sz_okinawa", 4);
    let mut t = base(3).put("sz_okinawa", Japan, Submarine, 1).attack(Usa);
    t.act(aim).act(aim);
    assert_eq!(t.refused(aim), rule::AA_134, "a third has no place");
    // Allied fighters count (AA-132), wherever the carrier goes.
    let mut t = base(2).put("sz_wake", Uk, Fighter, 1).put("sz_okinawa", Japan, Submarine, 1).attack(Usa);
    t.act(aim);
    assert_eq!(t.refused(aim), rule::AA_134);
    // An ally's carrier receives them too, if it is there: it does not move on our turn.
    let t = Table::empty()
        .put("sz_wake", Uk, Carrier, 1)
        .put("midway", Usa, Fighter, 1)
        .put("sz_okinawa", Japan, Submarine, 1)
        .attack(Usa);
    assert_eq!(t.refused(aim), rule::AA_134);
    let t = Table::empty()
        .put("sz_wake", Uk, Carrier, 1)
        .put("midway", Usa, Fighter, 1)
        .put("sz_japan", Japan, Submarine, 1)
        .attack(Usa);
    assert!(t.is_legal(fly(Fighter, "midway", 4, "sz_japan", 3)));
}

#[test]
fn aa_136_places_on_two_carriers_are_shared_out() {
    // One carrier can reach only the first target, the other both: they must be shared out rightly.
    let base = || {
        Table::empty()
            .put("sz_wake", Usa, Carrier, 1)
            .put("sz_hawaii", Usa, Carrier, 1)
            .put("midway", Usa, Fighter, 4)
            .put("sz_philippines", Japan, Submarine, 1)
            .put("sz_caroline", Japan, Submarine, 1)
    };
    let (philippine, caroline) = (fly(Fighter, "midway", 4, "sz_philippines", 4), fly(Fighter, "midway", 4, "sz_caroline", 4));
    let mut t = base().attack(Usa);
    t.act(caroline).act(caroline).act(philippine).act(philippine);
    assert_eq!(t.p.flights.len(), 2);
    // Only the carrier at Wake reaches the Philippine zone (Hawaii is three zones off).
    let mut t = base().attack(Usa);
    t.act(philippine).act(philippine);
    assert_eq!(t.refused(philippine), rule::AA_134);
    assert!(t.is_legal(caroline), "the one at Hawaii goes there");
    let mut t = base().attack(Usa);
    t.act(philippine).act(caroline);
    assert!(t.is_legal(philippine) && t.is_legal(caroline));
}

#[test]
fn aa_136_fighters_at_rest_keep_their_places_unless_they_can_fly_off() {
    // Two fighters rest on the carrier at Wake. Midway is in their reach: they can make room.
    let base = |rest: u16| {
        Table::empty()
            .put("sz_wake", Usa, Carrier, 1)
            .put("sz_wake", Usa, Fighter, rest)
            .put("sz_okinawa", Japan, Submarine, 1)
            .put("midway", Usa, Fighter, 1)
    };
    let aim = fly(Fighter, "midway", 4, "sz_okinawa", 4);
    assert!(base(2).attack(Usa).is_legal(aim));
    let lonely = |rest: u16| {
        let mut t = Table::empty().put("sz_wake", Usa, Carrier, 1).put("sz_wake", Usa, Fighter, rest).put(
            "sz_okinawa",
            Japan,
            Submarine,
            1,
        );
        for s in crate::support::game().board.land.iter() {
            t.p.territories[s.i()].owner = Some(Japan);
        }
        t.own("brazil", Usa).put("sz_hawaii", Uk, Carrier, 1).put("sz_hawaii", Usa, Fighter, 2).attack(Usa)
    };
    // Now there is no land for anybody: the two at Hawaii count on the deck at Wake.
    assert!(lonely(0).is_legal(fly(Fighter, "sz_hawaii", 4, "sz_okinawa", 2)));
    let mut t = lonely(1);
    t.act(fly(Fighter, "sz_hawaii", 4, "sz_okinawa", 2));
    assert!(t.is_legal(fly(Fighter, "sz_hawaii", 4, "sz_okinawa", 2)), "it returns to Hawaii, where its place is free");
}

#[test]
fn aa_270_135_a_carrier_held_by_the_stack_limit_cannot_come() {
    // Three carriers in two zones: one alone may not leave for a third zone, but the whole stack may.
    let base = |options: &[&str], at_wake: u16| {
        Table::empty_with(options)
            .put("sz_wake", Usa, Carrier, at_wake)
            .put("sz_eastern_us", Usa, Carrier, 3 - at_wake)
            .put("midway", Usa, Fighter, 1)
            .put("sz_okinawa", Japan, Submarine, 1)
            .put("sz_wake", Uk, Carrier, 0)
    };
    let aim = fly(Fighter, "midway", 4, "sz_okinawa", 4);
    assert!(base(&[], 1).attack(Usa).is_legal(aim), "the one at Wake");
    assert!(base(&[], 2).attack(Usa).is_legal(aim), "both at Wake together");
    // One of the two at Wake attacks elsewhere first: then the other would make a third stack.
    let mut t = base(&[], 2).put("sz_caroline", Japan, Submarine, 1);
    t = t.clear("sz_eastern_us", Usa).attack(Usa);
    t.act(sail_with(1, "sz_wake", None, "sz_caroline", 0, &[]));
    assert!(t.is_legal(aim));
    let mut t = base(&[], 2).put("sz_hawaii", Japan, Submarine, 1).put("sz_eastern_us", Usa, Carrier, 0).attack(Usa);
    assert_eq!(t.refused(sail_with(1, "sz_wake", None, "sz_hawaii", 0, &[])), rule::AA_270);
    t.act(sail_with(2, "sz_wake", None, "sz_hawaii", 0, &[]));
    assert_eq!(t.refused(aim), rule::AA_134);
}

#[test]
fn aa_263_134_the_last_ship_does_not_leave_a_shared_zone_a_carrier_must_cross() {
    // The carrier at Hawaii can reach the fighter's zone only through Wake, which ours are fighting for.
    let base = || {
        Table::empty_with(&["naval_placement_in_enemy_zones=true"])
            .put("sz_wake", Usa, Submarine, 1)
            .put("sz_wake", Japan, Submarine, 1)
            .put("sz_hawaii", Usa, Carrier, 1)
            .put("midway", Usa, Fighter, 1)
            .put("sz_okinawa", Japan, Submarine, 1)
            .put("sz_solomon", Japan, Submarine, 1)
            .put("sz_north_pacific", Japan, Submarine, 1)
    };
    let aim = fly(Fighter, "midway", 4, "sz_japan", 3);
    let mut t = base().put("sz_japan", Japan, Submarine, 1).attack(Usa);
    t.act(aim);
    assert_eq!(t.refused(sail(Submarine, "sz_wake", "sz_caroline")), rule::AA_134);
    // With a transport staying behind it may go; then that one may not.
    let mut t = base().put("sz_japan", Japan, Submarine, 1).put("sz_wake", Usa, Transport, 1).attack(Usa);
    t.act(aim).act(sail(Submarine, "sz_wake", "sz_caroline"));
    assert_eq!(t.refused(steam("sz_wake", "sz_caroline")), rule::AA_134);
    let mut t = base().put("sz_japan", Japan, Submarine, 1).put("sz_wake", Usa, Transport, 1).attack(Usa);
    t.act(aim).act(steam("sz_wake", "sz_caroline"));
    assert_eq!(t.refused(sail(Submarine, "sz_wake", "sz_caroline")), rule::AA_134);
}

#[test]
fn e21_a_carrier_does_not_move_first_and_launch_then() {
    let mut t = Table::empty()
        .put("sz_hawaii", Usa, Carrier, 1)
        .put("sz_hawaii", Usa, Fighter, 1)
        .put("sz_wake", Japan, Submarine, 1)
        .put("wake_island", Japan, Infantry, 1)
        .attack(Usa);
    t.act(sail_with(1, "sz_hawaii", None, "sz_wake", 1, &[]));
    assert_eq!(t.refused(fly(Fighter, "sz_wake", 4, "wake_island", 1)), rule::AA_090);
}

#[test]
fn aa_140_fighters_take_off_from_where_their_carrier_began_the_turn() {
    let mut t = Table::empty()
        .put("sz_hawaii", Usa, Carrier, 2)
        .put("sz_hawaii", Usa, Fighter, 2)
        .put("sz_wake", Japan, Submarine, 1)
        .put("wake_island", Japan, Infantry, 1)
        .attack(Usa);
    t.act(sail_with(1, "sz_hawaii", None, "sz_wake", 1, &[]));
    assert!(t.is_legal(fly(Fighter, "sz_hawaii", 4, "wake_island", 2)), "the other one is still at Hawaii");
    t.act(fly(Fighter, "sz_hawaii", 4, "wake_island", 2));
    assert_eq!(t.refused(fly(Fighter, "sz_wake", 4, "wake_island", 1)), rule::AA_090);
}

#[test]
fn aa_268_only_aircraft_that_are_there_fly() {
    let t = Table::empty()
        .put("germany", Germany, Infantry, 1)
        .put("germany", Japan, Fighter, 1)
        .put("karelia", Ussr, Infantry, 1)
        .attack(Germany);
    assert_eq!(t.refused(fly(Fighter, "germany", 4, "karelia", 2)), rule::AA_268);
    assert_eq!(t.refused(fly(Infantry, "germany", 1, "karelia", 1)), rule::AA_137);
    let t = Table::empty().put("germany", Germany, Infantry, 1).calm(Germany);
    assert_eq!(t.refused(fly(Infantry, "germany", 1, "eastern_europe", 1)), rule::AA_137);
    assert_eq!(t.refused(fly(Fighter, "germany", 4, "eastern_europe", 1)), rule::AA_133, "nobody has one there");
}

#[test]
fn aa_292_nothing_flies_once_placement_has_begun() {
    let mut t = Table::empty().put("eastern_us", Usa, Fighter, 1).put("sz_eastern_us", Usa, Carrier, 1).calm(Usa);
    assert!(t.is_legal(fly(Fighter, "eastern_us", 4, "sz_eastern_us", 1)));
    t.p.turn.bought[Carrier.i()] = 1;
    t.act(Action::Done);
    assert_eq!(t.p.phase, Phase::Place);
    assert!(!t.is_legal(fly(Fighter, "eastern_us", 4, "sz_eastern_us", 1)));
}
