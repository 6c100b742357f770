//! What is in the program and not in the pack: the numbered rules and the messages.

use super::{map::Map, powers::Powers};
use crate::{
    action::Action,
    ask,
    data::charts::{Technology, Units},
    types::{Alliance, Development, Kind, Power},
};
use ironbottom_kernel::{Catalog, Lang, Msg, book::Book, info::Bilingual, pack::PackProblems, text::CatalogError};
use std::sync::OnceLock;

/// Prefix of the rule ids.
pub const PREFIX: &str = "AA";

/// The embedded rule texts, read once for all packs, and what is wrong with them (nothing, as the tests see to).
pub fn get() -> &'static (Book, PackProblems) {
    static BOOK: OnceLock<(Book, PackProblems)> = OnceLock::new();
    BOOK.get_or_init(|| Book::read(PREFIX, include_str!("../../rules/rules.toml"), include_str!("../../rules/rulings.toml")))
}

/// The kernel's messages and our own.
pub fn messages() -> Result<Catalog, CatalogError> {
    let mut c = Catalog::kernel()?;
    macro_rules! add {
        ($($part:literal),*) => {$(
            c.add(
                $part,
                include_str!(concat!("../../text/", $part, ".en.ftl")),
                include_str!(concat!("../../text/", $part, ".fr.ftl")),
            )?;
        )*};
    }
    add!("economy", "movement", "combat", "face", "kinds");
    for kind in Action::KINDS {
        name_by(&mut c, format!("kind.{kind}"), format!("kind-{kind}"));
    }
    for id in ask::NAMES {
        name_by(&mut c, format!("query.{id}"), format!("query-{id}"));
    }
    Ok(c)
}

/// Names a thing by a message.
fn name_by(c: &mut Catalog, key: String, id: String) {
    let msg = Msg { id: id.into(), args: Vec::new() };
    let (en, fr) = (c.say(Lang::En, &msg), c.say(Lang::Fr, &msg));
    c.add_name(key, en, fr);
}

/// Names of the things of the pack.
pub fn name_things(c: &mut Catalog, map: &Map, powers: &Powers, units: &Units, technology: &Technology) {
    for s in &map.spaces {
        // What is typed for it, and where to look for it: nobody ever owns the sea.
        c.add_name(format!("code.{}", s.data.id), &s.data.short, &s.data.short);
        if s.sea {
            name_by(c, format!("region.{}", s.data.id), "region-sea".to_owned());
        }
    }
    let mut add = |key: String, name: &Bilingual| c.add_name(key, &name.en, &name.fr);
    for s in &map.spaces {
        add(format!("space.{}", s.data.id), &s.name);
    }
    for (id, name) in &map.canal_names {
        add(format!("canal.{id}"), name);
    }
    for a in [Alliance::Axis, Alliance::Allies] {
        add(format!("side.{}", a.id()), &powers.alliances[a as usize]);
    }
    for p in Power::ALL {
        add(format!("power.{}", p.id()), &powers.names[p.i()]);
        add(format!("the-power.{}", p.id()), &powers.articles[p.i()]);
        add(format!("adjective.{}", p.id()), &powers.adjectives[p.i()]);
        let feminine = Bilingual { en: powers.adjectives[p.i()].en.clone(), fr: powers.adjectives_f[p.i()].clone() };
        add(format!("adjective-f.{}", p.id()), &feminine);
    }
    for k in Kind::ALL {
        add(format!("unit.{}", k.id()), &units.names[k.i()].0);
        add(format!("units.{}", k.id()), &units.names[k.i()].1);
    }
    for d in Development::ALL {
        add(format!("development.{}", d.id()), &technology.names[d as usize]);
        add(format!("development-help.{}", d.id()), &technology.help[d as usize]);
    }
}
