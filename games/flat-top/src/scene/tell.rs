//! What happened, for people.

use crate::names::{self, craft, hex};
use crate::{
    action::Action,
    board::Board,
    event::{Event, Named, PlanEnd},
    position::Contact,
    types::{Side, Unit},
};
use ironbottom_kernel::{Arg, Msg};

fn by(id: &'static str, side: Side) -> Msg {
    Msg::new(id).name("side", format!("side.{}", side.id()))
}

fn ship(b: &Board, s: Named) -> Msg {
    let class = &b.classes[s.class as usize];
    let m =
        Msg::new(if s.name.is_some() { "ship-named" } else { "ship-counted" }).name("hull", format!("hull.{}", class.hull.id()));
    match s.name {
        Some(n) => m.name("name", format!("ship.{}", crate::data::slug(&class.ships[n as usize]))),
        None => m,
    }
}

const fn kind(air: bool) -> &'static str {
    if air { "air-formation" } else { "task-force" }
}

/// A ship that is aimed at; none: the base.
fn upon(b: &Board, m: Msg, on: Option<Named>) -> Msg {
    match on {
        Some(s) => m.msg("ship", ship(b, s)),
        None => m,
    }
}

/// What happened, for people.
pub fn tell(b: &Board, e: &Event) -> Msg {
    let lot = |id, side, c, n: u8| by(id, side).int("n", n).name("craft", craft(b, c));
    let at_base = |m: Msg, base: u8| m.name("base", format!("place.{}", b.bases[base as usize].id));
    match e {
        Event::Did { side, action } => did(b, *side, action),
        Event::Ready { side } => by("tell-ready", *side),
        Event::Halted { side, why } => by("tell-halted", *side).arg("why", names::halts(why)),
        Event::Placed { side, number, at } => {
            hex(by("tell-placed", *side).msg("unit", Msg::new("tf-name").int("n", *number)), *at)
        }
        Event::Turn { turn, day, hour, night } => Msg::new(if *night { "tell-turn-night" } else { "tell-turn-day" })
            .int("turn", *turn)
            .int("day", *day)
            .int("hour", *hour),
        Event::Wind { sector, die, dir } => {
            Msg::new("tell-wind").int("sector", sector + 1).int("die", *die).name("dir", format!("dir.{}", dir.id()))
        }
        Event::Drifted => Msg::new("tell-drifted"),
        Event::Cloud { sector, at: Some(at), die } => hex(Msg::new("tell-cloud").int("sector", sector + 1).int("die", *die), *at),
        Event::Cloud { sector, at: None, die } => Msg::new("tell-cloud-off").int("sector", sector + 1).int("die", *die),
        Event::Initiative { dice, side } => by("tell-initiative", *side).int("a", dice[0]).int("j", dice[1]),
        Event::Half { side } => by("tell-half", *side),
        Event::Searched { side, at, die, sees } => {
            hex(by(if *sees { "tell-search-sees" } else { "tell-search-fails" }, *side).int("die", *die), *at)
        }
        Event::Shown { side, at, air } => hex(by("tell-shown", *side).name("kind", kind(*air)), *at),
        Event::Hidden { side, at, air } => hex(by("tell-hidden", *side).name("kind", kind(*air)), *at),
        Event::Shadowed { side, at, die, holds } => {
            hex(by(if *holds { "tell-shadow-holds" } else { "tell-shadow-fails" }, *side).int("die", *die), *at)
        }
        Event::Sighted { side, contact } => sighted(*side, contact),
        Event::Told { side, at, air, formations, total } => {
            hex(by("tell-told", *side).name("kind", kind(*air)).int("formations", *formations).int("total", *total), *at)
        }
        Event::Lost { side, at, air, .. } => hex(by("tell-lost", *side).name("kind", kind(*air)), *at),
        Event::Flew { side, from, to } => hex(by("tell-flew", *side), *from).name("to", format!("hex.{}", to.name())),
        Event::Landed { side, craft, n } => lot("tell-landed", *side, *craft, *n),
        Event::Crashed { side, craft, n } => lot("tell-crashed", *side, *craft, *n),
        Event::OutOfFuel { side, craft, n } => lot("tell-fuel", *side, *craft, *n),
        Event::LeftMap { side, number } => by("tell-left", *side).int("n", *number),
        Event::Intercepted { side, at, die, meets } => hex(by(intercepted(*die, *meets), *side).int("die", *die), *at),
        Event::LetGo { side, hex: at, beaten } => hex(by(if *beaten { "tell-kept-off" } else { "tell-let-go" }, *side), *at),
        Event::Fight { at, attacker } => hex(by("tell-fight", *attacker), *at),
        Event::AirFire { side, by, n, at, die, hits, .. } => {
            lot("tell-air-fire", *side, *by, *n).name("at", craft(b, *at)).int("die", *die).int("hits", *hits)
        }
        Event::Downed { side, craft, n } => lot("tell-downed", *side, *craft, *n),
        Event::Flak { side, n, at, die, hits, .. } => {
            by("tell-flak", *side).int("n", *n).name("at", craft(b, *at)).int("die", *die).int("hits", *hits)
        }
        Event::Bombs { side, by, n, on, die, hits, .. } => {
            let id = if on.is_some() { "tell-bombs" } else { "tell-bombs-base" };
            upon(b, lot(id, *side, *by, *n).int("die", *die).int("hits", *hits), *on)
        }
        Event::Shells { side, n, on, die, hits, .. } => {
            let id = if on.is_some() { "tell-shells" } else { "tell-shells-base" };
            upon(b, by(id, *side).int("n", *n).int("die", *die).int("hits", *hits), *on)
        }
        Event::Damaged { side, ship: s, hits, doubled, .. } => {
            let id = if *doubled { "tell-damaged-twice" } else { "tell-damaged" };
            by(id, *side).msg("ship", ship(b, *s)).int("hits", *hits)
        }
        Event::Sunk { side, ship: s } => by("tell-sunk", *side).msg("ship", ship(b, *s)),
        Event::BaseHit { base, hits } => at_base(Msg::new("tell-base-hit"), *base).int("hits", *hits),
        Event::Faces { faces } => Msg::new("tell-faces").int("a", faces[0]).int("j", faces[1]),
        Event::Repaired { side, base } => at_base(by("tell-repaired", *side), *base),
        Event::Captured { side, base } => at_base(by("tell-captured", *side), *base),
        Event::Scored { side, n, why } => by("tell-scored", *side).int("n", *n).text("why", why.id()),
        Event::Met { side, high, craft, n, part } => {
            lot(if *high { "tell-met-high" } else { "tell-met-low" }, *side, *craft, *n).text("part", part.id())
        }
        Event::Named { side, ship: s, anchored } => {
            by(if *anchored { "tell-named-anchored" } else { "tell-named" }, *side).msg("ship", ship(b, *s))
        }
        Event::Raid { side, craft, n, mode, on } => {
            let id = if on.is_some() { "tell-raid" } else { "tell-raid-base" };
            upon(b, lot(id, *side, *craft, *n).name("mode", format!("mode.{}", mode.id())), *on)
        }
        Event::Planned { side, unit, number, end } => planned(*side, *unit, *number, *end),
        Event::Over { winner: Some(side) } => by("tell-won", *side),
        Event::Over { winner: None } => Msg::new("tell-drawn"),
    }
}

