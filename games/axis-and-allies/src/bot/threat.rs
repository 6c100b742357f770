//! What the enemy could do in his next turn: counted generously, since a surprise costs more than a needless guard.

use super::{chart::FAR, force::Force, survey::Survey};
use crate::types::{Kind, Power};
use ironbottom_kernel::area::{Space, SpaceSet};

/// What one enemy power could bring against a space in one turn.
#[derive(Clone, Copy, Debug)]
pub struct Threat {
    /// Who.
    pub foe: Power,
    /// Its units.
    pub force: Force,
    /// Battleships that support a landing.
    pub shots: u16,
}

/// How far the nearest place is where aircraft of a power can land after a battle, by land and for carrier fighters.
fn way_home(s: &Survey, foe: Power, at: Space) -> (u8, u8) {
    let friendly = if foe.is_enemy(s.me) { s.enemy } else { s.friendly };
    let mut places = friendly;
    places.remove(at);
    let land = s.air.nearest(at, places);
    let decks = s.p.units.spaces_with(foe, Kind::Carrier);
    let deck = s.air.nearest(at, decks);
    // A carrier can come two zones towards its fighters.
    (land, land.min(if deck == FAR { FAR } else { deck.saturating_sub(2) }))
}

/// Adds the aircraft that can strike a space and come home.
fn add_air(s: &Survey, foe: Power, at: Space, force: &mut Force) {
    let (land, deck) = way_home(s, foe, at);
    for from in s.p.units.occupied(foe).iter().filter(|f| *f != at) {
        let out = s.air.get(from, at);
        let fighters = s.p.units.get(from, foe, Kind::Fighter);
        if fighters > 0 && u16::from(out) + u16::from(deck) <= u16::from(s.p.range(s.b, foe, Kind::Fighter)) {
            force.add(Kind::Fighter, fighters);
        }
        let bombers = s.p.units.get(from, foe, Kind::Bomber);
        if bombers > 0 && u16::from(out) + u16::from(land) <= u16::from(s.p.range(s.b, foe, Kind::Bomber)) {
            force.add(Kind::Bomber, bombers);
        }
    }
}

/// What a power could bring against a territory. With `blocked`, armor is held up by our units on its way.
pub fn on_land(s: &Survey, foe: Power, t: Space, blocked: bool) -> Threat {
    let (b, p) = (s.b, s.p);
    let mut force = Force::default();
    let mut marching = SpaceSet::one(t);
    let stop = if blocked { p.units.hostile(foe) } else { SpaceSet::EMPTY };
    for n in b.land_near[t.i()].iter() {
        force.add(Kind::Infantry, p.units.get(n, foe, Kind::Infantry));
        force.add(Kind::Armor, p.units.get(n, foe, Kind::Armor));
        marching.add(n);
    }
    let mut drivers = SpaceSet::EMPTY;
    for n in b.land_near[t.i()].iter().filter(|n| p.owner(*n).is_some() && !stop.has(*n)) {
        drivers |= b.land_near[n.i()];
    }
    for m in (drivers & !marching & p.units.occupied(foe)).iter() {
        force.add(Kind::Armor, p.units.get(m, foe, Kind::Armor));
    }
    add_air(s, foe, t, &mut force);
    let mut shots = 0;
    if landing(s, foe, t, marching, &mut force) {
        let near = |z: Space| s.lanes_of(foe).nearest(z, b.sea_near[t.i()]) <= 2;
        let ships = p.units.spaces_with(foe, Kind::Battleship);
        shots = ships.iter().filter(|z| near(*z)).map(|z| p.units.get(z, foe, Kind::Battleship)).sum();
    }
    Threat { foe, force, shots }
}

/// Adds what could come by ship; whether anything could.
fn landing(s: &Survey, foe: Power, t: Space, marching: SpaceSet, force: &mut Force) -> bool {
    let (b, p) = (s.b, s.p);
    let beaches = b.sea_near[t.i()];
    let lanes = s.lanes_of(foe);
    let mut left: Vec<(Space, u16, u16)> = Vec::new();
    let mut any = false;
    for y in p.units.spaces_with(foe, Kind::Transport).iter().filter(|y| lanes.nearest(*y, beaches) <= 2) {
        let mut ships = p.units.get(y, foe, Kind::Transport);
        for ship in p.ships.iter().filter(|ship| ship.zone == y && ship.owner == foe) {
            if ship.cargo[0].is_none() {
                continue;
            }
            ships = ships.saturating_sub(1);
            for c in ship.cargo().filter(|c| c.owner == foe && c.kind.is_ground()) {
                force.add(c.kind, 1);
                any = true;
            }
        }
        // Coasts along any way of two zones that ends at a beach.
        let mut coasts = SpaceSet::EMPTY;
        for w in b.sea.iter().filter(|w| lanes.get(y, *w) <= 2) {
            if beaches.iter().any(|z| lanes.get(y, w) + lanes.get(w, z) <= 2) {
                coasts |= b.coasts[w.i()];
            }
        }
        for c in (coasts & !marching & p.units.occupied(foe)).iter() {
            if !left.iter().any(|l| l.0 == c) {
                left.push((c, p.units.get(c, foe, Kind::Infantry), p.units.get(c, foe, Kind::Armor)));
            }
        }
        for _ in 0..ships {
            let mut room = 2;
            for (c, infantry, _) in &mut left {
                while room > 0 && *infantry > 0 && coasts.has(*c) {
                    *infantry -= 1;
                    room -= 1;
                    force.add(Kind::Infantry, 1);
                    any = true;
                }
            }
            if room == 2
                && let Some((_, _, armor)) = left.iter_mut().find(|(c, _, armor)| *armor > 0 && coasts.has(*c))
            {
                *armor -= 1;
                force.add(Kind::Armor, 1);
                any = true;
            }
        }
    }
    any
}

/// What a power could bring against a sea zone.
pub fn at_sea(s: &Survey, foe: Power, z: Space) -> Threat {
    let (b, p) = (s.b, s.p);
    let mut force = Force::default();
    let lanes = s.lanes_of(foe);
    for y in (p.units.occupied(foe) & b.sea).iter().filter(|y| *y != z && lanes.get(*y, z) <= 2) {
        for k in [Kind::Battleship, Kind::Submarine] {
            force.add(k, p.units.get(y, foe, k));
        }
    }
    add_air(s, foe, z, &mut force);
    Threat { foe, force, shots: 0 }
}

/// The strongest single enemy against a space.
pub fn strongest(s: &Survey, at: Space) -> Threat {
    let sea = s.b.is_sea(at);
    let all = s.me.enemies().map(|foe| if sea { at_sea(s, foe, at) } else { on_land(s, foe, at, true) });
    let mut best: Option<Threat> = None;
    for t in all {
        let strength = |t: &Threat| t.force.attack(s.b, sea) + 2 * t.shots;
        if best.as_ref().is_none_or(|old| strength(&t) > strength(old)) {
            best = Some(t);
        }
    }
    best.unwrap_or(Threat { foe: s.me, force: Force::default(), shots: 0 })
}
