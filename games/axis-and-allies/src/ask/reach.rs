//! What could go where: threats to a space, and the range of a unit. Threats are an estimate for planning: the rules themselves decide
//! when the moves are made.

use super::{named_power, named_space, reading};
use crate::{
    action::Action,
    board::Board,
    names, phases,
    position::{Phase, Position, Ship},
    types::{KINDS, Kind, Power},
};
use ironbottom_kernel::{
    Msg,
    area::{Space, SpaceSet},
    ask::{Answer, Mark, Words},
};

/// Units of one power that could attack a space from another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Threat {
    /// Whose.
    pub by: Power,
    /// Where they stand.
    pub from: Space,
    /// How many of each kind.
    pub n: [u16; KINDS],
}

/// Could ships of a power pass between two neighbouring zones, as the canals stand now (AA-031, AA-034)?
fn canal_open(b: &Board, p: &Position, by: Power, from: Space, to: Space) -> bool {
    let held = |s: Space| p.owner(s).is_some_and(|o| !o.is_enemy(by));
    b.canal(from, to).is_none_or(|c| b.canals[c].needs.iter().all(held))
}

/// Zones ships of a power can reach in up to `steps`, their own included; they stop in the first hostile one (AA-154).
pub fn sea_reach(b: &Board, p: &Position, by: Power, from: Space, steps: u8) -> SpaceSet {
    let hostile = p.units.hostile(by);
    let (mut all, mut edge) = (SpaceSet::one(from), SpaceSet::one(from));
    for _ in 0..steps {
        let mut next = SpaceSet::EMPTY;
        for z in edge.iter() {
            let near = b.sea_near[z.i()] & b.sea;
            next |= near.iter().filter(|to| canal_open(b, p, by, z, *to)).collect();
        }
        all |= next;
        edge = next & !hostile;
    }
    all
}

/// Could an aircraft fly from here to attack there and still find a friendly territory, or a zone one of its carriers can reach?
fn can_strike(b: &Board, p: &Position, by: Power, k: Kind, from: Space, to: Space, havens: &Havens) -> bool {
    let open = !p.neutral(b);
    let range = usize::from(p.range(b, by, k));
    let Some(out) = b.map.distance(from, to, open | SpaceSet::one(to)) else { return false };
    let places = if k == Kind::Fighter { havens.land | havens.decks } else { havens.land };
    out <= range && !(b.map.within(SpaceSet::one(to), range - out, open) & places).is_empty()
}

/// Where a power's aircraft could land next turn.
struct Havens {
    land: SpaceSet,
    decks: SpaceSet,
}

impl Havens {
    fn of(b: &Board, p: &Position, by: Power) -> Self {
        let mut decks = SpaceSet::EMPTY;
        for zone in p.units.spaces_with(by, Kind::Carrier).iter() {
            decks |= sea_reach(b, p, by, zone, b.unit(Kind::Carrier).movement);
        }
        Self { land: p.friendly(by), decks }
    }
}

/// Land units that could march against a territory: infantry next door, armor also from two away, through friendly or empty enemy
/// territory (AA-095, AA-099, AA-100).
fn march_from(b: &Board, p: &Position, by: Power, to: Space) -> (SpaceSet, SpaceSet) {
    let near = b.land_near[to.i()];
    let passable = (p.friendly(by) | p.enemy_held(by)) & !p.units.hostile(by);
    let mut far = near;
    for via in (near & passable).iter() {
        far |= b.land_near[via.i()];
    }
    (near, far & !SpaceSet::one(to))
}

/// The zones of a power's transports that could bring land units to a territory in one turn, each with the coasts they could come from.
fn shipped_from(b: &Board, p: &Position, by: Power, to: Space) -> Vec<(Space, SpaceSet)> {
    let landing = b.sea_near[to.i()];
    let (hostile, friendly) = (p.units.hostile(by), p.friendly(by));
    let mut out = Vec::new();
    for zone in p.units.spaces_with(by, Kind::Transport).iter() {
        let steps = b.unit(Kind::Transport).movement;
        if (sea_reach(b, p, by, zone, steps) & landing).is_empty() {
            continue;
        }
        let mut coasts = SpaceSet::EMPTY;
        // Loading is possible wherever the rest of the way still suffices (AA-164).
        for gone in 0..=steps {
            for stop in (sea_reach(b, p, by, zone, gone) & !hostile).iter() {
                if !(sea_reach(b, p, by, stop, steps - gone) & landing).is_empty() {
                    coasts |= b.coasts[stop.i()] & friendly;
                }
            }
        }
        out.push((zone, coasts & !SpaceSet::one(to)));
    }
    out
}

