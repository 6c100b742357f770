//! What is taken from a list and not from the map: work on the decks, orders for ships and formations, targets and tasks in a fight.

use super::{Asked, label};
use crate::{
    action::Action,
    battle::{GroupRef, Target},
    names, rule,
    types::{AfId, Arm, Class, Craft, FacId, Unit},
    view::Open,
};
use ironbottom_kernel::{
    Msg, RuleId,
    scene::CitedText,
    shelf::{self, Slot},
};

/// Shelves from here on are seldom wanted.
pub const RARE: u32 = 900;

/// Where each choice lies that is taken from a shelf.
pub fn slots(x: &Asked<'_>, legal: &[Action]) -> Vec<Option<Slot>> {
    let mut all: Vec<Option<Slot>> = legal.iter().map(|a| slot(x, a)).collect();
    // Ships without a name have the same word.
    shelf::number_alike(&mut all, |what, n| Msg::new("way-nth").msg("what", what).int("n", n));
    all
}

/// As many as can be had, unless somebody says otherwise.
fn most(n: u8) -> u32 {
    u32::from(u8::MAX - n)
}

/// What the work is good for.
const fn about(rule: RuleId) -> Option<CitedText> {
    let text = Msg::new(match rule {
        rule::FT_118 => "about-launch",
        rule::FT_123 => "about-rf",
        rule::FT_124 => "about-ready",
        rule::FT_127 => "about-disperse",
        rule::FT_144 => "about-course",
        rule::FT_157 => "about-show",
        rule::FT_163 => "about-anchor",
        rule::FT_173 => "about-mission",
        rule::FT_205 => "about-destroy",
        rule::FT_213 => "about-fuel",
        rule::FT_261 => "about-guns",
        rule::FT_262 => "about-torpedoes",
        rule::FT_263 => "about-rear",
        rule::FT_467 => "about-plot",
        _ => "about-rule",
    });
    Some(CitedText { text, rule: Some(rule) })
}

/// The shelf of a facility.
fn deck(x: &Asked<'_>, fac: FacId) -> (u32, Msg) {
    let f = &x.force.facs[fac as usize];
    let (values, most) = f.now(x.b, x.force);
    let used: i64 = f.used.iter().map(|n| i64::from(*n)).sum();
    let title = Msg::new("shelf-deck")
        .name("place", names::fac_key(x.b, x.force, fac))
        .int("rf", values.rf.saturating_sub(f.rf_used))
        .int("minimum", values.minimum)
        .int("normal", values.normal)
        .int("most", i64::from(most))
        .int("used", used);
    (u32::from(fac), title)
}

fn symbol(x: &Asked<'_>, c: Craft) -> String {
    x.b.aircraft.get(c.model.0 as usize).map_or_else(String::new, |m| m.kind.clone())
}

fn craft(x: &Asked<'_>, id: &'static str, c: Craft) -> Msg {
    Msg::new(id).name("craft", names::craft(x.b, c))
}

fn armed(m: Msg, arm: Arm) -> Msg {
    m.name("arm", format!("arm.{}", arm.id()))
}

/// A model, as part of an item.
fn key(c: Craft) -> String {
    format!("{}{}", c.model.0, if c.dotted { "d" } else { "" })
}

fn hull(x: &Asked<'_>, ship: u8) -> String {
    x.force.ships.get(ship as usize).map_or_else(String::new, |s| s.hull(x.b).id().to_owned())
}

/// One thing on a shelf: no number.
fn one(x: &Asked<'_>, a: &Action, shelf: (u32, Msg), item: String, kind: String) -> Slot {
    Slot::new(shelf, item, kind, label::label(x, a), 1u32)
}

