//! 19.2: of ships that are laid open all can see what they are, and not where in the list of their side they stand.

use crate::support::*;
use flat_top::{
    Action, Event, Position,
    battle::BattleStep,
    position::{Host, Phase},
    types::Side,
    view::View,
};
use ironbottom_kernel::{Dice, Face, Log, Rules, SeatSet, Viewer};

const US: Side = Side::Allies;
const JP: Side = Side::Japan;

/// The guns of the Helena against these destroyers, in line.
fn at_gunfire(version: u32, japan: &[&str]) -> Position {
    let mut p = fight("K60", BattleStep::Seek, &["Helena"], japan);
    since(&mut p, version);
    act(&mut p, US, Action::Want { yes: true }, &[]);
    act(&mut p, JP, Action::Want { yes: false }, &[]);
    for side in Side::ALL {
        act(&mut p, side, Action::Face { n: 3 }, &[]);
        act(&mut p, side, Action::Done, &[]);
    }
    p
}

/// All the Allies are told and asked.
fn told(p: &Position) -> (View, Vec<Action>, Vec<String>, String) {
    let view = game().view(p, Viewer::Seats(SeatSet::one(US.seat())));
    let mut legal = Vec::new();
    game().actions(p, US.seat(), &mut legal);
    let written = legal.iter().map(|a| game().notation(&view, a)).collect();
    let prompt = format!("{:?}", game().prompt(&view, US.seat(), &legal));
    (view, legal, written, prompt)
}

#[test]
fn ft_356_enemy_ships_are_numbered_within_the_fight() {
    let (mut p, mut q) = (at_gunfire(2, &["dd1", "dd2"]), at_gunfire(2, &["dd4", "dd3"]));
    let all = told(&p);
    assert!(all.2.contains(&"gun helena 1 s1".to_owned()) && all.2.contains(&"gun helena 1 s2".to_owned()), "{:?}", all.2);
    assert_eq!(all, told(&q));
    // What is aimed at a number is aimed at that ship, and its owner knows which.
    let second = |a: &&Action| matches!(a, Action::Gun { n: 4, at: 1, .. });
    let a = *all.1.iter().find(second).unwrap();
    for (p, hit) in [(&mut p, "dd2"), (&mut q, "dd4")] {
        act(p, US, a, &[]);
        act(p, JP, Action::Done, &[]);
        let mut log = Log::default();
        game().apply(p, US.seat(), &Action::Done, &mut Dice::scripted(&[6]), &mut log);
        let i = ship(p, JP, hit) as usize;
        assert!(p.sides[1].ships[i].hits > 0, "{hit}");
        assert!(log.events.iter().any(|l| matches!(l.event, Event::Damaged { side: JP, .. })));
    }
    assert_eq!(told(&p), told(&q));
}

#[test]
fn ft_283_ships_that_shell_are_numbered_within_the_fight() {
    let at = board().bases[board().base("henderson").unwrap() as usize].at.unwrap().name();
    let shelling = |japan: &[&str]| {
        let mut p = fight(&at, BattleStep::Shelling, &[], japan);
        p.battle.as_mut().unwrap().sea.sheller = Some(JP);
        for name in japan {
            let a = Action::Shell { ship: ship(&p, JP, name) };
            act(&mut p, JP, a, &[]);
        }
        act(&mut p, JP, Action::Done, &[]);
        p
    };
    let p = shelling(&["Haruna", "Kongo"]);
    let seen = told(&p);
    assert_eq!(seen.0.battle.as_ref().unwrap().sea.shelling, [0, 1]);
    assert!(seen.1.contains(&Action::Reply { n: 1, at: 1 }) && seen.2.contains(&"reply 1 s1".to_owned()), "{:?}", seen.2);
    // Its owner sees his own list.
    let own = game().view(&p, Viewer::Seats(SeatSet::one(JP.seat())));
    let mut ids = ["Kongo", "Haruna"].map(|n| ship(&p, JP, n));
    ids.sort_unstable();
    assert_eq!(own.battle.unwrap().sea.shelling, ids);
}

#[test]
fn ft_356_tables_of_the_first_version_aim_by_the_list() {
    let p = at_gunfire(1, &["dd4", "dd3"]);
    let (view, legal, ..) = told(&p);
    let ids = ["dd3", "dd4"].map(|n| ship(&p, JP, n));
    assert_eq!(view.battle.unwrap().sea.open[1].iter().map(|o| o.ship).collect::<Vec<_>>(), ids);
    assert!(legal.iter().any(|a| matches!(a, Action::Gun { at, .. } if *at == ids[1])));
    assert!(!serde_json::to_string(&p).unwrap().contains("apart"));
}

#[test]
fn ft_290_a_deck_is_known_by_its_ship_which_is_named_when_it_is_hit() {
    // So the place of a deck in the list of its side, in the losses of a fight, tells no more than that name.
    for scenario in &game().info().scenarios {
        let p = bare(&scenario.id, Phase::Orders);
        for side in Side::ALL {
            let force = p.side(side);
            let hosts =
                force.facs.iter().filter_map(|f| if let Host::Ship(s) = f.host { Some(&force.ships[s as usize]) } else { None });
            let mut names: Vec<_> = hosts.map(|s| (s.class, s.name.expect("a ship with a deck has a name"))).collect();
            let all = names.len();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), all, "{}", scenario.id);
        }
    }
}
