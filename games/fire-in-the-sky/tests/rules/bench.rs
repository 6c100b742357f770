//! Positions made by hand, and dice that show what a test wants.
//!
//! ```text
//! let mut t = bench("long", &["elite_pilots=true"]);     // a campaign with options, in its set-up
//! let mut t = at("long", Phase::Deployment, Side::Japan); // a campaign in a phase of turn 1 (2), nothing done so far
//! let mut t = bare(Phase::Operations, Side::Allies);      // a map without units, turn 2, much oil and transport, bases as in "long"
//! let cv = t.put("akagi_kaga", "truk");                   // a counter to a place
//! t.air(Nation::Usa, "midway", 2);                        // air steps to a place
//! t.control("wake", Some(Side::Japan));
//! let tf = t.force(Side::Japan, "truk", "wake", &["akagi_kaga"]); // a task force at sea
//! let events = t.act(Action::Done, &[6, 1]);              // legal, with these dice, none too few and none left
//! t.refused(Action::Done, rule::FS_073);                  // refused by that rule
//! assert!(t.legal(a) && t.listed().contains(&a));         // checked and listed are compared in each of these
//! ```

#![allow(dead_code, reason = "each chapter needs some of it")]

use fire_in_the_sky::{
    Action, Event, FireInTheSky, Position,
    board::{Board, UnitId},
    phases,
    position::{AirGroup, AirPlace, Deployed, Force, ForceId, Marker, Phase, Place},
    types::{Nation, Quarters, Sea, Side, Space},
};
use ironbottom_kernel::{Dice, Log, Refusal, RuleId, Rules as _};
use std::{ops, sync::OnceLock};

/// The game, built once.
pub fn game() -> &'static FireInTheSky {
    static GAME: OnceLock<FireInTheSky> = OnceLock::new();
    GAME.get_or_init(|| FireInTheSky::built_in().unwrap())
}

/// Its board.
pub fn board() -> &'static Board {
    &game().board
}

/// A place by its id (`truk`, `west_coast_usa`), or a hex by its number (`1010`).
pub fn space(id: &str) -> Space {
    board().find(id).unwrap_or_else(|| panic!("no place '{id}'"))
}

/// Where ships are: as [`space`], or a coast of Malaya (`0412e`, `0412w`).
pub fn sea(id: &str) -> Sea {
    match id {
        "0412w" => board().malaya_west(),
        "0412e" => Sea(board().places.malaya.0),
        _ => Sea(space(id).0),
    }
}

/// A counter by its id.
pub fn unit(id: &str) -> UnitId {
    board().find_unit(id).unwrap_or_else(|| panic!("no counter '{id}'"))
}

/// A position to play with.
#[derive(Clone)]
pub struct Bench {
    /// The position; may be changed at will.
    pub p: Position,
}

impl ops::Deref for Bench {
    type Target = Position;

    fn deref(&self) -> &Position {
        &self.p
    }
}

impl ops::DerefMut for Bench {
    fn deref_mut(&mut self) -> &mut Position {
        &mut self.p
    }
}

/// A campaign in its set-up, with options set (`"elite_pilots=true"`).
pub fn bench(scenario: &str, options: &[&str]) -> Bench {
    let info = game().info();
    let options = info.parse_options(options).unwrap();
    let p = game().set_up(info.newest(), scenario, &options, &mut Dice::scripted(&[])).unwrap();
    Bench { p }
}

/// A campaign in a phase of its first turn, as if nothing had been done so far.
pub fn at(scenario: &str, phase: Phase, phasing: Side) -> Bench {
    at_with(scenario, phase, phasing, &[])
}

/// The same with options.
pub fn at_with(scenario: &str, phase: Phase, phasing: Side, options: &[&str]) -> Bench {
    let mut t = bench(scenario, options);
    t.p.diary = fire_in_the_sky::position::Diary::default();
    t.phase(phase, phasing);
    t
}

/// The map without units in turn 2, bases held as in the long campaign, much oil and transport.
pub fn bare(phase: Phase, phasing: Side) -> Bench {
    bare_with(phase, phasing, &[])
}

/// The same with options.
pub fn bare_with(phase: Phase, phasing: Side, options: &[&str]) -> Bench {
    let mut t = at_with("long", phase, phasing, options);
    for u in &mut t.p.units {
        u.at = Place::Waiting;
    }
    t.p.air.clear();
    t.p.turn = 2;
    (t.p.oil, t.p.transport) = (Quarters::whole(30), [Quarters::whole(30); 4]);
    t.p.transport[3] = Quarters(0);
    t
}

