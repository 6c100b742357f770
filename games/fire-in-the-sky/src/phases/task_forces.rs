//! Task forces (9.4): what may sail from where to where, and what it costs. Operational movement and reaction stand on this.

use super::{counters, sailing::Chart, sailing::Ways, veil};
use crate::{
    action::{Action, Item},
    board::{Board, Start, UnitId},
    event::Event,
    position::{AirGroup, AirPlace, Force, ForceId, Marker, Place, Position},
    rule,
    types::{Nation, Quarters, Sea, ShipKind, Side, Space, SpaceSet},
};
use ironbottom_kernel::{Log, Refusal, RuleId};

/// FS-157: naval units of a task force.
const SHIPS: u8 = 4;
/// R25: boxes of the battle board for carrier forces, and for the others.
const CARRIER_BOXES: u8 = 3;
const OTHER_BOXES: u8 = 5;
/// FS-143: hexes of air and land units.
const ABOARD: u8 = 4;
/// FS-154: the last hex of the low rate.
pub const NEAR: u8 = 4;
/// FS-317: the first turn on which ships sail without oil from a resource hex.
const FREE_OIL: u8 = 10;

/// Something that wants to sail.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Crew {
    /// Whose.
    pub nation: Nation,
    /// A naval unit; or a passenger: an air or land unit, or a replacement marker.
    pub ship: bool,
    /// A carrier.
    pub carrier: bool,
    /// FS-435: a CA or DD.
    pub express: bool,
    /// Its transport class.
    pub class: Quarters,
    /// How far it goes.
    pub reach: u8,
}

/// What a ship or passenger pays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Fare {
    /// Oil.
    pub oil: Quarters,
    /// Transport points of its nation.
    pub transport: Quarters,
}

/// What is in a task force.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Muster {
    /// Naval units.
    pub ships: u8,
    /// An air or land unit or a marker.
    pub passenger: bool,
    /// A carrier among them.
    pub carrier: bool,
    /// Something else than CA and DD.
    pub slow: bool,
}

/// One phase in which task forces are formed, as its player finds it: made once for a list.
#[derive(Clone, Debug)]
pub struct Harbour {
    /// Who sails.
    pub side: Side,
    /// In the reaction phase.
    pub reaction: bool,
    chart: Chart,
    /// Reaction: the seas where an enemy is.
    targets: Option<SpaceSet>,
    /// R25: seas where a new force of either kind has no box.
    full: [SpaceSet; 2],
    musters: Vec<Muster>,
    /// The farthest that any ship goes.
    most: u8,
}

/// What is in each task force.
pub fn musters(b: &Board, p: &Position) -> Vec<Muster> {
    let mut all = vec![Muster::default(); p.forces.len()];
    for (i, u) in p.units.iter().enumerate() {
        if let Place::Force(f) = u.at
            && let Some(m) = all.get_mut(f.i())
        {
            match b.units[i].ship() {
                Some(s) => {
                    m.ships += 1;
                    m.carrier |= s.kind.is_carrier();
                    m.slow |= !is_express(s.kind);
                }
                None => m.passenger = true,
            }
        }
    }
    for g in &p.air {
        if let AirPlace::Force(f) = g.at
            && let Some(m) = all.get_mut(f.i())
        {
            m.passenger = true;
        }
    }
    for k in &p.markers {
        if let Place::Force(f) = k.at
            && let Some(m) = all.get_mut(f.i())
        {
            m.passenger = true;
        }
    }
    all
}

/// FS-435: kinds of ships the Tokyo Express is made of.
const fn is_express(kind: ShipKind) -> bool {
    matches!(kind, ShipKind::Ca | ShipKind::Dd)
}

/// FS-425: is this the carrier reaction force of turn 1? It is placed whole, and does not move.
pub fn is_reaction_force(b: &Board, p: &Position, f: ForceId) -> bool {
    let of = |(u, start): &(UnitId, Start)| *start == Start::ReactionForce && p.unit(*u).at == Place::Force(f);
    p.turn == 1 && b.scenarios.get(usize::from(p.scenario)).is_some_and(|s| s.units.iter().any(of))
}

