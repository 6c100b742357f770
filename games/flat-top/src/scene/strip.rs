//! Flight decks as a calendar: who is readying, ready, in the air, due when.

use super::{af_id, fac_id, tf_id};
use crate::names;
use crate::{
    board::Board,
    position::{Facility, Force, Host, Place},
    types::{AfId, Arm, Craft, DeckBox, FacId, Side},
    view::View,
};
use ironbottom_kernel::{
    Msg,
    scene::{Bar, Calendar, Doing, Row},
};

/// Hours before now, and in all.
const PAST: u16 = 3;
const HOURS: u16 = 11;

/// The hours that are shown.
#[derive(Clone, Copy)]
struct Hours {
    first: u16,
    now: u16,
}

impl Hours {
    /// From turn to turn, cut to what is shown.
    fn bar(self, from: u16, to: u16, doing: Doing, label: Msg) -> Bar {
        let column = |turn: u16| u32::from(turn.saturating_sub(self.first).min(HOURS));
        Bar { from: column(from), to: column(to), doing, label, end: None }
    }

    fn end(self) -> u16 {
        self.first + HOURS
    }
}

/// The calendar; none for whoever has no aircraft of his own.
pub fn strip(b: &Board, v: &View) -> Option<Calendar> {
    let now = v.public.turn;
    let hours = Hours { first: now.saturating_sub(PAST).max(1), now };
    let mut rows = Vec::new();
    for side in Side::ALL {
        if let Some(force) = &v.own[side.i()] {
            in_flight(b, v, side, force, hours, &mut rows);
            for (i, f) in force.facs.iter().enumerate().filter(|(_, f)| !f.lost) {
                aboard(b, side, force, (i as FacId, f), hours, &mut rows);
            }
        }
    }
    for row in &mut rows {
        row.bars.retain(|b| b.from < b.to);
    }
    let heads = (0..HOURS).map(|i| names::hour(b, &v.public, hours.first + i)).collect();
    let now = u32::from(now - hours.first);
    (!rows.is_empty()).then_some(Calendar { title: Msg::new("strip-title"), heads, now, rows })
}

fn in_flight(b: &Board, v: &View, side: Side, force: &Force, hours: Hours, rows: &mut Vec<Row>) {
    for (i, a) in force.afs.iter().enumerate() {
        let on_map = matches!(a.place, Place::Hex(_)) || (a.place == Place::Deck && force.fac_at(b, a.origin).is_some());
        for (n, g) in a.groups.iter().enumerate() {
            let label = match a.place {
                Place::Deck => Msg::new("bar-takes-off"),
                Place::Home(..) => Msg::new("bar-homeward"),
                _ if g.arm != Arm::None => Msg::new("bar-out-armed").name("arm", format!("arm.{}", g.arm.id())),
                _ => Msg::new("bar-out"),
            };
            let mut flies = hours.bar(a.launched.min(hours.now), g.deadline + 1, Doing::Out, label);
            flies.end = Some(Msg::new("caption-land").msg("hour", names::until(b, &v.public, g.deadline)));
            rows.push(Row {
                id: format!("{}.{}", af_id(side, i as AfId), n + 1),
                kind: b.model(g.craft.model).kind.clone(),
                owner: side.id().to_owned(),
                name: names::crafts(b, g.craft, g.n),
                sub: Msg::new("row-flight").msg("af", names::af(i as AfId)).name("place", names::fac_key(b, force, a.origin)),
                piece: if on_map { af_id(side, i as AfId) } else { String::new() },
                bars: vec![flies],
            });
        }
    }
}

/// Like factors aboard, box by box; what comes after is what can be at best (8.6 to 8.8).
fn aboard(b: &Board, side: Side, force: &Force, (fac, f): (FacId, &Facility), hours: Hours, rows: &mut Vec<Row>) {
    let piece = match f.host {
        _ if force.fac_at(b, fac).is_none() => String::new(),
        Host::Ship(s) if force.fleet(force.ships[s as usize].tf).next().is_none() => String::new(),
        Host::Ship(s) => tf_id(side, force.ships[s as usize].tf),
        Host::Base(_) => fac_id(side, fac),
    };
    let mut all: Vec<(Craft, DeckBox, Arm, u8)> = Vec::new();
    for l in &f.lots {
        match all.iter_mut().find(|(c, bx, arm, _)| (*c, *bx, *arm) == (l.craft, l.bx, l.arm)) {
            Some((.., n)) => *n += l.n,
            None => all.push((l.craft, l.bx, l.arm, l.n)),
        }
    }
    for (craft, bx, arm, n) in all {
        let word = |bx: DeckBox| Msg::thing(format!("box.{}", bx.id()));
        let ready = |from: u16| {
            let armed = Msg::new("bar-ready").name("arm", format!("arm.{}", arm.id()));
            hours.bar(from, hours.end(), Doing::Ready, if arm == Arm::None { word(DeckBox::Ready) } else { armed })
        };
        let now = hours.now;
        let work = |from: u16| hours.bar(from, from + 1, Doing::Work, word(DeckBox::Readying));
        let bars = match bx {
            DeckBox::Ready => vec![ready(now)],
            DeckBox::Readying => vec![work(now), ready(now + 1)],
            DeckBox::Landed => vec![hours.bar(now, now + 1, Doing::Rest, word(bx)), work(now + 1), ready(now + 2)],
            DeckBox::Dispersed => vec![hours.bar(now, hours.end(), Doing::Rest, word(bx))],
        };
        rows.push(Row {
            id: format!("{}.{}.{}.{}.{}", fac_id(side, fac), craft.model.0, u8::from(craft.dotted), bx.id(), arm.id()),
            kind: b.model(craft.model).kind.clone(),
            owner: side.id().to_owned(),
            name: names::crafts(b, craft, n),
            sub: Msg::thing(names::fac_key(b, force, fac)),
            piece: piece.clone(),
            bars,
        });
    }
}
