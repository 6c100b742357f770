//! 19: surface combat, pursuit and shelling. Both sides decide apart in the windows where both fight; what they decided is open once both
//! are ready. What a side may do is read from what is open ([`crate::battle::Sea`]) and from its own ships, never from the other's.

use crate::{
    action::Action,
    battle::{Aim, Battle, BattleStep, OpenShip, SideBattle, Target},
    board::Board,
    event::{Event, Named},
    phases::{
        damage::{self, Cause},
        not_now, sailing, shelling,
    },
    position::{Fate, Force, Position, Public, Ship},
    rule,
    types::{At, Hull, Line, ShipId, Side, Sky},
};
use ironbottom_kernel::{Dice, Log, Refusal, RuleId, SeatSet, ToAct};

/// Has the side a task force on the common map there?
fn is_shown(force: &Force, at: At) -> bool {
    force.at_sea().any(|(tf, t, a)| a == at && t.shown && force.fleet(tf).next().is_some())
}

/// FT-170, FT-436, FT-052: may there be a fight on the surface of this hex? It needs ships on the map, of both sides or before a base.
pub fn possible(b: &Board, p: &Position, at: At) -> bool {
    let shown = Side::ALL.map(|s| is_shown(p.side(s), at));
    p.public.sky(b, at) != Sky::Storm
        && (shown == [true, true]
            || Side::ALL.iter().any(|s| shown[s.i()] && shelling::base_in(b, p.side(s.other()), at).is_some()))
}

/// The air part of the hex is over: is there something to fight on the surface? False: nothing, the fight is over.
pub fn begin(b: &Board, p: &mut Position, dice: &mut Dice, log: &mut Log<Event>) -> bool {
    let Some(at) = p.battle.as_ref().map(|f| f.at) else { return false };
    if !possible(b, p, at) {
        return false;
    }
    let both = Side::ALL.iter().all(|s| is_shown(p.side(*s), at));
    set(p, if both { BattleStep::Seek } else { BattleStep::Shelling });
    proceed(b, p, dice, log)
}

fn set(p: &mut Position, step: BattleStep) {
    if let Some(f) = &mut p.battle {
        f.step = step;
    }
}

/// The fight going on.
pub fn fight(p: &Position) -> Option<&Battle> {
    p.battle.as_deref()
}

/// A new window: nobody is ready, but those who have nothing to say in it.
fn open_window(f: &mut Battle, silent: [bool; 2]) {
    for side in Side::ALL {
        let s = &mut f.secret[side.i()];
        (s.ready, s.wants) = (silent[side.i()], None);
        s.aims.clear();
    }
}

fn all_ready(f: &Battle) -> bool {
    f.secret.iter().all(|s| s.ready)
}

/// Ships of a side in these lines, still afloat.
fn ships_in<'a>(f: &'a Battle, side: Side, lines: &'a [Line]) -> impl Iterator<Item = &'a OpenShip> {
    f.sea.open[side.i()].iter().filter(move |o| !o.sunk && o.line.is_some_and(|l| lines.contains(&l)))
}

const FRONT: [Line; 2] = [Line::Guns, Line::Torpedoes];

/// Lines whose guns a side fires in this step.
fn firing(f: &Battle, side: Side) -> &'static [Line] {
    match f.step {
        BattleStep::Gunfire => &[Line::Guns],
        // FT-433, FT-273, FT-275: the pursuer with all the guns he has in front, the other with those of his rear.
        BattleStep::Pursuit if f.sea.pursuer == Some(side) => &FRONT,
        BattleStep::Pursuit => &[Line::Rear],
        _ => &[Line::Torpedoes],
    }
}

/// Lines a side may aim at in this step (FT-430, FT-432, FT-263).
fn aimed(f: &Battle, side: Side) -> &'static [Line] {
    if f.step == BattleStep::Pursuit && f.sea.pursuer == Some(side) { &[Line::Rear] } else { &FRONT }
}