/// FS-162, FS-163, FS-388, R49: the seas where a reaction of the side may end: those with an enemy unit of any kind. In Malaya an enemy task
/// force draws only to its own coast (FS-030), a land unit to both (R52). FS-433: what Japan may not see counts as being there.
pub fn targets(b: &Board, p: &Position, chart: &Chart, side: Side) -> SpaceSet {
    let enemy = side.other();
    let mut ashore = SpaceSet::default();
    for (i, u) in p.units.iter().enumerate() {
        if let Place::At(s) = u.at
            && b.units[i].nation.side() == enemy
        {
            ashore.add(s);
        }
    }
    for g in p.air.iter().filter(|g| g.nation.side() == enemy) {
        if let AirPlace::At(s) = g.at {
            ashore.add(s);
        }
    }
    if side == Side::Japan {
        for s in p.veil.iter().flat_map(|v| &v.bases) {
            ashore.add(*s);
        }
    }
    let mut all = chart.seas(ashore);
    for f in p.forces.iter().filter(|f| f.side == enemy && !f.gone) {
        all.add(Space(f.at.0));
    }
    all
}

impl Harbour {
    /// The phase as it is now.
    pub fn of(b: &Board, p: &Position, side: Side, reaction: bool) -> Self {
        let chart = Chart::of(b, p, side);
        let musters = musters(b, p);
        let mut boxes = vec![[0u8; 2]; b.spaces.len()];
        for f in p.all_forces().filter(|f| p.force(*f).side == side) {
            boxes[b.space_of(p.force(f).at).i()][usize::from(musters[f.i()].carrier)] += 1;
        }
        let full = [OTHER_BOXES, CARRIER_BOXES];
        let full = [0, 1].map(|i| chart.seas(SpaceSet::of(b.all_spaces().filter(|s| boxes[s.i()][i] >= full[i]))));
        let most = b.units.iter().filter_map(|u| u.ship()).map(|s| reach(s.movement, reaction)).fold(ABOARD, u8::max);
        let targets = reaction.then(|| targets(b, p, &chart, side));
        Self { side, reaction, chart, targets, full, musters, most }
    }

    /// How far one gets from there.
    fn ways(&self, b: &Board, from: Space) -> Ways {
        self.chart.ways(&b.seas_of(from), self.most)
    }

    /// FS-143, FS-161, FS-162, R25: where it may sail to in a new task force.
    fn goals(&self, ways: &Ways, crew: Crew) -> SpaceSet {
        let all = ways.within(crew.reach).without(self.full[usize::from(crew.carrier)]);
        self.targets.map_or(all, |t| all.and(t))
    }

    /// May it go along with this task force?
    fn may_join(&self, b: &Board, p: &Position, crew: Crew, f: ForceId) -> Result<(), Refusal> {
        let Some(force) = p.forces.get(f.i()).filter(|x| !x.gone && x.side == self.side && x.reaction == self.reaction) else {
            return Err(Refusal::new(rule::FS_157, "refuse-sail-force"));
        };
        if is_reaction_force(b, p, f) {
            return Err(Refusal::new(rule::FS_425, "refuse-sail-carrier-reaction-force"));
        }
        let m = self.musters[f.i()];
        if crew.ship && m.ships >= SHIPS {
            return Err(Refusal::new(rule::FS_157, "refuse-sail-four-ships"));
        }
        if !crew.ship && m.passenger {
            return Err(Refusal::new(rule::FS_157, "refuse-sail-one-passenger"));
        }
        if force.express && !crew.express {
            return Err(Refusal::new(rule::FS_435, "refuse-sail-express"));
        }
        if force.hexes > crew.reach {
            return Err(Refusal::new(rule::FS_159, "refuse-sail-slow"));
        }
        if crew.carrier && !m.carrier && self.full[1].has(Space(force.at.0)) {
            return Err(Refusal::new(rule::FS_193, "refuse-sail-boxes"));
        }
        Ok(())
    }
}

