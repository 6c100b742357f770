//! What an event did, for the story on the board, the dice beside a battle and figures of luck: the same that [`super::tell`] says.

use super::{battle::air_spot, tell};
use crate::names;
use crate::{
    board::Board,
    event::{Attack, Event, Name, Shot, Thing},
    position::Place,
    types::{Sector, Side},
};
use ironbottom_kernel::{
    area::Space,
    scene::{BoardEvent, Fact, OneShot, Struck, Volley},
};

/// Orders, arrivals, dice and hits; nothing for what only the log tells.
pub fn fact(b: &Board, e: &Event) -> Option<Fact> {
    let area = |s: Space| b.areas.get(s.i()).map_or_else(String::new, |a| a.id.clone());
    let japan = |at: String| BoardEvent { owner: Side::Japan.id().to_owned(), at, ..BoardEvent::default() };
    Some(match e {
        Event::Ordered { area: at, candidates, .. } => {
            Fact::Cue(BoardEvent { among: candidates.iter().map(|s| area(*s)).collect(), ..japan(area(*at)) })
        }
        Event::Held { area: at, units, .. } => Fact::Cue(BoardEvent { pieces: kinds(b, units, 0), ..japan(area(*at)) }),
        Event::Sailed { from, to, units, battalions, .. } => {
            Fact::Cue(BoardEvent { to: area(*to), pieces: kinds(b, units, *battalions), ..japan(area(*from)) })
        }
        Event::Wasted { area: at } => Fact::Cue(japan(area(*at))),
        Event::Reinforced { units, battalions, .. } => {
            Fact::Cue(BoardEvent { pieces: kinds(b, units, *battalions), ..japan(area(b.places.japan)) })
        }
        Event::Unsupplied { area: at, units } => Fact::Cue(BoardEvent {
            owner: Side::Us.id().to_owned(),
            at: area(*at),
            pieces: kinds(b, units, 0),
            ..BoardEvent::default()
        }),
        Event::Returned { unit, to: Place::Area(at), more } => {
            let pieces = kinds(b, &[&[*unit], more.as_slice()].concat(), 0);
            Fact::Cue(BoardEvent { owner: Side::Us.id().to_owned(), at: area(*at), pieces, ..BoardEvent::default() })
        }
        Event::BattleBegan { area: at } => Fact::Began { space: area(*at) },
        Event::BattleEnded { area: at, .. } => Fact::Ended { space: area(*at) },
        Event::Ditched { squadron } => Fact::Hit(struck(b, side_of(b, *squadron), Thing::Counter(*squadron), true)),
        Event::BattleLength { turns, .. } => {
            Fact::Cue(BoardEvent { at: format!("battle-turn-{turns}"), ..BoardEvent::default() })
        }
        Event::PlansDrawn { .. } => Fact::Cue(japan("plans-drawn".to_owned())),
        Event::FirstLight { side, .. } => Fact::Cue(BoardEvent { owner: side.id().to_owned(), ..BoardEvent::default() }),
        Event::GroupFlew { sector, squadrons, .. } => {
            Fact::Cue(BoardEvent { pieces: kinds(b, squadrons, 0), ..japan(sector.map_or_else(String::new, spot)) })
        }
        Event::Attacked { attack, side, sector, shots } => Fact::Volley(volley(b, *attack, *side, *sector, shots)),
        Event::Hit { side, target, destroyed, .. } => Fact::Hit(struck(b, *side, *target, *destroyed)),
        Event::Stopped { side, .. } | Event::Missing { side, .. } => {
            Fact::Cue(BoardEvent { owner: side.id().to_owned(), ..BoardEvent::default() })
        }
        _ => return None,
    })
}

fn spot(s: Sector) -> String {
    air_spot(s).to_owned()
}

/// Whose counter it is.
fn side_of(b: &Board, n: Name) -> Side {
    b.campaign(n.year).types.get(n.kind as usize).map_or(Side::Us, |t| t.side)
}

/// The picture of a counter.
fn symbol(b: &Board, n: Name) -> String {
    b.campaign(n.year).types.get(n.kind as usize).map_or("", names::symbol_of).to_owned()
}

/// How many of each picture.
fn kinds(b: &Board, units: &[Name], battalions: u8) -> Vec<(String, u32)> {
    let mut all: Vec<(String, u32)> = Vec::new();
    for kind in units.iter().map(|u| symbol(b, *u)).chain(std::iter::repeat_n("battalion".to_owned(), battalions.into())) {
        match all.iter_mut().find(|(k, _)| *k == kind) {
            Some((_, n)) => *n += 1,
            None => all.push((kind, 1)),
        }
    }
    all
}

fn volley(b: &Board, attack: Attack, side: Side, sector: Sector, shots: &[Shot]) -> Volley {
    let one = |s: &Shot| OneShot {
        kind: symbol(b, s.by),
        name: tell::key(b, s.by),
        value: s.value.0.into(),
        twice: s.value.1.into(),
        die: s.die.into(),
        hits: s.hits.into(),
    };
    Volley {
        space: spot(sector),
        owner: side.id().to_owned(),
        what: format!("attack.{}", attack_id(attack)),
        sides: 10,
        shots: shots.iter().map(one).collect(),
    }
}

fn struck(b: &Board, side: Side, target: Thing, lost: bool) -> Struck {
    let (kind, name) = match target {
        Thing::Counter(n) => (symbol(b, n), tell::key(b, n)),
        Thing::Airfield => ("airfield".to_owned(), String::new()),
    };
    Struck { owner: side.id().to_owned(), kind, name, n: 1, lost }
}

/// The kinds of attacks, as their names are kept.
pub const ATTACKS: [&str; 7] = ["dogfight", "aaa", "bombs", "torpedoes", "depth-charges", "guns", "infantry"];

const fn attack_id(a: Attack) -> &'static str {
    ATTACKS[a as usize]
}
