//! Fire: values of the units, columns, dice (AA-008, AA-210, AA-211).

use super::{
    Run,
    battle::Battle,
    force,
    losses::{Losses, Pool},
};
use crate::{
    board::Board,
    event::Event,
    position::Position,
    rule,
    settings::CasualtiesPer,
    types::{Alliance, Development, Kind, Power},
};
use ironbottom_kernel::{area::Space, dice::Purpose};

/// What a kind attacks with (AA-097, AA-108, AA-142, AA-146, AA-155, AA-156, AA-161, AA-175); super submarines have 3 (AA-072).
pub fn attack_value(b: &Board, p: &Position, power: Power, k: Kind) -> u8 {
    let superior = k == Kind::Submarine && p.developments[power.i()].has(Development::SuperSubmarines);
    if superior { 3 } else { b.unit(k).attack }
}

/// What a kind defends with; fighters with jets 5 (AA-064). Heavy bombers defend like others (AA-078).
pub fn defense_value(b: &Board, p: &Position, power: Power, k: Kind) -> u8 {
    let jets = k == Kind::Fighter && p.developments[power.i()].has(Development::Jets);
    if jets { 5 } else { b.unit(k).defense }
}

/// How many dice one attacking unit rolls: three for a heavy bomber, in battle and in raids (AA-076, AA-077).
pub fn attack_dice(p: &Position, power: Power, k: Kind) -> u8 {
    let heavy = k == Kind::Bomber && p.developments[power.i()].has(Development::HeavyBombers);
    if heavy { 3 } else { 1 }
}

/// Which side fires.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The active power.
    Attack,
    /// Its enemies.
    Defend,
}

impl Side {
    /// The other one.
    const fn other(self) -> Self {
        match self {
            Self::Attack => Self::Defend,
            Self::Defend => Self::Attack,
        }
    }

    /// Its alliance.
    const fn alliance(self, p: &Position) -> Alliance {
        match self {
            Self::Attack => p.power.alliance(),
            Self::Defend => p.power.alliance().other(),
        }
    }

    /// What its dice are for.
    const fn purpose(self) -> Purpose {
        match self {
            Self::Attack => "attack",
            Self::Defend => "defend",
        }
    }
}

/// Like units of one power that fire together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Shot {
    /// They hit with this or less: their column.
    pub value: u8,
    /// Whose.
    pub power: Power,
    /// What.
    pub kind: Kind,
    /// How many dice.
    pub dice: u16,
}

/// All that attack, column by column (AA-210). Attacking submarines fire apart, before the others (AA-176).
pub fn attack_shots(b: &Board, p: &Position, battle: &Battle, first: bool) -> Vec<Shot> {
    let power = p.power;
    let units = force::surface(b, battle.space).iter().map(|k| (*k, p.units.get(battle.space, power, *k)));
    let mut shots: Vec<Shot> = Vec::with_capacity(8);
    for (kind, n) in units.chain(force::air(p, battle.space).map(|f| (f.kind, f.n))) {
        let value = attack_value(b, p, power, kind);
        if n == 0 || value == 0 || (kind == Kind::Submarine) != first {
            continue;
        }
        let dice = n * u16::from(attack_dice(p, power, kind));
        match shots.iter_mut().find(|s| s.kind == kind) {
            // Aircraft with different range left are still one row of dice.
            Some(s) => s.dice += dice,
            None => shots.push(Shot { value, power, kind, dice }),
        }
    }
    shots.sort_unstable();
    shots
}

/// All that defend, casualties behind the line included (AA-010, AA-211), each with its owner's developments (AA-221); an allied
/// fighter on a carrier fires as its owner's (AA-159).
pub fn defense_shots(b: &Board, p: &Position, battle: &Battle) -> Vec<Shot> {
    let mut shots = Vec::with_capacity(8);
    for power in p.power.enemies() {
        for kind in Kind::PIECES {
            let n = p.units.get(battle.space, power, kind) + battle.behind[power.i()][kind.i()];
            let value = defense_value(b, p, power, kind);
            // A gun fires only at aircraft, before the battle (AA-117).
            if n > 0 && value > 0 && kind != Kind::Aa {
                shots.push(Shot { value, power, kind, dice: n });
            }
        }
    }
    shots.sort_unstable();
    shots
}

/// How many hits a side can still take: by its ships, and in all.
pub fn can_take(b: &Board, p: &Position, battle: &Battle, side: Side) -> (u16, u16) {
    let space = battle.space;
    match side {
        Side::Attack => {
            let surface = force::surface_count(b, p, space);
            let guests: u16 = if p.rules.allied_passengers_as_casualties { guests(b, p, space).iter().sum() } else { 0 };
            (if b.is_sea(space) { surface } else { 0 }, surface + force::air_count(p, space) + guests)
        }
        Side::Defend => {
            let (mut ships, mut all) = (0, 0);
            for power in p.power.enemies() {
                let row = p.units.of(space, power);
                for k in Kind::PIECES.into_iter().filter(|k| *k != Kind::Aa) {
                    let n = row[k.i()];
                    all += n;
                    ships += if k.is_ship() { n } else { 0 };
                }
            }
            (ships, all)
        }
    }
}

