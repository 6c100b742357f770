//! What the captain sees at a glance: the view, and plain questions to it.

use crate::{
    action::Action,
    board::{Board, Role},
    phases::prepare,
    position::{AirFormation, Anchor, Contact, Facility, Fate, Force, Group, Host, Place},
    types::{AfId, Arm, At, Category, Craft, FacId, Hull, Side, TfId},
    view::View,
};

/// A view with what belongs to it.
pub struct Mind<'a> {
    pub b: &'a Board,
    pub v: &'a View,
    pub side: Side,
    pub force: &'a Force,
    pub legal: &'a [Action],
    pub turn: u16,
}

/// What a formation is for: told by what flies in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Job {
    /// Bombs or torpedoes aboard.
    Strike,
    /// Fighters alone.
    Cap,
    /// Unarmed bombers that look about.
    Scout,
    /// It has done what it came for.
    Return,
}

impl<'a> Mind<'a> {
    pub const fn new(b: &'a Board, v: &'a View, side: Side, force: &'a Force, legal: &'a [Action]) -> Self {
        Self { b, v, side, force, legal, turn: v.public.turn }
    }

    /// May this be done now?
    pub fn can(&self, a: &Action) -> bool {
        self.legal.binary_search(a).is_ok()
    }

    /// The hour of the clock in a turn.
    pub fn hour(&self, turn: u16) -> u8 {
        let first = u16::from(self.b.scenarios[self.v.public.scenario as usize].hour);
        ((first - 1 + turn - 1) % 24) as u8 + 1
    }

    pub fn is_night(&self, turn: u16) -> bool {
        self.b.is_night(self.hour(turn))
    }

    /// The last turn of the game.
    pub fn last_turn(&self) -> u16 {
        self.v.public.last_turn(self.b)
    }

    /// The last turn with daylight from now on; none: it is night.
    pub fn dusk(&self) -> Option<u16> {
        if self.is_night(self.turn) {
            return None;
        }
        (self.turn..self.turn + 24).take_while(|t| !self.is_night(*t)).last()
    }

    /// The last turn with daylight of this day, or of the next if it is night.
    pub fn evening(&self) -> u16 {
        let dawn = self.dawn();
        (dawn..dawn + 24).take_while(|t| !self.is_night(*t)).last().unwrap_or(dawn)
    }

    /// The first turn with daylight, this one included.
    pub fn dawn(&self) -> u16 {
        (self.turn..self.turn + 24).find(|t| !self.is_night(*t)).unwrap_or(self.turn)
    }

    /// Enemy bases on the map: their hexes and their place on the board.
    pub fn enemy_bases(&self) -> impl Iterator<Item = (u8, At)> {
        let forces = &self.b.scenarios[self.v.public.scenario as usize].forces;
        let own = |base: u8| self.force.facs.iter().any(|f| f.host == Host::Base(base) && !f.lost);
        forces.iter().flat_map(|f| &f.bases).filter(move |i| !own(**i)).filter_map(|i| Some((*i, self.b.bases[*i as usize].at?)))
    }

    /// Has the enemy any ships in this scenario?
    pub fn enemy_sails(&self) -> bool {
        !self.b.scenarios[self.v.public.scenario as usize].forces[self.side.other().i()].ships.is_empty()
    }

