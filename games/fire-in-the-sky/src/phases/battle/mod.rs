//! Battles (12.3): one hex at a time, from the board's set-up to its administration. Each stage has a file.
//!
//! The board of the battle is [`Battle`]. Which ships, land units and aircraft are still there is in the position: a unit that is lost is
//! in no task force, at no anchor and at no base any more, so the boxes never need to be tidied up. [`Stage`] says what is decided next and
//! by whom; whatever has one answer, or a standing order for it, is not asked.

pub mod admin;
pub mod air;
pub mod landing;
pub mod set_up;
pub mod strikes;
pub mod suggest;
pub mod support;
pub mod surface;

use crate::{
    action::{Action, Strike, Target},
    board::{Board, UnitId},
    event::Event,
    position::{ForceId, Place, Position},
    rule,
    types::{Nation, Sea, Side, Space},
};
use ironbottom_kernel::{Dice, Log, Refusal};
use serde::{Deserialize, Serialize};

/// What is decided in a battle, in this order; the side is the one that decides, or the one whose aircraft strike.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// The BATTLE marker is placed: Japan may declare kamikazes (FS-439).
    Kamikazes,
    /// Naval Aviation rises, or stays on the ground (FS-103).
    Scramble,
    /// Air points are sent against targets (FS-212).
    Targets(Side),
    /// The strikes of this side, target after target (FS-402): what each point that got through attacks.
    Strikes(Side),
    /// Ships go into the fight for the sea (FS-225).
    Commit(Side),
    /// Ships of a surface round are placed opposite each other (FS-228).
    Pair(Side),
    /// Withdraw or stay (FS-229).
    Withdraw(Side),
    /// Whom a ship with several opposite fires at (FS-235).
    Fire(Side),
    /// Land units and markers land; markers restore (FS-244, FS-249).
    Land,
    /// Land combat is begun, or not (FS-256).
    Assault,
    /// Carried air steps unload (FS-264).
    Unload,
}

/// Air points: those of elite pilots (18.2.3) apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Points {
    /// Ordinary ones.
    pub plain: u8,
    /// Of elite pilots.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub elite: u8,
}

fn is_zero(n: &u8) -> bool {
    *n == 0
}

impl Points {
    /// Both together.
    pub const fn total(self) -> u8 {
        self.plain + self.elite
    }

    /// Less so many; ordinary ones go first, as their owner would choose.
    #[must_use]
    pub const fn less(self, lost: u8) -> Self {
        let plain = self.plain.saturating_sub(lost);
        let elite = self.elite.saturating_sub(lost - (self.plain - plain));
        Self { plain, elite }
    }

    /// So many of one sort.
    #[must_use]
    pub const fn of(points: u8, elite: bool) -> Self {
        if elite { Self { plain: 0, elite: points } } else { Self { plain: points, elite: 0 } }
    }

    /// Of one sort.
    pub const fn sort(self, elite: bool) -> u8 {
        if elite { self.elite } else { self.plain }
    }

    /// Adds.
    pub const fn add(&mut self, other: Self) {
        self.plain += other.plain;
        self.elite += other.elite;
    }

    /// Takes away.
    pub const fn take(&mut self, other: Self) {
        self.plain = self.plain.saturating_sub(other.plain);
        self.elite = self.elite.saturating_sub(other.elite);
    }
}

/// What a side has on the board, as it was laid out.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Array {
    /// Carrier Task Force boxes (FS-193). A force whose carriers are lost in the strikes stays there.
    pub carriers: Vec<ForceId>,
    /// Bombardment Task Force boxes (FS-194).
    pub bombardment: Vec<ForceId>,
    /// Ships at Anchor (FS-197): ships in port and carriers without planes. Those that were lost since are no longer at the base.
    pub anchor: Vec<UnitId>,
    /// Land units of Land/Air at Base when the battle began; those that land come on top (see [`Battle::landed`]).
    pub ashore: Vec<UnitId>,
    /// Air steps of Land/Air at Base when the battle began: nation and steps. Those left now: [`Position::steps`].
    pub at_base: Vec<(Nation, u8)>,
    /// Of these, steps that are assigned to another hex: they give no points and can be struck (FS-206).
    pub assigned_away: u8,
    /// Naval Aviation on the ground when the battle began (FS-104).
    pub aviation: u8,
    /// Long Range Air (FS-199): nation, the hex they came from, steps.
    pub long_range: Vec<(Nation, Space, u8)>,
    /// Air points before the air fight.
    pub points_before: Points,
    /// Air points left that are not sent against a target.
    pub points: Points,
    /// Air points kept for ground support that got through (FS-401).
    pub support_points: u8,
    /// Successes in ground support that count (FS-252).
    pub support: u8,
    /// Dice of ground support that were rolled.
    pub support_dice: u8,
    /// Ships put into Sea Control, of all waters; those lost since are in no task force any more.
    pub committed: Vec<UnitId>,
    /// Withdraws in the present surface round; none: not said yet.
    pub withdraws: Option<bool>,
}

