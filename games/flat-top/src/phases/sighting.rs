//! 7: who sees what, and what is told.
//!
//! [`look`] is the umpire: it finds what each side observes from what is true, puts it on the common map, and keeps two books. The
//! observer's contacts hold what he was told and nothing else; the owner's units carry the number of the contact they are part of, and
//! his own list what he said. So `check` and `list` need neither the other side's units nor its contacts.

use crate::{
    action::Action,
    board::{Board, Land},
    event::Event,
    phases::{marks, not_now},
    position::Marker,
    position::{Contact, ContactReport, Frame, Host, Lie, Phase, Position, Public, Reporter, Said, Search, Shadow},
    rule,
    settings::Settings,
    types::{Arm, At, Category, DeckBox, Side, Sky, TfId, Unit},
};
use ironbottom_kernel::{Log, Refusal, SeatSet};
use std::{collections::BTreeMap, ops::RangeInclusive};

/// Rows of observers in the Observation Table.
const BASE: usize = 0;
/// ... task forces.
pub const TF: usize = 1;
/// ... air formations.
pub const AF: usize = 2;

/// Contacts that are not seen any more are kept for so many turns.
const MEMORY: u16 = 24;

/// Something that observes.
struct Observer {
    row: usize,
    at: At,
    by: Reporter,
    radar: bool,
    /// FT-452: it sees only this contact.
    only: Option<u16>,
}

/// A unit that is seen.
struct Seen {
    unit: Unit,
    at: At,
    condition: u8,
    by: Reporter,
    radar: bool,
}

/// 7.11, FT-083, FT-084, FT-377: the Observation Table.
pub fn table(b: &Board, public: &Public, row: usize, from: At, at: At, air: bool) -> u8 {
    if !from.within(at, 3) {
        return 0;
    }
    let distance = from.distance(at) as usize;
    let cloud = match public.sky(b, at) {
        // FT-048: nothing in a storm is seen.
        Sky::Storm => return 0,
        Sky::Cloud => 1,
        Sky::Clear => 0,
    };
    b.charts.observation[usize::from(public.is_night(b))][cloud][row][usize::from(!air)][distance]
}

/// FT-106: must units of this side be held themselves in order to observe? The player without initiative, while the other moves:
/// he may not put them on the map then (FT-105).
fn only_held(public: &Public, side: Side) -> bool {
    matches!(public.phase, Phase::Air(mover, _) if mover != side && public.initiative == Some(mover))
        && !public.rules.nonmover_observes_with_shown
}

/// FT-064, FT-069, FT-070, FT-071: all that observes for a side now, without a cost in movement (FT-107). What is hidden does not,
/// nor what is or was this turn in a storm (FT-048, FT-049), nor a shadower that failed (FT-154).
fn eyes(b: &Board, p: &Position, side: Side) -> Vec<Observer> {
    let (force, public) = (p.side(side), &p.public);
    let held = only_held(public, side);
    let clear = |at: At| public.sky(b, at) != Sky::Storm;
    let mut out = Vec::new();
    for (i, f) in force.facs.iter().enumerate().filter(|(_, f)| !f.lost) {
        if let Host::Base(base) = f.host
            && let Some(at) = b.bases[base as usize].at
            && clear(at)
        {
            out.push(Observer { row: BASE, at, by: Reporter::Base(i as u8), radar: f.radar, only: None });
        }
    }
    for (tf, t, at) in force.at_sea() {
        if t.shown && !t.storm && t.shadow != Shadow::Failed && (t.held > 0 || !held) && clear(at) {
            let mut fleet = force.fleet(tf).peekable();
            if fleet.peek().is_some() {
                let radar = fleet.any(|(_, s)| s.radar);
                out.push(Observer { row: TF, at, by: Reporter::Unit(Unit::Tf(tf)), radar, only: None });
            }
        }
    }
    for (af, a, at) in force.in_air() {
        if !a.shown || a.storm || a.shadow == Shadow::Failed || (a.held == 0 && held) {
            continue;
        }
        let only = match (a.search, a.shadow) {
            (Search::Sees(_), _) => None,
            (_, Shadow::Holds) => match force.shadowing.iter().find(|(u, _)| *u == Unit::Af(af)) {
                Some((_, id)) => Some(*id),
                None => continue,
            },
            _ => continue,
        };
        if clear(at) {
            out.push(Observer { row: AF, at, by: Reporter::Unit(Unit::Af(af)), radar: false, only });
        }
    }
    out
}

