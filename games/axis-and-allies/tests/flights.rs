//! Flights: range, ways through the air, landing places and decks (rulebook 4.40-4.53, 4.110-4.113, 6.3, ruling R6).
mod support;

use axis_and_allies::{
    Action, Kind,
    Kind::{Aa, Armor, Bomber, Carrier, Fighter, Infantry, Submarine, Transport},
    Phase, Power,
    Power::{Germany, Japan, Uk, Usa, Ussr},
    position::{Crossing, Mission, Origin},
    types::Development,
};
use ironbottom_kernel::{
    Rng,
    area::{Space, SpaceSet},
};
use std::collections::BTreeSet;
use support::{
    ATTACK, Table, game, march, march2,
    moves::{fly, fly_over, raid_over, sail_with, steam},
    sail, sail2, sp,
};

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
        assert_eq!(t().attack(Germany).refused(a).0, 282);
        // A gun is nobody to fight with either.
        assert_eq!(t().put("caucasus", Ussr, Aa, 1).attack(Germany).refused(a).0, 282);
        assert!(t().put("caucasus", Ussr, Infantry, 1).attack(Germany).is_legal(a));
        assert!(t().put("caucasus", Uk, Fighter, 1).attack(Germany).is_legal(a));
    }
    // They win, and the ground stays the enemy's.
    let mut t = t().put("caucasus", Ussr, Infantry, 1).attack(Germany);
    t.act(sorties[1]).roll(Action::Done, &[4, 6]);
    assert_eq!(t.p.phase, Phase::NonCombatMove);
    assert_eq!((t.n("caucasus", Ussr, Infantry), t.owner("caucasus")), (0, Some(Ussr)));
    assert!(t.p.turn.captured.is_empty());
}

#[test]
fn aa_282_aircraft_fly_out_only_to_fight_or_to_raid() {
    let t = Table::empty().put("eastern_europe", Germany, Fighter, 1).put("eastern_europe", Germany, Bomber, 1);
    let t = t.put("karelia", Ussr, Infantry, 1).put("sz_black", Ussr, Transport, 1).put("sz_central_med", Germany, Transport, 1);
    let t = t.attack(Germany);
    for (to, cost) in [("karelia", 1), ("sz_black", 1)] {
        assert!(t.is_legal(fly(Fighter, "eastern_europe", 4, to, cost)));
        assert!(t.is_legal(fly(Bomber, "eastern_europe", 6, to, cost)));
    }
    // Not to friends, into an empty or friendly zone, to an undefended territory, nor to a neutral one for its own sake.
    for (to, cost) in [("ukraine", 1), ("sz_baltic", 1), ("sz_central_med", 2), ("caucasus", 2), ("russia", 2)] {
        assert_eq!(t.refused(fly(Fighter, "eastern_europe", 4, to, cost)).0, 282);
        assert_eq!(t.refused(fly(Bomber, "eastern_europe", 6, to, cost)).0, 282);
    }
    assert_eq!(t.refused(fly(Fighter, "eastern_europe", 4, "sweden", 2)).0, 282);
    // A raid needs a bomber and an enemy complex, and nobody need be at home.
    assert!(t.is_legal(raid_over("eastern_europe", 6, "russia", 2, &[])));
    assert!(t.is_legal(raid_over("eastern_europe", 6, "karelia", 1, &[])));
    for (to, cost) in [("caucasus", 2), ("germany", 1), ("sz_black", 1)] {
        assert_eq!(t.refused(raid_over("eastern_europe", 6, to, cost, &[])).0, 291);
    }
    let fighter_raid = |to, cost| match fly(Fighter, "eastern_europe", 4, to, cost) {
        Action::Fly { unit, from, left, to, cost, over, .. } => Action::Fly { unit, from, left, to, cost, over, raid: true },
        a => a,
    };
    assert_eq!(t.refused(fighter_raid("russia", 2)).0, 146);
    assert_eq!(t.refused(fly(Infantry, "eastern_europe", 4, "karelia", 1)).0, 137);
}

