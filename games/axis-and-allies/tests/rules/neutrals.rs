//! Neutral territories (rulebook 4.110-4.113): the price of violating them, by land, by air and from the sea.
use crate::support::{Table, march, march2, moves::*, sp};
use axis_and_allies::{Action, Kind, Power, rule};

use Kind::{Aa, Armor, Bomber, Fighter, Infantry, Submarine, Transport};
use Power::{Germany, Japan, Uk, Usa, Ussr};

#[test]
fn aa_202_207_land_units_enter_for_three_ipc() {
    let mut t = Table::empty().put("western_europe", Germany, Infantry, 1).ipc(Germany, 3).attack(Germany);
    t.act(march(Infantry, "western_europe", "spain"));
    assert_eq!((t.owner("spain"), t.p.ipc[Germany.i()]), (Some(Germany), 0));
    assert!(t.p.turn.captured.has(sp("spain")) && t.p.turn.origins.is_empty(), "no battle");
    assert_eq!(t.p.moved.get(sp("spain"), Infantry), 1);
    let t = Table::empty().put("western_europe", Germany, Infantry, 1).ipc(Germany, 2).attack(Germany);
    assert_eq!(t.refused(march(Infantry, "western_europe", "spain")), rule::AA_207);
}

#[test]
fn e66_one_neutral_for_five_ipc() {
    let mut t = Table::empty().put("western_europe", Germany, Armor, 3).ipc(Germany, 5).attack(Germany);
    t.act(march(Armor, "western_europe", "spain"));
    assert_eq!((t.owner("spain"), t.p.ipc[Germany.i()]), (Some(Germany), 2));
    t.act(march2(Armor, "western_europe", "spain", "gibraltar"));
    assert_eq!((t.owner("gibraltar"), t.p.ipc[Germany.i()]), (Some(Germany), 2), "nothing more is paid");
    assert_eq!(t.refused(march(Armor, "western_europe", "switzerland")), rule::AA_207);
}

#[test]
fn aa_205_a_neutral_is_paid_for_once_in_the_game() {
    let mut t = Table::empty().put("western_europe", Germany, Infantry, 2).ipc(Germany, 6).attack(Germany);
    t.act(march(Infantry, "western_europe", "spain")).act(march(Infantry, "western_europe", "spain"));
    assert_eq!(t.p.ipc[Germany.i()], 3, "units that enter together pay together");
    let mut t = Table::empty().put("gibraltar", Uk, Infantry, 1).own("spain", Germany).ipc(Uk, 9).attack(Uk);
    t.act(march(Infantry, "gibraltar", "spain"));
    assert_eq!((t.owner("spain"), t.p.ipc[Uk.i()]), (Some(Uk), 9), "it is an ordinary territory now");
}

#[test]
fn aa_208_a_former_neutral_held_by_the_enemy_is_attacked() {
    let mut t =
        Table::empty().put("gibraltar", Uk, Infantry, 1).own("spain", Germany).put("spain", Germany, Infantry, 1).attack(Uk);
    t.act(march(Infantry, "gibraltar", "spain"));
    assert_eq!(t.owner("spain"), Some(Germany));
    assert_eq!(t.p.turn.origins.len(), 1);
}

#[test]
fn aa_206_neutrals_are_closed_in_phase_4() {
    let t = Table::empty()
        .put("western_europe", Germany, Infantry, 1)
        .put("western_europe", Germany, Armor, 1)
        .put("western_europe", Germany, Fighter, 1)
        .laden(Germany, "sz_west_spain", &[(Infantry, Germany)])
        .calm(Germany);
    assert_eq!(t.refused(march(Infantry, "western_europe", "spain")), rule::AA_206);
    assert_eq!(t.refused(march2(Armor, "western_europe", "switzerland", "southern_europe")), rule::AA_284);
    assert_eq!(t.refused(t.ashore("sz_west_spain", Infantry, "spain")), rule::AA_206);
    assert_eq!(t.refused(fly(Fighter, "western_europe", 4, "spain", 1)), rule::AA_131);
}