/// FT-072, FT-073, FT-074, FT-075, FT-076, FT-077, FT-078, FT-373, FT-374, FT-455: what coastwatchers of a side see in a hex, and
/// of which island they are.
fn watchers(b: &Board, p: &Position, side: Side, at: At, air: bool, sky: Sky) -> Option<(u8, u8)> {
    let blind = &b.scenarios[p.public.scenario as usize].forces[side.i()].blind;
    let watched = |at: At| {
        let h = b.hex(at);
        let beyond = side == Side::Japan && h.south_of_ridge;
        h.islands.iter().copied().find(|i| b.islands[*i as usize].watchers[side.i()] && !blind.contains(i) && !beyond)
    };
    let (island, condition) = match (b.hex(at).land, air, sky) {
        (_, _, Sky::Storm) => return None,
        (Land::Sea, _, _) => (at.hex().ring(1).into_iter().filter_map(At::new).find_map(watched)?, 1),
        (Land::Land, _, Sky::Clear) => (watched(at)?, 3),
        (Land::Coast, true, Sky::Clear) | (Land::Coast, false, _) => (watched(at)?, 2),
        (_, _, Sky::Cloud) => (watched(at)?, 1),
    };
    let enemy = p.side(side.other());
    if enemy.facs.iter().any(|f| !f.lost && matches!(f.host, Host::Base(i) if b.bases[i as usize].at == Some(at))) {
        return None;
    }
    let dark = p.public.rules.coastwatchers_blind_at_night && p.public.is_night(b);
    Some((if dark { condition.min(1) } else { condition }, island))
}

/// What is looked at: where, aircraft or ships, some of them high, part of which contact.
#[derive(Clone, Copy)]
struct Object {
    at: At,
    air: bool,
    high: bool,
    tag: Option<u16>,
}

/// The best of all observers (7.11, 7.9, 7.10): condition, by whom, and whether radar saw that some are high.
fn best(b: &Board, p: &Position, side: Side, eyes: &[Observer], o: Object) -> Option<(u8, Reporter, bool)> {
    let mut best: Option<(u8, Reporter)> = None;
    let mut radar = false;
    for eye in eyes.iter().filter(|e| e.only.is_none() || e.only == o.tag) {
        if !eye.at.within(o.at, 3) {
            continue;
        }
        let distance = eye.at.distance(o.at) as usize;
        let mut take = |condition: u8, by: Reporter| {
            if condition > best.map_or(0, |x| x.0) {
                best = Some((condition, by));
            }
        };
        take(table(b, &p.public, eye.row, eye.at, o.at, o.air), eye.by);
        // FT-079, FT-080, FT-081, FT-082: radar, at condition 1; nothing is seen in a storm, nor what is low (FT-199) or a
        // ship (FT-376).
        if eye.radar && o.high && b.charts.radar[distance] > 0 && p.public.sky(b, o.at) != Sky::Storm {
            radar = true;
            take(b.charts.radar[distance], Reporter::Radar);
        }
    }
    if best.is_none_or(|x| x.0 < 3)
        && let Some((condition, island)) = watchers(b, p, side, o.at, o.air, p.public.sky(b, o.at))
        && condition > best.map_or(0, |x| x.0)
    {
        best = Some((condition, Reporter::Watchers(island)));
    }
    // FT-151: while the shadowers follow, their targets move on the map.
    if best.is_none()
        && matches!(p.public.phase, Phase::Chase)
        && p.public.sky(b, o.at) != Sky::Storm
        && let Some(tag) = o.tag
        && let Some((unit, _)) =
            p.side(side).shadowing.iter().find(|(u, id)| *id == tag && shadow_of(p, side, *u) == Shadow::Holds)
    {
        best = Some((1, Reporter::Unit(*unit)));
    }
    best.map(|(condition, by)| (condition, by, radar))
}

/// Would a side see something there now?
pub fn in_sight(b: &Board, p: &Position, side: Side, at: At, air: bool, high: bool) -> bool {
    best(b, p, side, &eyes(b, p, side), Object { at, air, high, tag: None }).is_some()
}

/// What came of a unit's attempt to shadow.
pub fn shadow_of(p: &Position, side: Side, unit: Unit) -> Shadow {
    match unit {
        Unit::Tf(t) => p.side(side).tfs.get(t as usize).map_or(Shadow::None, |t| t.shadow),
        Unit::Af(a) => p.side(side).af(a).map_or(Shadow::None, |a| a.shadow),
    }
}

