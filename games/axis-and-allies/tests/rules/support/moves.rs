//! Moves and positions for tests of the movement phases.

use super::{Table, game, sp};
use axis_and_allies::{
    Action, Kind, Position, Power,
    phases::{combat_move, noncombat, turn},
    position::{Cargo, Ship, ShipRef},
    types::Development,
};
use ironbottom_kernel::{Log, area::SpaceSet};

impl Table {
    /// The turn of a power begins and is in phase 2 at once.
    pub fn attack(mut self, power: Power) -> Self {
        self.p.power = power;
        turn::begin(&game().board, &mut self.p, &mut Log::default());
        combat_move::begin(&game().board, &mut self.p, &mut Log::default());
        self
    }

    /// The turn of a power begins and is in phase 4 at once.
    pub fn calm(mut self, power: Power) -> Self {
        self.p.power = power;
        turn::begin(&game().board, &mut self.p, &mut Log::default());
        noncombat::begin(&game().board, &mut self.p, &mut Log::default());
        self
    }

    /// Phase 4 begins as if nothing had been fought.
    pub fn unfought(&mut self) -> &mut Self {
        noncombat::begin(&game().board, &mut self.p, &mut Log::default());
        self
    }

    /// A power owns a development.
    pub fn with_development(mut self, power: Power, d: Development) -> Self {
        self.p.developments[power.i()].add(d);
        self
    }

    /// A transport with cargo that boarded in an earlier turn.
    pub fn laden(mut self, owner: Power, zone: &str, cargo: &[(Kind, Power)]) -> Self {
        let plain = Ship::plain(sp(zone), owner);
        let mut ship = plain;
        for (slot, (kind, of)) in ship.cargo.iter_mut().zip(cargo) {
            *slot = Some(Cargo { kind: *kind, owner: *of, fresh: false, landing: false });
        }
        self.p.units.add(sp(zone), owner, Kind::Transport, 1);
        self.p.set_ship(ShipRef::Plain, plain, ship);
        self
    }

    /// The only transport of a power in a zone that has something to remember.
    pub fn ship(&self, zone: &str, owner: Power) -> Ship {
        self.p.ships[self.entry(zone, owner) as usize]
    }

    /// Its number.
    pub fn entry(&self, zone: &str, owner: Power) -> u8 {
        let mine = |s: &Ship| s.zone == sp(zone) && s.owner == owner;
        assert_eq!(self.p.ships.iter().filter(|s| mine(s)).count(), 1, "ships in {zone}: {:?}", self.p.ships);
        self.p.ships.iter().position(mine).expect("a ship") as u8
    }

    /// A unit boards a plain transport of the active power.
    pub fn load(&self, unit: Kind, from: &str, zone: &str) -> Action {
        load_on(unit, from, zone, self.p.power, ShipRef::Plain)
    }

    /// A unit boards the transport with an entry.
    pub fn load_more(&self, unit: Kind, from: &str, zone: &str) -> Action {
        load_on(unit, from, zone, self.p.power, ShipRef::Entry(self.entry(zone, self.p.power)))
    }

    /// The transport with an entry goes on.
    pub fn go(&self, from: &str, to: &str) -> Action {
        Action::Steam { from: sp(from), ship: ShipRef::Entry(self.entry(from, self.p.power)), to: sp(to) }
    }

    /// A unit goes ashore from the transport with an entry.
    pub fn ashore(&self, zone: &str, unit: Kind, to: &str) -> Action {
        self.ashore_of(self.p.power, zone, unit, to)
    }

    /// A unit goes ashore from an ally's transport.
    pub fn ashore_of(&self, owner: Power, zone: &str, unit: Kind, to: &str) -> Action {
        Action::Unload { zone: sp(zone), owner, ship: ShipRef::Entry(self.entry(zone, owner)), unit, to: sp(to) }
    }
}

/// A unit boards a ship.
pub fn load_on(unit: Kind, from: &str, zone: &str, owner: Power, ship: ShipRef) -> Action {
    Action::Load { unit, from: sp(from), zone: sp(zone), owner, ship }
}

/// A plain transport moves.
pub fn steam(from: &str, to: &str) -> Action {
    Action::Steam { from: sp(from), ship: ShipRef::Plain, to: sp(to) }
}

/// An aircraft with so much range left flies so far, over nothing that matters.
pub fn fly(unit: Kind, from: &str, left: u8, to: &str, cost: u8) -> Action {
    fly_over(unit, from, left, to, cost, &[])
}

/// An aircraft flies over guns or neutrals.
pub fn fly_over(unit: Kind, from: &str, left: u8, to: &str, cost: u8, over: &[&str]) -> Action {
    let over: SpaceSet = over.iter().map(|s| sp(s)).collect();
    Action::Fly { unit, from: sp(from), left, to: sp(to), cost, raid: false, over }
}

/// A bomber flies to raid.
pub fn raid_over(from: &str, left: u8, to: &str, cost: u8, over: &[&str]) -> Action {
    let over: SpaceSet = over.iter().map(|s| sp(s)).collect();
    Action::Fly { unit: Kind::Bomber, from: sp(from), left, to: sp(to), cost, raid: true, over }
}

/// Carriers sail one zone with riders.
pub fn sail_with(n: u16, from: &str, via: Option<&str>, to: &str, own_riders: u16, allied: &[(Power, u16)]) -> Action {
    let mut allied_riders = [0; 5];
    for (p, n) in allied {
        allied_riders[p.i()] = *n;
    }
    Action::Sail { unit: Kind::Carrier, n, from: sp(from), via: via.map(sp), to: sp(to), own_riders, allied_riders }
}

/// All units on the board, in the air and aboard, by kind.
pub fn census(p: &Position) -> [u32; 9] {
    let mut n = [0; 9];
    for k in Kind::PIECES {
        n[k.i()] = Power::ALL.into_iter().map(|power| p.units.total(power, k)).sum();
    }
    for f in &p.flights {
        n[f.kind.i()] += u32::from(f.n);
    }
    for c in p.ships.iter().flat_map(Ship::cargo) {
        n[c.kind.i()] += 1;
    }
    n
}
