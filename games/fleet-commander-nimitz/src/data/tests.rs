//! The built-in pack against the printed game, and broken packs against their messages.

use super::*;
use crate::{
    board::{Campaign, Start, UnitType},
    types::{Grade, Kind, Order, Sector, UsPlan, Value},
};
use ironbottom_kernel::{
    Lang,
    area::{Space, SpaceSet},
};

fn loaded() -> (Board, About) {
    load(EMBEDDED.pack()).unwrap_or_else(|e| panic!("{e:#?}"))
}

fn board() -> Board {
    loaded().0
}

fn at(b: &Board, id: &str) -> Space {
    b.area(id).unwrap_or_else(|| panic!("no area {id}"))
}

fn ids(b: &Board, set: SpaceSet) -> Vec<&str> {
    let mut ids: Vec<&str> = set.iter().map(|s| b.areas[s.i()].id.as_str()).collect();
    ids.sort_unstable();
    ids
}

fn unit<'a>(c: &'a Campaign, id: &str) -> &'a UnitType {
    c.types.iter().find(|u| u.id == id).unwrap_or_else(|| panic!("no counter {id}"))
}

/// Neighbours of an area that are one lane closer to another.
fn closer(b: &Board, from: &str, to: &str) -> Vec<String> {
    let (from, to) = (at(b, from), at(b, to));
    let near = b.map.near(from).iter().filter(|s| b.areas[s.i()].japan);
    let set: SpaceSet = near.filter(|s| b.distance(*s, to) + 1 == b.distance(from, to)).collect();
    ids(b, set).into_iter().map(str::to_owned).collect()
}

/// The built-in pack with one text put in place of another.
fn broken(file: &str, from: &str, to: &str) -> Vec<(String, usize, String)> {
    let mut pack = EMBEDDED.pack();
    let text = pack.0.get(file).unwrap().clone();
    assert!(text.contains(from), "{file} has no {from}");
    pack.0.insert(file.to_owned(), text.replacen(from, to, 1));
    let problems = load(pack).err().map(|p| p.0).unwrap_or_default();
    problems.into_iter().map(|p| (p.file, p.line, p.problem.id.into_owned())).collect()
}

#[test]
fn every_counter_of_a_sheet_has_its_place() {
    let b = board();
    // Ships, infantry and squadrons of the US, then of Japan; battalions on the map and in the piles; squadron types of carriers.
    let sheets = [
        (1942, [30, 8, 19], [41, 11, 20], [5, 10]),
        (1943, [41, 14, 30], [37, 14, 27], [9, 16]),
        (1944, [63, 28, 33], [40, 32, 28], [9, 20]),
        (1945, [68, 30, 35], [21, 28, 24], [6, 25]),
    ];
    for (year, us, japan, battalions) in sheets {
        let c = b.campaign(year);
        for (s, want) in [(Side::Us, us), (Side::Japan, japan)] {
            let mut have = [0; 3];
            for (t, _) in c.start.iter().filter(|(t, _)| c.types[*t as usize].side == s && *t > 1) {
                have[c.kind_of(*t).class().i()] += 1;
            }
            assert_eq!(have, want, "{year} {s:?}");
        }
        for (s, want) in Side::ALL.into_iter().zip(battalions) {
            assert_eq!(c.start.iter().filter(|(t, _)| *t == Campaign::battalion(s)).count(), want, "{year} {s:?}");
        }
        assert_eq!(c.types.iter().filter(|u| u.kind == Kind::CarrierAir).count(), 6, "{year}");
        assert_eq!([c.types[0].side, c.types[1].side], Side::ALL);
        assert!(c.types[..2].iter().all(|u| u.kind == Kind::Battalion && u.loss == 0));
    }
    let c = b.campaign(1942);
    let place = |id: &str| c.start.iter().find(|(t, _)| c.types[*t as usize].id == id).map(|(_, s)| *s);
    assert_eq!(place("saratoga"), Some(Start::Port(0)));
    assert_eq!(place("hornet"), Some(Start::Box));
    assert_eq!(place("yamato-musashi"), Some(Start::Box));
    assert_eq!(place("kaga"), Some(Start::Area(b.places.japan)));
    assert!(c.start.contains(&(Campaign::battalion(Side::Japan), Start::Box)), "R75");
}

#[test]
fn e6_desron_2_begins_on_the_west_coast() {
    let b = board();
    let c = b.campaign(1942);
    let desron = c.types.iter().position(|u| u.id == "desron-2").unwrap();
    assert!(c.start.contains(&(desron as u16, Start::Area(b.places.west_coast))));
}