/// FS-161: half the allowance in reaction, rounded up.
const fn reach(movement: u8, reaction: bool) -> u8 {
    if reaction { movement.div_ceil(2) } else { movement }
}

/// FS-312, FS-313, FS-314: units that stay where they are on turn 1.
pub fn held_on_turn_1(b: &Board, p: &Position, item: Item, from: Space, reaction: bool) -> Option<Refusal> {
    if p.turn != 1 {
        return None;
    }
    let still = [b.places.calcutta, b.places.rangoon, b.places.ceylon];
    let stays = match item {
        Item::Unit(u) => {
            let began = |(v, start): &(UnitId, Start)| *v == u && matches!(start, Start::At { at, .. } if still.contains(at));
            b.unit(u).nation == Nation::Britain
                && b.scenarios.get(usize::from(p.scenario)).is_some_and(|s| s.units.iter().any(began))
        }
        Item::Air { nation, .. } => nation == Nation::Britain && still.contains(&from),
        Item::Marker { .. } => false,
    };
    if stays {
        return Some(Refusal::new(rule::FS_314, "refuse-move-turn-1"));
    }
    let pearl = reaction && p.phasing == Side::Japan && from == b.places.pearl_harbor;
    pearl.then(|| Refusal::new(rule::FS_313, "refuse-react-pearl-harbor"))
}

/// Who that is and how far it gets, if it may sail from there at all. FS-167: enemies there do not hinder it; FS-383: nor does what it did
/// in the deployment phase.
pub fn crew(b: &Board, p: &Position, side: Side, item: Item, from: Space, reaction: bool) -> Result<Crew, Refusal> {
    let not_there = || Refusal::new(rule::FS_158, "refuse-not-there");
    let nation = nation_of(b, item);
    if nation.side() != side {
        return Err(Refusal::new(rule::FS_143, "refuse-not-your-unit"));
    }
    let passenger = |class| Crew { nation, ship: false, carrier: false, express: false, class, reach: ABOARD };
    let crew = match item {
        Item::Unit(u) if p.unit(u).at != Place::At(from) => return Err(not_there()),
        Item::Unit(u) => match b.unit(u).ship() {
            Some(s) => Crew {
                nation,
                ship: true,
                carrier: s.kind.is_carrier(),
                express: is_express(s.kind),
                class: b.unit(u).class,
                reach: reach(s.movement, reaction),
            },
            None if nation == Nation::Netherlands => return Err(Refusal::new(rule::FS_318, "refuse-sail-abda")),
            None => passenger(b.unit(u).class),
        },
        Item::Air { steps, .. } => {
            let there: u8 = p.air_in(AirPlace::At(from)).filter(|g| g.nation == nation).map(|g| g.steps).sum();
            if steps == 0 || steps > there {
                return Err(not_there());
            }
            if steps > 2 {
                return Err(Refusal::new(rule::FS_157, "refuse-sail-two-steps"));
            }
            let aboard = AirPlace::Force(ForceId(u8::MAX));
            if !counters::room_to_move(b, p, nation, steps, AirPlace::At(from), aboard) {
                return Err(Refusal::new(rule::FS_006, "refuse-air-counters"));
            }
            passenger(Quarters::whole(u16::from(steps)))
        }
        Item::Marker { value, .. } => {
            if !p.markers.iter().any(|m| m.nation == nation && m.value == value && m.at == Place::At(from)) {
                return Err(not_there());
            }
            passenger(Quarters::whole(u16::from(value)))
        }
    };
    if reaction && !crew.ship {
        return Err(Refusal::new(rule::FS_160, "refuse-react-ships-only"));
    }
    // FS-069.
    if reaction && b.is_box(from) {
        return Err(Refusal::new(rule::FS_166, "refuse-react-from-box"));
    }
    held_on_turn_1(b, p, item, from, reaction).map_or(Ok(crew), Err)
}

