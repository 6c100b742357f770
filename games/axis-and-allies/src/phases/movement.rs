//! What both movement phases ask of a position, gathered once for all the moves that are looked at.

use super::{
    assault::{self, Shores},
    neutral,
};
use crate::{
    board::Board,
    position::{Mission, Origin, Phase, Position},
    rule,
    settings::StackLimit,
    types::{KINDS, Kind, Power},
};
use ironbottom_kernel::{
    Msg, Refusal, RuleId,
    area::{Space, SpaceSet},
};
use std::cell::OnceCell;

/// Why a move is refused, before it is put into words: cheap, since listing throws thousands of them away.
#[derive(Clone, Copy, Debug)]
pub(super) struct Blocked {
    rule: RuleId,
    id: &'static str,
    about: About,
}

/// What a refusal speaks of.
#[derive(Clone, Copy, Debug)]
enum About {
    Nothing,
    Space(Space),
    /// Units of a kind in a space.
    Units(Kind, Space),
    /// Units of a kind and the number of their stacks.
    Stacks(Kind, u16),
    Power(Power),
    /// The price of so many neutrals.
    Neutrals(usize),
}

/// Legal or not.
pub(super) type Verdict = Result<(), Blocked>;

impl Blocked {
    /// A refusal that speaks of nothing in particular.
    pub fn because(rule: RuleId, id: &'static str) -> Verdict {
        Err(Self { rule, id, about: About::Nothing })
    }

    /// One that speaks of a space.
    pub const fn about(rule: RuleId, id: &'static str, space: Space) -> Self {
        Self { rule, id, about: About::Space(space) }
    }

    /// A refusal that speaks of a space.
    pub fn at(rule: RuleId, id: &'static str, space: Space) -> Verdict {
        Err(Self::about(rule, id, space))
    }

    /// A refusal that speaks of a power.
    pub fn of(rule: RuleId, id: &'static str, power: Power) -> Verdict {
        Err(Self { rule, id, about: About::Power(power) })
    }

    /// In words.
    pub fn refusal(self, b: &Board, p: &Position) -> Refusal {
        let msg = Msg::new(self.id);
        let space = |s: Space| b.spaces.get(s.i()).map_or_else(String::new, |d| format!("space.{}", d.id));
        let units = |k: Kind| format!("units.{}", k.id());
        let msg = match self.about {
            About::Nothing => msg,
            About::Space(s) => msg.name("space", space(s)),
            About::Units(k, s) => msg.name("space", space(s)).name("unit", units(k)),
            About::Stacks(k, limit) => msg.int("limit", limit).name("units", units(k)),
            About::Power(power) => msg.name("power", format!("power.{}", power.id())),
            About::Neutrals(n) => return neutral::check(p, n).err().unwrap_or_else(|| Refusal::because(self.rule, msg)),
        };
        Refusal::because(self.rule, msg)
    }
}

/// A position as the active power's movers see it.
pub(super) struct Scope<'a> {
    pub b: &'a Board,
    pub p: &'a Position,
    /// The active power.
    pub me: Power,
    /// Combat movement, as opposed to non-combat movement.
    pub attack: bool,
    /// Spaces occupied by enemies (AA-087): guns and complexes alone do not occupy (AA-088), units on an island are not in its zone (AA-281).
    pub hostile: SpaceSet,
    /// Territories held or occupied by enemies.
    pub enemy: SpaceSet,
    /// Territories held by the alliance and free of enemies.
    pub friendly: SpaceSet,
    /// Territories nobody has violated yet.
    pub neutral: SpaceSet,
    /// Territories taken in this very turn. In combat movement others may still join those who took them: units enter together, even
    /// where the moves are made one by one (ruling R27).
    pub taken: SpaceSet,
    /// Enemy-held territories with a complex: what bombers may raid (AA-291).
    pub raidable: SpaceSet,
    /// Neutrals on which a landing is declared that has to win its sea battle first: their price is kept aside.
    pub promised: SpaceSet,
    /// How many further neutrals can be paid for (AA-207).
    pub purse: usize,
    /// Spaces where the active power has units of each kind.
    pub standing: [SpaceSet; KINDS],
    /// Those where some of them have not moved (transports: all, they keep their own record).
    pub unmoved: [SpaceSet; KINDS],
    /// A transport has begun what it must finish in this phase.
    pub pending: bool,
    /// What transports can get at: worked out when first asked for.
    shores: OnceCell<Shores>,
}

