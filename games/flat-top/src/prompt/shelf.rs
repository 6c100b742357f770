//! What is taken from a list and not from the map: work on the decks, orders for ships and formations, targets and tasks in a fight.

use super::{Asked, label};
use crate::{
    action::Action,
    scene::words,
    types::{AfId, Arm, Class, FacId, Unit},
    view::Open,
};
use ironbottom_kernel::{
    Msg, RuleId,
    prompt::{Item, Shelf},
    scene::Ground,
};

/// Where a choice lies: its shelf, in their order, and its item.
struct Slot {
    /// The shelf: its place and its title.
    shelf: (u32, Msg),
    item: String,
    /// The lower, the more usual.
    rank: u32,
    kind: String,
    name: Msg,
    /// How many of it there are, as far as this choice tells.
    count: u32,
    rule: Option<u16>,
}

/// The item and the rank of a choice that is taken from a shelf.
pub fn take(x: &Asked<'_>, a: &Action) -> Option<(String, u32)> {
    slot(x, a).map(|s| (s.item, s.rank))
}

/// As many as can be had, unless somebody says otherwise.
fn most(n: u8) -> u32 {
    u32::from(u8::MAX - n)
}

/// The shelves of the question, made of what is legal.
pub fn shelves(x: &Asked<'_>, legal: &[Action]) -> Vec<Shelf> {
    let mut all: Vec<((u32, Msg), Vec<Item>)> = Vec::new();
    for s in legal.iter().filter_map(|a| slot(x, a)) {
        let about = s.rule.map(|rule| Ground { text: about(rule), rule: Some(RuleId(rule)) });
        let items = match all.iter_mut().position(|(shelf, _)| *shelf == s.shelf) {
            Some(i) => &mut all[i].1,
            None => {
                all.push((s.shelf, Vec::new()));
                let last = all.len() - 1;
                &mut all[last].1
            }
        };
        match items.iter_mut().find(|i| i.id == s.item) {
            Some(item) => item.count = item.count.max(s.count),
            None => items.push(Item { id: s.item, kind: s.kind, name: s.name, count: s.count, price: None, about }),
        }
    }
    all.sort_by_key(|((order, _), _)| *order);
    all.into_iter().map(|((_, title), items)| Shelf { title, items }).collect()
}

/// What the work is good for.
const fn about(rule: u16) -> Msg {
    Msg::new(match rule {
        118 => "about-launch",
        123 => "about-rf",
        124 => "about-ready",
        127 => "about-disperse",
        157 => "about-show",
        163 => "about-anchor",
        205 => "about-destroy",
        213 => "about-fuel",
        467 => "about-plot",
        _ => "about-rule",
    })
}

/// The shelf of a facility.
fn deck(x: &Asked<'_>, fac: FacId) -> (u32, Msg) {
    let f = &x.force.facs[fac as usize];
    let (values, most) = f.now(x.b, x.force);
    let used: i64 = f.used.iter().map(|n| i64::from(*n)).sum();
    let title = Msg::new("shelf-deck")
        .name("place", words::fac_key(x.b, x.force, fac))
        .int("rf", values.rf.saturating_sub(f.rf_used))
        .int("minimum", values.minimum)
        .int("normal", values.normal)
        .int("most", i64::from(most))
        .int("used", used);
    (u32::from(fac), title)
}

fn symbol(x: &Asked<'_>, c: crate::types::Craft) -> String {
    x.b.aircraft.get(c.model.0 as usize).map_or_else(String::new, |m| m.kind.clone())
}

