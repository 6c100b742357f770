//! What happened, in words. An event is read without the position it happened in.

use crate::{
    board::Board,
    event::{Cause, Event, PointsFor, Pool, Why},
    names::{self, item, signed, unit, with_points},
    position::Phase,
    types::{Quarters, Side, Space},
};
use ironbottom_kernel::Msg;

fn by(id: &'static str, side: Side) -> Msg {
    Msg::new(id).name("side", names::side_key(side))
}

fn at(b: &Board, id: &'static str, s: Space) -> Msg {
    Msg::new(id).name("space", names::space_key(b, s))
}

fn dice(m: Msg, p: &Pool) -> Msg {
    m.int("n", p.faces.len() as i64).int("hits", p.hits)
}

fn way(b: &Board, m: Msg, from: Space, to: Space) -> Msg {
    m.name("from", names::space_key(b, from)).name("to", names::space_key(b, to))
}

/// The words for an event.
pub fn tell(b: &Board, e: &Event) -> Msg {
    match e {
        Event::Began { scenario } => {
            let id = b.scenarios.get(usize::from(*scenario)).map_or("", |s| &s.id);
            Msg::new("tell-began").name("scenario", format!("scenario.{id}"))
        }
        Event::Turn { turn } => Msg::new("tell-turn").int("turn", *turn).name("months", names::turn_key(*turn)),
        Event::PlayerTurn { turn, side } => by("tell-player-turn", *side).int("turn", *turn),
        // The other side reacts.
        Event::PhaseBegan { phase, side } => {
            let side = if *phase == Phase::Reaction { side.other() } else { *side };
            by("tell-phase", side).msg("phase", names::phase(*phase))
        }
        Event::Points { by, total, why } => points(b, *by, *total, *why),
        Event::Ended { end, vp } => Msg::new("tell-ended").msg("how", crate::outcome(*end).reason).int("vp", *vp),
        Event::Stationed { item: i, at: s } => at(b, "tell-stationed", *s).msg("what", item(b, *i)),
        Event::Oil { from, points, total } => with_points(at(b, "tell-oil", *from).int("n", *points), "total", *total),
        Event::Escort { unit: u, to: None } => Msg::new("tell-escort").msg("what", unit(b, *u)),
        Event::Escort { unit: u, to: Some(s) } => at(b, "tell-released", *s).msg("what", unit(b, *u)),
        Event::Hunted { dice: d, oil, sub } => with_points(dice(Msg::new("tell-hunted"), d), "oil", *oil).int("left", *sub),
        Event::Raided { dice: d, transport, pool } => {
            with_points(dice(Msg::new("tell-raided"), d), "transport", *transport).int("pool", *pool)
        }
        Event::Bombed { dice: d, oil } => with_points(dice(Msg::new("tell-bombed"), d), "oil", *oil),
        Event::Arrived { item: i, at: s } => at(b, "tell-arrived", *s).msg("what", item(b, *i)),
        Event::ArrivedBare { unit: u, at: s } => at(b, "tell-arrived-bare", *s).msg("what", unit(b, *u)),
        Event::Aviation { steps, at: s } => at(b, "tell-aviation", *s).int("n", *steps),
        Event::Cancelled { nation, kind: Some(kind), .. } => {
            Msg::new("tell-cancelled").text("kind", kind.id().to_uppercase()).name("nation", names::nation_key(*nation))
        }
        Event::Cancelled { nation, steps, kind: None } => {
            Msg::new("tell-cancelled-air").msg("what", names::steps(*nation, *steps))
        }
        Event::Waits { item: i, turn } => Msg::new("tell-waits").msg("what", item(b, *i)).int("turn", *turn),
        Event::Refitted { unit: u, steps, at: s } => at(b, "tell-refitted", *s).msg("what", unit(b, *u)).int("n", *steps),
        Event::Converted { steps, at: s } => at(b, "tell-converted", *s).int("n", *steps),
        Event::Conversion { unit: u } => Msg::new("tell-conversion").msg("what", unit(b, *u)),
        Event::Supplied { nation, transport, sub } => {
            let id = if sub.is_some() { "tell-supplied-sub" } else { "tell-supplied" };
            let m = with_points(Msg::new(id).name("nation", names::nation_key(*nation)), "transport", *transport);
            m.int("sub", sub.unwrap_or(0))
        }
        Event::Raised { nation, value, at: s } => at(b, "tell-raised", *s).msg("what", names::marker(*nation, *value)),
        Event::Ferried { item: i, from, to } => way(b, Msg::new("tell-ferried").msg("what", item(b, *i)), *from, *to),
        Event::Fleet => Msg::new("tell-fleet"),
        Event::Ranger { unit: u } => Msg::new("tell-ranger").msg("what", unit(b, *u)),
        Event::Spent { by: side, at: s } => at(b, "tell-spent", *s).name("side", names::side_key(*side)),
        Event::Catastrophe { dice, side, sunk } => {
            let m = by(if sunk.is_some() { "tell-catastrophe" } else { "tell-no-catastrophe" }, *side);
            let m = m.int("dice", dice[0] + dice[1]);
            match sunk {
                Some(u) => m.msg("what", unit(b, *u)),
                None => m,
            }
        }
        Event::Restored { unit: u, value, at: s } => at(b, "tell-restored", *s).msg("what", unit(b, *u)).int("value", *value),
        Event::Deployed { item: i, from, to, hops, cost } => {
            let m = way(b, Msg::new("tell-deployed").msg("what", item(b, *i)), *from, *to);
            with_points(m.int("hops", *hops), "cost", *cost)
        }
        Event::Walked { item: i, from, to } => way(b, Msg::new("tell-walked").msg("what", item(b, *i)), *from, *to),
        Event::Decoded { from, to } => way(b, Msg::new("tell-decoded"), *from, *to),
        Event::Sailed { .. } => sailed(b, e),
        Event::SailedHidden { force, marker, path } => {
            let ends = [path.first(), path.last()].map(|x| x.copied().unwrap_or_default());
            Msg::new("tell-sailed-hidden")
                .msg("force", names::force(*force))
                .name("nation", names::nation_key(*marker))
                .name("from", names::sea_key(b, ends[0]))
                .name("to", names::sea_key(b, ends[1]))
        }
        Event::Unveiled { forces } => {
            let one =
                |(f, all): &(_, Vec<_>)| Msg::new("force-with").msg("force", names::force(*f)).arg("what", names::items(b, all));
            Msg::new("tell-unveiled").arg("forces", names::list(forces.iter().map(one)))
        }
        Event::Express { force } => Msg::new("tell-express").msg("force", names::force(*force)),
        Event::ReactionForce { die, at: s, force } => {
            at(b, "tell-reaction-force", *s).int("die", *die).msg("force", names::force(*force))
        }
        Event::Assigned { nation, steps, from, to } => {
            way(b, Msg::new("tell-assigned").msg("what", names::steps(*nation, *steps)), *from, *to)
        }
        Event::Hunting { side, force } => by("tell-hunting", *side).msg("force", names::force(*force)),
        Event::Screened { force, dice: d } => {
            let id = if d.hits > 0 { "tell-screened" } else { "tell-not-screened" };
            dice(Msg::new(id).msg("force", names::force(*force)), d)
        }
        Event::Torpedoed { item: i, die, hit, .. } => {
            Msg::new(if *hit { "tell-torpedoed" } else { "tell-torpedo-missed" }).msg("what", item(b, *i)).int("die", *die)
        }
        Event::Damage { unit: u, rolls, sunk, modifiers, defence, .. } => {
            let sum = |(r, m): (&[u8; 2], &i8)| i64::from(r[0] + r[1]) + i64::from(*m);
            let best = rolls.iter().zip(modifiers).map(sum).max().unwrap_or(0);
            Msg::new(if *sunk { "tell-sunk" } else { "tell-damaged" })
                .msg("what", unit(b, *u))
                .int("hits", rolls.len() as i64)
                .int("best", best)
                .int("defence", *defence)
        }
        Event::Away { item: i, why: w, turn } => {
            Msg::new("tell-away").msg("what", item(b, *i)).msg("why", Msg::new(why(*w))).int("turn", *turn)
        }
        Event::Lost { item: i, cause: c } => Msg::new("tell-lost").msg("what", item(b, *i)).msg("cause", Msg::new(cause(*c))),
        Event::HitAtSea { item: i, hits, steps } => {
            Msg::new("tell-hit-at-sea").msg("what", item(b, *i)).int("hits", *hits).int("steps", *steps)
        }
        Event::AirLost { nation, steps, at: s, cause: c } => {
            at(b, "tell-air-lost", *s).msg("what", names::steps(*nation, *steps)).msg("cause", Msg::new(cause(*c)))
        }
        Event::PoolLost { by, pool } => Msg::new("tell-pool-lost").int("n", *by).int("pool", *pool),
        Event::Home { unit: u, at: s } => at(b, "tell-home", *s).msg("what", unit(b, *u)),
        Event::Ordered { side, order, on } => {
            let id = if *on { "tell-order-on" } else { "tell-order-off" };
            by(id, *side).name("order", format!("order.{}", order.id()))
        }
        Event::Returned { units, to } => at(b, "tell-returned", *to).arg("what", names::units(b, units)),
        Event::Captured { at: s, side } => at(b, "tell-captured", *s).name("side", names::side_key(*side)),
        Event::MarkersGone { nation } => Msg::new("tell-markers-gone").name("nation", names::nation_key(*nation)),
        other => fought(b, other),
    }
}

