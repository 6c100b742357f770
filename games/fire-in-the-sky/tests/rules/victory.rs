//! Victory points and the end of the game (15.3, 16).

use crate::bench::{Bench, bare, bare_with, board, space};
use fire_in_the_sky::{
    Event,
    event::PointsFor,
    phases::victory,
    position::{End, Phase},
    rule,
    types::{Nation, Side},
};
use ironbottom_kernel::Log;

/// The end phase of a player turn in which bases changed hands.
fn ending(side: Side, vp: i16, captures: &[(&str, Side)]) -> Bench {
    let mut t = bare(Phase::End, side);
    t.p.vp = vp;
    for (at, by) in captures {
        t.control(at, Some(*by));
        t.p.diary.captured.push(space(at));
    }
    t
}

/// The points of the player turn that ends.
fn points(events: &[Event]) -> Vec<(i16, PointsFor)> {
    let now = events.iter().take_while(|e| !matches!(e, Event::Turn { .. } | Event::PlayerTurn { .. }));
    now.filter_map(|e| if let Event::Points { by, why, .. } = e { Some((*by, *why)) } else { None }).collect()
}

#[test]
fn fs_296_297_298_what_bases_are_worth() {
    let worth = |id: &str| board().base(space(id)).map(|b| b.vp);
    for id in ["pearl_harbor", "kure", "yokosuka"] {
        assert_eq!(worth(id), Some(5));
    }
    for id in ["singapore", "manila", "calcutta", "bombay", "brisbane"] {
        assert_eq!(worth(id), Some(3));
    }
    assert_eq!(
        [worth("truk"), worth("wake"), worth("lae"), worth("burma"), worth("malaya")],
        [Some(1), Some(1), Some(1), None, None]
    );
    for (id, points) in [("pearl_harbor", 5), ("singapore", 3), ("wake", 1)] {
        let mut t = ending(Side::Allies, 2, &[(id, Side::Japan)]);
        t.begin(&[]);
        assert_eq!(t.vp, 2 + points);
    }
}

#[test]
fn fs_295_299_captures_of_both_sides_count() {
    let mut t = ending(Side::Allies, 5, &[("wake", Side::Japan), ("singapore", Side::Allies)]);
    let events = t.begin(&[]);
    assert_eq!(points(&events), [(1, PointsFor::Base(space("wake"))), (-3, PointsFor::Base(space("singapore")))]);
    assert_eq!(t.vp, 3);
}

#[test]
fn fs_422_neutral_bases_count_for_either_side() {
    let mut t = ending(Side::Allies, 5, &[("lae", Side::Allies)]);
    t.begin(&[]);
    assert_eq!(t.vp, 4);
    let mut t = ending(Side::Allies, 5, &[("lae", Side::Japan)]);
    t.begin(&[]);
    assert_eq!(t.vp, 6);
}

/// The chain from West Coast USA to Brisbane is cut.
fn cut(side: Side) -> Bench {
    let mut t = bare(Phase::End, side);
    t.p.vp = 5;
    for at in ["fiji", "noumea", "samoa", "ellice_islands", "guadalcanal", "port_moresby"] {
        t.control(at, Some(Side::Japan));
    }
    t
}

#[test]
fn fs_300_423_the_lifeline_in_the_japanese_end_phase() {
    let mut t = cut(Side::Japan);
    let events = t.begin(&[]);
    assert_eq!(points(&events), [(2, PointsFor::Lifeline)]);
    let mut t = cut(Side::Allies);
    assert!(points(&t.begin(&[])).is_empty());
    let mut t = bare(Phase::End, Side::Japan);
    assert!(points(&t.begin(&[])).is_empty(), "the line stands");
}

#[test]
fn fs_300_a_brisbane_in_japanese_hands() {
    for (options, lost) in [(&[][..], true), (&["captured_brisbane_cuts_lifeline=false"][..], false)] {
        let mut t = bare_with(Phase::End, Side::Japan, options);
        t.control("brisbane", Some(Side::Japan));
        assert_eq!(victory::lifeline_cut(board(), &t.p), lost);
    }
}

#[test]
fn fs_301_302_424_deductions_from_turn_4() {
    for (turn, left) in [(3, 5), (4, 3), (5, 3)] {
        let mut t = bare(Phase::Transport, Side::Japan);
        (t.p.turn, t.p.vp) = (turn, 5);
        let mut log = Log::default();
        victory::start_of_turn(&mut t.p, &mut log);
        assert_eq!(t.vp, left, "turn {turn}");
    }
}

