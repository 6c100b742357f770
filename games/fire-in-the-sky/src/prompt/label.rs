//! The words of a choice.

use super::{Asked, cost::Costs};
use crate::{
    action::{Action, Item},
    names::{self, item, space_key, unit},
    phases::battle::Stage,
    position::Phase,
    types::{Quarters, Sea, Space},
};
use ironbottom_kernel::Msg;

/// The words of a choice.
pub fn label(x: &Asked<'_>, costs: &Costs, a: &Action) -> Msg {
    let (b, p) = (x.b, x.p);
    let of = |id: &'static str, u| Msg::new(id).msg("what", unit(b, u));
    let thing = |id: &'static str, i: Item| Msg::new(id).msg("what", item(b, i));
    let place = |m: Msg, s: Space| m.name("space", space_key(b, s));
    let way = |m: Msg, from: Space, to: Space| m.name("from", space_key(b, from)).name("to", space_key(b, to));
    let n = |id: &'static str, n: u8| Msg::new(id).int("n", n);
    match *a {
        Action::Station { unit, at } => place(of("do-station", unit), at),
        Action::StationAviation { steps, at } => place(n("do-station-aviation", steps), at),
        Action::Oil { from, points } => place(n("do-oil", points), from),
        Action::Escort { unit } => of("do-escort", unit),
        Action::Release { unit, to } => place(of("do-release", unit), to),
        Action::Hunt { dice } => names::with_points(n("do-hunt", dice), "oil", Quarters(u16::from(dice) * 2)),
        Action::Raid { dice } => n("do-raid", dice),
        Action::Bomb { dice } => n("do-bomb", dice),
        Action::PlaceAir { nation, steps, to } => place(thing("do-place-air", Item::Air { nation, steps }), to),
        Action::Aviation { steps, to } => place(n("do-aviation", steps), to),
        Action::Train { steps } => n("do-train", steps),
        Action::Refit { unit } => of("do-refit", unit).int("n", b.unit(unit).ship().map_or(0, |s| s.air)),
        Action::Convert { from, steps } => place(n("do-convert", steps), from),
        Action::Pick { unit } => of("do-pick", unit),
        Action::Raise { nation, value, at } => place(thing("do-raise", Item::Marker { nation, value }), at),
        Action::Ferry { item, from } => {
            let to = b.space(from).linked.unwrap_or(from);
            way(thing("do-ferry", item), from, to)
        }
        Action::Fleet => Msg::new("do-fleet"),
        Action::Ranger => Msg::new("do-ranger"),
        Action::Spend { at } => place(Msg::new("do-spend"), at),
        Action::Doom { at } => place(Msg::new("do-doom"), at),
        Action::Sink { unit } => of("do-sink", unit),
        Action::Restore { unit, value, from } => place(of("do-restore", unit).int("value", value), from),
        Action::Deploy { item, from, to } => priced(x, costs, a, way(thing("do-deploy", item), from, to)),
        Action::Walk { item, from, to } => way(thing("do-walk", item), from, to),
        Action::Remove { item, at } => place(thing("do-remove", item), at),
        Action::Sail { item, from, to } => {
            let id = if b.space_of(to) == from { "do-stay-force" } else { "do-sail" };
            let m = thing(id, item).name("from", space_key(b, from)).name("to", names::sea_key(b, to));
            priced(x, costs, a, m)
        }
        Action::Join { item, force } => {
            let to = p.forces.get(force.i()).map_or(Sea(0), |f| f.at);
            priced(x, costs, a, thing("do-join", item).msg("force", names::force(force)).name("to", names::sea_key(b, to)))
        }
        Action::Express { force } => Msg::new("do-express").msg("force", names::force(force)),
        Action::Show { force } => Msg::new("do-show").msg("force", names::force(force)),
        Action::Decode { from, to } => way(Msg::new("do-decode"), from, to),
        Action::Assign { nation, steps, from, to } => way(thing("do-assign", Item::Air { nation, steps }), from, to),
        Action::Torpedo { force } => Msg::new("do-torpedo").msg("force", names::force(force)),
        Action::Aim { item } => thing("do-aim", item),
        Action::Fight { at } => place(Msg::new("do-fight"), at),
        Action::Kamikazes => Msg::new("do-kamikazes"),
        Action::Scramble { steps } => n("do-scramble", steps),
        Action::Send { target, points, elite } => {
            n(if elite { "do-send-elite" } else { "do-send" }, points).msg("target", names::target(target))
        }
        Action::Strike { on, points, elite } => {
            let id = match (matches!(on, crate::action::Strike::Support), elite) {
                (true, _) => "do-strike-support",
                (false, true) => "do-strike-elite",
                (false, false) => "do-strike",
            };
            n(id, points).msg("on", names::strike(b, on))
        }
        Action::Commit { unit } => of("do-commit", unit),
        Action::Pair { unit: u, enemy } => of("do-pair", u).msg("enemy", unit(b, enemy)),
        Action::Withdraw => Msg::new("do-withdraw"),
        Action::Stay => Msg::new("do-stay"),
        Action::Fire { unit: u, enemy } => of("do-fire", u).msg("enemy", unit(b, enemy)),
        Action::Land { item, .. } => thing("do-land", item),
        Action::Assault => Msg::new("do-assault"),
        Action::Unload { force, steps } => n("do-unload", steps).msg("force", names::force(force)),
        Action::Disperse { item, at } => place(thing("do-disperse", item), at),
        Action::Home { unit, at } => place(of("do-home", unit), at),
        Action::Order { order, on } => {
            Msg::new(if on { "do-order-on" } else { "do-order-off" }).name("order", format!("order.{}", order.id()))
        }
        Action::Done => Msg::new(done(x)),
    }
}