fn slot(x: &Asked<'_>, a: &Action) -> Option<Slot> {
    let (b, force) = (x.b, x.force);
    let craft = |id: &'static str, c| Msg::new(id).name("craft", words::craft(b, c));
    let arm = |m: Msg, arm: Arm| m.name("arm", format!("arm.{}", arm.id()));
    let work = |fac: FacId, what: String, c, name: Msg, n: u8, rank: u32, rule: Option<u16>| Slot {
        shelf: deck(x, fac),
        item: format!("{fac}.{what}"),
        rank,
        kind: symbol(x, c),
        name,
        count: n.into(),
        rule,
    };
    let key = |c: crate::types::Craft| format!("{}{}", c.model.0, if c.dotted { "d" } else { "" });
    // One thing on a shelf: no number.
    let one = |shelf: (u32, Msg), item: String, kind: String, rule: Option<u16>| Slot {
        shelf,
        item,
        rank: 0,
        kind,
        name: label::label(x, a),
        count: 1,
        rule,
    };
    let formation = |af: AfId| (500 + u32::from(af), Msg::new("shelf-af").msg("af", words::af(af)));
    let fleet = |tf: u8| (u32::from(tf), Msg::new("shelf-tf").msg("tf", words::tf(force, tf)));
    let ship_tf = |ship: u8| force.ships.get(ship as usize).map_or(0, |s| s.tf);
    let hull = |ship: u8| force.ships.get(ship as usize).map_or_else(String::new, |s| s.hull(b).id().to_owned());
    let af_kind = |af: AfId| force.af(af).map_or_else(String::new, |f| words::kind_of(b, f));
    let counted = |shelf: (u32, Msg), item: String, kind: String, name: Msg, n: u8, rank: u32| Slot {
        shelf,
        item,
        rank,
        kind,
        name,
        count: n.into(),
        rule: None,
    };
    Some(match *a {
        Action::Stow { fac, craft: c, n, bx, arm: with } => {
            let id = if with == Arm::None { "item-stow" } else { "item-stow-armed" };
            let name = arm(craft(id, c), with).name("box", format!("box.{}", bx.id()));
            work(fac, format!("stow.{}.{}.{}", key(c), bx.id(), with.id()), c, name, n, most(n), None)
        }
        Action::Shift { from, to, craft: c, n } => {
            let name = craft("item-shift", c).name("to", words::fac_key(b, force, to));
            work(from, format!("shift.{}.{to}", key(c)), c, name, n, most(n), None)
        }
        Action::Replace { fac, craft: c, n } => {
            work(fac, format!("new.{}", key(c)), c, craft("item-replace", c), n, most(n), None)
        }
        Action::Ready { fac, craft: c, arm: with, n } => {
            let name = arm(craft("item-ready", c), with);
            work(fac, format!("ready.{}.{}", key(c), with.id()), c, name, n, most(n), Some(124))
        }
        Action::Gather { fac, craft: c, n } => {
            work(fac, format!("gather.{}", key(c)), c, craft("item-gather", c), n, most(n), None)
        }
        Action::Launch { fac, craft: c, arm: with, n, class, af } => {
            let name = arm(craft("item-launch", c), with);
            let rank = launch_rank(x, with, n, class, af);
            work(fac, format!("launch.{}.{}", key(c), with.id()), c, name, n, rank, Some(118))
        }
        Action::Service { fac, craft: c, n } => {
            work(fac, format!("service.{}", key(c)), c, craft("item-service", c), n, most(n), Some(123))
        }
        Action::Unready { fac, craft: c, arm: with, n } => {
            let name = arm(craft(if with == Arm::None { "item-unready-bare" } else { "item-unready" }, c), with);
            work(fac, format!("unready.{}.{}", key(c), with.id()), c, name, n, most(n), None)
        }
        Action::Disperse { fac, craft: c, n } => {
            work(fac, format!("disperse.{}", key(c)), c, craft("item-disperse", c), n, most(n), Some(127))
        }
        Action::Junk { fac, craft: c, bx, arm: with, n } => Slot {
            shelf: (900, Msg::new("shelf-junk")),
            item: format!("junk.{fac}.{}.{}.{}", key(c), bx.id(), with.id()),
            rank: n.into(),
            kind: symbol(x, c),
            name: craft("item-junk", c).name("box", format!("box.{}", bx.id())).name("place", words::fac_key(b, force, fac)),
            count: n.into(),
            rule: Some(205),
        },
        Action::Bound { af, at } => one(formation(af), format!("bound.{af}.{}", at.name()), af_kind(af), None),
        Action::PlotLevel { af, high } => one(formation(af), format!("level.{af}.{high}"), af_kind(af), None),
        Action::PlotLand { af, fac } => one(formation(af), format!("land.{af}.{fac}"), af_kind(af), None),
        Action::PlotStay { af } => one(formation(af), format!("stay.{af}"), af_kind(af), Some(467)),
        Action::Anchor { ship } => one(fleet(ship_tf(ship)), format!("anchor.{ship}"), hull(ship), Some(163)),
        Action::Weigh { ship } => one(fleet(ship_tf(ship)), format!("weigh.{ship}"), hull(ship), None),
        Action::ShowAt { tf, step } => one(fleet(tf), format!("show.{tf}.{step}"), "task-force".to_owned(), Some(157)),
        Action::Show { unit: Unit::Tf(tf) } | Action::Hide { unit: Unit::Tf(tf) } => {
            one(fleet(tf), format!("{}.tf.{tf}", a.kind()), "task-force".to_owned(), None)
        }
        Action::Show { unit: Unit::Af(af) } => one((3, Msg::new("shelf-marker")), format!("show.af.{af}"), af_kind(af), None),
        Action::Detach { ship, tf } => {
            let (like, n) = alike(x, ship);
            let slot = one(fleet(ship_tf(ship)), format!("detach.{like}.{tf}"), hull(ship), None);
            Slot { rank: ship.into(), count: n, ..slot }
        }
        Action::Merge { tf, into } => one(fleet(tf), format!("merge.{tf}.{into}"), "task-force".to_owned(), None),
        Action::Scuttle { ship } => {
            let (like, n) = alike(x, ship);
            let slot = one((900, Msg::new("shelf-scuttle")), format!("scuttle.{like}"), hull(ship), None);
            Slot { rank: ship.into(), count: n, ..slot }
        }
        Action::Search { .. }
        | Action::Level { .. }
        | Action::Land { .. }
        | Action::Leave { .. }
        | Action::Hover { .. }
        | Action::Part { .. }
        | Action::Join { .. }
        | Action::Drop { .. }
        | Action::Ditch { .. } => return flown(x, a),
        Action::Assign { group, n, task } => counted(
            (u32::from(group.af), Msg::new("shelf-af").msg("af", words::af(group.af))),
            format!("assign.{}.{}.{}", group.af, group.group, task.id()),
            group_kind(x, group.af, group.group),
            Msg::new("item-assign").msg("crafts", x.some(group.af, group.group, n)).name("task", format!("task.{}", task.id())),
            n,
            most(n),
        ),
        Action::Fuel { group, .. } => {
            let shelf = (u32::from(group.af), Msg::new("shelf-af").msg("af", words::af(group.af)));
            one(shelf, format!("fuel.{}.{}", group.af, group.group), group_kind(x, group.af, group.group), Some(213))
        }
        Action::Strike { group, n, mode, target } => counted(
            (order(target), Msg::new("shelf-target").msg("target", x.target(target))),
            format!("strike.{}.{}.{}.{}", group.af, group.group, mode.id(), order(target)),
            group_kind(x, group.af, group.group),
            Msg::new("item-strike")
                .msg("crafts", x.some(group.af, group.group, n))
                .name("mode", format!("mode.{}", mode.id()))
                .msg("af", words::af(group.af)),
            n,
            most(n),
        ),
        Action::Flak { by, sortie } => {
            let shelf = (u32::from(sortie), Msg::new("shelf-raid").msg("raid", x.raid(sortie)));
            let kind = match by {
                crate::battle::Target::Base => "airfield".to_owned(),
                crate::battle::Target::Ship(s) => hull(s),
            };
            Slot { name: label::gun(x, by), ..one(shelf, format!("flak.{}.{sortie}", order(by)), kind, None) }
        }
        Action::Line { ship, line } => {
            let shelf = (line as u32, Msg::new("shelf-line").name("line", format!("line.{}", line.id())));
            Slot { name: x.own_ship(ship), ..one(shelf, format!("line.{ship}.{}", line.id()), hull(ship), None) }
        }
        Action::Gun { ship, n, at } => counted(
            (u32::from(at), Msg::new("shelf-target").msg("target", x.enemy_ship(at))),
            format!("gun.{ship}.{at}"),
            hull(ship),
            Msg::new("item-gun").msg("ship", x.own_ship(ship)),
            n,
            most(n),
        ),
        Action::Torpedo { ship, at } => {
            let shelf = (u32::from(at), Msg::new("shelf-target").msg("target", x.enemy_ship(at)));
            Slot { name: x.own_ship(ship), ..one(shelf, format!("torpedo.{ship}.{at}"), hull(ship), None) }
        }
        Action::Shell { ship } => {
            Slot { name: x.own_ship(ship), ..one((0, Msg::new("shelf-shell")), format!("shell.{ship}"), hull(ship), None) }
        }
        Action::Reply { n, at } => counted(
            (0, Msg::new("shelf-reply")),
            format!("reply.{at}"),
            String::new(),
            Msg::new("item-gun").msg("ship", x.enemy_ship(at)),
            n,
            most(n),
        ),
        _ => return None,
    })
}

