//! What things of the game are called that are not in a pack.

use crate::{
    action::Action,
    ask,
    battle::Task,
    names::NAMED,
    stage,
    types::{Arm, Category, Class, DeckBox, Dir, Hull, Line, Mode},
};
use ironbottom_kernel::{Catalog, Lang, Msg, Wording};

/// Kinds of actions with a hint of their own in the guided first turn.
const HINTS: [&str; 12] =
    ["place", "ready", "launch", "course", "shadow", "show", "search", "fly", "head", "report", "strike", "line"];

/// Adds the names to the messages of the game.
pub fn add(catalog: &mut Catalog) {
    for (id, _) in stage::SYMBOLS {
        catalog.name_by(id, format!("symbol-{id}"));
    }
    for (group, ids) in [
        ("kind", Action::KINDS),
        ("hull", &Hull::ALL.map(Hull::id)),
        ("category", &Category::ALL.map(Category::id)),
        ("box", &DeckBox::ALL.map(DeckBox::id)),
        ("arm", &Arm::ALL.map(Arm::id)),
        ("class", &Class::ALL.map(Class::id)),
        ("mode", &Mode::ALL.map(Mode::id)),
        ("line", &Line::ALL.map(Line::id)),
        ("dir", &Dir::ALL.map(Dir::id)),
        ("task", &Task::ALL.map(Task::id)),
        ("query", &ask::QUERIES),
        ("chart", &["aircraft", "strikes", "hits"]),
    ] {
        catalog.name_group(group, ids);
    }
    catalog.word_group(Wording::Hint, "guide", &HINTS);
    for n in 1..=12 {
        catalog.name_by(format!("month.{n}"), format!("month-{n}"));
    }
    for n in 1..=NAMED {
        for (key, id) in [("tf", "tf-name"), ("af", "af-name")] {
            let msg = Msg::new(id).int("n", n);
            let (en, fr) = (catalog.say(Lang::En, &msg), catalog.say(Lang::Fr, &msg));
            catalog.add_name(format!("{key}.{n}"), en, fr);
        }
    }
}
