//! From units on the board to exact chances: who fires at what, what it is worth, and what is lost first.
//!
//! The figures are those of fair dice: low-luck dice have the same means but spread less.

use crate::{
    board::Board,
    phases::combat::Step,
    position::{Mission, Position, Ship},
    types::{Development, Developments, KINDS, Kind, Power},
};
use ironbottom_kernel::{
    area::{Space, SpaceSet},
    ask::Chances,
};
use ironbottom_odds::{
    AntiAir, Battle, Losses, Medium, OddsError, Outlook, Retreat, Side, Solver, Summary, Support, UnitClass, Withdrawal,
};

/// Units of one power on one side of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Company {
    /// What its owner has developed (AA-062: allies do not share it).
    pub developments: Developments,
    /// How many of each kind, by [`Kind::i`]. Kinds that take no part in the battle are passed over.
    pub n: [u16; KINDS],
}

impl Company {
    /// From a list of kinds and numbers; a kind named twice counts twice.
    pub fn new(developments: Developments, units: &[(Kind, u16)]) -> Self {
        let mut c = Self { developments, ..Self::default() };
        for (k, n) in units {
            c.add(*k, *n);
        }
        c
    }

    /// More of a kind (a complex is no unit that fights).
    pub fn add(&mut self, k: Kind, n: u16) {
        if let Some(slot) = self.n.get_mut(k.i()) {
            *slot = slot.saturating_add(n);
        }
    }

    /// How many of a kind.
    pub fn get(&self, k: Kind) -> u16 {
        self.n.get(k.i()).copied().unwrap_or(0)
    }

    /// How many take part in a battle.
    pub fn units(&self, sea: bool, attacking: bool) -> u32 {
        Kind::PIECES.into_iter().filter(|k| takes_part(*k, sea, attacking)).map(|k| u32::from(self.get(k))).sum()
    }
}

/// A battle in the game's own words.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Fight {
    /// At sea?
    pub sea: bool,
    /// Who attacks: one power only (AA-222).
    pub attacker: Company,
    /// Who defends, each owner apart (AA-221).
    pub defenders: Vec<Company>,
    /// An antiaircraft gun fires first (AA-112).
    pub gun: bool,
    /// Battleships that fire in support of a landing (AA-190).
    pub support: u16,
    /// The attacker keeps a land unit to the end, so that the ground can be taken.
    pub keep_ground: bool,
    /// When the attacker breaks off (AA-213); a landing never does (AA-199).
    pub retreat: Retreat,
    /// Attacking submarines withdraw after the first round (AA-180).
    pub attacking_subs_leave: bool,
    /// Defending submarines withdraw after the first round.
    pub defending_subs_leave: bool,
    /// Of the attacker's transports those that carry something: the value of what is lost with each (AA-162).
    pub attacking_cargo: Vec<u32>,
    /// The same of the defenders' transports, all owners together.
    pub defending_cargo: Vec<u32>,
}

/// Does a kind take part? On land: land units and aircraft; at sea: ships and aircraft, of the defender only fighters (they stand on
/// carriers). Guns and complexes are no targets (AA-088), cargo neither (AA-098).
pub const fn takes_part(k: Kind, sea: bool, attacking: bool) -> bool {
    match k {
        Kind::Infantry | Kind::Armor => !sea,
        Kind::Fighter => true,
        Kind::Bomber => !sea || attacking,
        Kind::Battleship | Kind::Carrier | Kind::Transport | Kind::Submarine => sea,
        Kind::Aa | Kind::Complex => false,
    }
}

/// What a unit hits on, developments included (AA-064, AA-072).
pub const fn strength(b: &Board, k: Kind, d: Developments, attacking: bool) -> u8 {
    match (k, attacking) {
        (Kind::Fighter, false) if d.has(Development::Jets) => 5,
        (Kind::Submarine, true) if d.has(Development::SuperSubmarines) => 3,
        (_, true) => b.unit(k).attack,
        (_, false) => b.unit(k).defense,
    }
}

/// Dice a unit rolls: a heavy bomber that attacks rolls three (AA-076, AA-078).
pub const fn dice(k: Kind, d: Developments, attacking: bool) -> u8 {
    if matches!(k, Kind::Bomber) && attacking && d.has(Development::HeavyBombers) { 3 } else { 1 }
}