/// Who has ships to fire with, and something to fire at: this all can see.
fn silent(f: &Battle) -> [bool; 2] {
    Side::ALL.map(|s| ships_in(f, s, firing(f, s)).next().is_none() || ships_in(f, s.other(), aimed(f, s)).next().is_none())
}

/// Goes on from the step of the battle until somebody must be asked; false: the fight is over. Called after the step Losses too, when the
/// step that comes after it is one of this chapter ([`BattleStep::Seek`] or later).
pub fn proceed(b: &Board, p: &mut Position, dice: &mut Dice, log: &mut Log<Event>) -> bool {
    loop {
        let Some(f) = &mut p.battle else { return false };
        if f.sea.over {
            return false;
        }
        match f.step {
            BattleStep::Seek | BattleStep::Lines => {
                open_window(f, [false, false]);
                return true;
            }
            BattleStep::Gunfire => {
                let quiet = silent(f);
                open_window(f, quiet);
                if !all_ready(f) {
                    return true;
                }
                f.step = BattleStep::Torpedoes;
            }
            BattleStep::Torpedoes => {
                let quiet = silent(f);
                open_window(f, quiet);
                // FT-268, FT-269: too far off; they are fired all the same.
                if !bites(b, p) {
                    spend_torpedoes(p);
                    set(p, BattleStep::Pursuit);
                } else if p.battle.as_ref().is_some_and(|f| !all_ready(f)) {
                    return true;
                } else {
                    set(p, BattleStep::Pursuit);
                }
            }
            BattleStep::Pursuit => {
                let who = pursuer(b, p);
                let Some(f) = &mut p.battle else { return false };
                open_window(f, [false, false]);
                (f.sea.pursuer, f.sea.pursued) = (who, false);
                if who.is_some() {
                    return true;
                }
                f.step = BattleStep::Shelling;
            }
            BattleStep::Shelling => {
                let at = f.at;
                let may = |s: &Side| is_shown(p.side(*s), at) && shelling::base_in(b, p.side(s.other()), at).is_some();
                let who = Side::ALL.into_iter().find(may);
                let Some(f) = &mut p.battle else { return false };
                open_window(f, [false, false]);
                f.sea.sheller = who;
                f.sea.over = who.is_none();
                return who.is_some();
            }
            BattleStep::Reply => {
                open_window(f, [false, false]);
                let (who, at) = (f.sea.sheller, f.at);
                let base = who.and_then(|s| shelling::base_in(b, p.side(s.other()), at));
                // Whether its guns can still fire only its owner knows: he is asked if it ever had any.
                if base.is_some_and(|(_, base)| b.bases[base as usize].sf > 0) {
                    return true;
                }
                return shelling::shell(b, p, dice, log);
            }
            _ => return false,
        }
    }
}

/// Who is asked.
pub fn to_act(p: &Position) -> ToAct {
    let Some(f) = fight(p) else { return ToAct::One(Side::Allies.seat()) };
    let each = || ToAct::Each(Side::ALL.into_iter().filter(|s| !f.secret[s.i()].ready).map(Side::seat).collect());
    let one = |side: Option<Side>| ToAct::One(side.unwrap_or(f.attacker).seat());
    match f.step {
        BattleStep::Pursuit if !f.sea.pursued => one(f.sea.pursuer),
        BattleStep::Shelling => one(f.sea.sheller),
        BattleStep::Reply => one(f.sea.sheller.map(Side::other)),
        _ => each(),
    }
}

/// FT-279: the ship is not on the ammunition sheet: its guns are good for one combat. So are those of PG and AO, of which the sheet says
/// nothing either.
fn off_sheet(b: &Board, s: &Ship) -> bool {
    b.classes[s.class as usize].ammo == 0
}

