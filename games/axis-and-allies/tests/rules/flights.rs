//! Flights: range, ways through the air, landing places and decks (rulebook 4.40-4.53, 4.110-4.113, 6.3, ruling R6).
use crate::support::{
    Table, game, march, march2,
    moves::{fly, fly_over, raid_over, sail_with},
    sail, sp,
};
use axis_and_allies::{
    Action, Kind,
    Kind::{Aa, Armor, Bomber, Carrier, Fighter, Infantry, Submarine, Transport},
    Phase, Power,
    Power::{Germany, Japan, Uk, Usa, Ussr},
    position::Mission,
    rule,
    types::Development,
};
use ironbottom_kernel::{
    Rng,
    area::{Space, SpaceSet},
};
use std::collections::BTreeSet;

/// All flights of a kind of aircraft from a space to another, raids apart: cost and what is crossed.
fn ways(t: &Table, unit: Kind, from: &str, to: &str) -> Vec<(u8, SpaceSet)> {
    let ours = |a: Action| match a {
        Action::Fly { unit: u, from: f, to: x, cost, over, raid: false, .. } if (u, f, x) == (unit, sp(from), sp(to)) => {
            Some((cost, over))
        }
        _ => None,
    };
    let mut found: Vec<_> = t.legal().into_iter().filter_map(ours).collect();
    found.sort_unstable();
    found
}

fn over(names: &[&str]) -> SpaceSet {
    names.iter().map(|s| sp(s)).collect()
}

// ---- What aircraft fly out for ----

#[test]
fn aa_093_aircraft_alone_do_not_take_a_territory() {
    let t = || Table::empty().put("ukraine", Germany, Fighter, 1).put("ukraine", Germany, Bomber, 1);
    let sorties = [fly(Fighter, "ukraine", 4, "caucasus", 1), fly(Bomber, "ukraine", 6, "caucasus", 1)];
    for a in sorties {
        assert_eq!(t().attack(Germany).refused(a), rule::AA_282);
        // A gun is nobody to fight with either.
        assert_eq!(t().put("caucasus", Ussr, Aa, 1).attack(Germany).refused(a), rule::AA_282);
        assert!(t().put("caucasus", Ussr, Infantry, 1).attack(Germany).is_legal(a));
        assert!(t().put("caucasus", Uk, Fighter, 1).attack(Germany).is_legal(a));
    }
    assert_eq!(
        t().put("caucasus", Ussr, Infantry, 1).attack(Germany).refused(fly(Infantry, "ukraine", 4, "caucasus", 1)),
        rule::AA_137
    );
    // They win, and the ground stays the enemy's.
    let mut t = t().put("caucasus", Ussr, Infantry, 1).attack(Germany);
    t.act(sorties[1]).roll(Action::Done, &[4, 6]);
    assert_eq!(t.p.phase, Phase::NonCombatMove);
    assert_eq!((t.n("caucasus", Ussr, Infantry), t.owner("caucasus")), (0, Some(Ussr)));
    assert!(t.p.turn.captured.is_empty());
}

// ---- Range ----

#[test]
fn aa_133_146_range_four_and_six() {
    let t = || ["ukraine", "germany"].into_iter().fold(Table::empty(), |t, s| t.own(s, Ussr).put(s, Ussr, Bomber, 1));
    let t = || t().put("caucasus", Ussr, Fighter, 1).put("ukraine", Ussr, Fighter, 1).put("united_kingdom", Ussr, Bomber, 1);
    let goal = "soviet_far_east";
    let usual = t().calm(Ussr);
    assert!(usual.is_legal(fly(Fighter, "caucasus", 4, goal, 4)));
    assert_eq!(usual.refused(fly(Fighter, "ukraine", 4, goal, 5)), rule::AA_133);
    assert!(usual.is_legal(fly(Bomber, "germany", 6, goal, 6)));
    assert_eq!(usual.refused(fly(Bomber, "united_kingdom", 6, goal, 7)), rule::AA_146);
    // The range is that of the power, no more and no less.
    assert_eq!(usual.refused(fly(Fighter, "ukraine", 5, goal, 5)), rule::AA_133);
    assert_eq!(usual.refused(fly(Bomber, "ukraine", 5, goal, 5)), rule::AA_146);
    let longer = t().with_development(Ussr, Development::LongRange).calm(Ussr);
    assert!(longer.is_legal(fly(Fighter, "ukraine", 6, goal, 5)));
    assert!(longer.is_legal(fly(Bomber, "united_kingdom", 8, goal, 7)));
    assert!(!longer.is_legal(fly(Fighter, "ukraine", 4, goal, 5)));
}

#[test]
fn aa_133_both_phases_share_one_range() {
    let t = Table::empty().own("spain", Germany).put("germany", Germany, Fighter, 1).put("karelia", Ussr, Infantry, 1);
    let mut t = t.attack(Germany);
    assert_eq!(t.refused(fly(Fighter, "germany", 3, "karelia", 2)), rule::AA_133);
    t.act(fly(Fighter, "germany", 4, "karelia", 2)).unfought();
    assert!(t.is_legal(fly(Fighter, "karelia", 2, "germany", 2)));
    assert!(t.is_legal(fly(Fighter, "karelia", 2, "western_europe", 2)));
    assert_eq!(t.refused(fly(Fighter, "karelia", 2, "spain", 3)), rule::AA_133);
    assert_eq!(t.refused(fly(Fighter, "karelia", 4, "germany", 2)), rule::AA_133, "none there with so much left");
}