/// Ships: as many entries as there are like ones.
fn ships(x: &Asked<'_>, shelf: (u32, Msg), verb: &str, ship: u8) -> Slot {
    let (like, count) = alike(x, ship);
    let name = x.force.ships.get(ship as usize).map_or_else(|| x.own_ship(ship), |s| names::ship_plain(x.b, s.class, s.name));
    Slot { rank: u32::from(ship) << 16, count, ..Slot::new(shelf, format!("{verb}.{like}"), hull(x, ship), name, 1u32) }
}

/// As many of a group in flight as can be had.
fn grouped(x: &Asked<'_>, shelf: (u32, Msg), verb: &str, group: GroupRef, n: u8) -> Slot {
    let (kind, name) = (group_kind(x, group.af, group.group), group_name(x, group.af, group.group));
    Slot::new(shelf, format!("{verb}.{}.{}", group.af, group.group), kind, name, n)
}

/// Where a choice lies; no choice belongs to two of the parts.
fn slot(x: &Asked<'_>, a: &Action) -> Option<Slot> {
    let parts = [on_deck, in_plans, in_fleet, flown, fought_in_air, fought_at_sea];
    parts.into_iter().find_map(|part| part(x, a))
}

/// Work on the decks: as many as can be, unless something else is more usual.
fn on_deck(x: &Asked<'_>, a: &Action) -> Option<Slot> {
    let work = |fac: FacId, what: String, c: Craft, n: u8, name: Msg| Slot {
        rank: most(n),
        ..Slot::new(deck(x, fac), format!("{fac}.{what}"), symbol(x, c), name, n)
    };
    Some(match *a {
        Action::Stow { fac, craft: c, n, bx, arm } => {
            let id = if arm == Arm::None { "way-box" } else { "way-box-armed" };
            let to = armed(Msg::new(id), arm).name("box", format!("box.{}", bx.id()));
            let way = bx as u32 * 8 + arm as u32;
            let slot = work(fac, format!("stow.{}", key(c)), c, n, craft(x, "item-stow", c));
            Slot { rank: way * 256 + most(n), ways: vec![(way, to)], ..slot }
        }
        Action::Shift { from, to, craft: c, n } => {
            let name = craft(x, "item-shift", c).name("to", names::fac_key(x.b, x.force, to));
            work(from, format!("shift.{}.{to}", key(c)), c, n, name)
        }
        Action::Replace { fac, craft: c, n } => work(fac, format!("new.{}", key(c)), c, n, craft(x, "item-replace", c)),
        Action::Ready { fac, craft: c, arm, n } => {
            let (rank, way) = (arm as u32 * 256 + most(n), (arm as u32, armed(Msg::new("way-arm"), arm)));
            let slot = work(fac, format!("ready.{}", key(c)), c, n, craft(x, "item-ready", c));
            Slot { rank, ways: vec![way], about: about(rule::FT_124), ..slot }
        }
        Action::Gather { fac, craft: c, n } => work(fac, format!("gather.{}", key(c)), c, n, craft(x, "item-gather", c)),
        Action::Launch { fac, craft: c, arm, n, class, af } => {
            let speed = Msg::new(match class {
                Class::Minimum => "way-whole",
                Class::Normal => "way-half",
                Class::Maximum => "way-none",
            });
            let joins = x.force.af(af).is_some();
            let unit = Msg::new(if joins { "launch-joins" } else { "launch-new" }).msg("af", names::af(af));
            let ways = vec![(class as u32, speed), (u32::from(af), unit)];
            let slot = work(fac, format!("launch.{}.{}", key(c), arm.id()), c, n, armed(craft(x, "item-launch", c), arm));
            Slot { rank: launch_rank(x, arm, n, class, af), ways, about: about(rule::FT_118), ..slot }
        }
        Action::Service { fac, craft: c, n } => {
            let slot = work(fac, format!("service.{}", key(c)), c, n, craft(x, "item-service", c));
            Slot { about: about(rule::FT_123), ..slot }
        }
        Action::Unready { fac, craft: c, arm, n } => {
            let name = armed(craft(x, if arm == Arm::None { "item-unready-bare" } else { "item-unready" }, c), arm);
            work(fac, format!("unready.{}.{}", key(c), arm.id()), c, n, name)
        }
        Action::Disperse { fac, craft: c, n } => {
            let slot = work(fac, format!("disperse.{}", key(c)), c, n, craft(x, "item-disperse", c));
            Slot { about: about(rule::FT_127), ..slot }
        }
        Action::Junk { fac, craft: c, bx, arm, n } => {
            let place = names::fac_key(x.b, x.force, fac);
            let name = craft(x, "item-junk", c).name("box", format!("box.{}", bx.id())).name("place", place);
            let item = format!("junk.{fac}.{}.{}.{}", key(c), bx.id(), arm.id());
            let slot = Slot::new((RARE, Msg::new("shelf-junk")), item, symbol(x, c), name, n);
            Slot { rank: n.into(), about: about(rule::FT_205), ..slot }
        }
        _ => return None,
    })
}