#[test]
fn aa_137_312_taking_off_beside_the_battle_opens_a_way_of_retreat() {
    let t = || {
        let t = Table::empty().put("karelia", Ussr, Infantry, 1).put("sz_baltic", Uk, Submarine, 1);
        t.put("eastern_europe", Germany, Fighter, 2).put("germany", Germany, Fighter, 1).put("eastern_europe", Germany, Bomber, 1)
    };
    let origins = |a: Action| {
        let mut t = t().attack(Germany);
        t.act(a);
        t.p.turn.origins
    };
    let from = |from: &str, battle: &str| Origin { battle: sp(battle), from: sp(from), air: true };
    assert_eq!(origins(fly(Fighter, "eastern_europe", 4, "karelia", 1)), [from("eastern_europe", "karelia")]);
    assert_eq!(origins(fly(Bomber, "eastern_europe", 6, "karelia", 1)), [from("eastern_europe", "karelia")]);
    // Not one from farther off, on a raid, or from land to a battle at sea.
    assert_eq!(origins(fly(Fighter, "germany", 4, "karelia", 2)), []);
    assert_eq!(origins(raid_over("eastern_europe", 6, "karelia", 1, &[])), []);
    assert_eq!(origins(fly(Fighter, "germany", 4, "sz_baltic", 1)), []);
    // At sea it is the zone of the carrier; from a deck to a battle on land there is no way back for land units.
    let t = || Table::empty().put("sz_midway", Japan, Submarine, 1).put("sz_hawaii", Usa, Carrier, 1);
    let mut sea = t().put("sz_hawaii", Usa, Fighter, 1).attack(Usa);
    sea.act(fly(Fighter, "sz_hawaii", 4, "sz_midway", 1));
    assert_eq!(sea.p.turn.origins, [from("sz_hawaii", "sz_midway")]);
    let island = t().own("hawaiian_islands", Japan).put("hawaiian_islands", Japan, Infantry, 1).put("sz_hawaii", Usa, Fighter, 1);
    let mut island = island.attack(Usa);
    island.act(fly(Fighter, "sz_hawaii", 4, "hawaiian_islands", 1));
    assert_eq!(island.p.turn.origins, []);
}

// ---- Range ----

/// Britain alone: the Axis holds all that a British aircraft could land on in the north.
fn britain() -> Table {
    let t = ["karelia", "caucasus", "russia", "persia", "kazakh"].into_iter().fold(Table::empty(), |t, s| t.own(s, Germany));
    let held = ["germany", "southern_europe", "ukraine", "kazakh", "eastern_europe"];
    held.into_iter().fold(t, |t, s| t.put(s, Germany, Infantry, 1)).put("sz_baltic", Germany, Submarine, 1)
}

#[test]
fn e18_a_fighter_flies_two_out_and_two_back() {
    let mut t = britain().put("united_kingdom", Uk, Fighter, 1).attack(Uk);
    assert!(t.is_legal(fly(Fighter, "united_kingdom", 4, "sz_baltic", 2)));
    for (to, cost, rule) in [("germany", 3, 134), ("eastern_europe", 3, 134), ("ukraine", 4, 134), ("kazakh", 5, 133)] {
        assert_eq!(t.refused(fly(Fighter, "united_kingdom", 4, to, cost)).0, rule, "{to}");
    }
    t.act(fly(Fighter, "united_kingdom", 4, "sz_baltic", 2)).unfought();
    assert!(t.is_legal(fly(Fighter, "sz_baltic", 2, "united_kingdom", 2)));
}

#[test]
fn e23_a_bomber_flies_three_out_and_three_back() {
    let t = britain().put("united_kingdom", Uk, Bomber, 1).attack(Uk);
    for to in ["germany", "southern_europe", "eastern_europe"] {
        assert!(t.is_legal(fly(Bomber, "united_kingdom", 6, to, 3)));
    }
    assert_eq!(t.refused(fly(Bomber, "united_kingdom", 6, "ukraine", 4)).0, 134);
    assert!(t.is_legal(raid_over("united_kingdom", 6, "southern_europe", 3, &[])));
    let far = britain().own("manchuria", Japan).put("manchuria", Japan, Infantry, 1).put("united_kingdom", Uk, Bomber, 1).attack(Uk);
    assert_eq!(far.refused(fly(Bomber, "united_kingdom", 6, "manchuria", 7)).0, 146);
    // Range that is not its own is no use.
    assert_eq!(t.refused(fly(Bomber, "united_kingdom", 8, "ukraine", 4)).0, 146);
    assert_eq!(t.refused(fly(Bomber, "united_kingdom", 5, "germany", 3)).0, 146);
}

