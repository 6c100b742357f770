//! What things of the game are called that are not in a pack.

use crate::{
    action::Action,
    scene::{ATTACKS, SPOTS, SYMBOLS},
};
use ironbottom_kernel::{Catalog, Wording};

/// Kinds of actions with a hint of their own in the guided first turn.
const HINTS: [&str; 10] = ["buy", "scout", "move", "order", "fight", "place", "take_plan", "fly", "take", "strike"];

/// Adds the names to the messages of the game: kinds of actions and of pieces, and the places of the tactical map.
pub fn add(catalog: &mut Catalog) {
    for id in SYMBOLS {
        catalog.name_by(id, format!("symbol-{id}"));
    }
    for id in SPOTS {
        catalog.name_by(format!("space.{id}"), format!("spot-{id}"));
    }
    catalog.name_group("kind", Action::KINDS);
    catalog.name_group("attack", &ATTACKS);
    catalog.word_group(Wording::Hint, "guide", &HINTS);
    catalog.word_group(Wording::InTurn, "all", &["order", "spot"]);
    catalog.name_group("query", &["supply", "lost", "threat", "battle", "near"]);
}