#[test]
fn aa_137_138_every_space_counts_and_an_island_after_its_zone() {
    let t = Table::empty().put("hawaiian_islands", Usa, Fighter, 1).put("sz_hawaii", Uk, Carrier, 1).calm(Usa);
    assert!(t.is_legal(fly(Fighter, "hawaiian_islands", 4, "sz_hawaii", 1)));
    assert!(t.is_legal(fly(Fighter, "hawaiian_islands", 4, "midway", 3)));
    for cost in [0, 1, 2, 4] {
        assert_eq!(t.refused(fly(Fighter, "hawaiian_islands", 4, "midway", cost)), rule::AA_137);
    }
    // One that is at rest and stays does not fly.
    assert_eq!(t.refused(fly(Fighter, "hawaiian_islands", 4, "hawaiian_islands", 0)), rule::AA_137);
}

#[test]
fn aa_139_the_zone_of_its_carrier_is_free() {
    let t = Table::empty().put("sz_hawaii", Usa, Carrier, 1).put("sz_hawaii", Usa, Fighter, 1);
    let t = t.put("hawaiian_islands", Usa, Fighter, 1).calm(Usa);
    assert!(t.is_legal(fly(Fighter, "sz_hawaii", 4, "hawaiian_islands", 1)));
    assert!(t.is_legal(fly(Fighter, "sz_hawaii", 4, "midway", 2)));
    assert!(t.is_legal(fly(Fighter, "sz_hawaii", 4, "alaska", 3)));
    assert!(t.is_legal(fly(Fighter, "hawaiian_islands", 4, "alaska", 4)));
    assert!(t.is_legal(fly(Fighter, "sz_hawaii", 4, "cuba", 4)));
    assert_eq!(t.refused(fly(Fighter, "hawaiian_islands", 4, "cuba", 5)), rule::AA_133);
}

/// Japan holds Midway.
fn midway() -> Table {
    Table::empty().own("midway", Japan).put("midway", Japan, Infantry, 1)
}

#[test]
fn e20_from_a_carrier_off_hawaii_to_midway_and_back() {
    let t = |deck| midway().put("sz_hawaii", deck, Carrier, 1).put("sz_hawaii", Usa, Fighter, 1).attack(Usa);
    let out = fly(Fighter, "sz_hawaii", 4, "midway", 2);
    let mut t = [t(Usa), t(Uk)];
    for t in &mut t {
        assert!(t.is_legal(out));
        assert!(!t.is_legal(fly(Fighter, "sz_hawaii", 4, "midway", 3)));
        t.act(out).unfought().act(fly(Fighter, "midway", 2, "sz_hawaii", 2));
        assert_eq!(t.n("sz_hawaii", Usa, Fighter), 1);
    }
    // One space more is too far when the carrier cannot come to meet it.
    let okinawa = |deck| Table::empty().put("okinawa", Japan, Infantry, 1).put("sz_hawaii", deck, Carrier, 1);
    let far = fly(Fighter, "sz_hawaii", 4, "okinawa", 3);
    assert!(okinawa(Usa).put("sz_hawaii", Usa, Fighter, 1).attack(Usa).is_legal(far));
    assert_eq!(okinawa(Uk).put("sz_hawaii", Usa, Fighter, 1).attack(Usa).refused(far), rule::AA_134);
}

#[test]
fn e41_a_fighter_is_ferried_from_hawaii_to_australia() {
    let mut t = Table::empty().own("philippines", Usa).put("hawaiian_islands", Usa, Fighter, 1).calm(Usa);
    assert_eq!(t.refused(fly(Fighter, "hawaiian_islands", 4, "philippines", 5)), rule::AA_133);
    t.act(fly(Fighter, "hawaiian_islands", 4, "australia", 4));
    assert_eq!((t.n("australia", Usa, Fighter), t.n("hawaiian_islands", Usa, Fighter)), (1, 0));
    // Its move is over.
    assert_eq!(t.refused(fly(Fighter, "australia", 4, "new_zealand", 3)), rule::AA_237);
}

// ---- Landing places on land ----

#[test]
fn aa_130_289_no_landing_where_ground_was_taken_this_turn() {
    // Armor blitzes Karelia, infantry takes Caucasus; the fighter fights, the bomber rests.
    let t = Table::empty().put("eastern_europe", Germany, Armor, 1).put("ukraine", Germany, Infantry, 1);
    let t = t.put("ukraine", Germany, Fighter, 1).put("ukraine", Germany, Bomber, 1).put("russia", Ussr, Infantry, 1);
    let mut t = t.attack(Germany);
    t.act(march2(Armor, "eastern_europe", "karelia", "finland_norway")).act(march(Infantry, "ukraine", "caucasus"));
    t.act(fly(Fighter, "ukraine", 4, "russia", 2)).unfought();
    for to in ["karelia", "caucasus"] {
        assert_eq!(t.refused(fly(Fighter, "russia", 2, to, 1)), rule::AA_130);
        assert_eq!(t.refused(fly(Bomber, "ukraine", 6, to, 1)), rule::AA_130);
    }
    for to in ["ukraine", "eastern_europe", "finland_norway"] {
        assert!(t.is_legal(fly(Fighter, "russia", 2, to, 2)));
    }
    assert_eq!(t.refused(fly(Fighter, "russia", 2, "kazakh", 1)), rule::AA_131, "an enemy territory");
    // A turn later it is friendly ground like any other.
    t.p.flights.clear();
    let t = t.calm(Germany);
    assert!(t.is_legal(fly(Bomber, "ukraine", 6, "caucasus", 1)));
}

#[test]
fn aa_130_nor_where_an_allys_territory_was_liberated() {
    let t = Table::empty().own("karelia", Germany).put("finland_norway", Uk, Infantry, 1).own("finland_norway", Uk);
    let mut t = t.put("finland_norway", Uk, Fighter, 2).put("ukraine", Germany, Infantry, 1).attack(Uk);
    t.act(march(Infantry, "finland_norway", "karelia"));
    assert_eq!(t.owner("karelia"), Some(Ussr), "it went back to its owner");
    t.act(fly(Fighter, "finland_norway", 4, "ukraine", 2)).unfought();
    assert_eq!(t.refused(fly(Fighter, "ukraine", 2, "karelia", 1)), rule::AA_130);
    assert_eq!(t.refused(fly(Fighter, "finland_norway", 4, "karelia", 1)), rule::AA_130);
    assert!(t.is_legal(fly(Fighter, "ukraine", 2, "russia", 2)));
}

