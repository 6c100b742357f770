//! Names of things, as messages and as keys of the catalog.

use crate::{
    board::{Board, Role},
    phases::sailing,
    position::{AirFormation, Force, Halt, Host, Public, Ship},
    settings::Settings,
    types::{AfId, Arm, At, Craft, FacId, Hull, Side, TfId, Unit},
};
use ironbottom_kernel::{Msg, Refusal, RuleId, text::Arg};

/// Formations and task forces with higher numbers have no name of their own.
pub const NAMED: u8 = 99;

/// A message with the name of a hex.
pub fn hex(m: Msg, at: At) -> Msg {
    m.name("hex", hex_key(at))
}

/// Key of the name of a hex.
pub fn hex_key(at: At) -> String {
    format!("hex.{}", at.name())
}

/// Key of the name of a side.
pub fn side_key(side: Side) -> String {
    format!("side.{}", side.id())
}

/// Key of the name of a model.
pub fn craft(b: &Board, c: Craft) -> String {
    b.aircraft.get(c.model.0 as usize).map_or_else(|| "model.zero".to_owned(), |m| format!("model.{}", m.id))
}

/// So many of a model.
pub fn crafts(b: &Board, c: Craft, n: u8) -> Msg {
    Msg::new("crafts").int("n", n).name("craft", craft(b, c))
}

/// ... with what they carry.
pub fn lot(b: &Board, c: Craft, arm: Arm, n: u8) -> Msg {
    match arm {
        Arm::None => crafts(b, c, n),
        _ => Msg::new("lot-armed").msg("crafts", crafts(b, c, n)).name("arm", format!("arm.{}", arm.id())),
    }
}

/// The hour of the clock in a turn (FT-322).
pub fn hour_of(b: &Board, public: &Public, turn: u16) -> u8 {
    let first = u32::from(b.scenarios[public.scenario as usize].hour);
    ((first + 22 + u32::from(turn)) % 24) as u8 + 1
}

/// ... in words.
pub fn hour(b: &Board, public: &Public, turn: u16) -> Msg {
    Msg::new("hour").int("h", hour_of(b, public, turn))
}

/// The hour until which something may wait: one of the next day says so.
pub fn until(b: &Board, public: &Public, turn: u16) -> Msg {
    let first = b.scenarios[public.scenario as usize].hour;
    let day = |turn: u16| (u16::from(first) + turn).saturating_sub(2) / 24;
    let hour = hour(b, public, turn);
    if day(turn) > day(public.turn) { Msg::new("hour-tomorrow").msg("hour", hour) } else { hour }
}

/// Days of the months of a year that is no leap year, as all of this war's are that are played.
const MONTHS: [u16; 12] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/// The day of the calendar.
pub fn date(b: &Board, public: &Public) -> Msg {
    let first: Vec<u16> = b.scenarios[public.scenario as usize].day.split('-').filter_map(|w| w.parse().ok()).collect();
    let (Some(month), Some(day)) = (first.get(1), first.get(2)) else { return Msg::new("date-day").int("n", public.day(b)) };
    let (mut month, mut day) = (usize::from(*month).clamp(1, 12), day + public.day(b) - 1);
    while day > MONTHS[month - 1] {
        day -= MONTHS[month - 1];
        month = month % 12 + 1;
    }
    Msg::new("date").int("day", day).name("month", format!("month.{month}"))
}

/// Key of the name of a ship: its own, or that of its kind.
pub fn ship_key(b: &Board, s: &Ship) -> String {
    class_key(b, s.class, s.name)
}

/// The same by class and place of the name in it.
pub fn class_key(b: &Board, class: u8, name: Option<u8>) -> String {
    let class = &b.classes[class as usize];
    match name.and_then(|n| class.ships.get(n as usize)) {
        Some(name) => format!("ship.{}", crate::data::slug(name)),
        None => format!("hull.{}", class.hull.id()),
    }
}

/// A ship with its kind before its name.
pub fn ship(b: &Board, class: u8, name: Option<u8>) -> Msg {
    let hull = format!("hull.{}", b.classes[class as usize].hull.id());
    match name {
        Some(_) => Msg::new("ship-named").name("hull", hull).name("name", class_key(b, class, name)),
        None => Msg::new("ship-counted").name("hull", hull),
    }
}

/// A ship in a list that counts itself: its kind alone, or with its name.
pub fn ship_plain(b: &Board, class: u8, name: Option<u8>) -> Msg {
    match name {
        Some(_) => ship(b, class, name),
        None => Msg::new("ship-plain").name("hull", class_key(b, class, None)),
    }
}

/// One ship among those laid out: several of a kind without names are numbered, so that each can be meant.
pub fn ship_among(b: &Board, all: &[(u8, Option<u8>)], i: usize) -> Option<Msg> {
    let (class, name) = *all.get(i)?;
    let hull = |class: u8| b.classes[class as usize].hull;
    let like = |(c, n): &&(u8, Option<u8>)| n.is_none() && hull(*c) == hull(class);
    if name.is_some() || all.iter().filter(like).count() < 2 {
        return Some(ship(b, class, name));
    }
    let n = all[..i].iter().filter(like).count() + 1;
    Some(Msg::new("ship-nth").name("hull", format!("hull.{}", hull(class).id())).int("n", n as i64))
}

/// Key of the name of a facility.
pub fn fac_key(b: &Board, force: &Force, fac: FacId) -> String {
    match force.facs.get(fac as usize).map(|f| f.host) {
        Some(Host::Base(i)) => format!("place.{}", b.bases[i as usize].id),
        Some(Host::Ship(s)) => ship_key(b, &force.ships[s as usize]),
        None => String::new(),
    }
}

