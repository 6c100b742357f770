//! The board: borders, wrap-around, islands, canals (rulebook 2.11-2.25).
use crate::support::*;
use axis_and_allies::{Kind, Phase, Power, phases::control, phases::turn};
use ironbottom_kernel::{
    Log,
    area::{Space, SpaceSet},
};

fn touch(a: &str, b: &str) -> bool {
    let map = &game().board.map;
    assert_eq!(map.touch(sp(a), sp(b)), map.touch(sp(b), sp(a)), "{a} and {b} must agree");
    map.touch(sp(a), sp(b))
}

/// May land units go from one to the other?
fn march_between(a: &str, b: &str) -> bool {
    game().board.land_near[sp(a).i()].has(sp(b))
}

/// Begins the turn of a power and says whether its ships may pass.
fn open(t: Table, power: Power, a: &str, b: &str) -> bool {
    let t = t.turn(power, Phase::Purchase);
    t.p.canal_open(&game().board, sp(a), sp(b))
}

const PANAMA: (&str, &str) = ("sz_caribbean", "sz_west_panama");
const SUEZ: (&str, &str) = ("sz_east_med", "sz_red_sea");

#[test]
fn aa_022_borders_are_mutual_and_no_space_borders_itself() {
    let b = &game().board;
    assert_eq!(b.spaces.len(), 128);
    let mut borders = 0;
    for i in 0..128 {
        let s = Space(i);
        assert!(!b.map.touch(s, s));
        for n in b.map.near(s).iter() {
            assert!(b.map.touch(n, s), "{} and {}", b.space(s).id, b.space(n).id);
            borders += 1;
        }
    }
    assert_eq!(borders, 2 * 309);
}

#[test]
fn aa_022_land_and_sea_neighbours_are_parts_of_the_borders() {
    let b = &game().board;
    assert_eq!((b.land.len(), b.sea.len()), (70, 58));
    for i in 0..128 {
        let s = Space(i);
        let near = b.map.near(s);
        assert_eq!(b.sea_near[s.i()], near & b.sea);
        let (land, coasts) = if b.is_sea(s) { (SpaceSet::EMPTY, near & b.land) } else { (near & b.land, SpaceSet::EMPTY) };
        assert_eq!(b.land_near[s.i()], land);
        assert_eq!(b.coasts[s.i()], coasts);
    }
}

#[test]
fn aa_023_ukraine_touches_caucasus_which_does_not_touch_eastern_europe() {
    assert!(touch("ukraine", "caucasus"));
    assert!(!touch("caucasus", "eastern_europe"));
}

#[test]
fn e8_ukraine_caucasus_eastern_europe() {
    assert!(touch("ukraine", "caucasus"));
    assert!(!touch("caucasus", "eastern_europe"));
}

#[test]
fn aa_024_the_gibraltar_zone_touches_algeria_and_not_libya() {
    assert!(touch("algeria", "sz_west_med"));
    assert!(touch("gibraltar", "sz_west_med"));
    assert!(!touch("libya", "sz_west_med"));
}

#[test]
fn e9_algeria_and_libya_at_the_gibraltar_zone() {
    assert!(touch("algeria", "sz_west_med"));
    assert!(!touch("libya", "sz_west_med"));
}

#[test]
fn aa_025_the_board_wraps_from_left_to_right() {
    for (a, b) in [("western_canada", "eastern_canada"), ("western_us", "eastern_us"), ("mexico", "panama")] {
        assert!(march_between(a, b), "{a} and {b}");
    }
}

#[test]
fn aa_026_the_board_does_not_wrap_over_top_and_bottom() {
    // Northern edge against southern edge: nothing touches.
    let top = ["sz_karelia", "sz_hudson_bay", "sz_alaska", "sz_soviet_far_east", "finland_norway", "evenki", "yakut"];
    let bottom = ["sz_antarctic", "sz_south_argentina", "sz_south_indian", "sz_south_australia", "sz_new_zealand", "australia"];
    for t in top {
        for b in bottom {
            assert!(!touch(t, b), "{t} and {b}");
        }
    }
}

