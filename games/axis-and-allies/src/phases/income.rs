//! Phase 6: income, victory, next turn.
use crate::{
    board::Board,
    event::Event,
    position::{End, Position},
};
use ironbottom_kernel::{Log, Msg, Outcome, SeatSet};

/// Phase 6: collect, check victory, pass the turn on (AA-253 to AA-261).
pub fn end_turn(_b: &Board, _p: &mut Position, _log: &mut Log<Event>) {}
/// How it ended, for everybody.
pub fn outcome(_b: &Board, _p: &Position, _end: End) -> Outcome {
    Outcome { winner: None, reason: Msg::new("end-limit"), honours: SeatSet::NONE }
}
