//! Sections 12.3, 12.4, 12.15, 12.16: aircraft take their sectors, and look for a place to land.

use super::{Air, Battle, Field, Squadron, Step, allot, finish, fire, plans, squadron_name};
use crate::{
    action::{Action, Target},
    board::Board,
    event::Event,
    position::{Position, UnitId},
    purpose::{Here, here},
    rule,
    settings::Equals,
    types::{JapanPlan, Sector, Side},
};
use ironbottom_kernel::{Dice, Log, Refusal, RuleId};

/// The aircraft of the US move; with none at base nobody is asked.
pub fn begin(b: &Board, p: &mut Position, x: &mut Battle, dice: &mut Dice, log: &mut Log<Event>) {
    x.step = Step::Fly;
    if !x.squadrons.iter().any(|s| s.side == Side::Us && s.at == Air::Base) {
        japan(b, p, x, dice, log);
    }
}

/// FN-241, FN-232: any sector, but not the Japanese ocean under No Contact.
fn check_fly(f: Field<'_>, i: u8, sector: Sector) -> Result<(), Refusal> {
    let Some(s) = f.x.squadrons.get(i as usize).filter(|s| s.side == Side::Us && s.at == Air::Base) else {
        return Err(Refusal::new(rule::FN_241, "refuse-squadron"));
    };
    if let Step::FlyFirst(carrier) = f.x.step {
        // FN-201: one carrier's group, and only to attack.
        if !s.carrier || s.base != carrier || !f.squadron(s).is_bomber() {
            return Err(Refusal::new(rule::FN_201, "refuse-other-group"));
        }
    }
    if sector == Sector::JapanOcean && f.x.has(JapanPlan::NoContact) {
        return Err(Refusal::new(rule::FN_232, "refuse-no-contact"));
    }
    Ok(())
}

/// Is it legal?
pub fn check(f: Field<'_>, a: &Action) -> Result<(), Refusal> {
    match (f.x.step, *a) {
        (Step::Fly | Step::FlyFirst(_), Action::Fly { squadron, sector }) => check_fly(f, squadron, sector),
        (Step::Fly | Step::FlyFirst(_), Action::Done) => Ok(()),
        (Step::Land, Action::Land { squadron, unit }) => {
            let side = landing(f);
            if giving_up(f).is_some() {
                Err(undecided(f))
            } else if !seekers(f).contains(&squadron) {
                Err(if side == Side::Us { Refusal::new(rule::FN_292, "refuse-squadron") } else { undecided(f) })
            } else if room(f, unit) == 0 || f.kind(unit).side != side {
                Err(Refusal::new(rule::FN_290, "refuse-no-room"))
            } else {
                Ok(())
            }
        }
        (Step::Land | Step::Airfield, Action::GiveUp { squadron }) if may_give_up(f).contains(&squadron) => Ok(()),
        (Step::Land | Step::Airfield, _) => Err(undecided(f)),
        _ => Err(Refusal::new(rule::FN_241, "refuse-fly-first")),
    }
}

/// All legal actions.
pub fn list(f: Field<'_>, out: &mut Vec<Action>) {
    let all = 0..f.x.squadrons.len() as u8;
    match f.x.step {
        Step::Land => {
            let all = seekers(f).into_iter().flat_map(|squadron| f.x.decks.iter().map(move |(unit, _)| (squadron, *unit)));
            out.extend(all.map(|(squadron, unit)| Action::Land { squadron, unit }).filter(|a| check(f, a).is_ok()));
            out.extend(may_give_up(f).into_iter().map(|squadron| Action::GiveUp { squadron }));
        }
        Step::Airfield => out.extend(may_give_up(f).into_iter().map(|squadron| Action::GiveUp { squadron })),
        _ => {
            let fly = all.flat_map(|squadron| Sector::ALL.map(|sector| Action::Fly { squadron, sector }));
            out.extend(fly.filter(|a| check(f, a).is_ok()));
            out.push(Action::Done);
        }
    }
}

