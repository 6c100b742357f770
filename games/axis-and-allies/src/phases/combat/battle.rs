//! One battle, cycle by cycle (AA-209): land and sea share the order of steps; what belongs to one only says so.

use super::{
    Ask, Combat, Run, Stage,
    fire::{self, Side},
    force, landing,
    losses::{Losses, Pool},
    overflight, retreat, withdraw,
};
use crate::{
    board::Board,
    event::Event,
    phases::control,
    position::{Line, Mission, Position},
    rule,
    types::{Alliance, Power},
};
use ironbottom_kernel::{
    Refusal,
    area::{Space, SpaceSet},
};
use serde::{Deserialize, Serialize};

/// Where in a battle we are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Land: which landings take place.
    Landing,
    /// Land: which battleships support them; their shots.
    Support,
    /// Land: the units go ashore.
    Ashore,
    /// Land: the gun fires at the attacking aircraft, once (AA-117); what it hits does not fire (AA-115).
    AntiAir,
    /// Sea: attacking submarines fire (AA-176).
    FirstShots,
    /// The attacker fires.
    Attack {
        /// Columns from this one on are still to fire.
        column: u8,
    },
    /// The defender fires.
    Defend {
        /// Columns from this one on are still to fire.
        column: u8,
    },
    /// The defender's casualties are removed.
    Remove,
    /// Sea: the attacker's submarines may withdraw, those that are left when casualties are gone (AA-296).
    AttackingSubs,
    /// Sea: the defender's submarines may withdraw.
    DefendingSubs {
        /// Powers from this one on are still to be asked.
        next: u8,
    },
    /// The attacker may retreat.
    Retreat,
}

/// A battle in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Battle {
    /// Where.
    pub space: Space,
    /// Where in it we are.
    pub step: Step,
    /// Cycle, from 1.
    pub cycle: u16,
    /// Zones from which units land.
    pub go: SpaceSet,
    /// Units have landed: no attacker may retreat (AA-199). Where none has, those who came by land and air may (AA-304).
    pub amphibious: bool,
    /// The defender's casualties of this cycle, which still fire (AA-010).
    pub behind: Line,
    /// Where defending submarines went in this cycle (AA-183).
    pub subs_to: Option<Space>,
}

/// Does this battle wait for the sea battle of a zone from which a landing on it is declared (AA-194, AA-209)?
fn waits(p: &Position, c: &Combat, space: Space) -> bool {
    p.ships.iter().any(|s| c.pending.has(s.zone) && landing::lands_in(s, space))
}

/// May this battle be fought now?
pub fn fight_ok(p: &Position, c: &Combat, space: Space) -> Result<(), Refusal> {
    if !c.pending.has(space) {
        return Err(Refusal::new(rule::AA_209, "refuse-combat-no-battle"));
    }
    if waits(p, c, space) {
        return Err(Refusal::new(rule::AA_209, "refuse-combat-sea-first"));
    }
    Ok(())
}

/// Battles that may be fought now. Sea battles wait for nothing, so there is always one.
pub fn open(p: &Position, c: &Combat) -> SpaceSet {
    c.pending.iter().filter(|s| fight_ok(p, c, *s).is_ok()).collect()
}

/// Is anybody left to fight or to land there? All may have been shot down on their way, or not have got ashore.
fn alive(b: &Board, p: &Position, space: Space) -> bool {
    force::attackers_left(b, p, space) || p.ships.iter().any(|s| landing::lands_in(s, space))
}

/// The next battle: the active player chooses if there are several (AA-209).
pub fn next(r: &mut Run<'_>) {
    r.c.pending = r.c.pending.iter().filter(|s| alive(r.b, r.p, *s)).collect();
    let open = open(r.p, &r.c);
    match (open.iter().next(), open.len()) {
        (None, _) => {
            r.c.stage = Stage::Landing;
            r.c.orphans = r.p.turn.sites;
        }
        (Some(only), 1) => open_battle(r, only),
        _ => r.c.ask = Some(Ask::Fight),
    }
}

/// Begins a battle, or a landing without one.
pub fn open_battle(r: &mut Run<'_>, space: Space) {
    r.c.pending.remove(space);
    let sea = r.b.is_sea(space);
    if sea {
        // AA-194, AA-197: every ship there fights, transports and battleships included.
        r.p.turn.sea_fought.add(space);
        force::engage(r.b, r.p, space);
        r.log.event(rule::AA_005, Event::BattleBegan { power: r.p.power, space, amphibious: false });
    }
    r.c.battle = Some(Battle {
        space,
        step: if sea { Step::FirstShots } else { Step::Landing },
        cycle: 1,
        go: SpaceSet::EMPTY,
        amphibious: false,
        behind: Line::default(),
        subs_to: None,
    });
}