#[test]
fn e108_singapore_was_captured_once() {
    let mut t = ending(Side::Japan, 5, &[("singapore", Side::Japan)]);
    t.p.turn = 3;
    t.begin(&[]);
    assert_eq!(t.once.captured, [false, true]);
    (t.p.turn, t.p.vp) = (5, 5);
    t.control("singapore", Some(Side::Allies));
    let mut log = Log::default();
    victory::start_of_turn(&mut t.p, &mut log);
    assert_eq!(t.vp, 4);
}

#[test]
fn fs_303_no_deduction_once_captured() {
    let mut t = ending(Side::Allies, 5, &[("manila", Side::Allies)]);
    t.p.turn = 3;
    t.begin(&[]);
    assert!(!t.once.captured[0], "not by the Allies");
    let mut t = ending(Side::Japan, 5, &[("manila", Side::Japan), ("singapore", Side::Japan)]);
    t.begin(&[]);
    (t.p.turn, t.p.vp) = (9, 5);
    victory::start_of_turn(&mut t.p, &mut Log::default());
    assert_eq!(t.vp, 5);
}

#[test]
fn fs_304_twenty_points_end_it_at_once() {
    let mut t = ending(Side::Allies, 17, &[("manila", Side::Japan)]);
    let events = t.begin(&[]);
    assert_eq!(t.end, Some(End::Sudden(Side::Japan)));
    assert!(matches!(events.last(), Some(Event::Ended { vp: 20, .. })));
    assert_eq!(t.asked(), None);
    let mut t = ending(Side::Allies, 16, &[("manila", Side::Japan)]);
    t.begin(&[]);
    assert_eq!(t.end, None);
}

#[test]
fn fs_305_less_than_none_ends_it_at_once() {
    let mut t = ending(Side::Allies, 0, &[("truk", Side::Allies)]);
    t.begin(&[]);
    assert_eq!((t.end, t.vp), (Some(End::Sudden(Side::Allies)), -1));
    let mut t = ending(Side::Allies, 1, &[("truk", Side::Allies)]);
    t.begin(&[]);
    assert_eq!((t.end, t.vp), (None, 0));
}

#[test]
fn fs_305_301_the_start_of_a_turn_can_end_it() {
    let mut t = bare(Phase::End, Side::Allies);
    (t.p.turn, t.p.vp) = (3, 1);
    t.begin(&[]);
    assert_eq!((t.end, t.turn, t.phasing), (Some(End::Sudden(Side::Allies)), 4, Side::Allies));
}

#[test]
fn fs_304_305_the_sum_of_the_segment_counts() {
    // One base lost and one won: the track does not touch its end in between.
    let mut t = ending(Side::Allies, 0, &[("truk", Side::Allies), ("wake", Side::Japan)]);
    t.begin(&[]);
    assert_eq!((t.end, t.vp), (None, 0));
    let mut t = ending(Side::Allies, 19, &[("wake", Side::Japan), ("truk", Side::Allies)]);
    t.begin(&[]);
    assert_eq!((t.end, t.vp), (None, 19));
}

#[test]
fn fs_306_the_last_turn() {
    for (vp, end) in [(0, None), (1, Some(Side::Japan)), (12, Some(Side::Japan))] {
        let mut t = ending(Side::Allies, vp, &[]);
        t.p.turn = 16;
        let events = t.begin(&[]);
        assert_eq!(t.end, Some(End::Points(end)));
        assert_eq!(events.last(), Some(&Event::Ended { end: End::Points(end), vp }));
    }
    let mut t = ending(Side::Allies, 9, &[]);
    t.p.turn = 15;
    t.begin(&[]);
    assert_eq!((t.end, t.turn), (None, 16));
}

#[test]
fn fs_306_a_table_may_stop_before() {
    let mut t = bare_with(Phase::End, Side::Allies, &["round_limit=3"]);
    (t.p.turn, t.p.vp) = (3, 4);
    t.begin(&[]);
    assert_eq!(t.end, Some(End::Points(Some(Side::Japan))));
}

#[test]
fn fs_330_points_are_looked_at_whenever_they_move() {
    let mut t = bare(Phase::Reinforcement, Side::Allies);
    t.p.vp = 19;
    victory::award(&mut t.p, 1, PointsFor::Ranger, rule::FS_330, &mut Log::default());
    assert_eq!(t.end, Some(End::Sudden(Side::Japan)));
    assert_eq!(t.transport(Nation::Usa), "30");
}