/// Carries it out.
pub fn apply(b: &Board, p: &mut Position, x: &mut Battle, a: &Action, dice: &mut Dice, log: &mut Log<Event>) {
    match (x.step, *a) {
        (Step::Fly | Step::FlyFirst(_), Action::Fly { squadron, sector }) => {
            x.squadrons[squadron as usize].at = Air::Over(sector);
            let name = squadron_name(p, x, squadron);
            log.event(rule::FN_241, Event::Flew { squadron: name, sector });
        }
        (Step::FlyFirst(_), _) => {
            x.first = Some(Side::Us);
            fire::begin(b, p, x, dice, log);
        }
        (Step::Fly, _) => japan(b, p, x, dice, log),
        (Step::Land, Action::Land { squadron, unit }) => {
            let s = &mut x.squadrons[squadron as usize];
            (s.base, s.at) = (unit, Air::Base);
            land(b, p, x, dice, log);
        }
        (Step::Land, Action::GiveUp { squadron }) => {
            let rule = if x.squadrons[squadron as usize].side == Side::Us { rule::FN_294 } else { rule::FN_293 };
            lose(p, x, squadron, rule, log);
            land(b, p, x, dice, log);
        }
        (Step::Airfield, Action::GiveUp { squadron }) => {
            let rule = if x.squadrons[squadron as usize].side == Side::Us { rule::FN_297 } else { rule::FN_296 };
            lose(p, x, squadron, rule, log);
            finish::airfields(b, p, x, dice, log);
        }
        _ => {}
    }
}

/// Strikes a squadron off for want of a place.
pub fn lose(p: &Position, x: &mut Battle, i: u8, rule: RuleId, log: &mut Log<Event>) {
    x.squadrons[i as usize].at = Air::Lost;
    log.event(rule, Event::Ditched { squadron: squadron_name(p, x, i) });
}

/// FN-242, FN-243, FN-244, FN-245, FN-246, FN-247, FN-248, FN-249, FN-250, FN-366: bomber groups, then fighter groups, each on
/// one die.
fn japan(b: &Board, p: &mut Position, x: &mut Battle, dice: &mut Dice, log: &mut Log<Event>) {
    for bombers in [true, false] {
        let groups = groups(Field { b, p, x }, bombers);
        // FN-217, FN-229.
        let sure = bombers && (x.has(JapanPlan::CarrierAttack) || plans::kamikaze(Field { b, p, x }));
        for group in groups {
            let from = dice.rolled();
            let die = if sure { 10 } else { dice.roll(here(p, x.area, Here::Sector), 10) };
            send(b, p, x, &group, die, bombers, log);
            if let Some(last) = log.events.last_mut() {
                last.dice = (from as u16, dice.rolled() as u16);
            }
        }
    }
    fire::begin(b, p, x, dice, log);
}

/// The groups of Japan that are at base: of each carrier, and of the land (FN-242, FN-243, FN-244, FN-245).
fn groups(f: Field<'_>, bombers: bool) -> Vec<Vec<u8>> {
    let mut groups: Vec<(Option<UnitId>, Vec<u8>)> = Vec::new();
    for (i, s) in f.x.squadrons.iter().enumerate() {
        if s.side != Side::Japan || s.at != Air::Base || f.squadron(s).is_bomber() != bombers {
            continue;
        }
        let key = s.carrier.then_some(s.base);
        match groups.iter_mut().find(|(k, _)| *k == key) {
            Some((_, g)) => g.push(i as u8),
            None => groups.push((key, vec![i as u8])),
        }
    }
    groups.into_iter().map(|(_, g)| g).collect()
}

/// FN-248, FN-249, FN-250: the sector of the die, or the next higher one that will do, or the next lower.
pub fn send(b: &Board, p: &Position, x: &mut Battle, group: &[u8], die: u8, bombers: bool, log: &mut Log<Event>) {
    let rolled = b.tables.sectors[usize::from(die) - 1];
    let f = Field { b, p, x };
    let fits = |s: &Sector| if bombers { bombers_fit(f, *s) } else { fighters_fit(f, *s) };
    let up = Sector::ALL[rolled.i()..].iter().find(|s| fits(s));
    let sector = up.or_else(|| Sector::ALL[..rolled.i()].iter().rev().find(|s| fits(s))).copied();
    if let Some(sector) = sector {
        for i in group {
            x.squadrons[*i as usize].at = Air::Over(sector);
        }
    }
    let squadrons = group.iter().map(|i| squadron_name(p, x, *i)).collect();
    // The rule that led there, so that a die that says otherwise is explained.
    let rule = match sector {
        Some(s) if s == rolled => rule::FN_247,
        Some(_) if up.is_some() => rule::FN_248,
        Some(_) => rule::FN_249,
        None => rule::FN_250,
    };
    log.event(rule, Event::GroupFlew { die, sector, squadrons });
}