/// What happens in a battle.
fn fought(b: &Board, e: &Event) -> Msg {
    match e {
        Event::BattleBegan { at: s } => at(b, "tell-battle", *s),
        Event::Arrayed { side, carriers, bombardment, steps, long_range, .. } => by("tell-arrayed", *side)
            .int("carriers", carriers.len() as i64)
            .int("bombard", bombardment.len() as i64)
            .int("steps", *steps)
            .int("far", *long_range),
        Event::BattleEnded { at: s } => at(b, "tell-battle-ended", *s),
        Event::Kamikazes => Msg::new("tell-kamikazes"),
        Event::Scrambled { steps } => Msg::new("tell-scrambled").int("n", *steps),
        Event::AirFight { before, dice, after, superior, supreme, .. } => {
            let id = if *supreme { "tell-air-supremacy" } else { "tell-air-superiority" };
            superior
                .map_or_else(|| Msg::new("tell-air-none"), |side| by(id, side))
                .int("japan", before[0])
                .int("allies", before[1])
                .int("jhits", dice[0].hits)
                .int("ahits", dice[1].hits)
                .int("jleft", after[0])
                .int("aleft", after[1])
        }
        Event::Sent { side, target, points } => by("tell-sent", *side).int("n", *points).msg("target", names::target(*target)),
        Event::Flak { target, dice: d, left } => {
            dice(Msg::new("tell-flak").msg("target", names::target(*target)), d).int("left", *left)
        }
        Event::Struck { side, on, dice: d, sure, .. } => {
            let n = d.faces.len() as i64 + i64::from(*sure);
            let hits = i64::from(d.hits) + i64::from(*sure);
            let id = if matches!(on, crate::action::Strike::Support) { "tell-reserved" } else { "tell-struck" };
            by(id, *side).int("n", n).int("hits", hits).msg("on", names::strike(b, *on))
        }
        Event::Committed { side, units } => {
            by(if units.is_empty() { "tell-committed-none" } else { "tell-committed" }, *side).arg("what", names::units(b, units))
        }
        Event::Round { round, pairs } => {
            let pair = |(a, x): &(_, _)| Msg::new("pair").msg("one", unit(b, *a)).msg("other", unit(b, *x));
            Msg::new("tell-round").int("round", *round).arg("pairs", names::list(pairs.iter().map(pair)))
        }
        Event::Withdraws { side, yes } => by(if *yes { "tell-withdraws" } else { "tell-stays" }, *side),
        Event::Fired { unit: u, enemy, die, needs, halves } => {
            let id = match halves {
                0 => "tell-missed",
                1 => "tell-half-hit",
                _ => "tell-hit",
            };
            Msg::new(id).msg("what", unit(b, *u)).msg("enemy", unit(b, *enemy)).int("die", *die).int("needs", *needs)
        }
        Event::SeaControl { at: s, side: Some(side) } => at(b, "tell-sea-control", *s).name("side", names::side_key(*side)),
        Event::SeaControl { at: s, side: None } => at(b, "tell-no-sea-control", *s),
        Event::Landed { item: i, at: s } => at(b, "tell-landed", *s).msg("what", item(b, *i)),
        Event::Support { side, dice: d, counted } => dice(by("tell-support", *side), d).int("counted", *counted),
        Event::LandCombat { at: s, dice, support, air, totals, .. } => at(b, "tell-land-combat", *s)
            .int("jhits", dice[0].hits)
            .int("ahits", dice[1].hits)
            .int("jsupport", support[0])
            .int("asupport", support[1])
            .int("air", *air)
            .int("japan", totals[0])
            .int("allies", totals[1]),
        Event::Reduced { unit: u } => Msg::new("tell-reduced").msg("what", unit(b, *u)),
        Event::NoAssault { at: s } => at(b, "tell-no-assault", *s),
        Event::Occupied { at: s, side } => at(b, "tell-occupied", *s).name("side", names::side_key(*side)),
        Event::Unloaded { nation, steps, at: s } => at(b, "tell-unloaded", *s).msg("what", names::steps(*nation, *steps)),
        // All others are told above.
        _ => Msg::default(),
    }
}