impl<'a> Scope<'a> {
    pub fn new(b: &'a Board, p: &'a Position) -> Self {
        let me = p.power;
        let hostile = p.units.hostile(me);
        let (mut enemy, mut friendly, mut raidable) = (hostile & b.land, SpaceSet::EMPTY, SpaceSet::EMPTY);
        // Land comes first on the board; one bit walks along.
        let mut bit = SpaceSet(1);
        for t in p.territories.iter().take(b.land.len()) {
            match t.owner {
                Some(owner) if owner.is_enemy(me) => {
                    enemy |= bit;
                    if t.complex.is_some() {
                        raidable |= bit;
                    }
                }
                Some(_) => friendly |= bit,
                None => {}
            }
            bit.0 <<= 1;
        }
        let neutral = b.neutral & !(enemy | friendly);
        friendly = friendly & !hostile;
        let (mut standing, mut unmoved) = ([SpaceSet::EMPTY; KINDS], [SpaceSet::EMPTY; KINDS]);
        for s in (p.units.occupied(me) | p.units.guns(me)).iter() {
            for (k, n) in p.units.of(s, me).iter().enumerate() {
                if *n == 0 {
                    continue;
                }
                standing[k].add(s);
                let kind = Kind::PIECES[k];
                if kind == Kind::Transport || *n > p.moved.get(s, kind) {
                    unmoved[k].add(s);
                }
            }
        }
        let attack = p.phase == Phase::CombatMove;
        let mut scope = Self {
            b,
            p,
            me,
            attack,
            hostile,
            enemy,
            friendly,
            neutral,
            taken: p.turn.captured & friendly,
            raidable,
            promised: SpaceSet::EMPTY,
            purse: 0,
            standing,
            unmoved,
            pending: false,
            shores: OnceCell::new(),
        };
        if attack {
            let landing = p.ships.iter().filter(|s| s.cargo().any(|c| c.landing)).filter_map(|s| s.target);
            scope.promised = landing.filter(|t| neutral.has(*t)).collect();
            let most = neutral.len();
            let paid = (1..=most).take_while(|n| neutral::check(p, *n).is_ok()).count();
            scope.purse = paid.saturating_sub(scope.promised.len());
            scope.pending = p.ships.iter().any(|s| assault::is_pending(p, s));
        }
        scope
    }

    /// Spaces with units of a kind that have not moved.
    pub const fn ready(&self, k: Kind) -> SpaceSet {
        self.unmoved[k as usize]
    }

    /// Neighbouring zones a ship may go to: a canal is as open as the turn has it (AA-031, AA-034). Nothing else closes a
    /// strait (AA-274).
    pub fn sea_near(&self, zone: Space) -> SpaceSet {
        let mut near = self.b.sea_near[zone.i()];
        for (i, c) in self.b.canals.iter().enumerate() {
            if self.p.turn.canals >> i & 1 == 0 {
                let (x, y) = c.between;
                if x == zone {
                    near.remove(y);
                } else if y == zone {
                    near.remove(x);
                }
            }
        }
        near
    }

    /// Zones a ship can reach in this many steps, its own among them, when it may neither enter nor cross `barred` ones.
    pub fn sea_within(&self, zone: Space, steps: u8, barred: SpaceSet) -> SpaceSet {
        let (mut all, mut edge) = (SpaceSet::one(zone), SpaceSet::one(zone));
        for _ in 0..steps {
            let mut next = SpaceSet::EMPTY;
            for z in edge.iter() {
                next |= self.sea_near(z);
            }
            edge = next & !barred & !all;
            all |= edge;
        }
        all
    }

    /// What transports can get at.
    pub fn shores(&self) -> &Shores {
        let free = self.enemy | self.taken | self.promised;
        self.shores.get_or_init(|| Shores::new(self, free, self.neutral & !self.promised))
    }

    /// How many neutrals of a set must still be paid for.
    pub fn price(&self, crossed: SpaceSet) -> usize {
        (crossed & self.neutral & !self.promised).len()
    }

    /// May these neutrals be violated (AA-207)? What declared landings will cost is kept aside.
    pub fn violation_ok(&self, crossed: SpaceSet) -> Verdict {
        let n = self.price(crossed);
        if n <= self.purse {
            return Ok(());
        }
        Err(Blocked { rule: rule::AA_207, id: "refuse-neutral-price", about: About::Neutrals(n + self.promised.len()) })
    }