/// Goes on with the battle by one step.
pub fn step(r: &mut Run<'_>) {
    let Some(battle) = r.c.battle else { return };
    match battle.step {
        Step::Landing => landing::step(r, &battle),
        Step::Support => landing::support(r, &battle),
        Step::Ashore => landing::ashore(r, &battle),
        Step::AntiAir => {
            go_to(r, Step::Attack { column: 1 });
            if let Some(gunner) = force::gunner(r.p, battle.space) {
                let n = force::air_count(r.p, battle.space);
                let any = overflight::volley(r, gunner, battle.space, n);
                r.c.losses.push(Losses { pool: Pool::Aircraft, ships: 0, any });
            }
        }
        Step::FirstShots => {
            go_to(r, Step::Attack { column: 1 });
            fire::first_shots(r, &battle);
        }
        Step::Attack { column } => {
            let next = fire::column(r, &battle, Side::Attack, column);
            go_to(r, next.map_or(Step::Defend { column: 1 }, |column| Step::Attack { column }));
        }
        Step::Defend { column } => {
            let next = fire::column(r, &battle, Side::Defend, column);
            go_to(r, next.map_or(Step::Remove, |column| Step::Defend { column }));
        }
        Step::Remove => {
            if let Some(f) = r.c.battle.as_mut() {
                f.behind = Line::default();
            }
            // AA-188, AA-216: when a side is gone nobody withdraws or retreats.
            if !decided(r, battle.space) {
                go_to(r, if r.b.is_sea(battle.space) { Step::AttackingSubs } else { Step::Retreat });
            }
        }
        Step::AttackingSubs => {
            go_to(r, Step::DefendingSubs { next: 0 });
            withdraw::question(r, &battle, r.p.power);
        }
        Step::DefendingSubs { next } => defending_subs(r, &battle, next),
        Step::Retreat => {
            if !decided(r, battle.space) {
                retreat::question(r, &battle);
            }
        }
    }
}

/// Asks the defenders one by one about their submarines, as long as there is somebody to withdraw from (AA-188).
fn defending_subs(r: &mut Run<'_>, battle: &Battle, next: u8) {
    if decided(r, battle.space) {
        return;
    }
    match Power::ALL.into_iter().skip(next as usize).find(|e| e.is_enemy(r.p.power)) {
        Some(by) => {
            go_to(r, Step::DefendingSubs { next: by as u8 + 1 });
            withdraw::question(r, battle, by);
        }
        None => go_to(r, Step::Retreat),
    }
}

/// The step that comes next.
pub fn go_to(r: &mut Run<'_>, step: Step) {
    if let Some(f) = r.c.battle.as_mut() {
        f.step = step;
    }
}

/// The attacker fights on: another cycle (AA-212).
pub fn press_on(r: &mut Run<'_>) {
    let sea = r.b.is_sea(r.c.space());
    if let Some(f) = r.c.battle.as_mut() {
        f.cycle = f.cycle.saturating_add(1);
        f.subs_to = None;
        f.step = if sea { Step::FirstShots } else { Step::Attack { column: 1 } };
    }
}

/// Ends the battle if a side is gone.
fn decided(r: &mut Run<'_>, space: Space) -> bool {
    let me = r.p.power.alliance();
    match (force::attackers_left(r.b, r.p, space), force::defenders_left(r.p, space)) {
        (true, true) => return false,
        (true, false) => finish(r, Some(me)),
        (false, true) => finish(r, Some(me.other())),
        (false, false) => finish(r, None),
    }
    true
}

/// The battle is over (AA-012): aircraft go home; a territory is taken if the defender is gone and a land unit is left (AA-230, AA-313);
/// a sea battle takes nothing (AA-225), and where it did not clear the zone nothing lands (AA-195).
pub fn finish(r: &mut Run<'_>, winner: Option<Alliance>) {
    let Some(battle) = r.c.battle.take() else { return };
    let space = battle.space;
    force::send_home(r.p, space, Mission::Attack);
    r.log.event(rule::AA_012, Event::BattleEnded { space, winner });
    if r.b.is_sea(space) {
        if force::defenders_left(r.p, space) {
            landing::cancel_all(r, space);
        }
        if r.p.rules.orphan_fighters_land_at_once {
            r.c.orphans.add(space);
        }
    } else if winner == Some(r.p.power.alliance()) && force::surface_count(r.b, r.p, space) > 0 {
        control::take(r.b, r.p, space, r.log);
    }
}