impl Bench {
    /// Puts the position into a phase as if it had just been entered; what the phase does by itself when it begins is not done.
    pub fn phase(&mut self, phase: Phase, phasing: Side) -> &mut Self {
        (self.p.phase, self.p.phasing) = (phase, phasing);
        (self.p.closed, self.p.opened, self.p.finished) = (false, true, false);
        self.p.diary.step = 0;
        self
    }

    /// Puts a counter to a place, on its full face.
    pub fn put(&mut self, id: &str, at: &str) -> UnitId {
        self.place(id, Place::At(space(at)))
    }

    /// Puts a counter anywhere, on its full face.
    pub fn place(&mut self, id: &str, at: Place) -> UnitId {
        let u = unit(id);
        (self.p.unit_mut(u).at, self.p.unit_mut(u).reduced) = (at, false);
        u
    }

    /// Air steps more at a place.
    pub fn air(&mut self, nation: Nation, at: &str, steps: u8) -> &mut Self {
        self.air_at(nation, AirPlace::At(space(at)), steps)
    }

    /// Air steps more anywhere.
    pub fn air_at(&mut self, nation: Nation, at: AirPlace, steps: u8) -> &mut Self {
        self.p.add_air(steps_at(nation, at, steps));
        self
    }

    /// A replacement marker more at a place.
    pub fn marker(&mut self, nation: Nation, at: &str, value: u8) -> &mut Self {
        self.marker_at(nation, Place::At(space(at)), value)
    }

    /// A replacement marker more anywhere.
    pub fn marker_at(&mut self, nation: Nation, at: Place, value: u8) -> &mut Self {
        self.p.add_marker(Marker { nation, value, at, sailed: false, deployed: Deployed::No, hits: 0, count: 1 });
        self
    }

    /// Gives a base to a side, or to nobody.
    pub fn control(&mut self, at: &str, side: Option<Side>) -> &mut Self {
        self.p.control[space(at).i()] = side;
        self
    }

    /// A task force of these counters that sailed from one sea to another (the way is not filled in); formed in the reaction phase if it
    /// is not of the phasing side.
    pub fn force(&mut self, side: Side, from: &str, to: &str, units: &[&str]) -> ForceId {
        let f = ForceId(self.p.forces.len() as u8);
        let (from, to) = (sea(from), sea(to));
        self.p.forces.push(Force {
            side,
            from,
            at: to,
            hexes: 1,
            path: vec![from, to],
            reaction: side != self.p.phasing,
            express: false,
            hidden: None,
            gone: false,
        });
        for id in units {
            let u = self.place(id, Place::Force(f));
            self.p.unit_mut(u).sailed = board().unit(u).land().is_some();
        }
        f
    }

    /// Air steps more aboard a task force.
    pub fn aboard(&mut self, f: ForceId, nation: Nation, steps: u8) -> &mut Self {
        self.p.add_air(AirGroup { sailed: true, ..steps_at(nation, AirPlace::Force(f), steps) });
        self
    }

    /// Where a counter is.
    pub fn where_is(&self, id: &str) -> Place {
        self.p.unit(unit(id)).at
    }

    /// Is it ashore or in port at that place?
    pub fn is_at(&self, id: &str, at: &str) -> bool {
        self.where_is(id) == Place::At(space(at))
    }

    /// Steps of a side at a place.
    pub fn steps_at(&self, side: Side, at: &str) -> u8 {
        self.p.steps(side, AirPlace::At(space(at)))
    }

    /// Oil of Japan, in whole points and quarters: `7`, `4.25`.
    pub fn oil(&self) -> String {
        self.p.oil.text()
    }

    /// Transport points of a nation, as [`Bench::oil`].
    pub fn transport(&self, nation: Nation) -> String {
        self.p.transport[nation.i()].text()
    }

    /// Who is asked.
    pub fn asked(&self) -> Option<Side> {
        phases::to_act(board(), &self.p)
    }

    /// All that the side that is asked may do; each is accepted by `check`.
    pub fn listed(&self) -> Vec<Action> {
        let Some(side) = self.asked() else { return Vec::new() };
        let mut all = Vec::new();
        game().actions(&self.p, side.seat(), &mut all);
        for a in &all {
            assert!(phases::check(board(), &self.p, side, a).is_ok(), "{a:?} is listed but refused");
        }
        all
    }

