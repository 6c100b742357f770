//! A fight in one hex: what the steps of chapters 15 to 21 need to know until it is over. It is laid open to both sides but for what
//! [`Battle::secret`] holds, which each side sees of its own only.
//!
//! What combat lays open (7.13, 7.15, R75) is copied here when it is laid open: models and numbers ([`Block`]), ships ([`Seen`]), who
//! attacks what ([`Raid`]). Decisions of the other side are judged by these, never by its opponent's force. The ties between them
//! and formations or ships are secrets of their owner.

use crate::{
    board::{Board, Role},
    phases::{prepare, set_up},
    position::{Anchor, Fate, Force, Fuel, Group, Place},
    settings::Settings,
    types::{AfId, Arm, At, Craft, DeckBox, FacId, Line, Mode, ShipId, Side},
};
use ironbottom_kernel::SeatSet;
use serde::{Deserialize, Serialize};

/// Where a fight stands (15.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum BattleStep {
    /// Who attacks in the air, and how high (16.1), in secret.
    Hail,
    /// Who fights in the air at this altitude, and against whom (16.4, 14.18).
    Assign,
    /// Interceptors against escorts: fire is allotted (16.5). The first of at most two steps (FT-349).
    Escorts,
    /// Interceptors against bombers (16.6).
    Bombers,
    /// Of which formations were those shot down (R88)?
    Fallen,
    /// Attack from the air or not (FT-473).
    Commit,
    /// Targets and modes (17.2).
    Targets,
    /// Anti-aircraft fire is allotted (17).
    Flak,
    /// Bombs fall, one attack after the other (18); nobody is asked.
    Bombing,
    /// Aircraft lost aboard are chosen (21.7).
    Losses,
    /// Surface combat or not (19.1).
    Seek,
    /// Lines and dice, in secret (19.2 to 19.4).
    Lines,
    Gunfire,
    Torpedoes,
    Pursuit,
    Shelling,
    Reply,
}

/// A group in a fight, by its formation and its place there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct GroupRef {
    /// The formation.
    pub af: AfId,
    /// The group.
    pub group: u8,
}

/// What a fighter is told to do (14.18, 16.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Task {
    AtEscorts,
    AtBombers,
    Guard,
    Out,
}

impl Task {
    /// All.
    pub const ALL: [Self; 4] = [Self::AtEscorts, Self::AtBombers, Self::Guard, Self::Out];

    /// Its id.
    pub const fn id(self) -> &'static str {
        ["at-escorts", "at-bombers", "guard", "out"][self as usize]
    }
}

/// What aircraft are in an air combat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// Interceptors set against what guards the bombers.
    Hunt,
    /// Interceptors set against bombers.
    Raid,
    /// Escorts, and interceptors that fight those who attack.
    Guard,
    /// Bombers.
    Bomber,
}

impl Part {
    /// Its id.
    pub const fn id(self) -> &'static str {
        ["hunt", "raid", "guard", "bomber"][self as usize]
    }
}

/// Aircraft of one counter in an air combat, as both sides know them (FT-351).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Block {
    /// What they do.
    pub part: Part,
    /// What they are.
    pub craft: Craft,
    /// They fight with six less: fuel refused, or a fighter with bombs (16.10).
    pub weak: bool,
    /// How many.
    pub n: u8,
}

/// Aircraft of one formation in an air combat, as their owner knows them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Wing {
    /// The formation.
    pub af: AfId,
    /// Which of its groups, and how many of it.
    pub group: Group,
    /// What they do.
    pub part: Part,
}

/// How fighters of an air combat are told off.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Plan {
    /// The attacker commits as many as he likes and splits them (FT-220, FT-420): those set on the bombers are not in the fight with
    /// the escorts (FT-422).
    #[default]
    Split,
    /// Interceptors on both sides: all fight, none held back (FT-218, FT-229).
    All,
    /// Both have interceptors and bombers: secret orders (FT-202), by which the one attacked can bring about a fight of interceptors
    /// first (FT-424).
    Orders,
}