/// FT-276, FT-277, FT-434, FT-279, FT-476: guns a ship can fire in this combat, whose basic hit table costs so much ammunition.
pub fn guns(b: &Board, s: &Ship, cost: u8, fired: Option<bool>) -> u8 {
    let all = s.guns(b);
    let half = all.div_ceil(2);
    match fired {
        // Paid for already in this fight.
        Some(short) => {
            if short {
                half
            } else {
                all
            }
        }
        None if off_sheet(b, s) => {
            if s.fired {
                0
            } else {
                all
            }
        }
        None if s.ammo == 0 => 0,
        None if s.ammo < cost => half,
        None => all,
    }
}

/// What a ship of one's own can fire in this step.
pub fn own_guns(b: &Board, p: &Position, side: Side, ship: ShipId) -> u8 {
    let (Some(f), Some(s)) = (fight(p), p.side(side).ships.get(ship as usize)) else { return 0 };
    if s.fate != Fate::Afloat {
        return 0;
    }
    if f.step == BattleStep::Shelling {
        return guns(b, s, shelling::BHT, None);
    }
    // With this reading a pursuit is paid for again, and guns spent in one combat are silent in it.
    let again = f.step == BattleStep::Pursuit && p.public.rules.pursuit_second_combat;
    let fired = f.secret[side.i()].fired.iter().find(|(i, _)| *i == ship && !again).map(|(_, short)| *short);
    guns(b, s, f.sea.bht, fired)
}

/// Factors a ship of one's own has aimed already.
pub fn aimed_by(f: &Battle, side: Side, ship: ShipId) -> u8 {
    f.secret[side.i()].aims.iter().filter(|a| a.by == Target::Ship(ship)).map(|a| a.n).sum()
}

/// FT-272: who has at least one gun left in front, and three times those of the other, and somebody to pursue.
fn pursuer(b: &Board, p: &Position) -> Option<Side> {
    let f = fight(p)?;
    let left = Side::ALL.map(|s| ships_in(f, s, &FRONT).map(|o| u16::from(own_guns(b, p, s, o.ship))).sum::<u16>());
    Side::ALL
        .into_iter()
        .find(|s| may_pursue(left[s.i()], left[s.other().i()]) && ships_in(f, s.other(), &[Line::Rear]).next().is_some())
}

/// FT-272: at least one gun, and three times the other's (R89).
pub const fn may_pursue(own: u16, other: u16) -> bool {
    own > 0 && own >= 3 * other
}

/// FT-270: the basic hit table of a side's torpedoes.
pub const fn torpedo_bht(side: Side) -> u8 {
    match side {
        Side::Japan => 15,
        Side::Allies => 10,
    }
}

/// FT-268: how much the dice must add up to for torpedoes to reach.
pub fn torpedo_range(b: &Board, public: &Public) -> u8 {
    if public.is_night(b) { 7 } else { 10 }
}

/// FT-268: do torpedoes reach at this range? The dice alone say so (R89).
fn bites(b: &Board, p: &Position) -> bool {
    let range = torpedo_range(b, &p.public);
    p.battle.as_ref().is_some_and(|f| f.sea.bht >= range)
}

/// FT-269, FT-278, FT-435: whoever stands in the torpedo line with an enemy in front of him has fired his torpedoes.
fn spend_torpedoes(p: &mut Position) {
    let Position { sides, battle, .. } = p;
    let Some(f) = battle else { return };
    for side in Side::ALL {
        if ships_in(f, side.other(), &FRONT).next().is_some() {
            for o in ships_in(f, side, &[Line::Torpedoes]) {
                sides[side.i()].ships[o.ship as usize].torpedoed = true;
            }
        }
    }
}

