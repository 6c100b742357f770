//! What a page is sent from move to move adds up to what it would see were it opened anew.

use crate::{
    games,
    overheard::Listener,
    play::{follow, sorted},
};
use ironbottom_kernel::{Lang, Options, Rng, Viewer, dice::Seed};
use ironbottom_protocol::ToClient;
use ironbottom_registry::{GAMES, Known};
use ironbottom_server::live::{LiveTable, Update};

/// Actions of each game.
const STEPS: usize = 60;

#[test]
fn the_differences_of_every_game_add_up_to_its_pictures() {
    for known in GAMES.iter().copied().filter(|k| k.playable.is_some()).chain([games::mini()]) {
        add_up(known);
    }
}

fn add_up(known: Known) {
    let game = games::built(known);
    let scenario = game.info().scenarios[0].id.clone();
    let table = game.open(&scenario, &Options::default(), Seed::from_number(11), Vec::new()).unwrap();
    let mut inner = LiveTable::alone(game.clone(), table).unwrap();
    let mut viewers = vec![(Viewer::Spectator, Lang::Fr)];
    viewers.extend(game.info().seats.iter().filter_map(|s| game.info().seat(&s.id)).map(|s| (Viewer::seat(s), Lang::En)));
    let ears = viewers.iter().enumerate().map(|(i, (viewer, lang))| Listener::new(i as u64, *viewer, *lang));
    let mut ears: Vec<_> = ears.map(|e| (inner.join(&e.me).unwrap().scene, e)).collect();
    let mut rng = Rng::new(11);
    let mut changes = 0;
    for step in 0..STEPS {
        let table = inner.table(Lang::En).unwrap();
        if table.to_act().is_over() {
            break;
        }
        let seats: Vec<_> = table.to_act().seats().iter().collect();
        let seat = seats[rng.below(seats.len())];
        let offers = table.offers(seat);
        let action = offers[rng.below(offers.len())].action.clone();
        let from = inner.actions();
        inner.batch(&ears[0].1.me, seat, &[action]).unwrap();
        inner.publish(&Update::Forward(from)).unwrap();
        for (scene, ear) in &mut ears {
            for message in ear.changes().unwrap() {
                match message {
                    ToClient::Change(change) => {
                        changes += 1;
                        follow(scene, &change);
                    }
                    ToClient::State(state) => *scene = state.scene,
                    _ => {}
                }
            }
            let fresh = inner.voice(ear.me.lang).scene(&inner.table(ear.me.lang).unwrap().scene(ear.me.viewer));
            assert_eq!(sorted(scene.clone()), sorted(fresh), "{}, step {step}, {:?}", known.id, ear.me.viewer);
        }
    }
    assert!(changes > STEPS / 2, "{}: {changes} changes", known.id);
}