#[test]
fn aa_133_146_range_four_and_six() {
    let t = || ["ukraine", "germany"].into_iter().fold(Table::empty(), |t, s| t.own(s, Ussr).put(s, Ussr, Bomber, 1));
    let t = || t().put("caucasus", Ussr, Fighter, 1).put("ukraine", Ussr, Fighter, 1).put("united_kingdom", Ussr, Bomber, 1);
    let goal = "soviet_far_east";
    let usual = t().calm(Ussr);
    assert!(usual.is_legal(fly(Fighter, "caucasus", 4, goal, 4)));
    assert_eq!(usual.refused(fly(Fighter, "ukraine", 4, goal, 5)).0, 133);
    assert!(usual.is_legal(fly(Bomber, "germany", 6, goal, 6)));
    assert_eq!(usual.refused(fly(Bomber, "united_kingdom", 6, goal, 7)).0, 146);
    // The range is that of the power, no more and no less.
    assert_eq!(usual.refused(fly(Fighter, "ukraine", 5, goal, 5)).0, 133);
    assert_eq!(usual.refused(fly(Bomber, "ukraine", 5, goal, 5)).0, 146);
    let longer = t().with_development(Ussr, Development::LongRange).calm(Ussr);
    assert!(longer.is_legal(fly(Fighter, "ukraine", 6, goal, 5)));
    assert!(longer.is_legal(fly(Bomber, "united_kingdom", 8, goal, 7)));
    assert!(!longer.is_legal(fly(Fighter, "ukraine", 4, goal, 5)));
}

#[test]
fn aa_133_both_phases_share_one_range() {
    let t = Table::empty().own("spain", Germany).put("germany", Germany, Fighter, 1).put("karelia", Ussr, Infantry, 1);
    let mut t = t.attack(Germany);
    assert_eq!(t.refused(fly(Fighter, "germany", 3, "karelia", 2)).0, 133);
    t.act(fly(Fighter, "germany", 4, "karelia", 2)).unfought();
    assert!(t.is_legal(fly(Fighter, "karelia", 2, "germany", 2)));
    assert!(t.is_legal(fly(Fighter, "karelia", 2, "western_europe", 2)));
    assert_eq!(t.refused(fly(Fighter, "karelia", 2, "spain", 3)).0, 133);
    assert_eq!(t.refused(fly(Fighter, "karelia", 4, "germany", 2)).0, 268, "none there with so much left");
}

#[test]
fn aa_137_138_every_space_counts_and_an_island_after_its_zone() {
    let t = Table::empty().put("hawaiian_islands", Usa, Fighter, 1).put("sz_hawaii", Uk, Carrier, 1).calm(Usa);
    assert!(t.is_legal(fly(Fighter, "hawaiian_islands", 4, "sz_hawaii", 1)));
    assert!(t.is_legal(fly(Fighter, "hawaiian_islands", 4, "midway", 3)));
    for cost in [0, 1, 2, 4] {
        assert_eq!(t.refused(fly(Fighter, "hawaiian_islands", 4, "midway", cost)).0, 137);
    }
    // One that is at rest and stays does not fly.
    assert_eq!(t.refused(fly(Fighter, "hawaiian_islands", 4, "hawaiian_islands", 0)).0, 137);
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
    assert_eq!(t.refused(fly(Fighter, "hawaiian_islands", 4, "cuba", 5)).0, 133);
}

/// Japan holds Midway.
fn midway() -> Table {
    Table::empty().own("midway", Japan).put("midway", Japan, Infantry, 1)
}

#[test]
fn e19_hawaii_to_midway_and_back_is_too_far() {
    let t = midway().put("hawaiian_islands", Usa, Fighter, 1).attack(Usa);
    assert_eq!(t.refused(fly(Fighter, "hawaiian_islands", 4, "midway", 3)).0, 134);
    assert_eq!(t.legal(), [Action::Done]);
    // A bomber has the range.
    assert!(midway().put("hawaiian_islands", Usa, Bomber, 1).attack(Usa).is_legal(fly(Bomber, "hawaiian_islands", 6, "midway", 3)));
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
    assert_eq!(okinawa(Uk).put("sz_hawaii", Usa, Fighter, 1).attack(Usa).refused(far).0, 134);
}