/// Is it legal?
pub fn check(b: &Board, p: &Position, side: Side, a: &Action) -> Result<(), Refusal> {
    let Some(f) = fight(p) else { return Err(not_now()) };
    match (f.step, *a) {
        (BattleStep::Seek, Action::Want { .. }) => Ok(()),
        (BattleStep::Pursuit, Action::Want { .. }) if !f.sea.pursued => Ok(()),
        (BattleStep::Pursuit, _) if !f.sea.pursued => Err(not_now()),
        (BattleStep::Lines, Action::Line { ship, line }) => check_line(f, side, ship, line),
        (BattleStep::Lines, Action::Face { n }) => {
            let set = f.secret[side.i()].face != 0;
            if set || !(1..=6).contains(&n) { Err(Refusal::new(rule::FT_265, "refuse-face")) } else { Ok(()) }
        }
        (BattleStep::Lines, Action::Done) if f.secret[side.i()].face == 0 => Err(Refusal::new(rule::FT_265, "refuse-no-face")),
        (BattleStep::Gunfire | BattleStep::Pursuit, Action::Gun { ship, n, at }) => check_gun(b, p, f, side, ship, n, at),
        (BattleStep::Torpedoes, Action::Torpedo { ship, at }) => check_torpedo(b, p, f, side, ship, at),
        (BattleStep::Shelling, Action::Shell { ship }) => shelling::check(b, p, f, side, ship),
        (BattleStep::Reply, Action::Reply { n, at }) => {
            let left = shelling::shore_guns(b, p, side, f.at).saturating_sub(aimed_at_all(f, side));
            if !f.sea.meant(side.other(), at).is_some_and(|o| f.sea.shelling.contains(&o.ship)) {
                return Err(Refusal::new(rule::FT_283, "refuse-target"));
            }
            if n == 0 || n > left { Err(Refusal::new(rule::FT_283, "refuse-guns")) } else { Ok(()) }
        }
        (
            BattleStep::Lines
            | BattleStep::Gunfire
            | BattleStep::Torpedoes
            | BattleStep::Pursuit
            | BattleStep::Shelling
            | BattleStep::Reply,
            Action::Done,
        ) => Ok(()),
        _ => Err(not_now()),
    }
}

/// FT-264: a ship is placed once; one at anchor or dead in the water lies in the rear.
fn check_line(f: &Battle, side: Side, ship: ShipId, line: Line) -> Result<(), Refusal> {
    let Some(o) = f.sea.open[side.i()].iter().find(|o| o.ship == ship) else {
        return Err(Refusal::new(rule::FT_259, "refuse-not-there"));
    };
    if o.is_fixed() && line != Line::Rear {
        return Err(Refusal::new(rule::FT_264, "refuse-rear"));
    }
    if f.secret[side.i()].lines.iter().any(|(s, _)| *s == ship) { Err(Refusal::new(rule::FT_259, "refuse-line")) } else { Ok(()) }
}

/// An enemy ship that may be aimed at.
fn target(f: &Battle, side: Side, at: ShipId) -> Result<&OpenShip, Refusal> {
    let Some(meant) = f.sea.meant(side.other(), at) else { return Err(Refusal::new(rule::FT_263, "refuse-target")) };
    ships_in(f, side.other(), aimed(f, side)).find(|o| o.ship == meant.ship).ok_or(Refusal::new(rule::FT_263, "refuse-target"))
}

/// FT-261, FT-357, FT-430, FT-266: guns of a ship of the right line at any ship of the other's.
fn check_gun(b: &Board, p: &Position, f: &Battle, side: Side, ship: ShipId, n: u8, at: ShipId) -> Result<(), Refusal> {
    if !ships_in(f, side, firing(f, side)).any(|o| o.ship == ship) {
        return Err(Refusal::new(rule::FT_261, "refuse-line"));
    }
    let o = target(f, side, at)?;
    let battleship = b.classes[o.class as usize].hull == Hull::Bb;
    if battleship && !p.side(side).ships[ship as usize].hull(b).has_big_guns() {
        return Err(Refusal::new(rule::FT_266, "refuse-battleship"));
    }
    let left = own_guns(b, p, side, ship).saturating_sub(aimed_by(f, side, ship));
    if n == 0 || n > left { Err(Refusal::new(rule::FT_357, "refuse-guns")) } else { Ok(()) }
}

