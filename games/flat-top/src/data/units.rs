//! aircraft.toml, ships.toml, bases.toml: what flies, sails and serves.

use super::{Names, nowhere};
use crate::{
    board::{AirValues, Aircraft, Base, Role, ShipClass},
    types::{Arm, Hull, Mode, Side},
};
use ironbottom_kernel::{Msg, info::Bilingual, pack::PackProblems, pack_head::References, tree::Record};

/// Name of the file of aircraft.
pub const AIRCRAFT: &str = "aircraft.toml";
/// Name of the file of ships.
pub const SHIPS: &str = "ships.toml";
/// Name of the file of bases.
pub const BASES: &str = "bases.toml";
/// Where aircraft can be handled, in the order of [`Aircraft::bases`].
const HANDLED: [&str; 4] = ["carrier", "land", "float", "boat"];
/// Symbols of aircraft.
const KINDS: [&str; 6] = ["fighter", "dive-bomber", "torpedo-bomber", "bomber", "flying-boat", "floatplane"];

fn same(name: &str) -> Bilingual {
    Bilingual { en: name.to_owned(), fr: name.to_owned() }
}

/// What is called by a message key: lower case, no spaces.
pub fn slug(name: &str) -> String {
    name.to_lowercase().replace(|c: char| !c.is_ascii_alphanumeric(), "_")
}

/// Reads aircraft.toml.
pub fn aircraft(t: &Record, notes: &References, names: &mut Names, problems: &mut PackProblems) -> Vec<Aircraft> {
    t.only(&["aircraft"], problems);
    let mut all: Vec<Aircraft> = Vec::new();
    for r in t.records("aircraft", problems) {
        r.only(&["id", "name", "side", "kind", "role", "bases", "mf", "endurance", "bht", "source"], problems);
        notes.source(r, problems);
        let (id, name) = (r.word("id", problems), r.word("name", problems));
        let side = r.word("side", problems).and_then(|w| r.known(&w, &Side::ALL, Side::id, problems));
        let kind = r.word("kind", problems);
        if let Some(w) = kind.as_ref().filter(|w| !KINDS.contains(&w.text.as_str())) {
            r.unknown(w, &KINDS.join(", "), problems);
        }
        let role = r.word("role", problems).and_then(|w| match w.text.as_str() {
            "fighter" => Some(Role::Fighter),
            "low" => Some(Role::Low),
            "bomber" => Some(Role::Bomber),
            _ => {
                r.unknown(&w, "fighter, low, bomber", problems);
                None
            }
        });
        let mut bases = [false; 4];
        for w in r.words("bases", problems) {
            match HANDLED.iter().position(|h| *h == w.text) {
                Some(i) => bases[i] = true,
                None => r.unknown(&w, &HANDLED.join(", "), problems),
            }
        }
        let (mf, endurance) = (r.small("mf", 1..=20, problems), r.small("endurance", 2..=48, problems));
        let (mut air, mut strike) = (0, [[[0; 2]; 4]; 4]);
        if let Some(b) = r.table("bht", problems) {
            air = b.small("air", 1..=15, problems).unwrap_or(0);
            for w in b.keys().filter(|w| w.text != "air") {
                let value = b.small(&w.text, 1..=15, problems).unwrap_or(0);
                match column(&w.text) {
                    Some((mode, arm, target)) => strike[mode as usize][arm as usize][target] = value,
                    None => b.unknown(&w, "torpedo, dive_ap_ship, low_gp_base, ...", problems),
                }
            }
        }
        let (Some(id), Some(name), Some(side), Some(kind), Some(role)) = (id, name, side, kind, role) else { continue };
        if all.iter().any(|a| a.id == id.text) {
            r.wrong(id.line, Msg::new("pack-duplicate-id").text("id", &id.text), problems);
        }
        names.push((format!("model.{}", id.text), same(&name.text)));
        let (Some(mf), Some(endurance)) = (mf, endurance) else { continue };
        all.push(Aircraft { id: id.text, side, kind: kind.text, role, bases, mf, endurance, air, strike });
    }
    all
}