/// What a side learns of a contact.
fn sighted(side: Side, contact: &Contact) -> Msg {
    let m = match (contact.base, contact.told.decks) {
        (true, Some(true)) => by("tell-sighted-base-full", side),
        (true, Some(false)) => by("tell-sighted-base-bare", side),
        (true, None) => by("tell-sighted-base", side),
        (false, _) => by("tell-sighted", side).name("kind", kind(contact.air)),
    };
    hex(m.int("condition", contact.condition), contact.at)
}

/// Do those who went up meet the enemy?
const fn intercepted(die: u8, meets: bool) -> &'static str {
    match (meets, die) {
        // Where they cannot be missed there is no die; but they may be at the other height.
        (true, 0) => "tell-intercept-sure",
        (false, 0) => "tell-intercept-nobody",
        (true, _) => "tell-intercept-meets",
        (false, _) => "tell-intercept-fails",
    }
}

/// How a plan ended.
fn planned(side: Side, unit: Unit, number: u8, end: PlanEnd) -> Msg {
    let name = match unit {
        Unit::Tf(_) => Msg::new("tf-name").int("n", number),
        Unit::Af(af) => names::af(af),
    };
    let id = match end {
        PlanEnd::Arrived => "tell-plan-arrived",
        PlanEnd::Barred => "tell-plan-barred",
        PlanEnd::Fought => "tell-plan-fought",
        PlanEnd::Gone => "tell-plan-gone",
    };
    by(id, side).msg("unit", name)
}

/// A decision of one's own, as far as it can be told without looking at the board.
fn did(b: &Board, side: Side, action: &Action) -> Msg {
    let m = |id: &'static str| by(id, side).name("kind", format!("kind.{}", action.kind()));
    match *action {
        Action::Shift { craft, n, .. }
        | Action::Replace { craft, n, .. }
        | Action::Gather { craft, n, .. }
        | Action::Service { craft, n, .. }
        | Action::Disperse { craft, n, .. }
        | Action::Junk { craft, n, .. } => m("tell-did-what").msg("what", names::crafts(b, craft, n)),
        Action::Ready { craft, arm, n, .. } | Action::Unready { craft, arm, n, .. } | Action::Launch { craft, arm, n, .. } => {
            m("tell-did-what").msg("what", names::lot(b, craft, arm, n))
        }
        // With their load, or with the box where they stand without one.
        Action::Stow { craft, arm: crate::types::Arm::None, n, bx, .. } => {
            let what =
                Msg::new("note-box").name("box", format!("box.{}", bx.id())).arg("lots", Arg::list([names::crafts(b, craft, n)]));
            m("tell-did-what").msg("what", what)
        }
        Action::Stow { craft, arm, n, .. } => m("tell-did-what").msg("what", names::lot(b, craft, arm, n)),
        Action::Sail { at, .. } | Action::Bound { at, .. } => m("tell-did-what").msg("what", Msg::thing(names::hex_key(at))),
        Action::Plot { dir, .. } | Action::Course { dir, .. } | Action::Chase { dir } => {
            m("tell-did-what").msg("what", Msg::thing(format!("dir.{}", dir.id())))
        }
        Action::Goal { at } => m("tell-did-what").msg("what", Msg::thing(names::hex_key(at))),
        Action::Chart { unit: Unit::Af(af) } => m("tell-did-what").msg("what", names::af(af)),
        Action::Close { how } => {
            m("tell-did-what").msg("what", Msg { id: format!("do-close-{}", how.id()).into(), args: Vec::new() })
        }
        Action::PlotStay { af } | Action::PlotLevel { af, .. } | Action::Home { af, .. } | Action::Join { af } => {
            m("tell-did-what").msg("what", names::af(af))
        }
        _ => m("tell-did"),
    }
}
