//! Defending fighters that lost their deck land on an island of their zone or are lost (AA-144, AA-145).

use super::{Ask, Run, about, force};
use crate::{
    board::Board,
    event::Event,
    position::Position,
    rule,
    types::{Kind, Power},
};
use ironbottom_kernel::{
    Refusal,
    area::{Space, SpaceSet},
};

/// Islands of a zone that the fighter's alliance controls now (ruling R9); other coasts do not count.
pub fn islands(b: &Board, p: &Position, zone: Space, of: Power) -> SpaceSet {
    b.coasts[zone.i()] & b.islands & p.friendly(of)
}

/// May the fighter land there?
pub fn ok(b: &Board, p: &Position, asked: Space, by: Power, zone: Space, to: Space) -> Result<(), Refusal> {
    if asked == zone && islands(b, p, zone, by).has(to) {
        return Ok(());
    }
    Err(Refusal::because(rule::AA_145, about(b, "refuse-combat-no-friendly-island", to)))
}

/// One fighter without a deck at a time; its owner is asked where there are several islands.
pub fn step(r: &mut Run<'_>) {
    let Some(zone) = r.c.orphans.iter().next() else { return };
    let deckless = |e: &Power| {
        let (falling, guests) = force::deckless(r.b, r.p, zone, *e);
        falling > 0 && guests[e.i()] > 0
    };
    let Some(by) = r.p.power.enemies().find(deckless) else {
        r.c.orphans.remove(zone);
        return;
    };
    let islands = islands(r.b, r.p, zone, by);
    match (islands.iter().next(), islands.len()) {
        (None, _) => {
            r.p.units.remove(zone, by, Kind::Fighter, 1);
            r.log.event(rule::AA_145, Event::Crashed { power: by, unit: Kind::Fighter, at: zone });
        }
        (Some(only), 1) => alight(r, zone, by, only),
        _ => r.c.ask = Some(Ask::Alight { zone, by }),
    }
}

/// The fighter lands.
pub fn alight(r: &mut Run<'_>, zone: Space, by: Power, to: Space) {
    r.p.units.remove(zone, by, Kind::Fighter, 1);
    r.p.units.add(to, by, Kind::Fighter, 1);
    r.log.event(rule::AA_145, Event::Alighted { power: by, zone, to });
}