#[test]
fn e7_objectives_of_1942() {
    let b = board();
    let want = ["alaska", "gilbert", "hawaii", "midway", "new_caledonia", "new_guinea", "samoa", "solomon"];
    assert_eq!(ids(&b, b.campaign(1942).objectives), want);
    assert_eq!([1942, 1943, 1944, 1945].map(|y| b.campaign(y).objectives.len()), [8, 10, 14, 16]);
}

#[test]
fn fn_003_004_005_grades_of_1942_to_1944() {
    use Grade::{Good, Great, Historical, Poor, Replaced};
    let b = board();
    let of = |year: u16, from: u8, to: u8| (from..=to).map(|n| b.campaign(year).grade(n)).collect::<Vec<_>>();
    assert_eq!(of(1942, 3, 8), [Replaced, Poor, Historical, Historical, Good, Great]);
    assert_eq!(of(1943, 4, 10), [Replaced, Poor, Historical, Historical, Good, Good, Great]);
    assert_eq!(of(1944, 6, 14), [Replaced, Poor, Poor, Historical, Historical, Historical, Good, Good, Great]);
}

#[test]
fn fn_006_342_grades_of_1945_and_of_all_four() {
    use Grade::{Good, Great, Historical, Poor, Replaced};
    let b = board();
    let of = |n: [u8; 6]| n.map(|n| b.campaign(1945).grade(n));
    assert_eq!(of([6, 7, 14, 15, 18, 19]), [Replaced, Poor, Poor, Historical, Good, Great]);
    let linked = [25, 26, 34, 35, 44, 45, 49, 50, 51].map(|n| crate::board::grade(&b.tables.linked, n));
    assert_eq!(linked, [Replaced, Poor, Poor, Historical, Historical, Good, Good, Great, Great]);
}

#[test]
fn fn_350_airfields_as_printed() {
    let b = board();
    let printed = [
        ("alaska", 5),
        ("midway", 2),
        ("wake", 3),
        ("marshall", 4),
        ("gilbert", 4),
        ("samoa", 2),
        ("new_caledonia", 3),
        ("solomon", 6),
        ("new_guinea", 8),
        ("borneo", 4),
        ("philippines", 9),
        ("okinawa", 4),
        ("iwo_jima", 5),
        ("mariana", 6),
        ("caroline", 5),
    ];
    for (id, n) in printed {
        assert_eq!(b.areas[at(&b, id).i()].airfield, Some(n), "{id}");
    }
    for id in ["west_coast", "hawaii", "australia"] {
        assert_eq!(b.areas[at(&b, id).i()].airfield, None, "{id}");
    }
}

#[test]
fn fn_353_areas_with_the_australian_flag() {
    let b = board();
    let flags: SpaceSet = (0..20).map(Space).filter(|s| b.areas[s.i()].australian).collect();
    assert_eq!(ids(&b, flags), ["australia", "borneo", "new_caledonia", "new_guinea", "solomon"]);
}

#[test]
fn areas_closed_to_the_us() {
    let b = board();
    let closed: SpaceSet = (0..20).map(Space).filter(|s| !b.areas[s.i()].us).collect();
    assert_eq!(ids(&b, closed), ["east_asia", "japan"]);
}

#[test]
fn areas_closed_to_japan() {
    let b = board();
    assert_eq!(ids(&b, !b.open_to_japan() & (0..20).map(Space).collect()), ["australia", "west_coast"]);
}

#[test]
fn fn_151_twenty_areas_and_thirty_four_lanes() {
    let b = board();
    assert_eq!(b.areas.len(), 20);
    assert_eq!((0..20).map(|s| b.map.near(Space(s)).len()).sum::<usize>(), 2 * 34);
    let none = [
        ("hawaii", "wake"),
        ("japan", "mariana"),
        ("okinawa", "iwo_jima"),
        ("okinawa", "east_asia"),
        ("borneo", "east_asia"),
        ("philippines", "caroline"),
        ("australia", "samoa"),
    ];
    for (from, to) in none {
        assert!(!b.map.touch(at(&b, from), at(&b, to)), "{from} {to}");
    }
    let all: SpaceSet = (0..20).map(Space).collect();
    assert_eq!(b.map.within(SpaceSet::one(Space(0)), 20, all) | SpaceSet::one(Space(0)), all, "all hang together");
    // Paths do not lead through Australia: from Borneo to New Caledonia by New Guinea and the Solomons.
    assert_eq!(b.distance(at(&b, "borneo"), at(&b, "new_caledonia")), 3);
    // Wake is the link from Midway to the Marianas while nothing else is held.
    let chain: SpaceSet = ["hawaii", "midway", "wake", "mariana"].map(|id| at(&b, id)).into_iter().collect();
    let without: SpaceSet = chain.iter().filter(|s| *s != at(&b, "wake")).collect();
    let reach = |held: SpaceSet| b.map.distance(b.places.hawaii, b.places.marianas, held);
    assert_eq!((reach(chain), reach(without)), (Some(3), None));
}