/// With how far it is and what it costs, if anything.
fn priced(x: &Asked<'_>, costs: &Costs, a: &Action, m: Msg) -> Msg {
    let m = match *a {
        Action::Sail { from, to, .. } => match costs.hexes(from, to) {
            Some(n) => Msg::new("so-far").msg("what", m).int("n", n),
            None => m,
        },
        _ => m,
    };
    match costs.of(x, a) {
        Some((q, oil)) if q > Quarters(0) => {
            names::with_points(Msg::new(if oil { "costs-oil" } else { "costs-transport" }).msg("what", m), "n", q)
        }
        _ => m,
    }
}

/// What "done" ends.
fn done(x: &Asked<'_>) -> &'static str {
    let p = x.p;
    if p.diary.trimming.is_some() {
        return "done-trim";
    }
    if let Some(bt) = p.battle.as_deref() {
        return match bt.stage {
            Stage::Kamikazes => "done-kamikazes",
            Stage::Scramble => "done-scramble",
            Stage::Targets(_) => "done-targets",
            Stage::Strikes(_) => "done-strikes",
            Stage::Commit(side) if bt.of(side).committed.is_empty() => "done-commit-none",
            Stage::Commit(_) => "done-commit",
            Stage::Pair(_) => "done-pair",
            Stage::Land => "done-land",
            Stage::Assault => "done-assault",
            Stage::Unload => "done-unload",
            Stage::Withdraw(_) | Stage::Fire(_) => "done-pass",
        };
    }
    match p.phase {
        Phase::SetUp => "done-set-up",
        Phase::Transport => "done-transport",
        Phase::Warfare => "done-warfare",
        Phase::Reinforcement => "done-reinforcement",
        Phase::Deployment => "done-deployment",
        Phase::Operations => "done-operations",
        Phase::Reaction if p.forces.iter().any(|f| f.reaction && !f.gone && f.side == x.side) => "done-reaction",
        Phase::Reaction => "done-reaction-none",
        Phase::Air => "done-air",
        Phase::Submarines if p.hunt.as_ref().is_some_and(|h| !h.targets.is_empty()) => "done-submarines",
        Phase::Submarines => "done-submarines-none",
        Phase::Redeployment => "done-redeployment",
        _ => "done-pass",
    }
}
