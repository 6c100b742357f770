//! Actions as people type them: one form, the same in every language.

use crate::{
    action::{Action, How, Order},
    battle::{GroupRef, Target},
    board::Board,
    data::slug,
    names,
    phases::{plotting, sailing},
    position::{Force, Host},
    settings::Settings,
    types::{AfId, Arm, At, Class, Craft, Dir, FacId, ShipId, Side, TfId, Unit},
    view::View,
};
use ironbottom_kernel::Seat;

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

/// The task force a word means. A number that none has means one that is not there, so that the rules can say so.
pub fn fleet_of(rules: &Settings, own: &Force, word: &str) -> Option<TfId> {
    if word == "new" {
        return Some(sailing::free_tf(own));
    }
    if !rules.reads_since(2) {
        return number(word, "tf#").or_else(|| number(word, "tf"));
    }
    number(word, "tf#").or_else(|| {
        let n = word.strip_prefix("tf")?.parse::<u8>().ok()?;
        Some(names::numbered(own, n).unwrap_or(TfId::MAX))
    })
}

/// The words of an order. Units may be written as they are printed, in capitals and with a space: `TF 10`, `AF 2`, `FA 2`.
pub fn words(text: &str) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    for word in text.to_lowercase().split_whitespace() {
        let digits = word.bytes().all(|c| c.is_ascii_digit());
        match out.last_mut().filter(|last| digits && matches!(last.as_str(), "tf" | "af" | "fa")) {
            Some(last) => last.push_str(word),
            None => out.push(word.to_owned()),
        }
    }
    // Formations in French.
    for word in &mut out {
        if let Some(n) = word.strip_prefix("fa").filter(|n| n.parse::<u8>().is_ok()) {
            *word = format!("af{n}");
        }
    }
    out
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
    let t = |i: TfId| names::tf_typed(&v.public.rules, force(v), i);
    let unit = |u: Unit| names::typed(&v.public.rules, force(v), u);
    let k = a.kind();
    match *a {
        Action::Place { tf, at } => format!("{k} {} {}", t(tf), at.name()),
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
        Action::Course { tf, dir } => format!("{k} {} {}", t(tf), dir.id()),
        Action::Anchor { ship: s } | Action::Weigh { ship: s } | Action::Scuttle { ship: s } | Action::Shell { ship: s } => {
            format!("{k} {}", ship(b, v, s))
        }
        Action::ShowAt { tf, step } => format!("{k} {} {step}", t(tf)),
        Action::Shadow { unit: u, contact } => format!("{k} {} {}", unit(u), contact + 1),
        Action::Chase { dir } | Action::Go { dir } => format!("{k} {}", dir.id()),
        Action::Show { unit: u } | Action::Hide { unit: u } => format!("{k} {}", unit(u)),
        Action::Detach { ship: s, tf } => format!("{k} {} {}", ship(b, v, s), t(tf)),
        Action::Merge { tf, into } => format!("{k} {} {}", t(tf), t(into)),
        Action::Report { formations, total } => format!("{k} {formations} {total}"),
        Action::Home { af, fac } => format!("{k} af{} {}", af + 1, f(fac)),
        Action::Level { group, high } => format!("{k} {} {}", group + 1, level(high)),
        Action::Land { fac, group, n } => format!("{k} {} {} {n}", f(fac), group + 1),
        Action::Leave { fac } => format!("{k} {}", f(fac)),
        Action::Hover { tf } => format!("{k} {}", t(tf)),
        Action::Part { group, n } | Action::Ditch { group, n } => format!("{k} {} {n}", group + 1),
        Action::Drop { group } => format!("{k} {}", group + 1),
        Action::Intercept { high } => format!("{k} {}", level(high)),
        Action::Sail { tf, at } => format!("{k} {} {}", t(tf), at.name()),
        Action::Engage { at } | Action::Head { at } => format!("{k} {}", at.name()),
        Action::Want { yes } => format!("{k} {}", if yes { "yes" } else { "no" }),
        Action::Assign { group: g, n, task } => format!("{k} {} {n} {}", group(g), task.id()),
        Action::Fuel { group: g, pay } => format!("{k} {} {}", group(g), if pay { "pay" } else { "refuse" }),
        Action::Shoot { by, n, at } => format!("{k} {n} {} {}", c(by), c(at)),
        Action::Strike { group: g, n, mode, target: x } => format!("{k} {} {n} {} {}", group(g), mode.id(), target(x)),
        Action::Fall { group: g, n } => format!("{k} {} {n}", group(g)),
        Action::Flak { by, sortie } => format!("{k} {} {}", target(by), sortie + 1),
        Action::Lose { craft, bx } => format!("{k} {} {}", c(craft), bx.id()),
        Action::Line { ship: s, line } => format!("{k} {} {}", ship(b, v, s), line.id()),
        Action::Face { n } => format!("{k} {n}"),
        Action::Gun { ship: s, n, at } => format!("{k} {} {n} s{}", ship(b, v, s), at + 1),
        Action::Torpedo { ship: s, at } => format!("{k} {} s{}", ship(b, v, s), at + 1),
        Action::Reply { n, at } => format!("{k} {n} s{}", at + 1),
        Action::Stop | Action::Decline | Action::Next | Action::Done => k.to_owned(),
        Action::Order(Order::Continue(true)) => "continue".to_owned(),
        Action::Order(o) => format!("{k} {}", o.id()),
        Action::Chart { unit: u } => format!("{k} {}", unit(u)),
        Action::Goal { at } => format!("{k} {}", at.name()),
        Action::Close { how } => format!("{k} {}", how.id()),
    }
}