#[test]
fn aa_134_ground_taken_this_turn_makes_no_attack_legal() {
    // Ukraine to Kazakh costs three; the fourth must lead to a landing place.
    let t = |owner| Table::empty().own("russia", owner).put("ukraine", Germany, Fighter, 1).put("kazakh", Ussr, Infantry, 1);
    let out = fly(Fighter, "ukraine", 4, "kazakh", 3);
    assert!(t(Germany).attack(Germany).is_legal(out));
    assert!(t(Japan).attack(Germany).is_legal(out), "an ally's will do");
    assert_eq!(t(Ussr).attack(Germany).refused(out), rule::AA_134);
    let mut taken = t(Ussr).own("caucasus", Germany).put("caucasus", Germany, Infantry, 1).attack(Germany);
    taken.act(march(Infantry, "caucasus", "russia"));
    assert_eq!(taken.owner("russia"), Some(Germany));
    assert_eq!(taken.refused(out), rule::AA_134);
}

#[test]
fn aa_131_fighters_land_on_friendly_ground_and_friendly_decks() {
    let t = Table::empty().put("united_kingdom", Uk, Fighter, 1).put("united_kingdom", Uk, Bomber, 1);
    let t = t.put("sz_karelia", Ussr, Carrier, 1).put("sz_baltic", Germany, Carrier, 1).put("sz_hudson_bay", Uk, Transport, 1);
    let t = t.calm(Uk);
    for (to, cost) in [("karelia", 3), ("eastern_canada", 3), ("sz_karelia", 2)] {
        assert!(t.is_legal(fly(Fighter, "united_kingdom", 4, to, cost)), "{to}");
    }
    for (to, cost) in [("finland_norway", 2), ("eire", 2), ("sz_united_kingdom", 1), ("sz_hudson_bay", 2), ("sz_baltic", 2)] {
        assert_eq!(t.refused(fly(Fighter, "united_kingdom", 4, to, cost)), rule::AA_131, "{to}");
    }
    // No bomber on a deck (AA-146).
    assert!(t.is_legal(fly(Bomber, "united_kingdom", 6, "karelia", 3)));
    assert_eq!(t.refused(fly(Bomber, "united_kingdom", 6, "sz_karelia", 2)), rule::AA_146);
}

#[test]
fn aa_132_two_fighters_on_a_carrier_allied_ones_included() {
    let land = fly(Fighter, "united_kingdom", 4, "sz_united_kingdom", 1);
    let t = |own, guests, decks: &[Power]| {
        let t = Table::empty().put("united_kingdom", Uk, Fighter, 5).put("sz_united_kingdom", Uk, Fighter, own);
        let t = decks.iter().fold(t, |t, d| t.put("sz_united_kingdom", *d, Carrier, 1));
        t.put("sz_united_kingdom", Usa, Fighter, guests).calm(Uk)
    };
    for (own, guests, decks, room) in
        [(0, 0, &[Uk][..], 2), (0, 0, &[Usa], 2), (1, 0, &[Uk], 1), (0, 1, &[Uk], 1), (1, 2, &[Uk, Usa], 1)]
    {
        let mut t = t(own, guests, decks);
        for _ in 0..room {
            t.act(land);
        }
        assert_eq!(t.refused(land), rule::AA_132, "{own} and {guests}");
    }
    // One that flies off makes room.
    let mut t = t(1, 1, &[Uk]);
    assert_eq!(t.refused(land), rule::AA_132);
    t.act(fly(Fighter, "sz_united_kingdom", 4, "united_kingdom", 1)).act(land);
}

#[test]
fn aa_146_a_carrier_is_no_landing_place_for_a_bomber() {
    let t = || Table::empty().own("kwangtung", Usa).put("philippines", Japan, Infantry, 1).put("sz_philippines", Usa, Carrier, 1);
    let t = || t().put("hawaiian_islands", Usa, Bomber, 1).put("sz_wake", Usa, Carrier, 1).put("sz_wake", Usa, Fighter, 1);
    let usual = t().attack(Usa);
    assert!(usual.is_legal(fly(Fighter, "sz_wake", 4, "philippines", 3)));
    assert_eq!(usual.refused(fly(Bomber, "hawaiian_islands", 6, "philippines", 5)), rule::AA_134);
    let longer = t().with_development(Usa, Development::LongRange).attack(Usa);
    assert!(longer.is_legal(fly(Bomber, "hawaiian_islands", 8, "philippines", 5)), "Kwangtung is three away");
}

// ---- Neutrals on the way ----

/// An enemy submarine off Peru: from Brazil it is two over Peru or over Argentina and Chile, and four around.
fn peru(ipc: u16) -> Table {
    Table::empty().put("sz_peru", Japan, Submarine, 1).put("brazil", Usa, Fighter, 2).ipc(Usa, ipc)
}

#[test]
fn aa_203_the_first_flight_over_a_neutral_pays_three_and_takes_it() {
    let out = fly_over(Fighter, "brazil", 4, "sz_peru", 2, &["peru"]);
    let mut t = peru(3).attack(Usa);
    let level = t.level(Usa);
    assert_eq!(ways(&t, Fighter, "brazil", "sz_peru"), [(2, over(&["argentina_chile"])), (2, over(&["peru"]))]);
    // Without paying there is only the long way, and no range left to come down.
    assert_eq!(t.refused(fly(Fighter, "brazil", 4, "sz_peru", 2)), rule::AA_137);
    assert_eq!(t.refused(fly(Fighter, "brazil", 4, "sz_peru", 4)), rule::AA_134);
    assert!(t.is_legal(out));
    t.act(out);
    assert_eq!((t.p.ipc[Usa.i()], t.owner("peru"), t.count("violated")), (0, Some(Usa), 1));
    assert_eq!((t.owner("argentina_chile"), t.level(Usa)), (None, level));
    assert!(t.p.turn.crossings.is_empty(), "nobody fires");
    // Paid once: the next one flies for nothing.
    assert!(!t.is_legal(out));
    t.act(fly(Fighter, "brazil", 4, "sz_peru", 2));
    assert_eq!((t.p.ipc[Usa.i()], t.count("violated")), (0, 1));
}

