//! 3, 4: the opening. Both sides place their task forces and stow their aircraft, in secret.

use crate::{
    action::Action,
    board::{Board, FirstAt, Scenario},
    event::Event,
    phases::{not_now, prepare, ready, weather},
    plans::{
        Plans,
        deck::{self, Deck},
    },
    position::{
        Anchor, Desk, Facility, Fate, Force, Host, Lie, Lot, Met, Phase, Position, Public, React, Shadow, Ship, TaskForce,
    },
    rule,
    settings::Settings,
    types::{Arm, Craft, DeckBox, FacId, Side},
};
use ironbottom_kernel::{Dice, Log, Refusal, SeatSet};

/// The position before anybody has decided anything.
pub fn open(b: &Board, rules: Settings, scenario: u8, dice: &mut Dice) -> Position {
    let s = &b.scenarios[scenario as usize];
    let clouds = weather::set_up(b, s.clouds, dice);
    Position {
        public: Public {
            rules,
            scenario,
            turn: 1,
            phase: Phase::SetUp,
            ready: SeatSet::NONE,
            initiative: None,
            rolled: false,
            points: [0, 0],
            winds: b.charts.first_wind,
            clouds,
            end: None,
            captured: Vec::new(),
            fights: None,
        },
        sides: Side::ALL.map(|side| {
            let mut force = force(b, s, side);
            if rules.reads_since(2) {
                force.plans.deck = Deck::FIRST;
            }
            force
        }),
        stack: Vec::new(),
        battle: None,
        met: Met::default(),
    }
}

/// FT-008, FT-022, FT-023: a side as the scenario has it; aircraft stand Ready and unarmed until their owner says otherwise.
pub fn force(b: &Board, s: &Scenario, side: Side) -> Force {
    let f = &s.forces[side.i()];
    let mut force = Force {
        ships: Vec::new(),
        tfs: Vec::new(),
        afs: Vec::new(),
        facs: Vec::new(),
        contacts: Vec::new(),
        desk: Desk::Air,
        lost_today: Vec::new(),
        junked: 0,
        due: Vec::new(),
        shadowing: Vec::new(),
        landed: vec![0; s.capture.len()],
        lie: Lie::Honest,
        react: React::Ask,
        said: Vec::new(),
        next_contact: 0,
        tried: Vec::new(),
        mend: true,
        picks: false,
        routine: crate::position::Routine::default(),
        plans: Plans::default(),
    };
    for first in &f.ships {
        force.ships.push(Ship {
            class: first.class,
            name: first.name,
            fd: first.fd,
            hits: 0,
            ammo: b.classes[first.class as usize].ammo,
            fired: false,
            torpedoed: false,
            anchor: Anchor::Up,
            unloaded: 0,
            parity: None,
            radar: first.radar,
            anchored_only: first.anchored_only,
            tf: 0,
            shifted: false,
            sailed: None,
            fate: Fate::Afloat,
        });
    }
    for (i, first) in f.tfs.iter().enumerate() {
        force.tfs.push(empty_tf(first.number));
        for ship in &first.ships {
            let ship = &mut force.ships[*ship as usize];
            ship.tf = i as u8;
            if first.anchored {
                ship.anchor = Anchor::Down;
            }
        }
        // Where there is no choice none is asked for.
        if let [only] = first.zone.as_slice() {
            force.tfs[i].at = Some(*only);
        }
    }
    force.facs.extend(f.bases.iter().map(|i| facility(Host::Base(*i), f.radar.contains(i))));
    for (i, ship) in f.ships.iter().enumerate() {
        if b.classes[ship.class as usize].air.is_some() {
            force.facs.push(facility(Host::Ship(i as u8), false));
        }
    }
    for (at, craft, n) in &f.air {
        let host = match at {
            FirstAt::Base(i) => Host::Base(*i),
            FirstAt::Ship(i) => Host::Ship(*i),
        };
        if let Some(fac) = force.facs.iter_mut().find(|f| f.host == host) {
            fac.add(Lot { bx: DeckBox::Ready, craft: *craft, arm: Arm::None, moved: false, n: *n });
        }
    }
    force
}

