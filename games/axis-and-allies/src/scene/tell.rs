//! One line of the chronicle for every event.

use crate::names::{self, by};
use crate::{
    board::Board,
    event::Event,
    position::{End, Phase},
    types::{Alliance, Kind, Power},
};
use ironbottom_kernel::{Arg, Msg, area::Space};

/// One line of the log.
pub fn tell(b: &Board, e: &Event) -> Msg {
    let at = |m: Msg, s: Space| m.name("space", names::space(b, s));
    let way = |m: Msg, from: Space, to: Space| m.name("from", names::space(b, from)).name("to", names::space(b, to));
    let unit = |m: Msg, k: Kind| m.name("unit", names::unit(k));
    let units = |m: Msg, k: Kind, n: u16| m.arg("units", Arg::Msg(Box::new(names::count(k, n))));
    let rolled = |m: Msg, dice: &[u8], hits: u16| m.text("dice", names::dice(dice)).int("hits", hits);
    match e {
        Event::Bid { germany, japan } => Msg::new("tell-bid").int("germany", *germany).int("japan", *japan),
        Event::TurnBegan { power, round } => by("tell-turn", *power).int("round", *round),
        Event::PhaseBegan { power, phase } => phase_began(*power, *phase),
        Event::Researched { power, dice, breakthroughs } => {
            by("tell-researched", *power).text("dice", names::dice(dice)).int("n", *breakthroughs)
        }
        Event::Developed { power, development } => {
            by("tell-developed", *power).name("development", names::development(*development))
        }
        Event::Bought { power, unit: k, cost } => unit(by("tell-bought", *power), *k).int("cost", *cost),
        Event::Moved { power, unit: k, n, from, to } => way(units(by("tell-moved", *power), *k, *n), *from, *to),
        Event::Flew { power, unit: k, from, to, raid } => {
            way(unit(by(if *raid { "tell-flew-raid" } else { "tell-flew" }, *power), *k), *from, *to)
        }
        Event::Landed { power, unit: k, from, to } => way(unit(by("tell-landed", *power), *k), *from, *to),
        Event::Boarded { power, unit: k, from, zone } => way(unit(by("tell-boarded", *power), *k), *from, *zone),
        Event::BoardingRefused { power, by: owner } => by("tell-boarding-refused", *power).name("owner", names::power(*owner)),
        Event::LandingDeclared { power, unit: k, zone, to } => way(unit(by("tell-landing-declared", *power), *k), *zone, *to),
        Event::Unloaded { power, unit: k, zone, to } => way(unit(by("tell-unloaded", *power), *k), *zone, *to),
        Event::Violated { power, space } => at(by("tell-violated", *power), *space),
        Event::Captured { power, space, from, to } => captured(b, *power, *space, *from, *to),
        Event::CapitalTaken { power, victim, ipc } => {
            by("tell-capital-taken", *power).name("victim", names::power(*victim)).int("ipc", *ipc)
        }
        Event::CapitalFreed { power, owner } => by("tell-capital-freed", *power).name("owner", names::power(*owner)),
        Event::AaFired { power, at: s, dice, hits } => rolled(at(by("tell-aa-fired", *power), *s), dice, *hits),
        Event::RocketFired { power, gun, target, victim, damage } => {
            way(by("tell-rocket", *power), *gun, *target).name("victim", names::power(*victim)).int("damage", *damage)
        }
        Event::Raided { power, space, victim, dice, damage } => at(by("tell-raided", *power), *space)
            .name("victim", names::power(*victim))
            .text("dice", names::dice(dice))
            .int("damage", *damage),
        Event::BattleBegan { power, space, amphibious } => {
            at(by(if *amphibious { "tell-assault-began" } else { "tell-battle-began" }, *power), *space)
        }
        Event::Fired { power, unit: k, value, dice, hits, .. } => {
            // A heavy bomber rolls three dice: the number of dice is not that of the units.
            let key = if dice.len() == 1 { "unit" } else { "units" };
            let m = by("tell-fired", *power).name("units", format!("{key}.{}", k.id()));
            rolled(m, dice, *hits).int("value", *value)
        }
        Event::FiredLowLuck { side, sum, die, hits, .. } => {
            let id = if *die == 0 { "tell-fired-low-luck-sure" } else { "tell-fired-low-luck" };
            Msg::new(id).name("side", names::side(*side)).int("sum", *sum).int("die", *die).int("hits", *hits)
        }
        Event::Supported { power, zone, space, dice, hits } => {
            rolled(way(by("tell-supported", *power), *zone, *space), dice, *hits)
        }
        Event::Lost { power, unit: k, space } => at(unit(by("tell-lost", *power), *k), *space),
        Event::LossDisputed { by: power } => by("tell-loss-disputed", *power),
        Event::Withdrew { power, n, from, to } => way(units(by("tell-withdrew", *power), Kind::Submarine, *n), *from, *to),
        Event::Retreated { power, from, to: Some(to) } => way(by("tell-retreated", *power), *from, *to),
        Event::Retreated { power, from, to: None } => at(by("tell-broke-off", *power), *from),
        Event::AirLeft { power, space: s } => at(by("tell-air-left", *power), *s),
        Event::BidKept { power, ipc } => by("tell-bid-kept", *power).int("ipc", *ipc),
        Event::LandingForgone { power, zone, to } => way(by("tell-landing-forgone", *power), *zone, *to),
        Event::BattleEnded { space, winner: Some(side) } => {
            at(Msg::new("tell-battle-won"), *space).name("side", names::side(*side))
        }
        Event::BattleEnded { space, winner: None } => at(Msg::new("tell-battle-ended"), *space),
        Event::Alighted { power, zone, to } => way(by("tell-alighted", *power), *zone, *to),
        Event::Crashed { power, unit: k, at: s } => at(unit(by("tell-crashed", *power), *k), *s),
        Event::Placed { power, unit: k, at: s } => at(unit(by("tell-placed", *power), *k), *s),
        Event::Forfeited { power, unit: k, n } => units(by("tell-forfeited", *power), *k, *n),
        Event::Income { power, ipc } => by("tell-income", *power).int("ipc", *ipc),
        Event::NoIncome { power } => by("tell-no-income", *power),
        Event::Ended { end } => ended(*end),
    }
}

fn phase_began(power: Power, phase: Phase) -> Msg {
    by("tell-phase", power).arg("phase", Arg::Msg(Box::new(names::phase(phase))))
}

/// A capture, a liberation (AA-227: the ground goes back to `to`), or a territory that goes back with its owner's capital.
fn captured(b: &Board, power: Power, space: Space, from: Option<Power>, to: Power) -> Msg {
    let id = match from {
        None => "tell-occupied",
        Some(f) if !f.is_enemy(to) => "tell-returned",
        Some(_) if to != power => "tell-liberated",
        Some(_) => "tell-captured",
    };
    let m = by(id, power).name("space", names::space(b, space)).name("owner", names::power(to));
    match from {
        Some(f) => m.name("loser", names::power(f)).name("the_loser", format!("the-power.{}", f.id())),
        None => m,
    }
}

fn ended(end: End) -> Msg {
    let by_side = |id: &'static str, a: Alliance| Msg::new(id).name("side", names::side(a));
    match end {
        End::Capitals(side) => by_side("tell-ended-capitals", side),
        End::Production => by_side("tell-ended-production", Alliance::Axis),
        End::Limit(Some(side)) => by_side("tell-ended-limit", side),
        End::Limit(None) => Msg::new("tell-ended-draw"),
    }
}