/// Air points sent against a target, in the order in which they strike (R39).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sortie {
    /// Whose.
    pub side: Side,
    /// Against what.
    pub target: Target,
    /// How many were sent.
    pub points: Points,
    /// How many got through anti-air fire; none: not resolved yet.
    pub through: Option<Points>,
}

/// The strike that is being chosen: anti-air fire is over, no die of the strike has been rolled (FS-219).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Choosing {
    /// Whose aircraft.
    pub side: Side,
    /// Against what.
    pub target: Target,
    /// Who chooses: the striking side, but of kamikazes the Allies first (FS-343).
    pub chooser: Side,
    /// Points the chooser still gives something to do.
    pub left: Points,
    /// Kamikazes: points the other side chooses for afterwards.
    pub later: u8,
    /// Kamikazes: every point hits (FS-343).
    pub sure: bool,
    /// What was chosen.
    pub chosen: Vec<(Strike, Points)>,
}

/// A water that is fought for: the hex, or one half of Malaya (R52).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Water {
    /// Which.
    pub at: Sea,
    /// The sides that had task forces there when the battle began.
    pub present: [bool; 2],
    /// The sides that put a ship into Sea Control there.
    pub committed: [bool; 2],
    /// Its fight is over.
    pub over: bool,
    /// Who controls it (FS-240).
    pub control: Option<Side>,
}

/// A battle under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Battle {
    /// Where.
    pub at: Space,
    /// What is decided next.
    pub stage: Stage,
    /// Units of both sides are there; a hex of one side alone goes through the steps that apply (FS-396).
    pub opposed: bool,
    /// Japan has said whether Naval Aviation rises.
    pub scrambled: bool,
    /// What each side has on the board, by side.
    pub sides: [Array; 2],
    /// Who has air superiority (FS-209); none before the air fight, and where nobody needs it.
    pub superior: Option<Side>,
    /// It is supremacy (FS-211).
    pub supreme: bool,
    /// Air points sent, in the order of their strikes.
    pub sorties: Vec<Sortie>,
    /// The strike that is being chosen.
    pub choosing: Option<Choosing>,
    /// Waters that are fought for, one after the other.
    pub waters: Vec<Water>,
    /// Which of them.
    pub water: u8,
    /// Surface round, from 1; 0: none was fought.
    pub round: u8,
    /// Pairs of the round: the ship that was placed, and the one it stands opposite.
    pub pairs: Vec<(UnitId, UnitId)>,
    /// Fire chosen by ships with several opposite: ship, target.
    pub shots: Vec<(UnitId, UnitId)>,
    /// 18.2.2: the ships of the Tokyo Express have fired in this round.
    pub express_fired: bool,
    /// Half hits of this round that have no other half yet (FS-237).
    pub halves: Vec<UnitId>,
    /// Land units that landed in this battle.
    pub landed: Vec<UnitId>,
    /// Ground support has been rolled.
    pub supported: bool,
    /// The phasing side has been offered land combat, or it was fought.
    pub assaulted: bool,
}

impl Battle {
    /// What a side has.
    pub const fn of(&self, side: Side) -> &Array {
        &self.sides[side as usize]
    }

    /// What a side has, to be changed.
    pub const fn of_mut(&mut self, side: Side) -> &mut Array {
        &mut self.sides[side as usize]
    }

    /// The side without air superiority: it chooses first, and pairs second (FS-212, FS-225, FS-228). Where nobody is superior the order is
    /// of no consequence.
    pub const fn lesser(&self) -> Side {
        match self.superior {
            Some(side) => side.other(),
            None => Side::Japan,
        }
    }

    /// Who decides now.
    pub fn decides(&self, phasing: Side) -> Side {
        match self.stage {
            Stage::Kamikazes | Stage::Scramble => Side::Japan,
            Stage::Targets(side) | Stage::Commit(side) | Stage::Pair(side) | Stage::Withdraw(side) | Stage::Fire(side) => side,
            Stage::Strikes(side) => self.choosing.as_ref().map_or(side, |c| c.chooser),
            Stage::Land | Stage::Assault | Stage::Unload => phasing,
        }
    }

