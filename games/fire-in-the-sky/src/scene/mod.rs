//! How a view looks: the map, or the battle board while a battle is fought, and tables beside it.
//!
//! A space has the id of its board; a counter is `u` and its number, a task force `tf` and its number, air steps and markers are named
//! after where they are and whose (see [`ids`]).

mod areas;
mod battle;
mod fact;
pub mod ids;
mod panels;
pub mod pieces;
mod tell;

pub use battle::{base_box, control_box, is_laid, spots};
pub use fact::fact;
pub use panels::{given, turn_name};
pub use tell::tell;

use crate::{
    board::{Board, UnitId},
    names,
    position::{ForceId, Phase, Position},
    types::{Nation, Quarters, Side, Space},
};
use ironbottom_kernel::{
    Msg,
    ask::Figure,
    scene::{Progress, Scene, SpaceState, Step},
};

/// The box of destroyers that escort convoys, on the map.
pub const ESCORT: &str = "convoy_escort";

/// Malaya's two coasts have spaces of their own for ships.
pub const COASTS: [&str; 2] = ["e", "w"];

/// The picture.
pub fn scene(b: &Board, p: &Position) -> Scene {
    let (board, spaces, pieces) = match battle::is_laid(p) {
        Some(bt) => ("battle", battle::spaces(), battle::pieces(b, p, bt)),
        None => ("map", spaces(b, p), pieces::pieces(b, p)),
    };
    Scene {
        title: title(p),
        board: board.to_owned(),
        spaces,
        pieces,
        battle: p.battle.as_deref().filter(|bt| bt.opposed).map(|bt| battle::strip(b, p, bt)),
        panels: panels::panels(b, p),
        areas: if board == "map" { areas::areas(b, p) } else { Vec::new() },
        steps: steps(p),
        figures: bar(p),
        ..Scene::default()
    }
}

/// Where the piece of a counter lies in the picture; none if it is not in it.
pub fn unit_space(b: &Board, p: &Position, u: UnitId) -> Option<String> {
    match battle::is_laid(p) {
        Some(bt) => battle::unit_box(b, p, bt, u),
        None => ids::unit_space(b, p, u),
    }
}

/// Where the piece of a task force lies in the picture.
pub fn force_space(b: &Board, p: &Position, f: ForceId) -> String {
    let laid = battle::is_laid(p).and_then(|bt| battle::force_box(bt, f));
    laid.unwrap_or_else(|| names::sea_id(b, p.force(f).at))
}

/// The steps of a player turn that the bar shows.
fn steps(p: &Position) -> Vec<Step> {
    let first = if p.phasing == Side::Japan { Phase::Transport } else { Phase::Warfare };
    let all = [
        first,
        Phase::Reinforcement,
        Phase::Deployment,
        Phase::Operations,
        Phase::Reaction,
        Phase::Air,
        Phase::Battles,
        Phase::Redeployment,
    ];
    // Submarines come before battles, and ships go home before they deploy again.
    let now = match p.phase {
        Phase::Submarines => Phase::Battles,
        Phase::Return => Phase::Redeployment,
        phase => phase,
    };
    let stand = |s: Phase| match now.cmp(&s) {
        std::cmp::Ordering::Equal => Progress::Now,
        std::cmp::Ordering::Greater => Progress::Done,
        std::cmp::Ordering::Less => Progress::Later,
    };
    if matches!(p.phase, Phase::SetUp | Phase::Over) {
        return Vec::new();
    }
    all.into_iter().map(|s| Step { name: step_name(s), stand: stand(s) }).collect()
}

/// Name of a step, short enough for a bar.
fn step_name(s: Phase) -> Msg {
    Msg::new(match s {
        Phase::Transport => "step-transport",
        Phase::Warfare => "step-warfare",
        Phase::Reinforcement => "step-reinforcement",
        Phase::Deployment => "step-deployment",
        Phase::Operations => "step-operations",
        Phase::Reaction => "step-reaction",
        Phase::Air => "step-air",
        Phase::Battles => "step-battles",
        _ => "step-redeployment",
    })
}

fn title(p: &Position) -> Msg {
    match p.phase {
        Phase::SetUp => Msg::new("title-set-up"),
        Phase::Over => Msg::new("title-over"),
        phase => Msg::new("title")
            .msg("turn", turn_name(p.turn))
            .name("side", names::side_key(p.phasing))
            .msg("phase", names::phase(phase)),
    }
}