#[test]
fn e10_the_edges_of_the_board() {
    for (a, b) in [("western_canada", "eastern_canada"), ("western_us", "eastern_us"), ("mexico", "panama")] {
        assert!(touch(a, b), "{a} and {b}");
    }
    assert!(!touch("sz_karelia", "sz_antarctic"));
    assert!(!touch("sz_alaska", "sz_south_argentina"));
}

#[test]
fn aa_027_an_island_group_is_one_territory_inside_one_zone() {
    let b = &game().board;
    assert!(b.islands.len() > 10);
    for s in b.islands.iter() {
        assert!(!b.is_sea(s));
        assert_eq!(b.map.near(s).len(), 1, "{}", b.space(s).id);
        assert_eq!(b.sea_near[s.i()].len(), 1, "{}", b.space(s).id);
    }
    for id in ["solomon_islands", "caroline_islands", "hawaiian_islands", "borneo_celebes", "new_guinea"] {
        assert!(b.islands.has(sp(id)), "{id}");
    }
    assert!(!b.islands.has(sp("australia")) && !b.islands.has(sp("madagascar")));
}

#[test]
fn aa_028_values_run_from_0_to_12() {
    let b = &game().board;
    assert_eq!(b.spaces.iter().map(|s| s.ipc).max(), Some(12));
    assert_eq!(b.space(sp("eastern_us")).ipc, 12);
    for id in ["gibraltar", "solomon_islands"] {
        assert_eq!(b.space(sp(id)).ipc, 0, "{id}");
        assert!(b.space(sp(id)).original.is_some(), "{id}");
    }
    for (id, value) in [("anglo_egyptian_sudan", 2), ("sinkiang", 2), ("manchuria", 3)] {
        assert_eq!(b.space(sp(id)).ipc, value, "{id}");
    }
}

#[test]
fn aa_029_neutrals_have_no_owner_and_no_value() {
    let b = &game().board;
    let t = Table::new();
    assert_eq!(b.neutral.len(), 14);
    for s in b.neutral.iter() {
        assert_eq!((b.space(s).ipc, b.space(s).original, t.p.owner(s)), (0, None, None), "{}", b.space(s).id);
    }
    assert_eq!(t.p.neutral(b), b.neutral);
    for id in ["spain", "turkey", "sweden", "switzerland", "mongolia"] {
        assert!(b.neutral.has(sp(id)), "{id}");
    }
}

#[test]
fn aa_030_panama_is_one_territory_on_two_sea_zones() {
    let coasts: Vec<&str> = game().board.sea_near[sp("panama").i()].iter().map(|s| game().board.space(s).id.as_str()).collect();
    assert_eq!(coasts, ["sz_caribbean", "sz_west_panama"]);
}

#[test]
fn aa_031_ships_pass_panama_only_if_their_alliance_held_it_at_the_start() {
    assert!(open(Table::new(), Power::Usa, PANAMA.0, PANAMA.1));
    assert!(open(Table::new(), Power::Uk, PANAMA.1, PANAMA.0), "an ally's canal is open, both ways");
    assert!(!open(Table::new(), Power::Germany, PANAMA.0, PANAMA.1));
    assert!(open(Table::new().own("panama", Power::Japan), Power::Germany, PANAMA.0, PANAMA.1));
}

#[test]
fn aa_032_panama_captured_this_turn_opens_nothing_this_turn() {
    let mut t = Table::empty().turn(Power::Japan, Phase::Purchase);
    control::take(&game().board, &mut t.p, sp("panama"), &mut Log::default());
    assert_eq!(t.owner("panama"), Some(Power::Japan));
    assert!(!t.p.canal_open(&game().board, sp(PANAMA.0), sp(PANAMA.1)));
    // Next turn it is open.
    turn::begin(&game().board, &mut t.p, &mut Log::default());
    assert!(t.p.canal_open(&game().board, sp(PANAMA.0), sp(PANAMA.1)));
}