    /// The water that is fought for now.
    pub fn here(&self) -> Option<&Water> {
        self.waters.get(usize::from(self.water))
    }

    /// Is this a task force of the battle, and of which side and box (true: a carrier box)?
    pub fn box_of(&self, f: ForceId) -> Option<(Side, bool)> {
        Side::ALL.into_iter().find_map(|side| {
            let a = self.of(side);
            if a.carriers.contains(&f) { Some((side, true)) } else { a.bombardment.contains(&f).then_some((side, false)) }
        })
    }

    /// Who controls the water a task force is in.
    pub fn control_at(&self, sea: Sea) -> Option<Side> {
        self.waters.iter().find(|w| w.at == sea).and_then(|w| w.control)
    }

    /// FS-240, R52: who controls the sea of the whole hex: of Malaya, both halves.
    pub fn control(&self) -> Option<Side> {
        let first = self.waters.first()?.control?;
        self.waters.iter().all(|w| w.control == Some(first)).then_some(first)
    }

    /// Task forces in the hex in which anything is left.
    pub fn forces(&self, b: &Board, p: &Position) -> Vec<ForceId> {
        p.all_forces().filter(|f| b.space_of(p.force(*f).at) == self.at).collect()
    }

    /// Ships of a side in Sea Control of the present water that are still there.
    pub fn fighting(&self, p: &Position, side: Side) -> Vec<UnitId> {
        let Some(water) = self.here() else { return Vec::new() };
        let there = |u: &UnitId| matches!(p.unit(*u).at, Place::Force(f) if p.force(f).at == water.at);
        self.of(side).committed.iter().copied().filter(there).collect()
    }
}

/// A battle begins in a hex: the BATTLE marker is placed.
pub fn start(b: &Board, p: &mut Position, at: Space, log: &mut Log<Event>) {
    let opposed = super::battles::opposed(b, p).has(at);
    if opposed {
        log.event(rule::FS_397, Event::BattleBegan { at });
    }
    p.battle = Some(Box::new(Battle {
        at,
        stage: Stage::Kamikazes,
        opposed,
        scrambled: false,
        sides: [Array::default(), Array::default()],
        superior: None,
        supreme: false,
        sorties: Vec::new(),
        choosing: None,
        waters: Vec::new(),
        water: 0,
        round: 0,
        pairs: Vec::new(),
        shots: Vec::new(),
        express_fired: false,
        halves: Vec::new(),
        landed: Vec::new(),
        supported: false,
        assaulted: false,
    }));
}

/// Goes on until somebody must decide (false) or the battle is over (true).
pub fn settle(b: &Board, p: &mut Position, dice: &mut Dice, log: &mut Log<Event>) -> bool {
    let Some(mut bt) = p.battle.take() else { return true };
    loop {
        match answer(b, p, &bt) {
            Answer::Ask => {
                p.battle = Some(bt);
                return false;
            }
            Answer::Given(a) => act(b, p, &mut bt, &a, dice, log),
            Answer::Nothing => {
                if leave(b, p, &mut bt, dice, log) {
                    return true;
                }
            }
        }
    }
}

/// Carries out what was decided.
pub fn apply(b: &Board, p: &mut Position, a: &Action, dice: &mut Dice, log: &mut Log<Event>) {
    if let Some(mut bt) = p.battle.take() {
        act(b, p, &mut bt, a, dice, log);
        p.battle = Some(bt);
    }
}

/// All that may be decided now.
pub fn list(b: &Board, p: &Position, out: &mut Vec<Action>) {
    let Some(bt) = p.battle.as_deref() else { return };
    match bt.stage {
        Stage::Kamikazes => out.push(Action::Kamikazes),
        Stage::Scramble => set_up::list(b, p, bt, out),
        Stage::Targets(side) => air::list(b, p, bt, side, out),
        Stage::Strikes(_) => strikes::list(b, p, bt, out),
        Stage::Commit(side) => surface::list_commit(b, p, bt, side, out),
        Stage::Pair(side) => surface::list_pair(p, bt, side, out),
        Stage::Withdraw(_) => out.extend([Action::Withdraw, Action::Stay]),
        Stage::Fire(side) => surface::list_fire(b, p, bt, side, out),
        Stage::Land => landing::list(b, p, bt, out),
        Stage::Assault => out.push(Action::Assault),
        Stage::Unload => landing::list_unload(b, p, bt, out),
    }
    if may_end(p, bt) {
        out.push(Action::Done);
    }
}

