//! Phase 3: overflight fire, the rocket, raids, then battles in the order the active player chooses (AA-317).
//!
//! Everything runs by itself until somebody has to decide between two things. What is going on is plain data in [`Combat`]:
//! a stage of the phase, the battle being fought, losses still to be chosen, and the question that is being asked.

mod battle;
mod fire;
mod force;
mod landing;
mod losses;
mod orphans;
mod overflight;
mod raid;
mod retreat;
mod rocket;
mod withdraw;

pub use battle::{Battle, Step};
pub use fire::{Shot, attack_dice, attack_shots, attack_value, defense_shots, defense_value};
pub use force::{air_count as aircraft, surface};
pub use losses::{Losses, Pool, Target, ground_at_stake, targets};

use super::noncombat;
use crate::{
    action::Action,
    board::Board,
    event::Event,
    position::{Mission, Phase, Position},
    rule,
    types::{Kind, Power},
};
use ironbottom_kernel::{
    Dice, Log, Msg, Refusal, RuleId, SeatSet, ToAct,
    area::{Space, SpaceSet},
};
use serde::{Deserialize, Serialize};

/// How far the phase has come (AA-317).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Guns fire at aircraft that flew over them.
    #[default]
    Overflight,
    /// The rocket.
    Rocket,
    /// Strategic raids.
    Raids {
        /// Where the gun has had its say and the bombs fall next.
        fired: Option<Space>,
    },
    /// Battles.
    Battles,
    /// Fighters without a deck land; then the phase is over.
    Landing,
}

/// The question that is being asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// The active power: fire a rocket?
    Rocket,
    /// The active power: which battle next?
    Fight,
    /// The active power: how many battleships of the zone support this landing?
    Support {
        /// The zone.
        zone: Space,
    },
    /// The active power: go on with the landing from this zone?
    Disembark {
        /// The zone.
        zone: Space,
    },
    /// A power chooses a loss: its own side's, or, where co-defenders disagreed, the defenders'.
    Lose {
        /// Who chooses.
        by: Power,
    },
    /// A co-defender proposes a loss.
    Propose {
        /// Who proposes.
        by: Power,
    },
    /// The other co-defenders answer the proposal.
    Answer {
        /// What is proposed.
        choice: Target,
        /// Who has not answered yet.
        waiting: SeatSet,
    },
    /// A power may withdraw submarines.
    Withdraw {
        /// Whose submarines.
        by: Power,
    },
    /// The attacker may retreat.
    Retreat {
        /// He must: pressing on is not open to him.
        forced: bool,
    },
    /// A fighter without a deck chooses its island.
    Alight {
        /// The zone.
        zone: Space,
        /// Whose fighter.
        by: Power,
    },
}

/// Combat in progress: everything needed to go on after a restart.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Combat {
    /// How far the phase has come.
    pub stage: Stage,
    /// Battles and landings still to come, as many as were begun (AA-269).
    pub pending: SpaceSet,
    /// Own battleships that may still support a landing, by zone (AA-190): those that stood there when the phase began.
    pub escorts: Vec<(Space, u16)>,
    /// Support shots given to the landing of this battle, by zone.
    pub support: Vec<(Space, u16)>,
    /// The battle being fought.
    pub battle: Option<Battle>,
    /// Losses to be chosen, the latest first.
    pub losses: Vec<Losses>,
    /// Zones where defending fighters may have lost their deck.
    pub orphans: SpaceSet,
    /// The question being asked; none only while the rules run.
    pub ask: Option<Ask>,
}

impl Combat {
    /// Where the battle is (asked only while there is one).
    fn space(&self) -> Space {
        self.battle.as_ref().map_or(Space(0), |f| f.space)
    }
}

/// The rules at work: all that a step needs.
struct Run<'a> {
    b: &'a Board,
    p: &'a mut Position,
    c: Combat,
    dice: &'a mut Dice,
    log: &'a mut Log<Event>,
}

/// Enters phase 3 and goes on to the first decision (or through the whole phase into phase 4).
pub fn begin(b: &Board, p: &mut Position, dice: &mut Dice, log: &mut Log<Event>) {
    p.phase = Phase::Combat;
    log.event(rule::AA_004, Event::PhaseBegan { power: p.power, phase: Phase::Combat });
    overflight::note_called_off(b, p);
    let sites = sites(b, p);
    p.turn.sites = sites;
    let at_sea = p.units.spaces_with(p.power, Kind::Battleship);
    let escorts = at_sea.iter().map(|z| (z, p.units.get(z, p.power, Kind::Battleship))).collect();
    let c = Combat { pending: sites, escorts, ..Combat::default() };
    advance(Run { b, p, c, dice, log });
}