/// Of land units that can come only by sea, those the transports have room for (AA-163): infantry first, two to a ship; a ship that
/// finds none takes one armor.
fn embark(p: &Position, by: Power, lines: &[(Space, SpaceSet)], waiting: &mut [(Space, u16, u16)]) -> Vec<(Space, Kind)> {
    let mut out = Vec::new();
    for (zone, coasts) in lines {
        let laden: Vec<&Ship> =
            p.ships.iter().filter(|s| s.zone == *zone && s.owner == by && s.cargo().next().is_some()).collect();
        let begun = laden.iter().filter(|s| s.has_room(Kind::Infantry)).map(|_| 1);
        let empty = usize::from(p.units.get(*zone, by, Kind::Transport)).saturating_sub(laden.len());
        for room in begun.chain(std::iter::repeat_n(2, empty)) {
            let mut took = 0;
            while took < room
                && let Some((s, inf, _)) = waiting.iter_mut().find(|(s, inf, _)| coasts.has(*s) && *inf > 0)
            {
                *inf -= 1;
                took += 1;
                out.push((*s, Kind::Infantry));
            }
            if took == 0
                && room == 2
                && let Some((s, _, arm)) = waiting.iter_mut().find(|(s, _, arm)| coasts.has(*s) && *arm > 0)
            {
                *arm -= 1;
                out.push((*s, Kind::Armor));
            }
        }
    }
    out
}

/// All units of a power that could attack a space in its next turn, by where they stand. Land units that can come only by sea are
/// counted where they stand, as many as the transports have room for.
pub fn threats(b: &Board, p: &Position, by: Power, to: Space) -> Vec<Threat> {
    let sea = b.is_sea(to);
    let havens = Havens::of(b, p, by);
    let (near, far) = if sea { (SpaceSet::EMPTY, SpaceSet::EMPTY) } else { march_from(b, p, by, to) };
    let lines = if sea { Vec::new() } else { shipped_from(b, p, by, to) };
    let transports: SpaceSet = lines.iter().map(|(zone, _)| *zone).collect();
    let have = |s: Space, k: Kind, by_land: SpaceSet| if by_land.has(s) { 0 } else { p.units.get(s, by, k) };
    let mut waiting: Vec<(Space, u16, u16)> =
        p.units.occupied(by).iter().map(|s| (s, have(s, Kind::Infantry, near), have(s, Kind::Armor, far))).collect();
    let aboard = embark(p, by, &lines, &mut waiting);
    let mut out = Vec::new();
    for from in p.units.occupied(by).iter() {
        let mut n = [0; KINDS];
        for k in Kind::PIECES {
            let have = p.units.get(from, by, k);
            let comes = have > 0
                && match k {
                    Kind::Infantry => near.has(from),
                    Kind::Armor => far.has(from),
                    Kind::Fighter | Kind::Bomber => can_strike(b, p, by, k, from, to, &havens),
                    Kind::Aa | Kind::Complex => false,
                    Kind::Transport if !sea => transports.has(from),
                    // Battleships can support a landing (AA-190); other warships have no business on land.
                    Kind::Battleship if !sea => {
                        !transports.is_empty() && !(sea_reach(b, p, by, from, b.unit(k).movement) & b.sea_near[to.i()]).is_empty()
                    }
                    _ => sea && from != to && sea_reach(b, p, by, from, b.unit(k).movement).has(to),
                };
            if comes {
                n[k.i()] = have;
            }
        }
        for (_, k) in aboard.iter().filter(|(s, _)| *s == from) {
            n[k.i()] += 1;
        }
        for cargo in p.ships.iter().filter(|s| s.zone == from && s.owner == by && transports.has(from)).flat_map(Ship::cargo) {
            if cargo.owner == by && cargo.kind.is_ground() {
                n[cargo.kind.i()] += 1;
            }
        }
        if n.iter().any(|n| *n > 0) {
            out.push(Threat { by, from, n });
        }
    }
    out
}

fn mark(b: &Board, s: Space, label: Msg, tone: &str) -> Mark {
    Mark { space: b.space(s).id.clone(), label, tone: tone.to_owned() }
}

/// `near`: what touches a space.
pub fn near(b: &Board, space: &str) -> Result<Answer, Msg> {
    let space = named_space(b, space)?;
    let label = |s: Space| Msg::new(if b.is_sea(s) { "near-sea" } else { "near-land" });
    Ok(Answer::Marks(b.map.near(space).iter().map(|s| mark(b, s, label(s), "plain")).collect()))
}