    /// The zones from which a landing is declared or was made in this phase: escorts may join it there (AA-086).
    pub fn landing_zones(&self) -> SpaceSet {
        let lands = |s: &&crate::position::Ship| s.unloaded || s.cargo().any(|c| c.landing && c.owner == self.me);
        self.p.ships.iter().filter(lands).map(|s| s.zone).collect()
    }

    /// In how many spaces units of a kind may stand (AA-270); none: no limit.
    pub fn stack_limit(&self, k: Kind) -> Option<u16> {
        let limit = match self.p.rules.stack_limits {
            StackLimit::Off => 0,
            StackLimit::Carriers => self.b.stack_limits.carriers[k.i()],
            StackLimit::Full => self.b.stack_limits.full[k.i()],
        };
        (limit > 0).then_some(u16::from(limit))
    }

    /// How many units of a kind one action may move: one, or under a limit any number that goes the same way, so that the limit can be
    /// kept after every single action.
    pub fn convoy(&self, k: Kind, from: Space) -> u16 {
        let n = self.p.unmoved(from, k);
        if self.stack_limit(k).is_some() { n } else { n.min(1) }
    }

    /// Does the limit allow this move (AA-270)? A power beyond the limit already may not go further beyond it. The number of units in one
    /// space is free (AA-271).
    pub fn stack_ok(&self, k: Kind, n: u16, from: Space, to: Space) -> Verdict {
        let Some(limit) = self.stack_limit(k) else { return Ok(()) };
        let now = self.standing[k.i()];
        let mut then = now;
        then.add(to);
        if self.p.units.get(from, self.me, k) == n {
            then.remove(from);
        }
        if then.len() <= now.len().max(limit as usize) {
            return Ok(());
        }
        Err(Blocked { rule: rule::AA_270, id: "refuse-move-stacks", about: About::Stacks(k, limit) })
    }

    /// The active power has units of this kind here that may still move. Another's stay where they are (AA-268); where nobody has one,
    /// the rule about the unit's moves says more.
    pub fn mover_ok(&self, k: Kind, n: u16, from: Space) -> Verdict {
        let moves = match k {
            Kind::Infantry => rule::AA_095,
            Kind::Armor => rule::AA_099,
            Kind::Aa => rule::AA_242,
            Kind::Fighter => rule::AA_133,
            Kind::Bomber => rule::AA_146,
            _ => rule::AA_154,
        };
        self.there_ok(k, n, from, moves)
    }

    /// The same, with the rule to name where nobody has such a unit there.
    pub fn there_ok(&self, k: Kind, n: u16, from: Space, rule: RuleId) -> Verdict {
        let there = self.p.units.get(from, self.me, k);
        if n == 0 || there < n {
            let others = Power::ALL.into_iter().any(|o| o != self.me && self.p.units.get(from, o, k) > 0);
            return Err(Blocked {
                rule: if others { rule::AA_268 } else { rule },
                id: "refuse-move-none",
                about: About::Units(k, from),
            });
        }
        if self.p.unmoved(from, k) < n {
            // AA-106: one that fought does not go on either.
            let rule = if self.attack { rule::AA_090 } else { rule::AA_237 };
            return Blocked::at(rule, "refuse-move-moved", from);
        }
        if n > self.convoy(k, from) {
            return Blocked::because(rule::AA_270, "refuse-move-one");
        }
        Ok(())
    }
}

/// Remembers where an attack came from (AA-214, AA-224): each way of retreat once.
pub(super) fn note_origin(p: &mut Position, battle: Space, from: Space, air: bool) {
    let origin = Origin { battle, from, air };
    if !p.turn.origins.contains(&origin) {
        p.turn.origins.push(origin);
    }
}

/// A territory was taken in the middle of combat movement: bombers sent to raid it have no target any more and only go home.
pub(super) fn call_off_raid(p: &mut Position, space: Space) {
    let raiders: Vec<_> = p.flights.iter().copied().filter(|f| f.at == space && f.mission == Mission::Raid).collect();
    for f in raiders {
        p.take_flight(f.at, f.kind, f.left, f.mission, f.n);
        p.add_flight(crate::position::Flight { mission: Mission::Home, ..f });
    }
    for c in p.turn.crossings.iter_mut().filter(|c| c.at == space && c.mission == Mission::Raid) {
        c.mission = Mission::Home;
    }
}