#[test]
fn aa_152_aircraft_do_not_cross_neutrals_in_phase_4() {
    // Panama to Brazil: 2 over Colombia, 3 by sea.
    let mut t = Table::empty().put("panama", Usa, Fighter, 1).ipc(Usa, 9).calm(Usa);
    assert_eq!(t.refused(fly(Fighter, "panama", 4, "brazil", 2)), rule::AA_137);
    t.act(fly(Fighter, "panama", 4, "brazil", 3));
    assert_eq!(t.p.ipc[Usa.i()], 9);
    // Once somebody holds it, it may be crossed.
    let t = Table::empty().put("panama", Usa, Fighter, 1).own("colombia", Japan).calm(Usa);
    assert!(t.is_legal(fly(Fighter, "panama", 4, "brazil", 2)));
    // Switzerland, held by Japan and shut in by neutrals, has no way out at all.
    let mut t = Table::empty().put("switzerland", Japan, Fighter, 1).own("switzerland", Japan);
    for s in ["germany", "southern_europe", "western_europe"] {
        t.p.territories[sp(s).i()].owner = None;
    }
    let t = t.calm(Japan);
    assert!(t.is_legal(fly(Fighter, "switzerland", 4, "eastern_europe", 2)), "only what the board calls neutral is closed");
    let mut t = Table::empty().put("mongolia", Ussr, Fighter, 1).own("mongolia", Ussr);
    t = t.own("afghanistan", Ussr).put("afghanistan", Ussr, Fighter, 1);
    assert!(t.calm(Ussr).is_legal(fly(Fighter, "mongolia", 4, "afghanistan", 2)));
}

#[test]
fn aa_203_aircraft_on_their_way_to_an_attack_violate_what_they_cross() {
    let base = |ipc: u16| {
        Table::empty()
            .put("western_europe", Germany, Fighter, 1)
            .put("gibraltar", Uk, Infantry, 1)
            .ipc(Germany, ipc)
            .attack(Germany)
    };
    let mut t = base(3);
    // Western Europe - Spain - Gibraltar or Western Europe - West Med - Gibraltar: both 2.
    assert!(t.is_legal(fly(Fighter, "western_europe", 4, "gibraltar", 2)));
    t.act(fly_over(Fighter, "western_europe", 4, "gibraltar", 2, &["spain"]));
    assert_eq!((t.owner("spain"), t.p.ipc[Germany.i()]), (Some(Germany), 0), "it pays, and holds Spain (ruling R33)");
    assert!(t.p.turn.crossings.is_empty());
    assert!(t.saw("violated"));
    assert_eq!(base(2).refused(fly_over(Fighter, "western_europe", 4, "gibraltar", 2, &["spain"])), rule::AA_207);
    assert_eq!(t.air("gibraltar", Fighter), 1);
}

#[test]
fn aa_203_each_set_of_neutrals_is_a_way_of_its_own() {
    let t = |ipc: u16| {
        let t = Table::empty()
            .put("southern_europe", Germany, Bomber, 1)
            .put("gibraltar", Uk, Infantry, 1)
            .put("western_europe", Germany, Aa, 1)
            .ipc(Germany, ipc)
            .attack(Germany);
        t.legal()
            .into_iter()
            .filter_map(|a| match a {
                Action::Fly { unit: Bomber, to, cost, over, .. } if to == sp("gibraltar") => Some((cost, over.len())),
                _ => None,
            })
            .collect::<Vec<_>>()
    };
    // Central Med - West Med - Gibraltar: 3. Over Spain: 3 by Western Europe. Over Switzerland and Spain: 4; over Switzerland alone: 4.
    let seen = t(9);
    assert!(seen.contains(&(3, 0)) && seen.contains(&(3, 1)) && seen.contains(&(4, 1)) && seen.contains(&(4, 2)), "{seen:?}");
    let seen = t(3);
    assert!(seen.contains(&(3, 1)) && !seen.iter().any(|(_, n)| *n > 1), "{seen:?}");
    assert_eq!(t(2), [(3, 0)]);
}

#[test]
fn aa_309_a_neutral_violated_this_turn_is_no_landing_place() {
    let mut t = Table::empty()
        .put("western_europe", Germany, Fighter, 2)
        .put("western_europe", Germany, Infantry, 1)
        .put("gibraltar", Uk, Infantry, 1)
        .attack(Germany);
    t.act(march(Infantry, "western_europe", "spain")).act(fly(Fighter, "western_europe", 4, "gibraltar", 2));
    t.unfought();
    assert_eq!(t.refused(fly(Fighter, "gibraltar", 2, "spain", 1)), rule::AA_130);
    assert_eq!(t.refused(fly(Fighter, "western_europe", 4, "spain", 1)), rule::AA_130);
    assert!(t.is_legal(fly(Fighter, "gibraltar", 2, "western_europe", 2)), "but it may be crossed");
}

#[test]
fn aa_308_a_landing_on_a_neutral_coast() {
    let mut t = Table::empty()
        .laden(Germany, "sz_west_spain", &[(Infantry, Germany), (Infantry, Germany)])
        .ipc(Germany, 3)
        .attack(Germany);
    t.act(t.ashore("sz_west_spain", Infantry, "spain"));
    assert_eq!((t.owner("spain"), t.p.ipc[Germany.i()], t.n("spain", Germany, Infantry)), (Some(Germany), 0, 1));
    t.act(t.ashore("sz_west_spain", Infantry, "spain"));
    assert_eq!((t.p.ipc[Germany.i()], t.n("spain", Germany, Infantry)), (0, 2), "the second goes with the first");
    let t = Table::empty().laden(Germany, "sz_west_spain", &[(Infantry, Germany)]).ipc(Germany, 2).attack(Germany);
    assert_eq!(t.refused(t.ashore("sz_west_spain", Infantry, "spain")), rule::AA_207);
    let t = Table::empty().laden(Germany, "sz_west_spain", &[(Infantry, Germany)]).ipc(Germany, 9).calm(Germany);
    assert_eq!(t.refused(t.ashore("sz_west_spain", Infantry, "spain")), rule::AA_206, "in phase 2 only");
}