/// Whose it is.
pub fn nation_of(b: &Board, item: Item) -> Nation {
    match item {
        Item::Unit(u) => b.unit(u).nation,
        Item::Air { nation, .. } | Item::Marker { nation, .. } => nation,
    }
}

/// The steps that go when so many leave a base.
fn take_plan(p: &Position, nation: Nation, from: Space, steps: u8) -> Vec<AirGroup> {
    let mut left = steps;
    let mut out = Vec::new();
    for g in p.air_in(AirPlace::At(from)).filter(|g| g.nation == nation) {
        let n = g.steps.min(left);
        if n > 0 {
            out.push(AirGroup { steps: n, ..*g });
            left -= n;
        }
    }
    out
}

/// FS-147, FS-307, FS-317, FS-429, R9: what it pays for so many hexes. FS-154, FS-155, FS-168, FS-390: oil for Japanese ships by the distance;
/// FS-169, R55: none at all is as near as one to four. FS-156, FS-170: the Allies need none.
pub fn fare(b: &Board, p: &Position, crew: Crew, from: Space, hexes: u8) -> Fare {
    if !crew.ship {
        return Fare { transport: crew.class, ..Fare::default() };
    }
    let free = p.turn >= FREE_OIL && b.base(from).is_some_and(|base| base.resource);
    if crew.nation != Nation::Japan || free {
        return Fare::default();
    }
    let oil = if hexes > NEAR && !p.surprise() { crew.class.and_a_half() } else { crew.class };
    Fare { oil, ..Fare::default() }
}

/// Can it be paid?
fn payable(p: &Position, nation: Nation, fare: Fare) -> bool {
    fare.oil <= p.oil && fare.transport <= p.transport[nation.i()]
}

/// Why it cannot.
fn too_dear(fare: Fare) -> Refusal {
    if fare.oil > Quarters::default() {
        Refusal::new(rule::FS_154, "refuse-sail-oil")
    } else {
        Refusal::new(rule::FS_147, "refuse-sail-transport")
    }
}

/// All that may sail, alone or with others, in order.
pub fn list(b: &Board, p: &Position, h: &Harbour, out: &mut Vec<Action>) {
    let mut ways: Vec<Option<Ways>> = vec![None; b.spaces.len()];
    let forces: Vec<(ForceId, Space)> = p
        .all_forces()
        .filter(|f| p.force(*f).side == h.side && p.force(*f).reaction == h.reaction)
        .map(|f| (f, b.space_of(p.force(f).from)))
        .collect();
    let mut joins = Vec::new();
    let mut offer = |item: Item, from: Space| {
        let Ok(crew) = crew(b, p, h.side, item, from, h.reaction) else { return };
        let near = payable(p, crew.nation, fare(b, p, crew, from, 0));
        if !near {
            return;
        }
        let far = payable(p, crew.nation, fare(b, p, crew, from, NEAR + 1));
        let ways = ways[from.i()].get_or_insert_with(|| h.ways(b, from));
        let mut goals = h.goals(ways, crew);
        if !far {
            goals = goals.and(ways.within(NEAR));
        }
        out.extend(goals.iter().map(|s| Action::Sail { item, from, to: Sea(s.0) }));
        for (f, start) in &forces {
            let hexes = p.force(*f).hexes;
            if *start == from && (far || hexes <= NEAR) && h.may_join(b, p, crew, *f).is_ok() {
                joins.push(Action::Join { item, force: *f });
            }
        }
    };
    for (i, u) in p.units.iter().enumerate() {
        if let Place::At(from) = u.at
            && b.units[i].nation.side() == h.side
        {
            offer(Item::Unit(UnitId(i as u8)), from);
        }
    }
    for nation in Nation::ALL.into_iter().filter(|n| n.side() == h.side) {
        for steps in 1..=2 {
            let mut last = None;
            for g in p.air.iter().filter(|g| g.nation == nation) {
                if let AirPlace::At(from) = g.at
                    && last.replace(from) != Some(from)
                {
                    offer(Item::Air { nation, steps }, from);
                }
            }
        }
    }
    let mut last = None;
    for m in p.markers.iter().filter(|m| m.nation.side() == h.side) {
        if let Place::At(from) = m.at
            && last.replace((m.nation, m.value, from)) != Some((m.nation, m.value, from))
        {
            offer(Item::Marker { nation: m.nation, value: m.value }, from);
        }
    }
    out.append(&mut joins);
}

