//! What things of the game are called that are not in a pack.

use crate::{action::Action, ask};
use ironbottom_kernel::Catalog;

/// Adds the names to the messages of the game.
pub fn add(catalog: &mut Catalog) {
    catalog.name_group("kind", Action::KINDS);
    catalog.name_group("query", &ask::NAMES);
}