/// Short figures: victory points for both, then what the phasing side spends.
fn bar(p: &Position) -> Vec<Msg> {
    let points = |id: &'static str, q: Quarters| names::with_points(Msg::new(id), "n", q);
    let mut all = vec![Msg::new("figure-vp").int("n", p.vp)];
    match p.phasing {
        Side::Japan => {
            all.push(points("figure-oil", p.oil));
            all.push(points("figure-transport", p.transport[Nation::Japan.i()]));
            all.push(Msg::new("figure-pool").int("n", p.pool));
        }
        Side::Allies => {
            all.push(points("figure-us-transport", p.transport[Nation::Usa.i()]));
            all.push(points("figure-british-transport", p.transport[Nation::Britain.i()]));
            all.push(points("figure-oil", p.oil));
        }
    }
    all.push(Msg::new("figure-sub").int("n", p.sub[p.phasing.i()]));
    all
}

fn spaces(b: &Board, p: &Position) -> Vec<SpaceState> {
    let mut all: Vec<SpaceState> = b.all_spaces().map(|s| state(b, p, s)).collect();
    let malaya = &b.space(b.places.malaya).id;
    for side in COASTS {
        all.push(plain(&format!("{malaya}{side}")));
    }
    all.extend(holdings(b).iter().map(|id| plain(id)));
    all
}

/// The boxes on the map that only hold pieces.
pub fn holdings(b: &Board) -> [String; 3] {
    [ESCORT.to_owned(), ids::holding(b, b.places.kure), ids::holding(b, b.places.yokosuka)]
}

/// A place that nobody owns.
fn plain(id: &str) -> SpaceState {
    SpaceState { space: id.to_owned(), name: format!("space.{id}"), owner: String::new(), value: None, notes: Vec::new() }
}

fn state(b: &Board, p: &Position, s: Space) -> SpaceState {
    let info = b.space(s);
    let mut notes = Vec::new();
    if let Some(base) = &info.base {
        notes.extend(capacities(b, p, s));
        match base.vp {
            0 => {}
            n => notes.push(Msg::new("note-vp").int("n", n)),
        }
        if p.control.get(s.i()).copied().flatten().is_none() {
            notes.push(Msg::new("note-uncontrolled"));
        }
        if base.resource {
            notes.push(Msg::new("note-resource"));
        }
        if base.national.is_some() {
            notes.push(Msg::new("note-national"));
        }
    }
    if let Some(limit) = info.stacking {
        notes.push(names::with_points(Msg::new("note-stacking"), "n", limit));
    }
    if let Some(side) = p.occupier(s) {
        notes.push(Msg::new("note-occupied").name("side", names::side_key(side)));
    }
    SpaceState {
        space: info.id.clone(),
        name: names::space_key(b, s),
        owner: p.control.get(s.i()).copied().flatten().map_or_else(String::new, |side| side.id().to_owned()),
        value: None,
        notes,
    }
}

/// FS-315: how often the printed capacities of a base count.
pub fn multiplier(b: &Board, p: &Position, s: Space) -> u16 {
    let turn = b.turns.get(usize::from(p.turn.saturating_sub(1)));
    if p.holds(Side::Allies, s) { u16::from(turn.map_or(1, |t| t.multiplier.max(1))) } else { 1 }
}

/// What the base holds and may hold.
fn capacities(b: &Board, p: &Position, s: Space) -> Option<Msg> {
    let base = b.base(s)?;
    let (air, port) = (base.air?, base.port?);
    let k = multiplier(b, p, s);
    let m = Msg::new("note-capacity").int("air", u16::from(air) * k);
    Some(names::with_points(m, "port", port.times(k)))
}

/// Figures worth a chart: victory points, merchantmen, oil.
pub fn figures(p: &Position) -> Vec<Figure> {
    let figure = |chart: &str, side: Side, value: i64, digits: u8| Figure {
        chart: chart.to_owned(),
        owner: side.id().to_owned(),
        value,
        digits,
    };
    vec![
        figure("points", Side::Japan, p.vp.into(), 0),
        figure("pool", Side::Japan, p.pool.into(), 0),
        figure("oil", Side::Japan, i64::from(p.oil.0) * 25, 2),
    ]
}
