//! Replacement markers (7.4).

use crate::bench::{Bench, bare, bare_with, board, space, unit};
use fire_in_the_sky::{
    Action, Event, phases,
    position::{Phase, Place},
    rule,
    types::{Nation, Side},
};

fn restore(id: &str, value: u8, from: &str) -> Action {
    Action::Restore { unit: unit(id), value, from: space(from) }
}

const fn raise(nation: Nation, value: u8, at: fire_in_the_sky::types::Space) -> Action {
    Action::Raise { nation, value, at }
}

/// An Allied reinforcement phase with a reduced unit there.
fn reduced(id: &str, at: &str) -> Bench {
    let mut t = bare(Phase::Reinforcement, Side::Allies);
    hurt(&mut t, id, at);
    t
}

fn hurt(t: &mut Bench, id: &str, at: &str) {
    let u = t.put(id, at);
    t.p.unit_mut(u).reduced = true;
}

fn is_reduced(t: &Bench, id: &str) -> bool {
    t.unit(unit(id)).reduced
}

#[test]
fn e8_two_small_markers_do_not_do() {
    let mut t = reduced("8th_army", "brisbane");
    t.marker(Nation::Usa, "brisbane", 2).marker(Nation::Usa, "brisbane", 2);
    t.refused(restore("8th_army", 2, "brisbane"), rule::FS_118);
    t.marker(Nation::Usa, "brisbane", 4);
    t.act(restore("8th_army", 4, "brisbane"), &[]);
    assert!(!is_reduced(&t, "8th_army"));
    assert_eq!(t.markers.iter().map(|m| (m.value, m.count)).collect::<Vec<_>>(), [(2, 2)]);
}

#[test]
fn fs_115_118_a_marker_in_the_hex_that_is_large_enough() {
    let mut t = reduced("25th_division", "noumea");
    t.marker(Nation::Usa, "noumea", 1).marker(Nation::Usa, "fiji", 2);
    t.refused(restore("25th_division", 1, "noumea"), rule::FS_118);
    t.refused(restore("25th_division", 2, "fiji"), rule::FS_116);
    t.refused(restore("25th_division", 2, "noumea"), rule::FS_117);
    t.marker(Nation::Usa, "noumea", 2);
    let events = t.act(restore("25th_division", 2, "noumea"), &[]);
    assert_eq!(events, [Event::Restored { unit: unit("25th_division"), value: 2, at: space("noumea") }]);
    t.marker(Nation::Usa, "noumea", 2);
    t.refused(restore("25th_division", 2, "noumea"), rule::FS_115);
}

#[test]
fn fs_116_over_a_land_link() {
    // Lae and Port Moresby are linked; Lae and Rabaul are neighbours without a link.
    let mut t = reduced("25th_division", "lae");
    t.marker(Nation::Usa, "port_moresby", 3).marker(Nation::Usa, "rabaul", 3);
    t.refused(restore("25th_division", 3, "rabaul"), rule::FS_116);
    t.act(restore("25th_division", 3, "port_moresby"), &[]);
    assert!(!is_reduced(&t, "25th_division"));
}

#[test]
fn fs_117_both_must_be_ashore() {
    let mut t = bare(Phase::Operations, Side::Allies);
    let f = t.force(Side::Allies, "noumea", "fiji", &["25th_division"]);
    t.p.unit_mut(unit("25th_division")).reduced = true;
    t.marker(Nation::Usa, "fiji", 4);
    t.refused(restore("25th_division", 4, "fiji"), rule::FS_117);
    hurt(&mut t, "19th_regiment", "fiji");
    t.p.markers.clear();
    t.marker_at(Nation::Usa, Place::Force(f), 4);
    t.refused(restore("19th_regiment", 4, "fiji"), rule::FS_117);
}

#[test]
fn fs_119_377_002_one_marker_for_one_unit() {
    let mut t = reduced("19th_regiment", "fiji");
    hurt(&mut t, "21st_regiment", "fiji");
    t.marker(Nation::Usa, "fiji", 4);
    t.act(restore("19th_regiment", 4, "fiji"), &[]);
    assert!(t.markers.is_empty(), "nothing is left of its value");
    assert!(is_reduced(&t, "21st_regiment"));
    t.refused(restore("21st_regiment", 3, "fiji"), rule::FS_117);
}