/// FT-056, FT-065, FT-066, FT-068: what one side sees of the other goes on the map and is held, whether or not it looks itself
/// (FT-370). Hidden units do not see each other (FT-372). True: something new is on the map.
fn see(b: &Board, p: &mut Position, side: Side, new_marks: &mut Vec<Marker>) -> (bool, Vec<Seen>) {
    let eyes = eyes(b, p, side);
    let owner = side.other();
    let (mut found, mut new) = (Vec::new(), false);
    for i in 0..p.side(owner).tfs.len() {
        let t = &p.side(owner).tfs[i];
        let there = t.at.filter(|_| p.side(owner).fleet(i as TfId).next().is_some());
        let seen = match there {
            Some(at) if !t.storm => best(b, p, side, &eyes, Object { at, air: false, high: false, tag: t.tag }).map(|x| (at, x)),
            _ => None,
        };
        p.side_mut(owner).tfs[i].held = seen.map_or(0, |(_, x)| x.0);
        if let Some((at, (condition, by, radar))) = seen {
            found.push(Seen { unit: Unit::Tf(i as u8), at, condition, by, radar });
            if !p.side(owner).tfs[i].shown {
                new = true;
                marks::put(p, marks::ships(owner, at), new_marks);
                p.side_mut(owner).tfs[i].shown = true;
            }
        }
    }
    for i in 0..p.side(owner).afs.len() {
        let a = &p.side(owner).afs[i];
        let at = match a.place {
            crate::position::Place::Hex(at) if !a.groups.is_empty() => Some(at),
            _ => None,
        };
        let high = a.groups.iter().any(|g| g.high);
        let seen = match at {
            Some(at) if !a.storm => best(b, p, side, &eyes, Object { at, air: true, high, tag: a.tag }).map(|x| (at, x)),
            _ => None,
        };
        p.side_mut(owner).afs[i].held = seen.map_or(0, |(_, x)| x.0);
        if let Some((at, (condition, by, radar))) = seen {
            found.push(Seen { unit: Unit::Af(i as u8), at, condition, by, radar });
            if !p.side(owner).afs[i].shown {
                new = true;
                marks::put(p, marks::aircraft(owner, at), new_marks);
                p.side_mut(owner).afs[i].shown = true;
            }
        }
    }
    (new, found)
}

/// LOOK: for both sides together until nothing changes (FT-069, FT-371). Puts what is seen on the common map, holds it, and tells; a
/// report that its owner must think about is a frame on the stack. Called from rest and after every hex.
pub fn look(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    // The mover first: whom he holds may observe in turn (FT-106).
    let first = p.public.mover().unwrap_or(Side::Allies);
    let mut new = Vec::new();
    loop {
        let (a, of_first) = see(b, p, first, &mut new);
        let (c, of_second) = see(b, p, first.other(), &mut new);
        if !a && !c {
            marks::shown(new, rule::FT_056, log);
            tell(b, p, first, &of_first, log);
            tell(b, p, first.other(), &of_second, log);
            return;
        }
    }
}

/// A unit that is under way is a contact of its own until it stops: of several that follow, the one whose turn it is.
fn under_way(p: &Position, side: Side) -> Option<Unit> {
    p.stack.iter().rev().find_map(|f| match f {
        Frame::Fly(af) if p.public.mover() == Some(side) => Some(Unit::Af(*af)),
        Frame::Walk(s, af) if *s == side => Some(Unit::Af(*af)),
        Frame::Chase(s, unit) if *s == side => Some(*unit),
        _ => None,
    })
}

fn tag_of(p: &Position, side: Side, unit: Unit) -> Option<u16> {
    match unit {
        Unit::Tf(t) => p.side(side).tfs.get(t as usize)?.tag,
        Unit::Af(a) => p.side(side).afs.get(a as usize)?.tag,
    }
}