    /// Task forces of the enemy that were seen so many turns ago or less, the best known first.
    pub fn fleets(&self, age: u16) -> impl Iterator<Item = &'a Contact> {
        let turn = self.turn;
        self.force.contacts.iter().filter(move |c| !c.air && !c.base && c.turn + age >= turn)
    }

    /// Do enemy ships lie at a base that falls to whoever unloads enough there? What is in the air when it falls has nowhere to go, and
    /// costs five times what it does on the ground.
    pub fn is_besieged(&self, at: At) -> bool {
        let falls = &self.b.scenarios[self.v.public.scenario as usize].capture;
        let base = self.b.base_at(at).filter(|base| falls.iter().any(|(b, _)| b == base));
        base.is_some() && self.fleets(2).any(|c| c.at == at)
    }

    /// What a contact with ships may be worth. Small ships may be transports, if the enemy means to land somewhere.
    pub fn worth(&self, c: &Contact) -> u32 {
        let total = u32::from(c.told.total.unwrap_or(4));
        let each = match self.wanted().map(|at| at.distance(c.at)).min() {
            None => 6,
            Some(far) if far <= 16 => 24,
            Some(_) => 12,
        };
        let mut worth = 0;
        for (category, n) in &c.told.categories {
            worth += match category {
                Category::Carriers => 60 * u32::from(n.unwrap_or(1)),
                Category::BattleShips => 16 * u32::from(n.unwrap_or(2)),
                _ => each * n.map_or(total.div_ceil(2), u32::from),
            };
        }
        if c.told.categories.is_empty() { 20 } else { worth.min(60 + 12 * total) }
    }

    /// Bases of one's own on which the enemy means to land.
    pub fn wanted(&self) -> impl Iterator<Item = At> {
        let wanted = &self.b.scenarios[self.v.public.scenario as usize].forces[self.side.other().i()].landing;
        let lost = |base: u8| self.enemy_bases().any(|(i, _)| i == base);
        wanted.iter().filter(move |i| !lost(**i)).filter_map(|i| self.b.bases[*i as usize].at)
    }

    /// Were carriers seen in it?
    pub fn has_carriers(&self, c: &Contact) -> bool {
        c.told.categories.iter().any(|(k, _)| *k == Category::Carriers)
    }

    pub fn at(&self, a: &AirFormation) -> Option<At> {
        match a.place {
            Place::Hex(at) => Some(at),
            Place::Deck => self.force.fac_at(self.b, a.origin),
            _ => None,
        }
    }

    /// Hexes an hour, once it is on its way.
    pub fn speed(&self, a: &AirFormation) -> u8 {
        a.groups.iter().map(|g| self.b.model(g.craft.model).mf).min().unwrap_or(1).max(1)
    }

    /// The last turn in which it may land.
    pub fn deadline(&self, a: &AirFormation) -> u16 {
        a.groups.iter().map(|g| g.deadline).min().unwrap_or(self.turn)
    }

    pub fn is_fighter(&self, craft: Craft) -> bool {
        self.b.model(craft.model).role == Role::Fighter
    }

    /// Aircraft made for looking about: flying boats, floatplanes of ships.
    pub fn is_scout(&self, craft: Craft) -> bool {
        let m = self.b.model(craft.model);
        m.role == Role::Bomber && m.is_seaplane()
    }

    pub fn job(&self, a: &AirFormation) -> Job {
        let loaded = |g: &Group| g.arm != Arm::None && !g.spent;
        if a.groups.iter().any(loaded) {
            Job::Strike
        } else if a.groups.iter().any(|g| g.armed) {
            Job::Return
        } else if a.groups.iter().all(|g| self.is_fighter(g.craft)) {
            Job::Cap
        } else {
            Job::Scout
        }
    }

    /// Can it take off and land there at all?
    pub fn is_open(&self, fac: FacId) -> bool {
        self.force.fac(fac).is_some_and(|f| f.now(self.b, self.force).0.normal > 0)
    }

    pub fn accepts(&self, fac: FacId, craft: Craft) -> bool {
        prepare::check_accepts(self.b, self.force, fac, craft).is_ok()
    }

    /// Landing places on the map for all of a formation, with their hexes; those that are full left out.
    pub fn homes(&self, a: &'a AirFormation) -> impl Iterator<Item = (FacId, At)> {
        let n = a.factors();
        (0..self.force.facs.len() as FacId).filter_map(move |fac| {
            let at = self.force.fac_at(self.b, fac)?;
            let f = self.force.fac(fac)?;
            let room = f.now(self.b, self.force).0.mc.is_none_or(|mc| f.aboard() + n <= u16::from(mc));
            (room && self.is_open(fac) && a.groups.iter().all(|g| self.accepts(fac, g.craft))).then_some((fac, at))
        })
    }

    /// Formations in the air, with their hexes.
    pub fn flights(&self) -> impl Iterator<Item = (AfId, &'a AirFormation, At)> {
        self.force.in_air()
    }

    /// The task force of a facility.
    pub fn tf_of(&self, f: &Facility) -> Option<TfId> {
        match f.host {
            Host::Ship(s) => Some(self.force.ships[s as usize].tf),
            Host::Base(_) => None,
        }
    }

    pub fn is_carrier(&self, f: &Facility) -> bool {
        matches!(f.host, Host::Ship(s) if self.force.ships[s as usize].hull(self.b).is_carrier())
    }

    /// Does a task force have a ship of such a kind?
    pub fn has(&self, tf: TfId, kind: impl Fn(Hull) -> bool) -> bool {
        self.force.fleet(tf).any(|(_, s)| kind(s.hull(self.b)))
    }

    /// Hits to be expected of so many factors: ten times the mean.
    pub fn expect(&self, bht: u8, n: u16) -> u32 {
        let sum: u32 =
            (1..=6u8).map(|die| u32::from(crate::phases::damage::hits(self.b, &self.v.public.rules, bht, n, die))).sum();
        sum * 10 / 6
    }

    /// Ships of a task force that can still sail.
    pub fn sails(&self, tf: TfId) -> bool {
        self.force.fleet(tf).next().is_some() && self.force.fleet(tf).all(|(_, s)| s.anchor == Anchor::Up && !s.is_immobile())
    }

    /// What sinking a ship of this kind is worth.
    pub fn points(&self, hull: Hull) -> u32 {
        if hull.is_transport() { u32::from(self.b.points.transport[0]) } else { u32::from(self.b.points.sunk[hull as usize]) }
    }

    /// Guns of a task force.
    pub fn guns(&self, tf: TfId) -> u32 {
        self.force.fleet(tf).filter(|(_, s)| s.fate == Fate::Afloat).map(|(_, s)| u32::from(s.guns(self.b))).sum()
    }
}