/// A ship named to who attacks from the air (FT-383, R75).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Seen {
    /// Which of the observed task forces of the hex.
    pub tf: u8,
    /// Class.
    pub class: u8,
    /// Place of its name in the class.
    pub name: Option<u8>,
    /// It lies at anchor.
    pub anchored: bool,
}

/// An attack that was declared (17.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Raid {
    /// Which of the attacking formations (FT-239).
    pub wave: u8,
    /// What attacks.
    pub craft: Craft,
    /// How.
    pub mode: Mode,
    /// Against what.
    pub target: Target,
    /// How many.
    pub n: u8,
}

/// What bombs and shells fall on: a ship of the other side in the hex, or the base. In attacks from the air ships are counted as they
/// were named.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Target {
    Base,
    Ship(ShipId),
}

/// Bombers sent against a target (17.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sortie {
    /// Of which formation.
    pub af: AfId,
    /// Which of its groups, and how many of it.
    pub group: Group,
    /// How.
    pub mode: Mode,
    /// Against what.
    pub target: Target,
}

/// Guns or anti-aircraft factors aimed at something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Aim {
    /// Who fires: a ship, or the base.
    pub by: Target,
    /// So many factors.
    pub n: u8,
    /// At this target, or (anti-aircraft) at the sortie of this number.
    pub at: Target,
    /// Number of a sortie.
    pub sortie: u8,
}

/// Air fire: a model of the one side at one of the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AirFire {
    /// Who fires.
    pub by: Craft,
    /// So many factors.
    pub n: u8,
    /// At what.
    pub at: Craft,
}

/// What one side decides apart.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SideBattle {
    /// Tasks of fighters: group, factors, task.
    pub tasks: Vec<(GroupRef, u8, Task)>,
    /// Air fire.
    pub fire: Vec<AirFire>,
    /// Bombers and their targets.
    pub sorties: Vec<Sortie>,
    /// Anti-aircraft fire, gunfire or torpedoes.
    pub aims: Vec<Aim>,
    /// Lines of the ships (19.3).
    pub lines: Vec<(ShipId, Line)>,
    /// The die set in secret (19.4); 0: not yet.
    pub face: u8,
    /// It is done with this step.
    pub ready: bool,
    /// It wants this step.
    pub wants: Option<bool>,
    /// Attacks in the air, low and high (16.1).
    pub heights: [bool; 2],
    /// Groups that refuse the fuel hour (FT-213).
    pub refused: Vec<GroupRef>,
    /// Which groups were shot down: group and factors (R88).
    pub falls: Vec<(GroupRef, u8)>,
    /// Its aircraft in the air combat.
    pub wings: Vec<Wing>,
    /// Its ships, as [`Battle::named`] has them.
    pub ships: Vec<ShipId>,
    /// Ships that fired guns in this fight, and whether they were short of ammunition (19.8).
    pub fired: Vec<(ShipId, bool)>,
}

// ---- chapters 19 to 21: the surface part of a fight, and losses aboard ----

/// Hits still to be taken in aircraft aboard (21.7).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Loss {
    /// Whose aircraft.
    pub side: Side,
    /// Where they stand.
    pub fac: FacId,
    /// How many hits are left.
    pub hits: u8,
    /// Who chooses (FT-310, FT-311).
    pub chooser: Side,
    /// What the attacker is told where he chooses: the box and the models in it, not how many.
    pub told: Option<(DeckBox, Vec<Craft>)>,
}

/// A ship laid open to the other side (19.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OpenShip {
    /// Its place in the list of its side; to a viewer who does not hold that side, where ships are counted apart ([`Sea::apart`]), its
    /// place among those laid open.
    pub ship: ShipId,
    /// Class.
    pub class: u8,
    /// Place of its name in the class.
    pub name: Option<u8>,
    /// Damage factor.
    pub fd: u8,
    /// Damage.
    pub hits: u8,
    /// It lies at anchor.
    pub anchored: bool,
    /// It went down in this fight.
    pub sunk: bool,
    /// Its line, once lines are open.
    pub line: Option<Line>,
}