fn class(b: &Board, k: Kind, c: &Company, attacking: bool) -> UnitClass {
    let sub = k == Kind::Submarine;
    let medium = match k {
        k if k.is_air() => Medium::Air,
        k if k.is_ship() => Medium::Sea,
        _ => Medium::Land,
    };
    UnitClass {
        strength: strength(b, k, c.developments, attacking),
        dice: dice(k, c.developments, attacking),
        medium,
        // AA-176, AA-177: only attacking submarines shoot first; AA-178: no submarine hits aircraft.
        first_strike: sub && attacking,
        cannot_hit_air: sub,
        holds_ground: k.is_ground(),
        may_withdraw: sub,
        value: u32::from(b.unit(k).cost),
        count: c.get(k),
    }
}

/// The groups a company fights in, each with its kind.
pub fn groups(b: &Board, c: &Company, sea: bool, attacking: bool) -> Vec<(Kind, UnitClass)> {
    let fighting = Kind::PIECES.into_iter().filter(|k| takes_part(*k, sea, attacking) && c.get(*k) > 0);
    fighting.map(|k| (k, class(b, k, c, attacking))).collect()
}

/// One side. Laden transports are groups of their own at its end: they are worth more and therefore lost later.
fn side(b: &Board, companies: &[Company], cargo: &[u32], sea: bool, attacking: bool) -> Side {
    let mut out: Vec<UnitClass> = Vec::new();
    let mut cargo = cargo.to_vec();
    cargo.sort_unstable();
    let mut laden = cargo.iter().copied();
    let mut heavy: Vec<UnitClass> = Vec::new();
    for (k, mut class) in companies.iter().flat_map(|c| groups(b, c, sea, attacking)) {
        if k == Kind::Transport {
            for load in laden.by_ref().take(class.count.into()) {
                class.count -= 1;
                let value = class.value + load;
                match heavy.iter_mut().find(|h| h.value == value) {
                    Some(h) => h.count += 1,
                    None => heavy.push(UnitClass { count: 1, value, ..class.clone() }),
                }
            }
        }
        out.push(class);
    }
    out.extend(heavy);
    Side::new(out)
}

impl Fight {
    /// The question for the odds. Losses fall on the cheapest unit first; among equals on the one worth least in this fight.
    pub fn battle(&self, b: &Board) -> Battle {
        let leave = |yes| if yes { Withdrawal::AfterFirstRound } else { Withdrawal::Never };
        Battle {
            attacker: side(b, &[self.attacker], &self.attacking_cargo, self.sea, true),
            defender: side(b, &self.defenders, &self.defending_cargo, self.sea, false),
            anti_air: (self.gun && !self.sea)
                .then(|| AntiAir { strength: b.unit(Kind::Aa).defense, losses: Losses::CheapestFirst }),
            support: (self.support > 0 && !self.sea)
                .then(|| Support { shots: self.support, strength: b.unit(Kind::Battleship).attack })
                .into_iter()
                .collect(),
            ground_unit_must_survive: self.keep_ground,
            retreat: self.retreat,
            attacker_withdraws: leave(self.attacking_subs_leave),
            defender_withdraws: leave(self.defending_subs_leave),
            ..Battle::default()
        }
    }

    /// Chances and means. Keep the solver to ask often.
    pub fn summary(&self, b: &Board, solver: &mut Solver) -> Result<Summary, OddsError> {
        solver.summary(&self.battle(b))
    }
}

/// As the clients read it.
pub fn chances(o: Outlook) -> Chances {
    let s = &o.summary;
    Chances {
        attacker_wins: s.attacker_wins,
        defender_wins: s.defender_wins,
        none_left: s.none_left,
        attacker_units_left: s.attacker_units_left,
        defender_units_left: s.defender_units_left,
        captures: s.captures,
        value_swing: s.value_swing,
        attacker_loss: s.attacker_value_lost,
        defender_loss: s.defender_value_lost,
        spread: o.spread,
        goal: None,
        margin: None,
        how: Vec::new(),
        sides: None,
    }
}