#[test]
fn e41_a_fighter_is_ferried_from_hawaii_to_australia() {
    let mut t = Table::empty().own("philippines", Usa).put("hawaiian_islands", Usa, Fighter, 1).calm(Usa);
    assert_eq!(t.refused(fly(Fighter, "hawaiian_islands", 4, "philippines", 5)).0, 133);
    t.act(fly(Fighter, "hawaiian_islands", 4, "australia", 4));
    assert_eq!((t.n("australia", Usa, Fighter), t.n("hawaiian_islands", Usa, Fighter)), (1, 0));
    // Its move is over.
    assert_eq!(t.refused(fly(Fighter, "australia", 4, "new_zealand", 3)).0, 237);
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
        assert_eq!(t.refused(fly(Fighter, "russia", 2, to, 1)).0, 130);
        assert_eq!(t.refused(fly(Bomber, "ukraine", 6, to, 1)).0, 130);
    }
    for to in ["ukraine", "eastern_europe", "finland_norway"] {
        assert!(t.is_legal(fly(Fighter, "russia", 2, to, 2)));
    }
    assert_eq!(t.refused(fly(Fighter, "russia", 2, "kazakh", 1)).0, 131, "an enemy territory");
    // A turn later it is friendly ground like any other.
    let mut t = t;
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
    assert_eq!(t.refused(fly(Fighter, "ukraine", 2, "karelia", 1)).0, 130);
    assert_eq!(t.refused(fly(Fighter, "finland_norway", 4, "karelia", 1)).0, 130);
    assert!(t.is_legal(fly(Fighter, "ukraine", 2, "russia", 2)));
}

#[test]
fn aa_134_ground_taken_this_turn_makes_no_attack_legal() {
    // Ukraine to Kazakh costs three; the fourth must lead to a landing place.
    let t = |owner| Table::empty().own("russia", owner).put("ukraine", Germany, Fighter, 1).put("kazakh", Ussr, Infantry, 1);
    let out = fly(Fighter, "ukraine", 4, "kazakh", 3);
    assert!(t(Germany).attack(Germany).is_legal(out));
    assert!(t(Japan).attack(Germany).is_legal(out), "an ally's will do");
    assert_eq!(t(Ussr).attack(Germany).refused(out).0, 134);
    let mut taken = t(Ussr).own("caucasus", Germany).put("caucasus", Germany, Infantry, 1).attack(Germany);
    taken.act(march(Infantry, "caucasus", "russia"));
    assert_eq!(taken.owner("russia"), Some(Germany));
    assert_eq!(taken.refused(out).0, 134);
}

#[test]
fn e40_a_fighter_attacks_germany_and_lands_in_western_europe() {
    let t = |owner| Table::empty().own("western_europe", owner).put("germany", Germany, Infantry, 1);
    let out = fly(Fighter, "united_kingdom", 4, "germany", 3);
    for owner in [Uk, Usa] {
        let mut t = t(owner).put("united_kingdom", Uk, Fighter, 1).attack(Uk);
        assert_eq!(ways(&t, Fighter, "united_kingdom", "germany"), [(3, SpaceSet::EMPTY)]);
        t.act(out).roll(Action::Done, &[3, 6]).act(fly(Fighter, "germany", 1, "western_europe", 1));
        assert_eq!(t.n("western_europe", Uk, Fighter), 1);
    }
    // Friendly only since a moment ago.
    let t = t(Germany).put("united_kingdom", Uk, Fighter, 1).laden(Uk, "sz_united_kingdom", &[(Infantry, Uk)]);
    let mut t = t.attack(Uk);
    t.act(t.ashore("sz_united_kingdom", Infantry, "western_europe"));
    assert_eq!(t.owner("western_europe"), Some(Uk));
    assert_eq!(t.refused(out).0, 134);
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
        assert_eq!(t.refused(fly(Fighter, "united_kingdom", 4, to, cost)).0, 131, "{to}");
    }
    // No bomber on a deck (AA-146).
    assert!(t.is_legal(fly(Bomber, "united_kingdom", 6, "karelia", 3)));
    assert_eq!(t.refused(fly(Bomber, "united_kingdom", 6, "sz_karelia", 2)).0, 146);
}