/// The books: contacts of the observer, tags and words of the owner.
fn tell(b: &Board, p: &mut Position, side: Side, seen: &[Seen], log: &mut Log<Event>) {
    let owner = side.other();
    bases(b, p, side, log);
    let idle = seen.is_empty() && !p.side(side).contacts.iter().any(|c| c.live && !c.base);
    if idle {
        return;
    }
    // Units of one kind in one hex are one contact.
    let moving = under_way(p, owner);
    let mut groups: BTreeMap<(bool, At, bool), Vec<usize>> = BTreeMap::new();
    for (i, s) in seen.iter().enumerate() {
        let air = matches!(s.unit, Unit::Af(_));
        groups.entry((air, s.at, moving == Some(s.unit))).or_default().push(i);
    }
    // Who stays keeps the number; then those that went on; then the new ones.
    let mut given: Vec<(u16, (bool, At, bool))> = Vec::new();
    for stays in [true, false] {
        for (key, members) in &groups {
            if given.iter().any(|g| g.1 == *key) {
                continue;
            }
            let known = |id: &u16| {
                let c = p.side(side).contacts.iter().find(|c| c.id == *id && c.live);
                c.is_some_and(|c| !stays || c.at == key.1) && !given.iter().any(|g| g.0 == *id)
            };
            let mut old: Vec<u16> = members.iter().filter_map(|i| tag_of(p, owner, seen[*i].unit)).filter(known).collect();
            old.sort_unstable();
            if let Some(id) = old.first() {
                given.push((*id, *key));
            }
        }
    }
    for key in groups.keys() {
        if !given.iter().any(|g| g.1 == *key) {
            let force = p.side_mut(side);
            given.push((force.next_contact, *key));
            force.next_contact += 1;
        }
    }
    let merged: Vec<u16> = seen.iter().filter_map(|s| tag_of(p, owner, s.unit)).collect();
    for t in &mut p.side_mut(owner).tfs {
        t.tag = None;
    }
    for a in &mut p.side_mut(owner).afs {
        a.tag = None;
    }
    for (id, key) in &given {
        for i in &groups[key] {
            match seen[*i].unit {
                Unit::Tf(t) => p.side_mut(owner).tfs[t as usize].tag = Some(*id),
                Unit::Af(a) => p.side_mut(owner).afs[a as usize].tag = Some(*id),
            }
        }
    }
    lose(p, side, &given.iter().map(|g| g.0).collect::<Vec<_>>(), &merged, log);
    for (id, key) in given {
        let Some(top) = groups[&key].iter().map(|i| &seen[*i]).max_by_key(|s| s.condition) else { continue };
        let radar = groups[&key].iter().any(|i| seen[*i].radar);
        keep(b, p, side, id, top, radar, log);
    }
}

/// FT-067: what is not seen any more grows old; what has joined another contact is that one.
fn lose(p: &mut Position, side: Side, kept: &[u16], merged: &[u16], log: &mut Log<Event>) {
    let owner = side.other();
    let gone = |c: &Contact| c.live && !c.base && !kept.contains(&c.id);
    for c in p.side_mut(side).contacts.iter_mut().filter(|c| gone(c)) {
        (c.live, c.awaited) = (false, false);
        if !merged.contains(&c.id) {
            log.secret(rule::FT_067, Event::Lost { side, at: c.at, air: c.air, by: Some(c.by) }, side.only());
        }
    }
    p.side_mut(side).contacts.retain(|c| c.live || c.base || !merged.contains(&c.id));
    p.stack.retain(|f| !matches!(f, Frame::Report(s, id) if *s == owner && !kept.contains(id)));
}

/// One contact as it is now; a report if it is seen better than before in this turn, or if what can be seen has changed (FT-104).
fn keep(b: &Board, p: &mut Position, side: Side, id: u16, top: &Seen, radar: bool, log: &mut Log<Event>) {
    let (owner, turn) = (side.other(), p.public.turn);
    let air = matches!(top.unit, Unit::Af(_));
    let truth = truth(b, p, owner, id);
    let said = p.side(owner).said.iter().find(|s| s.contact == id).cloned();
    let force = p.side_mut(side);
    let fresh = !force.contacts.iter().any(|c| c.id == id);
    if fresh {
        let told = ContactReport::default();
        let (condition, awaited) = (top.condition, false);
        let c = Contact { id, at: top.at, air, base: false, turn, condition, by: top.by, told, as_of: turn, awaited, live: true };
        force.contacts.push(c);
    }
    let Some(c) = force.contacts.iter_mut().find(|c| c.id == id) else { return };
    (c.at, c.turn, c.live) = (top.at, turn, true);
    let again = match &said {
        None => true,
        Some(s) => {
            top.condition > s.condition
                || (radar && !s.radar)
                || (top.condition >= 2 && told(&truth, top.condition, radar, None) != told(&s.truth, top.condition, radar, None))
        }
    };
    if !again {
        return;
    }
    (c.condition, c.by) = (top.condition, top.by);
    let asked = Frame::Report(owner, id);
    if top.condition != 2 {
        p.stack.retain(|f| *f != asked);
        speak(p, owner, id, top.condition, &truth, radar, None, log);
    } else {
        let rules = p.public.rules;
        let figures = |low: bool| {
            let (f, t) = bounds(&rules, &truth);
            if low { (*f.start(), *t.start()) } else { (*f.end(), *t.end()) }
        };
        let answer = match p.side(owner).lie {
            Lie::Honest => (truth.formations.unwrap_or(1), truth.total.unwrap_or(1)),
            Lie::Inflate => figures(false),
            Lie::Deflate => figures(true),
            Lie::Ask => {
                if !p.stack.contains(&asked) {
                    if let Some(c) = p.side_mut(side).contacts.iter_mut().find(|c| c.id == id) {
                        c.awaited = true;
                    }
                    p.stack.push(asked);
                }
                return;
            }
        };
        speak(p, owner, id, 2, &truth, radar, Some(answer), log);
    }
}