#[test]
fn e114_lane_distances_from_japan() {
    let b = board();
    let printed: [(u8, &[&str]); 6] = [
        (1, &["okinawa", "iwo_jima", "east_asia"]),
        (2, &["philippines", "mariana"]),
        (3, &["borneo", "caroline", "wake"]),
        (4, &["new_guinea", "solomon", "marshall", "midway"]),
        (5, &["gilbert", "new_caledonia", "alaska", "hawaii"]),
        (6, &["samoa"]),
    ];
    for (n, areas) in printed {
        for id in areas {
            assert_eq!(b.distance(b.places.japan, at(&b, id)), n, "{id}");
        }
    }
}

#[test]
fn areas_one_step_closer_to_australia() {
    let b = board();
    assert_eq!(closer(&b, "caroline", "australia"), ["new_guinea", "solomon"]);
    assert_eq!(closer(&b, "philippines", "australia"), ["borneo"]);
    assert_eq!(closer(&b, "japan", "australia"), ["east_asia", "okinawa"]);
    assert!(b.map.touch(at(&b, "new_guinea"), b.places.australia));
    assert!(closer(&b, "new_guinea", "australia").is_empty());
}

#[test]
fn areas_one_step_closer_to_hawaii() {
    let b = board();
    assert_eq!(closer(&b, "caroline", "hawaii"), ["marshall", "solomon"]);
    assert_eq!(closer(&b, "japan", "hawaii"), ["iwo_jima"]);
}

#[test]
fn e110_orders_of_the_die() {
    use Order::{Battle, East, Engage, Hold, Refit, Reinforce, Sortie, South};
    let t = board().tables;
    assert_eq!(t.orders, [Hold, Hold, Refit, South, East, East, Battle, Engage, Reinforce, Sortie]);
    let units = Order::ALL.map(|o| t.order_rows[o.i()].units);
    let printed = [[6, 2, 3], [4, 1, 0], [3, 1, 2], [4, 2, 2], [2, 1, 2], [3, 2, 2], [2, 1, 2], [3, 2, 2]];
    assert_eq!(units, printed);
    assert_eq!(Order::ALL.map(|o| t.order_rows[o.i()].chart_infantry), [2, 1, 1, 2, 1, 1, 1, 1]);
    let friends = Order::ALL.into_iter().filter(|o| t.order_rows[o.i()].air_needs_friends);
    assert_eq!(friends.collect::<Vec<_>>(), [South, Battle, Engage, Sortie]);
}

#[test]
fn e111_battle_turns_of_the_die() {
    let t = board().tables;
    assert_eq!(t.battle_turns, [1, 1, 2, 2, 2, 3, 3, 3, 4, 4]);
    assert_eq!(t.track, 5);
}

#[test]
fn fn_247_sectors_of_the_die() {
    use Sector::{Coastal, Island, JapanOcean, UsOcean};
    let printed = [JapanOcean, JapanOcean, Island, Island, Island, Coastal, UsOcean, UsOcean, UsOcean, UsOcean];
    assert_eq!(board().tables.sectors, printed);
}

#[test]
fn e112_new_forces() {
    let b = board();
    let rows = [-3, 0, 1, 3, 6, 9, 10, 13, 14, 19].map(|n| b.new_forces(n));
    let printed = [[1, 0, 0], [1, 0, 0], [1, 1, 0], [1, 1, 1], [2, 1, 1], [2, 2, 1], [2, 2, 2], [3, 2, 2], [3, 3, 3], [3, 3, 3]];
    assert_eq!(rows, printed);
}

#[test]
fn e113_points_of_the_invasion() {
    let b = board();
    assert_eq!([49, 50, 79, 80, 99, 100].map(|n| b.invasion_points(n)), [0, 1, 1, 2, 2, 3]);
    assert_eq!(b.tables.invasion_per_turn, 7);
}

#[test]
fn fn_183_plans_by_the_number_of_units() {
    let b = board();
    assert_eq!([1, 4, 5, 9, 10, 16, 17, 60].map(|n| b.plan_draws(n)), [1, 1, 2, 2, 3, 3, 4, 4]);
}

