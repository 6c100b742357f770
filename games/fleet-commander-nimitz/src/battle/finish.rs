//! Sections 12.14 to 12.18: infantry advances, airfields count, and the turn or the battle ends.

use super::{Air, Battle, Field, GONE, Spot, Step, air, bury, plans};
use crate::{
    board::Board,
    event::Event,
    phases,
    position::{End, Place, Position},
    rule,
    types::{JapanPlan, Kind, Side, UsPlan},
};
use ironbottom_kernel::{Dice, Log};

/// FN-286, FN-287, FN-288, FN-370: beach to entrenchments, Transport to beach, Marines all the way.
pub fn advance_infantry(b: &Board, p: &Position, x: &mut Battle, log: &mut Log<Event>) {
    bury(p, x);
    for i in 0..x.ground.len() {
        let g = x.ground[i];
        let marine = p.unit_type(b, g.unit).kind == Kind::Marine;
        let (rule, spot) = match g.spot {
            Spot::Foxhole => continue,
            Spot::Beach => (rule::FN_286, Spot::Foxhole),
            Spot::Transport if marine => (rule::FN_288, Spot::Foxhole),
            Spot::Transport => (rule::FN_287, Spot::Beach),
        };
        x.ground[i].spot = spot;
        log.event(rule, Event::Advanced { unit: p.name(g.unit), entrenched: spot == Spot::Foxhole });
    }
}

/// FN-295, FN-296, FN-297, FN-345: squadrons beyond the airfield points are lost; the player chooses his own. The step is `Airfield`.
pub fn airfields(b: &Board, p: &mut Position, x: &mut Battle, dice: &mut Dice, log: &mut Log<Event>) {
    while let Some(side) = air::giving_up(Field { b, p, x }) {
        let f = Field { b, p, x };
        let (all, points) = air::rivals(f, side);
        let next = match side {
            // FN-297: with a point left, and those who want it not all alike, he is asked.
            Side::Us if points > 0 && !all.windows(2).all(|w| air::alike(f, w[0], w[1])) => None,
            Side::Us => all.into_iter().min_by_key(|i| (air::worth(f, *i), *i)),
            // FN-296: damaged first, the cheapest first.
            Side::Japan => air::next_lost(f, &all, points, dice),
        };
        let Some(i) = next else { return };
        air::lose(p, x, i, if side == Side::Us { rule::FN_295 } else { rule::FN_296 }, log);
    }
    if x.first == Some(Side::Japan) {
        // FN-223: only the losses of First Light; the turn goes on, with a second copy of it if there is one (R27).
        x.first = None;
        if p.rules.reads_since(2) {
            x.flown += 1;
            plans::japan_first(b, p, x, dice, log);
        } else {
            air::begin(b, p, x, dice, log);
        }
    } else {
        duration(b, p, x, dice, log);
    }
}

/// FN-219, FN-220, FN-199: Duration, then Engaged (R47).
fn duration(b: &Board, p: &mut Position, x: &mut Battle, dice: &mut Dice, log: &mut Log<Event>) {
    let count = |f: Field<'_>, side: Side| {
        let carriers = x.squadrons.iter().filter(|s| s.carrier && s.side == side && s.at != Air::Lost).count();
        f.units(side) + carriers
    };
    let f = Field { b, p, x };
    let (us, japan) = (count(f, Side::Us), count(f, Side::Japan));
    if us != japan {
        for _ in 0..x.copies(JapanPlan::Duration) {
            plans::lengthen(b, x, japan > us, rule::FN_219, log);
        }
    }
    let f = Field { b, p, x };
    let over = f.units(Side::Us) == 0 || f.units(Side::Japan) == 0;
    if x.holds(UsPlan::Engaged) && !over {
        x.step = Step::Engaged;
    } else {
        advance(b, p, x, dice, log);
    }
}

/// FN-298, FN-299, FN-300, FN-301, FN-326: the marker goes down; the next turn, or the end.
pub fn advance(b: &Board, p: &mut Position, x: &mut Battle, dice: &mut Dice, log: &mut Log<Event>) {
    for plan in std::mem::take(&mut x.drawn) {
        // FN-235: a Screening Ship stays until it is used.
        if plan != JapanPlan::ScreeningShip {
            p.out[plan.i()] += 1;
        }
    }
    let f = Field { b, p, x };
    let (us, japan) = (f.units(Side::Us), f.units(Side::Japan));
    if x.area == b.places.hawaii && x.turn == 1 && japan > 0 {
        end(b, p, x, log);
        log.event(rule::FN_326, Event::HawaiiLost);
        phases::after::end(p, End::HawaiiLost);
        return;
    }
    x.left = x.left.saturating_sub(1);
    if x.left == 0 || us == 0 || japan == 0 {
        end(b, p, x, log);
        return;
    }
    plans::begin_turn(b, p, x, dice, log);
}

/// FN-019, FN-301: survivors go back to the area, carrier aircraft go with their ships.
fn end(b: &Board, p: &mut Position, x: &mut Battle, log: &mut Log<Event>) {
    for s in x.squadrons.iter().filter(|s| !s.carrier) {
        let u = &mut p.units[s.base as usize];
        if s.at == Air::Lost {
            (u.at, u.hurt) = (Place::Gone, false);
        } else {
            u.hurt = s.hurt;
        }
    }
    for g in &x.ground {
        p.units[g.unit as usize].aboard = g.spot == Spot::Transport;
    }
    if p.rules.screening_ship_kept {
        p.kept = x.screening;
    } else {
        p.out[JapanPlan::ScreeningShip.i()] += x.screening;
    }
    x.left = GONE;
    phases::battles::finish(b, p, x, log);
}
