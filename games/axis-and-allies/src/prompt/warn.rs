//! What a player should know before choosing. Only what is cheap to see; never a reason to refuse.

use super::label;
use crate::{
    action::Action,
    board::Board,
    position::{Phase, Position},
    scene::names,
    types::Kind,
};
use ironbottom_kernel::{
    Msg,
    area::{Space, SpaceSet},
};

/// Something to know about a choice.
pub fn warning(b: &Board, p: &Position, a: &Action, legal: &[Action]) -> Option<Msg> {
    match *a {
        Action::Done => done(b, p, legal),
        Action::March { n, from, to, .. } => violates(b, p, SpaceSet::one(to)).or_else(|| leaves_empty(b, p, from, n)),
        Action::Unload { to, .. } => violates(b, p, SpaceSet::one(to)),
        Action::Load { from, .. } => leaves_empty(b, p, from, 1),
        Action::Fly { unit, from, left, to, over, .. } => {
            // One that is still in the air holds no ground there.
            let flying =
                p.phase == Phase::NonCombatMove && p.flights.iter().any(|f| (f.at, f.kind, f.left) == (from, unit, left));
            flight(b, p, to, over).or_else(|| if flying { None } else { leaves_empty(b, p, from, 1) })
        }
        Action::Disembark { go: false, .. } => Some(Msg::new("warn-forgo")),
        _ => None,
    }
}

/// 3 IPC for every neutral territory violated (AA-202, AA-203).
fn violates(b: &Board, p: &Position, set: SpaceSet) -> Option<Msg> {
    let fine = label::fines(b, p, set);
    (fine > 0 && p.phase == Phase::CombatMove).then(|| Msg::new("warn-neutral").int("ipc", fine))
}

/// Guns on the way and at the target, one die each (AA-111, AA-112), and neutrals.
fn flight(b: &Board, p: &Position, to: Space, over: SpaceSet) -> Option<Msg> {
    if p.phase != Phase::CombatMove {
        return None;
    }
    let guns = p.units.hostile_guns(p.power);
    let dice = (over & guns).len() + usize::from(guns.has(to));
    let fine = label::fines(b, p, over);
    match (dice, fine) {
        (0, 0) => None,
        (0, _) => Some(Msg::new("warn-neutral").int("ipc", fine)),
        (_, 0) => Some(Msg::new("warn-guns").int("dice", dice as i64)),
        _ => Some(Msg::new("warn-guns-and-neutral").int("dice", dice as i64).int("ipc", fine)),
    }
}

/// Units of the active power's alliance in a territory that hold it: guns do not (AA-088).
fn garrison(p: &Position, s: Space) -> u32 {
    let of =
        |power: crate::types::Power| Kind::PIECES.map(|k| if k == Kind::Aa { 0 } else { u32::from(p.units.get(s, power, k)) });
    p.power.alliance().powers().flat_map(of).sum()
}

/// Could enemy land units come here soon: from next door, or from transports in the zones around?
fn exposed(b: &Board, p: &Position, s: Space) -> bool {
    let near = b.land_near[s.i()];
    let zones = b.sea_near[s.i()] | b.map.around(b.sea_near[s.i()]);
    p.power.enemies().any(|e| {
        let ground = |t: Space| p.units.get(t, e, Kind::Infantry) + p.units.get(t, e, Kind::Armor) > 0;
        near.iter().any(ground) || (zones & b.sea).iter().any(|z| p.units.get(z, e, Kind::Transport) > 0)
    })
}

/// The last units leave a territory within an enemy's reach, or a capital.
fn leaves_empty(b: &Board, p: &Position, from: Space, n: u16) -> Option<Msg> {
    let held = !b.is_sea(from) && p.owner(from).is_some_and(|o| !o.is_enemy(p.power));
    if !held || garrison(p, from) != u32::from(n) {
        return None;
    }
    let id = match b.space(from).capital_of {
        Some(_) => "warn-capital-empty",
        None if exposed(b, p, from) => "warn-leaves-empty",
        None => return None,
    };
    Some(Msg::new(id).name("space", names::space(b, from)))
}

fn done(b: &Board, p: &Position, legal: &[Action]) -> Option<Msg> {
    match p.phase {
        Phase::Purchase => {
            let could_buy = legal.iter().any(|a| matches!(a, Action::Buy { .. }));
            could_buy.then(|| Msg::new("warn-money-left").int("ipc", p.ipc[p.power.i()]))
        }
        Phase::CombatMove | Phase::NonCombatMove => {
            let lost: u16 = p.flights.iter().map(|f| f.n).sum();
            if p.phase == Phase::NonCombatMove && lost > 0 {
                // AA-153: `Done` is open only once nothing can land any more.
                return Some(Msg::new("warn-aircraft-lost").int("n", lost));
            }
            let home = b.capital(p.power);
            let open = p.owner(home) == Some(p.power) && garrison(p, home) == 0;
            open.then(|| Msg::new("warn-capital-empty").name("space", names::space(b, home)))
        }
        Phase::Place => {
            let left: u16 = p.turn.bought.iter().sum();
            (left > 0).then(|| Msg::new("warn-forfeit").int("n", left))
        }
        _ => None,
    }
}