#[test]
fn aa_203_207_a_neutral_that_cannot_be_paid_is_not_crossed() {
    let t = peru(2).attack(Usa);
    assert_eq!(t.refused(fly_over(Fighter, "brazil", 4, "sz_peru", 2, &["peru"])), rule::AA_207);
    assert_eq!(t.legal(), [Action::Done]);
    // Two of them cost six.
    let t = |ipc| Table::empty().put("sz_peru", Japan, Submarine, 1).put("panama", Usa, Bomber, 1).ipc(Usa, ipc).attack(Usa);
    let both = fly_over(Bomber, "panama", 6, "sz_peru", 3, &["colombia", "peru"]);
    assert_eq!(t(5).refused(both), rule::AA_207);
    assert!(!ways(&t(5), Bomber, "panama", "sz_peru").iter().any(|(_, over)| over.len() > 1));
    let mut t = t(6);
    assert!(t.is_legal(both));
    t.act(both);
    assert_eq!((t.p.ipc[Usa.i()], t.owner("colombia"), t.owner("peru")), (0, Some(Usa), Some(Usa)));
}

#[test]
fn aa_203_a_target_behind_a_neutral() {
    // Three over Peru, five around: too far for a fighter, and an ally's deck to come down on.
    let t = |ipc| {
        let t = Table::empty().put("sz_east_pacific", Japan, Submarine, 1).put("sz_south_pacific", Uk, Carrier, 1);
        t.put("brazil", Usa, Fighter, 1).ipc(Usa, ipc).attack(Usa)
    };
    let out = fly_over(Fighter, "brazil", 4, "sz_east_pacific", 3, &["peru"]);
    assert!(t(3).is_legal(out));
    assert_eq!(t(2).refused(out), rule::AA_207);
    assert_eq!(t(3).refused(fly(Fighter, "brazil", 4, "sz_east_pacific", 3)), rule::AA_137);
}

#[test]
fn aa_309_a_neutral_flown_over_may_be_crossed_again_but_not_landed_on() {
    // Nothing else is left to land on.
    let mut t = peru(3).own("panama", Germany).own("new_zealand", Japan).attack(Usa);
    t.act(fly_over(Fighter, "brazil", 4, "sz_peru", 2, &["peru"])).unfought();
    assert_eq!(t.refused(fly(Fighter, "sz_peru", 2, "peru", 1)), rule::AA_130);
    assert_eq!(t.refused(fly(Fighter, "brazil", 4, "peru", 1)), rule::AA_130, "nor by one that did not fight");
    assert!(t.is_legal(fly(Fighter, "sz_peru", 2, "brazil", 2)));
    let t = t.calm(Usa);
    assert!(t.is_legal(fly(Fighter, "brazil", 4, "peru", 1)), "next turn");
}

#[test]
fn aa_134_152_money_buys_no_way_home_over_a_neutral() {
    // Out by sea in four; Brazil would be two away over Peru.
    let t = || Table::empty().put("sz_peru", Japan, Submarine, 1).put("hawaiian_islands", Usa, Bomber, 1);
    let out = fly(Bomber, "hawaiian_islands", 6, "sz_peru", 4);
    let shut = || t().own("panama", Germany).own("new_zealand", Japan);
    assert_eq!(shut().attack(Usa).refused(out), rule::AA_134);
    assert!(shut().own("peru", Uk).attack(Usa).is_legal(out), "an ally's land by now");
    assert!(shut().own("panama", Usa).attack(Usa).is_legal(out));
    assert!(shut().own("new_zealand", Uk).attack(Usa).is_legal(out));
}

// ---- Guns on the way ----

/// Long-range bombers in Britain with Southern Europe to attack: three over the gun of Western Europe, four over that of Germany or
/// of Eastern Europe, five around by the Mediterranean.
fn three_ways() -> Table {
    let t = Table::empty().put("southern_europe", Germany, Infantry, 1).put("southern_europe", Germany, Aa, 1);
    let t = t.put("western_europe", Germany, Aa, 1).put("germany", Germany, Aa, 1).put("united_kingdom", Uk, Bomber, 4);
    let t = t.put("eastern_europe", Germany, Aa, 1);
    t.with_development(Uk, Development::LongRange).ipc(Uk, 0).attack(Uk)
}

#[test]
fn aa_111_137_a_detour_around_a_gun_costs_range() {
    let t = three_ways();
    let (west, middle, east) = (over(&["western_europe"]), over(&["germany"]), over(&["eastern_europe"]));
    let found = ways(&t, Bomber, "united_kingdom", "southern_europe");
    assert_eq!(found, [(3, west), (4, east), (4, middle), (5, SpaceSet::EMPTY)]);
    // Nobody is shot at for nothing or flies on for nothing, and the gun of the target is not crossed.
    for (cost, guns) in [(4, &["western_europe"][..]), (5, &["germany"]), (4, &["germany", "western_europe"]), (3, &[]), (6, &[])]
    {
        assert!(!t.is_legal(fly_over(Bomber, "united_kingdom", 8, "southern_europe", cost, guns)));
    }
    for (cost, guns) in [(3, &["western_europe", "southern_europe"][..]), (5, &["southern_europe"])] {
        assert!(!t.is_legal(fly_over(Bomber, "united_kingdom", 8, "southern_europe", cost, guns)));
    }
    // With the usual range a detour leaves too little for the way back.
    let mut t = three_ways().own("karelia", Germany);
    t.p.developments[Uk.i()] = Default::default();
    assert_eq!(ways(&t.attack(Uk), Bomber, "united_kingdom", "southern_europe"), [(3, west)]);
}