#[test]
fn aa_207_the_price_of_a_landing_that_must_fight_first_is_kept_aside() {
    let base = |ipc: u16| {
        Table::empty()
            .laden(Germany, "sz_west_med", &[(Infantry, Germany)])
            .put("sz_west_spain", Uk, Submarine, 1)
            .put("western_europe", Germany, Infantry, 1)
            .put("southern_europe", Germany, Infantry, 1)
            .put("western_europe", Germany, Fighter, 1)
            .ipc(Germany, ipc)
            .attack(Germany)
    };
    let mut t = base(5);
    t.act(t.go("sz_west_med", "sz_west_spain"));
    t.act(t.ashore("sz_west_spain", Infantry, "spain"));
    assert_eq!((t.owner("spain"), t.p.ipc[Germany.i()]), (None, 5), "enemy ships first");
    assert!(t.ship("sz_west_spain", Germany).cargo().all(|c| c.landing));
    assert_eq!(t.refused(march(Infantry, "southern_europe", "switzerland")), rule::AA_207, "3 of the 5 are promised");
    assert!(t.is_legal(march(Infantry, "western_europe", "spain")), "going there by land costs nothing more");
    t.act(march(Infantry, "western_europe", "spain"));
    assert_eq!(t.p.ipc[Germany.i()], 2);
    let mut t = base(6);
    t.act(t.go("sz_west_med", "sz_west_spain"));
    t.act(t.ashore("sz_west_spain", Infantry, "spain"));
    assert!(t.is_legal(march(Infantry, "southern_europe", "switzerland")));
}

#[test]
fn aa_207_a_transport_that_counts_on_a_neutral_keeps_its_price() {
    // All coasts in reach of this transport are friendly or neutral.
    let base = |ipc: u16| {
        let mut t = Table::empty_with(&["loading_only_for_assaults=true"])
            .put("sz_west_africa", Germany, Transport, 1)
            .put("french_west_africa", Germany, Infantry, 2)
            .put("southern_europe", Germany, Infantry, 1)
            .put("germany", Germany, Fighter, 1)
            .put("western_europe", Germany, Fighter, 1)
            .put("sz_west_med", Uk, Submarine, 1)
            .ipc(Germany, ipc);
        for s in crate::support::game().board.land.iter().filter(|s| !crate::support::game().board.neutral.has(*s)) {
            t.p.territories[s.i()].owner = Some(Germany);
        }
        t.attack(Germany)
    };
    let mut t = base(3);
    t.act(t.load(Infantry, "french_west_africa", "sz_west_africa"));
    assert_eq!(t.refused(march(Infantry, "southern_europe", "switzerland")), rule::AA_086, "the money is needed");
    assert_eq!(
        t.refused(fly_over(Fighter, "germany", 4, "sz_west_med", 3, &["switzerland"])),
        rule::AA_086,
        "aircraft keep it too"
    );
    assert!(
        t.is_legal(fly_over(Fighter, "western_europe", 4, "sz_west_med", 2, &["spain"])),
        "Spain would do for the transport as well"
    );
    assert!(!t.is_legal(Action::Done));
    t.act(march(Infantry, "french_west_africa", "rio_de_oro"));
    assert_eq!(t.p.ipc[Germany.i()], 0);
    t.act(t.ashore("sz_west_africa", Infantry, "rio_de_oro"));
    assert_eq!(t.n("rio_de_oro", Germany, Infantry), 2);
    assert!(t.is_legal(Action::Done));
    let mut t = base(6);
    t.act(t.load(Infantry, "french_west_africa", "sz_west_africa"));
    assert!(t.is_legal(fly_over(Fighter, "germany", 4, "sz_west_med", 3, &["switzerland"])));
    t.act(march(Infantry, "southern_europe", "switzerland"));
    let t = base(2);
    assert_eq!(t.refused(t.load(Infantry, "french_west_africa", "sz_west_africa")), rule::AA_086);
}