/// Can the stage be ended with `Done`? A surface round needs its answers.
fn may_end(p: &Position, bt: &Battle) -> bool {
    match bt.stage {
        Stage::Pair(side) => surface::may_hold_back(p, bt, side),
        Stage::Withdraw(_) | Stage::Fire(_) => false,
        _ => true,
    }
}

/// May this be decided now?
pub fn check(b: &Board, p: &Position, a: &Action) -> Result<(), Refusal> {
    let Some(bt) = p.battle.as_deref() else { return Err(Refusal::new(rule::FS_397, "refuse-combat-stage")) };
    match (bt.stage, a) {
        (Stage::Kamikazes, Action::Kamikazes) | (Stage::Withdraw(_), Action::Withdraw | Action::Stay) => Ok(()),
        (Stage::Assault, Action::Assault) => Ok(()),
        (Stage::Scramble, Action::Scramble { steps }) => set_up::may_scramble(b, p, bt, *steps),
        (Stage::Targets(side), Action::Send { target, points, elite }) => air::may_send(b, p, bt, side, *target, *points, *elite),
        (Stage::Strikes(_), Action::Strike { on, points, elite }) => strikes::may(b, p, bt, *on, *points, *elite),
        (Stage::Commit(side), Action::Commit { unit }) => surface::may_commit(b, p, bt, side, *unit),
        (Stage::Pair(side), Action::Pair { unit, enemy }) => surface::may_pair(p, bt, side, *unit, *enemy),
        (Stage::Fire(side), Action::Fire { unit, enemy }) => surface::may_choose(b, p, bt, side, *unit, *enemy),
        (Stage::Land, Action::Land { item, force }) => landing::may(b, p, bt, *item, *force),
        (Stage::Land, Action::Restore { .. }) => landing::may_restore(b, p, bt, a),
        (Stage::Unload, Action::Unload { force, steps }) => landing::may_unload(b, p, bt, *force, *steps),
        (_, Action::Done) if may_end(p, bt) => Ok(()),
        (Stage::Pair(_), Action::Done) => Err(Refusal::new(rule::FS_228, "refuse-combat-all-placed")),
        (Stage::Withdraw(_) | Stage::Fire(_), Action::Done) => Err(Refusal::new(rule::FS_234, "refuse-combat-answer")),
        _ => Err(Refusal::new(rule::FS_397, "refuse-combat-stage")),
    }
}

/// What a stage needs of people.
enum Answer {
    /// Somebody must be asked.
    Ask,
    /// Only this can be answered, or a standing order answers so.
    Given(Action),
    /// Nothing to decide: the stage is left.
    Nothing,
}

/// What the stage needs.
fn answer(b: &Board, p: &Position, bt: &Battle) -> Answer {
    let asks = |yes: bool| if yes { Answer::Ask } else { Answer::Nothing };
    let given = |a: Option<Action>| a.map_or(Answer::Ask, Answer::Given);
    let standing = &p.standing[bt.decides(p.phasing).i()];
    match bt.stage {
        Stage::Kamikazes => asks(set_up::may_declare(b, p, bt)),
        Stage::Scramble => asks(set_up::may_rise(p, bt) > 0),
        Stage::Targets(side) => {
            if !air::any(b, p, bt, side) {
                return Answer::Nothing;
            }
            given(air::only(b, p, bt, side))
        }
        Stage::Strikes(_) => {
            if !strikes::any(bt) {
                return Answer::Nothing;
            }
            given(strikes::only(b, p, bt))
        }
        Stage::Commit(side) => match surface::commits(b, p, bt, side) {
            surface::Commits::Nobody => Answer::Nothing,
            surface::Commits::One(unit) => Answer::Given(Action::Commit { unit }),
            surface::Commits::Choice(unit) if standing.commit => Answer::Given(Action::Commit { unit }),
            surface::Commits::Choice(_) => Answer::Ask,
        },
        Stage::Pair(side) => {
            if !surface::pairs(p, bt, side) {
                return Answer::Nothing;
            }
            if standing.pair || surface::one_pair(p, bt, side) { given(suggest::pair(b, p, bt, side)) } else { Answer::Ask }
        }
        Stage::Withdraw(side) => match bt.of(side).withdraws {
            Some(_) => Answer::Nothing,
            None if standing.stay => Answer::Given(Action::Stay),
            None => Answer::Ask,
        },
        Stage::Fire(side) => match surface::next_choice(b, p, bt, side) {
            None => Answer::Nothing,
            Some(unit) if standing.fire => given(suggest::fire(b, p, bt, unit)),
            Some(_) => Answer::Ask,
        },
        Stage::Land => {
            let mut all = Vec::new();
            landing::list(b, p, bt, &mut all);
            match all.first() {
                None => Answer::Nothing,
                Some(_) if standing.land => landing::suggest(b, p, bt, &all).map_or(Answer::Nothing, Answer::Given),
                Some(_) => Answer::Ask,
            }
        }
        Stage::Assault => {
            if bt.assaulted || !support::may_attack(b, p, bt) {
                Answer::Nothing
            } else if !bt.supported {
                // Support is rolled on the way in: see [`leave`].
                Answer::Nothing
            } else if standing.assault {
                Answer::Given(Action::Assault)
            } else {
                Answer::Ask
            }
        }
        Stage::Unload => {
            let mut all = Vec::new();
            landing::list_unload(b, p, bt, &mut all);
            match all.last() {
                None => Answer::Nothing,
                Some(a) if standing.land => Answer::Given(*a),
                Some(_) => Answer::Ask,
            }
        }
    }
}