#[test]
fn aa_033_an_enemy_held_panama_closes_the_canal() {
    assert!(!open(Table::new().own("panama", Power::Japan), Power::Usa, PANAMA.0, PANAMA.1));
    assert!(!open(Table::new().own("panama", Power::Germany), Power::Uk, PANAMA.1, PANAMA.0));
}

#[test]
fn aa_034_suez_needs_both_of_its_territories() {
    assert!(open(Table::new(), Power::Uk, SUEZ.0, SUEZ.1));
    assert!(open(Table::new(), Power::Ussr, SUEZ.1, SUEZ.0));
    assert!(!open(Table::new(), Power::Germany, SUEZ.0, SUEZ.1));
    for id in ["anglo_egyptian_sudan", "syria_iraq"] {
        assert!(!open(Table::new().own(id, Power::Germany), Power::Uk, SUEZ.0, SUEZ.1), "{id}");
        assert!(!open(Table::new().own(id, Power::Germany), Power::Germany, SUEZ.0, SUEZ.1), "{id} alone");
    }
    let both = || Table::new().own("anglo_egyptian_sudan", Power::Germany).own("syria_iraq", Power::Japan);
    assert!(open(both(), Power::Germany, SUEZ.0, SUEZ.1));
    assert!(!open(both(), Power::Usa, SUEZ.0, SUEZ.1));
    // The other canal is not touched by it.
    assert!(open(both(), Power::Usa, PANAMA.0, PANAMA.1));
}

#[test]
fn aa_035_the_two_lands_of_suez_touch() {
    assert!(march_between("anglo_egyptian_sudan", "syria_iraq"));
}

#[test]
fn aa_036_for_aircraft_a_canal_is_an_ordinary_border() {
    let b = &game().board;
    // Closed to German ships, but in the map that aircraft use.
    assert!(!open(Table::new(), Power::Germany, SUEZ.0, SUEZ.1));
    assert!(b.map.touch(sp(SUEZ.0), sp(SUEZ.1)) && b.map.touch(sp(PANAMA.0), sp(PANAMA.1)));
}

#[test]
fn aa_037_karelia_lies_on_the_baltic_and_on_the_northern_zone() {
    let coasts: Vec<&str> = game().board.sea_near[sp("karelia").i()].iter().map(|s| game().board.space(s).id.as_str()).collect();
    assert_eq!(coasts, ["sz_baltic", "sz_karelia"]);
}

#[test]
fn aa_038_039_no_land_way_over_the_baltic_or_at_gibraltar() {
    assert!(!march_between("finland_norway", "eastern_europe"));
    assert!(!march_between("gibraltar", "algeria"));
}

#[test]
fn aa_040_no_land_way_from_eastern_europe_to_turkey() {
    assert!(!march_between("eastern_europe", "turkey"));
}

#[test]
fn aa_041_one_single_zone_lies_south_of_australia() {
    let b = &game().board;
    let zones: Vec<&str> = b.sea_near[sp("australia").i()].iter().map(|s| b.space(s).id.as_str()).collect();
    assert_eq!(zones, ["sz_north_australia", "sz_south_australia", "sz_west_australia"]);
    // It joins the zones west, east and far south-west of it without another one between.
    for other in ["sz_west_australia", "sz_north_australia", "sz_new_zealand", "sz_south_indian"] {
        assert!(touch("sz_south_australia", other), "{other}");
    }
}

#[test]
fn aa_048_hudson_bay_touches_western_canada() {
    assert!(touch("sz_hudson_bay", "western_canada"));
}