/// A column of the Air Hit Record: mode, arm, and 0 for ships or 1 for bases.
fn column(key: &str) -> Option<(Mode, Arm, usize)> {
    if key == "torpedo" {
        return Some((Mode::Torpedo, Arm::Torpedo, 0));
    }
    let mut parts = key.split('_');
    let mode = parts.next().and_then(|m| Mode::ALL.into_iter().find(|x| x.id() == m && *x != Mode::Torpedo))?;
    let arm = parts.next().and_then(|a| [Arm::Gp, Arm::Ap].into_iter().find(|x| x.id() == a))?;
    let target = parts.next().and_then(|t| ["ship", "base"].iter().position(|x| *x == t))?;
    parts.next().is_none().then_some((mode, arm, target))
}

fn air_values(r: &Record, problems: &mut PackProblems) -> AirValues {
    let mc = if r.has("mc") { r.small("mc", 0..=99, problems) } else { None };
    AirValues {
        mc,
        normal: r.small("normal", 0..=60, problems).unwrap_or(0) as i8,
        minimum: r.small("minimum", 0..=60, problems).unwrap_or(0) as i8,
        rf: r.small("rf", 0..=60, problems).unwrap_or(0),
    }
}

/// Reads ships.toml.
pub fn ships(t: &Record, notes: &References, names: &mut Names, problems: &mut PackProblems) -> Vec<ShipClass> {
    t.only(&["class"], problems);
    let mut all: Vec<ShipClass> = Vec::new();
    for r in t.records("class", problems) {
        r.only(&["id", "type", "side", "fd", "gun", "aa", "mf", "ammo", "torp", "air", "ships", "source"], problems);
        notes.source(r, problems);
        let id = r.word("id", problems);
        let hull = r.word("type", problems).and_then(|w| r.known(&w, &Hull::ALL, Hull::id, problems));
        let side = match r.word("side", problems) {
            Some(w) if w.text == "both" => None,
            Some(w) => r.known(&w, &Side::ALL, Side::id, problems),
            None => None,
        };
        let small = |key, problems: &mut PackProblems| r.small(key, 0..=99, problems).unwrap_or(0);
        let ships: Vec<String> =
            if r.has("ships") { r.words("ships", problems).into_iter().map(|w| w.text).collect() } else { Vec::new() };
        names.extend(ships.iter().map(|s| (format!("ship.{}", slug(s)), same(s))));
        for s in &ships {
            if all.iter().any(|c| c.ships.contains(s)) {
                r.wrong(r.line_of("ships"), Msg::new("pack-duplicate-id").text("id", s), problems);
            }
        }
        let air = if r.has("air") { r.table("air", problems).map(|a| air_values(a, problems)) } else { None };
        let (fd, gun, aa) = (r.small("fd", 1..=40, problems).unwrap_or(1), small("gun", problems), small("aa", problems));
        let mf = r.small("mf", 1..=2, problems).unwrap_or(1);
        let (ammo, torp) = (small("ammo", problems), small("torp", problems));
        let (Some(id), Some(hull)) = (id, hull) else { continue };
        all.push(ShipClass { id: id.text, hull, side, fd, gun, aa, mf, ammo, torp, air, ships });
    }
    all
}

/// Reads bases.toml: every base of the map has its values there, once.
pub fn bases(t: &Record, bases: &mut [Base], notes: &References, problems: &mut PackProblems) {
    t.only(&["base"], problems);
    let mut given = vec![false; bases.len()];
    for r in t.records("base", problems) {
        r.only(&["id", "mc", "normal", "minimum", "rf", "aa", "sf", "source"], problems);
        notes.source(r, problems);
        let air = air_values(r, problems);
        let (aa, sf) = (r.small("aa", 0..=60, problems), r.small("sf", 0..=60, problems));
        let Some(id) = r.word("id", problems) else { continue };
        let Some(i) = bases.iter().position(|b| b.id == id.text) else {
            nowhere(r, &id, problems);
            continue;
        };
        if given[i] {
            r.wrong(id.line, Msg::new("pack-duplicate-id").text("id", &id.text), problems);
        }
        given[i] = true;
        (bases[i].air, bases[i].aa, bases[i].sf) = (air, aa.unwrap_or(0) as i8, sf.unwrap_or(0) as i8);
    }
    for (b, _) in bases.iter().zip(given).filter(|(_, g)| !g) {
        t.wrong(0, Msg::new("pack-once").text("kind", "base").text("id", &b.id), problems);
    }
}