impl OpenShip {
    /// FT-264, FT-284: at anchor or dead in the water.
    pub const fn is_fixed(&self) -> bool {
        self.anchored || (self.fd >= 3 && self.hits + 1 >= self.fd)
    }
}

/// The surface part of a fight; both sides know all of it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Sea {
    /// Ships laid open, by side.
    pub open: [Vec<OpenShip>; 2],
    /// A naval fight took place.
    pub fought: bool,
    /// The sum of the dice (FT-265).
    pub bht: u8,
    /// Who may pursue, or does (19.7).
    pub pursuer: Option<Side>,
    /// The pursuit is on.
    pub pursued: bool,
    /// Who may shell the base (19.9).
    pub sheller: Option<Side>,
    /// Ships that shell it.
    pub shelling: Vec<ShipId>,
    /// All is fought.
    pub over: bool,
    /// FT-356: who aims at a ship of the other side names its place among those laid open, and not its place in the other's list, which
    /// would tell where it comes from.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub apart: bool,
}

impl Sea {
    /// The ship of a side that is meant by this number.
    pub fn meant(&self, owner: Side, at: ShipId) -> Option<&OpenShip> {
        let open = &self.open[owner.i()];
        if self.apart { open.get(usize::from(at)) } else { open.iter().find(|o| o.ship == at) }
    }

    /// The number by which the other side means this ship.
    pub fn number(&self, owner: Side, ship: ShipId) -> ShipId {
        let place = || self.open[owner.i()].iter().position(|o| o.ship == ship);
        if self.apart { place().map_or(ship, |i| i as ShipId) } else { ship }
    }

    /// Ships are counted by what all can see of them: their order tells nothing of the list they come from.
    pub fn sort(&mut self, owner: Side) {
        let key = |o: &OpenShip| (o.class, o.name, o.fd, o.hits, o.anchored, o.ship);
        if self.apart {
            self.open[owner.i()].sort_unstable_by_key(key);
        } else {
            self.open[owner.i()].sort_unstable_by_key(|o| o.ship);
        }
    }

    /// Ships of a side become others, and who shells with them.
    fn renumber(&mut self, owner: Side, new: &[ShipId]) {
        let old: Vec<ShipId> = self.open[owner.i()].iter().map(|o| o.ship).collect();
        if self.sheller == Some(owner) {
            for s in &mut self.shelling {
                *s = old.iter().position(|o| o == s).and_then(|i| new.get(i)).copied().unwrap_or(*s);
            }
            self.shelling.sort_unstable();
        }
        for (o, ship) in self.open[owner.i()].iter_mut().zip(new) {
            o.ship = *ship;
        }
    }

    /// The ties to the list of a side, of which a viewer knows nothing, are those of a force he imagines.
    pub fn tie(&mut self, owner: Side, force: &Force) {
        let mut used: Vec<ShipId> = Vec::new();
        for o in self.open[owner.i()].iter().filter(|_| self.apart) {
            let like = |i: &usize| {
                let s = &force.ships[*i];
                (s.class, s.name) == (o.class, o.name) && !used.contains(&(*i as ShipId))
            };
            used.push((0..force.ships.len()).find(like).map_or(ShipId::MAX, |i| i as ShipId));
        }
        self.renumber(owner, &used);
    }
}