/// `threat`: enemy units that could attack a space in their next turn.
pub fn threat(b: &Board, p: &Position, q: &Words) -> Result<Answer, Msg> {
    let space = named_space(b, q.arg("space"))?;
    let holder = p.owner(space).or_else(|| Power::ALL.into_iter().find(|o| p.units.occupied(*o).has(space)));
    let holder = named_power(q, holder.unwrap_or(p.power))?;
    let mut marks = Vec::new();
    for by in holder.enemies() {
        let from = threats(b, p, by, space);
        let mut sum = [0u16; KINDS];
        for t in &from {
            for (s, n) in sum.iter_mut().zip(t.n) {
                *s += n;
            }
            let label = Msg::new("mark-threat").name("power", names::power(by));
            marks.push(mark(b, t.from, with_list(label, &t.n), "bad"));
        }
        if !from.is_empty() {
            let label = Msg::new("mark-threatened").name("power", names::power(by));
            marks.push(mark(b, space, with_list(label, &sum), "plain"));
        }
    }
    Ok(Answer::Marks(marks))
}

fn with_list<N: Into<i64> + Copy>(m: Msg, n: &[N]) -> Msg {
    m.arg("units", ironbottom_kernel::Arg::Msg(Box::new(Msg::list(names::counts(n)))))
}

/// `range`: where a unit can go. In the active power's movement phases exactly the legal moves; else how far it could get.
pub fn range(b: &Board, p: &Position, (space, unit): (&str, &str), q: &Words) -> Result<Answer, Msg> {
    let space = named_space(b, space)?;
    let kind = reading::kind(unit).ok_or_else(|| Msg::new("ask-unknown-unit").text("unit", unit))?;
    let owner = Power::ALL.into_iter().filter(|o| here(p, space, *o, kind));
    let owner = named_power(q, owner.clone().find(|o| *o == p.power).or(owner.clone().next()).unwrap_or(p.power))?;
    if !here(p, space, owner, kind) {
        let m = Msg::new("ask-no-such-unit-there").name("unit", names::unit(kind)).name("space", names::space(b, space));
        return Err(m);
    }
    let moving = owner == p.power && p.boarding.is_none() && matches!(p.phase, Phase::CombatMove | Phase::NonCombatMove);
    let reached = if moving { legal(b, p, space, kind) } else { could(b, p, owner, space, kind) };
    let hostile = p.units.hostile(owner) | p.enemy_held(owner);
    let marks = reached.into_iter().map(|(s, n)| {
        let tone = if hostile.has(s) { "bad" } else { "good" };
        mark(b, s, Msg::new("mark-range").int("n", n), tone)
    });
    Ok(Answer::Marks(marks.collect()))
}

fn here(p: &Position, s: Space, owner: Power, k: Kind) -> bool {
    let flying = owner == p.power && p.flights.iter().any(|f| f.at == s && f.kind == k);
    k != Kind::Complex && (p.units.get(s, owner, k) > 0 || flying)
}

/// Where a unit may go now, and the cheapest way in spaces.
fn legal(b: &Board, p: &Position, space: Space, kind: Kind) -> Vec<(Space, u8)> {
    let mut all = Vec::new();
    match p.phase {
        Phase::CombatMove => phases::combat_move::list(b, p, &mut all),
        _ => phases::noncombat::list(b, p, &mut all),
    }
    let mut out: Vec<(Space, u8)> = all
        .iter()
        .filter_map(|a| match *a {
            Action::March { unit, from, via, to, .. } | Action::Sail { unit, from, via, to, .. }
                if from == space && unit == kind =>
            {
                Some((to, 1 + u8::from(via.is_some())))
            }
            Action::Fly { unit, from, to, cost, .. } if from == space && unit == kind => Some((to, cost)),
            Action::Load { unit, from, zone, .. } if from == space && unit == kind => Some((zone, 1)),
            Action::Steam { from, to, .. } if from == space && kind == Kind::Transport => Some((to, 1)),
            Action::Unload { zone, unit, to, .. } if zone == space && unit == kind => Some((to, 1)),
            _ => None,
        })
        .collect();
    out.sort_unstable();
    out.dedup_by_key(|(s, _)| *s);
    out
}

/// How far a unit could get if nothing else moved.
fn could(b: &Board, p: &Position, owner: Power, space: Space, kind: Kind) -> Vec<(Space, u8)> {
    let steps = if kind.is_air() { p.range(b, owner, kind) } else { b.unit(kind).movement };
    let within = |n: u8| -> SpaceSet {
        if kind.is_ship() {
            return sea_reach(b, p, owner, space, n);
        }
        let open = if kind.is_air() { !p.neutral(b) } else { b.land & !p.neutral(b) };
        b.map.within(SpaceSet::one(space), usize::from(n), open)
    };
    let mut out = Vec::new();
    let mut before = SpaceSet::one(space);
    for n in 1..=steps {
        let now = within(n) & (b.land | b.sea);
        out.extend((now & !before).iter().map(|s| (s, n)));
        before |= now;
    }
    out
}