/// A task force.
pub fn tf(force: &Force, tf: TfId) -> Msg {
    Msg::new("tf-name").int("n", force.tfs.get(tf as usize).map_or(0, |t| t.number))
}

/// The task force with ships that has this printed number, if it is the only one.
pub fn numbered(own: &Force, number: u8) -> Option<TfId> {
    let has = |tf: &TfId| own.tfs[*tf as usize].number == number && own.fleet(*tf).next().is_some();
    let mut all = (0..own.tfs.len() as TfId).filter(has);
    let first = all.next()?;
    all.next().is_none().then_some(first)
}

/// A task force as it is typed: by its printed number (FT-012); `new` is the one that would be formed next. Where it has no number of its own, `tf#3` is
/// the third of the list. What journals of the first version say goes by the list alone.
pub fn tf_typed(rules: &Settings, own: Option<&Force>, tf: TfId) -> String {
    if !rules.reads_since(2) {
        return format!("tf{}", u16::from(tf) + 1);
    }
    let number = own.and_then(|f| f.tfs.get(tf as usize).map(|t| t.number).filter(|n| numbered(f, *n) == Some(tf)));
    match (number, own) {
        (Some(n), _) => format!("tf{n}"),
        (None, Some(f)) if sailing::free_tf(f) == tf => "new".to_owned(),
        _ => format!("tf#{}", u16::from(tf) + 1),
    }
}

/// A task force or formation as it is typed.
pub fn typed(rules: &Settings, own: Option<&Force>, u: Unit) -> String {
    match u {
        Unit::Tf(t) => tf_typed(rules, own, t),
        Unit::Af(a) => format!("af{}", a + 1),
    }
}

/// FT-158, FT-174: so much is left to move, so far it is; and how it is planned over several hours.
pub fn too_far((rules, force): (&Settings, &Force), rule: RuleId, (n, far): (u32, u32), to: At, unit: Unit) -> Refusal {
    let id = if n == 0 { "refuse-no-way-left" } else { "refuse-too-far" };
    let typed = typed(rules, Some(force), unit);
    Refusal::because(rule, hex(Msg::new(id).int("n", n).int("far", far).text("unit", typed).text("to", to.name()), to))
}

/// A formation.
pub fn af(af: AfId) -> Msg {
    Msg::new("af-name").int("n", i64::from(af) + 1)
}

/// The ship a task force is known by: its first carrier, else its largest.
pub fn flagship<'a>(b: &Board, force: &'a Force, tf: TfId) -> Option<&'a Ship> {
    let rank = |s: &Ship| (s.hull(b) == Hull::Cv, s.hull(b).is_carrier(), s.name.is_some(), s.fd);
    force.fleet(tf).map(|(_, s)| s).reduce(|best, s| if rank(s) > rank(best) { s } else { best })
}

/// How many ships of each kind.
pub fn hulls<'a>(b: &Board, ships: impl Iterator<Item = &'a Ship>) -> Arg {
    let mut counts: Vec<(Hull, i64)> = Vec::new();
    for s in ships {
        match counts.iter_mut().find(|(h, _)| *h == s.hull(b)) {
            Some((_, n)) => *n += 1,
            None => counts.push((s.hull(b), 1)),
        }
    }
    counts.sort_unstable();
    let one = |(h, n): (Hull, i64)| Msg::new("hulls").int("n", n).name("hull", format!("hull.{}", h.id()));
    Arg::list(counts.into_iter().map(one))
}

/// What flies in a formation.
pub fn groups(b: &Board, a: &AirFormation) -> Arg {
    Arg::list(a.groups.iter().map(|g| group(b, g)))
}

/// Like factors in a formation.
pub fn group(b: &Board, g: &crate::position::Group) -> Msg {
    let id = if g.high { "group-high" } else { "group-low" };
    Msg::new(id).msg("crafts", crafts(b, g.craft, g.n)).name("arm", format!("arm.{}", g.arm.id()))
}

/// Why a side that continued is asked again; what is said alike is said once.
pub fn halts(why: &[Halt]) -> Arg {
    let word = |h: &Halt| match *h {
        Halt::Contact(at) => hex(Msg::new("halt-contact"), at),
        Halt::Lost(at) => hex(Msg::new("halt-lost"), at),
        Halt::Seen(Unit::Tf(_)) => Msg::new("halt-seen-ships"),
        Halt::Seen(Unit::Af(n)) => Msg::new("halt-seen").msg("af", af(n)),
        Halt::Hit => Msg::new("halt-hit"),
        Halt::Asked => Msg::new("halt-asked"),
        Halt::Fuel(n) => Msg::new("halt-fuel").msg("af", af(n)),
        Halt::Ready(_) => Msg::new("halt-ready"),
        Halt::Landed(_) => Msg::new("halt-landed"),
        Halt::Goal(_) => Msg::new("halt-goal"),
        Halt::Arrived => Msg::new("halt-arrived"),
        Halt::Dawn => Msg::new("halt-dawn"),
        Halt::Dusk => Msg::new("halt-dusk"),
    };
    let mut all: Vec<Msg> = why.iter().map(word).collect();
    all.dedup();
    Arg::list(all)
}

/// The kind of piece a formation looks like: what most of it is, bombers before fighters. Fighters among others are neither.
pub fn kind_of(b: &Board, a: &AirFormation) -> String {
    let fighters = |g: &crate::position::Group| !g.armed && b.model(g.craft.model).role == Role::Fighter;
    if a.groups.iter().any(fighters) && !a.groups.iter().all(fighters) {
        return "air-formation".to_owned();
    }
    let rank = |g: &&crate::position::Group| (g.armed, g.n);
    a.groups.iter().max_by_key(rank).map_or_else(|| "air-formation".to_owned(), |g| b.model(g.craft.model).kind.clone())
}