/// What is true of the units of a contact, all of it.
pub fn truth(b: &Board, p: &Position, owner: Side, id: u16) -> ContactReport {
    let force = p.side(owner);
    let mut t = ContactReport { formations: Some(0), ..ContactReport::default() };
    let mut counts = [0u16; 5];
    let mut levels = (0u8, 0u8);
    for (tf, _, _) in force.at_sea().filter(|(_, x, _)| x.tag == Some(id)) {
        t.formations = t.formations.map(|n| n + 1);
        for (ship, s) in force.fleet(tf) {
            counts[s.hull(b).category() as usize] += 1;
            // FT-381: only that there are some.
            let deck = force.fac_of(ship).map(|f| &force.facs[f as usize]);
            let some = deck.is_some_and(|f| f.in_box(DeckBox::Ready) + f.in_box(DeckBox::Landed) > 0);
            t.decks = Some(t.decks.unwrap_or(false) || some);
        }
    }
    for (_, a, _) in force.in_air().filter(|(_, a, _)| a.tag == Some(id)) {
        t.formations = t.formations.map(|n| n + 1);
        for g in &a.groups {
            // FT-091, FT-458: by what they carry now, in factors.
            let category = if g.arm == Arm::None { Category::Interceptors } else { Category::Bombers };
            counts[category as usize] += u16::from(g.n);
            *(if g.high { &mut levels.0 } else { &mut levels.1 }) += g.n;
            t.levels = Some((Some(levels.0), Some(levels.1)));
        }
    }
    let small = |n: u16| n.min(255) as u8;
    t.total = Some(small(counts.iter().sum()));
    t.categories = Category::ALL.into_iter().zip(counts).filter(|(_, n)| *n > 0).map(|(c, n)| (c, Some(small(n)))).collect();
    t
}

/// 7.12, 7.13: of the truth, what is told at a condition; with false figures if there are some.
fn told(truth: &ContactReport, condition: u8, radar: bool, figures: Option<(u8, u8)>) -> ContactReport {
    let high = radar.then_some((None, None));
    match condition {
        3 => truth.clone(),
        2 => ContactReport {
            formations: figures.map_or(truth.formations, |f| Some(f.0)),
            total: figures.map_or(truth.total, |f| Some(f.1)),
            // FT-089, FT-379: true, but without numbers.
            categories: truth.categories.iter().map(|(c, _)| (*c, None)).collect(),
            levels: high,
            decks: None,
        },
        _ => ContactReport { levels: high, ..ContactReport::default() },
    }
}