#[test]
fn e37_prices_of_plans() {
    let b = board();
    assert_eq!(b.plan_cost(UsPlan::Aaa), 2);
    assert_eq!(b.plan_cost(UsPlan::Leathernecks), 0);
    assert_eq!(b.tables.plan_costs, [2, 1, 3, 2, 2, 1, 4, 3, 3, 1, 2, 1, 0, 1, 2, 1]);
    assert_eq!(b.tables.plan_points, (3, 3));
}

#[test]
fn e118_damaged_sides() {
    let b = board();
    let c = b.campaign(1942);
    let v = |hit: u8, twice: u8| Value { hit: Some(hit), twice };
    let lexington = unit(c, "lexington");
    assert_eq!((lexington.full.aaa, lexington.full.depth), (v(2, 1), v(2, 0)));
    assert_eq!((lexington.hurt.aaa, lexington.hurt.depth), (v(1, 0), v(1, 0)));
    assert!(!lexington.full.surface.can() && !lexington.hurt.surface.can());
    let raaf = unit(c, "raaf-fg");
    assert_eq!((raaf.full.dogfight, raaf.full.ship, raaf.full.ground), (v(5, 3), v(1, 0), v(2, 0)));
    assert_eq!((raaf.hurt.dogfight, raaf.hurt.ship, raaf.hurt.ground), (v(3, 2), v(1, 0), v(1, 0)));
    assert!(raaf.australian);
    // A damaged battalion's 0 is a value (R86).
    assert_eq!((c.types[0].full.attack, c.types[0].hurt.attack), (v(1, 0), v(0, 0)));
}

#[test]
fn e3_e5_e8_counters_as_printed() {
    let b = board();
    let c = b.campaign(1942);
    let colorado = unit(c, "colorado-maryland");
    let values = [colorado.full.aaa, colorado.full.surface, colorado.full.depth].map(|v| v.hit);
    assert_eq!((colorado.kind, colorado.buy, values), (Kind::Bb, 3, [Some(3), Some(4), Some(2)]));
    let lexington = unit(c, "lexington");
    assert_eq!((lexington.buy, lexington.loss), (5, 1));
}

#[test]
fn fn_259_260_loss_costs() {
    let b = board();
    for c in &b.campaigns {
        assert!(c.types.iter().filter(|u| u.kind.is_carrier()).all(|u| u.loss == 1));
        assert!(c.types.iter().filter(|u| u.kind == Kind::Battalion).all(|u| u.loss == 0));
    }
    assert_eq!(b.tables.transport_loss, 4);
}

#[test]
fn e31_e33_squadrons_of_carriers() {
    let b = board();
    let of = |year: u16, carrier: &str| {
        let c = b.campaign(year);
        let n = c.types.iter().position(|u| u.id == carrier).unwrap();
        c.group(n as u16).iter().map(|t| c.types[*t as usize].id.clone()).collect::<Vec<_>>()
    };
    assert_eq!(of(1942, "lexington"), ["f4f", "sbd", "sbd", "tbd"]);
    assert_eq!(of(1942, "kaga"), ["a6m", "d3a", "b5n"]);
    assert_eq!(of(1942, "ryujo"), ["a6m", "d3a"]);
    assert_eq!(of(1942, "taiyo"), ["d3a"]);
    assert_eq!(of(1943, "essex"), ["f6f", "f6f", "sbd", "sbd", "tbf"]);
    assert_eq!(of(1943, "saratoga"), ["f6f", "sbd", "sbd", "tbf"]);
    assert_eq!(of(1944, "princeton"), ["f6f", "sb2c", "tbf"]);
    assert_eq!(of(1945, "cve-gp-1"), ["f6f", "sb2c"]);
}

#[test]
fn figures_of_the_sheets() {
    let b = board();
    let figures = b.campaigns.iter().map(|c| (c.year, c.turns, c.ports, c.sp, c.rp, c.extra_infantry, c.bombing, c.invasion));
    let printed = [
        (1942, 6, 1, 20, 7, 0, false, false),
        (1943, 6, 2, 15, 14, 0, false, false),
        (1944, 6, 3, 18, 15, 2, true, false),
        (1945, 4, 3, 25, 17, 0, true, true),
    ];
    assert_eq!(figures.collect::<Vec<_>>(), printed);
    assert_eq!(ids(&b, b.campaign(1945).no_orders), ["iwo_jima", "okinawa"]);
    let wings = |year| b.campaign(year).types.iter().filter(|u| u.wing).count();
    assert_eq!([1942, 1943, 1944, 1945].map(wings), [0, 0, 1, 5]);
}

