//! What the parts of a position can say of themselves: the hour and the sky, where a unit is and how fast, what a facility can do.

use crate::{
    board::{AirValues, Board, Land},
    position::{
        AirFormation, Anchor, Facility, Fate, Force, Frame, Group, Host, Lot, Met, Phase, Place, Position, Public, Ship,
        TaskForce,
    },
    types::{AfId, Arm, At, Class, Craft, DeckBox, Dir, FacId, Hull, ShipId, Side, Sky, TfId},
};

impl Public {
    /// The hour of the clock, 1 to 24 (FT-001, FT-322).
    pub fn hour(&self, b: &Board) -> u8 {
        ((u16::from(b.scenarios[self.scenario as usize].hour) - 1 + self.turn - 1) % 24) as u8 + 1
    }

    /// The day, from 1.
    pub fn day(&self, b: &Board) -> u16 {
        (u16::from(b.scenarios[self.scenario as usize].hour) - 1 + self.turn - 1) / 24 + 1
    }

    /// Is it night?
    pub fn is_night(&self, b: &Board) -> bool {
        b.is_night(self.hour(b))
    }

    /// The sky over a hex.
    pub fn sky(&self, b: &Board, at: At) -> Sky {
        b.sky(self.clouds.iter().filter_map(|c| c.at), at)
    }

    /// FT-324: the last turn, of the scenario or of the option that cuts it short.
    pub fn last_turn(&self, b: &Board) -> u16 {
        let turns = b.scenarios[self.scenario as usize].turns;
        if self.rules.hours == 0 { turns } else { turns.min(self.rules.hours) }
    }

    /// The direction the wind blows to in a hex.
    pub fn wind(&self, b: &Board, at: At) -> Dir {
        self.winds[b.hex(at).sector as usize]
    }

    /// Who moves aircraft now.
    pub const fn mover(&self) -> Option<Side> {
        match self.phase {
            Phase::Air(side, _) => Some(side),
            _ => None,
        }
    }
}

impl Position {
    /// A side.
    pub const fn side(&self, side: Side) -> &Force {
        &self.sides[side as usize]
    }

    /// A side, to be changed.
    pub const fn side_mut(&mut self, side: Side) -> &mut Force {
        &mut self.sides[side as usize]
    }

    /// The formation being flown.
    pub fn flying(&self) -> Option<AfId> {
        match self.stack.last() {
            Some(Frame::Fly(af)) => Some(*af),
            _ => None,
        }
    }
}

impl Met {
    /// A part of a formation has met whom the whole has; its number may be that of one that is no more.
    pub fn part(&mut self, side: Side, from: AfId, to: AfId) {
        for pairs in [&mut self.before, &mut self.now] {
            pairs.retain(|m| m[side.i()] != to);
            let mut more: Vec<[AfId; 2]> = pairs.iter().copied().filter(|m| m[side.i()] == from).collect();
            more.iter_mut().for_each(|m| m[side.i()] = to);
            pairs.append(&mut more);
            pairs.sort_unstable();
        }
    }
}

impl Ship {
    /// Kind.
    pub fn hull(&self, b: &Board) -> Hull {
        b.classes[self.class as usize].hull
    }

    /// FT-294, FT-304: guns left.
    pub fn guns(&self, b: &Board) -> u8 {
        b.classes[self.class as usize].gun.saturating_sub(self.hits)
    }

    /// FT-294, FT-304: anti-aircraft left.
    pub fn aa(&self, b: &Board) -> u8 {
        b.classes[self.class as usize].aa.saturating_sub(self.hits)
    }

    /// FT-292, FT-293: dead in the water for the rest of the game.
    pub const fn is_immobile(&self) -> bool {
        self.fd >= 3 && self.hits + 1 >= self.fd
    }

    /// FT-164: it lies at anchor, or is busy with it; others of its task force need not (FT-165).
    pub fn is_anchored(&self) -> bool {
        self.anchor != Anchor::Up
    }

    /// FT-291, FT-439: hexes it can sail in a turn.
    pub fn mf(&self, b: &Board, turn: u16) -> u8 {
        let full = b.classes[self.class as usize].mf;
        if self.is_immobile() || self.is_anchored() {
            0
        } else if 2 * self.hits >= self.fd {
            match self.parity {
                Some(odd) if full == 1 => u8::from((turn % 2 == 1) == odd),
                _ => (full / 2).max(1),
            }
        } else {
            full
        }
    }
}

