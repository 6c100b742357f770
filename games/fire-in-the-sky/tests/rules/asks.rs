//! Questions to the rules.

use super::bench::{Bench, at, bare, board, game, space};
use fire_in_the_sky::{
    position::Phase,
    types::{Nation, Side},
};
use ironbottom_kernel::{
    Advice as _, Rules as _, Seat, Viewer,
    ask::{Answer, Mark, Query},
};

fn ask(t: &Bench, q: &Query) -> Answer {
    game().ask(&game().view(&t.p, Viewer::seat(Seat(0))), q)
}

fn marks(t: &Bench, q: &Query) -> Vec<Mark> {
    match ask(t, q) {
        Answer::Marks(all) => all,
        other => panic!("{other:?}"),
    }
}

fn id(place: &str) -> String {
    board().space(space(place)).id.clone()
}

#[test]
fn who_could_react_to_a_goal() {
    let mut t = bare(Phase::Operations, Side::Japan);
    t.put("north_carolina_washington", "noumea");
    t.put("maryland_west_virginia", "west_coast_usa");
    let near = marks(&t, &Query::new("react").with("space", id("guadalcanal")));
    assert!(near.iter().any(|m| m.space == id("noumea") && m.tone == "bad"), "{near:?}");
    let far = marks(&t, &Query::new("react").with("space", id("kure")));
    assert!(far.iter().all(|m| m.tone != "bad"), "{far:?}");
    // FS-166: nobody reacts from a box.
    assert!(near.iter().all(|m| m.space != "west_coast_usa"));
}

#[test]
fn the_lifeline_holds_or_is_cut() {
    let t = at("long", Phase::Operations, Side::Japan);
    let all = marks(&t, &Query::new("lifeline"));
    assert!(all.iter().any(|m| m.space == id("brisbane") && m.tone == "good"));
    let mut cut = at("long", Phase::Operations, Side::Japan);
    for s in board().bases().filter(|s| !board().is_box(*s) && *s != space("brisbane")) {
        cut.p.control[s.i()] = Some(Side::Japan);
    }
    let all = marks(&cut, &Query::new("lifeline"));
    assert!(all.iter().any(|m| m.space == id("brisbane") && m.tone == "bad"));
}

#[test]
fn tables_and_marks_for_both_sides() {
    let t = at("short", Phase::Deployment, Side::Allies);
    for side in Side::ALL {
        assert!(!marks(&t, &Query::new("supply").with("side", side.id())).is_empty());
        assert!(
            matches!(ask(&t, &Query::new("capacities").with("side", side.id())), Answer::Table { rows, .. } if rows.len() > 5)
        );
    }
    assert!(matches!(ask(&t, &Query::new("oil")), Answer::Table { rows, .. } if rows.len() == 6));
    assert!(matches!(ask(&t, &Query::new("react").with("space", "nowhere")), Answer::Refused(_)));
}

#[test]
fn the_air_fight_of_a_hex_before_it_is_fought() {
    let mut t = bare(Phase::Air, Side::Japan);
    t.air(Nation::Usa, "midway", 2);
    t.put("akagi_kaga", "truk");
    t.force(Side::Japan, "truk", "midway", &["akagi_kaga"]);
    let answer = ask(&t, &Query::new("battle").with("space", id("midway")));
    let Answer::Chances(c) = answer else { panic!("{answer:?}") };
    assert!(c.attacker_wins > 0.8 && (c.attacker_wins + c.defender_wins - 1.0).abs() < 1e-9, "{c:?}");
}