/// FT-262, FT-271, FT-431, FT-278: one factor of a ship of the torpedo line that has its torpedoes still.
fn check_torpedo(b: &Board, p: &Position, f: &Battle, side: Side, ship: ShipId, at: ShipId) -> Result<(), Refusal> {
    if !ships_in(f, side, &[Line::Torpedoes]).any(|o| o.ship == ship) {
        return Err(Refusal::new(rule::FT_262, "refuse-line"));
    }
    let s = &p.side(side).ships[ship as usize];
    if b.classes[s.class as usize].torp == 0 || s.torpedoed {
        return Err(Refusal::new(rule::FT_278, "refuse-no-torpedoes"));
    }
    target(f, side, at)?;
    if aimed_by(f, side, ship) > 0 { Err(Refusal::new(rule::FT_271, "refuse-no-torpedoes")) } else { Ok(()) }
}

fn aimed_at_all(f: &Battle, side: Side) -> u8 {
    f.secret[side.i()].aims.iter().map(|a| a.n).sum()
}

/// What could be done?
pub fn list(b: &Board, p: &Position, side: Side, out: &mut Vec<Action>) {
    let Some(f) = fight(p) else { return };
    match f.step {
        BattleStep::Seek => out.extend([true, false].map(|yes| Action::Want { yes })),
        BattleStep::Pursuit if !f.sea.pursued => out.extend([true, false].map(|yes| Action::Want { yes })),
        BattleStep::Lines => {
            for o in &f.sea.open[side.i()] {
                out.extend(Line::ALL.map(|line| Action::Line { ship: o.ship, line }));
            }
            out.extend((1..=6).map(|n| Action::Face { n }));
            out.push(Action::Done);
        }
        BattleStep::Gunfire | BattleStep::Pursuit => {
            for o in ships_in(f, side, firing(f, side)) {
                let left = own_guns(b, p, side, o.ship).saturating_sub(aimed_by(f, side, o.ship));
                for t in ships_in(f, side.other(), aimed(f, side)) {
                    let at = f.sea.number(side.other(), t.ship);
                    out.extend((1..=left).map(|n| Action::Gun { ship: o.ship, n, at }));
                }
            }
            out.push(Action::Done);
        }
        BattleStep::Torpedoes => {
            for o in ships_in(f, side, &[Line::Torpedoes]) {
                let all = ships_in(f, side.other(), &FRONT);
                out.extend(all.map(|t| Action::Torpedo { ship: o.ship, at: f.sea.number(side.other(), t.ship) }));
            }
            out.push(Action::Done);
        }
        BattleStep::Shelling => {
            let force = p.side(side);
            for tf in sailing::in_hex(force, f.at) {
                out.extend(force.fleet(tf).map(|(ship, _)| Action::Shell { ship }));
            }
            out.push(Action::Done);
        }
        BattleStep::Reply => {
            let left = shelling::shore_guns(b, p, side, f.at).saturating_sub(aimed_at_all(f, side));
            for ship in &f.sea.shelling {
                let at = f.sea.number(side.other(), *ship);
                out.extend((1..=left).map(|n| Action::Reply { n, at }));
            }
            out.push(Action::Done);
        }
        _ => {}
    }
}

/// Carries it out; false: the fight is over.
pub fn apply(b: &Board, p: &mut Position, side: Side, a: &Action, dice: &mut Dice, log: &mut Log<Event>) -> bool {
    let Some(f) = &mut p.battle else { return false };
    let rule = rule_of(f.step);
    let own = &mut f.secret[side.i()];
    if keep(own, a) {
        log.secret(rule, Event::Did { side, action: *a }, side.only());
        return true;
    }
    match *a {
        Action::Want { yes } => own.wants = Some(yes),
        Action::Done => {}
        _ => return true,
    }
    own.ready = true;
    log.event(rule, Event::Ready { side });
    go_on(b, p, side, dice, log)
}

