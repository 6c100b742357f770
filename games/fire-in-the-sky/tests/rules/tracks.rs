//! Tracks and their fractions (2.1.2.1), the sequence of play (4), capacities of bases (17.2).

use crate::bench::{Bench, bare, board, space};
use fire_in_the_sky::{
    Action, Event,
    phases::capacity,
    position::Phase,
    types::{Nation, Quarters, Side},
};

/// Japan's oil in quarters when the transport phase is over.
fn oil_after_transport(quarters: u16) -> String {
    let mut t = bare(Phase::Transport, Side::Japan);
    t.put("fubuki_1", "truk");
    t.p.oil = Quarters(quarters);
    assert_eq!(t.asked(), Some(Side::Japan));
    t.act(Action::Done, &[]);
    t.oil()
}

#[test]
fn e1_eighteen_and_a_quarter() {
    assert_eq!(Quarters(73).text(), "18.25");
    assert_eq!(oil_after_transport(73), "18");
}

#[test]
fn fs_018_017_fractions_last_a_phase() {
    let mut t = bare(Phase::Transport, Side::Japan);
    t.put("fubuki_1", "truk");
    t.put("fubuki_2", "truk");
    t.p.transport[0] = Quarters(11);
    t.act(escort("fubuki_1"), &[]);
    assert_eq!(t.transport(Nation::Japan), "1.75");
    t.act(escort("fubuki_2"), &[]);
    assert_eq!(t.transport(Nation::Japan), "0.75");
    assert_eq!(oil_after_transport(3), "0");
}

fn escort(id: &str) -> Action {
    Action::Escort { unit: crate::bench::unit(id) }
}

#[test]
fn fs_016_no_track_falls_below_zero_but_victory_points() {
    let mut t = bare(Phase::Warfare, Side::Allies);
    t.p.sub = [2, 3];
    (t.p.pool, t.p.transport[0]) = (1, Quarters::whole(2));
    t.act(Action::Raid { dice: 3 }, &[6, 6, 6]);
    assert_eq!((t.pool, t.transport(Nation::Japan).as_str()), (0, "0"));
    let mut t = bare(Phase::End, Side::Allies);
    t.p.control[space("saipan").i()] = Some(Side::Allies);
    t.p.diary.captured.push(space("saipan"));
    t.begin(&[]);
    assert_eq!(t.vp, -1);
}

#[test]
fn fs_020_023_110_points_of_the_allies_are_set_again() {
    for (turn, us, sub) in [(2, "14", 2), (6, "20", 4), (10, "24", 6), (14, "28", 8)] {
        let mut t = bare(Phase::Reinforcement, Side::Allies);
        t.p.turn = turn;
        t.p.transport = [Quarters::whole(9), Quarters::whole(3), Quarters::whole(5), Quarters(0)];
        t.p.sub = [1, 7];
        t.begin(&[]);
        assert_eq!((t.transport(Nation::Usa).as_str(), t.transport(Nation::Britain).as_str()), (us, "6"));
        assert_eq!(t.sub, [1, sub]);
        assert_eq!(t.transport(Nation::Japan), "9", "the other side keeps its own");
    }
}

#[test]
fn fs_022_the_dutch_have_no_transport_points() {
    let mut t = bare(Phase::Reinforcement, Side::Allies);
    t.begin(&[]);
    assert_eq!(t.transport(Nation::Netherlands), "0");
}

#[test]
fn fs_025_108_109_points_of_japan_are_set_again() {
    let mut t = bare(Phase::Reinforcement, Side::Japan);
    (t.p.pool, t.p.sub) = (23, [5, 1]);
    t.begin(&[]);
    assert_eq!((t.transport(Nation::Japan).as_str(), t.sub), ("23", [2, 1]));
}

/// All that happens while both players end whatever they are asked, to the beginning of the next turn.
fn a_turn(t: &mut Bench) -> Vec<Event> {
    let mut all = t.begin(&[]);
    while !all.iter().any(|e| matches!(e, Event::Turn { .. })) {
        all.extend(t.act(Action::Done, &[]));
    }
    all
}

#[test]
fn fs_073_074_075_the_phases_of_a_turn() {
    let mut t = bare(Phase::Transport, Side::Japan);
    (t.p.turn, t.p.vp, t.p.sub) = (3, 9, [2, 2]);
    t.put("fubuki_1", "truk");
    let all = a_turn(&mut t);
    let order: Vec<(Phase, Side)> = all
        .iter()
        .take_while(|e| !matches!(e, Event::Turn { .. }))
        .filter_map(|e| match e {
            Event::PhaseBegan { phase, side } => Some((*phase, *side)),
            _ => None,
        })
        .collect();
    let both = [
        Phase::Reinforcement,
        Phase::Deployment,
        Phase::Operations,
        Phase::Reaction,
        Phase::Air,
        Phase::Submarines,
        Phase::Battles,
        Phase::Return,
        Phase::Redeployment,
        Phase::End,
    ];
    let japan = both.map(|phase| (phase, Side::Japan));
    let allies = [Phase::Warfare].into_iter().chain(both).map(|phase| (phase, Side::Allies));
    assert_eq!(order, japan.into_iter().chain(allies).collect::<Vec<_>>());
    assert_eq!((t.turn, t.phasing), (4, Side::Japan));
}

#[test]
fn fs_315_428_capacities_of_allied_bases_grow() {
    let mut t = bare(Phase::Deployment, Side::Allies);
    let (truk, pearl) = (space("truk"), space("pearl_harbor"));
    for (turn, times) in [(1, 1), (5, 1), (6, 2), (9, 2), (10, 3), (13, 3), (14, 4), (16, 4)] {
        t.p.turn = turn;
        assert_eq!(capacity::air(board(), &t.p, pearl), Some(8 * times), "turn {turn}");
        assert_eq!(capacity::port(board(), &t.p, pearl), Some(Quarters::whole(16 * u16::from(times))), "turn {turn}");
        assert_eq!(capacity::air(board(), &t.p, truk), Some(8), "turn {turn}");
    }
    t.control("truk", Some(Side::Allies)).control("pearl_harbor", Some(Side::Japan));
    assert_eq!(capacity::air(board(), &t.p, truk), Some(32));
    assert_eq!(capacity::air(board(), &t.p, pearl), Some(8));
    t.p.occupied.push((truk, Side::Japan));
    assert_eq!(capacity::air(board(), &t.p, truk), Some(8), "nobody's under a marker");
}