#[test]
fn aa_288_in_phase_4_nothing_stops_aircraft_but_neutrals() {
    // Home from Southern Europe over a gun; at rest in Gibraltar with submarines all around.
    let t = three_ways().in_air(Bomber, 1, 3, "southern_europe", Mission::Home).put("gibraltar", Uk, Fighter, 1);
    let zones = ["sz_west_med", "sz_west_spain", "sz_united_kingdom"];
    let mut t = zones.into_iter().fold(t, |t, z| t.put(z, Germany, Submarine, 1));
    t.unfought();
    assert_eq!(t.refused(fly_over(Bomber, "southern_europe", 3, "united_kingdom", 3, &["western_europe"])), rule::AA_113);
    assert_eq!(t.refused(raid_over("southern_europe", 3, "united_kingdom", 3, &[])), rule::AA_113);
    t.act(fly(Bomber, "southern_europe", 3, "united_kingdom", 3)).act(fly(Fighter, "gibraltar", 6, "united_kingdom", 4));
    assert_eq!((t.n("united_kingdom", Uk, Bomber), t.n("united_kingdom", Uk, Fighter)), (5, 1));
    assert!(t.p.turn.crossings.is_empty() && !t.saw("aa_fired"));
}

/// The ways worth flying, found the slow way: every walk, then those that no other beats, then those from which there is land in reach.
fn slow_ways(t: &Table, from: Space, left: u8, targets: SpaceSet, purse: usize) -> BTreeSet<(Space, u8, SpaceSet)> {
    let map = &game().board.map;
    let neutral = t.p.neutral(&game().board);
    let guns = t.p.units.hostile_guns(t.p.power);
    let mut seen = BTreeSet::from([(from, SpaceSet::EMPTY)]);
    let mut edge = seen.clone();
    let mut found = Vec::new();
    for cost in 1..=left {
        let mut next = BTreeSet::new();
        for (s, over) in &edge {
            for to in map.near(*s).iter() {
                if targets.has(to) && to != from && !over.has(to) {
                    found.push((to, cost, *over));
                }
                let crossed = *over | (SpaceSet::one(to) & (guns | neutral));
                if (crossed & neutral).len() <= purse && seen.insert((to, crossed)) {
                    next.insert((to, crossed));
                }
            }
        }
        edge = next;
    }
    let beats = |a: &(Space, u8, SpaceSet), b: &(Space, u8, SpaceSet)| {
        a != b && a.0 == b.0 && a.1 <= b.1 && a.2 & neutral == b.2 & neutral && (a.2 & !b.2).is_empty()
    };
    let places = t.p.turn.friendly;
    let lands = |(to, cost, over): &(Space, u8, SpaceSet)| {
        let reach = map.within(SpaceSet::one(*to), usize::from(left - cost), !(neutral & !*over));
        !(reach & places).is_empty()
    };
    let best = found.iter().filter(|b| !found.iter().any(|a| beats(a, b)) && lands(b));
    best.copied().collect()
}

#[test]
fn aa_111_134_203_the_ways_listed_are_those_worth_flying_and_no_others() {
    let b = &game().board;
    let mut rng = Rng::new(42);
    let mut total = 0;
    for round in 0..60 {
        let mut t = Table::new();
        // No decks here; guns and owners at random; money for up to two neutrals.
        for z in b.sea.iter() {
            for power in Power::ALL {
                for k in [Carrier, Fighter] {
                    let n = t.p.units.get(z, power, k);
                    t.p.units.remove(z, power, k, n);
                }
            }
        }
        for s in b.land.iter() {
            if b.neutral.has(s) && rng.one_in(6) {
                t.p.territories[s.i()].owner = Some(Power::from_index(rng.below(5)));
            }
            let guns = Power::ALL.into_iter().any(|p| t.p.units.guns(p).has(s));
            if let Some(owner) = t.p.owner(s).filter(|_| !guns && rng.one_in(2)) {
                t.p.units.add(s, owner, Aa, 1);
            }
        }
        let power = Power::from_index(round);
        let purse = rng.below(3);
        let mut t = t.ipc(power, 3 * purse as u16 + 2).attack(power);
        if rng.one_in(3) {
            t.p.developments[power.i()].add(Development::LongRange);
        }
        let hostile = t.p.units.hostile(power);
        let raidable: SpaceSet = t.p.enemy_held(power).iter().filter(|s| t.p.territories[s.i()].complex.is_some()).collect();
        let legal = t.legal();
        for unit in [Fighter, Bomber] {
            for from in t.p.units.spaces_with(power, unit).iter() {
                let left = t.p.range(b, power, unit);
                for raid in [false, true] {
                    let targets = if !raid {
                        hostile
                    } else if unit == Bomber {
                        raidable
                    } else {
                        SpaceSet::EMPTY
                    };
                    let listed: BTreeSet<_> = legal
                        .iter()
                        .filter_map(|a| match *a {
                            Action::Fly { unit: u, from: f, to, cost, over, raid: r, .. } if (u, f, r) == (unit, from, raid) => {
                                Some((to, cost, over)).filter(|_| !over.has(to))
                            }
                            _ => None,
                        })
                        .collect();
                    assert_eq!(listed, slow_ways(&t, from, left, targets, purse), "round {round}: {unit:?} from {from:?}");
                    total += listed.len();
                }
            }
        }
    }
    assert!(total > 2000, "only {total}");
}

// ---- Decks ----

