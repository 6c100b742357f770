//! What the player should know before a choice: above all before movement ends, since Japan moves next.

use crate::{
    action::Action,
    board::Board,
    names,
    phases::{after, holding, resupply},
    position::{Phase, Place, Position},
    types::{Class, Side},
};
use ironbottom_kernel::{
    Msg,
    area::{Space, SpaceSet},
};

/// Something the player should know first: supply points are wanted in battle as well (R76), and what the end of a step leaves undone.
pub fn warning(b: &Board, p: &Position, a: &Action) -> Option<Msg> {
    match *a {
        Action::Move { .. } | Action::Raid { .. } | Action::Commit { .. } if p.sp == 1 => Some(Msg::new("warn-last-supply")),
        Action::Move { unit, to } if p.unit_type(b, unit).kind.class() != Class::Ship => {
            let open = holding::supplied(b, p);
            (!open.has(to)).then(|| Msg::new("warn-unsupplied"))
        }
        Action::Done if p.battle.is_none() => match p.phase {
            Phase::Resupply => unspent_rp(b, p),
            Phase::Movement => all([out_of_supply(b, p), due(b, p), unspent_sp(b, p)]),
            _ => None,
        },
        _ => None,
    }
}

/// Several warnings as one.
fn all<const N: usize>(warnings: [Option<Msg>; N]) -> Option<Msg> {
    warnings.into_iter().flatten().reduce(|first, next| Msg::new("warn-and").msg("first", first).msg("next", next))
}

/// FN-325: objectives that must be held when this turn ends, while there are too few.
pub fn due(b: &Board, p: &Position) -> Option<Msg> {
    let least = b.campaign(p.year).grades[1];
    let held = holding::objectives(b, &landed(b, p)).len() as u8;
    let short = held < least && !after::spared(b, p);
    short.then(|| Msg::new("warn-due").int("due", least).int("held", held))
}

/// FN-051, FN-054: reinforcement points that could still buy something. They are not lost.
fn unspent_rp(b: &Board, p: &Position) -> Option<Msg> {
    let mut legal = Vec::new();
    resupply::list(b, p, &mut legal);
    let buys = legal.iter().any(|a| matches!(a, Action::Buy { rp, .. } if *rp > 0));
    buys.then(|| Msg::new("warn-unspent-rp").int("rp", p.rp))
}

/// Supply that plans of a battle usually take.
const PLANS: u16 = 2;

/// FN-055: supply beyond what the battles in sight take, while somebody could still be moved with it. It is not lost before the last
/// turn.
fn unspent_sp(b: &Board, p: &Position) -> Option<Msg> {
    let battles = p.census(b).shared().len() as u16;
    let spare = p.sp.saturating_sub(PLANS * battles);
    let last = p.turn >= b.campaign(p.year).turns;
    let id = if last { "warn-unspent-sp-last" } else { "warn-unspent-sp" };
    (spare > if last { 0 } else { PLANS }).then(|| Msg::new(id).int("sp", p.sp))
}

/// The position as it is when infantry that meets nobody has gone ashore (R35).
fn landed(b: &Board, p: &Position) -> Position {
    let japan = p.census(b).any[Side::Japan.i()];
    let mut q = p.clone();
    for u in &mut q.units {
        if matches!(u.at, Place::Area(s) if !japan.has(s)) {
            u.aboard = false;
        }
    }
    q
}

/// FN-320, FN-323: areas whose units ashore would be out of supply as things stand; and an area that was left empty, if that is why.
fn out_of_supply(b: &Board, p: &Position) -> Option<Msg> {
    let q = landed(b, p);
    let ground: SpaceSet = q
        .units
        .iter()
        .filter_map(|u| match u.at {
            Place::Area(s) if q.type_of(b, u).side == Side::Us && q.type_of(b, u).kind.class() != Class::Ship => Some(s),
            _ => None,
        })
        .collect();
    let cut = ground & !holding::supplied(b, &q);
    if cut.is_empty() {
        return None;
    }
    // Areas that had somebody when movement began and have nobody now.
    let left = p.fields & !q.census(b).ashore[Side::Us.i()];
    let saved = |s: Space| (cut & holding::supplied_through(b, &q, SpaceSet::one(s))).len();
    let why = left.iter().filter(|s| saved(*s) > 0).max_by_key(|s| saved(*s));
    let areas = names::list(cut.iter().map(|s| Msg::thing(names::area(b, s))).collect());
    let msg = match why {
        Some(s) => Msg::new("warn-cut-by").name("area", names::area(b, s)),
        None => Msg::new("warn-cut"),
    };
    Some(msg.int("n", cut.len() as i64).msg("areas", areas))
}