/// A facility as it is at the beginning, without aircraft.
pub const fn facility(host: Host, radar: bool) -> Facility {
    Facility {
        host,
        lost: false,
        hits: 0,
        radar,
        lots: Vec::new(),
        used: [0; 3],
        rf_used: 0,
        step: 0,
        attacked: false,
        calm: 0,
        cleared: 0,
        grave: None,
    }
}

/// A task force without ships.
pub const fn empty_tf(number: u8) -> TaskForce {
    TaskForce {
        number,
        at: None,
        water: 0,
        plot: Vec::new(),
        leaves: false,
        show_at: None,
        hide: false,
        shown: false,
        held: 0,
        storm: false,
        moved: 0,
        windward: false,
        sailed: false,
        flipped: false,
        shadow: Shadow::None,
        tag: None,
        posted: false,
    }
}

fn scenario<'a>(b: &'a Board, p: &Position) -> &'a Scenario {
    &b.scenarios[p.public.scenario as usize]
}

/// Task forces are placed one after the other; this is the next.
fn next_tf(p: &Position, side: Side) -> Option<u8> {
    p.side(side).tfs.iter().position(|t| t.at.is_none()).map(|i| i as u8)
}

/// Factors that came from another base and stand Ready and unarmed.
fn shifted(f: &Facility, craft: Craft) -> u8 {
    let here = |l: &&Lot| (l.bx, l.craft, l.arm, l.moved) == (DeckBox::Ready, craft, Arm::None, true);
    f.lots.iter().find(here).map_or(0, |l| l.n)
}

fn may_shift(b: &Board, p: &Position, side: Side, fac: FacId) -> bool {
    let shift = &scenario(b, p).forces[side.i()].shift;
    p.side(side).fac(fac).is_some_and(|f| matches!(f.host, Host::Base(i) if shift.contains(&i)))
}

/// Is it legal in the set-up?
pub fn check(b: &Board, p: &Position, side: Side, a: &Action) -> Result<(), Refusal> {
    let force = p.side(side);
    match a {
        Action::Place { tf, at } => {
            let zone = scenario(b, p).forces[side.i()].tfs.get(*tf as usize).map(|t| &t.zone);
            match zone {
                Some(z) if next_tf(p, side) == Some(*tf) && z.contains(at) => Ok(()),
                _ => Err(Refusal::new(rule::FT_008, "refuse-zone")),
            }
        }
        Action::Stow { fac, craft, n, bx, arm } => {
            let Some(f) = force.fac(*fac) else { return Err(Refusal::new(rule::FT_026, "refuse-no-aircraft")) };
            // What came from another base has its choice still (FT-129).
            if *n == 0 || f.count(DeckBox::Ready, *craft, Arm::None) + shifted(f, *craft) < *n {
                return Err(Refusal::new(rule::FT_026, "refuse-no-aircraft"));
            }
            if *bx == DeckBox::Dispersed && matches!(f.host, Host::Ship(_)) {
                return Err(Refusal::new(rule::FT_393, "refuse-disperse-ship"));
            }
            if (*arm != Arm::None && *bx != DeckBox::Ready) || (*arm == Arm::None && *bx == DeckBox::Ready) {
                return Err(Refusal::new(rule::FT_027, "refuse-arm"));
            }
            prepare::check_arm(b, *craft, *arm)
        }
        Action::Shift { from, to, craft, n } => {
            if from == to || !may_shift(b, p, side, *from) || !may_shift(b, p, side, *to) || craft.dotted {
                return Err(Refusal::new(rule::FT_008, "refuse-shift"));
            }
            if *n == 0 || force.fac(*from).is_none_or(|f| f.count(DeckBox::Ready, *craft, Arm::None) < *n) {
                return Err(Refusal::new(rule::FT_026, "refuse-no-aircraft"));
            }
            prepare::check_accepts(b, force, *to, *craft)?;
            prepare::check_room(b, force, *to, *n)
        }
        Action::Done if next_tf(p, side).is_none() => Ok(()),
        Action::Done => Err(Refusal::new(rule::FT_008, "refuse-unplaced")),
        _ => Err(not_now()),
    }
}