impl Force {
    /// The ships of a task force.
    pub fn fleet(&self, tf: TfId) -> impl Iterator<Item = (ShipId, &Ship)> {
        let of = move |(_, s): &(usize, &Ship)| s.tf == tf && s.fate == Fate::Afloat;
        self.ships.iter().enumerate().filter(of).map(|(i, s)| (i as ShipId, s))
    }

    /// Task forces at sea, with their hexes.
    pub fn at_sea(&self) -> impl Iterator<Item = (TfId, &TaskForce, At)> {
        self.tfs.iter().enumerate().filter_map(|(i, t)| t.at.map(|at| (i as TfId, t, at)))
    }

    /// Formations over a hex of the map.
    pub fn in_air(&self) -> impl Iterator<Item = (AfId, &AirFormation, At)> {
        self.afs.iter().enumerate().filter_map(|(i, a)| match a.place {
            Place::Hex(at) if !a.groups.is_empty() => Some((i as AfId, a, at)),
            _ => None,
        })
    }

    /// FT-102: has it a marker of this kind in a hex? One stands for all units of its kind there; ships and aircraft
    /// have each their own (FT-103), and neither stands for the other (FT-384).
    pub fn is_marked(&self, at: At, air: bool) -> bool {
        if air { self.in_air().any(|(_, a, x)| a.shown && x == at) } else { self.at_sea().any(|(_, t, x)| t.shown && x == at) }
    }

    /// A formation that is there.
    pub fn af(&self, af: AfId) -> Option<&AirFormation> {
        self.afs.get(af as usize).filter(|a| !a.groups.is_empty())
    }

    /// The lowest free slot for a formation.
    pub fn free_af(&self) -> AfId {
        self.afs.iter().position(|a| a.groups.is_empty()).unwrap_or(self.afs.len()) as AfId
    }

    /// A facility that is still there.
    pub fn fac(&self, fac: FacId) -> Option<&Facility> {
        self.facs.get(fac as usize).filter(|f| !f.lost)
    }

    /// The facility of a ship.
    pub fn fac_of(&self, ship: ShipId) -> Option<FacId> {
        self.facs.iter().position(|f| f.host == Host::Ship(ship)).map(|i| i as FacId)
    }

    /// The hex of a facility; none: off the map.
    pub fn fac_at(&self, b: &Board, fac: FacId) -> Option<At> {
        match self.fac(fac)?.host {
            Host::Base(i) => b.bases[i as usize].at,
            Host::Ship(s) => self.tfs.get(self.ships[s as usize].tf as usize)?.at,
        }
    }

    /// FT-160, FT-044: hexes a task force can sail in this turn.
    pub fn tf_mf(&self, b: &Board, tf: TfId, turn: u16) -> u8 {
        if self.tfs[tf as usize].storm {
            return 0;
        }
        self.fleet(tf).map(|(_, s)| s.mf(b, turn)).min().unwrap_or(0)
    }

    /// Notes factors lost, for replacements.
    pub fn mourn(&mut self, craft: Craft, n: u8) {
        match self.lost_today.iter_mut().find(|(c, _)| *c == craft) {
            Some((_, m)) => *m += n,
            None => {
                self.lost_today.push((craft, n));
                self.lost_today.sort_unstable();
            }
        }
    }

    /// May a unit moor here: a hex of part land, part sea (FT-163)?
    pub fn can_moor(&self, b: &Board, tf: TfId) -> bool {
        self.tfs.get(tf as usize).and_then(|t| t.at).is_some_and(|at| b.hex(at).land == Land::Coast)
    }
}

impl Facility {
    /// What it can do now: launch factors after damage (FT-296, FT-297, FT-298, FT-302), capacity at anchor (FT-402). The last part
    /// is the most factors of a turn (FT-109, FT-112, FT-403).
    pub fn now(&self, b: &Board, force: &Force) -> (AirValues, u8) {
        let hits = match self.host {
            Host::Base(_) => self.hits,
            Host::Ship(s) => force.ships[s as usize].hits,
        };
        self.after(b, force, hits)
    }

    /// What it could do now if it had no damage.
    pub fn unhurt(&self, b: &Board, force: &Force) -> (AirValues, u8) {
        self.after(b, force, 0)
    }