/// FN-251, FN-252, FN-253: what bombers go for.
pub fn bombers_fit(f: Field<'_>, sector: Sector) -> bool {
    if sector != Sector::Island {
        return f.has_surface(Side::Us, sector);
    }
    // R55: a squadron that lives, and an airfield point.
    let aircraft = f.x.airfields[Side::Us.i()] > 0 && f.x.land_based(Side::Us).any(|(_, s)| s.at != Air::Away);
    aircraft || (f.ashore(Side::Us).next().is_some() && f.on_island(Side::Japan))
}

/// FN-254, R56: fighters go where something flies.
fn fighters_fit(f: Field<'_>, sector: Sector) -> bool {
    f.x.squadrons.iter().any(|s| s.at == Air::Over(sector))
}

/// Squadrons a carrier can have aboard: none if it is damaged or sunk (FN-290, FN-291).
fn deck(f: Field<'_>, carrier: UnitId) -> u8 {
    let Some((_, size)) = f.x.decks.iter().find(|(u, _)| *u == carrier) else { return 0 };
    let afloat = f.x.ships.iter().any(|(u, _)| *u == carrier);
    if !afloat || f.p.units[carrier as usize].hurt { 0 } else { *size }
}

/// The carriers of a side that came, afloat or not.
fn decks(f: Field<'_>, side: Side) -> impl Iterator<Item = UnitId> {
    f.x.decks.iter().map(|(u, _)| *u).filter(move |u| f.kind(*u).side == side)
}

/// Squadrons aboard a carrier.
pub fn aboard(f: Field<'_>, carrier: UnitId) -> u8 {
    f.x.squadrons.iter().filter(|s| s.carrier && s.base == carrier && s.at == Air::Base).count() as u8
}

/// Room that is left on a carrier.
fn room(f: Field<'_>, carrier: UnitId) -> u8 {
    deck(f, carrier).saturating_sub(aboard(f, carrier))
}

/// Carrier squadrons that are not aboard anywhere.
fn orphans(f: Field<'_>, side: Side) -> Vec<u8> {
    let lost = |s: &Squadron| s.carrier && s.side == side && s.at != Air::Lost && s.at != Air::Base;
    (0..f.x.squadrons.len() as u8).filter(|i| lost(&f.x.squadrons[*i as usize])).collect()
}

/// FN-293, FN-294, FN-345: those of a side that compete for places of the kind that is counted now, and for how many: land-based
/// squadrons for airfield points; those of carriers for decks, all of them, whichever carrier they came from. Before version 2 only
/// those without a deck competed, for the room the others left.
pub fn rivals(f: Field<'_>, side: Side) -> (Vec<u8>, usize) {
    if f.x.step == Step::Airfield {
        return (f.x.land_based(side).map(|(i, _)| i).collect(), f.x.airfields[side.i()].into());
    }
    let all = f.p.rules.reads_since(2);
    let place = |u: UnitId| usize::from(if all { deck(f, u) } else { room(f, u) });
    let places = decks(f, side).map(place).sum();
    let lives = |s: &Squadron| s.carrier && s.side == side && s.at != Air::Lost && (all || s.at != Air::Base);
    ((0..f.x.squadrons.len() as u8).filter(|i| lives(&f.x.squadrons[*i as usize])).collect(), places)
}

/// The side that has more squadrons than places and must give some up (FN-293, FN-294, FN-295, FN-296, FN-297); Japan is asked about
/// first. Before version 2 nobody gave up a deck: who was left over was lost.
pub fn giving_up(f: Field<'_>) -> Option<Side> {
    if f.x.step == Step::Land && !f.p.rules.reads_since(2) {
        return None;
    }
    let short = |side: &Side| {
        let (all, places) = rivals(f, *side);
        all.len() > places
    };
    [Side::Japan, Side::Us].into_iter().find(short)
}