/// Where there is something to decide by arms: attackers among enemies, and landings declared (AA-005). Fixed when the phase begins:
/// nobody joins later (AA-091).
fn sites(b: &Board, p: &Position) -> SpaceSet {
    let mut mine = p.units.occupied(p.power);
    for f in p.flights.iter().filter(|f| f.mission == Mission::Attack) {
        mine.add(f.at);
    }
    let met = mine & p.units.hostile(p.power);
    let mut sites: SpaceSet = met.iter().filter(|s| force::attackers_left(b, p, *s)).collect();
    for target in p.ships.iter().filter(|s| landing::lands(s)).filter_map(|s| s.target) {
        sites.add(target);
    }
    sites
}

/// Goes on until somebody must decide, or into phase 4.
fn advance(mut r: Run<'_>) {
    for step in 0u32.. {
        if r.c.ask.is_some() {
            break;
        }
        // Battles end by the dice; a million steps without an end or a question would be a mistake of ours.
        debug_assert!(step < 1_000_000, "combat goes round in circles: {:?}", r.c);
        if !r.c.losses.is_empty() {
            losses::settle(&mut r);
        } else if r.c.battle.is_some() {
            battle::step(&mut r);
        } else if !r.c.orphans.is_empty() {
            orphans::step(&mut r);
        } else {
            match r.c.stage {
                Stage::Overflight => overflight::step(&mut r),
                Stage::Rocket => rocket::step(&mut r),
                Stage::Raids { fired } => raid::step(&mut r, fired),
                Stage::Battles => battle::next(&mut r),
                Stage::Landing => {
                    // p.combat was taken out by `apply` or never set: nothing of the phase is left behind.
                    noncombat::begin(r.b, r.p, r.log);
                    return;
                }
            }
        }
    }
    r.p.combat = Some(r.c);
}

/// The question and the state it is asked about.
fn asked(p: &Position) -> Option<(&Combat, Ask)> {
    let c = p.combat.as_ref()?;
    Some((c, c.ask?))
}

/// Who must decide in phase 3.
pub fn to_act(_b: &Board, p: &Position) -> ToAct {
    match asked(p) {
        Some((_, Ask::Propose { by })) => ToAct::Together(SeatSet::one(by.seat())),
        Some((_, Ask::Answer { waiting, .. })) => ToAct::Together(waiting),
        Some((_, Ask::Lose { by } | Ask::Withdraw { by } | Ask::Alight { by, .. })) => ToAct::One(by.seat()),
        _ => ToAct::One(p.power.seat()),
    }
}

/// Is this power asked?
fn is_asked(b: &Board, p: &Position, power: Power) -> bool {
    to_act(b, p).seats().has(power.seat())
}

/// Lists phase 3 for one power (nothing for a power that is not asked).
pub fn list(b: &Board, p: &Position, power: Power, out: &mut Vec<Action>) {
    let Some((c, ask)) = asked(p).filter(|_| is_asked(b, p, power)) else { return };
    match ask {
        Ask::Rocket => rocket::list(b, p, out),
        Ask::Fight => out.extend(battle::open(p, c).iter().map(|space| Action::Fight { space })),
        Ask::Support { zone } => out.extend((0..=landing::escorts(c, zone)).map(|n| Action::Support { zone, n })),
        Ask::Disembark { zone } => out.extend([false, true].map(|go| Action::Disembark { zone, go })),
        Ask::Lose { .. } => losses::list(b, p, c, false, out),
        Ask::Propose { .. } => losses::list(b, p, c, true, out),
        Ask::Answer { .. } => out.extend([false, true].map(|agree| Action::AnswerLoss { agree })),
        Ask::Withdraw { by } => withdraw::list(b, p, c, by, out),
        Ask::Retreat { forced } => {
            if !forced {
                out.push(Action::PressOn);
            }
            retreat::list(b, p, c, out);
        }
        Ask::Alight { zone, by } => out.extend(orphans::islands(b, p, zone, by).iter().map(|to| Action::Alight { zone, to })),
    }
}

/// What the standing order of a power would answer to the question it is asked; one that says "ask" gives way to the usual one.
pub fn by_order(b: &Board, p: &Position, power: Power) -> Option<Action> {
    let (c, ask) = asked(p).filter(|_| is_asked(b, p, power))?;
    let losses = p.standing[power.i()].losses.made(&p.rules);
    match ask {
        Ask::Lose { .. } => losses::by_order(b, p, c, losses, false),
        Ask::Propose { .. } => losses::by_order(b, p, c, losses, true),
        // What is not his own choice the person must judge himself.
        Ask::Answer { choice, .. } if p.rules.reads_since(2) => {
            losses::would(b, p, c, losses, &choice).then_some(Action::AnswerLoss { agree: true })
        }
        Ask::Answer { .. } => Some(Action::AnswerLoss { agree: true }),
        Ask::Withdraw { .. } => Some(Action::Stay),
        _ => None,
    }
}

