//! Exact chances of every kind of combat. Single dice and pairs are counted (so many of 6, of 36); pools are added up in `f64` in a fixed
//! order, so that the same question gives the same figures. Nothing here is asked by the rules themselves.

use crate::{
    action::{Item, Strike, Target},
    board::{Board, UnitId},
    phases::{
        battle::{Battle, air, strikes, support, surface},
        damage,
        dice::SUCCESS,
        submarines,
    },
    position::{ForceId, Position},
    types::Side,
};

/// Dice of a pool that share a modifier: how many, and which.
pub type Group = (u8, i8);

/// Faces of a die, of six, that succeed on the combat table.
pub const fn faces(modifier: i8) -> u8 {
    let n = 7 + modifier - SUCCESS;
    if n < 0 {
        0
    } else if n > 6 {
        6
    } else {
        n as u8
    }
}

/// The chances of 0, 1, 2... successes.
pub fn pool(groups: &[Group]) -> Vec<f64> {
    let mut all = vec![1.0];
    for (n, m) in groups {
        let hit = f64::from(faces(*m)) / 6.0;
        for _ in 0..*n {
            let mut next = vec![0.0; all.len() + 1];
            for (i, x) in all.iter().enumerate() {
                next[i] += x * (1.0 - hit);
                next[i + 1] += x * hit;
            }
            all = next;
        }
    }
    all
}

/// Successes that may be expected, in sixths.
pub fn sixths(groups: &[Group]) -> u32 {
    groups.iter().map(|(n, m)| u32::from(*n) * u32::from(faces(*m))).sum()
}

/// The chance of at least so many successes.
pub fn at_least(chances: &[f64], hits: usize) -> f64 {
    chances.iter().skip(hits).sum()
}

/// Throws of two dice, of 36, that come to so much or more.
pub fn throws(needs: i16) -> u8 {
    (1..=6i16).flat_map(|x| (1..=6i16).map(move |y| x + y)).filter(|sum| *sum >= needs).count() as u8
}

/// Throws, of 36, by which one hit sinks a ship (FS-267): `modifier` as for [`damage::ship`], of so many hits together.
pub fn sinking(b: &Board, p: &Position, u: UnitId, modifier: i8, hits: u8) -> u8 {
    let defence = b.unit(u).ship().map_or(13, |s| s.defence);
    let all = modifier + damage::turn_modifier(p, b.side(u)) + damage::many_modifier(p, hits);
    throws(i16::from(defence) - i16::from(all))
}

/// The chance that a ship is sunk by hits with these modifiers, all of one strike, round or attack.
pub fn sunk(b: &Board, p: &Position, u: UnitId, modifiers: &[i8]) -> f64 {
    let hits = modifiers.len() as u8;
    let afloat: f64 = modifiers.iter().map(|m| 1.0 - f64::from(sinking(b, p, u, *m, hits)) / 36.0).product();
    1.0 - afloat
}

/// What an attack on a ship may come to; the three add up to 1.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct ShipOdds {
    /// No hit.
    pub missed: f64,
    /// Damaged and away.
    pub damaged: f64,
    /// Sunk.
    pub sunk: f64,
}

/// By the chances of each number of hits, all with one modifier.
fn ship(b: &Board, p: &Position, u: UnitId, modifier: i8, chances: &[f64]) -> ShipOdds {
    let mut odds = ShipOdds::default();
    for (n, chance) in chances.iter().enumerate() {
        let s = sunk(b, p, u, &vec![modifier; n]);
        if n == 0 {
            odds.missed += chance;
        } else {
            odds.sunk += chance * s;
            odds.damaged += chance * (1.0 - s);
        }
    }
    odds
}

/// A shot of a surface round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shot {
    /// Faces, of six, that hit.
    pub faces: u8,
    /// Only half a hit (FS-237).
    pub half: bool,
    /// Throws, of 36, by which a hit sinks.
    pub sinks: u8,
}

/// A ship's shot at another in that round.
pub fn shot(b: &Board, p: &Position, round: u8, u: UnitId, enemy: UnitId) -> Shot {
    let guns = surface::firepower(b, p, round, u);
    let (needs, half) = surface::needs(guns, b.unit(enemy).ship().map_or(12, |s| s.defence));
    Shot { faces: 7 - needs, half, sinks: sinking(b, p, enemy, guns as i8, 1) }
}

/// Chances of the air fight, by side.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct AirOdds {
    /// Superiority; both add up to 1.
    pub superior: [f64; 2],
    /// Supremacy among it.
    pub supreme: [f64; 2],
    /// Points left that may be expected.
    pub left: [f64; 2],
}

/// The air fight of so many points with these modifiers, elite ones apart; `first`: Japan rolls first (FS-308).
pub fn air_fight(groups: [&[Group]; 2], first: bool) -> AirOdds {
    let number = |g: &[Group]| g.iter().map(|(n, _)| *n).sum::<u8>();
    let (japan, allies) = (number(groups[0]), number(groups[1]));
    let mut odds = AirOdds::default();
    // Points fight only where both sides have some.
    let hits = if allies == 0 { vec![1.0] } else { pool(groups[0]) };
    for (lost, chance) in hits.iter().enumerate() {
        let there = allies.saturating_sub(lost as u8);
        let reply = match (first, groups[1].first()) {
            _ if japan == 0 => vec![1.0],
            (true, Some((_, m))) => pool(&[(there, *m)]),
            _ => pool(groups[1]),
        };
        for (down, c) in reply.iter().enumerate() {
            let here = japan.saturating_sub(down as u8);
            let x = chance * c;
            for (side, mine, other) in [(0, here, there), (1, there, here)] {
                odds.left[side] += x * f64::from(mine);
                odds.superior[side] += match mine.cmp(&other) {
                    std::cmp::Ordering::Greater => x,
                    std::cmp::Ordering::Equal => x / 2.0,
                    std::cmp::Ordering::Less => 0.0,
                };
                odds.supreme[side] += if mine > 0 && other == 0 { x } else { 0.0 };
            }
        }
    }
    odds
}