/// Plans and plots.
fn in_plans(x: &Asked<'_>, a: &Action) -> Option<Slot> {
    let formation = |af: AfId, item: String| {
        let kind = x.force.af(af).map_or_else(String::new, |f| names::kind_of(x.b, f));
        one(x, a, (500 + u32::from(af), Msg::new("shelf-af").msg("af", names::af(af))), item, kind)
    };
    Some(match *a {
        Action::Bound { af, at } => formation(af, format!("bound.{af}.{}", at.name())),
        Action::Chart { unit: Unit::Tf(tf) } => {
            let slot = one(x, a, fleet(x, tf), format!("chart.tf.{tf}"), "task-force".to_owned());
            Slot { about: about(rule::FT_144), ..slot }
        }
        Action::Chart { unit: Unit::Af(af) } => Slot { about: about(rule::FT_173), ..formation(af, format!("chart.af.{af}")) },
        Action::PlotLevel { af, high } => formation(af, format!("level.{af}.{high}")),
        Action::PlotLand { af, fac } => formation(af, format!("land.{af}.{fac}")),
        Action::PlotStay { af } => Slot { about: about(rule::FT_467), ..formation(af, format!("stay.{af}")) },
        _ => return None,
    })
}

/// The shelf of a task force.
fn fleet(x: &Asked<'_>, tf: u8) -> (u32, Msg) {
    (u32::from(tf), Msg::new("shelf-tf").msg("tf", names::tf(x.force, tf)))
}

/// Orders for ships and task forces, and what is shown on the map.
fn in_fleet(x: &Asked<'_>, a: &Action) -> Option<Slot> {
    let of_ship = |ship: u8| fleet(x, x.force.ships.get(ship as usize).map_or(0, |s| s.tf));
    let force = |tf: u8, item: String| one(x, a, fleet(x, tf), item, "task-force".to_owned());
    Some(match *a {
        Action::Anchor { ship } => {
            Slot { about: about(rule::FT_163), ..one(x, a, of_ship(ship), format!("anchor.{ship}"), hull(x, ship)) }
        }
        Action::Weigh { ship } => one(x, a, of_ship(ship), format!("weigh.{ship}"), hull(x, ship)),
        Action::ShowAt { tf, step } => Slot { about: about(rule::FT_157), ..force(tf, format!("show.{tf}.{step}")) },
        Action::Show { unit: Unit::Tf(tf) } | Action::Hide { unit: Unit::Tf(tf) } => force(tf, format!("{}.tf.{tf}", a.kind())),
        Action::Show { unit: Unit::Af(af) } => {
            let kind = x.force.af(af).map_or_else(String::new, |f| names::kind_of(x.b, f));
            one(x, a, (3, Msg::new("shelf-marker")), format!("show.af.{af}"), kind)
        }
        Action::Detach { ship, tf } => {
            let way = match x.force.fleet(tf).next() {
                Some(_) => Msg::new("way-joins").msg("what", names::tf(x.force, tf)),
                // It has no number yet.
                None => Msg::new("way-alone"),
            };
            let slot = ships(x, of_ship(ship), "detach", ship);
            let name = Msg::new("item-detach").msg("what", x.own_ship(ship));
            Slot { name, rank: slot.rank + u32::from(tf), ways: vec![(u32::from(tf), way)], ..slot }
        }
        Action::Merge { tf, into } => force(tf, format!("merge.{tf}.{into}")),
        Action::Scuttle { ship } => ships(x, (RARE, Msg::new("shelf-scuttle")), "scuttle", ship),
        _ => return None,
    })
}