/// Keeps what a side decides in secret; false: it decides nothing of the kind.
fn keep(own: &mut SideBattle, a: &Action) -> bool {
    let mut aim = |by: Target, n: u8, at: Target| own.aims.push(Aim { by, n, at, sortie: 0 });
    match *a {
        Action::Line { ship, line } => own.lines.push((ship, line)),
        Action::Face { n } => own.face = n,
        Action::Gun { ship, n, at } => aim(Target::Ship(ship), n, Target::Ship(at)),
        Action::Torpedo { ship, at } => aim(Target::Ship(ship), 1, Target::Ship(at)),
        Action::Shell { ship } => aim(Target::Ship(ship), 1, Target::Base),
        Action::Reply { n, at } => aim(Target::Base, n, Target::Ship(at)),
        _ => return false,
    }
    true
}

/// A side is ready: what follows once nobody is waited for; false: the fight is over.
fn go_on(b: &Board, p: &mut Position, side: Side, dice: &mut Dice, log: &mut Log<Event>) -> bool {
    let Some(f) = &p.battle else { return false };
    let (step, pursued) = (f.step, f.sea.pursued);
    // One side alone pursues, shells and replies.
    let alone = matches!(step, BattleStep::Shelling | BattleStep::Reply) || step == BattleStep::Pursuit && !pursued;
    if !alone && !all_ready(f) {
        return true;
    }
    // From here on everybody learns something.
    log.learned(SeatSet::ALL);
    match step {
        BattleStep::Pursuit if !pursued => return pursue(b, p, dice, log),
        BattleStep::Shelling => return shelling::declare(b, p, side, dice, log),
        BattleStep::Reply => return shelling::shell(b, p, dice, log),
        BattleStep::Seek => seek(p, log),
        BattleStep::Lines => show_lines(b, p, log),
        BattleStep::Gunfire => return exchange(b, p, (Cause::Gun, BattleStep::Torpedoes), dice, log),
        BattleStep::Torpedoes => return exchange(b, p, (Cause::ShipTorpedo, BattleStep::Pursuit), dice, log),
        _ => return exchange(b, p, (Cause::Gun, BattleStep::Shelling), dice, log),
    }
    proceed(b, p, dice, log)
}

/// Does anybody seek surface combat? Who has the initiative is named where both want it.
fn seek(p: &mut Position, log: &mut Log<Event>) {
    let Some(f) = &mut p.battle else { return };
    let wants = |s: &Side| f.own(*s).wants == Some(true);
    let sought = [f.attacker, f.attacker.other()].into_iter().find(wants);
    f.step = if sought.is_some() { BattleStep::Lines } else { BattleStep::Shelling };
    if let Some(attacker) = sought {
        log.event(rule::FT_259, Event::Fight { at: f.at, attacker });
        lay_open(p);
    }
}

/// All fire at once; then losses are told, or the next step begins.
fn exchange(b: &Board, p: &mut Position, (by, next): (Cause, BattleStep), dice: &mut Dice, log: &mut Log<Event>) -> bool {
    fire(b, p, by, dice, log);
    if damage::losses_due(p, next) {
        return true;
    }
    set(p, next);
    proceed(b, p, dice, log)
}

const fn rule_of(step: BattleStep) -> RuleId {
    match step {
        BattleStep::Seek => rule::FT_260,
        BattleStep::Lines => rule::FT_356,
        BattleStep::Gunfire => rule::FT_357,
        BattleStep::Torpedoes => rule::FT_432,
        BattleStep::Pursuit => rule::FT_272,
        BattleStep::Reply => rule::FT_283,
        _ => rule::FT_436,
    }
}

/// A ship as it is laid open.
pub fn opened(s: &Ship, ship: ShipId) -> OpenShip {
    OpenShip { ship, class: s.class, name: s.name, fd: s.fd, hits: s.hits, anchored: s.is_anchored(), sunk: false, line: None }
}