#[test]
fn aa_049_the_gulf_zone_touches_the_eastern_us_zone_and_the_caribbean() {
    assert!(touch("sz_gulf_of_mexico", "sz_eastern_us"));
    assert!(touch("sz_gulf_of_mexico", "sz_caribbean"));
    // It does not join the Pacific past the canal.
    assert!(!touch("sz_gulf_of_mexico", "sz_mexico"));
    assert!(!touch("sz_gulf_of_mexico", "sz_west_panama"));
}

#[test]
fn aa_050_kwangtung_does_not_touch_the_japan_zone() {
    assert!(!touch("kwangtung", "sz_japan"));
}

#[test]
fn aa_051_052_passing_panama_is_one_border_and_new_zealand_reaches_south_america() {
    assert_eq!(game().board.map.distance(sp(PANAMA.0), sp(PANAMA.1), game().board.sea), Some(1));
    assert!(touch("sz_new_zealand", "sz_peru"));
    assert!(touch("sz_new_zealand", "sz_south_argentina"));
}

#[test]
fn e48_the_clarified_borders() {
    assert!(open(Table::new(), Power::Usa, "sz_west_panama", "sz_caribbean"));
    assert_eq!(game().board.map.distance(sp("sz_west_panama"), sp("sz_caribbean"), game().board.sea), Some(1));
    assert!(touch("sz_new_zealand", "sz_peru"));
    assert!(touch("sz_new_zealand", "sz_south_argentina"));
    assert!(!touch("kwangtung", "sz_japan"));
}

#[test]
fn aa_053_unnamed_islands_are_no_spaces() {
    for id in ["sicily", "sardinia", "crete", "malta", "iceland", "ceylon"] {
        assert!(game().board.find(id).is_none(), "{id}");
    }
}

#[test]
fn aa_272_land_units_cross_suez_in_one_move_whoever_may_use_the_canal() {
    // Sudan British and Syria-Iraq German: the canal is closed to both, the land way is not.
    let t = || Table::empty().own("syria_iraq", Power::Germany);
    assert!(!open(t(), Power::Uk, SUEZ.0, SUEZ.1));
    let t = t().put("anglo_egyptian_sudan", Power::Uk, Kind::Infantry, 1).turn(Power::Uk, Phase::CombatMove);
    assert!(t.is_legal(march(Kind::Infantry, "anglo_egyptian_sudan", "syria_iraq")));
}

#[test]
fn aa_273_under_the_option_the_canals_stay_as_they_were_when_the_turn_began() {
    let mut t = Table::empty_with(&["suez_from_start_of_turn=true"])
        .own("anglo_egyptian_sudan", Power::Germany)
        .own("syria_iraq", Power::Germany);
    t = t.turn(Power::Uk, Phase::Purchase);
    control::take(&game().board, &mut t.p, sp("anglo_egyptian_sudan"), &mut Log::default());
    control::take(&game().board, &mut t.p, sp("syria_iraq"), &mut Log::default());
    assert!(!t.p.canal_open(&game().board, sp(SUEZ.0), sp(SUEZ.1)));
    assert!(t.p.canal_open(&game().board, sp(PANAMA.0), sp(PANAMA.1)));
}

#[test]
fn aa_274_no_strait_but_the_two_canals_is_ever_closed() {
    let b = &game().board;
    let ids: Vec<&str> = b.canals.iter().map(|c| c.id.as_str()).collect();
    assert_eq!(ids, ["panama", "suez"]);
    // Gibraltar, the Dardanelles and the Danish straits, for a power that holds none of the shores.
    let t = Table::new().turn(Power::Japan, Phase::Purchase);
    for (a, z) in [("sz_west_spain", "sz_west_med"), ("sz_central_med", "sz_black"), ("sz_united_kingdom", "sz_baltic")] {
        assert!(touch(a, z), "{a} and {z}");
        assert!(t.p.canal_open(b, sp(a), sp(z)), "{a} and {z}");
    }
}