/// Squadrons the player may give up now: his own, or one of Japan's that are next and equal (FN-011). With places for all, those
/// of his that are looking for theirs (FN-294).
fn may_give_up(f: Field<'_>) -> Vec<u8> {
    let Some(side) = giving_up(f) else {
        return if landing(f) == Side::Us { orphans(f, Side::Us) } else { Vec::new() };
    };
    let (all, places) = rivals(f, side);
    if side == Side::Us { all } else { weakest(f, &all, all.len() - places) }
}

/// Whose squadrons are looking for decks: first those of Japan whose decks are the player's choice (FN-011), then his own.
fn landing(f: Field<'_>) -> Side {
    if orphans(f, Side::Japan).is_empty() { Side::Us } else { Side::Japan }
}

/// The squadrons that may be landed now (FN-292); of those of Japan that are alike, one.
fn seekers(f: Field<'_>) -> Vec<u8> {
    match landing(f) {
        Side::Us => orphans(f, Side::Us),
        Side::Japan => unlike(f, &orphans(f, Side::Japan)),
    }
}

/// What must be decided before anything else.
fn undecided(f: Field<'_>) -> Refusal {
    match (giving_up(f), f.x.step) {
        (Some(Side::Japan), _) => Refusal::new(rule::FN_011, "refuse-japan-squadrons"),
        (None, Step::Land) if landing(f) == Side::Japan => Refusal::new(rule::FN_011, "refuse-japan-squadrons"),
        (None, Step::Land) => Refusal::new(rule::FN_294, "refuse-land-first"),
        (Some(Side::Us), Step::Land) => Refusal::new(rule::FN_294, "refuse-give-up-first"),
        _ => Refusal::new(rule::FN_297, "refuse-give-up-first"),
    }
}

/// Squadrons that differ in nothing that counts: of one kind and state, and of one deck unless that takes nobody any more.
pub fn alike(f: Field<'_>, i: u8, k: u8) -> bool {
    let like = |i: u8| {
        let s = &f.x.squadrons[i as usize];
        let home = (s.carrier && deck(f, s.base) > 0).then_some(s.base);
        (s.kind, s.hurt, s.at == Air::Away, home)
    };
    like(i) == like(k)
}

/// Those that differ: of each that are alike the first.
fn unlike(f: Field<'_>, all: &[u8]) -> Vec<u8> {
    let mut out: Vec<u8> = Vec::new();
    for i in all {
        if !out.iter().any(|k| alike(f, *k, *i)) {
            out.push(*i);
        }
    }
    out
}

/// FN-293, FN-296: what a squadron of Japan is kept for; the least goes first.
pub fn worth(f: Field<'_>, i: u8) -> (bool, u8) {
    let s = &f.x.squadrons[i as usize];
    (!s.hurt, f.squadron(s).loss)
}

/// The squadrons of Japan that are given up next, so many in all: damaged ones first and the cheapest of those. Of those that are
/// alike, or go all of them, one. Before version 2 the first in the list went.
fn weakest(f: Field<'_>, all: &[u8], excess: usize) -> Vec<u8> {
    let least = all.iter().map(|i| worth(f, *i)).min();
    let equals: Vec<u8> = all.iter().copied().filter(|i| Some(worth(f, *i)) == least).collect();
    let mut next = unlike(f, &equals);
    if equals.len() <= excess || !f.p.rules.reads_since(2) {
        next.truncate(1);
    }
    next
}

/// The squadron of Japan that goes next, of equals as the table decides (FN-011); none: the player must say.
pub fn next_lost(f: Field<'_>, all: &[u8], places: usize, dice: &mut Dice) -> Option<u8> {
    let next = weakest(f, all, all.len() - places);
    match (next.len(), f.p.rules.equals) {
        (0 | 1, _) => next.first().copied(),
        (n, Equals::Random) => Some(next[usize::from(dice.roll(here(f.p, f.x.area, Here::Equals), n as u8)) - 1]),
        (_, Equals::Worst) => {
            let targets: Vec<Target> = next.iter().map(|i| Target::Squadron(*i)).collect();
            match allot::worst(f, &targets) {
                Target::Squadron(i) => Some(i),
                _ => None,
            }
        }
        (_, Equals::Player) => None,
    }
}

