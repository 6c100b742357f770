//! Where a game stands, and what was made of it so far: the view of each viewer, what each seat may do and order. Each is made once.

use crate::{
    game::Game,
    seat::{Seat, Viewer},
};
use std::{cell::RefCell, sync::Arc};

/// What was made, and for whom: as few as there are viewers.
type Made<K, V> = RefCell<Vec<(K, Arc<V>)>>;

/// The one made already, or a new one.
fn once<K: Copy + PartialEq, V: ?Sized>(made: &Made<K, V>, key: K, make: impl FnOnce() -> Arc<V>) -> Arc<V> {
    if let Some((_, known)) = made.borrow().iter().find(|(k, _)| *k == key) {
        return known.clone();
    }
    let new = make();
    made.borrow_mut().push((key, new.clone()));
    new
}

/// A position with what was made of it; whoever changes the position makes all of it void.
pub(super) struct Standing<G: Game> {
    position: G::Position,
    views: Made<Viewer, G::View>,
    actions: Made<Seat, [G::Action]>,
    orders: Made<Seat, [G::Action]>,
}

impl<G: Game> Standing<G> {
    pub fn new(position: G::Position) -> Self {
        Self { position, views: RefCell::default(), actions: RefCell::default(), orders: RefCell::default() }
    }

    pub const fn position(&self) -> &G::Position {
        &self.position
    }

    /// The position, to be changed.
    pub fn change(&mut self) -> &mut G::Position {
        self.views.get_mut().clear();
        self.actions.get_mut().clear();
        self.orders.get_mut().clear();
        &mut self.position
    }

    pub fn view(&self, game: &G, viewer: Viewer) -> Arc<G::View> {
        once(&self.views, viewer, || Arc::new(game.view(&self.position, viewer)))
    }

    pub fn actions(&self, game: &G, seat: Seat) -> Arc<[G::Action]> {
        once(&self.actions, seat, || {
            let mut all = Vec::new();
            game.actions(&self.position, seat, &mut all);
            all.into()
        })
    }

    pub fn orders(&self, game: &G, seat: Seat) -> Arc<[G::Action]> {
        once(&self.orders, seat, || {
            let mut all = Vec::new();
            game.orders(&self.position, seat, &mut all);
            all.into()
        })
    }
}
