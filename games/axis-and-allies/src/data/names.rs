//! Names of the things of the pack.

use super::{
    charts::{Technology, Units},
    map::Map,
    powers::Powers,
};
use crate::types::{Alliance, Development, Kind, Power};
use ironbottom_kernel::{Catalog, Wording, info::Bilingual};

/// Adds them to the catalog.
pub fn add(c: &mut Catalog, map: &Map, powers: &Powers, units: &Units, technology: &Technology) {
    for s in &map.spaces {
        // What is typed for it, and where to look for it: nobody ever owns the sea.
        c.add_name(format!("code.{}", s.data.id), &s.data.short, &s.data.short);
        if s.sea {
            c.name_by(format!("region.{}", s.data.id), "region-sea");
        }
    }
    for k in Kind::ALL {
        let several = &units.names[k.i()].1;
        c.add_words(Wording::Plural, format!("unit.{}", k.id()), &several.en, &several.fr);
    }
    let mut add = |key: String, name: &Bilingual| c.add_name(key, &name.en, &name.fr);
    for s in &map.spaces {
        add(format!("space.{}", s.data.id), &s.name);
    }
    for (id, name) in &map.canal_names {
        add(format!("canal.{id}"), name);
    }
    for a in Alliance::ALL {
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
