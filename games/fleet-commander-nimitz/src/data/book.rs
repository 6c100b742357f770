//! What is in the program and not in the pack: the numbered rules and the messages.

use crate::{
    action::Action,
    scene::{ATTACKS, SPOTS, SYMBOLS},
};
use ironbottom_kernel::{Catalog, Lang, Msg, book::Book, pack::PackProblems, text::CatalogError};
use std::sync::OnceLock;

/// Prefix of the rule ids.
pub const PREFIX: &str = "FN";

/// The message files: name, English, French. One line more for a file more.
const TEXTS: &[(&str, &str, &str)] = &[
    ("data", include_str!("../../text/data.en.ftl"), include_str!("../../text/data.fr.ftl")),
    ("face", include_str!("../../text/face.en.ftl"), include_str!("../../text/face.fr.ftl")),
];

/// The embedded rule texts, read once for all packs, and what is wrong with them (nothing, as the tests see to).
pub fn get() -> &'static (Book, PackProblems) {
    static BOOK: OnceLock<(Book, PackProblems)> = OnceLock::new();
    BOOK.get_or_init(|| Book::read(PREFIX, include_str!("../../rules/rules.toml"), include_str!("../../rules/rulings.toml")))
}

/// Kinds of actions with a hint of their own in the guided first turn.
const HINTS: [&str; 10] = ["buy", "scout", "move", "order", "fight", "place", "take_plan", "fly", "take", "strike"];

/// The kernel's messages and our own.
pub fn messages() -> Result<Catalog, CatalogError> {
    let mut c = Catalog::kernel()?;
    for (part, en, fr) in TEXTS {
        c.add(part, en, fr)?;
    }
    // Kinds of actions and of pieces, and the places of the tactical map.
    for kind in Action::KINDS {
        name_by(&mut c, format!("kind.{kind}"), format!("kind-{kind}"));
    }
    for id in SYMBOLS {
        name_by(&mut c, id.to_owned(), format!("symbol-{id}"));
    }
    for id in ATTACKS {
        name_by(&mut c, format!("attack.{id}"), format!("attack-{id}"));
    }
    for id in HINTS {
        name_by(&mut c, format!("guide.{id}"), format!("guide-{id}"));
    }
    for id in ["order", "spot"] {
        name_by(&mut c, format!("all.{id}"), format!("all-{id}"));
    }
    for id in ["supply", "lost", "threat", "battle", "near"] {
        name_by(&mut c, format!("query.{id}"), format!("query-{id}"));
    }
    for id in SPOTS {
        name_by(&mut c, format!("space.{id}"), format!("spot-{id}"));
    }
    Ok(c)
}

/// Names a thing by a message.
fn name_by(c: &mut Catalog, key: String, id: String) {
    let msg = Msg { id: id.into(), args: Vec::new() };
    let (en, fr) = (c.say(Lang::En, &msg), c.say(Lang::Fr, &msg));
    c.add_name(key, en, fr);
}
