//! Hidden Allied task forces (18.1.4).

use crate::bench::{Bench, at_with, bare_with, board, game, sea, space, unit};
use fire_in_the_sky::{
    Action, Event, Position, View,
    action::Item,
    phases,
    position::{AirPlace, ForceId, Phase, Place},
    rule,
    types::{Nation, Quarters, Side},
};
use ironbottom_kernel::{Dice, Imagine as _, Log, Rng, Rules as _, Viewer};

const OPTION: &[&str] = &["hidden_task_forces=true"];
const JAPAN: Viewer = Viewer::seat(Side::Japan.seat());
const ALLIES: Viewer = Viewer::seat(Side::Allies.seat());

fn sail(id: &str, from: &str, to: &str) -> Action {
    Action::Sail { item: Item::Unit(unit(id)), from: space(from), to: sea(to) }
}

fn join(id: &str, f: u8) -> Action {
    Action::Join { item: Item::Unit(unit(id)), force: ForceId(f) }
}

fn fleet() -> Bench {
    let mut t = bare_with(Phase::Operations, Side::Allies, OPTION);
    for id in ["enterprise_saratoga", "fletcher_1", "fletcher_2", "new_york_texas", "19th_regiment", "21st_regiment"] {
        t.put(id, "pearl_harbor");
    }
    t.air(Nation::Usa, "pearl_harbor", 4).put("hermes", "ceylon");
    t.put("deruyter", "surabaya");
    t.put("takao", "wake");
    t.control("wake", Some(Side::Japan));
    t
}

fn seen(t: &Bench, id: &str) -> Place {
    View::new(&t.p, JAPAN).position.unit(unit(id)).at
}

#[test]
fn fs_329_433_japan_sees_the_marker_and_its_way() {
    let mut t = fleet();
    t.act(sail("fletcher_1", "pearl_harbor", "wake"), &[]);
    t.act(join("19th_regiment", 0), &[]);
    assert_eq!(t.p.forces[0].hidden, Some(Nation::Usa));
    let v = View::new(&t.p, JAPAN);
    assert_eq!((v.position.forces[0].at, v.position.forces[0].path.len()), (sea("wake"), 5));
    // R74: neither what sailed nor what stayed, and no sum that tells of it.
    for id in ["fletcher_1", "19th_regiment", "fletcher_2", "new_york_texas"] {
        assert_eq!(seen(&t, id), Place::Hidden, "{id}");
        assert_eq!(phases::veil::last_seen(&v.position, unit(id)), Some(space("pearl_harbor")));
    }
    assert_eq!((t.transport(Nation::Usa), v.position.transport[1]), ("28".into(), Quarters::whole(30)));
    assert_eq!(v.position.steps(Side::Allies, AirPlace::At(space("pearl_harbor"))), 4);
    // Other bases are in the open, and the Allies see everything.
    assert_eq!(seen(&t, "hermes"), Place::At(space("ceylon")));
    assert_eq!(View::new(&t.p, ALLIES).position, t.p);
    assert_eq!(View::new(&t.p, Viewer::Spectator).position, v.position);
}

#[test]
fn fs_329_as_long_as_there_are_markers() {
    // R75: five American and two British ones, by the first unit; Dutch ships have none of their own.
    let mut t = fleet();
    for (i, id) in ["fletcher_3", "fletcher_4", "fletcher_5", "fletcher_6", "sumner_1", "sumner_2"].iter().enumerate() {
        t.put(id, "pearl_harbor");
        t.act(sail(id, "pearl_harbor", ["midway", "wake"][i % 2]), &[]);
        assert_eq!(t.p.forces[i].hidden.is_some(), i < 5, "{id}");
    }
    for (i, id) in ["hermes", "c_class", "dido"].iter().enumerate() {
        t.put(id, "ceylon");
        t.act(sail(id, "ceylon", "rangoon"), &[]);
        assert_eq!(t.p.forces[6 + i].hidden, (i < 2).then_some(Nation::Britain), "{id}");
    }
    t.act(sail("deruyter", "surabaya", "brunei"), &[]);
    assert_eq!(t.p.forces[9].hidden, None);
    // In company they are hidden.
    let mut t = fleet();
    t.put("hermes", "surabaya");
    t.all(&[sail("hermes", "surabaya", "brunei"), join("deruyter", 0)]);
    assert_eq!(seen(&t, "deruyter"), Place::Hidden);
    // Without the option nothing is.
    let mut t = bare_with(Phase::Operations, Side::Allies, &[]);
    t.put("hermes", "ceylon");
    t.act(sail("hermes", "ceylon", "rangoon"), &[]);
    assert_eq!((t.p.forces[0].hidden, t.p.veil.is_none()), (None, true));
}