/// The report goes to the observer, and into the books of both.
#[expect(clippy::too_many_arguments, reason = "a report has so many sides to it")]
fn speak(
    p: &mut Position,
    owner: Side,
    id: u16,
    condition: u8,
    truth: &ContactReport,
    radar: bool,
    figures: Option<(u8, u8)>,
    log: &mut Log<Event>,
) {
    let (side, turn) = (owner.other(), p.public.turn);
    let words = told(truth, condition, radar, figures);
    let (formations, total) = figures.unwrap_or((truth.formations.unwrap_or(1), truth.total.unwrap_or(1)));
    let said = Said { contact: id, condition, truth: truth.clone(), radar, formations, total };
    let book = &mut p.side_mut(owner).said;
    match book.iter_mut().find(|s| s.contact == id) {
        Some(s) => *s = said,
        None => book.push(said),
    }
    let Some(c) = p.side_mut(side).contacts.iter_mut().find(|c| c.id == id) else { return };
    c.awaited = false;
    // At condition 1 what was told before is still the best that is known.
    if condition >= 2 || (c.told.formations.is_none() && c.told.total.is_none()) {
        (c.told, c.as_of) = (words, turn);
    }
    let (contact, at, air) = (c.clone(), c.at, c.air);
    let rule = [rule::FT_085, rule::FT_086, rule::FT_090][usize::from(condition.clamp(1, 3)) - 1];
    log.secret(rule, Event::Sighted { side, contact }, side.only());
    if condition >= 2 {
        log.secret(rule, Event::Told { side: owner, at, air, formations, total }, owner.only());
    }
}

/// FT-096, FT-459: whoever flies over a base, or lies off it, and sees it at condition 3, learns whether aircraft stand on it.
fn bases(b: &Board, p: &mut Position, side: Side, log: &mut Log<Event>) {
    let (owner, turn) = (side.other(), p.public.turn);
    for f in 0..p.side(owner).facs.len() {
        let fac = &p.side(owner).facs[f];
        let (Host::Base(base), false) = (fac.host, fac.lost) else { continue };
        let Some(at) = b.bases[base as usize].at else { continue };
        let decks = Some(fac.in_box(DeckBox::Ready) + fac.in_box(DeckBox::Landed) > 0);
        let old = p.side(side).contacts.iter().position(|c| c.base && c.at == at);
        let near = p.side(side).at_sea().map(|x| x.2).chain(p.side(side).in_air().map(|x| x.2)).any(|x| x == at);
        let by = near
            .then(|| {
                let seen = |e: &Observer| e.row != BASE && e.at == at && e.only.is_none();
                let all = eyes(b, p, side);
                all.iter().find(|e| seen(e) && table(b, &p.public, e.row, e.at, at, false) >= 3).map(|e| e.by)
            })
            .flatten();
        match (by, old) {
            (None, Some(i)) => p.side_mut(side).contacts[i].live = false,
            (None, None) => {}
            (Some(by), old) => {
                let same = |c: &Contact| c.live && c.told.decks == decks && c.turn == turn;
                if old.is_some_and(|i| same(&p.side(side).contacts[i])) {
                    continue;
                }
                let force = p.side_mut(side);
                let id = match old {
                    Some(i) => force.contacts.remove(i).id,
                    None => {
                        force.next_contact += 1;
                        force.next_contact - 1
                    }
                };
                let told = ContactReport { decks, ..ContactReport::default() };
                let (air, base, condition, awaited) = (false, true, 3, false);
                let contact = Contact { id, at, air, base, turn, condition, by, told, as_of: turn, awaited, live: true };
                force.contacts.push(contact.clone());
                log.secret(rule::FT_459, Event::Sighted { side, contact }, side.only());
            }
        }
    }
}

/// FT-087, FT-088, FT-456: between which numbers of formations and of ships or factors the owner may choose; at condition 1 nobody is
/// told how many there are (FT-378).
pub fn bounds(rules: &Settings, truth: &ContactReport) -> (RangeInclusive<u8>, RangeInclusive<u8>) {
    let half = |n: u8| n.div_ceil(2)..=(3 * u16::from(n)).div_ceil(2).min(255) as u8;
    let (f, t) = (truth.formations.unwrap_or(1).max(1), truth.total.unwrap_or(1).max(1));
    let formations = match f {
        1 | 2 if rules.formation_count_strict => 1..=2,
        _ if rules.formation_count_strict => f..=f,
        1..=3 => (f - 1).max(1)..=f + 1,
        _ => half(f),
    };
    (formations, half(t))
}

/// FT-146: how well a unit itself sees one of its side's contacts with a task force.
pub fn own_condition(b: &Board, p: &Position, side: Side, unit: Unit, at: At) -> u8 {
    let force = p.side(side);
    let clear = |at: At| p.public.sky(b, at) != Sky::Storm;
    match unit {
        Unit::Tf(t) => match force.tfs.get(t as usize) {
            Some(t) if t.shown && !t.storm && t.shadow != Shadow::Failed => {
                t.at.filter(|x| clear(*x)).map_or(0, |x| table(b, &p.public, TF, x, at, false))
            }
            _ => 0,
        },
        Unit::Af(a) => match force.af(a) {
            Some(a) if a.shown && !a.storm && a.shadow != Shadow::Failed => match a.place {
                crate::position::Place::Hex(x)
                    if clear(x) && (matches!(a.search, Search::Sees(_)) || a.shadow == Shadow::Holds) =>
                {
                    table(b, &p.public, AF, x, at, false)
                }
                _ => 0,
            },
            _ => 0,
        },
    }
}

