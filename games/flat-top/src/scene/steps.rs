//! The bar above the board: where we are in the hour.

use crate::names;
use crate::{
    board::Board,
    position::{AirStep, Desk, Phase},
    types::{Dir, Side},
    view::View,
};
use ironbottom_kernel::{
    Msg,
    scene::{Progress, Step},
};

/// Steps of the hour, in their order (FT-028).
const STEPS: [&str; 7] =
    ["step-prepare", "step-plot", "step-shadow", "step-ships", "step-air-first", "step-air-second", "step-combat"];

/// What is going on, for people.
pub const fn phase(phase: Phase) -> Msg {
    Msg::new(match phase {
        Phase::SetUp => "phase-set-up",
        Phase::Orders => "phase-orders",
        Phase::Shadow | Phase::Chase => "phase-shadow",
        Phase::Regroup => "phase-regroup",
        Phase::Air(Side::Allies, _) => "phase-air-allies",
        Phase::Air(Side::Japan, _) => "phase-air-japan",
        Phase::Combat => "phase-combat",
    })
}

/// The wind of the sector where the viewer's ships are, or of the first.
fn wind(b: &Board, v: &View) -> Dir {
    let at = v.own.iter().flatten().flat_map(|f| f.at_sea()).map(|(_, _, at)| at).next();
    at.map_or(v.public.winds[0], |at| v.public.wind(b, at))
}

/// Day, hour, light and wind.
pub fn title(b: &Board, v: &View) -> Msg {
    Msg::new("scene-title").msg("clock", clock(b, v)).msg("phase", phase(v.public.phase))
}

/// Day and hour for the bar, where room is scarce.
pub fn hour(b: &Board, v: &View) -> Msg {
    Msg::new(if v.public.is_night(b) { "figure-hour-night" } else { "figure-hour" })
        .msg("date", names::date(b, &v.public))
        .msg("hour", names::hour(b, &v.public, v.public.turn))
}

/// All of it.
fn clock(b: &Board, v: &View) -> Msg {
    Msg::new(if v.public.is_night(b) { "clock-night" } else { "clock-day" })
        .msg("date", names::date(b, &v.public))
        .msg("hour", names::hour(b, &v.public, v.public.turn))
        .name("wind", format!("dir.{}", wind(b, v).id()))
}

fn at(v: &View) -> usize {
    match v.public.phase {
        // Where somebody is in his own orders is his secret: the other sees the first of the two.
        Phase::SetUp | Phase::Orders => {
            let plotting = v.own.iter().flatten().all(|f| f.desk == Desk::Tf) && v.own.iter().any(Option::is_some);
            usize::from(plotting)
        }
        Phase::Shadow | Phase::Chase => 2,
        Phase::Regroup => 3,
        Phase::Air(side, _) => 4 + usize::from(v.public.initiative.is_some_and(|first| first != side)),
        Phase::Combat => 6,
    }
}

/// The steps with their ticks.
pub fn steps(v: &View) -> Vec<Step> {
    if v.public.phase == Phase::SetUp {
        return vec![Step { name: Msg::new("step-set-up"), stand: Progress::Now }];
    }
    let now = at(v);
    let over = v.public.end.is_some();
    let stand = |i: usize| match i.cmp(&now) {
        _ if over => Progress::Done,
        std::cmp::Ordering::Less => Progress::Done,
        std::cmp::Ordering::Equal => Progress::Now,
        std::cmp::Ordering::Greater => Progress::Later,
    };
    STEPS.iter().enumerate().map(|(i, name)| Step { name: Msg::new(name), stand: stand(i) }).collect()
}

/// The steps of one half of air movement, for the question (FT-173).
pub const fn air_step(step: AirStep) -> &'static str {
    match step {
        AirStep::Search => "air-search",
        AirStep::Flying | AirStep::Plotted => "air-flying",
        AirStep::TakeOff => "air-take-off",
    }
}