/// What could be done in the set-up.
pub fn list(b: &Board, p: &Position, side: Side, out: &mut Vec<Action>) {
    if let Some(tf) = next_tf(p, side) {
        // First the ships, then the aircraft: the list stays short.
        out.extend(scenario(b, p).forces[side.i()].tfs[tf as usize].zone.iter().map(|at| Action::Place { tf, at: *at }));
    }
    for (i, f) in p.side(side).facs.iter().enumerate() {
        let fac = i as FacId;
        let mut crafts: Vec<Craft> =
            f.lots.iter().filter(|l| (l.bx, l.arm) == (DeckBox::Ready, Arm::None)).map(|l| l.craft).collect();
        crafts.sort_unstable();
        crafts.dedup();
        for craft in crafts {
            for n in 1..=f.count(DeckBox::Ready, craft, Arm::None) + shifted(f, craft) {
                out.extend([DeckBox::Landed, DeckBox::Readying, DeckBox::Dispersed].map(|bx| Action::Stow {
                    fac,
                    craft,
                    n,
                    bx,
                    arm: Arm::None,
                }));
                out.extend([Arm::Gp, Arm::Ap, Arm::Torpedo].map(|arm| Action::Stow { fac, craft, n, bx: DeckBox::Ready, arm }));
                let others = 0..p.side(side).facs.len() as FacId;
                if may_shift(b, p, side, fac) {
                    out.extend(others.map(|to| Action::Shift { from: fac, to, craft, n }));
                }
            }
        }
    }
    out.push(Action::Done);
}

/// Carries it out.
pub fn apply(b: &Board, p: &mut Position, side: Side, a: &Action, log: &mut Log<Event>) {
    if *a == Action::Done {
        for f in &mut p.side_mut(side).facs {
            settle(f);
        }
        return ready(p, side, rule::FT_008, log);
    }
    let rules = p.public.rules;
    let force = p.side_mut(side);
    match *a {
        Action::Place { tf, at } => {
            log.secret(rule::FT_008, Event::Placed { side, number: force.tfs[tf as usize].number, at }, side.only());
        }
        _ => log.secret(rule::FT_008, Event::Did { side, action: *a }, side.only()),
    }
    match a {
        Action::Place { tf, at } => {
            let t = &mut force.tfs[*tf as usize];
            t.at = Some(*at);
            // Of two waters in a hex the first is meant: the other can be reached round the land.
            t.water = 0;
            debug_assert!(!b.waters(*at).is_empty());
        }
        Action::Stow { fac, craft, n, bx, arm } => {
            let f = &mut force.facs[*fac as usize];
            // Those first that cannot be shifted any more.
            let came = shifted(f, *craft).min(*n);
            f.take(DeckBox::Ready, *craft, Arm::None, true, came);
            f.take(DeckBox::Ready, *craft, Arm::None, false, *n - came);
            f.add(Lot { bx: *bx, craft: *craft, arm: *arm, moved: true, n: *n });
            if *bx == DeckBox::Ready {
                deck::remember(b, &rules, &mut force.plans, deck::Armed { fac: *fac, craft: *craft, arm: *arm });
            }
        }
        Action::Shift { from, to, craft, n } => {
            force.facs[*from as usize].take(DeckBox::Ready, *craft, Arm::None, false, *n);
            force.facs[*to as usize].add(Lot { bx: DeckBox::Ready, craft: *craft, arm: Arm::None, moved: true, n: *n });
        }
        _ => {}
    }
}

/// A new turn: every factor may make its move again.
pub fn settle(f: &mut Facility) {
    let lots = std::mem::take(&mut f.lots);
    for lot in lots {
        f.add(Lot { moved: false, ..lot });
    }
}