/// Ships without a name that are the same lie on a shelf as one: the first of them, and how many.
fn alike(x: &Asked<'_>, ship: u8) -> (u8, u32) {
    let Some(s) = x.force.ships.get(ship as usize).filter(|s| s.name.is_none()) else { return (ship, 1) };
    let same = |o: &crate::position::Ship| (o.class, o.name, o.hits, o.anchor) == (s.class, None, s.hits, s.anchor);
    let mut like = x.force.fleet(s.tf).filter(|(_, o)| same(o)).map(|(i, _)| i);
    (like.next().unwrap_or(ship), 1 + like.count() as u32)
}

fn order(t: crate::battle::Target) -> u32 {
    match t {
        crate::battle::Target::Base => 0,
        crate::battle::Target::Ship(s) => u32::from(s) + 1,
    }
}

fn group_kind(x: &Asked<'_>, af: AfId, group: u8) -> String {
    let g = x.force.af(af).and_then(|a| a.groups.get(group as usize));
    g.map_or_else(String::new, |g| x.b.model(g.craft.model).kind.clone())
}

/// All that fly in the class with whole movement first; what carries bombs joins what carries bombs, the others fly by themselves.
fn launch_rank(x: &Asked<'_>, arm: Arm, n: u8, class: Class, af: AfId) -> u32 {
    let joins = x.force.af(af).is_some_and(|a| a.groups.iter().any(|g| g.armed));
    let wanted = if arm == Arm::None { x.force.af(af).is_none() } else { joins };
    let fallback = x.force.af(af).is_none();
    let choice = if wanted {
        0
    } else if fallback {
        1
    } else {
        2 + u32::from(af)
    };
    class as u32 * 100_000 + most(n) * 300 + choice
}

