//! Actions as people type them: one form, the same in every language.

use crate::{
    action::Action,
    battle::{GroupRef, Target},
    board::Board,
    data::slug,
    phases::heading,
    position::{Force, Host, Place},
    types::{At, Craft, FacId, ShipId, Side, Unit},
    view::View,
};
use ironbottom_kernel::{Refusal, Seat};

/// The force of the viewer, if it holds one side.
fn force(v: &View) -> Option<&Force> {
    let mut own = v.own.iter().flatten();
    let first = own.next()?;
    own.next().is_none().then_some(first)
}

/// A facility: the id of its base or the name of its ship.
pub fn fac(b: &Board, v: &View, fac: FacId) -> String {
    let host = force(v).and_then(|f| f.facs.get(fac as usize)).map(|f| f.host);
    match host {
        Some(Host::Base(i)) => b.bases[i as usize].id.clone(),
        Some(Host::Ship(s)) => ship(b, v, s),
        None => format!("f{}", fac + 1),
    }
}

/// A ship: its name, or its type and its place in the list.
pub fn ship(b: &Board, v: &View, ship: ShipId) -> String {
    let Some(s) = force(v).and_then(|f| f.ships.get(ship as usize)) else { return format!("s{}", ship + 1) };
    let class = &b.classes[s.class as usize];
    match s.name {
        Some(n) => slug(&class.ships[n as usize]),
        None => format!("{}{}", class.hull.id(), ship + 1),
    }
}

/// Aircraft: the model, with a star for the black dot.
pub fn craft(b: &Board, c: Craft) -> String {
    format!("{}{}", b.aircraft.get(c.model.0 as usize).map_or("?", |m| &m.id), if c.dotted { "*" } else { "" })
}

const fn level(high: bool) -> &'static str {
    if high { "high" } else { "low" }
}

fn unit(u: Unit) -> String {
    match u {
        Unit::Tf(t) => format!("tf{}", t + 1),
        Unit::Af(a) => format!("af{}", a + 1),
    }
}

fn group(g: GroupRef) -> String {
    format!("af{}.{}", g.af + 1, g.group + 1)
}

fn target(t: Target) -> String {
    match t {
        Target::Base => "base".to_owned(),
        Target::Ship(s) => format!("s{}", s + 1),
    }
}

