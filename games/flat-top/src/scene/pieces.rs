//! What stands on the map: own task forces, formations and bases; enemy bases; markers and contacts.

use super::{af_at, flight_end, plot_end, reports};
use crate::names;
use crate::{
    board::Board,
    position::{AirFormation, Anchor, Facility, Force, Host, Search, Shadow, TaskForce},
    types::{AfId, At, DeckBox, FacId, Side, TfId},
    view::View,
};
use ironbottom_kernel::{Arg, Msg, scene::Piece};

/// Id of a task force.
pub fn tf_id(side: Side, tf: TfId) -> String {
    format!("{}-tf-{}", side.id(), u16::from(tf) + 1)
}

/// Id of a formation.
pub fn af_id(side: Side, af: AfId) -> String {
    format!("{}-af-{}", side.id(), u16::from(af) + 1)
}

/// Id of a base of one's own.
pub fn fac_id(side: Side, fac: FacId) -> String {
    format!("{}-base-{}", side.id(), u16::from(fac) + 1)
}

/// Id of a contact of a side.
pub fn contact_id(side: Side, contact: u16) -> String {
    format!("{}-contact-{contact}", side.id())
}

fn piece(id: String, at: At, kind: &str, owner: Side) -> Piece {
    Piece { id, space: at.name(), kind: kind.to_owned(), owner: owner.id().to_owned(), count: 1, ..Piece::default() }
}

/// All of them.
pub fn pieces(b: &Board, v: &View) -> Vec<Piece> {
    let mut out = Vec::new();
    for side in Side::ALL {
        if let Some(force) = &v.own[side.i()] {
            own(b, v, side, force, &mut out);
        }
    }
    foreign_bases(b, v, &mut out);
    let mut told = Vec::new();
    for side in Side::ALL {
        let Some(force) = &v.own[side.i()] else { continue };
        // Whoever sees the other side itself needs no reports of it; when all is over they stand beside the truth.
        if v.own[side.other().i()].is_some() && v.public.end.is_none() {
            continue;
        }
        for c in force.contacts.iter().filter(|c| reports::is_shown(v, c)) {
            let mut p = piece(contact_id(side, c.id), c.at, "contact", side.other());
            p.age = reports::age(v, c);
            p.caption = vec![reports::short(v, c), reports::state(v, c)];
            p.notes = reports::lines(b, v, force, c);
            if c.live {
                told.push((c.at, c.air));
            }
            out.push(p);
        }
    }
    // Numbered as they lie on the table: hidden again and laid open again, a marker may have another number.
    for (i, m) in v.markers.iter().enumerate().filter(|(_, m)| v.own[m.side.i()].is_none()) {
        if !told.contains(&(m.at, m.air)) {
            let mut p = piece(format!("seen-{i}"), m.at, if m.air { "air-formation" } else { "task-force" }, m.side);
            p.caption = vec![Msg::new(if m.air { "caption-air" } else { "caption-ships" })];
            out.push(p);
        }
    }
    out
}

fn own(b: &Board, v: &View, side: Side, force: &Force, out: &mut Vec<Piece>) {
    for (i, f) in force.facs.iter().enumerate().filter(|(_, f)| !f.lost) {
        if let Host::Base(base) = f.host
            && let Some(at) = b.bases[base as usize].at
        {
            let kind = if b.bases[base as usize].land { "airfield" } else { "seaplane-base" };
            let mut p = piece(fac_id(side, i as FacId), at, kind, side);
            p.name = format!("place.{}", b.bases[base as usize].id);
            (p.hurt, p.notes) = (f.hits > 0, deck(b, force, f));
            out.push(p);
        }
    }
    for (tf, t, at) in super::fleets(force) {
        let mut p = piece(tf_id(side, tf), at, "task-force", side);
        p.name = number("tf", t.number);
        p.hurt = force.fleet(tf).any(|(_, s)| s.hits > 0);
        p.acted = t.moved > 0;
        p.caption = vec![names::tf(force, tf)];
        if let Some(s) = names::flagship(b, force, tf).filter(|s| s.name.is_some()) {
            p.caption.push(Msg::thing(names::ship_key(b, s)));
        }
        if let Some(to) = plot_end(b, force, tf).filter(|_| !t.plot.is_empty()) {
            p.caption.push(names::hex(Msg::new(if t.leaves { "caption-leaves" } else { "caption-to" }), to));
        }
        p.notes = fleet(b, force, tf, t);
        out.push(p);
    }
    for af in 0..force.afs.len() as AfId {
        let (Some(a), Some(at)) = (force.af(af), af_at(b, force, af)) else { continue };
        let mut p = piece(af_id(side, af), at, &names::kind_of(b, a), side);
        p.name = number("af", af.saturating_add(1));
        p.acted = a.done || a.plotted;
        p.caption = vec![names::af(af)];
        if let Some(last) = a.groups.iter().map(|g| g.deadline).min() {
            p.caption.push(Msg::new("caption-land").msg("hour", names::until(b, &v.public, last)));
        }
        if let Some(to) = flight_end(b, force, af).filter(|_| !a.plot.is_empty()) {
            p.caption.push(names::hex(Msg::new("caption-to"), to));
        }
        p.notes = flight(b, v, a);
        out.push(p);
    }
}