#[test]
fn aa_140_a_fighter_takes_off_before_its_carrier_moves() {
    let t = || {
        let t = midway().put("sz_midway", Japan, Submarine, 1).put("sz_wake", Japan, Submarine, 1);
        t.put("sz_hawaii", Usa, Carrier, 1).put("sz_hawaii", Usa, Fighter, 1)
    };
    let mut one = t().attack(Usa);
    // It flies or rides: it does not stay behind without a deck.
    assert_eq!(one.refused(sail(Carrier, "sz_hawaii", "sz_midway")), rule::AA_132);
    one.act(fly(Fighter, "sz_hawaii", 4, "midway", 2));
    // With two spaces left it reaches the deck off Midway, not off Wake.
    assert!(one.is_legal(sail(Carrier, "sz_hawaii", "sz_midway")));
    assert_eq!(one.refused(sail(Carrier, "sz_hawaii", "sz_wake")), rule::AA_134);
    // A second carrier that stays launches as before.
    let mut two = t().put("sz_hawaii", Usa, Carrier, 1).put("sz_hawaii", Usa, Fighter, 1).attack(Usa);
    two.act(sail_with(1, "sz_hawaii", None, "sz_midway", 1, &[]));
    assert!(two.is_legal(fly(Fighter, "sz_hawaii", 4, "midway", 2)));
    assert!(!two.is_legal(fly(Fighter, "sz_midway", 4, "midway", 1)));
}

#[test]
fn e50_the_carrier_of_a_lost_fighter_goes_where_it_likes() {
    let t = Table::empty().put("philippines", Japan, Infantry, 1).put("sz_wake", Usa, Carrier, 1).put("sz_wake", Usa, Fighter, 1);
    let mut t = t.attack(Usa);
    t.act(fly(Fighter, "sz_wake", 4, "philippines", 3)).roll(Action::Done, &[6, 1]);
    assert!(t.p.flights.is_empty() && t.p.phase == Phase::NonCombatMove);
    assert!(t.is_legal(Action::Done) && t.is_legal(sail(Carrier, "sz_wake", "sz_hawaii")));
}

/// A fighter on Wake attacks an island three spaces away: the last one leads only into the zone of that island.
fn out(to: &str) -> Action {
    fly(Fighter, "wake_island", 4, to, 3)
}

fn wake(fighters: u16) -> Table {
    let t =
        ["okinawa", "caroline_islands", "solomon_islands"].into_iter().fold(Table::empty(), |t, s| t.put(s, Japan, Infantry, 1));
    t.own("wake_island", Usa).put("wake_island", Usa, Fighter, fighters).ipc(Usa, 0)
}

#[test]
fn aa_135_a_carrier_that_can_come_makes_the_attack_legal() {
    let a = out("okinawa");
    assert_eq!(wake(1).attack(Usa).refused(a), rule::AA_134);
    for zone in ["sz_okinawa", "sz_caroline", "sz_hawaii", "sz_solomon"] {
        assert!(wake(1).put(zone, Usa, Carrier, 1).attack(Usa).is_legal(a), "{zone}");
    }
    for zone in ["sz_midway", "sz_western_us", "sz_south_pacific"] {
        assert_eq!(wake(1).put(zone, Usa, Carrier, 1).attack(Usa).refused(a), rule::AA_134, "three zones away");
    }
    // An ally's stays where it is.
    assert!(wake(1).put("sz_okinawa", Uk, Carrier, 1).attack(Usa).is_legal(a));
    assert!(!wake(1).put("sz_caroline", Uk, Carrier, 1).attack(Usa).is_legal(a));
    // So does one that has moved.
    for (zone, legal) in [("sz_okinawa", true), ("sz_caroline", false)] {
        let mut t = wake(1).put(zone, Usa, Carrier, 1).attack(Usa);
        t.p.moved.add(sp(zone), Carrier, 1);
        assert_eq!(t.is_legal(a), legal, "{zone}");
    }
    // Two carriers of which one has moved.
    let mut t = wake(1).put("sz_caroline", Usa, Carrier, 2).attack(Usa);
    t.p.moved.add(sp("sz_caroline"), Carrier, 1);
    assert!(t.is_legal(a));
    // Land in reach makes all that needless.
    let longer = wake(1).with_development(Usa, Development::LongRange).attack(Usa);
    assert!(longer.is_legal(fly(Fighter, "wake_island", 6, "okinawa", 3)));
}

#[test]
fn aa_135_the_carrier_needs_a_free_way_and_a_free_zone() {
    let a = out("okinawa");
    let blocked = |zones: &[&str]| {
        let t = wake(1).put("sz_hawaii", Usa, Carrier, 1);
        zones.iter().fold(t, |t, z| t.put(z, Japan, Submarine, 1)).attack(Usa)
    };
    // From the Hawaiian zone to that of Okinawa there is only the zone of Wake between.
    assert!(blocked(&["sz_caroline", "sz_japan"]).is_legal(a));
    assert_eq!(blocked(&["sz_wake"]).refused(a), rule::AA_134);
    assert_eq!(blocked(&["sz_okinawa"]).refused(a), rule::AA_134);
    // A zone somebody attacks will be free.
    let mut t = blocked(&["sz_okinawa"]).put("sz_caroline", Usa, Submarine, 1);
    assert!(!t.is_legal(a));
    t.act(sail(Submarine, "sz_caroline", "sz_okinawa"));
    assert!(t.is_legal(a));
    // The zone of its own attack too, even with its last drop.
    let last = fly(Fighter, "midway", 4, "sz_caroline", 4);
    assert!(blocked(&["sz_caroline"]).put("midway", Usa, Fighter, 1).is_legal(last));
    assert!(!blocked(&["sz_caroline", "sz_solomon", "sz_wake"]).put("midway", Usa, Fighter, 1).is_legal(last));
    // The search for ways knows that a carrier may come from afar: nothing else is in reach of the zone of Japan on the way.
    let t = Table::empty().put("sz_philippines", Japan, Submarine, 1).put("midway", Usa, Fighter, 1).ipc(Usa, 0);
    let far = fly(Fighter, "midway", 4, "sz_philippines", 4);
    assert!(t.put("sz_new_guinea", Usa, Carrier, 1).attack(Usa).is_legal(far));
    // By air as well.
    let mut t = blocked(&["sz_wake"]).put("hawaiian_islands", Usa, Fighter, 1);
    assert!(!t.is_legal(a));
    t.act(fly(Fighter, "hawaiian_islands", 4, "sz_wake", 2));
    assert!(t.is_legal(a));
}