/// May it sail there in a new task force?
pub fn check_sail(b: &Board, p: &Position, h: &Harbour, item: Item, from: Space, to: Sea) -> Result<(), Refusal> {
    let crew = crew(b, p, h.side, item, from, h.reaction)?;
    let (ways, goal) = (h.ways(b, from), Space(to.0));
    let Some(hexes) = ways.hexes(to).filter(|n| *n <= crew.reach) else {
        return Err(unreached(b, h, crew, from, to));
    };
    if h.targets.is_some_and(|t| !t.has(goal)) {
        return Err(Refusal::new(rule::FS_162, "refuse-react-nobody"));
    }
    if !h.goals(&ways, crew).has(goal) {
        return Err(Refusal::new(rule::FS_193, "refuse-sail-boxes"));
    }
    let fare = fare(b, p, crew, from, hexes);
    if payable(p, crew.nation, fare) { Ok(()) } else { Err(too_dear(fare)) }
}

/// Why the sea there is not reached: too far, or in the way of an air zone.
fn unreached(b: &Board, h: &Harbour, crew: Crew, from: Space, to: Sea) -> Refusal {
    let (far, zones, start): (RuleId, RuleId, RuleId) =
        if h.reaction { (rule::FS_161, rule::FS_164, rule::FS_165) } else { (rule::FS_143, rule::FS_145, rule::FS_146) };
    if h.side == Side::Japan && b.is_box(b.space_of(to)) {
        Refusal::new(rule::FS_070, "refuse-sail-box")
    } else if h.chart.without_zones().ways(&b.seas_of(from), crew.reach).hexes(to).is_none() {
        Refusal::new(far, "refuse-sail-far")
    } else if h.chart.zoned(from) {
        Refusal::new(start, "refuse-sail-from-zone")
    } else {
        Refusal::new(zones, "refuse-sail-zone")
    }
}

/// May it go along with that task force?
pub fn check_join(b: &Board, p: &Position, h: &Harbour, item: Item, f: ForceId) -> Result<(), Refusal> {
    let Some(force) = p.forces.get(f.i()) else {
        return Err(Refusal::new(rule::FS_157, "refuse-sail-force"));
    };
    if force.side != h.side {
        return Err(Refusal::new(rule::FS_157, "refuse-sail-force"));
    }
    let from = b.space_of(force.from);
    let crew = crew(b, p, h.side, item, from, h.reaction)?;
    h.may_join(b, p, crew, f)?;
    let fare = fare(b, p, crew, from, force.hexes);
    if payable(p, crew.nation, fare) { Ok(()) } else { Err(too_dear(fare)) }
}

/// It sails in a new task force.
pub fn sail(b: &Board, p: &mut Position, h: &Harbour, item: Item, from: Space, to: Sea, log: &mut Log<Event>) {
    let Ok(crew) = crew(b, p, h.side, item, from, h.reaction) else { return };
    let Some(path) = h.chart.way(&b.seas_of(from), to, crew.reach) else { return };
    let f = ForceId(p.forces.len() as u8);
    let hidden = veil::marker(p, h.side, crew.nation);
    if hidden.is_some() {
        veil::drop_over(b, p, from);
    }
    p.forces.push(Force {
        side: h.side,
        from: path[0],
        at: to,
        hexes: path.len() as u8 - 1,
        path,
        reaction: h.reaction,
        express: false,
        hidden,
        gone: false,
    });
    embark(b, p, crew, item, f, log);
}