/// The air fight of a battle that is laid out.
pub fn battle_air(b: &Board, p: &Position, bt: &Battle) -> AirOdds {
    let groups = Side::ALL.map(|side| {
        let (n, m) = (air::points(b, p, bt, side), air::fight_modifier(p, side));
        [(n.plain, m), (n.elite, m + 1)]
    });
    air_fight([&groups[0], &groups[1]], p.surprise())
}

/// The chances of each number of points of so many that get through the anti-air fire of a target, from 0.
pub fn through(b: &Board, p: &Position, bt: &Battle, side: Side, target: Target, points: u8) -> Vec<f64> {
    let (dice, m) = strikes::flak(b, p, bt, side, target);
    let mut out = vec![0.0; usize::from(points) + 1];
    for (lost, chance) in pool(&[(dice, m)]).into_iter().enumerate() {
        out[usize::from(points).saturating_sub(lost)] += chance;
    }
    out
}

/// So many ordinary points, and so many of elite pilots, on one ship, anti-air fire over.
pub fn strike(b: &Board, p: &Position, bt: &Battle, side: Side, target: Target, u: UnitId, points: [u8; 2]) -> ShipOdds {
    let m = strikes::modifier(b, p, bt, side, target, Strike::Unit(u));
    ship(b, p, u, 1, &pool(&[(points[0], m), (points[1], m + 1)]))
}

/// Successes of so many points on anything, anti-air fire over: on aircraft, land units at sea, markers.
pub fn strikes_on(b: &Board, p: &Position, bt: &Battle, side: Side, target: Target, on: Strike, points: [u8; 2]) -> Vec<f64> {
    let m = strikes::modifier(b, p, bt, side, target, on);
    pool(&[(points[0], m), (points[1], m + 1)])
}

/// A submarine attack on a unit of a task force: the chance that it gets through the escorts, and then to hit, in faces of six.
pub fn submarine(b: &Board, p: &Position, f: ForceId, item: Item) -> (f64, u8) {
    let (dice, m) = submarines::escorts(b, p, f);
    (pool(&[(dice, m)]).first().copied().unwrap_or(1.0), faces(submarines::modifier(b, p, f, item)))
}

/// What a land combat may come to; the three add up to 1.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct LandOdds {
    /// FS-283.
    pub nothing: f64,
    /// FS-284.
    pub step: f64,
    /// FS-285.
    pub eliminated: f64,
}

/// One side of a land combat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LandSide {
    /// Its dice by modifier.
    pub dice: Vec<Group>,
    /// Dice of ground support to be rolled.
    pub support: Vec<Group>,
    /// The most successes of theirs that count (FS-252).
    pub cap: u8,
    /// What is certain: air steps of the inactive side, support that was rolled.
    pub sure: u8,
}

impl LandSide {
    fn totals(&self) -> Vec<f64> {
        let (own, helped) = (pool(&self.dice), pool(&self.support));
        let mut out = vec![0.0; own.len() + helped.len() + usize::from(self.sure)];
        for (i, x) in own.iter().enumerate() {
            for (k, y) in helped.iter().enumerate() {
                out[i + k.min(usize::from(self.cap)) + usize::from(self.sure)] += x * y;
            }
        }
        out
    }
}

/// FS-283, FS-284, FS-285: the phasing side against the inactive one, whose units have these combat values together.
pub fn land(phasing: &LandSide, inactive: &LandSide, values: u8) -> LandOdds {
    let mut odds = LandOdds::default();
    let them = inactive.totals();
    for (i, x) in phasing.totals().iter().enumerate() {
        for (k, y) in them.iter().enumerate() {
            let chance = x * y;
            match support::outcome(i as u8, k as u8, values) {
                support::Outcome::Nothing => odds.nothing += chance,
                support::Outcome::Step => odds.step += chance,
                support::Outcome::Eliminated => odds.eliminated += chance,
            }
        }
    }
    odds
}

/// The land combat of a battle as it stands: support is what was rolled, or what is there to be rolled.
pub fn battle_land(b: &Board, p: &Position, bt: &Battle) -> LandOdds {
    let side = |side: Side| {
        let (m_air, m_guns) = support::support_modifiers(p, bt, side);
        let to_roll = vec![(bt.of(side).support_points, m_air), (support::guns(b, p, bt, side), m_guns)];
        LandSide {
            dice: support::land_dice(b, p, bt, side),
            support: if bt.supported { Vec::new() } else { to_roll },
            cap: support::cap(b, p, bt, side),
            sure: bt.of(side).support + if side == p.phasing { 0 } else { support::defending_air(p, bt) },
        }
    };
    let them = p.phasing.other();
    land(&side(p.phasing), &side(them), support::strength(b, p, bt, them))
}