/// How many fighters from Wake can attack these one after the other.
fn sorties(mut t: Table, targets: &[&str]) -> usize {
    for (i, to) in targets.iter().enumerate() {
        if !t.is_legal(out(to)) {
            assert_eq!(t.refused(out(to)), rule::AA_134);
            return i;
        }
        t.act(out(to));
    }
    targets.len()
}

#[test]
fn aa_135_a_carrier_that_goes_to_fight_opens_the_way_for_another() {
    // The one off Caroline would do; it may leave for the zone of Wake, through which the one off Hawaii then comes.
    let t = wake(1).put("sz_wake", Japan, Submarine, 1).put("sz_caroline", Usa, Carrier, 1);
    let fight = sail(Carrier, "sz_caroline", "sz_wake");
    for (other, legal) in [("sz_hawaii", true), ("sz_midway", false)] {
        let mut t = Table { p: t.p.clone(), events: Vec::new() }.put(other, Usa, Carrier, 1).attack(Usa);
        assert!(t.is_legal(fight));
        t.act(out("okinawa"));
        assert_eq!(t.is_legal(fight), legal, "{other}");
    }
}

#[test]
fn aa_263_in_a_zone_shared_with_enemies_a_fighter_attacks_on_the_spot() {
    let t = Table::empty_with(&["naval_placement_in_enemy_zones=true"]).put("sz_okinawa", Japan, Submarine, 1);
    let t = t.put("sz_okinawa", Usa, Carrier, 1).put("sz_okinawa", Usa, Fighter, 1).put("sz_okinawa", Usa, Submarine, 1);
    let mut t = t.own("wake_island", Usa).put("wake_island", Usa, Fighter, 1).put("okinawa", Japan, Infantry, 1).attack(Usa);
    assert!(t.is_legal(fly(Fighter, "sz_okinawa", 4, "sz_okinawa", 0)));
    assert!(!t.is_legal(fly(Fighter, "sz_okinawa", 4, "sz_okinawa", 2)));
    // The carrier in that zone is a deck like others, also when another ship leaves it.
    t.act(out("okinawa"));
    assert!(t.is_legal(sail(Submarine, "sz_okinawa", "sz_caroline")));
}

#[test]
fn aa_136_no_place_on_a_deck_is_counted_twice() {
    let five = ["okinawa"; 5];
    let t = || wake(5).put("sz_hawaii", Usa, Carrier, 1);
    assert_eq!(sorties(t().attack(Usa), &five), 2);
    assert_eq!(sorties(t().put("sz_hawaii", Usa, Carrier, 1).attack(Usa), &five), 4);
    assert_eq!(sorties(t().put("sz_solomon", Usa, Carrier, 1).attack(Usa), &five), 4);
    assert_eq!(sorties(t().put("sz_midway", Usa, Carrier, 1).attack(Usa), &five), 2);
    assert_eq!(sorties(t().put("sz_okinawa", Uk, Carrier, 1).attack(Usa), &five), 4);
    // An ally's fighter aboard rides along, unless it can stay on an ally's deck.
    let guest = || t().put("sz_hawaii", Uk, Fighter, 1);
    assert_eq!(sorties(guest().attack(Usa), &five), 1);
    assert_eq!(sorties(guest().put("sz_hawaii", Uk, Carrier, 1).attack(Usa), &five), 2);
    assert_eq!(sorties(guest().put("sz_hawaii", Uk, Fighter, 1).attack(Usa), &five), 0);
    assert_eq!(sorties(guest().put("sz_hawaii", Usa, Carrier, 1).attack(Usa), &five), 3);
    // An own one can fly to Hawaii first.
    assert_eq!(sorties(t().put("sz_hawaii", Usa, Fighter, 2).attack(Usa), &five), 2);
    // On decks that stay allied fighters count as well.
    let stays = |guests| wake(5).put("sz_okinawa", Uk, Carrier, 1).put("sz_okinawa", Ussr, Fighter, guests).attack(Usa);
    assert_eq!([0, 1, 2].map(|n| sorties(stays(n), &five)), [2, 1, 0]);
}

#[test]
fn aa_136_a_carrier_goes_to_one_place_only() {
    let t = |zones: &[(&str, u16)]| zones.iter().fold(wake(5), |t, (z, n)| t.put(z, Usa, Carrier, *n));
    let two = ["okinawa", "caroline_islands"];
    assert_eq!(sorties(t(&[("sz_hawaii", 1)]).attack(Usa), &two), 1);
    assert_eq!(sorties(t(&[("sz_hawaii", 2)]).attack(Usa), &two), 2);
    assert_eq!(sorties(t(&[("sz_hawaii", 1), ("sz_midway", 1)]).attack(Usa), &two), 1);
    assert_eq!(sorties(t(&[("sz_hawaii", 1), ("sz_midway", 1)]).attack(Usa), &["okinawa", "okinawa", "caroline_islands"]), 2);
    assert_eq!(sorties(t(&[("sz_hawaii", 2)]).attack(Usa), &["okinawa", "caroline_islands", "okinawa", "caroline_islands"]), 4);
}

