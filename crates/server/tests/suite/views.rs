//! How often views and lists of actions are made when something is done: once per viewer and seat, whatever is made of them.

use crate::{
    games::{self, Fault, MADE},
    overheard::Listener,
};
use ironbottom_kernel::{Lang, Options, Rng, Seat, SeatSet, Viewer, dice::Seed};
use ironbottom_server::live::{LiveTable, Update};
use std::sync::atomic::Ordering;

#[test]
fn a_view_is_made_once_per_viewer_and_publish() {
    let game = games::built(games::twin(Fault::Counts));
    let table = game.open("dusk", &Options::default(), Seed::from_number(5), Vec::new()).unwrap();
    let mut inner = LiveTable::alone(game, table).unwrap();
    let both: SeatSet = [Seat(0), Seat(1)].into_iter().collect();
    let viewers = [Viewer::seat(Seat(0)), Viewer::seat(Seat(1)), Viewer::Seats(both), Viewer::Spectator];
    let mut listeners: Vec<Listener> = (0..).zip(viewers).map(|(i, v)| Listener::new(i, v, Lang::En)).collect();
    for l in &listeners {
        inner.join(&l.me).unwrap();
    }
    let mut rng = Rng::new(5);
    let (mut steps, mut made) = (0, [0; 2]);
    while steps < 60 {
        let table = inner.table.as_deref().unwrap();
        let Some(seat) = table.to_act().seats().iter().find(|s| !table.offers(*s).is_empty()) else { break };
        let offers = table.offers(seat);
        let action = offers[rng.below(offers.len())].action.clone();
        let from = inner.actions();
        MADE.iter().for_each(|n| n.store(0, Ordering::SeqCst));
        inner.batch(&listeners[seat.0 as usize].me, seat, &[action]).unwrap();
        inner.publish(&Update::Forward(from)).unwrap();
        if inner.table.as_deref().unwrap().to_act().is_over() {
            break;
        }
        assert!(!inner.routine());
        let now = MADE.each_ref().map(|n| n.load(Ordering::SeqCst));
        assert!(now[0] <= viewers.len() && now[1] <= 2, "{now:?} views and lists were made");
        made = [made[0] + now[0], made[1] + now[1]];
        for l in &mut listeners {
            l.changes().unwrap();
        }
        steps += 1;
    }
    println!("{steps} steps, {made:?} views and lists");
    assert!(steps > 30);
}