#[test]
fn fs_329_a_task_force_may_be_shown() {
    let mut t = fleet();
    t.act(sail("fletcher_1", "pearl_harbor", "wake"), &[]);
    t.act(sail("fletcher_2", "pearl_harbor", "midway"), &[]);
    let show = |f| Action::Show { force: ForceId(f) };
    let events = t.act(show(0), &[]);
    assert!(matches!(&events[..], [Event::Unveiled { .. }]));
    assert_eq!(seen(&t, "fletcher_1"), Place::Force(ForceId(0)));
    assert_eq!(seen(&t, "new_york_texas"), Place::Hidden);
    t.refused(show(0), rule::FS_329);
    // With the last one the base is in the open again.
    t.act(show(1), &[]);
    assert!(t.p.veil.is_none());
    assert_eq!(seen(&t, "new_york_texas"), Place::At(space("pearl_harbor")));
}

#[test]
fn fs_329_shown_at_the_end_of_the_reaction_phase() {
    let mut t = fleet();
    t.p.standing[0].pass = false;
    t.act(sail("fletcher_1", "pearl_harbor", "wake"), &[]);
    t.act(Action::Done, &[]);
    // R48: hidden through the Japanese reaction.
    assert_eq!((t.p.phase, t.asked()), (Phase::Reaction, Some(Side::Japan)));
    assert_eq!(seen(&t, "fletcher_1"), Place::Hidden);
    let events = t.act(Action::Done, &[]);
    assert!(events.iter().any(|e| matches!(e, Event::Unveiled { .. })));
    assert!(t.p.veil.is_none() && t.p.forces.iter().all(|f| f.hidden.is_none()));
}

#[test]
fn fs_433_a_veiled_base_counts_as_holding_an_enemy() {
    let mut t = fleet();
    t.p.standing[0].pass = false;
    t.p.air.clear();
    for id in ["fletcher_2", "new_york_texas", "enterprise_saratoga", "19th_regiment", "21st_regiment"] {
        t.place(id, Place::Waiting);
    }
    t.act(sail("fletcher_1", "pearl_harbor", "midway"), &[]);
    t.act(Action::Done, &[]);
    // Nobody is left there, but Japan cannot know.
    assert!(t.legal(sail("takao", "wake", "pearl_harbor")));
    assert!(t.legal(sail("takao", "wake", "midway")));
    assert!(!t.legal(sail("takao", "wake", "1509")));
}

/// All that Japan is told of an action.
fn told(p: &Position, side: Side, a: &Action) -> (Position, Vec<Event>, bool) {
    let (mut q, mut log) = (p.clone(), Log::default());
    phases::apply(board(), &mut q, side, a, &mut Dice::loose(3), &mut log);
    let events = log.events.into_iter().filter(|e| e.audience.reaches(JAPAN)).map(|e| e.event).collect();
    (q, events, log.learned.has(Side::Japan.seat()))
}