/// The typed form of an action.
pub fn write(b: &Board, v: &View, a: &Action) -> String {
    let f = |i: FacId| fac(b, v, i);
    let c = |x: Craft| craft(b, x);
    let k = a.kind();
    match *a {
        Action::Place { tf, at } => format!("{k} tf{} {}", tf + 1, at.name()),
        Action::Stow { fac, craft, n, bx, arm } => format!("{k} {} {n} {} {} {}", f(fac), c(craft), bx.id(), arm.id()),
        Action::Shift { from, to, craft, n } => format!("{k} {} {n} {} {}", f(from), c(craft), f(to)),
        Action::Replace { fac, craft, n }
        | Action::Gather { fac, craft, n }
        | Action::Service { fac, craft, n }
        | Action::Disperse { fac, craft, n } => format!("{k} {} {n} {}", f(fac), c(craft)),
        Action::Ready { fac, craft, arm, n } | Action::Unready { fac, craft, arm, n } => {
            format!("{k} {} {n} {} {}", f(fac), c(craft), arm.id())
        }
        Action::Launch { fac, craft, arm, n, class, af } => {
            format!("{k} {} {n} {} {} {} af{}", f(fac), c(craft), arm.id(), class.id(), af + 1)
        }
        Action::Bound { af, at } => format!("{k} af{} {}", af + 1, at.name()),
        Action::Junk { fac, craft, bx, arm, n } => format!("{k} {} {n} {} {} {}", f(fac), c(craft), bx.id(), arm.id()),
        Action::Plot { af, dir } => format!("{k} af{} {}", af + 1, dir.id()),
        Action::PlotLevel { af, high } => format!("{k} af{} {}", af + 1, level(high)),
        Action::PlotLand { af, fac } => format!("{k} af{} {}", af + 1, f(fac)),
        Action::PlotStay { af } | Action::Search { af } | Action::Fly { af } | Action::Join { af } => format!("{k} af{}", af + 1),
        Action::Course { tf, dir } => format!("{k} tf{} {}", tf + 1, dir.id()),
        Action::Anchor { ship: s } | Action::Weigh { ship: s } | Action::Scuttle { ship: s } | Action::Shell { ship: s } => {
            format!("{k} {}", ship(b, v, s))
        }
        Action::ShowAt { tf, step } => format!("{k} tf{} {step}", tf + 1),
        Action::Shadow { unit: u, contact } => format!("{k} {} {}", unit(u), contact + 1),
        Action::Chase { dir } | Action::Go { dir } => format!("{k} {}", dir.id()),
        Action::Show { unit: u } | Action::Hide { unit: u } => format!("{k} {}", unit(u)),
        Action::Detach { ship: s, tf } => format!("{k} {} tf{}", ship(b, v, s), tf + 1),
        Action::Merge { tf, into } => format!("{k} tf{} tf{}", tf + 1, into + 1),
        Action::Report { formations, total } => format!("{k} {formations} {total}"),
        Action::Home { af, fac } => format!("{k} af{} {}", af + 1, f(fac)),
        Action::Level { group, high } => format!("{k} {} {}", group + 1, level(high)),
        Action::Land { fac, group, n } => format!("{k} {} {} {n}", f(fac), group + 1),
        Action::Leave { fac } => format!("{k} {}", f(fac)),
        Action::Hover { tf } => format!("{k} tf{}", tf + 1),
        Action::Part { group, n } | Action::Ditch { group, n } => format!("{k} {} {n}", group + 1),
        Action::Drop { group } => format!("{k} {}", group + 1),
        Action::Intercept { high } => format!("{k} {}", level(high)),
        Action::Sail { tf, at } => format!("{k} tf{} {}", tf + 1, at.name()),
        Action::Engage { at } | Action::Head { at } => format!("{k} {}", at.name()),
        Action::Want { yes } => format!("{k} {}", if yes { "yes" } else { "no" }),
        Action::Assign { group: g, n, task } => format!("{k} {} {n} {}", group(g), task.id()),
        Action::Fuel { group: g, pay } => format!("{k} {} {}", group(g), if pay { "pay" } else { "refuse" }),
        Action::Shoot { by, n, at } => format!("{k} {n} {} {}", c(by), c(at)),
        Action::Strike { group: g, n, mode, target: t } => format!("{k} {} {n} {} {}", group(g), mode.id(), target(t)),
        Action::Fall { group: g, n } => format!("{k} {} {n}", group(g)),
        Action::Flak { by, sortie } => format!("{k} {} {}", target(by), sortie + 1),
        Action::Lose { craft, bx } => format!("{k} {} {}", c(craft), bx.id()),
        Action::Line { ship: s, line } => format!("{k} {} {}", ship(b, v, s), line.id()),
        Action::Face { n } => format!("{k} {n}"),
        Action::Gun { ship: s, n, at } => format!("{k} {} {n} s{}", ship(b, v, s), at + 1),
        Action::Torpedo { ship: s, at } => format!("{k} {} s{}", ship(b, v, s), at + 1),
        Action::Reply { n, at } => format!("{k} {n} s{}", at + 1),
        Action::Stop | Action::Decline | Action::Next | Action::Done => k.to_owned(),
        Action::Order(o) => format!("{k} {}", o.id()),
    }
}

/// Why a formation cannot head for a hex, or a task force sail to it; from the view alone.
pub fn explain(b: &Board, v: &View, seat: Seat, text: &str) -> Option<Refusal> {
    let side = Side::of(seat)?;
    let force = v.own[side.i()].as_ref()?;
    let words: Vec<&str> = text.split_whitespace().collect();
    match words.as_slice() {
        ["head", to] => {
            let (_, af) = v.flying.filter(|(s, _)| *s == side)?;
            let a = force.af(af)?;
            let Place::Hex(from) = a.place else { return None };
            heading::check(b, &v.public, a, from, At::read(to)?).err()
        }
        ["sail" | "course", tf, to] => {
            let tf: usize = tf.strip_prefix("tf")?.parse().ok()?;
            let from = force.tfs.get(tf.checked_sub(1)?)?.at?;
            let to = At::read(to)?;
            if from.distance(to) > 2 {
                Some(Refusal::new(158, "refuse-mf"))
            } else {
                b.waters(to).is_empty().then(|| Refusal::new(161, "refuse-land"))
            }
        }
        _ => None,
    }
}