fn sailed(b: &Board, e: &Event) -> Msg {
    let Event::Sailed { side, force, item: i, from, to, hexes, oil, transport, reaction } = e else { return Msg::default() };
    let id = match (*reaction, *oil == Quarters(0), *transport == Quarters(0)) {
        (false, true, true) => "tell-sailed",
        (false, false, true) => "tell-sailed-oil",
        (false, _, false) => "tell-sailed-transport",
        (true, true, _) => "tell-reacts",
        (true, false, _) => "tell-reacts-oil",
    };
    let m = by(id, *side)
        .msg("force", names::force(*force))
        .msg("what", item(b, *i))
        .name("from", names::sea_key(b, *from))
        .name("to", names::sea_key(b, *to))
        .int("hexes", *hexes);
    with_points(with_points(m, "oil", *oil), "transport", *transport)
}

fn points(b: &Board, by: i16, total: i16, why: PointsFor) -> Msg {
    let why = match why {
        PointsFor::Base(s) => at(b, "for-base", s),
        PointsFor::Lifeline => Msg::new("for-lifeline"),
        PointsFor::Manila => Msg::new("for-manila"),
        PointsFor::Singapore => Msg::new("for-singapore"),
        PointsFor::Ranger => Msg::new("for-ranger"),
    };
    Msg::new("tell-points").text("by", signed(by.into())).int("total", total).msg("why", why)
}

/// Why somebody left for the turn track.
const fn why(w: Why) -> &'static str {
    match w {
        Why::Damaged => "why-damaged",
        Why::Withdrew => "why-withdrew",
        Why::DrivenOff => "why-driven-off",
        Why::NotLanded => "why-not-landed",
        Why::Overstacked => "why-overstacked",
        Why::Dispersed => "why-dispersed",
        Why::Eliminated => "why-eliminated",
        Why::Homeless => "why-homeless",
        Why::Delayed => "why-delayed",
        Why::Training => "why-training",
    }
}

/// What a loss came from.
pub const fn cause(c: Cause) -> &'static str {
    match c {
        Cause::Submarine => "cause-submarine",
        Cause::Air => "cause-air",
        Cause::Surface => "cause-surface",
        Cause::Capture => "cause-capture",
        Cause::Catastrophe => "cause-catastrophe",
    }
}