    /// The listed actions of one kind (`"deploy"`).
    pub fn listed_of(&self, kind: &str) -> Vec<Action> {
        self.listed().into_iter().filter(|a| a.kind() == kind).collect()
    }

    /// The verdict on an action of the side that is asked (of a standing order: see [`Bench::order`]); `check` and the list agree.
    pub fn check(&self, a: Action) -> Result<(), Refusal> {
        let side = self.asked().unwrap_or(Side::Japan);
        let verdict = phases::check(board(), &self.p, side, &a);
        if !matches!(a, Action::Home { .. } | Action::Order { .. }) {
            assert_eq!(verdict.is_ok(), self.listed().contains(&a), "{a:?}: {verdict:?}, but the list says otherwise");
        }
        verdict
    }

    /// Is it legal?
    pub fn legal(&self, a: Action) -> bool {
        self.check(a).is_ok()
    }

    /// It is refused by that rule.
    #[track_caller]
    pub fn refused(&self, a: Action, rule: RuleId) {
        match self.check(a) {
            Ok(()) => panic!("{a:?} is legal"),
            Err(r) => assert_eq!(r.rule.number(), rule.number(), "{a:?} is refused by {r:?}"),
        }
    }

    /// Carries out a legal action of the side that is asked with these dice, none too few and none left.
    #[track_caller]
    pub fn act(&mut self, a: Action, faces: &[u8]) -> Vec<Event> {
        self.check(a).unwrap_or_else(|r| panic!("{a:?} is refused: {r:?}"));
        let side = self.asked().unwrap();
        self.carry_out(side, a, faces)
    }

    /// Several actions that need no dice.
    #[track_caller]
    pub fn all(&mut self, actions: &[Action]) -> Vec<Event> {
        actions.iter().flat_map(|a| self.act(*a, &[])).collect()
    }

    /// A standing order of any side at any time.
    #[track_caller]
    pub fn order(&mut self, side: Side, a: Action) -> Vec<Event> {
        phases::check(board(), &self.p, side, &a).unwrap_or_else(|r| panic!("{a:?} is refused: {r:?}"));
        self.carry_out(side, a, &[])
    }

    #[track_caller]
    fn carry_out(&mut self, side: Side, a: Action, faces: &[u8]) -> Vec<Event> {
        let (mut dice, mut log) = (Dice::scripted(faces), Log::default());
        phases::apply(board(), &mut self.p, side, &a, &mut dice, &mut log);
        events(&dice, log, &format!("{a:?}"))
    }

    /// Lets the phase of the position begin and go on until somebody is asked, with these dice.
    #[track_caller]
    pub fn begin(&mut self, faces: &[u8]) -> Vec<Event> {
        let (mut dice, mut log) = (Dice::scripted(faces), Log::default());
        self.p.opened = false;
        phases::begin(board(), &mut self.p, &mut dice, &mut log);
        phases::turn::settle(board(), &mut self.p, &mut dice, &mut log);
        events(&dice, log, "beginning")
    }

    /// Ends what is being asked, with whatever dice that takes, until the phase of this side is asked in. Standing answers do the rest.
    #[track_caller]
    pub fn until(&mut self, phase: Phase, phasing: Side) -> &mut Self {
        let mut dice = Dice::loose(1);
        for _ in 0..10_000 {
            if (self.p.phase, self.p.phasing) == (phase, phasing) && self.p.diary.trimming.is_none() {
                return self;
            }
            let Some(side) = self.asked() else { break };
            let all = self.listed();
            let a = if all.contains(&Action::Done) { Action::Done } else { all[0] };
            phases::apply(board(), &mut self.p, side, &a, &mut dice, &mut Log::default());
        }
        panic!("never came to {phase:?} of {phasing:?}: {:?}", self.p.phase);
    }
}

#[track_caller]
fn events(dice: &Dice, log: Log<Event>, what: &str) -> Vec<Event> {
    assert!(dice.fault().is_none(), "{what}: {:?} after {:#?}", dice.fault(), log.events);
    assert_eq!(dice.left(), 0, "{what} leaves dice: {:#?}", log.events);
    log.events.into_iter().map(|l| l.event).collect()
}

/// Air steps that did nothing yet.
pub const fn steps_at(nation: Nation, at: AirPlace, steps: u8) -> AirGroup {
    AirGroup { nation, at, sailed: false, fresh: false, deployed: Deployed::No, to: None, dispersed: false, steps }
}