#[test]
fn aa_146_a_carrier_is_no_landing_place_for_a_bomber() {
    let t = || Table::empty().own("kwangtung", Usa).put("philippines", Japan, Infantry, 1).put("sz_philippines", Usa, Carrier, 1);
    let t = || t().put("hawaiian_islands", Usa, Bomber, 1).put("sz_wake", Usa, Carrier, 1).put("sz_wake", Usa, Fighter, 1);
    let usual = t().attack(Usa);
    assert!(usual.is_legal(fly(Fighter, "sz_wake", 4, "philippines", 3)));
    assert_eq!(usual.refused(fly(Bomber, "hawaiian_islands", 6, "philippines", 5)).0, 134);
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
    assert_eq!(t.refused(fly(Fighter, "brazil", 4, "sz_peru", 2)).0, 134);
    assert_eq!(t.refused(fly(Fighter, "brazil", 4, "sz_peru", 4)).0, 134);
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
    assert_eq!(t.refused(fly_over(Fighter, "brazil", 4, "sz_peru", 2, &["peru"])).0, 207);
    assert_eq!(t.legal(), [Action::Done]);
    // Two of them cost six.
    let t = |ipc| Table::empty().put("sz_peru", Japan, Submarine, 1).put("panama", Usa, Bomber, 1).ipc(Usa, ipc).attack(Usa);
    let both = fly_over(Bomber, "panama", 6, "sz_peru", 3, &["colombia", "peru"]);
    assert_eq!(t(5).refused(both).0, 207);
    assert_eq!(ways(&t(5), Bomber, "panama", "sz_peru"), [(2, SpaceSet::EMPTY), (3, over(&["colombia"])), (3, over(&["peru"]))].map(|w| w)[..2]);
    let mut t = t(6);
    assert!(t.is_legal(both));
    t.act(both);
    assert_eq!((t.p.ipc[Usa.i()], t.owner("colombia"), t.owner("peru")), (0, Some(Usa), Some(Usa)));
}

#[test]
fn aa_309_a_neutral_flown_over_may_be_crossed_again_but_not_landed_on() {
    // Nothing else is left to land on.
    let mut t = peru(3).own("panama", Germany).own("new_zealand", Japan).attack(Usa);
    t.act(fly_over(Fighter, "brazil", 4, "sz_peru", 2, &["peru"])).unfought();
    assert_eq!(t.refused(fly(Fighter, "sz_peru", 2, "peru", 1)).0, 130);
    assert_eq!(t.refused(fly(Fighter, "brazil", 4, "peru", 1)).0, 130, "nor by one that did not fight");
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
    assert_eq!(shut().attack(Usa).refused(out).0, 134);
    assert!(shut().own("peru", Uk).attack(Usa).is_legal(out), "an ally's land by now");
    assert!(shut().own("panama", Usa).attack(Usa).is_legal(out));
    assert!(shut().own("new_zealand", Uk).attack(Usa).is_legal(out));
}

// ---- Guns on the way ----

#[test]
fn e43_a_raid_on_germany_avoids_the_gun_of_western_europe() {
    let t = Table::empty().put("germany", Germany, Aa, 1).put("western_europe", Germany, Aa, 1).ipc(Germany, 20);
    let mut t = t.put("united_kingdom", Uk, Bomber, 1).ipc(Uk, 0).attack(Uk);
    assert!(!t.is_legal(raid_over("united_kingdom", 6, "germany", 3, &["western_europe"])), "as long, and under fire");
    t.act(raid_over("united_kingdom", 6, "germany", 3, &[])).roll(Action::Done, &[2, 6]);
    assert_eq!((t.count("aa_fired"), t.p.ipc[Germany.i()]), (1, 14));
    t.act(fly(Bomber, "germany", 3, "united_kingdom", 3));
    assert_eq!(t.n("united_kingdom", Uk, Bomber), 1);
}

#[test]
fn e60_a_bomber_crosses_karelia_under_fire() {
    let t = Table::empty().own("karelia", Germany).put("karelia", Germany, Aa, 1).put("ukraine", Germany, Infantry, 1);
    let t = || t.p.units.clone();
    let units = t();
    let mut t = Table::empty().own("karelia", Germany).ipc(Usa, 0);
    t.p.units = units;
    // The way by Eastern Europe is as long and safe; with a gun there too it is one or the other.
    let t = t.put("united_kingdom", Usa, Bomber, 1);
    let mut open = Table::empty().own("karelia", Germany).ipc(Usa, 0);
    open.p.units = t.p.units.clone();
    assert_eq!(ways(&open.attack(Usa), Bomber, "united_kingdom", "ukraine"), [(4, SpaceSet::EMPTY)]);
    let mut t = t.put("eastern_europe", Germany, Aa, 1).attack(Usa);
    assert_eq!(ways(&t, Bomber, "united_kingdom", "ukraine"), [(4, over(&["eastern_europe"])), (4, over(&["karelia"]))]);
    t.act(fly_over(Bomber, "united_kingdom", 6, "ukraine", 4, &["karelia"]));
    // One die at Karelia, none in Ukraine; then the battle.
    t.roll(Action::Done, &[2, 4, 6]);
    assert_eq!(t.count("aa_fired"), 1);
    t.act(fly(Bomber, "ukraine", 2, "caucasus", 1));
    assert_eq!(t.n("caucasus", Usa, Bomber), 1);
}
