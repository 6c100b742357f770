//! The question a side must answer now: what is asked, by which rule, and one choice per legal action.
//!
//! What stands on the map is pointed at there: formations and task forces are moved, hexes pointed at. Everything else lies on shelves
//! beside it, where one tap takes the usual number.

mod chances;
mod label;
mod shelf;
mod warn;
mod why;

use crate::{
    action::Action,
    battle::BattleStep,
    board::Board,
    names,
    phases::{airfight, heading},
    plans::chart,
    position::{AirStep, Desk, Force, Phase, Place},
    rule, scene,
    types::{At, Dir, Side, Unit},
    view::{Open, View},
};
use ironbottom_kernel::{
    Msg, RuleId, Seat,
    prompt::{Choice, Gesture, Prompt},
    shelf::{Slot, shelves},
    text::Arg,
};
use std::collections::BTreeMap;

/// What the choices of one question have in common.
pub struct Asked<'a> {
    /// The board.
    pub b: &'a Board,
    /// What is known.
    pub v: &'a View,
    /// Who is asked.
    pub side: Side,
    /// What he has.
    pub force: &'a Force,
    /// Hexes in reach of the formation being flown, with their cost; where a plan is drawn up, with the hours until it is there.
    pub reach: BTreeMap<At, u8>,
}

/// The question, with one choice per legal action.
pub fn prompt(b: &Board, v: &View, seat: Seat, legal: &[Action]) -> Prompt {
    let known = Side::of(seat).and_then(|side| v.own[side.i()].as_ref().map(|force| (side, force)));
    let Some((side, force)) = known else {
        // Whoever asks for a side he does not hold gets its kinds of actions and no more.
        let label = |a: &Action| Msg::new("do").name("kind", format!("kind.{}", a.kind()));
        let plain = |a: &Action| Choice::new(Gesture::Button, label(a));
        let text = Msg::new("ask-phase").msg("phase", scene::phase(v.public.phase));
        let choices = legal.iter().map(plain).collect();
        return Prompt { seat, text, rule: rule::FT_028, piece: String::new(), choices, shelves: Vec::new() };
    };
    let mut asked = Asked { b, v, side, force, reach: BTreeMap::new() };
    if let Some(d) = &force.plans.draft {
        let after = |turn: u16| turn.saturating_sub(v.public.turn).min(u16::from(u8::MAX)) as u8;
        asked.reach = chart::goals(b, &v.public, force, d).into_iter().map(|(at, turn)| (at, after(turn))).collect();
    } else if let Some((s, af)) = v.flying
        && s == side
        && let Some(a) = force.af(af)
        && let Place::Hex(at) = a.place
    {
        asked.reach = heading::costs(b, &v.public, force, af, at).into_iter().collect();
    }
    let (rule, text) = asked.question();
    // Who can only pass is told why he is asked all the same.
    let (rule, text) = match why::nothing(&asked, legal) {
        Some((rule, why)) => (rule, Msg::new("ask-why").msg("ask", text).msg("why", why)),
        None => (rule, text),
    };
    // Whoever was passing until something happens wants to know what.
    let text = match force.routine.halts.as_slice() {
        [] => text,
        why => Msg::new("ask-halted").arg("why", names::halts(why)).msg("ask", text),
    };
    let warns = warn::Warns::new(&asked, legal);
    let slots = shelf::slots(&asked, legal);
    let choice = |(a, slot): (&Action, &Option<Slot>)| Choice {
        gesture: slot.as_ref().map_or_else(|| asked.gesture(a), Slot::gesture),
        label: label::label(&asked, a),
        cost: asked.cost(a),
        warning: warns.of(a),
        ways: slot.as_ref().map(Slot::ways).unwrap_or_default(),
        odds: chances::odds(&asked, a),
        space: asked.place(a).map(At::name).unwrap_or_default(),
        ..Choice::new(Gesture::Button, Msg::default())
    };
    let choices = legal.iter().zip(&slots).map(choice).collect();
    let piece = asked.about().and_then(|unit| asked.unit_piece(unit)).map(|(piece, _)| piece).unwrap_or_default();
    Prompt { seat, text, rule, piece, choices, shelves: shelves(&slots, shelf::RARE) }
}