/// Does what was decided.
fn act(b: &Board, p: &mut Position, bt: &mut Battle, a: &Action, dice: &mut Dice, log: &mut Log<Event>) {
    match (bt.stage, a) {
        (_, Action::Done) => {
            leave(b, p, bt, dice, log);
        }
        (_, Action::Kamikazes) => set_up::declare(p, log),
        (_, Action::Scramble { steps }) => set_up::scramble(p, bt, *steps, log),
        (Stage::Targets(side), Action::Send { target, points, elite }) => air::send(bt, side, *target, *points, *elite, log),
        (_, Action::Strike { on, points, elite }) => strikes::choose(bt, *on, *points, *elite),
        (Stage::Commit(side), Action::Commit { unit }) => surface::commit(bt, side, *unit),
        (_, Action::Pair { unit, enemy }) => bt.pairs.push((*unit, *enemy)),
        (Stage::Withdraw(side), Action::Withdraw | Action::Stay) => surface::say(bt, side, *a == Action::Withdraw, log),
        (_, Action::Fire { unit, enemy }) => bt.shots.push((*unit, *enemy)),
        (_, Action::Land { item, force }) => landing::land(p, bt, *item, *force, log),
        (_, Action::Restore { .. }) => super::markers::apply(b, p, a, log),
        (_, Action::Assault) => support::fight(b, p, bt, dice, log),
        (_, Action::Unload { force, steps }) => landing::unload(p, bt, *force, *steps, log),
        _ => {}
    }
}

/// Leaves a stage in which nothing is left to decide, for the next; true: the battle is over.
fn leave(b: &Board, p: &mut Position, bt: &mut Battle, dice: &mut Dice, log: &mut Log<Event>) -> bool {
    let (first, second) = (bt.lesser(), bt.lesser().other());
    bt.stage = match bt.stage {
        Stage::Kamikazes => {
            set_up::array(b, p, bt, log);
            Stage::Scramble
        }
        Stage::Scramble => {
            bt.scrambled = true;
            air::fight(b, p, bt, dice, log);
            Stage::Targets(bt.lesser())
        }
        Stage::Targets(side) if side == first => Stage::Targets(second),
        Stage::Targets(_) => {
            strikes::next(b, p, bt, first, dice, log);
            Stage::Strikes(first)
        }
        Stage::Strikes(side) => strikes::leave(b, p, bt, side, dice, log),
        Stage::Commit(_) | Stage::Pair(_) | Stage::Withdraw(_) | Stage::Fire(_) => surface::leave(b, p, bt, dice, log),
        Stage::Land => Stage::Assault,
        Stage::Assault if !bt.assaulted && !bt.supported && support::may_attack(b, p, bt) => {
            support::roll(b, p, bt, dice, log);
            Stage::Assault
        }
        Stage::Assault => {
            if !bt.assaulted && support::may_attack(b, p, bt) {
                log.event(rule::FS_256, Event::NoAssault { at: bt.at });
            }
            // FS-260: before aircraft unload.
            admin::occupy(b, p, bt.at, log);
            Stage::Unload
        }
        Stage::Unload => {
            admin::close(b, p, bt, log);
            return true;
        }
    };
    false
}