/// Two truths that are one to Japan: the same view, list and refusals.
fn alike(p: &Position, q: &Position) {
    assert_eq!(View::new(p, JAPAN), View::new(q, JAPAN));
    let list = |p: &Position| {
        let mut all = Vec::new();
        game().actions(p, Side::Japan.seat(), &mut all);
        all
    };
    assert_eq!(list(p), list(q));
    if p.phasing == Side::Allies && p.phase == Phase::Reaction {
        for u in board().all_units() {
            for to in ["pearl_harbor", "midway", "wake", "west_coast_usa"] {
                for from in ["pearl_harbor", "wake", "truk"] {
                    let a = Action::Sail { item: Item::Unit(u), from: space(from), to: sea(to) };
                    let check = |p| phases::check(board(), p, Side::Japan, &a).map_err(|r| (r.rule.number(), r.reason));
                    assert_eq!(check(p), check(q), "{a:?}");
                }
            }
        }
    }
}

#[test]
fn fs_329_433_two_truths_japan_cannot_tell_apart() {
    let (mut rng, mut compared) = (Rng::new(7), 0);
    for seed in 0..12 {
        let mut t = at_with("short", Phase::Operations, Side::Allies, OPTION);
        t.p.standing[0].pass = seed % 2 == 0;
        for step in 0..14 {
            let list = t.listed();
            let sails = |a: &&Action| matches!(a, Action::Join { .. }) || step < 5 && matches!(a, Action::Sail { .. });
            let all: Vec<&Action> = list.iter().filter(sails).collect();
            let joins: Vec<&Action> = all.iter().copied().filter(|a| matches!(a, Action::Join { .. })).collect();
            let from = if step % 2 == 1 && !joins.is_empty() { &joins } else { &all };
            let Some(a) = from.get(rng.below(from.len())) else { break };
            let a = **a;
            let (q, events, _) = told(&t.p, Side::Allies, &a);
            let open = q.forces.iter().any(|f| f.hidden.is_none());
            assert!(open || events.is_empty(), "{events:?}");
            t.p = q;
            for other in others(&t.p, &mut rng) {
                compared += 1;
                alike(&t.p, &other);
            }
        }
        // Japan reacts the same way, whatever is under the markers; then it sees them.
        let mut pairs: Vec<(Position, Position)> = others(&t.p, &mut rng).into_iter().map(|q| (t.p.clone(), q)).collect();
        for (p, q) in &mut pairs {
            let mut learned = false;
            for _ in 0..3 {
                let Some(side) = phases::to_act(board(), p) else { break };
                if learned || p.phase > Phase::Reaction {
                    break;
                }
                alike(p, q);
                let (x, y) = (told(p, side, &Action::Done), told(q, side, &Action::Done));
                learned = x.2 && y.2;
                assert!(
                    learned || x.1 == y.1,
                    "{:?}
{:?}",
                    x.1,
                    y.1
                );
                (*p, *q) = (x.0, y.0);
            }
        }
    }
    assert!(compared > 200, "{compared}");
}

/// Truths that look the same to Japan.
fn others(p: &Position, rng: &mut Rng) -> Vec<Position> {
    let mut out = vec![game().disguise(p, JAPAN, rng), game().imagine(&View::new(p, JAPAN), rng)];
    out.extend(game().variants(p, JAPAN, rng).into_iter().map(|v| v.position));
    out
}

#[test]
fn fs_433_what_is_restored_under_the_veil_is_not_seen() {
    let mut t = fleet();
    t.p.unit_mut(unit("19th_regiment")).reduced = true;
    t.marker(Nation::Usa, "pearl_harbor", 2);
    t.act(sail("fletcher_1", "pearl_harbor", "wake"), &[]);
    let before = View::new(&t.p, JAPAN);
    assert!(before.position.unit(unit("19th_regiment")).reduced && before.position.markers.is_empty());
    let restore = Action::Restore { unit: unit("19th_regiment"), value: 2, from: space("pearl_harbor") };
    let (q, events, _) = told(&t.p, Side::Allies, &restore);
    assert!(!q.unit(unit("19th_regiment")).reduced && events.is_empty());
    assert_eq!(View::new(&q, JAPAN), before);
}