/// Is all that can be said to this question that one passes it, with nothing decided before?
pub fn only_passes(b: &Board, v: &View, side: Side, force: &Force, legal: &[Action]) -> bool {
    why::nothing(&Asked { b, v, side, force, reach: BTreeMap::new() }, legal).is_some()
}

impl Asked<'_> {
    /// For whom a plan is being drawn up.
    pub fn drafted(&self) -> Option<Unit> {
        self.force.plans.draft.as_ref().map(|d| d.unit)
    }

    /// The one unit that the question is about.
    fn about(&self) -> Option<Unit> {
        match self.v.open.last() {
            _ if self.drafted().is_some() => self.drafted(),
            Some(Open::Chase(_, unit)) => *unit,
            Some(Open::Fly(af)) => Some(Unit::Af(*af)),
            _ => None,
        }
    }

    /// The hex that a button speaks of.
    fn place(&self, a: &Action) -> Option<At> {
        match *a {
            Action::Bound { at, .. } => Some(at),
            Action::PlotLand { fac, .. } | Action::Land { fac, .. } | Action::Leave { fac } => self.force.fac_at(self.b, fac),
            _ => None,
        }
    }

    /// FT-044: did all task forces begin this hour in a storm?
    fn becalmed(&self) -> bool {
        let mut at_sea = self.force.at_sea().peekable();
        at_sea.peek().is_some() && at_sea.all(|(_, t, _)| t.storm)
    }

    /// What is asked, and the rule behind it.
    fn question(&self) -> (RuleId, Msg) {
        let v = self.v;
        let hex = |id: &'static str, at: At| names::hex(Msg::new(id), at);
        if let Some(d) = &self.force.plans.draft {
            return match d.unit {
                Unit::Tf(tf) => (rule::FT_144, Msg::new("ask-chart-sea").msg("tf", names::tf(self.force, tf))),
                Unit::Af(af) => {
                    let id = if d.points.is_empty() { "ask-chart-air" } else { "ask-chart-on" };
                    let way = Arg::list(d.points.iter().map(|at| Msg::thing(names::hex_key(*at))));
                    (rule::FT_173, Msg::new(id).msg("af", names::af(af)).arg("hexes", way))
                }
            };
        }
        match v.open.last() {
            Some(Open::Report(side, Some(id))) => return (rule::FT_087, hex("ask-report", self.reported(*side, *id))),
            Some(Open::Intercept(_, at)) => return (rule::FT_187, hex("ask-intercept", *at)),
            Some(Open::Agree(_, at, true)) => return (rule::FT_184, hex("ask-agree-high", *at)),
            Some(Open::Agree(_, at, false)) => return (rule::FT_184, hex("ask-agree-low", *at)),
            Some(Open::Chase(_, Some(unit))) => return (rule::FT_152, Msg::new("ask-chase").msg("unit", self.unit(*unit))),
            Some(Open::Chase(..)) => return (rule::FT_152, Msg::new("ask-chase-other")),
            Some(Open::Late(_)) => return (rule::FT_460, Msg::new("ask-late")),
            Some(Open::Fly(af)) => {
                let left = self.force.af(*af).map_or(0, |a| a.mf(self.b, v.public.turn).saturating_sub(a.moved));
                let seen = self.force.af(*af).is_some_and(|a| a.held > 0);
                let id = match (left, seen) {
                    (0, _) => "ask-fly-none",
                    // It stops where something new is seen, by it or of it.
                    (_, true) => "ask-fly-seen",
                    (_, false) => "ask-fly",
                };
                return (rule::FT_174, Msg::new(id).msg("af", names::af(*af)).int("n", left));
            }
            Some(Open::Battle) => return self.fight(),
            _ => {}
        }
        match v.public.phase {
            Phase::SetUp => match self.force.tfs.iter().position(|t| t.at.is_none()) {
                Some(tf) => {
                    let ships = names::hulls(self.b, self.force.fleet(tf as u8).map(|(_, s)| s));
                    (rule::FT_008, Msg::new("ask-place").msg("tf", names::tf(self.force, tf as u8)).arg("ships", ships))
                }
                None => (rule::FT_026, Msg::new("ask-stow")),
            },
            Phase::Orders => match self.force.desk {
                Desk::Air => (rule::FT_134, Msg::new("ask-prepare")),
                // FT-044: nothing is lit, and that is why.
                Desk::Tf if self.becalmed() => (rule::FT_044, Msg::new("ask-plot-storm")),
                Desk::Tf => (rule::FT_144, Msg::new("ask-plot")),
            },
            Phase::Shadow => (rule::FT_146, Msg::new("ask-shadow")),
            Phase::Regroup => (rule::FT_159, Msg::new("ask-regroup")),
            Phase::Air(_, step) => {
                let rule = if step == AirStep::Search { rule::FT_057 } else { rule::FT_173 };
                (rule, Msg::new("ask-air").msg("step", Msg::new(scene::air_step(step))))
            }
            Phase::Chase | Phase::Combat => (rule::FT_206, Msg::new("ask-phase").msg("phase", scene::phase(v.public.phase))),
        }
    }

    /// What is asked in a fight.
    fn fight(&self) -> (RuleId, Msg) {
        let Some(f) = self.v.battle.as_deref() else { return (rule::FT_209, Msg::new("ask-engage")) };
        let here = |id: &'static str| names::hex(Msg::new(id), f.at);
        match f.step {
            BattleStep::Hail => (rule::FT_217, here("ask-hail")),
            BattleStep::Assign if f.turns.contains(&self.side) => {
                (rule::FT_221, here(if f.high { "ask-assign-high" } else { "ask-assign-low" }))
            }
            // Who is attacked has nobody to tell off: only the fuel is asked for.
            BattleStep::Assign => (rule::FT_213, here(if f.high { "ask-fuel-high" } else { "ask-fuel-low" })),
            BattleStep::Escorts => (rule::FT_223, here("ask-shoot")),
            BattleStep::Bombers if f.attacker == self.side && airfight::kinds(f, self.side.other()) < 2 => {
                (rule::FT_228, here("ask-bombers"))
            }
            BattleStep::Bombers => (rule::FT_228, here("ask-shoot-bombers")),
            BattleStep::Fallen => (rule::FT_224, here("ask-fallen")),
            BattleStep::Commit => (rule::FT_473, here("ask-commit")),
            BattleStep::Targets => (rule::FT_237, here("ask-targets")),
            BattleStep::Flak => (rule::FT_243, here("ask-flak")),
            BattleStep::Bombing => (rule::FT_249, here("ask-flak")),
            BattleStep::Losses => match f.losses.first().is_some_and(|l| l.side != self.side) {
                true => (rule::FT_310, here("ask-lose-theirs")),
                false => (rule::FT_311, here("ask-lose")),
            },
            BattleStep::Seek => (rule::FT_259, here("ask-seek").arg("ships", self.ships_at(f.at))),
            BattleStep::Lines => (rule::FT_265, here("ask-lines")),
            BattleStep::Gunfire => (rule::FT_266, here("ask-guns").int("n", f.sea.bht)),
            BattleStep::Torpedoes => (rule::FT_269, here("ask-torpedoes")),
            BattleStep::Pursuit => (rule::FT_272, here(if f.sea.pursued { "ask-guns-pursuit" } else { "ask-pursue" })),
            BattleStep::Shelling => (rule::FT_281, here("ask-shell")),
            BattleStep::Reply => (rule::FT_283, here("ask-reply")),
        }
    }

    /// FT-259: ships of the side in a hex: all of them would fight.
    fn ships_at(&self, at: At) -> Arg {
        let here = self.force.at_sea().filter(|(_, _, x)| *x == at);
        names::hulls(self.b, here.flat_map(|(tf, _, _)| self.force.fleet(tf)).map(|(_, s)| s))
    }

    /// Where the units are that the enemy asks about.
    fn reported(&self, side: Side, id: u16) -> At {
        let force = self.v.own[side.i()].as_ref();
        let tf = force.and_then(|f| f.tfs.iter().find(|t| t.tag == Some(id)).and_then(|t| t.at));
        let af = || {
            let a = force.and_then(|f| f.afs.iter().find(|a| a.tag == Some(id)))?;
            if let Place::Hex(at) = a.place { Some(at) } else { None }
        };
        tf.or_else(af).unwrap_or_default()
    }

    /// A unit of the side.
    pub fn unit(&self, unit: Unit) -> Msg {
        match unit {
            Unit::Tf(t) => names::tf(self.force, t),
            Unit::Af(a) => names::af(a),
        }
    }

    fn unit_piece(&self, unit: Unit) -> Option<(String, At)> {
        match unit {
            Unit::Tf(t) => Some((scene::tf_id(self.side, t), self.force.tfs.get(t as usize)?.at?)),
            Unit::Af(a) => Some((scene::af_id(self.side, a), scene::af_at(self.b, self.force, a)?)),
        }
    }

    /// From where it is to a hex; a button if there is no such piece.
    fn shift(&self, unit: Unit, to: Option<At>) -> Gesture {
        match (self.unit_piece(unit), to) {
            (Some((piece, from)), Some(to)) if from != to => Gesture::Move { piece, from: from.name(), to: to.name() },
            // Back to where it stands: the hex itself.
            (Some(_), Some(to)) => Gesture::Point { at: to.name() },
            _ => Gesture::Button,
        }
    }

    fn gesture(&self, a: &Action) -> Gesture {
        let step = |at: Option<At>, dir: Dir| at.and_then(|at| at.step(dir));
        match *a {
            Action::Place { at, .. } => Gesture::Place { piece: "task-force".to_owned(), to: at.name() },
            Action::Course { tf, dir } => self.shift(Unit::Tf(tf), step(scene::plot_end(self.b, self.force, tf), dir)),
            Action::Sail { tf, at } => self.shift(Unit::Tf(tf), Some(at)),
            Action::Plot { af, dir } => self.shift(Unit::Af(af), step(scene::flight_end(self.b, self.force, af), dir)),
            Action::Shadow { unit, contact } => self.shift(unit, self.force.contacts.get(contact as usize).map(|c| c.at)),
            Action::Chase { dir } => match self.v.open.last() {
                Some(Open::Chase(_, Some(unit))) => self.shift(*unit, step(self.unit_piece(*unit).map(|(_, at)| at), dir)),
                _ => Gesture::Button,
            },
            Action::Fly { af } | Action::Search { af } | Action::Home { af, .. } | Action::Hide { unit: Unit::Af(af) } => {
                match self.unit_piece(Unit::Af(af)) {
                    Some((piece, at)) => Gesture::Pick { piece, at: at.name() },
                    None => Gesture::Button,
                }
            }
            Action::Go { .. } | Action::Head { .. } => {
                let Some((_, af)) = self.v.flying else { return Gesture::Button };
                let to = match *a {
                    Action::Go { dir } => step(scene::af_at(self.b, self.force, af), dir),
                    Action::Head { at } => Some(at),
                    _ => None,
                };
                self.shift(Unit::Af(af), to)
            }
            Action::Engage { at } | Action::Goal { at } => Gesture::Point { at: at.name() },
            _ => Gesture::Button,
        }
    }

    fn cost(&self, a: &Action) -> Option<i32> {
        match a {
            Action::Go { .. } => Some(1),
            Action::Goal { at } => self.reach.get(at).map(|n| i32::from(*n) + 1),
            Action::Head { at } => self.reach.get(at).map(|n| i32::from(*n)),
            _ => None,
        }
    }
}