#[test]
fn every_thing_has_a_name_in_both_languages() {
    let (board, l) = loaded();
    let mut keys = vec!["place.box".to_owned(), "place.port.2".to_owned(), "side.japan".to_owned(), "grade.great".to_owned()];
    keys.extend(board.areas.iter().map(|a| format!("space.{}", a.id)));
    for c in &board.campaigns {
        keys.extend(c.types.iter().map(|u| format!("unit.{}.{}", c.year, u.id)));
    }
    keys.extend(Kind::ALL.iter().flat_map(|k| [format!("kind.{}", k.id()), format!("kinds.{}", k.id())]));
    keys.extend(Order::ALL.iter().map(|o| format!("order.{}", o.id())));
    keys.extend(UsPlan::ALL.iter().flat_map(|p| [format!("us-plan.{}", p.id()), format!("us-plan-help.{}", p.id())]));
    let japan = crate::types::JapanPlan::ALL;
    keys.extend(japan.iter().flat_map(|p| [format!("japan-plan.{}", p.id()), format!("japan-plan-help.{}", p.id())]));
    keys.extend(Sector::ALL.iter().map(|s| format!("sector.{}", s.id())));
    for key in keys {
        assert!(l.catalog.has_name(&key), "{key}");
        assert!(!l.catalog.name(Lang::Fr, &key).is_empty(), "{key}");
    }
    assert_eq!(l.info.scenarios.iter().map(|s| s.id.as_str()).collect::<Vec<_>>(), SCENARIOS);
    assert!(l.info.scenarios.iter().all(|s| !s.name.en.is_empty()));
}

#[test]
fn the_rules_are_all_there() {
    let info = loaded().1.info;
    assert_eq!(info.rules.len(), 377);
    assert!(info.rules.iter().all(|r| r.en.ends_with('.') && r.fr.ends_with('.')));
}

#[test]
fn a_broken_pack_is_named_with_its_lines() {
    let cases = [
        ("map.toml", "b = \"hawaii\"", "b = \"hawai\"", "pack-unknown-area"),
        ("map.toml", "figure = \"4\"", "figure = \"5\"", "pack-fixed"),
        ("map.toml", "mark = \"AUS\"", "mark = \"AUT\"", "pack-fixed"),
        ("map.toml", "airfield_unlimited = true\n", "", "pack-airfield"),
        ("map.toml", "a = \"west_coast\"\nb = \"hawaii\"", "a = \"hawaii\"\nb = \"midway\"", "pack-lane"),
        ("units.toml", "full = \"2/1 - 2\"", "full = \"2/3 - 2\"", "pack-values"),
        ("units.toml", "damaged = \"1/0 - 1\"", "damaged = \"1/0 1 1\"", "pack-sides"),
        ("units.toml", "id = \"lexington\"", "id = \"enterprise\"", "pack-duplicate-id"),
        ("setup_1942.toml", "\"lexington\", ", "", "pack-not-placed"),
        ("setup_1942.toml", "\"lexington\", ", "\"lexington\", \"lexington\", ", "pack-placed-twice"),
        ("setup_1942.toml", "at = \"hawaii\"", "at = \"return_1943\"", "pack-misplaced"),
        ("setup_1942.toml", "\"mag-22\"", "\"mag-22\", \"mag-13\", \"3rd-bg\"", "pack-crowded"),
        ("setup_1942.toml", "price = 5", "price = 6", "pack-no-group"),
        ("setup_1943.toml", "poor = 5", "poor = 9", "pack-rising"),
        ("tables.toml", "from = 3", "from = 2", "pack-face-twice"),
        ("tables.toml", "to = 2", "to = 1", "pack-face-missing"),
        ("plans.toml", "id = \"sonar\"", "id = \"radar\"", "pack-unknown-word"),
        ("names.toml", "id = \"great\"", "id = \"good\"", "pack-duplicate-id"),
        ("options.toml", "ruling = \"R3\"", "ruling = \"R300\"", "pack-unknown-rule"),
        ("options.toml", "default = 2", "default = 3", "pack-option-default"),
    ];
    for (file, from, to, wanted) in cases {
        let found = broken(file, from, to);
        assert!(found.iter().any(|(f, _, id)| f == file && id == wanted), "{file} {to}: {found:?}");
    }
    // Every problem at once, each on its line.
    let found = broken("tables.toml", "battle_track = 5 ", "battle_track = 0\nbattle_trick = 5 ");
    let lines: Vec<(usize, &str)> = found.iter().map(|(_, line, id)| (*line, id.as_str())).collect();
    assert!(lines.contains(&(3, "pack-out-of-range")) && lines.contains(&(4, "pack-unknown-field")), "{lines:?}");
}
