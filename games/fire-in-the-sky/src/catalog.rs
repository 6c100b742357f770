//! What things of the game are called that are not in a pack.

use crate::{
    action::{Action, Order},
    ask,
    board::Board,
    names, notation, scene, stage,
    types::{Sea, Space},
};
use ironbottom_kernel::{Catalog, Lang, Msg, Wording};

/// Kinds of actions with a hint of their own in the guided first turn.
const HINTS: [&str; 12] =
    ["station", "oil", "hunt", "raid", "raise", "deploy", "sail", "assign", "torpedo", "fight", "send", "commit"];

/// So many task forces have a name.
const FORCES: u8 = 60;

/// Adds the names to the messages of the game.
pub fn add(catalog: &mut Catalog, b: &Board) {
    for (id, _) in stage::SYMBOLS {
        catalog.name_by(id, format!("symbol-{id}"));
        if !stage::WORKS.contains(&id) {
            let msg = Msg { id: format!("symbols-{id}").into(), args: Vec::new() };
            let (en, fr) = (catalog.say(Lang::En, &msg), catalog.say(Lang::Fr, &msg));
            catalog.add_words(Wording::Plural, id, en, fr);
        }
    }
    catalog.name_group("kind", Action::KINDS);
    catalog.name_group("order", &Order::ALL.map(Order::id));
    catalog.name_group("query", &ask::NAMES);
    catalog.word_group(Wording::Hint, "guide", &HINTS);
    for id in scene::spots().filter(|id| !id.starts_with("air-")) {
        catalog.name_by(format!("space.{id}"), spot(&id));
    }
    for n in 0..=20u8 {
        let msg = Msg::new("spot-air").int("n", n);
        let (en, fr) = (catalog.say(Lang::En, &msg), catalog.say(Lang::Fr, &msg));
        catalog.add_name(format!("space.air-{n}"), en, fr);
    }
    for id in scene::holdings(b) {
        catalog.name_by(format!("space.{id}"), spot(&id.replace('_', "-")));
    }
    for n in 1..=FORCES {
        let msg = Msg::new("force").int("n", n);
        let (en, fr) = (catalog.say(Lang::En, &msg), catalog.say(Lang::Fr, &msg));
        catalog.add_name(format!("force.{n}"), en, fr);
    }
    for u in b.all_units() {
        let name = catalog.bilingual(&names::unit_key(b, u));
        let (en, fr) = match names::number(b, u) {
            Some(n) => (format!("{} {n}", name.en), format!("{} {n}", name.fr)),
            None => (name.en, name.fr),
        };
        catalog.add_name(names::counter_key(b, u), en, fr);
    }
    codes(catalog, b);
}

/// The message that names a box of the battle board: the same for both sides, but for whose it is.
fn spot(id: &str) -> String {
    format!("spot-{id}")
}

/// What is typed for a space.
fn codes(catalog: &mut Catalog, b: &Board) {
    let mut add = |id: String, code: String| catalog.add_name(format!("code.{id}"), code.clone(), code);
    for s in b.all_spaces() {
        add(b.space(s).id.clone(), notation::space(b, s));
    }
    let malaya: Space = b.places.malaya;
    for sea in [Sea(malaya.0), b.malaya_west()] {
        add(names::sea_id(b, sea), notation::sea(b, sea));
    }
}
