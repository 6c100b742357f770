//! The typed form of actions: short, the same in every language, unique among the legal ones.
//!
//! `buy hornet 5+0`, `repair lexington`, `scout midway`, `move enterprise>solomon`, `raid sub-gp-1`, `order japan`, `fight midway`,
//! `place desron-2 us_ocean`, `plan furball`, `fly f4f.3 coastal`, `take airfield`, `stop seabees`, `done`.

mod group;

pub use group::spell;

use crate::{
    action::{Action, Target},
    board::{Board, UnitType},
    position::{Place, Position, UnitId},
    types::{Kind, Side},
    view::View,
};
use ironbottom_kernel::{Refusal, area::Space};

/// The word for a unit: the id of its counter, and for battalions, which are many, its number.
pub fn unit(b: &Board, p: &Position, u: UnitId) -> String {
    let t = p.unit_type(b, u);
    if t.kind == Kind::Battalion { format!("{}.{u}", t.id) } else { t.id.clone() }
}

/// The word for a squadron of the battle: its model and its number, or the counter of a land-based one.
pub fn squadron(b: &Board, p: &Position, i: u8) -> String {
    let Some(s) = p.battle.as_ref().and_then(|x| x.squadrons.get(i as usize)) else { return i.to_string() };
    let t = &b.campaign(p.year).types[s.kind as usize];
    if s.carrier { format!("{}.{i}", t.id) } else { t.id.clone() }
}

fn area(b: &Board, s: Space) -> &str {
    b.areas.get(s.i()).map_or("?", |a| &a.id)
}

fn target(b: &Board, p: &Position, t: Target) -> String {
    match t {
        Target::Unit(u) => unit(b, p, u),
        Target::Squadron(i) => squadron(b, p, i),
        Target::Airfield => "airfield".to_owned(),
    }
}

/// The typed form of an action.
pub fn write(b: &Board, v: &View, a: &Action) -> String {
    let p = &v.position;
    let known = |u: UnitId| (u as usize) < p.units.len();
    let unit = |u: UnitId| if known(u) { unit(b, p, u) } else { format!("#{u}") };
    let target = |t: Target| match t {
        Target::Unit(u) if !known(u) => format!("#{u}"),
        t => target(b, p, t),
    };
    match *a {
        Action::Buy { unit: u, rp } if known(u) => {
            let sp = p.unit_type(b, u).buy.saturating_sub(rp);
            format!("buy {} {rp}+{sp}", unit(u))
        }
        Action::Buy { unit: u, rp } => format!("buy {} {rp}", unit(u)),
        Action::Repair { unit: u } => format!("repair {}", unit(u)),
        Action::Scout { area: s } => format!("scout {}", area(b, s)),
        Action::Spot { area: s } => format!("spot {}", area(b, s)),
        Action::Move { unit: u, to } => format!("move {}>{}", unit(u), area(b, to)),
        Action::Raid { unit: u } => format!("raid {}", unit(u)),
        Action::Bomb { unit: u } => format!("bomb {}", unit(u)),
        Action::Commit { unit: u } => format!("commit {}", unit(u)),
        Action::Remove { class } => format!("remove {}", class.id()),
        Action::Order { area: s } => format!("order {}", area(b, s)),
        Action::Fight { area: s } => format!("fight {}", area(b, s)),
        Action::Place { unit: u, sector } => format!("place {} {}", unit(u), sector.id()),
        Action::Escort { unit: u } => format!("escort {}", unit(u)),
        Action::TakePlan { plan } => format!("plan {}", plan.id()),
        Action::Use { plan } => format!("use {}", plan.id()),
        Action::UseWith { plan, unit: u } => format!("use {} {}", plan.id(), unit(u)),
        Action::Engage { longer } => format!("engage {}", if longer { "longer" } else { "shorter" }),
        Action::Launch { unit: u } => format!("launch {}", unit(u)),
        Action::Fly { squadron: i, sector } => format!("fly {} {}", squadron(b, p, i), sector.id()),
        Action::Take { target: t } => format!("take {}", target(t)),
        Action::Stop { plan } => format!("stop {}", plan.id()),
        Action::Strike { target: t } => format!("strike {}", target(t)),
        Action::Land { squadron: i, unit: u } => format!("land {} {}", squadron(b, p, i), unit(u)),
        Action::GiveUp { squadron: i } => format!("give-up {}", squadron(b, p, i)),
        Action::Carrier { unit: u } => format!("carrier {}", unit(u)),
        Action::Keep { unit: u } => format!("keep {}", unit(u)),
        Action::Done => "done".to_owned(),
    }
}

/// The one action that is meant: a purchase, or a move of the next unit of a kind (`inf hawaii>midway`).
pub fn read(b: &Board, v: &View, text: &str) -> Option<Action> {
    purchase(b, v, text).or_else(|| group::next(b, v, text))
}