#[test]
fn fs_120_at_any_time_of_ones_own() {
    for phase in [Phase::Reinforcement, Phase::Deployment, Phase::Operations, Phase::Redeployment] {
        let mut t = bare(phase, Side::Allies);
        hurt(&mut t, "19th_regiment", "fiji");
        t.marker(Nation::Usa, "fiji", 1);
        assert!(t.legal(restore("19th_regiment", 1, "fiji")), "{phase:?}");
        t.act(restore("19th_regiment", 1, "fiji"), &[]);
        assert!(!is_reduced(&t, "19th_regiment"));
    }
}

#[test]
fn fs_114_a_marker_of_the_own_nation() {
    let mut t = reduced("17th_division", "rangoon");
    t.marker(Nation::Usa, "rangoon", 4);
    t.refused(restore("17th_division", 4, "rangoon"), rule::FS_117);
    t.marker(Nation::Britain, "rangoon", 4);
    assert!(t.legal(restore("17th_division", 4, "rangoon")));
}

#[test]
fn fs_111_376_markers_of_any_value_in_a_national_base_of_their_own() {
    let mut t = reduced("8th_army", "brisbane");
    hurt(&mut t, "17th_division", "rangoon");
    let (coast, ports) = (space("west_coast_usa"), space("indian_ocean_ports"));
    t.refused(raise(Nation::Usa, 4, ports), rule::FS_376);
    t.refused(raise(Nation::Usa, 4, space("pearl_harbor")), rule::FS_376);
    t.refused(raise(Nation::Netherlands, 4, coast), rule::FS_376);
    t.refused(raise(Nation::Japan, 4, space("kure")), rule::FS_376);
    t.refused(raise(Nation::Usa, 9, coast), rule::FS_376);
    t.all(&[raise(Nation::Usa, 4, coast), raise(Nation::Usa, 4, coast), raise(Nation::Britain, 3, ports)]);
    assert_eq!(t.markers.iter().map(|m| m.count).sum::<u8>(), 3);
    t.refused(raise(Nation::Usa, 4, coast), rule::FS_111);
    t.refused(raise(Nation::Britain, 1, ports), rule::FS_111);
}

#[test]
fn fs_111_nobody_needs_a_marker_without_reduced_units() {
    let mut t = bare(Phase::Reinforcement, Side::Japan);
    t.put("2nd_division", "kure");
    t.refused(raise(Nation::Japan, 4, space("kure")), rule::FS_111);
    hurt(&mut t, "6th_division", "truk");
    assert!(t.legal(raise(Nation::Japan, 2, space("kure"))));
    assert!(t.legal(raise(Nation::Japan, 3, space("yokosuka"))));
}

#[test]
fn fs_376_only_in_the_reinforcement_phase() {
    let mut t = bare(Phase::Deployment, Side::Japan);
    hurt(&mut t, "6th_division", "truk");
    assert!(!t.legal(raise(Nation::Japan, 2, space("kure"))));
}

#[test]
fn fs_293_markers_go_in_the_end_phase() {
    let mut t = bare(Phase::End, Side::Allies);
    t.marker(Nation::Usa, "fiji", 2).marker(Nation::Britain, "rangoon", 1);
    let events = t.begin(&[]);
    assert!(t.markers.is_empty());
    let gone = |nation| events.contains(&Event::MarkersGone { nation });
    assert_eq!(Nation::ALL.map(gone), [false, true, true, false]);
}

#[test]
fn fs_120_433_japan_hears_nothing_of_it_under_the_veil() {
    use ironbottom_kernel::{Audience, Dice, Log};
    for hidden in [false, true] {
        let mut t = bare_with(Phase::Operations, Side::Allies, &["hidden_task_forces=true"]);
        hurt(&mut t, "19th_regiment", "fiji");
        t.marker(Nation::Usa, "fiji", 1);
        if hidden {
            phases::veil::drop_over(board(), &mut t.p, space("fiji"));
        }
        let mut log = Log::default();
        phases::apply(board(), &mut t.p, Side::Allies, &restore("19th_regiment", 1, "fiji"), &mut Dice::scripted(&[]), &mut log);
        assert!(matches!(log.events[0].event, Event::Restored { .. }));
        assert_eq!(log.events[0].audience == Audience::Only(Side::Allies.only()), hidden);
    }
}