/// Checks phase 3.
pub fn check(b: &Board, p: &Position, power: Power, a: &Action) -> Result<(), Refusal> {
    let Some((c, ask)) = asked(p) else {
        return Err(Refusal::new(rule::AA_004, "refuse-combat-nothing-asked"));
    };
    if !is_asked(b, p, power) {
        // AA-268: others only roll, choose losses, withdraw submarines and land fighters, each when asked.
        return Err(Refusal::new(rule::AA_268, "refuse-combat-not-asked"));
    }
    match (ask, *a) {
        (Ask::Rocket, Action::NoRocket)
        | (Ask::Withdraw { .. }, Action::Stay)
        | (Ask::Answer { .. }, Action::AnswerLoss { .. })
        | (Ask::Retreat { forced: false }, Action::PressOn) => Ok(()),
        (Ask::Retreat { forced: true }, Action::PressOn) => Err(Refusal::new(rule::AA_201, "refuse-combat-must-retreat")),
        (Ask::Rocket, Action::Rocket { gun, target }) => rocket::ok(b, p, gun, target),
        (Ask::Fight, Action::Fight { space }) => battle::fight_ok(p, c, space),
        (Ask::Support { zone }, Action::Support { zone: z, n }) => landing::support_ok(c, zone, z, n),
        (Ask::Disembark { zone }, Action::Disembark { zone: z, .. }) => landing::same_zone(zone, z),
        (Ask::Lose { .. }, Action::Lose { owner, unit, left, ship }) => {
            losses::ok(b, p, c, Target { owner, kind: unit, left, ship, n: 1 })
        }
        (Ask::Propose { .. }, Action::ProposeLoss { owner, unit, ship }) => {
            losses::ok(b, p, c, Target { owner, kind: unit, left: 0, ship, n: 1 })
        }
        (Ask::Withdraw { by }, Action::Withdraw { n, to }) => withdraw::ok(b, p, c, by, n, to),
        (Ask::Retreat { .. }, Action::Retreat { to, leave_subs }) => retreat::ok(b, p, c, to, leave_subs),
        (Ask::Alight { zone, by }, Action::Alight { zone: z, to }) => orphans::ok(b, p, zone, by, z, to),
        _ => Err(Refusal::new(rule_of(ask), "refuse-combat-other-question")),
    }
}

/// The rule behind a question.
const fn rule_of(ask: Ask) -> RuleId {
    match ask {
        Ask::Rocket => rule::AA_065,
        Ask::Fight => rule::AA_209,
        Ask::Support { .. } => rule::AA_190,
        Ask::Disembark { .. } => rule::AA_307,
        Ask::Lose { .. } => rule::AA_009,
        Ask::Propose { .. } | Ask::Answer { .. } => rule::AA_220,
        Ask::Withdraw { .. } => rule::AA_180,
        Ask::Retreat { .. } => rule::AA_213,
        Ask::Alight { .. } => rule::AA_145,
    }
}

/// Carries out an action of phase 3 and goes on to the next decision.
pub fn apply(b: &Board, p: &mut Position, power: Power, a: &Action, dice: &mut Dice, log: &mut Log<Event>) {
    let Some(mut c) = p.combat.take() else { return };
    let Some(ask) = c.ask.take() else {
        p.combat = Some(c);
        return;
    };
    let mut r = Run { b, p, c, dice, log };
    match (ask, *a) {
        (_, Action::Rocket { gun, target }) => rocket::fire(&mut r, gun, target),
        (_, Action::NoRocket) => rocket::over(&mut r),
        (_, Action::Fight { space }) => battle::open_battle(&mut r, space),
        (_, Action::Support { zone, n }) => landing::assign(&mut r, zone, n),
        (_, Action::Disembark { zone, go }) => landing::decide(&mut r, zone, go),
        (_, Action::Lose { owner, unit, left, ship }) => losses::chosen(&mut r, Target { owner, kind: unit, left, ship, n: 1 }),
        (_, Action::ProposeLoss { owner, unit, ship }) => {
            losses::proposed(&mut r, power, Target { owner, kind: unit, left: 0, ship, n: 1 });
        }
        (Ask::Answer { choice, waiting }, Action::AnswerLoss { agree }) => {
            losses::answered(&mut r, power, agree, choice, waiting);
        }
        (Ask::Withdraw { by }, Action::Withdraw { n, to }) => withdraw::go(&mut r, by, n, to),
        // The submarines fight on.
        (_, Action::Stay) => {}
        (_, Action::PressOn) => battle::press_on(&mut r),
        (_, Action::Retreat { to, leave_subs }) => retreat::go(&mut r, to, leave_subs),
        (Ask::Alight { by, .. }, Action::Alight { zone, to }) => orphans::alight(&mut r, zone, by, to),
        // `check` lets nothing else through; the question stands.
        _ => r.c.ask = Some(ask),
    }
    advance(r);
}

/// A message about a space.
fn about(b: &Board, id: &'static str, s: Space) -> Msg {
    Msg::new(id).name("space", b.spaces.get(s.i()).map_or_else(String::new, |d| format!("space.{}", d.id)))
}