/// A fight in one hex.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Battle {
    /// Where.
    pub at: At,
    /// Who attacks.
    pub attacker: Side,
    /// An interception in movement: only air combat (14.13).
    pub interception: bool,
    /// At which altitude air combat is being fought.
    pub high: bool,
    /// Where it stands.
    pub step: BattleStep,
    /// What each side decided.
    pub secret: [SideBattle; 2],
    /// Hits still to be taken in aircraft aboard.
    pub losses: Vec<Loss>,
    /// Ships of each side named to who attacks from the air.
    pub named: [Vec<Seen>; 2],
    /// Who is asked in this step of the air part.
    pub asked: SeatSet,
    /// Of these, who is done.
    pub ready: SeatSet,
    /// Each side has a task force on the map here.
    pub fleets: [bool; 2],
    /// Altitudes still to be fought at, and who began it.
    pub heights: Vec<(bool, Side)>,
    /// How fighters are told off.
    pub plan: Plan,
    /// Sides that still attack at this altitude.
    pub turns: Vec<Side>,
    /// The fight is with the bombers already; otherwise with what guards them.
    pub second: bool,
    /// Aircraft of each side.
    pub air: [Vec<Block>; 2],
    /// Shot down, and not yet told off to formations.
    pub due: [Vec<(Craft, u8)>; 2],
    /// Attacks declared by each side.
    pub raids: [Vec<Raid>; 2],
    /// Where to go on after [`BattleStep::Losses`].
    pub resume: BattleStep,
    /// The surface part.
    pub sea: Sea,
    /// FT-222: dice are thrown by models, whichever counters of a model fight.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_model: bool,
}

impl Battle {
    /// A fight that begins.
    pub fn new(rules: &Settings, at: At, attacker: Side, interception: bool) -> Self {
        Self {
            by_model: rules.reads_since(2),
            at,
            attacker,
            interception,
            high: false,
            step: BattleStep::Hail,
            secret: Default::default(),
            losses: Vec::new(),
            named: Default::default(),
            asked: SeatSet::NONE,
            ready: SeatSet::NONE,
            fleets: [false; 2],
            heights: Vec::new(),
            plan: Plan::Split,
            turns: Vec::new(),
            second: false,
            air: Default::default(),
            due: Default::default(),
            raids: Default::default(),
            resume: BattleStep::Hail,
            sea: Sea::default(),
        }
    }

    /// FT-222, FT-250: do these throw one die together, all else being equal?
    pub fn is_one_kind(&self, a: Craft, b: Craft) -> bool {
        a == b || (self.by_model && a.model == b.model)
    }

    /// What a side decided.
    pub const fn own(&self, side: Side) -> &SideBattle {
        &self.secret[side as usize]
    }

    /// What a side decided, to be changed.
    pub const fn own_mut(&mut self, side: Side) -> &mut SideBattle {
        &mut self.secret[side as usize]
    }

    /// Factors of a side in a part of the air combat.
    pub fn count(&self, side: Side, part: Part) -> u16 {
        self.air[side.i()].iter().filter(|b| b.part == part).map(|b| u16::from(b.n)).sum()
    }

    /// FT-098, FT-420: a side is still to say how many of its interceptors it commits: until then none of them is laid open.
    pub fn commits(&self, side: Side) -> bool {
        self.step == BattleStep::Assign && self.plan == Plan::Split && self.turns.contains(&side)
    }

    /// As one viewer sees it: of a side it does not hold, only whether it is done.
    #[must_use]
    pub fn seen(&self, sees: impl Fn(Side) -> bool) -> Self {
        let mut f = self.clone();
        for side in Side::ALL.into_iter().filter(|s| !sees(*s)) {
            f.secret[side.i()] = SideBattle { ready: self.own(side).ready, ..SideBattle::default() };
            if self.commits(side) {
                f.air[side.i()].clear();
            }
            if f.sea.apart {
                let places: Vec<ShipId> = (0..f.sea.open[side.i()].len()).map(|i| i as ShipId).collect();
                f.sea.renumber(side, &places);
            }
        }
        // What the attacker is told of a deck is between him and its owner.
        for loss in f.losses.iter_mut().filter(|l| !sees(l.side) && !sees(l.chooser)) {
            loss.told = None;
        }
        f
    }

