//! Set-up and the beginning of turns.

use crate::{
    board::Board,
    event::Event,
    position::{Complex, Phase, Position, Standing, Territory, Turn},
    rule,
    settings::Settings,
    types::{Development, Developments, Kind, Power},
    units::{Moved, Units},
};
use ironbottom_kernel::{GameInfo, Log, Options, RulesVersion, SetUpErrors, area::SpaceSet};

/// The opening position (AA-020, AA-021, AA-042); under the weapons option two developments besides (AA-265).
pub fn set_up(
    b: &Board,
    info: &GameInfo,
    version: RulesVersion,
    scenario: &str,
    options: &Options,
) -> Result<Position, SetUpErrors> {
    info.check_set_up(scenario, options)?;
    let rules = Settings::new(info, options, version);
    let mut territories: Vec<Territory> = b.spaces.iter().map(|s| Territory { owner: s.start, complex: None }).collect();
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
        standing: [Standing::usual(&rules); 5],
        outcome: None,
        bid: [0; 5],
    };
    if rules.axis_bid == 0 {
        p.power = Power::Ussr;
        begin(b, &mut p, &mut Log::default());
    }
    Ok(p)
}

/// Begins the turn of `p.power`: forgets the last turn, fixes what is true at the start of this one, and enters phase 1.
///
/// Fixed now and for the whole turn: canals (AA-031, AA-034, AA-273), complexes that may place (AA-244), a freed ally's among them
/// while his capital is lost (AA-128), and territories that may get one (AA-247), landing places (AA-130), zones shared with enemies
/// (AA-263).
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
    log.event(rule::AA_019, Event::TurnBegan { power, round: p.round });
    log.event(rule::AA_004, Event::PhaseBegan { power, phase: Phase::Purchase });
}