/// Key of the name of a numbered unit.
fn number(what: &str, n: u8) -> String {
    if n == 0 || n > names::NAMED { String::new() } else { format!("{what}.{n}") }
}

/// Aircraft of a facility, box by box, and what it can do.
pub fn deck(b: &Board, force: &Force, f: &Facility) -> Vec<Msg> {
    let mut out = Vec::new();
    for bx in DeckBox::ALL {
        let lots: Vec<Msg> = f.lots.iter().filter(|l| l.bx == bx).map(|l| names::lot(b, l.craft, l.arm, l.n)).collect();
        if !lots.is_empty() {
            out.push(Msg::new("note-box").name("box", format!("box.{}", bx.id())).arg("lots", Arg::list(lots)));
        }
    }
    let (values, most) = f.now(b, force);
    let used: i64 = f.used.iter().map(|n| i64::from(*n)).sum();
    out.push(
        Msg::new("note-factors")
            .int("rf", values.rf.saturating_sub(f.rf_used))
            .int("minimum", values.minimum)
            .int("normal", values.normal)
            .int("most", i64::from(most))
            .int("used", used),
    );
    if f.hits > 0 {
        out.push(Msg::new("note-hits").int("n", f.hits));
    }
    out
}

fn fleet(b: &Board, force: &Force, tf: TfId, t: &TaskForce) -> Vec<Msg> {
    let mut out = vec![Msg::new("note-ships").arg("ships", names::hulls(b, force.fleet(tf).map(|(_, s)| s)))];
    out.extend(seen(t.shown, t.held));
    for (_, s) in force.fleet(tf).filter(|(_, s)| s.hits > 0) {
        out.push(Msg::new("note-damaged").msg("ship", names::ship(b, s.class, s.name)).int("hits", s.hits).int("fd", s.fd));
    }
    let anchored = force.fleet(tf).filter(|(_, s)| s.anchor == Anchor::Down).count();
    if anchored > 0 {
        out.push(Msg::new("note-anchored").int("n", anchored as i64));
    }
    for (ship, s) in force.fleet(tf) {
        if let Some(f) = force.fac_of(ship).and_then(|f| force.fac(f)).filter(|f| f.aboard() > 0) {
            let boxes = DeckBox::ALL.into_iter().filter(|bx| f.in_box(*bx) > 0);
            let one =
                |bx: DeckBox| Msg::new("box-count").name("box", format!("box.{}", bx.id())).int("n", i64::from(f.in_box(bx)));
            let name = names::ship_key(b, s);
            out.push(Msg::new("note-aboard").name("ship", name).arg("boxes", Arg::list(boxes.map(one))));
        }
    }
    out
}

/// Does the enemy see it?
fn seen(shown: bool, held: u8) -> Option<Msg> {
    match (shown, held) {
        (_, 1..) => Some(Msg::new("note-held").int("condition", held)),
        (true, 0) => Some(Msg::new("note-shown")),
        (false, 0) => None,
    }
}

fn flight(b: &Board, v: &View, a: &AirFormation) -> Vec<Msg> {
    let mut out: Vec<Msg> = a.groups.iter().map(|g| names::group(b, g)).collect();
    out.extend(seen(a.shown, a.held));
    let left = a.mf(b, v.public.turn).saturating_sub(a.moved);
    if !a.done {
        out.push(Msg::new("note-left").int("n", left));
    }
    match a.search {
        Search::Sees(_) => out.push(Msg::new("note-searching")),
        Search::Failed => out.push(Msg::new("note-search-failed")),
        Search::None => {}
    }
    match a.shadow {
        Shadow::Holds => out.push(Msg::new("note-shadowing")),
        Shadow::Failed => out.push(Msg::new("note-shadow-failed")),
        Shadow::None => {}
    }
    out
}

/// Bases that a side holds now, as all know.
fn held(b: &Board, v: &View, side: Side) -> Vec<u8> {
    let first = &b.scenarios[v.public.scenario as usize].forces[side.i()].bases;
    let other = &b.scenarios[v.public.scenario as usize].forces[side.other().i()].bases;
    let holds = |base: &&u8| {
        let taken = v.public.captured.iter().rev().find(|(i, _)| i == *base).map(|(_, s)| *s);
        taken.unwrap_or(if first.contains(base) { side } else { side.other() }) == side
    };
    first.iter().chain(other).filter(holds).copied().collect()
}

/// Their hexes, as far as they are on the map.
pub fn bases_of(b: &Board, v: &View, side: Side) -> Vec<At> {
    held(b, v, side).into_iter().filter_map(|i| b.bases[i as usize].at).collect()
}

/// Where the other side has its bases is known to all.
fn foreign_bases(b: &Board, v: &View, out: &mut Vec<Piece>) {
    for side in Side::ALL.into_iter().filter(|s| v.own[s.i()].is_none()) {
        for base in held(b, v, side) {
            let x = &b.bases[base as usize];
            if let Some(at) = x.at {
                let mut p =
                    piece(format!("{}-site-{}", side.id(), x.id), at, if x.land { "airfield" } else { "seaplane-base" }, side);
                p.name = format!("place.{}", x.id);
                let own = v.own[side.other().i()].as_ref();
                let told = own.and_then(|f| f.contacts.iter().rev().find(|c| c.base && c.at == at));
                p.notes.extend(told.map(|c| reports::deck(b, v, c)));
                out.push(p);
            }
        }
    }
}