/// Air combat, attacks on ships and bases, and the fire at them.
fn fought_in_air(x: &Asked<'_>, a: &Action) -> Option<Slot> {
    Some(match *a {
        Action::Assign { group, n, task } => {
            let way = Msg::new("way-task").name("task", format!("task.{}", task.id()));
            let slot = grouped(x, (0, Msg::new("shelf-tasks")), "assign", group, n);
            Slot { rank: task as u32 * 256 + most(n), ways: vec![(task as u32, way)], ..slot }
        }
        Action::Fuel { group, .. } => {
            let shelf = (1 + u32::from(group.af), Msg::new("shelf-af").msg("af", names::af(group.af)));
            Slot { name: label::label(x, a), about: about(rule::FT_213), ..grouped(x, shelf, "fuel", group, 1) }
        }
        Action::Shoot { by, n, at } => {
            let to = u32::from(at.model.0);
            let ways = vec![(to * 2 + u32::from(at.dotted), craft(x, "way-at", at))];
            let (shelf, item) = ((0, Msg::new("shelf-fire")), format!("shoot.{}", key(by)));
            Slot { rank: to * 256 + most(n), ways, ..Slot::new(shelf, item, symbol(x, by), craft(x, "item-fire", by), n) }
        }
        Action::Strike { group, n, mode, target } => {
            let way = Msg::new("way-mode").name("mode", format!("mode.{}", mode.id()));
            let rank = (importance(x, target) * 8 + mode as u32) * 256 + most(n);
            let ways = vec![(order(target), x.target(target)), (mode as u32, way)];
            Slot { rank, ways, ..grouped(x, (0, Msg::new("shelf-strikes")), "strike", group, n) }
        }
        Action::Flak { by, sortie } => {
            let shelf = (0, Msg::new("shelf-flak"));
            let slot = match by {
                Target::Base => one(x, a, shelf, "flak.base".to_owned(), "airfield".to_owned()),
                Target::Ship(s) => ships(x, shelf, "flak", s),
            };
            let rank = slot.rank + u32::from(sortie);
            Slot { name: label::gun(x, by), rank, ways: vec![(u32::from(sortie), x.raid(sortie))], ..slot }
        }
        _ => return None,
    })
}