/// What may be done with the formation being flown, beside flying on.
fn flown(x: &Asked<'_>, a: &Action) -> Option<Slot> {
    let Some(Open::Fly(af)) = x.v.open.last() else { return None };
    let size = |g: u8| x.force.af(*af).and_then(|a| a.groups.get(g as usize)).map_or(0, |g| g.n);
    let kind = |g: u8| group_kind(x, *af, g);
    let (item, kind, count, rank) = match *a {
        Action::Land { fac, group, n } => (format!("land.{fac}.{group}"), kind(group), n, most(n)),
        Action::Search { .. } => ("search".to_owned(), kind(0), 1, 0),
        Action::Level { group, high } => (format!("level.{group}.{high}"), kind(group), 1, 0),
        Action::Leave { fac } => (format!("leave.{fac}"), kind(0), 1, 0),
        Action::Hover { tf } => (format!("hover.{tf}"), "task-force".to_owned(), 1, 0),
        Action::Join { af } => (format!("join.{af}"), kind(0), 1, 0),
        // Half of them is what is mostly wanted.
        Action::Part { group, n } => (format!("part.{group}"), kind(group), n, u32::from(size(group).div_ceil(2).abs_diff(n))),
        Action::Drop { group } => (format!("drop.{group}"), kind(group), 1, 0),
        Action::Ditch { group, n } => (format!("ditch.{group}"), kind(group), n, n.into()),
        _ => return None,
    };
    let rest = matches!(a, Action::Ditch { .. } | Action::Drop { .. } | Action::Part { .. } | Action::Join { .. });
    let shelf = match (a, rest) {
        (Action::Land { .. } | Action::Leave { .. }, _) => (0, Msg::new("shelf-land")),
        (_, false) => (1, Msg::new("shelf-af").msg("af", words::af(*af))),
        (_, true) => (2, Msg::new("shelf-more")),
    };
    let name = match *a {
        Action::Land { fac, group, .. } => {
            let craft = x.force.af(*af).and_then(|a| a.groups.get(group as usize)).map(|g| words::craft(x.b, g.craft))?;
            Msg::new("item-land").name("craft", craft).name("place", words::fac_key(x.b, x.force, fac))
        }
        Action::Part { group, .. } | Action::Ditch { group, .. } => {
            let craft = x.force.af(*af).and_then(|a| a.groups.get(group as usize)).map(|g| words::craft(x.b, g.craft))?;
            Msg::new(if matches!(a, Action::Part { .. }) { "item-part" } else { "item-ditch" }).name("craft", craft)
        }
        _ => label::label(x, a),
    };
    Some(Slot { shelf, item, rank, kind, name, count: count.into(), rule: None })
}