/// The purchase that is meant by `buy` and a counter, a beginning of its words or a kind (`buy hornet`, `buy 2nd mar`, `buy inf`),
/// legal or not. Without a split reinforcement points are spent first: they buy nothing else (FN-051). Of a kind it is the cheapest
/// that can be paid, Australians last since they come to Australia (FN-059), then the first of the sheet.
fn purchase(b: &Board, v: &View, text: &str) -> Option<Action> {
    let p = &v.position;
    let text = text.to_lowercase();
    let (verb, rest) = text.trim().split_once(' ')?;
    if !matches!(verb, "buy" | "acheter" | "achete" | "achète") {
        return None;
    }
    let words: Vec<&str> = rest.split(|c: char| !c.is_alphanumeric()).filter(|w| !w.is_empty()).collect();
    let all = || p.units_in(Place::Box).filter(|u| p.unit_type(b, *u).side == Side::Us);
    let pays = |u: UnitId| u16::from(p.unit_type(b, u).buy) <= p.rp + p.sp;
    let rank = |u: &UnitId| (!pays(*u), p.is_australian(b, *u), p.unit_type(b, *u).buy, *u);
    let named = |u: &UnitId| {
        let id = unit(b, p, *u);
        let mut tokens = id.split('-');
        words.iter().all(|w| tokens.any(|t| t.starts_with(w)))
    };
    let exact = all().find(|u| unit(b, p, *u) == words.join("-"));
    let found = match (exact, words.as_slice()) {
        (Some(u), _) => Some(u),
        (None, [word]) => all().filter(|u| is_called(p.unit_type(b, *u), word)).min_by_key(rank),
        _ => None,
    };
    let begun = || {
        let fit: Vec<UnitId> = all().filter(named).collect();
        (fit.len() == 1).then(|| fit[0])
    };
    let u = found.or_else(begun)?;
    Some(Action::Buy { unit: u, rp: u16::from(p.unit_type(b, u).buy).min(p.rp) as u8 })
}

/// Is this a word for the kind of a counter? Fighters are what can dogfight, even if they bomb as well (FN-034).
fn is_called(t: &UnitType, word: &str) -> bool {
    let words: &[&str] = match t.kind {
        Kind::Cv | Kind::Cvl | Kind::Cve => &["cv", "carrier", "carriers", "porte"],
        Kind::Bb => &["bb", "battleship", "battleships", "cuirasse", "cuirassé", "cuirasses", "cuirassés"],
        Kind::Cru => &["cru", "ca", "cruiser", "cruisers", "croiseur", "croiseurs"],
        Kind::Dd => &["dd", "destroyer", "destroyers"],
        Kind::Ss => &["ss", "sub", "subs", "submarine", "submarines", "sous"],
        Kind::Infantry => &["inf", "infantry", "infanterie"],
        Kind::Marine => &["mar", "marine", "marines"],
        Kind::Battalion => &["battalion", "battalions", "bataillon", "bataillons"],
        Kind::Air | Kind::CarrierAir if t.full.dogfight.can() => &["ftr", "fighter", "fighters", "chasseur", "chasseurs"],
        Kind::Air | Kind::CarrierAir => &["bmb", "bomber", "bombers", "bombardier", "bombardiers"],
    };
    words.contains(&word)
}

/// Why a typed order is refused: orders of the form `move unit>area`, `buy unit`, `repair unit`, `scout area`, `fight area`,
/// `order area`, `raid unit` and `done` are understood even when they are not legal.
pub fn refused(b: &Board, v: &View, text: &str) -> Option<Refusal> {
    let p = &v.position;
    if matches!(text.trim().to_lowercase().as_str(), "done" | "end" | "fini" | "fin") {
        return crate::phases::check(b, p, &Action::Done).err();
    }
    let (verb, rest) = text.trim().split_once(' ')?;
    let rest = rest.trim();
    let own = |word: &str| {
        let named = |u: &UnitId| p.unit_type(b, *u).side == Side::Us && unit(b, p, *u) == word;
        (0..p.units.len() as UnitId).find(named)
    };
    let action = match verb {
        "move" => {
            let (u, to) = rest.split_once('>')?;
            Action::Move { unit: own(u.trim())?, to: b.area(to.trim())? }
        }
        "buy" => {
            let u = own(rest.split(' ').next()?)?;
            let rp = u16::from(p.unit_type(b, u).buy).min(p.rp) as u8;
            Action::Buy { unit: u, rp }
        }
        "repair" => Action::Repair { unit: own(rest)? },
        "raid" => Action::Raid { unit: own(rest)? },
        "bomb" => Action::Bomb { unit: own(rest)? },
        "commit" => Action::Commit { unit: own(rest)? },
        "scout" => Action::Scout { area: b.area(rest)? },
        "order" => Action::Order { area: b.area(rest)? },
        "fight" => Action::Fight { area: b.area(rest)? },
        _ => return None,
    };
    crate::phases::check(b, p, &action).err()
}
