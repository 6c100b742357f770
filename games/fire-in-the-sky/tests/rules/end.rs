//! End phase (15).

use crate::bench::{bare, space, unit};
use fire_in_the_sky::{
    Event,
    action::Item,
    event::Why,
    position::{AirPlace, Phase, Place},
    types::{Nation, Side},
};

#[test]
fn fs_294_dispersed_units_come_back_with_the_next_reinforcements() {
    let mut t = bare(Phase::End, Side::Allies);
    for (id, at) in [("wasp_hornet", "noumea"), ("19th_regiment", "fiji"), ("portland", "fiji")] {
        let u = t.put(id, at);
        t.p.unit_mut(u).dispersed = id != "portland";
    }
    t.air(Nation::Usa, "fiji", 2);
    t.p.air[0].dispersed = true;
    t.air(Nation::Usa, "fiji", 1);
    let events = t.begin(&[]);
    assert_eq!((t.where_is("wasp_hornet"), t.where_is("19th_regiment")), (Place::Track(3), Place::Track(3)));
    assert!(t.is_at("portland", "fiji"));
    assert_eq!(t.steps_at(Side::Allies, "fiji"), 1);
    let away = |item, turn| Event::Away { item, why: Why::Dispersed, turn };
    assert!(events.contains(&away(Item::Unit(unit("wasp_hornet")), 3)));
    assert!(events.contains(&away(Item::Air { nation: Nation::Usa, steps: 2 }, 0)));
    t.p.turn = 3;
    t.phase(Phase::Reinforcement, Side::Allies).begin(&[]);
    assert!(t.is_at("wasp_hornet", "west_coast_usa") && t.is_at("19th_regiment", "west_coast_usa"));
}

#[test]
fn fs_421_only_the_phasing_player_disperses() {
    let mut t = bare(Phase::End, Side::Allies);
    let u = t.put("tone", "truk");
    t.p.unit_mut(u).dispersed = true;
    t.air(Nation::Japan, "truk", 2);
    t.p.air[0].dispersed = true;
    let events = t.begin(&[]);
    assert!(!events.iter().any(|e| matches!(e, Event::Away { .. })));
    assert!(t.is_at("tone", "truk"));
    assert_eq!(t.p.steps(Side::Japan, AirPlace::At(space("truk"))), 2);
}