#[test]
fn aa_207_two_transports_share_a_neutral_or_pay_for_two() {
    // One can only go to Rio de Oro, the other only to Sweden: 6 IPC. Both to the same one: 3.
    let base = |ipc: u16, second: (&str, &str)| {
        let mut t = Table::empty()
            .put("sz_west_africa", Germany, Transport, 1)
            .put("french_west_africa", Germany, Infantry, 2)
            .put(second.0, Germany, Transport, 1)
            .put(second.1, Germany, Infantry, 2)
            .ipc(Germany, ipc);
        for s in crate::support::game().board.land.iter().filter(|s| !["rio_de_oro", "sweden"].iter().any(|n| sp(n) == *s)) {
            t.p.territories[s.i()].owner = Some(Germany);
        }
        t.attack(Germany)
    };
    let apart = ("sz_baltic", "germany");
    let mut t = base(5, apart);
    t.act(t.load(Infantry, "french_west_africa", "sz_west_africa"));
    assert_eq!(t.refused(t.load(Infantry, "germany", "sz_baltic")), rule::AA_086);
    let mut t = base(6, apart);
    t.act(t.load(Infantry, "french_west_africa", "sz_west_africa"));
    t.act(t.load(Infantry, "germany", "sz_baltic"));
    t.act(t.ashore("sz_baltic", Infantry, "sweden"));
    t.act(t.ashore("sz_west_africa", Infantry, "rio_de_oro"));
    assert_eq!(t.p.ipc[Germany.i()], 0);
    let mut t = base(3, ("sz_west_spain", "western_europe"));
    t.act(t.load(Infantry, "french_west_africa", "sz_west_africa"));
    t.act(t.load(Infantry, "western_europe", "sz_west_spain"));
    t.act(t.ashore("sz_west_africa", Infantry, "rio_de_oro"));
    assert_eq!(t.p.ipc[Germany.i()], 0);
    t.act(t.go("sz_west_spain", "sz_west_africa"));
    let follow = Action::Unload {
        zone: sp("sz_west_africa"),
        owner: Germany,
        ship: axis_and_allies::position::ShipRef::Entry(0),
        unit: Infantry,
        to: sp("rio_de_oro"),
    };
    let other = Action::Unload {
        zone: sp("sz_west_africa"),
        owner: Germany,
        ship: axis_and_allies::position::ShipRef::Entry(1),
        unit: Infantry,
        to: sp("rio_de_oro"),
    };
    assert!(t.is_legal(follow) || t.is_legal(other));
}

#[test]
fn aa_202_under_strict_neutrals_nobody_enters() {
    let t = Table::empty_with(&["strict_neutrals=true"])
        .put("western_europe", Germany, Infantry, 1)
        .put("western_europe", Germany, Fighter, 1)
        .put("gibraltar", Uk, Infantry, 1)
        .laden(Germany, "sz_west_spain", &[(Infantry, Germany)])
        .attack(Germany);
    assert_eq!(t.refused(march(Infantry, "western_europe", "spain")), rule::AA_202);
    assert_eq!(t.refused(t.ashore("sz_west_spain", Infantry, "spain")), rule::AA_202);
    assert!(!t.is_legal(fly_over(Fighter, "western_europe", 4, "gibraltar", 2, &["spain"])));
}

#[test]
fn aa_109_a_gun_violates_nothing() {
    let t = Table::empty()
        .put("western_europe", Germany, Aa, 1)
        .with_development(Germany, axis_and_allies::types::Development::Rockets)
        .attack(Germany);
    assert_eq!(t.refused(march(Aa, "western_europe", "spain")), rule::AA_109);
}

#[test]
fn aa_113_288_enemy_territory_is_crossed_without_fire_in_phase_4() {
    let mut t = Table::empty()
        .put("karelia", Ussr, Fighter, 1)
        .put("eastern_europe", Germany, Aa, 1)
        .put("eastern_europe", Germany, Infantry, 1)
        .own("southern_europe", Uk)
        .put("sz_baltic", Germany, Submarine, 1)
        .calm(Ussr);
    assert!(t.is_legal(fly(Fighter, "karelia", 4, "united_kingdom", 3)), "over an enemy zone too");
    t.act(fly(Fighter, "karelia", 4, "southern_europe", 2));
    assert!(t.p.turn.crossings.is_empty());
    assert_eq!(t.n("southern_europe", Ussr, Fighter), 1);
    let t = Table::empty()
        .put("karelia", Ussr, Fighter, 1)
        .put("eastern_europe", Germany, Aa, 1)
        .own("southern_europe", Uk)
        .calm(Ussr);
    assert_eq!(t.refused(fly_over(Fighter, "karelia", 4, "southern_europe", 2, &["eastern_europe"])), rule::AA_113);
    let raid = Action::Fly {
        unit: Fighter,
        from: sp("karelia"),
        left: 4,
        to: sp("southern_europe"),
        cost: 2,
        raid: true,
        over: Default::default(),
    };
    assert_eq!(t.refused(raid), rule::AA_113);
    let _ = (Japan, Usa);
}