/// FN-289, FN-290, FN-291, FN-292, FN-293, FN-294: everybody comes home.
pub fn return_all(b: &Board, p: &mut Position, x: &mut Battle, dice: &mut Dice, log: &mut Log<Event>) {
    for s in &mut x.squadrons {
        if !s.carrier && matches!(s.at, Air::Over(_) | Air::Spent) {
            s.at = Air::Base;
        }
    }
    // Each to its own deck, if that can take it; who was aboard a carrier that cannot is without one (R23).
    for i in 0..x.squadrons.len() {
        let s = x.squadrons[i];
        if s.carrier && s.at != Air::Lost {
            x.squadrons[i].at = Air::Spent;
        }
    }
    for i in 0..x.squadrons.len() {
        let s = x.squadrons[i];
        if s.carrier && s.at == Air::Spent && room(Field { b, p, x }, s.base) > 0 {
            x.squadrons[i].at = Air::Base;
        }
    }
    x.step = Step::Land;
    land(b, p, x, dice, log);
}

/// FN-292, FN-293, FN-294: Japan's squadrons find their decks, then the player's while he has something to decide.
fn land(b: &Board, p: &mut Position, x: &mut Battle, dice: &mut Dice, log: &mut Log<Event>) {
    while giving_up(Field { b, p, x }) == Some(Side::Japan) {
        let f = Field { b, p, x };
        let (all, places) = rivals(f, Side::Japan);
        let Some(i) = next_lost(f, &all, places, dice) else { return };
        lose(p, x, i, rule::FN_293, log);
    }
    while let Some(i) = strongest(Field { b, p, x }) {
        match next_deck(Field { b, p, x }, dice) {
            Deck::Of(carrier) => {
                let s = &mut x.squadrons[i as usize];
                (s.base, s.at) = (carrier, Air::Base);
            }
            Deck::None => lose(p, x, i, rule::FN_293, log),
            Deck::Asked => return,
        }
    }
    loop {
        let f = Field { b, p, x };
        let (all, places) = rivals(f, Side::Us);
        let left = orphans(f, Side::Us);
        if left.is_empty() {
            break;
        }
        // With no place at all, or none of them different from the others, there is nothing to choose.
        let same = all.len() > places && f.p.rules.reads_since(2) && all.windows(2).all(|w| alike(f, w[0], w[1]));
        if places > 0 && !same {
            return;
        }
        lose(p, x, left[0], rule::FN_294, log);
    }
    x.step = Step::Airfield;
    finish::airfields(b, p, x, dice, log);
}

/// The best squadron of Japan that is without a deck.
fn strongest(f: Field<'_>) -> Option<u8> {
    orphans(f, Side::Japan).into_iter().max_by_key(|i| (worth(f, *i), *i))
}

/// Where a squadron of Japan lands.
enum Deck {
    /// On this carrier.
    Of(UnitId),
    /// Nowhere: there is no room.
    None,
    /// The player says where.
    Asked,
}

/// FN-292, FN-011: the carrier that takes the next squadron of Japan, of several as the table decides; where like squadrons fill them
/// all it does not matter. R92: worst is the one with most squadrons aboard, which fly as one group. Before version 2 the first.
fn next_deck(f: Field<'_>, dice: &mut Dice) -> Deck {
    let open: Vec<UnitId> = decks(f, Side::Japan).filter(|u| room(f, *u) > 0).collect();
    let [first, others @ ..] = &open[..] else { return Deck::None };
    let left = orphans(f, Side::Japan);
    let fills = || left.len() == open.iter().map(|u| usize::from(room(f, *u))).sum::<usize>() && unlike(f, &left).len() == 1;
    if others.is_empty() || !f.p.rules.reads_since(2) || fills() {
        return Deck::Of(*first);
    }
    match f.p.rules.equals {
        Equals::Player => Deck::Asked,
        Equals::Random => Deck::Of(open[usize::from(dice.roll(here(f.p, f.x.area, Here::Equals), open.len() as u8)) - 1]),
        Equals::Worst => {
            let fullest = others.iter().fold(*first, |most, u| if aboard(f, *u) > aboard(f, most) { *u } else { most });
            Deck::Of(fullest)
        }
    }
}
