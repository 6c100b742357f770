//! Air phase (11).

use crate::bench::{Bench, bare, board, space};
use fire_in_the_sky::{
    Action, Event,
    position::Phase,
    rule,
    types::{Nation, Side},
};

fn assign(steps: u8, from: &str, to: &str) -> Action {
    Action::Assign { nation: Nation::Japan, steps, from: space(from), to: space(to) }
}

/// E14: four Japanese steps at Rabaul, Americans at Guadalcanal.
fn rabaul() -> Bench {
    let mut t = bare(Phase::Air, Side::Japan);
    t.control("rabaul", Some(Side::Japan)).air(Nation::Japan, "rabaul", 4);
    t.force(Side::Allies, "noumea", "rabaul", &["enterprise_saratoga"]);
    t.put("1st_marine_division", "guadalcanal");
    t
}

#[test]
fn fs_172_173_own_hex_or_one_next_to_it() {
    let mut t = rabaul();
    let events = t.act(assign(3, "rabaul", "guadalcanal"), &[]);
    assert!(matches!(events[..], [Event::Assigned { steps: 3, .. }]));
    // The rest stays, or goes elsewhere.
    t.refused(assign(2, "rabaul", "guadalcanal"), rule::FS_172);
    let to: Vec<_> = t.p.air.iter().map(|g| (g.to, g.steps)).collect();
    assert_eq!(to, [(None, 1), (Some(space("guadalcanal")), 3)]);
    t.refused(assign(1, "rabaul", "noumea"), rule::FS_172);
    t.refused(assign(1, "rabaul", "rabaul"), rule::FS_172);
    // Where nobody is there is nothing to fight.
    t.refused(assign(1, "rabaul", "1212"), rule::FS_172);
}

#[test]
fn fs_174_aircraft_of_the_other_player_stay() {
    let mut t = rabaul();
    t.air(Nation::Usa, "guadalcanal", 2);
    let a = Action::Assign { nation: Nation::Usa, steps: 1, from: space("guadalcanal"), to: space("rabaul") };
    t.refused(a, rule::FS_174);
}

#[test]
fn fs_176_zones_and_enemy_aircraft_do_not_matter() {
    let mut t = rabaul();
    t.air(Nation::Usa, "guadalcanal", 2);
    assert!(t.legal(assign(4, "rabaul", "guadalcanal")));
}

#[test]
fn fs_173_only_as_there_are_counters() {
    let mut t = rabaul();
    let spare = board().air_counters[0].double;
    t.air(Nation::Japan, "truk", (spare - 2) * 2);
    t.refused(assign(1, "rabaul", "guadalcanal"), rule::FS_006);
    assert!(t.legal(assign(2, "rabaul", "guadalcanal")));
}

#[test]
fn fs_172_the_phase_passes_where_there_is_nothing_to_assign() {
    let mut t = bare(Phase::Air, Side::Japan);
    t.control("rabaul", Some(Side::Japan)).air(Nation::Japan, "rabaul", 4);
    t.begin(&[]);
    assert_ne!(t.p.phase, Phase::Air);
    let mut t = rabaul();
    t.begin(&[]);
    assert_eq!(t.p.phase, Phase::Air);
}
