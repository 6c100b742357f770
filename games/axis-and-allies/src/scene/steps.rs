//! The steps of a turn and the figures of the power whose turn it is, for the bar over the table.

use crate::position::{Phase, Position};
use ironbottom_kernel::{
    Msg,
    scene::{Progress, Step},
};

/// The phases of a turn in their order (AA-004); the sixth needs no decision. Nothing when the game is over.
pub fn steps(p: &Position) -> Vec<Step> {
    let all = [
        (Phase::Purchase, "step-buy"),
        (Phase::CombatMove, "step-combat-move"),
        (Phase::Combat, "step-combat"),
        (Phase::NonCombatMove, "step-move"),
        (Phase::Place, "step-place"),
    ];
    if p.phase == Phase::Over {
        return Vec::new();
    }
    let stand = |phase: Phase| match phase.cmp(&p.phase) {
        std::cmp::Ordering::Less => Progress::Done,
        std::cmp::Ordering::Equal => Progress::Now,
        std::cmp::Ordering::Greater => Progress::Later,
    };
    let name = |phase: Phase, id: &'static str| match battles(p).filter(|_| phase == p.phase) {
        Some((n, of)) => Msg::new("step-combat-of").int("n", n).int("of", of),
        None => Msg::new(id),
    };
    let bid = matches!(p.phase, Phase::Bid | Phase::BidUnits).then(|| Step { name: Msg::new("step-bid"), stand: Progress::Now });
    let phases = all.into_iter().map(|(phase, id)| Step { name: name(phase, id), stand: stand(phase) });
    let income = Step { name: Msg::new("step-income"), stand: Progress::Later };
    bid.into_iter().chain(phases).chain([income]).collect()
}

/// Which battle of how many this is, where there are several.
fn battles(p: &Position) -> Option<(i64, i64)> {
    let c = p.combat.as_ref()?;
    c.battle.as_ref()?;
    let of = p.turn.sites.len() as i64;
    (of > 1).then(|| (of - c.pending.len() as i64, of))
}

/// The money of the power whose turn it is.
pub fn figures(p: &Position) -> Vec<Msg> {
    match p.phase {
        Phase::Bid | Phase::Over => Vec::new(),
        Phase::BidUnits => vec![Msg::new("figure-ipc").int("n", p.bid[p.power.i()])],
        _ => vec![Msg::new("figure-ipc").int("n", p.ipc[p.power.i()])],
    }
}