    /// The same after so many hits.
    fn after(&self, b: &Board, force: &Force, hits: u8) -> (AirValues, u8) {
        match self.host {
            Host::Base(i) => {
                let base = &b.bases[i as usize];
                let (mut v, h) = (base.air, hits as i8);
                v.normal -= if base.land { 2 * h } else { h };
                v.minimum -= h;
                (v, 2 * v.normal.max(0) as u8)
            }
            Host::Ship(s) => {
                let ship = &force.ships[s as usize];
                let class = &b.classes[ship.class as usize];
                let (mut v, h) = (class.air.unwrap_or_default(), hits as i8);
                // FT-304: never below 0; what is won back counts from there (FT-305).
                let per = crate::phases::damage::lf_per_hit(class.hull);
                v.normal = ((v.normal - per * h).max(0) + self.cleared as i8).min(v.normal.max(0));
                v.minimum = (v.minimum - h).max(0);
                let moored = class.hull.is_tender() && matches!(ship.anchor, Anchor::Down | Anchor::Dropping);
                if moored {
                    v.mc = v.mc.map(|n| 2 * n);
                }
                (v, if moored { 4 } else { 2 } * v.normal as u8)
            }
        }
    }

    /// FT-386: is there room for so many more factors in this class, up to the minimum (FT-110) or the normal launch factor (FT-111)?
    pub fn has_room(&self, b: &Board, force: &Force, class: Class, n: u8) -> bool {
        n <= self.room(self.now(b, force), class)
    }

    /// FT-386, FT-387: how many more factors may take off or land in this class, with these launch factors? None at 0 (FT-299).
    pub fn room(&self, (v, most): (AirValues, u8), class: Class) -> u8 {
        let [a, c, d] = self.used.map(i16::from);
        let left = [i16::from(v.minimum.max(0)) - a, i16::from(v.normal) - a - c, i16::from(most) - a - c - d];
        // What counts in a better class counts in the worse ones too.
        let free = left[class as usize..].iter().copied().min().unwrap_or(0);
        let free = if v.normal <= 0 || left.iter().any(|n| *n < 0) { 0 } else { free };
        free.clamp(0, 255) as u8
    }

    /// Factors aboard.
    pub fn aboard(&self) -> u16 {
        self.lots.iter().map(|l| u16::from(l.n)).sum()
    }

    /// Factors in a box.
    pub fn in_box(&self, bx: DeckBox) -> u16 {
        self.lots.iter().filter(|l| l.bx == bx).map(|l| u16::from(l.n)).sum()
    }

    /// Unmoved factors of one kind in one box.
    pub fn count(&self, bx: DeckBox, craft: Craft, arm: Arm) -> u8 {
        self.lots.iter().filter(|l| (l.bx, l.craft, l.arm, l.moved) == (bx, craft, arm, false)).map(|l| l.n).sum()
    }

    /// Adds factors.
    pub fn add(&mut self, lot: Lot) {
        if lot.n == 0 {
            return;
        }
        let like = |l: &&mut Lot| (l.bx, l.craft, l.arm, l.moved) == (lot.bx, lot.craft, lot.arm, lot.moved);
        match self.lots.iter_mut().find(like) {
            Some(l) => l.n += lot.n,
            None => {
                self.lots.push(lot);
                self.lots.sort_unstable();
            }
        }
    }

    /// Takes factors of one kind away; those that moved too if `moved` says so.
    pub fn take(&mut self, bx: DeckBox, craft: Craft, arm: Arm, moved: bool, n: u8) {
        if let Some(l) = self.lots.iter_mut().find(|l| (l.bx, l.craft, l.arm, l.moved) == (bx, craft, arm, moved)) {
            l.n = l.n.saturating_sub(n);
        }
        self.lots.retain(|l| l.n > 0);
    }
}

impl AirFormation {
    /// FT-175, FT-203: hexes it can fly in this turn, before what it has flown; the class of take-off counts in its first hour.
    pub fn mf(&self, b: &Board, turn: u16) -> u8 {
        let slowest = self.groups.iter().map(|g| b.model(g.craft.model).mf).min().unwrap_or(0);
        let full = slowest.saturating_sub(self.carried);
        if self.launched == turn { self.class.reach(full) } else { full }
    }

    /// Factors in it.
    pub fn factors(&self) -> u16 {
        self.groups.iter().map(|g| u16::from(g.n)).sum()
    }

    /// Adds factors to it, apart by all that distinguishes them.
    pub fn add(&mut self, group: Group) {
        let same = |g: &&mut Group| Group { n: 0, ..**g } == Group { n: 0, ..group };
        match self.groups.iter_mut().find(same) {
            Some(g) => g.n += group.n,
            None => {
                self.groups.push(group);
                self.groups.sort_unstable();
            }
        }
    }
}