/// Surface combat and shelling.
fn fought_at_sea(x: &Asked<'_>, a: &Action) -> Option<Slot> {
    let enemy = |at: u8| (u32::from(at), x.enemy_ship(at));
    Some(match *a {
        Action::Line { ship, line } => {
            let shelf = (line as u32, Msg::new("shelf-line").name("line", format!("line.{}", line.id())));
            let slot = ships(x, shelf, &format!("line.{}", line.id()), ship);
            Slot { about: about([rule::FT_261, rule::FT_262, rule::FT_263][line as usize]), ..slot }
        }
        Action::Gun { ship, n, at } => {
            let slot = ships(x, (0, Msg::new("shelf-guns")), "gun", ship);
            let rank = slot.rank + u32::from(at) * 256 + most(n);
            if slot.count == 1 {
                // The guns of one ship are a number, to be divided.
                Slot { rank, n: n.into(), count: n.into(), ways: vec![enemy(at)], ..slot }
            } else {
                Slot { rank, ways: vec![enemy(at), (n.into(), Msg::new("way-guns").int("n", n))], ..slot }
            }
        }
        Action::Torpedo { ship, at } => {
            let slot = ships(x, (0, Msg::new("shelf-torpedoes")), "torpedo", ship);
            Slot { rank: slot.rank + u32::from(at), ways: vec![enemy(at)], ..slot }
        }
        Action::Shell { ship } => ships(x, (0, Msg::new("shelf-shell")), "shell", ship),
        Action::Reply { n, at } => {
            let (shelf, kind) = ((0, Msg::new("shelf-reply")), "airfield".to_owned());
            let slot = Slot::new(shelf, "reply".to_owned(), kind, Msg::new("item-reply"), n);
            Slot { rank: u32::from(at) * 256 + most(n), ways: vec![enemy(at)], ..slot }
        }
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

/// What is worth most comes first: the base, carriers, then whoever can take most.
fn importance(x: &Asked<'_>, t: Target) -> u32 {
    let Target::Ship(s) = t else { return 0 };
    let seen = x.v.battle.as_deref().and_then(|f| f.named[x.side.other().i()].get(s as usize).copied());
    let worth = seen.map_or(0, |s| {
        let class = &x.b.classes[s.class as usize];
        u32::from(class.fd) + if class.hull.is_carrier() { 64 } else { 0 }
    });
    (1 + 128u32.saturating_sub(worth)) * 256 + u32::from(s)
}

fn order(t: Target) -> u32 {
    match t {
        Target::Base => 0,
        Target::Ship(s) => u32::from(s) + 1,
    }
}

fn group_kind(x: &Asked<'_>, af: AfId, group: u8) -> String {
    let g = x.force.af(af).and_then(|a| a.groups.get(group as usize));
    g.map_or_else(String::new, |g| x.b.model(g.craft.model).kind.clone())
}

/// The aircraft of a group, and the formation they fly in.
fn group_name(x: &Asked<'_>, af: AfId, group: u8) -> Msg {
    match x.force.af(af).and_then(|a| a.groups.get(group as usize)) {
        Some(g) => Msg::new("item-group").name("craft", names::craft(x.b, g.craft)).msg("af", names::af(af)),
        None => names::af(af),
    }
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
    let Some(Open::Fly(af) | Open::Chase(_, Some(Unit::Af(af)))) = x.v.open.last() else { return None };
    let size = |g: u8| x.force.af(*af).and_then(|a| a.groups.get(g as usize)).map_or(0, |g| g.n);
    let kind = |g: u8| group_kind(x, *af, g);
    let (item, kind, count, rank) = match *a {
        Action::Land { fac, group, n } => (format!("land.{group}"), kind(group), n, u32::from(fac) * 256 + most(n)),
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
        (Action::Ditch { .. }, _) => (RARE, Msg::new("shelf-junk")),
        (Action::Land { .. } | Action::Leave { .. }, _) => (0, Msg::new("shelf-land")),
        (_, false) => (1, Msg::new("shelf-af").msg("af", names::af(*af))),
        (_, true) => (2, Msg::new("shelf-more")),
    };
    let name = match *a {
        Action::Land { group, .. } => {
            let craft = x.force.af(*af).and_then(|a| a.groups.get(group as usize)).map(|g| names::craft(x.b, g.craft))?;
            Msg::new("item-land").name("craft", craft)
        }
        Action::Part { group, .. } | Action::Ditch { group, .. } => {
            let craft = x.force.af(*af).and_then(|a| a.groups.get(group as usize)).map(|g| names::craft(x.b, g.craft))?;
            Msg::new(if matches!(a, Action::Part { .. }) { "item-part" } else { "item-ditch" }).name("craft", craft)
        }
        _ => label::label(x, a),
    };
    let ways = match *a {
        Action::Land { fac, .. } => {
            vec![(u32::from(fac), Msg::new("way-place").name("place", names::fac_key(x.b, x.force, fac)))]
        }
        _ => Vec::new(),
    };
    Some(Slot { rank, ways, ..Slot::new(shelf, item, kind, name, count) })
}