#[test]
fn aa_136_270_carriers_meet_fighters_in_no_more_zones_than_they_may_stand_in() {
    let three = ["okinawa", "caroline_islands", "solomon_islands"];
    let t = |limits: &str| {
        let t = Table::empty_with(&[limits]).own("wake_island", Usa).put("wake_island", Usa, Fighter, 5);
        three.iter().fold(t, |t, s| t.put(s, Japan, Infantry, 1)).put("sz_hawaii", Usa, Carrier, 3).attack(Usa)
    };
    assert_eq!(sorties(t("stack_limits=off"), &three), 3);
    // Beyond the limit already, they may still go elsewhere, if there are no more stacks than before.
    let three_stacks =
        wake(1).put("sz_hawaii", Usa, Carrier, 1).put("sz_mexico", Usa, Carrier, 1).put("sz_midway", Usa, Carrier, 1);
    assert_eq!(sorties(three_stacks.attack(Usa), &["okinawa"]), 1);
    // Under the limit of two they all leave the Hawaiian zone, two of them together.
    assert_eq!(sorties(t("stack_limits=carriers"), &three), 2);
    assert_eq!(
        sorties(t("stack_limits=carriers"), &["okinawa", "caroline_islands", "okinawa", "caroline_islands", "okinawa"]),
        5
    );
}

/// A German fighter in Algeria attacks the zone of Angola, three out: its only hope is a carrier off Peru, which can come half-way.
/// `home`: the fighters aboard have land in reach, four spaces away in New Guinea.
fn far_south(fighters: u16, carriers: u16, aboard: u16, home: bool) -> Table {
    let islands = ["solomon_islands", "caroline_islands", "wake_island", "borneo_celebes", "east_indies"];
    let t = islands.into_iter().fold(Table::empty(), |t, s| t.own(s, Usa)).own("new_guinea", if home { Japan } else { Usa });
    let t = t.put("sz_angola", Uk, Submarine, 1).put("algeria", Germany, Fighter, fighters).ipc(Germany, 0);
    t.put("sz_peru", Germany, Carrier, carriers).put("sz_peru", Germany, Fighter, aboard).attack(Germany)
}

#[test]
fn aa_136_own_fighters_that_cannot_leave_the_deck_keep_their_places() {
    let south = |mut t: Table| {
        let a = fly(Fighter, "algeria", 4, "sz_angola", 3);
        (0..5).take_while(|_| t.is_legal(a) && t.act(a).air("sz_angola", Fighter) > 0).count()
    };
    assert_eq!([0, 1, 2].map(|n| south(far_south(5, 1, n, false))), [2, 1, 0]);
    assert_eq!([0, 1, 2].map(|n| south(far_south(5, 1, n, true))), [2, 2, 2]);
    // Two carriers: one stays or both go; either way every fighter aboard needs a place.
    assert_eq!([0, 1, 2, 3, 4].map(|n| south(far_south(5, 2, n, false))), [4, 3, 2, 1, 0]);
}

#[test]
fn aa_136_a_fighter_that_flies_off_leaves_its_place_to_another() {
    // Two aboard and no land in reach for them: the one that attacks from the deck comes back to it, the place is the same.
    let mut t = far_south(1, 1, 2, false).put("sz_new_zealand", Uk, Submarine, 1);
    let own = fly(Fighter, "sz_peru", 4, "sz_new_zealand", 1);
    t.act(own);
    assert!(t.is_legal(own));
    assert!(!t.is_legal(fly(Fighter, "algeria", 4, "sz_angola", 3)));
    t.act(own);
    assert_eq!(t.refused(fly(Fighter, "algeria", 4, "sz_angola", 3)), rule::AA_134);
    let mut t = far_south(1, 1, 1, false).put("sz_new_zealand", Uk, Submarine, 1);
    t.act(own);
    assert!(t.is_legal(fly(Fighter, "algeria", 4, "sz_angola", 3)), "one carrier serves both");
}

#[test]
fn aa_292_a_carrier_still_to_be_placed_is_no_deck() {
    let t = |carrier: bool| {
        let t = wake(1).put("japan", Japan, Infantry, 1);
        if carrier { t.put("sz_okinawa", Usa, Carrier, 1) } else { t }
    };
    assert!(t(true).attack(Usa).is_legal(out("okinawa")));
    let mut t = t(false).put("eastern_us", Usa, Fighter, 1).attack(Usa);
    t.p.turn.bought[Carrier.i()] = 1;
    assert_eq!(t.refused(out("okinawa")), rule::AA_134);
    // In phase 5 it comes on the board and nothing flies any more.
    t.unfought().act(Action::Done);
    assert_eq!(t.p.phase, Phase::Place);
    let place = Action::Place { unit: Carrier, at: sp("sz_eastern_us"), by: sp("eastern_us") };
    assert!(t.is_legal(place));
    t.p.turn.bought[Carrier.i()] = 2;
    t.act(place);
    assert_eq!((t.p.phase, t.n("sz_eastern_us", Usa, Carrier)), (Phase::Place, 1));
    assert!(!t.is_legal(fly(Fighter, "eastern_us", 4, "sz_eastern_us", 1)));
}

#[test]
fn aa_111_112_no_way_crosses_the_gun_it_attacks() {
    // With long range there would be a way over Germany to Switzerland and back: Germany's gun would fire at it twice.
    let t =
        Table::empty().put("united_kingdom", Uk, Bomber, 1).put("germany", Germany, Aa, 1).put("germany", Germany, Infantry, 1);
    let mut t = t.put("western_europe", Germany, Aa, 1).put("southern_europe", Germany, Aa, 1).ipc(Uk, 3);
    t.p.developments[Uk.i()].add(Development::LongRange);
    let t = t.attack(Uk);
    assert!(t.is_legal(fly(Bomber, "united_kingdom", 8, "germany", 3)));
    assert!(!t.is_legal(fly_over(Bomber, "united_kingdom", 8, "germany", 5, &["germany", "switzerland"])));
    assert!(ways(&t, Bomber, "united_kingdom", "germany").iter().all(|(_, over)| !over.has(sp("germany"))));
}
