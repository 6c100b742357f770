//! Set-up and the beginning of turns.

use crate::{
    action::Action,
    board::Board,
    event::Event,
    position::{Complex, Phase, Position, Standing, Territory, Turn},
    rules::Rules,
    types::{Development, Developments, Kind, Power},
    units::{Moved, Units},
};
use ironbottom_kernel::{GameInfo, Log, Msg, Options, Refusal, RulesVersion, SetUpError, SetUpErrors, area::SpaceSet};

/// The opening position (AA-020, AA-021, AA-042); under the weapons option two developments besides (AA-265).
pub fn set_up(
    b: &Board,
    info: &GameInfo,
    version: RulesVersion,
    scenario: &str,
    options: &Options,
) -> Result<Position, SetUpErrors> {
    let mut errors = Vec::new();
    if !info.scenarios.iter().any(|s| s.id == scenario) {
        errors.push(SetUpError::Scenario(scenario.to_owned()));
    }
    errors.extend(info.check_options(options).into_iter().map(SetUpError::Option));
    if !errors.is_empty() {
        return Err(SetUpErrors(errors));
    }
    let rules = Rules { version, ..Rules::new(info, options) };
    let mut territories: Vec<Territory> = b.spaces.iter().map(|s| Territory { owner: s.original, complex: None }).collect();
    let mut units = Units::default();
    for l in &b.set_up {
        if l.kind == Kind::Complex {
            territories[l.space.i()].complex = Some(Complex::Original(l.power));
        } else {
            units.add(l.space, l.power, l.kind, u16::from(l.n));
        }
    }
    let mut developments = [Developments::default(); 5];
    if rules.weapons_advantage {
        developments[Power::Germany.i()].add(Development::Jets);
        developments[Power::Japan.i()].add(Development::SuperSubmarines);
    }
    let mut p = Position {
        rules,
        round: 1,
        // The Axis divides its bid through Germany's seat.
        power: Power::Germany,
        phase: Phase::Bid,
        ipc: b.start_ipc,
        developments,
        territories,
        units,
        moved: Moved::default(),
        ships: Vec::new(),
        flights: Vec::new(),
        turn: Turn::default(),
        combat: None,
        boarding: None,
        standing: [Standing::default(); 5],
        outcome: None,
    };
    if rules.axis_bid == 0 {
        p.power = Power::Ussr;
        begin(b, &mut p, &mut Log::default());
    }
    Ok(p)
}

/// Begins the turn of `p.power`: forgets the last turn, fixes what is true at the start of this one, and enters phase 1.
///
/// Fixed now and for the whole turn: canals (AA-031, AA-034, AA-273), complexes that may place (AA-244) and territories that may get
/// one (AA-247), landing places (AA-130), zones shared with enemies (AA-263).
pub fn begin(b: &Board, p: &mut Position, log: &mut Log<Event>) {
    let power = p.power;
    p.moved.clear();
    p.flights.clear();
    p.combat = None;
    p.boarding = None;
    for s in &mut p.ships {
        (s.steps, s.loaded, s.unloaded, s.spent, s.target) = (0, false, false, false, None);
        for c in s.cargo.iter_mut().flatten() {
            (c.fresh, c.landing) = (false, false);
        }
    }
    p.ships.retain(|s| !s.is_plain());
    p.ships.sort_unstable();

    let held = p.owned(power);
    let friendly = p.friendly(power);
    let open = |needs: SpaceSet| (needs & !friendly).is_empty();
    let canals = b.canals.iter().enumerate().filter(|(_, c)| open(c.needs)).fold(0, |mask, (i, _)| mask | 1 << i);
    p.turn = Turn {
        held,
        friendly,
        complexes: held.iter().filter(|s| p.territories[s.i()].complex.is_some()).collect(),
        canals,
        shared: p.units.occupied(power) & p.units.hostile(power) & b.sea,
        ..Turn::default()
    };
    p.phase = Phase::Purchase;
    log.event(19, Event::TurnBegan { power, round: p.round });
    log.event(4, Event::PhaseBegan { power, phase: Phase::Purchase });
}

/// May the bid be divided so? An extra, not in the rulebook: money on top of AA-020.
fn bid_ok(p: &Position, germany: u16) -> Result<(), Refusal> {
    if germany > p.rules.axis_bid {
        return Err(Refusal::because(20, Msg::new("refuse-bid").int("bid", p.rules.axis_bid)));
    }
    Ok(())
}

/// Lists the ways to divide the bid.
pub fn list_bid(p: &Position, out: &mut Vec<Action>) {
    out.extend((0..=p.rules.axis_bid).filter(|n| bid_ok(p, *n).is_ok()).map(|germany| Action::Bid { germany }));
}

/// Checks a division of the bid.
pub fn check_bid(p: &Position, a: &Action) -> Result<(), Refusal> {
    match a {
        Action::Bid { germany } => bid_ok(p, *germany),
        _ => Err(Refusal::new(4, "refuse-phase")),
    }
}

/// Divides the bid and begins the first turn.
pub fn divide_bid(b: &Board, p: &mut Position, a: &Action, log: &mut Log<Event>) {
    let Action::Bid { germany } = *a else { return };
    let japan = p.rules.axis_bid - germany;
    p.ipc[Power::Germany.i()] += germany;
    p.ipc[Power::Japan.i()] += japan;
    log.event(20, Event::Bid { germany, japan });
    p.power = Power::Ussr;
    begin(b, p, log);
}
