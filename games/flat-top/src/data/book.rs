//! What is in the program and not in the pack: the numbered rules and the messages.

use crate::{
    action::Action,
    ask,
    battle::Task,
    scene::words::NAMED,
    stage,
    types::{Arm, Bx, Category, Class, Dir, Hull, Line, Mode, Side},
};
use ironbottom_kernel::{Catalog, Lang, Msg, book::Book, pack::PackProblems, text::CatalogError};
use std::sync::OnceLock;

/// Prefix of the rule ids.
pub const PREFIX: &str = "FT";

/// The message files: name, English, French. One line more for a file more.
const TEXTS: &[(&str, &str, &str)] = &[
    ("data", include_str!("../../text/data.en.ftl"), include_str!("../../text/data.fr.ftl")),
    ("face", include_str!("../../text/face.en.ftl"), include_str!("../../text/face.fr.ftl")),
    ("table", include_str!("../../text/table.en.ftl"), include_str!("../../text/table.fr.ftl")),
];

/// The embedded rule texts, read once for all packs, and what is wrong with them (nothing, as the tests see to).
pub fn get() -> &'static (Book, PackProblems) {
    static BOOK: OnceLock<(Book, PackProblems)> = OnceLock::new();
    BOOK.get_or_init(|| Book::read(PREFIX, include_str!("../../rules/rules.toml"), include_str!("../../rules/rulings.toml")))
}

/// Kinds of actions with a hint of their own in the guided first turn.
const HINTS: [&str; 12] =
    ["place", "ready", "launch", "course", "shadow", "show", "search", "fly", "head", "report", "strike", "line"];

/// The kernel's messages and our own.
pub fn messages() -> Result<Catalog, CatalogError> {
    let mut c = Catalog::kernel()?;
    for (part, en, fr) in TEXTS {
        c.add(part, en, fr)?;
    }
    for kind in Action::KINDS {
        name_by(&mut c, format!("kind.{kind}"), format!("kind-{kind}"));
    }
    for (id, _) in stage::SYMBOLS {
        name_by(&mut c, id.to_owned(), format!("symbol-{id}"));
    }
    let words = |group: &'static str, ids: &[&'static str], c: &mut Catalog| {
        for id in ids {
            name_by(c, format!("{group}.{id}"), format!("{group}-{id}"));
        }
    };
    words("side", &Side::ALL.map(Side::id), &mut c);
    words("hull", &Hull::ALL.map(Hull::id), &mut c);
    words("category", &Category::ALL.map(Category::id), &mut c);
    words("box", &Bx::ALL.map(Bx::id), &mut c);
    words("arm", &Arm::ALL.map(Arm::id), &mut c);
    words("class", &Class::ALL.map(Class::id), &mut c);
    words("mode", &Mode::ALL.map(Mode::id), &mut c);
    words("line", &Line::ALL.map(Line::id), &mut c);
    words("dir", &Dir::ALL.map(Dir::id), &mut c);
    words("task", &Task::ALL.map(Task::id), &mut c);
    words("guide", &HINTS, &mut c);
    words("query", &ask::QUERIES, &mut c);
    words("chart", &["aircraft", "strikes", "hits"], &mut c);
    for n in 1..=12 {
        name_by(&mut c, format!("month.{n}"), format!("month-{n}"));
    }
    for n in 1..=NAMED {
        for (key, id) in [("tf", "tf-name"), ("af", "af-name")] {
            let msg = Msg::new(id).int("n", n);
            let (en, fr) = (c.say(Lang::En, &msg), c.say(Lang::Fr, &msg));
            c.add_name(format!("{key}.{n}"), en, fr);
        }
    }
    Ok(c)
}

/// Names a thing by a message.
fn name_by(c: &mut Catalog, key: String, id: String) {
    let msg = Msg { id: id.into(), args: Vec::new() };
    let (en, fr) = (c.say(Lang::En, &msg), c.say(Lang::Fr, &msg));
    c.add_name(key, en, fr);
}