/// FT-259, FT-356, FT-475: every ship in the hex is laid open, hidden ones too.
fn lay_open(p: &mut Position) {
    let Position { sides, battle, public, .. } = p;
    let Some(f) = battle else { return };
    (f.sea.fought, f.sea.apart) = (true, public.rules.reads_since(2));
    for side in Side::ALL {
        let force = &mut sides[side.i()];
        let all: Vec<u8> = sailing::in_hex(force, f.at).collect();
        let mut open = Vec::new();
        for tf in all {
            open.extend(force.fleet(tf).map(|(i, s)| opened(s, i)));
            // Others of the side are on the map here: its marker stands for all.
            force.tfs[tf as usize].shown = true;
        }
        f.sea.open[side.i()] = open;
        f.sea.sort(side);
    }
}

/// FT-261, FT-263, FT-264: where a ship stands that nobody placed. Warships with guns are in the gun line; what is to be kept out of a fight
/// (carriers, tenders, oilers, transports), what has no guns left and what cannot move is in the rear.
pub fn usual_line(b: &Board, o: &OpenShip) -> Line {
    let class = &b.classes[o.class as usize];
    let kept = class.hull.is_carrier() || class.hull.is_transport() || matches!(class.hull, Hull::Av | Hull::Ao);
    if kept || class.gun <= o.hits || o.is_fixed() { Line::Rear } else { Line::Guns }
}

/// FT-265: lines and dice are opened together; what was not placed takes its [`usual_line`].
fn show_lines(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    let Some(f) = &mut p.battle else { return };
    let Battle { sea, secret, .. } = &mut **f;
    for side in Side::ALL {
        let s = &mut secret[side.i()];
        for o in &mut sea.open[side.i()] {
            let placed = s.lines.iter().find(|(i, _)| *i == o.ship).map(|(_, l)| *l);
            o.line = Some(placed.unwrap_or_else(|| usual_line(b, o)));
        }
    }
    let faces = [secret[0].face, secret[1].face];
    sea.bht = faces[0] + faces[1];
    f.step = BattleStep::Gunfire;
    log.event(rule::FT_265, Event::Faces { faces });
}

/// What is aimed at each ship, side by side, in the order of the ships: by the numbers by which they are meant.
pub fn volleys(f: &Battle) -> Vec<(Side, ShipId, u16)> {
    let mut all: Vec<(Side, ShipId, u16)> = Vec::new();
    for side in Side::ALL {
        for a in &f.secret[side.i()].aims {
            let Target::Ship(at) = a.at else { continue };
            match all.iter_mut().find(|(s, t, _)| (*s, *t) == (side, at)) {
                Some((_, _, n)) => *n += u16::from(a.n),
                None => all.push((side, at, u16::from(a.n))),
            }
        }
    }
    all.sort_unstable();
    all
}

/// FT-267, FT-270, FT-274, FT-284, FT-358: all fire, then all damage is done.
fn fire(b: &Board, p: &mut Position, cause: Cause, dice: &mut Dice, log: &mut Log<Event>) {
    let Some(f) = fight(p) else { return };
    let torpedoes = cause == Cause::ShipTorpedo;
    let (all, gun_bht) = (volleys(f), f.sea.bht);
    let mut done = Vec::new();
    for (side, at, n) in all {
        let Some(o) = fight(p).and_then(|f| f.sea.meant(side.other(), at)).copied() else { continue };
        let base = if torpedoes { torpedo_bht(side) } else { gun_bht };
        let hits = volley(b, p, side, n, torpedoes, Some(&o), base, dice, log);
        done.push((side.other(), o.ship, hits));
    }
    if torpedoes {
        spend_torpedoes(p);
    } else {
        spend_ammunition(b, p);
    }
    for (side, ship, hits) in done {
        damage::hit_ship(b, p, side, ship, hits, cause, dice, log);
    }
}