/// Is there an enemy task force on the map, held at condition 2 or better, so that its owner must expect to be shadowed?
pub fn may_shadow(p: &Position) -> bool {
    p.sides.iter().any(|f| f.tfs.iter().any(|t| t.at.is_some() && t.held >= 2))
}

/// A fight is over: what was destroyed in it, before the eyes of both, is no contact any more.
pub fn bury(p: &mut Position) {
    for side in Side::ALL {
        let owner = p.side(side.other());
        let ships = owner.at_sea().filter(|(tf, _, _)| owner.fleet(*tf).next().is_some()).filter_map(|(_, t, _)| t.tag);
        let left: Vec<u16> = ships.chain(owner.in_air().filter_map(|(_, a, _)| a.tag)).collect();
        for c in p.side_mut(side).contacts.iter_mut().filter(|c| c.live && !c.base && !left.contains(&c.id)) {
            (c.live, c.awaited) = (false, false);
        }
    }
}

/// Factors of a side are shot down over a hex, in sight of both: the report of them that the other side has counts them no longer.
pub fn count_off(p: &mut Position, owner: Side, at: At, n: u16) {
    if n == 0 || !p.public.rules.reads_since(2) {
        return;
    }
    let mut there = p.side_mut(owner.other()).contacts.iter_mut().filter(|c| c.live && c.air && c.at == at);
    // Of which of several reports they were, only their owner knows.
    let (Some(c), None) = (there.next(), there.next()) else { return };
    let rest = |told: u8| u8::try_from(u16::from(told).saturating_sub(n)).unwrap_or(told).max(1);
    c.told.total = c.told.total.map(rest);
    match c.told.categories.as_mut_slice() {
        [(_, Some(all))] => *all = rest(*all),
        several => several.iter_mut().for_each(|(_, n)| *n = None),
    }
    if let Some((Some(0), Some(all)) | (Some(all), Some(0))) = &mut c.told.levels {
        *all = rest(*all);
    }
}

/// A new turn: what was said is said, what is old is forgotten.
pub fn new_turn(p: &mut Position) {
    let turn = p.public.turn;
    for f in &mut p.sides {
        f.said.clear();
        f.tried.clear();
        f.shadowing.clear();
        f.contacts.retain(|c| c.live || c.turn + MEMORY >= turn);
    }
}

/// What was held of each side's task forces, and where.
pub type Held = [Vec<(u8, Option<At>)>; 2];

/// FT-454: a task force that was held and sailed out of sight is not on the map any more. `before` says what was held, and where.
pub fn slip_away(p: &mut Position, before: &Held, log: &mut Log<Event>) {
    if p.public.rules.whole_move_visible {
        return;
    }
    let mut gone = Vec::new();
    for side in Side::ALL {
        for (t, (held, at)) in p.side_mut(side).tfs.iter_mut().zip(&before[side.i()]) {
            if let (true, Some(last)) = (*held > 0 && t.held == 0 && t.shown && t.at != *at, *at) {
                t.shown = false;
                gone.push(marks::ships(side, last));
            }
        }
    }
    marks::hidden(p, gone, rule::FT_454, log);
}

/// What is held, and where, before task forces sail on.
pub fn held_now(p: &Position) -> Held {
    Side::ALL.map(|s| p.side(s).tfs.iter().map(|t| (t.held, t.at)).collect())
}

/// FT-067, FT-452: the shadow phase is over. A task force that was seen in it where it lies, and is not seen any more, is off the map
/// before it sails, whether it is to sail or not: a marker that stayed would tell that it does not. One that shadows another stays: it
/// could not see its target otherwise.
pub fn lapse(p: &mut Position, log: &mut Log<Event>) {
    let turn = p.public.turn;
    let mut gone = Vec::new();
    for side in Side::ALL {
        let known = p.side(side.other()).contacts.iter().filter(|c| !c.live && !c.air && !c.base && c.turn == turn);
        let lost: Vec<At> = known.map(|c| c.at).collect();
        for t in p.side_mut(side).tfs.iter_mut().filter(|t| t.shown && t.held == 0 && t.shadow != Shadow::Holds) {
            if let Some(at) = t.at.filter(|at| lost.contains(at)) {
                t.shown = false;
                gone.push(marks::ships(side, at));
            }
        }
    }
    marks::hidden(p, gone, rule::FT_452, log);
}

