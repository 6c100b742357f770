//! Positions at the start of phase 3, put up by hand: attackers already where they fight.

use super::{Table, game, sp};
use axis_and_allies::{
    Action, Kind, Phase, Power,
    phases::{combat, turn},
    position::{Cargo, Crossing, Flight, Mission, Origin, Ship, ShipRef},
};
use ironbottom_kernel::{Dice, Log};

impl Table {
    /// The turn of a power, combat movement about to end: attackers are put in by the functions below.
    pub fn attacker(mut self, power: Power) -> Self {
        self.p.power = power;
        turn::begin(&game().board, &mut self.p, &mut Log::default());
        self.p.phase = Phase::CombatMove;
        self
    }

    /// Land units or warships of the active power that came to a space from another.
    pub fn came(mut self, kind: Kind, n: u16, from: &str, to: &str) -> Self {
        self.p.units.add(sp(to), self.p.power, kind, n);
        self.p.moved.add(sp(to), kind, n);
        self.origin(from, to, false)
    }

    /// A way of retreat.
    pub fn origin(mut self, from: &str, battle: &str, air: bool) -> Self {
        self.p.turn.origins.push(Origin { battle: sp(battle), from: sp(from), air });
        self
    }

    /// Aircraft that attack in a space, with so many spaces left to fly.
    pub fn flew(self, kind: Kind, n: u16, left: u8, to: &str) -> Self {
        self.in_air(kind, n, left, to, Mission::Attack)
    }

    /// Aircraft on any mission.
    pub fn in_air(mut self, kind: Kind, n: u16, left: u8, to: &str, mission: Mission) -> Self {
        self.p.add_flight(Flight { at: sp(to), kind, left, mission, n });
        self
    }

    /// The `order`-th flight crossed a gun: one aircraft of those with this kind, range and mission.
    #[allow(clippy::too_many_arguments, reason = "a crossing has so many sides")]
    pub fn crossed(mut self, order: u16, gun: &str, gunner: Power, kind: Kind, left: u8, to: &str, mission: Mission) -> Self {
        self.p.turn.crossings.push(Crossing { order, gun: sp(gun), gunner, at: sp(to), kind, left, mission, n: 1 });
        self
    }

    /// A transport of the active power that steamed in from a zone (or stood there: from itself), with cargo, and where that lands.
    pub fn transport(self, zone: &str, cargo: &[Kind], target: Option<&str>, from: &str) -> Self {
        let power = self.p.power;
        let t = self.ship_of(power, power, zone, cargo, target);
        if from == zone { t } else { t.origin(from, zone, false) }
    }

    /// A transport of any power with the cargo of any power.
    pub fn ship_of(mut self, owner: Power, of: Power, zone: &str, cargo: &[Kind], target: Option<&str>) -> Self {
        let mut ship = Ship::plain(sp(zone), owner);
        for (slot, kind) in ship.cargo.iter_mut().zip(cargo) {
            *slot = Some(Cargo { kind: *kind, owner: of, fresh: false, landing: target.is_some() });
        }
        ship.target = target.map(sp);
        ship.spent = owner == self.p.power && self.p.phase == Phase::CombatMove;
        self.p.units.add(sp(zone), owner, Kind::Transport, 1);
        self.p.set_ship(ShipRef::Plain, Ship::plain(sp(zone), owner), ship);
        self
    }

    /// Combat movement ends: phase 3 runs to its first question with exactly these dice.
    pub fn begin_combat(&mut self, dice: &[u8]) -> &mut Self {
        let mut d = Dice::scripted(dice);
        let mut log = Log::default();
        combat::begin(&game().board, &mut self.p, &mut d, &mut log);
        assert!(d.fault().is_none(), "{:?} after {:?}", d.fault(), log.events.iter().map(|e| &e.event).collect::<Vec<_>>());
        assert_eq!(d.left(), 0, "dice left after {:?}", log.events.iter().map(|e| &e.event).collect::<Vec<_>>());
        self.events.extend(log.events);
        self
    }

    /// Is combat over?
    pub fn fought(&self) -> bool {
        self.p.combat.is_none() && self.p.phase != Phase::Combat
    }

    /// The purposes of the dice an action rolls are not seen here; how often an event of a kind happened is.
    pub fn count(&self, kind: &str) -> usize {
        self.events.iter().filter(|e| e.event.kind() == kind).count()
    }

    /// The places of the losses of a kind in the log.
    pub fn lost(&self, power: Power, kind: Kind) -> usize {
        let of = |e: &axis_and_allies::Event| matches!(e, axis_and_allies::Event::Lost { power: p, unit, .. } if (*p, *unit) == (power, kind));
        self.events.iter().filter(|e| of(&e.event)).count()
    }
}

/// A loss.
pub fn lose(owner: Power, unit: Kind) -> Action {
    Action::Lose { owner, unit, left: 0, ship: ShipRef::Plain }
}

/// The loss of an attacking aircraft.
pub fn lose_air(owner: Power, unit: Kind, left: u8) -> Action {
    Action::Lose { owner, unit, left, ship: ShipRef::Plain }
}

/// A proposal among co-defenders.
pub fn propose(owner: Power, unit: Kind) -> Action {
    Action::ProposeLoss { owner, unit, ship: ShipRef::Plain }
}

/// A retreat.
pub fn retreat(to: &str) -> Action {
    Action::Retreat { to: Some(sp(to)), leave_subs: false }
}

/// Aircraft break off.
pub const BREAK_OFF: Action = Action::Retreat { to: None, leave_subs: false };

/// Submarines withdraw.
pub fn withdraw(n: u16, to: &str) -> Action {
    Action::Withdraw { n, to: sp(to) }
}

/// The next battle.
pub fn fight(space: &str) -> Action {
    Action::Fight { space: sp(space) }
}