/// One attack: FT-437, one die.
#[expect(clippy::too_many_arguments, reason = "all that a volley depends on")]
pub fn volley(
    b: &Board,
    p: &Position,
    side: Side,
    n: u16,
    torpedoes: bool,
    on: Option<&OpenShip>,
    base: u8,
    dice: &mut Dice,
    log: &mut Log<Event>,
) -> u8 {
    let fixed = on.is_some_and(OpenShip::is_fixed);
    let bht = damage::bht(base, if fixed { &[1] } else { &[] });
    let from = dice.rolled();
    let die = dice.d6(if torpedoes { "ship-torpedoes" } else { "guns" });
    let hits = damage::hits(b, &p.public.rules, bht, n, die);
    let on = on.map(|o| Named { class: o.class, name: o.name });
    let hex = p.battle.as_ref().map_or_else(Default::default, |f| f.at);
    log.rolled(rule::FT_359, Event::Shells { side, hex, n: n.min(255) as u8, torpedoes, on, bht, die, hits }, from, dice);
    hits
}

/// FT-276, FT-277, FT-279, FT-476: every ship that fired pays, once in a fight.
fn spend_ammunition(b: &Board, p: &mut Position) {
    let Position { sides, battle, public, .. } = p;
    let Some(f) = battle else { return };
    let (cost, again) = (f.sea.bht, f.step == BattleStep::Pursuit && public.rules.pursuit_second_combat);
    for side in Side::ALL {
        let SideBattle { aims, fired, .. } = &mut f.secret[side.i()];
        let mut who: Vec<ShipId> = aims.iter().filter_map(|a| if let Target::Ship(s) = a.by { Some(s) } else { None }).collect();
        who.sort_unstable();
        who.dedup();
        for ship in who {
            if again || fired.iter().all(|(i, _)| *i != ship) {
                let s = &mut sides[side.i()].ships[ship as usize];
                let short = !off_sheet(b, s) && s.ammo < cost;
                fired.push((ship, short));
                s.fired |= off_sheet(b, s);
                s.ammo = s.ammo.saturating_sub(cost);
            }
        }
    }
}

/// FT-272: the pursuer has decided.
fn pursue(b: &Board, p: &mut Position, dice: &mut Dice, log: &mut Log<Event>) -> bool {
    let Some(f) = &mut p.battle else { return false };
    let wants = f.sea.pursuer.is_some_and(|s| f.secret[s.i()].wants == Some(true));
    if !wants {
        f.step = BattleStep::Shelling;
        return proceed(b, p, dice, log);
    }
    f.sea.pursued = true;
    let quiet = silent(f);
    open_window(f, quiet);
    true
}

/// A force as a viewer may imagine it: with the ships that are laid open to him, where they are and as he knows them.
pub fn fit(force: &mut Force, f: &mut Battle, side: Side) {
    f.sea.tie(side, force);
    let open = &f.sea.open[side.i()];
    if open.iter().all(|o| o.sunk) {
        return;
    }
    let tf = sailing::in_hex(force, f.at).next();
    let Some(tf) = tf else { return };
    let other = (0..force.tfs.len() as u8).find(|t| *t != tf && force.tfs[*t as usize].at.is_none_or(|a| a != f.at));
    for i in 0..force.ships.len() {
        let known = open.iter().find(|o| usize::from(o.ship) == i);
        let s = &mut force.ships[i];
        match known {
            Some(o) => {
                (s.hits, s.tf) = (o.hits, tf);
                s.fate = if o.sunk { Fate::Sunk } else { Fate::Afloat };
                if s.is_anchored() != o.anchored {
                    s.anchor = if o.anchored { crate::position::Anchor::Down } else { crate::position::Anchor::Up };
                }
            }
            // Whatever else was thought to be there is elsewhere.
            None if s.tf == tf && f.sea.fought => {
                if let Some(other) = other {
                    s.tf = other;
                }
            }
            None => {}
        }
    }
    force.tfs[tf as usize].shown = true;
}
