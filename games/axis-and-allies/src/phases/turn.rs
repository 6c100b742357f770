//! Set-up and the beginning of turns.
use crate::{action::Action, board::Board, event::Event, position::Position};
use ironbottom_kernel::{GameInfo, Log, Options, Refusal, SetUpErrors};

/// The opening position.
pub fn set_up(_b: &Board, _info: &GameInfo, _scenario: &str, _options: &Options) -> Result<Position, SetUpErrors> {
    Err(SetUpErrors(Vec::new()))
}
/// Begins the turn of `p.power`: fixes what is true at its start (AA-031, AA-244, ...), phase 1.
pub fn begin(_b: &Board, _p: &mut Position, _log: &mut Log<Event>) {}
/// Lists the ways to divide the bid.
pub fn list_bid(_p: &Position, _out: &mut Vec<Action>) {}
/// Checks a division of the bid.
pub fn check_bid(_p: &Position, _a: &Action) -> Result<(), Refusal> {
    Err(Refusal::new(4, "refuse-phase"))
}
/// Divides the bid and begins the first turn.
pub fn divide_bid(_b: &Board, _p: &mut Position, _a: &Action, _log: &mut Log<Event>) {}