/// A number behind its letters, as people count: from 1.
pub fn number(word: &str, letters: &str) -> Option<u8> {
    word.strip_prefix(letters)?.parse::<u8>().ok()?.checked_sub(1)
}

fn dir(word: &str) -> Option<Dir> {
    Dir::ALL.into_iter().find(|d| d.id() == word)
}

/// The one action that an order said in full means, legal or not; then the rules can say why not. Orders of fights are left out: there
/// everything legal is listed and short.
pub fn read(b: &Board, v: &View, seat: Seat, text: &str) -> Option<Action> {
    let side = Side::of(seat)?;
    let own = v.own[side.i()].as_ref()?;
    let words = words(text);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let af = |w: &str| -> Option<AfId> { number(w, "af") };
    let tf = |w: &str| -> Option<TfId> { fleet_of(&v.public.rules, own, w) };
    let level = |w: &str| match w {
        "high" => Some(true),
        "low" => Some(false),
        _ => None,
    };
    let place = |w: &str| (0..own.facs.len() as FacId).find(|i| fac(b, v, *i) == w);
    // Without the star those of the place are meant, whichever they are.
    let model = |f: &str, w: &str| {
        let w = w.replace('-', "_");
        let all = b
            .aircraft
            .iter()
            .enumerate()
            .flat_map(|(i, _)| [false, true].map(|dotted| Craft { model: crate::types::Model(i as u8), dotted }));
        let named = all.into_iter().find(|c| craft(b, *c) == w)?;
        let there = |c: Craft| place(f).is_some_and(|i| own.facs[i as usize].lots.iter().any(|l| l.craft == c));
        let other = Craft { dotted: !named.dotted, ..named };
        Some(if there(other) && !there(named) { other } else { named })
    };
    let arm = |w: &str| Arm::ALL.into_iter().find(|a| a.id() == w);
    let class = |w: &str| Class::ALL.into_iter().find(|c| c.id() == w);
    let n = |w: &str| w.parse::<u8>().ok();
    Some(match words.as_slice() {
        ["place", t, to] => Action::Place { tf: tf(t)?, at: At::read(to)? },
        ["ready", f, k, c, with] => Action::Ready { fac: place(f)?, craft: model(f, c)?, arm: arm(with)?, n: n(k)? },
        ["launch", f, k, c, with, how, a] => {
            Action::Launch { fac: place(f)?, craft: model(f, c)?, arm: arm(with)?, n: n(k)?, class: class(how)?, af: af(a)? }
        }
        ["service", f, k, c] => Action::Service { fac: place(f)?, craft: model(f, c)?, n: n(k)? },
        ["gather", f, k, c] => Action::Gather { fac: place(f)?, craft: model(f, c)?, n: n(k)? },
        ["disperse", f, k, c] => Action::Disperse { fac: place(f)?, craft: model(f, c)?, n: n(k)? },
        ["bound", a, to] => Action::Bound { af: af(a)?, at: At::read(to)? },
        // A task force plotted to a hex: one step or two.
        ["plot", t, to] if t.starts_with("tf") => {
            let (tf, at) = (tf(t)?, At::read(to)?);
            let end = plotting::end_of(b, own, tf).map(|(at, _)| at);
            let next = Dir::ALL.into_iter().find(|d| end.and_then(|end| end.step(*d)) == Some(at));
            next.map_or(Action::Sail { tf, at }, |dir| Action::Course { tf, dir })
        }
        ["plot", a, d] => Action::Plot { af: af(a)?, dir: dir(d)? },
        ["plot-level", a, l] => Action::PlotLevel { af: af(a)?, high: level(l)? },
        ["plot-land", a, f] => Action::PlotLand { af: af(a)?, fac: place(f)? },
        ["plot-stay", a] => Action::PlotStay { af: af(a)? },
        ["course", t, d] => Action::Course { tf: tf(t)?, dir: dir(d)? },
        ["sail", t, to] => Action::Sail { tf: tf(t)?, at: At::read(to)? },
        ["search", a] => Action::Search { af: af(a)? },
        ["fly", a] => Action::Fly { af: af(a)? },
        ["join", a] => Action::Join { af: af(a)? },
        ["home", a, f] => Action::Home { af: af(a)?, fac: place(f)? },
        ["go", d] => Action::Go { dir: dir(d)? },
        ["head", to] => Action::Head { at: At::read(to)? },
        ["chase", d] => Action::Chase { dir: dir(d)? },
        ["intercept", l] => Action::Intercept { high: level(l)? },
        ["chart", u] => Action::Chart { unit: af(u).map(Unit::Af).or_else(|| tf(u).map(Unit::Tf))? },
        ["goal", to] => Action::Goal { at: At::read(to)? },
        ["close", how] => Action::Close { how: How::ALL.into_iter().find(|h| h.id() == *how)? },
        ["merge", t, into] => Action::Merge { tf: tf(t)?, into: tf(into)? },
        _ => return None,
    })
}