/// FT-087, FT-088, FT-456: is this a figure the owner may give?
pub fn check_report(b: &Board, p: &Position, side: Side, contact: u16, a: &Action) -> Result<(), Refusal> {
    let Action::Report { formations, total } = a else { return Err(not_now()) };
    let (f, t) = bounds(&p.public.rules, &truth(b, p, side, contact));
    if !f.contains(formations) {
        Err(Refusal::new(rule::FT_456, "refuse-report"))
    } else if !t.contains(total) {
        Err(Refusal::new(rule::FT_087, "refuse-report"))
    } else {
        Ok(())
    }
}

/// All figures the owner may give.
pub fn list_reports(b: &Board, p: &Position, side: Side, contact: u16, out: &mut Vec<Action>) {
    let (f, t) = bounds(&p.public.rules, &truth(b, p, side, contact));
    for formations in f {
        out.extend(t.clone().map(|total| Action::Report { formations, total }));
    }
}

/// The owner has answered.
pub fn report(b: &Board, p: &mut Position, side: Side, contact: u16, a: &Action, log: &mut Log<Event>) {
    p.stack.pop();
    let Action::Report { formations, total } = *a else { return };
    log.learned(SeatSet::ALL);
    let truth = truth(b, p, side, contact);
    let seen = p.side(side.other()).contacts.iter().find(|c| c.id == contact).map(|c| c.at);
    let radar = seen.is_some_and(|at| radar_sees(b, p, side.other(), at, contact));
    speak(p, side, contact, 2, &truth, radar, Some((formations, total)), log);
}

/// Does radar of a side see high aircraft of a contact?
fn radar_sees(b: &Board, p: &Position, side: Side, at: At, contact: u16) -> bool {
    let high = p.side(side.other()).in_air().any(|(_, a, _)| a.tag == Some(contact) && a.groups.iter().any(|g| g.high));
    let object = Object { at, air: true, high, tag: Some(contact) };
    high && best(b, p, side, &eyes(b, p, side), object).is_some_and(|x| x.2)
}

/// R69, an option: may this side put a hidden unit on the map while the other moves?
pub fn check_late(p: &Position, side: Side, a: &Action) -> Result<(), Refusal> {
    let force = p.side(side);
    let hidden = match *a {
        Action::Done => true,
        Action::Show { unit: Unit::Tf(t) } => force.tfs.get(t as usize).is_some_and(|t| t.at.is_some() && !t.shown),
        Action::Show { unit: Unit::Af(a) } => force.in_air().any(|(i, x, _)| i == a && !x.shown),
        _ => return Err(not_now()),
    };
    if hidden { Ok(()) } else { Err(Refusal::new(rule::FT_460, "refuse-show")) }
}

/// What it could show.
pub fn list_late(p: &Position, side: Side, out: &mut Vec<Action>) {
    let force = p.side(side);
    out.extend(force.at_sea().map(|(tf, _, _)| Action::Show { unit: Unit::Tf(tf) }));
    out.extend(force.in_air().map(|(af, _, _)| Action::Show { unit: Unit::Af(af) }));
    out.push(Action::Done);
}

/// It is shown, and looks.
pub fn late(b: &Board, p: &mut Position, side: Side, a: &Action, log: &mut Log<Event>) {
    log.learned(SeatSet::ALL);
    let mut new = Vec::new();
    match *a {
        Action::Show { unit: Unit::Tf(t) } => {
            if let Some(at) = p.side(side).tfs[t as usize].at {
                marks::put(p, marks::ships(side, at), &mut new);
            }
            p.side_mut(side).tfs[t as usize].shown = true;
        }
        Action::Show { unit: Unit::Af(af) } => {
            if let crate::position::Place::Hex(at) = p.side(side).afs[af as usize].place {
                marks::put(p, marks::aircraft(side, at), &mut new);
            }
            p.side_mut(side).afs[af as usize].shown = true;
        }
        _ => {
            p.stack.pop();
            return;
        }
    }
    marks::shown(new, rule::FT_460, log);
    look(b, p, log);
}