    /// An imagined force of a side is made to fit what the fight laid open of it; the ties to it are imagined too.
    pub fn fit(&mut self, b: &Board, side: Side, force: &mut Force, turn: u16) {
        let group =
            |craft, arm, armed, high, fuel, n| Group { craft, arm, armed, spent: false, high, deadline: turn + 3, fuel, n };
        let fly = |force: &mut Force, groups: &[Group]| -> AfId {
            let mut a = prepare::empty_af();
            (a.place, a.shown, a.launched, a.done) = (Place::Hex(self.at), true, turn.saturating_sub(1), true);
            for g in groups {
                a.add(*g);
            }
            force.afs.push(a);
            (force.afs.len() - 1) as AfId
        };
        if self.commits(side) {
            self.air[side.i()] = self.unseen(b, side, force);
        }
        for block in self.air[side.i()].clone() {
            let bomber = block.part == Part::Bomber;
            let arm = if bomber && block.weak { Arm::Gp } else { Arm::None };
            let fuel = if !bomber && block.weak { Fuel::Refused } else { Fuel::Open };
            let g = group(block.craft, arm, bomber, self.high, fuel, block.n);
            let af = fly(force, &[g]);
            self.secret[side.i()].wings.push(Wing { af, group: g, part: block.part });
        }
        let mut waves: Vec<(u8, AfId)> = Vec::new();
        for raid in self.raids[side.i()].clone() {
            let kind = usize::from(raid.target == Target::Base);
            let strike = &b.model(raid.craft.model).strike[raid.mode as usize];
            let arm = Arm::ALL.into_iter().find(|a| strike[*a as usize][kind] > 0).unwrap_or(Arm::Gp);
            let high = matches!(raid.mode, Mode::Dive | Mode::High);
            let g = group(raid.craft, arm, true, high, Fuel::Open, raid.n);
            let af = match waves.iter().find(|(w, _)| *w == raid.wave) {
                Some((_, af)) => {
                    force.afs[usize::from(*af)].add(g);
                    *af
                }
                None => {
                    let af = fly(force, &[g]);
                    waves.push((raid.wave, af));
                    af
                }
            };
            self.secret[side.i()].sorties.push(Sortie { af, group: g, mode: raid.mode, target: raid.target });
        }
        self.fit_ships(side, force);
    }

    /// Some interceptors of a side that it has not laid open yet.
    fn unseen(&self, b: &Board, side: Side, force: &Force) -> Vec<Block> {
        let fighters = |c: &Craft| match b.model(c.model).role {
            Role::Fighter => true,
            Role::Low => !self.high,
            Role::Bomber => false,
        };
        let part = if self.count(side.other(), Part::Guard) > 0 { Part::Hunt } else { Part::Raid };
        let craft = force.facs.iter().flat_map(|f| &f.lots).map(|l| l.craft).find(fighters);
        craft.map(|craft| Block { part, craft, weak: false, n: 3 }).into_iter().collect()
    }

    fn fit_ships(&mut self, side: Side, force: &mut Force) {
        let mut used: Vec<ShipId> = Vec::new();
        let here: Vec<u8> = force.at_sea().filter(|(_, t, at)| t.shown && *at == self.at).map(|(i, _, _)| i).collect();
        for seen in &self.named[side.i()] {
            let like = |(i, s): &(usize, &crate::position::Ship)| {
                (s.class, s.name) == (seen.class, seen.name) && s.fate == Fate::Afloat && !used.contains(&(*i as ShipId))
            };
            let Some(i) = force.ships.iter().enumerate().find(like).map(|(i, _)| i) else { continue };
            let tf = here.get(usize::from(seen.tf)).copied().unwrap_or_else(|| {
                let mut t = set_up::empty_tf(200);
                (t.at, t.shown) = (Some(self.at), true);
                force.tfs.push(t);
                (force.tfs.len() - 1) as u8
            });
            force.ships[i].tf = tf;
            force.ships[i].anchor = if seen.anchored { Anchor::Down } else { Anchor::Up };
            used.push(i as ShipId);
        }
        self.secret[side.i()].ships = used;
    }
}