/// Allied fighters on the active power's carriers in a zone: passengers (AA-293).
pub fn guests(b: &Board, p: &Position, zone: Space) -> [u16; 5] {
    let mut guests = force::deckless(b, p, zone, p.power).1;
    guests[p.power.i()] = 0;
    guests
}

/// Can this side hit anything of the other at all? Submarines hit only ships (AA-178).
pub fn can_hurt(b: &Board, p: &Position, battle: &Battle, side: Side) -> bool {
    let (ships, _) = can_take(b, p, battle, side.other());
    let aims = |s: &Shot| s.kind != Kind::Submarine || ships > 0;
    match side {
        Side::Attack => [true, false].into_iter().any(|first| attack_shots(b, p, battle, first).iter().any(aims)),
        Side::Defend => defense_shots(b, p, battle).iter().any(aims),
    }
}

/// Attacking submarines fire before everybody; what they sink is gone at once and never fires (AA-176, AA-223). They hit no aircraft (AA-158).
pub fn first_shots(r: &mut Run<'_>, battle: &Battle) {
    let shots = attack_shots(r.b, r.p, battle, true);
    if shots.is_empty() || can_take(r.b, r.p, battle, Side::Defend).0 == 0 {
        return;
    }
    let (ships, any) = roll(r, battle, Side::Attack, &shots);
    r.c.losses.push(Losses { pool: Pool::Defenders { at_once: true }, ships, any });
}

/// The next column of a side fires (AA-210, AA-310), or under the option all of them; the result is the column to go on with, none when all have fired.
/// When every enemy is hit nobody rolls any more (AA-311).
pub fn column(r: &mut Run<'_>, battle: &Battle, side: Side, from: u8) -> Option<u8> {
    let shots = match side {
        Side::Attack => attack_shots(r.b, r.p, battle, false),
        Side::Defend => defense_shots(r.b, r.p, battle),
    };
    let (ships_left, all_left) = can_take(r.b, r.p, battle, side.other());
    let volley = r.p.rules.casualties_per == CasualtiesPer::Volley;
    let (mut ships, mut any, mut next) = (0, 0, from);
    // Defending submarines do not fire at aircraft alone (AA-179).
    let mut aimed: Vec<Shot> = shots.into_iter().filter(|s| s.kind != Kind::Submarine || ships_left > 0).collect();
    while ships.min(ships_left) + any < all_left {
        aimed.retain(|s| s.value >= next);
        let Some(value) = aimed.first().map(|s| s.value) else { break };
        // Low luck adds up all that is assigned together: under the volley option the whole side.
        let together = volley && r.p.rules.low_luck;
        let row: Vec<Shot> = aimed.iter().copied().filter(|s| together || s.value == value).collect();
        let (s, a) = roll(r, battle, side, &row);
        ships += s;
        any += a;
        next = row.last().map_or(value, |s| s.value) + 1;
        if !volley {
            break;
        }
    }
    if next == from {
        return None;
    }
    let pool = match side {
        Side::Attack => Pool::Defenders { at_once: false },
        Side::Defend => Pool::Attackers,
    };
    r.c.losses.push(Losses { pool, ships, any });
    Some(if volley { u8::MAX } else { next })
}

/// Rolls for these; hits that only ships can take (by submarines, AA-158), and others.
fn roll(r: &mut Run<'_>, battle: &Battle, side: Side, shots: &[Shot]) -> (u16, u16) {
    let (mut ships, mut any) = (0, 0);
    let (subs, others): (Vec<Shot>, Vec<Shot>) = shots.iter().copied().partition(|s| s.kind == Kind::Submarine);
    for (row, hits) in [(others, &mut any), (subs, &mut ships)] {
        if r.p.rules.low_luck {
            let (alliance, sum) = (side.alliance(r.p), row.iter().map(|s| u16::from(s.value) * s.dice).sum());
            *hits = low_luck(r, alliance, battle.space, side.purpose(), sum);
            continue;
        }
        for s in row {
            let from = r.dice.rolled();
            let dice: Vec<u8> = (0..s.dice).map(|_| r.dice.d6(side.purpose())).collect();
            let hit = dice.iter().filter(|d| **d <= s.value).count();
            *hits += hit as u16;
            let event = Event::Fired {
                power: s.power,
                side: s.power.alliance(),
                space: battle.space,
                unit: s.kind,
                value: s.value,
                dice,
                hits: hit as u16,
            };
            r.log.rolled(rule::AA_008, event, from, r.dice);
        }
    }
    (ships, any)
}

/// Low luck (an extra): each full six is a sure hit, one die decides about the rest.
pub fn low_luck(r: &mut Run<'_>, side: Alliance, space: Space, purpose: Purpose, sum: u16) -> u16 {
    if sum == 0 {
        return 0;
    }
    let from = r.dice.rolled();
    let rest = sum % 6;
    let die = if rest > 0 { r.dice.d6(purpose) } else { 0 };
    let hits = sum / 6 + u16::from(rest > 0 && u16::from(die) <= rest);
    r.log.rolled(rule::AA_008, Event::FiredLowLuck { side, space, sum, die, hits }, from, r.dice);
    hits
}