/// It sails with others.
pub fn join(b: &Board, p: &mut Position, h: &Harbour, item: Item, f: ForceId, log: &mut Log<Event>) {
    let from = b.space_of(p.force(f).from);
    let Ok(crew) = crew(b, p, h.side, item, from, h.reaction) else { return };
    embark(b, p, crew, item, f, log);
}

/// FS-004: it goes into the task force and pays.
fn embark(b: &Board, p: &mut Position, crew: Crew, item: Item, f: ForceId, log: &mut Log<Event>) {
    let Force { from: start, at: to, hexes, reaction, side, hidden, .. } = *p.force(f);
    let from = b.space_of(start);
    let fare = fare(b, p, crew, from, hexes);
    match item {
        Item::Unit(u) => {
            let unit = p.unit_mut(u);
            unit.at = Place::Force(f);
            // FS-125: land units that sailed stay out of the second deployment.
            unit.sailed = !crew.ship;
        }
        Item::Air { nation, steps } => {
            for g in take_plan(p, nation, from, steps) {
                p.take_air(g);
                p.add_air(AirGroup { at: AirPlace::Force(f), sailed: true, fresh: false, ..g });
            }
        }
        Item::Marker { nation, value } => {
            let at = |m: &&Marker| m.nation == nation && m.value == value && m.at == Place::At(from);
            if let Some(m) = p.markers.iter().find(at).copied() {
                p.take_marker(Marker { count: 1, ..m });
                p.add_marker(Marker { at: Place::Force(f), sailed: true, count: 1, ..m });
            }
        }
    }
    p.oil = p.oil.less(fare.oil);
    let points = &mut p.transport[crew.nation.i()];
    *points = points.less(fare.transport);
    let event =
        Event::Sailed { side, force: f, item, from: start, to, hexes, oil: fare.oil, transport: fare.transport, reaction };
    let cited = if reaction { rule::FS_171 } else { rule::FS_158 };
    match hidden {
        // FS-329: Japan reads of it when the phase ends.
        Some(_) => log.secret(cited, event, Side::Allies.only()),
        None => log.event(cited, event),
    }
}

/// FS-435: may this task force become the Tokyo Express?
pub fn check_express(b: &Board, p: &Position, side: Side, reaction: bool, f: ForceId) -> Result<(), Refusal> {
    if !p.rules.tokyo_express || side != Side::Japan {
        return Err(Refusal::new(rule::FS_435, "refuse-express-option"));
    }
    let force = p.forces.get(f.i()).filter(|x| !x.gone && x.side == side && x.reaction == reaction);
    if force.is_none_or(|x| x.express) {
        return Err(Refusal::new(rule::FS_157, "refuse-sail-force"));
    }
    if ran_already(p) {
        return Err(Refusal::new(rule::FS_435, "refuse-express-once"));
    }
    let m = musters(b, p)[f.i()];
    if m.slow || m.passenger || m.ships == 0 {
        return Err(Refusal::new(rule::FS_435, "refuse-sail-express"));
    }
    Ok(())
}

/// R65: it runs once in a game turn, or in a player turn. `Once::express` holds twice the turn, and one more in the Allied player turn.
const fn ran_already(p: &Position) -> bool {
    let now = this_half(p);
    if p.rules.tokyo_express_per_player_turn { p.once.express == now } else { p.once.express / 2 == p.turn && p.once.express > 0 }
}

const fn this_half(p: &Position) -> u8 {
    p.turn * 2 + p.phasing as u8
}

/// The marker is placed.
pub fn express(p: &mut Position, f: ForceId, log: &mut Log<Event>) {
    p.forces[f.i()].express = true;
    p.once.express = this_half(p);
    log.event(rule::FS_435, Event::Express { force: f });
}
