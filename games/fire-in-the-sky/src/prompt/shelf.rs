//! What is taken from a list and not from the map: oil, arriving aircraft, replacement markers, air points, units to disperse.

use super::Asked;
use crate::{
    action::{Action, Item as What, Strike, Target},
    names, notation,
    phases::battle::Stage,
    rule,
    types::{Nation, Space},
};
use ironbottom_kernel::{
    Msg, RuleId,
    prompt::{Gesture, Item, Shelf},
    scene::CitedText,
};

/// Where a choice lies: its shelf, in their order, and its item.
pub struct Slot {
    /// The shelf, by the id of its title.
    shelf: &'static str,
    item: String,
    rank: u32,
    n: u8,
    /// What tells it from other choices of the same item.
    pub ways: Vec<Msg>,
    kind: &'static str,
    name: Msg,
    /// How many of it there are, as far as this choice tells.
    count: u32,
    about: Option<(&'static str, RuleId)>,
}

impl Slot {
    /// How it is pointed at.
    pub fn gesture(&self) -> Gesture {
        Gesture::Take { item: self.item.clone(), rank: self.rank, n: self.n.into() }
    }

    /// So many of an item.
    fn of(shelf: &'static str, item: String, kind: &'static str, name: Msg, n: u8) -> Self {
        Self { shelf, item, rank: 0, n, ways: Vec::new(), kind, name, count: n.into(), about: None }
    }
}

/// Replacement markers there are no end of (FS-002): so many can be put on the list.
const MARKERS: u32 = 9;

/// Where the choice lies, if it is taken from a list.
pub fn slot(x: &Asked<'_>, a: &Action) -> Option<Slot> {
    let b = x.b;
    let at = |s| names::space(b, s);
    Some(match *a {
        Action::Oil { from, points } => Slot {
            about: Some(("about-oil", rule::FS_076)),
            ..Slot::of("shelf-oil", format!("oil.{}", notation::space(b, from)), "replacement", at(from), points)
        },
        Action::PlaceAir { nation, steps, to } => arriving(x, nation, steps, 0, at(to)),
        Action::Aviation { steps, to } => {
            let way = Msg::new("way-aviation").name("space", names::space_key(b, to));
            arriving(x, Nation::Japan, steps, 1, way)
        }
        Action::Train { steps } => arriving(x, Nation::Japan, steps, 2, Msg::new("way-train")),
        Action::Convert { from, steps } => Slot {
            about: Some(("about-convert", rule::FS_106)),
            ..Slot::of("shelf-aviation", format!("convert.{}", notation::space(b, from)), "air", at(from), steps)
        },
        Action::Raise { nation, value, at: s } => Slot {
            ways: vec![at(s)],
            count: MARKERS,
            about: Some(("about-raise", rule::FS_111)),
            ..Slot::of("shelf-markers", format!("raise.{}.{value}", nation.id()), "replacement", names::marker(nation, value), 1)
        },
        // By one hex it costs nothing: who drags means that.
        Action::Deploy { item, from, to } if x.is_detour(a) => {
            let n = if let What::Air { steps, .. } = item { steps } else { 1 };
            let (id, what) = called(x, item);
            let way = Msg::new("way-hop").name("from", names::space_key(b, from)).name("to", names::space_key(b, to));
            Slot {
                about: Some(("about-hops", rule::FS_128)),
                ..Slot::of(
                    "shelf-hops",
                    format!("hop.{id}.{}.{}", notation::space(b, from), notation::space(b, to)),
                    names::item_kind(b, item),
                    Msg::new("at-way").msg("what", what).msg("way", way),
                    n,
                )
            }
        }
        // R55: to stay where one is cannot be dragged.
        Action::Sail { item, from, to } if names::sea_id(b, to) == b.space(from).id => {
            stay(x, item, from, 0, Msg::new("way-new-force"))
        }
        Action::Join { item, force } => {
            let f = x.p.forces.get(force.i()).filter(|f| f.hexes == 0)?;
            let from = b.space_of(f.from);
            if names::sea_id(b, f.at) != b.space(from).id {
                return None;
            }
            stay(x, item, from, 1 + u32::from(force.0), names::force(force))
        }
        Action::Restore { unit, value, from } => {
            let way = Msg::new("way-marker").int("value", value).name("space", names::space_key(b, from));
            Slot {
                ways: vec![way],
                about: Some(("about-restore", rule::FS_115)),
                ..Slot::of(
                    "shelf-restore",
                    format!("restore.{}", notation::unit(b, unit)),
                    names::kind(b, unit),
                    names::unit(b, unit),
                    1,
                )
            }
        }
        Action::Send { target, points, elite } => {
            let item = match target {
                Target::Base => "base".to_owned(),
                Target::Force(f) => notation::force(f),
            };
            sorted(x, "shelf-send", format!("send.{item}"), "air", names::target(target), points, elite)
        }
        Action::Strike { on, points, elite } => {
            let (item, kind) = match on {
                Strike::Unit(u) => (notation::unit(b, u), names::kind(b, u)),
                Strike::Air(n) => (format!("air.{}", n.id()), "air"),
                Strike::Marker => ("marker".to_owned(), "replacement"),
                Strike::Support => ("support".to_owned(), "land"),
                Strike::Aviation => ("aviation".to_owned(), "air"),
            };
            sorted(x, "shelf-strike", format!("strike.{item}"), kind, names::strike(b, on), points, elite)
        }
        Action::Disperse { item, at: s } => {
            let n = if let What::Air { steps, .. } = item { steps } else { 1 };
            let id = match item {
                What::Air { nation, .. } => format!("disperse.air.{}.{}", nation.id(), notation::space(b, s)),
                item => format!("disperse.{}.{}", notation::item(b, item).replace(' ', "."), notation::space(b, s)),
            };
            let what = match item {
                What::Air { nation, .. } => Msg::new("strike-air").text("nation", nation.id()),
                item => names::item(b, item),
            };
            let name = Msg::new("at").msg("what", what).name("space", names::space_key(b, s));
            Slot {
                about: Some(("about-disperse", rule::FS_294)),
                ..Slot::of("shelf-disperse", id, names::item_kind(b, item), name, n)
            }
        }
        _ => return None,
    })
}

/// What it is called on a list, as part of an id and in words: air steps are counted beside it.
fn called(x: &Asked<'_>, item: What) -> (String, Msg) {
    match item {
        What::Air { nation, .. } => (format!("air.{}", nation.id()), Msg::new("strike-air").text("nation", nation.id())),
        item => (notation::item(x.b, item).replace(' ', "."), names::item(x.b, item)),
    }
}

/// What forms a task force, or joins one, in the hex where it is.
fn stay(x: &Asked<'_>, item: What, from: Space, rank: u32, way: Msg) -> Slot {
    let (b, n) = (x.b, if let What::Air { steps, .. } = item { steps } else { 1 });
    let (id, what) = called(x, item);
    let name = Msg::new("at").msg("what", what).name("space", names::space_key(b, from));
    let id = format!("stay.{id}.{}", notation::space(b, from));
    Slot {
        rank,
        ways: vec![way],
        about: Some(("about-stay", rule::FS_158)),
        ..Slot::of("shelf-stay", id, names::item_kind(b, item), name, n)
    }
}

/// Steps that arrive: where they go is asked for by itself.
fn arriving(_x: &Asked<'_>, nation: Nation, steps: u8, order: u32, way: Msg) -> Slot {
    let name = Msg::new("strike-air").text("nation", nation.id());
    Slot {
        rank: order * 100 + u32::from(u8::MAX - steps) % 100,
        ways: vec![way],
        about: Some(("about-arriving", rule::FS_092)),
        ..Slot::of("shelf-arriving", format!("arrive.{}", nation.id()), "air", name, steps)
    }
}

/// Air points: those of elite pilots apart, where there are both.
fn sorted(x: &Asked<'_>, shelf: &'static str, item: String, kind: &'static str, name: Msg, points: u8, elite: bool) -> Slot {
    let bt = x.p.battle.as_deref();
    let both = bt.is_some_and(|bt| {
        let points = match bt.stage {
            Stage::Strikes(_) => bt.choosing.as_ref().map(|c| c.left),
            _ => Some(bt.of(x.side).points),
        };
        points.is_some_and(|p| p.plain > 0 && p.elite > 0)
    });
    let ways = if both { vec![Msg::new(if elite { "way-elite" } else { "way-plain" })] } else { Vec::new() };
    Slot { rank: u32::from(elite), ways, ..Slot::of(shelf, item, kind, name, points) }
}

/// The shelves of the question, made of what is legal.
pub fn shelves(_x: &Asked<'_>, slots: &[Option<Slot>]) -> Vec<Shelf> {
    let mut all: Vec<(&'static str, Vec<Item>)> = Vec::new();
    for s in slots.iter().flatten() {
        if !all.iter().any(|(id, _)| *id == s.shelf) {
            all.push((s.shelf, Vec::new()));
        }
        let Some((_, items)) = all.iter_mut().find(|(id, _)| *id == s.shelf) else { continue };
        match items.iter_mut().find(|i| i.id == s.item) {
            Some(item) => item.count = item.count.max(s.count),
            None => items.push(Item {
                id: s.item.clone(),
                kind: s.kind.to_owned(),
                name: s.name.clone(),
                count: s.count,
                price: None,
                about: s.about.map(|(id, rule)| CitedText { text: Msg::new(id), rule: Some(rule) }),
            }),
        }
    }
    all.into_iter()
        .map(|(id, items)| Shelf {
            title: Msg::new(id),
            items,
            rare: matches!(id, "shelf-disperse" | "shelf-stay" | "shelf-hops"),
        })
        .collect()
}