/// What the transports of some powers in a zone carry, in value: all of it is lost with the ship, an ally's too.
fn cargo(b: &Board, p: &Position, zone: Space, of: impl Fn(Power) -> bool) -> Vec<u32> {
    let laden = p.ships.iter().filter(|s| s.zone == zone && of(s.owner) && s.cargo[0].is_some());
    laden.map(|s| s.cargo().map(|c| u32::from(b.unit(c.kind).cost)).sum()).collect()
}

/// Those who would defend a space against a power, each owner apart.
pub fn defenders(b: &Board, p: &Position, space: Space, against: Power) -> Vec<Company> {
    let sea = b.is_sea(space);
    let of = |e: Power| Company { developments: p.developments[e.i()], n: *p.units.of(space, e) };
    let some = against.enemies().filter(|e| p.units.occupied(*e).has(space));
    some.map(of).filter(|c| c.units(sea, false) > 0).collect()
}

/// The active power's units that attack a space as things stand: those that moved in, aircraft on their way to it, and cargo that is to
/// land there.
pub fn attackers(b: &Board, p: &Position, space: Space) -> Company {
    let (power, sea) = (p.power, b.is_sea(space));
    let mut c = Company { developments: p.developments[power.i()], n: [0; KINDS] };
    for k in Kind::PIECES {
        // Fighters at rest are aboard carriers: they ride along (AA-140).
        if !k.is_air() && takes_part(k, sea, true) {
            c.add(k, p.units.get(space, power, k));
        }
    }
    for f in p.flights.iter().filter(|f| f.at == space && f.mission == Mission::Attack) {
        c.add(f.kind, f.n);
    }
    for ship in p.ships.iter().filter(|s| s.target == Some(space)) {
        for cargo in ship.cargo().filter(|c| c.landing && c.owner == power) {
            c.add(cargo.kind, 1);
        }
    }
    c
}

/// Zones from which the active power's landings on a territory are declared.
pub fn landing_zones(p: &Position, territory: Space) -> SpaceSet {
    let mine = |s: &Ship| s.cargo().any(|c| c.landing && c.owner == p.power);
    p.ships.iter().filter(|s| s.target == Some(territory) && mine(s)).map(|s| s.zone).collect()
}

/// Battleships that can support a landing: those in the zones it comes from, unless there is or was a sea battle (AA-190, AA-196).
pub fn supporting(p: &Position, territory: Space) -> u16 {
    let quiet = landing_zones(p, territory) & !p.units.hostile(p.power) & !p.turn.sea_fought;
    let ready = |z: Space| match &p.combat {
        // Some may have fired for another landing.
        Some(c) => c.escorts.iter().filter(|(zone, _)| *zone == z).map(|(_, n)| *n).sum(),
        None => p.units.get(z, p.power, Kind::Battleship),
    };
    quiet.iter().map(ready).sum::<u16>()
}

/// The battle in a space as it stands, or nothing if no two sides meet there. One in progress is taken up at the beginning of its next
/// cycle, or of this one while nobody has fired.
pub fn fight_at(b: &Board, p: &Position, space: Space) -> Option<Fight> {
    let defenders = defenders(b, p, space, p.power);
    if defenders.is_empty() {
        return None;
    }
    let sea = b.is_sea(space);
    let attacker = attackers(b, p, space);
    if attacker.units(sea, true) == 0 {
        return None;
    }
    let step = p.combat.as_ref().and_then(|c| c.battle.as_ref()).filter(|f| f.space == space).map(|f| f.step);
    let before = |steps: &[Step]| step.is_none_or(|s| steps.contains(&s));
    let gun = !sea && p.units.hostile_guns(p.power).has(space);
    Some(Fight {
        sea,
        attacker,
        defenders,
        attacking_cargo: cargo(b, p, space, |o| o == p.power),
        defending_cargo: cargo(b, p, space, |o| o.is_enemy(p.power)),
        gun: gun && before(&[Step::Landing, Step::Support, Step::Ashore, Step::AntiAir]),
        keep_ground: !sea && p.keeps_ground(p.power),
        support: if !sea && before(&[Step::Landing, Step::Support]) { supporting(p, space) } else { 0 },
        ..Fight::default()
    })
}
